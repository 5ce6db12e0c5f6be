//! Fonts in a PDF: the glyphs that pages use, embedded once.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::writers::FontDescriptor;
use pdf_writer::{Name, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};
use ttf_parser::{Face, GlyphId};

use super::error::DrawError;
use super::objects::{Objects, rounded};
use super::typeface::{CAPITALS, FONTS, UNITS};

/// The names of the regular and the bold font, in pages and in the font's own object. The name of
/// an embedded subset begins with a tag of six letters (9.6.4).
pub(super) const NAMES: [(&[u8], &[u8]); 2] =
    [(b"R", b"EVOKUR+NotoSans-Regular"), (b"B", b"EVOKUB+NotoSans-Bold")];

const IDENTITY: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The used glyphs of a font.
#[derive(Default)]
pub(super) struct UsedFont {
    /// The numbers of the glyphs in the file.
    pub(super) numbers: GlyphRemapper,
    /// The letter of each number, and its width in thousandths of the font size.
    pub(super) letters: BTreeMap<u16, (char, f32)>,
}

impl UsedFont {
    /// The number of a glyph in the file; assigns one if necessary.
    pub(super) fn number(&mut self, face: &Face<'_>, letter: char, glyph: GlyphId) -> u16 {
        let number = self.numbers.remap(glyph.0);
        self.letters.entry(number).or_insert_with(|| (letter, thousandths(face, glyph)));
        number
    }

    /// Writes the font with its used glyphs, and returns its object.
    pub(super) fn embed(self, objects: &mut Objects, index: usize) -> Result<Ref, DrawError> {
        let (id, descendant) = (objects.reserve()?, objects.reserve()?);
        let (descriptor, letters) = (objects.reserve()?, objects.reserve()?);
        let outlines = objects.reserve()?;
        let name = Name(NAMES[index].1);
        let face = Face::parse(FONTS[index], 0).map_err(|_| DrawError::Font)?;
        let outline = subset(FONTS[index], 0, &self.numbers);
        let outline = outline.map_err(|_| DrawError::Font)?;
        objects.put(id, |chunk| {
            chunk
                .type0_font(id)
                .base_font(name)
                .encoding_predefined(Name(b"Identity-H"))
                .descendant_font(descendant)
                .to_unicode(letters);
        });
        objects.put(descendant, |chunk| {
            let mut cid = chunk.cid_font(descendant);
            cid.subtype(CidFontType::Type2).base_font(name).system_info(IDENTITY);
            cid.font_descriptor(descriptor).default_width(0.0);
            cid.cid_to_gid_map_predefined(Name(b"Identity"));
            let mut widths = cid.widths();
            for (&number, &(_, width)) in &self.letters {
                widths.consecutive(number, [width]);
            }
        });
        objects.put(descriptor, |chunk| {
            let mut writer = chunk.font_descriptor(descriptor);
            describe(&mut writer, index, &face);
            writer.font_file2(outlines);
        });
        let mut map = UnicodeCmap::new(Name(b"Letters"), IDENTITY);
        self.letters.iter().for_each(|(&number, &(letter, _))| map.pair(number, letter));
        objects.put_stream(letters, &map.finish());
        objects.put_stream(outlines, &outline);
        Ok(id)
    }
}

/// Writes the metrics of a font.
fn describe(writer: &mut FontDescriptor<'_>, index: usize, face: &Face<'_>) {
    let size = |length: i16| f32::from(length) * 1000.0 / f32::from(face.units_per_em());
    let bounds = face.global_bounding_box();
    let corners = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(size);
    let [left, bottom, right, top] = corners;
    writer
        .name(Name(NAMES[index].1))
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(size(face.ascender()))
        .descent(size(face.descender()))
        .cap_height(CAPITALS * 1000.0 / UNITS)
        // The width of an upright stroke, which TrueType fonts don't contain. Viewers ignore it if
        // they have the outlines.
        .stem_v(if index == 0 { 80.0 } else { 140.0 });
}

/// The width of a glyph in thousandths of the font size.
fn thousandths(face: &Face<'_>, glyph: GlyphId) -> f32 {
    let width = f32::from(face.glyph_hor_advance(glyph).unwrap_or(0));
    rounded(width * 1000.0 / f32::from(face.units_per_em()))
}
