//! Pictures as lists of marks.

use std::collections::BTreeSet;

use super::letters::add_missing;

/// A position, in units from the top left corner.
pub type At = (f32, f32);

/// Red, green, blue and opacity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(
    /// The four components, from 0 to 255.
    pub [u8; 4],
);

/// The point of a text that is placed at the text's position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The beginning of the text.
    Start,
    /// The middle of the text.
    Middle,
    /// The end of the text.
    End,
}

/// The appearance of a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Font {
    /// The size in units.
    pub size: f32,
    /// `true` for bold text.
    pub bold: bool,
    /// The colour.
    pub colour: Colour,
}

/// The length unit of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A pixel of a web page. A PNG has two pixels per unit, so that it is sharp on high-resolution
    /// screens.
    Pixel,
    /// A point of 1/72 inch, as used in print. A PNG has 300 pixels per inch.
    Point,
}

impl Unit {
    /// The number of pixels of a PNG per unit.
    #[cfg(feature = "files")]
    pub(super) fn pixels(self) -> f32 {
        match self {
            Self::Pixel => 2.0,
            Self::Point => 300.0 / 72.0,
        }
    }

    /// The number of points on paper per unit. An inch has 96 pixels of a web page.
    pub(super) fn points(self) -> f32 {
        match self {
            Self::Pixel => 0.75,
            Self::Point => 1.0,
        }
    }
}

/// The style of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Style {
    /// Round ends and corners, for curves.
    Round,
    /// Round ends and corners, with strokes and gaps of these lengths.
    Dashed([f32; 2]),
    /// Square ends and corners. Such a line covers the corner where it meets another.
    Ruled,
}

/// The lengths of strokes and gaps of a dashed line, in units.
const DASHES: [f32; 2] = [6.0, 5.0];

/// An element of a picture.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Mark {
    Line { points: Vec<At>, width: f32, style: Style, colour: Colour },
    Area { points: Vec<At>, colour: Colour },
    Dot { centre: At, radius: f32, colour: Colour },
    Text { at: At, anchor: Anchor, font: Font, text: String },
}

/// A picture: a list of marks, each drawn over the earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) unit: Unit,
    pub(super) title: String,
    pub(super) marks: Vec<Mark>,
}

impl Figure {
    /// Creates an empty white picture of this size. Screen readers read the title.
    #[must_use]
    pub fn new((width, height): At, unit: Unit, title: String) -> Self {
        Self { width, height, unit, title, marks: Vec::new() }
    }

    /// The title.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The letters of its texts that the font doesn't have. PNG and PDF have a question mark
    /// instead of each; a program that shows SVG may have them in another font.
    #[must_use]
    pub fn missing_letters(&self) -> BTreeSet<char> {
        let mut missing = BTreeSet::new();
        for mark in &self.marks {
            if let Mark::Text { text, .. } = mark {
                add_missing(text, &mut missing);
            }
        }
        missing
    }

    /// Adds a curve through these points.
    pub fn line(&mut self, points: Vec<At>, width: f32, colour: Colour) {
        self.add_line(points, width, Style::Round, colour);
    }

    /// Adds a dashed curve through these points.
    pub fn dashed_line(&mut self, points: Vec<At>, width: f32, colour: Colour) {
        self.line_with_dashes(points, DASHES, width, colour);
    }

    /// Adds a dashed curve through these points, with strokes and gaps of these lengths.
    pub fn line_with_dashes(
        &mut self,
        points: Vec<At>,
        dashes: [f32; 2],
        width: f32,
        colour: Colour,
    ) {
        self.add_line(points, width, Style::Dashed(dashes), colour);
    }

    /// Adds a line with sharp corners and ends, which extend half its width beyond the points.
    pub fn ruled_line(&mut self, points: Vec<At>, width: f32, colour: Colour) {
        self.add_line(points, width, Style::Ruled, colour);
    }

    fn add_line(&mut self, points: Vec<At>, width: f32, style: Style, colour: Colour) {
        if !points.is_empty() {
            self.marks.push(Mark::Line { points, width, style, colour });
        }
    }

    /// Adds a filled polygon.
    pub fn area(&mut self, points: Vec<At>, colour: Colour) {
        if !points.is_empty() {
            self.marks.push(Mark::Area { points, colour });
        }
    }

    /// Adds a filled circle.
    pub fn dot(&mut self, centre: At, radius: f32, colour: Colour) {
        self.marks.push(Mark::Dot { centre, radius, colour });
    }

    /// Adds a text whose baseline is at the height of this point.
    pub fn text(&mut self, at: At, anchor: Anchor, font: Font, text: impl Into<String>) {
        self.marks.push(Mark::Text { at, anchor, font, text: text.into() });
    }
}
