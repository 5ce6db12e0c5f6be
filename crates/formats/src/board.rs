//! Boards as people draw them.
//!
//! ```text
//!  5 3 . | . 7 . | . . .
//!  6 . . | 1 9 5 | . . .
//!  . 9 8 | . . . | . 6 .
//! -------+-------+-------
//!  8 . . | . 6 . | . . 3
//! ```
//!
//! The reader accepts boards with and without rules, in ASCII or Unicode, with and without spaces.
//! Several boards are separated by blank lines or titles. Evenly spaced rules give the boxes. Cells
//! of two digits need a separator. Spaces are blanks if every cell has a frame. On boards with
//! square boxes, they are also blanks if every box has a frame.

use crate::block::{Block, Look};
use crate::capacity::Capacity;
use crate::context::{Context, numbers_around};
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::record::Record;
use crate::source::Source;
use evoku_messages::say;
use evoku_model::text::ReadError;
use evoku_model::text::board::draw;
pub use evoku_model::text::board::print;
use evoku_model::text::drawing;
use evoku_model::{Cell, Element, Shape};

pub(super) static FORMAT: Format = Format {
    name: "board",
    extensions: &["board"],
    about: say::format_about_board,
    example: " 1 . | . 4\n . . | 3 .\n-----+-----\n . 2 | . .\n 4 . | . 1",
    capacity: Capacity { rules: &["boxes"], symbols: true, ..Capacity::PLAIN },
    recognises: |head| head.is_board(),
    reader: || Box::new(Boards::default()),
    writer: || Box::new(Boards::default()),
};

/// Reads the puzzle of a drawn board, with the boxes of the drawing.
pub(crate) fn parse(block: &Block, context: &mut Context) -> Result<Record, ReadError> {
    if is_numbered(block) {
        return Err(ReadError::new(block.line(), numbers_around()));
    }
    let givens = drawing::grid(&block.rows, context.side())?;
    let line = block.line();
    let drawn = drawing::boxes(&block.rows, &block.rules, givens.side())
        .and_then(|(rows, columns)| Shape::new(rows, columns).ok());
    let sudoku = match drawn.filter(|_| context.side().is_none()) {
        Some(shape) => {
            let geometry = context.geometry(line, shape, None)?;
            evoku_model::Sudoku::new(geometry, givens).map_err(|e| ReadError::new(line, e))?
        }
        None => context.sudoku_of_rows(line, givens)?,
    };
    let text: String = block.rows.iter().map(|row| row.text()).collect();
    let mut record = Record::of(sudoku).with_symbols_of(&text);
    record.add("name", block.title.as_deref().unwrap_or_default());
    Ok(record)
}

/// Checks whether the rows begin with `1. `, `2. ` and so on, which look like a digit and a blank.
/// Complete boards with such numbers are read as tables, so this one is damaged.
fn is_numbered(block: &Block) -> bool {
    let mut rows = block.rows.iter().enumerate();
    block.rows.len() > 1
        && rows.all(|(index, row)| row.text().starts_with(&format!("{}. ", index + 1)))
}

#[derive(Default)]
pub(crate) struct Boards {
    /// `true` if a board has been written.
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
        let geometry = record.sudoku.geometry();
        let Some(symbols) = record.suitable() else {
            out.push_str(&print(geometry, record.sudoku.givens()));
            return;
        };
        out.push_str(&draw(geometry, 1, |row, column| {
            let digit = record.sudoku.givens().get(Cell::at(row, column, geometry.side()));
            digit.map_or('.', |digit| symbols.of(digit.index() + 1)).to_string()
        }));
    }
}
