//! The board as exactly-one groups.
//!
//! A *candidate* is a pair of cell and digit, true or false. A *group* is a set of at most 64
//! candidates of which exactly one is true. It consists of the digits of a cell, or of the places
//! of a digit in a house.
//!
//! ```text
//! group:  0 .. cells                 a cell          bit d: the candidate of digit d
//!         cells + house*side + d     d in a house    bit p: the candidate of the house's p-th cell
//! ```

use std::sync::Arc;

use evoku_model::{Element, Geometry, Lists};

/// The position of a cell in a house.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) house: u32,
    pub(super) position: u32,
}

/// The data of a geometry that the engine needs, in flat tables.
pub(super) struct GroupLayout {
    geometry: Arc<Geometry>,
    pub(super) side: usize,
    pub(super) cells: usize,
    pub(super) houses: usize,
    /// The places of each cell in its houses.
    places: Lists<Place>,
    /// The cells of a house are `members[house * side..][..side]`.
    members: Vec<u32>,
    /// The cells that must differ from each cell without a common house.
    partners: Lists<u32>,
}

impl GroupLayout {
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
        let houses = geometry.houses().len();
        let geometry = Arc::clone(geometry);
        let (places, partners) =
            (Lists::from_iter(places_by_cell), Lists::from_iter(partners_by_cell));
        Self { geometry, side, cells, houses, places, members, partners }
    }

    /// Returns `true` if this is the layout of that geometry.
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
        self.places.get(cell as usize)
    }

    /// The cells of a house in the order of their positions.
    pub(super) fn members(&self, house: u32) -> &[u32] {
        &self.members[house as usize * self.side..][..self.side]
    }

    /// The cells that must differ from this one without sharing a house.
    pub(super) fn partners(&self, cell: u32) -> &[u32] {
        self.partners.get(cell as usize)
    }
}

/// The indices of the set bits of a mask in ascending order, as digits or positions.
pub(super) fn bits(mask: u64) -> impl Iterator<Item = u32> {
    evoku_model::bits(mask).map(|bit| bit as u32)
}
