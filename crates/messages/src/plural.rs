//! Plural categories of languages, according to the rules of Unicode CLDR.

/// A plural category.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Category {
    One,
    Few,
    Many,
    Other,
}

impl Category {
    pub(crate) const ALL: [Self; 4] = [Self::One, Self::Few, Self::Many, Self::Other];
}

/// Languages with the same rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// No plural.
    Chinese,
    /// Singular for `1`, but not for `1.0`.
    English,
    /// Singular for `1` and `1.0`.
    Danish,
    /// Singular from 0 to below 2; a separate category for whole millions.
    French,
    /// Singular for `1` and `1.0`; a separate category for whole millions.
    Spanish,
    /// Singular for `1`, but not for `1.0`; a separate category for whole millions.
    Italian,
    /// Categories by the last digits.
    Russian,
    /// Singular for `1`; other categories by the last digits.
    Polish,
    /// Singular for `1`; separate categories from 2 to 4 and for decimals.
    Czech,
}

impl Family {
    pub(crate) const ALL: [Self; 9] = [
        Self::Chinese,
        Self::English,
        Self::Danish,
        Self::French,
        Self::Spanish,
        Self::Italian,
        Self::Russian,
        Self::Polish,
        Self::Czech,
    ];

    /// The category of a number, which is written with a decimal point and without grouping.
    pub(crate) fn category(self, written: &str) -> Category {
        let written = written.strip_prefix('-').unwrap_or(written);
        let (whole, fraction) = written.split_once('.').unwrap_or((written, ""));
        let Ok(i) = whole.parse::<u64>() else { return Category::Other };
        let is_whole = fraction.is_empty();
        let is_one = i == 1 && fraction.bytes().all(|digit| digit == b'0');
        let is_millions = is_whole && i != 0 && i.is_multiple_of(1_000_000);
        let ends_in_few = matches!(i % 10, 2..=4) && !matches!(i % 100, 12..=14);
        match self {
            Self::English | Self::Italian | Self::Polish | Self::Czech if i == 1 && is_whole => {
                Category::One
            }
            Self::Danish | Self::Spanish if is_one => Category::One,
            Self::French if i < 2 => Category::One,
            Self::French | Self::Spanish | Self::Italian if is_millions => Category::Many,
            Self::Russian if is_whole && i % 10 == 1 && i % 100 != 11 => Category::One,
            Self::Russian | Self::Polish if is_whole && ends_in_few => Category::Few,
            Self::Russian | Self::Polish if is_whole => Category::Many,
            Self::Czech if is_whole && matches!(i, 2..=4) => Category::Few,
            Self::Czech if !is_whole => Category::Many,
            _ => Category::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Category::{Few, Many, One, Other};
    use super::Family;

    #[test]
    fn categories_follow_the_rules_of_unicode() {
        let cases = [
            (Family::English, "0", Other),
            (Family::English, "1", One),
            (Family::English, "-1", One),
            (Family::English, "1.0", Other),
            (Family::English, "∞", Other),
            (Family::French, "0", One),
            (Family::French, "1.5", One),
            (Family::French, "2", Other),
            (Family::French, "1000000", Many),
            (Family::Spanish, "1.0", One),
            (Family::Spanish, "2000000", Many),
            (Family::Italian, "1.0", Other),
            (Family::Russian, "21", One),
            (Family::Russian, "22", Few),
            (Family::Russian, "12", Many),
            (Family::Polish, "21", Many),
            (Family::Czech, "3", Few),
            (Family::Czech, "1.5", Many),
            (Family::Chinese, "1", Other),
        ];
        for (family, written, expected) in cases {
            assert_eq!(family.category(written), expected, "{written} in {family:?}");
        }
    }
}
