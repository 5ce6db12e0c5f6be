//! The tags of an XML file, one after another.

use crate::source::{LIMIT, Source};
use evoku_messages::{Message, say};
use evoku_model::text::{ReadError, ReadErrorKind};

/// Reader of tags. It skips comments and instructions.
#[derive(Default)]
pub(super) struct Tags {
    /// The number of complete lines, and of characters read in the current line.
    lines: usize,
    column: usize,
}

/// A tag with the text before it.
pub(super) struct Tag {
    /// The text after the previous tag, with its escapes resolved.
    pub(super) before: String,
    /// The tag without its brackets.
    tag: String,
    pub(super) line: usize,
    pub(super) column: usize,
}

/// The part of a file that the current byte belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Text,
    /// A tag; with the open quotation mark, if there is one.
    Tag(Option<u8>),
    Comment,
    /// Text without escapes.
    Verbatim,
    Instruction,
}

impl Tags {
    /// Reads the next tag; `None` at the end.
    pub(super) fn next(&mut self, source: &mut Source<'_>) -> Result<Option<Tag>, ReadError> {
        let (mut before, mut read): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
        let mut part = Part::Text;
        let mut start = (0, 0);
        loop {
            let chunk = match source.chunk() {
                Ok(chunk) => chunk,
                Err(error) => return Err(ReadError { line: self.lines + 1, ..error }),
            };
            if chunk.is_empty() {
                let expected = match part {
                    Part::Text => return Ok(None),
                    Part::Comment => say::format_expected_end_of_comment(),
                    _ => say::format_expected_end_of_tag(),
                };
                return Err(unended(start, expected));
            }
            let (mut used, mut is_complete) = (0, false);
            for &byte in chunk {
                used += 1;
                self.column += usize::from(byte & 0xC0 != 0x80);
                if byte == b'\n' {
                    (self.lines, self.column) = (self.lines + 1, 0);
                }
                if part == Part::Text {
                    if byte == b'<' {
                        part = Part::Tag(None);
                        start = (self.lines + 1, self.column);
                    } else {
                        before.push(byte);
                    }
                    continue;
                }
                part = match (part, byte) {
                    (Part::Tag(None), b'>') => {
                        is_complete = true;
                        break;
                    }
                    (Part::Tag(None), b'"' | b'\'') => Part::Tag(Some(byte)),
                    (Part::Tag(quote), byte) => Part::Tag(quote.filter(|open| *open != byte)),
                    (part, _) => part,
                };
                read.push(byte);
                part = follow(part, &mut read, &mut before);
                if read.len() + before.len() > LIMIT {
                    break;
                }
            }
            source.consume(used);
            if is_complete {
                let before = plain(&String::from_utf8_lossy(&before));
                let tag = String::from_utf8_lossy(&read).into_owned();
                return Ok(Some(Tag { before, tag, line: start.0, column: start.1 }));
            }
            if read.len() + before.len() > LIMIT {
                let kind = ReadErrorKind::TooLong { what: "tag", limit: LIMIT };
                return Err(ReadError::new(self.lines + 1, kind));
            }
        }
    }
}

/// Moves from a tag into a comment, verbatim text or an instruction where one begins, and back into
/// text where it ends.
fn follow(part: Part, read: &mut Vec<u8>, before: &mut Vec<u8>) -> Part {
    let next = match part {
        Part::Tag(None) => match read.as_slice() {
            b"!--" => Part::Comment,
            b"![CDATA[" => Part::Verbatim,
            b"?" => Part::Instruction,
            _ => return part,
        },
        Part::Comment if read.ends_with(b"-->") => Part::Text,
        Part::Instruction if read.ends_with(b"?>") => Part::Text,
        Part::Verbatim if read.ends_with(b"]]>") => {
            let text = String::from_utf8_lossy(&read[..read.len() - 3]).into_owned();
            before.extend_from_slice(text.replace('&', "&amp;").as_bytes());
            Part::Text
        }
        Part::Comment | Part::Instruction => {
            // Only the end matters, so the length is not limited.
            let kept = read.len().saturating_sub(2);
            read.drain(..kept);
            return part;
        }
        Part::Text | Part::Verbatim | Part::Tag(Some(_)) => return part,
    };
    read.clear();
    next
}

fn unended((line, column): (usize, usize), expected: Message) -> ReadError {
    let kind = ReadErrorKind::Unexpected { found: say::format_found_end(), expected };
    ReadError { line, column, cell: None, kind }
}

impl Tag {
    /// The name, with a slash in front if it is an end tag.
    pub(super) fn name(&self) -> &str {
        let from = usize::from(self.tag.starts_with('/'));
        let end = self.tag[from..].find(|sign: char| sign.is_whitespace() || sign == '/');
        &self.tag[..end.map_or(self.tag.len(), |end| end + from)]
    }

    /// The value of an attribute, in quotation marks or without.
    pub(super) fn attribute(&self, wanted: &str) -> Option<String> {
        let mut rest = &self.tag[self.name().len()..];
        loop {
            rest = rest.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '/');
            let end = rest.find(|sign: char| sign.is_whitespace() || sign == '=');
            let (name, after) = rest.split_at(end?);
            let Some(value) = after.trim_start().strip_prefix('=') else {
                // A name without a value.
                rest = after;
                continue;
            };
            let value = value.trim_start();
            let quote = value.chars().next().filter(|sign| matches!(sign, '"' | '\''));
            let (value, after) = match quote {
                Some(quote) => value[1..].split_once(quote)?,
                None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
            };
            if name == wanted {
                return Some(plain(value));
            }
            rest = after;
        }
    }
}

/// The characters that XML can't contain literally, and their names.
const NAMED: [(&str, char); 5] =
    [("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\'')];

/// Resolves the escapes of a text. Unknown ones stay as they are.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let escape = rest[1..].split_once(';').and_then(|(name, after)| Some((sign(name)?, after)));
        match escape {
            Some((sign, after)) => {
                plain.push(sign);
                rest = after;
            }
            None => {
                plain.push('&');
                rest = &rest[1..];
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// The character of an escape: a name, or a number with `#` or `#x` in front.
fn sign(name: &str) -> Option<char> {
    let Some(number) = name.strip_prefix('#') else {
        return NAMED.iter().find(|known| known.0 == name).map(|known| known.1);
    };
    let code = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    code.ok().and_then(char::from_u32)
}

/// Escapes text for use in an XML attribute.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match NAMED.iter().find(|known| known.1 == sign) {
            Some((name, _)) => escaped.push_str(&format!("&{name};")),
            None if matches!(sign, '\n' | '\r' | '\t') => {
                escaped.push_str(&format!("&#{};", u32::from(sign)));
            }
            None => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(text: &str) -> Vec<(String, Option<String>, String)> {
        let mut source = Source::new(text.as_bytes());
        let mut tags = Tags::default();
        let mut found = Vec::new();
        while let Ok(Some(tag)) = tags.next(&mut source) {
            let name = tag.name().to_owned();
            found.push((tag.before.clone(), tag.attribute("data"), name));
        }
        found
    }

    #[test]
    fn an_attribute_is_found_by_its_whole_name() {
        for (tag, expected) in [
            ("<game my-data=\"1\" data=\"2\"/>", Some("2")),
            ("<game my-data=\"1\"/>", None),
            ("<game state=0 data='2'>", Some("2")),
            ("<game hidden data = \"a>b\" />", Some("a>b")),
            ("<game data=2>", Some("2")),
            (
                "<game note=\"data='1'\" data=\"&#50;&#x33;&amp;lt;&nosuch;\"/>",
                Some("23&lt;&nosuch;"),
            ),
            ("<game/>", None),
        ] {
            let found = tags(tag);
            assert_eq!(found[0].1.as_deref(), expected, "{tag}");
            assert_eq!(found[0].2, "game", "{tag}");
        }
    }

    #[test]
    fn comments_and_verbatim_text_are_not_tags() {
        let text = "<?xml version='1.0'?><!-- it's <mine> --><name>a&#233;<![CDATA[<b> & 'c' &lt;]]>d</name>";
        let found = tags(text);
        let names: Vec<&str> = found.iter().map(|tag| tag.2.as_str()).collect();
        assert_eq!(names, ["name", "/name"]);
        assert_eq!(found[1].0, "a\u{e9}<b> & 'c' &lt;d");
        assert_eq!(plain(&escaped("a\n<'\">&\té")), "a\n<'\">&\té");
    }

    #[test]
    fn an_end_that_is_missing_is_an_error_with_its_place() {
        for (text, expected) in [
            (
                "<a>\n  <!-- never",
                "line 2, column 3: found the end of the input, expected the end of the comment that starts here",
            ),
            (
                "<a b='>",
                "line 1, column 1: found the end of the input, expected the end of the tag that starts here",
            ),
        ] {
            let mut source = Source::new(text.as_bytes());
            let mut tags = Tags::default();
            let error = loop {
                match tags.next(&mut source) {
                    Ok(Some(_)) => {}
                    Ok(None) => panic!("{text}"),
                    Err(error) => break error,
                }
            };
            assert_eq!(error.to_string(), expected);
        }
    }
}
