//! Difficulty ratings of puzzles.
//!
//! There is no single scale, so every figure is reported with the name of its scale. [`Rater`]
//! follows the path of human logic, gives HoDoKu's score and derives the [`Level`] that evoku's
//! commands and experiments use. [`explainer`] gives the ratings of Sudoku Explainer. [`Raters`]
//! gives all of them.

pub mod explainer;
mod rater;
mod scales;

pub use crate::Level;
pub use rater::{Rater, Rating, Unrated, Walked};
pub use scales::{Rated, Raters, Scale};
