//! Aligned pair exclusion (6.2) and aligned triplet exclusion (7.5). A digit of two or three cells
//! is ruled out if every combination with it leaves some common peer without a candidate.
//!
//! The cells need not be aligned. They must have two common peers with at most as many candidates
//! as there are cells. All pairs, or pairs and a third cell among the small peers of either, are
//! tried. These are at most 2,000 pairs or some 10,000 triplets, with up to 729 combinations each.

use super::board::{Board, CELLS, PEER_SETS, PEERS, cells_in};
use super::hint::Hint;
use evoku_model::bits;

/// A cell that may be part of a pair or triplet.
struct Base {
    cell: u8,
    /// Its peers with two to `size` candidates, in the order of its peers.
    excluders: [u8; 20],
    count: u8,
    set: u128,
}

/// Finds the first exclusion of `size` cells, 2 or 3.
pub(super) fn find(board: &Board, size: usize) -> Option<Hint> {
    let bases = bases(board, size);
    let is_base = bases.iter().fold(0_u128, |set, base| set | 1 << base.cell);
    let base_of = |cell: u8| bases.iter().find(|base| base.cell == cell);
    for (last, second) in bases.iter().enumerate() {
        for first in &bases[..last] {
            let common = first.set & second.set;
            if common.count_ones() < 2 {
                continue;
            }
            let pair = [first.cell, second.cell];
            if size == 2 {
                if let Some(hint) = exclude(board, &pair, common, 6.2) {
                    return Some(hint);
                }
                continue;
            }
            let mut seen = !is_base | 1 << first.cell | 1 << second.cell;
            for area in [first, second] {
                for &third in &area.excluders[..usize::from(area.count)] {
                    if seen >> third & 1 == 1 {
                        continue;
                    }
                    seen |= 1 << third;
                    let common = common & base_of(third)?.set;
                    if common.count_ones() < 2 {
                        continue;
                    }
                    let triplet = [first.cell, second.cell, third];
                    if let Some(hint) = exclude(board, &triplet, common, 7.5) {
                        return Some(hint);
                    }
                }
            }
        }
    }
    None
}

fn bases(board: &Board, size: usize) -> Vec<Base> {
    let sizes = 2..=size as u32;
    let count = |cell: u8| board.digits[usize::from(cell)].count_ones();
    (0..CELLS as u8)
        .filter(|&cell| count(cell) >= 2)
        .filter(|&cell| PEERS[usize::from(cell)].iter().all(|&peer| count(peer) != 1))
        .filter_map(|cell| {
            let mut base = Base { cell, excluders: [0; 20], count: 0, set: 0 };
            for &peer in
                PEERS[usize::from(cell)].iter().filter(|peer| sizes.contains(&count(**peer)))
            {
                base.excluders[usize::from(base.count)] = peer;
                base.count += 1;
                base.set |= 1 << peer;
            }
            (base.count > 0).then_some(base)
        })
        .collect()
}

/// Rules out the digits of `cells` that occur in no combination which leaves a candidate to every
/// cell of `excluders`.
fn exclude(board: &Board, cells: &[u8], excluders: u128, difficulty: f64) -> Option<Hint> {
    let mut small = [0_u16; 20];
    let mut count = 0;
    for cell in cells_in(excluders) {
        small[count] = board.digits[cell];
        count += 1;
    }
    let small = &small[..count];
    let digits = |at: usize| board.digits[usize::from(cells[at])];
    let sees = |one: usize, two: usize| PEER_SETS[usize::from(cells[one])] >> cells[two] & 1 == 1;
    let allowed = |union: u16| small.iter().all(|set| set & !union != 0);
    let mut possible = [0_u16; 3];
    for first in bits(digits(0).into()) {
        for second in bits(digits(1).into()) {
            let pair = 1 << first | 1 << second;
            if first == second && sees(0, 1) || !allowed(pair) {
                continue;
            }
            if cells.len() == 2 {
                possible[0] |= 1 << first;
                possible[1] |= 1 << second;
                continue;
            }
            for third in bits(digits(2).into()) {
                let clash = third == first && sees(0, 2) || third == second && sees(1, 2);
                if !clash && allowed(pair | 1 << third) {
                    possible[0] |= 1 << first;
                    possible[1] |= 1 << second;
                    possible[2] |= 1 << third;
                }
            }
        }
    }
    let gone = |at: usize| (cells[at], digits(at) & !possible[at]);
    let removed: Vec<_> = (0..cells.len()).map(gone).filter(|(_, digits)| *digits != 0).collect();
    (!removed.is_empty()).then_some(Hint { difficulty, placed: None, removed })
}
