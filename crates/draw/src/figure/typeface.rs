//! The font of all text: Noto Sans.

use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId};

use super::letters::drawn;
use super::picture::{Anchor, Font};

/// The regular and the bold font.
#[cfg(feature = "files")]
pub(super) const FONTS: [&[u8]; 2] = [notosans::REGULAR_TTF, notosans::BOLD_TTF];

/// The same fonts with European letters only, a sixth as large. `cut.rs` generates them.
#[cfg(not(feature = "files"))]
pub(super) const FONTS: [&[u8]; 2] =
    [include_bytes!("../../fonts/regular.ttf"), include_bytes!("../../fonts/bold.ttf")];

/// The font's units per em.
pub(super) const UNITS: f32 = 2048.0;

/// The height of capitals and digits, in units of the font. The reduced fonts don't contain this
/// number.
pub(super) const CAPITALS: f32 = 1462.0;

impl Font {
    pub(super) fn face(self) -> Option<Face<'static>> {
        Face::parse(FONTS[usize::from(self.bold)], 0).ok()
    }

    /// The width of a text in units.
    #[must_use]
    pub fn width(self, text: &str) -> f32 {
        let Some(face) = self.face() else { return 0.0 };
        let width = |(_, glyph)| f32::from(face.glyph_hor_advance(glyph).unwrap_or(0));
        let units: f32 = glyphs(&face, text).map(width).sum();
        units / UNITS * self.size
    }

    /// The height of capitals and digits in units.
    #[must_use]
    pub fn capital_height(self) -> f32 {
        CAPITALS / UNITS * self.size
    }
}

/// Returns `true` if the regular and the bold font have a glyph for this letter.
#[must_use]
pub fn has_glyph(letter: char) -> bool {
    static FACES: LazyLock<Vec<Face<'static>>> =
        LazyLock::new(|| FONTS.iter().filter_map(|font| Face::parse(font, 0).ok()).collect());
    FACES.iter().all(|face| face.glyph_index(letter).is_some())
}

impl Anchor {
    /// The left end of a text with this width whose anchor is at `x`.
    pub(super) fn start(self, x: f32, width: f32) -> f32 {
        match self {
            Self::Start => x,
            Self::Middle => x - width / 2.0,
            Self::End => x - width,
        }
    }
}

/// The letters of a text with their glyphs. A question mark replaces a missing letter.
pub(super) fn glyphs<'t>(
    face: &'t Face<'_>,
    text: &'t str,
) -> impl Iterator<Item = (char, GlyphId)> + 't {
    text.chars()
        .filter_map(drawn)
        .map(|letter| (letter, face.glyph_index(letter).unwrap_or_default()))
}
