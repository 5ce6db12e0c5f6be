//! The plain 9x9 board, with houses and cells in the order of Sudoku Explainer.
//!
//! Ratings depend on the choice between several possible steps, so the order of houses and of their
//! cells is part of the scale. Everything is stored twice, by cell and by house:
//!
//! ```text
//! houses      0..9 boxes, 9..18 rows, 18..27 columns
//! digits      bit d of nine: digit d + 1 may go into the cell
//! places      bit p of nine: the digit may go into the p-th cell of the house
//!             (boxes in reading order, rows from the left, columns from the top)
//! ```

use evoku_model::bits;

/// The number of cells.
pub(super) const CELLS: usize = 81;
/// The number of houses.
pub(super) const HOUSES: usize = 27;
/// The first box.
pub(super) const BOXES: usize = 0;
/// The first row.
pub(super) const ROWS: usize = 9;
/// The first column.
pub(super) const COLUMNS: usize = 18;

/// The cells of each house, in order.
pub(super) static CELLS_OF: [[u8; 9]; HOUSES] = TABLES.cells_of;
/// The box, row and column of each cell.
pub(super) static HOUSES_OF: [[u8; 3]; CELLS] = TABLES.houses_of;
/// The place of each cell within its box, row and column.
pub(super) static PLACES_OF: [[u8; 3]; CELLS] = TABLES.places_of;
/// The 20 peers of each cell: those of its box, then the rest of its row, then of its column.
pub(super) static PEERS: [[u8; 20]; CELLS] = TABLES.peers;
/// The peers as sets.
pub(super) static PEER_SETS: [u128; CELLS] = TABLES.peer_sets;
/// For two houses, the places of the first that are in the second.
pub(super) static CROSSINGS: [[u16; HOUSES]; HOUSES] = TABLES.crossings;

struct Tables {
    cells_of: [[u8; 9]; HOUSES],
    houses_of: [[u8; 3]; CELLS],
    places_of: [[u8; 3]; CELLS],
    peers: [[u8; 20]; CELLS],
    peer_sets: [u128; CELLS],
    crossings: [[u16; HOUSES]; HOUSES],
}

const TABLES: Tables = tables();

const fn tables() -> Tables {
    let mut tables = Tables {
        cells_of: [[0; 9]; HOUSES],
        houses_of: [[0; 3]; CELLS],
        places_of: [[0; 3]; CELLS],
        peers: [[0; 20]; CELLS],
        peer_sets: [0; CELLS],
        crossings: [[0; HOUSES]; HOUSES],
    };
    let mut cell = 0;
    while cell < CELLS {
        let (row, column) = (cell / 9, cell % 9);
        let houses = [row / 3 * 3 + column / 3, ROWS + row, COLUMNS + column];
        let places = [row % 3 * 3 + column % 3, column, row];
        let mut kind = 0;
        while kind < 3 {
            tables.cells_of[houses[kind]][places[kind]] = cell as u8;
            tables.houses_of[cell][kind] = houses[kind] as u8;
            tables.places_of[cell][kind] = places[kind] as u8;
            kind += 1;
        }
        cell += 1;
    }
    let mut cell = 0;
    while cell < CELLS {
        let mut count = 0;
        let mut at = 0;
        while at < 27 {
            let peer = tables.cells_of[tables.houses_of[cell][at / 9] as usize][at % 9] as usize;
            if peer != cell && tables.peer_sets[cell] >> peer & 1 == 0 {
                tables.peer_sets[cell] |= 1 << peer;
                tables.peers[cell][count] = peer as u8;
                count += 1;
            }
            at += 1;
        }
        let mut pair = 0;
        while pair < 9 {
            let (kind, other) = (pair / 3, pair % 3);
            let (from, to) = (tables.houses_of[cell][kind], tables.houses_of[cell][other]);
            tables.crossings[from as usize][to as usize] |= 1 << tables.places_of[cell][kind];
            pair += 1;
        }
        cell += 1;
    }
    tables
}

/// A position in play.
#[derive(Clone)]
pub(super) struct Board {
    /// The candidates of each cell; empty if it is filled.
    pub(super) digits: [u16; CELLS],
    /// The possible places of each digit in each house; empty if the digit is placed.
    pub(super) places: [[u16; 9]; HOUSES],
    /// The number of open cells of each house.
    pub(super) blank: [u8; HOUSES],
    /// The number of placed copies of each digit.
    pub(super) placed: [u8; 9],
    /// The number of open cells.
    pub(super) left: u8,
}

impl Board {
    /// A board with these candidates and no placed digits.
    pub(super) fn new(digits: &[u16; CELLS]) -> Self {
        let mut places = [[0; 9]; HOUSES];
        for (cell, &digits) in digits.iter().enumerate() {
            for kind in 0..3 {
                let house = &mut places[usize::from(HOUSES_OF[cell][kind])];
                for digit in bits(digits.into()) {
                    house[digit] |= 1 << PLACES_OF[cell][kind];
                }
            }
        }
        let digits = *digits;
        Self { digits, places, blank: [9; HOUSES], placed: [0; 9], left: CELLS as u8 }
    }

    /// Returns `true` if a cell has this candidate.
    pub(super) fn allows(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell] >> digit & 1 == 1
    }

    /// Rules a candidate out.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.digits[cell] &= !(1 << digit);
        for (house, place) in HOUSES_OF[cell].iter().zip(&PLACES_OF[cell]) {
            self.places[usize::from(*house)][digit] &= !(1 << place);
        }
    }

    /// Places a digit in an open cell.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in bits(self.digits[cell].into()) {
            self.remove(cell, other);
        }
        for &peer in &PEERS[cell] {
            self.remove(peer.into(), digit);
        }
        for &house in &HOUSES_OF[cell] {
            self.blank[usize::from(house)] -= 1;
        }
        self.placed[digit] += 1;
        self.left -= 1;
    }
}

/// The cells of a set, ascending.
pub(super) fn cells_in(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(cell)
    })
}

/// Lists the subsets of size `size` of the numbers below `count` (at most 30) as bit sets,
/// ascending.
///
/// The successor of a set is "Gosper's hack": R. W. Gosper, item 175 in M. Beeler, R. W. Gosper,
/// R. Schroeppel, "HAKMEM", MIT AI Memo 239 (1972).
pub(super) fn combinations(count: usize, size: usize) -> impl Iterator<Item = u32> {
    let mut next = (size <= count).then_some((1_u32 << size) - 1);
    std::iter::from_fn(move || {
        let set = next?;
        next = if set == 0 {
            None
        } else {
            let lowest = set & set.wrapping_neg();
            let ripple = set + lowest;
            let successor = ripple | (((set ^ ripple) >> 2) / lowest);
            (successor < 1 << count).then_some(successor)
        };
        Some(set)
    })
}

/// Selects members of the set `of` by rank: bit i of `indices` selects its i-th lowest member.
pub(super) fn choose(indices: u32, of: u16) -> u16 {
    let mut chosen = 0;
    for (index, bit) in bits(of.into()).enumerate() {
        chosen |= ((indices >> index & 1) as u16) << bit;
    }
    chosen
}
