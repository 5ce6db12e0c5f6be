//! Imperfect text: line ends, too many cells, blanks that are spaces.

use evoku_sudoku::formats::{Hints, Reader, Record, Writer, by_name, line};
use evoku_testing::inputs::NINE;
use proptest::prelude::*;

fn read(text: &[u8], format: Option<&str>) -> Vec<Result<Record, String>> {
    let hints = Hints { format: format.and_then(by_name), ..Hints::default() };
    Reader::new(text, hints).map(|record| record.map_err(|error| error.to_string())).collect()
}

fn all(text: &str) -> Vec<Result<Record, String>> {
    read(text.as_bytes(), None)
}

fn one(text: &str) -> Record {
    let mut records = all(text);
    assert_eq!(records.len(), 1, "{records:?}");
    records.remove(0).unwrap()
}

fn cells(record: &Record) -> String {
    line::print(record.sudoku.givens())
}

/// A board with rules: between boxes, around each box's cells, between its cells.
fn drawn(line: &str, upright: char, around: &str, between: &str, blank: char) -> String {
    let rule = "+".to_owned() + &"-----+".repeat(3) + "\n";
    let mut text = rule.clone();
    for (index, row) in line.as_bytes().chunks(9).enumerate() {
        for part in row.chunks(3) {
            let cells: Vec<String> =
                part.iter().map(|&cell| char::from(cell).to_string()).collect();
            text += &format!("{upright}{around}{}{around}", cells.join(between));
        }
        text += &format!("{upright}\n");
        if index % 3 == 2 {
            text += &rule;
        }
    }
    text.replace('.', &blank.to_string())
}

/// The texts around and between cells.
const LAYOUTS: [(&str, &str); 3] = [(" ", " "), ("", " "), ("", "")];

/// Returns `true` if a row may look like cells with their own frames, or like an empty row.
fn may_be_refused(cells: &str, between: &str) -> bool {
    let rows: Vec<&str> = (0..9).map(|row| &cells[9 * row..9 * row + 9]).collect();
    let centred = |row: &&str| row.chars().enumerate().all(|(at, c)| (c == '.') == (at % 3 != 1));
    let full_below_blank =
        rows.windows(2).any(|two| two[0] == ".".repeat(9) && !two[1].contains('.'));
    full_below_blank || (between.is_empty() && rows.iter().any(centred))
}

proptest! {
    /// Spaces as blanks are read correctly or refused, but never read as another board.
    #[test]
    fn blanks_may_be_spaces_within_boxes(
        cells_of in prop::collection::vec(prop_oneof![2 => Just(b'.'), 1 => b'1'..=b'9'], 81),
        upright in prop::sample::select(vec!['|', '\u{2502}', '!']),
    ) {
        let expected = String::from_utf8(cells_of).unwrap();
        for (around, between) in LAYOUTS {
            let text = drawn(&expected, upright, around, between, ' ');
            let records = all(&text);
            prop_assert!(!records.is_empty(), "{}", text);
            for record in records {
                match record {
                    Ok(record) => prop_assert_eq!(cells(&record), expected.clone(), "{}", text),
                    Err(error) => prop_assert!(may_be_refused(&expected, between), "{}: {}", error, text),
                }
            }
        }
    }
}

/// Two adjacent digits are two cells, though a grid of pencil marks has such words.
#[test]
fn few_digits_among_spaces_are_a_board() {
    let line = format!("..1.11........1..1{}", ".".repeat(63));
    assert_eq!(cells(&one(&drawn(&line, '|', "", "", ' '))), line);
}

/// A row of blanks consists of tabs, so the columns of its text mean nothing.
#[test]
fn a_sheet_may_have_givens_in_its_first_column_alone() {
    for side in [4, 6, 9, 10, 16] {
        for rows in [vec![side - 1], vec![0, side - 1], (0..side).collect()] {
            let row = |row| match rows.iter().position(|&given| given == row) {
                Some(at) => format!("{}{}\n", side - at, "\t".repeat(side - 1)),
                None => format!("{}\n", "\t".repeat(side - 1)),
            };
            let text: String = (0..side).map(row).collect();
            let detected = Reader::new(text.as_bytes(), Hints::default()).format();
            assert_eq!(detected.name, "sheet", "{text}");
            assert_eq!(one(&text).sudoku.givens().filled(), rows.len(), "{text}");
        }
    }
}

#[test]
fn blanks_that_are_spaces() {
    for (around, between) in LAYOUTS {
        for blank in [' ', '.', '0'] {
            let text = drawn(NINE, '|', around, between, blank);
            assert_eq!(cells(&one(&text)), NINE, "{text}");
            // Several boards, and a blank row.
            let without = format!("{}.........{}", &NINE[..18], &NINE[27..]);
            let second = drawn(&without, '|', around, between, blank);
            let records = all(&format!("{text}\n{second}"));
            assert_eq!(records.len(), 2, "{records:?}");
            assert_eq!(cells(records[1].as_ref().unwrap()), without, "{second}");
        }
    }
    // Space between two rows is not a blank row.
    let roomy = drawn(NINE, '|', " ", " ", '.').replace("|\n|", "|\n|       |       |       |\n|");
    assert_eq!(cells(&one(&roomy)), NINE, "{roomy}");
    let small = "+-----+-----+\n| 1   |   4 |\n|     | 1   |\n+-----+-----+\n\
                 |   1 |     |\n| 4   |   1 |\n+-----+-----+\n";
    assert_eq!(cells(&one(small)), "1..4..1..1..4..1");
    // Without a frame, the end of a row is unknown.
    let open = " 5 3   |   7   |\n 6     | 1 9 5 |\n   9 8 |       |   6\n";
    let errors = all(open);
    let hint = |error: &String| error.ends_with("write blanks that are spaces as dots");
    assert!(errors.iter().all(|record| record.as_ref().is_err_and(hint)), "{errors:?}");
}

#[test]
fn binary_input_is_reported_once() {
    let utf_16: Vec<u8> = NINE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let program = [b"\x7FELF\x02\n\x01", &[0; 5000][..], NINE.as_bytes()].concat();
    for (bytes, line) in [(&utf_16, 1), (&program, 2)] {
        let expected = format!("line {line}: found \"\\0\", expected text in UTF-8");
        assert_eq!(read(bytes, None), [Err(expected)]);
    }
}

/// A board of numbers and one more column look like a row of a table with a label.
#[test]
fn names_of_columns_decide_for_csv() {
    for side in [36, 64_usize] {
        let cells = vec!["0"; side * side].join(",");
        let text = format!("puzzle,rules\n\"{cells}\",diagonal\n");
        let records = read(text.as_bytes(), None);
        assert!(records.len() == 1 && records[0].is_ok(), "{side}");
    }
}

/// A zero byte in a text damages the line that contains it, not the others.
#[test]
fn a_zero_byte_costs_one_line() {
    let text = format!("{NINE}\n{NINE}\n\0{}\n{NINE}\n", &NINE[1..]);
    let records = read(text.as_bytes(), None);
    let is_read: Vec<bool> = records.iter().map(Result::is_ok).collect();
    assert_eq!(is_read, [true, true, false, true], "{records:?}");
    let text = format!("\0{}\n{NINE}\n{NINE}\n", &NINE[1..]);
    let records = read(text.as_bytes(), None);
    let is_read: Vec<bool> = records.iter().map(Result::is_ok).collect();
    assert_eq!(is_read, [false, true, true], "{records:?}");
    let table = format!("puzzle,title\n{NINE},a\n{NINE},b\0\n{NINE},c\n");
    assert!(read(table.as_bytes(), None).iter().all(Result::is_ok));
}

#[test]
fn all_line_ends_are_recognised() {
    let short = &NINE[..80];
    let board = drawn(NINE, '|', " ", " ", '.');
    for end in ["\n", "\r\n", "\r", "\r\r\n"] {
        let lines = [NINE, "", "# a comment", short, NINE].join(end);
        let records = all(&lines);
        assert_eq!(records.len(), 3, "{end:?}");
        assert_eq!(cells(records[0].as_ref().unwrap()), NINE);
        let error = records[1].as_ref().unwrap_err();
        assert_eq!(error, "line 4: found 80 cells, expected 81", "{end:?}");
        assert_eq!(cells(records[2].as_ref().unwrap()), NINE);
        let boards = board.clone() + "\n" + &board;
        let records = all(&boards.replace('\n', end));
        assert_eq!(records.len(), 2, "{end:?}");
        assert!(records.iter().flatten().all(|record| cells(record) == NINE), "{end:?}");
    }
}

/// A line end may be split across two pieces of the input.
#[test]
fn line_ends_may_come_in_pieces() {
    struct Pieces<'p>(std::slice::Chunks<'p, u8>);
    impl std::io::Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let piece = self.0.next().unwrap_or_default();
            buffer[..piece.len()].copy_from_slice(piece);
            Ok(piece.len())
        }
    }
    for end in ["\n", "\r\n", "\r", "\r\r\n"] {
        let text = format!("{NINE}{end}{NINE}{end}");
        for size in 1..90 {
            let format = by_name("line");
            let pieces = Pieces(text.as_bytes().chunks(size));
            let records = Reader::new(pieces, Hints { format, ..Hints::default() });
            let found: Vec<String> = records.map(|record| cells(&record.unwrap())).collect();
            assert_eq!(found, [NINE, NINE], "{end:?} in pieces of {size}");
        }
    }
}

#[test]
fn further_cells_are_not_a_comment() {
    let spaced = NINE.chars().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ");
    let groups: Vec<&str> = (0..9).map(|row| &NINE[9 * row..9 * row + 9]).collect();
    let groups = groups.join(" ");
    for (text, found) in [
        (format!("{NINE}1"), 82),
        (format!("{NINE}123456789"), 90),
        (format!("{NINE} 123456789"), 90),
        (format!("{NINE}\t{NINE}"), 162),
        (format!("{spaced} 7"), 82),
        (format!("{spaced} 7 . 3 easy"), 84),
        (format!("{} 7", spaced.replace(' ', ",")), 81),
        (format!("{},7", spaced.replace(' ', ",")), 82),
        (format!("{groups} 123456789"), 90),
        (format!("{groups} 12345678912"), 92),
    ] {
        for format in ["line", "sdm"] {
            let record = read(text.as_bytes(), Some(format)).remove(0);
            if found == 81 {
                assert_eq!(record.unwrap().field("comment"), Some("7"));
                continue;
            }
            let expected = format!("line 1: found {found} cells, expected 81");
            assert_eq!(record.unwrap_err(), expected, "{text} as {format}");
        }
    }
    // Numbers of puzzles and ratings are comments.
    for comment in ["17", "9.3", "00000123", "2026-11-20", "1.2 2.3 4"] {
        assert_eq!(one(&format!("{NINE} {comment}")).field("comment"), Some(comment));
    }
    // Printed so that it can be read back.
    let json = format!("{{\"puzzle\":\"{NINE}\",\"comment\":\"123456789\"}}");
    let mut printed = String::new();
    Writer::new(by_name("line").unwrap()).write(&one(&json), &mut printed).unwrap();
    assert_eq!(printed, format!("{NINE} # 123456789\n"));
    assert_eq!(one(&printed).field("comment"), Some("# 123456789"));
}
