use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_messages::{Message, say};
use evoku_sudoku::logic::{Level, Technique};

use crate::arguments::suggesting;
use crate::error::{Context, Result};
use crate::quantity::{self, Asked, Finder, Range, Value};
use crate::stream::{Entry, StreamArguments};

/// Select puzzles by their ratings, their givens, or any column of the input.
///
/// A puzzle that meets every condition is written with all its fields. Ratings are taken from the
/// columns that `evoku rate` writes, if the input has them. Otherwise they are computed, and added
/// as such columns to CSV and JSON. A puzzle that does not have exactly one solution has no
/// ratings: it is left out and reported.
///
/// A condition is a value, or a range that includes both ends: `3..5`, `..25`, `hard..`.
#[derive(Args, Debug)]
#[command(after_long_help = help(),
    override_usage = "evoku filter [OPTIONS] <CONDITION>... [FILE]...")]
pub(crate) struct Filter {
    #[command(flatten)]
    stream: StreamArguments,

    #[command(flatten)]
    conditions: Conditions,

    /// Write the puzzles that don't meet the conditions instead
    #[arg(long)]
    invert: bool,
}

/// The conditions on quantities of puzzles, and on columns.
#[derive(Args, Debug)]
#[group(required = true, multiple = true)]
#[command(next_help_heading = "Conditions")]
struct Conditions {
    /// Level or range of levels, like medium..hard
    #[arg(long, value_name = "RANGE",
        value_parser = suggesting(Range::levels, &Level::ALL.map(Level::name)),
        hide_possible_values = true)]
    level: Option<Range>,

    /// Score of the easiest path
    #[arg(long, value_name = "RANGE", value_parser = Range::numbers)]
    score: Option<Range>,

    /// Sudoku Explainer rating of the hardest step
    #[arg(long, value_name = "RANGE", value_parser = Range::numbers)]
    er: Option<Range>,

    /// Sudoku Explainer rating of the hardest step up to the first digit
    #[arg(long, value_name = "RANGE", value_parser = Range::numbers)]
    ep: Option<Range>,

    /// Sudoku Explainer rating of the first step
    #[arg(long, value_name = "RANGE", value_parser = Range::numbers)]
    ed: Option<Range>,

    /// Number of guesses of a plain search
    #[arg(long, value_name = "RANGE", value_parser = Range::numbers)]
    guesses: Option<Range>,

    /// Number of givens
    #[arg(long, value_name = "RANGE", value_parser = Range::numbers)]
    givens: Option<Range>,

    /// Number of rows
    #[arg(long, value_name = "RANGE", value_parser = Range::numbers)]
    side: Option<Range>,

    /// Hardest technique of the path: one of several, separated by commas
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = technique)]
    technique: Vec<Technique>,

    /// Condition on any column, like name=ann or column=3..5; may be repeated
    #[arg(long = "where", value_name = "COLUMN=RANGE")]
    columns: Vec<String>,
}

/// A condition on a value.
enum Condition {
    In(Range),
    OneOf(Vec<Value>),
}

impl Conditions {
    /// Returns the quantities to determine for each puzzle, with their conditions.
    fn list(&self) -> Result<Vec<(Asked<'_>, Condition)>> {
        let ranges = [
            ("level", &self.level),
            ("score", &self.score),
            ("er", &self.er),
            ("ep", &self.ep),
            ("ed", &self.ed),
            ("guesses", &self.guesses),
            ("givens", &self.givens),
            ("side", &self.side),
        ];
        let mut list = Vec::new();
        for (name, range) in ranges {
            if let Some(range) = range {
                list.push((Asked::of(name), Condition::In(range.clone())));
            }
        }
        if !self.technique.is_empty() {
            let names = self.technique.iter().map(|technique| Value::of(&technique.to_string()));
            list.push((Asked::of("technique"), Condition::OneOf(names.collect())));
        }
        for text in &self.columns {
            let parts = text.split_once('=').filter(|(name, _)| !name.trim().is_empty());
            let (name, range) = parts.ok_or_else(|| say::command_where_form(text))?;
            let range =
                Range::read(range).within(|problem| say::command_where_range(text, problem))?;
            list.push((Asked::of(name.trim()), Condition::In(range)));
        }
        Ok(list)
    }
}

impl Filter {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let (asked, conditions): (Vec<_>, Vec<_>) = self.conditions.list()?.into_iter().unzip();
        let mut stream = self.stream.open()?;
        let worker = || judge(&asked, &conditions);
        let mut is_first = true;
        self.stream.each(&mut stream, worker, |stream, (entry, meets, checked)| {
            if std::mem::take(&mut is_first) {
                checked?;
            }
            if meets != self.invert {
                return stream.write(entry);
            }
            stream.leave_out(entry);
            Ok(true)
        })?;
        stream.finish()
    }
}

/// A puzzle, whether it meets all conditions, and an error if it has not all requested columns.
type Judged = (Entry, bool, Result<()>);

/// Makes a worker that tests whether puzzles meet the `conditions` on the quantities `asked`.
fn judge<'a>(
    asked: &'a [Asked<'a>],
    conditions: &'a [Condition],
) -> impl FnMut(Entry, &AtomicBool) -> Result<Judged> {
    let mut finder = Finder::new(asked);
    move |mut entry, ended| {
        let checked = quantity::check(asked, &entry.record);
        let values = finder.find(&mut entry.record, ended)?;
        let meets = values.iter().zip(conditions).all(|(value, condition)| {
            value.as_deref().is_some_and(|value| condition.holds(&Value::of(value)))
        });
        Ok((entry, meets, checked))
    }
}

impl Condition {
    fn holds(&self, value: &Value) -> bool {
        match self {
            Self::In(range) => range.contains(value),
            Self::OneOf(values) => values.contains(value),
        }
    }
}

fn technique(name: &str) -> Result<Technique, Message> {
    Technique::by_name(name.trim()).ok_or_else(say::command_unknown_technique)
}

fn help() -> String {
    format!(
        "\
Examples:
  evoku filter --level hard puzzles.txt                hard puzzles
  evoku filter --er 3..5 --givens ..25 rated.csv       ratings taken from columns of the file
  evoku filter --where author=ann --invert puzzles.csv
  evoku generate 100 --to csv | evoku filter --level medium.. | evoku sort --by er

Quantities for --where, besides the columns of the input:
{}
Exit codes:
  0    all puzzles were tested
  1    a puzzle could not be rated
  2    an input could not be read
  130  ended by Ctrl-C",
        quantity::table()
    )
}
