//! Text as a cell of CSV.

use std::borrow::Cow;

/// A text as a cell of CSV (RFC 4180): in quotes if it has commas, quotes or line ends.
#[must_use]
pub fn csv_cell(text: &str) -> Cow<'_, str> {
    if text.contains([',', '"', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", text.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_needs_quotes_has_them() {
        assert_eq!(csv_cell("one two"), "one two");
        assert_eq!(csv_cell("one, \"two\""), "\"one, \"\"two\"\"\"");
    }
}
