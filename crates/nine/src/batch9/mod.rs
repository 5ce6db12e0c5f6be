//! `batch9`: 512 plain 9x9 boards at once, one bit each.
//!
//! # Bit slicing
//!
//! A processor's word is usually spent on one board: a bit for each cell, or for each digit. Here
//! it is cut the other way. There is a word for each *candidate*, and each bit of it belongs to
//! another board (E. Biham, "A fast new DES implementation in software", FSE 1997,
//! doi:10.1007/BFb0052352):
//!
//! ```text
//!                              board 511 ......... 2 1 0
//!   candidate[1][r1c1]                 0 ......... 1 1 0    512 bits: a plane
//!   candidate[1][r1c2]                 1 ......... 0 1 0    729 planes: 46,656 bytes
//!      ...
//!   candidate[9][r9c9]                 0 ......... 1 0 1    a column: a board
//! ```
//!
//! Logic becomes circuitry. "Digit 1 is in no cell of this minirow" is `!(a | b | c)`, for all
//! boards in one or two instructions, without a branch that could be mispredicted and without a
//! table that could miss the cache. The price is that all boards go through the same rules in the
//! same order. So the rules must be few, strong and cheap as circuits, and boards that are through
//! must make room.
//!
//! # The loop
//!
//! ```text
//!        lines of text ──pack──┐                        ┌──unpack──> solutions
//!                              ▼                        │
//!   pool ──────transpose──> ┌─────────┐  propagate   solved
//!     ▲                     │  block  │ ───────────> dead ────────> free lanes
//!     │                     └─────────┘              open
//!     │                          ▲                      │
//!     │                          └─ first branch ───────┤
//!     └── second branch, if no lane nearby is free ─────┘
//! ```
//!
//! | part | what |
//! |---|---|
//! | `mask` | some of the 512 boards |
//! | `word` | a plane, or a part of it, and the operations on it |
//! | `x86`, `v128`, `plain` | words of vector instructions, and of plain integers |
//! | `planes` | the candidates of boards as planes |
//! | `round` | a round of propagation |
//! | `branch` | the cell to branch on, and the branches |
//! | `transpose` | from planes to boards and back |
//! | `packed` | boards with two cells in a byte, from lines of text and back |
//! | `text` | from packed boards to planes and back |
//! | `unrolled` | arrays written out |
//! | `pool` | boards that wait |
//! | `block` | the steps of the loop |
//! | `lines`, `enumerate` | the loop: for many puzzles, for all solutions of one |
//! | `ledger` | what is asked of each of many puzzles, and known so far |
//! | `dispatch` | the choice among words at run time |
//!
//! # What results depend on
//!
//! Propagation goes to its fixpoint before a board branches, and what a round makes of a board
//! depends on this board alone. So the search tree is a function of the puzzle, whatever happens in
//! the other lanes, and with it the number of solutions and, if the whole tree was searched, the
//! number of guesses. A search that ends early at its limit would depend on which lanes were free.
//! It doesn't, because each board carries its place in the tree: of several solutions the first in
//! depth-first order is reported, and what lies before it is searched to the end. The guesses of a
//! puzzle with as many solutions as the limit are those on the way to that solution.
//!
//! Places are 64 decisions long. Deeper nodes count as the same place; a first solution as deep as
//! that is possible only on boards that are all but empty.
//!
//! All levels do the same in the same order, bit for bit.

#![allow(
    clippy::needless_range_loop,
    reason = "planes go by cell and digit, masks by integer, several of them at a time"
)]

mod block;
mod branch;
mod dispatch;
mod engine;
mod enumerate;
mod ledger;
mod lines;
mod mask;
mod packed;
#[cfg(any(
    test,
    not(any(target_arch = "x86_64", all(target_family = "wasm", target_feature = "simd128")))
))]
mod plain;
mod planes;
mod pool;
mod round;
#[cfg(test)]
mod tests;
mod text;
mod transpose;
mod unrolled;
#[cfg(all(target_family = "wasm", target_feature = "simd128"))]
mod v128;
mod word;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use dispatch::Vectors;
pub use engine::Batch9;
