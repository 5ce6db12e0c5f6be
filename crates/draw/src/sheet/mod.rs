//! Puzzles on pages for printing, as in a book: pages of puzzles with a caption below each, and
//! pages of solutions.
//!
//! A [`Shelf`] stores the puzzles. A [`Book`] assigns them to [`Pages`] and draws one page at a
//! time.

mod board;
mod book;
mod caption;
mod constraints;
mod entry;
mod error;
mod ink;
mod layout;
mod page;
mod paper;
mod shelf;
mod step;
#[cfg(test)]
mod tests;

pub use book::{Book, Pages};
pub use caption::notes;
pub use entry::Entry;
pub use error::SheetError;
pub use layout::Layout;
pub use paper::{Paper, length};
pub use shelf::{Chapter, Shelf};
pub use step::figure as step;
