//! Game ids of Simon Tatham's Portable Puzzle Collection.
//!
//! `solo` is Sudoku, `keen` KenKen, `unequal` Futoshiki, and `towers` skyscrapers. `runs` contains
//! the common notation of numbers, blanks and blocks. (The formats are described in the comments of
//! the collection's source.)

pub(super) mod keen;
mod latin;
mod runs;
pub(super) mod solo;
pub(super) mod towers;
pub(super) mod unequal;
