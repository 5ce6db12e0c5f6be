//! The output formats of figures.

use crate::output::{About, Form};

/// The output formats of figures.
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
            Self::Csv => About::csv("one row per measurement"),
            Self::Json => About::json("one object with machine, method and measurements"),
            Self::Markdown => About::markdown("a table in Markdown"),
        }
    }
}
