//! The sizes of the boards of a file whose format does not state them.

use crate::MAX_SIDE;

/// The sides of the boards at the beginning of a file.
///
/// A truncated record can have as many cells as a smaller board, and a word as many as a tiny one.
/// If nearly all boards of a file have the same side, a board with a side that occurs only once is
/// therefore refused.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The side of most boards.
    usual: Option<usize>,
    /// A bit for each side that is refused, the lowest for side 1.
    refused: u64,
}

/// The smallest side that is accepted if two boards of a file have it.
const SMALLEST: usize = 4;

impl Sizes {
    /// The sizes of a file whose first boards have these sides.
    pub fn of(sides: impl IntoIterator<Item = usize>) -> Self {
        let mut counts = [0usize; MAX_SIDE + 1];
        for side in sides.into_iter().filter(|side| (1..=MAX_SIDE).contains(side)) {
            counts[side] += 1;
        }
        let total: usize = counts.iter().sum();
        let Some(usual) = (1..=MAX_SIDE).rev().max_by_key(|&side| counts[side]) else {
            return Self::default();
        };
        let count = counts[usual];
        if 3 * count < 2 * total || count == 0 {
            return Self::default();
        }
        let is_rare = |side: usize| counts[side] < 2 || side < SMALLEST;
        let refused = (1..=MAX_SIDE).filter(|&side| side != usual && count > 1 && is_rare(side));
        let refused = refused.fold(0, |bits, side| bits | 1 << (side - 1));
        Self { usual: Some(usual), refused }
    }

    /// The side of most boards; `None` unless nearly all boards have it.
    pub fn usual(self) -> Option<usize> {
        self.usual
    }

    /// Returns `true` if a board of this side is more likely a broken record.
    pub fn refuses(self, side: usize) -> bool {
        (1..=MAX_SIDE).contains(&side) && self.refused >> (side - 1) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_occurs_once_among_others_is_refused() {
        let sizes = Sizes::of([9, 9, 8, 9, 9]);
        assert_eq!(sizes.usual(), Some(9));
        assert!(sizes.refuses(8) && sizes.refuses(16) && !sizes.refuses(9));
        // Two occurrences are not an accident, unless the boards are tiny.
        let sizes = Sizes::of([9, 9, 9, 9, 4, 4, 2, 9, 2, 9, 9, 9]);
        assert!(!sizes.refuses(4) && sizes.refuses(2));
        // A collection of sizes, and a single board, refuse nothing.
        for sides in [&[4, 9, 16, 25][..], &[9, 4], &[9], &[]] {
            let sizes = Sizes::of(sides.iter().copied());
            assert!((1..=64).all(|side| !sizes.refuses(side)), "{sides:?}");
        }
    }
}
