//! One step of human logic with its reason, as data.

use std::ops::ControlFlow;

use crate::argument::Argument;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, House};

/// The conclusion of a technique from a position, with its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deduction {
    /// The technique.
    pub technique: Technique,
    /// The digits to place, with their cells.
    pub placements: Vec<Candidate>,
    /// The candidates to rule out, in HoDoKu's order. The order determines which of several new
    /// singles comes first, so it can change the score of the whole path.
    pub eliminations: Vec<Candidate>,
    /// The reason.
    pub pattern: Pattern,
}

/// A callback that receives the deductions of a search. It breaks when it needs no more deductions.
pub(crate) type Found<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// The pattern found on the board, with all data for an explanation or a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// A digit with one place left in a house, or a cell with one candidate left (no house).
    Single {
        /// The house of a full house or a hidden single.
        house: Option<House>,
    },
    /// A digit whose places in one house are all in another house.
    Locked {
        /// The digit.
        digit: Digit,
        /// The house that needs the digit.
        from: House,
        /// The house in which no other cell may hold the digit.
        to: House,
    },
    /// An equal number of cells and digits; the technique distinguishes naked from hidden subsets.
    Subset {
        /// The house of the subset; for locked pairs and triples, all houses that contain the
        /// subset.
        houses: Vec<House>,
        /// The cells, ascending.
        cells: Vec<Cell>,
        /// The digits; there are as many as cells.
        digits: Digits,
    },
    /// Base houses whose places for a digit, except for the fins, are in an equal number of cover
    /// houses.
    Fish {
        /// The digit.
        digit: Digit,
        /// The houses that need the digit.
        base: Vec<House>,
        /// The houses in which no other cell may hold the digit; there are as many as base houses.
        cover: Vec<House>,
        /// The places in base houses that are in no cover house.
        fins: Vec<Cell>,
        /// The places in two base houses.
        endo_fins: Vec<Cell>,
        /// For a Kraken fish, the chains from its fins and from the places of a cover house to the
        /// conclusion.
        chains: Vec<Implications>,
    },
    /// Two fish with the same base.
    SiameseFish {
        /// The digit of both fish.
        digit: Digit,
        /// The base houses, which need the digit.
        base: Vec<House>,
        /// The places in two base houses.
        endo_fins: Vec<Cell>,
        /// The cover houses of each fish.
        cover: [Vec<House>; 2],
        /// The fins of each fish.
        fins: [Vec<Cell>; 2],
    },
    /// XY-wing, XYZ-wing and WXYZ-wing.
    Wing {
        /// The cell that sees both pincers.
        pivot: Cell,
        /// The two or three cells that the pivot sees.
        pincers: Vec<Cell>,
        /// The digit that at least one of the cells holds.
        digit: Digit,
    },
    /// Unique, hidden and avoidable rectangles, and unique loops: cells in which two digits could be
    /// exchanged.
    Deadly {
        /// The two digits.
        digits: Digits,
        /// The cells, ascending.
        cells: Vec<Cell>,
        /// Further houses that the argument uses: those of strong links, or that of a subset.
        houses: Vec<House>,
        /// The cells outside the pattern that form a subset with its extra digits.
        subset: Vec<Cell>,
    },
    /// A bivalue universal grave: all open cells except one have two candidates. Without the extra
    /// candidate, the solution would not be unique.
    BivalueUniversalGrave {
        /// The cell with three candidates.
        cell: Cell,
    },
    /// Conjugate places of a digit, in two alternating colors.
    Colors {
        /// The digit.
        digit: Digit,
        /// The places of each cluster, by color.
        clusters: Vec<[Vec<Cell>; 2]>,
    },
    /// A chain or loop of implications, or several chains that meet.
    Chains(Vec<Implications>),
    /// Almost locked sets and their links, in order.
    AlmostLockedSets {
        /// The sets; each has one digit more than it has cells.
        sets: Vec<LockedSet>,
        /// The digits that link each set to the next (in death blossom, each set to the stem).
        links: Vec<Digits>,
        /// The stem cell of death blossom.
        stem: Option<Cell>,
    },
    /// The crossing of a box and a line, with a set in the rest of the line and another in the rest
    /// of the box.
    SueDeCoq {
        /// The cells of the crossing.
        crossing: LockedSet,
        /// The cells in the rest of the line.
        line: LockedSet,
        /// The cells in the rest of the box.
        box_: LockedSet,
        /// The line.
        line_house: House,
        /// The box.
        box_house: House,
    },
    /// Two base cells whose digits return in two target cells.
    Exocet {
        /// The base: two cells of a box and a line.
        base: [Cell; 2],
        /// The targets, in the other boxes along the line.
        targets: [Cell; 2],
        /// The candidates of the base.
        digits: Digits,
        /// The lines across: through the base's box, and through each target.
        lines: [House; 3],
    },
    /// All templates (ways to place a digit on the whole board) agree on some cells.
    Templates {
        /// The digit.
        digit: Digit,
    },
    /// An argument by which constraints rule out candidates.
    Constraints(Argument),
}

/// Some cells of a house and the digits that they hold together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LockedSet {
    /// The cells, ascending.
    pub cells: Vec<Cell>,
    /// The digits.
    pub digits: Digits,
}

/// A graph of implications. It is a chain if each implication follows from the previous one alone,
/// and a net otherwise.
///
/// ```text
/// chain:  -3- r1c1 =3= r1c7 -3- ...    not 3 in r1c1 -> 3 in r1c7 -> ...
/// steps:  0: off, causes []   1: on, causes [0]   2: off, causes [1]
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Implications {
    /// The steps; causes come before their effects.
    pub steps: Vec<Implication>,
}

/// One step of a chain or net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Implication {
    /// One cell, or a group: several cells of one house, exactly one of which holds the digit.
    pub cells: Vec<Cell>,
    /// The digit of the step.
    pub digit: Digit,
    /// `true` if the digit is in one of the cells, `false` if it is in none of them.
    pub on: bool,
    /// The almost locked set that justifies the step, if there is one.
    pub through: Option<LockedSet>,
    /// The house in which the digit has no other place left, if that justifies the step.
    pub house: Option<House>,
    /// The index of the constraint that rules the digit out, if that justifies the step.
    pub constraint: Option<usize>,
    /// The indices of the steps that this one follows from; empty for assumptions.
    pub causes: Vec<usize>,
}

impl Implications {
    /// An alternating chain: the first step is assumed to be off, so the next is on, and so on.
    /// Each link consists of cells, a digit and, if on, the house without another place.
    pub(crate) fn alternating(
        links: impl IntoIterator<Item = (Vec<Cell>, Digit, Option<House>)>,
    ) -> Self {
        let mut steps: Vec<Implication> = Vec::new();
        for (cells, digit, house) in links {
            let on = steps.len() % 2 == 1;
            let causes = steps.len().checked_sub(1).into_iter().collect();
            steps.push(Implication {
                cells,
                digit,
                on,
                through: None,
                house,
                constraint: None,
                causes,
            });
        }
        Self { steps }
    }
}
