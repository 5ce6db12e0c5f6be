//! The links of chains that leave the candidates unchanged.

use super::literal::{CANDIDATES, Literal, sources};
use super::rank::{Cause, Rank};
use crate::rating::explainer::board::{Board, KINDS, Layout, adjacent};
use evoku_model::bits;

/// The links that a chain may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Links {
    /// One digit in houses with two places for it.
    Digit,
    /// Cells with two candidates.
    Cells,
    /// Both kinds of links.
    Both,
}

impl Links {
    pub(super) fn cells(self) -> bool {
        self != Self::Digit
    }

    pub(super) fn houses(self) -> bool {
        self != Self::Cells
    }

    /// The rank among chains of the same length.
    fn kind(self) -> u8 {
        match self {
            Self::Digit => 2,
            Self::Cells => 3,
            Self::Both => 4,
        }
    }

    /// Returns `true` if these links exclude that both candidates hold.
    #[inline(always)]
    pub(super) fn exclude<L: Layout>(self, board: &Board<L>, one: u16, two: u16) -> bool {
        let [[cell, digit], [other, same]] = [one, two].map(|at| [at / 9, at % 9]);
        if digit == same {
            board.peer_set(usize::from(cell)) >> other & 1 == 1
        } else {
            self.cells() && cell == other
                || digit.abs_diff(same) == 1
                    && board.layout.neighbours(cell.into()).iter().any(|at| u16::from(*at) == other)
        }
    }

    pub(super) fn cycle(self, length: u32) -> Rank {
        Rank::new(if self == Self::Both { 7.0 } else { 6.5 }, length, self.kind())
    }

    pub(super) fn chain(self, length: u32) -> Rank {
        Rank::new(if self == Self::Both { 7.0 } else { 6.6 }, length, self.kind())
    }
}

/// The links of a position, by candidate.
#[derive(Default)]
pub(super) struct Graph {
    /// For each candidate, the candidates that hold if it doesn't.
    ons: Vec<Few>,
    /// For each candidate, the start of its part of `offs`, the start of the rest, and the end.
    ranges: Vec<[u32; 3]>,
    /// The candidates that don't hold if another does: first those that imply something in turn.
    offs: Vec<u16>,
    rest: Vec<u16>,
}

/// At most eight candidates: one in the cell and one in each house.
#[derive(Clone, Copy, Default)]
struct Few {
    count: u8,
    candidates: [u16; 1 + MOST_KINDS],
}

/// The largest number of houses of a cell.
const MOST_KINDS: usize = KINDS.len();

impl Few {
    #[inline(always)]
    fn as_slice(&self) -> &[u16] {
        &self.candidates[..usize::from(self.count)]
    }
}

// Builds optimised for size would otherwise not inline these small functions.
impl Graph {
    /// Lists the links of these digits.
    pub(super) fn build<L: Layout>(&mut self, board: &Board<L>, links: Links, digits: u16) {
        self.ons.clear();
        self.ons.resize(CANDIDATES, Few::default());
        self.ranges.clear();
        self.ranges.resize(CANDIDATES, [0; 3]);
        self.offs.clear();
        let of_digits = |(_, digit): &(usize, usize)| digits >> digit & 1 == 1;
        for (cell, digit) in sources(board, 1).filter(of_digits) {
            let few = &mut self.ons[9 * cell + digit];
            ons(board, (9 * cell + digit) as u16, links, |on| {
                few.candidates[usize::from(few.count)] = on;
                few.count += 1;
            });
        }
        for (cell, digit) in sources(board, 1).filter(of_digits) {
            let start = self.offs.len() as u32;
            self.rest.clear();
            offs(board, (9 * cell + digit) as u16, links.cells(), |off| {
                let implies = self.ons[usize::from(off)].count > 0;
                if implies { &mut self.offs } else { &mut self.rest }.push(off);
            });
            let rest = self.offs.len() as u32;
            self.offs.append(&mut self.rest);
            self.ranges[9 * cell + digit] = [start, rest, self.offs.len() as u32];
        }
    }

    /// The candidates that don't hold if another does, and imply something in turn.
    #[inline(always)]
    pub(super) fn offs(&self, candidate: u16) -> &[u16] {
        let [start, rest, _] = self.ranges[usize::from(candidate)];
        &self.offs[start as usize..rest as usize]
    }

    /// The candidates that don't hold if another does, and imply nothing in turn.
    pub(super) fn others(&self, candidate: u16) -> &[u16] {
        let [_, rest, end] = self.ranges[usize::from(candidate)];
        &self.offs[rest as usize..end as usize]
    }

    #[inline(always)]
    pub(super) fn ons(&self, candidate: u16) -> &[u16] {
        self.ons[usize::from(candidate)].as_slice()
    }
}

/// The cause by which `to` follows from `from`: the first house that links them, or else their
/// cells.
pub(super) fn cause<L: Layout>(board: &Board<L>, from: Literal, to: Literal) -> Cause {
    let (one, two) = (from.cell(), to.cell());
    if one == two {
        return Cause::Cell;
    }
    let others = board.layout.houses_of(two);
    let mut houses = board.houses(one).filter(|&(kind, house, _)| {
        let places = board.places(house)[to.digit()];
        house == usize::from(others[kind]) && (from.holds || places.count_ones() == 2)
    });
    houses.next().map_or(Cause::Cell, |(kind, ..)| Cause::House(kind as u8))
}

/// Calls `visit` with each candidate that doesn't hold if `candidate` does. The other candidates of
/// the cell come first, if `with_cell`, then the digit in the box, row, column and further houses,
/// then in the other peers, then the adjacent digits in the neighbours.
pub(super) fn offs<L: Layout>(
    board: &Board<L>,
    candidate: u16,
    with_cell: bool,
    mut visit: impl FnMut(u16),
) {
    let (cell, digit) = (usize::from(candidate) / 9, usize::from(candidate) % 9);
    if with_cell {
        for other in bits((board.digits[cell] & !(1 << digit)).into()) {
            visit((9 * cell + other) as u16);
        }
    }
    for (kind, house, place) in board.houses(cell) {
        let mut set = board.places(house)[digit] & !(1 << place);
        // Each cell once: a row or column has cells in common with the box only.
        if L::IS_SUKAKU {
            let before = if kind < 3 { kind.min(1) } else { kind };
            for (_, earlier, _) in board.houses(cell).take_while(|(kind, ..)| *kind < before) {
                set &= !board.crossing(house, earlier);
            }
        } else if kind > 0 {
            set &= !board.crossing(house, board.layout.houses_of(cell)[0].into());
        }
        for place in bits(set.into()) {
            visit(9 * u16::from(board.cells_of(house)[place]) + digit as u16);
        }
    }
    for &peer in board.layout.leaps(cell) {
        if board.allows(peer.into(), digit) {
            visit(9 * u16::from(peer) + digit as u16);
        }
    }
    for &neighbour in board.layout.neighbours(cell) {
        for other in adjacent(digit).filter(|&other| board.allows(neighbour.into(), other)) {
            visit(9 * u16::from(neighbour) + other as u16);
        }
    }
}

/// Calls `visit` with each candidate that holds if `candidate` doesn't. The only other candidate of
/// the cell comes first, then the only other place of the digit in the box, row, column and further
/// houses.
pub(super) fn ons<L: Layout>(
    board: &Board<L>,
    candidate: u16,
    links: Links,
    mut visit: impl FnMut(u16),
) {
    let (cell, digit) = (usize::from(candidate) / 9, usize::from(candidate) % 9);
    let others = board.digits[cell] & !(1 << digit);
    if links.cells() && others.is_power_of_two() {
        visit((9 * cell) as u16 + others.trailing_zeros() as u16);
    }
    if !links.houses() {
        return;
    }
    let (mut seen, mut count) = ([u8::MAX; MOST_KINDS], 0);
    for (kind, house, place) in board.houses(cell) {
        let others = board.places(house)[digit] & !(1 << place);
        if others.is_power_of_two() {
            let other = board.cells_of(house)[others.trailing_zeros() as usize];
            // A row or column has cells in common with the box only.
            if kind == 0 || !seen[..count].contains(&other) {
                visit(9 * u16::from(other) + digit as u16);
                if L::IS_SUKAKU || kind == 0 {
                    seen[count] = other;
                    count += 1;
                }
            }
        }
    }
}
