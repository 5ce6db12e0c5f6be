//! JSON objects, in an array, one after another, or one a line.
//!
//! An object without `puzzle` and `marks`, and an array of anything else than objects, are searched
//! for boards: texts, arrays of numbers, arrays of rows, members named `grid`, `board` and the like.
//!
//! | member | what |
//! |---|---|
//! | `puzzle` | the givens as a line, a board, or an array (of rows) of numbers with 0 or null for blanks |
//! | `solution` | the solution in the same way |
//! | `box` | the rows and columns of a box: `[2, 3]` |
//! | `rules` | the names of rules that are on: `["diagonal", "anti-knight"]` |
//! | `regions` | jigsaw regions, as in [`regions`](crate::formats::regions), or an array of numbers |
//! | `marks` | pencil marks: an array with an array of digits for each cell; `puzzle` may be missing then |
//! | any other | kept as a field; written as [`FIELDS`](crate::formats::FIELDS) says, a number where it was one |

use std::collections::VecDeque;

use serde_json::{Map, Value, json};

use crate::formats::capacity::{Capacity, EVERY_RULE};
use crate::formats::context::Context;
use crate::formats::error::{ReadError, ReadErrorKind, quoted};
use crate::formats::fields::json_of;
use crate::formats::format::{Format, ReadRecords, WriteRecords};
use crate::formats::json_boards::boards;
use crate::formats::line::{print_to, read_any};
use crate::formats::record::Record;
use crate::formats::regions;
use crate::formats::source::{LIMIT, Source};
use crate::model::{
    Candidates, Cell, Digit, Digits, Element, GeometryError, Grid, Partition, Rules, Shape, Sudoku,
};

const CAPACITY: Capacity =
    Capacity { rules: EVERY_RULE, marks: true, solution: true, fields: &["*"], ..Capacity::PLAIN };

pub(super) static FORMAT: Format = Format {
    name: "json",
    extensions: &["json"],
    about: "JSON: an object, an array of objects, or several objects",
    example: "[\n{\"puzzle\":\"1..4..1..1..4..1\",\"rules\":[\"diagonal\"]}\n]",
    capacity: CAPACITY,
    recognises: |head| {
        let text = head.text.trim_start();
        let first = text.trim_start_matches(|sign: char| sign == '[' || sign.is_whitespace());
        text.starts_with('{')
            || (text.starts_with('[')
                && (first.starts_with(['{', ']', '"']) || is_first_of_list(first)))
    },
    reader: || Box::new(Objects::default()),
    writer: || Box::new(Array::default()),
};

pub(super) static LINES: Format = Format {
    name: "jsonl",
    extensions: &["jsonl", "ndjson"],
    about: "JSON Lines: a JSON object a line",
    example: "{\"puzzle\":\"1..4..1..1..4..1\",\"name\":\"easy\"}",
    capacity: CAPACITY,
    recognises: |head| {
        let mut lines = head.lines().map(str::trim).filter(|line| !line.is_empty());
        let object = |line: &str| serde_json::from_str::<Map<String, Value>>(line).is_ok();
        let first = lines.next().unwrap_or("");
        let cut = !head.whole && !head.text.contains('\n');
        // The first object may be a broken one.
        first.starts_with('{') && (cut || object(first) || lines.next().is_some_and(object))
    },
    reader: || Box::new(Lines::default()),
    writer: || Box::new(Rows::default()),
};

/// Whether a text begins with a number or null and a comma.
fn is_first_of_list(text: &str) -> bool {
    let end = text.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (value, rest) = text.split_at(end);
    (value == "null" || value.parse::<u8>().is_ok()) && rest.trim_start().starts_with(',')
}

/// Where an object or an array stands in the input, and its text.
struct Object<'t> {
    text: &'t [u8],
    line: usize,
    column: usize,
}

impl Object<'_> {
    /// The place of a byte of the object.
    fn place(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..at.min(self.text.len())];
        let breaks = before.iter().filter(|byte| **byte == b'\n').count();
        let last = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |found| found + 1);
        let column = String::from_utf8_lossy(&before[last..]).chars().count() + 1;
        (self.line + breaks, if breaks == 0 { self.column + column - 1 } else { column })
    }

    fn wrong(&self, found: &Value, expected: &str) -> ReadError {
        let found = found.to_string();
        let found = found.trim_matches('"');
        let (line, column) = self.find(found).unwrap_or((self.line, self.column));
        ReadError::unexpected(line, column, found, expected)
    }

    /// The place of a text, which may be written in another way.
    fn find(&self, text: &str) -> Option<(usize, usize)> {
        let at = memchr::memmem::find(self.text, text.as_bytes())?;
        (!text.is_empty()).then(|| self.place(at))
    }

    fn at(&self, kind: impl Into<ReadErrorKind>) -> ReadError {
        let mut error = ReadError::new(self.line, kind);
        error.column = self.column;
        error
    }

    /// The puzzles of the object or array: the object itself, or what boards there are in it.
    fn records(&self, context: &mut Context) -> VecDeque<Result<Record, ReadError>> {
        let value = match self.value() {
            Ok(value) => value,
            Err(error) => return VecDeque::from([Err(error)]),
        };
        if let Value::Object(members) = &value
            && (members.contains_key("puzzle") || members.contains_key("marks"))
        {
            return VecDeque::from([self.record(members, context)]);
        }
        let boards = boards(&value);
        if boards.is_empty() {
            let expected = "an object with a member \"puzzle\", or a board".to_owned();
            let found = quoted(&String::from_utf8_lossy(self.text));
            let error = self.at(ReadErrorKind::Unexpected { found, expected });
            return VecDeque::from([Err(error)]);
        }
        boards.iter().map(|members| self.record(members, context)).collect()
    }

    fn value(&self) -> Result<Value, ReadError> {
        serde_json::from_slice(self.text).map_err(|error| {
            let (line, column) = (error.line().max(1), error.column());
            let column = if line == 1 { self.column + column.max(1) - 1 } else { column };
            let text = error.to_string();
            let problem = text.split(" at line ").next().unwrap_or("").to_owned();
            let kind =
                ReadErrorKind::Unexpected { found: problem, expected: "a JSON object".to_owned() };
            ReadError { line: self.line + line - 1, column, cell: None, kind }
        })
    }

    fn record(
        &self,
        members: &Map<String, Value>,
        context: &mut Context,
    ) -> Result<Record, ReadError> {
        let marks = members.get("marks").map(|marks| self.marks(marks)).transpose()?;
        let givens = members.get("puzzle").map(|cells| self.grid(cells, None)).transpose()?;
        let side = match (&givens, &marks) {
            (_, Some(marks)) => marks.side(),
            (Some(givens), None) => givens.side(),
            (None, None) => {
                let expected = "an object with a member \"puzzle\"".to_owned();
                let found = quoted(&String::from_utf8_lossy(self.text));
                return Err(self.at(ReadErrorKind::Unexpected { found, expected }));
            }
        };
        if let Some(givens) = givens.as_ref().filter(|givens| givens.side() != side) {
            let found = givens.cells().len();
            let expected = format!("{}, as many as in \"marks\"", side * side);
            return Err(self.at(ReadErrorKind::Cells { found, expected }));
        }
        let geometry = match (self.shape(members)?, self.rules(members)?) {
            (None, rules) if rules == Rules::default() => context.usual(self.line, side)?,
            (shape, rules) => {
                let shape = shape.map_or_else(|| Shape::of_side(side), Ok);
                let shape = shape.map_err(|error| self.at(error))?;
                if shape.side() != side {
                    let expected = format!("{} for a board of {shape}", shape.cells());
                    return Err(self.at(ReadErrorKind::Cells { found: side * side, expected }));
                }
                context.geometry(self.line, shape, Some(&rules))?
            }
        };
        let sudoku = match (marks, givens) {
            (Some(marks), _) => Sudoku::from_marks(geometry, marks),
            (None, Some(givens)) => Sudoku::new(geometry, givens),
            (None, None) => Sudoku::new(geometry, Grid::blank(side)),
        };
        let mut record = Record::of(sudoku.map_err(|error| self.at(error))?);
        if let Some(solution) = members.get("solution").filter(|solution| !solution.is_null()) {
            record.solution = Some(self.grid(solution, Some(side))?);
        }
        const KNOWN: [&str; 6] = ["puzzle", "solution", "box", "rules", "regions", "marks"];
        for (name, value) in members.iter().filter(|(name, _)| !KNOWN.contains(&name.as_str())) {
            match value {
                Value::Null => {}
                Value::String(text) => record.add(name, text),
                value => record.add(name, &value.to_string()),
            }
        }
        Ok(record)
    }

    /// A board written as text or as numbers.
    fn grid(&self, cells: &Value, side: Option<usize>) -> Result<Grid, ReadError> {
        let text = match cells {
            Value::String(text) => text.clone(),
            Value::Array(rows) => {
                let mut numbers = Vec::new();
                self.flatten(rows, &mut numbers)?;
                numbers.join(",")
            }
            other => return Err(self.wrong(other, "a puzzle as text or as an array")),
        };
        read_any(&text, side).map_err(|error| {
            // The place within the text is one in the object where it stands there as it is.
            let found = if error.line == 1 { self.find(&text) } else { None };
            let (line, column) = match found {
                Some((line, column)) => (line, column + error.column.max(1) - 1),
                None => (self.line, self.column),
            };
            ReadError { line, column, ..error }
        })
    }

    fn flatten(&self, cells: &[Value], numbers: &mut Vec<String>) -> Result<(), ReadError> {
        for cell in cells {
            match cell {
                Value::Null => numbers.push("0".to_owned()),
                Value::Number(number) => numbers.push(number.to_string()),
                // A cell, or a row of cells.
                Value::String(text) if text.len() <= 2 => numbers.push(text.clone()),
                Value::String(text) => numbers.extend(text.chars().map(|cell| cell.to_string())),
                Value::Array(row) => self.flatten(row, numbers)?,
                other => return Err(self.wrong(other, "a number or null")),
            }
        }
        Ok(())
    }

    fn marks(&self, marks: &Value) -> Result<Candidates, ReadError> {
        let expected = "an array with an array of digits for each cell";
        let cells = marks.as_array().ok_or_else(|| self.wrong(marks, expected))?;
        let side = cells.len().isqrt();
        let mut found = Vec::with_capacity(cells.len());
        for cell in cells {
            let digits = cell.as_array().ok_or_else(|| self.wrong(cell, expected))?;
            let mut set = Digits::EMPTY;
            for value in digits {
                let digit = value.as_u64().and_then(|digit| u8::try_from(digit).ok());
                let digit = digit.and_then(Digit::new).filter(|digit| digit.index() < side);
                let Some(digit) = digit else {
                    let error = self.wrong(value, &format!("a digit 1 to {side}"));
                    return Err(error.in_cell(found.len(), side));
                };
                set.insert(digit);
            }
            found.push(set);
        }
        if side > 64 || side == 0 {
            let kind = ReadErrorKind::Cells { found: found.len(), expected: "1 to 4096".into() };
            return Err(self.at(kind));
        }
        let count = found.len();
        Candidates::from_cells(found).ok_or_else(|| {
            let expected = crate::formats::cells::nearest_board(count).to_string();
            self.at(ReadErrorKind::Cells { found: count, expected })
        })
    }

    fn shape(&self, members: &Map<String, Value>) -> Result<Option<Shape>, ReadError> {
        let Some(value) = members.get("box").filter(|value| !value.is_null()) else {
            return Ok(None);
        };
        let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
        let numbers: Option<Vec<usize>> =
            value.as_array().and_then(|sizes| sizes.iter().map(number).collect());
        match numbers.as_deref() {
            Some(&[rows, columns]) => {
                Shape::new(rows, columns).map(Some).map_err(|error| self.at(error))
            }
            _ => Err(self.wrong(value, "the rows and columns of a box like [2, 3]")),
        }
    }

    fn rules(&self, members: &Map<String, Value>) -> Result<Rules, ReadError> {
        let mut rules = Rules::default();
        if let Some(value) = members.get("rules").filter(|value| !value.is_null()) {
            let expected = "an array of names of rules";
            for name in value.as_array().ok_or_else(|| self.wrong(value, expected))? {
                let name = name.as_str().ok_or_else(|| self.wrong(name, expected))?;
                rules.switch_on(name).map_err(|error: GeometryError| {
                    let (line, column) = self.find(name).unwrap_or((self.line, self.column));
                    ReadError { line, column, cell: None, kind: error.into() }
                })?;
            }
        }
        let numbers = match members.get("regions") {
            None | Some(Value::Null) => return Ok(rules),
            Some(Value::String(text)) => {
                regions::read(text).map_err(|error| self.at(error.kind))?
            }
            Some(Value::Array(numbers)) => {
                let expected = "a number 0 to 255 for each cell";
                let number = |value: &Value| {
                    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
                    number.ok_or_else(|| self.wrong(value, expected))
                };
                numbers.iter().map(number).collect::<Result<_, _>>()?
            }
            Some(other) => return Err(self.wrong(other, "regions as text or as an array")),
        };
        rules.partition = Partition::Regions(numbers);
        Ok(rules)
    }
}

/// A record as a JSON object, of the members that were asked for.
fn print(record: &Record, chosen: Option<&[String]>) -> String {
    let line = |grid: &Grid| {
        let mut text = String::new();
        print_to(grid, &mut text);
        text
    };
    let geometry = record.sudoku.geometry();
    let shape = geometry.shape();
    let mut members = Map::new();
    members.insert("puzzle".into(), json!(line(record.sudoku.givens())));
    if shape.has_boxes() && Shape::of_side(geometry.side()) != Ok(shape) {
        members.insert("box".into(), json!([shape.box_rows(), shape.box_columns()]));
    }
    let rules: Vec<&str> = geometry.rules().names().collect();
    if !rules.is_empty() {
        members.insert("rules".into(), json!(rules));
    }
    if let Partition::Regions(numbers) = &geometry.rules().partition {
        members.insert("regions".into(), json!(regions::print(numbers)));
    }
    if let Some(marks) = record.sudoku.marks() {
        let digits = |cell: usize| marks.get(Cell::from_index(cell)).iter().map(Digit::value);
        let cells = (0..marks.cells().len()).map(|cell| digits(cell).collect::<Vec<u8>>());
        members.insert("marks".into(), json!(cells.collect::<Vec<_>>()));
    }
    if let Some(solution) = &record.solution {
        members.insert("solution".into(), json!(line(solution)));
    }
    for (name, text) in &record.fields {
        members.entry(name.clone()).or_insert_with(|| json_of(name, text));
    }
    let Some(chosen) = chosen else { return Value::Object(members).to_string() };
    let member = |name: &String| members.remove(name).map(|value| (name.clone(), value));
    Value::Object(chosen.iter().filter_map(member).collect()).to_string()
}

/// Objects of any layout, found by their braces, and arrays that hold no objects.
#[derive(Default)]
struct Objects {
    /// Further puzzles of what was read.
    ready: VecDeque<Result<Record, ReadError>>,
    /// The lines that are over, and the bytes of this line that are.
    lines: usize,
    column: usize,
}

impl ReadRecords for Objects {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        if let Some(record) = self.ready.pop_front() {
            return Some(record);
        }
        let mut text: Vec<u8> = Vec::new();
        let mut start = (0, 0);
        let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
        // What opens and closes what is read: braces, or brackets.
        let mut signs = (b'{', b'}');
        // Brackets that begin an array of objects or of cells, and where the first stands.
        let (mut open, mut first) = (0usize, (0, 0));
        // Something else before the next object, where it begins.
        let mut stray: Option<ReadError> = None;
        loop {
            let chunk = match source.chunk() {
                Ok(chunk) => chunk,
                Err(error) => return Some(Err(ReadError { line: self.lines + 1, ..error })),
            };
            if chunk.is_empty() {
                if depth == 0 {
                    return stray.map(Err);
                }
                let found = "the end of the input".to_owned();
                let what = if signs.0 == b'{' { "object" } else { "array" };
                let expected = format!("the end of the {what} that begins here");
                let kind = ReadErrorKind::Unexpected { found, expected };
                return Some(Err(ReadError { line: start.0, column: start.1, cell: None, kind }));
            }
            let mut used = 0;
            let (mut complete, mut met_object) = (false, false);
            for &byte in chunk {
                let is_value = byte.is_ascii_digit() || matches!(byte, b'"' | b'n' | b'-');
                let is_array = open > 0 && is_value;
                if depth == 0 && (byte == b'{' || is_array) {
                    // What was wrong is said first, the object comes next.
                    if stray.is_some() {
                        met_object = true;
                        break;
                    }
                    start = (self.lines + 1, self.column + 1);
                    signs = (b'{', b'}');
                    if is_array {
                        start = first;
                        signs = (b'[', b']');
                        text.extend(std::iter::repeat_n(b'[', open));
                        depth = open;
                    }
                    open = 0;
                }
                used += 1;
                self.column += usize::from(byte & 0xC0 != 0x80);
                if byte == b'\n' {
                    (self.lines, self.column) = (self.lines + 1, 0);
                }
                if depth == 0 && byte != b'{' {
                    match byte {
                        b'[' => {
                            first = if open == 0 { (self.lines + 1, self.column) } else { first };
                            open += 1;
                        }
                        byte if byte.is_ascii_whitespace() => {}
                        b']' | b',' => open = 0,
                        _ if stray.is_some() => {}
                        byte => {
                            let found = char::from(byte).to_string();
                            let (line, column) = (self.lines + 1, self.column);
                            let error =
                                ReadError::unexpected(line, column, &found, "a JSON object");
                            stray = Some(error);
                        }
                    }
                    continue;
                }
                text.push(byte);
                match byte {
                    _ if escaped => escaped = false,
                    b'\\' if quoted => escaped = true,
                    b'"' => quoted = !quoted,
                    sign if sign == signs.0 && !quoted => depth += 1,
                    sign if sign == signs.1 && !quoted => depth -= 1,
                    _ => {}
                }
                complete = depth == 0;
                if complete || text.len() > LIMIT {
                    break;
                }
            }
            source.consume(used);
            if met_object && let Some(error) = stray.take() {
                return Some(Err(error));
            }
            if complete {
                let object = Object { text: &text, line: start.0, column: start.1 };
                self.ready = object.records(context);
                return self.ready.pop_front();
            }
            if text.len() > LIMIT {
                let kind = ReadErrorKind::TooLong { what: "the object", limit: LIMIT };
                return Some(Err(ReadError { line: start.0, column: start.1, cell: None, kind }));
            }
        }
    }
}

#[derive(Default)]
struct Array {
    begun: bool,
    /// The members that were asked for.
    chosen: Option<Vec<String>>,
}

impl WriteRecords for Array {
    fn choose(&mut self, fields: &[String]) {
        self.chosen = Some(fields.to_vec());
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        out.push_str(if std::mem::replace(&mut self.begun, true) { ",\n" } else { "[\n" });
        out.push_str(&print(record, self.chosen.as_deref()));
    }

    fn finish(&mut self, out: &mut String) {
        out.push_str(if self.begun { "\n]\n" } else { "[]\n" });
    }
}

/// An object a line.
#[derive(Default)]
struct Lines {
    /// Further puzzles of the line that was read.
    ready: VecDeque<Result<Record, ReadError>>,
}

impl ReadRecords for Lines {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        if let Some(record) = self.ready.pop_front() {
            return Some(record);
        }
        loop {
            match source.line() {
                Ok(Some(line)) if line.bytes.trim_ascii().is_empty() => {}
                Ok(Some(line)) => {
                    let object = Object { text: line.bytes, line: line.number, column: 1 };
                    self.ready = object.records(context);
                    return self.ready.pop_front();
                }
                Ok(None) => return None,
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

#[derive(Default)]
struct Rows {
    /// The members that were asked for.
    chosen: Option<Vec<String>>,
}

impl WriteRecords for Rows {
    fn choose(&mut self, fields: &[String]) {
        self.chosen = Some(fields.to_vec());
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        out.push_str(&print(record, self.chosen.as_deref()));
        out.push('\n');
    }
}
