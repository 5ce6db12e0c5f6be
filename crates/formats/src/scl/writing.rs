//! Conversion of puzzles to objects of SudokuPad.

use serde_json::{Map, Value, json};

use crate::fpuzzles::reading::shape_of;
use crate::line;
use crate::record::Record;
use evoku_messages::{Message, say};
use evoku_model::{Cell, Constraint, Geometry, HouseKind, Partition};

/// The members that are drawn or kept unchanged, as fields.
pub(super) const KEPT: [&str; 11] = [
    "arrows",
    "cages",
    "cellSize",
    "cells",
    "foglight",
    "id",
    "lines",
    "overlays",
    "settings",
    "triggereffect",
    "underlays",
];

/// Cells as pairs of row and column, from 0.
fn places(cells: &[Cell], side: usize) -> Value {
    cells.iter().map(|cell| json!([cell.row(side), cell.column(side)])).collect()
}

/// Describes a part that would be read with another meaning. Regions that equal boxes would be read
/// as boxes. A cage with a single cell and no total would be read as an outline.
pub(super) fn lacks(record: &Record) -> Option<Message> {
    let geometry = record.sudoku.geometry();
    if let Partition::Regions(regions) = &geometry.rules().partition
        && shape_of(regions, geometry.side()).is_some()
    {
        return Some(say::format_part_jigsaw_boxes());
    }
    let mut cages = geometry.constraints().iter();
    let lone = cages.find(|cage| cage.numbers().is_empty() && cage.cells().len() == 1);
    lone.map(|cage| cage.words(geometry.side()))
}

/// The object of a record.
pub(super) fn object(record: &Record) -> Value {
    let geometry = record.sudoku.geometry();
    let side = geometry.side();
    let mut members = Map::new();
    for (name, text) in &record.fields {
        if !["cages", "cells"].contains(&name.as_str()) && KEPT.contains(&name.as_str()) {
            let value = serde_json::from_str(text).unwrap_or_else(|_| json!(text));
            members.insert(name.clone(), value);
        }
    }
    members.insert("metadata".to_owned(), metadata(record));
    members.insert("cells".to_owned(), cells(record, side));
    members.insert("regions".to_owned(), regions(geometry));
    let drawn = record.field("cages").and_then(|text| serde_json::from_str(text).ok());
    let drawn = drawn.and_then(|value: Value| value.as_array().cloned()).unwrap_or_default();
    let cages = geometry.constraints().iter().map(|constraint| cage(constraint, side));
    members.insert("cages".to_owned(), cages.chain(drawn).collect());
    Value::Object(members)
}

/// The title, the author, the rules and the solution.
fn metadata(record: &Record) -> Value {
    let named = [("title", "name"), ("author", "author"), ("rules", "description")];
    let told = named.map(|(name, field)| (name, record.field(field).map(str::to_owned)));
    let solution = ("solution", record.solution.as_ref().map(line::print));
    let told = told.into_iter().chain([solution]);
    told.filter_map(|(name, text)| Some((name.to_owned(), json!(text?)))).collect()
}

/// The rows of cells, each cell with its given and with the members that were kept.
fn cells(record: &Record, side: usize) -> Value {
    let kept = record.field("cells").and_then(|text| serde_json::from_str(text).ok());
    let mut rows: Vec<Vec<Map<String, Value>>> = kept.unwrap_or_default();
    rows.resize(side, Vec::new());
    rows.iter_mut().for_each(|row| row.resize(side, Map::new()));
    for (cell, digit) in record.sudoku.givens().digits() {
        rows[cell.row(side)][cell.column(side)].insert("value".to_owned(), json!(digit.value()));
    }
    json!(rows)
}

/// A cage, with its total if it has one.
fn cage(constraint: &Constraint, side: usize) -> Value {
    let cells = places(constraint.cells(), side);
    let unique = constraint.kind().name != "sum";
    match constraint.numbers().first() {
        Some(total) => {
            json!({ "cells": cells, "value": total.to_string(), "sum": total, "unique": unique })
        }
        None => json!({ "cells": cells, "unique": true }),
    }
}

/// The cells of each box or region.
fn regions(geometry: &Geometry) -> Value {
    let side = geometry.side();
    let kinds = [HouseKind::Box, HouseKind::Region];
    let houses = kinds.into_iter().flat_map(|kind| geometry.houses_of_kind(kind));
    houses.map(|house| places(geometry.cells(house), side)).collect()
}
