//! The marks of constraints as SVG.

use std::fmt::Write;

use evoku_model::mark::{At, Form, Mark};

/// Strokes and gaps of a dashed line, in cells.
const DASHES: [f64; 2] = [0.1, 0.08];

/// The height of figures and capitals in a font of size 1.
const CAPITALS: f64 = 0.71;

/// The marks of constraints as a fragment of SVG that needs [`STYLE`](super::STYLE). The first cell
/// of the board begins at `origin` in both directions, and cells are `cell` units long.
///
/// ```
/// use evoku_logic::explain::constraint_marks;
/// use evoku_model::{Constraint, Geometry, Rules, Shape, Sketch};
///
/// let constraints = vec![Constraint::parse("thermometer r1c1 r1c2", 9)?];
/// let rules = Rules { constraints, ..Rules::default() };
/// let geometry = Geometry::new(Shape::NINE, rules)?;
/// let sketch = Sketch::of(&geometry.ground());
/// assert!(constraint_marks(sketch.lower(), 0.0, 10.0).contains("<circle"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn constraint_marks(marks: &[Mark], origin: f64, cell: f64) -> String {
    let mut out = String::new();
    draw(&mut out, marks, origin, cell);
    out
}

/// Draws marks on a board whose first cell begins at `origin` in both directions, and whose cells
/// are `cell` units long.
pub(super) fn draw(out: &mut String, marks: &[Mark], origin: f64, cell: f64) {
    let place = |(x, y): At| (origin + f64::from(x) * cell, origin + f64::from(y) * cell);
    for mark in marks {
        let hue = mark.hue.name;
        // Writing to a string can't fail.
        let _ = match &mark.form {
            Form::Area(points) => {
                let path = path(points.iter().copied().map(place));
                writeln!(out, "<path class=\"fill hue-{hue}\" d=\"{path}z\"/>")
            }
            Form::Line { points, width, dashed } => {
                let closing = if points.first() == points.last() { "z" } else { "" };
                let path = path(points.iter().copied().map(place));
                let width = f64::from(*width) * cell;
                let dashes = match dashed {
                    true => {
                        let [stroke, gap] = DASHES.map(|length| length * cell);
                        format!(" stroke-dasharray=\"{stroke:.1} {gap:.1}\"")
                    }
                    false => String::new(),
                };
                writeln!(
                    out,
                    "<path class=\"line hue-{hue}\" stroke-width=\"{width:.1}\"{dashes} \
                     d=\"{path}{closing}\"/>"
                )
            }
            Form::Disc { centre, radius } => {
                let ((x, y), radius) = (place(*centre), f64::from(*radius) * cell);
                writeln!(
                    out,
                    "<circle class=\"fill hue-{hue}\" cx=\"{x:.1}\" cy=\"{y:.1}\" \
                     r=\"{radius:.1}\"/>"
                )
            }
            Form::Text { at, corner, size, text } => {
                let ((x, y), size) = (place(*at), f64::from(*size) * cell);
                let height = size * CAPITALS;
                let (anchor, y) = match corner {
                    true => (" text-anchor=\"start\"", y + height),
                    false => ("", y + height / 2.0),
                };
                writeln!(
                    out,
                    "<text class=\"fill hue-{hue}\" x=\"{x:.1}\" y=\"{y:.1}\" \
                     font-size=\"{size:.1}\"{anchor}>{text}</text>"
                )
            }
        };
    }
}

/// The path through points.
fn path(points: impl Iterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.enumerate() {
        let _ = write!(path, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
    }
    path
}
