//! The techniques of human logic, as data: names, order, and how hard they are held to be.

use std::fmt;
use std::ops::RangeInclusive;

use crate::logic::level::Level;

/// A technique.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Technique {
    /// The last open cell of a house.
    FullHouse,
    /// A cell with one candidate.
    NakedSingle,
    /// A digit with one place in a house.
    HiddenSingle,
    /// A naked pair in two houses at once.
    LockedPair,
    /// A naked triple in two houses at once.
    LockedTriple,
    /// Locked candidates, type 1: a digit of a box only in one line.
    Pointing,
    /// Locked candidates, type 2: a digit of a line only in one box.
    Claiming,
    /// So many cells of a house with as many digits between them; 2 or more.
    NakedSubset(u8),
    /// So many digits of a house with as many places between them; 2 or more.
    HiddenSubset(u8),
    /// Fish of every kind.
    Fish(Fish),
    /// Two finned fish with the same base.
    SiameseFish(Fish),
    /// Two cells with the same two digits, joined by an odd chain of such cells.
    RemotePair,
    /// A board on which all open cells but one have two candidates.
    BivalueUniversalGrave,
    /// Two lines with two places each, one end shared.
    Skyscraper,
    /// A row and a column with two places each, joined in a box.
    TwoStringKite,
    /// Two kites that share their box.
    DualTwoStringKite,
    /// Any chain of two strong links on a digit.
    TurbotFish,
    /// A box whose places for a digit lie in one row and one column, with a strong link.
    EmptyRectangle,
    /// Two empty rectangles that share their box.
    DualEmptyRectangle,
    /// Two cells with the same two digits, joined by a strong link.
    WWing,
    /// A cell of two digits and two peers with a third digit between them.
    XyWing,
    /// A cell of three digits and two peers with two of them each.
    XyzWing,
    /// A deadly rectangle avoided: types 1 to 6.
    UniqueRectangle(u8),
    /// A deadly rectangle avoided through strong links.
    HiddenRectangle,
    /// A deadly rectangle of cells that are not given: types 1 and 2.
    AvoidableRectangle(u8),
    /// Two disjoint sets in a box and a line that share a crossing.
    SueDeCoq,
    /// Conjugate places in two colors that both see a place.
    SimpleColorsTrap,
    /// Conjugate places of one color that see each other.
    SimpleColorsWrap,
    /// Two colored clusters that see each other: type 1.
    MultiColors1,
    /// Two colored clusters that see each other: type 2.
    MultiColors2,
    /// A chain on one digit.
    XChain,
    /// A chain of cells with two candidates.
    XyChain,
    /// A loop of links that closes: all its weak links hold both ways.
    ContinuousLoop,
    /// A loop of links with one flaw.
    DiscontinuousLoop,
    /// An alternating inference chain.
    AlternatingChain,
    /// A continuous loop through groups of places.
    GroupedContinuousLoop,
    /// A discontinuous loop through groups of places.
    GroupedDiscontinuousLoop,
    /// An alternating inference chain through groups of places.
    GroupedAlternatingChain,
    /// A continuous loop through almost locked sets.
    AlsContinuousLoop,
    /// A discontinuous loop through almost locked sets.
    AlsDiscontinuousLoop,
    /// An alternating inference chain through almost locked sets.
    AlsAlternatingChain,
    /// Two almost locked sets with a restricted common digit.
    AlsXz,
    /// Three almost locked sets.
    AlsXyWing,
    /// Three almost locked sets that may have cells in common.
    AlsXyWingOverlap,
    /// A chain of almost locked sets.
    AlsChain,
    /// A chain of almost locked sets that may have cells in common.
    AlsChainOverlap,
    /// A stem cell and an almost locked set for each of its digits.
    DeathBlossom,
    /// Death blossom with sets that may have cells in common.
    DeathBlossomOverlap,
    /// A finned fish whose fins all lead to the same: type 1.
    KrakenFish1,
    /// A fish whose every place for a base leads to the same: type 2.
    KrakenFish2,
    /// An assumption that leads to a contradiction, by chains.
    ForcingChainContradiction,
    /// Alternatives that all lead to the same, by chains.
    ForcingChainVerity,
    /// An assumption that leads to a contradiction, by nets.
    ForcingNetContradiction,
    /// Alternatives that all lead to the same, by nets.
    ForcingNetVerity,
    /// A place that every way to place its digit on the board uses.
    TemplateSet,
    /// A place that no way to place its digit on the board uses.
    TemplateDelete,
}

/// A fish: so many base houses, as many cover houses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fish {
    /// The houses on each side, 2 to 7.
    pub size: u8,
    /// Which houses they are.
    pub shape: FishShape,
    /// Whether places are left over.
    pub fins: Fins,
}

/// Which houses a fish is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FishShape {
    /// Rows against columns.
    Basic,
    /// Rows and boxes against columns and boxes, or the other way round; lines on both sides.
    Franken,
    /// Any houses against any.
    Mutant,
}

/// Whether a fish has places outside its cover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fins {
    /// None.
    None,
    /// Some.
    Finned,
    /// Some, and without them a base house has one place only.
    Sashimi,
}

/// A technique on the ladder, or some that are one search and found together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The techniques, each with the field's name for it.
    pub kinds: &'static [(Technique, &'static str)],
    /// The level of a step: HoDoKu's.
    pub level: Level,
    /// HoDoKu's score for a step.
    pub score: u32,
    /// Whether HoDoKu uses it unless told otherwise; its ratings are defined with these alone.
    pub usual: bool,
}

/// The techniques, in the order in which they are tried: easiest first.
///
/// Order, levels and scores are those of HoDoKu 2.2.0 (B. Hobiger, hodoku.sourceforge.net, the default
/// configuration), so that its ratings can be told.
#[rustfmt::skip]
pub static LADDER: &[Rung] = &[
    rung(&[(Technique::FullHouse, "Full House")], Level::Easy, 4, true),
    rung(&[(Technique::NakedSingle, "Naked Single")], Level::Easy, 4, true),
    rung(&[(Technique::HiddenSingle, "Hidden Single")], Level::Easy, 14, true),
    rung(&[(Technique::LockedPair, "Locked Pair")], Level::Medium, 40, true),
    rung(&[(Technique::LockedTriple, "Locked Triple")], Level::Medium, 60, true),
    rung(&[(Technique::Pointing, "Locked Candidates (Pointing)")], Level::Medium, 50, true),
    rung(&[(Technique::Claiming, "Locked Candidates (Claiming)")], Level::Medium, 50, true),
    rung(&[(Technique::NakedSubset(2), "Naked Pair")], Level::Medium, 60, true),
    rung(&[(Technique::NakedSubset(3), "Naked Triple")], Level::Medium, 80, true),
    rung(&[(Technique::HiddenSubset(2), "Hidden Pair")], Level::Medium, 70, true),
    rung(&[(Technique::HiddenSubset(3), "Hidden Triple")], Level::Medium, 100, true),
    rung(&[(Technique::NakedSubset(4), "Naked Quadruple")], Level::Hard, 120, true),
    rung(&[(Technique::HiddenSubset(4), "Hidden Quadruple")], Level::Hard, 150, true),
    rung(&[(fish(2, FishShape::Basic, Fins::None), "X-Wing")], Level::Hard, 140, true),
    rung(&[(fish(3, FishShape::Basic, Fins::None), "Swordfish")], Level::Hard, 150, true),
    rung(&[(fish(4, FishShape::Basic, Fins::None), "Jellyfish")], Level::Hard, 160, true),
    rung(&[(fish(5, FishShape::Basic, Fins::None), "Squirmbag")], Level::Expert, 470, false),
    rung(&[(fish(6, FishShape::Basic, Fins::None), "Whale")], Level::Expert, 470, false),
    rung(&[(fish(7, FishShape::Basic, Fins::None), "Leviathan")], Level::Expert, 470, false),
    rung(&[(Technique::RemotePair, "Remote Pair")], Level::Hard, 110, true),
    rung(&[(Technique::BivalueUniversalGrave, "Bivalue Universal Grave + 1")], Level::Hard, 100, true),
    rung(&[(Technique::Skyscraper, "Skyscraper")], Level::Hard, 130, true),
    rung(&[(Technique::TwoStringKite, "Two-String Kite")], Level::Hard, 150, true),
    rung(&[(Technique::DualTwoStringKite, "Dual Two-String Kite")], Level::Hard, 150, false),
    rung(&[(Technique::TurbotFish, "Turbot Fish")], Level::Hard, 120, true),
    rung(&[(Technique::EmptyRectangle, "Empty Rectangle")], Level::Hard, 120, true),
    rung(&[(Technique::DualEmptyRectangle, "Dual Empty Rectangle")], Level::Hard, 120, false),
    rung(&[(Technique::WWing, "W-Wing")], Level::Hard, 150, true),
    rung(&[(Technique::XyWing, "XY-Wing")], Level::Hard, 160, true),
    rung(&[(Technique::XyzWing, "XYZ-Wing")], Level::Hard, 180, true),
    rung(&[(Technique::UniqueRectangle(1), "Unique Rectangle Type 1")], Level::Hard, 100, true),
    rung(&[(Technique::UniqueRectangle(2), "Unique Rectangle Type 2")], Level::Hard, 100, true),
    rung(&[(Technique::UniqueRectangle(3), "Unique Rectangle Type 3")], Level::Hard, 100, true),
    rung(&[(Technique::UniqueRectangle(4), "Unique Rectangle Type 4")], Level::Hard, 100, true),
    rung(&[(Technique::UniqueRectangle(5), "Unique Rectangle Type 5")], Level::Hard, 100, true),
    rung(&[(Technique::UniqueRectangle(6), "Unique Rectangle Type 6")], Level::Hard, 100, true),
    rung(&[(Technique::HiddenRectangle, "Hidden Rectangle")], Level::Hard, 100, true),
    rung(&[(Technique::AvoidableRectangle(1), "Avoidable Rectangle Type 1")], Level::Hard, 100, true),
    rung(&[(Technique::AvoidableRectangle(2), "Avoidable Rectangle Type 2")], Level::Hard, 100, true),
    rung(&[(fish(2, FishShape::Basic, Fins::Finned), "Finned X-Wing")], Level::Hard, 130, true),
    rung(&[(fish(2, FishShape::Basic, Fins::Sashimi), "Sashimi X-Wing")], Level::Hard, 150, true),
    rung(&[(fish(3, FishShape::Basic, Fins::Finned), "Finned Swordfish")], Level::Expert, 200, true),
    rung(&[(fish(3, FishShape::Basic, Fins::Sashimi), "Sashimi Swordfish")], Level::Expert, 240, true),
    rung(&[(fish(4, FishShape::Basic, Fins::Finned), "Finned Jellyfish")], Level::Expert, 250, true),
    rung(&[(fish(4, FishShape::Basic, Fins::Sashimi), "Sashimi Jellyfish")], Level::Expert, 260, true),
    rung(&[(fish(5, FishShape::Basic, Fins::Finned), "Finned Squirmbag")], Level::Expert, 470, false),
    rung(&[(fish(5, FishShape::Basic, Fins::Sashimi), "Sashimi Squirmbag")], Level::Expert, 470, false),
    rung(&[(fish(6, FishShape::Basic, Fins::Finned), "Finned Whale")], Level::Expert, 470, false),
    rung(&[(fish(6, FishShape::Basic, Fins::Sashimi), "Sashimi Whale")], Level::Expert, 470, false),
    rung(&[(fish(7, FishShape::Basic, Fins::Finned), "Finned Leviathan")], Level::Expert, 470, false),
    rung(&[(fish(7, FishShape::Basic, Fins::Sashimi), "Sashimi Leviathan")], Level::Expert, 470, false),
    rung(&[(Technique::SueDeCoq, "Sue de Coq")], Level::Expert, 250, true),
    rung(&[(Technique::SimpleColorsTrap, "Simple Colors (Trap)"), (Technique::SimpleColorsWrap, "Simple Colors (Wrap)")], Level::Hard, 150, true),
    rung(&[(Technique::MultiColors1, "Multi Colors 1"), (Technique::MultiColors2, "Multi Colors 2")], Level::Hard, 200, true),
    rung(&[(Technique::XChain, "X-Chain")], Level::Expert, 260, true),
    rung(&[(Technique::XyChain, "XY-Chain")], Level::Expert, 260, true),
    rung(&[(Technique::ContinuousLoop, "Continuous Nice Loop"), (Technique::DiscontinuousLoop, "Discontinuous Nice Loop"), (Technique::AlternatingChain, "AIC")], Level::Expert, 280, true),
    rung(&[(Technique::GroupedContinuousLoop, "Grouped Continuous Nice Loop"), (Technique::GroupedDiscontinuousLoop, "Grouped Discontinuous Nice Loop"), (Technique::GroupedAlternatingChain, "Grouped AIC")], Level::Expert, 300, true),
    rung(&[(Technique::AlsContinuousLoop, "ALS Continuous Nice Loop"), (Technique::AlsDiscontinuousLoop, "ALS Discontinuous Nice Loop"), (Technique::AlsAlternatingChain, "ALS AIC")], Level::Expert, 300, false),
    rung(&[(Technique::AlsXz, "ALS-XZ")], Level::Expert, 300, true),
    rung(&[(Technique::AlsXyWing, "ALS-XY-Wing")], Level::Expert, 320, true),
    rung(&[(Technique::AlsChain, "ALS Chain")], Level::Expert, 340, true),
    rung(&[(Technique::DeathBlossom, "Death Blossom")], Level::Expert, 360, false),
    rung(&[(Technique::AlsXyWingOverlap, "ALS-XY-Wing (Overlap)")], Level::Expert, 320, false),
    rung(&[(Technique::AlsChainOverlap, "ALS Chain (Overlap)")], Level::Expert, 340, false),
    rung(&[(Technique::DeathBlossomOverlap, "Death Blossom (Overlap)")], Level::Expert, 360, false),
    rung(&[(fish(2, FishShape::Franken, Fins::None), "Franken X-Wing")], Level::Expert, 300, true),
    rung(&[(fish(3, FishShape::Franken, Fins::None), "Franken Swordfish")], Level::Expert, 350, true),
    rung(&[(fish(4, FishShape::Franken, Fins::None), "Franken Jellyfish")], Level::Expert, 370, false),
    rung(&[(fish(5, FishShape::Franken, Fins::None), "Franken Squirmbag")], Level::Extreme, 470, false),
    rung(&[(fish(6, FishShape::Franken, Fins::None), "Franken Whale")], Level::Extreme, 470, false),
    rung(&[(fish(7, FishShape::Franken, Fins::None), "Franken Leviathan")], Level::Extreme, 470, false),
    rung(&[(fish(2, FishShape::Franken, Fins::Finned), "Finned Franken X-Wing")], Level::Expert, 390, true),
    rung(&[(fish(3, FishShape::Franken, Fins::Finned), "Finned Franken Swordfish")], Level::Expert, 410, true),
    rung(&[(fish(4, FishShape::Franken, Fins::Finned), "Finned Franken Jellyfish")], Level::Expert, 430, false),
    rung(&[(fish(5, FishShape::Franken, Fins::Finned), "Finned Franken Squirmbag")], Level::Extreme, 470, false),
    rung(&[(fish(6, FishShape::Franken, Fins::Finned), "Finned Franken Whale")], Level::Extreme, 470, false),
    rung(&[(fish(7, FishShape::Franken, Fins::Finned), "Finned Franken Leviathan")], Level::Extreme, 470, false),
    rung(&[(fish(2, FishShape::Mutant, Fins::None), "Mutant X-Wing")], Level::Extreme, 450, false),
    rung(&[(fish(3, FishShape::Mutant, Fins::None), "Mutant Swordfish")], Level::Extreme, 450, false),
    rung(&[(fish(4, FishShape::Mutant, Fins::None), "Mutant Jellyfish")], Level::Extreme, 450, false),
    rung(&[(fish(5, FishShape::Mutant, Fins::None), "Mutant Squirmbag")], Level::Extreme, 470, false),
    rung(&[(fish(6, FishShape::Mutant, Fins::None), "Mutant Whale")], Level::Extreme, 470, false),
    rung(&[(fish(7, FishShape::Mutant, Fins::None), "Mutant Leviathan")], Level::Extreme, 470, false),
    rung(&[(fish(2, FishShape::Mutant, Fins::Finned), "Finned Mutant X-Wing")], Level::Extreme, 470, false),
    rung(&[(fish(3, FishShape::Mutant, Fins::Finned), "Finned Mutant Swordfish")], Level::Extreme, 470, false),
    rung(&[(fish(4, FishShape::Mutant, Fins::Finned), "Finned Mutant Jellyfish")], Level::Extreme, 470, false),
    rung(&[(fish(5, FishShape::Mutant, Fins::Finned), "Finned Mutant Squirmbag")], Level::Extreme, 470, false),
    rung(&[(fish(6, FishShape::Mutant, Fins::Finned), "Finned Mutant Whale")], Level::Extreme, 470, false),
    rung(&[(fish(7, FishShape::Mutant, Fins::Finned), "Finned Mutant Leviathan")], Level::Extreme, 470, false),
    rung(&[(siamese(2, FishShape::Basic, Fins::Finned), "Siamese Finned X-Wing")], Level::Hard, 130, false),
    rung(&[(siamese(2, FishShape::Basic, Fins::Sashimi), "Siamese Sashimi X-Wing")], Level::Hard, 150, false),
    rung(&[(siamese(3, FishShape::Basic, Fins::Finned), "Siamese Finned Swordfish")], Level::Expert, 200, false),
    rung(&[(siamese(3, FishShape::Basic, Fins::Sashimi), "Siamese Sashimi Swordfish")], Level::Expert, 240, false),
    rung(&[(siamese(4, FishShape::Basic, Fins::Finned), "Siamese Finned Jellyfish")], Level::Expert, 250, false),
    rung(&[(siamese(4, FishShape::Basic, Fins::Sashimi), "Siamese Sashimi Jellyfish")], Level::Expert, 260, false),
    rung(&[(siamese(2, FishShape::Franken, Fins::Finned), "Siamese Finned Franken X-Wing")], Level::Expert, 390, false),
    rung(&[(siamese(3, FishShape::Franken, Fins::Finned), "Siamese Finned Franken Swordfish")], Level::Expert, 410, false),
    rung(&[(siamese(4, FishShape::Franken, Fins::Finned), "Siamese Finned Franken Jellyfish")], Level::Expert, 430, false),
    rung(&[(siamese(2, FishShape::Mutant, Fins::Finned), "Siamese Finned Mutant X-Wing")], Level::Extreme, 470, false),
    rung(&[(siamese(3, FishShape::Mutant, Fins::Finned), "Siamese Finned Mutant Swordfish")], Level::Extreme, 470, false),
    rung(&[(siamese(4, FishShape::Mutant, Fins::Finned), "Siamese Finned Mutant Jellyfish")], Level::Extreme, 470, false),
    rung(&[(Technique::KrakenFish1, "Kraken Fish Type 1"), (Technique::KrakenFish2, "Kraken Fish Type 2")], Level::Extreme, 500, false),
    rung(&[(Technique::ForcingChainContradiction, "Forcing Chain (Contradiction)"), (Technique::ForcingChainVerity, "Forcing Chain (Verity)")], Level::Extreme, 500, true),
    rung(&[(Technique::ForcingNetContradiction, "Forcing Net (Contradiction)"), (Technique::ForcingNetVerity, "Forcing Net (Verity)")], Level::Extreme, 700, true),
    rung(&[(Technique::TemplateSet, "Template Set")], Level::Extreme, 10000, false),
    rung(&[(Technique::TemplateDelete, "Template Delete")], Level::Extreme, 10000, false),
];

const fn rung(
    kinds: &'static [(Technique, &'static str)],
    level: Level,
    score: u32,
    usual: bool,
) -> Rung {
    Rung { kinds, level, score, usual }
}

const fn fish(size: u8, shape: FishShape, fins: Fins) -> Technique {
    Technique::Fish(Fish { size, shape, fins })
}

const fn siamese(size: u8, shape: FishShape, fins: Fins) -> Technique {
    Technique::SiameseFish(Fish { size, shape, fins })
}

impl Rung {
    /// The technique that stands for all of them: they are one search.
    #[must_use]
    pub fn technique(&self) -> Technique {
        self.kinds[0].0
    }
}

impl Technique {
    /// The rung of this technique; none for subsets larger than any on the ladder.
    #[must_use]
    pub fn rung(self) -> Option<&'static Rung> {
        LADDER.iter().find(|rung| rung.kinds.iter().any(|&(kind, _)| kind == self))
    }

    /// The place on the ladder, the easiest first; a subset larger than any on the ladder comes
    /// last.
    #[must_use]
    pub fn place(self) -> usize {
        let mut kinds = LADDER.iter().flat_map(|rung| rung.kinds);
        kinds.position(|&(kind, _)| kind == self).unwrap_or(usize::MAX)
    }

    /// The sizes of naked and hidden subsets on a board of this side: a larger one leaves a smaller
    /// one of the other kind in the rest of its house.
    #[must_use]
    pub fn subset_sizes(side: usize) -> RangeInclusive<u8> {
        2..=(side / 2) as u8
    }

    /// Every technique of the ladder with its name, the easiest first.
    pub(super) fn names() -> impl Iterator<Item = (Self, &'static str)> {
        LADDER.iter().flat_map(|rung| rung.kinds).copied()
    }
}

/// The field's name.
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
