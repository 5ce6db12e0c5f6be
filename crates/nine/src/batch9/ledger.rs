//! The task and the progress of each puzzle in a slice.
//!
//! The boards of a puzzle are searched in an order that depends on the other puzzles in the block.
//! The answer must not depend on this order; it is that of a depth-first search. Each solution is
//! therefore stored with its place in the tree, and a solution with an earlier place replaces it.
//! Boards at earlier places are searched even if there are enough solutions.

use crate::batch9::packed::{Packed, unpack};
use crate::batch9::pool::Node;
use crate::lines::{LineAnswer, Row};

/// The progress of a puzzle.
#[derive(Clone, Copy)]
pub(super) struct Progress {
    /// The path of the first solution so far.
    path: u64,
    /// The depth of the first solution so far.
    depth: u32,
    guesses: u32,
    solutions: u8,
}

impl Progress {
    /// The progress of a puzzle without a solution yet. Its path comes after every board.
    const NONE: Self = Self { path: u64::MAX, depth: 0, guesses: 0, solutions: 0 };
}

/// The question to answer for every puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// The number of solutions, up to the limit, and the first of them.
    First,
    /// The existence of a solution.
    Any,
}

/// The destination of the answers.
pub(super) enum Answers<'a> {
    Lines(&'a mut [LineAnswer]),
    /// The first solutions, and the numbers of solutions.
    Rows(&'a mut [Row], &'a mut [u8]),
}

/// The answers to a slice of puzzles during the search.
pub(super) struct Ledger<'a> {
    question: Question,
    limit: u8,
    answers: Answers<'a>,
    progress: &'a mut Vec<Progress>,
}

impl<'a> Ledger<'a> {
    /// Starts counting the solutions of each puzzle up to `limit`, and searching for the first
    /// solution.
    pub(super) fn of_solutions(
        limit: u8,
        answers: Answers<'a>,
        progress: &'a mut Vec<Progress>,
    ) -> Self {
        Self::new(Question::First, limit, answers, progress)
    }

    /// Starts to check if each puzzle has a solution.
    pub(super) fn of_solvability(
        answers: &'a mut [LineAnswer],
        progress: &'a mut Vec<Progress>,
    ) -> Self {
        Self::new(Question::Any, 1, Answers::Lines(answers), progress)
    }

    fn new(
        question: Question,
        limit: u8,
        answers: Answers<'a>,
        progress: &'a mut Vec<Progress>,
    ) -> Self {
        let puzzles = match &answers {
            Answers::Lines(answers) => answers.len(),
            Answers::Rows(_, counts) => counts.len(),
        };
        progress.clear();
        progress.resize(puzzles, Progress::NONE);
        Self { question, limit, answers, progress }
    }

    /// Returns `true` if a puzzle has reached the limit of solutions.
    #[inline(always)]
    pub(super) fn has_enough(&self, puzzle: usize) -> bool {
        self.progress[puzzle].solutions >= self.limit
    }

    /// Returns `true` if the boards below a node can still change an answer. This is the case if
    /// there are too few solutions, or if the node precedes the first solution.
    #[inline(always)]
    pub(super) fn wants(&self, node: &Node) -> bool {
        let puzzle = node.puzzle as usize;
        !self.has_enough(puzzle) || node.path < self.progress[puzzle].path
    }

    /// Records a solution. Returns `true` if it is the first solution so far and must be
    /// [written](Self::write).
    #[inline(always)]
    pub(super) fn note_solution(&mut self, node: &Node) -> bool {
        let progress = &mut self.progress[node.puzzle as usize];
        progress.solutions += u8::from(progress.solutions < self.limit);
        if self.question == Question::Any {
            // No board precedes path 0, so no further board of this puzzle is wanted.
            progress.path = 0;
            return false;
        }
        let is_first = node.path < progress.path;
        if is_first {
            (progress.path, progress.depth) = (node.path, node.depth);
        }
        is_first
    }

    /// Writes a solution, unless an earlier solution has been recorded in the meantime.
    #[inline(always)]
    pub(super) fn write(&mut self, node: &Node, packed: &Packed) {
        let puzzle = node.puzzle as usize;
        if self.progress[puzzle].path == node.path {
            match &mut self.answers {
                Answers::Lines(answers) => unpack(packed, &mut answers[puzzle].solution),
                Answers::Rows(rows, _) => {
                    let [cells @ .., end] = &mut rows[puzzle];
                    unpack(packed, cells);
                    *end = b'\n';
                }
            }
        }
    }

    /// Records that a board of a puzzle was branched on.
    #[inline(always)]
    pub(super) fn note_guess(&mut self, node: &Node) {
        self.progress[node.puzzle as usize].guesses += 1;
    }

    /// Ends the search. If a puzzle has enough solutions, its guesses are those on the path to the
    /// first solution.
    pub(super) fn close(&mut self) {
        match &mut self.answers {
            Answers::Lines(answers) => {
                for (answer, progress) in answers.iter_mut().zip(&*self.progress) {
                    let is_enough = progress.solutions >= self.limit;
                    answer.guesses = if is_enough { progress.depth } else { progress.guesses };
                    answer.solutions = progress.solutions;
                }
            }
            Answers::Rows(_, counts) => {
                for (count, progress) in counts.iter_mut().zip(&*self.progress) {
                    *count = progress.solutions;
                }
            }
        }
    }
}
