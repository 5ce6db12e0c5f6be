//! The task and the progress of each puzzle of a slice.
//!
//! Boards of a puzzle are searched in any order, depending on the other puzzles in the block. The
//! answer must not depend on that: it is that of a depth-first search. A solution is therefore
//! stored with its place in the tree, and an earlier one replaces it. Boards before it are searched
//! even if there are enough solutions.

use crate::batch9::packed::{Packed, unpack};
use crate::batch9::pool::Node;
use crate::lines::LineAnswer;

/// The path and depth of a puzzle's first solution so far.
pub(super) type First = (u64, u32);

/// The initial value for a puzzle without solution; comes after every board.
const NOWHERE: First = (u64::MAX, 0);

/// The question to answer for every puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// The number of solutions, up to the limit, and the first of them.
    First,
    /// The existence of a solution.
    Any,
}

/// The answers to a slice of puzzles during the search.
pub(super) struct Ledger<'a> {
    question: Question,
    limit: u8,
    answers: &'a mut [LineAnswer],
    firsts: &'a mut Vec<First>,
}

impl<'a> Ledger<'a> {
    /// Starts counting the solutions of each puzzle up to `limit`, and searching for the first one.
    pub(super) fn of_solutions(
        limit: u8,
        answers: &'a mut [LineAnswer],
        firsts: &'a mut Vec<First>,
    ) -> Self {
        Self::new(Question::First, limit, answers, firsts)
    }

    /// Starts deciding if each puzzle has a solution.
    pub(super) fn of_solvability(
        answers: &'a mut [LineAnswer],
        firsts: &'a mut Vec<First>,
    ) -> Self {
        Self::new(Question::Any, 1, answers, firsts)
    }

    fn new(
        question: Question,
        limit: u8,
        answers: &'a mut [LineAnswer],
        firsts: &'a mut Vec<First>,
    ) -> Self {
        for answer in answers.iter_mut() {
            (answer.solutions, answer.guesses) = (0, 0);
        }
        firsts.clear();
        firsts.resize(answers.len(), NOWHERE);
        Self { question, limit, answers, firsts }
    }

    /// Returns `true` if a puzzle has reached the limit of solutions.
    #[inline(always)]
    pub(super) fn has_enough(&self, puzzle: usize) -> bool {
        self.answers[puzzle].solutions >= self.limit
    }

    /// Returns `true` if the boards below a node can still change an answer. There are too few
    /// solutions, or the node comes before the first of them.
    #[inline(always)]
    pub(super) fn wants(&self, node: &Node) -> bool {
        let puzzle = node.puzzle as usize;
        !self.has_enough(puzzle) || node.path < self.firsts[puzzle].0
    }

    /// Records a solution. Returns `true` if it is the first so far and must be
    /// [written](Self::write).
    #[inline(always)]
    pub(super) fn note_solution(&mut self, node: &Node) -> bool {
        let puzzle = node.puzzle as usize;
        let enough = self.has_enough(puzzle);
        self.answers[puzzle].solutions += u8::from(!enough);
        if self.question == Question::Any {
            // No board comes before path 0, so no further board of the puzzle is wanted.
            self.firsts[puzzle].0 = 0;
            return false;
        }
        let is_first = node.path < self.firsts[puzzle].0;
        if is_first {
            self.firsts[puzzle] = (node.path, node.depth);
        }
        is_first
    }

    /// Writes a solution, unless an earlier one was recorded since.
    #[inline(always)]
    pub(super) fn write(&mut self, node: &Node, packed: &Packed) {
        let puzzle = node.puzzle as usize;
        if self.firsts[puzzle].0 == node.path {
            unpack(packed, &mut self.answers[puzzle].solution);
        }
    }

    /// Records that a board of a puzzle was branched on.
    #[inline(always)]
    pub(super) fn note_guess(&mut self, node: &Node) {
        self.answers[node.puzzle as usize].guesses += 1;
    }

    /// Ends the search. For a puzzle with enough solutions, sets the guesses to those on the path
    /// to the first.
    pub(super) fn close(&mut self) {
        for (answer, first) in self.answers.iter_mut().zip(&*self.firsts) {
            if answer.solutions >= self.limit {
                answer.guesses = first.1;
            }
        }
    }
}
