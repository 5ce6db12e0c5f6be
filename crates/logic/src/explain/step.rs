//! A step: a deduction with its position.

use super::names::Names;
use crate::Deduction;
use evoku_model::{Candidates, Cell, Digit, Geometry, House};

/// A deduction and the position in which it was found.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The geometry of the board.
    pub geometry: &'a Geometry,
    /// The candidates before the step; a filled cell has its digit.
    pub candidates: &'a Candidates,
    /// The deduction.
    pub deduction: &'a Deduction,
}

impl<'a> Step<'a> {
    /// The conclusion in forum notation: `r4c3<>5` or `r1c1=2`.
    #[must_use]
    pub fn conclusion(&self) -> String {
        self.names().conclusion(self.deduction)
    }

    pub(super) fn names(&self) -> Names<'a> {
        Names::new(self.geometry)
    }

    /// The cells of a house that may hold a digit.
    pub(super) fn places(&self, house: House, digit: Digit) -> Vec<Cell> {
        let cells = self.geometry.cells(house).iter().copied();
        cells.filter(|&cell| self.candidates.get(cell).contains(digit)).collect()
    }
}
