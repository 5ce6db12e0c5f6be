//! The names of columns and members with puzzles and solutions.

use evoku_model::Grid;

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

/// Names of the solution that also have other meanings, so its value has to be a full board with
/// the givens of the puzzle.
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

/// Checks whether a grid is a full board with the digits of other givens.
pub(super) fn is_solution_of(grid: &Grid, givens: &Grid) -> bool {
    grid.side() == givens.side()
        && grid.filled() == grid.cells().len()
        && givens.filled() < givens.cells().len()
        && givens.digits().all(|(cell, digit)| grid.get(cell) == Some(digit))
}
