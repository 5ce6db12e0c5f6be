use std::cmp::Ordering;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;

use crate::error::Result;
use crate::quantity::{self, Asked, Finder, Value};
use crate::stream::{Entry, StreamArguments};

/// Sort puzzles by their ratings, their givens, or any column of the input.
///
/// Ratings are taken from the columns that `evoku rate` writes where the input has them, else
/// computed, and added as such columns where CSV or JSON is written. Equal puzzles keep their
/// order; those without a value come last; one without a single solution has no ratings, and is
/// left out and reported.
///
/// All puzzles are held in memory, a 9x9 board in about 500 bytes and its columns besides.
#[derive(Args, Debug)]
#[command(after_long_help = help())]
pub(crate) struct Sort {
    #[command(flatten)]
    stream: StreamArguments,

    /// What to sort by, separated by commas: the second decides where the first is equal
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true)]
    by: Vec<String>,

    /// The greatest first
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

/// What a puzzle is sorted by.
type Key = Vec<Option<Value>>;

/// Makes a worker that finds the keys of puzzles, and whether they have all columns asked for.
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

/// The order of two puzzles.
fn order(one: &[Option<Value>], two: &[Option<Value>], descending: bool) -> Ordering {
    for values in one.iter().zip(two) {
        let order = match values {
            (Some(one), Some(two)) if descending => two.order(one),
            (Some(one), Some(two)) => one.order(two),
            // What has no value comes last, whichever way it goes.
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
  evoku sort --by er puzzles.txt                       the easiest first
  evoku sort --by level,score --descending rated.csv -o hardest.csv
  evoku sort --by name puzzles.csv                     any column

Quantities for --by, besides the columns of the input:
{}
Exit codes: 0 if all went well, 1 if a puzzle could not be rated, 2 if something was wrong with the
input, 130 after Ctrl-C, which leaves nothing",
        quantity::table()
    )
}
