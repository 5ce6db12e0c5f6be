//! Broken records among good ones are reported with their line, and never read as another board.

use evoku_sudoku::formats::{Hints, Reader, line};
use evoku_testing::inputs::NINE;

/// Few givens, and small ones: the rest after a cut may be a board of any side.
const SPARSE: &str =
    ".......1.....2..3...4............2.1...3........1..2....3....1........2.1........";

fn read(text: &str) -> Vec<Result<String, String>> {
    let reader = Reader::new(text.as_bytes(), Hints::default());
    let cells = |record: evoku_sudoku::formats::Record| line::print(record.sudoku.givens());
    reader.map(|record| record.map(cells).map_err(|error| error.to_string())).collect()
}

/// Five puzzles, one of which is replaced.
fn among(broken: &str, at: usize) -> String {
    let mut lines = [NINE; 5];
    lines[at] = broken;
    lines.join("\n") + "\n"
}

/// The good lines are read; the broken one is an error that names its line and 81.
fn is_refused(broken: &str, at: usize) {
    let found = read(&among(broken, at));
    assert_eq!(found.len(), 5, "{broken:?} at {at}: {found:?}");
    for (index, record) in found.iter().enumerate() {
        match record {
            Ok(cells) => assert!(index != at && cells == NINE, "{broken:?} at {at}: {found:?}"),
            Err(error) => {
                let place = format!("line {}", at + 1);
                let right = index == at && error.starts_with(&place) && error.contains("81");
                assert!(right, "{broken:?} at {at}: {error}");
            }
        }
    }
}

#[test]
fn a_cut_record_is_refused_wherever_it_stands() {
    for length in 1..81 {
        for at in 0..5 {
            is_refused(&NINE[..length], at);
            is_refused(&SPARSE[..length], at);
            is_refused(&SPARSE[81 - length..], at);
        }
    }
}

#[test]
fn a_stray_line_is_no_puzzle() {
    for text in [
        "hello",
        "hello world",
        "some text, with a comma",
        "x marks the spot",
        "1 puzzle follows",
        "a",
        "1",
        "1 2 2 1",
        "12 34",
        "Puzzle 17 was made in 2024",
        "level: hard; 25 givens",
        "1..4..1..1..4..1",
    ] {
        (0..5).for_each(|at| is_refused(text, at));
    }
    let found = read(&format!("{NINE}\nhello\n"));
    assert_eq!(
        found[1],
        Err("line 2: found \"hello\", expected a puzzle of 81 cells, or a comment after #"
            .to_owned())
    );
    assert_eq!(
        read("no-such-file.txt")[0],
        Err("line 1: found \"no-such-file.txt\", expected a puzzle, or a comment after #"
            .to_owned())
    );
}

#[test]
fn a_cut_record_of_a_table_is_refused() {
    for length in [16, 25, 27, 36, 49, 64] {
        let text = format!("id,puzzle\n1,{NINE}\n2,{NINE}\n3,{}\n4,{NINE}\n", &SPARSE[..length]);
        let found = read(&text);
        let error = found[2].as_ref().unwrap_err();
        assert!(error.starts_with("line 4") && error.contains("expected 81"), "{error}");
        assert_eq!(found.iter().filter(|record| record.is_ok()).count(), 3);
    }
}

#[test]
fn boards_of_several_sides_are_read() {
    let four = "1..4..1..1..4..1";
    let six = ".".repeat(36);
    // As many of one as of another, one of each, and several of a second side.
    for lines in [
        vec![NINE, four],
        vec![NINE, four, six.as_str()],
        vec![NINE, NINE, NINE, NINE, NINE, four, four],
    ] {
        let found = read(&lines.join("\n"));
        assert!(found.iter().all(Result::is_ok), "{found:?}");
    }
}
