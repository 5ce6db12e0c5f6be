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
//! author of the collection.
//!
//! A game in play has a version in front of its cells, and `value|notes|editable|` for each cell.
//! Notes are digits with commas in version 1, later a number with a bit for each digit. Version 4
//! has further notes after these, which become corner marks, and version 5 also a colour, kept in the
//! field `colours`. Digits in editable cells were placed by the player.
//!
//! According to its source (github.com/ogarcia/opensudoku), the app has no cages. Puzzles with
//! constraints are therefore rejected.

use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::play::{self, Play};
use crate::record::Record;
use crate::source::Source;
use crate::xml::{Tag, Tags, escaped};
use evoku_messages::{Message, say};
use evoku_model::text::line::{print, read_any};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Cell, Digit, Digits, Element, Grid};
use serde_json::{Map, Value};

pub(super) static FORMAT: Format = Format {
    name: "opensudoku",
    extensions: &["opensudoku"],
    about: say::format_about_opensudoku,
    example: "<opensudoku>\n<game \
        data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/>\n\
        </opensudoku>",
    capacity: Capacity {
        sides: 9..=9,
        play: play::EVERYTHING,
        fields: &["comment", "collection", "author", "colours"],
        ..Capacity::PLAIN
    },
    recognises: |head: &Head<'_>| {
        let text = head.text.trim_start();
        text.starts_with('<') && text.contains("<opensudoku")
    },
    reader: || Box::new(Games::default()),
    writer: || Box::new(Collection::default()),
};

/// Reader of games tag by tag, with the data that applies to the whole collection.
#[derive(Default)]
struct Games {
    tags: Tags,
    name: String,
    author: String,
}

impl Games {
    fn record(&self, tag: &Tag, context: &mut Context) -> Result<Record, ReadError> {
        let at = |error: ReadError| ReadError { line: tag.line, column: tag.column, ..error };
        let data = tag.attribute("data").unwrap_or_default();
        let mut record = if data.contains('|') {
            let (givens, play, colours) = in_play(&data).map_err(at)?;
            let mut record = Record::of(context.sudoku(tag.line, givens)?).with_play(play);
            if !colours.is_empty() {
                record.add("colours", &Value::Object(colours).to_string());
            }
            record
        } else {
            let cells: String = data.split_whitespace().collect();
            let givens = read_any(&cells, context.side().or(Some(9))).map_err(at)?;
            Record::of(context.sudoku(tag.line, givens)?)
        };
        record.add("comment", &tag.attribute("note").unwrap_or_default());
        record.add("collection", &self.name);
        record.add("author", &self.author);
        Ok(record)
    }
}

/// The givens of a game in play, the digits and marks of its player, and the number of the colour of
/// each coloured cell, by the name of the cell.
fn in_play(data: &str) -> Result<(Grid, Play, Map<String, Value>), ReadError> {
    let data = data.trim();
    let (version, cells) = match data.strip_prefix("version:") {
        Some(rest) => {
            let rest = rest.trim_start();
            let end = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
            (rest[..end].parse().unwrap_or(0), &rest[end..])
        }
        None => (0, data),
    };
    // Some games of version 2 have two bars after the notes.
    let parts = cells.split('|').map(str::trim).filter(|part| !part.is_empty());
    let parts: Vec<&str> = parts.collect();
    let width = match version {
        0 => (parts.len() / 81).clamp(3, 5),
        1..=3 => 3,
        4 => 4,
        _ => 5,
    };
    if parts.len() != 81 * width {
        let (found, expected) = (parts.len() / width, say::format_count(81));
        return Err(ReadError::new(0, ReadErrorKind::Cells { found, expected }));
    }
    let (mut givens, mut play) = (Grid::blank(9), Play::none(9));
    let mut colours = Map::new();
    for (index, parts) in parts.chunks(width).enumerate() {
        let cell = Cell::from_index(index);
        let (first, last) = (parts[0], parts[width - 1]);
        let value = first.parse().ok().filter(|&value: &u8| value <= 9);
        let value = value.ok_or_else(|| {
            ReadError::unexpected(0, 0, first, say::format_expected_digit(0, 9)).in_cell(index, 9)
        })?;
        let digit = Digit::new(value);
        let grid = if last == "0" { &mut givens } else { &mut play.placed };
        grid.set(cell, digit);
        play.marks.set(cell, notes(parts[1]).map_err(|error| error.in_cell(index, 9))?);
        if width > 3 {
            play.corners.set(cell, notes(parts[2]).map_err(|error| error.in_cell(index, 9))?);
        }
        // A text other than a number means no colour.
        let colour = if width > 4 { parts[3].parse().unwrap_or(0) } else { 0_u32 };
        if colour > 0 {
            colours.insert(cell.name(9), colour.into());
        }
    }
    Ok((givens, play, colours))
}

/// Reads notes: `-` for none, digits each with a comma, or a number with a bit for each digit.
fn notes(text: &str) -> Result<Digits, ReadError> {
    let wrong = || ReadError::unexpected(0, 0, text, say::format_expected_opensudoku_notes());
    if text == "-" {
        return Ok(Digits::EMPTY);
    }
    if text.contains(',') {
        let digits = text.split(',').filter(|digit| !matches!(*digit, "" | "-"));
        let digit = |digit: &str| digit.parse().ok().and_then(Digit::new);
        let digits = digits.map(|text| digit(text).filter(|digit| digit.index() < 9));
        return digits.collect::<Option<Digits>>().ok_or_else(wrong);
    }
    let bits: u16 = text.parse().ok().filter(|&bits| bits < 1 << 9).ok_or_else(wrong)?;
    Ok((0..9).filter(|digit| bits >> digit & 1 == 1).map(Digit::from_index).collect())
}

/// The text of a game in play.
fn data_in_play(record: &Record, play: &Play, colours: &Map<String, Value>) -> String {
    let bits = |digits: Digits| digits.iter().fold(0, |bits, digit| bits | 1_u16 << digit.index());
    let has_colours = !colours.is_empty();
    let has_corners = has_colours || !play.corners.is_empty();
    let version = match (has_colours, has_corners) {
        (true, _) => 5,
        (false, true) => 4,
        (false, false) => 3,
    };
    let mut data = format!("version: {version}\n");
    for (index, digit) in record.grid().cells().iter().enumerate() {
        let cell = Cell::from_index(index);
        let value = digit.map_or(0, Digit::value);
        data.push_str(&format!("{value}|{}|", bits(play.marks.get(cell))));
        if has_corners {
            data.push_str(&format!("{}|", bits(play.corners.get(cell))));
        }
        if has_colours {
            let colour = colours.get(&cell.name(9)).and_then(Value::as_u64).unwrap_or(0);
            data.push_str(&format!("{colour}|"));
        }
        data.push_str(if record.sudoku.is_given(cell) { "0|" } else { "1|" });
    }
    data
}

impl ReadRecords for Games {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        loop {
            let tag = match self.tags.next(source).transpose()? {
                Ok(tag) => tag,
                Err(error) => return Some(Err(error)),
            };
            match tag.name() {
                "game" => return Some(self.record(&tag, context)),
                "/name" => self.name = tag.before.trim().to_owned(),
                "/author" => self.author = tag.before.trim().to_owned(),
                "folder" => self.name = tag.attribute("name").unwrap_or_default(),
                _ => {}
            }
        }
    }
}

/// Writer of a collection. Its name and its author are those of the first puzzle, and apply to all
/// others.
#[derive(Default)]
struct Collection {
    begun: bool,
    /// The values of the fields in [`OF_ALL`].
    of_all: [Option<String>; 2],
}

/// The fields of the whole collection, with their elements.
const OF_ALL: [(&str, &str); 2] = [("collection", "name"), ("author", "author")];

/// The text in front of the first game.
const HEADER: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";

impl WriteRecords for Collection {
    fn lost_field(&self, record: &Record) -> Option<&'static str> {
        let mut fields = self.of_all.iter().zip(OF_ALL).filter(|_| self.begun);
        let other = fields.find(|(value, (field, _))| {
            record.field(field).is_some_and(|own| Some(own) != value.as_deref())
        });
        other.map(|(_, (field, _))| field)
    }

    fn unsupported(&self, record: &Record, complete: bool) -> Option<Message> {
        self.lost_field(record).filter(|_| complete).map(say::format_part_field)
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        if !std::mem::replace(&mut self.begun, true) {
            out.push_str(HEADER);
            for (value, (field, element)) in self.of_all.iter_mut().zip(OF_ALL) {
                *value = record.field(field).map(str::to_owned);
                if let Some(text) = value {
                    out.push_str(&format!("  <{element}>{}</{element}>\n", escaped(text)));
                }
            }
        }
        let colours = record.field("colours").and_then(|text| serde_json::from_str(text).ok());
        let mut colours: Map<String, Value> = colours.unwrap_or_default();
        // The colours of f-puzzles are objects.
        colours.retain(|_, colour| colour.is_u64());
        let none = Play::none(9);
        let data = match &record.play {
            None if colours.is_empty() => print(record.sudoku.givens()).replace('.', "0"),
            play => escaped(&data_in_play(record, play.as_ref().unwrap_or(&none), &colours)),
        };
        let comment = record.field("comment").unwrap_or_default().trim();
        let note = match comment {
            "" => String::new(),
            comment => format!(" note=\"{}\"", escaped(comment)),
        };
        out.push_str(&format!("  <game data=\"{data}\"{note}/>\n"));
    }

    fn finish(&mut self, out: &mut String) {
        if !self.begun {
            out.push_str(HEADER);
        }
        out.push_str("</opensudoku>\n");
    }
}
