//! Where a position changed, and which techniques found nothing since.
//!
//! While candidates only go, what looks at the cells of one house alone finds nothing there again until one
//! of them goes in that house. So a technique that searched all houses in vain needs to look only where
//! something has changed since. One comparison for each cell tells that, whatever was done in between.

use std::cell::Cell as Flag;
use std::ops::ControlFlow;

use crate::logic::position::Position;
use crate::logic::technique::Technique;
use crate::logic::techniques::{Found, Search};
use crate::model::{Cell, Digits, Element, House};

/// When each house changed last, and when each technique was last sought in vain, as revisions.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    revision: u64,
    candidates: Vec<Digits>,
    houses: Vec<u64>,
    vain: Vec<(Technique, u64)>,
}

impl Changes {
    /// Compares with the position that was seen last.
    fn update<const WORDS: usize>(&mut self, position: &Position<WORDS>) {
        if self.revision == position.revision() {
            return;
        }
        self.revision = position.revision();
        let geometry = position.geometry();
        self.candidates.resize(geometry.side().pow(2), Digits::EMPTY);
        self.houses.resize(geometry.houses().len(), 0);
        let mut grown = false;
        for (index, known) in self.candidates.iter_mut().enumerate() {
            let cell = Cell::from_index(index);
            let candidates = position.candidates(cell);
            if *known != candidates {
                grown |= !candidates.is_subset(known);
                *known = candidates;
                for house in geometry.houses_of(cell) {
                    self.houses[house.index()] = self.revision;
                }
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
    since: u64,
    passed_by: Flag<bool>,
}

impl Changed<'_> {
    /// Whether a house is one of them.
    pub(super) fn contains(&self, house: House) -> bool {
        self.houses[house.index()] > self.since
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
    let changed = Changed { houses: &changes.houses, since, passed_by: Flag::new(false) };
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
