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
        match self {
            Self::Table => About::table("a table for people"),
            Self::Csv => About::csv("a row for each measurement"),
            Self::Json => About::json("an object with machine, method and measurements"),
            Self::Markdown => About::markdown("a table for a page"),
        }
    }
}
