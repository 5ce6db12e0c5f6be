//! Generates the fonts in `fonts/` for the web page: Noto Sans, reduced to European letters.
//!
//! `EVOKU_BLESS=1 cargo test -p evoku-draw cut` rewrites these files.

use std::ops::RangeInclusive;
use std::path::Path;

use subsetter::{GlyphRemapper, subset};
use ttf_parser::Face;

use super::typeface::FONTS;

const FILES: [&str; 2] = ["regular.ttf", "bold.ttf"];

/// Latin letters with all accents, Greek, Cyrillic, punctuation and mathematical signs.
const LETTERS: &[RangeInclusive<char>] = &[
    ' '..='~',
    '\u{a0}'..='\u{17f}',
    '\u{386}'..='\u{3ce}',
    '\u{400}'..='\u{45f}',
    '\u{2010}'..='\u{2026}',
    '\u{202f}'..='\u{2030}',
    '\u{2039}'..='\u{203a}',
    '\u{20ac}'..='\u{20ac}',
    '\u{2122}'..='\u{2122}',
    '\u{2212}'..='\u{2212}',
    '\u{221a}'..='\u{221a}',
    '\u{2260}'..='\u{2265}',
];

/// The letters of [`LETTERS`] that a font contains, each with its glyph.
fn letters(face: &Face<'_>) -> impl Iterator<Item = (char, u16)> {
    let letters = LETTERS.iter().cloned().flatten();
    letters.filter_map(|letter| Some((letter, face.glyph_index(letter)?.0)))
}

/// Reduces a font to [`LETTERS`]. The result consists of the tables that the subsetting library
/// keeps and of a new map from letters to glyphs.
fn cut(font: &[u8]) -> Vec<u8> {
    let face = Face::parse(font, 0).expect("a font");
    let mut numbers = GlyphRemapper::new();
    let map: Vec<(char, u16)> =
        letters(&face).map(|(letter, glyph)| (letter, numbers.remap(glyph))).collect();
    let outlines = subset(font, 0, &numbers).expect("a font with outlines");
    let mut tables = tables(&outlines);
    tables.push((*b"cmap", character_map(&map)));
    tables.sort();
    assembled(&tables)
}

type Table = ([u8; 4], Vec<u8>);

fn number(bytes: &[u8], at: usize) -> usize {
    u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize
}

/// The tables of a font (OpenType 1.9, "Organization of an OpenType font").
fn tables(font: &[u8]) -> Vec<Table> {
    let count = usize::from(u16::from_be_bytes([font[4], font[5]]));
    let table = |index| {
        let entry = &font[12 + 16 * index..][..16];
        let (offset, length) = (number(entry, 8), number(entry, 12));
        (entry[..4].try_into().expect("four letters"), font[offset..offset + length].to_vec())
    };
    (0..count).map(table).collect()
}

/// A table that maps letters to glyphs, in ranges (format 12).
fn character_map(map: &[(char, u16)]) -> Vec<u8> {
    let mut groups: Vec<[u32; 3]> = Vec::new();
    for &(letter, glyph) in map {
        let (letter, glyph) = (u32::from(letter), u32::from(glyph));
        match groups.last_mut() {
            Some([first, last, start])
                if *last + 1 == letter && *start + (letter - *first) == glyph =>
            {
                *last = letter;
            }
            _ => groups.push([letter, letter, glyph]),
        }
    }
    // The table's header: one subtable, for all of Unicode, begins after twelve bytes.
    let mut bytes = vec![0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0];
    let count = groups.len() as u32;
    for word in [16 + 12 * count, 0, count].into_iter().chain(groups.into_iter().flatten()) {
        bytes.extend(word.to_be_bytes());
    }
    bytes
}

/// Assembles a font from tables. Checksums are 0, because no reader checks them.
fn assembled(tables: &[Table]) -> Vec<u8> {
    let mut font = vec![0, 1, 0, 0];
    font.extend((tables.len() as u16).to_be_bytes());
    font.extend([0; 6]);
    let mut offset = 12 + 16 * tables.len();
    for (name, table) in tables {
        font.extend(name);
        for word in [0, offset as u32, table.len() as u32] {
            font.extend(word.to_be_bytes());
        }
        offset += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        font.extend(table);
        font.resize(font.len().next_multiple_of(4), 0);
    }
    font
}

#[test]
fn cut_fonts_are_those_that_the_page_has() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
    for (font, name) in FONTS.into_iter().zip(FILES) {
        let made = cut(font);
        let path = folder.join(name);
        if std::env::var_os("EVOKU_BLESS").is_some() {
            std::fs::write(&path, &made).expect("a folder to write to");
        }
        assert!(std::fs::read(&path).ok() == Some(made), "{name}: see the top of cut.rs");
    }
}

/// Checks that the web page can draw all text that users read.
#[test]
fn cut_fonts_have_the_letters_of_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../messages/texts");
    let files = std::fs::read_dir(folder).expect("the folder of texts");
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(file.expect("a file").path()).expect("a text")
    };
    let texts: Vec<String> = files.map(read).collect();
    assert!(texts.len() > 1, "{} languages", texts.len());
    for font in FONTS {
        let face = Face::parse(font, 0).expect("a font");
        let known: Vec<char> = letters(&face).map(|(letter, _)| letter).collect();
        let read = texts.iter().flat_map(|text| text.chars().filter(|sign| sign.is_alphabetic()));
        // The last two characters are the spaces in French text and in grouped numbers.
        let mut missing: Vec<char> = read.chain("\u{a0}\u{202f}".chars()).collect();
        missing.retain(|letter| !known.contains(letter));
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// Checks that the web page makes the same PDF as the command.
#[test]
fn a_cut_font_embeds_the_same_glyphs_as_the_whole() {
    for font in FONTS {
        let made = cut(font);
        let whole = Face::parse(font, 0).expect("a font");
        let known: Vec<char> = letters(&whole).map(|(letter, _)| letter).collect();
        for text in [&known[..], &known[90..140], &['?', 'ß', '\u{10ffff}', '1']] {
            let embedded = |font: &[u8]| {
                let face = Face::parse(font, 0).expect("a font");
                let mut numbers = GlyphRemapper::new();
                for &letter in text {
                    numbers.remap(face.glyph_index(letter).unwrap_or_default().0);
                }
                let measures = (face.ascender(), face.descender(), face.global_bounding_box());
                (subset(font, 0, &numbers).expect("outlines"), measures)
            };
            assert!(embedded(font) == embedded(&made));
        }
    }
}
