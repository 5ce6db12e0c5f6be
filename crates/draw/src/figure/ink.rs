//! The contents of a PDF page: drawing operators, and the letters and opacities that they use.

use std::collections::BTreeSet;

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name, Str};

use super::font::{NAMES, UsedFont};
use super::objects::rounded;
use super::picture::{Anchor, At, Colour, Figure, Font, Mark, Style};
use super::typeface::glyphs;

/// The distance of the control points, for a circle of radius 1 as four cubic curves.
const ROUNDNESS: f32 = 0.552_285;

/// The fonts and the opacities that pages use.
#[derive(Default)]
pub(super) struct Inks {
    /// The regular and the bold font.
    pub(super) fonts: [UsedFont; 2],
    pub(super) opacities: BTreeSet<u8>,
}

impl Inks {
    /// The contents of a page, as operators.
    pub(super) fn draw(&mut self, figure: &Figure) -> Vec<u8> {
        let scale = figure.unit.points();
        let mut content = Content::new();
        // The origin of a PDF page is its lower left corner.
        content.transform([scale, 0.0, 0.0, -scale, 0.0, rounded(figure.height * scale)]);
        for mark in &figure.marks {
            match mark {
                Mark::Line { points, width, style, colour } => {
                    self.take(&mut content, *colour);
                    content.set_line_width(rounded(*width));
                    let (cap, join) = match style {
                        Style::Round | Style::Dashed(_) => {
                            (LineCapStyle::RoundCap, LineJoinStyle::RoundJoin)
                        }
                        Style::Ruled => {
                            (LineCapStyle::ProjectingSquareCap, LineJoinStyle::MiterJoin)
                        }
                    };
                    let dashes = match style {
                        Style::Dashed(dashes) => &dashes.map(rounded)[..],
                        Style::Round | Style::Ruled => &[],
                    };
                    content.set_line_cap(cap).set_line_join(join);
                    content.set_dash_pattern(dashes.iter().copied(), 0.0);
                    follow(&mut content, points).stroke();
                }
                Mark::Area { points, colour } => {
                    self.take(&mut content, *colour);
                    follow(&mut content, points).fill_nonzero();
                }
                Mark::Dot { centre, radius, colour } => {
                    self.take(&mut content, *colour);
                    circle(&mut content, *centre, *radius);
                }
                Mark::Text { at, anchor, font, text } => {
                    self.take(&mut content, font.colour);
                    self.write(&mut content, *at, *anchor, *font, text);
                }
            }
        }
        content.finish().into_vec()
    }

    /// Selects a colour for lines and areas.
    fn take(&mut self, content: &mut Content, colour: Colour) {
        let [red, green, blue, opacity] = colour.0;
        let [red, green, blue] = [red, green, blue].map(|part| rounded(f32::from(part) / 255.0));
        self.opacities.insert(opacity);
        content.set_parameters(Name(&state_name(opacity)));
        content.set_fill_rgb(red, green, blue).set_stroke_rgb(red, green, blue);
    }

    fn write(&mut self, content: &mut Content, (x, y): At, anchor: Anchor, font: Font, text: &str) {
        let Some(face) = font.face() else { return };
        let used = &mut self.fonts[usize::from(font.bold)];
        let mut numbers = Vec::with_capacity(2 * text.len());
        for (letter, glyph) in glyphs(&face, text) {
            numbers.extend(used.number(&face, letter, glyph).to_be_bytes());
        }
        let start = anchor.start(x, font.width(text));
        let (name, _) = NAMES[usize::from(font.bold)];
        content.begin_text().set_font(Name(name), rounded(font.size));
        content.set_text_matrix([1.0, 0.0, 0.0, -1.0, rounded(start), rounded(y)]);
        content.show(Str(&numbers)).end_text();
    }
}

/// The name of the graphics state for an opacity.
pub(super) fn state_name(opacity: u8) -> Vec<u8> {
    format!("O{opacity}").into_bytes()
}

/// Begins a path through points.
fn follow<'c>(content: &'c mut Content, points: &[At]) -> &'c mut Content {
    for (index, &(x, y)) in points.iter().enumerate() {
        let (x, y) = (rounded(x), rounded(y));
        if index == 0 {
            content.move_to(x, y)
        } else {
            content.line_to(x, y)
        };
    }
    content
}

fn circle(content: &mut Content, (x, y): At, radius: f32) {
    // The ends of the quarters as multiples of the radius, clockwise from the right.
    let corners = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)];
    let at = |across: f32, down: f32| (rounded(x + across * radius), rounded(y + down * radius));
    let start = at(1.0, 0.0);
    content.move_to(start.0, start.1);
    for quarter in corners.windows(2) {
        let ((a, b), (c, d)) = (quarter[0], quarter[1]);
        let one = at(a + ROUNDNESS * c, b + ROUNDNESS * d);
        let two = at(c + ROUNDNESS * a, d + ROUNDNESS * b);
        let end = at(c, d);
        content.cubic_to(one.0, one.1, two.0, two.1, end.0, end.1);
    }
    content.fill_nonzero();
}
