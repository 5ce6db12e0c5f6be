//! What a sum leaves to its cells.

use std::collections::BTreeSet;

use super::claim::{Dead, Sum, keep};
use crate::model::{Element, bits};

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
        let fits = |digit: &usize| {
            let term = by * (*digit as i64 + 1);
            (sum.total - greatest..=sum.total - least).contains(&term)
        };
        let fitting = bits(board[cell.index()]).filter(fits);
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
    let reduced = |value: i64| modulus.map_or(value, |modulus| value.rem_euclid(modulus));
    let terms = |index: usize| {
        let (cell, by) = sum.terms[index];
        let digits = bits(board[cell.index()]);
        digits.map(move |digit| (digit, by * (digit as i64 + 1))).collect::<Vec<_>>()
    };
    let count = sum.terms.len();
    let added = |sums: &BTreeSet<i64>, index: usize| -> BTreeSet<i64> {
        let terms = terms(index);
        let each = sums.iter().flat_map(|sum| terms.iter().map(move |(_, term)| sum + term));
        each.map(reduced).collect()
    };
    let mut before = vec![BTreeSet::from([0])];
    let mut after = vec![BTreeSet::from([0])];
    for index in 0..count {
        before.push(added(&before[index], index));
        after.push(added(&after[index], count - 1 - index));
        if before[index + 1].len() > MOST || after[index + 1].len() > MOST {
            return Ok(());
        }
    }
    let kept: Vec<u64> = (0..count)
        .map(|index| {
            let (before, after) = (&before[index], &after[count - 1 - index]);
            let completes = |&(_, term): &(usize, i64)| {
                before
                    .iter()
                    .any(|sum_before| after.contains(&reduced(sum.total - term - sum_before)))
            };
            let fitting = terms(index).into_iter().filter(completes);
            fitting.fold(0, |all, (digit, _)| all | 1 << digit)
        })
        .collect();
    sum.terms.iter().zip(kept).try_for_each(|(&(cell, _), kept)| keep(board, cell, kept))
}
