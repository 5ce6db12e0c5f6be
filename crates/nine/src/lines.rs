//! Plain 9x9 boards as text, and the interface for solving them.

/// A 9x9 board as text: one character per cell in reading order, `1` to `9` for digits, any other
/// character for a blank.
pub type Line = [u8; 81];

/// A 9x9 board with pencil marks: the candidates of each cell in reading order, digit `d` as bit
/// `d - 1`.
pub type Marks = [u16; 81];

/// A digit in a cell, both counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Candidate {
    /// The cell in reading order, below 81.
    pub cell: u8,
    /// The digit, below 9.
    pub digit: u8,
}

/// The answer to a [`Line`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineAnswer {
    /// The first solution found, `1` to `9` in every cell; unspecified if there is none.
    pub solution: Line,
    /// The number of solutions, up to the requested limit.
    pub solutions: u8,
    /// The number of boards that the engine branched on. If it stopped at the limit of solutions,
    /// this includes at least those on the path to the reported solution.
    pub guesses: u32,
}

impl LineAnswer {
    /// The initial value, before a search.
    pub const NONE: Self = Self { solution: [b'.'; 81], solutions: 0, guesses: 0 };
}

/// Solves plain 9x9 boards from text to text, as fast as the engine can.
///
/// Suitable for thousands of boards, because an engine may search many of them at once. An
/// implementation must give each board the answer that it would have alone, regardless of the other
/// boards. It must write every answer.
///
/// ```
/// use evoku_nine::{Batch9, LineAnswer, SolveLines};
///
/// let blank = [b'.'; 81];
/// let mut clash = blank;
/// clash[..2].copy_from_slice(b"11");
/// let mut answers = [LineAnswer::NONE; 2];
/// SolveLines::solve(&mut Batch9::new(), &[&blank, &clash], 2, &mut answers);
/// assert_eq!(answers.map(|answer| answer.solutions), [2, 0]);
/// ```
pub trait SolveLines: Send {
    /// Counts the solutions of each board up to `limit`, at least 1, and writes the first one.
    ///
    /// # Panics
    /// If there are more boards than answers.
    fn solve(&mut self, lines: &[&Line], limit: u8, answers: &mut [LineAnswer]);
}
