//! What every exact engine offers.

use std::sync::atomic::AtomicBool;

use thiserror::Error;

use crate::model::{Grid, Sudoku};
use crate::search::cancel::is_set;

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
/// [`Engine::at_once`](crate::search::Engine::at_once) nodes, nor read a clock, and should poll
/// [`Limit::reached`] often enough that a caller who cancels waits for milliseconds. Memory is kept
/// from one puzzle to the next; nothing else is.
///
/// ```
/// use evoku_sudoku::Sudoku;
/// use evoku_sudoku::search::{ENGINES, Halt, Limit, count_solutions};
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

/// Why a search came back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Halt {
    /// There is another solution.
    Found,
    /// There is no further solution.
    Exhausted,
    /// The limit of nodes was reached; a larger one would let the search go on.
    NodeLimit,
    /// The engine's own bound of memory was reached: this search can't go on.
    MemoryLimit,
    /// The caller asked to stop; the search can go on.
    Cancelled,
}

/// The work of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effort {
    /// Boards that were propagated as far as the engine does: the puzzle itself and every branch
    /// of it. For an engine that learns, the decisions and conflicts.
    pub nodes: u64,
    /// Boards on which it had to branch. 0 means that propagation alone was enough.
    pub guesses: u64,
}

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub struct Limit<'a> {
    /// The most nodes since the start of the puzzle, see [`Effort::nodes`]. Exceeded by less than
    /// [`Engine::at_once`](crate::search::Engine::at_once).
    pub nodes: u64,
    /// Stops the search soon after it becomes true.
    pub cancel: Option<&'a AtomicBool>,
}

impl Default for Limit<'_> {
    /// No limit.
    fn default() -> Self {
        Self { nodes: u64::MAX, cancel: None }
    }
}

impl Limit<'_> {
    /// Why a search that has done so much has to stop, if it has to.
    #[must_use]
    pub fn reached(&self, nodes: u64) -> Option<Halt> {
        if nodes >= self.nodes {
            return Some(Halt::NodeLimit);
        }
        is_set(self.cancel).then_some(Halt::Cancelled)
    }
}

/// A puzzle that an engine has no means for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("engine {engine} solves {solves} only, this is {geometry}")]
pub struct Unsupported {
    /// The engine.
    pub engine: &'static str,
    /// What it solves.
    pub solves: &'static str,
    /// What came, in words.
    pub geometry: String,
}
