//! How many cells can have each digit.

/// The digits that at least one, two, three and four of some cells can have, a bit each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) once: u64,
    pub(super) twice: u64,
    pub(super) thrice: u64,
    pub(super) fourfold: u64,
}

impl Tally {
    /// Counts these cells, by their candidates.
    pub(super) fn of(cells: &[u16], candidates: &[u64]) -> Self {
        let mut tally = Self::default();
        cells.iter().for_each(|&cell| tally.add(candidates[usize::from(cell)]));
        tally
    }

    /// Counts a cell with these candidates.
    #[inline]
    pub(super) fn add(&mut self, digits: u64) {
        self.fourfold |= self.thrice & digits;
        self.thrice |= self.twice & digits;
        self.twice |= self.once & digits;
        self.once |= digits;
    }
}
