//! The format `scl`: links and objects of SudokuPad, each on a line, or one object over several
//! lines.

use serde_json::{Map, Value};

use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::fpuzzles::link::without_escapes;
use crate::fpuzzles::lz::{Damage, compress, decompress};
use crate::head::Head;
use crate::play;
use crate::record::Record;
use crate::scl::{reading, unzip, writing};
use crate::source::{LIMIT, Source};
use evoku_messages::{Message, say};
use evoku_model::text::is_skipped;
use evoku_model::text::{ReadError, ReadErrorKind, quoted};

pub(crate) static FORMAT: Format = Format {
    name: "scl",
    extensions: &["scl"],
    about: say::format_about_scl,
    example: "{\"cells\":[[{},{\"value\":2}],[{},{}]],\"regions\":[],\"cages\":[{\"cells\":[[1,0],[1,1]],\
        \"value\":\"3\"}]}",
    capacity: Capacity {
        rules: &["boxes", "jigsaw", "latin", "killer", "sum"],
        solution: true,
        play: play::EVERYTHING,
        fields: &FIELDS,
        control_characters: true,
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(Reader),
    writer: || Box::new(Links),
};

/// The fields: the title, the author, the rules, and the members that are kept unchanged.
const FIELDS: [&str; 3 + writing::KEPT.len()] = {
    let mut fields = ["name"; 3 + writing::KEPT.len()];
    fields[1] = "author";
    fields[2] = "description";
    let mut at = 0;
    while at < writing::KEPT.len() {
        fields[3 + at] = writing::KEPT[at];
        at += 1;
    }
    fields
};

/// The page that opens a packed puzzle.
const PAGE: &str = "https://sudokupad.app/scl";

/// The length of the shortest packed puzzle.
const SHORTEST: usize = 20;

/// The packed puzzle of a link, or of a text that begins with `scl` or `ctc`; `None` for any other
/// text.
pub(crate) fn packed(text: &str) -> Option<&str> {
    let word = text.split_whitespace().next()?;
    // The mark begins a text, a part of the path or a value of the query.
    let rest = ["scl", "ctc"].into_iter().find_map(|mark| {
        let begins = |at: usize| at == 0 || word[..at].ends_with(['/', '=']);
        let (at, _) = word.match_indices(mark).find(|(at, _)| begins(*at))?;
        Some(&word[at + mark.len()..])
    })?;
    let rest = rest.split(['?', '&', '#']).next()?;
    let is_packed = |sign: char| sign.is_ascii_alphanumeric() || "+/=%-_".contains(sign);
    (rest.len() >= SHORTEST && rest.chars().all(is_packed)).then_some(rest)
}

fn recognises(head: &Head<'_>) -> bool {
    if !head.text.trim_start().starts_with('{') {
        return packed(head.first()).is_some();
    }
    let compact: String = head.text.split_whitespace().collect();
    compact.contains("\"cells\":[[{") && !compact.contains("\"grid\":[[{")
}

/// Unpacks the object of a packed puzzle.
fn unpack(packed: &str) -> Result<Map<String, Value>, ReadErrorKind> {
    let text = decompress(&without_escapes(packed)).map_err(|damage| match damage {
        Damage::TooLong => ReadErrorKind::TooLong { what: "link", limit: LIMIT },
        Damage::Broken => ReadErrorKind::Unexpected {
            found: say::format_found_damaged_link(quoted(packed)),
            expected: say::format_expected_scl_link(),
        },
    })?;
    let parsed =
        serde_json::from_str(&text).or_else(|_| serde_json::from_str(&unzip::unzip(&text)));
    parsed.map_err(|error| ReadErrorKind::Unexpected {
        found: say::format_found_link_with(quoted(&text), error.to_string()),
        expected: say::format_expected_scl_object(),
    })
}

struct Reader;

impl ReadRecords for Reader {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let mut text = String::new();
        let mut first = 0;
        let mut braces = Braces::default();
        loop {
            let line = match source.line() {
                Ok(Some(line)) => line,
                Ok(None) if text.is_empty() => return None,
                Ok(None) => return Some(parsed(&text, first, context)),
                Err(error) => return Some(Err(error)),
            };
            if text.is_empty() && is_skipped(line.bytes) {
                continue;
            }
            first = if text.is_empty() { line.number } else { first };
            braces.read(line.bytes);
            text.push_str(&String::from_utf8_lossy(line.bytes));
            text.push('\n');
            if text.len() > LIMIT {
                let kind = ReadErrorKind::TooLong { what: "puzzle", limit: LIMIT };
                return Some(Err(ReadError::new(first, kind)));
            }
            if !text.trim_start().starts_with('{') || braces.depth == 0 {
                return Some(parsed(&text, first, context));
            }
        }
    }
}

/// Counts the open braces outside strings.
#[derive(Default)]
struct Braces {
    depth: usize,
    in_string: bool,
    is_escaped: bool,
}

impl Braces {
    fn read(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            match byte {
                _ if self.is_escaped => self.is_escaped = false,
                b'\\' => self.is_escaped = self.in_string,
                b'"' => self.in_string = !self.in_string,
                b'{' if !self.in_string => self.depth += 1,
                b'}' if !self.in_string => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
    }
}

/// Parses a link or an object that begins on line `first`.
pub(crate) fn parsed(text: &str, first: usize, context: &mut Context) -> Result<Record, ReadError> {
    let wrong = |kind: ReadErrorKind| ReadError::new(first, kind);
    let members = match packed(text) {
        Some(packed) => unpack(packed).map_err(wrong)?,
        None => serde_json::from_str(text).map_err(|error| {
            let found = quoted(text.lines().next().unwrap_or(""));
            let expected = say::format_expected_scl(error.to_string());
            wrong(ReadErrorKind::Unexpected { found, expected })
        })?,
    };
    if !reading::is_puzzle(&members) {
        let found = quoted(text.trim());
        let expected = say::format_expected_scl_rows();
        return Err(wrong(ReadErrorKind::Unexpected { found, expected }));
    }
    reading::record(&members, context).map_err(|mistake| {
        let at = if mistake.text.is_empty() { None } else { text.find(&mistake.text) };
        let before = &text[..at.unwrap_or(0)];
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let column = before[start..].chars().count() + 1;
        mistake.at(first + before.matches('\n').count(), column)
    })
}

/// Writer of a link on each line.
struct Links;

impl WriteRecords for Links {
    fn unsupported(&self, record: &Record, _complete: bool) -> Option<Message> {
        writing::unsupported(record)
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        out.push_str(&format!("{PAGE}{}\n", compress(&writing::object(record).to_string())));
    }
}
