//! Constraints as links of a chain.

use crate::formats::iss::codes;
use crate::formats::iss::kinds::{KINDS, Layout};
use crate::formats::iss::places::{diagonal, square};
use crate::formats::regions;
use crate::model::{Cell, Constraint, Geometry, Partition};

/// The rules of a board that have names.
pub(super) fn rules(geometry: &Geometry) -> String {
    let mut text = String::new();
    for name in geometry.rules().names() {
        text.push_str(match name {
            "diagonal" => ".Diagonal~1.Diagonal~-1",
            "windoku" => ".Windoku",
            "anti-knight" => ".AntiKnight",
            "anti-king" => ".AntiKing",
            _ => "",
        });
    }
    match &geometry.rules().partition {
        Partition::Boxes => {}
        Partition::None => text.push_str(".NoBoxes"),
        Partition::Regions(numbers) => {
            text.push_str(&format!(".NoBoxes.Jigsaw~{}", regions::print(numbers)));
        }
    }
    text
}

/// A constraint as a link of the chain; none where it has no counterpart.
pub(super) fn written(constraint: &Constraint, geometry: &Geometry) -> Option<String> {
    let side = geometry.side();
    let (name, numbers) = (constraint.kind().name, constraint.numbers());
    let cells = named(constraint.cells(), side);
    match (name, numbers) {
        ("little-killer" | "contains", _) => return from_first_cell(constraint, side),
        ("exactly", [count @ 0..=9, digit @ 1..=9]) => {
            return Some(format!(".LookAndSay~{count}{digit}{cells}"));
        }
        ("exactly", _) => return None,
        ("equal-sums", sizes) => return equal_sum(constraint.cells(), sizes, side),
        ("indexer", [number]) => return indexing(constraint.cells(), *number, side),
        ("relation", table) => {
            return Some(format!(".Pair~{}~_{cells}", codes::print_pairs(table, side)?));
        }
        ("relation-of-all", table) => {
            return Some(format!(".PairX~{}~_{cells}", codes::print_pairs(table, side)?));
        }
        ("automaton", table) => {
            return Some(format!(".NFA~{}~_{cells}", codes::print_automaton(table, side)?));
        }
        ("sum-loop", [total]) => return Some(format!(".SumLine~{total}{cells}~LOOP")),
        ("full-rank", [_, (1..)]) if !all_may_tie(geometry) => return None,
        ("ranks-differ", _) => return Some(".FullRankTies~none".to_owned()),
        ("alternatives", _) => {
            let each = constraint.alternatives().iter().map(|one| written(one, geometry));
            return Some(format!(".Or{}.End", each.collect::<Option<String>>()?));
        }
        ("arrow", [number]) if *number > 1 => return Some(format!(".PillArrow~{number}{cells}")),
        ("arrow", _) => return Some(format!(".Arrow{cells}")),
        _ => {}
    }
    let mut same = KINDS.iter().filter(|kind| kind.1 == name);
    let &(there, _, stands_for, layout) =
        same.find(|kind| kind.3 != Layout::Pairs || kind.2 == number(constraint))?;
    match layout {
        Layout::Board => Some(format!(".{there}")),
        Layout::Pairs => {
            let [first, second] = *constraint.cells() else { return None };
            let apart = first.row(side).abs_diff(second.row(side))
                + first.column(side).abs_diff(second.column(side));
            (apart == 1).then(|| format!(".{there}{cells}"))
        }
        Layout::Cells => {
            let usual = match name {
                "whispers" => Some((side as u32).div_ceil(2)),
                "killer" => Some(0),
                _ => stands_for,
            };
            let number = numbers.first().copied().or(usual);
            let number = number.map(|number| format!("~{number}")).unwrap_or_default();
            Some(format!(".{there}{number}{cells}"))
        }
        Layout::Total | Layout::Ends => {
            let (line, is_back) = across(constraint.cells(), side)?;
            let clue = numbers.first()?;
            let ties = if matches!(numbers, [_, (1..)]) { ".FullRankTies~any" } else { "" };
            Some(match (layout, is_back) {
                (Layout::Total, _) => format!(".{there}~{clue}~{line}"),
                (_, false) => format!(".{there}~{line}~{clue}~{ties}"),
                (_, true) => format!(".{there}~{line}~~{clue}{ties}"),
            })
        }
    }
}

/// Whether every clue about a rank lets others have the same.
fn all_may_tie(geometry: &Geometry) -> bool {
    let mut clues = geometry.constraints().iter().filter(|one| one.kind().name == "full-rank");
    clues.all(|clue| matches!(clue.numbers(), [_, (1..)]))
}

/// Cells as arguments.
fn named(cells: &[Cell], side: usize) -> String {
    cells.iter().map(|cell| format!("~{}", cell.name(side).to_uppercase())).collect()
}

/// Groups of cells of these sizes.
fn equal_sum(cells: &[Cell], sizes: &[u32], side: usize) -> Option<String> {
    let mut rest = cells;
    let mut groups = Vec::new();
    for &size in sizes {
        let (group, others) = rest.split_at_checked(size as usize)?;
        groups.push(named(group, side));
        rest = others;
    }
    rest.is_empty().then(|| format!(".EqualSum{}", groups.join("~-")))
}

/// A cell of a row or column that says where its own number stands there.
fn indexing(cells: &[Cell], number: u32, side: usize) -> Option<String> {
    let cell = cells.get((number as usize).checked_sub(1)?)?.name(side).to_uppercase();
    let (line, is_back) = across(cells, side)?;
    let of = if line.starts_with('R') { "C" } else { "R" };
    (!is_back).then(|| format!(".Indexing~{of}~{cell}"))
}

/// The number of a constraint of a pair, or what is usual; none for a relation without one.
fn number(constraint: &Constraint) -> Option<u32> {
    let usual = match constraint.kind().name {
        "difference" => Some(1),
        "ratio" => Some(2),
        _ => None,
    };
    constraint.numbers().first().copied().or(usual)
}

/// The name of a whole row or column, and whether it is read from its end.
fn across(cells: &[Cell], side: usize) -> Option<(String, bool)> {
    let first = cells.iter().min()?;
    let is_back = cells.first() != Some(first);
    let is_row = cells.iter().all(|cell| cell.row(side) == first.row(side));
    let is_column = cells.iter().all(|cell| cell.column(side) == first.column(side));
    match (is_row, is_column) {
        (true, _) => Some((format!("R{}", first.row(side) + 1), is_back)),
        (_, true) => Some((format!("C{}", first.column(side) + 1), is_back)),
        _ => None,
    }
}

/// A diagonal with its total, or four cells with the digits that they contain, as a link of the
/// chain; none where the cells lie in another way.
fn from_first_cell(constraint: &Constraint, side: usize) -> Option<String> {
    let cells = constraint.cells();
    let &first = cells.first()?;
    let name = first.name(side).to_uppercase();
    if constraint.kind().name == "little-killer" {
        let total = constraint.numbers().first()?;
        return (diagonal(first, side)? == cells).then(|| format!(".LittleKiller~{total}~{name}"));
    }
    let digits: Vec<String> = constraint.numbers().iter().map(u32::to_string).collect();
    if square(first, side).is_some_and(|square| square == *cells) {
        return Some(format!(".Quad~{name}~{}", digits.join("~")));
    }
    Some(format!(".ContainAtLeast~{}{}", digits.join("_"), named(cells, side)))
}
