//! The houses and peers of a board as sets.

use std::sync::Arc;

use crate::tallies::Tallies;
use evoku_model::{Cell, Element, Geometry, House, HouseKind, Part, Set};

/// The houses and peers of a geometry as sets of cells.
///
/// A set has `WORDS` words of 64 bits: 2 suffice for boards up to 11x11, 10 up to 25x25, 64 for
/// all.
#[derive(Debug)]
pub(crate) struct Layout<const WORDS: usize> {
    geometry: Arc<Geometry>,
    houses: Vec<Set<Cell, WORDS>>,
    peers: Vec<Set<Cell, WORDS>>,
    shares: Vec<Tallies>,
    sizes: Vec<Tallies>,
    by_block: Vec<House>,
    crossing: usize,
}

impl<const WORDS: usize> Layout<WORDS> {
    /// The layout of a geometry of at most `64 * WORDS` cells.
    pub(crate) fn new(geometry: Arc<Geometry>) -> Self {
        let set = |cells: &[Cell]| cells.iter().copied().collect();
        let houses: Vec<Set<Cell, WORDS>> =
            geometry.houses().map(|house| set(geometry.cells(house))).collect();
        let cells = geometry.side().pow(2);
        let mut peers: Vec<Set<Cell, WORDS>> =
            (0..cells).map(|cell| set(geometry.peers(Cell::from_index(cell)))).collect();
        for [first, second] in pairs_that_differ(&geometry) {
            peers[first.index()].insert(second);
            peers[second.index()].insert(first);
        }
        // A board without houses has one empty block.
        let blocks = geometry.houses().len().div_ceil(Tallies::HOUSES).max(1);
        let mut shares = vec![Tallies::NONE; cells * blocks];
        let mut sizes = vec![Tallies::NONE; blocks];
        for house in geometry.houses() {
            let (block, at) = (house.index() / Tallies::HOUSES, house.index() % Tallies::HOUSES);
            sizes[block].set(at, geometry.side() as u8);
            for cell in geometry.cells(house) {
                shares[cell.index() * blocks + block].set(at, 1);
            }
        }
        let mut by_block: Vec<House> = geometry.houses().collect();
        by_block.sort_by_key(|&house| !is_block(geometry.kind(house)));
        let pairs = houses
            .iter()
            .enumerate()
            .flat_map(|(i, one)| houses[..i].iter().map(move |other| (*one & *other).len()));
        let crossing = pairs.max().unwrap_or(0);
        Self { geometry, houses, peers, shares, sizes, by_block, crossing }
    }

    pub(crate) fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The number of cells of each house, in blocks of [`Tallies`].
    pub(super) fn sizes(&self) -> &[Tallies] {
        &self.sizes
    }

    /// Tallies with a 1 for each house of a block that contains a cell.
    pub(super) fn share(&self, cell: Cell, block: usize) -> &Tallies {
        &self.shares[cell.index() * self.sizes.len() + block]
    }

    /// The cells of a house.
    pub(crate) fn house(&self, house: House) -> &Set<Cell, WORDS> {
        &self.houses[house.index()]
    }

    /// The houses, boxes and regions first: the order in which people look.
    pub(crate) fn houses_by_block(&self) -> &[House] {
        &self.by_block
    }

    /// The largest number of cells that two houses share.
    pub(crate) fn crossing(&self) -> usize {
        self.crossing
    }

    /// The kind of a house.
    pub(crate) fn kind(&self, house: House) -> HouseKind {
        self.geometry.kind(house)
    }

    /// The house of a kind that contains a cell; the first of two diagonals.
    pub(crate) fn house_of_kind(&self, cell: Cell, kind: HouseKind) -> Option<House> {
        self.houses_of(cell).iter().copied().find(|&house| self.kind(house) == kind)
    }

    /// Returns `true` if a house is a box or a region.
    pub(crate) fn is_block(&self, house: House) -> bool {
        is_block(self.geometry.kind(house))
    }

    /// Assigns those of `cells` that a cell sees to the first house that they share with it. Each
    /// is listed once, rows and columns before the box. The house is `None` for cells that must
    /// differ by a constraint only.
    pub(crate) fn links_of(
        &self,
        cell: Cell,
        cells: Set<Cell, WORDS>,
    ) -> impl Iterator<Item = (Option<House>, Set<Cell, WORDS>)> {
        let mut rest = cells & *self.peers(cell);
        let houses = self.houses_of(cell).iter().map(|&house| (Some(house), *self.house(house)));
        let pairs = std::iter::once((None, *self.peers(cell)));
        houses.chain(pairs).map(move |(house, shared)| {
            let linked = rest & shared;
            rest -= shared;
            (house, linked)
        })
    }

    /// The houses that contain all of some cells, ascending; empty for no cells.
    pub(crate) fn houses_of_all(&self, cells: &Set<Cell, WORDS>) -> impl Iterator<Item = House> {
        let houses = cells.min().map_or(&[][..], |cell| self.houses_of(cell));
        houses.iter().copied().filter(|&house| cells.is_subset(self.house(house)))
    }

    /// The houses that contain a cell, ascending.
    pub(crate) fn houses_of(&self, cell: Cell) -> &[House] {
        self.geometry.houses_of(cell)
    }

    /// The peers of a cell, including the cells that differ from it by a constraint.
    pub(crate) fn peers(&self, cell: Cell) -> &Set<Cell, WORDS> {
        &self.peers[cell.index()]
    }

    /// The cells that see each of these cells; every cell if there are none.
    pub(crate) fn common_peers(&self, cells: impl IntoIterator<Item = Cell>) -> Set<Cell, WORDS> {
        let all = Set::first(self.peers.len());
        cells.into_iter().fold(all, |seen, cell| seen & *self.peers(cell))
    }
}

/// The pairs of cells that differ by a constraint.
fn pairs_that_differ(geometry: &Geometry) -> Vec<[Cell; 2]> {
    let mut pairs = Vec::new();
    for part in geometry.parts() {
        match part {
            Part::Different(cells) => {
                for (index, &first) in cells.iter().enumerate() {
                    pairs.extend(cells[index + 1..].iter().map(|&second| [first, second]));
                }
            }
            Part::Pair { cells, allowed } if allowed.differ() => pairs.push(*cells),
            _ => {}
        }
    }
    pairs
}

fn is_block(kind: HouseKind) -> bool {
    matches!(kind, HouseKind::Box | HouseKind::Region)
}
