//! Bipartite matching: assigns a distinct digit to each cell.

use super::bits::bits;
use super::shape::MAX_SIDE;

/// Assigns a distinct digit to every cell: returns the position of the cell matched with each
/// digit, or `None` if there is no such assignment. A digit without a cell gets 0.
///
/// Uses augmenting paths (H. W. Kuhn, "The Hungarian method for the assignment problem", Naval
/// Research Logistics Quarterly 2 (1955), doi:10.1002/nav.3800020109).
pub fn matched(digits: &[u64]) -> Option<[u8; MAX_SIDE]> {
    let mut owners = [0; MAX_SIDE];
    let mut taken = 0;
    for position in 0..digits.len() {
        let mut untried = u64::MAX;
        if !augment(digits, position, &mut owners, &mut taken, &mut untried) {
            return None;
        }
    }
    Some(owners)
}

/// Matches one more cell, with a free digit or with a digit whose owner can take another.
fn augment(
    digits: &[u64],
    position: usize,
    owners: &mut [u8; MAX_SIDE],
    taken: &mut u64,
    untried: &mut u64,
) -> bool {
    if let Some(digit) = bits(digits[position] & !*taken).next() {
        *taken |= 1 << digit;
        owners[digit] = position as u8;
        return true;
    }
    while let Some(digit) = bits(digits[position] & *untried).next() {
        *untried &= !(1 << digit);
        if augment(digits, usize::from(owners[digit]), owners, taken, untried) {
            owners[digit] = position as u8;
            return true;
        }
    }
    false
}
