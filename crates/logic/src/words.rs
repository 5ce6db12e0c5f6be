//! Names of techniques and levels, in words.

use crate::level::Level;
use crate::technique::{Fins, Fish, FishShape, Technique, Technique as T};
use evoku_messages::{Message, Say, say};

/// The customary name, which is the name on the ladder in English.
impl Say for Technique {
    fn message(&self) -> Message {
        match *self {
            T::FullHouse => say::technique_full_house(),
            T::NakedSingle => say::technique_naked_single(),
            T::HiddenSingle => say::technique_hidden_single(),
            T::LockedPair => say::technique_locked_pair(),
            T::LockedTriple => say::technique_locked_triple(),
            T::Pointing => say::technique_pointing(),
            T::Claiming => say::technique_claiming(),
            T::NakedSubset(size) => say::technique_naked_subset(size),
            T::HiddenSubset(size) => say::technique_hidden_subset(size),
            T::Fish(kind) => fish(kind, false),
            T::SiameseFish(kind) => fish(kind, true),
            T::RemotePair => say::technique_remote_pair(),
            T::BivalueUniversalGrave => say::technique_bivalue_universal_grave(),
            T::Skyscraper => say::technique_skyscraper(),
            T::TwoStringKite => say::technique_two_string_kite(),
            T::DualTwoStringKite => say::technique_dual_two_string_kite(),
            T::TurbotFish => say::technique_turbot_fish(),
            T::EmptyRectangle => say::technique_empty_rectangle(),
            T::DualEmptyRectangle => say::technique_dual_empty_rectangle(),
            T::WWing => say::technique_w_wing(),
            T::XyWing => say::technique_xy_wing(),
            T::XyzWing => say::technique_xyz_wing(),
            T::WxyzWing => say::technique_wxyz_wing(),
            T::UniqueRectangle(number) => say::technique_unique_rectangle(number),
            T::HiddenRectangle => say::technique_hidden_rectangle(),
            T::AvoidableRectangle(number) => say::technique_avoidable_rectangle(number),
            T::UniqueLoop(number) => say::technique_unique_loop(number),
            T::SueDeCoq => say::technique_sue_de_coq(),
            T::SimpleColorsTrap => say::technique_simple_colors_trap(),
            T::SimpleColorsWrap => say::technique_simple_colors_wrap(),
            T::MultiColors1 => say::technique_multi_colors(1),
            T::MultiColors2 => say::technique_multi_colors(2),
            T::XChain => say::technique_x_chain(),
            T::XyChain => say::technique_xy_chain(),
            T::ContinuousLoop => say::technique_continuous_loop(),
            T::DiscontinuousLoop => say::technique_discontinuous_loop(),
            T::AlternatingChain => say::technique_alternating_chain(),
            T::GroupedContinuousLoop => say::technique_grouped_continuous_loop(),
            T::GroupedDiscontinuousLoop => say::technique_grouped_discontinuous_loop(),
            T::GroupedAlternatingChain => say::technique_grouped_alternating_chain(),
            T::AlsContinuousLoop => say::technique_als_continuous_loop(),
            T::AlsDiscontinuousLoop => say::technique_als_discontinuous_loop(),
            T::AlsAlternatingChain => say::technique_als_alternating_chain(),
            T::AlsXz => say::technique_als_xz(),
            T::AlsXyWing => say::technique_als_xy_wing(),
            T::AlsXyWingOverlap => say::technique_als_xy_wing_overlap(),
            T::AlsChain => say::technique_als_chain(),
            T::AlsChainOverlap => say::technique_als_chain_overlap(),
            T::DeathBlossom => say::technique_death_blossom(),
            T::DeathBlossomOverlap => say::technique_death_blossom_overlap(),
            T::JuniorExocet => say::technique_junior_exocet(),
            T::KrakenFish1 => say::technique_kraken_fish(1),
            T::KrakenFish2 => say::technique_kraken_fish(2),
            T::ForcingChainContradiction => say::technique_forcing_chain_contradiction(),
            T::ForcingChainVerity => say::technique_forcing_chain_verity(),
            T::ForcingNetContradiction => say::technique_forcing_net_contradiction(),
            T::ForcingNetVerity => say::technique_forcing_net_verity(),
            T::TemplateSet => say::technique_template_set(),
            T::TemplateDelete => say::technique_template_delete(),
            T::LastOfSum => say::technique_last_of_sum(),
            T::Relation => say::technique_relation(),
            T::SumBounds => say::technique_sum_bounds(),
            T::GroupSingle => say::technique_group_single(),
            T::InnieOutie => say::technique_innie_outie(),
            T::Combinations => say::technique_combinations(),
            T::LockedInGroup => say::technique_locked_in_group(),
            T::LockedByRelation => say::technique_locked_by_relation(),
            T::NakedGroupSubset => say::technique_naked_group_subset(),
            T::HiddenGroupSubset => say::technique_hidden_group_subset(),
            T::Line => say::technique_line(),
            T::Permutations => say::technique_permutations(),
            T::Parity => say::technique_parity(),
            T::InniesOuties => say::technique_innies_outies(),
            T::JointConstraints => say::technique_joint_constraints(),
            T::ConstraintForcing => say::technique_constraint_forcing(),
        }
    }
}

fn fish(Fish { size, shape, fins }: Fish, is_siamese: bool) -> Message {
    let shape = match shape {
        FishShape::Basic => "basic",
        FishShape::Franken => "franken",
        FishShape::Mutant => "mutant",
    };
    let fins = match fins {
        Fins::None => "none",
        Fins::Finned => "finned",
        Fins::Sashimi => "sashimi",
    };
    say::technique_fish(size, shape, fins, is_siamese)
}

impl Say for Level {
    fn message(&self) -> Message {
        match self {
            Self::Easy => say::technique_level_easy(),
            Self::Medium => say::technique_level_medium(),
            Self::Hard => say::technique_level_hard(),
            Self::Expert => say::technique_level_expert(),
            Self::Extreme => say::technique_level_extreme(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::LADDER;
    use evoku_messages::Language;

    #[test]
    fn techniques_and_levels_have_names_in_every_language() {
        assert!(Language::all().count() > 1);
        for language in Language::all() {
            let mut names = HashSet::new();
            let techniques = LADDER.iter().flat_map(|rung| rung.kinds);
            for (technique, name) in techniques {
                let words = technique.message().render(language);
                assert!(!words.is_empty() && words.trim() == words, "{name}: {words:?}");
                assert!(language != Language::ENGLISH || words == *name, "{words}, not {name}");
                assert!(names.insert(words), "{name} is like another in {language:?}");
            }
            let levels = Level::ALL.map(|level| level.message().render(language));
            assert_eq!(HashSet::from(levels.clone()).len(), Level::ALL.len());
            assert!(language != Language::ENGLISH || levels == Level::ALL.map(Level::name));
        }
    }
}
