//! A solving step as a figure: a board with an overlay.
//!
//! The SVG of `explain::Picture` has the same content and is for web pages. This figure is for
//! printing, and for programs that need pixels.

use evoku_sudoku::explain::{Link, Overlay, Picture, Role};
use evoku_sudoku::{Candidate, Sketch};

use super::board::{Pen, Place};
use super::ink::{INK, Least, MUTED};
use crate::figure::{At, Colour, Figure, Font, Unit};

/// The length of a cell, and the margin around a board for the numbers of rows and columns.
const CELL: f32 = 54.0;
const EDGE: f32 = 24.0;

const PLACED: Colour = Colour([0x28, 0x67, 0xb2, 255]);
const PUT: Colour = Colour([0x14, 0x80, 0x3c, 255]);
const PUT_CELL: Colour = Colour([0x7f, 0xd9, 0x9a, 0x73]);
const PUT_DISC: Colour = Colour([0x58, 0xc9, 0x7a, 255]);
const GONE: Colour = Colour([0xc4, 0x16, 0x2a, 255]);
const GONE_DISC: Colour = Colour([0xf7, 0xc3, 0xc8, 255]);
const ARROW: Colour = Colour([0x8c, 0x2f, 0x8f, 0xd9]);

/// The opacity of tinted houses and cells.
const HOUSE: u8 = 0x33;
const CELLS: u8 = 0x52;

/// The number of straight parts of a curved arrow.
const PARTS: usize = 16;

/// The colour of a role.
fn colour(role: Role, opacity: u8) -> Colour {
    let [red, green, blue] = match role {
        Role::First => [0x7d, 0xb2, 0xff],
        Role::Second => [0xff, 0xcb, 0x5c],
        Role::Third => [0x8f, 0xdc, 0x86],
        Role::Fourth => [0xcf, 0xa8, 0xf2],
        Role::Fin => [0xff, 0x9d, 0x84],
    };
    Colour([red, green, blue, opacity])
}

/// Draws a board with its overlay.
#[must_use]
pub fn figure(picture: &Picture<'_>, title: &str) -> Figure {
    let side = picture.geometry.side();
    let margin = Sketch::of(&picture.geometry.ground()).margin;
    let length = CELL * (side as f32 + 2.0 * margin);
    let size = length + 2.0 * EDGE;
    let mut figure = Figure::new((size, size), Unit::Pixel, title.to_owned());
    let pen = Pen::new(picture.geometry, Place { corner: (EDGE, EDGE), side: length }, Least::NONE);
    let nothing = Overlay::default();
    let overlay = picture.overlay.unwrap_or(&nothing);
    pen.shades(&mut figure);
    pen.lower_marks(&mut figure);
    tints(&pen, &mut figure, overlay);
    pen.diagonals(&mut figure, picture.grid);
    pen.lines(&mut figure);
    pen.frame(&mut figure);
    pen.upper_marks(&mut figure);
    labels(&pen, &mut figure, margin);
    digits(&pen, &mut figure, picture, overlay);
    marks(&pen, &mut figure, picture, overlay);
    overlay.links.iter().for_each(|link| arrow(&pen, &mut figure, link));
    figure
}

fn tints(pen: &Pen<'_>, figure: &mut Figure, overlay: &Overlay) {
    for &(house, role) in &overlay.houses {
        for &cell in pen.geometry.cells(house) {
            pen.fill(figure, cell, (1.0, 1.0), colour(role, HOUSE));
        }
    }
    for &(cell, role) in &overlay.cells {
        pen.fill(figure, cell, (1.0, 1.0), colour(role, CELLS));
    }
    for placed in &overlay.placements {
        pen.fill(figure, placed.cell, (1.0, 1.0), PUT_CELL);
    }
}

/// Writes the numbers of rows and columns.
fn labels(pen: &Pen<'_>, figure: &mut Figure, margin: f32) {
    let font = Font { size: 13.0, bold: false, colour: MUTED };
    let outside = -EDGE / CELL / 2.0 - margin;
    for line in 0..pen.side {
        let middle = line as f32 + 0.5;
        for place in [(middle, outside), (outside, middle)] {
            pen.write(figure, place, font, (line + 1).to_string());
        }
    }
}

/// Draws the givens, the digits placed so far, and the digits that the step places.
fn digits(pen: &Pen<'_>, figure: &mut Figure, picture: &Picture<'_>, overlay: &Overlay) {
    let frame = picture.geometry.frame();
    for (cell, digit) in picture.grid.digits().filter(|&(cell, _)| frame.has(cell)) {
        let is_given = picture.givens.get(cell).is_some();
        pen.digit(figure, Candidate { cell, digit }, is_given, if is_given { INK } else { PLACED });
    }
    for &put in overlay.large_placements() {
        pen.digit(figure, put, true, PUT);
    }
}

/// Draws the pencil marks, with the colours of the pattern and of eliminations.
fn marks(pen: &Pen<'_>, figure: &mut Figure, picture: &Picture<'_>, overlay: &Overlay) {
    let Some(candidates) = picture.candidates else { return };
    let is_large = |cell| overlay.large_placements().iter().any(|placed| placed.cell == cell);
    for cell in picture.grid.open_cells().filter(|&cell| !is_large(cell)) {
        for digit in candidates.get(cell) {
            mark(pen, figure, Candidate { cell, digit }, overlay);
        }
    }
}

fn mark(pen: &Pen<'_>, figure: &mut Figure, candidate: Candidate, overlay: &Overlay) {
    let place = pen.mark(candidate);
    let font = pen.mark_font();
    let is_gone = overlay.eliminations.contains(&candidate);
    let role = overlay.candidates.iter().find(|(known, _)| *known == candidate);
    let disc = match role {
        _ if overlay.placements.contains(&candidate) => PUT_DISC,
        Some((_, role)) => colour(*role, 255),
        None if is_gone => GONE_DISC,
        None => {
            pen.write(figure, place, font, pen.symbol(candidate.digit));
            return;
        }
    };
    let (x, y) = pen.at(place.0, place.1);
    figure.dot((x, y), radius(pen), disc);
    let ink = if is_gone { GONE } else { INK };
    pen.write(figure, place, Font { bold: true, colour: ink, ..font }, pen.symbol(candidate.digit));
    if is_gone {
        let (across, up) = (radius(pen), radius(pen) * 0.7);
        figure.line(vec![(x - across, y + up), (x + across, y - up)], 1.4, GONE);
    }
}

/// The radius of a candidate's disc.
fn radius(pen: &Pen<'_>) -> f32 {
    pen.mark_font().size * 0.62
}

/// Draws a link as a slightly curved arrow, so that two links in opposite directions are next to
/// each other. A weak link is dashed.
fn arrow(pen: &Pen<'_>, figure: &mut Figure, link: &Link) {
    let (from, to) = (middle_of(pen, link.from), middle_of(pen, link.to));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let distance = dx.hypot(dy);
    if distance < radius(pen) {
        return;
    }
    let bend = (distance * 0.18).min(CELL * 0.6) / distance;
    // The curve stays within the board, because an arrow beyond the edge would be cut off.
    let (first, last) = (pen.at(0.0, 0.0), pen.at(pen.side as f32, pen.side as f32));
    let middle = (
        ((from.0 + to.0) / 2.0 + dy * bend).clamp(first.0, last.0),
        ((from.1 + to.1) / 2.0 - dx * bend).clamp(first.1, last.1),
    );
    let (start, tip) = (toward(from, middle, radius(pen)), toward(to, middle, radius(pen)));
    let base = toward(to, middle, radius(pen) + 6.0);
    let curve = (0..=PARTS).map(|part| bezier(start, middle, base, part as f32 / PARTS as f32));
    let draw = if link.strong { Figure::line } else { Figure::dashed_line };
    draw(figure, curve.collect(), 1.8, ARROW);
    let (wx, wy) = ((base.0 - tip.0) * 0.45, (base.1 - tip.1) * 0.45);
    let corners = vec![tip, (base.0 - wy, base.1 + wx), (base.0 + wy, base.1 - wx)];
    figure.area(corners, ARROW);
}

/// The centre of a candidate.
fn middle_of(pen: &Pen<'_>, candidate: Candidate) -> At {
    let (row, column) = pen.mark(candidate);
    pen.at(row, column)
}

/// The point at a distance of `gap` from `from` in the direction of `to`.
fn toward(from: At, to: At, gap: f32) -> At {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    (from.0 + dx / length * gap, from.1 + dy / length * gap)
}

/// A point on a quadratic Bézier curve, from 0 at its start to 1 at its end.
fn bezier(from: At, middle: At, to: At, share: f32) -> At {
    let rest = 1.0 - share;
    let [a, b, c] = [rest * rest, 2.0 * rest * share, share * share];
    let along = |from: f32, middle: f32, to: f32| a * from + b * middle + c * to;
    (along(from.0, middle.0, to.0), along(from.1, middle.1, to.1))
}
