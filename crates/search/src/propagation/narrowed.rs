//! The interface through which parts of constraints exclude candidates.

use super::level::Contradiction;
use evoku_model::Cell;

/// The candidates of cells, one bit each, while a part narrows them.
pub trait Narrowed {
    /// The candidates of a cell; at least one.
    fn get(&self, cell: Cell) -> u64;

    /// Removes all other candidates from a cell.
    ///
    /// # Errors
    /// If no candidate is left.
    fn keep(&mut self, cell: Cell, digits: u64) -> Result<(), Contradiction>;
}
