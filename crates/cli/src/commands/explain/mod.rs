//! `evoku explain`: the way from a puzzle to its solution, step by step.

mod html;
mod route;
mod text;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use clap::{Args, ValueEnum};

use crate::exit::{BAD_INPUT, INTERRUPTED, NOT_SOLVED, SUCCESS};
use crate::input::{self, Input};
use crate::interrupt;
use crate::numbers::thousands;
use crate::output::Output;
use crate::output::complain;
use route::Guide;

/// Explain how to solve puzzles, step by step, as people do it.
///
/// Each step is the easiest there is: its technique, the notation of the forums, and why it holds,
/// in plain English. Where no technique gets on, a digit is taken from the solution, and that is
/// said. Level and score are those of `evoku rate`.
///
/// An HTML page has a picture for each step, with the pattern in color; singles in a row share one.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Explain {
    #[command(flatten)]
    input: Input,

    /// What to write; by default what the output file's extension says, else text
    #[arg(long, value_name = "FORMAT", value_enum)]
    to: Option<Paper>,

    /// The file to write, which appears when all is written; - or none means standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// What an explanation is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Paper {
    /// Two lines or more a step
    Text,
    /// An object a line for each puzzle, see below
    Json,
    /// Headings and numbered lists
    Markdown,
    /// One page with a picture for each step
    Html,
}

const HELP: &str = "\
Examples:
  evoku explain puzzle.txt                    the whole path as text
  evoku explain puzzle.txt -o path.html       a page to read and to print
  evoku explain --to json puzzle.txt          for programs

Notation: r4c3<>5 means that row 4, column 3 isn't 5; r27 c38 are rows 2 and 7 and columns 3 and 8; b1 is
box 1, or region 1 of a jigsaw board, the one that holds r1c1 (they are counted by their first cells); d1 is
the diagonal from r1c1, d2 the other one, w1 the first window. Chains are in Eureka notation:
(3)r1c1=(3)r1c7-(3=5)r2c8 says that r1c1 or r1c7 is 3 (= strong link), r1c7 and r2c8 are not both 3 (- weak
link), and r2c8 is 3 or 5.

JSON: puzzle, geometry, solution, level, score, guesses and steps; a step has technique, level, score,
placements and eliminations (cell and digit), eureka, prose and pattern. A puzzle without a single solution has
puzzle, geometry and problem.

Exit codes: 0 if every puzzle was explained, 1 if one has not exactly one solution, 2 if something was wrong
with the input, 130 after Ctrl-C";

impl Paper {
    /// What the output file's extension says.
    fn of(output: Option<&Path>) -> Self {
        let extension = output.and_then(Path::extension).map(|text| text.to_string_lossy());
        match extension.as_deref() {
            Some("json" | "jsonl") => Self::Json,
            Some("md" | "markdown") => Self::Markdown,
            Some("html" | "htm") => Self::Html,
            _ => Self::Text,
        }
    }
}

impl Explain {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let hints = self.input.board.hints()?;
        let names = self.input.names();
        self.input.check_output(self.output.as_deref())?;
        let paper = self.to.unwrap_or_else(|| Paper::of(self.output.as_deref()));
        let interrupted = interrupt::flag();
        let mut output = Output::create(self.output.as_deref())?;
        let mut guide = Guide::default();
        let (mut number, mut bad, mut unexplained) = (0, false, false);
        'all: for name in names {
            let (shown, reader) = match input::open(name, &hints) {
                Ok(opened) => opened,
                Err(error) => {
                    complain(&format!("{error:#}"));
                    bad = true;
                    continue;
                }
            };
            let mut any = false;
            for record in reader {
                any = true;
                if interrupted.load(Ordering::Relaxed) {
                    break 'all;
                }
                let record = match record {
                    Ok(record) => record,
                    Err(error) => {
                        complain(&format!("{shown}: {error}"));
                        bad = true;
                        continue;
                    }
                };
                let Some(route) = guide.explain(record, interrupted) else { break 'all };
                if number == 0 && paper == Paper::Html {
                    output.write(html::begin())?;
                }
                number += 1;
                unexplained |= route.way.is_err();
                let text = match paper {
                    Paper::Text => text::text(number, &route),
                    Paper::Json => format!("{}\n", text::json(&route)),
                    Paper::Markdown => text::markdown(number, &route),
                    Paper::Html => html::section(number, &route),
                };
                let heard = output.write(text)? && output.flush()?;
                if !heard {
                    return Ok(ExitCode::from(SUCCESS));
                }
            }
            if !any {
                complain(&format!("{shown}: no puzzle found"));
                bad = true;
            }
        }
        if number > 0 {
            if paper == Paper::Html {
                output.write(html::END)?;
            }
            output.finish()?;
        }
        if interrupted.load(Ordering::Relaxed) {
            complain(&format!("interrupted after {} puzzles", thousands(number as u64)));
        }
        Ok(ExitCode::from(match (interrupted.load(Ordering::Relaxed), bad, unexplained) {
            (true, ..) => INTERRUPTED,
            (_, true, _) => BAD_INPUT,
            (_, _, true) => NOT_SOLVED,
            _ => SUCCESS,
        }))
    }
}
