//! The font of all words: Noto Sans.

#[cfg(feature = "files")]
use ttf_parser::{Face, GlyphId};

#[cfg(feature = "files")]
use super::picture::Anchor;
use super::picture::Font;
use super::widths::{CAPITALS, UNITS, advance};

/// Regular and bold.
#[cfg(feature = "files")]
pub(super) const FONTS: [&[u8]; 2] = [notosans::REGULAR_TTF, notosans::BOLD_TTF];

impl Font {
    #[cfg(feature = "files")]
    pub(super) fn face(self) -> Option<Face<'static>> {
        Face::parse(FONTS[usize::from(self.bold)], 0).ok()
    }

    /// The width of a text in units.
    #[must_use]
    pub fn width(self, text: &str) -> f32 {
        let width = |letter| advance(self.bold, letter).unwrap_or_else(|| self.other(letter));
        let units: f32 = text.chars().map(|letter| f32::from(width(letter))).sum();
        units / UNITS * self.size
    }

    /// The width of a letter beyond ASCII.
    #[cfg(feature = "files")]
    fn other(self, letter: char) -> u16 {
        let face = self.face();
        let width = face.map(|face| {
            let glyph = face.glyph_index(letter).unwrap_or_default();
            face.glyph_hor_advance(glyph).unwrap_or(0)
        });
        width.unwrap_or(0)
    }

    /// A guess at the width of a letter beyond ASCII: the font isn't there.
    #[cfg(not(feature = "files"))]
    fn other(self, _: char) -> u16 {
        super::widths::DIGIT
    }

    /// The height of capitals and digits in units.
    #[must_use]
    pub fn capital_height(self) -> f32 {
        CAPITALS / UNITS * self.size
    }
}

#[cfg(feature = "files")]
impl Anchor {
    /// Where a text of this width begins.
    pub(super) fn start(self, x: f32, width: f32) -> f32 {
        match self {
            Self::Start => x,
            Self::Middle => x - width / 2.0,
            Self::End => x - width,
        }
    }
}

/// The letters of a text with their glyphs. Glyph 0 is the font's own mark for a letter that it
/// doesn't have.
#[cfg(feature = "files")]
pub(super) fn glyphs<'t>(
    face: &'t Face<'_>,
    text: &'t str,
) -> impl Iterator<Item = (char, GlyphId)> + 't {
    text.chars().map(|letter| (letter, face.glyph_index(letter).unwrap_or_default()))
}
