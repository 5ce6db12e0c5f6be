//! The cells that see each other, and the propagators that watch each cell.

use super::cells::{CellSet, Word};
use evoku_model::Lists;

/// Cells that together hold every digit.
#[derive(Clone, Debug)]
pub(super) struct House {
    pub(super) cells: Vec<u16>,
    pub(super) set: CellSet,
}

/// The visibility between cells, and the propagators that watch each cell.
#[derive(Clone, Debug, Default)]
pub(super) struct Topology {
    side: usize,
    /// All digits that cells may hold, one bit each.
    all: u64,
    /// The peers of each cell, one bit each.
    peer_bits: Vec<u64>,
    cell_words: usize,
    houses: Vec<House>,
    /// The houses that contain each cell, one bit each.
    houses_of: Lists<Word>,
    /// The propagators that watch each cell, one bit each.
    watching: Lists<Word>,
    /// The number of words of a set of propagators.
    words: usize,
}

impl Topology {
    /// The cells of a board, none of which sees another yet.
    pub(super) fn new(side: usize, digits: usize) -> Self {
        let cell_words = (side * side).div_ceil(64);
        let peer_bits = vec![0; side * side * cell_words];
        Self { side, all: u64::MAX >> (64 - digits), peer_bits, cell_words, ..Self::default() }
    }

    /// Requires two cells to hold different digits.
    pub(super) fn add_peer(&mut self, one: u16, other: u16) {
        if one != other {
            for (from, to) in [(one, other), (other, one)] {
                let (from, to) = (usize::from(from), usize::from(to));
                self.peer_bits[from * self.cell_words + to / 64] |= 1 << (to % 64);
            }
        }
    }

    /// Adds a house.
    pub(super) fn add_house(&mut self, cells: Vec<u16>) {
        let set = CellSet::of(&cells);
        self.houses.push(House { cells, set });
    }

    /// Lists the propagators and houses of each cell; `watched` has the cells of each propagator.
    pub(super) fn watch<'a>(&mut self, watched: impl ExactSizeIterator<Item = &'a [u16]>) {
        let cells = self.side * self.side;
        self.words = watched.len().div_ceil(64);
        self.watching = turned(cells, watched);
        self.houses_of = turned(cells, self.houses.iter().map(|house| &house.cells[..]));
    }

    /// All digits that cells may hold, one bit each.
    pub(super) fn all(&self) -> u64 {
        self.all
    }

    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// Returns `true` if two cells may not hold the same digit.
    pub(super) fn differ(&self, one: u16, other: u16) -> bool {
        self.peer_bits(usize::from(one))[usize::from(other) / 64] >> (other % 64) & 1 == 1
    }

    /// The houses.
    #[inline]
    pub(super) fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The houses that contain a cell, one bit each.
    #[inline]
    pub(super) fn houses_of(&self, cell: usize) -> &[Word] {
        self.houses_of.get(cell)
    }

    /// The number of words of a set of houses.
    #[inline]
    pub(super) fn house_words(&self) -> usize {
        self.houses.len().div_ceil(64)
    }

    /// The cells that may not hold the same digit as this one, one bit each.
    #[inline]
    pub(super) fn peer_bits(&self, cell: usize) -> &[u64] {
        &self.peer_bits[cell * self.cell_words..][..self.cell_words]
    }

    /// The cells that see all of these cells.
    pub(super) fn seen_by_all(&self, cells: &[u16]) -> CellSet {
        CellSet::of_words((0..self.cell_words).map(|word| {
            let peers = cells.iter().map(|&cell| self.peer_bits(usize::from(cell))[word]);
            peers.fold(u64::MAX, |common, peers| common & peers)
        }))
    }

    /// The peers of `cell` that are not peers of `other` or `other` itself, one bit each.
    pub(super) fn peers_without(&self, cell: usize, other: usize) -> Vec<u64> {
        let peers = self.peer_bits(cell).iter().zip(self.peer_bits(other));
        let mut left: Vec<u64> = peers.map(|(peers, others)| peers & !others).collect();
        left[other / 64] &= !(1 << (other % 64));
        left
    }

    /// The number of words of [`Topology::peer_bits`].
    #[inline]
    pub(super) fn cell_words(&self) -> usize {
        self.cell_words
    }

    /// The propagators that watch a cell, one bit each.
    #[inline]
    pub(super) fn watching(&self, cell: usize) -> &[Word] {
        self.watching.get(cell)
    }

    /// The number of propagators that watch a cell.
    pub(super) fn watchers(&self, cell: usize) -> u64 {
        self.watching(cell).iter().map(|&(_, watching)| u64::from(watching.count_ones())).sum()
    }

    /// The number of words of a set of propagators.
    pub(super) fn words(&self) -> usize {
        self.words
    }
}

/// Inverts lists of cells: for each cell, the lists that contain it, one bit each.
fn turned<'a>(cells: usize, lists: impl ExactSizeIterator<Item = &'a [u16]>) -> Lists<Word> {
    let words = lists.len().div_ceil(64);
    let mut holding = vec![0; cells * words];
    for (number, list) in lists.enumerate() {
        for &cell in list {
            holding[usize::from(cell) * words + number / 64] |= 1 << (number % 64);
        }
    }
    let mut turned = Lists::default();
    for cell in 0..cells {
        let words = holding[cell * words..][..words].iter().copied().enumerate();
        turned.push(words.filter(|&(_, lists)| lists != 0));
    }
    turned
}
