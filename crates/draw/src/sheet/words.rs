//! What pages say, in English or in another language.

use std::collections::HashMap;

/// Words in another language in place of the English ones; empty for English.
///
/// What pages say of their own is a heading, sentences about the rules of boards ([`notes`]),
/// levels, and why a puzzle has no solution.
///
/// [`notes`]: crate::sheet::notes
#[derive(Clone, Debug, Default)]
pub struct Words(HashMap<String, String>);

impl Words {
    /// What is said in place of an English text: the text itself where nothing else is known.
    pub(super) fn say<'a>(&'a self, english: &'a str) -> &'a str {
        self.0.get(english).map_or(english, String::as_str)
    }
}

impl FromIterator<(String, String)> for Words {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(pairs: I) -> Self {
        Self(pairs.into_iter().collect())
    }
}
