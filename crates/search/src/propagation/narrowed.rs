//! What parts of constraints narrow.

use super::level::Contradiction;
use evoku_model::Cell;

/// The candidates of cells, a bit each, as a part narrows them.
pub trait Narrowed {
    /// The candidates of a cell: one at least.
    fn get(&self, cell: Cell) -> u64;

    /// Leaves only these candidates in a cell.
    ///
    /// # Errors
    /// If none is left.
    fn keep(&mut self, cell: Cell, digits: u64) -> Result<(), Contradiction>;
}
