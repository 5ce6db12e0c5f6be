//! Values of options that several commands share.

use std::ffi::OsStr;
use std::num::IntErrorKind;
use std::ops::RangeInclusive;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use evoku_evolve::presets::{PRESETS, whole_number};
use evoku_evolve::puzzles::KINDS;
use evoku_lab::shard::{Shard, ShardError};
use evoku_messages::{Message, say};
use evoku_sudoku::search::{ENGINES, Engine};

use crate::error::Result;
use crate::seed::fresh;

/// Parses a number of seconds above 0, fractions included.
pub(crate) fn seconds(text: &str) -> Result<Duration, Message> {
    let duration = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let above_0 = duration.filter(|duration| !duration.is_zero());
    above_0.ok_or_else(say::command_expected_seconds)
}

/// Makes a parser of whole numbers in `range`, like `1000000`, `1_000_000`, `1e6` and `1.5e3`.
pub(crate) fn whole(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<u64, Message> + Clone + Send + Sync {
    move |text| match whole_number(text) {
        Ok(number) if range.contains(&number) => Ok(number),
        Err(error) if *error.kind() == IntErrorKind::PosOverflow => {
            Err(say::command_largest_number(*range.end()))
        }
        _ if *range.end() == u64::MAX => Err(say::command_expected_whole_from(*range.start())),
        _ => Err(say::command_expected_whole_between(*range.start(), *range.end())),
    }
}

/// Makes a parser of whole numbers from 1 to `most`.
fn count(most: u16) -> impl Fn(&str) -> Result<u16, Message> + Clone + Send + Sync {
    let read = whole(1..=most.into());
    move |text| read(text).map(|number| u16::try_from(number).unwrap_or(most))
}

/// Returns a parser for thread counts.
pub(crate) fn threads() -> impl Fn(&str) -> Result<u16, Message> + Clone + Send + Sync {
    count(1024)
}

/// Parses a shard like 3/100.
pub(crate) fn shard(text: &str) -> Result<Shard, Message> {
    text.parse().map_err(|error: ShardError| crate::error::Error::from(error).into())
}

/// Returns a parser for repetition counts.
pub(crate) fn repetitions() -> impl Fn(&str) -> Result<u16, Message> + Clone + Send + Sync {
    count(u16::MAX)
}

/// Parses a seed; `random` draws a fresh one.
pub(crate) fn seed(text: &str) -> Result<u64, Message> {
    match text {
        "random" => Ok(fresh()),
        number => whole(0..=u64::MAX)(number).map_err(|error| {
            let is_unbounded = error == say::command_expected_whole_from(0_u64);
            if is_unbounded { say::command_expected_seed() } else { error }
        }),
    }
}

/// Returns a parser for the name of one of `all`. Lists the names with their meanings for the help
/// and for shell completions.
pub(crate) fn one_of<T: Copy + Send + Sync + 'static, M: ToString>(
    all: &'static [T],
    name: fn(T) -> &'static str,
    meaning: fn(T) -> M,
) -> impl TypedValueParser<Value = T> + use<T, M> {
    let value = |&item: &T| possible_value(name(item), &meaning(item).to_string());
    let values: Vec<PossibleValue> = all.iter().map(value).collect();
    PossibleValuesParser::new(values).try_map(move |text| {
        let found = all.iter().copied().find(|&item| name(item) == text);
        found.ok_or_else(|| say::command_unknown_name(text))
    })
}

/// A value with its meaning, if it has one.
fn possible_value(name: &'static str, meaning: &str) -> PossibleValue {
    match meaning {
        "" => PossibleValue::new(name),
        meaning => PossibleValue::new(name).help(meaning.to_owned()),
    }
}

/// Makes a parser of the name of an algorithm, or of several separated by commas. Completions offer
/// the names; the command itself reports errors in names.
pub(crate) fn algorithms() -> impl TypedValueParser<Value = String> {
    let presets = PRESETS.iter().map(|preset| preset.name);
    let own = KINDS.iter().map(|kind| kind.own.name);
    suggesting(|text| Ok(text.to_owned()), &presets.chain(own).collect::<Vec<_>>())
}

/// Makes a parser of a kind of puzzle. Completions offer the names; the command itself reports
/// errors in names.
pub(crate) fn puzzle_kinds() -> impl TypedValueParser<Value = String> {
    let names = std::iter::once(SUDOKU).chain(KINDS.iter().map(|kind| kind.name));
    suggesting(|text| Ok(text.to_owned()), &names.collect::<Vec<_>>())
}

/// The default kind of puzzle to evolve.
pub(crate) const SUDOKU: &str = "sudoku";

/// Makes a parser from `parse`, for values that include `names`; completions offer these.
pub(crate) fn suggesting<T: Clone + Send + Sync + 'static>(
    parse: fn(&str) -> Result<T, Message>,
    names: &[&'static str],
) -> impl TypedValueParser<Value = T> + use<T> {
    Suggesting { parse, values: names.iter().map(PossibleValue::new).collect() }
}

/// Makes a parser from `parse`, for values that include `names`, each with its meaning; help and
/// completions show them.
pub(crate) fn listing<T: Clone + Send + Sync + 'static>(
    parse: fn(&str) -> Result<T, Message>,
    names: impl IntoIterator<Item = (&'static str, String)>,
) -> impl TypedValueParser<Value = T> {
    let values = names.into_iter().map(|(name, meaning)| possible_value(name, &meaning));
    Suggesting { parse, values: values.collect() }
}

/// See [`suggesting`].
#[derive(Clone)]
struct Suggesting<T> {
    parse: fn(&str) -> Result<T, Message>,
    values: Vec<PossibleValue>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Suggesting<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        TypedValueParser::parse_ref(&self.parse, command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.values.iter().cloned()))
    }
}

/// Makes a parser of the name of an engine.
pub(crate) fn engine() -> impl TypedValueParser<Value = &'static Engine> {
    one_of(ENGINES, |engine| engine.name, |engine| (engine.about)())
}
