//! Constraints and their kinds by name, until the model has messages for them.

use evoku_messages::{Message, say};
use evoku_model::{Clash, Constraint, ConstraintKind, Geometry};

/// The name of a kind: `little killer`.
pub(super) fn name(kind: &ConstraintKind) -> Message {
    say::verbatim(kind.name.replace('-', " "))
}

/// The rule of a kind.
pub(super) fn rule(kind: &ConstraintKind) -> Message {
    say::verbatim(kind.about)
}

/// A constraint: `the thermometer at r1c1`.
pub(super) fn constraint(constraint: &Constraint, side: usize) -> Message {
    say::verbatim(constraint.words(side))
}

/// A clash: `two 5s in row 1 (r1c2 and r1c7)`.
pub(super) fn clash(clash: &Clash, geometry: &Geometry) -> Message {
    say::verbatim(clash.words(geometry))
}
