//! Wings of four to seven digits: WXYZ-wing (5.5, 5.6), VWXYZ-wing (6.2 to 6.4), UVWXYZ-wing (6.6)
//! and TUVWXYZ-wing (7.5).
//!
//! A hinge of cells that all see each other has one digit more than cells. A further cell, the
//! pincer, has two of these digits. If it sees all places of one of them in the hinge, then either
//! the pincer or the hinge holds the other. So the other is ruled out in all cells that see its
//! places. If the pincer sees all places of both digits, every digit is settled in the same way.
//!
//! A wing is an almost locked set of the hinge with the one of the pincer (ALS-XZ).

use crate::rating::explainer::board::{Board, CELLS, Layout, cells_in};
use crate::rating::explainer::hint::Hint;
use evoku_model::bits;

/// The easiest wing of `size` digits. Ties are broken by the number of eliminations, then by the
/// shape, then by the order of the search.
pub(super) fn find<L: Layout>(board: &Board<L>, size: usize) -> Option<Hint> {
    let mut search = Search { board, size, cells: Vec::new(), best: None };
    for cell in 0..CELLS {
        let candidates = board.peer_set(cell) & after(cell);
        search.extend(cell, candidates, 0);
    }
    search.best.map(|(_, hint)| hint)
}

/// The cells after one.
fn after(cell: usize) -> u128 {
    ((1 << CELLS) - 1) & !((2 << cell) - 1)
}

struct Search<'a, L: Layout> {
    board: &'a Board<L>,
    size: usize,
    /// The cells of the hinge.
    cells: Vec<usize>,
    best: Option<(Rank, Hint)>,
}

/// The order of wings, easiest first: the difficulty in tenths, the negative number of
/// eliminations, and the shape in descending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    difficulty: u8,
    eliminations: i32,
    shape: [i8; 4],
}

impl<L: Layout> Search<'_, L> {
    /// Adds `cell` to the hinge, then each of the cells `next`.
    fn extend(&mut self, cell: usize, next: u128, digits: u16) {
        let here = self.board.digits[cell];
        let digits = digits | here;
        if here.count_ones() < 2 || digits.count_ones() as usize > self.size {
            return;
        }
        self.cells.push(cell);
        if self.cells.len() + 1 < self.size {
            // The second cell is taken in the order of the peers, the others ascend.
            if self.cells.len() == 1 {
                for &peer in self.board.peers(cell) {
                    let peer = usize::from(peer);
                    if next >> peer & 1 == 1 {
                        self.extend(peer, next & self.board.peer_set(peer) & after(peer), digits);
                    }
                }
            } else {
                for peer in cells_in(next) {
                    self.extend(peer, next & self.board.peer_set(peer) & after(peer), digits);
                }
            }
        } else if digits.count_ones() as usize == self.size {
            self.pincers(digits);
        }
        self.cells.pop();
    }

    /// Tries every pincer of a hinge with these digits.
    fn pincers(&mut self, digits: u16) {
        let hinge = self.cells.iter().fold(0_u128, |set, cell| set | 1 << cell);
        let near = self.cells.iter().fold(0, |near, &cell| near | self.board.peer_set(cell));
        for pincer in cells_in(near & !hinge) {
            let pair = self.board.digits[pincer];
            if pair.count_ones() == 2 && pair & !digits == 0 {
                self.wing(pincer, hinge, digits);
            }
        }
    }

    /// The cells of the hinge that may hold a digit.
    fn holders(&self, digit: usize) -> impl Iterator<Item = usize> {
        self.cells.iter().copied().filter(move |&cell| self.board.allows(cell, digit))
    }

    fn wing(&mut self, pincer: usize, hinge: u128, digits: u16) {
        let board = self.board;
        let pair = board.digits[pincer];
        let low = pair.trailing_zeros() as usize;
        let high = (pair & (pair - 1)).trailing_zeros() as usize;
        let sees_all =
            |digit| self.holders(digit).all(|cell| board.peer_set(pincer) >> cell & 1 == 1);
        let (is_low_linked, is_high_linked) = (sees_all(low), sees_all(high));
        let ruled_out: u16 = match (is_low_linked, is_high_linked) {
            (false, false) => return,
            (true, false) => 1 << high,
            (false, true) => 1 << low,
            (true, true) => digits,
        };
        let mut removed: Vec<(u8, u16)> = Vec::new();
        let mut counts = [0; 9];
        for digit in bits(ruled_out.into()) {
            let mut seen = if pair >> digit & 1 == 1 { board.peer_set(pincer) } else { u128::MAX };
            seen = self.holders(digit).fold(seen, |seen, cell| seen & board.peer_set(cell));
            for cell in cells_in(seen & !hinge & !(1 << pincer)) {
                if board.allows(cell, digit) {
                    removed.push((cell as u8, 1 << digit));
                    counts[digit] += 1;
                }
            }
        }
        if removed.is_empty() {
            return;
        }
        // A wing with both links counts as one with a single link if that would do.
        let both = is_low_linked && is_high_linked;
        let others = removed.len() - counts[low] - counts[high];
        let needs_both = both && (others > 0 || counts[low] > 0 && counts[high] > 0);
        let counts = self.cells.iter().map(|&cell| board.digits[cell].count_ones() as u8);
        let widest = counts.clone().max().unwrap_or(0);
        let rank = Rank {
            difficulty: difficulty(self.size, widest),
            eliminations: -(removed.len() as i32),
            shape: shape(needs_both, widest, counts.sum()).map(|part| -part),
        };
        if self.best.as_ref().is_none_or(|(best, _)| rank < *best) {
            let difficulty = f64::from(rank.difficulty) / 10.0;
            self.best = Some((rank, Hint::remove(difficulty, &removed)));
        }
    }
}

/// The difficulty in tenths of a wing whose hinge has cells of up to `widest` candidates.
fn difficulty(size: usize, widest: u8) -> u8 {
    match size {
        4 => 56 - widest.abs_diff(3),
        5 => 64 - widest.abs_diff(3),
        6 => 66,
        _ => 75,
    }
}

/// The shape as Sukaku Explainer writes it: one or two links, the most candidates of a cell, and
/// the number of candidates, digit by digit, since shapes are compared as text.
fn shape(has_two_links: bool, widest: u8, candidates: u8) -> [i8; 4] {
    let [tens, ones] = match candidates {
        0..10 => [candidates, 0],
        _ => [candidates / 10, 1 + candidates % 10],
    };
    [1 + u8::from(has_two_links), widest, tens, ones].map(|part| part as i8)
}
