//! A board drawn with rules between its boxes or regions.

use crate::element::Cell;
use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::set::Element;

/// Draws a board with rules between boxes or regions, ending with a line break.
///
/// Each cell is a symbol or a right-aligned number, or `.` if it is open, with a space on either
/// side.
#[must_use]
pub fn print(geometry: &Geometry, grid: &Grid) -> String {
    let side = geometry.side();
    let frame = geometry.frame();
    let width = match geometry.symbols() {
        [] => geometry.values().last.to_string().len(),
        _ => 1,
    };
    draw(geometry, width, |row, column| {
        let cell = Cell::at(row, column, side);
        match grid.get(cell) {
            _ if !frame.has(cell) => String::new(),
            Some(digit) => match geometry.symbols().get(digit.index()) {
                Some(symbol) => symbol.to_string(),
                None => geometry.values().of(digit).to_string(),
            },
            None => ".".to_owned(),
        }
    })
}

/// Draws a board with rules between boxes or regions. `width` is the maximum width of a cell's
/// text.
pub fn draw(geometry: &Geometry, width: usize, cell: impl Fn(usize, usize) -> String) -> String {
    let side = geometry.side();
    let part = |row, column| geometry.partition_of(Cell::at(row, column, side));
    // Both return `true` if there is a rule between a cell and its neighbour.
    let left = |row, column| column > 0 && part(row, column) != part(row, column - 1);
    let above = |row, column| part(row, column) != part(row - 1, column);
    // A gap between columns without a rule needs no space for it.
    let ruled: Vec<bool> = (0..side).map(|column| (0..side).any(|row| left(row, column))).collect();

    let mut text = String::new();
    for row in 0..side {
        if row > 0 && (0..side).any(|column| above(row, column)) {
            let mut rule = String::new();
            for (column, &with_rule) in ruled.iter().enumerate() {
                if with_rule {
                    let upright = left(row, column) || left(row - 1, column);
                    let level = above(row, column - 1) || above(row, column);
                    // A rule above the cell to the left or to the right extends to the crossing.
                    rule.push_str(match (upright, level) {
                        (true, true) => "+",
                        (true, false) => "|",
                        (false, true) => "-",
                        (false, false) => " ",
                    });
                }
                let sign = if above(row, column) { "-" } else { " " };
                let gap = if column + 1 == side || ruled[column + 1] { 2 } else { 1 };
                rule.push_str(&sign.repeat(width + gap));
            }
            text.push_str(rule.trim_end());
            text.push('\n');
        }
        for (column, &with_rule) in ruled.iter().enumerate() {
            if with_rule {
                text.push(' ');
                text.push(if left(row, column) { '|' } else { ' ' });
            }
            text.push(' ');
            let cell = cell(row, column);
            text.push_str(&" ".repeat(width.saturating_sub(cell.chars().count())));
            text.push_str(&cell);
        }
        text.push('\n');
    }
    text
}
