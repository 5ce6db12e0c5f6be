//! Dispatches each technique to its search.

use std::ops::ControlFlow;

use crate::deduction::Found;
use crate::technique::Technique::{self, *};
use crate::techniques::almost_locked::Overlap;
use crate::techniques::chains::loops::LoopKind;
use crate::techniques::chains::{forcing_chains, forcing_nets, loops, straight};
use crate::techniques::changes::where_changed;
use crate::techniques::constraints;
use crate::techniques::search::Search;
use crate::techniques::{
    als_chain, als_xy_wing, als_xz, avoidable_rectangle, bivalue_grave, colors, death_blossom,
    empty_rectangle, exocet, fish, kraken, locked, remote_pair, siamese, singles, subsets,
    sue_de_coq, templates, turbot_fish, two_lines, unique_loop, unique_rectangle, w_wing,
    wxyz_wing, xy_wing,
};

/// Finds the deductions of a technique, and of those on the same rung, in order of preference.
pub(crate) fn find<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let position = search.position;
    match technique {
        FullHouse => singles::full_house(position, found),
        NakedSingle => singles::naked_single(position, found),
        HiddenSingle => singles::hidden_single(position, found),

        LockedPair | LockedTriple | Pointing | Claiming | NakedSubset(_) | HiddenSubset(_)
        | SueDeCoq => within_houses(technique, search, found),

        Fish(fish) => fish::find(fish, search, found),

        BivalueUniversalGrave | UniqueRectangle(_) | HiddenRectangle | AvoidableRectangle(_) => {
            by_uniqueness(technique, search, found)
        }

        AlsXz | AlsXyWing | AlsXyWingOverlap | AlsChain | AlsChainOverlap => {
            on_almost_locked_sets(technique, search, found)
        }

        Skyscraper | TwoStringKite | TurbotFish | EmptyRectangle | SimpleColorsTrap
        | SimpleColorsWrap | MultiColors1 | MultiColors2 | XChain => {
            on_one_digit(technique, search, found)
        }

        SiameseFish(_) | KrakenFish1 | KrakenFish2 | TemplateSet | TemplateDelete
        | DualTwoStringKite | DualEmptyRectangle | DeathBlossom | DeathBlossomOverlap
        | UniqueLoop(_) | WxyzWing | JuniorExocet => beyond_ratings(technique, search, found),

        RemotePair => remote_pair::remote_pair(position, found),
        WWing => w_wing::w_wing(position, found),
        XyWing => xy_wing::xy_wing(position, found),
        XyzWing => xy_wing::xyz_wing(position, found),
        XyChain => straight::find(technique, search, found),
        ContinuousLoop | DiscontinuousLoop | AlternatingChain => {
            loops::find(LoopKind::Plain, search, found)
        }
        GroupedContinuousLoop | GroupedDiscontinuousLoop | GroupedAlternatingChain => {
            loops::find(LoopKind::Grouped, search, found)
        }
        AlsContinuousLoop | AlsDiscontinuousLoop | AlsAlternatingChain => {
            loops::find(LoopKind::Als, search, found)
        }
        ForcingChainContradiction | ForcingChainVerity => forcing_chains::find(search, found),
        ForcingNetContradiction | ForcingNetVerity => forcing_nets::find(search, found),

        LastOfSum | Relation | SumBounds | GroupSingle | InnieOutie | Combinations
        | LockedInGroup | LockedByRelation | NakedGroupSubset | HiddenGroupSubset | Line
        | Permutations | Parity | InniesOuties | JointConstraints => {
            constraints::find::find(technique, search, found)
        }
        ConstraintForcing => constraints::forcing::find(search, found),
    }
}

/// Searches for patterns that ratings don't use. Finds nothing in builds with `--cfg evoku_page`: the
/// page and the npm package only follow paths of ratings, and each search enlarges the download.
fn beyond_ratings<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    if cfg!(evoku_page) {
        return ControlFlow::Continue(());
    }
    let position = search.position;
    match technique {
        SiameseFish(fish) => siamese::find(fish, search, found),
        KrakenFish1 | KrakenFish2 => kraken::find(search, found),
        TemplateSet => templates::set(position, found),
        TemplateDelete => templates::delete(position, found),
        DualTwoStringKite => two_lines::dual_kite(position, search.suspicious(), found),
        DualEmptyRectangle => {
            empty_rectangle::dual_empty_rectangle(position, search.suspicious(), found)
        }
        DeathBlossom => death_blossom::find(technique, Overlap::No, search, found),
        DeathBlossomOverlap => death_blossom::find(technique, Overlap::Yes, search, found),
        UniqueLoop(_) if search.unique => {
            search.cache.unique_loops.find(technique, position, unique_loop::walk, found)
        }
        WxyzWing => wxyz_wing::wxyz_wing(position, found),
        JuniorExocet => exocet::exocet(position, found),
        _ => ControlFlow::Continue(()),
    }
}

/// Searches for patterns within houses, in the houses that changed since the last unsuccessful
/// search.
fn within_houses<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let position = search.position;
    let changes = &mut search.cache.changes;
    where_changed(technique, position, changes, found, &|changed, found| match technique {
        LockedPair => subsets::locked(position, 2, changed, found),
        LockedTriple => subsets::locked(position, 3, changed, found),
        Pointing => locked::pointing(position, changed, found),
        Claiming => locked::claiming(position, changed, found),
        NakedSubset(size) => subsets::naked(position, size, changed, found),
        HiddenSubset(size) => subsets::hidden(position, size, changed, found),
        SueDeCoq => sue_de_coq::find(position, changed, found),
        _ => ControlFlow::Continue(()),
    })
}

/// Searches for patterns that are valid only for puzzles with one solution.
fn by_uniqueness<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let Search { position, cache, unique } = search;
    match technique {
        _ if !*unique => ControlFlow::Continue(()),
        BivalueUniversalGrave => bivalue_grave::bivalue_universal_grave(position, found),
        AvoidableRectangle(_) => {
            cache.avoidable_rectangles.find(technique, position, avoidable_rectangle::walk, found)
        }
        _ => cache.unique_rectangles.find(technique, position, unique_rectangle::walk, found),
    }
}

fn on_almost_locked_sets<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    match technique {
        AlsXz => als_xz::find(search, found),
        AlsXyWing => als_xy_wing::find(technique, Overlap::No, search, found),
        AlsXyWingOverlap => als_xy_wing::find(technique, Overlap::Yes, search, found),
        AlsChain => als_chain::find(technique, Overlap::No, search, found),
        AlsChainOverlap => als_chain::find(technique, Overlap::Yes, search, found),
        _ => ControlFlow::Continue(()),
    }
}

/// Searches for patterns in the places of one digit.
fn on_one_digit<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let position = search.position;
    let digits = search.suspicious();
    if digits.is_empty() {
        return ControlFlow::Continue(());
    }
    match technique {
        Skyscraper => two_lines::skyscraper(position, digits, found),
        TwoStringKite => two_lines::kite(position, digits, found),
        TurbotFish => turbot_fish::turbot_fish(search, found),
        EmptyRectangle => empty_rectangle::empty_rectangle(position, digits, found),
        SimpleColorsTrap | SimpleColorsWrap => colors::simple_colors(position, digits, found),
        MultiColors1 | MultiColors2 => colors::multi_colors(position, digits, found),
        XChain => straight::find(technique, search, found),
        _ => ControlFlow::Continue(()),
    }
}
