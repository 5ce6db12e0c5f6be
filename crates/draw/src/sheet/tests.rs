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
use super::paper::{PaperSize, length};
use super::puzzle_list::PuzzleList;
use crate::figure::Document;

fn entry(level: &str) -> Entry {
    let sudoku = Reader::new(NINE.as_bytes(), Hints::default()).next().unwrap().unwrap().sudoku;
    let solution = Some(Ok(solve(&sudoku).solution().unwrap().clone()));
    Entry { sudoku, name: format!("of {level}"), level: level.to_owned(), solution }
}

#[test]
fn puzzles_are_stored_and_returned_unchanged() {
    let mut entries = vec![entry("Easy"), entry(""), entry("fiendish")];
    entries[1].solution = None;
    entries[2].solution = Some(Err(Unrated::SeveralSolutions));
    // The boards are the largest one, completely filled, and one with pencil marks.
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
    let mut puzzle_list = PuzzleList::default();
    // The number of entries exceeds one block.
    for entry in entries.iter().cycle().take(5000) {
        puzzle_list.push(entry.clone());
    }
    assert_eq!(puzzle_list.len(), 5000);
    for (place, entry) in entries.iter().cycle().take(5000).enumerate() {
        let kept = puzzle_list.get(place).unwrap();
        assert_eq!((&kept.sudoku, &kept.solution), (&entry.sudoku, &entry.solution), "{place}");
        assert_eq!((kept.name, kept.level), (entry.name.clone(), entry.level.clone()));
    }
}

#[test]
fn chapters_begin_with_the_easiest() {
    let mut puzzle_list = PuzzleList::default();
    ["Hard", "odd", "", "Easy", "Hard", "Easy", "other", "odd"]
        .into_iter()
        .for_each(|level| puzzle_list.push(entry(level)));
    let chapters = puzzle_list.by_level();
    let listed: Vec<_> = chapters
        .iter()
        .map(|chapter| (chapter.heading.clone().unwrap().to_string(), chapter.entries.clone()))
        .collect();
    let listed: Vec<_> =
        listed.iter().map(|(heading, entries)| (heading.as_str(), entries.clone())).collect();
    assert_eq!(
        listed,
        [("Easy", 0..2), ("Hard", 2..4), ("odd", 4..6), ("other", 6..7), ("Unrated", 7..8)]
    );
    for chapter in chapters {
        for place in chapter.entries {
            let level = puzzle_list.get(place).unwrap().level;
            let heading = chapter.heading.as_ref().unwrap().to_string();
            assert_eq!(if level.is_empty() { "Unrated" } else { &level }, heading);
        }
    }
}

#[test]
fn paper_sizes_have_names_or_measures() {
    let size = |text| PaperSize::parse(text).map(PaperSize::size);
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
    let mut puzzle_list = PuzzleList::default();
    puzzle_list.push(entry("Easy"));
    puzzle_list.push(entry("Fiendish"));
    let sudoku = Sudoku::new(Arc::new(variant()), Grid::blank(9)).unwrap();
    for why in [Unrated::NoSolution, Unrated::SeveralSolutions, Unrated::Undecided] {
        let (name, level) = (String::new(), String::new());
        puzzle_list.push(Entry { sudoku: sudoku.clone(), name, level, solution: Some(Err(why)) });
    }
    let book = Book {
        paper: PaperSize::parse("a4").unwrap(),
        layout: Some(Layout::parse("1").unwrap()),
        solutions: None,
        gutter: 0.0,
        title: Some("Zug".to_owned()),
        candidates: false,
        levels: true,
        first: 1,
        language,
    };
    let mut pages = Pages::default();
    let chapters = puzzle_list.by_level();
    book.add_puzzles(&puzzle_list, &chapters, &mut pages);
    book.add_solutions(&puzzle_list, &mut pages);
    let mut document = Document::new("Zug");
    let mut texts = Vec::new();
    for index in 0..pages.len() {
        let figure = book.draw(&puzzle_list, &pages, index).unwrap();
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
    assert!(Language::all().count() > 1);
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
        PaperSize::parse("a99").unwrap_err(),
        PaperSize::parse("1x9in").unwrap_err(),
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

/// One constraint of each drawing.
const DRAWN: [&str; 35] = [
    "killer 10 r1c1 r1c2",
    "killer 145 r1c3 r1c4",
    "product 5040 r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7",
    "sum 9 r1c5 r1c6",
    "different r1c7 r1c8 r1c9 r2c7 r2c8 r2c9 r3c7 r3c8 r3c9",
    "little-killer 10 r1c2 r2c1",
    "sandwich 35 row 1",
    "x-sum 12 column 2",
    "skyscraper 4 row 3 back",
    "numbered-room 4 column 4 back",
    "even r2c1",
    "odd r2c2",
    "minimum r2c3",
    "maximum r2c4",
    "contains 1 2 3 4 r3c1 r3c2 r4c1 r4c2",
    "contains 5 r3c3 r3c4 r4c3 r4c4",
    "clone r5c1 r5c3",
    "difference r5c1 r5c2",
    "difference 3 r5c2 r5c3",
    "ratio r5c4 r5c5",
    "ratio 4 r5c5 r5c6",
    "xv 10 r5c7 r5c8",
    "greater r6c1 r6c2",
    "thermometer r6c3 r6c4",
    "slow-thermometer r6c5 r6c6",
    "arrow r6c7 r6c8 r6c9",
    "double-arrow r7c1 r7c2 r7c3",
    "whispers r7c4 r7c5",
    "renban r7c6 r7c7",
    "palindrome r7c8 r7c9",
    "between r8c1 r8c2 r8c3",
    "lockout r8c4 r8c5 r8c6",
    "zipper r8c7 r8c8 r8c9",
    "region-sum r9c1 r9c2 r9c3 r9c4",
    "counting-circles r9c5 r9c6",
];

/// Puzzles of many sizes: plain, with all rules, with pencil marks, and with each constraint.
fn puzzles() -> Vec<Sudoku> {
    let plain = |side| Arc::new(Geometry::plain(Shape::of_side(side).unwrap()));
    let mut boards: Vec<Arc<Geometry>> = [4, 6, 9, 12, 16, 25].map(plain).to_vec();
    boards.push(Arc::new(variant()));
    let of = |texts: &[&str]| {
        let constraints = texts.iter().map(|text| Constraint::parse(text, 9).unwrap()).collect();
        let rules = Rules { constraints, ..Rules::default() };
        Arc::new(Geometry::new(Shape::NINE, rules).unwrap())
    };
    boards.extend(DRAWN.chunks(1).map(of));
    boards.extend(DRAWN.chunks(12).map(of));
    let blank = |geometry: &Arc<Geometry>| {
        Sudoku::new(Arc::clone(geometry), Grid::blank(geometry.side())).unwrap()
    };
    boards.iter().map(blank).collect()
}

/// A solution with a digit in each cell. The pages don't check it.
fn solution_of(sudoku: &Sudoku) -> Grid {
    let side = sudoku.geometry().side();
    let digit = |index: usize| evoku_sudoku::Digit::new((index % side + 1) as u8);
    Grid::from_cells((0..side * side).map(digit).collect()).unwrap()
}

/// The width of the thinnest line, including rings of two circles, and the smallest type.
fn smallest(svg: &str) -> (f32, f32) {
    let page = roxmltree::Document::parse(svg).unwrap();
    let number = |node: &roxmltree::Node<'_, '_>, name: &str| -> f32 {
        node.attribute(name).unwrap().parse().unwrap()
    };
    let (mut line, mut font) = (f32::INFINITY, f32::INFINITY);
    let mut before: Option<(f32, f32, f32)> = None;
    for node in page.descendants() {
        match node.tag_name().name() {
            "polyline" => line = line.min(number(&node, "stroke-width")),
            "text" => font = font.min(number(&node, "font-size")),
            "circle" => {
                let [x, y, radius] = ["cx", "cy", "r"].map(|name| number(&node, name));
                if let Some((a, b, rim)) = before
                    && (a, b) == (x, y)
                    && radius < rim
                {
                    line = line.min(rim - radius);
                }
                before = Some((x, y, radius));
            }
            _ => {}
        }
    }
    (line, font)
}

#[test]
fn lines_and_type_have_the_smallest_sizes_on_all_pages() {
    // Sizes are rounded to a hundredth of a point.
    const ROUNDING: f32 = 0.011;
    let entries: Vec<Entry> = (puzzles().into_iter().zip(0..))
        .map(|(sudoku, number)| {
            let solved = Some(Ok(solution_of(&sudoku)));
            let unsolved = Some(Err(Unrated::Undecided));
            let solution = if number == 0 { unsolved } else { solved };
            let (name, level) = ("A name".to_owned(), "hard".to_owned());
            Entry { sudoku, name, level, solution }
        })
        .collect();
    for paper in ["a4", "6x9in"] {
        for layout in [None].into_iter().chain(Layout::ALL.map(Some)) {
            // Candidates don't fit into the cells of every chosen layout.
            for candidates in [false, true].into_iter().filter(|on| layout.is_none() || !on) {
                let mut puzzle_list = PuzzleList::default();
                entries.iter().for_each(|entry| puzzle_list.push(entry.clone()));
                let book = Book {
                    paper: PaperSize::parse(paper).unwrap(),
                    layout,
                    solutions: None,
                    gutter: 20.0,
                    title: Some("A title".to_owned()),
                    candidates,
                    levels: true,
                    first: 1,
                    language: Language::ENGLISH,
                };
                let mut pages = Pages::default();
                book.add_puzzles(&puzzle_list, &puzzle_list.whole(), &mut pages);
                book.add_solutions(&puzzle_list, &mut pages);
                for index in 0..pages.len() {
                    let places = pages.pages[index].entries.clone();
                    let sides = places.map(|place| puzzle_list.geometry(place).side());
                    let side = sides.max().unwrap();
                    let (line, font) =
                        smallest(&book.draw(&puzzle_list, &pages, index).unwrap().svg());
                    let page = format!("{paper}, {layout:?}, page {index}, {candidates}");
                    assert!(line >= 0.75 - ROUNDING, "{page}: a line of {line}");
                    // Only cells of a chosen layout and candidates of huge boards are too small.
                    if layout.is_none() && (side < 16 || !candidates) {
                        assert!(font >= 7.0 - ROUNDING, "{page}: type of {font}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_chosen_layout_holds_for_solutions() {
    let mut puzzle_list = PuzzleList::default();
    (0..12).for_each(|_| puzzle_list.push(entry("Easy")));
    let count = |layout: Option<&str>, solutions: Option<&str>| {
        let parse = |count: &str| Layout::parse(count).unwrap();
        let book = Book {
            paper: PaperSize::parse("a4").unwrap(),
            layout: layout.map(parse),
            solutions: solutions.map(parse),
            gutter: 0.0,
            title: None,
            candidates: false,
            levels: true,
            first: 1,
            language: Language::ENGLISH,
        };
        let mut pages = Pages::default();
        book.add_solutions(&puzzle_list, &mut pages);
        pages.len()
    };
    assert_eq!(count(None, None), 1);
    for (per_page, pages) in [("1", 12), ("2", 6), ("4", 3), ("6", 2), ("9", 2), ("12", 1)] {
        assert_eq!(count(Some(per_page), None), pages);
        assert_eq!(count(Some("1"), Some(per_page)), pages);
        assert_eq!(count(None, Some(per_page)), pages);
    }
}
