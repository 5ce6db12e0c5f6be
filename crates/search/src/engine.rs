//! The entries of the table of engines.

use crate::lines::SolveLines;
use crate::solver::{Solver, Unsupported};
use evoku_messages::{Message, Say};
use evoku_model::Geometry;

/// An entry of the table of engines.
#[derive(Debug)]
pub struct Engine {
    /// The name used in commands and experiments.
    pub name: &'static str,
    /// A one-line description.
    pub about: fn() -> Message,
    /// The boards that it solves.
    pub solves: fn() -> Message,
    /// Returns `true` if the engine solves boards of this geometry.
    pub supports: fn(&Geometry) -> bool,
    /// Creates a solver.
    pub solver: fn() -> Box<dyn Solver>,
    /// The number of nodes that the engine processes between two checks of its limits.
    pub at_once: u64,
    /// Creates a solver that reads and writes plain 9x9 boards as text, if the engine supports it.
    pub lines: Option<fn() -> Box<dyn SolveLines>>,
}

impl Engine {
    /// Checks that the engine solves boards of this geometry.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self, geometry: &Geometry) -> Result<(), Unsupported> {
        if (self.supports)(geometry) {
            return Ok(());
        }
        let (solves, board) = ((self.solves)(), geometry.message());
        Err(Unsupported { engine: self.name, solves, board })
    }
}
