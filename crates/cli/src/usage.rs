//! Messages about command lines that can't be parsed.

use std::path::Path;

use clap::error::{ContextKind, ContextValue};
use evoku_messages::{Message, say};

use crate::input;

/// Formats a usage error as one line: the error, and similar valid words.
pub(crate) fn one_line(error: &clap::Error) -> Message {
    if let Some(message) = invalid_value(error) {
        return message;
    }
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or("");
    let wrong = first.split_whitespace().collect::<Vec<_>>().join(" ");
    let wrong = wrong.strip_prefix("error: ").unwrap_or(&wrong);
    match misplaced(error).or_else(|| suggestion(error)) {
        Some(tip) => say::command_usage(wrong, tip),
        None => say::verbatim(wrong),
    }
}

/// The message of a parser of this program that refused a value; clap's own error is only in
/// English.
fn invalid_value(error: &clap::Error) -> Option<Message> {
    let why = std::error::Error::source(error)?.downcast_ref::<Message>()?;
    let value = text(error, ContextKind::InvalidValue)?;
    Some(say::command_invalid_value(value, text(error, ContextKind::InvalidArg)?, why))
}

/// Suggests the intended command if a file or a puzzle is in the place of a command.
fn misplaced(error: &clap::Error) -> Option<Message> {
    let name = text(error, ContextKind::InvalidSubcommand)?;
    if Path::new(name).is_dir() {
        return Some(say::command_tip_folder());
    }
    if Path::new(name).is_file() {
        return Some(say::command_tip_solve_file(name));
    }
    input::is_like_a_puzzle(name).then(|| say::command_tip_solve_puzzle(name))
}

/// Suggests words similar to the wrong one, out of those that clap regards as similar.
fn suggestion(error: &clap::Error) -> Option<Message> {
    type Tip = fn(Vec<String>) -> Message;
    let kinds: [(_, _, Tip); 3] = [
        (ContextKind::InvalidArg, ContextKind::SuggestedArg, say::command_similar_argument),
        (
            ContextKind::InvalidSubcommand,
            ContextKind::SuggestedSubcommand,
            say::command_similar_subcommand,
        ),
        (ContextKind::InvalidValue, ContextKind::SuggestedValue, say::command_similar_value),
    ];
    kinds.into_iter().find_map(|(wrong, suggested, tip)| {
        let wrong = text(error, wrong)?;
        let suggested = match error.get(suggested)? {
            ContextValue::String(one) => std::slice::from_ref(one),
            ContextValue::Strings(several) => several.as_slice(),
            _ => return None,
        };
        let similar: Vec<String> = suggested
            .iter()
            .filter(|known| is_similar(wrong, known))
            .map(|known| format!("'{known}'"))
            .collect();
        (!similar.is_empty()).then(|| tip(similar))
    })
}

fn text(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        _ => None,
    }
}

/// Returns `true` if a word may be a slip for a known one: at most a third of its letters differ.
fn is_similar(word: &str, known: &str) -> bool {
    let [word, known] = [word, known].map(|text| text.trim_start_matches('-'));
    let length = word.chars().count().max(known.chars().count());
    distance(word, known) <= length.div_ceil(3)
}

/// Returns the minimum number of letters to insert, delete or replace that turns one word into the
/// other (V. I. Levenshtein 1966).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], above + 1);
        for (at, &expected) in other.iter().enumerate() {
            let replaced = corner + usize::from(letter != expected);
            corner = row[at + 1];
            row[at + 1] = replaced.min(row[at] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, is_similar};

    #[test]
    fn slips_are_similar_and_other_words_are_not() {
        assert_eq!(
            [distance("slove", "solve"), distance("", "ab"), distance("ab", "ab")],
            [2, 2, 0]
        );
        for (word, known) in [("--jsn", "--json"), ("slove", "solve"), ("--thread", "--threads")] {
            assert!(is_similar(word, known), "{word}");
        }
        for (word, known) in [("--bogus", "--counts"), ("one.txt", "convert"), ("x", "solve")] {
            assert!(!is_similar(word, known), "{word}");
        }
    }
}
