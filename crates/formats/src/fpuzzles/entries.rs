//! Conversion between entries of members and constraints.

use serde_json::{Value, json};

use super::members::{Form, Indexed, Member};
use super::mistake::Mistake;
use evoku_messages::say;
use evoku_model::{
    Cell, Constraint, ConstraintError, Element, Extent, GeometryError, constraint_kind,
};

/// The directions of diagonals, each with its row and column offsets.
const DIRECTIONS: [(&str, isize, isize); 4] =
    [("UL", -1, -1), ("UR", -1, 1), ("DL", 1, -1), ("DR", 1, 1)];

/// The board to which entries refer.
pub(super) struct Board<'b> {
    pub(super) side: usize,
    /// The number of each cell's box or region; empty if the board has none.
    pub(super) regions: &'b [u8],
}

/// A row and a column, from 1. Clues outside the board have a coordinate of 0 or side + 1.
type Place = (usize, usize);

/// Parses the name of a place, such as `R1C10`.
fn place(name: &str) -> Option<Place> {
    let (row, column) = name.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    Some((ordinal(row)?, ordinal(column)?))
}

/// Parses a number of one to four digits.
fn ordinal(text: &str) -> Option<usize> {
    let is_number = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

fn name((row, column): Place) -> String {
    format!("R{row}C{column}")
}

/// The number in an entry's `value`; `None` if the value is missing or empty.
fn number(member: &str, entry: &Value) -> Result<Option<u32>, Mistake> {
    let value = match entry.get("value") {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(text)) if text.trim().is_empty() => return Ok(None),
        Some(value) => value,
    };
    of_value(value)
        .map(Some)
        .ok_or_else(|| Mistake::value(member, value, say::format_expected_number()))
}

/// A number that is written as a number or as text.
pub(super) fn of_value(value: &Value) -> Option<u32> {
    match value {
        Value::Number(number) => number.as_u64().and_then(|number| u32::try_from(number).ok()),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    }
}

/// Checks whether too few cells were drawn to define a constraint.
fn is_unfinished(member: &Member, cells: &[Cell]) -> bool {
    match constraint_kind(member.kind).map(|kind| kind.extent) {
        Some(Extent::AtLeast(least) | Extent::Line(least)) => cells.len() < least,
        _ => cells.is_empty(),
    }
}

/// The digits of an array; empty if it is missing.
fn digits(member: &Member, values: &Value) -> Result<Vec<u32>, Mistake> {
    let wrong = |value| Mistake::value(member.name, value, say::format_expected_any_digit());
    let digit = |value| of_value(value).ok_or_else(|| wrong(value));
    values.as_array().into_iter().flatten().map(digit).collect()
}

impl Board<'_> {
    /// The constraints of a member.
    pub(super) fn read(&self, member: &Member, value: &Value) -> Result<Vec<Constraint>, Mistake> {
        match value {
            Value::Null | Value::Bool(false) => Ok(Vec::new()),
            Value::Bool(true) if member.form == Form::Flag => {
                Ok(vec![self.constraint(member, Vec::new(), Vec::new())?])
            }
            Value::Array(entries) if member.form != Form::Flag => {
                let mut constraints = Vec::new();
                for entry in entries {
                    constraints.extend(self.entry(member, entry)?);
                }
                Ok(constraints)
            }
            value => {
                let expected = match member.form {
                    Form::Flag => say::format_expected_true_or_false(),
                    _ => say::format_expected_array(),
                };
                Err(Mistake::value(member.name, value, expected))
            }
        }
    }

    /// A constraint of the member's kind.
    fn constraint(
        &self,
        member: &Member,
        numbers: Vec<u32>,
        cells: Vec<Cell>,
    ) -> Result<Constraint, Mistake> {
        let constraint = self.of_kind(member.kind, numbers, cells);
        constraint.map_err(|error| Mistake { text: member.name.to_owned(), ..error })
    }

    /// A constraint of a kind in the table of kinds.
    pub(super) fn of_kind(
        &self,
        name: &str,
        numbers: Vec<u32>,
        cells: Vec<Cell>,
    ) -> Result<Constraint, Mistake> {
        let unknown = || ConstraintError::Unknown(name.to_owned());
        constraint_kind(name)
            .ok_or_else(unknown)
            .and_then(|kind| Constraint::new(kind, numbers, cells, self.side))
            .map_err(|error| Mistake::new(GeometryError::from(error)))
    }

    fn entry(&self, member: &Member, entry: &Value) -> Result<Vec<Constraint>, Mistake> {
        let one = |numbers, cells| Ok(vec![self.constraint(member, numbers, cells)?]);
        let number = || number(member.name, entry);
        match member.form {
            Form::Flag => Ok(Vec::new()),
            Form::Cell => one(Vec::new(), vec![self.cell(member, &entry["cell"])?]),
            Form::Cells => {
                let cells = self.cells(member, &entry["cells"])?;
                if is_unfinished(member, &cells) {
                    return Ok(Vec::new());
                }
                one(number()?.into_iter().collect(), cells)
            }
            Form::Lines | Form::ValuedLines => {
                let numbers: Vec<u32> = number()?.into_iter().collect();
                let mut lines = self.lines(member, entry)?;
                lines.retain(|line| !is_unfinished(member, line));
                let constraint = |line| self.constraint(member, numbers.clone(), line);
                lines.into_iter().map(constraint).collect()
            }
            Form::Arrow => self.arrows(member, entry),
            Form::Clone => {
                let mut cells = self.cells(member, &entry["cells"])?;
                let clones = self.cells(member, &entry["cloneCells"])?;
                if cells.len() != clones.len() {
                    let expected = say::format_count_cells_as_in(cells.len(), "cells");
                    return Err(Mistake::value(member.name, &entry["cloneCells"], expected));
                }
                cells.extend(clones);
                if cells.is_empty() { Ok(Vec::new()) } else { one(Vec::new(), cells) }
            }
            Form::Quadruple => {
                let cells = self.cells(member, &entry["cells"])?;
                let digits = digits(member, &entry["values"])?;
                if digits.is_empty() { Ok(Vec::new()) } else { one(digits, cells) }
            }
            Form::Roman => {
                let total = match entry["value"].as_str().map(str::trim) {
                    Some("X" | "x") => Some(10),
                    Some("V" | "v") => Some(5),
                    _ => number()?,
                };
                let Some(total) = total else { return Ok(Vec::new()) };
                one(vec![total], self.cells(member, &entry["cells"])?)
            }
            Form::Outside => {
                let Some(clue) = number()? else { return Ok(Vec::new()) };
                one(vec![clue], self.across_from(member, &entry["cell"])?)
            }
            Form::Diagonal => {
                let Some(total) = number()? else { return Ok(Vec::new()) };
                one(vec![total], self.diagonal_of(member, entry)?)
            }
            Form::Indexers(indexed) => self.indexers(member, entry, indexed),
        }
    }

    fn indexers(
        &self,
        member: &Member,
        entry: &Value,
        indexed: Indexed,
    ) -> Result<Vec<Constraint>, Mistake> {
        let mut indexers = Vec::new();
        for cell in self.cells(member, &entry["cells"])? {
            let (cells, position) = (self.indexed(indexed, cell)).ok_or_else(|| {
                Mistake::value(member.name, entry, say::format_expected_fpuzzles_boxes())
            })?;
            indexers.push(self.constraint(member, vec![position], cells)?);
        }
        Ok(indexers)
    }

    fn cell(&self, member: &Member, value: &Value) -> Result<Cell, Mistake> {
        let inside = 1..=self.side;
        let place = value.as_str().and_then(place);
        let place = place.filter(|(row, column)| inside.contains(row) && inside.contains(column));
        let expected = || say::format_expected_cell_name(name((self.side, self.side)));
        place
            .map(|(row, column)| Cell::at(row - 1, column - 1, self.side))
            .ok_or_else(|| Mistake::value(member.name, value, expected()))
    }

    fn cells(&self, member: &Member, value: &Value) -> Result<Vec<Cell>, Mistake> {
        let expected = say::format_expected_fpuzzles_cells();
        let cells = value.as_array().ok_or_else(|| Mistake::value(member.name, value, expected))?;
        cells.iter().map(|cell| self.cell(member, cell)).collect()
    }

    fn lines(&self, member: &Member, entry: &Value) -> Result<Vec<Vec<Cell>>, Mistake> {
        let expected = say::format_expected_fpuzzles_lines();
        let lines = entry["lines"].as_array();
        let lines = lines.ok_or_else(|| Mistake::value(member.name, entry, expected))?;
        lines.iter().map(|line| self.cells(member, line)).collect()
    }

    /// The arrows that begin in the same bulb. A bulb of several cells is read in reading order:
    /// left to right and top to bottom.
    fn arrows(&self, member: &Member, entry: &Value) -> Result<Vec<Constraint>, Mistake> {
        let mut bulb = self.cells(member, &entry["cells"])?;
        bulb.sort_unstable();
        let numbers: Vec<u32> = (bulb.len() > 1).then_some(bulb.len() as u32).into_iter().collect();
        let mut arrows = Vec::new();
        for line in self.lines(member, entry)? {
            let shaft = line.iter().skip_while(|cell| bulb.contains(cell));
            let cells: Vec<Cell> = bulb.iter().chain(shaft).copied().collect();
            if cells.len() > bulb.len() {
                arrows.push(self.constraint(member, numbers.clone(), cells)?);
            }
        }
        Ok(arrows)
    }

    /// The row or column to which a clue outside the board refers.
    fn across_from(&self, member: &Member, value: &Value) -> Result<Vec<Cell>, Mistake> {
        let across = value.as_str().and_then(place).and_then(|place| self.across(place));
        let expected = say::format_expected_fpuzzles_outside();
        across.ok_or_else(|| Mistake::value(member.name, value, expected))
    }

    fn across(&self, place: Place) -> Option<Vec<Cell>> {
        let (side, inside) = (self.side, 1..=self.side);
        let row = |row: usize| (0..side).map(move |column| Cell::at(row - 1, column, side));
        let column = |column: usize| (0..side).map(move |row| Cell::at(row, column - 1, side));
        match place {
            (0, at) if inside.contains(&at) => Some(column(at).collect()),
            (at, 0) if inside.contains(&at) => Some(row(at).collect()),
            (beyond, at) if beyond == side + 1 && inside.contains(&at) => {
                Some(column(at).rev().collect())
            }
            (at, beyond) if beyond == side + 1 && inside.contains(&at) => {
                Some(row(at).rev().collect())
            }
            _ => None,
        }
    }

    /// The diagonal of a little killer: its cells if they are given, otherwise those in its clue's
    /// direction.
    fn diagonal_of(&self, member: &Member, entry: &Value) -> Result<Vec<Cell>, Mistake> {
        if entry["cells"].as_array().is_some_and(|cells| !cells.is_empty()) {
            return self.cells(member, &entry["cells"]);
        }
        let direction = entry["direction"].as_str();
        let direction = DIRECTIONS.iter().find(|known| Some(known.0) == direction);
        let (_, down, right) = *direction.ok_or_else(|| {
            Mistake::value(
                member.name,
                &entry["direction"],
                say::format_expected_fpuzzles_direction(),
            )
        })?;
        let start = entry["cell"].as_str().and_then(place);
        let cells = start.map(|start| self.diagonal(start, down, right)).unwrap_or_default();
        if cells.is_empty() {
            let expected = say::format_expected_fpuzzles_start();
            return Err(Mistake::value(member.name, &entry["cell"], expected));
        }
        Ok(cells)
    }

    /// The cells after a place in a direction, up to the edge of the board.
    fn diagonal(&self, start: Place, down: isize, right: isize) -> Vec<Cell> {
        let step = |&place: &Place| self.step(place, down, right);
        let places = std::iter::successors(step(&start), step);
        places.map(|(row, column)| Cell::at(row - 1, column - 1, self.side)).collect()
    }

    /// The next place in a direction; `None` outside the board.
    fn step(&self, (row, column): Place, down: isize, right: isize) -> Option<Place> {
        let next = (row.checked_add_signed(down)?, column.checked_add_signed(right)?);
        let inside = 1..=self.side;
        (inside.contains(&next.0) && inside.contains(&next.1)).then_some(next)
    }

    /// The cells that an indexer points into, and its own place among them, from 1.
    fn indexed(&self, indexed: Indexed, cell: Cell) -> Option<(Vec<Cell>, u32)> {
        let side = self.side;
        let cells: Vec<Cell> = match indexed {
            Indexed::Row => (0..side).map(|at| Cell::at(cell.row(side), at, side)).collect(),
            Indexed::Column => (0..side).map(|at| Cell::at(at, cell.column(side), side)).collect(),
            Indexed::Box => {
                let region = self.regions.get(cell.index())?;
                let cells = self.regions.iter().enumerate();
                let cells = cells.filter(|(_, other)| *other == region);
                cells.map(|(index, _)| Cell::from_index(index)).collect()
            }
        };
        let position = cells.iter().position(|other| *other == cell)?;
        Some((cells, position as u32 + 1))
    }

    fn name(&self, cell: Cell) -> String {
        name((cell.row(self.side) + 1, cell.column(self.side) + 1))
    }

    fn names(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// The entries that represent a constraint; `None` if the member can't represent it.
    pub(super) fn write(&self, member: &Member, constraint: &Constraint) -> Option<Vec<Value>> {
        let (numbers, cells) = (constraint.numbers(), constraint.cells());
        let valued = |entry: Value| Some(vec![with_value(entry, numbers)]);
        match member.form {
            Form::Flag => Some(vec![json!(true)]),
            Form::Cell => {
                Some(cells.iter().map(|&cell| json!({ "cell": self.name(cell) })).collect())
            }
            Form::Cells => valued(json!({ "cells": self.names(cells) })),
            Form::Lines if !numbers.is_empty() => None,
            Form::Lines | Form::ValuedLines => valued(json!({ "lines": [self.names(cells)] })),
            Form::Arrow => self.write_arrow(constraint),
            Form::Clone => {
                let (cells, clones) = cells.split_at(cells.len() / 2);
                let entry = json!({ "cells": self.names(cells), "cloneCells": self.names(clones) });
                (cells.len() == clones.len()).then_some(vec![entry])
            }
            Form::Quadruple => {
                let entry = json!({ "cells": self.names(cells), "values": numbers });
                self.is_block(cells).then_some(vec![entry])
            }
            Form::Roman => {
                let sign = match numbers {
                    [10] => "X",
                    [5] => "V",
                    _ => return None,
                };
                Some(vec![json!({ "cells": self.names(cells), "value": sign })])
            }
            Form::Outside => {
                let place =
                    self.beside().find(|&place| self.across(place).as_deref() == Some(cells));
                valued(json!({ "cell": name(place?) }))
            }
            Form::Diagonal => {
                let (place, direction) = self.clue_of(cells)?;
                let (cell, cells) = (name(place), self.names(cells));
                valued(json!({ "cell": cell, "cells": cells, "direction": direction }))
            }
            Form::Indexers(indexed) => {
                let position = (*numbers.first()? as usize).checked_sub(1)?;
                let cell = *cells.get(position)?;
                let (known, _) = self.indexed(indexed, cell)?;
                (known == cells).then(|| vec![json!({ "cells": [self.name(cell)] })])
            }
        }
    }

    fn write_arrow(&self, arrow: &Constraint) -> Option<Vec<Value>> {
        let length = arrow.numbers().first().map_or(1, |&cells| cells.max(1) as usize);
        let (bulb, shaft) = arrow.cells().split_at_checked(length)?;
        if !bulb.is_sorted() || bulb.contains(shaft.first()?) {
            return None;
        }
        let line = self.names(&arrow.cells()[length - 1..]);
        Some(vec![json!({ "lines": [line], "cells": self.names(bulb) })])
    }

    /// The place and the direction of the clue that refers to a diagonal.
    fn clue_of(&self, cells: &[Cell]) -> Option<(Place, &'static str)> {
        for place in self.beside() {
            for (direction, down, right) in DIRECTIONS {
                if self.diagonal(place, down, right) == cells {
                    return Some((place, direction));
                }
            }
        }
        None
    }

    /// The places around the board, including the corners.
    fn beside(&self) -> impl Iterator<Item = Place> + use<> {
        let beyond = self.side + 1;
        let flat = (0..=beyond).flat_map(move |at| [(0, at), (beyond, at)]);
        flat.chain((1..beyond).flat_map(move |at| [(at, 0), (at, beyond)]))
    }

    /// Checks whether cells are four around a common corner.
    fn is_block(&self, cells: &[Cell]) -> bool {
        let mut sorted: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
        sorted.sort_unstable();
        let Some(&first) = sorted.first() else { return false };
        let below = first + self.side;
        sorted == [first, first + 1, below, below + 1] && first % self.side + 1 < self.side
    }
}

/// An entry with the number of its constraint, if that has one.
fn with_value(mut entry: Value, numbers: &[u32]) -> Value {
    if let Some(number) = numbers.first() {
        entry["value"] = json!(number.to_string());
    }
    entry
}
