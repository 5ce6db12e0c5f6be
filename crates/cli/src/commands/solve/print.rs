//! Answers as text.

use std::io::Write;

use anyhow::Context;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Format, Record, Writer, line};
use evoku_sudoku::search::{Halt, Line};
use serde_json::json;

use crate::commands::solve::task::{Status, Verdict, Wanted};

/// What is written about each puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) enum Style {
    /// The answer in a format for puzzles.
    Answers(&'static Format),
    /// A row of CSV with everything that is known.
    StatsCsv,
    /// The same as a JSON object on a line.
    StatsJson,
}

/// The format of which each puzzle is written without regard to the others.
const LINE: &str = "line";

/// The columns of the statistics.
const COLUMNS: &str = "puzzle,status,solutions,solution,nodes,guesses,microseconds\n";

/// Turns answers into text, or into records where the text depends on what stands before.
pub(super) struct Printer {
    style: Style,
    wanted: Wanted,
    writer: Option<Writer>,
    scratch: String,
}

impl Printer {
    pub(super) fn new(style: Style, wanted: Wanted) -> Self {
        Self { style, wanted, writer: writer(style), scratch: String::new() }
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
            self.stats(&record.sudoku, verdict, text)?;
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
        let puzzle = line::print(sudoku.givens());
        let solution = verdict.solution.as_ref().map(line::print);
        let status = verdict.status.word();
        let Verdict { solutions, nodes, guesses, microseconds, .. } = verdict;
        if let Style::StatsJson = self.style {
            let row = json!({
                "puzzle": puzzle,
                "status": status,
                "solutions": solutions,
                "solution": solution,
                "nodes": nodes,
                "guesses": guesses,
                "microseconds": (microseconds * 10.0).round() / 10.0,
            });
            writeln!(text, "{row}")?;
        } else {
            // Boards of more than 35 digits are written as numbers with commas between them.
            let quoted = |cells: String| {
                if cells.contains(',') { format!("\"{cells}\"") } else { cells }
            };
            let (puzzle, solution) = (quoted(puzzle), quoted(solution.unwrap_or_default()));
            writeln!(
                text,
                "{puzzle},{status},{solutions},{solution},{nodes},{guesses},{microseconds:.1}"
            )?;
        }
        Ok(())
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
    let wrong = clash.map(|words| format!("{}: {words}", Status::Wrong.word()));
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
pub(super) struct Paper {
    style: Style,
    writer: Option<Writer>,
}

impl Paper {
    pub(super) fn new(style: Style, wanted: Wanted) -> Self {
        let shows = matches!(wanted, Wanted::Solution | Wanted::First | Wanted::All);
        let writer = writer(style);
        let writer = if shows { writer.map(Writer::expecting_solutions) } else { writer };
        Self { style, writer }
    }

    /// What stands before the first answer.
    pub(super) fn begin(&self) -> &'static str {
        if let Style::StatsCsv = self.style { COLUMNS } else { "" }
    }

    /// The text of records that a [`Printer`] gave back.
    pub(super) fn records(&mut self, records: &[Record]) -> anyhow::Result<String> {
        let mut text = String::new();
        if let Some(writer) = &mut self.writer {
            records.iter().try_for_each(|record| writer.write(record, &mut text))?;
        }
        Ok(text)
    }

    /// What stands after the last answer.
    pub(super) fn end(&mut self) -> String {
        let mut text = String::new();
        if let Some(writer) = &mut self.writer {
            writer.finish(&mut text);
        }
        text
    }
}

/// The answer is what was asked for: the rules that the puzzle came with may be missing beside it.
fn writer(style: Style) -> Option<Writer> {
    match style {
        Style::Answers(format) => Some(Writer::new(format).lossy(true)),
        Style::StatsCsv | Style::StatsJson => None,
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
