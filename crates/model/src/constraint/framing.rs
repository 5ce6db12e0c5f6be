//! Derives the frame of a board from its constraints.

use evoku_messages::{Message, say};

use super::error::ConstraintError;
use super::frame::Frame;
use super::kind::Constraint;
use super::values::Values;
use crate::element::Cells;

impl Frame {
    /// The frame that constraints define for a board of this side.
    ///
    /// # Errors
    /// If two constraints contradict each other, or a declaration does not fit such a board.
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
            let unfit = |expected: Message| {
                let found = say::verbatim(constraint.text(side));
                ConstraintError::Unfit { found, expected }
            };
            match (name, constraint.numbers()) {
                ("digits", &[first, last]) => {
                    let count = (last + 1).saturating_sub(first) as usize;
                    if first > 1 || !(1..=side).contains(&count) {
                        return Err(unfit(say::constraint_first_digit(side)));
                    }
                    frame.values = Values { first, last, side };
                }
                ("size", &[rows, columns]) => {
                    (frame.rows, frame.columns) = (rows as usize, columns as usize);
                    let fits = [frame.rows, frame.columns].iter().all(|n| (1..=side).contains(n));
                    if !fits {
                        return Err(unfit(say::constraint_rows_and_columns(side)));
                    }
                }
                ("no-lines", _) => frame.has_lines = false,
                ("beside", _) => frame.beside = constraint.cells().iter().copied().collect(),
                _ => continue,
            }
            if said.contains(&name) {
                return Err(unfit(say::constraint_once()));
            }
            said.push(name);
        }
        let longest = frame.rows.max(frame.columns);
        if frame.has_lines && longest > frame.values.count() {
            let Values { first, last, .. } = frame.values;
            return Err(ConstraintError::Unfit {
                found: say::constraint_these_digits(first, last),
                expected: say::constraint_digit_for_each(longest),
            });
        }
        match frame.beside.iter().find(|&cell| frame.is_inside(cell)) {
            Some(cell) => Err(ConstraintError::Unfit {
                found: say::constraint_cell_beside(cell.name(side)),
                expected: say::constraint_cells_beyond(frame.rows, frame.columns),
            }),
            None => Ok(frame),
        }
    }
}
