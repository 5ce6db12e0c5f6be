//! Puzzles on paper, as in a book: pages of puzzles with a caption under each, and pages of
//! solutions.
//!
//! A [`Shelf`] keeps the puzzles, a [`Book`] says which are on which of its [`Pages`], and draws
//! one page at a time.

mod board;
mod book;
mod caption;
mod constraints;
mod entry;
mod ink;
mod layout;
mod page;
mod paper;
mod shelf;
mod step;
#[cfg(test)]
mod tests;

pub(crate) use book::{Book, Pages};
pub(crate) use entry::Entry;
pub(crate) use layout::Layout;
pub(crate) use paper::{Paper, length};
pub(crate) use shelf::Shelf;
pub(crate) use step::figure as step;
