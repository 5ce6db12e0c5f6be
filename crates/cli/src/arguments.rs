//! Values of options that several commands share.

use std::num::IntErrorKind;
use std::ops::RangeInclusive;
use std::time::Duration;

use evoku_sudoku::search::{self, ENGINES, Engine};

/// Parses a number of seconds above 0, fractions included.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let duration = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let above_0 = duration.filter(|duration| !duration.is_zero());
    above_0.ok_or_else(|| "expected a number of seconds above 0, like 2.5".to_owned())
}

/// Makes a parser of whole numbers in `range`.
pub(crate) fn whole(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync {
    move |text| match text.parse::<u64>() {
        Ok(number) if range.contains(&number) => Ok(number),
        Err(error) if *error.kind() == IntErrorKind::PosOverflow => {
            Err(format!("the largest number is {}", range.end()))
        }
        _ if *range.end() == u64::MAX => {
            Err(format!("expected a whole number, {} or more", range.start()))
        }
        _ => Err(format!("expected a whole number from {} to {}", range.start(), range.end())),
    }
}

/// Parses the name of an engine.
pub(crate) fn engine(name: &str) -> Result<&'static Engine, String> {
    search::by_name(name).ok_or_else(|| {
        let names: Vec<_> = ENGINES.iter().map(|engine| engine.name).collect();
        format!("there is no such engine; there are {}", names.join(", "))
    })
}
