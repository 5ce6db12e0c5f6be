//! The engine: puzzles and lines in, answers out.

use std::collections::VecDeque;

use crate::batch9::block::LANES;
use crate::batch9::dispatch::{AnyBlock, Vectors};
use crate::batch9::ledger::{First, Ledger};
use crate::batch9::lines::Lines;
use crate::batch9::packed::{Packed, unpack};
use crate::batch9::planes::{CELLS, SIDE};
use crate::batch9::pool::{Node, Record};
use crate::batch9::transpose::SQUARES;
use crate::limit::{Effort, Halt, Limit};
use crate::lines::{Candidate, Line, LineAnswer, Marks, SolveLines};

/// Lines of a task: its puzzles are numbered in 32 bits.
const MOST: usize = 1 << 20;

/// The bit-sliced engine, for plain 9x9 boards: 512 boards at once, one bit each.
///
/// The answer to a puzzle depends on the puzzle and the limit alone, not on the other puzzles of
/// the slice nor on the processor. Of several solutions it reports the first in depth-first order.
/// The guesses of a puzzle with fewer solutions than the limit are all branchings of its search
/// tree, otherwise those on the way to the solution reported.
///
/// Takes about 190 KiB, 112 bytes for each board that waits (some hundreds or thousands, at most
/// some 16,000 among many puzzles of several solutions), and 16 bytes for each puzzle of a slice.
///
/// After [`begin`](Self::begin) it searches one puzzle in up to 512 places at once, which pays
/// where there is much to search: many solutions, or a hard puzzle.
pub struct Batch9 {
    block: AnyBlock,
    level: Vectors,
    effort: Effort,
    /// Solutions that have been found and not yet been asked for.
    found: VecDeque<Packed>,
    current: Packed,
    /// The memory for the ledger of a slice.
    firsts: Vec<First>,
}

impl Batch9 {
    /// An engine for the widest words that this processor has.
    #[must_use]
    pub fn new() -> Self {
        let widest = Vectors::available().last().unwrap_or(Vectors::Portable);
        match Self::with_vectors(widest) {
            Some(engine) => engine,
            None => unreachable!("a level that is available"),
        }
    }

    /// An engine for words of a level, if this processor has it.
    #[must_use]
    pub fn with_vectors(level: Vectors) -> Option<Self> {
        Some(Self {
            block: AnyBlock::new(level)?,
            level,
            effort: Effort::default(),
            found: VecDeque::new(),
            current: [0; 6],
            firsts: Vec::new(),
        })
    }

    /// The words it works with.
    #[must_use]
    pub fn vectors(&self) -> Vectors {
        self.level
    }

    /// Finds out whether each board has a solution without the candidate that is ruled out in it:
    /// the number of solutions in its answer is 1 or 0. The rest of the answer is meaningless.
    ///
    /// Where a solution is known, any other one has another digit in some cell. So this proves with
    /// one solution what [`solve`](SolveLines::solve) needs two for.
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
            let ledger = Ledger::of_solvability(&mut answers[..lines.len()], &mut self.firsts);
            self.block.solve_lines(&mut Lines { lines, without, ledger });
        }
    }

    /// Searches until solutions are found, or a limit or the end is reached. Returns the number of
    /// solutions, and keeps them if `keep`.
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

/// All solutions of one puzzle.
impl Batch9 {
    /// Forgets the puzzle before and begins with the one that has these candidates.
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

    /// Searches on to the next solution, the end, or a limit.
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

    /// The solution that [`next`](Self::next) found last; without one, what is returned is
    /// meaningless.
    #[must_use]
    pub fn solution_line(&self) -> Line {
        let mut line = [b'0'; CELLS];
        unpack(&self.current, &mut line);
        line
    }

    /// Passes over at most `most` further solutions. Returns their number and why it ended:
    /// [`Halt::Found`] if there may be more.
    pub fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Halt) {
        let mut count = 0;
        loop {
            let waiting = (self.found.len() as u64).min(most - count);
            self.found.drain(..waiting as usize);
            count += waiting;
            if count == most {
                return (count, Halt::Found);
            }
            // Solutions beyond the number asked for must not be lost.
            let keep = most - count < LANES as u64;
            match self.search(&limit, keep) {
                Ok(_) if keep => {}
                Ok(found) => count += found,
                Err(step) => return (count, step),
            }
        }
    }

    /// The work done since the beginning.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }
}

impl SolveLines for Batch9 {
    fn solve(&mut self, lines: &[&Line], limit: u8, answers: &mut [LineAnswer]) {
        assert!(lines.len() <= answers.len(), "an answer for each of {} boards", lines.len());
        for (lines, answers) in lines.chunks(MOST).zip(answers.chunks_mut(MOST)) {
            let answers = &mut answers[..lines.len()];
            let ledger = Ledger::of_solutions(limit, answers, &mut self.firsts);
            self.block.solve_lines(&mut Lines { lines, without: &[], ledger });
        }
    }
}
