//! Full house, naked single and hidden single.
//!
//! A *naked single* is an open cell with one candidate left. A *hidden single* is a digit with one
//! place left in a house. A *full house* is both at once: the last open cell of a house (names:
//! Sudopedia, "Naked Single", "Hidden Single", "Full House").
//!
//! [`first`] is the next step of a solution path; it doesn't list all singles.
//!
//! Nothing is searched: the position queues singles as they appear, and the oldest is used first,
//! as in HoDoKu. Finding one takes constant time, except for stale entries in contradictory
//! positions.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, House, Set};

/// A full house, naked single or hidden single.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Single {
    /// The technique.
    pub technique: Technique,
    /// The digit and its cell.
    pub placed: Candidate,
    /// The house of a full house or a hidden single.
    pub house: Option<House>,
}

impl Single {
    /// A deduction to be [filled in](Self::tell).
    pub(crate) const NONE: Deduction = Deduction {
        technique: Technique::FullHouse,
        placements: Vec::new(),
        eliminations: Vec::new(),
        pattern: Pattern::Single { house: None },
    };

    /// Fills in `deduction`, reusing its memory.
    pub(crate) fn tell(self, deduction: &mut Deduction) {
        deduction.technique = self.technique;
        deduction.placements.clear();
        deduction.placements.push(self.placed);
        deduction.eliminations.clear();
        deduction.pattern = Pattern::Single { house: self.house };
    }
}

/// The first full house; if there is none, the first naked single; if there is none, the first
/// hidden single.
pub(crate) fn first<const WORDS: usize>(position: &Position<WORDS>) -> Option<Single> {
    let single = |technique, placed, house| Single { technique, placed, house };
    let mut naked = position.naked_singles();
    if let Some(first) = naked.next() {
        let full = position.has_last_gap().then(|| {
            let house = |placed: Candidate| Some((placed, position.filled_by(placed.cell)?));
            std::iter::once(first).chain(naked).find_map(house)
        });
        return Some(match full.flatten() {
            Some((placed, house)) => single(Technique::FullHouse, placed, Some(house)),
            None => single(Technique::NakedSingle, first, None),
        });
    }
    let (placed, house) = position.hidden_singles().next()?;
    Some(single(Technique::HiddenSingle, placed, Some(house)))
}

/// Finds the last open cells of houses.
pub(super) fn full_house<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    if !position.has_last_gap() {
        return ControlFlow::Continue(());
    }
    for single in position.naked_singles() {
        if let Some(house) = position.filled_by(single.cell) {
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
