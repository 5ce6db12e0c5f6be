//! Positions in play: every format gives back the digits and marks of a player, or refuses them.

use evoku_sudoku::explain::Position;
use evoku_sudoku::formats::{FORMATS, Format, Hints, Play, Reader, Record, Writer, by_name};
use evoku_sudoku::{Candidates, Cell, Digit, Digits, Element, Grid};
use evoku_testing::cases;
use evoku_testing::inputs::{NINE, NINE_SOLVED};
use proptest::prelude::*;

fn read_as(format: Option<&'static Format>, text: &str) -> Vec<Result<Record, String>> {
    let hints = Hints { format, ..Hints::default() };
    let reader = Reader::new(text.as_bytes(), hints);
    reader.map(|record| record.map_err(|error| error.to_string())).collect()
}

fn one(text: &str) -> Record {
    let mut records = read_as(None, text);
    assert_eq!(records.len(), 1, "{text}\n{records:?}");
    records.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn error(text: &str) -> String {
    read_as(None, text).into_iter().find_map(Result::err).expect("an error")
}

fn print(format: &'static Format, record: &Record) -> Result<String, String> {
    let (mut writer, mut text) = (Writer::new(format), String::new());
    writer.write(record, &mut text).map_err(|error| error.to_string())?;
    writer.finish(&mut text);
    Ok(text)
}

fn cell(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1, 9)
}

fn digits(text: &str) -> Digits {
    text.bytes().filter_map(|byte| Digit::new(byte - b'0')).collect()
}

/// A position of the puzzle [`NINE`] with these placed digits, marks and corner marks.
fn played(
    placed: &[(usize, usize, u8)],
    marks: &[(usize, usize, &str)],
    corners: &[(usize, usize, &str)],
) -> Record {
    let mut play = Play::none(9);
    placed
        .iter()
        .for_each(|&(row, column, digit)| play.placed.set(cell(row, column), Digit::new(digit)));
    marks.iter().for_each(|&(row, column, text)| play.marks.set(cell(row, column), digits(text)));
    corners
        .iter()
        .for_each(|&(row, column, text)| play.corners.set(cell(row, column), digits(text)));
    Record::of(NINE.parse().unwrap()).with_play(play)
}

/// What is known about the digits of each open cell. Formats with eliminations express marks by
/// what they rule out.
fn left(record: &Record) -> Candidates {
    let mut left = Candidates::seen(record.sudoku.geometry(), &record.grid());
    if let Some(marks) = record.marks() {
        for cell in record.grid().blanks() {
            left.set(cell, left.get(cell) & marks.get(cell));
        }
    }
    left
}

/// Random positions: right and wrong digits, and marks that are no candidates.
fn positions() -> impl Strategy<Value = Record> {
    let cells = prop::collection::vec((0..9_usize, 0..6_u8, any::<u16>(), any::<u16>()), 81);
    (cells, 0..5_u8).prop_map(|(cells, amount)| {
        let mut play = Play::none(9);
        for (index, (digit, kind, marks, corners)) in cells.into_iter().enumerate() {
            let cell = Cell::from_index(index);
            let some = |bits: u16| -> Digits {
                (0..9).filter(|digit| bits >> digit & 1 == 1).map(Digit::from_index).collect()
            };
            match kind {
                0 if amount > 0 => play.placed.set(cell, Some(Digit::from_index(digit))),
                1 if amount > 1 => play.marks.set(cell, some(marks)),
                2 if amount > 2 => play.corners.set(cell, some(corners)),
                3 if amount > 3 => {
                    play.marks.set(cell, some(marks));
                    play.corners.set(cell, some(corners));
                }
                _ => {}
            }
        }
        Record::of(NINE.parse().unwrap()).with_play(play)
    })
}

/// Checks that a format gives back a position or refuses it. Returns `true` if it gave it back.
fn gives_back(format: &'static Format, record: &Record) -> bool {
    let text = match print(format, record) {
        Ok(text) => text,
        Err(error) => {
            assert!(error.contains("player"), "{}: {error}", format.name);
            return false;
        }
    };
    for read in [read_as(Some(format), &text), read_as(None, &text)] {
        assert_eq!(read.len(), 1, "{}\n{text}", format.name);
        let back =
            read[0].as_ref().unwrap_or_else(|error| panic!("{}: {error}\n{text}", format.name));
        assert_eq!(back.sudoku, record.sudoku, "{}\n{text}", format.name);
        assert_eq!(back.grid(), record.grid(), "{}\n{text}", format.name);
        assert_eq!(left(back), left(record), "{}\n{text}", format.name);
        if format.capacity.play.contains(&"corners") {
            assert_eq!(back.play, record.play, "{}\n{text}", format.name);
        }
        assert_eq!(print(format, back).unwrap(), text);
    }
    true
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(64), max_shrink_iters: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_position_is_read_back_or_refused(record in positions()) {
        for format in FORMATS.iter().copied() {
            let gave = gives_back(format, &record);
            prop_assert!(gave || record.play.is_some(), "{}", format.name);
        }
    }
}

#[test]
fn the_table_tells_which_formats_carry_positions() {
    let digits = played(&[(1, 3, 4), (1, 4, 6)], &[], &[]);
    let marks = played(&[(1, 3, 4)], &[(1, 4, "26")], &[]);
    let corners = played(&[], &[], &[(1, 4, "26")]);
    for (record, expected) in [
        (
            digits,
            &["opensudoku", "hodoku", "scl", "fpuzzles", "jsonl", "json", "sdk", "sdm", "line"][..],
        ),
        (
            marks,
            &["opensudoku", "hodoku", "scl", "fpuzzles", "jsonl", "json", "sdk", "sdm", "line"],
        ),
        (corners, &["opensudoku", "scl", "fpuzzles", "jsonl", "json"]),
    ] {
        let carry: Vec<&str> = (FORMATS.iter().copied())
            .filter(|format| gives_back(format, &record))
            .map(|format| format.name)
            .collect();
        assert_eq!(carry, expected);
        // Without the position, the puzzle is left.
        for format in FORMATS.iter().copied().filter(|format| format.capacity.givens) {
            let (mut writer, mut text) = (Writer::new(format).lossy(true), String::new());
            if writer.write(&record, &mut text).is_ok() {
                writer.finish(&mut text);
                let back = read_as(Some(format), &text).remove(0).unwrap();
                assert!(
                    back.sudoku.givens() == record.sudoku.givens()
                        || format.name == "pencil"
                        || format.name == "candidates",
                    "{}\n{text}",
                    format.name
                );
            }
        }
    }
}

/// A board with r1c3 placed and 2 and 6 noted in r1c4.
fn expected() -> Record {
    played(&[(1, 3, 4)], &[(1, 4, "26")], &[])
}

#[test]
fn opensudoku_keeps_a_game_in_play() {
    let cell = |(index, sign): (usize, char), version: u8| {
        let value = match index {
            2 => '4',
            _ if sign == '.' => '0',
            _ => sign,
        };
        let marked = index == 3;
        let notes = match (version, marked) {
            (1, true) => "2,6,",
            (1, false) => "-",
            (_, true) => "34",
            (_, false) => "0",
        };
        let editable = u8::from(sign == '.');
        match version {
            2 => format!("{value}|{notes}||{editable}|"),
            1 | 3 => format!("{value}|{notes}|{editable}|"),
            4 => format!("{value}|{notes}|{}|{editable}|", if marked { 7 } else { 0 }),
            _ => format!("{value}|{notes}|{}|3|{editable}|", if marked { 7 } else { 0 }),
        }
    };
    for version in 1..=5 {
        let data: String = NINE.chars().enumerate().map(|sign| cell(sign, version)).collect();
        let text = format!(
            "<opensudoku version=\"2\"><folder name=\"x\"><game data=\"version: {version}&#10;{data}\"/></folder></opensudoku>"
        );
        let corners: &[_] = if version > 3 { &[(1, 4, "123")] } else { &[] };
        let record = one(&text);
        assert_eq!(record.play, played(&[(1, 3, 4)], &[(1, 4, "26")], corners).play, "{version}");
        assert_eq!(record.sudoku, NINE.parse().unwrap());
        assert_eq!(record.field("collection"), Some("x"));
        let few = text.replacen("5|", "", 1);
        assert!(error(&few).contains("expected"), "{few}");
        assert!(error(&text.replace("34|", "999|").replace("2,6,", "2;6,")).contains("(r1c4)"));
    }
}

#[test]
fn sadman_keeps_state_and_pencil_marks() {
    let rows = |line: &str| -> String {
        line.as_bytes()
            .chunks(9)
            .map(|row| String::from_utf8_lossy(row).into_owned() + "\n")
            .collect()
    };
    let state = NINE.replacen("53.", "534", 1);
    let marks = ",,,26,,,,,\n".to_owned() + &",,,,,,,,\n".repeat(8);
    let text =
        format!("#AAnn\n[Puzzle]\n{}[State]\n{}[PencilMarks]\n{marks}", rows(NINE), rows(&state));
    let record = one(&text);
    assert_eq!(record.play, expected().play);
    assert_eq!(record.field("author"), Some("Ann"));
    // Files follow one another, and other sections are skipped.
    let two = format!("{text}[Other]\n1 2 3\n{text}[Puzzle]\n{}", rows(NINE));
    let records: Vec<_> = read_as(None, &two).into_iter().map(Result::unwrap).collect();
    assert_eq!(records.len(), 3);
    assert_eq!((&records[1].play, &records[2].play), (&expected().play, &None));
    // A given can't be replaced.
    let wrong = text.replacen(&rows(&state), &rows(&state.replacen("534", "634", 1)), 1);
    assert_eq!(error(&wrong), "line 13 (r1c1): found 6, expected 5, the given");
    assert!(
        error(&text.replace(",,,26", "2,,,26")).contains("r1c1")
            || error(&text.replace(",,,26", ",,26")).contains("nine cells")
    );
}

#[test]
fn f_puzzles_keeps_values_that_are_not_given_and_marks() {
    let mut rows = Vec::new();
    for (index, sign) in NINE.chars().enumerate() {
        rows.push(match (index, sign) {
            (2, _) => "{\"value\":4}".to_owned(),
            (3, _) => "{\"centerPencilMarks\":[2,6],\"cornerPencilMarks\":[1]}".to_owned(),
            (_, '.') => "{}".to_owned(),
            (_, digit) => format!("{{\"value\":{digit},\"given\":true}}"),
        });
    }
    let grid: Vec<String> = rows.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    let record = one(&format!("{{\"size\":9,\"grid\":[{}]}}", grid.join(",")));
    assert_eq!(record.play, played(&[(1, 3, 4)], &[(1, 4, "26")], &[(1, 4, "1")]).play);
}

#[test]
fn a_line_has_plus_signs_and_eliminations() {
    let line = NINE.replacen("53.", "53+4", 1);
    let text = format!("{line}:124 824 924");
    let record = one(&text);
    assert_eq!(record.sudoku, NINE.parse().unwrap());
    assert_eq!(record.play.as_ref().unwrap().placed, expected().play.unwrap().placed);
    assert_eq!(print(by_name("line").unwrap(), &record), Ok(format!("{line}\n")));
    let record = one(&format!("{line}:214 # a comment\n"));
    assert_eq!(record.field("comment"), Some("# a comment"));
    assert_eq!(left(&record).get(cell(1, 4)), digits("6"));
    assert_eq!(print(by_name("line").unwrap(), &record), Ok(format!("{line}:214 # a comment\n")));
    for (text, expected) in [
        (
            format!("{line}:21"),
            "line 1, column 84: found \"21\", expected a candidate as three digits: digit, row, column",
        ),
        (line.replacen("+4", "+.", 1), "line 1, column 4: found \".\", expected a digit 1 to 9"),
        (line.replacen("+4", "+", 1), "line 1: found 80 cells, expected 81"),
        (format!("{line}:214 614"), "line 1: r1c4 has no pencil mark"),
    ] {
        assert_eq!(error(&text), expected, "{text}");
    }
    // Boards of every size have placed digits.
    let four = one("1..4..1..+3+1..4..1\n");
    assert_eq!((four.sudoku.givens().filled(), four.grid().filled()), (6, 8));
}

#[test]
fn hodoku_keeps_placed_digits_apart() {
    let line = NINE.replacen("53.", "53+4", 1);
    let record = one(&format!(":0000:x:{line}:214::::"));
    assert_eq!(record.sudoku, NINE.parse().unwrap());
    assert_eq!((record.grid().filled(), left(&record).get(cell(1, 4))), (31, digits("6")));
    // Without a placed digit, deletions belong to the puzzle.
    let record = one(&format!(":0000:x:{NINE}:214::::"));
    assert!(record.play.is_none() && record.sudoku.marks().is_some());
}

#[test]
fn a_position_as_a_puzzle_has_the_same_solution() {
    let solved: Grid = NINE_SOLVED.parse().unwrap();
    let record = expected();
    let position = Position {
        geometry: record.sudoku.geometry().clone(),
        givens: record.sudoku.givens().clone(),
        grid: record.grid(),
        marks: record.marks(),
        told: true,
    };
    let puzzle = position.puzzle().unwrap();
    assert!(puzzle.is_solved_by(&solved) && puzzle.givens().filled() == 31);
    assert_eq!(position.mistake(&mut Default::default(), None), Some(None));
    let mut wrong = position;
    wrong.grid.set(cell(1, 4), Digit::new(2));
    wrong.grid.set(cell(2, 2), Digit::new(1));
    let mistake = wrong.mistake(&mut Default::default(), None).unwrap().unwrap();
    assert_eq!(mistake.to_string(), "Something is wrong: the 2 in r1c4 and the 1 in r2c2.");
}
