use std::collections::HashSet;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_messages::say;
use evoku_sudoku::canon::{digest, kind};

use crate::error::Result;
use crate::output::{remark, shows_progress};
use crate::stream::{Entry, StreamArguments};

/// Leave out puzzles that are variations of earlier ones.
///
/// Puzzles are the same if their canonical forms are, see `evoku canonical`: on plain 9x9 boards
/// whatever comes of turning, mirroring and exchanging bands, stacks, rows, columns and digits; on
/// any other board what comes of turning, mirroring and relabelling. The first of each kind is
/// written as it came, with all its fields.
///
/// Of each kind 16 bytes are remembered, so that ten million puzzles take some 400 MB.
#[derive(Args, Debug)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Dedupe {
    #[command(flatten)]
    stream: StreamArguments,

    /// Leave out only puzzles with the same board and the same givens, cell by cell
    #[arg(long)]
    exact: bool,
}

const EXAMPLES: &str = "\
Examples:
  evoku dedupe puzzles.txt                     one of each kind
  evoku dedupe a.csv b.csv -o both.csv         of several files, fields kept
  evoku dedupe --exact puzzles.txt             literal copies only

Exit codes: 0 if all went well, 1 if a puzzle has pencil marks and no --exact, 2 if something was
wrong with the input, 130 after Ctrl-C";

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

/// A puzzle with what tells it from others: the same for its variations, unless `exact`.
fn digested(entry: Entry, exact: bool) -> Result<(Entry, u128)> {
    let sudoku = &entry.record.sudoku;
    let digest = if exact { Ok(digest(sudoku)) } else { kind(sudoku) };
    Ok((entry, digest?))
}
