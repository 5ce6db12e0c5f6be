//! The table of deduction rules.

use super::all_different;
use super::level::{Contradiction, Propagation};
use super::locked;
use super::subsets;
use super::work::Work;
use evoku_messages::{Message, say};
use evoku_model::House;

/// A rule of deduction: an entry of [`RULES`].
#[derive(Debug)]
pub struct Rule {
    /// The conventional name.
    pub name: &'static str,
    /// A description of the excluded candidates.
    pub about: fn() -> Message,
    /// The publication that describes it.
    pub source: &'static str,
    /// The first level that includes it.
    pub level: Propagation,
    /// Applies the rule to a house with a cell that lost candidates. `None` for the rule about
    /// single cells, which is part of placing a digit.
    pub(super) apply: Option<HouseRule>,
}

pub(super) type HouseRule = fn(&mut Work<'_>, House) -> Result<(), Contradiction>;

/// Every rule, the cheapest first. A rule runs only if those before it find nothing more. Since the
/// fixed point is the same in any order, the order only affects speed.
pub static RULES: &[Rule] = &[
    Rule {
        name: "naked single",
        about: say::engine_rule_naked_single,
        source: "H. Simonis, \"Sudoku as a Constraint Problem\", CP 2005 workshop on modelling: \
            forward checking",
        level: Propagation::Basic,
        apply: None,
    },
    Rule {
        name: "hidden single",
        about: say::engine_rule_hidden_single,
        source: "J. F. Crook, \"A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles\", \
            Notices of the AMS 56 (2009), 460-468",
        level: Propagation::Subsets,
        apply: Some(subsets::hidden_singles),
    },
    Rule {
        name: "naked pair",
        about: say::engine_rule_naked_pair,
        source: "Crook 2009: preemptive sets of two cells",
        level: Propagation::Pairs,
        apply: Some(subsets::naked_pairs),
    },
    Rule {
        name: "locked candidates",
        about: say::engine_rule_locked_candidates,
        source: "Simonis 2005: interaction of rows, columns and blocks; known as pointing and \
            claiming",
        level: Propagation::Locked,
        apply: Some(locked::locked_candidates),
    },
    Rule {
        name: "naked triple and quad",
        about: say::engine_rule_naked_triple_and_quad,
        source: "Crook 2009: preemptive sets of three and four cells",
        level: Propagation::Subsets,
        apply: Some(subsets::naked_triples_and_quads),
    },
    Rule {
        name: "hidden pair, triple and quad",
        about: say::engine_rule_hidden_pair_triple_and_quad,
        source: "Crook 2009: the complement of a preemptive set",
        level: Propagation::Subsets,
        apply: Some(subsets::hidden_pairs_to_quads),
    },
    Rule {
        name: "all different",
        about: say::engine_rule_all_different,
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
