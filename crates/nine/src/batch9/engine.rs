//! The engine: from puzzles and lines to answers.

use std::collections::VecDeque;

use crate::batch9::block::LANES;
use crate::batch9::dispatch::{AnyBlock, Vectors};
use crate::batch9::ledger::{Answers, Ledger, Progress};
use crate::batch9::lines::Lines;
use crate::batch9::packed::{Packed, unpack};
use crate::batch9::planes::{CELLS, SIDE};
use crate::batch9::pool::{Node, Record};
use crate::batch9::transpose::SQUARES;
use crate::limit::{Effort, Halt, Limit};
use crate::lines::{Candidate, Line, LineAnswer, Marks, Row, SolveLines};

/// The maximum number of lines in a task. Puzzles are numbered with 32 bits.
const MOST: usize = 1 << 20;

/// The bit-sliced engine for plain 9x9 boards. It searches 512 boards at once, one bit each.
///
/// The answer to a puzzle depends only on the puzzle and the limit, not on other puzzles or on the
/// processor. If there are several solutions, the engine reports the first in depth-first order. If
/// a puzzle has fewer solutions than the limit, its guesses are all branchings of its search tree.
/// Otherwise its guesses are those on the path to the reported solution.
///
/// The engine needs about 190 KiB, plus 112 bytes for each waiting board and 24 bytes for each
/// puzzle of a slice. Usually hundreds or thousands of boards wait. There are at most about 16,000,
/// if many puzzles have several solutions.
///
/// After [`begin`](Self::begin), the engine searches a single puzzle in up to 512 places at once.
/// This is worthwhile for large searches: a puzzle with many solutions, or a hard puzzle.
pub struct Batch9 {
    block: AnyBlock,
    level: Vectors,
    effort: Effort,
    /// The solutions that were found, but not requested yet.
    found: VecDeque<Packed>,
    current: Packed,
    /// The memory for the ledger of a slice.
    progress: Vec<Progress>,
}

impl Batch9 {
    /// Creates an engine for the widest words that this processor supports.
    #[must_use]
    pub fn new() -> Self {
        let widest = Vectors::available().last().unwrap_or(Vectors::Portable);
        match Self::with_vectors(widest) {
            Some(engine) => engine,
            None => unreachable!("a level that is available"),
        }
    }

    /// Creates an engine for words of this level; `None` if this processor does not support it.
    #[must_use]
    pub fn with_vectors(level: Vectors) -> Option<Self> {
        Some(Self {
            block: AnyBlock::new(level)?,
            level,
            effort: Effort::default(),
            found: VecDeque::new(),
            current: [0; 6],
            progress: Vec::new(),
        })
    }

    /// The vector level in use.
    #[must_use]
    pub fn vectors(&self) -> Vectors {
        self.level
    }

    /// Checks if each board has a solution without one excluded candidate. In each answer, the
    /// number of solutions is 1 or 0; the rest of the answer is unspecified.
    ///
    /// If a solution is known, any other solution has a different digit in some cell. This method
    /// can therefore prove uniqueness by finding no solution, whereas [`solve`](SolveLines::solve)
    /// looks for two.
    ///
    /// # Panics
    /// If there are more boards than candidates or answers.
    pub fn solve_without(
        &mut self,
        lines: &[&Line],
        without: &[Candidate],
        answers: &mut [LineAnswer],
    ) {
        assert!(lines.len() <= answers.len(), "an answer for each of {} boards", lines.len());
        assert!(lines.len() <= without.len(), "a candidate for each of {} boards", lines.len());
        let chunks = lines.chunks(MOST).zip(without.chunks(MOST));
        for ((lines, without), answers) in chunks.zip(answers.chunks_mut(MOST)) {
            let ledger = Ledger::of_solvability(&mut answers[..lines.len()], &mut self.progress);
            self.block.solve_lines(&mut Lines { lines, without, ledger });
        }
    }

    fn solve_slice(&mut self, lines: &[&Line], limit: u8, answers: Answers<'_>) {
        let ledger = Ledger::of_solutions(limit, answers, &mut self.progress);
        self.block.solve_lines(&mut Lines { lines, without: &[], ledger });
    }

    /// Searches until solutions are found, a limit is reached, or the search ends. Returns the
    /// number of solutions found, and stores them if `keep` is true.
    fn search(&mut self, limit: &Limit<'_>, keep: bool) -> Result<u64, Halt> {
        loop {
            if self.block.is_empty() {
                return Err(Halt::Exhausted);
            }
            if let Some(step) = limit.reached(self.effort.nodes) {
                return Err(step);
            }
            let progress = self.block.step(keep.then_some(&mut self.found));
            self.effort.nodes += progress.effort.nodes;
            self.effort.guesses += progress.effort.guesses;
            if progress.solutions > 0 {
                return Ok(progress.solutions);
            }
        }
    }
}

impl Default for Batch9 {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Batch9 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch9").field("level", &self.level).finish_non_exhaustive()
    }
}

/// Search for all solutions of one puzzle.
impl Batch9 {
    /// Discards the previous puzzle and starts with these candidates.
    pub fn begin(&mut self, marks: &Marks) {
        let mut candidates = [0; SQUARES];
        for (cell, digits) in marks.iter().enumerate() {
            for digit in (0..SIDE).filter(|digit| digits >> digit & 1 == 1) {
                let index = digit * CELLS + cell;
                candidates[index / 64] |= 1 << (index % 64);
            }
        }
        self.block.start(Some(Record { candidates, node: Node::root(0) }));
        self.effort = Effort::default();
        self.found.clear();
    }

    /// Continues the search until the next solution, the end, or a limit.
    pub fn next(&mut self, limit: Limit<'_>) -> Halt {
        while self.found.is_empty() {
            if let Err(step) = self.search(&limit, true) {
                return step;
            }
        }
        if let Some(packed) = self.found.pop_front() {
            self.current = packed;
        }
        Halt::Found
    }

    /// The last solution found by [`next`](Self::next); unspecified if there is none.
    #[must_use]
    pub fn solution_line(&self) -> Line {
        let mut line = [b'0'; CELLS];
        unpack(&self.current, &mut line);
        line
    }

    /// Skips at most `most` further solutions. Returns the number of skipped solutions and the
    /// reason for stopping, which is [`Halt::Found`] if there may be more.
    pub fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Halt) {
        let mut count = 0;
        loop {
            let waiting = (self.found.len() as u64).min(most - count);
            self.found.drain(..waiting as usize);
            count += waiting;
            if count == most {
                return (count, Halt::Found);
            }
            // One step may find more solutions than requested; the surplus must be kept.
            let keep = most - count < LANES as u64;
            match self.search(&limit, keep) {
                Ok(_) if keep => {}
                Ok(found) => count += found,
                Err(step) => return (count, step),
            }
        }
    }

    /// The work done since [`begin`](Self::begin).
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

impl SolveLines for Batch9 {
    fn solve(&mut self, lines: &[&Line], limit: u8, answers: &mut [LineAnswer]) {
        assert!(lines.len() <= answers.len(), "an answer for each of {} boards", lines.len());
        for (lines, answers) in lines.chunks(MOST).zip(answers.chunks_mut(MOST)) {
            let answers = Answers::Lines(&mut answers[..lines.len()]);
            self.solve_slice(lines, limit, answers);
        }
    }

    fn write(&mut self, lines: &[&Line], limit: u8, rows: &mut [Row], counts: &mut [u8]) {
        assert!(lines.len() <= rows.len(), "a row for each of {} boards", lines.len());
        assert!(lines.len() <= counts.len(), "a count for each of {} boards", lines.len());
        let chunks = lines.chunks(MOST).zip(rows.chunks_mut(MOST));
        for ((lines, rows), counts) in chunks.zip(counts.chunks_mut(MOST)) {
            let answers = Answers::Rows(rows, &mut counts[..lines.len()]);
            self.solve_slice(lines, limit, answers);
        }
    }
}
