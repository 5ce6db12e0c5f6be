use std::sync::Arc;

use evoku_messages::{Language, Message, Say, say};
use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::rating::{Level, Unrated};
use evoku_sudoku::search::solve;
use evoku_sudoku::{
    Candidates, Constraint, Geometry, Grid, Partition, Rules, Shape, Sudoku, constraint_kind,
};
use evoku_testing::inputs::NINE;
use ttf_parser::Face;

use super::book::{Book, Pages};
use super::caption::notes;
use super::entry::Entry;
use super::error::SheetError;
use super::layout::Layout;
use super::paper::{Paper, length};
use super::shelf::Shelf;
use crate::figure::Document;

fn entry(level: &str) -> Entry {
    let sudoku = Reader::new(NINE.as_bytes(), Hints::default()).next().unwrap().unwrap().sudoku;
    let solution = Some(Ok(solve(&sudoku).solution().unwrap().clone()));
    Entry { sudoku, name: format!("of {level}"), level: level.to_owned(), solution }
}

#[test]
fn what_is_put_on_the_shelf_is_what_is_taken_from_it() {
    let mut entries = vec![entry("Easy"), entry(""), entry("fiendish")];
    entries[1].solution = None;
    entries[2].solution = Some(Err(Unrated::SeveralSolutions));
    // The largest board, full, and a board with marks.
    let large = Arc::new(Geometry::plain(Shape::new(8, 8).unwrap()));
    let digits = (0..64 * 64).map(|index: usize| {
        let (row, column) = (index / 64, index % 64);
        evoku_sudoku::Digit::new(((row * 8 + row / 8 + column) % 64 + 1) as u8)
    });
    let full = Sudoku::new(large, Grid::from_cells(digits.collect()).unwrap()).unwrap();
    let solution = Some(Ok(full.givens().clone()));
    let (name, level) = (String::new(), String::new());
    entries.push(Entry { sudoku: full, name: name.clone(), level: level.clone(), solution });
    let small = Arc::new(Geometry::plain(Shape::new(2, 2).unwrap()));
    let marked = Sudoku::from_marks(small, Candidates::all(4)).unwrap();
    entries.push(Entry { sudoku: marked, name, level, solution: None });
    let mut shelf = Shelf::default();
    // More than one block.
    for entry in entries.iter().cycle().take(5000) {
        shelf.push(entry.clone());
    }
    assert_eq!(shelf.len(), 5000);
    for (place, entry) in entries.iter().cycle().take(5000).enumerate() {
        let kept = shelf.get(place).unwrap();
        assert_eq!((&kept.sudoku, &kept.solution), (&entry.sudoku, &entry.solution), "{place}");
        assert_eq!((kept.name, kept.level), (entry.name.clone(), entry.level.clone()));
    }
}

#[test]
fn chapters_begin_with_the_easiest() {
    let mut shelf = Shelf::default();
    ["Hard", "odd", "", "Easy", "Hard", "Easy", "other", "odd"]
        .into_iter()
        .for_each(|level| shelf.push(entry(level)));
    let chapters = shelf.by_level();
    let told: Vec<_> = chapters
        .iter()
        .map(|chapter| (chapter.heading.clone().unwrap().to_string(), chapter.entries.clone()))
        .collect();
    let told: Vec<_> =
        told.iter().map(|(heading, entries)| (heading.as_str(), entries.clone())).collect();
    assert_eq!(
        told,
        [("Easy", 0..2), ("Hard", 2..4), ("odd", 4..6), ("other", 6..7), ("Unrated", 7..8)]
    );
    for chapter in chapters {
        for place in chapter.entries {
            let level = shelf.get(place).unwrap().level;
            let heading = chapter.heading.as_ref().unwrap().to_string();
            assert_eq!(if level.is_empty() { "Unrated" } else { &level }, heading);
        }
    }
}

#[test]
fn paper_has_names_or_measures() {
    let size = |text| Paper::parse(text).map(Paper::size);
    assert_eq!(size("6x9in"), Ok((432.0, 648.0)));
    let (width, height) = size("A5").unwrap();
    assert_eq!((width, height), (419.53, 595.28));
    assert_eq!(size("148 x 210 mm").unwrap(), (width, height));
    assert_eq!(size("letter"), Ok((612.0, 792.0)));
    for wrong in ["a99", "6x9", "in", "0x9in", "1x9in", "NaNxNaNin", "6x900in"] {
        assert!(size(wrong).is_err(), "{wrong}");
    }
    assert_eq!(length("0.5in"), Ok(36.0));
    assert!(length("10mm").is_ok_and(|points| (points - 28.346).abs() < 0.01));
    for wrong in ["10", "-1mm", "3in", "mm", ""] {
        assert!(length(wrong).is_err(), "{wrong}");
    }
}

fn variant() -> Geometry {
    let killer = constraint_kind("killer").unwrap();
    let shape = Shape::new(3, 3).unwrap();
    let cells = vec![evoku_sudoku::Cell::at(0, 0, 9), evoku_sudoku::Cell::at(0, 1, 9)];
    let rules = Rules {
        partition: Partition::None,
        diagonal: true,
        windoku: true,
        anti_knight: true,
        anti_king: true,
        constraints: vec![Constraint::new(killer, vec![10], cells, 9).unwrap()],
    };
    Geometry::new(shape, rules).unwrap()
}

/// The texts on all pages of a book with rated, unrated and unsolvable puzzles.
fn texts(language: Language) -> (String, Vec<u8>) {
    let mut shelf = Shelf::default();
    shelf.push(entry("Easy"));
    shelf.push(entry("Fiendish"));
    let sudoku = Sudoku::new(Arc::new(variant()), Grid::blank(9)).unwrap();
    for why in [Unrated::NoSolution, Unrated::SeveralSolutions, Unrated::Undecided] {
        let (name, level) = (String::new(), String::new());
        shelf.push(Entry { sudoku: sudoku.clone(), name, level, solution: Some(Err(why)) });
    }
    let book = Book {
        paper: Paper::parse("a4").unwrap(),
        layout: Some(Layout::parse("1").unwrap()),
        gutter: 0.0,
        title: Some("Zug".to_owned()),
        candidates: false,
        levels: true,
        first: 1,
        language,
    };
    let mut pages = Pages::default();
    let chapters = shelf.by_level();
    book.add_puzzles(&shelf, &chapters, &mut pages);
    book.add_solutions(&shelf, &mut pages);
    let mut document = Document::new("Zug");
    let mut texts = Vec::new();
    for index in 0..pages.len() {
        let figure = book.draw(&shelf, &pages, index).unwrap();
        let svg = figure.svg();
        let page = roxmltree::Document::parse(&svg).unwrap();
        let lines = page.descendants().filter(|node| node.has_tag_name("text"));
        texts.extend(lines.filter_map(|line| line.text()).map(str::to_owned));
        document.add(&figure).unwrap();
    }
    let mut pdf = document.take();
    pdf.extend(document.finish().unwrap());
    (texts.join(" "), pdf)
}

#[test]
fn pages_are_printed_in_every_language_in_the_letters_of_the_page() {
    assert_eq!(Language::all().count(), 4);
    let fonts: [&[u8]; 2] =
        [include_bytes!("../../fonts/regular.ttf"), include_bytes!("../../fonts/bold.ttf")];
    let faces = fonts.map(|font| Face::parse(font, 0).unwrap());
    let english = texts(Language::ENGLISH);
    for language in Language::all() {
        let (text, pdf) = texts(language);
        assert_eq!(language == Language::ENGLISH, (&text, &pdf) == (&english.0, &english.1));
        let heading = |section: Message| say::sheet_heading("Zug", section);
        let mut expected = vec![
            heading(say::sheet_level(&Level::Easy)),
            heading(say::verbatim("Fiendish")),
            heading(say::sheet_unrated()),
            say::sheet_solutions(),
        ];
        let whys = [Unrated::NoSolution, Unrated::SeveralSolutions, Unrated::Undecided];
        expected.extend(whys.iter().map(Message::from));
        expected.extend(notes(&variant()));
        for message in expected {
            let words = message.render(language);
            assert!(text.contains(&words), "{}: {words} in {text}", language.code());
        }
        let is_drawn = |sign: char| faces.iter().all(|face| face.glyph_index(sign).is_some());
        let missing: Vec<char> = text.chars().filter(|&sign| !is_drawn(sign)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.code());
    }
}

#[test]
fn errors_differ_in_every_language() {
    let errors = [
        SheetError::Layout,
        Paper::parse("a99").unwrap_err(),
        Paper::parse("1x9in").unwrap_err(),
        SheetError::Length,
        SheetError::Gutter,
    ];
    assert_eq!(errors[2].to_string(), "expected sides from 3 to 40 inches");
    let english = errors.each_ref().map(ToString::to_string);
    for language in Language::all().filter(|&language| language != Language::ENGLISH) {
        let words = errors.each_ref().map(|error| error.message().render(language));
        assert!(words.iter().zip(&english).all(|(words, english)| words != english));
    }
}
