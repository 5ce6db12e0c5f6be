//! The searches for techniques, one file for each kind.

mod almost_locked;
mod als_chain;
mod als_xy_wing;
mod als_xz;
mod avoidable_rectangle;
mod bivalue_grave;
mod chains;
mod changes;
mod colors;
mod death_blossom;
mod empty_rectangle;
mod fish;
mod implications;
mod kraken;
mod locked;
mod rectangle;
mod remote_pair;
mod siamese;
pub(crate) mod singles;
mod subsets;
mod sue_de_coq;
mod templates;
mod turbot_fish;
mod two_lines;
mod unique_rectangle;
mod w_wing;
mod xy_wing;

use std::ops::ControlFlow;

use crate::logic::deduction::Deduction;
use crate::logic::position::Position;
use crate::logic::technique::Technique;
use crate::logic::techniques::almost_locked::Overlap;
use crate::logic::techniques::changes::where_changed;
use crate::model::{Cell, Digit, Digits, Element};

/// What takes the deductions as they are found, and says when that is enough.
pub(crate) type Found<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// What searches keep from one technique to the next, and from one position to the next.
///
/// What depends on the position is kept with its [`revision`](Position::revision).
#[derive(Debug, Default)]
pub(crate) struct Cache<const WORDS: usize> {
    changes: changes::Changes<WORDS>,
    templates: templates::Templates<WORDS>,
    fish: fish::Fruitless,
    almost_locked: almost_locked::AlmostLocked<WORDS>,
    als_chain_rows: Vec<u64>,
    unique_rectangles: rectangle::Rectangles,
    avoidable_rectangles: rectangle::Rectangles,
    chains: chains::Chains<WORDS>,
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
    /// The digits of which the places alone might rule one of them out: all others of these are in
    /// templates.
    pub(crate) fn suspicious(&mut self) -> Digits {
        self.cache.templates.update(self.position);
        self.cache.templates.suspicious()
    }
}

/// Finds the deductions of a technique (and of those on the same rung), the one to take first
/// first.
pub(crate) fn find<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let position = search.position;
    let digits = if on_one_digit(technique) { search.suspicious() } else { Digits::EMPTY };
    if on_one_digit(technique) && digits.is_empty() {
        return ControlFlow::Continue(());
    }
    match technique {
        Technique::FullHouse => singles::full_house(position, found),
        Technique::NakedSingle => singles::naked_single(position, found),
        Technique::HiddenSingle => singles::hidden_single(position, found),
        Technique::LockedPair
        | Technique::LockedTriple
        | Technique::Pointing
        | Technique::Claiming
        | Technique::NakedSubset(_)
        | Technique::HiddenSubset(_)
        | Technique::SueDeCoq => {
            where_changed(technique, search, found, |changed, found| match technique {
                Technique::LockedPair => subsets::locked(position, 2, changed, found),
                Technique::LockedTriple => subsets::locked(position, 3, changed, found),
                Technique::Pointing => locked::pointing(position, changed, found),
                Technique::Claiming => locked::claiming(position, changed, found),
                Technique::NakedSubset(size) => subsets::naked(position, size, changed, found),
                Technique::HiddenSubset(size) => subsets::hidden(position, size, changed, found),
                _ => sue_de_coq::find(position, changed, found),
            })
        }
        Technique::Fish(fish) => fish::find(fish, search, found),
        Technique::SiameseFish(fish) => siamese::find(fish, search, found),
        Technique::KrakenFish1 | Technique::KrakenFish2 => kraken::find(search, found),
        Technique::TemplateSet => templates::set(search, found),
        Technique::TemplateDelete => templates::delete(search, found),
        Technique::BivalueUniversalGrave
        | Technique::UniqueRectangle(_)
        | Technique::HiddenRectangle
        | Technique::AvoidableRectangle(_)
            if !search.unique =>
        {
            ControlFlow::Continue(())
        }
        Technique::BivalueUniversalGrave => bivalue_grave::bivalue_universal_grave(position, found),
        Technique::UniqueRectangle(_) | Technique::HiddenRectangle => {
            let known = &mut search.cache.unique_rectangles;
            known.find(technique, position, unique_rectangle::walk, found)
        }
        Technique::AvoidableRectangle(_) => {
            let known = &mut search.cache.avoidable_rectangles;
            known.find(technique, position, avoidable_rectangle::walk, found)
        }
        Technique::AlsXz => als_xz::find(search, found),
        Technique::AlsXyWing => als_xy_wing::find(technique, Overlap::No, search, found),
        Technique::AlsXyWingOverlap => als_xy_wing::find(technique, Overlap::Yes, search, found),
        Technique::AlsChain => als_chain::find(technique, Overlap::No, search, found),
        Technique::AlsChainOverlap => als_chain::find(technique, Overlap::Yes, search, found),
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
        Technique::RemotePair => remote_pair::remote_pair(position, found),
        Technique::Skyscraper => two_lines::skyscraper(position, digits, found),
        Technique::TwoStringKite => two_lines::kite(position, digits, found),
        Technique::DualTwoStringKite => two_lines::dual_kite(position, digits, found),
        Technique::TurbotFish => turbot_fish::turbot_fish(search, found),
        Technique::EmptyRectangle => empty_rectangle::empty_rectangle(position, digits, found),
        Technique::DualEmptyRectangle => {
            empty_rectangle::dual_empty_rectangle(position, digits, found)
        }
        Technique::WWing => w_wing::w_wing(position, found),
        Technique::XyWing => xy_wing::xy_wing(position, found),
        Technique::XyzWing => xy_wing::xyz_wing(position, found),
        Technique::SimpleColorsTrap | Technique::SimpleColorsWrap => {
            colors::simple_colors(position, digits, found)
        }
        Technique::MultiColors1 | Technique::MultiColors2 => {
            colors::multi_colors(position, digits, found)
        }
        Technique::DeathBlossom => death_blossom::find(technique, Overlap::No, search, found),
        Technique::DeathBlossomOverlap => {
            death_blossom::find(technique, Overlap::Yes, search, found)
        }
        Technique::ForcingChainContradiction | Technique::ForcingChainVerity => {
            chains::forcing_chains(search, found)
        }
        Technique::ForcingNetContradiction | Technique::ForcingNetVerity => {
            chains::forcing_nets(search, found)
        }
    }
}

/// Whether a technique follows from the places of one digit alone.
fn on_one_digit(technique: Technique) -> bool {
    matches!(
        technique,
        Technique::Skyscraper
            | Technique::TwoStringKite
            | Technique::DualTwoStringKite
            | Technique::TurbotFish
            | Technique::EmptyRectangle
            | Technique::DualEmptyRectangle
            | Technique::SimpleColorsTrap
            | Technique::SimpleColorsWrap
            | Technique::MultiColors1
            | Technique::MultiColors2
            | Technique::XChain
    )
}

/// What HoDoKu sorts eliminations by, of several with as many: the sum of the places, counted from
/// 0, each 80 times heavier than the one before, and of the digits.
fn weighted_sum(eliminations: impl IntoIterator<Item = (Cell, Digit)>) -> usize {
    let weighted = |(index, (cell, digit)): (usize, (Cell, Digit))| {
        cell.index() * (1 + 80 * index) + digit.index() + 1
    };
    eliminations.into_iter().enumerate().map(weighted).sum()
}
