//! The interface of exact engines.

use evoku_messages::{Message, Say, say};
use evoku_model::{Grid, Sudoku};
pub use evoku_nine::{Effort, Halt, Limit};

/// An exact engine, working on one puzzle.
///
/// The caller calls [`start`](Self::start), then [`next`](Self::next) once for each solution, and
/// [`solution`](Self::solution) after each `next` that found one. The search can be resumed after
/// every solution and after every limit. Counting, enumerating, proving uniqueness and stopping are
/// therefore up to the caller, and engines need not implement them. Engines that count faster than
/// they enumerate override [`count`](Self::count).
///
/// An implementation finds every solution exactly once, in an order that depends only on the
/// puzzle. It must not exceed a limit by more than [`Engine::at_once`](crate::Engine::at_once)
/// nodes, and must not read a clock. It should poll [`Limit::reached`] so often that a cancelled
/// search ends within milliseconds. Only memory is kept from one puzzle to the next.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_search::{ENGINES, Halt, Limit, count_solutions};
///
/// let text = "1..4..1..1..4..1";
/// let sudoku: Sudoku = text.parse()?;
/// for engine in ENGINES.iter().filter(|engine| engine.check(sudoku.geometry()).is_ok()) {
///     let mut solver = (engine.solver)();
///     solver.start(&sudoku)?;
///     // The search ends at a limit or exhausted, and resumes at the same point.
///     let (first, _) = solver.count(u64::MAX, Limit { nodes: 1, ..Limit::default() });
///     let (rest, halt) = solver.count(u64::MAX, Limit::default());
///     assert_eq!(halt, Halt::Exhausted);
///     assert_eq!(first + rest, count_solutions(&sudoku, u64::MAX), "{}", engine.name);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Solver: Send {
    /// Discards the previous puzzle and starts with this one. Contradictory givens are not an
    /// error; such a puzzle has no solution.
    ///
    /// # Errors
    /// If the engine can't search boards of this geometry.
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported>;

    /// Continues the search until the next solution, the end, or a limit. After the end, and before
    /// the first puzzle, returns [`Halt::Exhausted`].
    fn next(&mut self, limit: Limit<'_>) -> Halt;

    /// Writes the last solution found by [`next`](Self::next) into a grid. The result is
    /// unspecified if there is none.
    ///
    /// # Panics
    /// If the grid and the puzzle have different sides.
    fn solution(&self, grid: &mut Grid);

    /// Skips at most `most` further solutions. Returns their number and the reason for stopping:
    /// [`Halt::Found`] if there may be more. Afterwards [`solution`](Self::solution) is
    /// unspecified.
    fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Halt) {
        for found in 0..most {
            match self.next(limit) {
                Halt::Found => {}
                end => return (found, end),
            }
        }
        (most, Halt::Found)
    }

    /// The work done since [`start`](Self::start).
    fn effort(&self) -> Effort;
}

/// The error for a puzzle that an engine can't search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// The name of the engine.
    pub engine: &'static str,
    /// The boards that it solves.
    pub solves: Message,
    /// The board of the puzzle.
    pub board: Message,
}

impl Say for Unsupported {
    fn message(&self) -> Message {
        say::engine_unsupported(self.engine, &self.solves, &self.board)
    }
}

evoku_messages::error!(Unsupported);
