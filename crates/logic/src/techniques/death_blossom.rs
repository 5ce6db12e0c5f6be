//! Death blossom: a stem cell and, for each of its digits, an almost locked set called a petal.
//!
//! All places of the digit in its petal see the stem. For any digit of the stem, one petal loses
//! that digit and holds all its others. So a digit z of all petals is ruled out in all cells that
//! see all its places in them.
//!
//! Source: HoDoKu, ["Death Blossom"](https://hodoku.sourceforge.net/en/tech_als.php#db);
//! [Sudopedia, "Death Blossom"](https://sudopedia.org/wiki/Death_Blossom). Petals are tried digit
//! by digit, as long as something can still be ruled out. Only the first 100 petals per stem and
//! digit are tried.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::almost_locked::{AlmostLocked, Overlap};
use crate::techniques::search::Search;
use evoku_model::{Candidate, Cell, Digit, Digits, Set};

/// The largest number of petals tried for a digit of a stem.
const MOST_PETALS: usize = 100;

/// Finds blossoms, stem by stem.
pub(super) fn find<const WORDS: usize>(
    technique: Technique,
    overlap: Overlap,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let position = search.position;
    search.cache.almost_locked.find(position);
    let almost_locked = &search.cache.almost_locked;
    for stem in *position.open() {
        let digits = position.candidates(stem);
        let petals_of = |digit| (digit, petals(almost_locked, stem, digit));
        let petals: Vec<(Digit, Vec<usize>)> = digits.iter().map(petals_of).collect();
        if petals.len() < 2 || petals.iter().any(|(_, petals)| petals.is_empty()) {
            continue;
        }
        let others = Digits::first(position.side()) - digits;
        let mut flower =
            Flower { technique, overlap, position, almost_locked, stem, chosen: Vec::new() };
        let targets =
            others.iter().map(|digit| (digit, *position.places(digit))).collect::<Vec<_>>();
        flower.grow(&petals, &targets, Set::EMPTY, found)?;
    }
    ControlFlow::Continue(())
}

/// The first [`MOST_PETALS`] almost locked sets in which the stem sees all places of `digit`.
fn petals<const WORDS: usize>(
    almost_locked: &AlmostLocked<WORDS>,
    stem: Cell,
    digit: Digit,
) -> Vec<usize> {
    let sets = almost_locked.sets().iter().enumerate();
    let sees = |set: usize| almost_locked.spread(set, digit).seen.contains(stem);
    let fits = sets.filter(|(number, set)| set.outward.contains(digit) && sees(*number));
    fits.map(|(number, _)| number).take(MOST_PETALS).collect()
}

/// A stem with the petals chosen so far.
struct Flower<'a, const WORDS: usize> {
    technique: Technique,
    overlap: Overlap,
    position: &'a Position<WORDS>,
    almost_locked: &'a AlmostLocked<WORDS>,
    stem: Cell,
    chosen: Vec<(Digit, usize)>,
}

impl<const WORDS: usize> Flower<'_, WORDS> {
    /// Chooses petals for the remaining digits. The targets are the candidates that can still be
    /// ruled out. The digit of a target is in all petals so far, and the target sees all places of
    /// the digit in them.
    fn grow(
        &mut self,
        petals: &[(Digit, Vec<usize>)],
        targets: &[(Digit, Set<Cell, WORDS>)],
        cells: Set<Cell, WORDS>,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let Some(((digit, choices), rest)) = petals.split_first() else {
            return self.conclude(targets, cells, found);
        };
        for &petal in choices {
            let set = &self.almost_locked.sets()[petal];
            if self.overlap == Overlap::No && !set.cells.is_disjoint(&cells) {
                continue;
            }
            let cells = cells | set.cells;
            let targets = self.seen_by(petal, targets, cells);
            if targets.is_empty() {
                continue;
            }
            self.chosen.push((*digit, petal));
            let flow = self.grow(rest, &targets, cells, found);
            self.chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// The targets that a petal rules out, outside its cells and those of the other petals.
    fn seen_by(
        &self,
        petal: usize,
        targets: &[(Digit, Set<Cell, WORDS>)],
        cells: Set<Cell, WORDS>,
    ) -> Vec<(Digit, Set<Cell, WORDS>)> {
        let set = &self.almost_locked.sets()[petal];
        let mut seen = Vec::new();
        for &(digit, targets) in targets.iter().filter(|(digit, _)| set.outward.contains(*digit)) {
            let targets = (targets & self.almost_locked.spread(petal, digit).seen) - cells;
            if !targets.is_empty() {
                seen.push((digit, targets));
            }
        }
        seen
    }

    fn conclude(
        &self,
        targets: &[(Digit, Set<Cell, WORDS>)],
        cells: Set<Cell, WORDS>,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let mut eliminations = Vec::new();
        for &(digit, targets) in targets {
            debug_assert!(
                targets.is_subset(self.position.places(digit)) && targets.is_disjoint(&cells)
            );
            eliminations.extend(targets.iter().map(|cell| Candidate { cell, digit }));
        }
        eliminations.sort_unstable();
        let locked_set = |&(_, petal): &(Digit, usize)| self.almost_locked.locked_set(petal);
        found(Deduction {
            technique: self.technique,
            placements: Vec::new(),
            eliminations,
            pattern: Pattern::AlmostLockedSets {
                sets: self.chosen.iter().map(locked_set).collect(),
                links: self.chosen.iter().map(|&(digit, _)| Digits::only(digit)).collect(),
                stem: Some(self.stem),
            },
        })
    }
}
