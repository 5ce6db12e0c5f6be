//! The table of the kinds of constraints.

use super::kind::ConstraintKind;
use super::kinds::{
    alternatives, board, chaos, counts, custom, frame, groups, lines, lunchbox, outside, pairs,
    ranks,
};

/// Every kind of constraint other than houses and [`FRAME`].
pub static CONSTRAINTS: &[&ConstraintKind] = &[
    &groups::DIFFERENT,
    &groups::KILLER,
    &groups::SUM,
    &groups::LITTLE_KILLER,
    &groups::PRODUCT,
    &groups::MINUS,
    &groups::DIVIDE,
    &groups::EVEN,
    &groups::ODD,
    &groups::CONTAINS,
    &groups::CLONE,
    &groups::COUNTING_CIRCLES,
    &counts::EXACTLY,
    &counts::DISTINCT_COUNT,
    &counts::EQUALITY_CAGE,
    &counts::RELLIK,
    &counts::EQUAL_SUMS,
    &counts::SAME_SETS,
    &counts::WEIGHTED_SUM,
    &lunchbox::LUNCHBOX,
    &pairs::GREATER,
    &pairs::DIFFERENCE,
    &pairs::RATIO,
    &pairs::XV,
    &pairs::MINIMUM,
    &pairs::MAXIMUM,
    &lines::THERMOMETER,
    &lines::SLOW_THERMOMETER,
    &lines::WHISPERS,
    &lines::RENBAN,
    &lines::NABNER,
    &lines::PALINDROME,
    &lines::BETWEEN,
    &lines::LOCKOUT,
    &lines::MODULAR,
    &lines::ENTROPIC,
    &lines::ZIPPER,
    &lines::REGION_SUM,
    &lines::SUM_LINE,
    &lines::SUM_LOOP,
    &lines::ARROW,
    &lines::DOUBLE_ARROW,
    &lines::SLINGSHOT,
    &outside::SANDWICH,
    &outside::X_SUM,
    &outside::SKYSCRAPER,
    &outside::HIDDEN_SKYSCRAPER,
    &outside::NUMBERED_ROOM,
    &outside::INDEXER,
    &ranks::FULL_RANK,
    &ranks::RANKS_DIFFER,
    &chaos::CHAOS_CONSTRUCTION,
    &chaos::ALIKE,
    &chaos::RUN,
    &board::NONCONSECUTIVE,
    &board::NONCONSECUTIVE_CORNERS,
    &board::ANTI_TAXICAB,
    &board::ENTROPIC_SQUARES,
    &board::MODULAR_SQUARES,
    &board::FLATMATES,
    &board::DISJOINT_GROUPS,
    &board::NO_OTHER_DIFFERENCES,
    &board::NO_OTHER_RATIOS,
    &board::NO_OTHER_SUMS,
    &custom::RELATION,
    &custom::RELATION_OF_ALL,
    &custom::AUTOMATON,
    &alternatives::ALTERNATIVES,
];

/// Declarations about the board itself: its digits, its size, cells outside it. Each may occur once
/// per board.
pub static FRAME: &[&ConstraintKind] =
    &[&frame::DIGITS, &frame::SIZE, &frame::BESIDE, &frame::NO_LINES];

/// The kind with this name.
#[must_use]
pub fn constraint_kind(name: &str) -> Option<&'static ConstraintKind> {
    CONSTRAINTS.iter().chain(FRAME).find(|kind| kind.name == name).copied()
}
