//! The complete rule of one house: what is in no way to fill it is ruled out.
//!
//! After J.-C. Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994,
//! pages 362 to 367: match every open cell with a digit of its own. A candidate is in some matching
//! exactly if it is in this one, or on a cycle that alternates between candidates in it and others.
//! A house has as many digits as cells, so that every digit is matched, and such a cycle is one in
//! the graph of cells with an arrow from each cell to those whose digit it could take instead: cell
//! and owner of the digit have to be in the same strongly connected component.

use crate::logic::propagation::Contradiction;
use crate::logic::propagation::board::Work;
use crate::model::{House, MAX_SIDE};

/// A candidate that is in no assignment of different digits to the cells of the house is ruled out.
pub(super) fn all_different(work: &mut Work<'_>, house: House) -> Result<(), Contradiction> {
    let side = work.tables.cells(house).len();
    let mut digits = work.matrix(house);
    let owners = matched(&digits[..side]).ok_or(Contradiction)?;

    // Arrows from each cell: bit `i` to the cell at position `i`.
    let mut arrows = [0_u64; MAX_SIDE];
    for (position, &candidates) in digits[..side].iter().enumerate() {
        for digit in bits(candidates) {
            arrows[position] |= 1 << owners[digit];
        }
    }
    // Transitive closure (S. Warshall, "A theorem on boolean matrices", J. ACM 9 (1962),
    // doi:10.1145/321105.321107): with 64 cells to a word it beats a search for components.
    for through in 0..side {
        let onwards = arrows[through];
        for reached in &mut arrows[..side] {
            if *reached >> through & 1 == 1 {
                *reached |= onwards;
            }
        }
    }
    for (position, candidates) in digits[..side].iter_mut().enumerate() {
        for digit in bits(*candidates) {
            if arrows[usize::from(owners[digit])] >> position & 1 == 0 {
                *candidates &= !(1 << digit);
            }
        }
    }
    work.keep_matrix(house, &digits)
}

/// For each digit the position of the cell that it is matched with, if every cell can have a digit
/// of its own; by augmenting paths (H. W. Kuhn, "The Hungarian method for the assignment problem",
/// Naval Research Logistics Quarterly 2 (1955), doi:10.1002/nav.3800020109).
fn matched(digits: &[u64]) -> Option<[u8; MAX_SIDE]> {
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

/// Matches one more cell: with a free digit, or with one whose owner finds another.
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

/// The positions of the bits that are set, ascending.
fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
        word &= word - 1;
        Some(bit)
    })
}
