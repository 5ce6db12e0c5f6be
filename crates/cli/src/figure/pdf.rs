//! Pictures as PDF: vectors, and words in embedded fonts that can be searched and copied.
//!
//! ISO 32000-1:2008 (PDF 1.7); 9.7 is about fonts of many glyphs. Nothing depends on the clock, so
//! equal pictures are equal bytes.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context;
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{
    CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap,
};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::{GlyphRemapper, subset};
use ttf_parser::{Face, GlyphId};

use super::typeface::{FONTS, glyphs};
use super::{Anchor, At, Colour, DASHES, Figure, Font, Mark, Style};

/// How hard streams are compressed: the usual trade.
const COMPRESSION: u8 = 6;

/// A circle as four cubic curves: the distance of control points, for a radius of 1.
const ROUNDNESS: f32 = 0.552_285;

/// Regular and bold, as pages call them and as the file names them. A subset of a font has six
/// letters of its own before its name (9.6.4).
const NAMES: [(&[u8], &[u8]); 2] =
    [(b"R", b"EVOKUR+NotoSans-Regular"), (b"B", b"EVOKUB+NotoSans-Bold")];

const IDENTITY: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// # Errors
/// If there are more pages than a PDF can count, or a font can't be embedded.
pub(super) fn encode(figures: &[Figure]) -> anyhow::Result<Vec<u8>> {
    let mut next = Ref::new(1);
    let (catalog, tree, information) = (next.bump(), next.bump(), next.bump());
    let count = i32::try_from(figures.len()).context("too many pages")?;
    let mut pdf = Pdf::new();
    let title = figures.first().map_or("", |figure| figure.title.as_str());
    pdf.catalog(catalog).pages(tree).viewer_preferences().display_doc_title(true);
    pdf.document_info(information).title(TextStr(title)).creator(TextStr("evoku"));

    let mut inks = Inks::default();
    let mut pages = Vec::with_capacity(figures.len());
    for figure in figures {
        let (page, contents) = (next.bump(), next.bump());
        let drawn = compress_to_vec_zlib(&inks.draw(figure), COMPRESSION);
        pdf.stream(contents, &drawn).filter(Filter::FlateDecode);
        let scale = figure.unit.points();
        let corner = (figure.width * scale, figure.height * scale);
        let mut writer = pdf.page(page);
        writer.media_box(Rect::new(0.0, 0.0, rounded(corner.0), rounded(corner.1)));
        writer.parent(tree).contents(contents);
        writer.finish();
        pages.push(page);
    }

    let fonts = inks.fonts.map(|font| (!font.letters.is_empty()).then(|| (next.bump(), font)));
    let mut writer = pdf.pages(tree);
    writer.kids(pages).count(count);
    let mut resources = writer.resources();
    let mut names = resources.fonts();
    for (font, (name, _)) in fonts.iter().zip(NAMES) {
        if let Some((id, _)) = font {
            names.pair(Name(name), *id);
        }
    }
    names.finish();
    let mut states = resources.ext_g_states();
    for opacity in inks.opacities {
        let alpha = f32::from(opacity) / 255.0;
        let mut state = states
            .insert(Name(&state_name(opacity)))
            .start::<pdf_writer::writers::ExtGraphicsState<'_>>();
        state.stroking_alpha(alpha).non_stroking_alpha(alpha);
    }
    states.finish();
    resources.finish();
    writer.finish();

    for (index, font) in fonts.into_iter().enumerate() {
        if let Some((id, font)) = font {
            font.embed(&mut pdf, id, index, &mut next)?;
        }
    }
    Ok(pdf.finish())
}

/// What pages draw with.
#[derive(Default)]
pub(super) struct Inks {
    /// Regular and bold.
    pub(super) fonts: [UsedFont; 2],
    opacities: BTreeSet<u8>,
}

/// The glyphs of a font that are used.
#[derive(Default)]
pub(super) struct UsedFont {
    /// The glyphs' numbers in the file.
    pub(super) numbers: GlyphRemapper,
    /// The letter and the width in thousandths of the size, by number.
    pub(super) letters: BTreeMap<u16, (char, f32)>,
}

impl Inks {
    /// The contents of a page.
    pub(super) fn draw(&mut self, figure: &Figure) -> Vec<u8> {
        let scale = figure.unit.points();
        let mut content = Content::new();
        // A page's origin is the corner below.
        content.transform([scale, 0.0, 0.0, -scale, 0.0, rounded(figure.height * scale)]);
        for mark in &figure.marks {
            match mark {
                Mark::Line { points, width, style, colour } => {
                    self.take(&mut content, *colour);
                    content.set_line_width(rounded(*width));
                    let (cap, join) = match style {
                        Style::Round | Style::Dashed => {
                            (LineCapStyle::RoundCap, LineJoinStyle::RoundJoin)
                        }
                        Style::Ruled => {
                            (LineCapStyle::ProjectingSquareCap, LineJoinStyle::MiterJoin)
                        }
                    };
                    let dashes = if *style == Style::Dashed { &DASHES[..] } else { &[] };
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

    /// Takes a colour for lines and areas.
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
            let number = used.numbers.remap(glyph.0);
            used.letters.entry(number).or_insert((letter, thousandths(&face, glyph)));
            numbers.extend(number.to_be_bytes());
        }
        let start = anchor.start(x, font.width(text));
        let (name, _) = NAMES[usize::from(font.bold)];
        content.begin_text().set_font(Name(name), rounded(font.size));
        content.set_text_matrix([1.0, 0.0, 0.0, -1.0, rounded(start), rounded(y)]);
        content.show(Str(&numbers)).end_text();
    }
}

impl UsedFont {
    /// Writes the font with the glyphs that are used.
    fn embed(self, pdf: &mut Pdf, id: Ref, index: usize, next: &mut Ref) -> anyhow::Result<()> {
        let (descendant, descriptor) = (next.bump(), next.bump());
        let (letters, outlines) = (next.bump(), next.bump());
        let name = Name(NAMES[index].1);
        let face = Face::parse(FONTS[index], 0).context("the font can't be read")?;
        let outline = subset(FONTS[index], 0, &self.numbers).context("the font can't be read")?;

        pdf.type0_font(id)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(descendant)
            .to_unicode(letters);

        let mut cid = pdf.cid_font(descendant);
        cid.subtype(CidFontType::Type2).base_font(name).system_info(IDENTITY);
        cid.font_descriptor(descriptor).default_width(0.0);
        cid.cid_to_gid_map_predefined(Name(b"Identity"));
        let mut widths = cid.widths();
        for (&number, &(_, width)) in &self.letters {
            widths.consecutive(number, [width]);
        }
        widths.finish();
        cid.finish();

        let size = |length: i16| f32::from(length) * 1000.0 / f32::from(face.units_per_em());
        let bounds = face.global_bounding_box();
        let corners = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(size);
        let [left, bottom, right, top] = corners;
        pdf.font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(size(face.ascender()))
            .descent(size(face.descender()))
            .cap_height(size(face.capital_height().unwrap_or(face.ascender())))
            // The width of an upright stroke, which fonts of this kind don't tell; viewers that
            // have the outlines don't ask.
            .stem_v(if index == 0 { 80.0 } else { 140.0 })
            .font_file2(outlines);

        let mut map = UnicodeCmap::new(Name(b"Letters"), IDENTITY);
        self.letters.iter().for_each(|(&number, &(letter, _))| map.pair(number, letter));
        pdf.stream(letters, &compress_to_vec_zlib(&map.finish(), COMPRESSION))
            .filter(Filter::FlateDecode);
        let compressed = compress_to_vec_zlib(&outline, COMPRESSION);
        pdf.stream(outlines, &compressed).filter(Filter::FlateDecode);
        Ok(())
    }
}

/// The name of the graphics state with an opacity.
fn state_name(opacity: u8) -> Vec<u8> {
    format!("O{opacity}").into_bytes()
}

fn thousandths(face: &Face<'_>, glyph: GlyphId) -> f32 {
    let width = f32::from(face.glyph_hor_advance(glyph).unwrap_or(0));
    rounded(width * 1000.0 / f32::from(face.units_per_em()))
}

/// A path through points.
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
    // From the right, clockwise: where each quarter begins, as parts of the radius.
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

/// A thousandth of a point is finer than any printer.
fn rounded(length: f32) -> f32 {
    (length * 1000.0).round() / 1000.0
}
