use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_sudoku::canon::{self, Canon, digest};
use evoku_sudoku::formats::line;

use crate::error::Result;
use crate::stream::{Entry, Stream, StreamArguments};

/// Write the canonical form of each puzzle, which all equivalent puzzles share.
///
/// Two plain 9x9 puzzles have the same form if and only if one can be transformed into the other.
/// The transformations are turning, mirroring, and permuting bands, stacks, rows, columns and
/// digits. The form is the smallest of all puzzles that result from them, read as numbers with open
/// cells as 0. Sudoku programmers call it the row-minlex form. The solution of a puzzle is
/// transformed in the same way.
///
/// On any other board, only turned, mirrored and relabelled puzzles are equivalent, since the rules
/// decide what else may be permuted. Constraints are turned and mirrored too; if one depends on the
/// values of digits, relabelled puzzles are not equivalent.
///
/// CSV and JSON output has three additional fields. `original` is the puzzle as read. `digest` is a
/// text of 32 characters, equal for two puzzles if and only if their forms are equal.
/// `automorphisms` (plain 9x9 boards only) is the number of transformations that leave the puzzle
/// unchanged.
#[derive(Args, Debug)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Canonical {
    #[command(flatten)]
    stream: StreamArguments,
}

const EXAMPLES: &str = "\
Examples:
  evoku canonical puzzles.txt                          one form per line
  evoku canonical puzzles.txt --to csv --fields digest,original
  evoku canonical --to line puzzles.txt | sort | uniq -c   how often each form occurs

Exit codes:
  0    every puzzle has a form
  1    a puzzle has pencil marks, and therefore no form
  2    an input could not be read
  130  ended by Ctrl-C";

impl Canonical {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let mut stream = self.stream.open()?;
        let worker = || |entry: Entry, _: &AtomicBool| form(entry);
        self.stream.each(&mut stream, worker, Stream::write)?;
        stream.finish()
    }
}

/// Returns the canonical form of a puzzle, with its properties as fields.
fn form(mut entry: Entry) -> Result<Entry> {
    let record = &mut entry.record;
    let original = line::print_in_symbols(record.sudoku.geometry(), record.sudoku.givens());
    let canon = canon::canonical(&record.sudoku, record.solution.as_ref());
    let Canon { sudoku, solution, automorphisms } = canon?;
    let digest = format!("{:032x}", digest(&sudoku));
    (record.sudoku, record.solution) = (sudoku, solution);
    // The digits and marks of a player are those of another board.
    record.play = None;
    let count = automorphisms.map(|count| count.to_string());
    let new = [("original", Some(original)), ("digest", Some(digest)), ("automorphisms", count)];
    for (name, value) in new {
        if let Some(value) = value {
            record.fields.retain(|(known, _)| known != name);
            record.fields.push((name.to_owned(), value));
        }
    }
    Ok(entry)
}
