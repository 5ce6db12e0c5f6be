//! Sets of cells, one bit per cell.

use evoku_model::bits;

/// The index and value of a nonzero word of a set.
pub(super) type Word = (usize, u64);

/// A set of cells, stored as the nonzero words of its bit set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct CellSet {
    words: Vec<Word>,
}

impl CellSet {
    pub(super) fn of(cells: &[u16]) -> Self {
        let mut set = Self::default();
        for &cell in cells {
            let (number, bit) = (usize::from(cell) / 64, 1 << (cell % 64));
            match set.words.iter_mut().find(|(word, _)| *word == number) {
                Some((_, cells)) => *cells |= bit,
                None => set.words.push((number, bit)),
            }
        }
        set
    }

    /// The set of the cells in consecutive words.
    pub(super) fn of_words(words: impl Iterator<Item = u64>) -> Self {
        Self { words: words.enumerate().filter(|&(_, cells)| cells != 0).collect() }
    }

    /// Returns `true` if this set contains another.
    pub(super) fn holds(&self, other: &Self) -> bool {
        other.words.iter().all(|&(number, cells)| {
            self.words.iter().any(|&(word, own)| word == number && cells & !own == 0)
        })
    }

    /// The cells of this set that are also in `others`, and their number; `None` if there are more
    /// than `N`.
    #[inline]
    pub(super) fn few<const N: usize>(&self, others: &[u64]) -> Option<([usize; N], usize)> {
        let (mut found, mut count) = ([0; N], 0);
        for &(word, cells) in &self.words {
            let mut here = others[word] & cells;
            while here != 0 {
                if count == N {
                    return None;
                }
                found[count] = 64 * word + here.trailing_zeros() as usize;
                here &= here - 1;
                count += 1;
            }
        }
        Some((found, count))
    }

    /// The nonzero words, each with its index.
    #[inline]
    pub(super) fn words(&self) -> &[Word] {
        &self.words
    }
}

/// The cells in consecutive words, ascending.
pub(super) fn members(cells: &[u64]) -> impl Iterator<Item = usize> {
    let words = cells.iter().enumerate();
    words.flat_map(|(word, &cells)| bits(cells).map(move |bit| 64 * word + bit))
}
