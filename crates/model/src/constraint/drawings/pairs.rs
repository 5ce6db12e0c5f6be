//! Marks on the border of two cells.

use super::shapes::{THIN, ahead, centre, direction, disc, line, text};
use crate::constraint::kind::{Constraint, Ground};
use crate::constraint::mark::{At, Form, Hue, Layer, Mark};

/// The radius of a dot without a number, and of a dot with a number.
const DOT: f32 = 0.13;
const NUMBERED: f32 = 0.17;

/// The point between two cells, the direction from the first to the second, and, unless the cells
/// touch, a dashed line that connects them. `None` unless the constraint has two cells.
fn between(ground: &Ground<'_>, constraint: &Constraint) -> Option<(At, At, Option<Mark>)> {
    let [first, second] = *constraint.cells() else { return None };
    let (from, to) = (centre(ground.side, first), centre(ground.side, second));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let touch = (from.0 - to.0).abs().max((from.1 - to.1).abs()) < 1.5;
    let form = Form::Line { points: vec![from, to], width: THIN, dashed: true };
    let thread = (!touch).then_some(Mark { layer: Layer::Lines, hue: Hue::SLATE, form });
    Some((middle, direction(from, to)?, thread))
}

/// A dot on the border of two cells, with its number unless that is the default.
pub(in crate::constraint) fn dot(
    ground: &Ground<'_>,
    constraint: &Constraint,
    default: u32,
    [fill, ink]: [Hue; 2],
) -> Vec<Mark> {
    let Some((middle, _, thread)) = between(ground, constraint) else { return Vec::new() };
    let number = constraint.number_or(default);
    let radius = if number == default { DOT } else { NUMBERED };
    // A dot can have the colour of the page; its rim makes it visible.
    let rim = disc(Layer::Borders, Hue::INK, middle, radius);
    let fill = disc(Layer::Borders, fill, middle, radius - 0.02);
    let size = if number > 9 { 0.19 } else { 0.24 };
    let number = (number != default).then(|| text(ink, middle, size, number.to_string()));
    thread.into_iter().chain([rim, fill]).chain(number).collect()
}

/// A letter or number on the border of two cells.
pub(in crate::constraint) fn sign(
    ground: &Ground<'_>,
    constraint: &Constraint,
    words: String,
) -> Vec<Mark> {
    let Some((middle, _, thread)) = between(ground, constraint) else { return Vec::new() };
    let gap = disc(Layer::Borders, Hue::PAPER, middle, 0.15);
    thread.into_iter().chain([gap, text(Hue::INK, middle, 0.32, words)]).collect()
}

/// A chevron on the border of two cells that points to the second cell.
pub(in crate::constraint) fn chevron(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let Some((middle, way, thread)) = between(ground, constraint) else { return Vec::new() };
    let at = |out, across| ahead(middle, way, out, across);
    let points = vec![at(-0.08, -0.13), at(0.08, 0.0), at(-0.08, 0.13)];
    let gap = disc(Layer::Borders, Hue::PAPER, middle, 0.12);
    let chevron = line(Layer::Borders, Hue::INK, points, 0.045);
    thread.into_iter().chain([gap, chevron]).collect()
}
