//! Picture of an instance space.

use evoku_lab::analysis::Analysis;
use evoku_lab::numbers::percent;
use evoku_lab::space::{Field, Space};
use evoku_messages::{Language, say};

use super::plot::{AXIS, INK, LABEL, MOST, SMALL, WIDTH, colour, pale};
use crate::figure::{Anchor, At, Figure, Font, Unit};

/// The side of a plane in the picture.
const SIDE: f32 = 400.0;

/// The left edges of the two planes.
const LEFT: [f32; 2] = [24.0, WIDTH - 24.0 - SIDE];

/// The top of the planes, below a line of names.
const TOP: f32 = 104.0;

/// Draws the puzzles of a plan on two planes: that of the greatest variance, and that for
/// performance. The regions of the latter belong to an algorithm each. A puzzle has the colour of
/// the algorithm that spends least on it, or is grey if several tie.
#[must_use]
pub fn space(analysis: &Analysis<'_>, space: &Space, language: Language) -> Figure {
    let shown = shown(space);
    let lines = shown.len().div_ceil(3) as f32;
    let top = TOP + 22.0 * (lines - 1.0);
    let title = say::draw_report_space(space.puzzles.len()).render(language);
    let mut figure = Figure::new((WIDTH, top + SIDE + 70.0), Unit::Pixel, title.clone());
    figure.text((24.0, 32.0), Anchor::Start, Font { size: 18.0, bold: true, ..LABEL }, title);
    for (place, &one) in shown.iter().enumerate() {
        let (x, y) = (24.0 + 290.0 * (place % 3) as f32, 62.0 + 22.0 * (place / 3) as f32);
        let name = analysis.label(space.configurations[one]);
        let alone = space.footprints[one].alone as f64 / space.puzzles.len() as f64;
        figure.marker(place, (x + 6.0, y - 5.0), colour(place));
        let font = Font { colour: colour(place), bold: true, ..SMALL };
        let words = say::draw_report_alone(name, percent(alone)).render(language);
        figure.text((x + 20.0, y), Anchor::Start, font, words);
    }
    let performance = space.plane.of_performance.unwrap_or(0.0);
    let words = [
        say::draw_report_variance(percent(space.components.of_features)),
        say::draw_report_performance(percent(performance)),
    ];
    for (left, words) in LEFT.into_iter().zip(words) {
        figure.text((left, top - 8.0), Anchor::Start, SMALL, words.render(language));
    }
    regions(&mut figure, &space.field, &shown, top);
    let ends = ends(&space.components.places);
    puzzles(&mut figure, space, &shown, &space.components.places, ends, (LEFT[0], top));
    puzzles(&mut figure, space, &shown, &space.plane.places, space.field.ends, (LEFT[1], top));
    let note = say::draw_report_space_note().render(language);
    figure.text((WIDTH / 2.0, top + SIDE + 36.0), Anchor::Middle, SMALL, note);
    figure
}

/// The algorithms with a colour, which are all if there are enough colours. Otherwise they are
/// those that are alone the best on some puzzle or have a region, with the largest regions first.
fn shown(space: &Space) -> Vec<usize> {
    let footprints = &space.footprints;
    let mut shown: Vec<usize> = (0..footprints.len()).collect();
    if shown.len() > MOST {
        shown.retain(|&one| footprints[one].alone > 0 || footprints[one].area > 0.0);
        shown.sort_by(|&one, &other| footprints[other].area.total_cmp(&footprints[one].area));
        shown.truncate(MOST);
    }
    shown
}

/// The smallest and the largest value on each axis, with a margin.
fn ends(places: &[[f64; 2]]) -> [[f64; 2]; 2] {
    [0, 1].map(|axis| {
        let values = || places.iter().map(|place| place[axis]);
        let least = values().fold(f64::INFINITY, f64::min);
        let most = values().fold(f64::NEG_INFINITY, f64::max);
        let margin = 0.05 * (most - least).max(1e-9);
        [least - margin, most + margin]
    })
}

/// Draws the regions of the plane for performance, row by row in stripes.
fn regions(figure: &mut Figure, field: &Field, shown: &[usize], top: f32) {
    let cell = SIDE / Field::SIDE as f32;
    for (row, winners) in field.winners.chunks(Field::SIDE).enumerate() {
        let y = top + SIDE - (row + 1) as f32 * cell;
        let mut start = 0;
        for stripe in winners.chunk_by(|one, other| one == other) {
            let end = start + stripe.len();
            let winner = stripe.first().copied().flatten();
            if let Some(place) = winner.and_then(|one| place_of(shown, one)) {
                let (from, to) = (LEFT[1] + start as f32 * cell, LEFT[1] + end as f32 * cell);
                let corners = vec![(from, y), (to, y), (to, y + cell), (from, y + cell)];
                figure.area(corners, pale(place));
            }
            start = end;
        }
    }
}

/// The place of an algorithm among those with a colour.
fn place_of(shown: &[usize], one: usize) -> Option<usize> {
    shown.iter().position(|&other| other == one)
}

/// Draws the puzzles on a plane, and its frame.
fn puzzles(
    figure: &mut Figure,
    space: &Space,
    shown: &[usize],
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
            [one] => match place_of(shown, one) {
                Some(place) => figure.marker(place, at, colour(place)),
                None => figure.dot(at, 4.0, INK),
            },
            _ => figure.dot(at, 4.0, AXIS),
        }
    }
}
