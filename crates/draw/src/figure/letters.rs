//! Letters that the font doesn't have.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::typeface::has_glyph;

/// The sign drawn instead of a letter without a glyph, because the font's own replacement is an
/// empty box.
const REPLACEMENT: char = '?';

/// The kind of a letter in a drawn text.
enum Kind {
    Drawn,
    /// Any kind of space, including line breaks.
    Space,
    /// A letter without a picture of its own, such as a joiner or a variation selector.
    Invisible,
    Missing,
}

fn kind(letter: char) -> Kind {
    match letter {
        ' '..='~' => Kind::Drawn,
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}'
        | '\u{e0000}'..='\u{e0fff}' => Kind::Invisible,
        letter if has_glyph(letter) => Kind::Drawn,
        letter if letter.is_whitespace() || letter.is_control() => Kind::Space,
        _ => Kind::Missing,
    }
}

/// The letter that is drawn for this one; `None` if it is invisible.
pub(super) fn drawn(letter: char) -> Option<char> {
    match kind(letter) {
        Kind::Drawn => Some(letter),
        Kind::Space => Some(' '),
        Kind::Invisible => None,
        Kind::Missing => Some(REPLACEMENT),
    }
}

/// The text with question marks for letters that the font doesn't have.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().all(|letter| matches!(kind(letter), Kind::Drawn)) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter_map(drawn).collect())
}

/// Adds the letters of a text that the font doesn't have.
pub(crate) fn add_missing(text: &str, missing: &mut BTreeSet<char>) {
    missing.extend(text.chars().filter(|&letter| matches!(kind(letter), Kind::Missing)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_without_a_glyph_become_question_marks() {
        for (text, expected, letters) in [
            ("For the train", "For the train", ""),
            ("Ärger, Ça, ñ, Œ", "Ärger, Ça, ñ, Œ", ""),
            ("Судоку Σουδόκου", "Судоку Σουδόκου", ""),
            ("数独", "??", "数独"),
            ("A ★★☆", "A ???", "★☆"),
            ("fun \u{1f600}\u{fe0f}!", "fun ?!", "\u{1f600}"),
            ("a\u{200b}b\nc", "ab c", ""),
            ("שלום", "????", "שלום"),
        ] {
            let mut missing = BTreeSet::new();
            add_missing(text, &mut missing);
            assert_eq!(printable(text), expected);
            assert_eq!(missing, letters.chars().collect(), "{text}");
        }
    }
}
