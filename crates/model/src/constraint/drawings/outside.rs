//! Clues outside the board, at the end of the row, column or diagonal that they refer to.

use super::shapes::{along, head, line, text};
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Ground};
use crate::constraint::mark::{Hue, Layer, Mark};
use crate::element::Cell;

/// The size of the clue, and its distance from the board.
const SIZE: f32 = 0.42;
const DISTANCE: f32 = 0.45;
/// The additional distance of each further clue in the same place.
const STEP: f32 = 0.55;

/// The position of a clue: the column and row of the first cell that it refers to, and its
/// direction.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Slot {
    cell: (i32, i32),
    way: (i32, i32),
}

impl Slot {
    /// The cell outside the board that contains the clue. A diagonal and a column may share it.
    fn outside(self) -> (i32, i32) {
        (self.cell.0 - self.way.0, self.cell.1 - self.way.1)
    }
}

/// The position of a clue about these cells; `None` unless they are a whole row, column or
/// diagonal.
fn slot(ground: &Ground<'_>, cells: &[Cell]) -> Option<Slot> {
    let side = ground.side;
    let (right, low) = (ground.frame.columns as i32 - 1, ground.frame.rows as i32 - 1);
    let at = |cell: &Cell| (cell.column(side) as i32, cell.row(side) as i32);
    let cell = cells.first().map(at)?;
    let way = match cells.get(1).map(at) {
        Some(next) => (next.0 - cell.0, next.1 - cell.1),
        // A diagonal of one cell cuts off a corner of the board.
        None if cell == (0, 0) => (-1, 1),
        None if cell == (right, 0) => (1, 1),
        None if cell == (0, low) => (-1, -1),
        None if cell == (right, low) => (1, -1),
        None => return None,
    };
    let is_outside = |(x, y): (i32, i32)| x.min(y) < 0 || x > right || y > low;
    let place = |index: i32| (cell.0 + way.0 * index, cell.1 + way.1 * index);
    let is_straight = (0..).zip(cells).all(|(index, cell)| place(index) == at(cell));
    let is_whole = is_outside(place(-1)) && is_outside(place(cells.len() as i32));
    (way.0.abs().max(way.1.abs()) == 1 && is_straight && is_whole).then_some(Slot { cell, way })
}

/// The letter that distinguishes the clues of a kind from other kinds; `None` if no other kind has
/// a letter.
pub(in crate::constraint) fn letter(
    ground: &Ground<'_>,
    kind: &ConstraintKind,
) -> Option<&'static str> {
    let others = ground.constraints.iter().map(Constraint::kind);
    let mut others = others.filter(|other| other.name != kind.name);
    letter_of(kind).filter(|_| others.any(|other| letter_of(other).is_some()))
}

/// The letter of the clues of a kind.
fn letter_of(kind: &ConstraintKind) -> Option<&'static str> {
    match kind.drawing {
        Drawing::Clue(letter) if !letter.is_empty() => Some(letter),
        _ => None,
    }
}

/// A clue with its number outside the board; `None` if its cells are not a whole row, column or
/// diagonal. A clue on a diagonal has an arrow.
pub(in crate::constraint) fn clue(
    ground: &Ground<'_>,
    constraint: &Constraint,
) -> Option<Vec<Mark>> {
    let slot_of = |constraint: &Constraint| slot(ground, constraint.cells());
    let Slot { cell: (column, row), way: (dx, dy) } = slot_of(constraint)?;
    let is_clue = |other: &&Constraint| matches!(other.kind().drawing, Drawing::Clue(_));
    let earlier = ground.constraints.iter().take_while(|&other| other != constraint);
    let place = |constraint: &Constraint| slot_of(constraint).map(Slot::outside);
    let before = earlier.filter(is_clue).filter(|&other| place(other) == place(constraint)).count();
    let (dx, dy) = (dx as f32, dy as f32);
    let middle = (column as f32 + 0.5, row as f32 + 0.5);
    let farther = STEP * before as f32;
    let letter = letter(ground, constraint.kind()).unwrap_or_default();
    let words = format!("{letter}{}", constraint.number_or(0));
    let is_diagonal = dx != 0.0 && dy != 0.0;
    let distance = if is_diagonal { DISTANCE + 0.15 } else { DISTANCE };
    let at = along(middle, (dx, dy), -0.5 - distance - farther);
    let mut marks = vec![text(Hue::INK, at, SIZE, words)];
    if is_diagonal {
        let from = along(at, (dx, dy), 0.28);
        let tip = along(at, (dx, dy), distance - 0.05);
        let way = (dx / 2.0f32.sqrt(), dy / 2.0f32.sqrt());
        marks.push(line(Layer::Borders, Hue::INK, vec![from, tip], 0.035));
        marks.push(head(Layer::Borders, Hue::INK, tip, way, 0.1));
    }
    Some(marks)
}
