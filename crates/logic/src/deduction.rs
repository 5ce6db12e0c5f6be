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
    /// The digits to put into cells.
    pub placements: Vec<Candidate>,
    /// The candidates to rule out, in HoDoKu's order. The order determines which of several singles
    /// appears first, and so sometimes the score of the whole path.
    pub eliminations: Vec<Candidate>,
    /// The reason.
    pub pattern: Pattern,
}

/// A callback for the deductions of a search; it breaks when it has enough.
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
        /// The house in which no other cell may hold it.
        to: House,
    },
    /// As many digits as cells; the technique distinguishes naked and hidden subsets.
    Subset {
        /// The house of the subset; for locked pairs and triples, all houses that contain it.
        houses: Vec<House>,
        /// The cells, ascending.
        cells: Vec<Cell>,
        /// The digits, as many as cells.
        digits: Digits,
    },
    /// Base houses whose places for a digit are, except for the fins, in as many cover houses.
    Fish {
        /// The digit.
        digit: Digit,
        /// The houses that need the digit.
        base: Vec<House>,
        /// The houses, as many as base houses, in which no other cell may hold it.
        cover: Vec<House>,
        /// The places in base houses that are in no cover house.
        fins: Vec<Cell>,
        /// The places in two base houses.
        endo_fins: Vec<Cell>,
        /// For a Kraken fish, how each fin and cover leads to the conclusion.
        chains: Vec<Implications>,
    },
    /// Two fish with the same base.
    SiameseFish {
        /// The digit.
        digit: Digit,
        /// The houses that need the digit.
        base: Vec<House>,
        /// The places in two base houses.
        endo_fins: Vec<Cell>,
        /// The cover houses of each fish.
        cover: [Vec<House>; 2],
        /// The fins of each fish.
        fins: [Vec<Cell>; 2],
    },
    /// XY-wing and XYZ-wing.
    Wing {
        /// The cell that sees both others.
        pivot: Cell,
        /// The two others.
        pincers: [Cell; 2],
        /// The digit that one of the cells certainly holds.
        digit: Digit,
    },
    /// Unique, hidden and avoidable rectangles: two digits in four cells of two boxes.
    Rectangle {
        /// The two digits.
        digits: Digits,
        /// The corners, ascending.
        cells: [Cell; 4],
        /// Further houses that the argument uses: strong links, the house of a subset.
        houses: Vec<House>,
        /// The cells outside the rectangle that form a subset with its extra digits.
        subset: Vec<Cell>,
    },
    /// A bivalue universal grave: all cells except one have two candidates. Without the extra
    /// candidate, the solution would not be unique.
    BivalueUniversalGrave {
        /// The cell with three candidates.
        cell: Cell,
    },
    /// Conjugate places of a digit, coloured alternately.
    Colors {
        /// The digit.
        digit: Digit,
        /// The places of each cluster, by color.
        clusters: Vec<[Vec<Cell>; 2]>,
    },
    /// A chain or loop of implications, or several that meet.
    Chains(Vec<Implications>),
    /// Almost locked sets and their links, in order.
    AlmostLockedSets {
        /// The sets; each has one more digit than cells.
        sets: Vec<LockedSet>,
        /// The digits that link each set to the next (in death blossom, each set to the stem).
        links: Vec<Digits>,
        /// The stem cell of death blossom.
        stem: Option<Cell>,
    },
    /// Cells where a box and a line cross, with a set in the rest of each.
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
    /// All templates (ways to place a digit on the whole board) agree on some cells.
    Templates {
        /// The digit.
        digit: Digit,
    },
    /// Constraints leave fewer candidates to some cells.
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

/// A graph of implications. It is a chain if the previous implication is the only cause of each,
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
    /// One cell, or a group: several cells of one house, one of which holds the digit.
    pub cells: Vec<Cell>,
    /// The digit.
    pub digit: Digit,
    /// `true` if the digit is in (one of) the cells, `false` if it is in none of them.
    pub on: bool,
    /// The almost locked set that justifies the step, if any.
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
