//! The tables that propagation on one geometry needs.

use std::sync::Arc;

use super::crossings::{Crossing, crossings};
use super::level::Propagation;
use evoku_model::{Cell, Element, Geometry, House, Houses, MAX_SIDE};

/// The tables for propagation on one geometry, built once and shared by all boards.
#[derive(Debug)]
pub struct Propagator {
    geometry: Arc<Geometry>,
    level: Propagation,
    /// The houses of each cell.
    pub(super) houses_of: Vec<Houses>,
    /// For each house, its crossings with other houses in at least two cells.
    crossings: Vec<Vec<Crossing>>,
    /// For each cell, the parts of constraints that contain it; empty if there are no parts.
    pub(super) parts_of: Vec<Vec<usize>>,
}

impl Propagator {
    /// Builds the tables, in time proportional to the number of pairs of houses.
    #[must_use]
    pub fn new(geometry: Arc<Geometry>, level: Propagation) -> Self {
        let cells = (0..geometry.shape().cells()).map(Cell::from_index);
        let houses_of =
            cells.map(|cell| geometry.houses_of(cell).iter().copied().collect()).collect();
        let crossings = crossings(&geometry);
        let parts_of = parts_of(&geometry);
        Self { geometry, level, houses_of, crossings, parts_of }
    }

    /// The geometry that is enforced.
    #[must_use]
    #[inline]
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The strength of propagation.
    #[must_use]
    #[inline]
    pub fn level(&self) -> Propagation {
        self.level
    }

    /// The cells of a house.
    pub(super) fn cells(&self, house: House) -> &[Cell] {
        self.geometry.cells(house)
    }

    /// All digits, one bit each.
    pub(super) fn all_digits(&self) -> u64 {
        u64::MAX >> (MAX_SIDE - self.geometry.side())
    }

    /// The crossings of a house with others.
    pub(super) fn crossings(&self, house: House) -> &[Crossing] {
        &self.crossings[house.index()]
    }
}

/// For each cell, the parts that contain it, ascending; empty if there are no parts.
fn parts_of(geometry: &Geometry) -> Vec<Vec<usize>> {
    if geometry.parts().is_empty() {
        return Vec::new();
    }
    let mut parts_of = vec![Vec::new(); geometry.shape().cells()];
    for (number, part) in geometry.parts().iter().enumerate() {
        for cell in part.cells() {
            let parts: &mut Vec<usize> = &mut parts_of[cell.index()];
            if parts.last() != Some(&number) {
                parts.push(number);
            }
        }
    }
    parts_of
}
