//! What a symmetry makes of places.

use std::collections::BTreeMap;

use crate::symmetry::GivenSymmetry;
use evoku_model::{Cell, Element};

/// The maps of a symmetry on a board.
pub(super) struct Images {
    pub(super) side: usize,
    /// For each map where every cell goes; the first leaves all where they are.
    pub(super) maps: Vec<Vec<Cell>>,
}

impl Images {
    pub(super) fn new(symmetry: GivenSymmetry, side: usize) -> Self {
        Self { side, maps: symmetry.maps(side) }
    }

    /// The images of cells in an order, the cells themselves first.
    pub(super) fn of<'a>(&'a self, cells: &'a [Cell]) -> impl Iterator<Item = Vec<Cell>> + 'a {
        self.maps.iter().map(|map| cells.iter().map(|cell| map[cell.index()]).collect())
    }

    /// The images of cells in any order, each once, cells ascending.
    pub(super) fn sets(&self, cells: &[Cell]) -> Vec<Vec<Cell>> {
        let mut sets: Vec<Vec<Cell>> = self.of(cells).map(sorted).collect();
        sets.sort_unstable();
        sets.dedup();
        sets
    }

    /// Places in orbits: those that the maps carry into each other. `is_ordered` says whether the
    /// same cells in another order are another place.
    pub(super) fn orbits(&self, places: &[Vec<Cell>], is_ordered: bool) -> Vec<Vec<usize>> {
        let key = |cells: Vec<Cell>| if is_ordered { cells } else { sorted(cells) };
        let numbers: BTreeMap<Vec<Cell>, usize> =
            places.iter().enumerate().map(|(number, place)| (key(place.clone()), number)).collect();
        let mut seen = vec![false; places.len()];
        let mut orbits = Vec::new();
        for place in places {
            let images = self.of(place).filter_map(|image| numbers.get(&key(image)).copied());
            let orbit: Vec<usize> =
                images.filter(|&number| !std::mem::replace(&mut seen[number], true)).collect();
            if !orbit.is_empty() {
                orbits.push(orbit);
            }
        }
        orbits
    }
}

/// The cells ascending.
fn sorted(mut cells: Vec<Cell>) -> Vec<Cell> {
    cells.sort_unstable();
    cells
}
