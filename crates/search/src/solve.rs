//! Functions that solve in one call.

use crate::answer::Answer;
use crate::auto::Auto;
use crate::solver::{Halt, Limit, Solver};
use evoku_model::{Grid, Sudoku};

/// Solves a puzzle of any size and geometry, and proves that its solution is the only one.
///
/// To solve many, keep an [`Auto`] or use [`solve_batch`].
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_search::{Answer, solve};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// let Answer::Unique(grid) = solve(&sudoku) else { panic!("a proper puzzle") };
/// assert!(sudoku.is_solved_by(&grid));
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
#[must_use]
pub fn solve(sudoku: &Sudoku) -> Answer {
    Auto::default().solve(sudoku)
}

/// Solves many puzzles; the answers have the same order. Plain 9x9 boards are solved hundreds at a
/// time, each many times faster than alone.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_search::solve_batch;
///
/// let lines = ["1..4..1..1..4..1", "1..4..1..1..43.1", "1..44.1..1..43.1"];
/// let puzzles = lines.iter().map(|line| line.parse::<Sudoku>());
/// let answers = solve_batch(&puzzles.collect::<Result<Vec<_>, _>>()?);
/// let solved = answers.iter().map(|answer| answer.solution().is_some());
/// assert_eq!(solved.collect::<Vec<_>>(), [true, true, false]);
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
#[must_use]
pub fn solve_batch(puzzles: &[Sudoku]) -> Vec<Answer> {
    Auto::default().solve_batch(puzzles)
}

/// The number of solutions of a puzzle, up to a limit.
#[must_use]
pub fn count_solutions(sudoku: &Sudoku, most: u64) -> u64 {
    let mut engine = Auto::default();
    engine.begin(sudoku);
    engine.count(most, Limit::default()).0
}

/// The solutions of a puzzle as an iterator; each is searched for on demand.
///
/// ```
/// use std::sync::Arc;
/// use evoku_search::solutions;
/// use evoku_model::{Geometry, Grid, Shape, Sudoku};
///
/// let four = Arc::new(Geometry::plain(Shape::new(2, 2)?));
/// assert_eq!(solutions(&Sudoku::new(four, Grid::blank(4))?).count(), 288);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn solutions(sudoku: &Sudoku) -> Solutions {
    let mut engine = Auto::default();
    engine.begin(sudoku);
    Solutions { engine, side: sudoku.geometry().side() }
}

/// An iterator over the solutions of a puzzle, see [`solutions`].
pub struct Solutions {
    engine: Auto,
    side: usize,
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        (self.engine.next(Limit::default()) == Halt::Found).then(|| {
            let mut grid = Grid::blank(self.side);
            self.engine.solution(&mut grid);
            grid
        })
    }
}
