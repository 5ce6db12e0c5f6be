//! Writing any format, and what each can carry.

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::formats::{FORMATS, Format, Record, WriteRecords};
use crate::model::{Geometry, MAX_SIDE, Partition, Shape, Sudoku};

/// What a format can carry besides the givens.
#[derive(Clone, Debug)]
pub struct Capacity {
    /// The sides of board that it has room for.
    pub sides: RangeInclusive<usize>,
    /// The rules, by their names in [`Rules::NAMES`](crate::Rules::NAMES), and `boxes` (of other
    /// shapes than [`Shape::of_side`] gives) and `jigsaw`.
    pub rules: &'static [&'static str],
    /// Pencil marks.
    pub marks: bool,
    /// The solution beside the puzzle.
    pub solution: bool,
    /// The fields by name; `*` stands for any.
    pub fields: &'static [&'static str],
}

impl Capacity {
    /// Plain boards of any size, nothing else.
    pub const PLAIN: Self =
        Self { sides: 1..=MAX_SIDE, rules: &[], marks: false, solution: false, fields: &[] };

    /// What of this puzzle the format can't carry, in words; none if it can carry all of it.
    #[must_use]
    pub fn lacks(&self, sudoku: &Sudoku) -> Option<String> {
        let geometry = sudoku.geometry();
        if !self.sides.contains(&geometry.side()) {
            return Some(format!("a board of {0}x{0}", geometry.side()));
        }
        if let Some(rule) = needs(geometry).into_iter().find(|rule| !self.rules.contains(rule)) {
            return Some(match rule {
                "boxes" => {
                    let shape = geometry.shape();
                    format!("boxes of {}x{}", shape.box_rows(), shape.box_columns())
                }
                "jigsaw" => "jigsaw regions".to_owned(),
                rule => format!("the rule \"{rule}\""),
            });
        }
        (!self.marks && sudoku.marks().is_some()).then(|| "pencil marks".to_owned())
    }
}

/// What a reader couldn't guess about a geometry, in the words of [`Capacity::rules`].
fn needs(geometry: &Geometry) -> Vec<&'static str> {
    let usual = Shape::of_side(geometry.side()).ok();
    let mut needs = Vec::new();
    match geometry.rules().partition {
        Partition::Regions(_) => needs.push("jigsaw"),
        Partition::Boxes if usual != Some(geometry.shape()) => needs.push("boxes"),
        _ => {}
    }
    let no_boxes_anyway = usual.is_none_or(|shape| !shape.has_boxes());
    needs.extend(geometry.rules().names().filter(|&rule| rule != "latin" || !no_boxes_anyway));
    needs
}

/// Why a puzzle can't be written.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{format} can't carry {what}; {can}")]
pub struct WriteError {
    /// The name of the format.
    pub format: &'static str,
    /// What it can't carry.
    pub what: String,
    /// Which formats can.
    can: String,
    /// Whether the format could carry the rest of the puzzle.
    pub may_be_dropped: bool,
}

/// Writes records one after another in one format.
///
/// Text goes to the end of the string that is handed in; what to do with it is the caller's
/// business. Fields and solutions that the format has no room for are left out.
///
/// ```
/// use std::sync::Arc;
/// use evoku_sudoku::formats::{Record, Writer, by_name};
/// use evoku_sudoku::{Geometry, Grid, Shape, Sudoku};
///
/// let geometry = Arc::new(Geometry::plain(Shape::new(2, 2)?));
/// let record = Record::of(Sudoku::new(geometry, Grid::blank(4))?);
/// let mut writer = Writer::new(by_name("line").unwrap());
/// let mut text = String::new();
/// writer.write(&record, &mut text)?;
/// writer.finish(&mut text);
/// assert_eq!(text, "................\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Writer {
    format: &'static Format,
    records: Box<dyn WriteRecords>,
    lossy: bool,
}

impl Writer {
    /// A writer of a format that refuses puzzles that it can't carry.
    #[must_use]
    pub fn new(format: &'static Format) -> Self {
        Self { format, records: (format.writer)(), lossy: false }
    }

    /// Drops rules and pencil marks that the format can't carry, instead of refusing the puzzle.
    #[must_use]
    pub fn lossy(mut self, lossy: bool) -> Self {
        self.lossy = lossy;
        self
    }

    /// Leaves room for solutions from the beginning, where the first record may have none and a
    /// later one may: CSV has the columns that the first record needs.
    #[must_use]
    pub fn expecting_solutions(mut self) -> Self {
        self.records.expect_solutions();
        self
    }

    /// Whether a record can be written.
    ///
    /// # Errors
    /// If the format can't carry the puzzle.
    pub fn check(&self, record: &Record) -> Result<(), WriteError> {
        if let Some(what) = self.format.capacity.lacks(&record.sudoku) {
            let side = record.sudoku.geometry().side();
            let may_be_dropped = self.format.capacity.sides.contains(&side);
            if !(self.lossy && may_be_dropped) {
                let can = |format: &&&Format| format.capacity.lacks(&record.sudoku).is_none();
                let names: Vec<_> = FORMATS.iter().filter(can).map(|format| format.name).collect();
                let can = format!("formats that can: {}", names.join(", "));
                return Err(WriteError { format: self.format.name, what, can, may_be_dropped });
            }
        }
        Ok(())
    }

    /// Writes a record.
    ///
    /// # Errors
    /// If the format can't carry the puzzle; nothing is written then.
    pub fn write(&mut self, record: &Record, out: &mut String) -> Result<(), WriteError> {
        self.check(record)?;
        self.records.write(record, out);
        Ok(())
    }

    /// Writes what comes after the last record.
    pub fn finish(&mut self, out: &mut String) {
        self.records.finish(out);
    }
}
