//! Difficulty ratings of puzzles.
//!
//! There is no single scale, so every figure is reported with the name of its scale. [`Rater`]
//! follows the path of human logic, gives HoDoKu's score and derives the [`Level`] that evoku's
//! commands and experiments use. [`explainer`] gives the ratings of Sudoku Explainer and, with the
//! feature `sukaku`, those of Sukaku Explainer. [`Raters`] computes all of these ratings.

pub mod explainer;
mod rater;
mod scales;

pub use crate::Level;
pub use rater::{Rater, Rating, Unrated, WalkStep};
pub use scales::{Rated, Raters, Scale};
