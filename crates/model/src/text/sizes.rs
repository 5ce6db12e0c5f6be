//! The sizes of the boards of a file in a format that does not state them.

use crate::MAX_SIDE;

/// The sides of the boards at the beginning of a file.
///
/// A truncated record can have as many cells as a smaller board, and a word as many as a tiny
/// board. Therefore, if nearly all boards of a file have the same side, a board whose side occurs
/// only once is rejected. A tiny board is rejected if there is any other.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The side of most boards.
    common: Option<usize>,
    /// The rejected sides, one bit each; the lowest bit is side 1.
    refused: u64,
}

/// The smallest side that is accepted if at least two boards of a file have it.
const SMALLEST: usize = 4;

impl Sizes {
    /// The sizes of a file whose first boards have these sides.
    pub fn of(sides: impl IntoIterator<Item = usize>) -> Self {
        let mut counts = [0usize; MAX_SIDE + 1];
        for side in sides.into_iter().filter(|side| (1..=MAX_SIDE).contains(side)) {
            counts[side] += 1;
        }
        let total: usize = counts.iter().sum();
        let Some(common) = (1..=MAX_SIDE).rev().max_by_key(|&side| counts[side]) else {
            return Self::default();
        };
        let count = counts[common];
        if 3 * count < 2 * total || count == 0 {
            let has_others = counts[SMALLEST..].iter().any(|&count| count > 0);
            let tiny = if has_others { (1 << (SMALLEST - 1)) - 1 } else { 0 };
            return Self { common: None, refused: tiny };
        }
        let is_rare = |side: usize| counts[side] < 2 || side < SMALLEST;
        let refused = (1..=MAX_SIDE).filter(|&side| side != common && count > 1 && is_rare(side));
        let refused = refused.fold(0, |bits, side| bits | 1 << (side - 1));
        Self { common: Some(common), refused }
    }

    /// The side of most boards; `None` unless nearly all boards have it.
    pub fn common(self) -> Option<usize> {
        self.common
    }

    /// Returns `true` if a board of this side is more likely to be a broken record.
    pub fn refuses(self, side: usize) -> bool {
        (1..=MAX_SIDE).contains(&side) && self.refused >> (side - 1) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_that_occurs_once_among_others_is_refused() {
        assert!([1, 2, 3].iter().all(|&side| Sizes::of([1, 9]).refuses(side)));
        assert!(!Sizes::of([1, 9]).refuses(9) && !Sizes::of([1, 2]).refuses(1));
        let sizes = Sizes::of([9, 9, 8, 9, 9]);
        assert_eq!(sizes.common(), Some(9));
        assert!(sizes.refuses(8) && sizes.refuses(16) && !sizes.refuses(9));
        // Two boards of the same side are not an accident, unless they are tiny.
        let sizes = Sizes::of([9, 9, 9, 9, 4, 4, 2, 9, 2, 9, 9, 9]);
        assert!(!sizes.refuses(4) && sizes.refuses(2));
        // A file with several common sizes, or with a single board, refuses no size of real boards.
        for sides in [&[4, 9, 16, 25][..], &[9, 4], &[9], &[]] {
            let sizes = Sizes::of(sides.iter().copied());
            assert!((SMALLEST..=64).all(|side| !sizes.refuses(side)), "{sides:?}");
        }
    }
}
