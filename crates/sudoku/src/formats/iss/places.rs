//! Cells that a chain names by the first of them.

use crate::model::Cell;

/// The main diagonal that rises from left to right, or that which falls.
pub(super) fn main_diagonal(side: usize, rises: bool) -> Vec<Cell> {
    let row = |column: usize| if rises { side - 1 - column } else { column };
    (0..side).map(|column| Cell::at(row(column), column, side)).collect()
}

/// The diagonal that begins in a cell at the edge: from the upper side it goes down to the left, and
/// so on around the board, always turning left of the way in.
pub(super) fn diagonal(first: Cell, side: usize) -> Option<Vec<Cell>> {
    let (row, column, last) = (first.row(side), first.column(side), side - 1);
    let (down, right) = match (row, column) {
        (row, 0) if row < last => (true, true),
        (row, column) if row == last && column < last => (false, true),
        (row, column) if column == last && row > 0 => (false, false),
        (0, _) => (true, false),
        _ => return None,
    };
    let step = |at: usize, forth, by| if forth { at.checked_add(by) } else { at.checked_sub(by) };
    let places = (0..side).map_while(|by| step(row, down, by).zip(step(column, right, by)));
    let inside = places.take_while(|&(row, column)| row < side && column < side);
    Some(inside.map(|(row, column)| Cell::at(row, column, side)).collect())
}

/// The four cells of which this is the upper left.
pub(super) fn square(first: Cell, side: usize) -> Option<[Cell; 4]> {
    let (row, column) = (first.row(side), first.column(side));
    let fits = row + 1 < side && column + 1 < side;
    let at = |down, right| Cell::at(row + down, column + right, side);
    fits.then(|| [at(0, 0), at(0, 1), at(1, 0), at(1, 1)])
}
