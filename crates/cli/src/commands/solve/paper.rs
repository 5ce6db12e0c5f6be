//! Answers one after another.

use std::borrow::Cow;

use evoku_sudoku::formats::{Record, Writer};
use serde_json::Value;

use crate::commands::solve::print::{BETWEEN, Counts, Style, writer};
use crate::commands::solve::task::{Status, Tally, Wanted};
use crate::numbers::json_whole;
use crate::output::FieldArguments;

/// Writes answers one after another, in the order of the input.
///
/// A header, a comma or a blank line between two puzzles depends on what stands before, so that
/// one thread writes for all.
pub(super) struct Paper<'f> {
    /// The fields of answers.
    fields: &'f FieldArguments,
    style: Style,
    writer: Option<Writer>,
    /// The columns of the statistics.
    header: String,
    /// Whether a record was written.
    has_records: bool,
    /// Whether a text was written.
    begun: bool,
}

impl<'f> Paper<'f> {
    pub(super) fn new(
        style: Style,
        wanted: Wanted,
        columns: &[String],
        fields: &'f FieldArguments,
    ) -> Self {
        let shows = matches!(wanted, Wanted::Solution | Wanted::First | Wanted::All);
        let writer = writer(style);
        let writer = if shows && fields.has_solution() {
            writer.map(Writer::expecting_solutions)
        } else {
            writer
        };
        let header = columns.join(",") + "\n";
        Self { style, writer, fields, header, has_records: false, begun: false }
    }

    /// The text of a `Printer` in its place: the first object of an array follows a bracket.
    pub(super) fn text<'t>(&mut self, text: &'t [u8]) -> Cow<'t, [u8]> {
        match (self.style, text) {
            (Style::StatsJson, [BETWEEN, rest @ ..]) if !self.begun => {
                self.begun = true;
                Cow::Owned([b"[", rest].concat())
            }
            _ => Cow::Borrowed(text),
        }
    }

    /// What stands before the first answer.
    pub(super) fn begin(&self) -> &str {
        if let Style::StatsCsv = self.style { &self.header } else { "" }
    }

    /// The text of records that a `Printer` gave back.
    pub(super) fn records(&mut self, records: &[Record]) -> anyhow::Result<String> {
        let mut text = String::new();
        let Some(writer) = &mut self.writer else { return Ok(text) };
        for record in records {
            if self.fields.are_all() {
                writer.write(record, &mut text)?;
                continue;
            }
            if !std::mem::replace(&mut self.has_records, true) {
                self.fields.check(record)?;
            }
            let mut picked = record.clone();
            self.fields.pick(&mut picked);
            writer.write(&picked, &mut text)?;
        }
        Ok(text)
    }

    /// What stands after the last answer.
    pub(super) fn end(&mut self, tally: &Tally) -> String {
        let mut text = String::new();
        if let Style::Counts(counts) = self.style {
            return counts.text(tally);
        }
        if let Some(writer) = &mut self.writer {
            writer.finish(&mut text);
        }
        if self.begun {
            text.push_str("\n]\n");
        }
        text
    }
}

impl Counts {
    /// The number of puzzles, and of those of each status.
    fn text(self, tally: &Tally) -> String {
        let mut rows = vec![("puzzles", tally.puzzles)];
        rows.extend(Status::ALL.map(|status| (status.word(), tally.of(status))));
        match self {
            Self::Text => lines(&rows, " "),
            Self::Csv => {
                format!("status,puzzles\n{}", lines(&rows, ",").replacen("puzzles", "all", 1))
            }
            Self::Json => {
                let object = rows.iter().map(|&(name, count)| (name.to_owned(), json_whole(count)));
                format!("{}\n", Value::Object(object.collect()))
            }
        }
    }
}

/// A line for each name and its count.
fn lines(rows: &[(&str, u64)], separator: &str) -> String {
    rows.iter().map(|(name, count)| format!("{name}{separator}{count}\n")).collect()
}
