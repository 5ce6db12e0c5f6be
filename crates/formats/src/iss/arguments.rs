//! Arguments of links: numbers and lists of numbers.

use crate::iss::field::unexpected;
use evoku_messages::say;
use evoku_model::text::ReadErrorKind;

/// The number of a clue; `None` for an empty text.
pub(super) fn clue(text: &str) -> Result<Option<u32>, ReadErrorKind> {
    match text {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| unexpected(text, say::format_expected_whole())),
    }
}

/// Reads a number in a list.
pub(super) fn number(text: &str) -> Result<u32, ReadErrorKind> {
    text.parse().map_err(|_| unexpected(text, say::format_expected_any_digit()))
}

/// Reads a list of numbers like `1_2_2`.
pub(super) fn numbers(text: &str) -> Result<Vec<u32>, ReadErrorKind> {
    text.split('_').map(number).collect()
}

/// The first argument and the others.
pub(super) fn first_and_rest<'a, 't>(arguments: &'a [&'t str]) -> (&'t str, &'a [&'t str]) {
    arguments.split_first().map_or(("", &[]), |(&first, rest)| (first, rest))
}
