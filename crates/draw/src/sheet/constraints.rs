//! Marks of constraints on a printed board.

use evoku_sudoku::mark::{At as Place, Form, Mark};

use crate::figure::{Anchor, At, Colour, Figure, Font};

/// The lengths of strokes and gaps of a dashed line, in cells.
const DASHES: [f32; 2] = [0.1, 0.08];

/// Draws marks on a board with this upper left corner and cells of this length.
pub(super) fn draw(figure: &mut Figure, marks: &[Mark], corner: At, cell: f32) {
    let at = |&(x, y): &Place| (corner.0 + x * cell, corner.1 + y * cell);
    let all = |points: &[Place]| points.iter().map(at).collect::<Vec<At>>();
    for mark in marks {
        let [red, green, blue] = mark.hue.rgb;
        let colour = Colour([red, green, blue, 255]);
        match &mark.form {
            Form::Area(points) => figure.area(all(points), colour),
            Form::Line { points, width, dashed: false } => {
                figure.line(all(points), width * cell, colour);
            }
            Form::Line { points, width, dashed: true } => {
                let dashes = DASHES.map(|length| length * cell);
                figure.line_with_dashes(all(points), dashes, width * cell, colour);
            }
            Form::Disc { centre, radius } => figure.dot(at(centre), radius * cell, colour),
            Form::Text { at: place, corner, size, text } => {
                let font = Font { size: size * cell, bold: false, colour };
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
