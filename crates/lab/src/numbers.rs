//! Numbers formatted for people.

use evoku_messages::{Decimal, Message, say};

/// A share as a percentage.
#[must_use]
pub fn percent(share: f64) -> Message {
    say::lab_percent(Decimal::new(share * 100.0, 1))
}

/// A number with three significant digits. Large numbers are rounded to integers, whose digits are
/// grouped by thousands.
#[must_use]
pub fn number(value: f64) -> Message {
    match value {
        value if value.is_nan() => dash(),
        value if value.is_infinite() => say::verbatim("∞"),
        value if value >= 999.5 => say::lab_count(value.round() as u64),
        0.0 => say::lab_count(0),
        value => {
            let digits = 2 - value.abs().log10().floor() as i32;
            decimal(value, digits.clamp(0, 9) as usize)
        }
    }
}

/// A number with this many decimal places.
#[must_use]
pub fn decimal(value: f64, places: usize) -> Message {
    say::lab_decimal(Decimal::new(value, places))
}

/// A dash, which is shown in place of a value that does not exist.
#[must_use]
pub fn dash() -> Message {
    say::verbatim("–")
}

/// An interval of numbers.
pub(crate) fn interval([low, high]: [f64; 2], shown: fn(f64) -> Message) -> Message {
    say::lab_interval(shown(low), shown(high))
}

/// An integer with commas between thousands: `1,234,567`.
#[must_use]
pub fn thousands(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The smallest p-value that is shown exactly; a smaller one is shown as `p < 0.001`.
const SMALLEST_P: f64 = 0.001;

/// A p-value: `p = 0.031`, `p < 0.001`.
#[must_use]
pub fn p_value(p: f64) -> Message {
    if p < SMALLEST_P { p_below() } else { say::lab_p(Decimal::new(p, 3)) }
}

/// A p-value for a column of p-values: `0.031`, `p < 0.001`.
pub(crate) fn p_cell(p: f64) -> Message {
    if p < SMALLEST_P { p_below() } else { decimal(p, 3) }
}

fn p_below() -> Message {
    say::lab_p_below(Decimal::shortest(SMALLEST_P))
}

/// A number that may be below 0.
pub(crate) fn signed(value: f64) -> Message {
    if value < -999.5 { say::lab_negative((-value).round() as u64) } else { number(value) }
}

/// Formats seconds since 1970 as a date: `2026-11-21 19:37` (Hinnant's `civil_from_days`).
#[must_use]
pub fn date(seconds: u64) -> String {
    let (days, rest) = (seconds / 86400 + 719_468, seconds % 86400);
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", rest / 3600, rest / 60 % 60)
}

#[cfg(test)]
mod tests {
    use super::{date, number, signed, thousands};

    #[test]
    fn dates() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_825_600), "2000-02-29 12:00");
        assert_eq!(date(1_795_289_828), "2026-11-21 19:37");
    }

    #[test]
    fn numbers_have_three_digits_that_count() {
        let cases =
            [(0.0, "0"), (0.001234, "0.00123"), (1.0, "1.00"), (12.345, "12.3"), (999.4, "999")];
        cases.iter().for_each(|&(value, text)| assert_eq!(number(value).to_string(), text));
        assert_eq!(number(1234567.8).to_string(), "1,234,568");
        assert_eq!(number(f64::INFINITY).to_string(), "∞");
        assert_eq!(number(f64::NAN).to_string(), "–");
        assert_eq!(thousands(999), "999");
        assert_eq!(
            [-1234567.8, -999.6, -999.4, 1234.0].map(|value| signed(value).to_string()),
            ["-1,234,568", "-1,000", "-999", "1,234"]
        );
    }
}
