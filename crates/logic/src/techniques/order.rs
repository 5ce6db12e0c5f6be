//! The order of steps with equally many eliminations.

use evoku_model::{Cell, Digit, Element};

/// Weighs eliminations like HoDoKu to sort steps with equally many. The weight is the sum of the
/// digits and of the places. The weight of each place, counted from 0, is 80 larger than that of
/// the previous one.
pub(super) fn weighted_sum(eliminations: impl IntoIterator<Item = (Cell, Digit)>) -> usize {
    eliminations.into_iter().enumerate().fold(0, |sum, (index, (cell, digit))| {
        sum + cell.index() * (1 + 80 * index) + digit.index() + 1
    })
}
