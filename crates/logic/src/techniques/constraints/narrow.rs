//! Restricts the cells of a claim.

use std::sync::Arc;

use super::claim::{Claim, Says, keep};
use super::{combinations, line, sums};
use evoku_model::{Cell, Element, Pairs, bits};
use evoku_search::Contradiction;

/// Restricts the cells of a claim, as far as possible without search.
pub(super) fn narrow(claim: &Claim, board: &mut [u64]) -> Result<(), Contradiction> {
    match &claim.says {
        Says::Digits(digits) => {
            let mut cells = claim.cells.iter().zip(digits);
            cells.try_for_each(|(&cell, &digits)| keep(board, cell, digits))
        }
        Says::Pairs(pairs) => relate(pairs, board),
        Says::Sum(sum) => {
            sums::bounds(sum, board)?;
            sums::completions(sum, None, board)
        }
        Says::Group(sets) => combinations::filter(sets, &claim.cells, board),
        Says::Line { path, automaton } => line::filter(path, automaton, board),
    }
}

/// Restricts each of two cells to the digits with a partner in the other, until all have one (A. K.
/// Mackworth, "Consistency in networks of relations", Artificial Intelligence 8, 1977,
/// doi:10.1016/0004-3702(77)90007-8).
fn relate(pairs: &[([Cell; 2], Arc<Pairs>)], board: &mut [u64]) -> Result<(), Contradiction> {
    loop {
        let mut changed = false;
        for ([first, second], allowed) in pairs {
            let [one, other] = [first, second].map(|cell| board[cell.index()]);
            keep(board, *second, bits(one).fold(0, |all, digit| all | allowed.forth(digit)))?;
            keep(board, *first, bits(other).fold(0, |all, digit| all | allowed.back(digit)))?;
            changed |= [one, other] != [first, second].map(|cell| board[cell.index()]);
        }
        if !changed {
            return Ok(());
        }
    }
}
