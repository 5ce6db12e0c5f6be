//! The complete rule for one house: rules out every candidate that is in no valid filling of the
//! house.
//!
//! After J.-C. Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994,
//! pages 362 to 367. Every open cell is matched with a distinct digit. A candidate is in some
//! matching exactly if it is in this one, or on an alternating cycle of candidates in it and
//! others. A house has as many digits as cells, so every digit is matched. Alternating cycles
//! therefore correspond to cycles in a graph of cells, with an arrow from each cell to the owners
//! of its candidates. A candidate is possible if its cell and the digit's owner are in the same
//! strongly connected component.

use crate::propagation::level::Contradiction;
use crate::propagation::work::Work;
use evoku_model::matched;
use evoku_model::{House, MAX_SIDE, bits};

/// Rules out each candidate that is in no assignment of distinct digits to the cells of the house.
pub(super) fn all_different(work: &mut Work<'_>, house: House) -> Result<(), Contradiction> {
    let side = work.tables.cells(house).len();
    let mut digits = work.matrix(house);
    let owners = matched(&digits[..side]).ok_or(Contradiction)?;

    // The arrows from each cell: bit `i` points to the cell at position `i`.
    let mut arrows = [0_u64; MAX_SIDE];
    for (position, &candidates) in digits[..side].iter().enumerate() {
        for digit in bits(candidates) {
            arrows[position] |= 1 << owners[digit];
        }
    }
    // Transitive closure (S. Warshall, "A theorem on boolean matrices", J. ACM 9 (1962),
    // doi:10.1145/321105.321107). With a word of 64 cells it is faster than searching for
    // components.
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
