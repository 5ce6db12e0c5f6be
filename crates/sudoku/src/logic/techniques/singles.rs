//! Full house, naked single and hidden single.
//!
//! A *naked single* is an open cell with one candidate left, a *hidden single* a digit with one place
//! left in a house; a *full house* is both at once: the last open cell of a house (names: Sudopedia,
//! "Naked Single", "Hidden Single", "Full House").
//!
//! Nothing is searched: the position queues singles as they come about, and the oldest is taken first,
//! as HoDoKu does. To find one takes constant time but for what is stale in contradictory positions.

use std::ops::ControlFlow;

use crate::logic::deduction::{Deduction, Pattern};
use crate::logic::position::Position;
use crate::logic::technique::Technique;
use crate::logic::techniques::Found;
use crate::model::{Candidate, Cell, House, Set};

/// Finds the last open cells of houses.
pub(super) fn full_house<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let gaps = position.last_gaps();
    if gaps.is_empty() {
        return ControlFlow::Continue(());
    }
    for single in position.naked_singles().filter(|single| gaps.contains(single.cell)) {
        let houses = position.geometry().houses_of(single.cell);
        if let Some(&house) = houses.iter().find(|&&house| position.open_in(house) == 1) {
            found(placement(Technique::FullHouse, single, Some(house)))?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds the cells with one candidate.
pub(super) fn naked_single<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for single in position.naked_singles() {
        found(placement(Technique::NakedSingle, single, None))?;
    }
    ControlFlow::Continue(())
}

/// Finds the digits with one place in a house, each once.
pub(super) fn hidden_single<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut seen = Set::<Cell, WORDS>::EMPTY;
    for (single, house) in position.hidden_singles() {
        if seen.insert(single.cell) {
            found(placement(Technique::HiddenSingle, single, Some(house)))?;
        }
    }
    ControlFlow::Continue(())
}

fn placement(technique: Technique, single: Candidate, house: Option<House>) -> Deduction {
    Deduction {
        technique,
        placements: vec![single],
        eliminations: Vec::new(),
        pattern: Pattern::Single { house },
    }
}
