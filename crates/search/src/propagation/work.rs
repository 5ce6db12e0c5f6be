//! A board during propagation: the state that rules read and change.

use std::collections::BTreeSet;

use super::level::Contradiction;
use super::narrowed::Narrowed;
use super::propagator::Propagator;
use evoku_model::{Cell, Element, House, Houses, MAX_SIDE};

/// Propagation in progress: a board, and its changes that were not followed yet.
pub(super) struct Work<'a> {
    pub(super) tables: &'a Propagator,
    cells: &'a mut [u64],
    open: &'a mut usize,
    /// Decided cells whose digit is not yet removed from their peers.
    pub(super) placed: Vec<Cell>,
    /// Houses that have lost candidates and are not yet pending for any rule.
    pub(super) changed: Houses,
    /// Parts of constraints with a cell that has lost candidates.
    pub(super) parts: BTreeSet<usize>,
}

impl<'a> Work<'a> {
    /// Starts with a propagated board without changes.
    pub(super) fn new(tables: &'a Propagator, cells: &'a mut [u64], open: &'a mut usize) -> Self {
        Self {
            tables,
            cells,
            open,
            placed: Vec::new(),
            changed: Houses::EMPTY,
            parts: BTreeSet::new(),
        }
    }

    /// Removes all other candidates from a cell.
    pub(super) fn keep(&mut self, cell: Cell, digits: u64) -> Result<(), Contradiction> {
        let index = cell.index();
        let before = self.cells[index];
        let after = before & digits;
        if after == before {
            return Ok(());
        }
        self.cells[index] = after;
        if after == 0 {
            return Err(Contradiction);
        }
        if after.is_power_of_two() {
            *self.open -= 1;
            self.placed.push(cell);
        }
        self.changed |= self.tables.houses_of[index];
        if let Some(parts) = self.tables.parts_of.get(index) {
            self.parts.extend(parts);
        }
        Ok(())
    }

    /// The candidates of a cell.
    pub(super) fn get(&self, cell: Cell) -> u64 {
        self.cells[cell.index()]
    }

    /// The candidates of the cells of a house, by position.
    pub(super) fn matrix(&self, house: House) -> [u64; MAX_SIDE] {
        let mut rows = [0; MAX_SIDE];
        for (row, &cell) in rows.iter_mut().zip(self.tables.cells(house)) {
            *row = self.get(cell);
        }
        rows
    }

    /// Removes all other candidates from the cells of a house.
    pub(super) fn keep_matrix(
        &mut self,
        house: House,
        rows: &[u64; MAX_SIDE],
    ) -> Result<(), Contradiction> {
        let cells = self.tables.cells(house);
        cells.iter().zip(rows).try_for_each(|(&cell, &digits)| self.keep(cell, digits))
    }
}

impl Narrowed for Work<'_> {
    fn get(&self, cell: Cell) -> u64 {
        Work::get(self, cell)
    }

    fn keep(&mut self, cell: Cell, digits: u64) -> Result<(), Contradiction> {
        Work::keep(self, cell, digits)
    }
}
