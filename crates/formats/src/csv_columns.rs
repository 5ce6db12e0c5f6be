//! Columns of CSV files by their names.

use evoku_model::text::line::looks_like_puzzle;

/// The names of the column with the puzzle.
pub(super) const PUZZLE: [&str; 6] = ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "grid"];
/// The names of the column with the solution.
pub(super) const SOLUTION: [&str; 3] = ["solution", "answer", "solved"];
/// A further name of that column if the puzzle's header is also a plural; otherwise it is a number
/// of solutions.
const SOLUTIONS: &str = "solutions";

/// The columns that describe a board besides its side.
const VARIANT: [&str; 4] = ["box", "rules", "regions", "constraints"];

/// Checks whether a name is one of `names`, ignoring case.
pub(super) fn is_one_of(names: &[&str], name: &str) -> bool {
    names.iter().any(|known| known.eq_ignore_ascii_case(name.trim()))
}

/// The meaning of the columns.
pub(super) struct Columns {
    pub(super) names: Vec<String>,
    /// The column with the puzzle; `None` until the first row after the header shows it.
    pub(super) puzzle: Option<usize>,
    pub(super) solution: Option<usize>,
    /// The columns `box`, `rules`, `regions` and `constraints`.
    pub(super) variant: [Option<usize>; 4],
}

impl Columns {
    pub(super) fn of_header(names: Vec<String>) -> Self {
        let find = |known: &[&str]| names.iter().position(|name| is_one_of(known, name));
        let variant = VARIANT.map(|name| find(&[name]));
        let puzzle = find(&PUZZLE);
        let is_plural = puzzle.is_some_and(|at| is_one_of(&["puzzles", "quizzes"], &names[at]));
        let solutions = || is_plural.then(|| find(&[SOLUTIONS])).flatten();
        Self { puzzle, solution: find(&SOLUTION).or_else(solutions), variant, names }
    }

    /// The columns of a file without a header.
    pub(super) fn of_values(values: &[String], puzzle: usize) -> Self {
        let names = (1..=values.len()).map(|number| format!("column {number}")).collect();
        let later = |(index, value): &(usize, &String)| *index > puzzle && looks_like_puzzle(value);
        let solution = values.iter().enumerate().find(later).map(|(index, _)| index);
        Self { names, puzzle: Some(puzzle), solution, variant: [None; 4] }
    }
}
