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

/// Replaces the decimal point of a number written in English by that of the chosen language.
pub(crate) fn decimal(written: impl Into<Box<str>>) -> String {
    render(say::command_decimal(Decimal::written(written)))
}

/// Converts `value` to a JSON number, or to a string if a double can't represent it exactly.
pub(crate) fn json_whole(value: u64) -> Value {
    if value <= EXACT { value.into() } else { value.to_string().into() }
}

/// Formats `value` tenths as a decimal number: 42 is `4.2`.
pub(crate) fn tenths(value: u16) -> String {
    format!("{}.{}", value / 10, value % 10)
}
