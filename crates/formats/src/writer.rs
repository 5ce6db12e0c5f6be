//! The writer for all formats.

use std::borrow::Cow;

use evoku_messages::{Message, Say, say};

use crate::FORMATS;
use crate::capacity::Capacity;
use crate::format::{Format, WriteRecords};
use crate::hints::Hints;
use crate::record::Record;

/// The reason why a puzzle can't be written.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct WriteError {
    /// The name of the format.
    pub format: &'static str,
    /// The part that it can't represent.
    pub what: Message,
    /// The formats that can represent it.
    can: Message,
    /// `true` if the format could represent the rest of the puzzle.
    pub may_be_dropped: bool,
}

impl Say for WriteError {
    fn message(&self) -> Message {
        say::format_cannot_carry(self.format, &self.what, &self.can)
    }
}

evoku_messages::error!(WriteError);

/// The fields that belong to the puzzle as its setter made it: title, author, rules in words, and
/// colours.
const TEXTS: [&str; 4] = ["name", "author", "description", "colours"];

/// The fields with drawings and colours of f-puzzles and SudokuPad, which may be constraints.
const DRAWINGS: [&str; 13] = [
    "arrows",
    "cage",
    "cages",
    "cells",
    "circle",
    "foglight",
    "fogofwar",
    "line",
    "lines",
    "overlays",
    "rectangle",
    "text",
    "underlays",
];

/// Other names of fields, with the usual name.
const SYNONYMS: [(&str, &str); 4] = [
    ("title", "name"),
    ("ruleset", "description"),
    ("rules", "description"),
    ("rules_text", "description"),
];

/// Returns `true` for characters that no format without escapes can contain. XML excludes the last
/// two.
fn is_unprintable(sign: char) -> bool {
    sign.is_control() && !matches!(sign, '\t' | '\n' | '\r')
        || matches!(sign, '\u{FFFE}' | '\u{FFFF}')
}

/// Checks for such characters. Most texts are plain ASCII, of which several bytes are checked at
/// once.
fn has_unprintable(text: &str) -> bool {
    let is_plain = text.bytes().fold(true, |plain, byte| plain & matches!(byte, b' '..=b'~'));
    !is_plain && text.contains(is_unprintable)
}

/// Writes records one after another in one format.
///
/// Text is appended to a string of the caller. Fields and solutions that the format can't represent
/// are left out, unless the writer is [complete](Writer::complete) or [requires
/// solutions](Writer::requiring_solutions).
///
/// ```
/// use std::sync::Arc;
/// use evoku_formats::{Record, Writer, by_name};
/// use evoku_model::{Geometry, Grid, Shape, Sudoku};
///
/// let geometry = Arc::new(Geometry::plain(Shape::new(2, 2)?));
/// let record = Record::of(Sudoku::new(geometry, Grid::blank(4))?);
/// let mut writer = Writer::new(by_name("line").unwrap());
/// let mut text = String::new();
/// writer.write(&record, &mut text)?;
/// writer.finish(&mut text);
/// assert_eq!(text, "................\n");
/// // A writer that requires solutions refuses formats that would drop them.
/// let refused = Writer::new(by_name("board").unwrap()).requiring_solutions();
/// assert!(refused.is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Writer {
    format: &'static Format,
    records: Box<dyn WriteRecords>,
    lossy: bool,
    /// `true` if solutions must be written.
    solutions: bool,
    /// `true` if solutions and fields must be written.
    complete: bool,
    /// The fields to write; `None` for all.
    chosen: Option<Vec<String>>,
    /// The hints that readers of the output will have.
    reader_hints: Option<Hints>,
}

impl Writer {
    /// Creates a writer that rejects puzzles that the format can't represent.
    #[must_use]
    pub fn new(format: &'static Format) -> Self {
        Self {
            format,
            records: (format.writer)(),
            lossy: false,
            solutions: false,
            complete: false,
            chosen: None,
            reader_hints: None,
        }
    }

    /// Assumes that the reader of the output also has the shape and the rules of `hints`. Boards
    /// with that shape and exactly these rules can then be written even if the format can't
    /// represent them.
    #[must_use]
    pub fn with_hints(mut self, hints: &Hints) -> Self {
        self.reader_hints = Some(hints.clone());
        self
    }

    /// Drops rules, pencil marks, and the digits and marks of a player that the format can't
    /// represent, instead of rejecting the puzzle.
    #[must_use]
    pub fn lossy(mut self, lossy: bool) -> Self {
        self.lossy = lossy;
        self
    }

    /// Rejects records with a solution or a field that the format can't represent, instead of
    /// leaving it out.
    #[must_use]
    pub fn complete(mut self) -> Self {
        self.complete = true;
        self
    }

    /// Writes only these fields, in this order: columns of CSV, members of JSON objects. `puzzle`,
    /// `solution`, `box`, `rules`, `regions` and `marks` are fields as well.
    ///
    /// Other formats always write the puzzle, and only the chosen comments and headers.
    #[must_use]
    pub fn fields(mut self, names: &[String]) -> Self {
        self.records.choose(names);
        self.chosen = Some(names.to_vec());
        self
    }

    /// Reserves a place for solutions from the beginning, even if the first record has none. This
    /// is relevant for CSV, whose columns depend on the first record.
    #[must_use]
    pub fn expecting_solutions(mut self) -> Self {
        self.records.expect_solutions();
        self
    }

    /// Writes every solution: next to the puzzle, or as the comment in formats that have one.
    ///
    /// # Errors
    /// If the format has neither.
    pub fn requiring_solutions(mut self) -> Result<Self, WriteError> {
        if !self.format.capacity.has_solution() {
            let can = |format: &Format| format.capacity.has_solution();
            return Err(self.refusal(say::format_part_solutions(), false, &can));
        }
        self.solutions = true;
        Ok(self.expecting_solutions())
    }

    /// Checks whether a record can be written.
    ///
    /// # Errors
    /// If the format can't represent the puzzle, or something else that was requested.
    pub fn check(&self, record: &Record) -> Result<(), WriteError> {
        self.check_named(&self.with_writable_fields(record))
    }

    fn check_named(&self, record: &Record) -> Result<(), WriteError> {
        let may_be_dropped = self.format.capacity.has_board(&record.sudoku);
        let missing = self.unsupported(self.format, self.records.as_ref(), record);
        let Some(what) = missing.filter(|_| !(self.lossy && may_be_dropped)) else {
            return Ok(());
        };
        let can =
            |other: &Format| self.unsupported(other, (other.writer)().as_ref(), record).is_none();
        Err(self.refusal(what, may_be_dropped, &can))
    }

    /// Describes all parts of a record that a [lossy](Self::lossy) writer leaves out.
    #[must_use]
    pub fn lost(&self, record: &Record) -> Vec<Message> {
        let record = self.with_writable_fields(record);
        let capacity = &self.format.capacity;
        let mut lost = capacity.all_unsupported(&record.sudoku);
        lost.extend(record.play.iter().flat_map(|play| play.all_unsupported(capacity.play)));
        lost.extend(self.lost_texts(&record).map(say::format_part_field));
        let further = self.records.unsupported(&record, self.complete);
        lost.extend(further.filter(|part| !lost.contains(part)).into_iter().collect::<Vec<_>>());
        lost
    }

    /// The names of the texts, drawings and colours of a record that the format has no place for.
    /// They belong to the puzzle as its setter made it. Other fields are columns of the user's own,
    /// which formats without columns leave out.
    pub fn lost_texts<'r>(&self, record: &'r Record) -> impl Iterator<Item = &'r str> {
        let of_output = self.records.lost_field(record);
        let fields = record.fields.iter().filter(|_| self.chosen.is_none());
        let lost = fields.filter(move |(name, text)| {
            let usual = SYNONYMS.iter().find(|(other, _)| other == name);
            let usual = usual.map_or(name.as_str(), |(_, usual)| usual);
            // Files of other programs may use these names for other things.
            let is_drawing = DRAWINGS.contains(&usual) && text.starts_with('[');
            // Each of two formats has its own colours.
            let is_foreign = match (usual, self.format.name) {
                ("colours", "fpuzzles") => !text.contains(":{"),
                ("colours", "opensudoku") => text.contains(":{"),
                _ => false,
            };
            // A field that has the usual name takes the place of another.
            let is_second = usual != name && record.field(usual).is_some();
            let capacity = &self.format.capacity;
            let has_place = capacity.has_field(name) || capacity.has_field(usual) && !is_second;
            let is_text = is_drawing || TEXTS.contains(&usual);
            is_text && (!has_place || is_foreign) || of_output == Some(name)
        });
        lost.map(|(name, _)| name.as_str())
    }

    /// Describes a part of a record that a format can't represent after its output so far; `None`
    /// if there is none.
    fn unsupported(
        &self,
        format: &Format,
        records: &dyn WriteRecords,
        record: &Record,
    ) -> Option<Message> {
        let capacity = &format.capacity;
        let is_hinted =
            self.reader_hints.as_ref().is_some_and(|hints| hints.imply(record.sudoku.geometry()));
        let unsupported =
            if is_hinted { Capacity::unsupported_besides_rules } else { Capacity::unsupported };
        if let Some(what) = unsupported(capacity, &record.sudoku) {
            return Some(what);
        }
        let play = record.play.as_ref().and_then(|play| play.unsupported(capacity.play));
        if let Some(what) = play {
            return Some(what);
        }
        let complete = self.complete && self.chosen.is_none();
        if complete && record.solution.is_some() && !capacity.solution {
            return Some(say::format_part_solution());
        }
        let mut fields = record.fields.iter().filter(|_| complete);
        if let Some((name, _)) = fields.find(|(name, _)| !capacity.has_field(name)) {
            return Some(say::format_part_field(name));
        }
        records.unsupported(record, complete)
    }

    fn refusal(
        &self,
        what: Message,
        may_be_dropped: bool,
        can: &dyn Fn(&Format) -> bool,
    ) -> WriteError {
        let others = FORMATS.iter().filter(|format| can(format) && **format != self.format);
        let names: Vec<_> = others.map(|format| format.name).collect();
        let can = match names.as_slice() {
            [] => say::format_none_can(),
            names => say::format_others_can(names.iter().copied()),
        };
        WriteError { format: self.format.name, what, can, may_be_dropped }
    }

    /// Writes a record.
    ///
    /// # Errors
    /// If the format can't represent the puzzle. In this case, nothing is written.
    pub fn write(&mut self, record: &Record, out: &mut String) -> Result<(), WriteError> {
        let named = self.with_writable_fields(record);
        self.check_named(&named)?;
        let record = self.with_solution_as_comment(&named);
        let record = self.with_chosen_fields(record);
        self.records.write(&record, out);
        Ok(())
    }

    /// The record with the usual names of its title and its rules in words, for formats that can't
    /// keep other names, and without control characters, for formats that can't escape them.
    fn with_writable_fields<'r>(&self, record: &'r Record) -> Cow<'r, Record> {
        let mut texts = record.fields.iter().flat_map(|(name, text)| [name, text]);
        if texts.any(|text| has_unprintable(text)) && !self.format.capacity.control_characters {
            let mut printable = record.clone();
            for (name, text) in &mut printable.fields {
                // Without them, a name might be that of another column.
                *name = name.replace(is_unprintable, "_");
                text.retain(|sign| !is_unprintable(sign));
            }
            return Cow::Owned(self.with_writable_fields(&printable).into_owned());
        }
        let is_other = |name: &str| SYNONYMS.iter().any(|(other, _)| *other == name);
        if self.format.capacity.has_field("*") || !record.fields.iter().any(|(n, _)| is_other(n)) {
            return Cow::Borrowed(record);
        }
        let mut record = record.clone();
        for (other, name) in SYNONYMS {
            if record.field(name).is_none()
                && let Some(field) = record.fields.iter_mut().find(|field| field.0 == other)
            {
                field.0 = name.to_owned();
            }
        }
        Cow::Owned(record)
    }

    /// The record with its solution in front of its comment, if the format has no other place for
    /// it.
    fn with_solution_as_comment<'r>(&self, record: &'r Record) -> Cow<'r, Record> {
        match &record.solution {
            Some(solution) if self.solutions && !self.format.capacity.solution => {
                let mut record = record.clone();
                let solution = record.line(solution);
                let comment = match record.field("comment") {
                    Some(comment) => format!("{solution} {comment}"),
                    None => solution,
                };
                record.fields.retain(|(name, _)| name != "comment");
                record.fields.push(("comment".to_owned(), comment));
                Cow::Owned(record)
            }
            _ => Cow::Borrowed(record),
        }
    }

    /// The record without the fields that weren't chosen, for formats that can't choose fields.
    fn with_chosen_fields<'r>(&self, record: Cow<'r, Record>) -> Cow<'r, Record> {
        let Some(chosen) = self.chosen.as_ref().filter(|_| !self.format.capacity.has_field("*"))
        else {
            return record;
        };
        let mut record = record.into_owned();
        record.fields.retain(|(name, _)| chosen.contains(name));
        Cow::Owned(record)
    }

    /// Writes the text that precedes records like `record`, for example the header of CSV, even if
    /// no record follows.
    pub fn begin(&mut self, record: &Record, out: &mut String) {
        self.records.begin(&self.with_writable_fields(record), out);
    }

    /// Writes the text after the last record. Without records, JSON is an empty array and CSV a
    /// header.
    pub fn finish(&mut self, out: &mut String) {
        self.records.finish(out);
    }
}
