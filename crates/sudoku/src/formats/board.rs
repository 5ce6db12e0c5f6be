//! The board as people draw it.
//!
//! ```text
//!  5 3 . | . 7 . | . . .
//!  6 . . | 1 9 5 | . . .
//!  . 9 8 | . . . | . 6 .
//! -------+-------+-------
//!  8 . . | . 6 . | . . 3
//! ```
//!
//! Read are boards with and without rules, drawn in ASCII or Unicode, with and without spaces, one
//! after another with blank lines or titles between them. Evenly drawn rules tell the boxes. Cells
//! of two digits need something between them. Spaces are blanks where every cell has a frame, and
//! on boards of boxes as high as wide where every box has one.

use crate::formats::block::{Block, Look};
use crate::formats::capacity::Capacity;
use crate::formats::context::Context;
use crate::formats::drawing;
use crate::formats::error::ReadError;
use crate::formats::format::{Format, ReadRecords, WriteRecords};
use crate::formats::record::Record;
use crate::formats::source::Source;
use crate::model::{Cell, Geometry, Grid, Shape};

pub(super) static FORMAT: Format = Format {
    name: "board",
    extensions: &["board"],
    about: "a drawing with or without rules between the boxes",
    example: " 1 . | . 4\n . . | 3 .\n-----+-----\n . 2 | . .\n 4 . | . 1",
    capacity: Capacity { rules: &["boxes"], ..Capacity::PLAIN },
    recognises: |head| head.is_board(),
    reader: || Box::new(Boards::default()),
    writer: || Box::new(Boards::default()),
};

/// The board with rules between boxes or regions, ending with a line break.
///
/// A cell is a right-aligned number, `.` for blanks, with a space on either side.
#[must_use]
pub fn print(geometry: &Geometry, grid: &Grid) -> String {
    let side = geometry.side();
    let (frame, values) = (geometry.frame(), geometry.values());
    let width = values.last.to_string().len();
    draw(geometry, width, |row, column| {
        let cell = Cell::at(row, column, side);
        match grid.get(cell) {
            _ if !frame.has(cell) => String::new(),
            Some(digit) => values.of(digit).to_string(),
            None => ".".to_owned(),
        }
    })
}

/// A drawing with rules between boxes or regions, of cells with texts of up to this width.
pub(crate) fn draw(
    geometry: &Geometry,
    width: usize,
    cell: impl Fn(usize, usize) -> String,
) -> String {
    let side = geometry.side();
    let part = |row, column| geometry.partition_of(Cell::at(row, column, side));
    // Whether a rule runs on the left of a cell, and above it.
    let left = |row, column| column > 0 && part(row, column) != part(row, column - 1);
    let above = |row, column| part(row, column) != part(row - 1, column);
    // Boards without a rule between two columns need no room for one.
    let ruled: Vec<bool> = (0..side).map(|column| (0..side).any(|row| left(row, column))).collect();

    let mut text = String::new();
    for row in 0..side {
        if row > 0 && (0..side).any(|column| above(row, column)) {
            let mut rule = String::new();
            for (column, &with_rule) in ruled.iter().enumerate() {
                if with_rule {
                    let upright = left(row, column) || left(row - 1, column);
                    let level = above(row, column - 1) || above(row, column);
                    // Rules reach the crossing from the cell's side as well.
                    rule.push_str(match (upright, level) {
                        (true, true) => "+",
                        (true, false) => "|",
                        (false, true) => "-",
                        (false, false) => " ",
                    });
                }
                let sign = if above(row, column) { "-" } else { " " };
                let gap = if column + 1 == side || ruled[column + 1] { 2 } else { 1 };
                rule.push_str(&sign.repeat(width + gap));
            }
            text.push_str(rule.trim_end());
            text.push('\n');
        }
        for (column, &with_rule) in ruled.iter().enumerate() {
            if with_rule {
                text.push(' ');
                text.push(if left(row, column) { '|' } else { ' ' });
            }
            text.push(' ');
            let cell = cell(row, column);
            text.push_str(&" ".repeat(width.saturating_sub(cell.len())));
            text.push_str(&cell);
        }
        text.push('\n');
    }
    text
}

/// The puzzle of a drawn board, with its boxes as drawn.
pub(crate) fn parse(block: &Block, context: &mut Context) -> Result<Record, ReadError> {
    let givens = drawing::grid(&block.rows, context.side())?;
    let line = block.line();
    let drawn = drawing::boxes(&block.rows, &block.rules, givens.side())
        .and_then(|(rows, columns)| Shape::new(rows, columns).ok());
    let sudoku = match drawn.filter(|_| context.side().is_none()) {
        Some(shape) => {
            let geometry = context.geometry(line, shape, None)?;
            crate::model::Sudoku::new(geometry, givens).map_err(|e| ReadError::new(line, e))?
        }
        None => context.sudoku(line, givens)?,
    };
    let mut record = Record::of(sudoku);
    record.add("name", block.title.as_deref().unwrap_or_default());
    Ok(record)
}

#[derive(Default)]
pub(crate) struct Boards {
    /// Whether a board has been written.
    begun: bool,
}

impl ReadRecords for Boards {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let look = Look { side: context.side(), marks: false };
        match Block::next(source, look, &mut |_| {}).transpose()? {
            Ok(block) => Some(parse(&block, context)),
            Err(error) => Some(Err(error)),
        }
    }
}

impl WriteRecords for Boards {
    fn write(&mut self, record: &Record, out: &mut String) {
        if std::mem::replace(&mut self.begun, true) {
            out.push('\n');
        }
        out.push_str(&print(record.sudoku.geometry(), record.sudoku.givens()));
    }
}
