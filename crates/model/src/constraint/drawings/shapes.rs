//! Shapes that several drawings share.

use std::collections::BTreeSet;
use std::f32::consts::FRAC_PI_2;

use crate::constraint::mark::{At, Form, Hue, Layer, Mark};
use crate::element::Cell;

/// The size of the words in the corner of a cell.
const CORNER: f32 = 0.24;
/// The width of thin lines: cages, rings, arrows.
pub(super) const THIN: f32 = 0.03;
/// The radius of rings and bulbs.
pub(super) const RING: f32 = 0.38;

/// The number of straight segments of a quarter circle.
const PARTS: usize = 8;

/// The centre of a cell.
pub(super) fn centre(side: usize, cell: Cell) -> At {
    (cell.column(side) as f32 + 0.5, cell.row(side) as f32 + 0.5)
}

/// The unit vector from one point toward another; `None` if the points are equal.
pub(super) fn direction(from: At, to: At) -> Option<At> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    (length > 0.0).then(|| (dx / length, dy / length))
}

/// The point at `distance` from another in a direction.
pub(super) fn along(from: At, (dx, dy): At, distance: f32) -> At {
    (from.0 + dx * distance, from.1 + dy * distance)
}

/// The point at `distance` from another in a direction, then shifted by `right` to the right of it.
pub(super) fn ahead(from: At, (dx, dy): At, distance: f32, right: f32) -> At {
    (from.0 + dx * distance - dy * right, from.1 + dy * distance + dx * right)
}

/// A line through points.
pub(super) fn line(layer: Layer, hue: Hue, points: Vec<At>, width: f32) -> Mark {
    Mark { layer, hue, form: Form::Line { points, width, dashed: false } }
}

/// A filled circle.
pub(super) fn disc(layer: Layer, hue: Hue, centre: At, radius: f32) -> Mark {
    Mark { layer, hue, form: Form::Disc { centre, radius } }
}

/// A text centred on a point.
pub(super) fn text(hue: Hue, at: At, size: f32, text: String) -> Mark {
    Mark { layer: Layer::Borders, hue, form: Form::Text { at, corner: false, size, text } }
}

/// A text in the corner of the first cell in reading order.
pub(super) fn corner_text(side: usize, cells: &[Cell], text: String) -> Option<Mark> {
    let first = cells.iter().min()?;
    let at = (first.column(side) as f32 + 0.11, first.row(side) as f32 + 0.1);
    let form = Form::Text { at, corner: true, size: CORNER, text };
    Some(Mark { layer: Layer::Borders, hue: Hue::INK, form })
}

/// A tint of each cell.
pub(super) fn tints(side: usize, cells: &[Cell], hue: Hue) -> Vec<Mark> {
    let tint = |area| Mark { layer: Layer::Tints, hue, form: Form::Area(area) };
    outlines(side, cells, 0.0, 0.0).into_iter().map(tint).collect()
}

/// Rings: a thin circle in a single cell, a pill around adjacent cells.
pub(super) fn ring(side: usize, cells: &[Cell], hue: Hue) -> Vec<Mark> {
    let rings = outlines(side, cells, 0.5 - RING, RING).into_iter();
    rings.map(|ring| line(Layer::Lines, hue, ring, 0.04)).collect()
}

/// The two strokes of the head of an arrow.
pub(super) fn head(layer: Layer, hue: Hue, tip: At, (dx, dy): At, length: f32) -> Mark {
    let back = |by: f32| (tip.0 - (dx + dy * by) * length, tip.1 - (dy - dx * by) * length);
    line(layer, hue, vec![back(0.8), tip, back(-0.8)], 0.05)
}

/// A directed edge on the boundary of a set of cells, which is on its right. It consists of the row
/// and column of the corner where it begins, and its direction, clockwise from the east.
type Edge = (i32, i32, usize);

/// The column and row step of each direction.
const WAYS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The closed outlines of a set of cells, at the distance `inset` inside its boundary, with corners
/// of this radius. Cells that touch only at a corner have separate outlines, and so do holes.
pub(super) fn outlines(side: usize, cells: &[Cell], inset: f32, radius: f32) -> Vec<Vec<At>> {
    let mut edges = rim(side, cells);
    let mut outlines = Vec::new();
    while let Some(start) = edges.pop_first() {
        edges.insert(start);
        let (mut points, mut edge) = (Vec::new(), start);
        loop {
            let (row, column, way) = edge;
            let (row, column) = (row + WAYS[way].1, column + WAYS[way].0);
            // Trying a right turn first keeps the outline with the current cell.
            let ways = [way + 1, way, way + 3].map(|next| (row, column, next % 4));
            let Some(next) = ways.into_iter().find(|next| edges.contains(next)) else { break };
            if next.2 != way {
                turn(&mut points, (row, column), [way, next.2], inset, radius);
            }
            edges.remove(&next);
            edge = next;
            if edge == start {
                break;
            }
        }
        points.extend(points.first().copied());
        outlines.push(points);
    }
    outlines
}

/// The edges of the cells whose neighbour is outside the set.
fn rim(side: usize, cells: &[Cell]) -> BTreeSet<Edge> {
    let places: BTreeSet<(i32, i32)> =
        cells.iter().map(|cell| (cell.row(side) as i32, cell.column(side) as i32)).collect();
    let edges = places.iter().flat_map(|&(row, column)| {
        [
            ((row - 1, column), (row, column, 0)),
            ((row, column + 1), (row, column + 1, 1)),
            ((row + 1, column), (row + 1, column + 1, 2)),
            ((row, column - 1), (row + 1, column, 3)),
        ]
    });
    edges.filter(|(neighbour, _)| !places.contains(neighbour)).map(|(_, edge)| edge).collect()
}

/// Appends the corner where an outline changes direction.
fn turn(
    points: &mut Vec<At>,
    (row, column): (i32, i32),
    ways: [usize; 2],
    inset: f32,
    radius: f32,
) {
    let [(ax, ay), (bx, by)] = ways.map(|way| (WAYS[way].0 as f32, WAYS[way].1 as f32));
    let corner = (column as f32 - inset * (ay + by), row as f32 + inset * (ax + bx));
    // An inward corner has less room.
    let radius = if (ways[0] + 1) % 4 == ways[1] { radius } else { radius.min(inset) };
    if radius <= 0.0 {
        points.push(corner);
        return;
    }
    let middle = along(along(corner, (ax, ay), -radius), (bx, by), radius);
    for part in 0..=PARTS {
        let (sine, cosine) = (FRAC_PI_2 * part as f32 / PARTS as f32).sin_cos();
        points.push(along(along(middle, (ax, ay), radius * sine), (bx, by), -radius * cosine));
    }
}
