//! The font of all words: Noto Sans.

use ttf_parser::{Face, GlyphId};

use super::picture::{Anchor, Font};

/// Regular and bold.
pub(super) const FONTS: [&[u8]; 2] = [notosans::REGULAR_TTF, notosans::BOLD_TTF];

impl Font {
    pub(super) fn face(self) -> Option<Face<'static>> {
        Face::parse(FONTS[usize::from(self.bold)], 0).ok()
    }

    /// The width of a text in units.
    #[must_use]
    pub fn width(self, text: &str) -> f32 {
        self.face().map_or(0.0, |face| {
            let advance = |glyph| f32::from(face.glyph_hor_advance(glyph).unwrap_or(0));
            let units: f32 = glyphs(&face, text).map(|(_, glyph)| advance(glyph)).sum();
            units / f32::from(face.units_per_em()) * self.size
        })
    }

    /// The height of capitals and digits in units.
    #[must_use]
    pub fn capital_height(self) -> f32 {
        self.face().map_or(0.0, |face| {
            let height = f32::from(face.capital_height().unwrap_or(0));
            height / f32::from(face.units_per_em()) * self.size
        })
    }
}

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
pub(super) fn glyphs<'t>(
    face: &'t Face<'_>,
    text: &'t str,
) -> impl Iterator<Item = (char, GlyphId)> + 't {
    text.chars().map(|letter| (letter, face.glyph_index(letter).unwrap_or_default()))
}
