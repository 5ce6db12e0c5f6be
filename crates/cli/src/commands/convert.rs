use std::path::Path;
use std::process::ExitCode;

use clap::Args;
use evoku_messages::{Message, say};
use evoku_sudoku::formats::{Format, Hints, Record, WriteError, Writer};
use evoku_sudoku::{CONSTRAINTS, FRAME};

use crate::arguments::whole;
use crate::error::{Error, Result};
use crate::exit::BAD_INPUT;
use crate::input::{self, Input};
use crate::output::{FieldArguments, Output, ResultArguments, complain, format_named};

/// Convert puzzles from one format into another.
///
/// Puzzles are read one at a time and written in order. One that can't be read is reported on
/// standard error with file, line and column, and the next one is tried. The exit code is 0 if all
/// went well, 2 if something was wrong, and 130 after Ctrl-C.
///
/// The format is detected from the first 200 lines: a line may be a puzzle or a row of one, which
/// only the lines after it decide. Nothing is printed before they were read; with --from, at once.
#[derive(Args, Debug)]
#[command(after_long_help = after_help())]
pub(crate) struct Convert {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    result: ResultArguments<&'static Format>,

    #[command(flatten)]
    fields: FieldArguments,

    /// Stop after the first N puzzles
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::MAX))]
    limit: Option<u64>,

    /// Drop rules and pencil marks that the output format can't carry, instead of refusing the
    /// puzzle
    #[arg(long)]
    lossy: bool,

    /// Stop at the first puzzle that can't be converted; an output file isn't written then
    #[arg(long)]
    strict: bool,
}

/// The kinds of constraints with their rules, and examples.
fn after_help() -> String {
    let kinds: String = (CONSTRAINTS.iter().chain(FRAME))
        .map(|kind| {
            let numbers: String = kind.numbers.iter().map(|name| format!(" [{name}]")).collect();
            format!("  {}{numbers}\n      {}\n", kind.name, (kind.about)())
        })
        .collect();
    format!(
        "Constraints, each a text of the member \"constraints\" in JSON, of the column \
         \"constraints\" in CSV (with semicolons between them), or a line below the board in the \
         format text: a kind, its numbers, its cells (r1c2, row 3, column 4 back).\n{kinds}\n{EXAMPLES}"
    )
}

/// How much text is gathered before it is written.
const CHUNK: usize = 1 << 16;

impl Convert {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let hints = self.input.board.hints()?;
        let names = self.input.names();
        self.input.check_output(self.result.path())?;
        let usual = format_named("line")?;
        let format = self.result.form()?.unwrap_or(usual);
        self.fields.suit(format)?;
        let mut conversion = Conversion {
            hints,
            fields: self.fields,
            writer: Writer::new(format).lossy(self.lossy),
            output: self.result.create()?,
            text: String::new(),
            any: false,
            bad: false,
            strict: self.strict,
            left: self.limit.unwrap_or(u64::MAX),
        };
        for name in names {
            match conversion.add(name) {
                Ok(Next::Go) => {}
                Ok(Next::Enough) => break,
                Ok(Next::Unheard) => return Ok(ExitCode::SUCCESS),
                Ok(Next::Stop) => {
                    conversion.write()?;
                    return Ok(ExitCode::from(BAD_INPUT));
                }
                Err(error) => return Err(error),
            }
        }
        conversion.finish()
    }
}

/// What to do after an input.
enum Next {
    Go,
    /// As many puzzles as wanted were converted.
    Enough,
    /// The reader of the output is gone.
    Unheard,
    /// Something was wrong, and that is the end.
    Stop,
}

struct Conversion {
    hints: Hints,
    fields: FieldArguments,
    writer: Writer,
    output: Output,
    text: String,
    /// Whether a puzzle was converted.
    any: bool,
    bad: bool,
    strict: bool,
    /// How many puzzles may still be read.
    left: u64,
}

impl Conversion {
    /// Converts the puzzles of one input.
    fn add(&mut self, name: &Path) -> Result<Next> {
        let (shown, reader) = match input::open(name, &self.hints) {
            Ok(opened) => opened,
            Err(error) => return Ok(self.complain(error)),
        };
        let mut count = 0_u64;
        for record in reader {
            count += 1;
            self.left -= 1;
            let problem = match record {
                Ok(record) => match self.write_record(record)? {
                    Ok(()) => {
                        self.any = true;
                        None
                    }
                    Err(error) => {
                        let may_be_dropped = error.may_be_dropped;
                        let problem = say::command_puzzle(count, Error::from(error));
                        Some(if may_be_dropped { say::command_lossy(problem) } else { problem })
                    }
                },
                Err(error) => Some(Error::from(error).into()),
            };
            if let Some(problem) = problem
                && let Next::Stop = self.complain(say::verbatim_at(&shown, problem))
            {
                return Ok(Next::Stop);
            }
            if self.text.len() >= CHUNK && !self.write()? {
                return Ok(Next::Unheard);
            }
            if self.left == 0 {
                return Ok(Next::Enough);
            }
        }
        if count == 0 {
            return Ok(self.complain(say::verbatim_at(&shown, say::command_no_puzzle())));
        }
        Ok(Next::Go)
    }

    /// Writes a record, or says why its format can't carry it.
    fn write_record(&mut self, mut record: Record) -> Result<Result<(), WriteError>> {
        if !self.any {
            self.fields.check(&record)?;
        }
        self.fields.pick(&mut record);
        Ok(self.writer.write(&record, &mut self.text))
    }

    fn complain(&mut self, problem: impl Into<Message>) -> Next {
        complain(problem);
        self.bad = true;
        if self.strict { Next::Stop } else { Next::Go }
    }

    /// Writes what was gathered. Returns false if the reader of the output is gone.
    fn write(&mut self) -> Result<bool> {
        let heard = self.output.write(&self.text);
        self.text.clear();
        heard
    }

    fn finish(mut self) -> Result<ExitCode> {
        if self.bad && !self.any {
            // Nothing is better than an empty file in the place of an old one.
            return Ok(ExitCode::from(BAD_INPUT));
        }
        self.writer.finish(&mut self.text);
        self.write()?;
        self.output.finish()?;
        Ok(if self.bad { ExitCode::from(BAD_INPUT) } else { ExitCode::SUCCESS })
    }
}

/// What the help says last.
const EXAMPLES: &str = "\
Examples:
  evoku convert puzzles.sdm                    a line a puzzle
  evoku convert --to board < puzzle.txt        draw it
  evoku convert puzzles.csv -o puzzles.jsonl   the file's name tells the format
  evoku convert puzzles.txt -o puzzles.csv.gz  compressed; .gz and .zst are read everywhere
  evoku convert --box 2x3 --rules diagonal --to json puzzle.txt

Formats are recognised in the order in which --to lists them.";
