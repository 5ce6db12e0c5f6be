//! The members of an object that contain constraints.

/// A member, with the kind of constraints that it contains.
pub(super) struct Member {
    /// The name.
    pub(super) name: &'static str,
    /// The name of the kind in [`CONSTRAINTS`](evoku_model::CONSTRAINTS).
    pub(super) kind: &'static str,
    pub(super) form: Form,
}

/// The JSON form of the constraints in a member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// `true`: the rule applies to the whole board.
    Flag,
    /// `{"cell": "R1C1"}`.
    Cell,
    /// `{"cells": ["R1C1", "R1C2"], "value": "5"}`.
    Cells,
    /// `{"lines": [["R1C1", "R1C2"]]}`.
    Lines,
    /// The same with a `value`.
    ValuedLines,
    /// `{"cells": ["R1C1"], "lines": [["R1C1", "R1C2"]]}`: a bulb, and arrows that begin in it.
    Arrow,
    /// `{"cells": ["R1C1"], "cloneCells": ["R2C2"]}`.
    Clone,
    /// `{"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 2]}`.
    Quadruple,
    /// `{"cells": ["R1C1", "R1C2"], "value": "X"}`.
    Roman,
    /// `{"cell": "R0C1", "value": "5"}`: a clue outside the board, for a row or column.
    Outside,
    /// The same with a `direction` like `DR`, for a diagonal.
    Diagonal,
    /// `{"cells": ["R1C1"]}`: each cell contains the position of a digit in its row, column or box.
    Indexers(Indexed),
}

/// The house into which an indexer points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Indexed {
    Row,
    Column,
    Box,
}

const fn member(name: &'static str, kind: &'static str, form: Form) -> Member {
    Member { name, kind, form }
}

/// The members, in the order in which a puzzle gets its constraints.
///
/// If a kind occurs twice, a constraint is written to the first member that can represent it.
pub(super) static MEMBERS: &[Member] = &[
    member("extraregion", "different", Form::Cells),
    member("disjointgroups", "disjoint-groups", Form::Flag),
    member("killercage", "killer", Form::Cells),
    member("littlekillersum", "little-killer", Form::Diagonal),
    member("odd", "odd", Form::Cell),
    member("even", "even", Form::Cell),
    member("minimum", "minimum", Form::Cell),
    member("maximum", "maximum", Form::Cell),
    member("clone", "clone", Form::Clone),
    member("quadruple", "contains", Form::Quadruple),
    member("difference", "difference", Form::Cells),
    member("ratio", "ratio", Form::Cells),
    member("xv", "xv", Form::Roman),
    member("arrow", "arrow", Form::Arrow),
    member("doublearrow", "double-arrow", Form::Lines),
    member("thermometer", "thermometer", Form::Lines),
    member("slowthermometer", "slow-thermometer", Form::Lines),
    member("palindrome", "palindrome", Form::Lines),
    member("renban", "renban", Form::Lines),
    member("whispers", "whispers", Form::ValuedLines),
    member("regionsumline", "region-sum", Form::Lines),
    member("sumline", "sum-line", Form::ValuedLines),
    member("betweenline", "between", Form::Lines),
    member("lockout", "lockout", Form::Lines),
    member("entropicline", "entropic", Form::Lines),
    member("modularline", "modular", Form::Lines),
    member("nabner", "nabner", Form::Lines),
    member("zipperline", "zipper", Form::Lines),
    member("sandwichsum", "sandwich", Form::Outside),
    member("xsum", "x-sum", Form::Outside),
    member("skyscraper", "skyscraper", Form::Outside),
    member("numberedrooms", "numbered-room", Form::Outside),
    member("numberedroom", "numbered-room", Form::Outside),
    member("rowindexer", "indexer", Form::Indexers(Indexed::Column)),
    member("columnindexer", "indexer", Form::Indexers(Indexed::Row)),
    member("boxindexer", "indexer", Form::Indexers(Indexed::Box)),
];

/// The members that contain the board, its rules, its solution and text about it.
pub(super) const OTHERS: &[&str] = &[
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "diagonal+",
    "diagonal-",
    "antiknight",
    "antiking",
    "nonconsecutive",
    "negative",
];

/// Settings of the page and of solvers, which are not part of the puzzle.
pub(super) const SETTINGS: &[&str] =
    &["highlightConflicts", "disabledlogic", "truecandidatesoptions", "metadata"];

/// Members that are only drawn. They are kept as fields with JSON, and never interpreted as
/// constraints.
pub(super) const DRAWN: &[&str] =
    &["line", "text", "circle", "rectangle", "cage", "fogofwar", "foglight"];

#[cfg(test)]
mod tests {
    use super::*;
    use evoku_model::constraint_kind;

    #[test]
    fn each_member_occurs_once_and_has_a_kind() {
        let mut names: Vec<&str> = MEMBERS.iter().map(|member| member.name).collect();
        names.extend(OTHERS.iter().chain(SETTINGS).chain(DRAWN));
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{name} twice");
        }
        for member in MEMBERS {
            assert!(constraint_kind(member.kind).is_some(), "{}: {}", member.name, member.kind);
        }
    }
}
