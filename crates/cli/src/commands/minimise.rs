use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_evolve::Rng;
use evoku_messages::say;
use evoku_sudoku::generate::minimised;

use crate::arguments::whole;
use crate::error::Result;
use crate::output::remark;
use crate::stream::{Entry, StreamArguments};

/// Remove the givens of each puzzle that its only solution doesn't need.
///
/// The givens are tried in random order. Each given is removed if the puzzle then still has exactly
/// one solution. With --constraints, the constraints are tried after the givens. At the end, none
/// of them can be removed without a second solution. Rules of the whole board and pencil marks
/// stay.
///
/// The puzzles are written in input order, with all their fields. Columns that depend on the
/// givens, such as `level` and `score`, are copied and may no longer be correct. A puzzle that does
/// not have exactly one solution is left out and reported.
///
/// A given or constraint also stays if the search that checks it reaches its node limit. The limit
/// is 200,000 nodes up to 16x16, 20,000 up to 25x25 and with constraints up to 12x12, and 1,000 on
/// all other boards. evoku reports the number of puzzles for which this happened.
#[derive(Args, Debug)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Minimise {
    #[command(flatten)]
    stream: StreamArguments,

    /// Also remove constraints
    #[arg(long)]
    constraints: bool,

    /// Seed of the random order, a whole number; another seed can give another minimal puzzle
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(0..=u64::MAX))]
    seed: u64,
}

const EXAMPLES: &str = "\
Examples:
  evoku minimise puzzles.txt                   without needless givens
  evoku minimise --seed 2 puzzles.txt          in another order
  evoku minimise --constraints killer.json     without needless givens and cages

Exit codes:
  0    every puzzle was minimised
  1    a puzzle does not have exactly one solution
  2    an input could not be read
  130  ended by Ctrl-C";

impl Minimise {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let mut stream = self.stream.open()?;
        let mut undecided = 0_u64;
        self.stream.each(
            &mut stream,
            || self.worker(),
            |stream, (entry, is_undecided)| {
                undecided += u64::from(is_undecided);
                stream.write(entry)
            },
        )?;
        if undecided > 0 {
            remark(say::command_undecided(undecided));
        }
        stream.finish()
    }

    /// Makes a function that minimises a puzzle. The order depends only on the seed and the puzzle,
    /// not on its place in the input.
    fn worker(&self) -> impl FnMut(Entry, &AtomicBool) -> Result<(Entry, bool)> + use<> {
        let (seed, constraints) = (self.seed, self.constraints);
        move |mut entry, stop| {
            let mut rng = Rng::new(seed);
            let sudoku = &mut entry.record.sudoku;
            let found = minimised(sudoku, constraints, Some(stop), &mut |bound| rng.index(bound))?;
            *sudoku = found.sudoku;
            Ok((entry, found.undecided))
        }
    }
}
