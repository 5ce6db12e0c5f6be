//! Encodings: representations of an attempt at a Sudoku, with its moves and its cost.
//!
//! - [`board`]: any digit or none in every open cell.
//! - [`units`]: boards in which one kind of unit (rows, columns or boxes) is always complete, for
//!   algorithms with crossover.
//! - [`swaps`]: boards with complete units, for algorithms that make one swap at a time.
//! - [`decoder`] and [`filling`]: partial boards without violations; [`domains`] filters partial
//!   boards.
//! - [`colouring`]: one digit in every open cell, from a list of the digits that no given peer has,
//!   for tabu search.
//! - [`clauses`]: a truth value for each digit of these lists, for WalkSAT.
//!
//! Most encodings have the same cost: the number of *missing digits*, that is, of digits that do
//! not occur in a house, summed over all houses. Pairs of cells a knight's or king's move apart
//! that hold equal digits are added. On a full board, a house has as many missing digits as
//! duplicates, so the cost is the number of duplicate entries. An empty cell counts as a missing
//! digit.
//!
//! Other encodings count differently. Colourings count conflicts, that is, pairs of peers with
//! equal digits. Truth assignments count unsatisfied clauses, and decoders count empty cells.
//! Boards with complete units can also count illegal houses.
//!
//! A cost is 0 if and only if the board is a solution. The exceptions are two fitness functions in
//! [`board`]. Violations of pencil marks aren't counted, because boards contain only marked digits.
//! To every cost, [`parts`] adds the violations of constraints.
//!
//! [`permutation`] is the encoding for other kinds of puzzles, from [`evoku_ea`].

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
pub use complete::{Unit, UnsupportedPuzzle};
pub use evoku_ea::permutation;
