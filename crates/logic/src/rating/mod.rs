//! How hard a puzzle is.
//!
//! There is no one scale, so every figure is told with the name of its own. [`Rater`] walks the
//! path of human logic, gives HoDoKu's score and from it the [`Level`] by which evoku's commands
//! and experiments ask for puzzles. [`explainer`] gives the ratings of Sudoku Explainer. [`Raters`]
//! gives all of them.

pub mod explainer;
mod rater;
mod scales;

pub use crate::Level;
pub use rater::{Rater, Rating, Unrated, Walked};
pub use scales::{Rated, Raters, Scale};
