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
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::record::Record;
use crate::source::Source;
use evoku_messages::say;
use evoku_model::Shape;
use evoku_model::text::ReadError;
pub use evoku_model::text::board::print;
use evoku_model::text::drawing;

pub(super) static FORMAT: Format = Format {
    name: "board",
    extensions: &["board"],
    about: say::format_about_board,
    example: " 1 . | . 4\n . . | 3 .\n-----+-----\n . 2 | . .\n 4 . | . 1",
    capacity: Capacity { rules: &["boxes"], ..Capacity::PLAIN },
    recognises: |head| head.is_board(),
    reader: || Box::new(Boards::default()),
    writer: || Box::new(Boards::default()),
};

/// Reads the puzzle of a drawn board, with the boxes of the drawing.
pub(crate) fn parse(block: &Block, context: &mut Context) -> Result<Record, ReadError> {
    let givens = drawing::grid(&block.rows, context.side())?;
    let line = block.line();
    let drawn = drawing::boxes(&block.rows, &block.rules, givens.side())
        .and_then(|(rows, columns)| Shape::new(rows, columns).ok());
    let sudoku = match drawn.filter(|_| context.side().is_none()) {
        Some(shape) => {
            let geometry = context.geometry(line, shape, None)?;
            evoku_model::Sudoku::new(geometry, givens).map_err(|e| ReadError::new(line, e))?
        }
        None => context.sudoku(line, givens)?,
    };
    let mut record = Record::of(sudoku);
    record.add("name", block.title.as_deref().unwrap_or_default());
    Ok(record)
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
        out.push_str(&print(record.sudoku.geometry(), record.sudoku.givens()));
    }
}
