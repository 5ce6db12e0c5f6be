//! Cages that don't overlap, a restriction of several formats.

use evoku_model::{Cell, Constraint, Element, Geometry};

/// The index of the constraint that contains each cell. The error is the first constraint that
/// overlaps an earlier one.
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

/// Returns `true` if the cells of a constraint are connected by their sides.
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
