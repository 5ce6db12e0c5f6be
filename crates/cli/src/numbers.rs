//! Numbers as people read them.

pub(crate) use evoku_lab::numbers::{number, thousands};
use serde_json::Value;

/// The largest whole number that every program reads exactly out of JSON.
const EXACT: u64 = 1 << 53;

/// Makes a JSON number of `value`, or a string where programs that read numbers as doubles would
/// change it.
pub(crate) fn json_whole(value: u64) -> Value {
    if value <= EXACT { value.into() } else { value.to_string().into() }
}

/// A number of things: `1 puzzle`, `1,200 puzzles`.
pub(crate) fn counted(count: u64, thing: &str) -> String {
    format!("{} {thing}{}", thousands(count), if count == 1 { "" } else { "s" })
}

/// Formats `value` tenths as a decimal number: 42 is `4.2`.
pub(crate) fn tenths(value: u16) -> String {
    format!("{}.{}", value / 10, value % 10)
}
