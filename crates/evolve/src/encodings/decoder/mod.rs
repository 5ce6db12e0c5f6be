//! Partial boards without violations, made from two parents by a propagating decoder.
//!
//! A [`Decoder`] starts from the board after placing naked and hidden singles, and decides one
//! candidate after another. Each decision is followed by all singles that it implies.
//!
//! It never backtracks. A candidate that leads to a dead end by singles alone is excluded instead
//! (a failed literal). If that is a dead end too, the cells that can't be filled stay open. So a
//! decode ends after at most as many decisions as there are candidates. Its board is solved if no
//! cell is open.

mod board;
mod decode;
mod interface;
mod layer;
mod layout;
mod sizes;
#[cfg(test)]
mod tests;

pub use board::{Blanks, Decoded};
pub use interface::{Decoder, Inheritance};
pub use sizes::decoder;

#[cfg(test)]
use decode::Layered;
