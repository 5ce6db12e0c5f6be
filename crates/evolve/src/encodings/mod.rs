//! Encodings: representations of an attempt at a Sudoku, with its moves and its cost.
//!
//! - [`board`]: any digit or none in every open cell.
//! - [`units`]: boards in which one kind of unit (rows, columns, boxes) is always complete, for
//!   crossover.
//! - [`swaps`]: the same boards, for algorithms that make one swap at a time.
//! - [`decoder`] and [`filling`]: partial boards without violations; [`domains`] filters such
//!   boards.
//! - [`colouring`]: one digit in every open cell, from a list of the digits that no given peer has,
//!   for tabu search.
//! - [`clauses`]: a truth value for each of these digits, for WalkSAT.
//!
//! Most encodings count the same cost: the *missing digits*, which are the digits that do not occur
//! in a house, summed over all houses. Pairs of cells (knight's or king's move) with equal digits
//! are added. On a full board a house misses as many digits as it has duplicates, so the cost is
//! the number of duplicate entries. An empty cell counts as a missing digit.
//!
//! Other encodings count differently. Colourings count conflicts, which are pairs of peers with
//! equal digits. Truth assignments count unsatisfied clauses, and decoders empty cells. Boards with
//! complete units can also count illegal houses.
//!
//! A cost is 0 if and only if the board is a solution, with the exception of two fitness functions
//! in [`board`]. Pencil marks aren't counted, because boards contain only marked digits. To every
//! cost, [`parts`] adds the violations of constraints.
//!
//! [`permutation`] is the encoding of the core for other kinds of puzzles.

pub mod board;
pub mod clauses;
pub mod colouring;
pub mod decoder;
pub mod domains;
pub mod filling;
pub mod parts;
pub mod swaps;
pub mod text;
pub mod units;

mod by_side;
mod complete;
mod memory;
mod partners;

pub(crate) use by_side::by_side;
pub use complete::{NotServed, Unit};
pub use evoku_ea::permutation;
