//! The names of columns and members with puzzles and solutions.

use evoku_model::Grid;
use evoku_model::text::cells::is_cell;
use evoku_model::text::line::looks_like_puzzle;

/// The names of the puzzle that need no further evidence.
pub(super) const PUZZLE: [&str; 6] = ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid"];

/// Names of the puzzle that also have other meanings, so its value has to look like a puzzle.
pub(super) const MAYBE_PUZZLE: [&str; 18] = [
    "question",
    "questions",
    "problem",
    "problems",
    "unsolved",
    "givens",
    "clues",
    "board",
    "boards",
    "start",
    "initial",
    "input",
    "inputs",
    "x",
    "cells",
    "value",
    "fpuzzles",
    "sudokus",
];

/// The names of the solution that need no further evidence.
pub(super) const SOLUTION: [&str; 3] = ["solution", "answer", "solved"];

/// Names of the solution that also have other meanings, so its value has to be a full board.
pub(super) const MAYBE_SOLUTION: [&str; 12] = [
    "solutions",
    "answers",
    "solutions_grid",
    "target",
    "targets",
    "label",
    "labels",
    "output",
    "outputs",
    "result",
    "final",
    "y",
];

/// Checks whether a name is one of `names`, ignoring case.
pub(super) fn is_one_of(names: &[&str], name: &str) -> bool {
    names.iter().any(|known| known.eq_ignore_ascii_case(name.trim()))
}

/// Checks whether a grid under a name of the solution is meant as the solution of givens.
pub(super) fn is_full_beside(grid: &Grid, givens: &Grid) -> bool {
    grid.side() == givens.side() && grid.is_complete() && !givens.is_complete()
}

/// Checks whether a grid without a name is meant as the solution of givens: a full board with at
/// least half of them. It may be a wrong solution, which is for others to find out.
pub(super) fn is_solution_of(grid: &Grid, givens: &Grid) -> bool {
    let kept = || givens.digits().filter(|&(cell, digit)| grid.get(cell) == Some(digit)).count();
    is_full_beside(grid, givens) && 2 * kept() >= givens.filled()
}

/// Checks whether a text has cells with blanks, but not as many as a board.
pub(super) fn is_damaged(text: &str) -> bool {
    let text = text.trim();
    text.len() >= 16
        && text.bytes().all(|byte| is_cell(byte) || byte == b' ')
        && text.contains(['.', '0', '_', '*', 'x', 'X'])
        && text.contains(|sign: char| sign.is_ascii_digit())
        && !looks_like_puzzle(text)
}
