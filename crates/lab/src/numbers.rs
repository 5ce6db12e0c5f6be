//! Numbers as people read them.

/// A share as people read it.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A number with three digits that count, and commas between thousands.
#[must_use]
pub fn number(value: f64) -> String {
    match value {
        value if value.is_nan() => "–".to_owned(),
        value if value.is_infinite() => "∞".to_owned(),
        value if value >= 999.5 => thousands(value.round() as u64),
        0.0 => "0".to_owned(),
        value => {
            let digits = 2 - value.abs().log10().floor() as i32;
            format!("{value:.*}", digits.clamp(0, 9) as usize)
        }
    }
}

/// A whole number with commas between thousands: `1,234,567`.
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

/// A p-value as it is written: `p = 0.031`, `p < 0.001`.
#[must_use]
pub fn p_words(p: f64) -> String {
    if p < 0.001 { "p < 0.001".to_owned() } else { format!("p = {p:.3}") }
}

/// Seconds since 1970 as a date: `2026-11-21 19:37` (Hinnant's `civil_from_days`).
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
    use super::{date, number, thousands};

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
        cases.iter().for_each(|&(value, text)| assert_eq!(number(value), text));
        assert_eq!(number(1234567.8), "1,234,568");
        assert_eq!(number(f64::INFINITY), "∞");
        assert_eq!(number(f64::NAN), "–");
        assert_eq!(thousands(999), "999");
    }
}
