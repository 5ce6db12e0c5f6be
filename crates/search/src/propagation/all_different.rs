//! The complete rule of one house: what is in no way to fill it is ruled out.
//!
//! After J.-C. Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994,
//! pages 362 to 367: match every open cell with a digit of its own. A candidate is in some matching
//! exactly if it is in this one, or on a cycle that alternates between candidates in it and others.
//! A house has as many digits as cells, so that every digit is matched, and such a cycle is one in
//! the graph of cells with an arrow from each cell to those whose digit it could take instead: cell
//! and owner of the digit have to be in the same strongly connected component.

use crate::propagation::level::Contradiction;
use crate::propagation::work::Work;
use evoku_model::matched;
use evoku_model::{House, MAX_SIDE, bits};

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
