use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_evolve::Rng;
use evoku_messages::say;

use crate::arguments::whole;
use crate::error::Result;
use crate::output::remark;
use crate::seed;
use crate::stream::{Entry, StreamArguments};

/// Pick puzzles at random, each with the same probability.
///
/// They are written in input order, with all their fields. Memory grows with the number of puzzles
/// to pick, not with the size of the input. If the input has fewer puzzles, all are written.
#[derive(Args, Debug)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Sample {
    /// Number of puzzles to pick, 1 to 100,000,000
    #[arg(value_parser = whole(1..=100_000_000))]
    number: u64,

    #[command(flatten)]
    stream: StreamArguments,

    /// Seed, a whole number [default: a fresh one, which is printed on standard error]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  evoku sample 100 puzzles.txt                 different puzzles at each call
  evoku sample 100 --seed 7 puzzles.txt        the same puzzles at each call

Exit codes:
  0    the puzzles were written
  2    an input could not be read
  130  ended by Ctrl-C";

impl Sample {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let mut stream = self.stream.open()?;
        let seed = self.seed.unwrap_or_else(seed::fresh);
        let mut rng = Rng::new(seed);
        let number = usize::try_from(self.number)?;
        let mut picked: Vec<(u64, Entry)> = Vec::new();
        let mut seen: u64 = 0;
        let worker = || |entry: Entry, _: &AtomicBool| Ok(entry);
        self.stream.each(&mut stream, worker, |_, entry| {
            // Reservoir sampling (A. G. Waterman's algorithm R): the nth puzzle takes the place of
            // one of those picked with probability number / n.
            seen += 1;
            if picked.len() < number {
                picked.push((seen, entry));
            } else {
                let place = rng.index(usize::try_from(seen)?);
                if place < number {
                    picked[place] = (seen, entry);
                }
            }
            Ok(true)
        })?;
        if self.seed.is_none() && !picked.is_empty() {
            remark(say::command_seed(seed));
        }
        if !stream.is_interrupted() {
            picked.sort_by_key(|(at, _)| *at);
            for (_, entry) in picked {
                if !stream.write(entry)? {
                    break;
                }
            }
        }
        stream.finish()
    }
}
