//! Restricts the cells of a sum.

use super::claim::{Sum, keep};
use super::reach::Reach;
use evoku_model::{Cell, Element, bits};
use evoku_search::Contradiction;

/// The most different sums that are distinguished.
const MOST: usize = 4096;

/// Restricts each cell to the digits that the least and the greatest sums of the others allow.
/// Cells that differ are bounded together: the least digits of two of them are 1 and 2.
pub(super) fn bounds(sum: &Sum, board: &mut [u64]) -> Result<(), Contradiction> {
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

/// The least sum of different digits, each of which is at least the least of its cell.
fn lowest(cells: &[u64]) -> Result<i64, Contradiction> {
    let (mut used, mut sum) = (0_u64, 0);
    for here in cells {
        let free = !used & u64::MAX.checked_shl(here.trailing_zeros()).unwrap_or(0);
        if free == 0 {
            return Err(Contradiction);
        }
        used |= 1 << free.trailing_zeros();
        sum += i64::from(free.trailing_zeros()) + 1;
    }
    Ok(sum)
}

/// The greatest sum of different digits, each of which is at most the greatest of its cell.
fn highest(cells: &[u64]) -> Result<i64, Contradiction> {
    let (mut used, mut sum) = (0_u64, 0);
    for here in cells {
        let free = !used & u64::MAX.checked_shr(here.leading_zeros()).unwrap_or(0);
        if free == 0 {
            return Err(Contradiction);
        }
        let top = 63 - free.leading_zeros();
        used |= 1 << top;
        sum += i64::from(top) + 1;
    }
    Ok(sum)
}

/// Restricts each cell to the digits that some digits of the other cells, each independently,
/// complete to the total; with a modulus, to its remainder.
pub(super) fn completions(
    sum: &Sum,
    modulus: Option<i64>,
    board: &mut [u64],
) -> Result<(), Contradiction> {
    let terms: Vec<Vec<(usize, i64)>> =
        sum.terms.iter().map(|&term| of_cell(term, board)).collect();
    // The sums of the cells before each one, and the sums still needed before each one from the
    // last.
    let mut before = vec![reduced(Reach::only(0), modulus)];
    let mut missing = vec![reduced(Reach::only(sum.total), modulus)];
    for (first, last) in terms.iter().zip(terms.iter().rev()) {
        let added = before.last().and_then(|sums| sums.plus(first.iter().map(|term| term.1)));
        let taken = missing.last().and_then(|sums| sums.plus(last.iter().map(|term| -term.1)));
        let (Some(added), Some(taken)) = (added, taken) else { return Ok(()) };
        let (added, taken) = (reduced(added, modulus), reduced(taken, modulus));
        if added.count() > MOST || taken.count() > MOST {
            return Ok(());
        }
        before.push(added);
        missing.push(taken);
    }
    for (index, &(cell, _)) in sum.terms.iter().enumerate() {
        let (before, missing) = (&before[index], &missing[terms.len() - 1 - index]);
        let fitting = terms[index].iter().filter(|&&(_, term)| match modulus {
            None => before.meets(term, missing),
            Some(modulus) => {
                let sums = before.plus(std::iter::once(term));
                sums.is_some_and(|sums| sums.modulo(modulus).meets(0, missing))
            }
        });
        keep(board, cell, fitting.fold(0, |all, (digit, _)| all | 1 << digit))?;
    }
    Ok(())
}

/// The digits that a cell may hold, each with its term in a sum.
fn of_cell((cell, by): (Cell, i64), board: &[u64]) -> Vec<(usize, i64)> {
    bits(board[cell.index()]).map(|digit| (digit, by * (digit as i64 + 1))).collect()
}

/// The remainders of sums, or the sums if there is no modulus.
fn reduced(sums: Reach, modulus: Option<i64>) -> Reach {
    match modulus {
        Some(modulus) => sums.modulo(modulus),
        None => sums,
    }
}
