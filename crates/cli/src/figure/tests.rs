use ttf_parser::{Face, GlyphId};

use super::pdf::Inks;
use super::typeface::{FONTS, glyphs};
use super::{Anchor, Colour, Figure, Font, Format, Unit, document};

const BLACK: Colour = Colour([0, 0, 0, 255]);
const GLASS: Colour = Colour([10, 200, 30, 64]);

fn font(bold: bool) -> Font {
    Font { size: 12.0, bold, colour: BLACK }
}

/// A picture with a mark of every kind.
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
    assert_eq!(Format::of("a.SVG".as_ref()).unwrap(), Format::Svg);
    assert_eq!(Format::of("a/b.png".as_ref()).unwrap(), Format::Png);
    assert_eq!(Format::of("b.x.pdf".as_ref()).unwrap(), Format::Pdf);
    let error = Format::of("a.gif".as_ref()).unwrap_err();
    assert_eq!(error.to_string(), "a.gif should end in .svg, .png or .pdf");
}

#[test]
fn a_png_has_every_mark_where_it_belongs() {
    for (unit, width) in [(Unit::Pixel, 400), (Unit::Point, 833)] {
        let png = every_kind(unit).encode(Format::Png).unwrap();
        let picture = tiny_skia::Pixmap::decode_png(&png).unwrap();
        assert_eq!(picture.width(), width);
        let scale = width as f32 / 200.0;
        let colour = |x: f32, y: f32| {
            let pixel = picture.pixel((x * scale) as u32, (y * scale) as u32).unwrap();
            (pixel.red(), pixel.green(), pixel.blue())
        };
        assert_eq!(colour(5.0, 5.0), (255, 255, 255));
        assert_eq!(colour(60.0, 70.0), (0, 0, 0), "in the dot");
        assert_eq!(colour(60.0, 82.0), (255, 255, 255), "outside of it");
        assert_eq!(colour(191.0, 10.0), (0, 0, 0), "a ruled line reaches half its width farther");
        assert_eq!(colour(193.0, 10.0), (255, 255, 255));
        let (red, green, blue) = colour(150.0, 50.0);
        assert!(red < 200 && green > 230 && blue < 205, "a quarter of the colour");
    }
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

/// The glyphs in a PDF are the font's own, under the numbers that its pages use, and each number
/// leads back to its letter.
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
fn widths_add_up() {
    let font = font(false);
    let parts = font.width("12") + font.width("ab");
    assert!((font.width("12ab") - parts).abs() < 1e-4);
    assert_eq!(font.width(""), 0.0);
    assert!(font.width("i") < font.width("m"));
    assert!((font.capital_height() / font.size - 0.714).abs() < 0.001);
}
