//! Cages that don't overlap, as several formats know them.

use evoku_model::{Cell, Constraint, Element, Geometry};

/// For each cell the number of the constraint that has it, where none overlaps another; else the
/// first that does.
pub(super) fn cage_of(geometry: &Geometry) -> Result<Vec<Option<usize>>, &Constraint> {
    let mut cage_of = vec![None; geometry.shape().cells()];
    for (number, constraint) in geometry.constraints().iter().enumerate() {
        for cell in constraint.cells() {
            if cage_of[cell.index()].replace(number).is_some() {
                return Err(constraint);
            }
        }
    }
    Ok(cage_of)
}

/// Whether the cells of a constraint hang together by their sides.
pub(super) fn is_connected(constraint: &Constraint, side: usize) -> bool {
    let mut left = constraint.cells().to_vec();
    let mut near: Vec<Cell> = left.pop().into_iter().collect();
    while let Some(cell) = near.pop() {
        let (row, column) = (cell.row(side), cell.column(side));
        let (touching, others) = left.into_iter().partition(|other| {
            row.abs_diff(other.row(side)) + column.abs_diff(other.column(side)) == 1
        });
        left = others;
        near.extend::<Vec<Cell>>(touching);
    }
    left.is_empty()
}
