//! Hints in every output format.

use std::fmt::Write;

use evoku_messages::{Message, say};
use evoku_sudoku::explain::{Advice, Picture, Position, Stage};
use evoku_sudoku::formats::line;
use serde_json::{Value, json};

use crate::error::Result;
use crate::language::{language, render};
use crate::output::{About, NamedFormat, only};
use crate::page;
use evoku_draw::figure::Format;
use evoku_draw::sheet;

/// The output formats of hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OutputFormat {
    Text,
    Json,
    Jsonl,
    Markdown,
    Html,
    Picture(Format),
}

impl NamedFormat for OutputFormat {
    const DEFAULT: &'static str = "text";

    fn all() -> &'static [Self] {
        &[
            Self::Text,
            Self::Json,
            Self::Jsonl,
            Self::Markdown,
            Self::Html,
            Self::Picture(Format::Svg),
            Self::Picture(Format::Png),
            Self::Picture(Format::Pdf),
        ]
    }

    fn about(self) -> About {
        match self {
            Self::Text => About::text("one or two lines per position"),
            Self::Json => About::json("an array of objects, described at the end of --help"),
            Self::Jsonl => About::jsonl("one object per line"),
            Self::Markdown => About::markdown("one heading per position"),
            Self::Html => About::html("a page with one picture per position"),
            Self::Picture(Format::Svg) => About::svg("a picture of one position"),
            Self::Picture(Format::Png) => About::png("the picture in pixels"),
            Self::Picture(Format::Pdf) => About::pdf("the picture for printing"),
        }
    }
}

/// The members of the JSON object of a hint.
pub(super) const MEMBERS: [&str; 13] = [
    "position",
    "geometry",
    "version",
    "stage",
    "state",
    "unique",
    "text",
    "messages",
    "houses",
    "cells",
    "technique",
    "article",
    "step",
];

/// Collects hints one after another, in one output format.
pub(super) struct HintWriter {
    format: OutputFormat,
    stage: Stage,
    /// The members of JSON objects to write.
    fields: Vec<String>,
    count: usize,
    /// The text of the first position, held back because positions are numbered only if there is a
    /// second one.
    first: Option<String>,
}

impl HintWriter {
    pub(super) fn new(format: OutputFormat, stage: Stage, fields: Vec<String>) -> Self {
        Self { format, stage, fields, count: 0, first: None }
    }

    /// Returns the text or picture for the next position; `None` if the format has no room for
    /// another position.
    ///
    /// # Errors
    /// If a picture can't be made.
    pub(super) fn add(&mut self, position: &Position, advice: &Advice) -> Result<Option<Vec<u8>>> {
        self.count += 1;
        let begins = self.count == 1;
        let text = match self.format {
            OutputFormat::Text => self.add_text(&text(self.stage, position, advice)),
            OutputFormat::Json => {
                let before = if begins { "[\n" } else { ",\n" };
                format!("{before}{}", self.json(position, advice))
            }
            OutputFormat::Jsonl => format!("{}\n", self.json(position, advice)),
            OutputFormat::Markdown => {
                let gap = if begins { "" } else { "\n" };
                format!("{gap}{}", self.markdown(position, advice))
            }
            OutputFormat::Html => {
                let head = if begins {
                    page::begin(&render(say::command_hint_title()))
                } else {
                    String::new()
                };
                head + &self.section(position, advice)
            }
            OutputFormat::Picture(format) if begins => {
                return picture(self.stage, position, advice, format).map(Some);
            }
            OutputFormat::Picture(_) => return Ok(None),
        };
        Ok(Some(text.into_bytes()))
    }

    /// Returns the end of the sheet; `None` if it is empty.
    pub(super) fn end(&mut self) -> Option<String> {
        (self.count > 0).then(|| match self.format {
            OutputFormat::Text => self.first.take().unwrap_or_default(),
            OutputFormat::Json => "\n]\n".to_owned(),
            OutputFormat::Html => page::END.to_owned(),
            OutputFormat::Jsonl | OutputFormat::Markdown | OutputFormat::Picture(_) => {
                String::new()
            }
        })
    }

    /// Numbers positions if there are several.
    fn add_text(&mut self, hint: &str) -> String {
        if self.count == 1 {
            self.first = Some(format!("{hint}\n"));
            return String::new();
        }
        let before = self.first.take().map(|first| format!("{}\n{first}", position_title(1)));
        format!("{}\n{}\n{hint}\n", before.unwrap_or_default(), position_title(self.count))
    }

    fn json(&self, position: &Position, advice: &Advice) -> Value {
        only(&self.fields, json(self.stage, position, advice))
    }

    fn markdown(&self, position: &Position, advice: &Advice) -> String {
        let mut text = format!(
            "## {}\n\n`{}`\n\n",
            position_title(self.count),
            line::print_in_symbols(&position.geometry, &position.grid)
        );
        let lines = lines(self.stage, position, advice);
        let full = advice.next().filter(|_| self.stage == Stage::Full);
        for (index, sentence) in lines.iter().enumerate() {
            // Writing to a string can't fail.
            let _ = match full.filter(|_| index + 2 == lines.len()) {
                Some(next) => {
                    let (technique, step) =
                        (next.deduction.technique, next.step(&position.geometry));
                    writeln!(text, "**{}** `{}`  ", render(&technique), step.notation())
                }
                None => writeln!(text, "{sentence}"),
            };
        }
        if let Some(article) = article(self.stage, advice) {
            let _ = writeln!(text, "\n{}", render(article));
        }
        text
    }

    /// Returns a position as a section of a page.
    fn section(&self, position: &Position, advice: &Advice) -> String {
        let geometry = &*position.geometry;
        let class = if geometry.side() > 9 { " class=\"large\"" } else { "" };
        let overlay = advice.overlay(self.stage, geometry);
        let candidates = advice.next().map(|next| &next.candidates).or(position.marks.as_ref());
        let picture =
            page::picture(geometry, &position.givens, &position.grid, candidates, Some(&overlay));
        let mut section = format!(
            "<section{class}>\n<h1>{}</h1>\n<div class=\"step\">\n{picture}<div>\n",
            position_title(self.count)
        );
        for sentence in lines(self.stage, position, advice) {
            let _ = writeln!(section, "<p>{}</p>", page::escaped(&sentence));
        }
        if self.stage == Stage::Full && advice.next().is_some() {
            let _ = writeln!(section, "<p class=\"about\">{}</p>", page::legend());
        }
        if let Some(article) = article(self.stage, advice) {
            let article = page::escaped(&render(article));
            let _ = writeln!(section, "<p class=\"about\">{article}</p>");
        }
        section.push_str("</div>\n</div>\n</section>\n");
        section
    }
}

fn lines(stage: Stage, position: &Position, advice: &Advice) -> Vec<String> {
    advice.lines(stage, &position.geometry).into_iter().map(render).collect()
}

/// The hint as text, with the article about its technique.
fn text(stage: Stage, position: &Position, advice: &Advice) -> String {
    let mut lines = lines(stage, position, advice);
    lines.extend(article(stage, advice).map(render));
    lines.join("\n")
}

/// The command that finds the article about the technique, if this stage names the technique.
fn article(stage: Stage, advice: &Advice) -> Option<Message> {
    let next = advice.next().filter(|_| stage >= Stage::Technique)?;
    Some(say::command_hint_article(next.deduction.technique.slug()))
}

/// Returns the heading of a position.
fn position_title(number: usize) -> String {
    render(say::command_position(number))
}

/// Draws the position as a file of its own, with the place of the step or the whole step.
fn picture(stage: Stage, position: &Position, advice: &Advice, format: Format) -> Result<Vec<u8>> {
    let geometry = &*position.geometry;
    let overlay = advice.overlay(stage, geometry);
    let candidates = advice.next().map(|next| &next.candidates).or(position.marks.as_ref());
    let (givens, grid) = (&position.givens, &position.grid);
    let picture = Picture { geometry, givens, grid, candidates, overlay: Some(&overlay) };
    match format {
        Format::Svg => Ok(picture.svg().into_bytes()),
        Format::Png | Format::Pdf => {
            Ok(sheet::step(&picture, &render(say::command_hint_title())).encode(format)?)
        }
    }
}

/// Returns a hint as a JSON object.
fn json(stage: Stage, position: &Position, advice: &Advice) -> Value {
    let geometry = &*position.geometry;
    let place = advice.place(geometry);
    let next = advice.next();
    let technique = next.filter(|_| stage >= Stage::Technique);
    let step = next.filter(|_| stage == Stage::Full);
    let messages = advice.lines(stage, geometry);
    let houses = place.houses.iter().map(|&house| geometry.name(house));
    let cells = place.cells.iter().map(|cell| cell.name(geometry.side()));
    json!({
        "position": line::print_on(geometry, &position.grid),
        "geometry": geometry.to_string(),
        "version": env!("CARGO_PKG_VERSION"),
        "stage": stage.name(),
        "state": advice.state(),
        "unique": advice.is_unique(),
        "text": lines(stage, position, advice).join("\n"),
        "messages": {"text": messages.iter().map(Message::data).collect::<Value>()},
        "houses": houses.collect::<Value>(),
        "cells": cells.collect::<Value>(),
        "technique": technique.map(|next| next.deduction.technique.to_string()),
        "article": technique.map(|next| next.deduction.technique.article()),
        "step": step.map(|next| next.step(geometry).json(language())),
    })
}
