//! Naked and hidden subsets: `k` cells of a house that share `k` digits.
//!
//! The two are one rule, seen from two sides. In the matrix of a house, rows are its cells and
//! columns its digits. If `k` rows have only `k` columns between them, the other rows lose those
//! columns. In the transposed matrix, rows are digits and columns places.
//!
//! ```text
//!            digits 1 2 3 4                 places a b c d
//! cell a            x x . .      digit 1           x x x .
//! cell b            x x . .      digit 2           x x . .
//! cell c            x . x x      digit 3           . . x x
//! cell d            . . x x      digit 4           . . x x
//!
//! Cells a and b are a naked pair: c loses 1. Digits 3 and 4 are a hidden pair: the same.
//! ```

use std::ops::RangeInclusive;

use crate::propagation::level::Contradiction;
use crate::propagation::work::Work;
use evoku_model::{House, MAX_SIDE, bits};

/// A matrix of one house, one word per row.
type Matrix = [u64; MAX_SIDE];

/// Places each digit that has one place left in the house.
pub(super) fn hidden_singles(work: &mut Work<'_>, house: House) -> Result<(), Contradiction> {
    let cells = work.tables.cells(house);
    let (mut once, mut twice) = (0, 0);
    for cell in cells {
        let digits = work.get(*cell);
        twice |= once & digits;
        once |= digits;
    }
    if once != work.tables.all_digits() {
        return Err(Contradiction);
    }
    let singles = once & !twice;
    for &cell in cells {
        let here = work.get(cell) & singles;
        if here != 0 {
            // Two digits with only this place leave it empty.
            work.keep(cell, if here.is_power_of_two() { here } else { 0 })?;
        }
    }
    Ok(())
}

/// Finds two cells with two digits.
pub(super) fn naked_pairs(work: &mut Work<'_>, house: House) -> Result<(), Contradiction> {
    naked(work, house, 2..=2)
}

/// Finds three cells with three digits, and four with four.
pub(super) fn naked_triples_and_quads(
    work: &mut Work<'_>,
    house: House,
) -> Result<(), Contradiction> {
    naked(work, house, 3..=4)
}

/// Finds two digits with two places, three with three, and four with four.
pub(super) fn hidden_pairs_to_quads(
    work: &mut Work<'_>,
    house: House,
) -> Result<(), Contradiction> {
    let side = work.tables.cells(house).len();
    let mut places = transposed(&work.matrix(house), side);
    for size in 2..=4 {
        confine(&mut places[..side], size);
    }
    work.keep_matrix(house, &transposed(&places, side))
}

fn naked(
    work: &mut Work<'_>,
    house: House,
    sizes: RangeInclusive<usize>,
) -> Result<(), Contradiction> {
    let side = work.tables.cells(house).len();
    let mut digits = work.matrix(house);
    for size in sizes {
        confine(&mut digits[..side], size);
    }
    work.keep_matrix(house, &digits)
}

/// Exchanges rows and columns.
fn transposed(rows: &Matrix, side: usize) -> Matrix {
    let mut columns = [0; MAX_SIDE];
    for (row, &digits) in rows[..side].iter().enumerate() {
        for column in bits(digits) {
            columns[column] |= 1 << row;
        }
    }
    columns
}

/// If `size` rows have only `size` columns between them, removes these columns from the other rows.
///
/// Rows with one column are skipped: their column is in no other row once singles are placed.
fn confine(rows: &mut [u64], size: usize) {
    let several = |row: &u64| row.count_ones() > 1;
    if rows.iter().filter(|row| several(row)).count() <= size {
        return;
    }
    let mut small = [0; MAX_SIDE];
    let mut count = 0;
    for (index, row) in rows.iter().enumerate() {
        if several(row) && row.count_ones() as usize <= size {
            small[count] = index as u8;
            count += 1;
        }
    }
    if count >= size {
        choose(rows, &small[..count], size, 0, 0);
    }
}

/// Adds rows to the chosen ones, whose columns are `union`, until there are `size` of them.
fn choose(rows: &mut [u64], small: &[u8], size: usize, chosen: u64, union: u64) {
    if chosen.count_ones() as usize == size {
        for (index, row) in rows.iter_mut().enumerate() {
            if chosen >> index & 1 == 0 {
                *row &= !union;
            }
        }
        return;
    }
    for (index, &row) in small.iter().enumerate() {
        let union = union | rows[usize::from(row)];
        if union.count_ones() as usize <= size {
            choose(rows, &small[index + 1..], size, chosen | 1 << row, union);
        }
    }
}
