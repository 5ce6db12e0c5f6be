//! What the constraints of a board say of its digits and cells.

use super::frame::Frame;
use super::kind::{Constraint, ConstraintError};
use super::values::Values;
use crate::element::Cells;

impl Frame {
    /// The frame that constraints give to a board of this side.
    ///
    /// # Errors
    /// If two of them say different things, or what they say is no part of such a board.
    pub(crate) fn of(side: usize, constraints: &[Constraint]) -> Result<Self, ConstraintError> {
        let mut frame = Self {
            values: Values::up_to(side),
            rows: side,
            columns: side,
            has_lines: true,
            side,
            beside: Cells::EMPTY,
        };
        let mut said: Vec<&str> = Vec::new();
        for constraint in constraints {
            let name = constraint.kind().name;
            let unfit = |expected: &str| ConstraintError::Unfit {
                found: constraint.text(side),
                expected: expected.to_owned(),
            };
            match (name, constraint.numbers()) {
                ("digits", &[first, last]) => {
                    let count = (last + 1).saturating_sub(first) as usize;
                    if first > 1 || !(1..=side).contains(&count) {
                        return Err(unfit(&format!(
                            "0 or 1, and at most {side} digits from there"
                        )));
                    }
                    frame.values = Values { first, last, side };
                }
                ("size", &[rows, columns]) => {
                    (frame.rows, frame.columns) = (rows as usize, columns as usize);
                    let fits = [frame.rows, frame.columns].iter().all(|n| (1..=side).contains(n));
                    if !fits {
                        return Err(unfit(&format!("rows and columns from 1 to {side}")));
                    }
                }
                ("no-lines", _) => frame.has_lines = false,
                ("beside", _) => frame.beside = constraint.cells().iter().copied().collect(),
                _ => continue,
            }
            if said.contains(&name) {
                return Err(unfit("it once for a board"));
            }
            said.push(name);
        }
        let longest = frame.rows.max(frame.columns);
        if frame.has_lines && longest > frame.values.count() {
            let Values { first, last, .. } = frame.values;
            return Err(ConstraintError::Unfit {
                found: format!("the digits {first} to {last}"),
                expected: format!("a digit for each of {longest} cells in a line"),
            });
        }
        match frame.beside.iter().find(|&cell| frame.is_inside(cell)) {
            Some(cell) => Err(ConstraintError::Unfit {
                found: format!("{} beside the board", cell.name(side)),
                expected: format!("cells beyond {} rows and {} columns", frame.rows, frame.columns),
            }),
            None => Ok(frame),
        }
    }
}
