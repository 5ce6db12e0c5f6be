use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use clap::Args;
use evoku_messages::{Message, say};
use evoku_sudoku::formats::{Format, Hints, Reader, Record, WriteError, Writer};
use evoku_sudoku::search::{Answer, Auto, Limit};
use evoku_sudoku::{CONSTRAINTS, FRAME};
use indicatif::ProgressBar;

use crate::arguments::whole;
use crate::error::{Error, Result};
use crate::exit::BAD_INPUT;
use crate::input::{self, Input};
use crate::output::{FieldArguments, Output, ResultArguments, complain, format_named, remark};

/// Convert puzzles from one format to another.
///
/// Puzzles are read one at a time and written in input order. A puzzle that can't be read is
/// reported on standard error with its file, line and column; evoku then continues with the next
/// one. Exit codes: 0 if everything was converted, 2 if there was an error, 130 after Ctrl-C.
///
/// A puzzle is also refused if the output format can't carry its rules, or the digits and marks of
/// a player. --lossy omits these parts. A title, an author, rules in words, drawings and colours
/// that the format has no place for are omitted with a remark.
///
/// The format is detected from the first 200 lines, because a single line may be a puzzle or one
/// row of a puzzle. Nothing is printed until these lines have been read; with --from, printing
/// starts at once.
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

    /// Drop rules, pencil marks, digits and marks of a player, drawings, colours, title, author and
    /// rules in words that the output format can't carry, instead of refusing the puzzle
    ///
    /// evoku reports the dropped parts. It never drops a part from a link if the link would then
    /// lead to a puzzle with other solutions.
    #[arg(long)]
    lossy: bool,

    /// Stop at the first puzzle that can't be converted, and write no output file
    #[arg(long)]
    strict: bool,
}

/// Returns the help text after the options: the rule of each kind of constraint, and examples.
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
        let default = format_named("line")?;
        let format = self.result.format()?.unwrap_or(default);
        self.fields.suit(format)?;
        let mut conversion = Conversion {
            hints,
            fields: self.fields,
            writer: Writer::new(format).lossy(self.lossy),
            format,
            lossy: self.lossy,
            lossy_puzzles: 0,
            lost_texts: BTreeSet::new(),
            output: self.result.create()?,
            text: String::new(),
            any: false,
            keeps_symbols: format.capacity.symbols,
            is_said: false,
            bad: false,
            strict: self.strict,
            left: self.limit.unwrap_or(u64::MAX),
            bar: input::bar(&names, self.result.path().is_some()),
        };
        for name in names {
            match conversion.add(name) {
                Ok(Next::Go) => {}
                Ok(Next::Enough) => break,
                Ok(Next::ReaderGone) => return Ok(ExitCode::SUCCESS),
                Ok(Next::Stop) => {
                    conversion.report_all_lost();
                    conversion.write()?;
                    return Ok(ExitCode::from(BAD_INPUT));
                }
                Err(error) => return Err(error),
            }
        }
        conversion.finish()
    }
}

/// The formats that are links to a site, where a puzzle without some of its constraints would pass
/// for the original.
const LINKS: [&str; 4] = ["iss", "fpuzzles", "scl", "link"];

/// The node limit of the search for the solution of a puzzle and of its link.
const NODES: u64 = 100_000;

/// The number of puzzles whose omitted parts are reported one by one.
const LISTED: u64 = 10;

/// The reason why a record isn't written.
enum Refused {
    Writer(WriteError),
    /// Without these parts, a link would lead to a puzzle that may have other solutions.
    OtherPuzzle(Vec<Message>),
}

/// The action after an input has been converted.
enum Next {
    Go,
    /// The requested number of puzzles was converted.
    Enough,
    /// The reader of the output is gone.
    ReaderGone,
    /// An error occurred, and `--strict` ends the command.
    Stop,
}

struct Conversion {
    hints: Hints,
    fields: FieldArguments,
    writer: Writer,
    format: &'static Format,
    lossy: bool,
    /// The number of puzzles of which a part was omitted.
    lossy_puzzles: u64,
    /// The texts, drawings and colours that the format has no place for.
    lost_texts: BTreeSet<String>,
    output: Output,
    text: String,
    /// `true` once a puzzle was converted.
    any: bool,
    /// `true` if the format writes the symbols of a puzzle.
    keeps_symbols: bool,
    /// `true` once the remark about symbols was made.
    is_said: bool,
    bad: bool,
    strict: bool,
    /// The number of puzzles that may still be read.
    left: u64,
    /// Shows how many bytes were read.
    bar: ProgressBar,
}

impl Conversion {
    /// Converts the puzzles of one input.
    fn add(&mut self, name: &Path) -> Result<Next> {
        let (shown, reader) = match input::open_with_bar(name, &self.hints, &self.bar) {
            Ok(opened) => opened,
            Err(error) => return Ok(self.complain(error)),
        };
        let mut count = 0_u64;
        for record in reader {
            count += 1;
            self.left -= 1;
            let problem = match record {
                Ok(record) => match self.write_record(record)? {
                    Ok(lost) => {
                        self.any = true;
                        self.report_lost(&shown, count, lost);
                        None
                    }
                    Err(Refused::Writer(error)) => {
                        let may_be_dropped = error.may_be_dropped;
                        let problem = say::command_puzzle(count, Error::from(error));
                        Some(if may_be_dropped { say::command_lossy(problem) } else { problem })
                    }
                    Err(Refused::OtherPuzzle(lost)) => {
                        let problem = say::command_other_puzzle(self.format.name, lost);
                        Some(say::command_puzzle(count, problem))
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
                return Ok(Next::ReaderGone);
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

    /// Writes a record, and returns the parts that were omitted. The inner result is an error if the
    /// output format can't represent the record.
    fn write_record(&mut self, mut record: Record) -> Result<Result<Vec<Message>, Refused>> {
        if !self.any {
            self.fields.check(&record)?;
        }
        if let Some(symbols) = record.symbols.as_ref().filter(|_| !self.keeps_symbols)
            && !std::mem::replace(&mut self.is_said, true)
        {
            self.remark(say::format_remark_symbols(symbols.to_string(), "1-9A-Z"));
        }
        self.fields.pick(&mut record);
        let lost = if self.lossy { self.writer.lost(&record) } else { Vec::new() };
        if !lost.is_empty() && LINKS.contains(&self.format.name) && self.is_other_puzzle(&record) {
            return Ok(Err(Refused::OtherPuzzle(lost)));
        }
        let texts: Vec<&str> =
            if self.lossy { Vec::new() } else { self.writer.lost_texts(&record).collect() };
        if let Err(error) = self.writer.write(&record, &mut self.text) {
            return Ok(Err(Refused::Writer(error)));
        }
        for name in texts {
            if !self.lost_texts.contains(name) {
                self.lost_texts.insert(name.to_owned());
            }
        }
        Ok(Ok(lost))
    }

    /// Returns `true` if the link for a record leads to a puzzle that may have other solutions.
    fn is_other_puzzle(&self, record: &Record) -> bool {
        let mut text = String::new();
        let mut writer = Writer::new(self.format).lossy(true);
        if writer.write(record, &mut text).is_err() {
            return false;
        }
        let hints = Hints { format: Some(self.format), ..Hints::default() };
        let Some(Ok(read)) = Reader::new(text.as_bytes(), hints).next() else { return true };
        if read.sudoku == record.sudoku {
            return false;
        }
        let limit = Limit { nodes: NODES, ..Limit::default() };
        let solution = |sudoku| match Auto::default().solve_within(sudoku, limit) {
            Some(Answer::Unique(solution)) => Some(solution),
            _ => None,
        };
        let own = solution(&record.sudoku);
        own.is_none() || own != solution(&read.sudoku)
    }

    /// Reports the parts of a puzzle that were omitted.
    fn report_lost(&mut self, shown: &str, number: u64, lost: Vec<Message>) {
        if lost.is_empty() {
            return;
        }
        self.lossy_puzzles += 1;
        if self.lossy_puzzles <= LISTED {
            let omitted = say::command_omitted(self.format.name, lost);
            self.remark(say::verbatim_at(shown, say::command_puzzle(number, omitted)));
        }
    }

    /// Reports the omitted parts that were not reported with their puzzle.
    fn report_all_lost(&self) {
        if self.lossy_puzzles > LISTED {
            self.remark(say::command_omitted_others(self.lossy_puzzles - LISTED));
        }
        if !self.lost_texts.is_empty() {
            let lost = self.lost_texts.iter().map(say::format_part_field);
            self.remark(say::command_omitted(self.format.name, lost));
        }
    }

    fn remark(&self, what: Message) {
        self.bar.suspend(|| remark(what));
    }

    fn complain(&mut self, problem: impl Into<Message>) -> Next {
        self.bar.suspend(|| complain(problem));
        self.bad = true;
        if self.strict { Next::Stop } else { Next::Go }
    }

    /// Writes the gathered text. Returns `false` if the reader of the output is gone.
    fn write(&mut self) -> Result<bool> {
        let delivered = self.output.write(&self.text);
        self.text.clear();
        delivered
    }

    fn finish(mut self) -> Result<ExitCode> {
        self.bar.finish_and_clear();
        if self.bad && !self.any {
            // Leaving an old file in place is better than replacing it by an empty one.
            return Ok(ExitCode::from(BAD_INPUT));
        }
        self.report_all_lost();
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
  evoku convert train.parquet -o train.csv     builds with --features parquet, like released ones
  evoku convert --box 2x3 --rules diagonal --to json puzzle.txt

Formats are recognised in the order in which --to lists them.";
