//! Aligned pair exclusion (6.2) and aligned triplet exclusion (7.5). A digit of two or three cells
//! is ruled out if every combination with it leaves some common peer without a candidate.
//!
//! The cells need not be aligned. They must have two common peers with at most as many candidates
//! as there are cells. All pairs, or pairs and a third cell among the small peers of either, are
//! tried. There are at most 2,000 pairs or about 10,000 triplets, with up to 729 combinations each.

use super::board::{Board, CELLS, Layout, cells_in};
use super::hint::Hint;
use evoku_model::bits;

/// The search for exclusions, which skips what it has seen in vain.
#[derive(Default)]
pub(super) struct Exclusion {
    /// The candidates of the last position without an exclusion, for 2 and for 3 cells.
    barren: [Vec<u16>; 2],
}

impl Exclusion {
    /// Finds the first exclusion of `size` cells, 2 or 3.
    ///
    /// An exclusion depends only on the candidates of its cells and of their common peers. So after
    /// a search in vain, only cells near a change are tried.
    pub(super) fn find<L: Layout>(&mut self, board: &Board<L>, size: usize) -> Option<Hint> {
        let barren = &mut self.barren[size - 2];
        let is_changed = |cell: &usize| barren.get(*cell) != Some(&board.digits[*cell]);
        let changed = (0..CELLS).filter(is_changed).fold(0_u128, |set, cell| set | 1 << cell);
        let hint = find(board, size, changed);
        // A cell with one candidate keeps all its peers from being tried.
        if hint.is_none() && !board.digits.iter().any(|digits| digits.is_power_of_two()) {
            board.digits.as_slice().clone_into(barren);
        }
        hint
    }
}

/// Finds the first exclusion of `size` cells of which some, or some common peer, are in `changed`.
fn find<L: Layout>(board: &Board<L>, size: usize, changed: u128) -> Option<Hint> {
    let with = |counts: std::ops::RangeInclusive<u32>| {
        let is_in = |digits: &u16| counts.contains(&digits.count_ones());
        (0..CELLS)
            .filter(|&cell| is_in(&board.digits[cell]))
            .fold(0_u128, |set, cell| set | 1 << cell)
    };
    let (small, singles) = (with(2..=size as u32), with(1..=1));
    let bases = cells_in(with(2..=9)).filter(|&cell| board.peer_set(cell) & singles == 0);
    let bases = bases.fold(0_u128, |set, cell| set | 1 << cell);
    let thirds = small & bases;
    for second in cells_in(bases) {
        for first in cells_in(bases & ((1 << second) - 1)) {
            let near = board.peer_set(first) & board.peer_set(second);
            let pair = 1 << first | 1 << second;
            let is_changed = changed & (near | pair) != 0;
            let mut thirds = if is_changed { thirds } else { thirds & changed };
            if !is_changed && thirds == 0 || !has_two(near & small) {
                continue;
            }
            if size == 2 {
                if is_changed && let Some(hint) = exclude(board, &[first, second], near & small) {
                    return Some(hint);
                }
                continue;
            }
            thirds &= (board.peer_set(first) | board.peer_set(second)) & !pair;
            for &third in board.peers(first).iter().chain(board.peers(second)) {
                if thirds == 0 {
                    break;
                }
                let here = 1 << third;
                if thirds & here == 0 {
                    continue;
                }
                thirds &= !here;
                let near = near & board.peer_set(usize::from(third));
                if has_two(near & small)
                    && changed & (near | pair | here) != 0
                    && let Some(hint) = exclude(board, &[first, second, third.into()], near & small)
                {
                    return Some(hint);
                }
            }
        }
    }
    None
}

fn has_two(set: u128) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// Rules out each digit of two or three `cells` that occurs in no valid combination. A combination
/// is valid if it leaves a candidate to every cell of `excluders`.
fn exclude<L: Layout>(board: &Board<L>, cells: &[usize], excluders: u128) -> Option<Hint> {
    // For each digit, those with which it takes both candidates of one of `excluders`.
    let mut rivals = [0_u16; 9];
    let (mut triples, mut count) = ([0_u16; 20], 0);
    for set in cells_in(excluders).map(|cell| board.digits[cell]) {
        let rest = set & (set - 1);
        if rest.is_power_of_two() {
            rivals[set.trailing_zeros() as usize] |= rest;
            rivals[rest.trailing_zeros() as usize] |= set ^ rest;
        } else {
            triples[count] = set;
            count += 1;
        }
    }
    let sees = |one: usize, two: usize| board.peer_set(cells[one]) >> cells[two] & 1;
    let digits = |at: usize| board.digits[cells[at]];
    let mut possible = [0_u16; 3];
    for first in bits(digits(0).into()) {
        let seconds = digits(1) & !rivals[first] & !((sees(0, 1) as u16) << first);
        if cells.len() == 2 {
            possible[0] |= u16::from(seconds != 0) << first;
            possible[1] |= seconds;
            continue;
        }
        let thirds = digits(2) & !rivals[first] & !((sees(0, 2) as u16) << first);
        for second in bits(seconds.into()) {
            let mut thirds = thirds & !rivals[second] & !((sees(1, 2) as u16) << second);
            let pair = 1 << first | 1 << second;
            if first != second {
                for triple in triples[..count].iter().filter(|triple| pair & !**triple == 0) {
                    thirds &= !(triple ^ pair);
                }
            }
            if thirds != 0 {
                possible[0] |= 1 << first;
                possible[1] |= 1 << second;
                possible[2] |= thirds;
                if possible[1] == digits(1) && possible[2] == digits(2) {
                    break;
                }
            }
        }
    }
    let gone = |at: usize| (cells[at] as u8, digits(at) & !possible[at]);
    let removed: Vec<_> = (0..cells.len()).map(gone).filter(|(_, digits)| *digits != 0).collect();
    let difficulty = if cells.len() == 2 { 6.2 } else { 7.5 };
    (!removed.is_empty()).then_some(Hint { difficulty, placed: None, removed })
}
