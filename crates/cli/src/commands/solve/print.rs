//! Answers as text.

use std::borrow::Cow;
use std::io::Write;

use anyhow::Context;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Format, Record, Writer, line};
use evoku_sudoku::plumbing::Line;
use evoku_sudoku::search::Halt;
use serde_json::Value;

use crate::commands::solve::task::{Status, Tally, Verdict, Wanted};
use crate::numbers::json_whole;
use crate::output::FieldArguments;

/// What is written about each puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) enum Style {
    /// The answer in a format for puzzles.
    Answers(&'static Format),
    /// A row of CSV with everything that is known.
    StatsCsv,
    /// The same as an array of JSON objects.
    StatsJson,
    /// The same as a JSON object on a line.
    StatsLines,
    /// Nothing but how many puzzles there are of each status, at the end.
    Counts(Counts),
}

/// How counts are written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Counts {
    /// A status and a number on each line.
    Text,
    /// The same as CSV with a header.
    Csv,
    /// A JSON object.
    Json,
}

/// The format of which each puzzle is written without regard to the others.
const LINE: &str = "line";

/// What stands before each object of an array but the first, see [`Paper::text`].
const BETWEEN: u8 = b',';

/// The columns of the statistics.
pub(super) const COLUMNS: [&str; 7] =
    ["puzzle", "status", "solutions", "solution", "nodes", "guesses", "microseconds"];

/// Turns answers into text, or into records where the text depends on what stands before.
pub(super) struct Printer<'f> {
    style: Style,
    wanted: Wanted,
    writer: Option<Writer>,
    /// The columns of the statistics.
    columns: &'f [String],
    scratch: String,
}

impl<'f> Printer<'f> {
    pub(super) fn new(style: Style, wanted: Wanted, columns: &'f [String]) -> Self {
        Self { style, wanted, writer: writer(style), columns, scratch: String::new() }
    }

    /// Whether an answer can be written without knowing more of the puzzle than its line.
    pub(super) fn is_line(&self) -> bool {
        matches!(self.style, Style::Answers(format) if format.name == LINE)
    }

    /// What a plain 9x9 board is that has one solution, where the line of the solution is all that
    /// is written about it.
    pub(super) fn solution_alone(&self) -> Option<Status> {
        match self.wanted {
            Wanted::Solution if self.is_line() => Some(Status::Unique),
            Wanted::First if self.is_line() => Some(Status::Solved),
            _ => None,
        }
    }

    /// Writes the answer to a plain 9x9 line in the format `line`.
    pub(super) fn line(&self, line: &Line, solution: &Line, verdict: &Verdict, text: &mut Vec<u8>) {
        match word(self.wanted, verdict) {
            None => text.extend_from_slice(solution),
            Some(word) => {
                text.extend(line.iter().map(|&byte| if byte == b'0' { b'.' } else { byte }));
                text.push(b' ');
                text.extend_from_slice(word.as_bytes());
            }
        }
        text.push(b'\n');
    }

    /// Writes what is known about a puzzle, or gives back the record that [`Paper`] has to write.
    pub(super) fn answer(
        &mut self,
        record: Record,
        verdict: &Verdict,
        text: &mut Vec<u8>,
    ) -> anyhow::Result<Option<Record>> {
        let (Style::Answers(format), Some(writer)) = (self.style, &mut self.writer) else {
            if !matches!(self.style, Style::Counts(_)) {
                self.stats(&record.sudoku, verdict, text)?;
            }
            return Ok(None);
        };
        let record = record_of(self.wanted, record, verdict, format)?;
        if format.name != LINE {
            writer.check(&record)?;
            return Ok(Some(record));
        }
        self.scratch.clear();
        writer.write(&record, &mut self.scratch)?;
        text.extend_from_slice(self.scratch.as_bytes());
        Ok(None)
    }

    /// What there is to say of a puzzle beside it, where the format has no room for that.
    pub(super) fn aside(&self, sudoku: &Sudoku, verdict: &Verdict) -> Option<String> {
        let Style::Answers(format) = self.style else { return None };
        let room = ["*", "comment"].iter().any(|name| format.capacity.fields.contains(name));
        if room { None } else { words(self.wanted, sudoku, verdict) }
    }

    fn stats(&self, sudoku: &Sudoku, verdict: &Verdict, text: &mut Vec<u8>) -> anyhow::Result<()> {
        let value = |name: &str| match name {
            "puzzle" => line::print(sudoku.givens()).into(),
            "status" => verdict.status.word().into(),
            "solutions" => json_whole(verdict.solutions),
            "solution" => verdict.solution.as_ref().map(line::print).into(),
            "nodes" => json_whole(verdict.nodes),
            "guesses" => json_whole(verdict.guesses),
            _ => ((verdict.microseconds * 10.0).round() / 10.0).into(),
        };
        let row = self.columns.iter().map(|name| (name.clone(), value(name)));
        match self.style {
            Style::StatsLines => writeln!(text, "{}", Value::Object(row.collect()))?,
            Style::StatsJson => {
                write!(text, "{}\n  {}", char::from(BETWEEN), Value::Object(row.collect()))?;
            }
            _ => {
                let cells: Vec<String> = row.map(|(_, value)| cell(&value)).collect();
                writeln!(text, "{}", cells.join(","))?;
            }
        }
        Ok(())
    }
}

/// A value as a cell of CSV.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        // Boards of more than 35 digits are written as numbers with commas between them.
        Value::String(text) if text.contains(',') => format!("\"{text}\""),
        Value::String(text) => text.clone(),
        Value::Number(number) if number.is_f64() => {
            number.as_f64().map_or(String::new(), |number| format!("{number:.1}"))
        }
        value => value.to_string(),
    }
}

/// What is said of a puzzle beside it, where its solution doesn't say everything.
fn word(wanted: Wanted, verdict: &Verdict) -> Option<String> {
    match wanted {
        Wanted::Count(_) if verdict.limit.is_some() => {
            Some(format!("{} {}", verdict.solutions, reason(verdict)))
        }
        Wanted::Count(_) => Some(verdict.solutions.to_string()),
        Wanted::Check => Some(match verdict.status {
            Status::Unknown => reason(verdict),
            status => status.word().to_owned(),
        }),
        Wanted::Solution | Wanted::First | Wanted::All => match verdict.status {
            Status::Unique | Status::Solved => None,
            Status::Several if wanted == Wanted::All => None,
            Status::Unknown => Some(reason(verdict)),
            Status::Several | Status::None | Status::Wrong => {
                Some(verdict.status.word().to_owned())
            }
        },
    }
}

/// The same, with what is wrong where that was asked.
fn words(wanted: Wanted, sudoku: &Sudoku, verdict: &Verdict) -> Option<String> {
    let clash = verdict.clash.map(|clash| clash.words(sudoku.geometry()));
    let wrong = clash.or_else(|| verdict.mistake.clone());
    let wrong = wrong.map(|words| format!("{}: {words}", Status::Wrong.word()));
    wrong.or_else(|| word(wanted, verdict))
}

/// The record that a format for puzzles carries.
fn record_of(
    wanted: Wanted,
    record: Record,
    verdict: &Verdict,
    format: &Format,
) -> anyhow::Result<Record> {
    let Record { sudoku, solution: _, mut fields } = record;
    let word = words(wanted, &sudoku, verdict);
    let name = if format.capacity.fields.contains(&"*") { "status" } else { "comment" };
    fields.retain(|(field, _)| field != name);
    if name == "status" {
        let word = word.as_deref().unwrap_or(verdict.status.word());
        fields.push((name.to_owned(), word.to_owned()));
    } else if let Some(word) = &word {
        fields.push((name.to_owned(), word.clone()));
    }
    let shown = verdict.solution.as_ref().filter(|_| word.is_none());
    Ok(match shown {
        Some(solution) if format.capacity.solution => {
            Record { sudoku, solution: Some(solution.clone()), fields }
        }
        Some(solution) => {
            let solved = Sudoku::new(sudoku.geometry().clone(), solution.clone());
            Record { sudoku: solved.context("a solution that is none")?, solution: None, fields }
        }
        None => Record { sudoku, solution: None, fields },
    })
}

/// Where answers are written one after another, whoever found them.
///
/// A header, a comma or a blank line between two puzzles depends on what stands before, so that
/// only one hand can write it.
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

    /// The text of a [`Printer`] in its place: the first object of an array follows a bracket.
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

    /// The text of records that a [`Printer`] gave back.
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
        let lines = |separator: &str| -> String {
            rows.iter().map(|(name, count)| format!("{name}{separator}{count}\n")).collect()
        };
        match self {
            Self::Text => lines(" "),
            Self::Csv => format!("status,puzzles\n{}", lines(",").replacen("puzzles", "all", 1)),
            Self::Json => {
                let object = rows.iter().map(|&(name, count)| (name.to_owned(), json_whole(count)));
                format!("{}\n", Value::Object(object.collect()))
            }
        }
    }
}

/// The answer is what was asked for: the rules that the puzzle came with may be missing beside it.
fn writer(style: Style) -> Option<Writer> {
    match style {
        Style::Answers(format) => Some(Writer::new(format).lossy(true)),
        _ => None,
    }
}

/// Why a search ended before the answer.
fn reason(verdict: &Verdict) -> String {
    let reason = match verdict.limit {
        Some(Halt::NodeLimit) => "node limit",
        Some(Halt::MemoryLimit) => "memory limit",
        _ => "time limit",
    };
    format!("{} ({reason})", Status::Unknown.word())
}
