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
/// Puzzles are read one at a time and written in input order. A puzzle that can't be read is
/// reported on standard error with its file, line and column; evoku then continues with the next
/// one. Exit codes: 0 if everything was converted, 2 if something was wrong, 130 after Ctrl-C.
///
/// The format is detected from the first 200 lines. A line may be a puzzle or one row of a puzzle,
/// and only the following lines decide. Nothing is printed until they have been read; with --from,
/// printing starts at once.
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

    /// Stop at the first puzzle that can't be converted, and write no output file
    #[arg(long)]
    strict: bool,
}

/// Returns the help text after the options: the kinds of constraints with their rules, and
/// examples.
fn after_help() -> String {
    let kinds: String = (CONSTRAINTS.iter().chain(FRAME))
        .map(|kind| {
            let numbers: String = kind.numbers.iter().map(|name| format!(" [{name}]")).collect();
            format!("  {}{numbers}\n      {}\n", kind.name, (kind.about)())
        })
        .collect();
    format!(
        "Constraints are texts: in JSON, in the member \"constraints\"; in CSV, in the column \
         \"constraints\", with semicolons between them; in the format text, on lines below the \
         board. Each is a kind, its numbers, and its cells (r1c2, row 3, column 4 \
         back).\n{kinds}\n{EXAMPLES}"
    )
}

/// The number of bytes of text gathered before they are written.
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

/// The action after an input.
enum Next {
    Go,
    /// The requested number of puzzles was converted.
    Enough,
    /// The reader of the output is gone.
    Unheard,
    /// Something was wrong, and `--strict` ends the command.
    Stop,
}

struct Conversion {
    hints: Hints,
    fields: FieldArguments,
    writer: Writer,
    output: Output,
    text: String,
    /// `true` once a puzzle was converted.
    any: bool,
    bad: bool,
    strict: bool,
    /// The number of puzzles that may still be read.
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

    /// Writes a record. The inner result is an error if the output format can't carry the record.
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

    /// Writes the gathered text. Returns `false` if the reader of the output is gone.
    fn write(&mut self) -> Result<bool> {
        let heard = self.output.write(&self.text);
        self.text.clear();
        heard
    }

    fn finish(mut self) -> Result<ExitCode> {
        if self.bad && !self.any {
            // Leaving an old file in place is better than replacing it by an empty one.
            return Ok(ExitCode::from(BAD_INPUT));
        }
        self.writer.finish(&mut self.text);
        self.write()?;
        self.output.finish()?;
        Ok(if self.bad { ExitCode::from(BAD_INPUT) } else { ExitCode::SUCCESS })
    }
}

/// The end of the help.
const EXAMPLES: &str = "\
Examples:
  evoku convert puzzles.sdm                    one line per puzzle
  evoku convert --to board < puzzle.txt        a drawing of the puzzle
  evoku convert puzzles.csv -o puzzles.jsonl   output format taken from the file name
  evoku convert puzzles.txt -o puzzles.csv.gz  compressed; .gz and .zst are read everywhere
  evoku convert --box 2x3 --rules diagonal --to json puzzle.txt

Formats are recognised in the order in which --to lists them.";
