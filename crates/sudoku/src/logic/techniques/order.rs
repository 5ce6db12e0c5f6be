//! The order of steps that rule out as much.

use crate::model::{Cell, Digit, Element};

/// Weighs eliminations as HoDoKu does to sort steps that rule out as many: the sum of the digits
/// and of the places, each place counted from 0 and 80 times heavier than the one before.
pub(super) fn weighted_sum(eliminations: impl IntoIterator<Item = (Cell, Digit)>) -> usize {
    let weighted = |(index, (cell, digit)): (usize, (Cell, Digit))| {
        cell.index() * (1 + 80 * index) + digit.index() + 1
    };
    eliminations.into_iter().enumerate().map(weighted).sum()
}
