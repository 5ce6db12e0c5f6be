//! Objects of SudokuPad out of puzzles.

use serde_json::{Map, Value, json};

use crate::formats::fpuzzles::reading::shape_of;
use crate::formats::line;
use crate::formats::record::Record;
use crate::model::{Cell, Geometry, HouseKind, Partition};

/// The members that are drawn, or are kept as they are, as fields.
pub(super) const KEPT: [&str; 10] = [
    "arrows",
    "cages",
    "cellSize",
    "foglight",
    "id",
    "lines",
    "overlays",
    "settings",
    "triggereffect",
    "underlays",
];

/// Cells as rows and columns from 0.
fn places(cells: &[Cell], side: usize) -> Value {
    cells.iter().map(|cell| json!([cell.row(side), cell.column(side)])).collect()
}

/// What would be read as something else: regions that are boxes, and a cage of one cell without a
/// total, which is an outline.
pub(super) fn lacks(record: &Record) -> Option<String> {
    let geometry = record.sudoku.geometry();
    if let Partition::Regions(regions) = &geometry.rules().partition
        && shape_of(regions, geometry.side()).is_some()
    {
        return Some("jigsaw regions that are boxes".to_owned());
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
    let mut metadata = Map::new();
    for (name, field) in [("title", "name"), ("author", "author"), ("rules", "description")] {
        metadata.extend(record.field(field).map(|text| (name.to_owned(), json!(text))));
    }
    let solution = record.solution.as_ref().map(line::print);
    metadata.extend(solution.map(|text| ("solution".to_owned(), json!(text))));
    for (name, text) in &record.fields {
        if name != "cages" && KEPT.contains(&name.as_str()) {
            let value = serde_json::from_str(text).unwrap_or_else(|_| json!(text));
            members.insert(name.clone(), value);
        }
    }
    members.insert("metadata".to_owned(), Value::Object(metadata));
    let cell = |cell: Cell| match record.sudoku.givens().get(cell) {
        Some(digit) => json!({ "value": digit.value() }),
        None => json!({}),
    };
    let row = |row: usize| (0..side).map(|column| cell(Cell::at(row, column, side))).collect();
    members.insert("cells".to_owned(), (0..side).map(row).collect::<Vec<Value>>().into());
    members.insert("regions".to_owned(), regions(geometry));
    let mut cages: Vec<Value> = geometry.constraints().iter().map(|cage| {
        let cells = places(cage.cells(), side);
        let may_repeat = cage.kind().name == "sum";
        match cage.numbers().first() {
            Some(total) => {
                json!({ "cells": cells, "value": total.to_string(), "sum": total, "unique": !may_repeat })
            }
            None => json!({ "cells": cells, "unique": true }),
        }
    }).collect();
    let drawn = record.field("cages").and_then(|text| serde_json::from_str(text).ok());
    cages.extend(drawn.and_then(|value: Value| value.as_array().cloned()).unwrap_or_default());
    members.insert("cages".to_owned(), cages.into());
    Value::Object(members)
}

/// The cells of each box or region.
fn regions(geometry: &Geometry) -> Value {
    let side = geometry.side();
    let kinds = [HouseKind::Box, HouseKind::Region];
    let houses = kinds.into_iter().flat_map(|kind| geometry.houses_of_kind(kind));
    houses.map(|house| places(geometry.cells(house), side)).collect()
}
