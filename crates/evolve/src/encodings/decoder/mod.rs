//! Partial boards without violation, as a propagating decoder makes them of two parents.
//!
//! A [`Decoder`] begins with the board that naked and hidden singles leave and decides one
//! candidate after the other; each decision is followed by all singles that come of it. It never
//! takes a decision back: a candidate that leads to a dead end by singles alone is ruled out
//! instead (a failed literal), and where that is a dead end too, what can't be completed stays
//! blank. So a decode ends after at most as many decisions as there are candidates, and its board
//! is solved if no cell is blank.

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
