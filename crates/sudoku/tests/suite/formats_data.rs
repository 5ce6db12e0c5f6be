//! Files by others, if they exist: they are not part of this project.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use evoku_sudoku::formats::{Hints, Reader, Record, Writer, by_name};
use evoku_sudoku::search::{Halt, Limit, Solver, Weighted};
use evoku_sudoku::{Grid, HouseKind, Violations};
use evoku_testing::data::data;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> Vec<Record> {
    let reader = Reader::new(File::open(path).unwrap(), Hints::default());
    let failed = |error| panic!("{}: {error}", path.display());
    reader.map(|record| record.unwrap_or_else(failed)).collect()
}

#[test]
fn every_file_is_read_with_a_puzzle_for_each_line() {
    let Some(folder) = data("") else { return };
    let puzzles = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        !(name.ends_with(".md") || name.ends_with("COPYING"))
    };
    // Other programs' JSON with constraints that no format here reads yet.
    let unread = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "json");
    let paths = files(&folder).into_iter().filter(|path| puzzles(path) && !unread(path));
    let mut count = 0;
    for path in paths {
        let bytes = fs::read(&path).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        let header = usize::from(text.starts_with("id\t"));
        let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        assert_eq!(read(&path).len(), lines.count() - header, "{}", path.display());
        count += 1;
    }
    assert!(count > 80, "only {count} files");
}

/// Boxes of the wrong orientation or wrong regions would contain equal givens.
#[test]
fn games_of_solo_have_no_conflict_and_are_printed_the_same() {
    let Some(folder) = data("variants/sgt") else { return };
    let games = files(&folder);
    assert!(games.len() > 10, "{games:?}");
    for path in games {
        let text = fs::read_to_string(&path).unwrap();
        let records = read(&path);
        assert!(!records.is_empty(), "{}", path.display());
        for (record, line) in records.iter().zip(text.lines()) {
            let (geometry, givens) = (record.sudoku.geometry(), record.sudoku.givens());
            assert!(Violations::of(geometry, givens).is_empty(), "{line}");
            let kinds = [HouseKind::Box, HouseKind::Region];
            let parts = kinds.map(|kind| geometry.houses_of_kind(kind).count());
            assert_eq!(parts.iter().sum::<usize>(), geometry.side(), "{line}");
            let mut printed = String::new();
            Writer::new(by_name("sgt").unwrap()).write(record, &mut printed).unwrap();
            assert_eq!(printed.trim_end(), line);
        }
    }
}

#[test]
fn the_library_of_hodoku_is_printed_the_same() {
    let Some(path) = data("logic/reglib-1.3.txt") else { return };
    let bytes = fs::read(&path).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with(':')).collect();
    let records = read(&path);
    assert_eq!((records.len(), lines.len()), (1112, 1112));
    for (record, line) in records.iter().zip(lines) {
        let mut printed = String::new();
        Writer::new(by_name("hodoku").unwrap()).write(record, &mut printed).unwrap();
        // A missing last part is printed empty.
        assert_eq!(printed.trim_end().trim_end_matches(':'), line.trim_end().trim_end_matches(':'));
    }
}

#[test]
fn a_file_of_one_shape_has_one_geometry() {
    let Some(path) = data("exact9/easy.txt") else { return };
    let records = read(&path);
    let first = records[0].sudoku.geometry();
    assert!(records.len() > 1);
    assert!(records.iter().all(|record| Arc::ptr_eq(record.sudoku.geometry(), first)));
}

/// The puzzles of f-puzzles whose rules are only in words or drawn, not in members.
const IN_WORDS: [&str; 2] = ["The Art of Sashimi", "Scatterplot"];

#[test]
fn puzzles_of_f_puzzles_have_the_solution_that_their_file_says() {
    let Some(folder) = data("variants/fpuzzles") else { return };
    for (name, count) in [
        ("dclamage_puzzles_decoded.json", 92),
        ("sudokutools_testfpuzzles.json", 19),
        ("sudokutools_testfpuzzles_decoded.json", 19),
    ] {
        let records = read(&folder.join(name));
        assert_eq!(records.len(), count, "{name}");
        for record in &records {
            let title = format!("{name}: {}", record.field("name").unwrap_or("without a name"));
            if let Some(solution) = &record.solution {
                assert!(record.sudoku.is_solved_by(solution), "{title}");
            }
            let mut link = String::new();
            Writer::new(by_name("fpuzzles").unwrap()).write(record, &mut link).unwrap();
            let back: Vec<_> = Reader::new(link.as_bytes(), Hints::default()).collect();
            let back = back[0].as_ref().unwrap();
            assert_eq!((&back.sudoku, &back.solution), (&record.sudoku, &record.solution));
            let solutions = two_solutions(record);
            let in_words = IN_WORDS.iter().any(|words| title.contains(words));
            assert_eq!(solutions.len(), 1 + usize::from(in_words), "{title}");
            let is_told = record.solution.as_ref().is_none_or(|told| *told == solutions[0]);
            assert!(is_told || in_words, "{title}");
        }
    }
}

/// The first two solutions, or all if there are fewer.
fn two_solutions(record: &Record) -> Vec<Grid> {
    let mut engine = Weighted::default();
    engine.start(&record.sudoku).unwrap();
    let mut solutions = Vec::new();
    for _ in 0..2 {
        match engine.next(Limit { nodes: 300_000, cancel: None }) {
            Halt::Found => {
                let mut grid = Grid::blank(record.sudoku.geometry().side());
                engine.solution(&mut grid);
                solutions.push(grid);
            }
            halt => assert_eq!(halt, Halt::Exhausted),
        }
    }
    solutions
}
