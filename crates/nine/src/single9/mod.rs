//! One plain 9x9 board at a time, as soon as possible.
//!
//! # The board is three vectors
//!
//! The engines that people know keep a word for each cell, or for each digit and band, and work
//! through a list of what changed. Each such step depends on the one before and ends in a branch
//! that a processor can't foresee; that, not arithmetic, is where their time goes. Here a *round*
//! applies every rule to all digits of the whole board at once and has no branch inside. It does
//! much more work than is needed, yet most of it side by side.
//!
//! A band is three rows. Vector `r` holds row `r` of each of the three bands, in 27 lanes of 16
//! bits: a lane for each band and digit, in it a bit for each column where the digit may still go,
//! drawn in [`board`]. So the three rows of a band are the same lane of three vectors, and
//!
//! - what concerns one digit in a band is arithmetic between the vectors,
//! - the three bands are brought together by turning a vector's lanes by a band,
//! - the nine digits of a cell by turning them by digits.
//!
//! A vector is as many registers as it takes, and every register holds all bands of its digits:
//!
//! | code | digits in a register | registers in a vector | digits come together by |
//! |---|---|---|---|
//! | AVX-512 | 9 | 1 | turns within triples of digits, then of triples |
//! | AVX2 | 4 | 3 | arithmetic between registers, then two exchanges of halves |
//! | SSE2, WebAssembly | 2 | 5 | the same with one exchange |
//! | plain words | 1 | 9 | arithmetic between words |
//!
//! The rules are written once, for any [`lanes`], and all codes search the same tree in the same
//! order.
//!
//! # A round
//!
//! 1. **Bands** ([`rules`]). A digit is once in every row and once in every box, so in a band its
//!    three minirows (row, box) are one of the six arrangements of three rows on three boxes. A
//!    candidate in a minirow that is part of no arrangement goes. This contains both forms of
//!    locked candidates between rows and boxes, and hidden singles of boxes down to the minirow.
//!
//!    ```text
//!            box 0 1 2             0 1 2
//!    row 0       x . x             x . .    the minirow of row 0, box 2 goes: with it, row 1 would
//!    row 1       . x x      =>     . x x    be left box 1 and row 2 nothing
//!    row 2       . x .             . x .  , then (row 1, box 1) goes too: row 2 has to have it
//!    ```
//! 2. **Stacks**. In a stack a digit's three bands are on three different columns, again one of six
//!    arrangements, here of bands on columns. This contains locked candidates between columns and
//!    boxes, and that a digit once placed is gone from the rest of its column.
//! 3. **Cells**. A cell with one candidate is its digit's only one in the row; a digit with one
//!    cell in a row is the cell's only candidate. The census of candidates is of the board before
//!    the round: the vectors for it are ready early, so that both halves of a round run side by
//!    side. What is found a round later costs less than waiting.
//!
//! Rounds are repeated until one changes nothing. Then either some lane or cell is empty, and there
//! is no solution; or every cell has one candidate, and the rules have seen that all of them fit;
//! or the search branches.
//!
//! # The search
//!
//! It branches on a cell with two candidates, among these on the one that has the most unsolved
//! peers; without such a cell on one with the fewest candidates. The board where the cell takes its
//! lowest digit is looked at first, the one where it does not waits on a stack. So every waiting
//! board stands for a cell that is solved in the board at hand, and there are at most 81.
//!
//! # Sources
//!
//! Masks for digit and band with rules applied by table, and the cell with two candidates: JCZSolve
//! by zhouyundong (2012), improved by champagne and JasonLion, in the forum enjoysudoku.com,
//! "3.77us solver (2.8G CPU, testcase 17Sodoku)". The whole board in vectors and the six
//! arrangements of a digit in a band: T. Dillon, tdoku (2019), <https://github.com/t-dillon/tdoku>.
//! Exact closures over arrangements: fastdoku (2026), <https://github.com/rocketbombs/fastdoku>.
//! The rule for stacks and the count of unsolved peers: the `FastBandSolver` of
//! <https://github.com/semajyllek/sudoku> (2026). The rows as vectors and the round without
//! branches were worked out here.

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

/// The engine for one plain 9x9 board at a time, the one to take when a board comes alone. It
/// honours pencil marks.
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
/// Which instructions it uses is found out when it is made: AVX-512, AVX2 or those that every
/// processor has. The answers, the order of solutions and the guesses are the same.
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

    /// An engine that uses no instruction that some processor of this kind lacks, to compare with.
    #[must_use]
    pub fn portable() -> Self {
        Self { code: Code::PORTABLE, search: LaneSearch::new() }
    }

    /// Counts the solutions of a board up to a limit and writes the first down. With a limit of 2
    /// that tells whether the solution is the only one.
    pub fn solve_line(&mut self, line: &Line, limit: u8) -> LineAnswer {
        dispatch::solve_line(self.code, &mut self.search, line, limit)
    }
}

/// All solutions of one puzzle.
impl Single9 {
    /// Forgets the puzzle before and begins with this one.
    pub fn begin(&mut self, line: &Line) {
        dispatch::start_line(self.code, &mut self.search, line);
    }

    /// Forgets the puzzle before and begins with the one that has these candidates.
    pub fn begin_marked(&mut self, marks: &Marks) {
        dispatch::start_marks(self.code, &mut self.search, marks);
    }

    /// Searches on to the next solution, the end, or a limit.
    pub fn next(&mut self, limit: Limit<'_>) -> Halt {
        dispatch::next(self.code, &mut self.search, limit)
    }

    /// The solution that [`next`](Self::next) found last; without one, what is returned is
    /// meaningless.
    #[must_use]
    pub fn solution_line(&self) -> Line {
        let mut line = [b'.'; 81];
        dispatch::solution(self.code, &self.search, &mut line);
        line
    }

    /// Passes over at most `most` further solutions. Returns their number and why it ended:
    /// [`Halt::Found`] if there may be more.
    pub fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Halt) {
        dispatch::count(self.code, &mut self.search, most, limit)
    }

    /// The work done since the beginning.
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
