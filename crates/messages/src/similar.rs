//! Suggestions of known words for an unknown one.

use crate::{Message, say};

/// The largest number of words that a suggestion lists.
const MOST: usize = 3;

impl Message {
    /// Appends the known words that resemble the unknown `word` which the message refuses, like
    /// "; did you mean auto?". The message is unchanged if no word resembles it.
    #[must_use]
    pub fn suggesting<K: AsRef<str>>(self, word: &str, known: impl IntoIterator<Item = K>) -> Self {
        let similar = similar(word, known);
        if similar.is_empty() { self } else { say::message_similar(self, similar) }
    }
}

/// Returns the nearest of the known words that `word` may be a misspelling of: at most a third of
/// the letters differ, regardless of case and of hyphens at the beginning.
pub fn similar<K: AsRef<str>>(word: &str, known: impl IntoIterator<Item = K>) -> Vec<String> {
    let plain = |word: &str| word.trim_start_matches('-').to_lowercase();
    let wrong = plain(word);
    let mut near: Vec<(usize, String)> = Vec::new();
    for known in known {
        let right = plain(known.as_ref());
        let length = wrong.chars().count().max(right.chars().count());
        let distance = distance(&wrong, &right);
        let is_new = near.iter().all(|(_, word)| word != known.as_ref());
        if distance <= length.div_ceil(3) && distance < length && is_new {
            near.push((distance, known.as_ref().to_owned()));
        }
    }
    let nearest = near.iter().map(|&(distance, _)| distance).min();
    near.retain(|&(distance, _)| Some(distance) == nearest);
    near.into_iter().take(MOST).map(|(_, word)| word).collect()
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
    use super::{distance, similar};
    use crate::say;

    #[test]
    fn distance_is_a_metric() {
        let words = ["", "a", "ab", "ba", "slove", "solve", "weighted", "größe"];
        for one in words {
            for other in words {
                assert_eq!(distance(one, other), distance(other, one));
                assert_eq!(distance(one, other) == 0, one == other);
                for third in words {
                    assert!(distance(one, third) <= distance(one, other) + distance(other, third));
                }
            }
        }
        assert_eq!(["slove", "solv", "salve"].map(|word| distance(word, "solve")), [2, 1, 1]);
    }

    #[test]
    fn slips_are_similar_and_other_words_are_not() {
        for (word, known) in
            [("--jsn", "--json"), ("slove", "solve"), ("--thread", "--threads"), ("HARD", "hard")]
        {
            assert_eq!(similar(word, [known]), [known], "{word}");
        }
        for (word, known) in
            [("--bogus", "--counts"), ("one.txt", "convert"), ("x", "solve"), ("x", "y"), ("", "a")]
        {
            assert!(similar(word, [known]).is_empty(), "{word}");
        }
    }

    #[test]
    fn only_the_nearest_words_are_similar() {
        let known = ["row-gas", "row-sa", "row-ga", "bow-ga", "row-ga", "tow-ga", "low-ga"];
        assert_eq!(similar("row-ga", known), ["row-ga"]);
        assert_eq!(similar("mow-ga", known), ["row-ga", "bow-ga", "tow-ga"]);
        assert!(similar("row-ga", ["tabu"; 0]).is_empty());
        let refusal = say::message_unknown("row-gaa");
        assert_eq!(
            refusal.clone().suggesting("row-gaa", ["tabu", "row-ga"]).to_string(),
            format!("{refusal}; did you mean row-ga?")
        );
        assert_eq!(refusal.clone().suggesting("row-gaa", ["tabu"]), refusal);
    }
}
