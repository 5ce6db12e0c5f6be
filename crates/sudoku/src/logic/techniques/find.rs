//! The search that belongs to each technique.

use std::ops::ControlFlow;

use crate::logic::deduction::Found;
use crate::logic::technique::Technique;
use crate::logic::techniques::almost_locked::Overlap;
use crate::logic::techniques::chains::loops::LoopKind;
use crate::logic::techniques::chains::{forcing_chains, forcing_nets, loops, straight};
use crate::logic::techniques::changes::{Changed, where_changed};
use crate::logic::techniques::constraints;
use crate::logic::techniques::search::Search;
use crate::logic::techniques::{
    als_chain, als_xy_wing, als_xz, avoidable_rectangle, bivalue_grave, colors, death_blossom,
    empty_rectangle, fish, kraken, locked, remote_pair, siamese, singles, subsets, sue_de_coq,
    templates, turbot_fish, two_lines, unique_rectangle, w_wing, xy_wing,
};
use crate::model::Digits;

/// Finds the deductions of a technique, and of those on the same rung, in order of preference.
pub(crate) fn find<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    if rests_on_uniqueness(technique) && !search.unique {
        return ControlFlow::Continue(());
    }
    let position = search.position;
    let digits = if is_on_one_digit(technique) { search.suspicious() } else { Digits::EMPTY };
    if is_on_one_digit(technique) && digits.is_empty() {
        return ControlFlow::Continue(());
    }
    // Seeks what lies within a house, in the houses that changed since it was last sought in vain.
    let changes = &mut search.cache.changes;
    let mut in_houses = |seek: &dyn Fn(&Changed<'_, WORDS>, &mut Found<'_>) -> ControlFlow<()>| {
        where_changed(technique, position, changes, found, seek)
    };
    match technique {
        Technique::FullHouse => singles::full_house(position, found),
        Technique::NakedSingle => singles::naked_single(position, found),
        Technique::HiddenSingle => singles::hidden_single(position, found),

        Technique::LockedPair => {
            in_houses(&|changed, found| subsets::locked(position, 2, changed, found))
        }
        Technique::LockedTriple => {
            in_houses(&|changed, found| subsets::locked(position, 3, changed, found))
        }
        Technique::Pointing => {
            in_houses(&|changed, found| locked::pointing(position, changed, found))
        }
        Technique::Claiming => {
            in_houses(&|changed, found| locked::claiming(position, changed, found))
        }
        Technique::NakedSubset(size) => {
            in_houses(&|changed, found| subsets::naked(position, size, changed, found))
        }
        Technique::HiddenSubset(size) => {
            in_houses(&|changed, found| subsets::hidden(position, size, changed, found))
        }
        Technique::SueDeCoq => {
            in_houses(&|changed, found| sue_de_coq::find(position, changed, found))
        }

        Technique::Fish(fish) => fish::find(fish, search, found),
        Technique::SiameseFish(fish) => siamese::find(fish, search, found),
        Technique::KrakenFish1 | Technique::KrakenFish2 => kraken::find(search, found),

        Technique::TemplateSet => templates::set(position, found),
        Technique::TemplateDelete => templates::delete(position, found),

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
        Technique::DeathBlossom => death_blossom::find(technique, Overlap::No, search, found),
        Technique::DeathBlossomOverlap => {
            death_blossom::find(technique, Overlap::Yes, search, found)
        }

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

        Technique::XChain | Technique::XyChain => straight::find(technique, search, found),
        Technique::ContinuousLoop | Technique::DiscontinuousLoop | Technique::AlternatingChain => {
            loops::find(LoopKind::Plain, search, found)
        }
        Technique::GroupedContinuousLoop
        | Technique::GroupedDiscontinuousLoop
        | Technique::GroupedAlternatingChain => loops::find(LoopKind::Grouped, search, found),
        Technique::AlsContinuousLoop
        | Technique::AlsDiscontinuousLoop
        | Technique::AlsAlternatingChain => loops::find(LoopKind::Als, search, found),
        Technique::ForcingChainContradiction | Technique::ForcingChainVerity => {
            forcing_chains::find(search, found)
        }
        Technique::ForcingNetContradiction | Technique::ForcingNetVerity => {
            forcing_nets::find(search, found)
        }

        Technique::LastOfSum
        | Technique::Relation
        | Technique::SumBounds
        | Technique::GroupSingle
        | Technique::InnieOutie
        | Technique::Combinations
        | Technique::LockedInGroup
        | Technique::NakedGroupSubset
        | Technique::HiddenGroupSubset
        | Technique::Line
        | Technique::Permutations
        | Technique::Parity
        | Technique::InniesOuties
        | Technique::JointConstraints => constraints::find::find(technique, search, found),
        Technique::ConstraintForcing => constraints::forcing::find(search, found),
    }
}

/// Whether a technique holds only for puzzles with one solution.
fn rests_on_uniqueness(technique: Technique) -> bool {
    matches!(
        technique,
        Technique::BivalueUniversalGrave
            | Technique::UniqueRectangle(_)
            | Technique::HiddenRectangle
            | Technique::AvoidableRectangle(_)
    )
}

/// Whether a technique follows from the places of one digit alone.
fn is_on_one_digit(technique: Technique) -> bool {
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
