//! The 9x9 board, with houses and cells in the order of Sudoku Explainer and of Sukaku Explainer.
//!
//! Ratings depend on the choice between several possible steps, so the order of houses and of their
//! cells is part of the scale. Everything is stored twice, by cell and by house:
//!
//! ```text
//! houses      0..9 boxes, 9..18 rows, 18..27 columns, then the additional houses
//! digits      bit d of nine: digit d + 1 may go into the cell
//! places      bit p of nine: the digit may go into the p-th cell of the house
//!             (boxes in reading order, rows from the left, columns from the top)
//! ```

use std::ops::Range;

use evoku_model::bits;

/// The number of cells.
pub(super) const CELLS: usize = 81;
/// The first box.
pub(super) const BOXES: usize = 0;
/// The first row.
pub(super) const ROWS: usize = 9;
/// The first column.
pub(super) const COLUMNS: usize = 18;
/// The number of boxes, rows and columns.
pub(super) const LINES_AND_BOXES: usize = 27;
/// The largest number of houses of a board: also nine disjoint groups, nine windows and two
/// diagonals.
pub(super) const MOST_HOUSES: usize = LINES_AND_BOXES + 9 + 9 + 2;

/// The houses of each kind: boxes, rows, columns, disjoint groups, windows, and either diagonal.
pub(super) const KINDS: [Range<usize>; 7] = [0..9, 9..18, 18..27, 27..36, 36..45, 45..46, 46..47];

/// The houses and peers of a board, and the habits of the program whose board it is.
///
/// It is a type parameter, so that ratings of plain boards pay nothing for the others.
pub(super) trait Layout: Copy + 'static {
    /// The number of houses that a cell may be in, one of each kind: box, row, column ...
    const KINDS: usize;
    /// Returns `true` if the board is that of Sukaku Explainer, whose searches differ in details.
    const IS_SUKAKU: bool;
    /// The houses in the order in which singles and subsets are searched.
    const ORDER: &'static [Range<usize>];
    /// The pairs of kinds in the order in which locked digits are searched, as the first house of
    /// each: the kind in which the digit is locked, and the kind in which it is ruled out.
    const LOCKED: &'static [[usize; 2]];
    /// The possible places of each digit in each house.
    type Places: Clone + AsRef<[[u16; 9]]> + AsMut<[[u16; 9]]>;

    /// No possible places.
    fn no_places() -> Self::Places;
    /// Returns `true` if there are houses or peers beyond boxes, rows and columns.
    fn is_variant(self) -> bool;
    /// The cells of a house, in order.
    fn cells_of(self, house: usize) -> &'static [u8; 9];
    /// The house of each kind with a cell; [`NO_HOUSE`] if there is none.
    fn houses_of(self, cell: usize) -> &'static [u8];
    /// The place of a cell in its house of each kind.
    fn places_of(self, cell: usize) -> &'static [u8];
    /// The places of a house that are also in another.
    fn crossing(self, house: usize, other: usize) -> u16;
    /// The peers of a cell, in order.
    fn peers(self, cell: usize) -> &'static [u8];
    /// The peers of a cell as a set.
    fn peer_set(self, cell: usize) -> u128;
    /// The peers that may share no house with the cell, in order.
    fn leaps(self, cell: usize) -> &'static [u8];
    /// The cells that hold no digit one below or above that of the cell, in order.
    fn neighbours(self, cell: usize) -> &'static [u8];
}

/// In place of a house of a kind that a cell is not in.
pub(super) const NO_HOUSE: u8 = u8::MAX;

/// The houses of a board, by house and by cell.
pub(super) struct Houses<const KINDS: usize, const HOUSES: usize> {
    pub(super) cells_of: [[u8; 9]; HOUSES],
    pub(super) houses_of: [[u8; KINDS]; CELLS],
    pub(super) places_of: [[u8; KINDS]; CELLS],
    pub(super) crossings: [[u16; HOUSES]; HOUSES],
}

impl<const KINDS: usize, const HOUSES: usize> Houses<KINDS, HOUSES> {
    /// Houses that consist of these cells, each with its kind; `KINDS` for a house that is left
    /// out.
    pub(super) const fn new(cells_of: [[u8; 9]; HOUSES], kinds: [usize; HOUSES]) -> Self {
        let mut houses_of = [[NO_HOUSE; KINDS]; CELLS];
        let mut places_of = [[0; KINDS]; CELLS];
        let mut crossings = [[0; HOUSES]; HOUSES];
        let mut at = 0;
        while at < 9 * HOUSES {
            let (house, place) = (at / 9, at % 9);
            if kinds[house] < KINDS {
                let cell = cells_of[house][place] as usize;
                houses_of[cell][kinds[house]] = house as u8;
                places_of[cell][kinds[house]] = place as u8;
            }
            at += 1;
        }
        let mut at = 0;
        while at < CELLS * KINDS * KINDS {
            let (cell, kind, other) = (at / KINDS / KINDS, at / KINDS % KINDS, at % KINDS);
            let (from, to) = (houses_of[cell][kind], houses_of[cell][other]);
            if from != NO_HOUSE && to != NO_HOUSE {
                crossings[from as usize][to as usize] |= 1 << places_of[cell][kind];
            }
            at += 1;
        }
        Self { cells_of, houses_of, places_of, crossings }
    }
}

/// The cells of boxes, rows and columns.
pub(super) const fn lines_and_boxes() -> [[u8; 9]; LINES_AND_BOXES] {
    let mut cells_of = [[0; 9]; LINES_AND_BOXES];
    let mut cell = 0;
    while cell < CELLS {
        let (row, column) = (cell / 9, cell % 9);
        cells_of[BOXES + row / 3 * 3 + column / 3][row % 3 * 3 + column % 3] = cell as u8;
        cells_of[ROWS + row][column] = cell as u8;
        cells_of[COLUMNS + column][row] = cell as u8;
        cell += 1;
    }
    cells_of
}

/// The plain board of Sudoku Explainer.
#[derive(Clone, Copy)]
pub(super) struct Plain;

struct Tables {
    houses: Houses<3, LINES_AND_BOXES>,
    /// The 20 peers of each cell: those of its box, then the rest of its row, then of its column.
    peers: [[u8; 20]; CELLS],
    peer_sets: [u128; CELLS],
}

static TABLES: Tables = tables();

const fn tables() -> Tables {
    let mut kinds = [0; LINES_AND_BOXES];
    let mut house = 0;
    while house < LINES_AND_BOXES {
        kinds[house] = house / 9;
        house += 1;
    }
    let houses = Houses::new(lines_and_boxes(), kinds);
    let (mut peers, mut peer_sets) = ([[0; 20]; CELLS], [0; CELLS]);
    let mut cell = 0;
    while cell < CELLS {
        let mut count = 0;
        let mut at = 0;
        while at < 27 {
            let peer = houses.cells_of[houses.houses_of[cell][at / 9] as usize][at % 9] as usize;
            if peer != cell && peer_sets[cell] >> peer & 1 == 0 {
                peer_sets[cell] |= 1 << peer;
                peers[cell][count] = peer as u8;
                count += 1;
            }
            at += 1;
        }
        cell += 1;
    }
    Tables { houses, peers, peer_sets }
}

impl Layout for Plain {
    const KINDS: usize = 3;
    const IS_SUKAKU: bool = false;
    const ORDER: &'static [Range<usize>] = &[BOXES..ROWS, COLUMNS..LINES_AND_BOXES, ROWS..COLUMNS];
    const LOCKED: &'static [[usize; 2]] =
        &[[BOXES, COLUMNS], [BOXES, ROWS], [COLUMNS, BOXES], [ROWS, BOXES]];
    type Places = [[u16; 9]; LINES_AND_BOXES];

    fn no_places() -> Self::Places {
        [[0; 9]; LINES_AND_BOXES]
    }

    fn is_variant(self) -> bool {
        false
    }

    #[inline(always)]
    fn cells_of(self, house: usize) -> &'static [u8; 9] {
        &TABLES.houses.cells_of[house]
    }

    #[inline(always)]
    fn houses_of(self, cell: usize) -> &'static [u8] {
        &TABLES.houses.houses_of[cell]
    }

    #[inline(always)]
    fn places_of(self, cell: usize) -> &'static [u8] {
        &TABLES.houses.places_of[cell]
    }

    #[inline(always)]
    fn crossing(self, house: usize, other: usize) -> u16 {
        TABLES.houses.crossings[house][other]
    }

    #[inline(always)]
    fn peers(self, cell: usize) -> &'static [u8] {
        &TABLES.peers[cell]
    }

    #[inline(always)]
    fn peer_set(self, cell: usize) -> u128 {
        TABLES.peer_sets[cell]
    }

    #[inline(always)]
    fn leaps(self, _: usize) -> &'static [u8] {
        &[]
    }

    #[inline(always)]
    fn neighbours(self, _: usize) -> &'static [u8] {
        &[]
    }
}

/// A position in play.
#[derive(Clone)]
pub(super) struct Board<L: Layout = Plain> {
    pub(super) layout: L,
    /// The candidates of each cell; empty if it is filled.
    pub(super) digits: [u16; CELLS],
    /// The possible places of each digit in each house; empty if the digit is placed.
    places: L::Places,
    /// The number of open cells in each house; 0 for houses that are not on the board.
    blank: [u8; MOST_HOUSES],
    /// The number of placed copies of each digit.
    pub(super) placed: [u8; 9],
    /// The number of open cells.
    pub(super) left: u8,
}

impl<L: Layout> Board<L> {
    /// A board with these candidates and no placed digits.
    pub(super) fn new(layout: L, digits: &[u16; CELLS]) -> Self {
        let (mut places, mut blank) = (L::no_places(), [0; MOST_HOUSES]);
        for (cell, &digits) in digits.iter().enumerate() {
            for (_, house, place) in houses(layout, cell) {
                blank[house] += 1;
                let house = &mut places.as_mut()[house];
                for digit in bits(digits.into()) {
                    house[digit] |= 1 << place;
                }
            }
        }
        Self { layout, digits: *digits, places, blank, placed: [0; 9], left: CELLS as u8 }
    }

    /// The possible places of each digit in a house; empty if the digit is placed.
    #[inline(always)]
    pub(super) fn places(&self, house: usize) -> &[u16; 9] {
        &self.places.as_ref()[house]
    }

    /// The possible places of each digit in every house.
    pub(super) fn all_places(&self) -> &[[u16; 9]] {
        self.places.as_ref()
    }

    /// The number of open cells of a house.
    #[inline(always)]
    pub(super) fn blank(&self, house: usize) -> usize {
        self.blank[house].into()
    }

    /// The kind, house and place of each house of a cell.
    #[inline(always)]
    pub(super) fn houses(
        &self,
        cell: usize,
    ) -> impl Iterator<Item = (usize, usize, usize)> + use<L> {
        houses(self.layout, cell)
    }

    /// The cells of a house, in order.
    #[inline(always)]
    pub(super) fn cells_of(&self, house: usize) -> &'static [u8; 9] {
        self.layout.cells_of(house)
    }

    /// The places of a house that are also in another.
    #[inline(always)]
    pub(super) fn crossing(&self, house: usize, other: usize) -> u16 {
        self.layout.crossing(house, other)
    }

    /// The peers of a cell, in order.
    #[inline(always)]
    pub(super) fn peers(&self, cell: usize) -> &'static [u8] {
        self.layout.peers(cell)
    }

    /// The peers of a cell as a set.
    #[inline(always)]
    pub(super) fn peer_set(&self, cell: usize) -> u128 {
        self.layout.peer_set(cell)
    }

    /// Returns `true` if a cell has this candidate.
    pub(super) fn allows(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell] >> digit & 1 == 1
    }

    /// Returns `true` if a digit depends on the places of others, by neighbours.
    pub(super) fn mixes_digits(&self) -> bool {
        !self.layout.neighbours(0).is_empty()
    }

    /// Rules a candidate out.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.digits[cell] &= !(1 << digit);
        for (_, house, place) in houses(self.layout, cell) {
            self.places.as_mut()[house][digit] &= !(1 << place);
        }
    }

    /// Places a digit in an open cell.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in bits(self.digits[cell].into()) {
            self.remove(cell, other);
        }
        for &peer in self.peers(cell) {
            self.remove(peer.into(), digit);
        }
        for &neighbour in self.layout.neighbours(cell) {
            for other in adjacent(digit) {
                self.remove(neighbour.into(), other);
            }
        }
        for (_, house, _) in houses(self.layout, cell) {
            self.blank[house] -= 1;
        }
        self.placed[digit] += 1;
        self.left -= 1;
    }
}

/// The kind, house and place of each house of a cell.
#[inline(always)]
fn houses<L: Layout>(layout: L, cell: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let (houses, places) = (layout.houses_of(cell), layout.places_of(cell));
    let all = (0..L::KINDS).map(|kind| (kind, houses[kind].into(), places[kind].into()));
    all.filter(|&(_, house, _)| !L::IS_SUKAKU || house != usize::from(NO_HOUSE))
}

/// The digits one above and one below.
pub(super) fn adjacent(digit: usize) -> impl Iterator<Item = usize> {
    [digit + 1, digit.wrapping_sub(1)].into_iter().filter(|&digit| digit < 9)
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
