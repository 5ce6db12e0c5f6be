//! `evoku rate`: the difficulty of puzzles, on several scales at once.

mod rows;

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use evoku_messages::{Message, say};
use evoku_sudoku::formats::{Hints, Record};
use evoku_sudoku::rating::{Rated, Raters, Scale};
use evoku_sudoku::search::Auto;
use indicatif::ProgressBar;

use crate::arguments::threads;
use crate::error::{Context, Result, at, ensure};
use crate::exit::{BAD_INPUT, INTERRUPTED, NOT_SOLVED};
use crate::input::{self, Input};
use crate::output::{FieldArguments, Output, ResultArguments, complain};
use crate::parallel::Turn;
use crate::play::continued;
use crate::shards::{ShardArguments, Source};
use crate::{interrupt, parallel};
use rows::{OutputFormat, Row, Rows};

/// Rate the difficulty of puzzles for people and for a search.
///
/// Scales don't agree with each other, so each figure carries the name of its scale. Level and
/// score are those of HoDoKu 2.2.0 (the sum over the steps of the easiest path). ER, EP and ED are
/// ratings of Sudoku Explainer 1.2.1 (ER: the hardest step) or, as `sukaku`, of Sukaku Explainer
/// 1.17, whose ratings public lists and setters of variants quote. Guesses is the number of guesses of a
/// plain search. The level, easy to extreme, is evoku's own scale for boards of all sizes; on plain
/// 9x9 boards it equals HoDoKu's, see below.
///
/// A position in play has the rating of what is left to do. One with a mistake has no rating, and
/// evoku shows where the mistake is.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Rate {
    #[command(flatten)]
    input: Input,

    /// Scales, separated by commas: path (level, score, hardest technique), explainer, sukaku,
    /// guesses [default: path, guesses, and explainer on plain 9x9 boards or sukaku on others]
    ///
    /// By default, the column ER of the table has the rating of the one or the other. With sukaku
    /// among the scales, the table has a column for each.
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = scale)]
    scales: Vec<Scale>,

    /// The same as --to csv
    #[arg(long, conflicts_with_all = ["to", "json"])]
    csv: bool,

    #[command(flatten)]
    shard: ShardArguments,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,

    #[command(flatten)]
    fields: FieldArguments,

    /// Number of threads, 1 to 1024 [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads())]
    threads: Option<u16>,
}

const HELP: &str = "\
Examples:
  evoku rate puzzles.txt                        level, score, ER, guesses, hardest technique
  evoku rate puzzles.txt -o ratings.csv         all columns
  evoku rate --scales path --json puzzles.txt   with the number of steps of each technique
  evoku rate --scales explainer,sukaku x.txt    the ratings of both explainers
  evoku rate book.csv --to csv --fields id,puzzle,level,se_er
  evoku rate --shard 3/100 puzzles.txt -o 3.jsonl
                                                the third of 100 parts, for many machines

Each puzzle is rated as soon as it is read. Without --from, evoku first waits for the first 200
lines, to detect the format.

Levels: a puzzle has the level of the hardest step of its path. The level is raised while the score
of the path is above the limit of the level. On 9x9 boards, the limits are 800 for easy, 1000 for
medium, 1600 for hard and 1800 for expert; on other boards, they are in proportion to the cells.
  easy     singles
  medium   locked candidates, pairs and triples
  hard     quads, basic fish, wings, single-digit patterns, rectangles, colors
  expert   finned fish, chains, almost locked sets (HoDoKu calls this level Unfair)
  extreme  forcing chains and nets, guessing

Levels with constraints: a puzzle has the level of its hardest step, whatever the score. A puzzle
without givens has a long path, which does not make it harder. Levels and scores of steps on
constraints are evoku's own scale. Sudoku Explainer has no ER for them, and Sukaku Explainer only
for those listed below.
  easy     relations of cells, bounds of sums, digits that a cage needs
  medium   combinations, lines, single innies and outies, subsets in cages
  hard     permutations, parity, innies and outies
  expert   two constraints together
  extreme  forcing through constraints

Columns of CSV and members of JSON:
  puzzle
  solution                          if the input has it
  box, rules, regions, constraints  if a board is not plain
  level, hardest_technique, score
  hodoku_level, hodoku_score        plain 9x9 boards only
  se_er, se_ep, se_ed               plain 9x9 boards only; se_er is empty if the path needs a \
      step harder than those that are rated, beyond 11
  sukaku_er, sukaku_ep, sukaku_ed   9x9 boards: plain ones, and those with diagonals, windoku, \
      disjoint groups, anti-king, anti-knight, nonconsecutive or latin; empty if the path needs \
      chains inside chains while more than 400 candidates are open
  guesses                           number of guesses of a plain search
  path_guesses                      number of steps at which no technique applied
  problem                           the reason why a value could not be determined
  messages                          with problem, in JSON only: the id and args of its message
  steps                             JSON only: the number of uses of each technique

The columns of the input follow. One with the name of a rating is written as file_level and so on.

An empty field was not requested, is not defined for the board, or could not be determined. Guesses
are counted for up to 1,000,000 nodes on 9x9 boards and 45,454 on 25x25; beyond that, the table
shows a question mark. The test for a unique solution takes at most 10,000,000 decisions and
conflicts.

Exit codes:
  0    every puzzle was rated
  1    a puzzle does not have exactly one solution, a position is wrong, or that could not be
       determined
  2    an input could not be read
  130  ended by Ctrl-C";

/// The maximum number of puzzles that a thread rates at once.
const BATCH: usize = 64;

/// Puzzles or read errors, with the name of the input.
type Job = Vec<Result<Record>>;

/// The rated puzzles of a job; `None` for a puzzle that was not rated because of an interruption.
type Done = Vec<Result<Option<Row>>>;

impl Rate {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let hints = self.input.board.hints()?;
        let names = self.input.names();
        self.input.check_output(self.result.path())?;
        let explicit = self.result.format_or(self.csv.then_some(OutputFormat::Csv))?;
        let format = explicit.unwrap_or(OutputFormat::Table);
        ensure!(
            format != OutputFormat::Table || self.fields.are_all(),
            say::command_fields_table(),
        );
        let interrupted = interrupt::flag();
        let bar = input::bar(&names, self.result.path().is_some());
        let mut results = Results {
            bar: bar.clone(),
            output: self.result.create()?,
            rows: Rows::new(format, &self.fields, &self.scales),
            count: 0,
            bad: false,
            unrated: false,
        };
        let sources = self.shard.sources(&self.input, &hints)?;
        let reading = bar.clone();
        let scales = &self.scales;
        parallel::in_order(
            parallel::threads(self.threads),
            || interrupted.load(Ordering::Relaxed),
            move |take| {
                let _ = sources.iter().all(|source| feed(source, &hints, &reading, take));
            },
            || {
                let (mut raters, mut engine) = (Raters::new(scales), Auto::default());
                move |job, turn: &Turn<'_, _>| {
                    rate(job, scales, &mut raters, &mut engine, turn.stop.flag())
                }
            },
            |done| results.add(done),
        )?;
        bar.finish_and_clear();
        let Results { output, rows, count, bad, unrated, .. } = results;
        // Leaving an old file in place is better than replacing it by an empty one.
        if count > 0 {
            output.end_with(rows.finish())?;
        }
        if interrupted.load(Ordering::Relaxed) {
            interrupt::remark_after(count);
        }
        Ok(ExitCode::from(match (interrupted.load(Ordering::Relaxed), bad, unrated) {
            (true, _, _) => INTERRUPTED,
            (_, true, _) => BAD_INPUT,
            (_, _, true) => NOT_SOLVED,
            _ => crate::exit::SUCCESS,
        }))
    }
}

/// Parses the name of a scale.
fn scale(name: &str) -> Result<Scale, Message> {
    let names = Scale::ALL.map(Scale::name);
    let unknown = || say::command_unknown_scale(names).suggesting(name.trim(), names);
    Scale::by_name(name.trim()).ok_or_else(unknown)
}

/// Rates the puzzles of a job on these scales, or on the usual ones of each board. Puzzles are left
/// unrated once `ended` is set.
fn rate(
    job: Job,
    scales: &[Scale],
    raters: &mut Raters,
    engine: &mut Auto,
    ended: &AtomicBool,
) -> Done {
    job.into_iter()
        .map(|record| {
            let (record, mistake) = continued(record?, engine, Some(ended))?;
            if scales.is_empty() {
                raters.choose(&Scale::usual(record.sudoku.geometry()));
            }
            let rated = match mistake {
                Some(mistake) => Some(Rated::wrong(&record.sudoku, mistake)),
                None => raters.rate(&record.sudoku, Some(ended)),
            };
            Ok(rated.map(|rated| (Record { play: None, ..record }, rated)))
        })
        .collect()
}

/// Collects and writes the results of the jobs.
struct Results<'a> {
    bar: ProgressBar,
    output: Output,
    rows: Rows<'a>,
    /// The number of rows.
    count: u64,
    /// `true` if something couldn't be read.
    bad: bool,
    /// `true` if a puzzle couldn't be rated.
    unrated: bool,
}

impl Results<'_> {
    /// Writes the rows of a job. Returns `false` if no more are wanted.
    fn add(&mut self, done: Done) -> Result<bool> {
        let mut text = String::new();
        let mut rated = Vec::new();
        let mut all = true;
        for row in done {
            match row {
                Ok(Some(row)) => {
                    self.count += 1;
                    self.unrated |= row.1.is_unrated();
                    rated.push(row);
                }
                // Rows are in the order of the input, so none may follow a missing one.
                Ok(None) => {
                    all = false;
                    break;
                }
                Err(problem) => {
                    self.bar.suspend(|| complain(problem));
                    self.bad = true;
                }
            }
        }
        if !rated.is_empty() {
            self.bar.suspend(|| self.rows.add(rated, &mut text))?;
        }
        let delivered = self.output.write(text)?;
        Ok(delivered && self.output.flush()? && all)
    }
}

/// Passes on the puzzles of an input, many at once but without waiting for more. Returns `false` if
/// no more are wanted.
fn feed(
    source: &Source,
    hints: &Hints,
    bar: &ProgressBar,
    take: &mut dyn FnMut(Job) -> bool,
) -> bool {
    let (shown, mut reader) = match source.open(hints, bar) {
        Ok(opened) => opened,
        Err(error) => return take(vec![Err(error)]),
    };
    let mut any = false;
    let mut job = Vec::new();
    while let Some(record) = reader.next() {
        any = true;
        job.push(record.at(&shown));
        if (job.len() == BATCH || reader.is_drained()) && !take(std::mem::take(&mut job)) {
            return false;
        }
    }
    if !any && source.is_whole() {
        job.push(Err(at(&shown, say::command_no_puzzle()).into()));
    }
    job.is_empty() || take(job)
}
