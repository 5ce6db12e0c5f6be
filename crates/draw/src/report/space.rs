//! The picture of an instance space.

use evoku_lab::analysis::Analysis;
use evoku_lab::index::ConfigurationIndex;
use evoku_lab::numbers::{percent, thousands};
use evoku_lab::space::{Field, Space};

use super::plot::{AXIS, INK, LABEL, MOST, SMALL, WIDTH, colour, pale};
use crate::figure::{Anchor, At, Figure, Font, Unit};

/// The side of a plane in the picture.
const SIDE: f32 = 400.0;

/// Where the planes begin: from the left, and from the top.
const LEFT: [f32; 2] = [24.0, WIDTH - 24.0 - SIDE];

/// The top of the planes, below a line of names.
const TOP: f32 = 104.0;

/// The puzzles of a plan on two planes: that of the greatest variance, and that chosen for
/// performance, whose regions call for an algorithm each. A puzzle has the colour of the algorithm
/// that spends least on it; where several do, it is grey.
#[must_use]
pub fn space(analysis: &Analysis<'_>, space: &Space) -> Figure {
    let algorithms = space.spent.columns;
    let lines = algorithms.div_ceil(3) as f32;
    let top = TOP + 22.0 * (lines - 1.0);
    let title = format!("Instance space of {} puzzles", thousands(space.puzzles.len() as u64));
    let mut figure = Figure::new((WIDTH, top + SIDE + 70.0), Unit::Pixel, title.clone());
    figure.text((24.0, 32.0), Anchor::Start, Font { size: 18.0, bold: true, ..LABEL }, title);
    for one in 0..algorithms {
        let (x, y) = (24.0 + 290.0 * (one % 3) as f32, 62.0 + 22.0 * (one / 3) as f32);
        let name = analysis.label(ConfigurationIndex(one as u32));
        let alone = space.footprints[one].alone as f64 / space.puzzles.len() as f64;
        figure.marker(one, (x + 6.0, y - 5.0), colour(one));
        let font = Font { colour: colour(one), bold: true, ..SMALL };
        figure.text(
            (x + 20.0, y),
            Anchor::Start,
            font,
            format!("{name}, alone best on {}", percent(alone)),
        );
    }
    let shown = space.plane.of_performance.unwrap_or(0.0);
    let words = [
        format!("greatest variance ({} of it)", percent(space.components.of_features)),
        format!("chosen for performance ({} of its variance)", percent(shown)),
    ];
    for (left, words) in LEFT.into_iter().zip(words) {
        figure.text((left, top - 8.0), Anchor::Start, SMALL, words);
    }
    regions(&mut figure, &space.field, top);
    let ends = ends(&space.components.places);
    puzzles(&mut figure, space, &space.components.places, ends, (LEFT[0], top));
    puzzles(&mut figure, space, &space.plane.places, space.field.ends, (LEFT[1], top));
    let note = "colour: the algorithm that spends least (grey: several); \
        regions: what the nearest puzzles call for (none: several alike)";
    figure.text((WIDTH / 2.0, top + SIDE + 36.0), Anchor::Middle, SMALL, note);
    figure
}

/// The least and the greatest value on each axis, with a margin.
fn ends(places: &[[f64; 2]]) -> [[f64; 2]; 2] {
    [0, 1].map(|axis| {
        let values = || places.iter().map(|place| place[axis]);
        let least = values().fold(f64::INFINITY, f64::min);
        let most = values().fold(f64::NEG_INFINITY, f64::max);
        let margin = 0.05 * (most - least).max(1e-9);
        [least - margin, most + margin]
    })
}

/// The regions of the plane chosen for performance, row by row in stripes.
fn regions(figure: &mut Figure, field: &Field, top: f32) {
    let cell = SIDE / Field::SIDE as f32;
    for (row, winners) in field.winners.chunks(Field::SIDE).enumerate() {
        let y = top + SIDE - (row + 1) as f32 * cell;
        let mut start = 0;
        for stripe in winners.chunk_by(|one, other| one == other) {
            let end = start + stripe.len();
            if let Some(Some(winner)) = stripe.first() {
                let (from, to) = (LEFT[1] + start as f32 * cell, LEFT[1] + end as f32 * cell);
                let corners = vec![(from, y), (to, y), (to, y + cell), (from, y + cell)];
                figure.area(corners, pale(*winner));
            }
            start = end;
        }
    }
}

/// The puzzles on a plane, and its frame.
fn puzzles(
    figure: &mut Figure,
    space: &Space,
    places: &[[f64; 2]],
    ends: [[f64; 2]; 2],
    (left, top): At,
) {
    let (right, bottom) = (left + SIDE, top + SIDE);
    let frame = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)];
    figure.line(frame.to_vec(), 1.0, AXIS);
    for (row, place) in places.iter().enumerate() {
        let share = |axis: usize| {
            let [from, to] = ends[axis];
            ((place[axis] - from) / (to - from)) as f32
        };
        let at = (left + share(0) * SIDE, bottom - share(1) * SIDE);
        match space.best(row)[..] {
            [one] if one < MOST => figure.marker(one, at, colour(one)),
            [_] => figure.dot(at, 4.0, INK),
            _ => figure.dot(at, 4.0, AXIS),
        }
    }
}
