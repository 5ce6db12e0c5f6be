//! Whole numbers as people write them.

use std::borrow::Cow;
use std::num::ParseIntError;

/// Parses a whole number, like `1000000`, `1_000_000`, `1e6` or `1.5e3`.
///
/// # Errors
///
/// The text is not a whole number, or the number has more than 64 bits.
pub fn whole_number(text: &str) -> Result<u64, ParseIntError> {
    plain_digits(text).parse()
}

/// The digits of a whole number that is written with underscores between digits, or with an
/// exponent. Any other text is returned unchanged.
fn plain_digits(text: &str) -> Cow<'_, str> {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let groups = text.split('_');
    if text.contains('_') && groups.clone().all(|group| !group.is_empty() && is_number(group)) {
        return groups.collect();
    }
    let Some((mantissa, exponent)) = text.split_once(['e', 'E']) else { return text.into() };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let decimals = fraction.trim_end_matches('0');
    let raised = exponent.strip_prefix('+').unwrap_or(exponent);
    match raised.parse::<usize>() {
        // More digits than a number of 64 bits has are too many anyway.
        Ok(exponent @ ..=40)
            if !whole.is_empty()
                && is_number(raised)
                && is_number(whole)
                && is_number(fraction)
                && mantissa.ends_with(|last: char| last.is_ascii_digit())
                && decimals.len() <= exponent =>
        {
            format!("{whole}{decimals:0<exponent$}").into()
        }
        _ => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::whole_number;

    #[test]
    fn whole_numbers_have_underscores_and_exponents() {
        for text in ["1000000", "1_000_000", "1e6", "1E6", "1e+6", "1.0e6", "10.00e5", "0.1e7"] {
            assert_eq!(whole_number(text), Ok(1_000_000), "{text}");
        }
        assert_eq!(whole_number("1.5e1"), Ok(15));
        assert_eq!(whole_number("18446744073709551615"), Ok(u64::MAX));
        for text in [
            "",
            "_1",
            "1_",
            "1__0",
            "_",
            "1e",
            "e6",
            "1e-6",
            "1.25e1",
            "1.5",
            "1e6_0",
            "1.e1",
            "٣",
            "1e99",
            "2e19",
            "18446744073709551616",
            "-1e6",
            "1e++6",
        ] {
            assert!(whole_number(text).is_err(), "{text}");
        }
    }
}
