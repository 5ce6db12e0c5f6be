use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_evolve::Rng;
use evoku_sudoku::formats::Record;

use crate::arguments::whole;
use crate::output::remark;
use crate::seed;
use crate::stream::StreamArguments;

/// Pick puzzles at random, each with the same probability.
///
/// They are written in the order of the input, with all their fields. Memory grows with the number
/// of puzzles to pick, not with that of the input. Where there are fewer, all are written.
#[derive(Args, Debug)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Sample {
    /// How many puzzles to pick
    #[arg(value_parser = whole(1..=100_000_000))]
    number: u64,

    #[command(flatten)]
    stream: StreamArguments,

    /// The seed; by default a fresh one, which is printed on standard error
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  evoku sample 100 puzzles.txt                 other ones at each call
  evoku sample 100 --seed 7 puzzles.txt        the same ones at each call

Exit codes: 0 if all went well, 2 if something was wrong with the input, 130 after Ctrl-C";

impl Sample {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let mut stream = self.stream.open()?;
        let seed = self.seed.unwrap_or_else(|| {
            let seed = seed::fresh();
            remark(&format!("seed {seed}; repeat with --seed {seed}"));
            seed
        });
        let mut rng = Rng::new(seed);
        let number = usize::try_from(self.number)?;
        let mut picked: Vec<(u64, Record)> = Vec::new();
        let mut seen: u64 = 0;
        let worker = || |record: Record, _: &AtomicBool| Ok(record);
        self.stream.each(&mut stream, worker, |_, record| {
            // Reservoir sampling (A. G. Waterman's algorithm R): the nth puzzle takes the place of
            // one of those picked with probability number / n.
            seen += 1;
            if picked.len() < number {
                picked.push((seen, record));
            } else {
                let place = rng.index(usize::try_from(seen)?);
                if place < number {
                    picked[place] = (seen, record);
                }
            }
            Ok(true)
        })?;
        if !stream.is_interrupted() {
            picked.sort_by_key(|(at, _)| *at);
            for (_, record) in picked {
                if !stream.write(record)? {
                    break;
                }
            }
        }
        stream.finish()
    }
}
