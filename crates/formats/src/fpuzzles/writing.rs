//! Conversion of records to objects.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::entries::Board;
use super::members::{DRAWN, MEMBERS};
use super::reading::{COLOURS, NAMES, diagonal, has_dots, shape_of, shown};
use crate::record::Record;
use evoku_messages::{Message, say};
use evoku_model::{Cell, Constraint, Digit, Element, Geometry, Grid, Partition, Shape};

/// Describes the part of a puzzle's rules that no member can represent; `None` if there is none.
pub(super) fn unsupported(record: &Record) -> Option<Message> {
    let geometry = record.sudoku.geometry();
    if let Partition::Regions(regions) = &geometry.rules().partition
        && shape_of(regions, geometry.side()).is_some()
    {
        // Such regions would be read as boxes.
        return Some(say::format_part_jigsaw_boxes());
    }
    let is_full = record.grid().is_complete();
    if let Some(play) = record.play.as_ref().filter(|_| is_full) {
        // Digits that fill the board are read as its solution.
        return play.unsupported(&[]);
    }
    rules(geometry).1.map(|constraint| constraint.words(geometry.side()))
}

/// The object of a record. Rules that no member can represent are left out.
pub(super) fn object(record: &Record) -> Map<String, Value> {
    let geometry = record.sudoku.geometry();
    let mut members = Map::new();
    members.insert("size".into(), json!(geometry.side()));
    for (name, field) in NAMES {
        if let Some(text) = record.field(field) {
            members.insert((*name).into(), json!(text));
        }
    }
    let is_full = record.grid().is_complete();
    let unplayed = Record { play: None, ..record.clone() };
    members.insert("grid".into(), grid(if is_full { &unplayed } else { record }));
    members.extend(rules(geometry).0);
    if let Some(solution) = &record.solution {
        members.insert("solution".into(), json!(digits(solution)));
    }
    for name in DRAWN {
        let drawn = record.field(name).and_then(|text| serde_json::from_str(text).ok());
        if let Some(drawn @ Value::Array(_)) = drawn {
            members.insert((*name).into(), drawn);
        }
    }
    members
}

/// The digits of a grid in reading order; 0 for open cells.
fn digits(grid: &Grid) -> Vec<u8> {
    grid.cells().iter().map(|digit| digit.map_or(0, Digit::value)).collect()
}

fn grid(record: &Record) -> Value {
    let sudoku = &record.sudoku;
    let side = sudoku.geometry().side();
    let regions = regions_to_write(sudoku.geometry());
    let colours = record.field("colours").and_then(|text| serde_json::from_str(text).ok());
    let colours: Map<String, Value> = colours.unwrap_or_default();
    let cells: Vec<Value> = (0..side * side)
        .map(|index| {
            let region = regions.as_ref().map(|regions| regions[index]);
            let cell = Cell::from_index(index);
            let mut members = entry(record, cell, region);
            let own = colours.get(&cell.name(side)).and_then(Value::as_object);
            let own = own.into_iter().flatten();
            let own = own.filter(|(name, _)| COLOURS.contains(&name.as_str()));
            members.extend(own.map(|(name, value)| (name.clone(), value.clone())));
            Value::Object(members)
        })
        .collect();
    json!(cells.chunks(side).collect::<Vec<_>>())
}

/// The grid's entry for a cell. It has a `region` if regions are written, which is null if the cell
/// isn't in one.
fn entry(record: &Record, cell: Cell, region: Option<Option<usize>>) -> Map<String, Value> {
    let sudoku = &record.sudoku;
    let side = sudoku.geometry().side();
    let mut members = Map::new();
    let marks = sudoku.marks().map(|marks| marks.get(cell)).filter(|m| m.len() < side);
    if let Some(digit) = sudoku.givens().get(cell) {
        members.insert("value".into(), json!(digit.value()));
        members.insert("given".into(), json!(true));
    } else if let Some(marks) = marks {
        let marks: Vec<u8> = marks.iter().map(Digit::value).collect();
        members.insert("givenPencilMarks".into(), json!(marks));
    }
    if let Some(play) = &record.play {
        if let Some(digit) = play.placed.get(cell) {
            members.insert("value".into(), json!(digit.value()));
        }
        for (name, marks) in
            [("centerPencilMarks", &play.marks), ("cornerPencilMarks", &play.corners)]
        {
            let marks: Vec<u8> = marks.get(cell).iter().map(Digit::value).collect();
            if !marks.is_empty() {
                members.insert(name.into(), json!(marks));
            }
        }
    }
    if let Some(region) = region {
        members.insert("region".into(), json!(region));
    }
    members
}

/// The box or region of each cell, if they differ from the usual ones.
fn regions_to_write(geometry: &Geometry) -> Option<Vec<Option<usize>>> {
    let default = Shape::of_side(geometry.side());
    let is_default = match geometry.rules().partition {
        Partition::Boxes => default == Ok(geometry.shape()),
        Partition::None => default.is_ok_and(|default| !default.has_boxes()),
        Partition::Regions(_) => false,
    };
    let cells = (0..geometry.shape().cells()).map(Cell::from_index);
    (!is_default).then(|| cells.map(|cell| geometry.partition_of(cell)).collect())
}

/// The members for all rules, and the first constraint that none can represent.
fn rules(geometry: &Geometry) -> (Map<String, Value>, Option<&Constraint>) {
    let (rules, constraints) = (geometry.rules(), geometry.constraints());
    let regions: Option<Vec<u8>> = (0..geometry.shape().cells())
        .map(|cell| geometry.partition_of(Cell::from_index(cell)).map(|region| region as u8))
        .collect();
    let board = Board { side: geometry.side(), regions: &regions.unwrap_or_default() };
    let mut members = Map::new();
    let on = [
        ("diagonal+", rules.diagonal),
        ("diagonal-", rules.diagonal),
        ("antiknight", rules.anti_knight),
        ("antiking", rules.anti_king),
    ];
    members
        .extend(on.into_iter().filter(|rule| rule.1).map(|(name, _)| (name.into(), json!(true))));
    let (negatives, unsaid) = negatives(constraints);
    members.extend(negatives);
    let mut unsupported = None;
    let mut is_first = true;
    for constraint in constraints {
        if constraint.kind().name == "different"
            && std::mem::replace(&mut is_first, false)
            && let Some(name) = alone(constraint, board.side).filter(|_| !rules.diagonal)
        {
            members.insert(name.into(), json!(true));
            continue;
        }
        let is_written = say(&board, constraint, &mut members);
        let is_negative = NEGATIVES.contains(&constraint.kind().name);
        if !is_written && (!is_negative || unsaid.contains(&constraint.kind().name)) {
            unsupported = unsupported.or(Some(constraint));
        }
    }
    (members, unsupported)
}

/// Adds a constraint to the first member that can represent it; returns `true` if there is one.
fn say(board: &Board<'_>, constraint: &Constraint, members: &mut Map<String, Value>) -> bool {
    let fitting = MEMBERS.iter().filter(|member| member.kind == constraint.kind().name);
    let stated = |member| Some((member, board.write(member, constraint)?));
    let Some((member, entries)) = fitting.into_iter().find_map(stated) else { return false };
    if let [flag @ Value::Bool(true)] = entries.as_slice() {
        members.insert(member.name.into(), flag.clone());
    } else if let Value::Array(all) = members.entry(member.name).or_insert_with(|| json!([])) {
        all.extend(entries);
    }
    true
}

/// The member for a single main diagonal, if these are its cells.
fn alone(constraint: &Constraint, side: usize) -> Option<&'static str> {
    let members = [("diagonal+", true), ("diagonal-", false)];
    let found = members.into_iter().find(|(_, rises)| diagonal(side, *rises) == constraint.cells());
    found.map(|(name, _)| name)
}

/// The kinds of negative constraints, which apply to cells without a mark.
const NEGATIVES: [&str; 4] =
    ["nonconsecutive", "no-other-differences", "no-other-ratios", "no-other-sums"];

/// The numbers of the constraints of a kind; `default` for a constraint without one.
fn numbers(constraints: &[Constraint], kind: &str, default: u32) -> BTreeSet<u32> {
    let same = constraints.iter().filter(|one| one.kind().name == kind);
    same.map(|one| one.numbers().first().copied().unwrap_or(default)).collect()
}

/// The members for negative constraints, and the kinds that they can't represent.
fn negatives(constraints: &[Constraint]) -> (Map<String, Value>, Vec<&'static str>) {
    let numbers = |kind, default| numbers(constraints, kind, default);
    let (dots, one) = (has_dots(constraints), BTreeSet::from([1]));
    let mut unsaid = Vec::new();
    let mut nonconsecutive = !numbers("nonconsecutive", 0).is_empty();
    if nonconsecutive && dots {
        unsaid.push("nonconsecutive");
        nonconsecutive = false;
    }
    let differences = numbers("no-other-differences", 1);
    let mut negative = Vec::new();
    if dots && differences == one {
        nonconsecutive = true;
    } else if differences == shown(constraints, "difference") {
        negative.push("difference");
    } else if !differences.is_empty() {
        unsaid.push("no-other-differences");
    }
    let sums = (numbers("no-other-sums", 0), BTreeSet::from([5, 10]));
    let ratios = (numbers("no-other-ratios", 2), shown(constraints, "ratio"));
    for (name, kind, (found, meant)) in
        [("ratio", "no-other-ratios", ratios), ("xv", "no-other-sums", sums)]
    {
        if found == meant {
            negative.push(name);
        } else if !found.is_empty() {
            unsaid.push(kind);
        }
    }
    let mut members = Map::new();
    if nonconsecutive {
        members.insert("nonconsecutive".into(), json!(true));
    }
    if !negative.is_empty() {
        members.insert("negative".into(), json!(negative));
    }
    (members, unsaid)
}
