//! One step of human logic, with its reason, as data.

use std::ops::ControlFlow;

use crate::argument::Argument;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, House};

/// What a technique concludes from a position, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deduction {
    /// The technique.
    pub technique: Technique,
    /// The digits to put into cells.
    pub placements: Vec<Candidate>,
    /// The candidates to rule out, in the order in which HoDoKu does so: which of several singles
    /// comes about first, and with that at times the score of the whole path, depends on it.
    pub eliminations: Vec<Candidate>,
    /// Why.
    pub pattern: Pattern,
}

/// Takes the deductions of a search, and breaks when that is enough.
pub(crate) type Found<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// What a technique has found on the board: all that an explanation or a picture needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// A digit that has one place left in a house, or a cell that has one digit left (no house).
    Single {
        /// The house of a full house or a hidden single.
        house: Option<House>,
    },
    /// A digit whose places in one house are all in another.
    Locked {
        /// The digit.
        digit: Digit,
        /// The house that needs the digit.
        from: House,
        /// The house in which no other cell may hold it.
        to: House,
    },
    /// As many digits as cells: naked or hidden, by the technique.
    Subset {
        /// The house of the subset; with locked pairs and triples, all houses that hold it.
        houses: Vec<House>,
        /// The cells, ascending.
        cells: Vec<Cell>,
        /// The digits, as many as cells.
        digits: Digits,
    },
    /// Base houses whose places for a digit lie in as many cover houses, but for the fins.
    Fish {
        /// The digit.
        digit: Digit,
        /// The houses that need the digit.
        base: Vec<House>,
        /// The houses, as many, in which no other cell may hold it.
        cover: Vec<House>,
        /// The places in base houses that no cover house holds.
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
        /// The digit that one of the cells holds for certain.
        digit: Digit,
    },
    /// Unique, hidden and avoidable rectangles: two digits in four cells of two boxes.
    Rectangle {
        /// The two digits.
        digits: Digits,
        /// The corners, ascending.
        cells: [Cell; 4],
        /// The houses that the reasoning uses besides: strong links, the house of a subset.
        houses: Vec<House>,
        /// The cells outside the rectangle that make a subset with its extra digits.
        subset: Vec<Cell>,
    },
    /// A board that would have no single solution: all cells but one have two candidates.
    BivalueUniversalGrave {
        /// The cell with three.
        cell: Cell,
    },
    /// Conjugate places of a digit, coloured in turns.
    Colors {
        /// The digit.
        digit: Digit,
        /// For each cluster its places of either color.
        clusters: Vec<[Vec<Cell>; 2]>,
    },
    /// A chain or loop of implications, or two that meet.
    Chains(Vec<Implications>),
    /// Almost locked sets, with what links them in order.
    AlmostLockedSets {
        /// The sets; each has one digit more than cells.
        sets: Vec<LockedSet>,
        /// The digits that link a set to the next (or, of death blossom, a set to the stem).
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
    /// All ways to place a digit on the whole board agree.
    Templates {
        /// The digit.
        digit: Digit,
    },
    /// What constraints leave to some cells.
    Constraints(Argument),
}

/// Some cells of a house and the digits that they hold between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LockedSet {
    /// The cells, ascending.
    pub cells: Vec<Cell>,
    /// The digits.
    pub digits: Digits,
}

/// What follows from what: a chain where each implication has the one before as its only cause, a
/// net otherwise.
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
    /// The cells: one, or several of one house that hold the digit between them (a group).
    pub cells: Vec<Cell>,
    /// The digit.
    pub digit: Digit,
    /// Whether the digit is in (one of) the cells, or in none of them.
    pub on: bool,
    /// The almost locked set through which the step goes, if it goes through one.
    pub through: Option<LockedSet>,
    /// The house in which the digit has no other place left, if that is why.
    pub house: Option<House>,
    /// The constraint that rules the digit out, by its index, if one does.
    pub constraint: Option<usize>,
    /// The indices of the steps that this one follows from; none for what is assumed.
    pub causes: Vec<usize>,
}

impl Implications {
    /// A chain that alternates: the first is assumed to be off, so the next is on, and so on. Each
    /// is some cells, a digit and, for one that is on, the house that has no other place.
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
