//! Readers and writers of Sudoku puzzles in all common formats.
//!
//! | name | files | description | example |
//! |---|---|---|---|
//! | `line` | `.txt` | a puzzle on each line: characters or numbers | `1..4..1..1..4..1 easy` |
//! | `board` | `.board` | a drawing with or without rules | see [`board`] |
//! | `sdm` | `.sdm` | a 9x9 puzzle on each line: 81 characters | `53..7....6..195...` and so on |
//! | `sdk` | `.sdk` | SadMan and SudoCue: headers, `[Puzzle]`, nine rows | `#ARuud`, `[Puzzle]` |
//! | `ss` | `.ss` | Simple Sudoku's drawing | ` \|53.\|.7.\|...\|` |
//! | `pencil` | `.pm` | a grid of pencil marks | `\| 5 3 124 \| 26 7 2468 \| ...` |
//! | `candidates` | `.729` | the 729 candidates of a 9x9 board on a line | `....5....` for a 5 |
//! | `array` | `.array` | arrays, lists and tables as programs print them | `array([[1, 0, ...` |
//! | `bank` | `.bank` | identifier, puzzle and rating on each line | `0f3a 1..4..1..1..4..1 1.2` |
//! | `csv` | `.csv` | a header with puzzle, solution and others | `id,puzzle,solution` |
//! | `json` | `.json` | objects, arrays, and boards in any of them | `[{"puzzle": "1..4..1..."}]` |
//! | `jsonl` | `.jsonl`, `.ndjson` | a JSON object on each line | `{"puzzle": "1..4..1..."}` |
//! | `hodoku` | `.hodoku` | HoDoKu's library: technique, givens, deletions | `:0000:x:53..7+2...` |
//! | `sgt` | `.sgt` | game ids of "Solo" from Simon Tatham's puzzles | `2x2:1c3_4d1_2c4` |
//! | `keen` | `.keen` | "Keen" (KenKen) of the same collection | `4:ab3a_12,s1m12d2a7s1a3m12d2` |
//! | `unequal` | `.unequal` | "Unequal" (Futoshiki) of the same collection | `4:0R,0,3,0D,...` |
//! | `towers` | `.towers` | "Towers" (skyscrapers) of the same collection | `4:2/1///2/...` |
//! | `sumocue` | `.sumocue` | killer Sudoku on a line, three notations | `3x3::k:3841:...` |
//! | `text` | `.sudoku` | a board, then a rule or constraint on each line | `killer 10 r1c1 r1c2` |
//! | `sheet` | `.tsv` | a row on each line, as spreadsheets export them | `1,,,4` |
//! | `opensudoku` | `.opensudoku` | OpenSudoku's XML | `<game data="53007..."/>` |
//! | `fpuzzles` | `.fpuzzles` | links and JSON of f-puzzles | `https://f-puzzles.com/?load=...` |
//! | `scl` | `.scl` | links and JSON of SudokuPad | `https://sudokupad.app/scl...` |
//! | `link` | `.url` | links of any site with the board in plain digits | `https://...?bd=5300700...` |
//! | `iss` | `.iss` | Interactive Sudoku Solver: a chain of constraints | `.Cage~10~R1C1~R1C2` |
//! | `sud` | `.sud` | name, side, box height, box width, cells | `easy 4 2 2 1,0,0,4,...` |
//!
//! [`FORMATS`] contains this table as data for [`Reader`] and [`Writer`]. In every format, a blank
//! is `.`, `0`, `_`, `*`, `?` or `x`, and also `-` unless dashes are rules. Dots of other scripts
//! and full-width digits are read like plain ones, and the letter `O` like `0`. On boards other than
//! 9x9, `0` together with another blank is an error if the last digit doesn't occur, since `0` may
//! then be a digit. Text is UTF-8, or UTF-16 with a byte order mark.
//!
//! Digits above 9 are letters (`A` for 10) up to side 35, or separated numbers. 16x16 boards are
//! often written with `0` to `9` and `A` to `F`. They are recognised if `0` occurs together with
//! another blank and there is no `G`. Boards with `A` to `Y` and without any digit are recognised
//! if they contain a letter that the usual alphabet doesn't have. [`Record::symbols`] keeps such
//! symbols, and formats that can represent them write them. [`Hints`] can name others.
//!
//! If a format doesn't specify boxes and rules, boxes are those of
//! [`Shape::of_side`](evoku_model::Shape::of_side) and rules are plain. [`Hints`] can specify
//! others.
//!
//! ```
//! use evoku_formats::{Hints, Reader, Writer, by_name};
//!
//! let text = "easy 4 2 2 1,0,0,4,0,0,1,0,0,1,0,0,4,0,0,1\n";
//! let record = Reader::new(text.as_bytes(), Hints::default()).next().unwrap()?;
//! let mut lines = String::new();
//! Writer::new(by_name("line").unwrap()).write(&record, &mut lines)?;
//! assert_eq!(lines, "1..4..1..1..4..1\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(unsafe_code)]

mod array;
mod bank;
mod block;
pub mod board;
mod cages;
mod candidates;
mod capacity;
mod chunk;
mod context;
mod csv;
mod csv_columns;
mod csv_table;
mod dashes;
mod detection;
mod each_line;
mod fields;
mod format;
mod fpuzzles;
mod head;
mod hints;
mod hodoku;
mod iss;
mod json;
mod json_boards;
mod json_object;
mod json_scan;
pub mod line;
mod lines;
mod links;
mod names;
mod opensudoku;
#[cfg(feature = "parquet")]
pub mod parquet;
mod parse;
mod pencil;
mod plain;
mod play;
mod play_text;
mod reader;
mod record;
pub mod regions;
mod rules_text;
mod scl;
mod sdk;
mod sgt;
mod sheet;
mod skipping;
mod source;
mod ss;
mod sud;
mod sumocue;
mod symbols;
mod unreadable;
mod utf16;
mod variant;
mod writer;
mod xml;

pub use capacity::Capacity;
pub use chunk::{Chunk, ChunkLine, LineRecords};
#[doc(inline)]
pub use evoku_model::text::{ReadError, ReadErrorKind};
pub use fields::{FIELDS, Field, FieldKind};
pub use format::Format;
pub use hints::{Hints, Remarks};
pub use parse::parse;
pub use play::Play;
pub use reader::Reader;
pub use record::Record;
pub use symbols::Symbols;
pub use writer::{WriteError, Writer};

/// All formats, in the order in which they are tried for detection: the first that recognises the
/// input is used.
pub static FORMATS: &[&Format] = &[
    &opensudoku::FORMAT,
    &iss::format::FORMAT,
    &hodoku::FORMAT,
    // This precedes Solo, whose ids have the same characters.
    &sgt::keen::FORMAT,
    &sgt::unequal::FORMAT,
    &sgt::towers::FORMAT,
    &sgt::solo::FORMAT,
    &sumocue::FORMAT,
    &scl::format::FORMAT,
    &fpuzzles::format::FORMAT,
    // This follows the other formats with links.
    &links::FORMAT,
    // This precedes JSON, sheets and boards, whose cells it reads in other notations.
    &array::FORMAT,
    // This precedes boards without rules.
    &rules_text::FORMAT,
    // This precedes .sud, which looks similar to four givens and candidates with commas.
    &pencil::FORMAT,
    &sud::FORMAT,
    &json::LINES,
    &json::FORMAT,
    &sdk::FORMAT,
    &candidates::FORMAT,
    &bank::FORMAT,
    // This precedes CSV, whose columns aren't cells.
    &sheet::FORMAT,
    &csv::FORMAT,
    #[cfg(feature = "parquet")]
    &parquet::FORMAT,
    &ss::FORMAT,
    &board::FORMAT,
    &line::SDM,
    &line::FORMAT,
];

/// The format with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.name == name)
}

/// The format of files with this extension, without its dot, ignoring case.
#[must_use]
pub fn by_extension(extension: &str) -> Option<&'static Format> {
    let is_it = |known: &&str| known.eq_ignore_ascii_case(extension);
    FORMATS.iter().copied().find(|format| format.extensions.iter().any(is_it))
}
