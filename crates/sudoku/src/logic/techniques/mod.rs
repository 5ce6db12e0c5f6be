//! The searches for techniques, one file for each kind.

mod chains;
mod singles;

use std::ops::ControlFlow;

use crate::logic::deduction::Deduction;
use crate::logic::position::Position;
use crate::logic::technique::Technique;

/// What takes the deductions as they are found, and says when that is enough.
pub(crate) type Found<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// What searches keep from one technique to the next, and from one position to the next.
///
/// What depends on the position is kept with its [`revision`](Position::revision).
#[derive(Debug, Default)]
pub(crate) struct Cache<const WORDS: usize> {
    chains: chains::Chains<WORDS>,
}

/// A search for deductions in a position.
pub(crate) struct Search<'a, const WORDS: usize> {
    pub(crate) position: &'a Position<WORDS>,
    pub(crate) cache: &'a mut Cache<WORDS>,
    /// Whether the puzzle is known to have one solution, so that what would give it two can be ruled out.
    pub(crate) unique: bool,
}

/// Finds the deductions of a technique (and of those on the same rung), the one to take first first.
pub(crate) fn find<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let _ = (search.position, &search.cache, search.unique, &found);
    match technique {
        Technique::FullHouse => singles::full_house(search.position, found),
        Technique::NakedSingle => singles::naked_single(search.position, found),
        Technique::HiddenSingle => singles::hidden_single(search.position, found),
        Technique::XChain | Technique::XyChain => chains::straight(technique, search, found),
        Technique::ContinuousLoop | Technique::DiscontinuousLoop | Technique::AlternatingChain => {
            chains::loops(chains::LoopKind::Plain, search, found)
        }
        Technique::GroupedContinuousLoop
        | Technique::GroupedDiscontinuousLoop
        | Technique::GroupedAlternatingChain => {
            chains::loops(chains::LoopKind::Grouped, search, found)
        }
        Technique::AlsContinuousLoop
        | Technique::AlsDiscontinuousLoop
        | Technique::AlsAlternatingChain => chains::loops(chains::LoopKind::Als, search, found),
        Technique::ForcingChainContradiction | Technique::ForcingChainVerity => {
            chains::forcing_chains(search, found)
        }
        Technique::ForcingNetContradiction | Technique::ForcingNetVerity => {
            chains::forcing_nets(search, found)
        }
        _ => ControlFlow::Continue(()),
    }
}
