//! What is said about a command line that can't be read.

use std::path::Path;

use clap::error::{ContextKind, ContextValue};

use crate::input;

/// A usage error as one line: what is wrong, and what is like it.
pub(crate) fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or("");
    let wrong = first.split_whitespace().collect::<Vec<_>>().join(" ");
    let wrong = wrong.strip_prefix("error: ").unwrap_or(&wrong);
    match misplaced(error).or_else(|| suggestion(error)) {
        Some(tip) => format!("{wrong}; {tip}"),
        None => wrong.to_owned(),
    }
}

/// What was meant by a file or a puzzle in the place of a command.
fn misplaced(error: &clap::Error) -> Option<String> {
    let name = text(error, ContextKind::InvalidSubcommand)?;
    if Path::new(name).is_dir() {
        return Some("that is a folder".to_owned());
    }
    let is_file = Path::new(name).is_file();
    (is_file || input::is_like_a_puzzle(name)).then(|| {
        let what = if is_file { "the puzzles of that file" } else { "it" };
        format!("evoku solve {name} solves {what}; evoku --help lists what else reads puzzles")
    })
}

/// What is like the word that is wrong, out of what clap holds to be alike.
fn suggestion(error: &clap::Error) -> Option<String> {
    let kinds = [
        (ContextKind::InvalidArg, ContextKind::SuggestedArg, "argument"),
        (ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand, "subcommand"),
        (ContextKind::InvalidValue, ContextKind::SuggestedValue, "value"),
    ];
    kinds.into_iter().find_map(|(wrong, suggested, what)| {
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
        match similar.as_slice() {
            [] => None,
            [one] => Some(format!("a similar {what} exists: {one}")),
            several => Some(format!("some similar {what}s exist: {}", several.join(", "))),
        }
    })
}

fn text(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        _ => None,
    }
}

/// Whether a word may be a slip for a known one: a third of its letters differ at most.
fn is_similar(word: &str, known: &str) -> bool {
    let [word, known] = [word, known].map(|text| text.trim_start_matches('-'));
    let length = word.chars().count().max(known.chars().count());
    distance(word, known) <= length.div_ceil(3)
}

/// The least number of letters to insert, delete or replace that makes one word the other (V. I.
/// Levenshtein 1966).
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
