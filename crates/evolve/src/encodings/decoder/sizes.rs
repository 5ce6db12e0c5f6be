//! The choice of the decoder by the size of a board.

use evoku_sudoku::Sudoku;

use crate::encodings::decoder::decode::Layered;
use crate::encodings::decoder::interface::{Decoder, Inheritance};

/// Creates a decoder for a puzzle of any geometry.
#[must_use]
pub fn decoder(sudoku: &Sudoku, inheritance: Inheritance) -> Box<dyn Decoder> {
    match sudoku.givens().cells().len().div_ceil(64) {
        ..=2 => Box::new(Layered::<2>::new(sudoku, inheritance)),
        3..=4 => Box::new(Layered::<4>::new(sudoku, inheritance)),
        5..=10 => Box::new(Layered::<10>::new(sudoku, inheritance)),
        11..=21 => Box::new(Layered::<21>::new(sudoku, inheritance)),
        _ => Box::new(Layered::<64>::new(sudoku, inheritance)),
    }
}
