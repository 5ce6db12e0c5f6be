use std::cmp::Ordering;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;

use crate::error::Result;
use crate::quantity::{self, Asked, Finder, Value};
use crate::stream::{Entry, StreamArguments};

/// Sort puzzles by their ratings, their givens, or any column of the input.
///
/// Ratings are taken from the columns that `evoku rate` writes, if the input has them. Otherwise
/// they are computed, and added as such columns to CSV and JSON. Equal puzzles keep their order;
/// puzzles without a value come last. A puzzle that does not have exactly one solution has no
/// ratings: it is left out and reported.
///
/// All puzzles are held in memory: about 500 bytes for a 9x9 board, plus its columns.
#[derive(Args, Debug)]
#[command(after_long_help = help())]
pub(crate) struct Sort {
    #[command(flatten)]
    stream: StreamArguments,

    /// Sort keys, separated by commas; each key breaks the ties of the keys before it
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true)]
    by: Vec<String>,

    /// Sort in descending order
    #[arg(long)]
    descending: bool,
}

impl Sort {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let asked: Vec<Asked<'_>> = self.by.iter().map(|name| Asked::of(name.trim())).collect();
        let mut stream = self.stream.open()?;
        let mut all: Vec<(Key, Entry)> = Vec::new();
        self.stream.each(
            &mut stream,
            || keyed(&asked),
            |_, (key, entry, checked)| {
                if all.is_empty() {
                    checked?;
                }
                all.push((key, entry));
                Ok(true)
            },
        )?;
        if !stream.is_interrupted() {
            all.sort_by(|(one, _), (two, _)| order(one, two, self.descending));
            for (_, entry) in all {
                if !stream.write(entry)? {
                    break;
                }
            }
        }
        stream.finish()
    }
}

/// The sort key of a puzzle.
type Key = Vec<Option<Value>>;

/// Makes a worker that returns the key of each puzzle, and an error if it has not all requested
/// columns.
fn keyed<'a>(
    asked: &'a [Asked<'a>],
) -> impl FnMut(Entry, &AtomicBool) -> Result<(Key, Entry, Result<()>)> {
    let mut finder = Finder::new(asked);
    move |mut entry, ended| {
        let checked = quantity::check(asked, &entry.record);
        let values = finder.find(&mut entry.record, ended)?;
        let key = values.iter().map(|value| value.as_deref().map(Value::of)).collect();
        Ok((key, entry, checked))
    }
}

/// Compares two puzzles.
fn order(one: &[Option<Value>], two: &[Option<Value>], descending: bool) -> Ordering {
    for values in one.iter().zip(two) {
        let order = match values {
            (Some(one), Some(two)) if descending => two.order(one),
            (Some(one), Some(two)) => one.order(two),
            // A missing value comes last in either direction.
            (one, two) => two.is_some().cmp(&one.is_some()),
        };
        if order.is_ne() {
            return order;
        }
    }
    Ordering::Equal
}

fn help() -> String {
    format!(
        "\
Examples:
  evoku sort --by er puzzles.txt                       easiest first
  evoku sort --by level,score --descending rated.csv -o hardest.csv
  evoku sort --by name puzzles.csv                     any column

Quantities for --by, besides the columns of the input:
{}
Exit codes:
  0    the puzzles were sorted
  1    a puzzle could not be rated
  2    an input could not be read
  130  ended by Ctrl-C, without output",
        quantity::table()
    )
}
