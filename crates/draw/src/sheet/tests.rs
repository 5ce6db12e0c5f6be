use std::sync::Arc;

use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::rating::Unrated;
use evoku_sudoku::search::solve;
use evoku_sudoku::{Candidates, Geometry, Grid, Shape, Sudoku};
use evoku_testing::inputs::NINE;

use super::entry::Entry;
use super::paper::{Paper, length};
use super::shelf::Shelf;

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
    // The largest board, full, and one with marks.
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
    // More than a block.
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
