//! `evoku generate`: puzzles to order.

mod order;
mod produce;
mod set;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::bail;
use clap::Args;
use evoku_sudoku::formats::{self, Format, Record, Writer};
use evoku_sudoku::generate::{Made, Request};

use crate::arguments::seconds;
use crate::exit::{INTERRUPTED, NOT_SOLVED, SUCCESS};
use crate::output::Output;
use crate::output::complain;
use crate::rated::{Raters, Scale};
use crate::{input, interrupt, parallel};
use order::OrderArguments;
use produce::{End, Limits, Production};

/// Make puzzles, each with the proof that its solution is the only one.
///
/// Puzzles are made at random, rated where the order asks for it, and kept if they are what was
/// asked for. The same order and seed give the same puzzles on every machine and any number of
/// threads; only --deadline and Ctrl-C cut a run short. No plain 9x9 puzzle comes twice in a run,
/// not even turned, mirrored, rearranged or relabelled; of other boards none comes twice as it is.
///
/// It always ends: with the puzzles, or with a report of what was tried, why it was refused, and
/// the nearest that was found.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Generate {
    /// How many puzzles [default: 1; with --set, 10 of each class]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    number: Option<u64>,

    #[command(flatten)]
    order: OrderArguments,

    /// Write a set for experiments as CSV: puzzles of 4x4, 6x6, 9x9 of every level, 16x16 and
    /// 25x25, with their ratings
    #[arg(long, conflicts_with_all = OrderArguments::IDS)]
    set: bool,

    /// The seed of all that is random, a whole number
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Give up after so many attempts without a new puzzle [default: 1,000,000 on plain 9x9
    /// boards, else 10,000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    attempts: Option<u64>,

    /// Stop after this many seconds, like 2.5, with what was found
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    deadline: Option<Duration>,

    /// The number of threads; by default one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write the solutions too: in a column or field of their own, in formats without one after
    /// each puzzle
    #[arg(long)]
    solutions: bool,

    /// The format to write; by default that of the output file's extension, else line, or jsonl
    /// for boards that a line doesn't tell
    #[arg(long, value_name = "FORMAT", value_parser = input::format, conflicts_with = "set")]
    to: Option<&'static Format>,

    /// The file to write, which appears at the end; - or none means standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

const HELP: &str = "\
Examples:
  evoku generate                                     a minimal 9x9 puzzle
  evoku generate 100 --level hard -o hard.csv        with level and score of each
  evoku generate 10 --level medium..hard --symmetry half-turn
  evoku generate 5 --technique x-wing --without skyscraper,xy-wing
  evoku generate --size 16 --level easy --to board
  evoku generate --rules diagonal --givens 20..24
  evoku generate --pattern smile.txt --solutions     givens just where the file has no dots
  evoku generate 10 --from-grid grids.txt            puzzles with these solutions
  evoku generate --set -o set.csv

Symmetries of the givens: none, half-turn, quarter-turn, left-right, top-bottom, left-right-top-bottom,
diagonal, anti-diagonal, both-diagonals, full.

Levels and scores: see `evoku rate --help`.

How full grids are made: random digits that no peer holds are put into random cells, 24 of them on a plain
9x9 board; the first solution that a search finds of that is the grid. Every grid can come, but not all with
the same probability: those that share their beginnings with few others are likelier. A puzzle is then dug
out of its grid in random order, as long as what is taken away can be spared. With --pattern the
givens are the digits of a grid in those cells, kept if they are of no other grid.

Exit codes: 0 if all puzzles were found, 1 if not, 2 if the order makes no sense, 130 after Ctrl-C";

impl Generate {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        // A deadline beyond all clocks is none.
        let deadline = self.deadline.and_then(|seconds| Instant::now().checked_add(seconds));
        if self.set {
            return self.make_set(deadline);
        }
        let request = self.order.request()?;
        let blank = Record::of(order::blank(&request)?);
        let format = self.format(&blank);
        let mut writer = Writer::new(format);
        if self.solutions {
            writer = writer.expecting_solutions();
        }
        writer.check(&blank)?;
        let mut output = Output::create(self.output.as_deref())?;
        let mut text = String::new();
        let mut any = false;
        let end =
            self.production(&request, self.number.unwrap_or(1), deadline).run(&mut |made| {
                text.clear();
                writer.write(&self.record(format, made), &mut text)?;
                any = true;
                Ok(output.write(&text)? && output.flush()?)
            })?;
        if any {
            text.clear();
            writer.finish(&mut text);
            output.write(&text)?;
            output.finish()?;
        }
        Ok(end.exit_code())
    }

    /// The format to write: the one asked for, or the simplest that tells such a board.
    fn format(&self, blank: &Record) -> &'static Format {
        let told = input::told_format(self.to, self.output.as_deref());
        told.unwrap_or_else(|| {
            let line = input::output_format(None, None);
            let tells = Writer::new(line).check(blank).is_ok();
            formats::by_name("jsonl").filter(|_| !tells).unwrap_or(line)
        })
    }

    fn production<'a>(
        &self,
        request: &'a Request,
        wanted: u64,
        deadline: Option<Instant>,
    ) -> Production<'a> {
        Production {
            request,
            class: None,
            wanted,
            seed: self.seed,
            limits: Limits { attempts: self.attempts, deadline },
            threads: parallel::threads(self.threads),
            interrupted: interrupt::flag(),
        }
    }

    /// A puzzle with what is known of it.
    fn record(&self, format: &Format, made: &Made) -> Record {
        let mut record = Record::of(made.sudoku.clone());
        if self.solutions && format.capacity.solution {
            record.solution = Some(made.solution.clone());
        } else if self.solutions {
            record.fields.push(("comment".to_owned(), formats::line::print(&made.solution)));
        }
        record.fields.extend(words::fields(made));
        record
    }

    fn make_set(&self, deadline: Option<Instant>) -> anyhow::Result<ExitCode> {
        let Some(csv) = formats::by_name("csv") else { bail!("there is no CSV") };
        let mut writer = Writer::new(csv).expecting_solutions();
        let mut output = Output::create(self.output.as_deref())?;
        let mut raters = Raters::new(&[Scale::Explainer, Scale::Guesses]);
        let mut text = String::new();
        let mut end = End::Found;
        for class in set::classes() {
            let request = class.request()?;
            let wanted = self.number.unwrap_or(10);
            let production = Production {
                class: Some(&class.name),
                ..self.production(&request, wanted, deadline)
            };
            end = production.run(&mut |made| {
                writer.write(&class.record(made, &mut raters), &mut text)?;
                Ok(true)
            })?;
            if end != End::Found {
                complain(&format!("the set is not complete: {}", class.name));
                break;
            }
        }
        writer.finish(&mut text);
        output.write(&text)?;
        output.finish()?;
        Ok(end.exit_code())
    }
}

impl End {
    fn exit_code(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Found | Self::Unheard => SUCCESS,
            Self::Attempts | Self::Deadline => NOT_SOLVED,
            Self::Interrupted => INTERRUPTED,
        })
    }
}
