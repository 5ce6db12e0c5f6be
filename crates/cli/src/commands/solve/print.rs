//! Answers as text.

use std::io::Write;
use std::sync::Arc;

use evoku_messages::{Message, say};
use evoku_sudoku::formats::{Format, Record, Writer, line};
use evoku_sudoku::search::{Conflict, Halt};
use evoku_sudoku::search::{Line, LineAnswer, Row, grid_of};
use evoku_sudoku::{Candidates, Digits, Geometry, Shape, Sudoku};
use serde_json::Value;

use crate::commands::solve::task::{Status, Verdict, Wanted};
use crate::commands::solve::write::{Done, Note};
use crate::error::Result;
use crate::language::render;
use crate::numbers::json_whole;

/// The output format: the text that is written about each puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) enum OutputFormat {
    /// The answer in a format for puzzles.
    Answers(&'static Format),
    /// A row of CSV with everything that is known.
    StatsCsv,
    /// The statistics as an array of JSON objects.
    StatsJson,
    /// The statistics as a JSON object per line.
    StatsLines,
    /// Only the number of puzzles of each status, at the end.
    Counts(Counts),
}

impl OutputFormat {
    /// Returns the writer of a format for puzzles; `None` for statistics and counts. It may omit
    /// rules and marks, since only the answer was requested.
    pub(super) fn writer(self) -> Option<Writer> {
        match self {
            Self::Answers(format) => Some(Writer::new(format).lossy(true)),
            _ => None,
        }
    }
}

/// The output format of counts.
#[derive(Clone, Copy, Debug)]
pub(super) enum Counts {
    /// A status and a number on each line.
    Text,
    /// The counts as CSV with a header.
    Csv,
    /// A JSON object.
    Json,
}

/// The format whose text for a puzzle does not depend on the puzzles around it.
const LINE: &str = "line";

/// The separator before each object of a JSON array except the first, see `Writing`.
pub(super) const BETWEEN: u8 = b',';

/// The columns of the statistics.
pub(super) const COLUMNS: [&str; 7] =
    ["puzzle", "status", "solutions", "solution", "nodes", "guesses", "microseconds"];

/// Turns answers into text, or into records if the text depends on the answers before.
pub(super) struct Printer<'f> {
    format: OutputFormat,
    wanted: Wanted,
    writer: Option<Writer>,
    /// The columns of the statistics.
    columns: &'f [String],
    scratch: String,
    /// The geometry of plain 9x9 boards.
    plain: Arc<Geometry>,
}

impl<'f> Printer<'f> {
    pub(super) fn new(format: OutputFormat, wanted: Wanted, columns: &'f [String]) -> Self {
        let plain = Arc::new(Geometry::plain(Shape::NINE));
        let scratch = String::new();
        Self { format, wanted, writer: format.writer(), columns, scratch, plain }
    }

    /// Writes the answers to plain 9x9 lines.
    pub(super) fn lines(
        &mut self,
        lines: &[&Line],
        answers: &[LineAnswer],
        done: &mut Done,
    ) -> Result<()> {
        done.text.reserve(lines.len() * (size_of::<Line>() + 1));
        let mut at = 0;
        while at < lines.len() {
            at += self.alone(&answers[at..], done);
            if let (Some(line), Some(answer)) = (lines.get(at), answers.get(at)) {
                self.line(line, answer, at as u64, done)?;
                at += 1;
            }
        }
        Ok(())
    }

    /// Writes the answers up to the first one that is more than a single solution. Returns their
    /// number. This is the common case and runs at tens of millions of answers a second.
    fn alone(&self, answers: &[LineAnswer], done: &mut Done) -> usize {
        let Some(status) = self.solution_alone() else { return 0 };
        let mut count = 0;
        for answer in answers.iter().take_while(|answer| answer.solutions == 1) {
            done.text.extend_from_slice(&answer.solution);
            done.text.push(b'\n');
            count += 1;
        }
        done.tally.add(status, count as u64);
        count
    }

    /// Replaces the rows of puzzles that don't have one solution in a text of first solutions.
    /// `counts` are the numbers of solutions, and `status` is that of puzzles with one solution.
    pub(super) fn complete(&self, lines: &[&Line], counts: &[u8], status: Status, done: &mut Done) {
        if counts.iter().all(|&count| count == 1) {
            return done.tally.add(status, counts.len() as u64);
        }
        let text = std::mem::take(&mut done.text);
        for ((line, &solutions), row) in lines.iter().zip(counts).zip(text.as_chunks().0) {
            let [solution @ .., _]: &Row = row;
            let answer = LineAnswer { solution: *solution, solutions, guesses: 0 };
            let verdict = Verdict::of_line(self.wanted, &answer, None);
            done.tally.add(verdict.status, 1);
            self.bare_line(line, solution, &verdict, &mut done.text);
        }
    }

    /// Writes the answer to a plain 9x9 line, `before` lines after those that `done` has counted.
    fn line(
        &mut self,
        line: &Line,
        answer: &LineAnswer,
        before: u64,
        done: &mut Done,
    ) -> Result<()> {
        let verdict = Verdict::of_line(self.wanted, answer, None);
        let is_explained = self.wanted == Wanted::Check && verdict.status == Status::None;
        if self.is_line() && !is_explained {
            done.tally.add(verdict.status, 1);
            self.bare_line(line, &answer.solution, &verdict, &mut done.text);
            return Ok(());
        }
        let sudoku = Sudoku::new(Arc::clone(&self.plain), grid_of(line));
        let record = Record::of(sudoku?);
        self.nine(record, answer, before, done)
    }

    /// Writes the answer to a plain 9x9 board that came with more than its line, `before` puzzles
    /// after those that `done` has counted.
    pub(super) fn nine(
        &mut self,
        record: Record,
        answer: &LineAnswer,
        before: u64,
        done: &mut Done,
    ) -> Result<()> {
        let solution = (answer.solutions > 0).then(|| grid_of(&answer.solution));
        let verdict =
            Verdict::of_line(self.wanted, answer, solution).explained(self.wanted, &record);
        done.tally.add(verdict.status, 1);
        self.one(record, &verdict, before, done)
    }

    /// Writes an answer, `before` puzzles after those that `done` has counted.
    pub(super) fn one(
        &mut self,
        record: Record,
        verdict: &Verdict,
        before: u64,
        done: &mut Done,
    ) -> Result<()> {
        let aside = self.aside(&record.sudoku, verdict);
        done.notes.extend(aside.map(|words| Note::Report(done.puzzles_read + before, words)));
        done.records.extend(self.answer(record, verdict, &mut done.text)?);
        Ok(())
    }

    /// Returns `true` if an answer can be written from the line of the puzzle alone.
    fn is_line(&self) -> bool {
        matches!(self.format, OutputFormat::Answers(format) if format.name == LINE)
    }

    /// The status of a plain 9x9 board with one solution, if the line of the solution is all that
    /// is written about it; otherwise `None`.
    pub(super) fn solution_alone(&self) -> Option<Status> {
        match self.wanted {
            Wanted::Solution if self.is_line() => Some(Status::Unique),
            Wanted::First if self.is_line() => Some(Status::Solved),
            _ => None,
        }
    }

    /// Writes the answer to a plain 9x9 line in the format `line`.
    fn bare_line(&self, line: &Line, solution: &Line, verdict: &Verdict, text: &mut Vec<u8>) {
        match word(self.wanted, verdict) {
            None => text.extend_from_slice(solution),
            Some(word) => {
                text.extend(line.iter().map(|&byte| if byte == b'0' { b'.' } else { byte }));
                text.push(b' ');
                word.write(text);
            }
        }
        text.push(b'\n');
    }

    /// Writes the answer to a puzzle, or returns the record for `Writing` to write.
    fn answer(
        &mut self,
        record: Record,
        verdict: &Verdict,
        text: &mut Vec<u8>,
    ) -> Result<Option<Record>> {
        let (OutputFormat::Answers(format), Some(writer)) = (self.format, &mut self.writer) else {
            if !matches!(self.format, OutputFormat::Counts(_)) {
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

    /// The message about a puzzle that goes to standard error, if the format has no room for it.
    fn aside(&self, sudoku: &Sudoku, verdict: &Verdict) -> Option<Message> {
        let OutputFormat::Answers(format) = self.format else { return None };
        let room = ["*", "comment"].iter().any(|name| format.capacity.fields.contains(name));
        if room { None } else { words(self.wanted, sudoku, verdict) }
    }

    fn stats(&self, sudoku: &Sudoku, verdict: &Verdict, text: &mut Vec<u8>) -> Result<()> {
        let row = self.columns.iter().map(|name| (name.clone(), statistic(name, sudoku, verdict)));
        match self.format {
            OutputFormat::StatsLines => writeln!(text, "{}", Value::Object(row.collect()))?,
            OutputFormat::StatsJson => {
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

/// The value of the column `name`.
fn statistic(name: &str, sudoku: &Sudoku, verdict: &Verdict) -> Value {
    match name {
        "puzzle" => line::print_on(sudoku.geometry(), sudoku.givens()).into(),
        "status" => verdict.status.word().into(),
        "solutions" => json_whole(verdict.solutions),
        "solution" => (verdict.solution.as_ref())
            .map(|solution| line::print_on(sudoku.geometry(), solution))
            .into(),
        "nodes" => json_whole(verdict.nodes),
        "guesses" => json_whole(verdict.guesses),
        _ => ((verdict.microseconds * 10.0).round() / 10.0).into(),
    }
}

/// Formats a value as a CSV cell.
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

/// The answer written in place of a solution.
#[derive(Clone, Copy)]
enum Word {
    Status(Status),
    Count(u64),
    /// The reason why the status is unknown.
    Limit(Halt),
    /// The number of solutions found before the limit, and the limit.
    CountLimit(u64, Halt),
}

impl Word {
    fn message(self) -> Message {
        match self {
            Self::Status(status) => say::command_status(status.word()),
            Self::Count(count) => say::verbatim(count.to_string()),
            Self::Limit(Halt::NodeLimit) => say::command_limit_nodes(),
            Self::Limit(Halt::MemoryLimit) => say::command_limit_memory(),
            Self::Limit(_) => say::command_limit_time(),
            Self::CountLimit(count, limit) => {
                say::command_count_limit(count, Self::Limit(limit).message())
            }
        }
    }

    /// Appends the answer to a line. Frequent answers are written without building a message, since
    /// there are many lines.
    fn write(self, text: &mut Vec<u8>) {
        match self {
            Self::Status(status) => text.extend_from_slice(status.shown().as_bytes()),
            Self::Count(count) => text.extend_from_slice(count.to_string().as_bytes()),
            other => text.extend_from_slice(render(other.message()).as_bytes()),
        }
    }
}

/// Returns the answer written in place of a solution; `None` if there is a solution to show.
fn word(wanted: Wanted, verdict: &Verdict) -> Option<Word> {
    match (wanted, verdict.status, verdict.limit) {
        (Wanted::Count(_), _, Some(limit)) => Some(Word::CountLimit(verdict.solutions, limit)),
        (Wanted::Count(_), _, None) => Some(Word::Count(verdict.solutions)),
        (_, Status::Unknown, limit) => Some(Word::Limit(limit.unwrap_or(Halt::Cancelled))),
        (Wanted::Check | Wanted::Conflict, status, _) => Some(Word::Status(status)),
        (_, Status::Unique | Status::Solved, _)
        | (Wanted::All | Wanted::Candidates, Status::Several, _) => None,
        (_, status, _) => Some(Word::Status(status)),
    }
}

/// Returns the answer written in place of a solution as a message, with the reason if a puzzle is
/// wrong, or the clues of a conflict.
fn words(wanted: Wanted, sudoku: &Sudoku, verdict: &Verdict) -> Option<Message> {
    let clash = verdict.clash.as_ref().map(|clash| clash.words(sudoku.geometry()));
    let why = clash.or_else(|| verdict.mistake.clone());
    let because =
        |status: Status, why| say::command_status_because(say::command_status(status.word()), why);
    let wrong = why.map(|why| because(Status::Wrong, why));
    let conflict = verdict
        .conflict
        .as_ref()
        .map(|conflict| clues(conflict, sudoku.geometry()))
        .filter(|clues| !clues.is_empty());
    let conflict = conflict.map(|clues| because(Status::None, say::verbatim(clues.join(", "))));
    wrong.or(conflict).or_else(|| word(wanted, verdict).map(Word::message))
}

/// The clues of a conflict, like `r1c1=5` and `killer 3 r1c1 r1c2`, with the symbols of `board`.
fn clues(conflict: &Conflict, board: &Geometry) -> Vec<String> {
    let (geometry, givens) = (conflict.sudoku.geometry(), conflict.sudoku.givens());
    let side = geometry.side();
    let digit = |cell| givens.get(cell).map_or_else(|| 0.into(), |digit| board.digit_name(digit));
    let cells = conflict.cells.iter();
    let cells = cells.map(|&cell| format!("{}={}", cell.name(side), digit(cell)));
    cells.chain(geometry.constraints().iter().map(|constraint| constraint.text(side))).collect()
}

/// Makes the record to write in a format for puzzles.
fn record_of(wanted: Wanted, record: Record, verdict: &Verdict, format: &Format) -> Result<Record> {
    let Record { sudoku, mut fields, symbols, .. } = record;
    let word = words(wanted, &sudoku, verdict);
    let sudoku = verdict.conflict.as_ref().map_or(sudoku, |conflict| conflict.sudoku.clone());
    let name = if format.capacity.fields.contains(&"*") { "status" } else { "comment" };
    fields.retain(|(field, _)| field != name);
    if name == "status" {
        // A count has a field of its own, which is a number.
        let is_count = matches!(wanted, Wanted::Count(_));
        // The field is for programs, so it is English.
        let words = match (&word, verdict.limit) {
            (Some(_), Some(limit)) if is_count => Word::Limit(limit).message().to_string(),
            (Some(word), _) if !is_count => word.to_string(),
            _ => verdict.status.word().to_owned(),
        };
        fields.push((name.to_owned(), words));
        if is_count {
            fields.retain(|(field, _)| field != "solutions");
            fields.push(("solutions".to_owned(), verdict.solutions.to_string()));
        }
    } else if let Some(word) = &word {
        fields.push((name.to_owned(), render(word)));
    }
    if let Some(candidates) = &verdict.candidates {
        let record = with_candidates(sudoku, fields, candidates, format)?;
        return Ok(Record { symbols, ..record });
    }
    let shown = verdict.solution.as_ref().filter(|_| word.is_none());
    Ok(match shown {
        Some(solution) if format.capacity.solution => {
            Record { sudoku, solution: Some(solution.clone()), play: None, fields, symbols }
        }
        Some(solution) => {
            let solved = Sudoku::new(sudoku.geometry().clone(), solution.clone());
            Record { sudoku: solved?, solution: None, play: None, fields, symbols }
        }
        None => Record { sudoku, solution: None, play: None, fields, symbols },
    })
}

/// Makes the record of a puzzle with the digits that each cell holds in some solution. They become
/// a field if the format accepts any field, otherwise pencil marks. A puzzle without a solution has
/// no such digits; its fields then contain the reason.
fn with_candidates(
    sudoku: Sudoku,
    mut fields: Vec<(String, String)>,
    candidates: &Candidates,
    format: &Format,
) -> Result<Record> {
    if format.capacity.has_field("*") {
        let values = sudoku.geometry().values();
        let numbers =
            |digits: &Digits| digits.iter().map(|digit| values.of(digit)).collect::<Vec<_>>();
        let cells: Value = candidates.cells().iter().map(numbers).collect();
        fields.retain(|(field, _)| field != CANDIDATES);
        fields.push((CANDIDATES.to_owned(), cells.to_string()));
        return Ok(Record { sudoku, solution: None, play: None, fields, symbols: None });
    }
    if candidates.is_empty() {
        return Ok(Record { sudoku, solution: None, play: None, fields, symbols: None });
    }
    let marked = Sudoku::from_marks(sudoku.geometry().clone(), candidates.clone());
    Ok(Record { sudoku: marked?, solution: None, play: None, fields, symbols: None })
}

/// The field with the digits that each cell holds in some solution.
const CANDIDATES: &str = "true_candidates";
