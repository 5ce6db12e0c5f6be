//! Records where a position changed, and which techniques have found nothing since.
//!
//! While candidates are only removed, a technique that examines single houses finds nothing new in
//! a house until a candidate there is removed. So a technique that searched all houses without
//! success needs to examine only changed houses. One comparison per digit detects the changes,
//! whatever happened in between.

use std::cell::Cell as Flag;
use std::ops::ControlFlow;

use crate::deduction::Found;
use crate::layout::Layout;
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Cell, Digits, House, Set};

/// The changes for each technique since its last unsuccessful search.
#[derive(Debug, Default)]
pub(crate) struct Changes<const WORDS: usize> {
    revision: u64,
    places: Vec<Set<Cell, WORDS>>,
    news: Vec<(Technique, News<WORDS>)>,
}

/// The cells that lost candidates, and the lost digits.
#[derive(Clone, Copy, Debug)]
struct News<const WORDS: usize> {
    cells: Set<Cell, WORDS>,
    digits: Digits,
}

impl<const WORDS: usize> News<WORDS> {
    const NONE: Self = Self { cells: Set::EMPTY, digits: Digits::EMPTY };

    /// Everything on a board of this side.
    fn all(side: usize) -> Self {
        Self { cells: Set::first(side * side), digits: Digits::first(side) }
    }
}

impl<const WORDS: usize> Changes<WORDS> {
    /// Compares with the last position.
    fn update(&mut self, position: &Position<WORDS>) {
        if self.revision == position.revision() {
            return;
        }
        self.revision = position.revision();
        self.places.resize(position.side(), Set::EMPTY);
        let (mut news, mut grown) = (News::NONE, false);
        for (digit, known) in position.digits().zip(&mut self.places) {
            let places = *position.places(digit);
            if *known != places {
                news.cells |= *known ^ places;
                news.digits.insert(digit);
                grown |= !places.is_subset(known);
                *known = places;
            }
        }
        if grown {
            news = News::all(position.side());
        }
        for (_, known) in &mut self.news {
            known.cells |= news.cells;
            known.digits |= news.digits;
        }
    }

    /// The index of a technique in the list; for a new technique, everything counts as changed.
    fn number(&mut self, technique: Technique, side: usize) -> usize {
        let known = self.news.iter().position(|&(known, _)| known == technique);
        known.unwrap_or_else(|| {
            self.news.push((technique, News::all(side)));
            self.news.len() - 1
        })
    }
}

/// The changes since the last unsuccessful search for a technique.
pub(super) struct Changed<'a, const WORDS: usize> {
    layout: &'a Layout<WORDS>,
    news: News<WORDS>,
    all: &'a [(Technique, News<WORDS>)],
    passed_by: Flag<bool>,
}

impl<const WORDS: usize> Changed<'_, WORDS> {
    /// The cells that lost candidates.
    pub(super) fn cells(&self) -> &Set<Cell, WORDS> {
        &self.news.cells
    }

    /// The digits that some cells lost.
    pub(super) fn digits(&self) -> Digits {
        self.news.digits
    }

    /// Returns `true` if a house contains such cells.
    pub(super) fn contains(&self, house: House) -> bool {
        !self.layout.house(house).is_disjoint(&self.news.cells)
    }

    /// Returns `true` if a technique found nothing in a house in its current state.
    pub(super) fn is_in_vain(&self, technique: Technique, house: House) -> bool {
        let known = self.all.iter().find(|&&(known, _)| known == technique);
        known.is_some_and(|(_, news)| self.layout.house(house).is_disjoint(&news.cells))
    }

    /// Records that a pattern was found but left to another technique, so the search was not
    /// unsuccessful.
    pub(super) fn pass_by(&self) {
        self.passed_by.set(true);
    }
}

/// Searches for a technique where the position changed since its last unsuccessful search.
pub(super) fn where_changed<const WORDS: usize>(
    technique: Technique,
    position: &Position<WORDS>,
    changes: &mut Changes<WORDS>,
    found: &mut Found<'_>,
    seek: &dyn Fn(&Changed<'_, WORDS>, &mut Found<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    changes.update(position);
    let number = changes.number(technique, position.side());
    let changed = Changed {
        layout: position.layout(),
        news: changes.news[number].1,
        all: &changes.news,
        passed_by: Flag::new(false),
    };
    let mut vain = true;
    let flow = seek(&changed, &mut |deduction| {
        vain = false;
        found(deduction)
    });
    if vain && !changed.passed_by.get() {
        changes.news[number].1 = News::NONE;
    }
    flow
}
