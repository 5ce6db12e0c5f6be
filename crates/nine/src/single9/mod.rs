//! The engine `single9`: one plain 9x9 board at a time, with the lowest latency.
//!
//! # A board as three vectors
//!
//! Conventional engines keep a word for each cell, or for each digit and band, and process a list
//! of changes. Each step depends on the previous one and ends in an unpredictable branch. Most of
//! the time is lost in these branches rather than in arithmetic. In `single9`, a *round* applies
//! every rule to all digits of the whole board at once, without branches. It does much more work
//! than needed, but most of it in parallel.
//!
//! A band is three rows. Vector `r` holds row `r` of each of the three bands, in 27 lanes of 16
//! bits. There is a lane for each band and digit, with a bit for each possible column of the digit;
//! see the drawing in [`board`]. The three rows of a band are the same lane of three vectors.
//! Therefore
//! - rules about one digit in a band are arithmetic between the vectors,
//! - the three bands are combined by rotating a vector's lanes by a band,
//! - the nine digits of a cell are combined by rotating the lanes by digits.
//!
//! A vector consists of several registers, and every register holds all bands of its digits:
//!
//! | code | digits per register | registers per vector | digits are combined by |
//! |---|---|---|---|
//! | AVX-512 | 9 | 1 | rotations within triples of digits, then of triples |
//! | AVX2 | 4 | 3 | arithmetic between registers, then two exchanges of halves |
//! | SSE2, WebAssembly | 2 | 5 | the same with one exchange |
//! | plain words | 1 | 9 | arithmetic between words |
//!
//! The rules are written once, for any implementation of [`lanes`]. Every implementation
//! searches the same tree in the same order.
//!
//! # A round
//!
//! 1. **Bands** ([`rules`]). A digit occurs once in every row and once in every box. In a band, its
//!    three minirows (row, box) are therefore one of the six assignments of three rows to three
//!    boxes. A candidate in a minirow that is part of no assignment is removed. This includes both
//!    forms of locked candidates between rows and boxes, and hidden singles of boxes down to the
//!    minirow.
//!
//!    ```text
//!            box 0 1 2             0 1 2
//!    row 0       x . x             x . .    (row 0, box 2) is removed: rows 1 and 2 would
//!    row 1       . x x      =>     . x x    both need box 1
//!    row 2       . x .             . x .    then (row 1, box 1) is removed: row 2 needs it
//!    ```
//! 2. **Stacks**. In a stack, a digit is in a different column in each of the three bands, again
//!    one of six assignments. This includes locked candidates between columns and boxes, and
//!    removes a placed digit from the rest of its column.
//! 3. **Cells**. If a cell has one candidate, the digit is removed from the rest of the row. If a
//!    digit has one cell in a row, the other candidates of that cell are removed. The counts of
//!    candidates refer to the board before the round, so both halves of a round run in parallel.
//!    Some deductions are then made one round later, which costs less than waiting for the counts.
//!
//! Rounds are repeated until one changes nothing. If a lane or cell is then empty, there is no
//! solution. If every cell has one candidate, the board is solved, because the rules ensure that
//! all candidates fit. Otherwise the search branches.
//!
//! # The search
//!
//! The search branches on a cell with two candidates. If there are several, it takes the one with
//! the most unsolved peers; if there is none, a cell with the fewest candidates. The branch with
//! the lowest digit of the cell is searched first; the other branch waits on a stack. Every waiting
//! board corresponds to a cell that is solved in the current board, so at most 81 boards wait.
//!
//! # Sources
//!
//! Masks by digit and band with rules in tables, and branching on a cell with two candidates:
//! JCZSolve by zhouyundong (2012), improved by champagne and JasonLion, in the forum
//! enjoysudoku.com, "3.77us solver (2.8G CPU, testcase 17Sodoku)". The whole board in vectors and
//! the six assignments of a digit in a band: T. Dillon, tdoku (2019),
//! <https://github.com/t-dillon/tdoku>. Exact closures over assignments: fastdoku (2026),
//! <https://github.com/rocketbombs/fastdoku>. The rule for stacks and the count of unsolved peers:
//! the `FastBandSolver` of <https://github.com/semajyllek/sudoku> (2026). Rows as vectors and the
//! round without branches were developed here.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod board;
mod branch;
mod dispatch;
mod lanes;
mod plain;
mod rules;
mod search;
#[cfg(target_arch = "x86_64")]
mod sse2;
#[cfg(test)]
mod tests;
#[cfg(all(target_family = "wasm", target_feature = "simd128"))]
mod v128;

use crate::limit::{Effort, Halt, Limit};
use crate::lines::{Line, LineAnswer, Marks, SolveLines};

use dispatch::Code;
use search::LaneSearch;

/// The engine for single plain 9x9 boards, with the lowest latency. It supports pencil marks.
///
/// ```
/// use evoku_nine::Single9;
///
/// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let answer = Single9::new().solve_line(line, 2);
/// assert_eq!(answer.solutions, 1);
/// assert!(answer.solution.starts_with(b"534678912"));
/// ```
///
/// The instruction set is selected when the engine is created: AVX-512, AVX2 or the baseline of the
/// architecture. It does not affect the answers, the order of solutions or the number of guesses.
pub struct Single9 {
    code: Code,
    search: LaneSearch,
}

impl Default for Single9 {
    fn default() -> Self {
        Self::new()
    }
}

impl Single9 {
    /// An engine with the fastest code for this processor.
    #[must_use]
    pub fn new() -> Self {
        Self { code: Code::best(), search: LaneSearch::new() }
    }

    /// An engine that uses only instructions supported by every processor of this architecture,
    /// for comparison.
    #[must_use]
    pub fn portable() -> Self {
        Self { code: Code::PORTABLE, search: LaneSearch::new() }
    }

    /// The name of the instruction set in use: `avx512`, `avx2`, or the baseline of the architecture.
    #[must_use]
    pub fn vectors(&self) -> &'static str {
        self.code.name()
    }

    /// Counts the solutions of a board up to a limit and writes the first one. Pass 2 as the limit
    /// to decide if the solution is unique.
    pub fn solve_line(&mut self, line: &Line, limit: u8) -> LineAnswer {
        dispatch::solve_line(self.code, &mut self.search, line, limit)
    }
}

/// Search for all solutions of one puzzle.
impl Single9 {
    /// Discards the previous puzzle and starts with this one.
    pub fn begin(&mut self, line: &Line) {
        dispatch::start_line(self.code, &mut self.search, line);
    }

    /// Discards the previous puzzle and starts with these candidates.
    pub fn begin_marked(&mut self, marks: &Marks) {
        dispatch::start_marks(self.code, &mut self.search, marks);
    }

    /// Continues the search until the next solution, the end, or a limit.
    pub fn next(&mut self, limit: Limit<'_>) -> Halt {
        dispatch::next(self.code, &mut self.search, limit)
    }

    /// The last solution found by [`next`](Self::next); unspecified if there is none.
    #[must_use]
    pub fn solution_line(&self) -> Line {
        let mut line = [b'.'; 81];
        dispatch::solution(self.code, &self.search, &mut line);
        line
    }

    /// Skips at most `most` further solutions. Returns the number of skipped solutions and the
    /// reason for stopping, which is [`Halt::Found`] if there may be more.
    pub fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Halt) {
        dispatch::count(self.code, &mut self.search, most, limit)
    }

    /// The work done since the start of the puzzle.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.search.effort
    }
}

impl SolveLines for Single9 {
    fn solve(&mut self, lines: &[&Line], limit: u8, answers: &mut [LineAnswer]) {
        assert!(lines.len() <= answers.len(), "an answer for each board");
        for (line, answer) in lines.iter().zip(answers) {
            *answer = self.solve_line(line, limit);
        }
    }
}
