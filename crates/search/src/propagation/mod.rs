//! Propagation: rules of deduction, applied until none of them rules out anything more.
//!
//! Every rule is sound (it rules out only candidates that are in no solution). It is also monotone
//! (from fewer candidates it concludes at least as much). The fixed point therefore depends neither
//! on the order of the rules nor on that of the givens (K. R. Apt, "The essence of constraint
//! propagation", Theoretical Computer Science 221 (1999), doi:10.1016/S0304-3975(99)00032-8).
//!
//! ```
//! use std::sync::Arc;
//!
//! use evoku_search::{Board, Propagation, Propagator};
//! use evoku_model::{Cell, Digit, Geometry, Shape};
//!
//! let geometry = Arc::new(Geometry::plain(Shape::new(2, 2)?));
//! let mut board = Board::blank(&Arc::new(Propagator::new(geometry, Propagation::Basic)));
//! let digit = |value| Digit::new(value).expect("a digit");
//! for (column, value) in [(0, 1), (1, 2), (2, 3)] {
//!     board.set(Cell::at(0, column, 4), digit(value))?;
//! }
//! assert_eq!(board.get(Cell::at(0, 3, 4)), Some(digit(4)));
//! assert!(board.set(Cell::at(1, 0, 4), digit(1)).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod all_different;
mod board;
mod crossings;
mod division;
mod level;
mod locked;
mod narrowed;
mod parts;
mod propagator;
mod rules;
mod subsets;
mod work;

pub use board::Board;
pub use level::{Contradiction, Propagation};
pub use narrowed::Narrowed;
pub use parts::narrow;
pub use propagator::Propagator;
pub use rules::{RULES, Rule};
