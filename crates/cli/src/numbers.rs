//! Numbers as people read them.

pub(crate) use evoku_lab::report::thousands;

/// Formats `value` tenths as a decimal number: 42 is `4.2`.
pub(crate) fn tenths(value: u16) -> String {
    format!("{}.{}", value / 10, value % 10)
}
