use std::collections::HashSet;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_messages::say;
use evoku_sudoku::canon::{digest, kind};

use crate::error::Result;
use crate::output::{remark, shows_progress};
use crate::stream::{Entry, StreamArguments};

/// Remove puzzles that are equivalent to earlier ones.
///
/// Puzzles are equivalent if they have the same canonical form, see `evoku canonical`. On plain 9x9
/// boards, they may differ by turning, mirroring, and exchanging bands, stacks, rows, columns and
/// digits. On any other board, they may differ by turning, mirroring and relabelling. The first
/// puzzle of each kind is written unchanged, with all its fields.
///
/// evoku remembers 16 bytes for each kind; ten million puzzles take about 400 MB.
#[derive(Args, Debug)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Dedupe {
    #[command(flatten)]
    stream: StreamArguments,

    /// Remove only puzzles with the same board and the same givens, cell by cell
    #[arg(long)]
    exact: bool,
}

const EXAMPLES: &str = "\
Examples:
  evoku dedupe puzzles.txt                     one puzzle of each kind
  evoku dedupe a.csv b.csv -o both.csv         from several files, with their fields
  evoku dedupe --exact puzzles.txt             literal copies only

Exit codes:
  0    all puzzles were compared
  1    a puzzle has pencil marks, which needs --exact
  2    an input could not be read
  130  ended by Ctrl-C";

impl Dedupe {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let mut stream = self.stream.open()?;
        let exact = self.exact;
        let worker = || move |entry: Entry, _: &AtomicBool| digested(entry, exact);
        let mut known: HashSet<u128> = HashSet::new();
        let mut seen = 0_u64;
        self.stream.each(&mut stream, worker, |stream, (entry, digest)| {
            seen += 1;
            if known.insert(digest) { stream.write(entry) } else { Ok(true) }
        })?;
        if shows_progress() {
            remark(say::command_kept(known.len(), seen));
        }
        stream.finish()
    }
}

/// Returns a puzzle with its digest. Equivalent puzzles have the same digest, unless `exact` is
/// true.
fn digested(entry: Entry, exact: bool) -> Result<(Entry, u128)> {
    let sudoku = &entry.record.sudoku;
    let digest = if exact { Ok(digest(sudoku)) } else { kind(sudoku) };
    Ok((entry, digest?))
}
