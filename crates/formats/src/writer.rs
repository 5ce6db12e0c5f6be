//! The writer of every format.

use std::borrow::Cow;

use evoku_messages::{Message, Say, say};

use crate::capacity::Capacity;
use crate::format::{Format, WriteRecords};
use crate::hints::Hints;
use crate::line;
use crate::record::Record;
use crate::table::FORMATS;

/// Reason why a puzzle can't be written.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct WriteError {
    /// The name of the format.
    pub format: &'static str,
    /// The part that it can't carry.
    pub what: Message,
    /// The formats that can.
    can: Message,
    /// Whether the format could carry the rest of the puzzle.
    pub may_be_dropped: bool,
}

impl Say for WriteError {
    fn message(&self) -> Message {
        say::format_cannot_carry(self.format, &self.what, &self.can)
    }
}

evoku_messages::error!(WriteError);

/// Writes records one after another in one format.
///
/// Text is appended to a string of the caller. Fields and solutions that the format has no room for
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
/// // Nothing is lost in silence where that is asked for.
/// let refused = Writer::new(by_name("board").unwrap()).requiring_solutions();
/// assert!(refused.is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Writer {
    format: &'static Format,
    records: Box<dyn WriteRecords>,
    lossy: bool,
    /// Whether solutions must be written.
    solutions: bool,
    /// Whether solutions and fields must be written.
    complete: bool,
    /// The fields to write, where some were chosen.
    chosen: Option<Vec<String>>,
    /// What readers of the output are told besides.
    told: Option<Hints>,
}

impl Writer {
    /// A writer of a format that refuses puzzles that it can't carry.
    #[must_use]
    pub fn new(format: &'static Format) -> Self {
        Self {
            format,
            records: (format.writer)(),
            lossy: false,
            solutions: false,
            complete: false,
            chosen: None,
            told: None,
        }
    }

    /// Assumes that the reader of the output is given the shape and rules of `hints` too:
    /// boards of that shape with exactly these rules may be written where the format can't say
    /// them.
    #[must_use]
    pub fn told(mut self, hints: &Hints) -> Self {
        self.told = Some(hints.clone());
        self
    }

    /// Drops rules and pencil marks that the format can't carry, instead of refusing the puzzle.
    #[must_use]
    pub fn lossy(mut self, lossy: bool) -> Self {
        self.lossy = lossy;
        self
    }

    /// Refuses records with a solution or a field that the format has no room for, instead of
    /// leaving that out.
    #[must_use]
    pub fn complete(mut self) -> Self {
        self.complete = true;
        self
    }

    /// Writes these fields and no others, in this order: columns of CSV, members of JSON objects.
    /// `puzzle`, `solution`, `box`, `rules`, `regions` and `marks` are fields as well.
    ///
    /// Other formats write the puzzle always, and of their comments and headers what is chosen.
    #[must_use]
    pub fn fields(mut self, names: &[String]) -> Self {
        self.records.choose(names);
        self.chosen = Some(names.to_vec());
        self
    }

    /// Leaves room for solutions from the beginning, where the first record may have none and a
    /// later one may: CSV has the columns that the first record needs.
    #[must_use]
    pub fn expecting_solutions(mut self) -> Self {
        self.records.expect_solutions();
        self
    }

    /// Writes every solution: beside the puzzle, or as the comment of formats that have one.
    ///
    /// # Errors
    /// If the format has room for neither.
    pub fn requiring_solutions(mut self) -> Result<Self, WriteError> {
        if !self.format.capacity.tells_solution() {
            let can = |format: &Format| format.capacity.tells_solution();
            return Err(self.refusal(say::format_part_solutions(), false, &can));
        }
        self.solutions = true;
        Ok(self.expecting_solutions())
    }

    /// Checks whether a record can be written.
    ///
    /// # Errors
    /// If the format can't carry the puzzle, or what else was asked for.
    pub fn check(&self, record: &Record) -> Result<(), WriteError> {
        let may_be_dropped = self.format.capacity.has_board(&record.sudoku);
        let missing = self.lacks(self.format, self.records.as_ref(), record);
        let Some(what) = missing.filter(|_| !(self.lossy && may_be_dropped)) else {
            return Ok(());
        };
        let can = |other: &Format| self.lacks(other, (other.writer)().as_ref(), record).is_none();
        Err(self.refusal(what, may_be_dropped, &can))
    }

    /// Describes what of a record a format can't carry, after what its writer has written so far.
    fn lacks(
        &self,
        format: &Format,
        records: &dyn WriteRecords,
        record: &Record,
    ) -> Option<Message> {
        let capacity = &format.capacity;
        let is_told = self.told.as_ref().is_some_and(|hints| hints.tell(record.sudoku.geometry()));
        let lacks = if is_told { Capacity::lacks_besides_rules } else { Capacity::lacks };
        if let Some(what) = lacks(capacity, &record.sudoku) {
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
        records.lacks(record, complete)
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
    /// If the format can't carry the puzzle; nothing is written then.
    pub fn write(&mut self, record: &Record, out: &mut String) -> Result<(), WriteError> {
        self.check(record)?;
        let record = self.with_solution_as_comment(record);
        let record = self.with_chosen_fields(record);
        self.records.write(&record, out);
        Ok(())
    }

    /// The record with its solution in front of its comment, where it has to stand there.
    fn with_solution_as_comment<'r>(&self, record: &'r Record) -> Cow<'r, Record> {
        match &record.solution {
            Some(solution) if self.solutions && !self.format.capacity.solution => {
                let mut record = record.clone();
                let solution = line::print_on(record.sudoku.geometry(), solution);
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

    /// The record without the fields that weren't chosen, for formats that can't choose.
    fn with_chosen_fields<'r>(&self, record: Cow<'r, Record>) -> Cow<'r, Record> {
        let Some(chosen) = self.chosen.as_ref().filter(|_| !self.format.capacity.has_field("*"))
        else {
            return record;
        };
        let mut record = record.into_owned();
        record.fields.retain(|(name, _)| chosen.contains(name));
        Cow::Owned(record)
    }

    /// Writes what stands before records like `record`, where none may follow: the header of CSV.
    pub fn begin(&mut self, record: &Record, out: &mut String) {
        self.records.begin(record, out);
    }

    /// Writes what comes after the last record. Of no records JSON is an empty array, and CSV a
    /// header.
    pub fn finish(&mut self, out: &mut String) {
        self.records.finish(out);
    }
}
