//! The engine that picks the most suitable engine.

use std::sync::Arc;

use evoku_messages::say;
use evoku_nine::{Batch9, Single9};

use crate::answer::Answer;
use crate::engine::Engine;
use crate::large::Large;
use crate::lines::{Line, LineAnswer, SolveLines, grid_of, line_of};
use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use crate::weighted::Weighted;
use evoku_model::{Geometry, Grid, Shape, Sudoku};

pub(super) static ENGINE: Engine = Engine {
    name: "auto",
    about: say::engine_about_auto,
    solves: say::engine_boards_of_every_geometry,
    supports: |_| true,
    solver: || Box::new(Auto::default()),
    at_once: 512,
    lines: Some(|| Box::<Batch9>::default()),
};

/// Counting more solutions than this justifies the start-up cost of `batch9`.
const FAR: u64 = 1000;

/// Solves every puzzle with the engine that suits its board, and keeps the engines for later
/// puzzles.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_search::{Answer, Auto};
///
/// let nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut engine = Auto::default();
/// let mut kinds = Vec::new();
/// for text in ["1..4..1..1..4..1", nine] {
///     let sudoku: Sudoku = text.parse()?;
///     kinds.push(match engine.solve(&sudoku) {
///         Answer::None => "none",
///         Answer::Unique(_) => "unique",
///         Answer::Several(_) => "several",
///     });
/// }
/// assert_eq!(kinds, ["several", "unique"]);
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
pub struct Auto {
    nine: Arc<Geometry>,
    single: Single9,
    large: Large,
    weighted: Weighted,
    /// Created on first use, because it needs far more memory than the others.
    batch: Option<Batch9>,
    choice: Choice,
}

/// The engine that has the puzzle.
enum Choice {
    Single,
    /// `single9` before the first solution, when another engine could still start on the puzzle.
    Untouched(Line),
    Batch,
    Large,
    Weighted,
}

impl Auto {
    /// Starts with another puzzle, see [`Solver::start`].
    pub fn begin(&mut self, sudoku: &Sudoku) {
        let is_nine = sudoku.geometry().is_plain_nine();
        let (choice, started) = if !sudoku.geometry().constraints().is_empty() {
            (Choice::Weighted, self.weighted.start(sudoku))
        } else if !is_nine {
            (Choice::Large, self.large.start(sudoku))
        } else if sudoku.marks().is_some() {
            (Choice::Single, self.single.start(sudoku))
        } else {
            (Choice::Untouched(line_of(sudoku.givens())), self.single.start(sudoku))
        };
        debug_assert!(started.is_ok(), "the choice suits the geometry");
        self.choice = choice;
    }

    /// The answer to a puzzle.
    pub fn solve(&mut self, sudoku: &Sudoku) -> Answer {
        self.solve_within(sudoku, Limit::default()).unwrap_or(Answer::None)
    }

    /// The answer to a puzzle; `None` if a limit is reached first.
    pub fn solve_within(&mut self, sudoku: &Sudoku, limit: Limit<'_>) -> Option<Answer> {
        self.begin(sudoku);
        match self.next(limit) {
            Halt::Found => {}
            Halt::Exhausted => return Some(Answer::None),
            _ => return None,
        }
        let mut grid = Grid::blank(sudoku.geometry().side());
        self.solution(&mut grid);
        match self.next(limit) {
            Halt::Found => Some(Answer::Several(grid)),
            Halt::Exhausted => Some(Answer::Unique(grid)),
            _ => None,
        }
    }

    /// The answers to puzzles, in their order. Plain 9x9 boards are solved many at once.
    pub fn solve_batch(&mut self, puzzles: &[Sudoku]) -> Vec<Answer> {
        let lines: Vec<Option<Line>> = puzzles.iter().map(plain_line).collect();
        let batch: Vec<&Line> = lines.iter().flatten().collect();
        let mut solved = vec![LineAnswer::NONE; batch.len()];
        if !batch.is_empty() {
            SolveLines::solve(self.batch.get_or_insert_default(), &batch, 2, &mut solved);
        }
        let mut solved = solved.iter();
        let mut answers = Vec::with_capacity(puzzles.len());
        for (sudoku, line) in puzzles.iter().zip(&lines) {
            answers.push(match line.and_then(|_| solved.next()) {
                Some(answer) => Answer::of(answer),
                None => self.solve(sudoku),
            });
        }
        answers
    }

    fn chosen(&mut self) -> &mut dyn Solver {
        match self.choice {
            Choice::Single | Choice::Untouched(_) => &mut self.single,
            Choice::Batch => self.batch.get_or_insert_default(),
            Choice::Large => &mut self.large,
            Choice::Weighted => &mut self.weighted,
        }
    }
}

/// A plain 9x9 board without pencil marks as a line.
fn plain_line(sudoku: &Sudoku) -> Option<Line> {
    let plain = sudoku.marks().is_none() && sudoku.geometry().is_plain_nine();
    plain.then(|| line_of(sudoku.givens()))
}

impl Default for Auto {
    fn default() -> Self {
        Self {
            nine: Arc::new(Geometry::plain(Shape::NINE)),
            single: Single9::default(),
            large: Large::default(),
            weighted: Weighted::default(),
            batch: None,
            choice: Choice::Single,
        }
    }
}

impl Solver for Auto {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        self.begin(sudoku);
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Halt {
        if let Choice::Untouched(_) = self.choice {
            self.choice = Choice::Single;
        }
        self.chosen().next(limit)
    }

    fn solution(&self, grid: &mut Grid) {
        match self.choice {
            Choice::Single | Choice::Untouched(_) => self.single.solution(grid),
            Choice::Batch => self.batch.iter().for_each(|batch| batch.solution(grid)),
            Choice::Large => self.large.solution(grid),
            Choice::Weighted => self.weighted.solution(grid),
        }
    }

    fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Halt) {
        if let Choice::Untouched(line) = self.choice {
            self.choice = Choice::Single;
            let sudoku = Sudoku::new(Arc::clone(&self.nine), grid_of(&line));
            if most > FAR
                && let Ok(sudoku) = sudoku
                && self.batch.get_or_insert_default().start(&sudoku).is_ok()
            {
                self.choice = Choice::Batch;
            }
        }
        self.chosen().count(most, limit)
    }

    fn effort(&self) -> Effort {
        match self.choice {
            Choice::Single | Choice::Untouched(_) => self.single.effort(),
            Choice::Batch => self.batch.as_ref().map_or_else(Effort::default, Batch9::effort),
            Choice::Large => self.large.effort(),
            Choice::Weighted => self.weighted.effort(),
        }
    }
}
