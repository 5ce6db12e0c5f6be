//! Techniques that look at one digit at a time need not look twice at the same places.

use crate::rating::explainer::board::{Board, Layout, ROWS};

/// All digits.
pub(super) const ALL: u16 = 0x1ff;

/// For each digit, its places in the rows of the last position in which a search found nothing.
#[derive(Default)]
pub(super) struct Barren([[u16; 9]; 9]);

impl Barren {
    /// The digits with other places.
    pub(super) fn others<L: Layout>(&self, board: &Board<L>) -> u16 {
        if board.mixes_digits() {
            return ALL;
        }
        let is_other = |digit: &usize| rows(board, *digit) != self.0[*digit];
        (0..9).filter(is_other).fold(0, |digits, digit| digits | 1 << digit)
    }

    /// Adds digits of which a search found nothing.
    pub(super) fn add<L: Layout>(&mut self, board: &Board<L>, digits: u16) {
        for (digit, known) in self.0.iter_mut().enumerate() {
            if digits >> digit & 1 == 1 {
                *known = rows(board, digit);
            }
        }
    }
}

fn rows<L: Layout>(board: &Board<L>, digit: usize) -> [u16; 9] {
    std::array::from_fn(|row| board.places(ROWS + row)[digit])
}
