//! Plain 9x9 Sudoku from text to text, optimised for speed.
//!
//! There are two engines: [`Single9`] has the lowest latency, and [`Batch9`] solves 512 boards at
//! once. Both represent boards only as lines of 81 characters, so users who only need speed compile
//! nothing else. `evoku-sudoku` contains them together with its other engines.
//!
//! ```
//! use evoku_nine::{Batch9, LineAnswer, SolveLines};
//!
//! let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let mut answers = [LineAnswer::NONE];
//! Batch9::new().solve(&[line], 2, &mut answers);
//! assert_eq!(answers[0].solutions, 1);
//! assert!(answers[0].solution.starts_with(b"534678912"));
//! ```

mod batch9;
mod limit;
mod lines;
mod single9;

pub use batch9::{Batch9, Vectors};
pub use limit::{Effort, Halt, Limit};
pub use lines::{Candidate, Line, LineAnswer, Marks, Row, SolveLines};
pub use single9::Single9;
