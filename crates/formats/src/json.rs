//! JSON objects: in an array, one after another, or one on each line.
//!
//! Boards are searched for in objects without `puzzle` and `marks`, and in arrays of anything other
//! than objects. They may be texts, arrays of numbers, arrays of rows, members named `grid` or
//! `board`, and links and objects of f-puzzles.
//!
//! | member | meaning |
//! |---|---|
//! | `puzzle` | the givens: a line, a board, or an array (of rows) of numbers, 0 or null for blanks |
//! | `solution` | the solution in the same form |
//! | `box` | the rows and columns of a box: `[2, 3]` |
//! | `rules` | the names of the rules of the board: `["diagonal", "anti-knight"]` |
//! | `regions` | jigsaw regions: text as in `regions`, or an array of numbers |
//! | `constraints` | cages, lines and others as text: `["killer 10 r1c1 r1c2", "even r5c5"]` |
//! | `marks` | pencil marks: an array of digits for each cell, empty for a cell without marks; needs no `puzzle` |
//! | `placed` | the digits that a player placed, as a text |
//! | `player_marks`, `corner_marks` | pencil marks of a player: an array of digits for each cell |
//! | any other | kept as a field |
//!
//! A field is written as a number if [`FIELDS`](crate::FIELDS) defines it as one, or if it isn't
//! listed there and looks exactly like a number. `box` and `rules` may be texts as in CSV.

use std::collections::VecDeque;

use serde_json::{Map, Value, json};

use crate::capacity::{Capacity, EVERY_RULE};
use crate::context::Context;
use crate::fields::json_of;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::json_object::Object;
use crate::json_scan::{Halt, Scan};
use crate::line;
use crate::play;
use crate::record::Record;
use crate::regions;
use crate::source::{LIMIT, Source};
use evoku_messages::say;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Candidates, Cell, Digits, Element, Geometry, Partition, Shape};

const CAPACITY: Capacity = Capacity {
    rules: EVERY_RULE,
    symbols: true,
    marks: true,
    solution: true,
    play: play::EVERYTHING,
    control_characters: true,
    fields: &["*"],
    ..Capacity::PLAIN
};

pub(super) static FORMAT: Format = Format {
    name: "json",
    extensions: &["json"],
    about: say::format_about_json,
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
    about: say::format_about_jsonl,
    example: "{\"puzzle\":\"1..4..1..1..4..1\",\"name\":\"easy\"}",
    capacity: CAPACITY,
    recognises: |head| {
        let mut lines = head.lines().map(str::trim).filter(|line| !line.is_empty());
        let object = |line: &str| serde_json::from_str::<Map<String, Value>>(line).is_ok();
        let first = lines.next().unwrap_or("");
        let cut = !head.whole && !head.text.contains('\n');
        // The first object may be invalid.
        first.starts_with('{') && (cut || object(first) || lines.next().is_some_and(object))
    },
    reader: || Box::new(Lines::default()),
    writer: || Box::new(Rows::default()),
};

/// Checks whether a text begins with a number or null followed by a comma.
fn is_first_of_list(text: &str) -> bool {
    let end = text.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (value, rest) = text.split_at(end);
    (value == "null" || value.parse::<u8>().is_ok()) && rest.trim_start().starts_with(',')
}

/// Formats a record as a JSON object with the requested members.
fn print(record: &Record, chosen: Option<&[String]>) -> String {
    let geometry = record.sudoku.geometry();
    let shape = geometry.shape();
    let mut members = Map::new();
    members.insert("puzzle".into(), json!(record.line(record.sudoku.givens())));
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
    let constraints = geometry.constraints().iter().map(|one| one.text(geometry.side()));
    let constraints: Vec<String> = constraints.collect();
    if !constraints.is_empty() {
        members.insert("constraints".into(), json!(constraints));
    }
    if let Some(marks) = record.sudoku.marks() {
        let (side, all) = (marks.side(), geometry.values().count());
        // Without the member `puzzle`, the marks also have the givens.
        let has_puzzle = chosen.is_none_or(|chosen| chosen.iter().any(|name| name == "puzzle"));
        let unmarked = |cell: &usize| {
            let is_given = record.sudoku.is_given(Cell::from_index(*cell));
            marks.cells()[*cell].len() == all || is_given && has_puzzle
        };
        let mut own = marks.clone();
        for cell in (0..side * side).filter(unmarked).map(Cell::from_index) {
            own.set(cell, Digits::EMPTY);
        }
        members.insert("marks".into(), marks_of(&own, geometry));
    }
    if let Some(play) = &record.play {
        if play.placed.filled() > 0 {
            members.insert("placed".into(), json!(line::print_on(geometry, &play.placed)));
        }
        for (name, marks) in [("player_marks", &play.marks), ("corner_marks", &play.corners)] {
            if !marks.is_empty() {
                members.insert(name.into(), marks_of(marks, geometry));
            }
        }
    }
    if let Some(solution) = &record.solution {
        members.insert("solution".into(), json!(record.line(solution)));
    }
    for (name, text) in &record.fields {
        members.entry(name.clone()).or_insert_with(|| json_of(name, text));
    }
    let Some(chosen) = chosen else { return Value::Object(members).to_string() };
    let member = |name: &String| members.remove(name).map(|value| (name.clone(), value));
    Value::Object(chosen.iter().filter_map(member).collect()).to_string()
}

/// The digits of each cell.
fn marks_of(marks: &Candidates, geometry: &Geometry) -> Value {
    let numbers = |digits: &Digits| digits.iter().map(|d| geometry.values().of(d)).collect();
    json!(marks.cells().iter().map(numbers).collect::<Vec<Vec<u32>>>())
}

/// Reader of objects in any layout, which are found by their braces, and of arrays without objects.
#[derive(Default)]
struct Objects {
    /// Further puzzles of the object or array that was read.
    ready: VecDeque<Result<Record, ReadError>>,
    /// The number of complete lines, and of characters read in the current line.
    position: (usize, usize),
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
        let mut scan = Scan::new(self.position);
        loop {
            let chunk = match source.chunk() {
                Ok(chunk) => chunk,
                Err(error) => return Some(Err(ReadError { line: scan.position.0 + 1, ..error })),
            };
            if chunk.is_empty() {
                return scan.end().map(Err);
            }
            let (used, halt) = scan.take(chunk);
            source.consume(used);
            self.position = scan.position;
            match halt {
                Halt::More => {}
                Halt::Stray => return scan.stray.map(Err),
                Halt::Complete => {
                    let (line, column) = scan.start;
                    self.ready = Object { text: &scan.text, line, column }.records(context);
                    return self.ready.pop_front();
                }
                Halt::TooLong => {
                    let kind = ReadErrorKind::TooLong { what: "object", limit: LIMIT };
                    return Some(Err(scan.error(kind)));
                }
            }
        }
    }
}

#[derive(Default)]
struct Array {
    begun: bool,
    /// The requested members.
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

/// Reader of an object on each line.
#[derive(Default)]
struct Lines {
    /// Further puzzles of the current line.
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
    /// The requested members.
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
