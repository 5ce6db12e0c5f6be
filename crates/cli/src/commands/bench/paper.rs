//! The forms of figures.

use crate::output::{About, Form};

/// How figures are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paper {
    Table,
    Csv,
    Json,
    Markdown,
}

impl Form for Paper {
    const USUAL: &'static str = "table";

    fn all() -> &'static [Self] {
        &[Self::Table, Self::Csv, Self::Json, Self::Markdown]
    }

    fn about(self) -> About {
        let (name, extensions, meaning): (_, &[_], _) = match self {
            Self::Table => ("table", &["txt"], "a table for people"),
            Self::Csv => ("csv", &["csv"], "a row for each measurement"),
            Self::Json => ("json", &["json"], "an object with machine, method and measurements"),
            Self::Markdown => ("markdown", &["md", "markdown"], "a table for a page"),
        };
        About { name, extensions, meaning }
    }
}
