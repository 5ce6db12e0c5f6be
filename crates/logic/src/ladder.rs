//! The ladder: every technique with its name, level and score, from easiest to hardest.

use std::fmt;
use std::ops::RangeInclusive;

use crate::level::Level::{self, Easy, Expert, Extreme, Hard, Medium};
use crate::technique::Fins::{self, Finned, Sashimi};
use crate::technique::FishShape::{self, Basic, Franken, Mutant};
use crate::technique::{Fish, Technique, Technique as T};
use evoku_model::Geometry;

/// A technique on the ladder, or several that one search finds together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The techniques, each with its customary English name.
    pub kinds: &'static [(Technique, &'static str)],
    /// The level of a step, from HoDoKu.
    pub level: Level,
    /// The score of a step, from HoDoKu.
    pub score: u32,
    /// `true` if HoDoKu uses the technique by default. HoDoKu's ratings are defined with these
    /// techniques only.
    pub default: bool,
}

/// A technique that HoDoKu uses by default.
const DEFAULT: bool = true;
/// A technique that HoDoKu uses only on request.
const EXTRA: bool = false;
/// A fish without fins.
const NO_FINS: Fins = Fins::None;

/// The techniques, in the order in which they are tried: easiest first.
///
/// Order, levels and scores are those of HoDoKu 2.2.0 (B. Hobiger, hodoku.sourceforge.net, the
/// default configuration), and so are the resulting ratings. Techniques on constraints are
/// interspersed, with evoku's own levels and scores; they never occur on boards without
/// constraints.
#[rustfmt::skip]
pub static LADDER: &[Rung] = &[
    rung(&[(T::FullHouse, "Full House")], Easy, 4, DEFAULT),
    rung(&[(T::NakedSingle, "Naked Single")], Easy, 4, DEFAULT),
    rung(&[(T::HiddenSingle, "Hidden Single")], Easy, 14, DEFAULT),
    rung(&[(T::LastOfSum, "Last Cell of a Sum")], Easy, 14, DEFAULT),
    rung(&[(T::Relation, "Relation")], Easy, 20, DEFAULT),
    rung(&[(T::SumBounds, "Sum Bounds")], Easy, 20, DEFAULT),
    rung(&[(T::GroupSingle, "Hidden Single in a Cage")], Easy, 20, DEFAULT),
    rung(&[(T::LockedPair, "Locked Pair")], Medium, 40, DEFAULT),
    rung(&[(T::LockedTriple, "Locked Triple")], Medium, 60, DEFAULT),
    rung(&[(T::Pointing, "Locked Candidates (Pointing)")], Medium, 50, DEFAULT),
    rung(&[(T::Claiming, "Locked Candidates (Claiming)")], Medium, 50, DEFAULT),
    rung(&[(T::InnieOutie, "Innie or Outie")], Medium, 40, DEFAULT),
    rung(&[(T::Combinations, "Combinations")], Medium, 40, DEFAULT),
    rung(&[(T::LockedInGroup, "Locked Candidates (Cage)")], Medium, 50, DEFAULT),
    rung(&[(T::LockedByRelation, "Locked Candidates (Relation)")], Medium, 60, DEFAULT),
    rung(&[(T::NakedSubset(2), "Naked Pair")], Medium, 60, DEFAULT),
    rung(&[(T::NakedSubset(3), "Naked Triple")], Medium, 80, DEFAULT),
    rung(&[(T::HiddenSubset(2), "Hidden Pair")], Medium, 70, DEFAULT),
    rung(&[(T::HiddenSubset(3), "Hidden Triple")], Medium, 100, DEFAULT),
    rung(
        &[
            (T::NakedGroupSubset, "Naked Subset in a Cage"),
            (T::HiddenGroupSubset, "Hidden Subset in a Cage"),
        ],
        Medium,
        80,
        DEFAULT,
    ),
    rung(&[(T::Line, "Line")], Medium, 80, DEFAULT),
    rung(&[(T::Permutations, "Permutations")], Hard, 110, DEFAULT),
    rung(&[(T::Parity, "Parity")], Hard, 110, DEFAULT),
    rung(&[(T::InniesOuties, "Innies and Outies")], Hard, 120, DEFAULT),
    rung(&[(T::NakedSubset(4), "Naked Quadruple")], Hard, 120, DEFAULT),
    rung(&[(T::HiddenSubset(4), "Hidden Quadruple")], Hard, 150, DEFAULT),
    rung(&[(fish(2, Basic, NO_FINS), "X-Wing")], Hard, 140, DEFAULT),
    rung(&[(fish(3, Basic, NO_FINS), "Swordfish")], Hard, 150, DEFAULT),
    rung(&[(fish(4, Basic, NO_FINS), "Jellyfish")], Hard, 160, DEFAULT),
    rung(&[(fish(5, Basic, NO_FINS), "Squirmbag")], Expert, 470, EXTRA),
    rung(&[(fish(6, Basic, NO_FINS), "Whale")], Expert, 470, EXTRA),
    rung(&[(fish(7, Basic, NO_FINS), "Leviathan")], Expert, 470, EXTRA),
    rung(&[(T::RemotePair, "Remote Pair")], Hard, 110, DEFAULT),
    rung(&[(T::BivalueUniversalGrave, "Bivalue Universal Grave + 1")], Hard, 100, DEFAULT),
    rung(&[(T::Skyscraper, "Skyscraper")], Hard, 130, DEFAULT),
    rung(&[(T::TwoStringKite, "Two-String Kite")], Hard, 150, DEFAULT),
    rung(&[(T::DualTwoStringKite, "Dual Two-String Kite")], Hard, 150, EXTRA),
    rung(&[(T::TurbotFish, "Turbot Fish")], Hard, 120, DEFAULT),
    rung(&[(T::EmptyRectangle, "Empty Rectangle")], Hard, 120, DEFAULT),
    rung(&[(T::DualEmptyRectangle, "Dual Empty Rectangle")], Hard, 120, EXTRA),
    rung(&[(T::WWing, "W-Wing")], Hard, 150, DEFAULT),
    rung(&[(T::XyWing, "XY-Wing")], Hard, 160, DEFAULT),
    rung(&[(T::XyzWing, "XYZ-Wing")], Hard, 180, DEFAULT),
    rung(&[(T::UniqueRectangle(1), "Unique Rectangle Type 1")], Hard, 100, DEFAULT),
    rung(&[(T::UniqueRectangle(2), "Unique Rectangle Type 2")], Hard, 100, DEFAULT),
    rung(&[(T::UniqueRectangle(3), "Unique Rectangle Type 3")], Hard, 100, DEFAULT),
    rung(&[(T::UniqueRectangle(4), "Unique Rectangle Type 4")], Hard, 100, DEFAULT),
    rung(&[(T::UniqueRectangle(5), "Unique Rectangle Type 5")], Hard, 100, DEFAULT),
    rung(&[(T::UniqueRectangle(6), "Unique Rectangle Type 6")], Hard, 100, DEFAULT),
    rung(&[(T::HiddenRectangle, "Hidden Rectangle")], Hard, 100, DEFAULT),
    rung(&[(T::AvoidableRectangle(1), "Avoidable Rectangle Type 1")], Hard, 100, DEFAULT),
    rung(&[(T::AvoidableRectangle(2), "Avoidable Rectangle Type 2")], Hard, 100, DEFAULT),
    rung(&[(T::UniqueLoop(1), "Unique Loop Type 1")], Hard, 110, EXTRA),
    rung(&[(T::UniqueLoop(2), "Unique Loop Type 2")], Hard, 110, EXTRA),
    rung(&[(T::UniqueLoop(3), "Unique Loop Type 3")], Hard, 110, EXTRA),
    rung(&[(T::UniqueLoop(4), "Unique Loop Type 4")], Hard, 110, EXTRA),
    rung(&[(T::WxyzWing, "WXYZ-Wing")], Hard, 200, EXTRA),
    rung(&[(fish(2, Basic, Finned), "Finned X-Wing")], Hard, 130, DEFAULT),
    rung(&[(fish(2, Basic, Sashimi), "Sashimi X-Wing")], Hard, 150, DEFAULT),
    rung(&[(T::JointConstraints, "Two Constraints")], Expert, 250, DEFAULT),
    rung(&[(fish(3, Basic, Finned), "Finned Swordfish")], Expert, 200, DEFAULT),
    rung(&[(fish(3, Basic, Sashimi), "Sashimi Swordfish")], Expert, 240, DEFAULT),
    rung(&[(fish(4, Basic, Finned), "Finned Jellyfish")], Expert, 250, DEFAULT),
    rung(&[(fish(4, Basic, Sashimi), "Sashimi Jellyfish")], Expert, 260, DEFAULT),
    rung(&[(fish(5, Basic, Finned), "Finned Squirmbag")], Expert, 470, EXTRA),
    rung(&[(fish(5, Basic, Sashimi), "Sashimi Squirmbag")], Expert, 470, EXTRA),
    rung(&[(fish(6, Basic, Finned), "Finned Whale")], Expert, 470, EXTRA),
    rung(&[(fish(6, Basic, Sashimi), "Sashimi Whale")], Expert, 470, EXTRA),
    rung(&[(fish(7, Basic, Finned), "Finned Leviathan")], Expert, 470, EXTRA),
    rung(&[(fish(7, Basic, Sashimi), "Sashimi Leviathan")], Expert, 470, EXTRA),
    rung(&[(T::SueDeCoq, "Sue de Coq")], Expert, 250, DEFAULT),
    rung(
        &[
            (T::SimpleColorsTrap, "Simple Colors (Trap)"),
            (T::SimpleColorsWrap, "Simple Colors (Wrap)"),
        ],
        Hard,
        150,
        DEFAULT,
    ),
    rung(
        &[
            (T::MultiColors1, "Multi Colors 1"),
            (T::MultiColors2, "Multi Colors 2"),
        ],
        Hard,
        200,
        DEFAULT,
    ),
    rung(&[(T::XChain, "X-Chain")], Expert, 260, DEFAULT),
    rung(&[(T::XyChain, "XY-Chain")], Expert, 260, DEFAULT),
    rung(
        &[
            (T::ContinuousLoop, "Continuous Nice Loop"),
            (T::DiscontinuousLoop, "Discontinuous Nice Loop"),
            (T::AlternatingChain, "AIC"),
        ],
        Expert,
        280,
        DEFAULT,
    ),
    rung(
        &[
            (T::GroupedContinuousLoop, "Grouped Continuous Nice Loop"),
            (T::GroupedDiscontinuousLoop, "Grouped Discontinuous Nice Loop"),
            (T::GroupedAlternatingChain, "Grouped AIC"),
        ],
        Expert,
        300,
        DEFAULT,
    ),
    rung(
        &[
            (T::AlsContinuousLoop, "ALS Continuous Nice Loop"),
            (T::AlsDiscontinuousLoop, "ALS Discontinuous Nice Loop"),
            (T::AlsAlternatingChain, "ALS AIC"),
        ],
        Expert,
        300,
        EXTRA,
    ),
    rung(&[(T::AlsXz, "ALS-XZ")], Expert, 300, DEFAULT),
    rung(&[(T::AlsXyWing, "ALS-XY-Wing")], Expert, 320, DEFAULT),
    rung(&[(T::AlsChain, "ALS Chain")], Expert, 340, DEFAULT),
    rung(&[(T::DeathBlossom, "Death Blossom")], Expert, 360, EXTRA),
    rung(&[(T::AlsXyWingOverlap, "ALS-XY-Wing (Overlap)")], Expert, 320, EXTRA),
    rung(&[(T::AlsChainOverlap, "ALS Chain (Overlap)")], Expert, 340, EXTRA),
    rung(&[(T::DeathBlossomOverlap, "Death Blossom (Overlap)")], Expert, 360, EXTRA),
    rung(&[(fish(2, Franken, NO_FINS), "Franken X-Wing")], Expert, 300, DEFAULT),
    rung(&[(fish(3, Franken, NO_FINS), "Franken Swordfish")], Expert, 350, DEFAULT),
    rung(&[(fish(4, Franken, NO_FINS), "Franken Jellyfish")], Expert, 370, EXTRA),
    rung(&[(fish(5, Franken, NO_FINS), "Franken Squirmbag")], Extreme, 470, EXTRA),
    rung(&[(fish(6, Franken, NO_FINS), "Franken Whale")], Extreme, 470, EXTRA),
    rung(&[(fish(7, Franken, NO_FINS), "Franken Leviathan")], Extreme, 470, EXTRA),
    rung(&[(fish(2, Franken, Finned), "Finned Franken X-Wing")], Expert, 390, DEFAULT),
    rung(&[(fish(3, Franken, Finned), "Finned Franken Swordfish")], Expert, 410, DEFAULT),
    rung(&[(fish(4, Franken, Finned), "Finned Franken Jellyfish")], Expert, 430, EXTRA),
    rung(&[(fish(5, Franken, Finned), "Finned Franken Squirmbag")], Extreme, 470, EXTRA),
    rung(&[(fish(6, Franken, Finned), "Finned Franken Whale")], Extreme, 470, EXTRA),
    rung(&[(fish(7, Franken, Finned), "Finned Franken Leviathan")], Extreme, 470, EXTRA),
    rung(&[(fish(2, Mutant, NO_FINS), "Mutant X-Wing")], Extreme, 450, EXTRA),
    rung(&[(fish(3, Mutant, NO_FINS), "Mutant Swordfish")], Extreme, 450, EXTRA),
    rung(&[(fish(4, Mutant, NO_FINS), "Mutant Jellyfish")], Extreme, 450, EXTRA),
    rung(&[(fish(5, Mutant, NO_FINS), "Mutant Squirmbag")], Extreme, 470, EXTRA),
    rung(&[(fish(6, Mutant, NO_FINS), "Mutant Whale")], Extreme, 470, EXTRA),
    rung(&[(fish(7, Mutant, NO_FINS), "Mutant Leviathan")], Extreme, 470, EXTRA),
    rung(&[(fish(2, Mutant, Finned), "Finned Mutant X-Wing")], Extreme, 470, EXTRA),
    rung(&[(fish(3, Mutant, Finned), "Finned Mutant Swordfish")], Extreme, 470, EXTRA),
    rung(&[(fish(4, Mutant, Finned), "Finned Mutant Jellyfish")], Extreme, 470, EXTRA),
    rung(&[(fish(5, Mutant, Finned), "Finned Mutant Squirmbag")], Extreme, 470, EXTRA),
    rung(&[(fish(6, Mutant, Finned), "Finned Mutant Whale")], Extreme, 470, EXTRA),
    rung(&[(fish(7, Mutant, Finned), "Finned Mutant Leviathan")], Extreme, 470, EXTRA),
    rung(&[(siamese(2, Basic, Finned), "Siamese Finned X-Wing")], Hard, 130, EXTRA),
    rung(&[(siamese(2, Basic, Sashimi), "Siamese Sashimi X-Wing")], Hard, 150, EXTRA),
    rung(&[(siamese(3, Basic, Finned), "Siamese Finned Swordfish")], Expert, 200, EXTRA),
    rung(&[(siamese(3, Basic, Sashimi), "Siamese Sashimi Swordfish")], Expert, 240, EXTRA),
    rung(&[(siamese(4, Basic, Finned), "Siamese Finned Jellyfish")], Expert, 250, EXTRA),
    rung(&[(siamese(4, Basic, Sashimi), "Siamese Sashimi Jellyfish")], Expert, 260, EXTRA),
    rung(&[(siamese(2, Franken, Finned), "Siamese Finned Franken X-Wing")], Expert, 390, EXTRA),
    rung(&[(siamese(3, Franken, Finned), "Siamese Finned Franken Swordfish")], Expert, 410, EXTRA),
    rung(&[(siamese(4, Franken, Finned), "Siamese Finned Franken Jellyfish")], Expert, 430, EXTRA),
    rung(&[(siamese(2, Mutant, Finned), "Siamese Finned Mutant X-Wing")], Extreme, 470, EXTRA),
    rung(&[(siamese(3, Mutant, Finned), "Siamese Finned Mutant Swordfish")], Extreme, 470, EXTRA),
    rung(&[(siamese(4, Mutant, Finned), "Siamese Finned Mutant Jellyfish")], Extreme, 470, EXTRA),
    rung(&[(T::JuniorExocet, "Junior Exocet")], Extreme, 480, EXTRA),
    rung(
        &[
            (T::KrakenFish1, "Kraken Fish Type 1"),
            (T::KrakenFish2, "Kraken Fish Type 2"),
        ],
        Extreme,
        500,
        EXTRA,
    ),
    rung(
        &[
            (T::ForcingChainContradiction, "Forcing Chain (Contradiction)"),
            (T::ForcingChainVerity, "Forcing Chain (Verity)"),
        ],
        Extreme,
        500,
        DEFAULT,
    ),
    rung(&[(T::ConstraintForcing, "Forcing Through Constraints")], Extreme, 600, DEFAULT),
    rung(
        &[
            (T::ForcingNetContradiction, "Forcing Net (Contradiction)"),
            (T::ForcingNetVerity, "Forcing Net (Verity)"),
        ],
        Extreme,
        700,
        DEFAULT,
    ),
    rung(&[(T::TemplateSet, "Template Set")], Extreme, 10000, EXTRA),
    rung(&[(T::TemplateDelete, "Template Delete")], Extreme, 10000, EXTRA),
];

const fn rung(
    kinds: &'static [(T, &'static str)],
    level: Level,
    score: u32,
    default: bool,
) -> Rung {
    Rung { kinds, level, score, default }
}

const fn fish(size: u8, shape: FishShape, fins: Fins) -> Technique {
    T::Fish(Fish { size, shape, fins })
}

const fn siamese(size: u8, shape: FishShape, fins: Fins) -> Technique {
    T::SiameseFish(Fish { size, shape, fins })
}

/// The default rungs for rating a board. Rungs on constraints are included only if the board has
/// constraints.
pub fn default_rungs(geometry: &Geometry) -> impl Iterator<Item = &'static Rung> {
    let has_constraints = !geometry.constraints().is_empty();
    let applies = move |rung: &&Rung| has_constraints || !rung.technique().is_on_constraints();
    LADDER.iter().filter(|rung| rung.default).filter(applies)
}

impl Rung {
    /// The technique that identifies the search of this rung.
    #[must_use]
    pub fn technique(&self) -> Technique {
        self.kinds[0].0
    }
}

impl Technique {
    /// The rung of this technique; `None` for a subset larger than any on the ladder.
    #[must_use]
    pub fn rung(self) -> Option<&'static Rung> {
        LADDER.iter().find(|rung| rung.kinds.iter().any(|&(kind, _)| kind == self))
    }

    /// The index on the ladder, easiest first; `usize::MAX` for a subset larger than any on the
    /// ladder.
    #[must_use]
    pub fn place(self) -> usize {
        let mut kinds = LADDER.iter().flat_map(|rung| rung.kinds);
        kinds.position(|&(kind, _)| kind == self).unwrap_or(usize::MAX)
    }

    /// The possible sizes of naked and hidden subsets on a board of this side. A larger subset
    /// implies a smaller one of the other kind in the rest of its house.
    #[must_use]
    pub fn subset_sizes(side: usize) -> RangeInclusive<u8> {
        2..=(side / 2) as u8
    }

    /// Every technique of the ladder with its name, easiest first.
    pub fn names() -> impl Iterator<Item = (Self, &'static str)> {
        LADDER.iter().flat_map(|rung| rung.kinds).copied()
    }
}

/// The customary English name, as an identifier; [`Say`](evoku_messages::Say) translates it.
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = self.rung().map_or(&[][..], |rung| rung.kinds);
        match (kinds.iter().find(|(kind, _)| kind == self), self) {
            (Some((_, name)), _) => f.write_str(name),
            (None, Self::NakedSubset(size)) => write!(f, "Naked Subset of {size}"),
            (None, Self::HiddenSubset(size)) => write!(f, "Hidden Subset of {size}"),
            (None, other) => write!(f, "{other:?}"),
        }
    }
}
