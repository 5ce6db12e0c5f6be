//! Digits that a house needs and whose places all rule out a related digit.

use std::ops::ControlFlow;

use super::claim::Claim;
use super::claims::Claims;
use crate::argument::{Argument, Grounds};
use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, bits};

/// The most places of a digit that are examined.
const PLACES: usize = 4;

/// Finds digits whose places in a house all rule out the same candidates, by sight or by pairs that
/// a constraint relates.
pub(super) fn locked(claims: &Claims, board: &[u64], found: &mut Found<'_>) -> ControlFlow<()> {
    for house in &claims.houses {
        for digit in 0..claims.side {
            let holds = |cell: &Cell| board[cell.index()] >> digit & 1 == 1;
            let places: Vec<Cell> = house.cells.iter().copied().filter(holds).collect();
            if (2..=PLACES).contains(&places.len()) {
                look(claims, board, house, digit, &places, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Examines the places of a digit in a house.
fn look(
    claims: &Claims,
    board: &[u64],
    house: &Claim,
    digit: usize,
    places: &[Cell],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut common = board.to_vec();
    for &place in places {
        let out = ruled_out(claims, place, digit);
        common.iter_mut().zip(out).for_each(|(common, out)| *common &= out);
    }
    let cells = (0..common.len()).map(Cell::from_index);
    let eliminations: Vec<Candidate> = cells
        .flat_map(|cell| bits(common[cell.index()]).map(move |digit| (cell, digit)))
        .map(|(cell, digit)| Candidate { cell, digit: Digit::from_index(digit) })
        .collect();
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    let is_out = |cell: Cell| common[cell.index()] != 0;
    let related = places.iter().flat_map(|place| &claims.related[place.index()]);
    let mut constraints: Vec<usize> =
        related.filter(|it| is_out(it.other)).map(|it| it.constraint).collect();
    constraints.sort_unstable();
    constraints.dedup();
    if constraints.is_empty() {
        return ControlFlow::Continue(());
    }
    let sets = vec![Digits::first(claims.side)];
    let grounds = Grounds::Needed { digit: Digit::from_index(digit), sets };
    let Claim { houses, cells, .. } = house.clone();
    found(Deduction {
        technique: Technique::LockedByRelation,
        placements: Vec::new(),
        eliminations,
        pattern: Pattern::Constraints(Argument { constraints, houses, cells, grounds }),
    })
}

/// For each cell, the digits that it can't hold if a cell holds a digit.
fn ruled_out(claims: &Claims, cell: Cell, digit: usize) -> Vec<u64> {
    let mut out = vec![0; claims.related.len()];
    out[cell.index()] = !(1 << digit);
    claims.peers[cell.index()].iter().for_each(|peer| out[peer.index()] = 1 << digit);
    for related in &claims.related[cell.index()] {
        out[related.other.index()] |= !related.partners(digit);
    }
    out
}
