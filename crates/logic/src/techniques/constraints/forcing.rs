//! Forcing through constraints: a digit that leads to a contradiction.

use std::ops::ControlFlow;

use super::trial::Trial;
use crate::deduction::{Deduction, Found, Implications, Pattern};
use crate::technique::Technique;
use crate::techniques::search::Search;
use evoku_model::{Candidate, Cell, Digit, Element, bits};

/// A contradiction of at most this many steps is used as soon as it is found.
const SHORT: usize = 12;

/// Finds candidates from which singles and constraints lead to a contradiction: the one with the
/// shortest path, or the first with a short path.
pub(in crate::techniques) fn find<const WORDS: usize>(
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let geometry = search.position.geometry();
    if geometry.constraints().is_empty() {
        return ControlFlow::Continue(());
    }
    let (claims, board) = search.cache.constraints.of(search.position);
    let mut cells: Vec<Cell> = (0..board.len()).map(Cell::from_index).collect();
    cells.retain(|cell| !board[cell.index()].is_power_of_two());
    cells.sort_by_key(|cell| board[cell.index()].count_ones());
    let mut best: Option<(Candidate, Implications)> = None;
    for cell in cells {
        for digit in bits(board[cell.index()]) {
            let supposed = Candidate { cell, digit: Digit::from_index(digit) };
            let Some(chain) = Trial::refute(geometry, &claims, &board, supposed) else { continue };
            let length = chain.steps.len();
            if best.as_ref().is_none_or(|(_, best)| length < best.steps.len()) {
                best = Some((supposed, chain));
            }
            if length <= SHORT {
                break;
            }
        }
        if best.as_ref().is_some_and(|(_, best)| best.steps.len() <= SHORT) {
            break;
        }
    }
    let Some((supposed, chain)) = best else { return ControlFlow::Continue(()) };
    found(Deduction {
        technique: Technique::ConstraintForcing,
        placements: Vec::new(),
        eliminations: vec![supposed],
        pattern: Pattern::Chains(vec![chain]),
    })
}
