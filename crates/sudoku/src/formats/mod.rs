//! Reading and writing Sudoku in every form that people keep them in.
//!
//! | name | files | what | example |
//! |---|---|---|---|
//! | `line` | `.txt` | a puzzle a line: digits and letters, or separated numbers | `1..4..1..1..4..1 comment` |
//! | `board` | `.board` | a drawing with or without rules | see [`board`] |
//! | `sdm` | `.sdm` | a 9x9 puzzle a line: 81 characters | `53..7....6..195...` and so on |
//! | `sdk` | `.sdk` | SadMan and SudoCue: `#A` headers, `[Puzzle]`, nine rows | `#ARuud`, `[Puzzle]`, `53..7....` |
//! | `ss` | `.ss` | Simple Sudoku's drawing | ` \|53.\|.7.\|...\|` |
//! | `pencil` | `.pm` | a grid of pencil marks | `\| 5 3 124 \| 26 7 2468 \| ...` |
//! | `candidates` | `.729` | 729 candidates of a 9x9 board in a line | `....5....` for a cell with a 5 |
//! | `csv` | `.csv` | a header with puzzle, solution and others | `id,puzzle,solution` |
//! | `json` | `.json` | an object, an array of them, or several | `[{"puzzle": "1..4..1..1..4..1"}]` |
//! | `jsonl` | `.jsonl`, `.ndjson` | a JSON object a line | `{"puzzle": "1..4..1..1..4..1"}` |
//! | `hodoku` | `.hodoku` | HoDoKu's library: technique, givens, deleted candidates | `:0000:x:53..7+2...::::` |
//! | `sgt` | `.sgt` | game ids of "Solo" from Simon Tatham's puzzles | `2x2:1c3_4d1_2c4` |
//! | `sud` | `.sud` | name, side, box height, box width, cells | `easy 4 2 2 1,0,0,4,...` |
//!
//! [`FORMATS`] is that table as data; [`Reader`] and [`Writer`] walk it. A blank is `.`, `0`, `_`,
//! `*` or `x` everywhere. Digits above 9 are letters, `A` for 10, up to side 35, or numbers with
//! something between them. Boards of 16x16 are often written with `0` to `9` and `A` to `F`: they
//! are understood where `0` occurs beside another blank and no `G` does; `A` to `Y` without any
//! digit is understood where a letter occurs that the usual alphabet doesn't have. Printing always
//! uses `1` to `9` and `A` to `Z`.
//!
//! Boxes are those of [`Shape::of_side`](crate::Shape::of_side) and rules are plain where a format
//! doesn't say them; [`Hints`] tell others.
//!
//! ```
//! use evoku_sudoku::formats::{Hints, Reader, Writer, by_name};
//!
//! let text = "easy 4 2 2 1,0,0,4,0,0,1,0,0,1,0,0,4,0,0,1\n";
//! let record = Reader::new(text.as_bytes(), Hints::default()).next().unwrap()?;
//! let mut lines = String::new();
//! Writer::new(by_name("line").unwrap()).write(&record, &mut lines)?;
//! assert_eq!(lines, "1..4..1..1..4..1\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod block;
pub mod board;
mod candidates;
mod cells;
mod chunk;
mod context;
mod csv;
mod detection;
mod drawing;
mod error;
mod hodoku;
mod json;
pub mod line;
mod pencil;
mod reader;
pub mod regions;
mod sdk;
mod sgt;
mod source;
mod ss;
mod sud;
mod writer;

use std::fmt;

pub use chunk::{Chunk, ChunkLine, LineRecords};
use context::Context;
pub use context::Hints;
use detection::{Head, detect};
pub use error::{ReadError, ReadErrorKind};
pub use hodoku::in_play;
pub use reader::Reader;
use source::Source;
pub use writer::{Capacity, WriteError, Writer};

use crate::model::{Grid, Sudoku};

/// A puzzle with what a file says about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// Its solution according to the file, which nobody has checked.
    pub solution: Option<Grid>,
    /// What else the file says, by name: `name`, `comment`, `author`, columns of a CSV file,
    /// members of a JSON object. No name occurs twice.
    pub fields: Vec<(String, String)>,
}

impl Record {
    /// A puzzle about which nothing else is known.
    #[must_use]
    pub fn of(sudoku: Sudoku) -> Self {
        Self { sudoku, solution: None, fields: Vec::new() }
    }

    /// The field of this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, text)| text.as_str())
    }

    /// Adds a field, unless there is nothing in it or there is one of that name.
    fn add(&mut self, name: &str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && self.field(name).is_none() {
            self.fields.push((name.to_owned(), text.to_owned()));
        }
    }

    fn with_comment(mut self, comment: &str) -> Self {
        self.add("comment", comment);
        self
    }
}

/// A format: an entry of [`FORMATS`].
pub struct Format {
    /// The name, as in `evoku convert --to NAME`.
    pub name: &'static str,
    /// The extensions of its files, the usual one first.
    pub extensions: &'static [&'static str],
    /// What it is, in one line.
    pub about: &'static str,
    /// A small puzzle in it.
    pub example: &'static str,
    /// What it can carry.
    pub capacity: Capacity,
    recognises: fn(&Head<'_>) -> bool,
    reader: fn() -> Box<dyn ReadRecords>,
    writer: fn() -> Box<dyn WriteRecords>,
}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}
impl Eq for Format {}

/// Every format. Detection asks them in this order and takes the first that recognises the input.
pub static FORMATS: &[&Format] = &[
    &hodoku::FORMAT,
    &sgt::FORMAT,
    // Before .sud, which four givens and candidates with commas resemble.
    &pencil::FORMAT,
    &sud::FORMAT,
    &json::LINES,
    &json::FORMAT,
    &sdk::FORMAT,
    &candidates::FORMAT,
    &csv::FORMAT,
    &ss::FORMAT,
    &board::FORMAT,
    &line::SDM,
    &line::FORMAT,
];

/// The format of this name.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.name == name)
}

/// The format of files with this extension, without its dot; capitals make no difference.
#[must_use]
pub fn by_extension(extension: &str) -> Option<&'static Format> {
    let known = |format: &&Format| {
        format.extensions.iter().any(|known| known.eq_ignore_ascii_case(extension))
    };
    FORMATS.iter().copied().find(known)
}

/// Reads the records of one format.
///
/// Each call makes progress in the source, so that the records end when the input does, whatever is
/// in it. After an error the next call goes on with the next record.
trait ReadRecords {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>>;
}

/// Writes the records of one format, with what must stand before, between and after them.
trait WriteRecords {
    /// Has a format that fixes its columns beforehand keep one for solutions.
    fn expect_solutions(&mut self) {}

    /// Appends a record; what the format can't carry is left out.
    fn write(&mut self, record: &Record, out: &mut String);

    /// Appends what ends the file.
    fn finish(&mut self, out: &mut String) {
        let _ = out;
    }
}
