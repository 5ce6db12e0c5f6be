//! What is asked of each puzzle of a slice, and what is known of it so far.
//!
//! Boards of a puzzle come in any order, depending on the company they are in. The answer must not
//! depend on that: it is the one of a depth-first search. So a solution is kept with its place in
//! the tree, an earlier one replaces it, and boards before it are searched even when there are
//! enough solutions.

use crate::batch9::packed::{Packed, unpack};
use crate::batch9::pool::Node;
use crate::lines::LineAnswer;

/// Path and depth of a puzzle's first solution so far.
pub(super) type First = (u64, u32);

/// The first solution of a puzzle without any: after every board.
const NOWHERE: First = (u64::MAX, 0);

/// What is asked of every puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// How many solutions there are, up to the limit, and which is the first.
    First,
    /// Whether there is any solution.
    Any,
}

/// The answers to a slice of puzzles while they are searched.
pub(super) struct Ledger<'a> {
    question: Question,
    limit: u8,
    answers: &'a mut [LineAnswer],
    firsts: &'a mut Vec<First>,
}

impl<'a> Ledger<'a> {
    /// Begins to count the solutions of each puzzle up to `limit`, and to look for the first one.
    pub(super) fn of_solutions(
        limit: u8,
        answers: &'a mut [LineAnswer],
        firsts: &'a mut Vec<First>,
    ) -> Self {
        Self::new(Question::First, limit, answers, firsts)
    }

    /// Begins to ask whether each puzzle has a solution.
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

    /// Whether a puzzle has as many solutions as were asked for.
    #[inline(always)]
    pub(super) fn has_enough(&self, puzzle: usize) -> bool {
        self.answers[puzzle].solutions >= self.limit
    }

    /// Whether the boards below a node can still change an answer: there are too few solutions, or
    /// the node comes before the first of them.
    #[inline(always)]
    pub(super) fn wants(&self, node: &Node) -> bool {
        let puzzle = node.puzzle as usize;
        !self.has_enough(puzzle) || node.path < self.firsts[puzzle].0
    }

    /// Notes a solution. Returns whether it is the first so far, to be [written](Self::write).
    #[inline(always)]
    pub(super) fn note_solution(&mut self, node: &Node) -> bool {
        let puzzle = node.puzzle as usize;
        let enough = self.has_enough(puzzle);
        self.answers[puzzle].solutions += u8::from(!enough);
        if self.question == Question::Any {
            // No board comes before path 0, so no other board of the puzzle is wanted any more.
            self.firsts[puzzle].0 = 0;
            return false;
        }
        let is_first = node.path < self.firsts[puzzle].0;
        if is_first {
            self.firsts[puzzle] = (node.path, node.depth);
        }
        is_first
    }

    /// Writes a solution down, unless an earlier one was noted since.
    #[inline(always)]
    pub(super) fn write(&mut self, node: &Node, packed: &Packed) {
        let puzzle = node.puzzle as usize;
        if self.firsts[puzzle].0 == node.path {
            unpack(packed, &mut self.answers[puzzle].solution);
        }
    }

    /// Notes that a board of a puzzle was branched on.
    #[inline(always)]
    pub(super) fn note_guess(&mut self, node: &Node) {
        self.answers[node.puzzle as usize].guesses += 1;
    }

    /// Ends the search: a puzzle with enough solutions has the guesses on the way to the first.
    pub(super) fn close(&mut self) {
        for (answer, first) in self.answers.iter_mut().zip(&*self.firsts) {
            if answer.solutions >= self.limit {
                answer.guesses = first.1;
            }
        }
    }
}
