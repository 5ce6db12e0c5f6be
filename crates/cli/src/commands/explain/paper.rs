//! The output formats of an explanation.

use super::route::Route;
use super::{html, text};
use crate::language::render;
use crate::output::{About, Form, only};
use crate::page;
use evoku_messages::say;

/// The output formats of an explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paper {
    Text,
    Json,
    Jsonl,
    Markdown,
    Html,
}

impl Form for Paper {
    const USUAL: &'static str = "text";

    fn all() -> &'static [Self] {
        &[Self::Text, Self::Json, Self::Jsonl, Self::Markdown, Self::Html]
    }

    fn about(self) -> About {
        match self {
            Self::Text => About::text("two or more lines per step"),
            Self::Json => About::json("an array of objects, described at the end of --help"),
            Self::Jsonl => About::jsonl("one object per line"),
            Self::Markdown => About::markdown("headings and numbered lists"),
            Self::Html => About::html("one page with a picture for each step"),
        }
    }
}

impl Paper {
    /// Returns a puzzle with its path, and any text that must precede it. `number` counts from 1.
    /// `fields` are the members of a JSON object to write.
    pub(super) fn entry(self, number: usize, route: &Route, fields: &[String]) -> String {
        match self {
            Self::Text => text::text(number, route),
            Self::Json => {
                let before = if number == 1 { "[\n" } else { ",\n" };
                format!("{before}{}", only(fields, text::json(route)))
            }
            Self::Jsonl => format!("{}\n", only(fields, text::json(route))),
            Self::Markdown => text::markdown(number, route),
            Self::Html => {
                let title = || render(say::command_explain_title());
                let head = if number == 1 { page::begin(&title()) } else { String::new() };
                head + &html::section(number, route)
            }
        }
    }

    /// Returns the text after the last puzzle.
    pub(super) fn end(self) -> &'static str {
        match self {
            Self::Json => "\n]\n",
            Self::Html => page::END,
            Self::Text | Self::Jsonl | Self::Markdown => "",
        }
    }
}
