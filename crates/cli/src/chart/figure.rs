//! A picture of lines, areas and words, drawn as SVG or as PNG.
//!
//! Both come from the same marks, and the words of a PNG are drawn with a font that is part
//! of the program. Four kinds of marks need neither a plotting library nor an SVG renderer.

use std::fmt::Write;

use anyhow::Context;
use tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};
use ttf_parser::{Face, OutlineBuilder};

/// The font of words, and those that an SVG viewer may take instead.
const FAMILY: &str = "'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
/// Pixels of a PNG for a unit of length, so that it is sharp on fine screens and paper.
const PIXELS: f32 = 2.0;

/// A place, in units from the top left corner.
pub(super) type At = (f32, f32);

/// Red, green, blue and opacity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Colour(pub(super) [u8; 4]);

/// Which side of a text its place is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Font {
    pub(super) size: f32,
    pub(super) bold: bool,
    pub(super) colour: Colour,
}

/// Something to draw.
#[derive(Clone, PartialEq, Debug)]
enum Mark {
    Line { points: Vec<At>, width: f32, dashed: bool, colour: Colour },
    Area { points: Vec<At>, colour: Colour },
    Dot { centre: At, radius: f32, colour: Colour },
    Text { at: At, anchor: Anchor, font: Font, text: String },
}

/// A picture: marks, each drawn over those before it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Figure {
    width: f32,
    height: f32,
    title: String,
    marks: Vec<Mark>,
}

impl Figure {
    /// A white picture of this size; the title is for those who can't see it.
    pub(super) fn new(width: f32, height: f32, title: String) -> Self {
        Self { width, height, title, marks: Vec::new() }
    }

    pub(super) fn line(&mut self, points: Vec<At>, width: f32, colour: Colour) {
        if !points.is_empty() {
            self.marks.push(Mark::Line { points, width, dashed: false, colour });
        }
    }

    pub(super) fn dashed_line(&mut self, points: Vec<At>, width: f32, colour: Colour) {
        if !points.is_empty() {
            self.marks.push(Mark::Line { points, width, dashed: true, colour });
        }
    }

    pub(super) fn area(&mut self, points: Vec<At>, colour: Colour) {
        if !points.is_empty() {
            self.marks.push(Mark::Area { points, colour });
        }
    }

    pub(super) fn dot(&mut self, centre: At, radius: f32, colour: Colour) {
        self.marks.push(Mark::Dot { centre, radius, colour });
    }

    /// A text whose baseline is at this height.
    pub(super) fn text(&mut self, at: At, anchor: Anchor, font: Font, text: impl Into<String>) {
        self.marks.push(Mark::Text { at, anchor, font, text: text.into() });
    }

    /// The picture as SVG.
    pub(crate) fn svg(&self) -> String {
        let (width, height) = (self.width, self.height);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"{FAMILY}\">\n\
             <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
            escaped(&self.title),
        );
        for mark in &self.marks {
            // Writing to a string can't fail.
            let _ = match mark {
                Mark::Line { points, width, dashed, colour } => {
                    let dash = if *dashed { " stroke-dasharray=\"6 5\"" } else { "" };
                    let (paint, points) = (paint("stroke", *colour), listed(points));
                    writeln!(
                        svg,
                        "<polyline fill=\"none\" {paint} stroke-width=\"{width}\" \
                         stroke-linejoin=\"round\" stroke-linecap=\"round\"{dash} \
                         points=\"{points}\"/>",
                    )
                }
                Mark::Area { points, colour } => {
                    let (paint, points) = (paint("fill", *colour), listed(points));
                    writeln!(svg, "<polygon {paint} points=\"{points}\"/>")
                }
                Mark::Dot { centre: (x, y), radius, colour } => {
                    let paint = paint("fill", *colour);
                    writeln!(svg, "<circle {paint} cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\"/>")
                }
                Mark::Text { at: (x, y), anchor, font, text } => {
                    let anchor = match anchor {
                        Anchor::Start => "start",
                        Anchor::Middle => "middle",
                        Anchor::End => "end",
                    };
                    let weight = if font.bold { " font-weight=\"bold\"" } else { "" };
                    let (paint, size) = (paint("fill", font.colour), font.size);
                    writeln!(
                        svg,
                        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" \
                         font-size=\"{size}\"{weight} {paint}>{}</text>",
                        escaped(text),
                    )
                }
            };
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// The picture as PNG, two pixels a unit.
    ///
    /// # Errors
    /// If there is no memory for so large a picture.
    pub(crate) fn png(&self) -> anyhow::Result<Vec<u8>> {
        let (width, height) = ((self.width * PIXELS) as u32, (self.height * PIXELS) as u32);
        let mut pixels = Pixmap::new(width, height).context("the chart has no size")?;
        pixels.fill(tiny_skia::Color::WHITE);
        let scale = Transform::from_scale(PIXELS, PIXELS);
        for mark in &self.marks {
            match mark {
                Mark::Line { points, width, dashed, colour } => {
                    let dash = dashed.then(|| StrokeDash::new(vec![6.0, 5.0], 0.0)).flatten();
                    let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
                    let stroke =
                        Stroke { width: *width, dash, line_cap, line_join, ..Stroke::default() };
                    if let Some(path) = polygon(points, false) {
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
                    let (outline, width) = outlined(text, *font);
                    let start = match anchor {
                        Anchor::Start => *x,
                        Anchor::Middle => x - width / 2.0,
                        Anchor::End => x - width,
                    };
                    fill(&mut pixels, outline, font.colour, scale.pre_translate(start, *y));
                }
            }
        }
        pixels.encode_png().context("the chart can't be encoded as PNG")
    }
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

/// The outline of a text that begins at 0, 0, and its width; none if there is nothing to see.
fn outlined(text: &str, font: Font) -> (Option<Path>, f32) {
    let bytes = if font.bold { notosans::BOLD_TTF } else { notosans::REGULAR_TTF };
    let Ok(face) = Face::parse(bytes, 0) else { return (None, 0.0) };
    let scale = font.size / f32::from(face.units_per_em());
    let mut pen = Pen { path: PathBuilder::new(), scale, x: 0.0 };
    for letter in text.chars() {
        // Glyph 0 is the font's own mark for a letter that it doesn't have.
        let glyph = face.glyph_index(letter).unwrap_or_default();
        face.outline_glyph(glyph, &mut pen);
        pen.x += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    }
    (pen.path.finish(), pen.x)
}

/// Puts glyphs beside each other; a font's y axis points up.
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

fn paint(attribute: &str, colour: Colour) -> String {
    let [red, green, blue, opacity] = colour.0;
    let mut paint = format!("{attribute}=\"#{red:02x}{green:02x}{blue:02x}\"");
    if opacity < 255 {
        paint.push_str(&format!(" {attribute}-opacity=\"{:.2}\"", f32::from(opacity) / 255.0));
    }
    paint
}

fn listed(points: &[At]) -> String {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    points.join(" ")
}

/// A text as XML allows it: markup escaped, control characters replaced.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ if letter.is_control() || matches!(letter, '\u{FFFE}' | '\u{FFFF}') => {
                escaped.push('\u{FFFD}');
            }
            _ => escaped.push(letter),
        }
    }
    escaped
}
