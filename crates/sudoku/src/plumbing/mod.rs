//! What the crates of this workspace share: lines of an input by the million, engines that solve
//! them, lists, bits, hashes, cells of CSV, and which puzzles are the same but for their looks.
//!
//! Everything here follows the needs of these crates and may change in any version. For other
//! programs [`Reader`](crate::formats::Reader) and [`solve_batch`](crate::search::solve_batch)
//! read and solve.
//!
//! ```
//! use evoku_sudoku::formats::{Hints, Reader};
//! use evoku_sudoku::plumbing::{LineAnswer, SolveLines, grid_of};
//! use evoku_sudoku::search::Batch9;
//!
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
//! let mut reader = Reader::new(text.as_bytes(), Hints::default());
//! let chunk = reader.chunk(1 << 16, Vec::new()).unwrap()?;
//! let lines: Vec<&[u8; 81]> = chunk.lines().filter_map(|line| line.nine).collect();
//! let mut answers = vec![LineAnswer::NONE; lines.len()];
//! Batch9::default().solve(&lines, 2, &mut answers);
//! assert_eq!(answers[0].solutions, 1);
//! assert!(grid_of(&answers[0].solution).is_complete());
//! # Ok::<(), evoku_sudoku::formats::ReadError>(())
//! ```

mod canon;
mod csv_cell;
mod fnv;
mod known;

pub use crate::formats::chunk::{Chunk, ChunkLine, LineRecords};
pub use crate::model::bits::bits;
pub use crate::model::lists::Lists;
#[doc(inline)]
pub use crate::search::lines::{Line, LineAnswer, SolveLines, grid_of, line_of};
pub use canon::{Canon, NoForm, canonical, digest, kind};
pub use csv_cell::csv_cell;
pub use fnv::{FNV_64, FNV_128, fnv_64, fnv_128};
pub use known::Known;
