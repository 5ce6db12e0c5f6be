//! The order in which givens are tried, and the number tried together.

use std::sync::atomic::AtomicBool;

use evoku_search::Limit;
use evoku_search::cancel::is_set;

/// Removes units in random order, until none of those that stay can be removed.
///
/// `remove` tries to remove units together within a limit. It returns `Some(true)` if it removed
/// them, `Some(false)` if they are needed, and `None` if it could not decide; then they stay. The
/// first pass has the first node limit; each further pass tries the undecided units again with the
/// next limit. Soon after `cancel` becomes true, no more units are tried. Returns `true` if some units
/// are still undecided at the highest limit.
pub(super) fn remove_units(
    units: usize,
    node_limits: &[u64],
    cancel: Option<&AtomicBool>,
    index_below: &mut dyn FnMut(usize) -> usize,
    remove: &mut dyn FnMut(&[u16], Limit<'_>) -> Option<bool>,
) -> bool {
    let mut order = Order::random(units, index_below);
    for &nodes in node_limits {
        let mut undecided = Vec::new();
        while !order.next().is_empty() && !is_set(cancel) {
            let removed = remove(order.next(), Limit { nodes, cancel });
            if let (None, &[unit]) = (removed, order.next()) {
                undecided.push(unit);
            }
            order.learn(removed == Some(true));
        }
        let removable = undecided.len() * 5 / 8;
        order = Order { removable, ..Order::one_by_one(undecided) };
    }
    !order.units.is_empty() && !is_set(cancel)
}

/// The order in which units of givens are removed.
///
/// Trying several units together gives the same result as trying them one by one. If all of them
/// can be removed together, each of them can be removed. Otherwise, half as many are tried.
pub(super) struct Order {
    units: Vec<u16>,
    /// The number of decided units.
    at: usize,
    /// The number of units tried together.
    together: usize,
    /// The number of units that can usually be removed.
    removable: usize,
}

impl Order {
    /// Creates a random order of `units` units.
    pub(super) fn random(units: usize, index_below: &mut dyn FnMut(usize) -> usize) -> Self {
        let mut order: Vec<u16> = (0..units as u16).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, index_below(last + 1));
        }
        let removable = order.len() * 5 / 8;
        let mut order = Self { units: order, at: 0, together: 1, removable };
        order.look_ahead();
        order
    }

    /// Creates an order in which few units can be removed.
    pub(super) fn one_by_one(units: Vec<u16>) -> Self {
        Self { units, at: 0, together: 1, removable: 0 }
    }

    /// The units to try next; empty at the end.
    pub(super) fn next(&self) -> &[u16] {
        &self.units[self.at..(self.at + self.together).min(self.units.len())]
    }

    /// Moves on, or halves the number tried together if several units were tried without success.
    /// `spared` is `true` if the tried units can be removed.
    pub(super) fn learn(&mut self, spared: bool) {
        if !spared && self.together > 1 {
            self.together /= 2;
            return;
        }
        self.at = (self.at + self.together).min(self.units.len());
        self.look_ahead();
    }

    /// Sets the number of units tried together. Usually about five eighths of all units of a full
    /// grid can be removed; a quarter of those still ahead are tried together.
    fn look_ahead(&mut self) {
        self.together = (self.removable.saturating_sub(self.at) / 4).max(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_that_stay_undecided_at_the_highest_limit_are_reported() {
        let limits = [10, 100];
        let removed = |nodes_of: &dyn Fn(u16) -> u64| {
            let mut removed = Vec::new();
            let undecided =
                remove_units(8, &limits, None, &mut |bound| bound - 1, &mut |units, limit| {
                    let is_decided = units.iter().all(|&unit| nodes_of(unit) <= limit.nodes);
                    is_decided.then(|| {
                        removed.extend(units);
                        true
                    })
                });
            removed.sort_unstable();
            (removed, undecided)
        };
        assert_eq!(removed(&|_| 1), ((0..8).collect(), false));
        assert_eq!(removed(&|unit| u64::from(unit) * 10), ((0..8).collect(), false));
        assert_eq!(removed(&|unit| u64::from(unit) * 20), ((0..6).collect(), true));
        // After Ctrl-C, nothing is known.
        let cancel = AtomicBool::new(true);
        let mut first = |bound| bound - 1;
        assert!(!remove_units(8, &limits, Some(&cancel), &mut first, &mut |_, _| None));
    }
}
