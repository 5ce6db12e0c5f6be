//! The geometry as flat tables for a decoder.

use evoku_sudoku::{Cell, Element, Geometry, House, Lists, Part};

use crate::encodings::parts::parts_of;

/// A set of cells, as `W` words of 64 bits.
pub(super) type CellSet<const W: usize> = [u64; W];

/// The houses and peers of a board with at most `64 * W` cells.
#[derive(Debug)]
pub(super) struct Layout<const W: usize> {
    pub(super) side: usize,
    pub(super) cells: usize,
    pub(super) houses: usize,
    /// The peers of each cell, which can't hold the same digit.
    pub(super) peers: Vec<CellSet<W>>,
    /// The cells of each house.
    pub(super) members: Vec<CellSet<W>>,
    /// For each cell, the start of the counts of its houses.
    counts_of: Lists<u16>,
    /// The parts of constraints, the cells of each part, and the indices of each cell's parts.
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

    /// Returns `true` if this cell and this digit exist.
    pub(super) fn has(&self, cell: u16, value: u8) -> bool {
        usize::from(cell) < self.cells && (1..=self.side).contains(&value.into())
    }

    /// The number of groups, which are sets of candidates of which exactly one is right: the cells,
    /// then the digits of each house.
    pub(super) fn groups(&self) -> usize {
        self.cells + self.houses * self.side
    }

    /// The start of the counts of each house of a cell.
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
