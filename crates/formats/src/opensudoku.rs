//! Collections of the app OpenSudoku: XML with a `game` for each puzzle.
//!
//! ```text
//! <opensudoku>
//!   <name>Easy ones</name>
//!   <game data="530070000600195000098000060800060003400803001700020006060000280000419005000080079"/>
//! </opensudoku>
//! ```
//!
//! The reader keeps the givens (`data`), the player's note as the comment, and the name and the
//! author of the collection. Of a game in play (`data` with `|`), it reads only the fixed cells.
//!
//! According to its source (github.com/ogarcia/opensudoku), the app has no cages. Puzzles with
//! constraints are therefore rejected.

use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::source::{LIMIT, Source};
use evoku_messages::say;
use evoku_model::text::line::{print, read_any};
use evoku_model::text::{ReadError, ReadErrorKind};

pub(super) static FORMAT: Format = Format {
    name: "opensudoku",
    extensions: &["opensudoku"],
    about: say::format_about_opensudoku,
    example: "<opensudoku>\n<game \
        data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/>\n\
        </opensudoku>",
    capacity: Capacity { sides: 9..=9, fields: &["comment"], ..Capacity::PLAIN },
    recognises: |head: &Head<'_>| {
        let text = head.text.trim_start();
        text.starts_with('<') && text.contains("<opensudoku")
    },
    reader: || Box::new(Games::default()),
    writer: || Box::new(Collection { begun: false }),
};

/// Reader of games tag by tag, with the data that applies to the whole collection.
#[derive(Default)]
struct Games {
    /// The number of complete lines, and of characters read in the current line.
    lines: usize,
    column: usize,
    name: String,
    author: String,
}

/// A tag with the text before it.
struct Tag {
    before: String,
    tag: String,
    line: usize,
    column: usize,
}

impl Games {
    /// Reads the next tag; `None` at the end.
    fn tag(&mut self, source: &mut Source<'_>) -> Result<Option<Tag>, ReadError> {
        let (mut before, mut tag): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
        let (mut inside, mut quote) = (false, None);
        let mut start = (0, 0);
        loop {
            let chunk = match source.chunk() {
                Ok(chunk) => chunk,
                Err(error) => return Err(ReadError { line: self.lines + 1, ..error }),
            };
            if chunk.is_empty() {
                if !inside {
                    return Ok(None);
                }
                let found = say::format_found_end();
                let expected = say::format_expected_end_of_tag();
                let kind = ReadErrorKind::Unexpected { found, expected };
                return Err(ReadError { line: start.0, column: start.1, cell: None, kind });
            }
            let mut used = 0;
            let mut complete = false;
            for &byte in chunk {
                used += 1;
                self.column += usize::from(byte & 0xC0 != 0x80);
                if byte == b'\n' {
                    (self.lines, self.column) = (self.lines + 1, 0);
                }
                match byte {
                    b'<' if !inside => {
                        inside = true;
                        start = (self.lines + 1, self.column);
                    }
                    _ if !inside => before.push(byte),
                    b'>' if quote.is_none() => complete = true,
                    b'"' | b'\'' if quote.is_none() => {
                        quote = Some(byte);
                        tag.push(byte);
                    }
                    byte => {
                        quote = quote.filter(|open| *open != byte);
                        tag.push(byte);
                    }
                }
                if complete || tag.len() + before.len() > LIMIT {
                    break;
                }
            }
            source.consume(used);
            if complete {
                let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
                let (before, tag) = (text(&before), text(&tag));
                return Ok(Some(Tag { before, tag, line: start.0, column: start.1 }));
            }
            if tag.len() + before.len() > LIMIT {
                let kind = ReadErrorKind::TooLong { what: "tag", limit: LIMIT };
                return Err(ReadError::new(self.lines + 1, kind));
            }
        }
    }

    fn record(&self, tag: &Tag, context: &mut Context) -> Result<Record, ReadError> {
        let at = |error: ReadError| ReadError { line: tag.line, column: tag.column, ..error };
        let data = attribute(&tag.tag, "data").unwrap_or_default();
        let cells = givens(&data);
        let givens = read_any(&cells, context.side().or(Some(9))).map_err(at)?;
        let mut record = Record::of(context.sudoku(tag.line, givens)?);
        record.add("comment", &attribute(&tag.tag, "note").unwrap_or_default());
        record.add("collection", &self.name);
        record.add("author", &self.author);
        Ok(record)
    }
}

/// The givens in `data`. They are its cells, or the fixed cells of a game in play. Such a game has
/// a version, and `value|notes|editable|` for each cell.
fn givens(data: &str) -> String {
    if !data.contains('|') {
        return data.split_whitespace().collect();
    }
    let cells = data.rsplit('\n').next().unwrap_or("").trim();
    let parts: Vec<&str> = cells.trim_end_matches('|').split('|').collect();
    let fixed = parts.chunks(3).map(|cell| match cell {
        [value, _, "0"] => *value,
        _ => "0",
    });
    fixed.collect()
}

/// The value of an attribute of a tag.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let mut rest = tag;
    while let Some(at) = rest.find('=') {
        let key = rest[..at].trim_end();
        let value = rest[at + 1..].trim_start();
        let quote = value.chars().next().filter(|sign| matches!(sign, '"' | '\''))?;
        let value = &value[1..];
        let end = value.find(quote)?;
        if key.ends_with(name) && !key[..key.len() - name.len()].ends_with(char::is_alphanumeric) {
            return Some(plain(&value[..end]));
        }
        rest = &value[end + 1..];
    }
    None
}

/// The escapes of characters that XML can't contain literally.
const NAMED: [(&str, &str); 6] = [
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&quot;", "\""),
    ("&apos;", "'"),
    ("&#10;", "\n"),
    // This is the last entry, so that its result isn't unescaped again.
    ("&amp;", "&"),
];

fn plain(text: &str) -> String {
    NAMED.iter().fold(text.to_owned(), |text, (name, sign)| text.replace(name, sign))
}

fn escaped(text: &str) -> String {
    NAMED.iter().rev().fold(text.to_owned(), |text, (name, sign)| text.replace(sign, name))
}

impl ReadRecords for Games {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        loop {
            let tag = match self.tag(source).transpose()? {
                Ok(tag) => tag,
                Err(error) => return Some(Err(error)),
            };
            match tag.tag.split(|sign: char| sign.is_whitespace() || sign == '/').next() {
                Some("game") => return Some(self.record(&tag, context)),
                _ if tag.tag == "/name" => self.name = plain(tag.before.trim()),
                _ if tag.tag == "/author" => self.author = plain(tag.before.trim()),
                _ => {}
            }
        }
    }
}

struct Collection {
    begun: bool,
}

/// The text in front of the first game.
const HEADER: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";

impl WriteRecords for Collection {
    fn write(&mut self, record: &Record, out: &mut String) {
        if !std::mem::replace(&mut self.begun, true) {
            out.push_str(HEADER);
        }
        let cells = print(record.sudoku.givens()).replace('.', "0");
        let comment = record.field("comment").unwrap_or_default().trim();
        let note = match comment {
            "" => String::new(),
            comment => format!(" note=\"{}\"", escaped(comment)),
        };
        out.push_str(&format!("  <game data=\"{cells}\"{note}/>\n"));
    }

    fn finish(&mut self, out: &mut String) {
        if !self.begun {
            out.push_str(HEADER);
        }
        out.push_str("</opensudoku>\n");
    }
}
