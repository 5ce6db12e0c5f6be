//! What every search for a technique is given.

use std::collections::HashMap;

use crate::position::Position;
use crate::technique::Fish;
use crate::techniques::almost_locked::AlmostLocked;
use crate::techniques::chains::tools::Chains;
use crate::techniques::changes::Changes;
use crate::techniques::constraints::known::Known;
use crate::techniques::rectangle::Rectangles;
use crate::techniques::templates::Templates;
use evoku_model::{Digit, Digits};

/// What searches keep from one technique to the next, and from one position to the next.
///
/// What depends on the position is kept with its [`revision`](Position::revision).
#[derive(Debug, Default)]
pub(crate) struct Cache<const WORDS: usize> {
    pub(super) changes: Changes<WORDS>,
    pub(super) templates: Templates<WORDS>,
    /// For each fish and digit the revision since which the places of the digit were searched in
    /// vain; finned and sashimi fish are one search.
    pub(super) fruitless_fish: HashMap<(Fish, Digit), u64>,
    pub(super) almost_locked: AlmostLocked<WORDS>,
    pub(super) als_chain_rows: Vec<u64>,
    pub(super) unique_rectangles: Rectangles,
    pub(super) avoidable_rectangles: Rectangles,
    pub(super) chains: Chains<WORDS>,
    pub(super) constraints: Known,
}

/// A search for deductions in a position.
pub(crate) struct Search<'a, const WORDS: usize> {
    pub(crate) position: &'a Position<WORDS>,
    pub(crate) cache: &'a mut Cache<WORDS>,
    /// Whether the puzzle is known to have one solution, so that what would give it two can be
    /// ruled out.
    pub(crate) unique: bool,
}

impl<const WORDS: usize> Search<'_, WORDS> {
    /// The digits with places that their other places might rule out: places that no template has.
    pub(crate) fn suspicious(&mut self) -> Digits {
        self.cache.templates.update(self.position);
        self.cache.templates.suspicious()
    }
}
