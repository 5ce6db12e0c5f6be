//! How an attempt at a Sudoku is kept, with the moves and the cost that fit.
//!
//! [`board`] holds any digit or a blank in every open cell; [`units`] holds boards in which one
//! kind of unit (rows, columns, boxes) is always complete, for crossover; [`swaps`] holds the same
//! boards for algorithms that make one swap at a time; [`decoder`] and [`filling`] hold partial
//! boards without violation, which cost their blanks; [`colouring`] holds in every open cell one of
//! the digits that no given peer has, for tabu search.
//!
//! Colourings count conflicts, pairs of peers with equal digits, and decoders blanks. The others
//! all count the same cost (boards with complete units their illegal houses, if asked): the
//! *missing digits*, for each house the digits that it lacks, plus the pairs (knight's or king's
//! move) that hold equal digits. On a full board a house lacks as many digits as it holds
//! duplicates, so this is the number of duplicate entries; a blank counts as missing. Every cost is
//! 0 if and only if the board is a solution; pencil marks aren't counted, because boards are made
//! of marked digits only.

pub mod board;
pub mod colouring;
pub mod decoder;
pub mod filling;
pub mod swaps;
pub mod text;
pub mod units;

mod complete;

pub use complete::{NotServed, Unit};
pub(crate) use complete::{OpenUnit, open_units};

/// A run of values for each of many owners, in one piece of memory.
///
/// ```text
/// starts  0     3  4        8
/// values  a a a b  c c c c  d ...
/// ```
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists<T> {
    starts: Vec<u32>,
    values: Vec<T>,
}

impl<T> Lists<T> {
    /// The lists of the owners 0, 1, 2, ...
    pub(crate) fn new(lists: impl IntoIterator<Item = impl IntoIterator<Item = T>>) -> Self {
        let (mut starts, mut values) = (vec![0], Vec::new());
        for list in lists {
            values.extend(list);
            starts.push(values.len() as u32);
        }
        Self { starts, values }
    }

    #[inline]
    pub(crate) fn of(&self, owner: usize) -> &[T] {
        &self.values[self.starts[owner] as usize..self.starts[owner + 1] as usize]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

/// The bytes of an attempt of this type with so many bytes in a piece of memory of its own, in a
/// list of members: with its cost, and with what an allocator adds.
pub(crate) fn attempt_memory<T>(bytes: usize) -> u64 {
    const ALLOCATION: usize = 16;
    (size_of::<crate::Member<T>>() + bytes + ALLOCATION) as u64
}

/// The cells that a geometry keeps apart by pairs, for each cell.
pub(crate) fn partners(geometry: &evoku_sudoku::Geometry) -> Lists<u16> {
    use evoku_sudoku::Element;
    let mut lists = vec![Vec::new(); geometry.side() * geometry.side()];
    for pair in geometry.pairs() {
        lists[pair.first.index()].push(pair.second.index() as u16);
        lists[pair.second.index()].push(pair.first.index() as u16);
    }
    Lists::new(lists)
}

/// The bits of a word, ascending.
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            bit
        })
    })
}
