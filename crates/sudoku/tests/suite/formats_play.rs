//! Positions in play: every format gives back the digits and marks of a player, or refuses them.

use evoku_sudoku::explain::Position;
use evoku_sudoku::formats::{FORMATS, Format, Hints, Play, Reader, Record, Writer, by_name};
use evoku_sudoku::{Candidates, Cell, Digit, Digits, Element, Grid, Sudoku};
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

/// The digits that each open cell may have. Formats with eliminations express marks by
/// what they rule out.
fn left(record: &Record) -> Candidates {
    let mut left = Candidates::from_peers(record.sudoku.geometry(), &record.grid());
    if let Some(marks) = record.marks() {
        for cell in record.grid().open_cells() {
            left.set(cell, left.get(cell) & marks.get(cell));
        }
    }
    left
}

/// Random positions: right and wrong digits, and marks that need not be candidates.
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

/// The error of games that are Latin squares.
const NO_BOXES: &str = "boxes";

/// Checks that a format gives back a position or refuses it. Returns `true` if it gave it back.
fn gives_back(format: &'static Format, record: &Record) -> bool {
    let text = match print(format, record) {
        Ok(text) => text,
        Err(error) => {
            let others = !format.capacity.givens || ["towers", "unequal"].contains(&format.name);
            assert!(
                error.contains("player") || others || error.contains(NO_BOXES),
                "{}: {error}",
                format.name
            );
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
            gives_back(format, &record);
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
    assert!(error(&text.replace(",,,26", ",,26")).contains("nine cells"));
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
        (line.replacen("+4", "+44", 1), "line 1: found 82 cells, expected 81"),
        (format!("{line}:214 614"), "line 1: r1c4 has no pencil marks, expected at least one"),
    ] {
        assert_eq!(error(&text), expected, "{text}");
    }
    // Boards of every size have placed digits.
    let four = one("1..4..1.+21..4..1\n");
    assert_eq!((four.sudoku.givens().filled(), four.grid().filled()), (6, 7));
}

#[test]
fn hodoku_keeps_placed_digits_apart() {
    let line = NINE.replacen("53.", "53+4", 1);
    let record = one(&format!(":0000:x:{line}:214::::"));
    assert_eq!(record.sudoku, NINE.parse().unwrap());
    assert_eq!((record.grid().filled(), left(&record).get(cell(1, 4))), (31, digits("6")));
    // Without a placed digit, deletions belong to the puzzle.
    let record = one(&format!(":0000:x:{NINE}:113::::"));
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
        givens_known: true,
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

#[test]
fn sudokupad_keeps_digits_that_are_not_given_and_marks() {
    let text = r#"{"cells": [[{"value": 1}, {"value": 2, "given": false}, {"centremarks": ["3", 4]},
        {"pencilMarks": [3], "cornermarks": [4], "color": "red"}], [{}, {}, {}, {}], [{}, {}, {}, {}],
        [{}, {}, {}, {"centremarks": ["x"]}]], "regions": [[[0,0],[0,1],[1,0],[1,1]],
        [[0,2],[0,3],[1,2],[1,3]], [[2,0],[2,1],[3,0],[3,1]], [[2,2],[2,3],[3,2],[3,3]]]}"#;
    let record = one(text);
    let play = record.play.clone().unwrap();
    assert_eq!((record.sudoku.givens().filled(), record.grid().filled()), (1, 2));
    assert_eq!(
        (play.marks.get(Cell::from_index(2)), play.corners.get(Cell::from_index(3))),
        (digits("34"), digits("34"))
    );
    // Everything else stays.
    let kept = record.field("cells").unwrap();
    assert!(
        kept.contains("red") && kept.contains("\"x\"") && !kept.contains("pencilMarks"),
        "{kept}"
    );
    let link = print(by_name("scl").unwrap(), &record).unwrap();
    assert_eq!(one(&link), record);
}

#[test]
fn saved_games_of_solo_are_played() {
    let save = |position: usize, moves: &[&str]| {
        let moves: String =
            moves.iter().map(|made| format!("MOVE    :{}:{made}\n", made.len())).collect();
        format!(
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\n\
             PARAMS  :3:2x2\nCPARAMS :5:2x2db\nDESC    :11:1c3_4d1_2c4\nNSTATES :1:9\nSTATEPOS:1:{position}\n{moves}"
        )
    };
    let moves = ["R1,0,2", "P2,0,3", "P2,0,4", "P2,0,3", "R3,0,3", "R3,0,0"];
    let record = one(&save(7, &moves));
    assert_eq!(record.sudoku, "1...34..  ..12...4".replace(' ', "").parse().unwrap());
    assert_eq!(record.grid().get(Cell::from_index(1)).map(|digit| digit.value()), Some(2));
    let play = record.play.unwrap();
    assert_eq!((play.placed.filled(), play.marks.get(Cell::from_index(2))), (1, digits("4")));
    // Moves after the current state were undone.
    assert_eq!(one(&save(6, &moves)).play.unwrap().placed.filled(), 2);
    assert!(one(&save(1, &moves)).play.is_none());
    assert_eq!(one(&save(2, &["M"])).play.unwrap().marks.get(Cell::from_index(2)), digits("1234"));
    assert!(error(&save(2, &["R9,0,1"])).contains("expected a move like R1,2,3"));
    // Two saved games and an id follow one another.
    let both = format!("{}{}2x2:1c3_4d1_2c4\n", save(2, &moves), save(1, &[]));
    assert_eq!(read_as(by_name("sgt"), &both).into_iter().filter(Result::is_ok).count(), 2);
}

/// A program's own JSON: an object for each cell, in one list or a list for each row.
#[test]
fn objects_of_cells_have_digits_and_marks() {
    let object = |(index, sign): (usize, char)| match (index, sign) {
        (2, _) => "{\"value\":4,\"given\":false,\"notes\":[]}".to_owned(),
        (3, _) => "{\"value\":null,\"given\":false,\"notes\":[null,2,null,6]}".to_owned(),
        (_, '.') => "{\"value\":null,\"given\":false}".to_owned(),
        (_, digit) => format!("{{\"value\":{digit},\"given\":true}}"),
    };
    let objects: Vec<String> = NINE.chars().enumerate().map(object).collect();
    let rows: Vec<String> = objects.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    let (flat, nested) = (format!("[{}]", objects.join(",")), format!("[{}]", rows.join(",\n")));
    // Rows in a member `cells` are SudokuPad's, where boxes are regions of their own.
    let wrapped = format!("{{\"cells\":{flat},\"level\":3}}");
    for text in [&flat, &nested, &wrapped] {
        for text in [text.clone(), text.replace("\"value\"", "\"val\"")] {
            let record = one(&text);
            assert_eq!(
                (record.sudoku, record.play),
                (expected().sudoku, expected().play),
                "{text}"
            );
        }
    }
    let text = flat.replace("[null,2,null,6]", "\"26\"").replace("notes", "candidates");
    assert_eq!(one(&text).play, expected().play);
    let text = flat
        .replace("\"given\":false", "\"editable\":true")
        .replace("\"given\":true", "\"editable\":false");
    assert_eq!(one(&text).play, expected().play);
    assert!(error(&flat.replace("null,6", "null,16")).contains("1 to 9"));
    // Without a given, all digits are givens.
    let record = one(&flat.replace("\"given\":true", "\"given\":false"));
    assert_eq!(record.sudoku.givens().filled(), 31);
}

/// Two characters for each cell, in base 32: a bit for a given, and one for each candidate.
#[test]
fn packed_strings_have_givens_and_candidates() {
    let pack = |sudoku: &Sudoku, gone: &[(usize, usize, u8)]| -> String {
        let mut candidates = sudoku.candidates();
        for &(row, column, digit) in gone {
            candidates.remove(cell(row, column), Digit::new(digit).unwrap());
        }
        let number = |index: usize| {
            let cell = Cell::from_index(index);
            let bits = candidates.get(cell).iter().map(|digit| 1 << digit.value()).sum::<u32>();
            bits | u32::from(sudoku.is_given(cell))
        };
        let sign = |number: u32| char::from_digit(number, 32).unwrap();
        (0..81).map(number).flat_map(|number| [sign(number / 32), sign(number % 32)]).collect()
    };
    let sudoku: Sudoku = NINE.parse().unwrap();
    let record = one(&pack(&sudoku, &[]));
    assert_eq!((record.sudoku.clone(), record.play), (sudoku.clone(), None));
    let record = one(&pack(&sudoku, &[(1, 4, 2), (1, 3, 1)]));
    assert_eq!(record.sudoku, sudoku);
    assert_eq!(record.play, played(&[], &[(1, 3, "24"), (1, 4, "6")], &[]).play);
    // A puzzle and its solution together have as many characters.
    assert!(read_as(None, &format!("{}{NINE_SOLVED}", NINE.replace('.', "0")))[0].is_err());
}

/// Puzzles with many naked singles: solutions with some cells open.
fn dense() -> impl Strategy<Value = Sudoku> {
    let boards =
        prop::sample::select(vec![NINE_SOLVED, "1234341221434321", "1..4..1..1..4..1", NINE]);
    (boards, prop::collection::vec(0..100_u8, 81), 0..100_u8).prop_map(|(board, dice, share)| {
        let grid: Grid = board.parse::<Sudoku>().unwrap().givens().clone();
        let cells = grid.cells().iter().zip(dice);
        let cells = cells.map(|(digit, dice)| digit.filter(|_| dice >= share)).collect();
        let geometry = board.parse::<Sudoku>().unwrap().geometry().clone();
        Sudoku::new(geometry, Grid::from_cells(cells).unwrap()).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(256), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn candidates_are_those_that_a_person_sees(sudoku in dense()) {
        for format in ["pencil", "candidates"].map(|name| by_name(name).unwrap()) {
            let record = Record::of(sudoku.clone());
            let Ok(text) = print(format, &record) else { continue };
            let back = read_as(Some(format), &text).remove(0).unwrap();
            prop_assert_eq!(&back.sudoku, &sudoku, "{}", text);
            prop_assert_eq!(&read_as(None, &text).remove(0).unwrap().sudoku, &sudoku, "{}", text);
            // Each open cell has its own candidates, a single one too.
            if format.name == "pencil" {
                let words = text.lines().filter(|line| !line.starts_with(['#', '-']));
                let words = words.flat_map(str::split_whitespace).filter(|word| *word != "|");
                let expected = sudoku.candidates();
                for (word, seen) in words.zip(expected.cells()) {
                    prop_assert_eq!(digits(word), *seen, "{}", text);
                }
            }
        }
    }
}

#[test]
fn a_position_is_written_as_a_person_sees_it() {
    let record = played(&[(1, 3, 4)], &[(1, 4, "6")], &[]);
    let (mut writer, mut text) =
        (Writer::new(by_name("pencil").unwrap()).lossy(true), String::new());
    writer.write(&record, &mut text).unwrap();
    let row: Vec<&str> = text.lines().next().unwrap().split_whitespace().collect();
    assert_eq!(row, ["5", "3", "4", "|", "6", "7", "268", "|", "189", "129", "28"]);
}
