//! The places of marks and clues on a board.

use super::table::Places;
use evoku_model::{Cell, Element, Geometry};

/// The cells that share an edge with a cell.
pub(super) fn beside(cell: Cell, side: usize) -> impl Iterator<Item = Cell> {
    let (row, column) = (cell.row(side), cell.column(side));
    let around = [
        (row > 0).then(|| (row - 1, column)),
        (column > 0).then(|| (row, column - 1)),
        (column + 1 < side).then_some((row, column + 1)),
        (row + 1 < side).then_some((row + 1, column)),
    ];
    around.into_iter().flatten().map(move |(row, column)| Cell::at(row, column, side))
}

/// All places of marks and clues; empty for constraints drawn before digits are known.
pub(super) fn places(kind: Places, geometry: &Geometry) -> Vec<Vec<Cell>> {
    let side = geometry.side();
    let all = || (0..side * side).map(Cell::from_index);
    match kind {
        Places::Cages | Places::Lines { .. } | Places::Board => Vec::new(),
        Places::Cells { .. } => all().map(|cell| vec![cell]).collect(),
        Places::Sides { within } => {
            let region = |cell: Cell| geometry.partition_of(cell);
            let later = |cell: Cell| beside(cell, side).filter(move |&other| other > cell);
            let pairs = all().flat_map(|cell| later(cell).map(move |other| [cell, other]));
            let counts = |[first, second]: &[Cell; 2]| !within || region(*first) == region(*second);
            pairs.filter(counts).map(Vec::from).collect()
        }
        Places::Squares => {
            let corners = all().filter(|c| c.row(side) + 1 < side && c.column(side) + 1 < side);
            corners.map(|corner| square(corner, side)).collect()
        }
        Places::Across { both_ends } => across(side, both_ends),
        Places::Diagonals => diagonals(side),
    }
}

/// The four cells around a corner, given as its upper left cell.
fn square(corner: Cell, side: usize) -> Vec<Cell> {
    let (row, column) = (corner.row(side), corner.column(side));
    let four = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)];
    four.into_iter().map(|(row, column)| Cell::at(row, column, side)).collect()
}

/// The rows from the left and the columns from the top; with `both_ends` also from their other
/// ends.
fn across(side: usize, both_ends: bool) -> Vec<Vec<Cell>> {
    let mut lines = Vec::new();
    for number in 0..side {
        lines.push((0..side).map(|at| Cell::at(number, at, side)).collect::<Vec<Cell>>());
        lines.push((0..side).map(|at| Cell::at(at, number, side)).collect());
    }
    if both_ends {
        let back: Vec<Vec<Cell>> =
            lines.iter().map(|line| line.iter().rev().copied().collect()).collect();
        lines.extend(back);
    }
    lines
}

/// The diagonals of at least two cells, downwards from the top edge, or from the left or right
/// edge.
fn diagonals(side: usize) -> Vec<Vec<Cell>> {
    let mut lines = Vec::new();
    for sum in 1..(2 * side).saturating_sub(2) {
        let rows = || (0..side).filter(move |&row| row <= sum && sum - row < side);
        lines.push(rows().map(|row| Cell::at(row, sum - row, side)).collect::<Vec<Cell>>());
        lines.push(rows().map(|row| Cell::at(row, side - 1 - (sum - row), side)).collect());
    }
    lines
}
