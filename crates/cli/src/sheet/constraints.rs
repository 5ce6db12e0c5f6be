//! The marks of constraints on a printed board.

use evoku_sudoku::mark::{At as Place, Form, Mark};

use super::board::Pen;
use crate::figure::{Anchor, At, Colour, Figure, Font};

/// Strokes and gaps of a dashed line, in cells.
const DASHES: [f32; 2] = [0.1, 0.08];

/// Draws marks on a board.
pub(super) fn draw(pen: &Pen<'_>, figure: &mut Figure, marks: &[Mark]) {
    let at = |&(x, y): &Place| pen.at(y, x);
    let all = |points: &[Place]| points.iter().map(at).collect::<Vec<At>>();
    for mark in marks {
        let [red, green, blue] = mark.hue.rgb;
        let colour = Colour([red, green, blue, 255]);
        match &mark.form {
            Form::Area(points) => figure.area(all(points), colour),
            Form::Line { points, width, dashed: false } => {
                figure.line(all(points), width * pen.cell, colour);
            }
            Form::Line { points, width, dashed: true } => {
                let dashes = DASHES.map(|length| length * pen.cell);
                figure.line_with_dashes(all(points), dashes, width * pen.cell, colour);
            }
            Form::Disc { centre, radius } => figure.dot(at(centre), radius * pen.cell, colour),
            Form::Text { at: place, corner, size, text } => {
                let font = Font { size: size * pen.cell, bold: false, colour };
                let (x, y) = at(place);
                let height = font.capital_height();
                let (anchor, y) = match corner {
                    true => (Anchor::Start, y + height),
                    false => (Anchor::Middle, y + height / 2.0),
                };
                figure.text((x, y), anchor, font, text);
            }
        }
    }
}
