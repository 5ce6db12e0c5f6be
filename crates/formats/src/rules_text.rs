//! A board followed by rules and constraints, one on each line.
//!
//! ```text
//! name: An example
//! 1...
//! ....
//! ....
//! ...2
//! diagonal
//! killer 5 r1c2 r1c3
//! sandwich 2 row 3
//! ```
//!
//! The board has any layout of the `board` format, or is a single line. If it is missing, the
//! puzzle is an empty board of 9x9 cells, or of the size that a line like `box 2x3` gives. The
//! following lines each contain the name of a rule, `regions` (a character for each cell), or a
//! constraint in the form of [`Constraint::parse`]. Fields and the solution are preceded by a name
//! and a colon. Blank lines separate puzzles.

use crate::capacity::{Capacity, EVERY_RULE};
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::line::{self, one_line};
use crate::record::Record;
use crate::source::{LIMIT, Source};
use crate::{regions, variant};
use evoku_messages::say;
use evoku_model::text::is_skipped;
use evoku_model::text::line::{counted_from_one, read_any};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{
    Constraint, GeometryError, Grid, Partition, Rules, Shape, Sudoku, constraint_kind,
};

pub(super) static FORMAT: Format = Format {
    name: "text",
    extensions: &["sudoku"],
    about: say::format_about_text,
    example: "1...\n....\n....\n...2\ndiagonal\nkiller 5 r1c2 r1c3",
    capacity: Capacity { rules: EVERY_RULE, solution: true, fields: &FIELDS, ..Capacity::PLAIN },
    recognises,
    reader: || Box::new(Texts::default()),
    writer: || Box::new(Texts::default()),
};

/// The fields that can be written.
const FIELDS: [&str; 8] =
    ["name", "author", "comment", "description", "date", "source", "url", "id"];

/// The kind of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineKind {
    Rule,
    Field,
    /// A row of the board, that is, any other line.
    Row,
}

/// The kind of a line, by its first word and the following ones.
fn line_kind(text: &str) -> LineKind {
    if field(text).is_some() {
        return LineKind::Field;
    }
    let words = text.split([' ', '\t', ',']).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    let (first, second) = (words.first().copied().unwrap_or(""), words.get(1).copied());
    let is_named = match first {
        "box" => second.is_some_and(|size| variant::sizes(size).is_some()),
        "regions" => second.is_some(),
        name if Rules::default().switch_on(name).is_ok() => second.is_none(),
        "alternatives" => second.is_some_and(|kind| constraint_kind(kind).is_some()),
        name if constraint_kind(name).is_some() => second.is_none_or(is_argument),
        // A misspelt constraint must be reported, and not be ignored as a title.
        _ => is_like_a_constraint(&words),
    };
    if is_named { LineKind::Rule } else { LineKind::Row }
}

/// Checks whether a word can follow the name of a constraint.
fn is_argument(word: &str) -> bool {
    matches!(word, "row" | "column")
        || word.starts_with(|first: char| first.is_ascii_digit())
        || word.strip_prefix('r').is_some_and(|rest| rest.contains('c'))
}

/// Checks whether a name of any kind is followed only by numbers and cells.
fn is_like_a_constraint(words: &[&str]) -> bool {
    let Some((name, arguments)) = words.split_first() else { return false };
    let letters = name.chars().all(|sign| sign.is_ascii_alphabetic() || sign == '-');
    let is_place = |word: &&str| matches!(*word, "row" | "column") || word.starts_with('r');
    let belongs = |word: &&str| is_argument(word) || *word == "back";
    letters && arguments.iter().all(belongs) && arguments.iter().any(is_place)
}

/// The name and the text of a field or the solution; `None` for any other line.
fn field(text: &str) -> Option<(&str, &str)> {
    let (name, value) = text.split_once(':')?;
    let name = name.trim();
    (name == "solution" || FIELDS.contains(&name)).then(|| (name, value.trim()))
}

fn recognises(head: &Head<'_>) -> bool {
    // A title in front of the board is a field, not a rule.
    let lines = head.content().map(str::trim);
    let mut lines = lines.skip_while(|text| line_kind(text) == LineKind::Field).peekable();
    let has_cells = |text: &&str| line_kind(text) == LineKind::Rule && text.contains(' ');
    let begins_with_rule = lines.peek().is_some_and(has_cells);
    begins_with_rule || lines.skip(1).any(|text| line_kind(text) == LineKind::Rule)
}

/// The lines of a puzzle, each with its number.
#[derive(Default)]
struct Lines {
    rows: Vec<(usize, String)>,
    rules: Vec<(usize, String)>,
    fields: Vec<(usize, String)>,
    bytes: usize,
}

impl Lines {
    /// Reads the lines of the next puzzle; empty at the end.
    fn next(source: &mut Source<'_>) -> Result<Self, ReadError> {
        let mut lines = Self::default();
        let mut after_gap = false;
        while let Some(line) = source.line()? {
            let text = String::from_utf8_lossy(line.bytes).trim().to_owned();
            if text.is_empty() {
                if !lines.rules.is_empty() {
                    break;
                }
                after_gap = !lines.rows.is_empty();
                continue;
            }
            if is_skipped(line.bytes) {
                continue;
            }
            let (number, kind) = (line.number, line_kind(&text));
            let is_next = match kind {
                LineKind::Row => !lines.rules.is_empty() || after_gap && lines.is_whole(),
                LineKind::Field => lines.rules.is_empty() && after_gap && lines.is_whole(),
                LineKind::Rule => false,
            };
            if is_next {
                source.unread();
                break;
            }
            lines.bytes += text.len();
            if lines.bytes > LIMIT {
                let kind = ReadErrorKind::TooLong { what: "puzzle", limit: LIMIT };
                return Err(ReadError::new(number, kind));
            }
            match kind {
                LineKind::Rule => lines.rules.push((number, text)),
                LineKind::Field => lines.fields.push((number, text)),
                LineKind::Row => lines.rows.push((number, text)),
            }
        }
        Ok(lines)
    }

    fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.rules.is_empty() && self.fields.is_empty()
    }

    /// The number of the first line.
    fn number(&self) -> usize {
        let all = [&self.rows, &self.rules, &self.fields].into_iter().flatten();
        all.map(|line| line.0).min().unwrap_or(0)
    }

    /// The rows as a single text.
    fn board(&self) -> String {
        self.rows.iter().map(|(_, text)| format!("{text}\n")).collect()
    }

    /// Converts cells to digits from 1, if they are counted from 0 in the text.
    fn numbered(&self, cells: &str) -> String {
        let from_zero = variant::counts_from_zero(self.rules.iter().map(|rule| rule.1.as_str()));
        if from_zero { counted_from_one(cells) } else { cells.to_owned() }
    }

    /// Returns `true` if the rows form a board.
    fn is_whole(&self) -> bool {
        read_any(self.board().trim_end(), None).is_ok()
    }

    /// The rest of the first rule that begins with this word, and its line number.
    fn after(&self, word: &str) -> Option<(usize, &str)> {
        self.rules.iter().find_map(|(number, text)| {
            let rest = text.strip_prefix(word)?;
            rest.starts_with([' ', '\t']).then(|| (*number, rest.trim()))
        })
    }

    fn record(&self, context: &mut Context) -> Result<Record, ReadError> {
        let first = self.number();
        let at = |number: usize| move |error: GeometryError| ReadError::new(number, error);
        let shape = match self.after("box") {
            Some((number, text)) => {
                let (rows, columns) = variant::sizes(text).unwrap_or((0, 0));
                Some(Shape::new(rows, columns).map_err(|error| ReadError::new(number, error))?)
            }
            None => None,
        };
        let stated = shape.map(Shape::side).or(context.side());
        let givens = match self.rows.first() {
            None => Grid::blank(stated.unwrap_or(9)),
            Some(&(row, _)) => {
                let cells = self.numbered(&self.board());
                read_any(cells.trim_end(), stated).map_err(|error| self.in_rows(error, row))?
            }
        };
        let side = givens.side();
        let mut rules = Rules::default();
        for (number, text) in &self.rules {
            let name = text.split([' ', '\t']).next().unwrap_or("");
            match name {
                "box" => {}
                "regions" => {
                    let numbers = regions::read(text["regions".len()..].trim());
                    let numbers = numbers.map_err(|error| ReadError { line: *number, ..error })?;
                    rules.partition = Partition::Regions(numbers);
                }
                name if name == text && constraint_kind(name).is_none() => {
                    rules.switch_on(name).map_err(at(*number))?;
                }
                _ => {
                    let constraint = Constraint::parse(text, side);
                    let constraint = constraint.map_err(GeometryError::from);
                    rules.constraints.push(constraint.map_err(at(*number))?);
                }
            }
        }
        let geometry = match (shape, rules == Rules::default()) {
            (None, true) => context.default_geometry(first, side)?,
            (shape, _) => {
                let shape = shape.map_or_else(|| Shape::of_side(side), Ok);
                let shape = shape.map_err(|error| ReadError::new(first, error))?;
                context.geometry(first, shape, Some(&rules))?
            }
        };
        let sudoku = Sudoku::new(geometry, givens).map_err(|error| ReadError::new(first, error))?;
        self.with_fields(Record::of(sudoku))
    }

    /// Converts the position of an error in the rows to one in the file.
    fn in_rows(&self, error: ReadError, first: usize) -> ReadError {
        let row = self.rows.get(error.line.saturating_sub(1)).map_or(first, |row| row.0);
        ReadError { line: row, ..error }
    }

    fn with_fields(&self, mut record: Record) -> Result<Record, ReadError> {
        let side = record.sudoku.geometry().side();
        for (number, text) in &self.fields {
            match field(text) {
                Some(("solution", cells)) => {
                    let solution = read_any(&self.numbered(cells), Some(side));
                    let solution = solution.map_err(|e| ReadError { line: *number, ..e })?;
                    record.solution = Some(solution);
                }
                Some((name, value)) => record.add(name, value),
                None => {}
            }
        }
        Ok(record)
    }
}

#[derive(Default)]
struct Texts {
    begun: bool,
}

impl ReadRecords for Texts {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        match Lines::next(source) {
            Ok(lines) if lines.is_empty() => None,
            Ok(lines) => Some(lines.record(context)),
            Err(error) => Some(Err(error)),
        }
    }
}

impl WriteRecords for Texts {
    fn write(&mut self, record: &Record, out: &mut String) {
        if std::mem::replace(&mut self.begun, true) {
            out.push('\n');
        }
        for name in FIELDS {
            if let Some(text) = record.field(name) {
                out.push_str(&format!("{name}: {}\n", one_line(text)));
            }
        }
        let geometry = record.sudoku.geometry();
        let side = geometry.side();
        let cells = line::print_on(record.sudoku.geometry(), record.sudoku.givens());
        let signs: Vec<char> = cells.chars().collect();
        // Numbers with commas are written on a single line, and so is a board with a single cell.
        if signs.len() == side * side && side > 1 {
            signs.chunks(side).for_each(|row| {
                out.extend(row);
                out.push('\n');
            });
        } else {
            out.push_str(&format!("{cells}\n"));
        }
        let (rules, regions) = (variant::rules_of(geometry), variant::regions_of(geometry));
        // A board without any rule would be detected as another format.
        let is_bare = rules.is_none() && regions.is_none() && geometry.constraints().is_empty();
        if is_bare || variant::box_of(geometry).is_some() {
            let shape = geometry.shape();
            out.push_str(&format!("box {}x{}\n", shape.box_rows(), shape.box_columns()));
        }
        if let Some(names) = rules {
            names.split('+').for_each(|name| out.push_str(&format!("{name}\n")));
        }
        if let Some(regions) = regions {
            out.push_str(&format!("regions {regions}\n"));
        }
        for constraint in geometry.constraints() {
            out.push_str(&format!("{}\n", constraint.text(side)));
        }
        if let Some(solution) = &record.solution {
            out.push_str(&format!("solution: {}\n", line::print_on(geometry, solution)));
        }
    }
}
