//! Plain 9x9 boards as text, and what solves them so.

use crate::model::{Digit, Element, Grid};

/// A 9x9 board as text: a character for each cell in reading order, `1` to `9` for digits, any
/// other for a blank.
pub type Line = [u8; 81];

/// What there is to know about a [`Line`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineAnswer {
    /// The first solution found, `1` to `9` in every cell; meaningless if there is none.
    pub solution: Line,
    /// The number of solutions, at most as many as were asked for.
    pub solutions: u8,
    /// The boards on which the engine had to branch; if it stopped at the limit of solutions, at
    /// least those on the way to the one that it reports.
    pub guesses: u32,
}

impl LineAnswer {
    /// Nothing known yet.
    pub const NONE: Self = Self { solution: [b'.'; 81], solutions: 0, guesses: 0 };
}

/// Solves plain 9x9 boards from text to text, as fast as the engine can.
///
/// Commands and generators that have thousands of plain boards call this and not
/// [`Solver`](crate::search::Solver): no puzzle is built, and an engine may search many boards at
/// once. An implementor must give each board the answer that it has alone, whichever boards come
/// with it, and must not leave an answer unwritten.
///
/// ```
/// use evoku_sudoku::plumbing::{LineAnswer, SolveLines};
/// use evoku_sudoku::search::Batch9;
///
/// let blank = [b'.'; 81];
/// let mut clash = blank;
/// clash[..2].copy_from_slice(b"11");
/// let mut answers = [LineAnswer::NONE; 2];
/// SolveLines::solve(&mut Batch9::new(), &[&blank, &clash], 2, &mut answers);
/// assert_eq!(answers.map(|answer| answer.solutions), [2, 0]);
/// ```
pub trait SolveLines: Send {
    /// Counts the solutions of each board up to `limit`, at least 1, and writes the first down.
    ///
    /// # Panics
    /// If there are more boards than answers.
    fn solve(&mut self, lines: &[&Line], limit: u8, answers: &mut [LineAnswer]);
}

/// The text of a 9x9 grid, blanks as `.`.
///
/// # Panics
/// If the grid has another side.
#[must_use]
pub fn line_of(grid: &Grid) -> Line {
    assert_eq!(grid.side(), 9, "a line has 81 cells");
    std::array::from_fn(|cell| grid.cells()[cell].map_or(b'.', |digit| b'0' + digit.value()))
}

/// The grid of a text; whatever is no digit is a blank.
#[must_use]
pub fn grid_of(line: &Line) -> Grid {
    let mut grid = Grid::blank(9);
    for (cell, &byte) in line.iter().enumerate() {
        let digit = Digit::new(byte.wrapping_sub(b'0')).filter(|digit| digit.value() <= 9);
        grid.set(Element::from_index(cell), digit);
    }
    grid
}
