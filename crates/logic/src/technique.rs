//! The techniques of human logic.

/// A technique.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Technique {
    /// A digit in the last open cell of a house.
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
    /// A naked subset of this size, at least 2: cells of a house with an equal number of digits
    /// among them.
    NakedSubset(u8),
    /// A hidden subset of this size, at least 2: digits of a house with an equal number of places
    /// among them.
    HiddenSubset(u8),
    /// Fish of every kind.
    Fish(Fish),
    /// Two finned fish with the same base.
    SiameseFish(Fish),
    /// Two cells with the same two digits, joined by an odd chain of such cells.
    RemotePair,
    /// A board on which all open cells except one have two candidates.
    BivalueUniversalGrave,
    /// Two lines with two places for a digit each, sharing one end.
    Skyscraper,
    /// A row and a column with two places for a digit each, joined by one end in a common box.
    TwoStringKite,
    /// Two kites that share their box.
    DualTwoStringKite,
    /// Any chain of two strong links on a digit.
    TurbotFish,
    /// A box whose places for a digit are in one row and one column, together with a strong link.
    EmptyRectangle,
    /// Two empty rectangles that share their box.
    DualEmptyRectangle,
    /// Two cells with the same two candidates, joined by a strong link.
    WWing,
    /// A cell with two candidates and two peers that share a third digit.
    XyWing,
    /// A cell with three candidates and two peers with two of these candidates each.
    XyzWing,
    /// A cell and three of its peers that have four digits, only one of which can repeat.
    WxyzWing,
    /// A rectangle of open cells that would allow a second solution: types 1 to 6.
    UniqueRectangle(u8),
    /// A rectangle that would allow a second solution, excluded through strong links.
    HiddenRectangle,
    /// A rectangle with cells placed in play that would allow a second solution: types 1 and 2.
    AvoidableRectangle(u8),
    /// A loop of six or more open cells that would allow a second solution: types 1 to 4.
    UniqueLoop(u8),
    /// Two disjoint sets, in a box and a line, that share the digits of their crossing.
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
    /// A loop of links that closes, so that each of its weak links acts like a strong one too.
    ContinuousLoop,
    /// A loop whose links alternate everywhere except in one cell.
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
    /// Two cells of a box and a line whose digits return in two cells of the neighbouring boxes.
    JuniorExocet,
    /// A finned fish whose fins all lead to the conclusion of the fish without fins: type 1.
    KrakenFish1,
    /// A finned fish whose fins, and whose places in one cover house, all lead to the same
    /// conclusion: type 2.
    KrakenFish2,
    /// An assumption that leads to a contradiction, by chains.
    ForcingChainContradiction,
    /// Alternatives that all lead to the same conclusion, by chains.
    ForcingChainVerity,
    /// An assumption that leads to a contradiction, by nets.
    ForcingNetContradiction,
    /// Alternatives that all lead to the same conclusion, by nets.
    ForcingNetVerity,
    /// A place that is in every template of its digit. A template is a way to place the digit on
    /// the whole board.
    TemplateSet,
    /// A place that is in no template of its digit.
    TemplateDelete,
    /// The digit of the only open cell of a sum.
    LastOfSum,
    /// A digit that breaks the rule of its cell, or has no partner in a cell related to it by a
    /// constraint.
    Relation,
    /// A digit that is too small or too large for a sum.
    SumBounds,
    /// A digit that has one place in a cage or other group that needs it.
    GroupSingle,
    /// The digit of the only open cell of an innie or outie: a cell by which cages and houses
    /// differ.
    InnieOutie,
    /// A digit that is in none of the sets that a cage or other group can hold.
    Combinations,
    /// A candidate that sees all places of its digit in a cage, other group or house that needs it.
    LockedInGroup,
    /// A candidate that conflicts with every place of another digit in a house: it sees the place,
    /// or a two-cell constraint forbids the combination.
    LockedByRelation,
    /// A naked subset of a cage or other group: cells with an equal number of digits among them.
    NakedGroupSubset,
    /// A hidden subset of a cage or other group: needed digits with an equal number of places in
    /// it.
    HiddenGroupSubset,
    /// A digit that can't be extended to digits along a whole line.
    Line,
    /// A digit that is in none of the permutations that fill the cells of a constraint.
    Permutations,
    /// A digit whose remainder does not fit a sum.
    Parity,
    /// A digit that contradicts the sum of innies or outies: cells by which cages and houses
    /// differ.
    InniesOuties,
    /// A digit that occurs in no way to fill the cells of two constraints, or of a constraint and a
    /// house.
    JointConstraints,
    /// A digit that leads to a contradiction, by singles and constraints.
    ConstraintForcing,
}

impl Technique {
    /// Returns `true` for full houses, naked singles and hidden singles, which
    /// [`Reasoner::single`](crate::Reasoner::single) finds.
    #[must_use]
    pub fn is_single(self) -> bool {
        matches!(self, Self::FullHouse | Self::NakedSingle | Self::HiddenSingle)
    }

    /// Returns `true` if the technique needs constraints, so that it never occurs on boards without
    /// any.
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

/// A fish with `size` base houses and an equal number of cover houses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fish {
    /// The number of base houses, 2 to 7; there are as many cover houses.
    pub size: u8,
    /// The kinds of its houses.
    pub shape: FishShape,
    /// The kind of its fins.
    pub fins: Fins,
}

/// The kinds of houses of a fish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FishShape {
    /// Rows against columns.
    Basic,
    /// Rows and boxes on one side, columns and boxes on the other; both sides contain lines.
    Franken,
    /// Any kinds of houses on both sides.
    Mutant,
}

/// The kind of fins: places outside the cover houses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fins {
    /// No fins.
    None,
    /// With fins.
    Finned,
    /// With fins, and with a base house that has only one place without them.
    Sashimi,
}
