//! The order of steps with the same number of eliminations.

use evoku_model::{Cell, Digit, Element};

/// Weighs eliminations like HoDoKu, to sort steps with the same number of eliminations. The weight
/// is the sum of the digits and the weighted cell indices. The factor of the first cell is 1; each
/// following cell has a factor that is 80 larger.
pub(super) fn weighted_sum(eliminations: impl IntoIterator<Item = (Cell, Digit)>) -> usize {
    eliminations.into_iter().enumerate().fold(0, |sum, (index, (cell, digit))| {
        sum + cell.index() * (1 + 80 * index) + digit.index() + 1
    })
}
