//! Small numbers for many houses, changed and compared together.

/// A number below 128 for each of 32 houses. Each takes one byte, so that one instruction handles
/// many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tallies([u64; 4]);

const BYTES: u64 = 8;
const ONES: u64 = u64::MAX / 0xff;
const TOPS: u64 = ONES << 7;

impl Tallies {
    /// The number of houses.
    pub(super) const HOUSES: usize = 32;

    /// 0 for every house.
    pub(super) const NONE: Self = Self([0; 4]);

    pub(super) fn get(&self, house: usize) -> u8 {
        (self.0[house / 8] >> (house as u64 % BYTES * 8)) as u8
    }

    pub(super) fn set(&mut self, house: usize, number: u8) {
        let shift = house as u64 % BYTES * 8;
        let word = &mut self.0[house / 8];
        *word = *word & !(0xff << shift) | u64::from(number) << shift;
    }

    /// Adds numbers; the sums are below 128.
    pub(super) fn add(&mut self, others: &Self) {
        for (word, other) in self.0.iter_mut().zip(others.0) {
            *word += other;
        }
    }

    /// Subtracts numbers, none larger than the number from which it is subtracted.
    pub(super) fn subtract(&mut self, others: &Self) {
        for (word, other) in self.0.iter_mut().zip(others.0) {
            *word -= other;
        }
    }

    /// The houses whose number is 1.
    pub(super) fn ones(&self) -> Houses {
        self.equal(ONES)
    }

    /// The houses whose number is 2.
    pub(super) fn twos(&self) -> Houses {
        self.equal(2 * ONES)
    }

    fn equal(&self, numbers: u64) -> Houses {
        // No byte borrows from the next, because none is larger than the 128 from which it is
        // subtracted.
        Houses(self.0.map(|word| (TOPS - (word ^ numbers)) & TOPS))
    }
}

/// A subset of 32 houses: the highest bit of each house's byte.
#[derive(Clone, Copy, Debug)]
pub(super) struct Houses([u64; 4]);

impl Houses {
    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// The houses that are not in `others`.
    pub(super) fn without(mut self, others: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(others.0) {
            *word &= !other;
        }
        self
    }

    /// Their numbers, ascending.
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let house = (rest != 0).then(|| 8 * index + rest.trailing_zeros() as usize / 8)?;
                rest &= rest - 1;
                Some(house)
            })
        })
    }
}
