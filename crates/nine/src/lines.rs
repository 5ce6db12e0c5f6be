//! Plain 9x9 boards as text, and what solves them so.

/// A 9x9 board as text: a character for each cell in reading order, `1` to `9` for digits, any
/// other for a blank.
pub type Line = [u8; 81];

/// A 9x9 board with pencil marks: the candidates of each cell in reading order, digit `d` as bit
/// `d - 1`.
pub type Marks = [u16; 81];

/// A digit that may go to a cell, both counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Candidate {
    /// The cell in reading order, below 81.
    pub cell: u8,
    /// The digit, below 9.
    pub digit: u8,
}

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
/// Whoever has thousands of boards calls this: an engine may search many of them at once. An
/// implementor must give each board the answer that it has alone, whichever boards come with it, and
/// must not leave an answer unwritten.
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
    /// Counts the solutions of each board up to `limit`, at least 1, and writes the first down.
    ///
    /// # Panics
    /// If there are more boards than answers.
    fn solve(&mut self, lines: &[&Line], limit: u8, answers: &mut [LineAnswer]);
}
