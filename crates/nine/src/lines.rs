//! Plain 9x9 boards as text, and the interface for solving them.

/// A 9x9 board as text: one character per cell in reading order. Digits are `1` to `9`; any other
/// character is a blank.
pub type Line = [u8; 81];

/// A [`Line`] with its line feed.
pub type Row = [u8; 82];

/// A 9x9 board with pencil marks: the candidates of each cell in reading order. Digit `d` is bit `d
/// - 1`.
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
    /// this includes at least the boards on the path to the reported solution.
    pub guesses: u32,
}

impl LineAnswer {
    /// The initial value, before a search.
    pub const NONE: Self = Self { solution: [b'.'; 81], solutions: 0, guesses: 0 };
}

/// Solves plain 9x9 boards from text to text, at the full speed of the engine.
///
/// Suitable for thousands of boards, because an engine may search many of them at once. An
/// implementation must give each board the same answer as if it were the only board. It must write
/// every answer.
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
    /// Counts the solutions of each board up to `limit`, which is at least 1, and writes the first
    /// solution.
    ///
    /// # Panics
    /// If there are more boards than answers.
    fn solve(&mut self, lines: &[&Line], limit: u8, answers: &mut [LineAnswer]);

    /// Counts the solutions of each board as [`solve`](Self::solve) does. Writes the first
    /// solutions as rows of text; the row of a board without a solution is unspecified.
    ///
    /// # Panics
    /// If there are more boards than rows or counts.
    fn write(&mut self, lines: &[&Line], limit: u8, rows: &mut [Row], counts: &mut [u8]) {
        for (i, line) in lines.iter().enumerate() {
            let mut answer = [LineAnswer::NONE];
            self.solve(&[line], limit, &mut answer);
            let [LineAnswer { solution, solutions, .. }] = answer;
            rows[i][..81].copy_from_slice(&solution);
            rows[i][81] = b'\n';
            counts[i] = solutions;
        }
    }
}
