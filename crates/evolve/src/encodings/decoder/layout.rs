//! What a decoder wants to know of a geometry, in flat tables.

use evoku_model::{Cell, Element, Geometry, House, Lists, Part};

use crate::encodings::parts::parts_of;

/// A set of cells, `W` words of 64.
pub(super) type CellSet<const W: usize> = [u64; W];

/// The houses and peers of a board with at most `64 * W` cells.
#[derive(Debug)]
pub(super) struct Layout<const W: usize> {
    pub(super) side: usize,
    pub(super) cells: usize,
    pub(super) houses: usize,
    /// The cells that may not hold the digit of this one.
    pub(super) peers: Vec<CellSet<W>>,
    /// The cells of each house.
    pub(super) members: Vec<CellSet<W>>,
    /// For each cell where the counts of its houses begin.
    counts_of: Lists<u16>,
    /// The parts of constraints, their cells, and for each cell their numbers.
    pub(super) parts: Vec<Part>,
    pub(super) cells_of_parts: Lists<u16>,
    pub(super) parts_of: Lists<u32>,
}

impl<const W: usize> Layout<W> {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let (side, houses) = (geometry.side(), geometry.houses().len());
        let cells = side * side;
        let all = || (0..cells).map(Cell::from_index);
        let start = |house: &House| (house.index() * side) as u16;
        Self {
            side,
            cells,
            houses,
            peers: all().map(|cell| set(geometry.peers(cell))).collect(),
            members: geometry.houses().map(|house| set(geometry.cells(house))).collect(),
            counts_of: Lists::from_iter(
                all().map(|cell| geometry.houses_of(cell).iter().map(start)),
            ),
            parts: geometry.parts().to_vec(),
            cells_of_parts: Lists::from_iter(
                geometry.parts().iter().map(|p| p.cells().into_iter().map(|c| c.index() as u16)),
            ),
            parts_of: parts_of(geometry),
        }
    }

    /// Whether there is such a cell and such a digit.
    pub(super) fn has(&self, cell: u16, value: u8) -> bool {
        usize::from(cell) < self.cells && (1..=self.side).contains(&value.into())
    }

    /// The groups of candidates exactly one of which is right: the cells, then house by house the
    /// digits.
    pub(super) fn groups(&self) -> usize {
        self.cells + self.houses * self.side
    }

    /// Where the counts of the houses of a cell begin.
    #[inline]
    pub(super) fn counts_of(&self, cell: usize) -> &[u16] {
        self.counts_of.get(cell)
    }
}

fn set<const W: usize>(cells: &[Cell]) -> CellSet<W> {
    let mut set = [0; W];
    cells.iter().for_each(|cell| set[cell.index() / 64] |= 1 << (cell.index() % 64));
    set
}
