//! The order of steps that rule out as much.

use evoku_model::{Cell, Digit, Element};

/// Weighs eliminations as HoDoKu does to sort steps that rule out as many: the sum of the digits
/// and of the places, each place counted from 0 and 80 times heavier than the one before.
pub(super) fn weighted_sum(eliminations: impl IntoIterator<Item = (Cell, Digit)>) -> usize {
    eliminations.into_iter().enumerate().fold(0, |sum, (index, (cell, digit))| {
        sum + cell.index() * (1 + 80 * index) + digit.index() + 1
    })
}
