//! The order in which givens are tried, and the number tried together.

/// The order in which units of givens are taken away.
///
/// Trying several together gives the same result as trying them one by one: if all can be removed
/// together, then each can. Otherwise half as many are tried.
pub(super) struct Order {
    units: Vec<u16>,
    /// The number of decided units.
    at: usize,
    /// The number of units tried together.
    together: usize,
}

impl Order {
    /// `units` units in random order.
    pub(super) fn random(units: usize, index_below: &mut dyn FnMut(usize) -> usize) -> Self {
        let mut order: Vec<u16> = (0..units as u16).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, index_below(last + 1));
        }
        let mut order = Self { units: order, at: 0, together: 1 };
        order.look_ahead();
        order
    }

    /// The units to try next; empty at the end.
    pub(super) fn next(&self) -> &[u16] {
        &self.units[self.at..(self.at + self.together).min(self.units.len())]
    }

    /// Moves on, or halves the number tried together; `spared` is `true` if the tried units can be
    /// removed.
    pub(super) fn learn(&mut self, spared: bool) {
        if !spared && self.together > 1 {
            self.together /= 2;
            return;
        }
        self.at = (self.at + self.together).min(self.units.len());
        self.look_ahead();
    }

    /// Sets the number tried together: a quarter of the remaining units that usually can all be
    /// removed.
    fn look_ahead(&mut self) {
        self.together = ((self.units.len() * 5 / 8).saturating_sub(self.at) / 4).max(1);
    }
}
