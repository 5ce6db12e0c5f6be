//! `evoku generate`: puzzles generated to specification.

mod end;
mod produce;
mod report;
mod request;
mod set;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use evoku_lab::shard::Shard;
use evoku_messages::say;
use evoku_sudoku::Geometry;
use evoku_sudoku::canon::Known;
use evoku_sudoku::formats::{self, Format, Hints, Record, Writer};
use evoku_sudoku::generate::{GeneratedPuzzle, Request};
use evoku_sudoku::rating::{Raters, Scale};

use crate::arguments::{seconds, shard, threads, whole};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::output::{FieldArguments, Output, ResultArguments, complain, format_named, remark};
use crate::{input, interrupt, parallel, seed};
use end::End;
use produce::{Limits, Production};
use request::{Part, RequestArguments};

/// Generate puzzles and prove that each solution is unique.
///
/// Puzzles are generated at random, rated if the options require it, and kept if they meet all
/// options. Each run draws a fresh seed and prints it on standard error. The same options and seed
/// give the same puzzles on every machine, with any number of threads. --deadline and Ctrl-C may
/// cut the run short.
///
/// On plain 9x9 boards, no puzzle occurs twice in a run, not even turned, mirrored, rearranged or
/// relabelled. On other boards, no puzzle occurs twice unchanged. Runs with different options and
/// the same seed may share puzzles; --exclude keeps out the puzzles of earlier runs.
///
/// The command always ends. If it does not find all puzzles, it reports the attempts, the reasons
/// for rejection, and the nearest puzzle found.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Generate {
    /// Number of puzzles [default: 1; with --set, 10 of each class]
    #[arg(value_parser = whole(1..=u64::MAX))]
    number: Option<u64>,

    #[command(flatten)]
    request: RequestArguments,

    /// Write a set of puzzles for experiments as CSV, with ratings: 4x4, 6x6, 9x9 at every level,
    /// 16x16 and 25x25
    #[arg(long, conflicts_with_all = RequestArguments::IDS)]
    set: bool,

    /// Seed of the random numbers, a whole number [default: a fresh one; 1 with --set]
    #[arg(long, value_parser = whole(0..=u64::MAX))]
    seed: Option<u64>,

    /// Generate only this part of the puzzles, like 3/100, to share the work among machines
    ///
    /// Each shard has its own random puzzles, which depend only on the seed. On plain 9x9 boards,
    /// two shards practically never contain the same puzzle; `evoku dedupe` removes duplicates.
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "seed",
        conflicts_with = "set")]
    shard: Option<Shard>,

    /// Exclude the puzzles of this file; may be repeated
    ///
    /// Turned, mirrored and relabelled variants are also excluded. On plain 9x9 boards, so are
    /// rearranged variants.
    #[arg(long, value_name = "FILE", conflicts_with = "set")]
    exclude: Vec<PathBuf>,

    /// Sort the puzzles by level and score, easiest first, once all are generated; graded sets are
    /// always sorted
    #[arg(long, conflicts_with = "set")]
    sort: bool,

    /// Give up after this many attempts without a new puzzle
    ///
    /// By default, 1,000,000 on plain 9x9 boards; 300 with --constraints and --givens of at most
    /// one per row; otherwise 10,000.
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::MAX))]
    attempts: Option<u64>,

    /// Stop after this many seconds, like 2.5, and keep the puzzles found so far
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    deadline: Option<Duration>,

    /// Number of threads, 1 to 1024 [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads())]
    threads: Option<u16>,

    /// Also write the solutions: in a column or field of their own, or as a comment in formats that
    /// have comments
    #[arg(long)]
    solutions: bool,

    #[command(flatten)]
    result: ResultArguments<&'static Format>,

    #[command(flatten)]
    fields: FieldArguments,
}

const HELP: &str = "\
Examples:
  evoku generate                                     one minimal 9x9 puzzle
  evoku generate 100 --level hard -o hard.csv        with the level and score of each puzzle
  evoku generate 10 --level medium..hard --symmetry half-turn
  evoku generate --level easy:20,medium:20,hard:10 -o book.csv
                                                     a graded set, easiest first
  evoku generate 100 --exclude old.txt               no puzzle of the file, not even turned
  evoku generate 5 --technique x-wing --without skyscraper,xy-wing
  evoku generate 5 --available mutant-swordfish      positions to practise a technique
  evoku generate --available jellyfish | evoku hint --stage full
                                                     the easiest step there, which may be another
  evoku generate --size 16 --level easy --to board
  evoku generate --rules diagonal --givens 20..24
  evoku generate 5 --regions random --level easy     jigsaw puzzles, each with its own regions
  evoku generate --pattern smile.txt --solutions     givens exactly where the file has no dots
  evoku generate 10 --from-grid grids.txt            puzzles with these solutions
  evoku generate --constraints killer                cages; no givens if the cages suffice
  evoku generate 10 --constraints killer:2..3 --symmetry half-turn --to fpuzzles
  evoku generate --constraints thermometer:5,arrow,kropki --givens 0 --minimal
  evoku generate --constraints sandwich --givens ..3
  evoku generate --size 6 --rules latin --constraints calcudoku
  evoku generate 100000 --seed 7 --shard 3/100 -o 3.txt
                                                     the third of 100 parts, for many machines
  evoku generate --set -o set.csv

Formats: without --to and -o, one line per puzzle, or jsonl for boards that a line can't describe.

Levels and scores: see `evoku rate --help`.

How full grids are generated: random digits are placed in random cells where no peer holds them, in
24 cells of a plain 9x9 board. The first solution that a search finds from there is the grid. Every
grid can occur, but not with the same probability: grids that share their beginnings with few others
are likelier. Givens are then removed from the grid in random order, as long as the solution stays
unique. On boards other than plain 9x9, techniques up to the requested level must also find it. With
--pattern, the givens are the digits of a grid in those cells; the puzzle is kept if no other grid
has these digits.

With --regions random, the boxes of each board exchange cells at random, and stay connected.

How constraints are generated: cages and lines are drawn first. Then a grid is found that obeys
them, and totals, dots and clues are read off it. With --minimal, constraints are removed in random
order. If few givens are requested (--givens 0), lines are added that other solutions violate.
Constraints that also hold with other digits, as whispers do with 9 for 1, 8 for 2 and so on, need a
given.

Exit codes:
  0    all puzzles were found
  1    some puzzles were not found
  2    the options are invalid or contradict each other
  130  ended by Ctrl-C";

impl Generate {
    pub(crate) fn run(self) -> Result<ExitCode> {
        // A deadline beyond the range of the clock means no deadline.
        let deadline = self.deadline.and_then(|seconds| Instant::now().checked_add(seconds));
        if self.set {
            return self.make_set(deadline);
        }
        input::check_output(&self.exclude, self.result.path())?;
        input::check_output(&self.request.files(), self.result.path())?;
        let mut parts = self.request.parts(self.number, self.sort)?;
        if let Some(shard) = self.shard {
            parts.iter_mut().for_each(|part| part.wanted = share(shard, part.wanted));
        }
        let Some(first) = parts.first() else { bail!(say::command_nothing_asked()) };
        let geometry = Arc::clone(&first.request.geometry);
        let seed = self.seed.unwrap_or_else(seed::fresh);
        let mut output = self.output(&first.request, seed)?;
        // Without positions, readers of the puzzles reach the step by singles alone.
        parts.iter_mut().for_each(|part| part.request.after_singles = !output.has_positions);
        let is_random = parts[0].request.random_regions;
        let mut known = Known::new(&geometry).with_any_regions(is_random);
        exclude(&mut known, (&geometry, is_random), &self.exclude)?;
        let mut end = End::Found;
        for part in parts.iter().filter(|part| part.wanted > 0) {
            end = self.make(part, seed, deadline, &mut known, &mut output)?;
            // A level that can't be filled does not prevent the others.
            if matches!(end, End::Deadline | End::Interrupted | End::ReaderGone) {
                break;
            }
        }
        if self.seed.is_none() {
            remark(say::command_seed(seed));
        }
        let complete = output.count == parts.iter().map(|part| part.wanted).sum::<u64>();
        output.finish()?;
        let short = end == End::Found && !complete;
        Ok(if short { End::Attempts } else { end }.exit_code())
    }

    /// Generates the puzzles of one part and writes them.
    fn make(
        &self,
        part: &Part,
        seed: u64,
        deadline: Option<Instant>,
        known: &mut Known,
        output: &mut PuzzleOutput,
    ) -> Result<End> {
        let name = part.name.as_deref();
        let production = self.production(&part.request, (name, part.wanted), seed, deadline);
        if !self.sort && !self.request.is_graded() {
            return production.run(known, &mut |generated| output.write(generated));
        }
        let mut all = Vec::new();
        let end = production.run(known, &mut |generated| {
            all.push(generated.clone());
            Ok(true)
        })?;
        all.sort_by_key(|generated| {
            generated.rating.as_ref().map(|rating| (rating.level, rating.score))
        });
        for generated in &all {
            if !output.write(generated)? {
                return Ok(End::ReaderGone);
            }
        }
        Ok(end)
    }

    /// Opens the output.
    fn output(&self, request: &Request, seed: u64) -> Result<PuzzleOutput> {
        let mut blank = Record::of(request::blank(&request.geometry)?);
        let mut in_play = request::in_play(&request.geometry)?;
        let asks = self.request.asks_for_positions();
        let format = self.format(if asks { &in_play } else { &blank })?;
        let has_positions = asks && Writer::new(format).check(&in_play).is_ok();
        if has_positions {
            std::mem::swap(&mut blank, &mut in_play);
        }
        self.fields.suit(format)?;
        let mut writer = Writer::new(format);
        if self.solutions {
            writer = writer.requiring_solutions()?;
        }
        writer.check(&blank)?;
        if !self.fields.are_all() {
            let ratings = report::NAMES.into_iter().filter(|_| request.is_rated());
            let known = ["puzzle", "solution", "box", "rules", "regions", "seed"];
            let step = asks.then_some(report::STEP);
            let known: Vec<&str> = known.into_iter().chain(ratings).chain(step).collect();
            writer = writer.fields(&self.fields.among(&known)?);
        }
        Ok(PuzzleOutput {
            writer,
            output: self.result.create()?,
            solutions: self.solutions,
            has_positions,
            has_step: format.capacity.has_field(report::STEP),
            seed,
            count: 0,
        })
    }

    /// Returns the format to write: the requested one, or the simplest one that can describe the
    /// board of `blank`.
    fn format(&self, blank: &Record) -> Result<&'static Format> {
        let by_name = |name| formats::by_name(name).unwrap_or(formats::FORMATS[0]);
        let supports = |format| Writer::new(format).check(blank).is_ok();
        let does = supports(by_name("line")) && !self.request.asks_for_constraints();
        let default = || by_name(if does { "line" } else { "jsonl" });
        Ok(self.result.format()?.unwrap_or_else(default))
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
        let explicit = self.result.format()?;
        ensure!(explicit.is_none_or(|explicit| explicit == csv), say::command_set_csv());
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
            end = production.run(&mut known, &mut |generated| {
                writer.write(&class.record(generated, &mut raters), &mut text)?;
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

/// Excludes the puzzles of these files.
fn exclude(
    known: &mut Known,
    (geometry, is_random): (&Geometry, bool),
    files: &[PathBuf],
) -> Result<()> {
    let hints = Hints {
        shape: Some(geometry.shape()),
        rules: geometry.rules().clone(),
        ..Hints::default()
    };
    // A file may contain puzzles of other sizes, which this shape doesn't fit.
    let is_open = geometry.is_plain_nine() || is_random;
    let hints = if is_open { Hints::default() } else { hints };
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

/// Returns how many of `wanted` puzzles belong to a shard.
fn share(shard: Shard, wanted: u64) -> u64 {
    let mine = shard.range(wanted);
    mine.end - mine.start
}

/// The open output.
struct PuzzleOutput {
    writer: Writer,
    output: Output,
    solutions: bool,
    /// `true` if positions are written, not only their puzzles.
    has_positions: bool,
    /// `true` if the format has a field for the step of a position; otherwise, it is a comment.
    has_step: bool,
    seed: u64,
    /// The number of puzzles written.
    count: u64,
}

impl PuzzleOutput {
    /// Writes a puzzle with its known properties. Returns `false` if the reader of the output is
    /// gone.
    fn write(&mut self, generated: &GeneratedPuzzle) -> Result<bool> {
        let mut record = Record::of(generated.sudoku.clone());
        record.solution = self.solutions.then(|| generated.solution.clone());
        record.fields = report::fields(generated);
        record.fields.push(("seed".to_owned(), self.seed.to_string()));
        if let Some(steps) = report::steps(generated) {
            // Solutions may take the place of the comment.
            let name = if self.has_step { report::STEP } else { "comment" };
            if self.has_step || !self.solutions {
                record.fields.push((name.to_owned(), steps));
            }
        }
        if let Some(play) = report::play(generated).filter(|_| self.has_positions) {
            record = record.with_play(play);
        }
        let mut text = String::new();
        self.writer.write(&record, &mut text)?;
        self.count += 1;
        Ok(self.output.write(&text)? && self.output.flush()?)
    }

    /// Writes the text after the last puzzle; nothing at all if there is no puzzle.
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
