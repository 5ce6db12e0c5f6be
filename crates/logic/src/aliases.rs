//! Short names of techniques, as forums and other programs use them.

use crate::technique::{Fins, Fish, FishShape, Technique};

/// Short names, each with its technique. They have the form that [`plain`] returns: lower case,
/// without spaces and punctuation.
///
/// A name for several rungs of the ladder is assigned to the easiest of them: `UR` is a unique
/// rectangle of type 1.
const ALIASES: &[(&str, Technique)] = &[
    ("fh", Technique::FullHouse),
    ("lastdigit", Technique::FullHouse),
    ("ns", Technique::NakedSingle),
    ("solesingle", Technique::NakedSingle),
    ("hs", Technique::HiddenSingle),
    ("lp", Technique::LockedPair),
    ("lt", Technique::LockedTriple),
    ("lc1", Technique::Pointing),
    ("pointing", Technique::Pointing),
    ("pointingpair", Technique::Pointing),
    ("pointingtriple", Technique::Pointing),
    ("lockedcandidatestype1", Technique::Pointing),
    ("lc2", Technique::Claiming),
    ("claiming", Technique::Claiming),
    ("boxlinereduction", Technique::Claiming),
    ("lockedcandidatestype2", Technique::Claiming),
    ("np", Technique::NakedSubset(2)),
    ("n2", Technique::NakedSubset(2)),
    ("nt", Technique::NakedSubset(3)),
    ("n3", Technique::NakedSubset(3)),
    ("nq", Technique::NakedSubset(4)),
    ("n4", Technique::NakedSubset(4)),
    ("nakedquad", Technique::NakedSubset(4)),
    ("hp", Technique::HiddenSubset(2)),
    ("h2", Technique::HiddenSubset(2)),
    ("ht", Technique::HiddenSubset(3)),
    ("h3", Technique::HiddenSubset(3)),
    ("hq", Technique::HiddenSubset(4)),
    ("h4", Technique::HiddenSubset(4)),
    ("hiddenquad", Technique::HiddenSubset(4)),
    ("xw", fish(2, Fins::None)),
    ("fxw", fish(2, Fins::Finned)),
    ("sxw", fish(2, Fins::Sashimi)),
    ("sf", fish(3, Fins::None)),
    ("fsf", fish(3, Fins::Finned)),
    ("ssf", fish(3, Fins::Sashimi)),
    ("jf", fish(4, Fins::None)),
    ("fjf", fish(4, Fins::Finned)),
    ("sjf", fish(4, Fins::Sashimi)),
    ("starfish", fish(5, Fins::None)),
    ("rp", Technique::RemotePair),
    ("remotepairs", Technique::RemotePair),
    ("bug", Technique::BivalueUniversalGrave),
    ("bug+1", Technique::BivalueUniversalGrave),
    ("bug1", Technique::BivalueUniversalGrave),
    ("bivalueuniversalgrave", Technique::BivalueUniversalGrave),
    ("sk", Technique::Skyscraper),
    ("2sk", Technique::TwoStringKite),
    ("tsk", Technique::TwoStringKite),
    ("2stringkite", Technique::TwoStringKite),
    ("kite", Technique::TwoStringKite),
    ("tf", Technique::TurbotFish),
    ("turbot", Technique::TurbotFish),
    ("er", Technique::EmptyRectangle),
    ("ww", Technique::WWing),
    ("semiremotepair", Technique::WWing),
    ("xy", Technique::XyWing),
    ("ywing", Technique::XyWing),
    ("xyz", Technique::XyzWing),
    ("wxyz", Technique::WxyzWing),
    ("bentquad", Technique::WxyzWing),
    ("ur", Technique::UniqueRectangle(1)),
    ("uniquerectangle", Technique::UniqueRectangle(1)),
    ("ur1", Technique::UniqueRectangle(1)),
    ("ur2", Technique::UniqueRectangle(2)),
    ("ur3", Technique::UniqueRectangle(3)),
    ("ur4", Technique::UniqueRectangle(4)),
    ("ur5", Technique::UniqueRectangle(5)),
    ("ur6", Technique::UniqueRectangle(6)),
    ("hr", Technique::HiddenRectangle),
    ("hur", Technique::HiddenRectangle),
    ("hiddenuniquerectangle", Technique::HiddenRectangle),
    ("ar", Technique::AvoidableRectangle(1)),
    ("avoidablerectangle", Technique::AvoidableRectangle(1)),
    ("ar1", Technique::AvoidableRectangle(1)),
    ("ar2", Technique::AvoidableRectangle(2)),
    ("ul", Technique::UniqueLoop(1)),
    ("uniqueloop", Technique::UniqueLoop(1)),
    ("ul1", Technique::UniqueLoop(1)),
    ("ul2", Technique::UniqueLoop(2)),
    ("ul3", Technique::UniqueLoop(3)),
    ("ul4", Technique::UniqueLoop(4)),
    ("exocet", Technique::JuniorExocet),
    ("je", Technique::JuniorExocet),
    ("jexocet", Technique::JuniorExocet),
    ("sdc", Technique::SueDeCoq),
    ("twosectordisjointsubsets", Technique::SueDeCoq),
    ("sc", Technique::SimpleColorsTrap),
    ("simplecolors", Technique::SimpleColorsTrap),
    ("simplecoloring", Technique::SimpleColorsTrap),
    ("simplecolouring", Technique::SimpleColorsTrap),
    ("mc", Technique::MultiColors1),
    ("multicolors", Technique::MultiColors1),
    ("multicoloring", Technique::MultiColors1),
    ("multicolouring", Technique::MultiColors1),
    ("xc", Technique::XChain),
    ("xyc", Technique::XyChain),
    ("niceloop", Technique::ContinuousLoop),
    ("cnl", Technique::ContinuousLoop),
    ("dnl", Technique::DiscontinuousLoop),
    ("alternatinginferencechain", Technique::AlternatingChain),
    ("gcnl", Technique::GroupedContinuousLoop),
    ("gdnl", Technique::GroupedDiscontinuousLoop),
    ("gaic", Technique::GroupedAlternatingChain),
    ("alsxy", Technique::AlsXyWing),
    ("alsxychain", Technique::AlsChain),
    ("db", Technique::DeathBlossom),
    ("kraken", Technique::KrakenFish1),
    ("krakenfish", Technique::KrakenFish1),
    ("fc", Technique::ForcingChainContradiction),
    ("forcingchain", Technique::ForcingChainContradiction),
    ("fn", Technique::ForcingNetContradiction),
    ("forcingnet", Technique::ForcingNetContradiction),
];

const fn fish(size: u8, fins: Fins) -> Technique {
    Technique::Fish(Fish { size, shape: FishShape::Basic, fins })
}

/// Normalises a name for comparison: keeps only letters, digits and `+`, in lower case.
pub(super) fn plain(name: &str) -> String {
    let kept = name.chars().filter(|&c| c.is_alphanumeric() || c == '+');
    kept.collect::<String>().to_lowercase()
}

impl Technique {
    /// The technique with this name: the ladder's name or a short name from forums, like `BUG`,
    /// `UR4` or `2-string kite`. Case, spaces and punctuation don't matter.
    ///
    /// ```
    /// use evoku_logic::Technique;
    ///
    /// assert_eq!(Technique::by_name("xy wing"), Some(Technique::XyWing));
    /// assert_eq!(Technique::by_name("BUG+1"), Some(Technique::BivalueUniversalGrave));
    /// ```
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let wanted = plain(name);
        let of_ladder = Self::names().find(|(_, name)| plain(name) == wanted);
        let short = || ALIASES.iter().find(|(alias, _)| *alias == wanted);
        // Without its sign, BUG+1 has another name in addresses.
        let in_address = || Self::names().find(|(technique, _)| technique.slug() == name);
        let named = of_ladder.or_else(|| short().map(|&(_, known)| (known, "")));
        named.or_else(in_address).map(|(technique, _)| technique)
    }

    /// The short names of this technique that [`by_name`](Self::by_name) accepts.
    pub fn aliases(self) -> impl Iterator<Item = &'static str> {
        ALIASES.iter().filter(move |(_, known)| *known == self).map(|&(alias, _)| alias)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_are_plain_and_mean_one_technique_each() {
        for (index, &(alias, technique)) in ALIASES.iter().enumerate() {
            assert_eq!(plain(alias), alias, "it could never be found");
            assert!(technique.rung().is_some(), "{alias} is on no rung");
            assert_eq!(Technique::by_name(alias), Some(technique), "{alias} is a name of another");
            assert!(ALIASES[..index].iter().all(|&(other, _)| other != alias), "{alias} twice");
        }
    }
}
