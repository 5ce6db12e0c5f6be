//! Sudoku of every size and geometry.
//!
//! [`model`] says what a Sudoku is, [`formats`] reads and writes it, [`logic`] deduces,
//! [`explain`] says why, [`search`] solves, [`generate`] makes puzzles, [`rating`] says how hard
//! they are. All are free of side effects: nothing here opens a file, prints, or starts a thread.
//!
//! ```
//! use evoku_sudoku::formats::{Hints, Reader};
//! use evoku_sudoku::search::{Answer, solve, solve_batch};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//!     let puzzles = Reader::new(text.as_bytes(), Hints::default()).map(|record| Ok(record?.sudoku));
//!     let puzzles = puzzles.collect::<Result<Vec<_>, evoku_sudoku::formats::ReadError>>()?;
//!     let Answer::Unique(grid) = solve(&puzzles[0]) else { return Err("not a proper puzzle".into()) };
//!     assert!(puzzles[0].is_solved_by(&grid));
//!     assert_eq!(solve_batch(&puzzles), [Answer::Unique(grid)]); // by the million, on one thread
//!     Ok(())
//! }
//! ```

#![deny(unsafe_code)]

pub mod explain;
pub mod formats;
pub mod generate;
pub mod logic;
pub mod model;
pub mod rating;
pub mod search;

pub use model::*;
