//! Formats numbers for people and for JSON.

use evoku_messages::{Decimal, say};
use serde_json::Value;

use crate::language::render;

/// The largest whole number that every program reads exactly from JSON.
const EXACT: u64 = 1 << 53;

/// Formats a whole number with separators between thousands.
pub(crate) fn thousands(value: u64) -> String {
    render(say::command_number(value))
}

/// Formats a number that is written in English, with the decimal point of the chosen language.
pub(crate) fn decimal(written: impl Into<Box<str>>) -> String {
    render(say::command_decimal(Decimal::written(written)))
}

/// Makes a JSON number of `value`, or a string if programs that read numbers as doubles would
/// change it.
pub(crate) fn json_whole(value: u64) -> Value {
    if value <= EXACT { value.into() } else { value.to_string().into() }
}

/// Formats `value` tenths as a decimal number: 42 is `4.2`.
pub(crate) fn tenths(value: u16) -> String {
    format!("{}.{}", value / 10, value % 10)
}
