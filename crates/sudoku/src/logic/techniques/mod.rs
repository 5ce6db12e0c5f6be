//! The searches for techniques, one file for each kind.

mod almost_locked;
mod als_chain;
mod als_xy_wing;
mod als_xz;
mod avoidable_rectangle;
mod death_blossom;
mod rectangle;
mod sue_de_coq;
mod unique_rectangle;

use std::ops::ControlFlow;

use crate::logic::deduction::Deduction;
use crate::logic::position::Position;
use crate::logic::technique::Technique;
use crate::logic::techniques::almost_locked::Overlap;

/// What takes the deductions as they are found, and says when that is enough.
pub(crate) type Found<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// What searches keep from one technique to the next, and from one position to the next.
///
/// What depends on the position is kept with its [`revision`](Position::revision).
#[derive(Debug, Default)]
pub(crate) struct Cache<const WORDS: usize> {
    almost_locked: almost_locked::AlmostLocked<WORDS>,
    als_chain_rows: Vec<u64>,
    unique_rectangles: rectangle::Rectangles,
    avoidable_rectangles: rectangle::Rectangles,
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
    match technique {
        Technique::UniqueRectangle(_) | Technique::HiddenRectangle => {
            unique_rectangle::find(technique, search, found)
        }
        Technique::AvoidableRectangle(_) => avoidable_rectangle::find(technique, search, found),
        Technique::AlsXz => als_xz::find(search, found),
        Technique::AlsXyWing => als_xy_wing::find(technique, Overlap::No, search, found),
        Technique::AlsXyWingOverlap => als_xy_wing::find(technique, Overlap::Yes, search, found),
        Technique::AlsChain => als_chain::find(technique, Overlap::No, search, found),
        Technique::AlsChainOverlap => als_chain::find(technique, Overlap::Yes, search, found),
        Technique::DeathBlossom => death_blossom::find(technique, Overlap::No, search, found),
        Technique::DeathBlossomOverlap => {
            death_blossom::find(technique, Overlap::Yes, search, found)
        }
        Technique::SueDeCoq => sue_de_coq::find(search, found),
        _ => ControlFlow::Continue(()),
    }
}
