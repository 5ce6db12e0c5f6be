//! Sudoku of every size and geometry.
//!
//! A facade over six crates, so that programs depend on one. [`model`] defines a Sudoku,
//! [`formats`] read and write it, [`search`] solves it and [`logic`] deduces like people.
//! [`rating`] measures the difficulty, [`explain`] explains the steps in words and pictures.
//! [`generate`] generates puzzles and [`features`] describe them in figures. Nothing here opens a
//! file, prints, or starts a thread.
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

#[doc(inline)]
pub use evoku_formats as formats;
#[doc(inline)]
pub use evoku_generate as generate;
#[doc(inline)]
pub use evoku_generate::features;
#[doc(inline)]
pub use evoku_logic::{explain, rating};
#[doc(inline)]
pub use evoku_messages as messages;
#[doc(inline)]
pub use evoku_model as model;
pub use evoku_model::*;
#[doc(inline)]
pub use evoku_search as search;

/// Human logic, and the propagation of [`search`].
pub mod logic {
    pub use evoku_logic::*;
    pub use evoku_search::{
        Board, Contradiction, Narrowed, Propagation, Propagator, RULES, Rule, narrow,
    };
}

/// The names that most programs need.
///
/// ```
/// use evoku_sudoku::prelude::*;
///
/// let sudoku: Sudoku = "1..4..1..1..43.1".parse()?;
/// let Answer::Unique(grid) = solve(&sudoku) else { panic!("not a proper puzzle") };
/// assert_eq!(grid.get(Cell::at(0, 1, 4)), Digit::new(2));
/// # Ok::<(), ReadError>(())
/// ```
pub mod prelude {
    pub use evoku_formats::{Hints, ReadError, Reader, Writer, parse};
    pub use evoku_model::{Cell, Digit, Geometry, Grid, Rules, Shape, Sudoku};
    pub use evoku_search::{Answer, count_solutions, solutions, solve, solve_batch};
}
