//! The board as people draw it.

use crate::model::{Cell, Geometry, Grid};

/// The board with rules between boxes or regions: a cell is a right-aligned number, `.` for blanks.
#[must_use]
pub fn print(geometry: &Geometry, grid: &Grid) -> String {
    let side = geometry.side();
    let width = side.to_string().len();
    let part = |row, column| geometry.partition_of(Cell::at(row, column, side));
    let mut text = String::new();
    for row in 0..side {
        if row > 0 && (0..side).any(|column| part(row, column) != part(row - 1, column)) {
            for column in 0..side {
                let rule = part(row, column) != part(row - 1, column);
                if column > 0 {
                    let crossing = part(row, column) != part(row, column - 1)
                        || part(row - 1, column) != part(row - 1, column - 1);
                    text.push_str(
                        match (crossing, rule || part(row, column - 1) != part(row - 1, column - 1))
                        {
                            (true, _) => "-+-",
                            (false, true) => "-",
                            (false, false) => " ",
                        },
                    );
                }
                let mark = if rule { "-" } else { " " };
                text.push_str(&mark.repeat(width));
            }
            text.push('\n');
        }
        for column in 0..side {
            if column > 0 {
                text.push_str(if part(row, column) == part(row, column - 1) { " " } else { " | " });
            }
            match grid.get(Cell::at(row, column, side)) {
                Some(digit) => text.push_str(&format!("{digit:>width$}")),
                None => text.push_str(&format!("{:>width$}", '.')),
            }
        }
        text.push('\n');
    }
    text
}
