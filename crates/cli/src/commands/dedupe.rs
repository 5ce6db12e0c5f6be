use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_messages::say;
use evoku_sudoku::canon::{digest, kind};

use crate::error::Result;
use crate::output::{remark, shows_progress};
use crate::stream::{Entry, StreamArguments};

/// Remove puzzles that are equivalent to earlier ones, or report those that another file has.
///
/// Puzzles are equivalent if they have the same canonical form; see `evoku canonical`. On plain 9x9
/// boards, they may differ by rotation, reflection, and permutation of bands, stacks, rows, columns
/// and digits. On any other board, they may differ by rotation, reflection and relabelling; if a
/// constraint depends on the values of digits, by rotation and reflection. Puzzles with pencil marks
/// are compared exactly. The first of several equivalent puzzles is written unchanged, with all its
/// fields.
///
/// With --against, nothing is removed. evoku writes a table of the puzzles that are equivalent to
/// puzzles of the other file, so that a test set can be checked against its training set. The
/// columns `row`, `other_file` and `other_row` say which puzzles are equivalent; rows are counted
/// from 1, without the header.
///
/// evoku keeps 16 bytes in memory for each puzzle that it writes; ten million puzzles take about
/// 400 MB. For each puzzle of the other file it keeps 32 bytes.
#[derive(Args, Debug)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Dedupe {
    #[command(flatten)]
    stream: StreamArguments,

    /// Compare exactly: only puzzles with the same board and the same givens are equivalent
    #[arg(long)]
    exact: bool,

    /// Report the puzzles that are equivalent to puzzles of this file; may be repeated
    #[arg(long, value_name = "FILE")]
    against: Vec<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  evoku dedupe puzzles.txt                     one of all equivalent puzzles
  evoku dedupe a.csv b.csv -o both.csv         from several files, with their fields
  evoku dedupe --exact puzzles.txt             literal copies only
  evoku dedupe --against train.csv test.csv    puzzles of test.csv that train.csv contains

Exit codes:
  0    success; with --against, no equivalent puzzles were found
  1    with --against, equivalent puzzles were found
  2    an input could not be read
  130  ended by Ctrl-C";

impl Dedupe {
    pub(crate) fn run(self) -> Result<ExitCode> {
        if !self.against.is_empty() {
            return self.report();
        }
        let mut stream = self.stream.open()?;
        let mut known: HashSet<u128> = HashSet::new();
        let mut seen = 0_u64;
        self.stream.each(
            &mut stream,
            || self.worker(),
            |stream, (entry, digest)| {
                seen += 1;
                if known.insert(digest) { stream.write(entry) } else { Ok(true) }
            },
        )?;
        if shows_progress() {
            remark(say::command_kept(known.len(), seen));
        }
        stream.finish()
    }

    /// Writes the puzzles that other files contain, with their places.
    fn report(&self) -> Result<ExitCode> {
        self.stream.check_output(&self.against)?;
        let mut stream = self.stream.open_table()?;
        let mut known: HashMap<u128, (usize, u64)> = HashMap::new();
        for (file, name) in self.against.iter().enumerate() {
            self.stream.each_of(
                &[name],
                &mut stream,
                || self.worker(),
                |_, (entry, digest)| {
                    known.entry(digest).or_insert((file, entry.row()));
                    Ok(true)
                },
            )?;
        }
        self.stream.each(
            &mut stream,
            || self.worker(),
            |stream, (mut entry, digest)| {
                let Some(&(file, other_row)) = known.get(&digest) else {
                    stream.leave_out(entry);
                    return Ok(true);
                };
                stream.fail();
                let columns = [
                    ("row", entry.row().to_string()),
                    ("other_file", self.against[file].display().to_string()),
                    ("other_row", other_row.to_string()),
                ];
                entry.put_first(columns.map(|(name, value)| (name.to_owned(), value)).into());
                stream.write(entry)
            },
        )?;
        stream.finish()
    }

    /// Makes a function that returns a puzzle with its digest. Equivalent puzzles have the same
    /// digest; with --exact, only equal ones.
    fn worker(&self) -> impl FnMut(Entry, &AtomicBool) -> Result<(Entry, u128)> + use<> {
        let exact = self.exact;
        move |entry, _| {
            let sudoku = &entry.record.sudoku;
            // A puzzle with pencil marks has no canonical form.
            let form = if exact { None } else { kind(sudoku).ok() };
            let digest = form.unwrap_or_else(|| digest(sudoku));
            Ok((entry, digest))
        }
    }
}
