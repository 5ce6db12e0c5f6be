//! Pictures as PNG.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};
use ttf_parser::OutlineBuilder;

use super::error::DrawError;
use super::picture::{At, Colour, Figure, Font, Mark, Style};
use super::typeface::glyphs;

/// Encodes a picture as PNG.
///
/// # Errors
/// If there is not enough memory for the picture.
pub(super) fn encode(figure: &Figure) -> Result<Vec<u8>, DrawError> {
    let scale = figure.unit.pixels();
    let [width, height] =
        [figure.width, figure.height].map(|length| (length * scale).round() as u32);
    let mut pixels = Pixmap::new(width, height).ok_or(DrawError::Size)?;
    pixels.fill(tiny_skia::Color::WHITE);
    let scale = Transform::from_scale(scale, scale);
    for mark in &figure.marks {
        match mark {
            Mark::Line { points, width, style, colour } => {
                if let Some(path) = polygon(points, false) {
                    let stroke = stroke(*width, *style);
                    pixels.stroke_path(&path, &colour.paint(), &stroke, scale, None);
                }
            }
            Mark::Area { points, colour } => {
                fill(&mut pixels, polygon(points, true), *colour, scale);
            }
            Mark::Dot { centre: (x, y), radius, colour } => {
                fill(&mut pixels, PathBuilder::from_circle(*x, *y, *radius), *colour, scale);
            }
            Mark::Text { at: (x, y), anchor, font, text } => {
                let start = anchor.start(*x, font.width(text));
                let outline = outlined(text, *font);
                fill(&mut pixels, outline, font.colour, scale.pre_translate(start, *y));
            }
        }
    }
    pixels.encode_png().map_err(|_| DrawError::Png)
}

fn stroke(width: f32, style: Style) -> Stroke {
    let (line_cap, line_join) = match style {
        Style::Round | Style::Dashed(_) => (LineCap::Round, LineJoin::Round),
        Style::Ruled => (LineCap::Square, LineJoin::Miter),
    };
    let dash = match style {
        Style::Dashed(dashes) => StrokeDash::new(dashes.to_vec(), 0.0),
        Style::Round | Style::Ruled => None,
    };
    Stroke { width, dash, line_cap, line_join, ..Stroke::default() }
}

impl Colour {
    fn paint(self) -> Paint<'static> {
        let [red, green, blue, opacity] = self.0;
        let mut paint = Paint::default();
        paint.set_color_rgba8(red, green, blue, opacity);
        paint
    }
}

fn fill(pixels: &mut Pixmap, path: Option<Path>, colour: Colour, transform: Transform) {
    if let Some(path) = path {
        pixels.fill_path(&path, &colour.paint(), FillRule::Winding, transform, None);
    }
}

fn polygon(points: &[At], close: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (&(x, y), rest) = points.split_first()?;
    path.move_to(x, y);
    for &(x, y) in rest {
        path.line_to(x, y);
    }
    if close {
        path.close();
    }
    path.finish()
}

/// The outline of a text that begins at (0, 0); `None` if it has no visible glyphs.
fn outlined(text: &str, font: Font) -> Option<Path> {
    let face = font.face()?;
    let scale = font.size / f32::from(face.units_per_em());
    let mut pen = Pen { path: PathBuilder::new(), scale, x: 0.0 };
    for (_, glyph) in glyphs(&face, text) {
        face.outline_glyph(glyph, &mut pen);
        pen.x += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    }
    pen.path.finish()
}

/// Places glyphs next to each other. The y axis of a font points up, that of a picture down.
struct Pen {
    path: PathBuilder,
    scale: f32,
    x: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> At {
        (self.x + x * self.scale, -y * self.scale)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }
    fn close(&mut self) {
        self.path.close();
    }
}
