//! Lines through the middles of cells.

use super::shapes::{RING, along, centre, corner_text, direction, disc, head, line, ring};
use crate::constraint::kind::{Constraint, Ground};
use crate::constraint::mark::{At, Form, Hue, Layer, Mark};
use crate::element::Cell;

/// The widths of lines. Kinds without any other distinction differ in width or in brightness, so
/// that they are distinguishable on grey prints too.
pub(in crate::constraint) const BROAD: f32 = 0.26;
pub(in crate::constraint) const WIDE: f32 = 0.18;
pub(in crate::constraint) const NARROW: f32 = 0.1;
/// The widths of thermometers and of the shafts of arrows.
const TUBE: f32 = 0.28;
const ARROW: f32 = 0.05;

/// A line through points; a dot if all points are equal.
fn through(hue: Hue, points: Vec<At>, width: f32) -> Vec<Mark> {
    match points[..] {
        [] => Vec::new(),
        [first, ref rest @ ..] if rest.iter().all(|&point| point == first) => {
            vec![disc(Layer::Lines, hue, first, width / 2.0)]
        }
        _ => vec![line(Layer::Lines, hue, points, width)],
    }
}

/// The centres of cells.
fn centres(ground: &Ground<'_>, cells: &[Cell]) -> Vec<At> {
    cells.iter().map(|&cell| centre(ground.side, cell)).collect()
}

/// A line.
pub(in crate::constraint) fn plain(
    ground: &Ground<'_>,
    constraint: &Constraint,
    hue: Hue,
    width: f32,
) -> Vec<Mark> {
    through(hue, centres(ground, constraint.cells()), width)
}

/// A dashed line for a rule of the setter's own.
pub(in crate::constraint) fn dashed(
    ground: &Ground<'_>,
    constraint: &Constraint,
    hue: Hue,
    width: f32,
) -> Vec<Mark> {
    let mut marks = plain(ground, constraint, hue, width);
    for mark in &mut marks {
        if let Form::Line { dashed, .. } = &mut mark.form {
            *dashed = true;
        }
    }
    marks
}

/// A line with its number in the corner of its first cell.
pub(in crate::constraint) fn numbered(
    ground: &Ground<'_>,
    constraint: &Constraint,
    hue: Hue,
) -> Vec<Mark> {
    let mut marks = plain(ground, constraint, hue, WIDE);
    let first = &constraint.cells()[..constraint.cells().len().min(1)];
    marks.extend(corner_text(ground.side, first, constraint.number_or(0).to_string()));
    marks
}

/// A thermometer; a slow one is hollow.
pub(in crate::constraint) fn thermometer(
    ground: &Ground<'_>,
    constraint: &Constraint,
    hollow: bool,
) -> Vec<Mark> {
    let points = centres(ground, constraint.cells());
    let Some(&bulb) = points.first() else { return Vec::new() };
    let mut marks = through(Hue::GREY, points.clone(), TUBE);
    marks.push(disc(Layer::Lines, Hue::GREY, bulb, RING));
    if hollow {
        marks.extend(through(Hue::PAPER, points, TUBE - 0.12));
        marks.push(disc(Layer::Lines, Hue::PAPER, bulb, RING - 0.06));
    }
    marks
}

/// A line whose middle is marked.
pub(in crate::constraint) fn zipper(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let points = centres(ground, constraint.cells());
    let half = points.len() / 2;
    // The centre of an even number of cells is between two of them.
    let middles = points.get(points.len().saturating_sub(1) / 2).zip(points.get(half));
    let middle = middles.map(|(a, b)| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0));
    let mut marks = through(Hue::LAVENDER, points, WIDE);
    marks.extend(middle.map(|middle| disc(Layer::Lines, Hue::LAVENDER, middle, 0.22)));
    marks
}

/// Shortens a line so that it starts and ends at this distance from the centres of its first and
/// last cells.
fn from_rim_to_rim(mut points: Vec<At>, distance: f32) -> Vec<At> {
    let last = points.len().saturating_sub(1);
    for (end, next) in [(0, 1), (last, last.saturating_sub(1))] {
        let ends = points.get(end).copied().zip(points.get(next).copied());
        if let Some((from, way)) = ends.and_then(|(a, b)| Some((a, direction(a, b)?))) {
            points[end] = along(from, way, distance);
        }
    }
    points
}

/// The two ends of a line; one cell if they coincide.
fn ends(constraint: &Constraint) -> Vec<Cell> {
    let mut ends: Vec<Cell> = [constraint.cells().first(), constraint.cells().last()]
        .into_iter()
        .flatten()
        .copied()
        .collect();
    ends.dedup();
    ends
}

/// A line between two circles.
pub(in crate::constraint) fn between(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let points = from_rim_to_rim(centres(ground, constraint.cells()), RING);
    let mut marks = through(Hue::GREY, points, NARROW);
    let circles = ends(constraint).into_iter();
    marks.extend(circles.flat_map(|end| ring(ground.side, &[end], Hue::SLATE)));
    marks
}

/// A line between two diamonds.
pub(in crate::constraint) fn lockout(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    const REACH: f32 = 0.44;
    let points = from_rim_to_rim(centres(ground, constraint.cells()), REACH);
    let mut marks = through(Hue::STEEL, points, NARROW);
    for (x, y) in centres(ground, &ends(constraint)) {
        let corners =
            [(x, y - REACH), (x + REACH, y), (x, y + REACH), (x - REACH, y), (x, y - REACH)];
        marks.push(line(Layer::Lines, Hue::STEEL, corners.to_vec(), 0.05));
    }
    marks
}

/// An arrow from its bulb, the first `bulb` cells: a circle, or a pill around several cells.
pub(in crate::constraint) fn arrow(
    ground: &Ground<'_>,
    constraint: &Constraint,
    bulb: usize,
) -> Vec<Mark> {
    let (bulb, shaft) = constraint.cells().split_at(bulb.min(constraint.cells().len()));
    let mut marks = ring(ground.side, bulb, Hue::SLATE);
    let mut points = centres(ground, shaft);
    let first = points.first().copied();
    let near = |at: &At| first.map_or(0.0, |first| (at.0 - first.0).hypot(at.1 - first.1));
    // The shaft starts at the bulb's nearest cell; a tie is broken in favour of the last.
    let bulb = centres(ground, bulb).into_iter().rev();
    let Some(from) = bulb.min_by(|a, b| near(a).total_cmp(&near(b))) else { return marks };
    let Some(way) = points.first().and_then(|&first| direction(from, first)) else { return marks };
    points.insert(0, along(from, way, RING));
    marks.extend(pointed(points, Hue::SLATE));
    marks
}

/// A thin line with an arrowhead. The head is a little beyond the last point, so that the digit
/// there doesn't hide it.
fn pointed(mut points: Vec<At>, hue: Hue) -> Vec<Mark> {
    let [.., before, last] = points[..] else { return Vec::new() };
    let Some(way) = direction(before, last) else { return Vec::new() };
    let tip = along(last, way, 0.3);
    points.push(tip);
    let shaft = line(Layer::Lines, hue, points, ARROW);
    vec![shaft, head(Layer::Lines, hue, tip, way, 0.16)]
}

/// A thin line with a circle and the head of an arrow at both ends.
pub(in crate::constraint) fn double_arrow(
    ground: &Ground<'_>,
    constraint: &Constraint,
) -> Vec<Mark> {
    let points = from_rim_to_rim(centres(ground, constraint.cells()), RING);
    let last = points.len().saturating_sub(1);
    let mut marks = Vec::new();
    for (tip, from) in [(0, 1), (last, last.saturating_sub(1))] {
        let tip_and_from = points.get(tip).copied().zip(points.get(from).copied());
        let pointed = tip_and_from.and_then(|(tip, from)| Some((tip, direction(from, tip)?)));
        marks.extend(pointed.map(|(tip, way)| head(Layer::Lines, Hue::SLATE, tip, way, 0.16)));
    }
    marks.extend(through(Hue::SLATE, points, ARROW));
    let circles = ends(constraint).into_iter();
    marks.extend(circles.flat_map(|end| ring(ground.side, &[end], Hue::SLATE)));
    marks
}
