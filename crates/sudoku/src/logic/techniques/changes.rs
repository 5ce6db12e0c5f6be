//! Where a position changed, and which techniques found nothing since.
//!
//! While candidates only go, what looks at the cells of one house alone finds nothing there again until one
//! of them goes in that house. So a technique that searched all houses in vain needs to look only where
//! something has changed since. One comparison for each digit tells that, whatever was done in between.

use std::cell::Cell as Flag;
use std::ops::ControlFlow;

use crate::logic::position::Position;
use crate::logic::technique::Technique;
use crate::logic::techniques::{Found, Search};
use crate::model::{Cell, Element, House, Set};

/// When each house changed last, and when each technique was last sought in vain, as revisions.
#[derive(Debug, Default)]
pub(crate) struct Changes<const WORDS: usize> {
    revision: u64,
    places: Vec<Set<Cell, WORDS>>,
    houses: Vec<u64>,
    vain: Vec<(Technique, u64)>,
}

impl<const WORDS: usize> Changes<WORDS> {
    /// Compares with the position that was seen last.
    fn update(&mut self, position: &Position<WORDS>) {
        if self.revision == position.revision() {
            return;
        }
        self.revision = position.revision();
        let geometry = position.geometry();
        self.places.resize(geometry.side(), Set::EMPTY);
        self.houses.resize(geometry.houses().len(), 0);
        let (mut changed, mut grown) = (Set::EMPTY, false);
        for (digit, known) in position.digits().zip(&mut self.places) {
            let places = *position.places(digit);
            changed |= *known ^ places;
            grown |= !places.is_subset(known);
            *known = places;
        }
        for cell in changed {
            for house in geometry.houses_of(cell) {
                self.houses[house.index()] = self.revision;
            }
        }
        if grown {
            self.houses.fill(self.revision);
        }
    }

    fn last_vain(&mut self, technique: Technique) -> &mut u64 {
        let at = self.vain.iter().position(|&(known, _)| known == technique);
        let at = at.unwrap_or_else(|| {
            self.vain.push((technique, 0));
            self.vain.len() - 1
        });
        &mut self.vain[at].1
    }
}

/// The houses that changed since a technique was last sought in vain.
pub(super) struct Changed<'a> {
    houses: &'a [u64],
    vain: &'a [(Technique, u64)],
    since: u64,
    passed_by: Flag<bool>,
}

impl Changed<'_> {
    /// Whether a house is one of them.
    pub(super) fn contains(&self, house: House) -> bool {
        self.houses[house.index()] > self.since
    }

    /// Whether a technique found nothing in a house as it is now.
    pub(super) fn is_in_vain(&self, technique: Technique, house: House) -> bool {
        let known = self.vain.iter().find(|&&(known, _)| known == technique);
        known.is_some_and(|&(_, vain)| self.houses[house.index()] <= vain)
    }

    /// Says that something was found but left to another technique, so that the search was not in vain.
    pub(super) fn pass_by(&self) {
        self.passed_by.set(true);
    }
}

/// Seeks a technique where it may have come about since it was last sought in vain.
pub(super) fn where_changed<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
    seek: impl FnOnce(&Changed<'_>, &mut Found<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let changes = &mut search.cache.changes;
    changes.update(search.position);
    let since = *changes.last_vain(technique);
    let Changes { houses, vain, .. } = &*changes;
    let changed = Changed { houses, vain, since, passed_by: Flag::new(false) };
    let mut vain = true;
    let flow = seek(&changed, &mut |deduction| {
        vain = false;
        found(deduction)
    });
    if vain && !changed.passed_by.get() {
        *changes.last_vain(technique) = changes.revision;
    }
    flow
}
