//! `evoku features`: puzzles described by figures.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_lab::features::{Describer, names};
use evoku_messages::say;
use evoku_sudoku::formats::FIELDS;
use evoku_sudoku::rating::Level;

use crate::arguments::seed;
use crate::error::Result;
use crate::stream::{Entry, Stream, StreamArguments};

/// Describe each puzzle by figures: givens, cells that singles leave open, ratings, symmetries,
/// graph of open cells, backbone, backdoor, landscape of swaps.
///
/// Writes one row per puzzle: its figures, followed by the columns of the input. The table is meant
/// for comparing puzzles, and for selecting algorithms by features. An empty field is not defined
/// for the puzzle, or could not be determined.
#[derive(Args, Debug)]
#[command(after_long_help = help(), mut_arg("to", |to| to.help(TO)))]
pub(crate) struct Features {
    #[command(flatten)]
    stream: StreamArguments,

    /// Seed of the random walks and climbs; the same seed gives the same figures
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed)]
    seed: u64,
}

const TO: &str = "Output format: csv, json or jsonl [default: by the extension of the output \
    file, otherwise csv]";

impl Features {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let mut stream = self.stream.open_table()?;
        let seed = self.seed;
        let worker = || {
            let mut describer = Describer::new(seed);
            move |entry: Entry, ended: &AtomicBool| described(entry, &mut describer, ended)
        };
        self.stream.each(&mut stream, worker, Stream::write)?;
        stream.finish()
    }
}

/// The name of the column of the level, which follows the figures.
const LEVEL: &str = "level";

/// Adds the figures of a puzzle before its other columns.
fn described(mut entry: Entry, describer: &mut Describer, ended: &AtomicBool) -> Result<Entry> {
    let sudoku = &entry.record.sudoku;
    let description = describer.describe(sudoku, Some(ended)).ok_or_else(say::command_cut_short)?;
    let figures = names().zip(description.values);
    let mut fields: Vec<(String, String)> = figures
        .map(|(name, value)| (name.to_owned(), value.map_or(String::new(), figure)))
        .collect();
    let level = description.level.map_or("", Level::name);
    fields.push((LEVEL.to_owned(), level.to_owned()));
    entry.put_first(fields);
    Ok(entry)
}

/// Formats a figure with at most six decimals; a whole number has none.
fn figure(value: f64) -> String {
    let text = format!("{value:.6}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

fn help() -> String {
    let mut columns = String::new();
    for name in names().chain([LEVEL]) {
        let meaning = FIELDS
            .iter()
            .find(|field| field.name == name)
            .map_or_else(String::new, |f| (f.meaning)().to_string());
        columns.push_str(&format!("  {name:<22} {meaning}\n"));
    }
    format!(
        "\
Examples:
  evoku features puzzles.txt -o features.csv    one row per puzzle
  evoku features --json --fields puzzle,givens,backdoor puzzles.txt
  evoku features puzzles.txt | evoku sort --by backdoor --descending

Columns, before those of the input; an input column with one of these names becomes file_NAME:
{columns}
Backdoors: a backdoor is a set of open cells whose right digits, once known, let naked and hidden
singles solve the rest (Williams, Gomes and Selman 2003). Up to 20,000 sets are tried to find a
smallest one, fewer on larger boards. Beyond that, backdoor is the result of a greedy search, and
backdoor_exact is 0; on larger boards it may be unknown.

Graph and landscape: the graph has the open cells that singles leave; two cells are joined if they
exclude a digit from each other. Automorphisms are counted on plain 9x9 boards. Walks and climbs are
those of `evoku landscape` on box-swap (row-swap without boxes); climbs are made on boards up to
16x16.

Exit codes:
  0    all puzzles were described
  2    an input could not be read
  130  ended by Ctrl-C"
    )
}
