//! Conversion of a JSON object or array to puzzles.

use std::borrow::Cow;
use std::collections::VecDeque;

use serde_json::{Map, Value};

use crate::array::word::{self, Words};
use crate::context::Context;
use crate::fpuzzles::{link, reading};
use crate::iss::format as iss;
use crate::json_boards::{boards, solution};
use crate::play::{Play, not_the_given};
use crate::record::Record;
use crate::{regions, variant};
use evoku_messages::{Message, say};
use evoku_model::text::cells::{self, nearest_board};
use evoku_model::text::line::{counted_from_one, read_any};
use evoku_model::text::{ReadError, ReadErrorKind, quoted};
use evoku_model::{
    Candidates, Cell, Constraint, Digit, Digits, Element, GeometryError, Grid, Partition, Rules,
    Shape, Sudoku,
};

/// An object or an array with its position in the input.
pub(super) struct Object<'t> {
    pub(super) text: &'t [u8],
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Object<'_> {
    /// The line and the column of a byte of the object.
    fn place(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..at.min(self.text.len())];
        let breaks = before.iter().filter(|byte| **byte == b'\n').count();
        let last = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |found| found + 1);
        let column = String::from_utf8_lossy(&before[last..]).chars().count() + 1;
        (self.line + breaks, if breaks == 0 { self.column + column - 1 } else { column })
    }

    fn wrong(&self, found: &Value, expected: Message) -> ReadError {
        let found = found.to_string();
        let found = found.trim_matches('"');
        let (line, column) = self.find(found).unwrap_or((self.line, self.column));
        ReadError::unexpected(line, column, found, expected)
    }

    /// The position of a text in the input, if it occurs there literally.
    fn find(&self, text: &str) -> Option<(usize, usize)> {
        let at = memchr::memmem::find(self.text, text.as_bytes())?;
        (!text.is_empty()).then(|| self.place(at))
    }

    fn at(&self, kind: impl Into<ReadErrorKind>) -> ReadError {
        let mut error = ReadError::new(self.line, kind);
        error.column = self.column;
        error
    }

    /// The puzzles of the object or array: the object itself, or all boards in it.
    pub(super) fn records(&self, context: &mut Context) -> VecDeque<Result<Record, ReadError>> {
        let value = match self.value() {
            Ok(value) => value,
            Err(error) => return VecDeque::from([Err(error)]),
        };
        if let Value::Object(members) = &value {
            if context.columns() != [None, None] {
                let chosen = self.chosen(members, context.columns());
                return VecDeque::from([chosen.and_then(|members| self.record(&members, context))]);
            }
            if members.contains_key("puzzle") || members.contains_key("marks") {
                let mut members = Cow::Borrowed(members);
                if !members.contains_key("solution")
                    && let Some(name) = solution(&members, "puzzle")
                {
                    rename(members.to_mut(), &name, "solution");
                }
                return VecDeque::from([self.record(&members, context)]);
            }
        }
        let boards = boards(&value);
        if boards.is_empty() {
            let expected = say::format_expected_puzzle_object_or_board();
            let found = quoted(&String::from_utf8_lossy(self.text));
            let error = self.at(ReadErrorKind::Unexpected { found, expected });
            return VecDeque::from([Err(error)]);
        }
        boards.iter().map(|members| self.record(members, context)).collect()
    }

    /// The object with the requested members as `puzzle` and `solution`.
    fn chosen(
        &self,
        members: &Map<String, Value>,
        requested: [Option<&str>; 2],
    ) -> Result<Map<String, Value>, ReadError> {
        let mut members = members.clone();
        for (name, default) in requested.into_iter().zip(["puzzle", "solution"]) {
            let Some(name) = name else { continue };
            if !members.contains_key(name) {
                let found = say::format_found_column(name);
                let expected = say::format_expected_columns(members.keys());
                return Err(self.at(ReadErrorKind::Unexpected { found, expected }));
            }
            rename(&mut members, name, default);
        }
        Ok(members)
    }

    fn value(&self) -> Result<Value, ReadError> {
        serde_json::from_slice(self.text).map_err(|error| {
            let (line, column) = (error.line().max(1), error.column());
            let column = if line == 1 { self.column + column.max(1) - 1 } else { column };
            let text = error.to_string();
            let found = say::verbatim(text.split(" at line ").next().unwrap_or(""));
            let expected = say::format_expected_json_object();
            let kind = ReadErrorKind::Unexpected { found, expected };
            ReadError { line: self.line + line - 1, column, cell: None, kind }
        })
    }

    fn record(
        &self,
        members: &Map<String, Value>,
        context: &mut Context,
    ) -> Result<Record, ReadError> {
        if let Some(Value::String(text)) = members.get("puzzle")
            && iss::is_chain(text)
        {
            let sudoku = self.chain(text, context)?;
            return self.with_others(Record::of(sudoku), members, context);
        }
        if let Some(record) = members.get("puzzle").and_then(|puzzle| self.linked(puzzle, context))
        {
            return self.with_others(record?, members, context);
        }
        let first = first_digit(members);
        let marks = members.get("marks").filter(|marks| !marks.is_string());
        let marks = marks.map(|marks| self.marks(marks, first)).transpose()?;
        let givens = members
            .get("puzzle")
            .map(|cells| self.grid(cells, first, None, context))
            .transpose()?;
        let side = match (&givens, &marks) {
            (_, Some(marks)) => marks.side(),
            (Some(givens), None) => givens.side(),
            (None, None) => {
                let expected = say::format_expected_puzzle_object();
                let found = quoted(&String::from_utf8_lossy(self.text));
                return Err(self.at(ReadErrorKind::Unexpected { found, expected }));
            }
        };
        if let Some(givens) = givens.as_ref().filter(|givens| givens.side() != side) {
            let found = givens.cells().len();
            let expected = say::format_count_as_in(side * side, "marks");
            return Err(self.at(ReadErrorKind::Cells { found, expected }));
        }
        let geometry = match (self.shape(members)?, self.rules(members, side)?) {
            (None, rules) if rules == Rules::default() => {
                context.default_geometry(self.line, side)?
            }
            (shape, rules) => {
                let shape = shape.map_or_else(|| Shape::of_side(side), Ok);
                let shape = shape.map_err(|error| self.at(error))?;
                if shape.side() != side {
                    let expected = say::format_count_for(shape.cells(), &shape);
                    return Err(self.at(ReadErrorKind::Cells { found: side * side, expected }));
                }
                context.geometry(self.line, shape, Some(&rules))?
            }
        };
        let sudoku = match (marks, givens) {
            (Some(marks), givens) => {
                let all = Digits::first(geometry.values().count());
                Sudoku::from_marks(geometry, with_unmarked(marks, givens.as_ref(), all))
            }
            (None, Some(givens)) => Sudoku::new(geometry, givens),
            (None, None) => Sudoku::new(geometry, Grid::blank(side)),
        };
        {
            let text = members.get("puzzle").and_then(Value::as_str).unwrap_or("");
            let record = Record::of(sudoku.map_err(|error| self.at(error))?).with_symbols_of(text);
            self.with_others(record, members, context)
        }
    }

    /// Reads a puzzle given as a chain of constraints.
    fn chain(&self, text: &str, context: &mut Context) -> Result<Sudoku, ReadError> {
        iss::read(text, self.line, context).map_err(|error| {
            let (line, column) = self.find(text).unwrap_or((self.line, self.column));
            ReadError { line, column: column + error.column.saturating_sub(1), ..error }
        })
    }

    /// Reads a puzzle given as an object or a link of f-puzzles; `None` for any other value.
    fn linked(&self, puzzle: &Value, context: &mut Context) -> Option<Result<Record, ReadError>> {
        let packed = puzzle.as_str().and_then(link::packed_first);
        let record = match puzzle {
            Value::Object(members) => reading::record(members, context),
            _ => reading::record_of_link(packed?, context),
        };
        Some(record.map_err(|mistake| {
            let place = self.find(packed.unwrap_or(&mistake.text));
            let (line, column) = place.unwrap_or((self.line, self.column));
            mistake.at(line, column)
        }))
    }

    /// Adds the solution and the members that are kept as fields.
    fn with_others(
        &self,
        mut record: Record,
        members: &Map<String, Value>,
        context: &Context,
    ) -> Result<Record, ReadError> {
        let side = record.sudoku.geometry().side();
        if let Some(solution) = members.get("solution").filter(|solution| !solution.is_null()) {
            record.solution =
                Some(self.grid(solution, first_digit(members), Some(side), context)?);
        }
        if let Some(play) = self.play(&record, members, context)? {
            record = record.with_play(play);
        }
        const KNOWN: [&str; 10] = [
            "puzzle",
            "solution",
            "box",
            "rules",
            "regions",
            "constraints",
            "marks",
            "placed",
            "player_marks",
            "corner_marks",
        ];
        for (name, value) in members
            .iter()
            .filter(|member| !KNOWN.contains(&member.0.as_str()) || is_other_text(*member))
        {
            match value {
                Value::Null => {}
                Value::String(text) => record.add(name, text),
                value => record.add(name, &value.to_string()),
            }
        }
        Ok(record)
    }

    /// Reads the digits and marks of a player.
    fn play(
        &self,
        record: &Record,
        members: &Map<String, Value>,
        context: &Context,
    ) -> Result<Option<Play>, ReadError> {
        let is_read = |value: &&Value| value.is_array();
        let parts = ["placed", "player_marks", "corner_marks"];
        if !parts.iter().any(|name| members.contains_key(*name)) {
            return Ok(None);
        }
        let first = first_digit(members);
        let givens = record.sudoku.givens();
        let side = givens.side();
        let mut play = record.play.clone().unwrap_or_else(|| Play::none(side));
        if let Some(placed) = members.get("placed").filter(|value| is_board(value)) {
            play.placed = self.grid(placed, first, Some(side), context)?;
            for (cell, digit) in givens.digits() {
                if let Some(found) = play.placed.get(cell).filter(|found| *found != digit) {
                    return Err(not_the_given(self.line, cell, found, digit, side));
                }
            }
        }
        for (name, kept) in [("player_marks", &mut play.marks), ("corner_marks", &mut play.corners)]
        {
            let Some(marks) = members.get(name).filter(is_read) else { continue };
            let marks = self.marks(marks, first)?;
            if marks.side() != side {
                let expected = say::format_count_as_in(side * side, "puzzle");
                let found = marks.cells().len();
                return Err(self.at(ReadErrorKind::Cells { found, expected }));
            }
            *kept = marks;
        }
        Ok(Some(play))
    }

    /// Reads a board written as text or as numbers.
    fn grid(
        &self,
        cells: &Value,
        first: u64,
        side: Option<usize>,
        context: &Context,
    ) -> Result<Grid, ReadError> {
        let text = match cells {
            Value::String(text) => context.cells(self.line, text).into_owned(),
            Value::Array(rows) => {
                let mut numbers = Vec::new();
                self.flatten(rows, if first == 0 { "." } else { "null" }, &mut numbers)?;
                let mut words = Words::default();
                // Words that aren't cells are reported with their positions below.
                for word in &numbers {
                    let _ = words.add(word);
                }
                let side = numbers.len().isqrt();
                if first == 1 && words.may_count_from_zero(side) {
                    return Err(self.at(cells::from_zero(side)));
                }
                let cell = |word: &String| match first {
                    0 => word.clone(),
                    _ => word::plain(word),
                };
                numbers.iter().map(cell).collect::<Vec<_>>().join(",")
            }
            other => return Err(self.wrong(other, say::format_expected_puzzle_written())),
        };
        let counted = if first == 0 { counted_from_one(&text) } else { text.clone() };
        read_any(&counted, side).map_err(|error| {
            // The error's position within the text is known only if the object contains the text
            // literally.
            let found = if error.line == 1 { self.find(&text) } else { None };
            let (line, column) = match found {
                Some((line, column)) => (line, column + error.column.max(1) - 1),
                None => (self.line, self.column),
            };
            ReadError { line, column, ..error }
        })
    }

    fn flatten(
        &self,
        cells: &[Value],
        blank: &str,
        numbers: &mut Vec<String>,
    ) -> Result<(), ReadError> {
        for cell in cells {
            match cell {
                Value::Null => numbers.push(blank.to_owned()),
                Value::Number(number) => numbers.push(number.to_string()),
                // A short text is a cell, a longer one a row of cells.
                Value::String(text) if text.len() <= 2 => numbers.push(text.clone()),
                Value::String(text) => numbers.extend(text.chars().map(|cell| cell.to_string())),
                Value::Array(row) => self.flatten(row, blank, numbers)?,
                other => return Err(self.wrong(other, say::format_expected_number_or_null())),
            }
        }
        Ok(())
    }

    fn marks(&self, marks: &Value, first: u64) -> Result<Candidates, ReadError> {
        let wrong = |found: &Value| self.wrong(found, say::format_expected_marks());
        let cells = marks.as_array().ok_or_else(|| wrong(marks))?;
        let side = cells.len().isqrt();
        let mut found = Vec::with_capacity(cells.len());
        for cell in cells {
            let digits = cell.as_array().ok_or_else(|| wrong(cell))?;
            let mut set = Digits::EMPTY;
            for value in digits {
                let digit = value.as_u64().map(|number| number.saturating_add(1 - first));
                let digit = digit.and_then(|digit| u8::try_from(digit).ok());
                let digit = digit.and_then(Digit::new).filter(|digit| digit.index() < side);
                let Some(digit) = digit else {
                    let error = self.wrong(value, say::format_expected_digit(1, side));
                    return Err(error.in_cell(found.len(), side));
                };
                set.insert(digit);
            }
            found.push(set);
        }
        if side > 64 || side == 0 {
            let kind = ReadErrorKind::Cells {
                found: found.len(),
                expected: say::format_count_range(1, 4096),
            };
            return Err(self.at(kind));
        }
        let count = found.len();
        Candidates::from_cells(found).ok_or_else(|| {
            let expected = say::format_count(nearest_board(count));
            self.at(ReadErrorKind::Cells { found: count, expected })
        })
    }

    fn shape(&self, members: &Map<String, Value>) -> Result<Option<Shape>, ReadError> {
        let Some(value) = members.get("box").filter(|value| !value.is_null()) else {
            return Ok(None);
        };
        if let Value::String(text) = value {
            let sizes = variant::sizes(text);
            let shape = sizes.map(|(rows, columns)| Shape::new(rows, columns)).transpose();
            return shape.map_err(|error| self.at(error));
        }
        let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
        let numbers: Option<Vec<usize>> =
            value.as_array().and_then(|sizes| sizes.iter().map(number).collect());
        match numbers.as_deref() {
            Some(&[rows, columns]) => {
                Shape::new(rows, columns).map(Some).map_err(|error| self.at(error))
            }
            _ => Err(self.wrong(value, say::format_expected_box())),
        }
    }

    fn rules(&self, members: &Map<String, Value>, side: usize) -> Result<Rules, ReadError> {
        let mut rules = Rules::default();
        if let Some(Value::String(text)) = members.get("rules") {
            let stated = variant::rules_of_text(text).map_err(|error| self.at(error))?;
            rules = stated.unwrap_or_default();
        } else if let Some(value) = members.get("rules").filter(|value| !value.is_null()) {
            let wrong = |found: &Value| self.wrong(found, say::format_expected_rule_names());
            for name in value.as_array().ok_or_else(|| wrong(value))? {
                let name = name.as_str().ok_or_else(|| wrong(name))?;
                rules.switch_on(name).map_err(|error: GeometryError| {
                    let (line, column) = self.find(name).unwrap_or((self.line, self.column));
                    ReadError { line, column, cell: None, kind: error.into() }
                })?;
            }
        }
        if let Some(value) = members.get("constraints").filter(|value| !value.is_null()) {
            let wrong = |found: &Value| self.wrong(found, say::format_expected_constraint_texts());
            for text in value.as_array().ok_or_else(|| wrong(value))? {
                let text = text.as_str().ok_or_else(|| wrong(text))?;
                let constraint = Constraint::parse(text, side).map_err(|error| {
                    let (line, column) = self.find(text).unwrap_or((self.line, self.column));
                    ReadError { line, column, cell: None, kind: GeometryError::from(error).into() }
                })?;
                rules.constraints.push(constraint);
            }
        }
        let numbers = match members.get("regions") {
            None | Some(Value::Null) => return Ok(rules),
            Some(Value::String(text)) => {
                regions::read(text).map_err(|error| self.at(error.kind))?
            }
            Some(Value::Array(numbers)) => {
                let byte = |value: &Value| u8::try_from(value.as_u64()?).ok();
                let wrong = |value: &Value| self.wrong(value, say::format_expected_byte());
                let number = |value: &Value| byte(value).ok_or_else(|| wrong(value));
                numbers.iter().map(number).collect::<Result<_, _>>()?
            }
            Some(other) => return Err(self.wrong(other, say::format_expected_regions_written())),
        };
        rules.partition = Partition::Regions(numbers);
        Ok(rules)
    }
}

/// Marks in which cells without any have their given or every digit. If no cell has marks, they stay
/// empty.
fn with_unmarked(mut marks: Candidates, givens: Option<&Grid>, all: Digits) -> Candidates {
    let side = marks.side();
    if marks.is_empty() && givens.is_none() {
        return marks;
    }
    for cell in (0..side * side).map(Cell::from_index) {
        if marks.get(cell).is_empty() {
            let given = givens.and_then(|givens| givens.get(cell));
            marks.set(cell, given.map_or(all, Digits::only));
        }
    }
    marks
}

/// Renames a member; another with the new name is replaced.
fn rename(members: &mut Map<String, Value>, name: &str, new: &str) {
    if name != new {
        let old = std::mem::take(members);
        let others = old.into_iter().filter(|(known, _)| known != new);
        members.extend(
            others
                .map(|(known, value)| (if known == name { new.to_owned() } else { known }, value)),
        );
    }
}

/// The number of the first digit, 0 or 1.
fn first_digit(members: &Map<String, Value>) -> u64 {
    let texts = members.get("constraints").and_then(Value::as_array).into_iter().flatten();
    u64::from(!variant::counts_from_zero(texts.filter_map(Value::as_str)))
}

/// Checks whether the value of `placed` consists of digits.
fn is_board(value: &Value) -> bool {
    match value {
        Value::String(text) => text.len() > 1 && read_any(text, None).is_ok(),
        value => value.is_array(),
    }
}

/// Checks whether a member with a known name is a text with another meaning, as in exported tables.
fn is_other_text((name, value): (&String, &Value)) -> bool {
    let Value::String(text) = value else {
        return name == "placed" && !value.is_array();
    };
    match name.as_str() {
        "box" => variant::sizes(text).is_none(),
        "rules" => matches!(variant::rules_of_text(text), Ok(None)),
        "marks" | "player_marks" | "corner_marks" => true,
        "placed" => !is_board(value),
        _ => false,
    }
}
