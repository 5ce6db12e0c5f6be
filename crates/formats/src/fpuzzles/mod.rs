//! Puzzles of f-puzzles.com: JSON objects with constraints, and links that contain them in
//! compressed form.
//!
//! `link` finds the puzzle in a link, and `lz` unpacks it. `members` is the table of the members
//! that contain constraints. `entries` converts these members to constraints and back. `reading`
//! and `writing` convert the rest of an object.

mod entries;
pub(super) mod format;
pub(super) mod link;
pub(super) mod lz;
mod members;
pub(super) mod mistake;
pub(super) mod reading;
mod writing;
