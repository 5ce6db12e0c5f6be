//! Sudoku of every size and geometry.
//!
//! [`model`] says what a Sudoku is, [`formats`] reads and writes it, [`logic`] deduces,
//! [`explain`] says why, [`search`] solves, [`generate`] makes puzzles, [`rating`] says how hard
//! they are, [`features`] what they are like. [`plumbing`] is what the other crates share. All are free of side effects: nothing
//! here opens a file, prints, or starts a thread.
//!
//! ```
//! use evoku_sudoku::Sudoku;
//! use evoku_sudoku::formats::{Hints, ReadError, Reader};
//! use evoku_sudoku::search::{Answer, solve, solve_batch};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     // One puzzle: parsed, solved, printed.
//!     let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//!     let sudoku: Sudoku = text.parse()?;
//!     let Answer::Unique(grid) = solve(&sudoku) else { return Err("not a proper puzzle".into()) };
//!     assert!(sudoku.is_solved_by(&grid));
//!     assert!(grid.to_string().starts_with("534678912"));
//!
//!     // Many puzzles of a file in any format, on one thread.
//!     let file = format!("{text} the first\n{text} the second\n");
//!     let records = Reader::new(file.as_bytes(), Hints::default());
//!     let puzzles = records.map(|record| Ok(record?.sudoku));
//!     let puzzles = puzzles.collect::<Result<Vec<_>, ReadError>>()?;
//!     assert_eq!(solve_batch(&puzzles), [Answer::Unique(grid.clone()), Answer::Unique(grid)]);
//!     Ok(())
//! }
//! ```

#![deny(unsafe_code)]

pub mod explain;
pub mod features;
pub mod formats;
pub mod generate;
pub mod logic;
pub mod model;
pub mod plumbing;
pub mod rating;
pub mod search;

pub use model::*;
