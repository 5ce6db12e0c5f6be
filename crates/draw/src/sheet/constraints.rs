//! Marks of constraints on a printed board.

use evoku_sudoku::mark::{At as Place, Form, Mark};

use super::ink::{CAPITAL_HEIGHT, DIGIT_WIDTH, Least, SMALLEST};
use crate::figure::{Anchor, At, Colour, Figure, Font};

/// The lengths of strokes and gaps of a dashed line, in cells.
const DASHES: [f32; 2] = [0.1, 0.08];

/// The largest height of a clue in the corner of a cell, and its largest width, in cells.
const CORNER: At = (0.86, 0.36);

/// The smallest side length of a cell in which these marks have the smallest type.
pub(super) fn least_cell(marks: &[Mark]) -> f32 {
    let of_corner = |mark: &Mark| match &mark.form {
        Form::Text { corner: true, text, .. } => {
            let width = SMALLEST * DIGIT_WIDTH * text.chars().count() as f32;
            (width / CORNER.0).max(SMALLEST * CAPITAL_HEIGHT / CORNER.1)
        }
        _ => 0.0,
    };
    marks.iter().map(of_corner).fold(0.0, f32::max)
}

/// Draws marks on a board whose upper left corner is `corner` and whose cells have the side length
/// `cell`. Lines and texts have at least the smallest sizes.
pub(super) fn draw(figure: &mut Figure, marks: &[Mark], corner: At, cell: f32, least: Least) {
    let at = |&(x, y): &Place| (corner.0 + x * cell, corner.1 + y * cell);
    let all = |points: &[Place]| points.iter().map(at).collect::<Vec<At>>();
    // The centre and the radius in points of the disc that was drawn last.
    let mut last: Option<(Place, f32)> = None;
    for mark in marks {
        let [red, green, blue] = mark.hue.rgb;
        let colour = Colour([red, green, blue, 255]);
        match &mark.form {
            Form::Area(points) => figure.area(all(points), colour),
            Form::Line { points, width, dashed: false } => {
                figure.line(all(points), (width * cell).max(least.line), colour);
            }
            Form::Line { points, width, dashed: true } => {
                let dashes = DASHES.map(|length| length * cell);
                let width = (width * cell).max(least.line);
                figure.line_with_dashes(all(points), dashes, width, colour);
            }
            Form::Disc { centre, radius } => {
                let own = radius * cell * growth(marks, *centre, *radius, cell, least);
                // A smaller disc on another one leaves a ring of it, which is a line.
                let radius = match last {
                    Some((other, rim)) if other == *centre && own < rim => {
                        own.min(rim - least.line).max(0.0)
                    }
                    _ => own,
                };
                last = Some((*centre, radius));
                figure.dot(at(centre), radius, colour);
            }
            Form::Text { at: place, corner: true, size, text } => {
                let room = (CORNER.0 * cell, CORNER.1 * cell);
                let size = least.font_size(size * cell, text.chars().count(), room);
                let font = Font { size, bold: false, colour };
                let (x, y) = at(place);
                figure.text((x, y + font.capital_height()), Anchor::Start, font, text);
            }
            Form::Text { at: place, corner: false, size, text } => {
                let (place, size) = match disc_of(marks, *place) {
                    Some((centre, radius)) => {
                        let by = growth(marks, centre, radius, cell, least);
                        let grown = |from: f32, to: f32| from + (to - from) * by;
                        ((grown(centre.0, place.0), grown(centre.1, place.1)), size * cell * by)
                    }
                    None => (*place, (size * cell).max(least.font)),
                };
                let font = Font { size, bold: false, colour };
                let (x, y) = at(&place);
                figure.text((x, y + font.capital_height() / 2.0), Anchor::Middle, font, text);
            }
        }
    }
}

/// The largest disc on which a text at this place is written.
fn disc_of(marks: &[Mark], place: Place) -> Option<(Place, f32)> {
    let discs = marks.iter().filter_map(|mark| match mark.form {
        Form::Disc { centre, radius } if is_on(place, centre, radius) => Some((centre, radius)),
        _ => None,
    });
    discs.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// Returns `true` if a place is on a disc.
fn is_on((x, y): Place, centre: Place, radius: f32) -> bool {
    (x - centre.0).hypot(y - centre.1) < radius
}

/// The factor by which a disc grows, so that the texts on it have the smallest size.
fn growth(marks: &[Mark], centre: Place, radius: f32, cell: f32, least: Least) -> f32 {
    let texts = marks.iter().filter_map(|mark| match mark.form {
        Form::Text { at, corner: false, size, .. } if is_on(at, centre, radius) => Some(size),
        _ => None,
    });
    texts.map(|size| least.font / (size * cell)).fold(1.0, f32::max)
}
