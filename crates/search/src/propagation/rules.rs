//! The table of rules.

use super::all_different;
use super::level::{Contradiction, Propagation};
use super::locked;
use super::subsets;
use super::work::Work;
use evoku_model::House;

/// A rule of deduction: an entry of [`RULES`].
#[derive(Debug)]
pub struct Rule {
    /// The usual name.
    pub name: &'static str,
    /// What it rules out.
    pub about: &'static str,
    /// Where it is described.
    pub source: &'static str,
    /// The first level that has it.
    pub level: Propagation,
    /// What it does to a house with a cell that lost candidates. None for the rule that looks at
    /// single cells and so is part of placing a digit.
    pub(super) apply: Option<HouseRule>,
}

pub(super) type HouseRule = fn(&mut Work<'_>, House) -> Result<(), Contradiction>;

/// Every rule, the cheapest first: a rule runs only when those before it find nothing more. As the
/// fixed point is the same in any order, this is about speed alone.
pub static RULES: &[Rule] = &[
    Rule {
        name: "naked single",
        about: "the digit of a decided cell is no candidate of its peers",
        source: "H. Simonis, \"Sudoku as a Constraint Problem\", CP 2005 workshop on modelling: \
            forward checking",
        level: Propagation::Basic,
        apply: None,
    },
    Rule {
        name: "hidden single",
        about: "a digit with one place left in a house goes there",
        source: "J. F. Crook, \"A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles\", \
            Notices of the AMS 56 (2009), 460-468",
        level: Propagation::Subsets,
        apply: Some(subsets::hidden_singles),
    },
    Rule {
        name: "naked pair",
        about: "two cells of a house with the same two candidates take both from its other cells",
        source: "Crook 2009: preemptive sets of two cells",
        level: Propagation::Pairs,
        apply: Some(subsets::naked_pairs),
    },
    Rule {
        name: "locked candidates",
        about: "a digit whose places in a house all lie in another has no further place in that \
            one",
        source: "Simonis 2005: interaction of rows, columns and blocks; known as pointing and \
            claiming",
        level: Propagation::Locked,
        apply: Some(locked::locked_candidates),
    },
    Rule {
        name: "naked triple and quad",
        about: "three or four cells of a house with as many candidates between them take these \
            from its other cells",
        source: "Crook 2009: preemptive sets of three and four cells",
        level: Propagation::Subsets,
        apply: Some(subsets::naked_triples_and_quads),
    },
    Rule {
        name: "hidden pair, triple and quad",
        about: "two to four digits with as many places between them in a house leave no room \
            there for others",
        source: "Crook 2009: the complement of a preemptive set",
        level: Propagation::Subsets,
        apply: Some(subsets::hidden_pairs_to_quads),
    },
    Rule {
        name: "all different",
        about: "a candidate that is in no way to fill its house is ruled out",
        source: "J.-C. Régin, \"A filtering algorithm for constraints of difference in CSPs\", \
            AAAI 1994, 362-367",
        level: Propagation::Full,
        apply: Some(all_different::all_different),
    },
];

impl Propagation {
    /// The rules of this level and of those before it, the cheapest first.
    pub fn rules(self) -> impl Iterator<Item = &'static Rule> {
        RULES.iter().filter(move |rule| rule.level <= self)
    }
}
