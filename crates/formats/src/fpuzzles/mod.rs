//! Puzzles of f-puzzles.com: JSON objects with constraints, and links that hold them compressed.
//!
//! `link` finds the puzzle in a link, `lz` unpacks it; `members` is the table of the members that
//! hold constraints, which `entries` turns into constraints and back; `reading` and `writing` do
//! the rest of an object.

mod entries;
pub(super) mod format;
pub(super) mod link;
pub(super) mod lz;
mod members;
pub(super) mod mistake;
pub(super) mod reading;
mod writing;
