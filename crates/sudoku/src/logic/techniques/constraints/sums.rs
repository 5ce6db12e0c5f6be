//! What a sum leaves to its cells.

use std::collections::BTreeSet;

use super::claim::{Dead, Sum, keep};
use crate::model::{Cell, Element, bits};

/// The most different sums that are told apart.
const MOST: usize = 4096;

/// Leaves each cell the digits that the least and the greatest sums of the others allow. Cells that
/// differ have their least digits together: two of them have 1 and 2 at least.
pub(super) fn bounds(sum: &Sum, board: &mut [u64]) -> Result<(), Dead> {
    for (index, &(cell, by)) in sum.terms.iter().enumerate() {
        let (mut least, mut greatest) = (0, 0);
        for group in &sum.groups {
            let others = group.iter().filter(|&&other| other != index);
            let others: Vec<u64> = others.map(|&other| board[sum.terms[other].0.index()]).collect();
            let by = sum.terms[group[0]].1;
            let ends = [by * lowest(&others)?, by * highest(&others)?];
            least += ends[0].min(ends[1]);
            greatest += ends[0].max(ends[1]);
        }
        let room = sum.total - greatest..=sum.total - least;
        let digits = bits(board[cell.index()]);
        let fitting = digits.filter(|&digit| room.contains(&(by * (digit as i64 + 1))));
        let kept = fitting.fold(0, |all, digit| all | 1 << digit);
        keep(board, cell, kept)?;
    }
    Ok(())
}

/// The least sum of different digits, of which each is at least the least of its cell.
fn lowest(cells: &[u64]) -> Result<i64, Dead> {
    let (mut used, mut sum) = (0_u64, 0);
    for here in cells {
        let free = !used & u64::MAX.checked_shl(here.trailing_zeros()).unwrap_or(0);
        if free == 0 {
            return Err(Dead);
        }
        used |= 1 << free.trailing_zeros();
        sum += i64::from(free.trailing_zeros()) + 1;
    }
    Ok(sum)
}

/// The greatest sum of different digits, of which each is at most the greatest of its cell.
fn highest(cells: &[u64]) -> Result<i64, Dead> {
    let (mut used, mut sum) = (0_u64, 0);
    for here in cells {
        let free = !used & u64::MAX.checked_shr(here.leading_zeros()).unwrap_or(0);
        if free == 0 {
            return Err(Dead);
        }
        let top = 63 - free.leading_zeros();
        used |= 1 << top;
        sum += i64::from(top) + 1;
    }
    Ok(sum)
}

/// Leaves each cell the digits that some digits of the others complete to the total, each taken by
/// itself; with a modulus, to its remainder.
pub(super) fn completions(sum: &Sum, modulus: Option<i64>, board: &mut [u64]) -> Result<(), Dead> {
    let terms: Vec<Vec<(usize, i64)>> =
        sum.terms.iter().map(|&term| of_cell(term, board)).collect();
    let count = terms.len();
    let mut before = vec![BTreeSet::from([0])];
    let mut after = vec![BTreeSet::from([0])];
    for index in 0..count {
        before.push(added(&before[index], &terms[index], modulus));
        after.push(added(&after[index], &terms[count - 1 - index], modulus));
        if before[index + 1].len() > MOST || after[index + 1].len() > MOST {
            return Ok(());
        }
    }
    for (index, &(cell, _)) in sum.terms.iter().enumerate() {
        let (before, after) = (&before[index], &after[count - 1 - index]);
        let fitting = terms[index].iter().filter(|(_, term)| {
            let left = sum.total - term;
            before.iter().any(|before| after.contains(&reduced(left - before, modulus)))
        });
        keep(board, cell, fitting.fold(0, |all, (digit, _)| all | 1 << digit))?;
    }
    Ok(())
}

/// The digits that a cell may hold, each with what it adds to a sum.
fn of_cell((cell, by): (Cell, i64), board: &[u64]) -> Vec<(usize, i64)> {
    bits(board[cell.index()]).map(|digit| (digit, by * (digit as i64 + 1))).collect()
}

/// All sums of one of `sums` and one of the terms.
fn added(sums: &BTreeSet<i64>, terms: &[(usize, i64)], modulus: Option<i64>) -> BTreeSet<i64> {
    let all = sums.iter().flat_map(|sum| terms.iter().map(move |(_, term)| sum + term));
    all.map(|sum| reduced(sum, modulus)).collect()
}

/// The remainder of a number, or the number where there is no modulus.
fn reduced(value: i64, modulus: Option<i64>) -> i64 {
    modulus.map_or(value, |modulus| value.rem_euclid(modulus))
}
