//! Images of places under a symmetry.

use std::collections::BTreeMap;

use crate::symmetry::GivenSymmetry;
use evoku_model::{Cell, Element};

/// The maps of a symmetry on a board.
pub(super) struct Images {
    pub(super) side: usize,
    /// For each map, the image of every cell; the first is the identity.
    pub(super) maps: Vec<Vec<Cell>>,
}

impl Images {
    pub(super) fn new(symmetry: GivenSymmetry, side: usize) -> Self {
        Self { side, maps: symmetry.maps(side) }
    }

    /// The images of an ordered list of cells, the cells themselves first.
    pub(super) fn of<'a>(&'a self, cells: &'a [Cell]) -> impl Iterator<Item = Vec<Cell>> + 'a {
        self.maps.iter().map(|map| cells.iter().map(|cell| map[cell.index()]).collect())
    }

    /// The images of a set of cells, each once, cells ascending.
    pub(super) fn sets(&self, cells: &[Cell]) -> Vec<Vec<Cell>> {
        let mut sets: Vec<Vec<Cell>> = self.of(cells).map(sorted).collect();
        sets.sort_unstable();
        sets.dedup();
        sets
    }

    /// Groups places into orbits, which are the places that the maps carry into each other. If
    /// `is_ordered` is `true`, the same cells in another order are a different place.
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

/// The cells in ascending order.
fn sorted(mut cells: Vec<Cell>) -> Vec<Cell> {
    cells.sort_unstable();
    cells
}
