//! Encodings: how an attempt at a Sudoku is kept, with its moves and its cost.
//!
//! [`board`] holds any digit or a blank in every open cell; [`units`] holds boards in which one
//! kind of unit (rows, columns, boxes) is always complete, for crossover; [`swaps`] holds the same
//! boards for algorithms that make one swap at a time; [`decoder`] and [`filling`] hold partial
//! boards without violation, which cost their blanks, and [`domains`] filters such boards;
//! [`colouring`] holds in every open cell one of the digits that no given peer has, for tabu search;
//! [`clauses`] holds a truth value for each of these digits, for WalkSAT.
//!
//! Colourings count conflicts, pairs of peers with equal digits, truth values the clauses that they
//! don't satisfy, and decoders blanks. The others all count the same cost (boards with complete
//! units their illegal houses, if asked): the *missing digits*, for each house the digits that it
//! lacks, plus the pairs (knight's or king's move) that hold equal digits. On a full board a house
//! lacks as many digits as it holds duplicates, so this is the number of duplicate entries; a blank
//! counts as missing. Every cost is 0 if and only if the board is a solution; pencil marks aren't
//! counted, because boards are made of marked digits only. To any of them [`parts`] adds what a
//! board breaks of its constraints.
//!
//! [`permutation`] is the encoding of the core for puzzles of other kinds.

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
