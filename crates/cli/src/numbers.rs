//! Numbers as people read them.

use evoku_messages::{Decimal, say};
use serde_json::Value;

use crate::language::render;

/// The largest whole number that every program reads exactly out of JSON.
const EXACT: u64 = 1 << 53;

/// A whole number with marks between thousands.
pub(crate) fn thousands(value: u64) -> String {
    render(say::command_number(value))
}

/// A number that English writes so, with the decimal point of the language.
pub(crate) fn decimal(written: impl Into<Box<str>>) -> String {
    render(say::command_decimal(Decimal::written(written)))
}

/// Makes a JSON number of `value`, or a string where programs that read numbers as doubles would
/// change it.
pub(crate) fn json_whole(value: u64) -> Value {
    if value <= EXACT { value.into() } else { value.to_string().into() }
}

/// Formats `value` tenths as a decimal number: 42 is `4.2`.
pub(crate) fn tenths(value: u16) -> String {
    format!("{}.{}", value / 10, value % 10)
}
