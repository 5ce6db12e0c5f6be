//! Propagation: rules of deduction, applied until none of them rules out anything more.
//!
//! Every rule is sound (what it rules out is in no solution) and monotone (from fewer candidates it
//! concludes at least as much), so the fixed point that is reached depends neither on the order of
//! the rules nor on that of the givens (K. R. Apt, "The essence of constraint propagation",
//! Theoretical Computer Science 221 (1999), doi:10.1016/S0304-3975(99)00032-8).
//!
//! ```
//! use std::sync::Arc;
//!
//! use evoku_sudoku::logic::{Board, Propagation, Propagator};
//! use evoku_sudoku::{Cell, Digit, Geometry, Shape};
//!
//! let geometry = Arc::new(Geometry::plain(Shape::new(2, 2)?));
//! let mut board = Board::blank(&Arc::new(Propagator::new(geometry, Propagation::Basic)));
//! let digit = |value| Digit::new(value).expect("a digit");
//! for (column, value) in [(0, 1), (1, 2), (2, 3)] {
//!     board.set(Cell::at(0, column, 4), digit(value))?;
//! }
//! assert_eq!(board.get(Cell::at(0, 3, 4)), Some(digit(4)));
//! assert!(board.set(Cell::at(1, 0, 4), digit(1)).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod all_different;
mod board;
mod locked;
mod subsets;

use thiserror::Error;

use board::Work;
pub use board::{Board, Propagator};

use crate::model::House;

/// How much is deduced. Each level includes those before it: it rules out at least as much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Propagation {
    /// Naked singles.
    Basic,
    /// And naked pairs.
    Pairs,
    /// And naked triples and quads, hidden singles to quads.
    Subsets,
    /// And locked candidates.
    Locked,
    /// And everything that follows from any one house.
    Full,
}

impl Propagation {
    /// Every level, the weakest first.
    pub const ALL: [Self; 5] = [Self::Basic, Self::Pairs, Self::Subsets, Self::Locked, Self::Full];

    /// The name by which commands and experiments ask for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Pairs => "pairs",
            Self::Subsets => "subsets",
            Self::Locked => "locked",
            Self::Full => "full",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The rules of this level and of those before it, the cheapest first.
    pub fn rules(self) -> impl Iterator<Item = &'static Rule> {
        RULES.iter().filter(move |rule| rule.level <= self)
    }
}

/// The board has no solution: a cell has no candidate left, or a house no place for a digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[error("no solution: a cell without candidates, or a house without a place for a digit")]
pub struct Contradiction;

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
    apply: Option<HouseRule>,
}

type HouseRule = fn(&mut Work<'_>, House) -> Result<(), Contradiction>;

/// Every rule, the cheapest first: a rule runs only when those before it find nothing more. As the
/// fixed point is the same in any order, this is about speed alone.
pub static RULES: &[Rule] = &[
    Rule {
        name: "naked single",
        about: "the digit of a decided cell is no candidate of its peers",
        source: "H. Simonis, \"Sudoku as a Constraint Problem\", CP 2005 workshop on modelling: forward checking",
        level: Propagation::Basic,
        apply: None,
    },
    Rule {
        name: "hidden single",
        about: "a digit with one place left in a house goes there",
        source: "J. F. Crook, \"A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles\", Notices of the AMS 56 (2009), 460-468",
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
        about: "a digit whose places in a house all lie in another has no further place in that one",
        source: "Simonis 2005: interaction of rows, columns and blocks; known as pointing and claiming",
        level: Propagation::Locked,
        apply: Some(locked::locked_candidates),
    },
    Rule {
        name: "naked triple and quad",
        about: "three or four cells of a house with as many candidates between them take these from its other cells",
        source: "Crook 2009: preemptive sets of three and four cells",
        level: Propagation::Subsets,
        apply: Some(subsets::naked_triples_and_quads),
    },
    Rule {
        name: "hidden pair, triple and quad",
        about: "two to four digits with as many places between them in a house leave no room there for others",
        source: "Crook 2009: the complement of a preemptive set",
        level: Propagation::Subsets,
        apply: Some(subsets::hidden_pairs_to_quads),
    },
    Rule {
        name: "all different",
        about: "a candidate that is in no way to fill its house is ruled out",
        source: "J.-C. Régin, \"A filtering algorithm for constraints of difference in CSPs\", AAAI 1994, 362-367",
        level: Propagation::Full,
        apply: Some(all_different::all_different),
    },
];
