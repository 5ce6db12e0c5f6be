//! Engines as rows of a table.

use crate::lines::SolveLines;
use crate::solver::{Solver, Unsupported};
use evoku_messages::{Message, Say};
use evoku_model::Geometry;

/// An engine in the table of engines.
#[derive(Debug)]
pub struct Engine {
    /// The name by which commands and experiments ask for it.
    pub name: &'static str,
    /// A description in one line.
    pub about: fn() -> Message,
    /// The boards that it solves.
    pub solves: fn() -> Message,
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
    /// If not.
    pub fn check(&self, geometry: &Geometry) -> Result<(), Unsupported> {
        if (self.supports)(geometry) {
            return Ok(());
        }
        let (solves, board) = ((self.solves)(), geometry.message());
        Err(Unsupported { engine: self.name, solves, board })
    }
}
