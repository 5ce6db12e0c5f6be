//! The input of every search for a technique.

use std::collections::HashMap;

use crate::position::Position;
use crate::technique::Fish;
use crate::techniques::almost_locked::AlmostLocked;
use crate::techniques::chains::tools::Chains;
use crate::techniques::changes::Changes;
use crate::techniques::constraints::known::Known;
use crate::techniques::deadly::Walked;
use crate::techniques::templates::Templates;
use evoku_model::{Digit, Digits};

/// Data that searches keep from technique to technique, and from position to position.
///
/// Data that depends on the position is stored with its [`revision`](Position::revision).
#[derive(Debug, Default)]
pub(crate) struct Cache<const WORDS: usize> {
    pub(super) changes: Changes<WORDS>,
    pub(super) templates: Templates<WORDS>,
    /// For each fish and digit, the revision since which searching the places of the digit has
    /// found nothing. Finned and sashimi fish are one search.
    pub(super) fruitless_fish: HashMap<(Fish, Digit), u64>,
    pub(super) almost_locked: AlmostLocked<WORDS>,
    pub(super) als_chain_rows: Vec<u64>,
    pub(super) unique_rectangles: Walked,
    pub(super) avoidable_rectangles: Walked,
    pub(super) unique_loops: Walked,
    pub(super) chains: Chains<WORDS>,
    pub(super) constraints: Known,
}

/// A search for deductions in a position.
pub(crate) struct Search<'a, const WORDS: usize> {
    pub(crate) position: &'a Position<WORDS>,
    pub(crate) cache: &'a mut Cache<WORDS>,
    /// `true` if the puzzle is known to have one solution, so that patterns with two solutions can
    /// be ruled out.
    pub(crate) unique: bool,
}

impl<const WORDS: usize> Search<'_, WORDS> {
    /// The digits for which single-digit techniques may rule out places, because some places are in
    /// no template.
    pub(crate) fn suspicious(&mut self) -> Digits {
        self.cache.templates.update(self.position);
        self.cache.templates.suspicious()
    }
}
