//! The format `fpuzzles`: a link on each line, or JSON.

use std::collections::VecDeque;

use super::{link, reading, writing};
use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::json;
use crate::json_object::Object;
use crate::links;
use crate::play;
use crate::record::Record;
use crate::source::{Line, Source};
use evoku_messages::{Message, say};
use evoku_model::text::ReadError;
use evoku_model::text::is_skipped;

pub(crate) static FORMAT: Format = Format {
    name: "fpuzzles",
    extensions: &["fpuzzles"],
    about: say::format_about_fpuzzles,
    example: "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UJEgA1hDJkYGAMYk01QiB0xNYfCABKAZgDC1kKhu3EIFaUrUQANhDCuQA==",
    capacity: Capacity {
        sides: 2..=16,
        rules: &["boxes", "jigsaw", "diagonal", "anti-knight", "anti-king", "latin", "constraints"],
        givens: true,
        marks: true,
        solution: true,
        symbols: false,
        play: play::EVERYTHING,
        control_characters: true,
        fields: &[
            "name",
            "author",
            "description",
            "colours",
            "line",
            "text",
            "circle",
            "rectangle",
            "cage",
            "fogofwar",
            "foglight",
        ],
    },
    recognises: |head| !is_json(&head.text) && head.content().any(has_link),
    reader: || Box::new(Reader::default()),
    writer: || Box::new(Links),
};

/// Checks whether a text is JSON.
fn is_json(text: &str) -> bool {
    text.trim_start().starts_with(['{', '['])
}

/// Checks whether a line has a word that is a link or a packed puzzle.
fn has_link(line: &str) -> bool {
    let is_first = |word: &str| word.starts_with("http") || word.starts_with("N4Ig");
    line.split_whitespace().any(|word| is_first(word) && link::packed(word).is_some())
}

/// Reader of links line by line. For JSON, it uses the reader of the format `json`.
#[derive(Default)]
struct Reader {
    begun: bool,
    json: Option<Box<dyn ReadRecords>>,
    /// Further puzzles of the current line.
    ready: VecDeque<Result<Record, ReadError>>,
}

impl ReadRecords for Reader {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        if !std::mem::replace(&mut self.begun, true) {
            let (bytes, whole) = source.head();
            self.json = is_json(&Head::new(bytes, whole).text).then(json::FORMAT.reader);
        }
        if let Some(json) = &mut self.json {
            return json.next(source, context);
        }
        loop {
            if let Some(record) = self.ready.pop_front() {
                return Some(record);
            }
            match source.line() {
                Ok(Some(line)) if is_skipped(line.bytes) => {}
                Ok(Some(line)) => self.ready = records(line, context),
                Ok(None) => return None,
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

/// The length from which a word is considered a packed puzzle whose beginning is missing.
const REMAINS: usize = 40;

/// The puzzles of the links in a line. Other text is skipped, unless it looks like a damaged link.
fn records(line: Line<'_>, context: &mut Context) -> VecDeque<Result<Record, ReadError>> {
    let text = String::from_utf8_lossy(line.bytes);
    if is_json(&text) {
        return Object { text: line.bytes, line: line.number, column: 1 }.records(context);
    }
    let mut records = VecDeque::new();
    for word in text.split_whitespace() {
        let before = text.find(word).map_or(0, |at| text[..at].chars().count());
        let (number, column) = (line.number, before + 1);
        let is_packed = |sign: char| sign.is_ascii_alphanumeric() || "+/=".contains(sign);
        if let Some(packed) = link::packed(word) {
            let record = reading::record_of_link(packed, context);
            records.push_back(record.map_err(|mistake| mistake.at(number, column)));
        } else if let Some(record) =
            word.starts_with("http").then(|| links::plain(word, number, context)).flatten()
        {
            records.push_back(record);
        } else if word.len() >= REMAINS && word.chars().all(is_packed) {
            let expected = say::format_expected_fpuzzles_link_beginning();
            records.push_back(Err(ReadError::unexpected(number, column, word, expected)));
        }
    }
    records
}

/// Writer of a link on each line.
struct Links;

impl WriteRecords for Links {
    fn unsupported(&self, record: &Record, _complete: bool) -> Option<Message> {
        writing::unsupported(record)
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        out.push_str(&link::link(&writing::object(record)));
        out.push('\n');
    }
}
