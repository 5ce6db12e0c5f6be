//! Links that contain a puzzle.

use serde_json::{Map, Value};

use super::lz::{Damage, compress, decompress};
use crate::source::LIMIT;
use evoku_messages::say;
use evoku_model::text::{ReadErrorKind, quoted};

/// The start of every packed object: a brace and a quotation mark, packed.
const BEGIN: &str = "N4Ig";

/// The text before a packed puzzle in a link, for f-puzzles and for SudokuPad.
const BEFORE: [&str; 3] = ["load=", "fpuzzles", "fpuz"];

/// The link that f-puzzles opens, up to the packed puzzle.
const PAGE: &str = "https://www.f-puzzles.com/?load=";

/// The packed puzzle in a word, which is a link or only the packed puzzle; `None` for other words.
pub(crate) fn packed(word: &str) -> Option<&str> {
    let rest = if word.starts_with(BEGIN) {
        word
    } else {
        let after = |mark: &&str| word.find(*mark).map(|at| &word[at + mark.len()..]);
        BEFORE.iter().find_map(after)?
    };
    let is_packed = |sign: char| sign.is_ascii_alphanumeric() || "+/=%".contains(sign);
    let end = rest.find(|sign| !is_packed(sign)).unwrap_or(rest.len());
    Some(&rest[..end]).filter(|packed| packed.starts_with(BEGIN) || is_link(word))
}

/// The packed puzzle in the first word of a text; `None` if it has none.
pub(crate) fn packed_first(text: &str) -> Option<&str> {
    text.split_whitespace().next().and_then(packed)
}

/// Checks whether a word begins like a link.
fn is_link(word: &str) -> bool {
    ["https://", "http://", "www.", "f-puzzles.com", "sudokupad.app"]
        .iter()
        .any(|begin| word.starts_with(begin))
}

/// Unpacks the object of a packed puzzle.
pub(super) fn unpack(packed: &str) -> Result<Map<String, Value>, ReadErrorKind> {
    let json = decompress(&without_escapes(packed)).map_err(|damage| match damage {
        Damage::TooLong => ReadErrorKind::TooLong { what: "link", limit: LIMIT },
        Damage::Broken => ReadErrorKind::Unexpected {
            found: say::format_found_damaged_link(quoted(packed)),
            expected: say::format_expected_fpuzzles_link(),
        },
    })?;
    serde_json::from_str(&json).map_err(|error| ReadErrorKind::Unexpected {
        found: say::format_found_link_with(quoted(&json), error.to_string()),
        expected: say::format_expected_fpuzzles_object(),
    })
}

/// Replaces escapes such as `%2B` by their characters. A space replaces a plus sign in some links,
/// so it becomes one again.
pub(crate) fn without_escapes(text: &str) -> String {
    let mut pieces = text.split('%');
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let code = piece.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok());
        let (sign, rest) = match code {
            Some(b' ') => ('+', &piece[2..]),
            Some(code) => (char::from(code), &piece[2..]),
            // An invalid escape is kept; unpacking reports it.
            None => ('%', piece),
        };
        plain.push(sign);
        plain.push_str(rest);
    }
    plain
}

/// The link with this object.
pub(super) fn link(members: &Map<String, Value>) -> String {
    let json = Value::Object(members.clone()).to_string();
    format!("{PAGE}{}", compress(&json))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_puzzles_are_found() {
        for word in [
            "N4IgzglA==",
            "https://www.f-puzzles.com/?load=N4IgzglA==",
            "https://f-puzzles.com/?load=N4IgzglA==&x=1",
            "(https://f-puzzles.com/?load=N4IgzglA==)",
            "https://sudokupad.app/fpuzN4IgzglA==",
            "https://sudokupad.app/fpuzzlesN4IgzglA==",
            "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzlesN4IgzglA==",
        ] {
            assert_eq!(packed(word), Some("N4IgzglA=="), "{word}");
        }
        let cut = "https://www.f-puzzles.com/?load=4IgzglA==";
        assert_eq!(packed(cut), Some("4IgzglA=="));
        for word in ["", "load=", "hello", "https://www.f-puzzles.com/", "1..4", "N4", "xN4Igzgl"] {
            assert_eq!(packed(word), None, "{word}");
        }
    }

    #[test]
    fn escapes_are_characters() {
        assert_eq!(without_escapes("a%2Bb%2fc%3D%20%"), "a+b/c=+%");
        assert_eq!(without_escapes("%é"), "%é");
    }
}
