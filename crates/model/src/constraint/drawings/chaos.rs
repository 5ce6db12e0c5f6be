//! Digits that refer to regions whose shapes are part of the solution.

use super::shapes::{THIN, along, centre, direction, head, line, outlines, ring, tints};
use crate::constraint::division::{arms as lengths, halves};
use crate::constraint::kind::{Constraint, Ground};
use crate::constraint::mark::{Hue, Layer, Mark};
use crate::element::Cell;

/// The cell whose region number this cell holds; the cell itself if it holds no region number.
fn place(ground: &Ground<'_>, cell: Cell) -> Cell {
    let mut divisions =
        ground.constraints.iter().filter(|one| one.kind().name == "chaos-construction");
    let numbered = divisions.find_map(|division| {
        let (cells, numbers) = halves(division.cells());
        let at = numbers.iter().position(|&number| number == cell)?;
        cells.get(at).copied()
    });
    numbered.unwrap_or(cell)
}

/// A tint of the cells that hold the numbers of regions.
pub(in crate::constraint) fn numbers(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    tints(ground.side, halves(constraint.cells()).1, Hue::PEARL)
}

/// A ring around the digit. The cells that it counts are outlined unless they all surround it.
pub(in crate::constraint) fn around(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let side = ground.side;
    let Some((&first, counted)) = constraint.cells().split_first() else { return Vec::new() };
    let counted: Vec<Cell> = counted.iter().map(|&cell| place(ground, cell)).collect();
    let mut marks = ring(side, &[first], Hue::SLATE);
    let is_near = |cell: &Cell| {
        cell.row(side).abs_diff(first.row(side)) < 2
            && cell.column(side).abs_diff(first.column(side)) < 2
    };
    if !counted.iter().all(is_near) {
        let rims = outlines(side, &counted, 0.08, 0.0).into_iter();
        marks.extend(rims.map(|rim| line(Layer::Lines, Hue::SLATE, rim, THIN)));
    }
    marks
}

/// An arrowhead at the edge of the cell for each arm that leaves it; a ring if there are no arms.
pub(in crate::constraint) fn arms(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let (side, cells) = (ground.side, constraint.cells());
    let circle = || ring(side, &cells[..1], Hue::SLATE);
    let Some((_, lengths)) = lengths(constraint.numbers(), cells) else { return circle() };
    let from = centre(side, place(ground, cells[1]));
    let mut marks = Vec::new();
    let mut rest = &cells[2..];
    for length in lengths {
        let (arm, others) = rest.split_at(length);
        rest = others;
        let to = arm.first().map(|&cell| centre(side, place(ground, cell)));
        if let Some(way) = to.and_then(|to| direction(from, to)) {
            let tip = along(from, way, 0.46);
            marks.push(head(Layer::Lines, Hue::SLATE, tip, way, 0.1));
        }
    }
    if marks.is_empty() { circle() } else { marks }
}
