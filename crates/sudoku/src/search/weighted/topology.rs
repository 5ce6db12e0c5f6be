//! Which cells see each other, and who watches which cell.

use crate::model::{Lists, bits};

/// Who sees whom on a board, and which propagators watch a cell.
#[derive(Clone, Debug, Default)]
pub(super) struct Topology {
    side: usize,
    peers: Lists<u16>,
    /// The peers of each cell, a bit each.
    peer_bits: Vec<u64>,
    cell_words: usize,
    /// The number of houses, and for each cell those that hold it.
    houses: u16,
    houses_of: Vec<Vec<u16>>,
    /// For each cell the propagators that watch it, a bit each.
    watching: Vec<u64>,
    words: usize,
}

impl Topology {
    /// The cells of a board, of which none sees another yet.
    pub(super) fn new(side: usize) -> Self {
        let cell_words = (side * side).div_ceil(64);
        Self {
            side,
            peer_bits: vec![0; side * side * cell_words],
            cell_words,
            houses_of: vec![Vec::new(); side * side],
            ..Self::default()
        }
    }

    /// Has two cells hold different digits.
    pub(super) fn add_peer(&mut self, one: u16, other: u16) {
        if one != other {
            for (from, to) in [(one, other), (other, one)] {
                let (from, to) = (usize::from(from), usize::from(to));
                self.peer_bits[from * self.cell_words + to / 64] |= 1 << (to % 64);
            }
        }
    }

    /// Adds a house and says its number.
    pub(super) fn add_house(&mut self, cells: &[u16]) -> u16 {
        cells.iter().for_each(|&cell| self.houses_of[usize::from(cell)].push(self.houses));
        self.houses += 1;
        self.houses - 1
    }

    /// Lists who watches each cell, for each propagator its cells, and the peers.
    pub(super) fn watch(&mut self, watched: &[Vec<u16>]) {
        self.words = watched.len().div_ceil(64);
        let cells = self.side * self.side;
        self.watching = vec![0; cells * self.words];
        for (number, cells) in watched.iter().enumerate() {
            for &cell in cells {
                self.watching[usize::from(cell) * self.words + number / 64] |= 1 << (number % 64);
            }
        }
        if !self.peers.is_empty() {
            return;
        }
        for cell in 0..cells {
            let words = self.peer_bits(cell).iter().enumerate();
            let peers =
                words.flat_map(|(word, &peers)| bits(peers).map(move |bit| 64 * word + bit));
            let peers: Vec<u16> = peers.map(|peer| peer as u16).collect();
            self.peers.push(peers);
        }
    }

    /// Every digit, a bit each.
    pub(super) fn all(&self) -> u64 {
        u64::MAX >> (64 - self.side)
    }

    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// Whether two cells may not hold the same digit.
    pub(super) fn differ(&self, one: u16, other: u16) -> bool {
        self.peer_bits(usize::from(one))[usize::from(other) / 64] >> (other % 64) & 1 == 1
    }

    /// The number of houses.
    pub(super) fn houses(&self) -> usize {
        usize::from(self.houses)
    }

    /// The houses that hold a cell.
    pub(super) fn houses_of(&self, cell: usize) -> &[u16] {
        &self.houses_of[cell]
    }

    /// The cells that may not hold the same digit as this one.
    pub(super) fn peers(&self, cell: usize) -> &[u16] {
        self.peers.get(cell)
    }

    /// The same, a bit each.
    pub(super) fn peer_bits(&self, cell: usize) -> &[u64] {
        &self.peer_bits[cell * self.cell_words..][..self.cell_words]
    }

    /// The words of [`Topology::peer_bits`].
    pub(super) fn cell_words(&self) -> usize {
        self.cell_words
    }

    /// The propagators that watch a cell, a bit each.
    pub(super) fn watching(&self, cell: usize) -> &[u64] {
        &self.watching[cell * self.words..][..self.words]
    }

    /// The words of [`Topology::watching`].
    pub(super) fn words(&self) -> usize {
        self.words
    }
}
