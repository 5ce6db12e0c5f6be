//! In which order givens are tried, and how many together.

/// The order in which units of givens are taken away.
///
/// Trying some together gives exactly what trying one after the other would: if all can be spared,
/// then each can; if not, fewer are tried.
pub(super) struct Order {
    units: Vec<u16>,
    /// How many have been decided.
    at: usize,
    /// How many are tried together.
    together: usize,
}

impl Order {
    /// So many units in random order.
    pub(super) fn random(units: usize, index_below: &mut dyn FnMut(usize) -> usize) -> Self {
        let mut order: Vec<u16> = (0..units as u16).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, index_below(last + 1));
        }
        let mut order = Self { units: order, at: 0, together: 1 };
        order.look_ahead();
        order
    }

    /// The units to try next; none left at the end.
    pub(super) fn next(&self) -> &[u16] {
        &self.units[self.at..(self.at + self.together).min(self.units.len())]
    }

    /// Goes on: whether the units tried could be spared.
    pub(super) fn learn(&mut self, spared: bool) {
        if !spared && self.together > 1 {
            self.together /= 2;
            return;
        }
        self.at = (self.at + self.together).min(self.units.len());
        self.look_ahead();
    }

    /// How many to try together: a quarter of those that as a rule can all be spared.
    fn look_ahead(&mut self) {
        self.together = ((self.units.len() * 5 / 8).saturating_sub(self.at) / 4).max(1);
    }
}
