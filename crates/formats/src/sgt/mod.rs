//! Game ids of Simon Tatham's Portable Puzzle Collection.
//!
//! `solo` is Sudoku, `keen` KenKen, `unequal` Futoshiki, `towers` skyscrapers; `runs` is how all of
//! them write numbers, blanks and blocks. (The formats are described in the comments of the
//! collection's source.)

pub(super) mod keen;
mod latin;
mod runs;
pub(super) mod solo;
pub(super) mod towers;
pub(super) mod unequal;
