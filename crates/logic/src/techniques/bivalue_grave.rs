//! Bivalue universal grave plus one.
//!
//! A *grave* is a board where every open cell has two candidates and every digit has two places or
//! none in every house. If it has a solution, it also has a second one, with the other candidate in
//! each cell. Suppose that a single extra candidate keeps the board from being a grave and the
//! puzzle has one solution. Then this candidate is in the solution (Jeff and others, "The
//! BUG (Bivalue Universal Grave) Principle", players' forum, 2005;
//! hodoku.sourceforge.net, "BUG+1").
//!
//! If cells without a common house must differ, the other candidates differ too only if the two
//! cells share both candidates or none. Otherwise nothing is found. Each open cell and each count
//! is examined once.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Cell, Digit, Digits, Set};

/// Finds the candidate that keeps the board from being a grave; the puzzle must have one solution.
pub(super) fn bivalue_universal_grave<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let Some((cell, digit)) = odd_one(position) else { return ControlFlow::Continue(()) };
    let mut others = position.candidates(cell);
    others.remove(digit);
    found(Deduction {
        technique: Technique::BivalueUniversalGrave,
        placements: Vec::new(),
        eliminations: position.candidates_in(Set::only(cell), others),
        pattern: Pattern::BivalueUniversalGrave { cell },
    })
}

fn odd_one<const WORDS: usize>(position: &Position<WORDS>) -> Option<(Cell, Digit)> {
    let mut odd = None;
    for cell in *position.open() {
        match position.candidates(cell).len() {
            2 => {}
            3 if odd.is_none() => odd = Some(cell),
            _ => return None,
        }
    }
    let cell = odd?;
    let houses = position.layout().houses_of(cell);
    let house = *houses.first()?;
    let digit =
        position.candidates(cell).iter().find(|&digit| position.count_in(house, digit) == 3)?;

    let geometry = position.geometry();
    let is_even = geometry.houses().all(|house| {
        position.digits().all(|other| {
            let extra = usize::from(other == digit && houses.contains(&house));
            matches!(position.count_in(house, other), 0 | 2 if extra == 0)
                || extra == 1 && position.count_in(house, other) == 3
        })
    });
    let extra = |other: Cell| if other == cell { Digits::only(digit) } else { Digits::EMPTY };
    let left = |other: Cell| position.candidates(other) - extra(other);
    let pairs_agree = geometry.pairs().iter().all(|pair| {
        let [one, other] = [left(pair.first), left(pair.second)];
        one == other || one.is_disjoint(&other)
    });
    (is_even && pairs_agree).then_some((cell, digit))
}
