//! What every exact engine offers.

use std::sync::atomic::{AtomicBool, Ordering};

use thiserror::Error;

use crate::model::{Geometry, Grid, Sudoku};

/// An exact engine at work on one puzzle: it finds every solution, each once, in an order that
/// depends on nothing but the puzzle.
///
/// A search can be taken up again after every solution and after every limit, so that counting,
/// enumerating, proving uniqueness and stopping are the caller's business. Memory is kept from one
/// puzzle to the next.
pub trait Solver: Send {
    /// Forgets what was there and begins with a puzzle. Givens that contradict each other are no
    /// error: such a puzzle has no solution.
    ///
    /// # Errors
    /// If the engine can't search boards of this geometry.
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported>;

    /// Searches on: to the next solution, the end, or a limit. After [`Halt::Exhausted`], and
    /// before the first puzzle, it is `Exhausted` again.
    fn next(&mut self, limit: Limit<'_>) -> Halt;

    /// Writes down the solution that [`next`](Self::next) found last; without one, what is written
    /// is meaningless.
    ///
    /// # Panics
    /// If the grid has another side than the puzzle.
    fn solution(&self, grid: &mut Grid);

    /// Passes over at most so many further solutions. Says how many there were and why it ended:
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
    /// [`Engine::at_once`].
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
        let cancelled = self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
        cancelled.then_some(Halt::Cancelled)
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

/// An engine in the table of engines.
#[derive(Debug)]
pub struct Engine {
    /// The name by which commands and experiments ask for it.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// Which boards it solves, in words.
    pub solves: &'static str,
    /// Whether it solves boards of this geometry.
    pub supports: fn(&Geometry) -> bool,
    /// Makes one.
    pub solver: fn() -> Box<dyn Solver>,
    /// The nodes that it does at once, before it looks at limits.
    pub at_once: u64,
    /// Makes one that reads and writes plain 9x9 boards as text, for engines that can.
    pub lines: Option<fn() -> Box<dyn SolveLines>>,
}

impl Engine {
    /// Whether the engine solves this puzzle's board.
    ///
    /// # Errors
    /// If not, with the words to say so.
    pub fn check(&self, geometry: &Geometry) -> Result<(), Unsupported> {
        if (self.supports)(geometry) {
            return Ok(());
        }
        let geometry = geometry.to_string();
        Err(Unsupported { engine: self.name, solves: self.solves, geometry })
    }
}

/// A 9x9 board as text: a character for each cell in reading order, `1` to `9` for digits, any
/// other for a blank.
pub type Line = [u8; 81];

/// What there is to know about a [`Line`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineAnswer {
    /// The first solution found, `1` to `9` in every cell; meaningless if there is none.
    pub solution: Line,
    /// The number of solutions, at most as many as were asked for.
    pub solutions: u8,
    /// The boards on which the engine had to branch; if it stopped at the limit of solutions, at
    /// least those on the way to the one that it reports.
    pub guesses: u32,
}

impl LineAnswer {
    /// Nothing known yet.
    pub const NONE: Self = Self { solution: [b'.'; 81], solutions: 0, guesses: 0 };
}

/// Solves plain 9x9 boards from text to text, as fast as the engine can.
pub trait SolveLines: Send {
    /// Counts the solutions of each board up to a limit of at least 1 and writes the first down.
    ///
    /// # Panics
    /// If there are more boards than answers.
    fn solve(&mut self, lines: &[&Line], limit: u8, answers: &mut [LineAnswer]);
}
