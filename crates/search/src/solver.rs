//! What every exact engine offers.

use evoku_messages::{Message, Say, say};
use evoku_model::{Grid, Sudoku};
pub use evoku_nine::{Effort, Halt, Limit};

/// An exact engine at work on one puzzle.
///
/// Whoever has a puzzle calls [`start`](Self::start), then [`next`](Self::next) once for each
/// solution, and [`solution`](Self::solution) after each `next` that found one. The search can be
/// taken up again after every solution and after every limit. So counting, enumerating, proving
/// uniqueness and stopping are the caller's business, and an engine implements none of them
/// ([`count`](Self::count) is there for engines that count faster than they enumerate).
///
/// An implementor finds every solution, each once, in an order that depends on nothing but the
/// puzzle. It must not find one twice, nor search past a limit by more than
/// [`Engine::at_once`](crate::Engine::at_once) nodes, nor read a clock, and should poll
/// [`Limit::reached`] often enough that a caller who cancels waits for milliseconds. Memory is kept
/// from one puzzle to the next; nothing else is.
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
///     // A limit comes first, or the end: and the search goes on where it was.
///     let (first, _) = solver.count(u64::MAX, Limit { nodes: 1, ..Limit::default() });
///     let (rest, halt) = solver.count(u64::MAX, Limit::default());
///     assert_eq!(halt, Halt::Exhausted);
///     assert_eq!(first + rest, count_solutions(&sudoku, u64::MAX), "{}", engine.name);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Solver: Send {
    /// Forgets the puzzle before and begins with this one. Givens that contradict each other are no
    /// error: such a puzzle has no solution.
    ///
    /// # Errors
    /// If the engine can't search boards of this geometry.
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported>;

    /// Searches on: to the next solution, the end, or a limit. Returns [`Halt::Exhausted`] again
    /// after the end, and before the first puzzle.
    fn next(&mut self, limit: Limit<'_>) -> Halt;

    /// Writes down the solution that [`next`](Self::next) found last; without one, what is written
    /// is meaningless.
    ///
    /// # Panics
    /// If the grid has another side than the puzzle.
    fn solution(&self, grid: &mut Grid);

    /// Passes over at most `most` further solutions. Returns their number and why it ended:
    /// [`Halt::Found`] if there may be more. Afterwards [`solution`](Self::solution) is
    /// meaningless.
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

/// A puzzle that an engine has no means for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// The engine.
    pub engine: &'static str,
    /// What it solves.
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
