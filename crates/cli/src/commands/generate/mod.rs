//! `evoku generate`: puzzles to order.

mod end;
mod order;
mod produce;
mod report;
mod set;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use evoku_lab::shard::Shard;
use evoku_messages::say;
use evoku_sudoku::Geometry;
use evoku_sudoku::canon::Known;
use evoku_sudoku::formats::{self, Format, Hints, Record, Writer};
use evoku_sudoku::generate::{Made, Request};
use evoku_sudoku::rating::{Raters, Scale};

use crate::arguments::{seconds, shard, threads, whole};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::output::{FieldArguments, Output, ResultArguments, complain, format_named, remark};
use crate::{input, interrupt, parallel, seed};
use end::End;
use order::{OrderArguments, Part};
use produce::{Limits, Production};

/// Make puzzles, each with the proof that its solution is the only one.
///
/// Puzzles are made at random, rated where the order asks for it, and kept if they are what was
/// asked for. Each run takes a fresh seed and says it on standard error; the same order with the
/// same seed gives the same puzzles on every machine and any number of threads; only --deadline and
/// Ctrl-C cut a run short. No plain 9x9 puzzle comes twice in a run, not even turned, mirrored,
/// rearranged or relabelled; of other boards none comes twice as it is. Different orders with the
/// same seed may share puzzles; --exclude keeps those of earlier runs away.
///
/// It always ends: with the puzzles, or with a report of what was tried, why it was refused, and
/// the nearest that was found.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Generate {
    /// How many puzzles [default: 1; with --set, 10 of each class]
    #[arg(value_parser = whole(1..=u64::MAX))]
    number: Option<u64>,

    #[command(flatten)]
    order: OrderArguments,

    /// Write a set for experiments as CSV: puzzles of 4x4, 6x6, 9x9 of every level, 16x16 and
    /// 25x25, with their ratings
    #[arg(long, conflicts_with_all = OrderArguments::IDS)]
    set: bool,

    /// The seed of all that is random, a whole number [default: a fresh one; 1 with --set]
    #[arg(long)]
    seed: Option<u64>,

    /// Make only this part of the puzzles, like 3/100, for many machines: each shard has batches of
    /// its own, the same with the same seed. Shards of plain 9x9 boards practically never share a
    /// puzzle; evoku dedupe makes sure
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "seed",
        conflicts_with = "set")]
    shard: Option<Shard>,

    /// Never make a puzzle of this file, not even turned, mirrored or relabelled, plain 9x9 ones
    /// not even rearranged; may be repeated
    #[arg(long, value_name = "FILE", conflicts_with = "set")]
    exclude: Vec<PathBuf>,

    /// Write the easiest first, by level and score, when all are made; graded sets always are
    #[arg(long, conflicts_with = "set")]
    sort: bool,

    /// Give up after this many attempts without a new puzzle [default: 1,000,000 on plain 9x9
    /// boards, 300 with --constraints and --givens up to one a row, else 10,000]
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::MAX))]
    attempts: Option<u64>,

    /// Stop after this many seconds, like 2.5, with what was found
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    deadline: Option<Duration>,

    /// The number of threads; by default one for each core
    #[arg(long, value_name = "N", value_parser = threads())]
    threads: Option<u16>,

    /// Write the solutions too: in a column or field of their own, or as the comment of formats
    /// that have one
    #[arg(long)]
    solutions: bool,

    #[command(flatten)]
    result: ResultArguments<&'static Format>,

    #[command(flatten)]
    fields: FieldArguments,
}

const HELP: &str = "\
Examples:
  evoku generate                                     a minimal 9x9 puzzle
  evoku generate 100 --level hard -o hard.csv        with level and score of each
  evoku generate 10 --level medium..hard --symmetry half-turn
  evoku generate --level easy:20,medium:20,hard:10 -o book.csv
                                                     a graded set, the easiest first
  evoku generate 100 --exclude old.txt               none that is in the file, even turned
  evoku generate 5 --technique x-wing --without skyscraper,xy-wing
  evoku generate --size 16 --level easy --to board
  evoku generate --rules diagonal --givens 20..24
  evoku generate --pattern smile.txt --solutions     givens just where the file has no dots
  evoku generate 10 --from-grid grids.txt            puzzles with these solutions
  evoku generate --constraints killer                cages, and no digit where they do
  evoku generate 10 --constraints killer:2..3 --symmetry half-turn --to fpuzzles
  evoku generate --constraints thermometer:5,arrow,kropki --givens 0 --minimal
  evoku generate --constraints sandwich --givens ..3
  evoku generate --size 6 --rules latin --constraints calcudoku
  evoku generate 100000 --seed 7 --shard 3/100 -o 3.txt
                                                     a hundredth, on one of many machines
  evoku generate --set -o set.csv

Formats: without --to and -o a line a puzzle, or jsonl for boards that a line doesn't tell.

Levels and scores: see `evoku rate --help`.

How full grids are made: random digits that no peer holds are put into random cells, 24 of them on a
plain 9x9 board; the first solution that a search finds of that is the grid. Every grid can come,
but not all with the same probability: those that share their beginnings with few others are
likelier. A puzzle is then dug out of its grid in random order, as long as what is taken away can be
spared. With --pattern the givens are the digits of a grid in those cells, kept if they are of no
other grid. With --constraints cages and lines are drawn first, a grid is found that obeys them, and
totals, dots and clues are read off it; --minimal then leaves out constraints in random order.
Where few givens are asked for (--givens 0), lines are added that other solutions break. Constraints
that hold as well with other digits, as whispers do with 9 for 1, 8 for 2 and so on, need a given.

Exit codes: 0 if all puzzles were found, 1 if not, 2 if the order makes no sense, 130 after Ctrl-C";

impl Generate {
    pub(crate) fn run(self) -> Result<ExitCode> {
        // A deadline beyond all clocks is none.
        let deadline = self.deadline.and_then(|seconds| Instant::now().checked_add(seconds));
        if self.set {
            return self.make_set(deadline);
        }
        let mut parts = self.order.parts(self.number, self.sort)?;
        if let Some(shard) = self.shard {
            parts.iter_mut().for_each(|part| part.wanted = share(shard, part.wanted));
        }
        let Some(first) = parts.first() else { bail!(say::command_nothing_asked()) };
        let geometry = &first.request.geometry;
        let seed = self.seed.unwrap_or_else(seed::fresh);
        let mut sheet = self.sheet(&first.request, seed)?;
        let mut known = Known::new(geometry);
        exclude(&mut known, geometry, &self.exclude)?;
        let mut end = End::Found;
        for part in parts.iter().filter(|part| part.wanted > 0) {
            end = self.make(part, seed, deadline, &mut known, &mut sheet)?;
            // One level that can't be had doesn't keep the others away.
            if matches!(end, End::Deadline | End::Interrupted | End::Unheard) {
                break;
            }
        }
        if self.seed.is_none() {
            remark(say::command_seed(seed));
        }
        let complete = sheet.count == parts.iter().map(|part| part.wanted).sum::<u64>();
        sheet.finish()?;
        let short = end == End::Found && !complete;
        Ok(if short { End::Attempts } else { end }.exit_code())
    }

    /// Makes the puzzles of one part and writes them.
    fn make(
        &self,
        part: &Part,
        seed: u64,
        deadline: Option<Instant>,
        known: &mut Known,
        sheet: &mut Sheet,
    ) -> Result<End> {
        let name = part.name.as_deref();
        let production = self.production(&part.request, (name, part.wanted), seed, deadline);
        if !self.sort && !self.order.is_graded() {
            return production.run(known, &mut |made| sheet.write(made));
        }
        let mut all = Vec::new();
        let end = production.run(known, &mut |made| {
            all.push(made.clone());
            Ok(true)
        })?;
        all.sort_by_key(|made| made.rating.as_ref().map(|rating| (rating.level, rating.score)));
        for made in &all {
            if !sheet.write(made)? {
                return Ok(End::Unheard);
            }
        }
        Ok(end)
    }

    /// Opens the output.
    fn sheet(&self, request: &Request, seed: u64) -> Result<Sheet> {
        let blank = Record::of(order::blank(&request.geometry)?);
        let format = self.format(&blank)?;
        self.fields.suit(format)?;
        let mut writer = Writer::new(format);
        if self.solutions {
            writer = writer.requiring_solutions()?;
        }
        writer.check(&blank)?;
        if !self.fields.are_all() {
            let ratings = report::NAMES.into_iter().filter(|_| request.is_rated());
            let known = ["puzzle", "solution", "box", "rules", "regions", "seed"];
            let known: Vec<&str> = known.into_iter().chain(ratings).collect();
            writer = writer.fields(&self.fields.among(&known)?);
        }
        Ok(Sheet {
            writer,
            output: self.result.create()?,
            solutions: self.solutions,
            seed,
            count: 0,
        })
    }

    /// The format to write: the one asked for, or the simplest that tells such a board.
    fn format(&self, blank: &Record) -> Result<&'static Format> {
        let by_name = |name| formats::by_name(name).unwrap_or(formats::FORMATS[0]);
        let tells = |format| Writer::new(format).check(blank).is_ok();
        let does = tells(by_name("line")) && !self.order.asks_for_constraints();
        let usual = || by_name(if does { "line" } else { "jsonl" });
        Ok(self.result.form()?.unwrap_or_else(usual))
    }

    fn production<'a>(
        &self,
        request: &'a Request,
        (class, wanted): (Option<&'a str>, u64),
        seed: u64,
        deadline: Option<Instant>,
    ) -> Production<'a> {
        Production {
            request,
            class,
            wanted,
            seed,
            shard: self.shard,
            limits: Limits { attempts: self.attempts, deadline },
            threads: parallel::threads(self.threads),
            interrupted: interrupt::flag(),
        }
    }

    fn make_set(&self, deadline: Option<Instant>) -> Result<ExitCode> {
        let csv = format_named("csv")?;
        let told = self.result.form()?;
        ensure!(told.is_none_or(|told| told == csv), say::command_set_csv());
        let mut writer = Writer::new(csv).expecting_solutions();
        let mut output = self.result.create()?;
        let mut raters = Raters::new(&[Scale::Explainer, Scale::Guesses]);
        let mut text = String::new();
        let mut end = End::Found;
        for class in set::classes() {
            let request = class.request()?;
            let part = (Some(class.name.as_str()), self.number.unwrap_or(10));
            let mut known = Known::new(&request.geometry);
            let production = self.production(&request, part, self.seed.unwrap_or(1), deadline);
            end = production.run(&mut known, &mut |made| {
                writer.write(&class.record(made, &mut raters), &mut text)?;
                Ok(true)
            })?;
            if end != End::Found {
                complain(say::command_set_incomplete(&class.name));
                break;
            }
        }
        writer.finish(&mut text);
        output.write(&text)?;
        output.finish()?;
        Ok(end.exit_code())
    }
}

/// Has no puzzle of these files made again.
fn exclude(known: &mut Known, geometry: &Geometry, files: &[PathBuf]) -> Result<()> {
    let hints = Hints {
        shape: Some(geometry.shape()),
        rules: geometry.rules().clone(),
        ..Hints::default()
    };
    // A file may have puzzles of other sizes, which this shape doesn't fit.
    let hints = if geometry.is_plain_nine() { Hints::default() } else { hints };
    for name in files {
        let (shown, reader) = input::open(name, &hints).at("--exclude")?;
        for record in reader {
            let excluded =
                record.map_err(Error::from).and_then(|record| Ok(known.exclude(&record.sudoku)?));
            excluded.at(&shown).at("--exclude")?;
        }
    }
    Ok(())
}

/// How many of so many puzzles are a shard's.
fn share(shard: Shard, wanted: u64) -> u64 {
    let mine = shard.range(wanted);
    mine.end - mine.start
}

/// The output under way.
struct Sheet {
    writer: Writer,
    output: Output,
    solutions: bool,
    seed: u64,
    /// The puzzles written.
    count: u64,
}

impl Sheet {
    /// Writes a puzzle with what is known of it; false if nobody reads on.
    fn write(&mut self, made: &Made) -> Result<bool> {
        let mut record = Record::of(made.sudoku.clone());
        record.solution = self.solutions.then(|| made.solution.clone());
        record.fields = report::fields(made);
        record.fields.push(("seed".to_owned(), self.seed.to_string()));
        let mut text = String::new();
        self.writer.write(&record, &mut text)?;
        self.count += 1;
        Ok(self.output.write(&text)? && self.output.flush()?)
    }

    /// Writes what comes after the last puzzle; nothing at all where there is none.
    fn finish(mut self) -> Result<()> {
        if self.count == 0 {
            return Ok(());
        }
        let mut text = String::new();
        self.writer.finish(&mut text);
        self.output.write(&text)?;
        self.output.finish()
    }
}
