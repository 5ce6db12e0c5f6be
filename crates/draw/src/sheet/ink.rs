//! Colours of text and lines, and their smallest sizes on paper.

use crate::figure::Colour;

/// The main colour: black, because printers render thin grey lines as dots.
pub(super) const INK: Colour = Colour([0, 0, 0, 255]);
/// The colour of secondary text.
pub(super) const MUTED: Colour = Colour([0x55, 0x55, 0x55, 255]);

/// The thinnest lines in points, and the smallest type. Print-on-demand services require these
/// sizes.
pub(super) const THINNEST: f32 = 0.75;
pub(super) const SMALLEST: f32 = 7.0;

/// The width of digits and the height of capitals, as multiples of the font size.
pub(super) const DIGIT_WIDTH: f32 = 0.572;
pub(super) const CAPITAL_HEIGHT: f32 = 0.714;

/// The smallest sizes of a drawing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Least {
    /// The width of lines.
    pub(super) line: f32,
    /// The font size.
    pub(super) font: f32,
}

impl Least {
    /// No limits, for pictures on screens.
    pub(super) const NONE: Self = Self { line: 0.0, font: 0.0 };
    /// The limits on paper, in points.
    pub(super) const ON_PAPER: Self = Self { line: THINNEST, font: SMALLEST };

    /// The font size to use for `letters` digits in a room of this width and height. It is at least
    /// the smallest size, unless the room is too small for that.
    pub(super) fn font_size(self, size: f32, letters: usize, (width, height): (f32, f32)) -> f32 {
        let by_width = width / (DIGIT_WIDTH * letters.max(1) as f32);
        size.max(self.font.min(by_width).min(height / CAPITAL_HEIGHT))
    }
}
