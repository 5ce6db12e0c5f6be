//! `evoku explain`: the path from a puzzle to its solution, step by step.

mod html;
mod output_format;
mod route;
mod text;

use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use evoku_messages::{Message, say};
use evoku_sudoku::explain::{Guide, Unexplained};
use evoku_sudoku::formats::Hints;
use evoku_sudoku::search::Auto;
use indicatif::ProgressBar;

use crate::error::{Result, at};
use crate::exit::{BAD_INPUT, INTERRUPTED, NOT_SOLVED, SUCCESS};
use crate::input::{self, Input};
use crate::interrupt;
use crate::output::{FieldArguments, NamedFormat, Output, ResultArguments, complain};
use crate::play::continued;
use output_format::OutputFormat;
use route::Route;

/// Explain how people solve puzzles, step by step.
///
/// Each step is the easiest available one. evoku writes its technique, the notation used in forums,
/// and the reason in plain words. If no technique applies, evoku takes a digit from the solution
/// and notes this. Level and score are those of `evoku rate`.
///
/// A position in play is explained from where it is. If it has a mistake, evoku shows where.
///
/// An HTML page has a picture for each step, with the pattern in color; consecutive singles share
/// one picture.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Explain {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,

    #[command(flatten)]
    fields: FieldArguments,
}

const HELP: &str = "\
Examples:
  evoku explain puzzle.txt                    the whole path as text
  evoku explain puzzle.txt -o path.html       a page to read and to print
  evoku explain --json puzzle.txt             JSON for programs
  evoku explain --to jsonl --fields puzzle,level,score puzzles.txt
  evoku explain puzzles.txt -o paths.html.gz  a compressed page

Notation:
  r4c3<>5                    row 4, column 3 is not 5
  r27 c38                    rows 2 and 7, columns 3 and 8
  b1                         box 1; on a jigsaw board the region that contains r1c1 \
      (regions are numbered by their first cells)
  d1, d2, w1                 the diagonal from r1c1, the other diagonal, the first window
  (3)r1c1=(3)r1c7-(3=5)r2c8  a chain in Eureka notation: r1c1 or r1c7 is 3 (= is a strong link); \
      r1c7 and r2c8 are not both 3 (- is a weak link); r2c8 is 3 or 5
  killer r1c12 {69,78}       a step on constraints, with kind and cells: this cage holds 6 and 9, \
      or 7 and 8
  r1 r1c9=7                  an innie: the cages in row 1 leave 7 to r1c9

JSON: puzzle, geometry, version, solution, level, score, guesses and steps. A step has technique,
level, score, placements and eliminations (cell and digit), eureka, prose, message (the id and args
of prose, which do not depend on the language) and pattern. A puzzle that does not have exactly one
solution has puzzle, geometry, version, problem and messages (for problem, its id and args). Digits
are numbers, except in eureka, prose and problem, which have the symbols of the puzzle. The format
json is an array, jsonl has one object per line.

Puzzles are written one after another, so memory use does not grow with their number. A page takes
50 to 250 kB per puzzle.

Exit codes:
  0    every puzzle was explained
  1    a puzzle does not have exactly one solution
  2    an input could not be read
  130  ended by Ctrl-C";

impl Explain {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let hints = self.input.board.hints()?;
        self.input.check_output(self.result.path())?;
        let format = self.result.format()?.unwrap_or(OutputFormat::Text);
        let fields = self.fields.members(&text::MEMBERS, format.about().name)?;
        let names = self.input.names();
        let mut run = ExplainRun {
            format,
            fields,
            bar: input::bar(&names, self.result.path().is_some()),
            output: self.result.create()?,
            guide: Guide::default(),
            engine: Auto::default(),
            interrupted: interrupt::flag(),
            number: 0,
            bad: false,
            unexplained: false,
        };
        for name in names {
            match run.add(name, &hints)? {
                Next::Go => {}
                Next::ReaderGone => return Ok(ExitCode::from(SUCCESS)),
                Next::Stop => break,
            }
        }
        run.finish()
    }
}

/// The action after an input has been explained.
enum Next {
    Go,
    /// The reader of the output is gone.
    ReaderGone,
    /// Ctrl-C was pressed.
    Stop,
}

/// The puzzles of one call, explained and written one after another.
struct ExplainRun {
    format: OutputFormat,
    /// The members of JSON objects to write.
    fields: Vec<String>,
    bar: ProgressBar,
    output: Output,
    guide: Guide,
    /// The engine that looks for mistakes in positions.
    engine: Auto,
    interrupted: &'static AtomicBool,
    /// The number of puzzles explained so far.
    number: usize,
    /// `true` if something could not be read.
    bad: bool,
    /// `true` if a puzzle does not have exactly one solution.
    unexplained: bool,
}

impl ExplainRun {
    /// Explains the puzzles of an input.
    fn add(&mut self, name: &Path, hints: &Hints) -> Result<Next> {
        let (shown, reader) = match input::open_with_bar(name, hints, &self.bar) {
            Ok(opened) => opened,
            Err(error) => {
                self.complain(error);
                return Ok(Next::Go);
            }
        };
        let mut any = false;
        for record in reader {
            any = true;
            if self.is_interrupted() {
                return Ok(Next::Stop);
            }
            let record = match record {
                Ok(record) => record,
                Err(error) => {
                    self.complain(at(&shown, error));
                    continue;
                }
            };
            let (record, mistake) =
                match continued(record, &mut self.engine, Some(self.interrupted)) {
                    Ok(continued) => continued,
                    Err(error) => {
                        self.complain(at(&shown, error));
                        continue;
                    }
                };
            let path = match mistake {
                Some(mistake) => Some(Err(Unexplained::Mistake(mistake))),
                None => self.guide.explain(&record.sudoku, Some(self.interrupted)),
            };
            let Some(path) = path else { return Ok(Next::Stop) };
            let route = Route { record, path };
            self.number += 1;
            self.unexplained |= route.path.is_err();
            let text = self.format.entry(self.number, &route, &self.fields);
            if !self.output.write(text)? || !self.output.flush()? {
                return Ok(Next::ReaderGone);
            }
        }
        if !any {
            self.complain(say::verbatim_at(&shown, say::command_no_puzzle()));
        }
        Ok(Next::Go)
    }

    fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    fn complain(&mut self, problem: impl Into<Message>) {
        self.bar.suspend(|| complain(problem));
        self.bad = true;
    }

    fn finish(mut self) -> Result<ExitCode> {
        self.bar.finish_and_clear();
        let interrupted = self.is_interrupted();
        // Leaving an old file in place is better than replacing it by an empty one.
        if self.number > 0 {
            self.output.write(self.format.end())?;
            self.output.finish()?;
        }
        if interrupted {
            interrupt::remark_after(self.number as u64);
        }
        Ok(ExitCode::from(match (interrupted, self.bad, self.unexplained) {
            (true, ..) => INTERRUPTED,
            (_, true, _) => BAD_INPUT,
            (_, _, true) => NOT_SOLVED,
            _ => SUCCESS,
        }))
    }
}
