//! Latin squares, which are the boards of all games except Solo.

use crate::context::Context;
use crate::head::Head;
use crate::record::Record;
use crate::sgt::runs::Cursor;
use evoku_messages::{Message, say};
use evoku_model::text::ReadError;
use evoku_model::{
    Cell, Constraint, Geometry, GeometryError, Grid, MAX_SIDE, Partition, Rules, Shape, Sudoku,
    constraint_kind,
};

/// The side in a game id, and the text after the colon. Letters of its parameters are ignored.
pub(super) fn side_and_rest<'t>(head: &'t Head<'_>) -> Option<(usize, &'t str)> {
    let (parameters, rest) = head.first().split_once(':')?;
    let side = parameters.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
    let side = side.parse::<usize>().ok().filter(|side| (1..=MAX_SIDE).contains(side))?;
    Some((side, rest))
}

/// Makes a constraint that was read up to the cursor.
pub(super) fn constraint(
    cursor: &Cursor<'_>,
    name: &str,
    numbers: Vec<u32>,
    cells: Vec<Cell>,
    side: usize,
) -> Result<Constraint, ReadError> {
    let kind = constraint_kind(name)
        .ok_or_else(|| cursor.unexpected(cursor.at, say::format_expected_constraint()))?;
    let made = Constraint::new(kind, numbers, cells, side).map_err(GeometryError::from);
    made.map_err(|error| ReadError::new(cursor.line, error))
}

/// Makes the puzzle of a line, which must end at the cursor.
pub(super) fn record(
    cursor: &Cursor<'_>,
    givens: Grid,
    constraints: Vec<Constraint>,
    context: &mut Context,
) -> Result<Record, ReadError> {
    if cursor.at < cursor.text.len() {
        return Err(cursor.unexpected(cursor.at, say::format_expected_end_of_line()));
    }
    let shape = Shape::new(1, givens.side()).map_err(|error| ReadError::new(cursor.line, error))?;
    let rules = Rules { partition: Partition::None, constraints, ..Rules::default() };
    let geometry = context.geometry(cursor.line, shape, Some(&rules))?;
    Sudoku::new(geometry, givens)
        .map(Record::of)
        .map_err(|error| ReadError::new(cursor.line, error))
}

/// Describes the boxes of a board, which these games don't have; `None` if it has none.
pub(super) fn boxes(geometry: &Geometry) -> Option<Message> {
    let shape = geometry.shape();
    let has_boxes = geometry.rules().partition != Partition::None;
    has_boxes.then(|| say::format_part_boxes(shape.box_rows(), shape.box_columns()))
}
