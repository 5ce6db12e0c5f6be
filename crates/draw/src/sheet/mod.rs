//! Puzzles on pages for printing, as in a book. There are pages of puzzles, with a caption below
//! each puzzle, and pages of solutions.
//!
//! A [`PuzzleList`] stores the puzzles. A [`Book`] assigns them to [`Pages`] and draws one page at
//! a time.

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
mod puzzle_list;
mod step;
#[cfg(test)]
mod tests;

pub use book::{Book, Pages};
pub use caption::notes;
pub use entry::Entry;
pub use error::SheetError;
pub use layout::Layout;
pub use paper::{PaperSize, length};
pub use puzzle_list::{Chapter, PuzzleList};
pub use step::figure as step;
