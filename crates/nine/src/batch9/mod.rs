//! `batch9`: 512 plain 9x9 boards at once, one bit each.
//!
//! # Bit slicing
//!
//! A processor's word usually represents one board, with a bit for each cell or digit. Here it is
//! transposed: there is a word for each *candidate*, and each of its bits belongs to another board
//! (E. Biham, "A fast new DES implementation in software", FSE 1997, doi:10.1007/BFb0052352):
//!
//! ```text
//!                              board 511 ......... 2 1 0
//!   candidate[1][r1c1]                 0 ......... 1 1 0    512 bits: a plane
//!   candidate[1][r1c2]                 1 ......... 0 1 0    729 planes: 46,656 bytes
//!      ...
//!   candidate[9][r9c9]                 0 ......... 1 0 1    a column: a board
//! ```
//!
//! Rules become logic circuits. "Digit 1 is in no cell of this minirow" is `!(a | b | c)`, one or
//! two instructions for all boards. There are no mispredicted branches and no cache misses in
//! tables. The price is that all boards go through the same rules in the same order. The rules must
//! therefore be few, strong and cheap as circuits, and finished boards must make room.
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
//! | part | contents |
//! |---|---|
//! | `mask` | sets of the 512 boards |
//! | `word` | a plane, or part of it, and its operations |
//! | `x86`, `v128`, `plain` | words of vector instructions, and of plain integers |
//! | `planes` | the candidates of boards as planes |
//! | `round` | a round of propagation |
//! | `branch` | the cell to branch on, and the branches |
//! | `transpose` | from planes to boards and back |
//! | `packed` | boards with two cells in a byte, from lines of text and back |
//! | `text` | from packed boards to planes and back |
//! | `unrolled` | unrolled array operations |
//! | `pool` | waiting boards |
//! | `block` | the steps of the loop |
//! | `lines`, `enumerate` | the loop: for many puzzles, for all solutions of one |
//! | `ledger` | the task and the progress of each of many puzzles |
//! | `dispatch` | the choice of a word type at run time |
//!
//! # Determinism
//!
//! Propagation reaches its fixed point before a board branches, and the effect of a round on a
//! board depends on this board alone. The search tree is therefore a function of the puzzle,
//! regardless of the other lanes. So are the number of solutions and, if the whole tree was
//! searched, the number of guesses.
//!
//! A search that ends early at its limit could depend on the free lanes. It does not, because each
//! board carries its place in the tree. Of several solutions, the first in depth-first order is
//! reported, and all boards before it are searched to the end. If a puzzle has at least as many
//! solutions as the limit, its guesses are those on the path to that solution.
//!
//! Places are 64 decisions long, and deeper nodes share a place. A first solution at such a depth
//! is possible only on nearly empty boards.
//!
//! All vector levels perform the same steps in the same order, bit for bit.

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
