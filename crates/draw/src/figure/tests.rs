use ttf_parser::{Face, GlyphId};

use super::document::Document;
use super::error::DrawError;
use super::format::Format;
use super::ink::Inks;
use super::picture::{Anchor, Colour, Figure, Font, Mark, Unit};
use super::typeface::{CAPITALS, FONTS, UNITS, glyphs};

const BLACK: Colour = Colour([0, 0, 0, 255]);
const GLASS: Colour = Colour([10, 200, 30, 64]);

fn font(bold: bool) -> Font {
    Font { size: 12.0, bold, colour: BLACK }
}

/// A picture with every kind of mark.
fn every_kind(unit: Unit) -> Figure {
    let mut figure = Figure::new((200.0, 100.0), unit, "a <b> & \u{7}".to_owned());
    figure.line(vec![(10.0, 10.0), (20.0, 30.0), (40.0, 10.0)], 1.0, BLACK);
    figure.dashed_line(vec![(10.0, 40.0), (90.0, 40.0)], 2.0, BLACK);
    figure.ruled_line(vec![(100.0, 10.0), (190.0, 10.0)], 4.0, BLACK);
    figure.area(vec![(120.0, 20.0), (180.0, 20.0), (180.0, 80.0), (120.0, 80.0)], GLASS);
    figure.dot((60.0, 70.0), 10.0, BLACK);
    figure.text((100.0, 95.0), Anchor::Middle, font(false), "Grüße 123");
    figure.text((190.0, 95.0), Anchor::End, font(true), "bold");
    figure
}

#[test]
fn formats_go_by_the_name_of_the_file() {
    assert_eq!(Format::of("a.SVG".as_ref()), Some(Format::Svg));
    assert_eq!(Format::of("a/b.png".as_ref()), Some(Format::Png));
    assert_eq!(Format::of("b.x.pdf".as_ref()), Some(Format::Pdf));
    assert_eq!(Format::of("a.gif".as_ref()), None);
}

fn colour(picture: &tiny_skia::Pixmap, x: f32, y: f32) -> (u8, u8, u8) {
    let pixel = picture.pixel(x as u32, y as u32).unwrap();
    (pixel.red(), pixel.green(), pixel.blue())
}

#[test]
fn a_png_has_every_mark_where_it_belongs() {
    for (unit, width) in [(Unit::Pixel, 400), (Unit::Point, 833)] {
        let png = every_kind(unit).encode(Format::Png).unwrap();
        let picture = tiny_skia::Pixmap::decode_png(&png).unwrap();
        assert_eq!(picture.width(), width);
        let scale = width as f32 / 200.0;
        let colour = |x: f32, y: f32| colour(&picture, x * scale, y * scale);
        assert_eq!(colour(5.0, 5.0), (255, 255, 255));
        assert_eq!(colour(60.0, 70.0), (0, 0, 0), "in the dot");
        assert_eq!(colour(60.0, 82.0), (255, 255, 255), "outside of it");
        assert_eq!(colour(191.0, 10.0), (0, 0, 0), "a ruled line reaches half its width farther");
        assert_eq!(colour(193.0, 10.0), (255, 255, 255));
        let (red, green, blue) = colour(150.0, 50.0);
        assert!(red < 200 && green > 230 && blue < 205, "a quarter of the colour");
    }
}

/// The pages as one file.
fn document(pages: &[Figure]) -> Result<Vec<u8>, DrawError> {
    let mut document = Document::new(pages.first().map_or("", |page| page.title.as_str()));
    let mut bytes = Vec::new();
    for page in pages {
        document.add(page)?;
        bytes.extend(document.take());
    }
    bytes.extend(document.finish()?);
    Ok(bytes)
}

#[test]
fn a_pdf_is_the_same_every_time_and_has_a_page_a_figure() {
    let pages = [every_kind(Unit::Point), every_kind(Unit::Pixel), every_kind(Unit::Point)];
    let pdf = document(&pages).unwrap();
    assert_eq!(pdf, document(&pages).unwrap());
    assert!(pdf.starts_with(b"%PDF-1.7"));
    assert!(pdf.trim_ascii_end().ends_with(b"%%EOF"));
    let text = String::from_utf8_lossy(&pdf);
    assert_eq!(text.matches("/Type /Page\n").count(), 3);
    assert_eq!(text.matches("/MediaBox [0 0 200 100]").count(), 2);
    assert_eq!(text.matches("/MediaBox [0 0 150 75]").count(), 1, "96 pixels are an inch");
    assert_eq!(text.matches("/FontFile2").count(), 2, "regular and bold, once each");
    assert!(!text.contains("Date"), "nothing depends on the clock");
    let only_bold = {
        let mut figure = Figure::new((10.0, 10.0), Unit::Point, String::new());
        figure.text((0.0, 5.0), Anchor::Start, font(true), "b");
        document(&[figure]).unwrap()
    };
    assert_eq!(String::from_utf8_lossy(&only_bold).matches("/FontFile2").count(), 1);
}

/// Every entry of the cross-reference table is the offset of its object. The document has a page
/// tree of several levels, and its bytes are taken while it is written.
#[test]
fn a_pdf_of_many_pages_has_a_tree_and_a_table_that_is_right() {
    let pages: Vec<Figure> = (0..150)
        .map(|number| {
            let mut figure = Figure::new((100.0, 50.0), Unit::Point, "many".to_owned());
            figure.text((10.0, 20.0), Anchor::Start, font(false), number.to_string());
            figure
        })
        .collect();
    let pdf = document(&pages).unwrap();
    let text = String::from_utf8_lossy(&pdf);
    let start: usize = text.lines().rev().nth(1).unwrap().parse().unwrap();
    let mut rows = std::str::from_utf8(&pdf[start..]).unwrap().lines();
    assert_eq!(rows.next(), Some("xref"));
    let count: usize = rows.next().unwrap().strip_prefix("0 ").unwrap().parse().unwrap();
    assert_eq!(rows.next(), Some("0000000000 65535 f"));
    for id in 1..count {
        let offset: usize = rows.next().unwrap().split(' ').next().unwrap().parse().unwrap();
        let begin = format!("{id} 0 obj\n");
        assert!(pdf[offset..].starts_with(begin.as_bytes()), "{id} is not at {offset}");
    }
    assert_eq!(rows.next(), Some("trailer"));
    assert_eq!(text.matches("/Type /Page\n").count(), 150);
    assert_eq!(text.matches("/Type /Pages\n").count(), 4, "64, 64 and 22 pages, and the root");
    assert_eq!(text.matches("/Count 150").count(), 1);
    assert_eq!(text.matches("/Resources").count(), 1, "inherited by all pages");
}

/// The font's own replacement would be an empty box.
#[test]
fn a_question_mark_replaces_a_letter_without_a_glyph() {
    let figure = |title: &str| {
        let mut figure = Figure::new((200.0, 40.0), Unit::Pixel, "A title".to_owned());
        let font = Font { size: 12.0, bold: true, colour: Colour([0, 0, 0, 255]) };
        figure.text((10.0, 20.0), Anchor::Start, font, title);
        figure
    };
    let (named, marked) = (figure("数独★"), figure("???"));
    assert_eq!(named.missing_letters().into_iter().collect::<String>(), "★数独");
    assert!(marked.missing_letters().is_empty());
    for format in [Format::Png, Format::Pdf] {
        assert!(named.encode(format).unwrap() == marked.encode(format).unwrap(), "{format:?}");
    }
    assert!(named.svg().contains("数独★"));
}

/// The glyphs in a PDF equal the glyphs of the font, and have the numbers that the PDF's pages use.
/// Each number maps back to its letter.
#[test]
fn the_words_of_a_pdf_are_real_text_in_an_embedded_font() {
    let mut inks = Inks::default();
    inks.draw(&every_kind(Unit::Point));
    for (index, text) in ["Grüße 123", "bold"].into_iter().enumerate() {
        let whole = Face::parse(FONTS[index], 0).unwrap();
        let used = &inks.fonts[index];
        let embedded = subsetter::subset(FONTS[index], 0, &used.numbers).unwrap();
        assert!(embedded.len() < FONTS[index].len() / 10, "only what is used");
        let embedded = Face::parse(&embedded, 0).unwrap();
        for (letter, glyph) in glyphs(&whole, text) {
            let number = used.numbers.get(glyph.0).unwrap();
            let (known, width) = used.letters[&number];
            assert_eq!(known, letter);
            let units = f32::from(whole.glyph_hor_advance(glyph).unwrap());
            assert!((width - units * 1000.0 / f32::from(whole.units_per_em())).abs() < 0.001);
            let number = GlyphId(number);
            assert_eq!(embedded.glyph_hor_advance(number), whole.glyph_hor_advance(glyph));
            let bounds = |face: &Face<'_>, glyph| face.glyph_bounding_box(glyph);
            assert_eq!(bounds(&embedded, number), bounds(&whole, glyph), "{letter}");
        }
    }
}

#[test]
fn the_measures_are_those_of_the_font() {
    for bold in [false, true] {
        let face = font(bold).face().unwrap();
        assert_eq!(f32::from(face.units_per_em()), UNITS);
        assert_eq!(face.capital_height().map(f32::from), Some(CAPITALS));
    }
}

#[test]
fn widths_add_up() {
    let font = font(false);
    let parts = font.width("12") + font.width("ab");
    assert!((font.width("12ab") - parts).abs() < 1e-4);
    assert_eq!(font.width(""), 0.0);
    assert!(font.width("i") < font.width("m"));
    assert!((font.capital_height() / font.size - 0.714).abs() < 0.001);
}

#[test]
fn markers_distinguish_curves_without_colours() {
    let ink = BLACK;
    let drawn: Vec<Vec<Mark>> = (0..7)
        .map(|number| {
            let mut figure = Figure::new((100.0, 100.0), Unit::Pixel, String::new());
            figure.marker(number, (50.0, 50.0), ink);
            figure.marks
        })
        .collect();
    for (number, marks) in drawn.iter().enumerate() {
        assert!(!marks.is_empty() && drawn[..number].iter().all(|known| known != marks));
    }
    // The markers are on their curve.
    let mut figure = Figure::new((100.0, 100.0), Unit::Pixel, String::new());
    figure.markers(0, &[(0.0, 0.0), (70.0, 70.0)], ink);
    let mut dots = 0;
    for mark in &figure.marks {
        if let Mark::Dot { centre: (x, y), .. } = mark {
            dots += 1;
            assert!((x - y).abs() < 0.01);
        }
    }
    assert_eq!(dots, 6);
}
