//! The board as exactly-one groups.
//!
//! A *candidate* is a pair of cell and digit, true or false. A *group* is a set of at most 64
//! candidates of which exactly one is true: the digits of a cell, or the places of a digit in a house.
//!
//! ```text
//! group:  0 .. cells                 a cell          bit d: the candidate of digit d
//!         cells + house*side + d     d in a house    bit p: the candidate of the house's p-th cell
//! ```

use std::sync::Arc;

use crate::model::{Element, Geometry, HouseKind};

/// A cell's place in a house.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) house: u32,
    pub(super) position: u32,
}

/// What the engine wants to know of a geometry, in flat tables.
pub(super) struct Layout {
    geometry: Arc<Geometry>,
    pub(super) side: usize,
    pub(super) cells: usize,
    pub(super) houses: usize,
    /// The places of a cell are `places[places_of[cell]..places_of[cell + 1]]`.
    places_of: Vec<u32>,
    places: Vec<Place>,
    /// The cells of a house are `members[house * side..][..side]`.
    members: Vec<u32>,
    /// Cells that differ without a common house, as `places_of` and `places` do it; empty without pairs.
    partners_of: Vec<u32>,
    partners: Vec<u32>,
}

impl Layout {
    pub(super) fn new(geometry: &Arc<Geometry>) -> Self {
        let side = geometry.side();
        let cells = side * side;
        let mut members = Vec::with_capacity(geometry.houses().len() * side);
        let mut places_by_cell: Vec<Vec<Place>> = vec![Vec::new(); cells];
        for house in geometry.houses() {
            for (position, cell) in geometry.cells(house).iter().enumerate() {
                members.push(cell.index() as u32);
                let place = Place { house: house.index() as u32, position: position as u32 };
                places_by_cell[cell.index()].push(place);
            }
        }
        let mut partners_by_cell: Vec<Vec<u32>> = vec![Vec::new(); cells];
        for pair in geometry.pairs() {
            let (first, second) = (pair.first.index(), pair.second.index());
            partners_by_cell[first].push(second as u32);
            partners_by_cell[second].push(first as u32);
        }
        let (places_of, places) = flat(&places_by_cell);
        let (partners_of, partners) = flat(&partners_by_cell);
        let houses = geometry.houses().len();
        let geometry = Arc::clone(geometry);
        Self { geometry, side, cells, houses, places_of, places, members, partners_of, partners }
    }

    /// Whether this is the layout of that geometry.
    pub(super) fn is_of(&self, geometry: &Arc<Geometry>) -> bool {
        Arc::ptr_eq(&self.geometry, geometry) || self.geometry == *geometry
    }

    pub(super) fn groups(&self) -> usize {
        self.cells + self.houses * self.side
    }

    /// The group of a digit in a house.
    pub(super) fn group(&self, house: u32, digit: u32) -> usize {
        self.cells + house as usize * self.side + digit as usize
    }

    pub(super) fn places(&self, cell: u32) -> &[Place] {
        let cell = cell as usize;
        &self.places[self.places_of[cell] as usize..self.places_of[cell + 1] as usize]
    }

    /// The cells of a house in the order of their positions.
    pub(super) fn members(&self, house: u32) -> &[u32] {
        &self.members[house as usize * self.side..][..self.side]
    }

    /// The cells that differ from this one without sharing a house.
    pub(super) fn partners(&self, cell: u32) -> &[u32] {
        let cell = cell as usize;
        &self.partners[self.partners_of[cell] as usize..self.partners_of[cell + 1] as usize]
    }

    /// Houses side by side: the rows, then the columns. The place of a digit in a row names the column
    /// and the other way round.
    pub(super) fn lines(&self) -> [Vec<u32>; 2] {
        [HouseKind::Row, HouseKind::Column].map(|kind| {
            self.geometry.houses_of_kind(kind).map(|house| house.index() as u32).collect()
        })
    }
}

/// Lists one after the other, and where each begins; the last number is where the last ends.
pub(super) fn flat<T: Copy>(lists: &[Vec<T>]) -> (Vec<u32>, Vec<T>) {
    let mut starts = Vec::with_capacity(lists.len() + 1);
    starts.push(0);
    let mut all = Vec::with_capacity(lists.iter().map(Vec::len).sum());
    for list in lists {
        all.extend_from_slice(list);
        starts.push(all.len() as u32);
    }
    (starts, all)
}

/// The bits of a mask, ascending.
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros();
            mask &= mask - 1;
            bit
        })
    })
}
