//! A picture as a list of marks.

/// A place, in units from the top left corner.
pub type At = (f32, f32);

/// Red, green, blue and opacity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(
    /// The four parts, from 0 to 255.
    pub [u8; 4],
);

/// Which side of a text its place is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// How a text looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Font {
    /// Its size in units.
    pub size: f32,
    /// Whether it is bold.
    pub bold: bool,
    /// Its colour.
    pub colour: Colour,
}

/// How long a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A pixel of a web page. A PNG has two a unit, so that it is sharp on fine screens.
    Pixel,
    /// A seventy-second of an inch, as printers count. A PNG has 300 pixels an inch.
    Point,
}

impl Unit {
    /// Pixels of a PNG.
    #[cfg(feature = "files")]
    pub(super) fn pixels(self) -> f32 {
        match self {
            Self::Pixel => 2.0,
            Self::Point => 300.0 / 72.0,
        }
    }

    /// Points on paper: there are 96 of a web page's pixels in an inch.
    pub(super) fn points(self) -> f32 {
        match self {
            Self::Pixel => 0.75,
            Self::Point => 1.0,
        }
    }
}

/// How a line is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Style {
    /// Round at ends and corners: a curve.
    Round,
    /// As round, with strokes and gaps of these lengths.
    Dashed([f32; 2]),
    /// Square at ends and corners: a ruled line, which covers its corners where it meets another.
    Ruled,
}

/// Strokes and gaps of a dashed line, in units.
const DASHES: [f32; 2] = [6.0, 5.0];

/// Something to draw.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Mark {
    Line { points: Vec<At>, width: f32, style: Style, colour: Colour },
    Area { points: Vec<At>, colour: Colour },
    Dot { centre: At, radius: f32, colour: Colour },
    Text { at: At, anchor: Anchor, font: Font, text: String },
}

/// A picture: marks, each drawn over those before it.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) unit: Unit,
    pub(super) title: String,
    pub(super) marks: Vec<Mark>,
}

impl Figure {
    /// A white picture of this size; the title is for those who can't see it.
    #[must_use]
    pub fn new((width, height): At, unit: Unit, title: String) -> Self {
        Self { width, height, unit, title, marks: Vec::new() }
    }

    /// Its title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// A curve through these points.
    pub fn line(&mut self, points: Vec<At>, width: f32, colour: Colour) {
        self.add_line(points, width, Style::Round, colour);
    }

    /// A dashed curve through these points.
    pub fn dashed_line(&mut self, points: Vec<At>, width: f32, colour: Colour) {
        self.line_with_dashes(points, DASHES, width, colour);
    }

    /// A dashed curve through these points, with strokes and gaps of these lengths.
    pub fn line_with_dashes(
        &mut self,
        points: Vec<At>,
        dashes: [f32; 2],
        width: f32,
        colour: Colour,
    ) {
        self.add_line(points, width, Style::Dashed(dashes), colour);
    }

    /// A line with sharp corners and ends, which reach half its width beyond the points.
    pub fn ruled_line(&mut self, points: Vec<At>, width: f32, colour: Colour) {
        self.add_line(points, width, Style::Ruled, colour);
    }

    fn add_line(&mut self, points: Vec<At>, width: f32, style: Style, colour: Colour) {
        if !points.is_empty() {
            self.marks.push(Mark::Line { points, width, style, colour });
        }
    }

    /// A polygon, filled.
    pub fn area(&mut self, points: Vec<At>, colour: Colour) {
        if !points.is_empty() {
            self.marks.push(Mark::Area { points, colour });
        }
    }

    /// A filled circle.
    pub fn dot(&mut self, centre: At, radius: f32, colour: Colour) {
        self.marks.push(Mark::Dot { centre, radius, colour });
    }

    /// A text whose baseline is at this height.
    pub fn text(&mut self, at: At, anchor: Anchor, font: Font, text: impl Into<String>) {
        self.marks.push(Mark::Text { at, anchor, font, text: text.into() });
    }
}
