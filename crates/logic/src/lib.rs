//! Human logic: deductions from the rules of a board, without search.
//!
//! A [`Reasoner`] finds one [`Deduction`] at a time, with its reason. It tries the techniques of
//! the [`LADDER`] in order, easiest first. [`rating`] measures the difficulty of a puzzle by its
//! steps; [`explain`] describes and draws them. Propagation for search is in [`evoku_search`].
//!
//! ```
//! use evoku_logic::{LADDER, Reasoner, Rung, Technique};
//! use evoku_model::Sudoku;
//!
//! let sudoku: Sudoku = "1..4..1..1..43.1".parse()?;
//! let mut reasoner = Reasoner::new(sudoku.geometry());
//! reasoner.start(&sudoku, true);
//! let deduction = reasoner.next(LADDER.iter().map(Rung::technique)).expect("a step");
//! assert_eq!(deduction.technique, Technique::FullHouse);
//! # Ok::<(), evoku_model::text::ReadError>(())
//! ```

#![deny(unsafe_code)]

mod aliases;
mod argument;
mod article;
mod deduction;
pub mod explain;
mod ladder;
mod layout;
mod level;
mod position;
pub mod rating;
mod reasoner;
mod tallies;
mod technique;
mod techniques;
mod words;

pub use argument::{Argument, Grounds};
pub use deduction::{Deduction, Implication, Implications, LockedSet, Pattern};
pub use ladder::{LADDER, Rung, default_rungs};
pub use level::Level;
pub use reasoner::Reasoner;
pub use technique::{Fins, Fish, FishShape, Technique};
pub use techniques::singles::Single;
