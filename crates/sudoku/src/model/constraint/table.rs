//! The table of the kinds of constraints.

use super::kind::ConstraintKind;
use super::kinds::{board, groups, lines, outside, pairs};

/// Every kind of constraint besides houses.
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
    &lines::ARROW,
    &lines::DOUBLE_ARROW,
    &outside::SANDWICH,
    &outside::X_SUM,
    &outside::SKYSCRAPER,
    &outside::NUMBERED_ROOM,
    &outside::INDEXER,
    &board::NONCONSECUTIVE,
    &board::NONCONSECUTIVE_CORNERS,
    &board::DISJOINT_GROUPS,
    &board::NO_OTHER_DIFFERENCES,
    &board::NO_OTHER_RATIOS,
    &board::NO_OTHER_SUMS,
];

/// The kind of this name.
#[must_use]
pub fn constraint_kind(name: &str) -> Option<&'static ConstraintKind> {
    CONSTRAINTS.iter().find(|kind| kind.name == name).copied()
}
