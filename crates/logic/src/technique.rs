//! The techniques of human logic.

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
    /// Locked candidates, type 1: a digit whose places in a box are all in one line.
    Pointing,
    /// Locked candidates, type 2: a digit whose places in a line are all in one box.
    Claiming,
    /// This many cells of a house with as many digits among them; at least 2.
    NakedSubset(u8),
    /// This many digits of a house with as many places among them; at least 2.
    HiddenSubset(u8),
    /// Fish of every kind.
    Fish(Fish),
    /// Two finned fish with the same base.
    SiameseFish(Fish),
    /// Two cells with the same two digits, joined by an odd chain of such cells.
    RemotePair,
    /// A board on which all open cells but one have two candidates.
    BivalueUniversalGrave,
    /// Two lines with two places for a digit each, sharing one end.
    Skyscraper,
    /// A row and a column with two places for a digit each, joined in a box.
    TwoStringKite,
    /// Two kites that share their box.
    DualTwoStringKite,
    /// Any chain of two strong links on a digit.
    TurbotFish,
    /// A box whose places for a digit are in one row and one column, with a strong link.
    EmptyRectangle,
    /// Two empty rectangles that share their box.
    DualEmptyRectangle,
    /// Two cells with the same two digits, joined by a strong link.
    WWing,
    /// A cell with two digits and two peers that share a third digit.
    XyWing,
    /// A cell with three digits and two peers with two of them each.
    XyzWing,
    /// A deadly rectangle avoided: types 1 to 6.
    UniqueRectangle(u8),
    /// A deadly rectangle avoided through strong links.
    HiddenRectangle,
    /// A deadly rectangle of cells that are not given: types 1 and 2.
    AvoidableRectangle(u8),
    /// Two disjoint sets in a box and a line that share a crossing.
    SueDeCoq,
    /// A place that sees conjugate places of both colors.
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
    /// A finned fish whose fins all lead to the same conclusion: type 1.
    KrakenFish1,
    /// A fish all of whose places in a base house lead to the same conclusion: type 2.
    KrakenFish2,
    /// An assumption that leads to a contradiction, by chains.
    ForcingChainContradiction,
    /// Alternatives that all lead to the same conclusion, by chains.
    ForcingChainVerity,
    /// An assumption that leads to a contradiction, by nets.
    ForcingNetContradiction,
    /// Alternatives that all lead to the same conclusion, by nets.
    ForcingNetVerity,
    /// A place in every template: every way to place its digit on the board.
    TemplateSet,
    /// A place in no template.
    TemplateDelete,
    /// The only open cell of a sum.
    LastOfSum,
    /// A digit that breaks the rule of its cell, or has no partner in a cell related to it by a
    /// constraint.
    Relation,
    /// A digit too small or too large for a sum.
    SumBounds,
    /// A digit that a cage or other group needs, with one place in it.
    GroupSingle,
    /// The only open cell of an innie or outie: a cell by which cages and houses differ.
    InnieOutie,
    /// A digit in none of the sets that a cage or other group can hold.
    Combinations,
    /// A candidate that sees all places of its digit in a cage, other group or house that needs it.
    LockedInGroup,
    /// A digit that every place of another digit in a house rules out, by sight or by pairs.
    LockedByRelation,
    /// Cells of a group with as many digits among them.
    NakedGroupSubset,
    /// Digits that a group needs, with as many places in it.
    HiddenGroupSubset,
    /// A digit that can't be extended to digits along a whole line.
    Line,
    /// A digit in none of the permutations that fill the cells of a constraint.
    Permutations,
    /// A digit with the wrong remainder for a sum.
    Parity,
    /// A digit that contradicts the sum of innies or outies: cells by which cages and houses
    /// differ.
    InniesOuties,
    /// A digit in no way to fill the cells of two constraints, or of a constraint and a house.
    JointConstraints,
    /// A digit that leads to a contradiction, by singles and constraints.
    ConstraintForcing,
}

impl Technique {
    /// Returns `true` if it needs constraints, so that it never occurs on boards without any.
    #[must_use]
    pub fn is_on_constraints(self) -> bool {
        matches!(
            self,
            Self::LastOfSum
                | Self::Relation
                | Self::SumBounds
                | Self::GroupSingle
                | Self::InnieOutie
                | Self::Combinations
                | Self::LockedInGroup
                | Self::LockedByRelation
                | Self::NakedGroupSubset
                | Self::HiddenGroupSubset
                | Self::Line
                | Self::Permutations
                | Self::Parity
                | Self::InniesOuties
                | Self::JointConstraints
                | Self::ConstraintForcing
        )
    }
}

/// A fish: `size` base houses and as many cover houses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fish {
    /// The houses on each side, 2 to 7.
    pub size: u8,
    /// The kinds of houses.
    pub shape: FishShape,
    /// The kind of fins.
    pub fins: Fins,
}

/// The kinds of houses of a fish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FishShape {
    /// Rows against columns.
    Basic,
    /// Rows and boxes against columns and boxes, or the other way round; lines on both sides.
    Franken,
    /// Any houses against any.
    Mutant,
}

/// The kind of fins: places outside the cover houses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fins {
    /// No fins.
    None,
    /// With fins.
    Finned,
    /// With fins, and without them a base house has only one place.
    Sashimi,
}
