//! Boards as programs print them, as people type them, and damaged ones.

use std::sync::{Arc, Mutex};

use crate::common::prints::{labels, polars, prints, values};
use evoku_sudoku::formats::{Hints, Reader, Record, Remarks, line};
use evoku_testing::inputs::{NINE, NINE_SOLVED};
use proptest::prelude::*;

/// The records of a text, and the remarks about it.
fn read(text: &str) -> (Vec<Result<Record, String>>, Vec<String>) {
    let remarks = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&remarks);
    let remarks_to = Remarks::to(move |what| heard.lock().unwrap().push(what.to_string()));
    let hints = Hints { remarks: remarks_to, ..Hints::default() };
    let records = Reader::new(text.as_bytes(), hints)
        .map(|record| record.map_err(|error| error.to_string()))
        .collect();
    let remarks = remarks.lock().unwrap().clone();
    (records, remarks)
}

fn cells(record: &Record) -> String {
    line::print(record.sudoku.givens())
}

/// The cells of all puzzles of a text, none of which may be an error.
#[track_caller]
fn all(text: &str) -> Vec<String> {
    let (records, _) = read(text);
    records
        .iter()
        .map(|record| cells(record.as_ref().unwrap_or_else(|e| panic!("{e}\n{text}"))))
        .collect()
}

#[track_caller]
fn error(text: &str) -> String {
    let (records, _) = read(text);
    assert_eq!(records.len(), 1, "{records:?}\n{text}");
    records[0].clone().map(|record| cells(&record)).unwrap_err()
}

fn boards() -> impl Strategy<Value = String> {
    let board = |side: u32| {
        let cell = prop_oneof![3 => Just('.'), 2 => (1..=side).prop_map(|value| char::from_digit(value, 36).unwrap().to_ascii_uppercase())];
        prop::collection::vec(cell, (side * side) as usize).prop_map(String::from_iter)
    };
    // The last digit shows that 0 isn't the first.
    prop_oneof![3 => board(9), 1 => board(4), 1 => board(6), 1 => board(16)].prop_map(|board| {
        let side = board.len().isqrt() as u32;
        let last = char::from_digit(side, 36).unwrap().to_ascii_uppercase();
        format!("{last}{}", &board[1..])
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_print_is_read_as_its_board(board in boards()) {
        for (name, text) in prints(&values(&board)) {
            let (records, _) = read(&text);
            prop_assert_eq!(records.len(), 1, "{}: {:?}\n{}", name, records, text);
            let found = records[0].as_ref().map(cells);
            prop_assert_eq!(found, Ok(board.clone()), "{}\n{}", name, text);
        }
    }

    /// A lost or doubled character, word or line never gives another board without a remark.
    #[test]
    fn damage_is_never_silent(board in boards(), kind in 0..5_usize, place in any::<prop::sample::Index>()) {
        for (name, text) in prints(&values(&board)) {
            let damaged = damage(&text, kind, place);
            // A lost sign, point or exponent may leave another number.
            let before = damaged.1;
            if before.is_some_and(|lost| "-.e+0123456789".contains(lost)) && (name.contains("-1") || board.len() > 81 || name == "savetxt") {
                continue;
            }
            // In R, a matrix is filled by columns unless its order is given.
            if name.starts_with("R, matrix by row") && !damaged.0.contains("byrow") {
                continue;
            }
            // An empty blank looks like a lost digit.
            let hollow = ["LaTeX", "LaTeX, tabular", "LaTeX, sudoku", "pandas, CSV with NaN", "pandas, CSV without labels", "Python, texts"];
            if hollow.contains(&name) {
                continue;
            }
            let (records, remarks) = read(&damaged.0);
            // An error about another part of the text is a word too.
            let is_said = !remarks.is_empty() || records.iter().any(Result::is_err);
            for record in records.into_iter().flatten() {
                prop_assert!(cells(&record) == board || is_said, "{}: {}\n{}", name, cells(&record), damaged.0);
            }
        }
    }
}

/// A damaged text, and the lost character.
fn damage(text: &str, kind: usize, place: prop::sample::Index) -> (String, Option<char>) {
    let signs: Vec<char> = text.chars().collect();
    let at = place.index(signs.len());
    let without = |range: std::ops::Range<usize>| -> String {
        signs[..range.start].iter().chain(&signs[range.end..]).collect()
    };
    let word = |at: usize| {
        let is_end = |sign: &char| sign.is_whitespace() || ",[](){}&|".contains(*sign);
        let start = signs[..at].iter().rposition(is_end).map_or(0, |end| end + 1);
        let end = signs[at..].iter().position(is_end).map_or(signs.len(), |length| at + length);
        start..end
    };
    match kind {
        0 => (without(at..at + 1), Some(signs[at])),
        1 => (without(word(at)), None),
        2 => {
            let mut lines: Vec<&str> = text.lines().collect();
            lines.remove(place.index(lines.len()));
            (lines.join("\n") + "\n", None)
        }
        3 => (signs[..at].iter().collect(), None),
        _ => {
            let odd: String = signs[..at].iter().chain(&['$']).chain(&signs[at + 1..]).collect();
            (odd, Some(signs[at]))
        }
    }
}

#[test]
fn left_out_columns_are_refused() {
    let whole = polars(&vec![vec!["0".to_owned(); 9]; 9], &labels(9, |i| format!("column_{i}")));
    let short = |line: &str| {
        let mut cells: Vec<&str> = line.split('┆').collect();
        if cells.len() == 9 {
            cells[4] = if line.contains("i64") || line.contains("---") { "   " } else { " … " };
        }
        cells.join("┆") + "\n"
    };
    let error = error(&whole.lines().map(short).collect::<String>());
    assert!(
        error.starts_with("line 7, column 51: found \"…\", expected the whole array"),
        "{error}"
    );
}

#[test]
fn people_type_many_signs() {
    let wide: String = NINE
        .chars()
        .map(|sign| match sign.to_digit(10) {
            Some(digit) => char::from_u32(0xFF10 + digit).unwrap(),
            None => '\u{B7}',
        })
        .collect();
    for blank in ['\u{B7}', '\u{2022}', '?', '\u{25A1}', '\u{2B1C}', '\u{FF10}', '_', '*'] {
        let text = NINE.replace('.', &blank.to_string());
        assert_eq!(all(&text), [NINE], "{text}");
        assert_eq!(all(&format!("{text}\n{text} a comment\n")), [NINE; 2], "{text}");
        let rows: String = text
            .chars()
            .collect::<Vec<_>>()
            .chunks(9)
            .map(|row| row.iter().collect::<String>() + "\n")
            .collect();
        assert_eq!(all(&rows), [NINE], "{rows}");
        let spaced: String = rows
            .lines()
            .map(|row| row.chars().map(|sign| format!("{sign} ")).collect::<String>() + "\n")
            .collect();
        assert_eq!(all(&spaced), [NINE], "{spaced}");
        assert_eq!(all(&format!("puzzle,name\n{text},\u{B7}a\u{B7}\n")), [NINE]);
        assert_eq!(all(&format!("{{\"puzzle\":\"{text}\"}}")), [NINE]);
    }
    assert_eq!(all(&wide), [NINE]);
    let title = read("puzzle,name\n1..4..1..1..4..1,\u{FF11}\u{B7}\u{FF12}\n").0.remove(0).unwrap();
    assert_eq!(title.field("name"), Some("\u{FF11}\u{B7}\u{FF12}"));
}

#[test]
fn the_letter_o_is_a_zero_and_said() {
    for text in [
        NINE.replace('.', "O"),
        NINE.replacen('.', "o", 3),
        format!("puzzle\n{}\n", NINE.replace('.', "O")),
    ] {
        let (records, remarks) = read(&text);
        assert_eq!(cells(records[0].as_ref().unwrap()), NINE, "{text}");
        assert_eq!(remarks.len(), 1, "{remarks:?}");
        assert!(remarks[0].ends_with("the letter O is read as 0"), "{remarks:?}");
    }
    // O is the digit 24 of a board with other letters.
    let large = "ABCDEFGHIJKLMNOPQRSTUVWXY".repeat(25);
    assert!(read(&large).1.is_empty());
}

#[test]
fn any_one_sign_joins_rows_or_cells() {
    let zeros = NINE.replace('.', "0");
    for joint in ["/", "|", ":", ",", ";", "\\n", " / ", ", ", "+", "-", "#"] {
        let rows = |text: &str| {
            (0..9).map(|row| text[9 * row..9 * row + 9].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(all(&rows(NINE).join(joint)), [NINE], "{joint}");
        assert_eq!(all(&rows(&zeros).join(joint)), [NINE], "{joint}");
    }
    for joint in [".", "/", ":", "|", "-", "_"] {
        let digits: Vec<String> = zeros.chars().map(String::from).collect();
        assert_eq!(all(&digits.join(joint)), [NINE], "{joint}");
    }
    assert_eq!(all(&format!("'{NINE}'")), [NINE]);
    assert_eq!(all(&format!("\"{NINE}\" easy")), [NINE]);
}

#[test]
fn blanks_may_be_spaces_within_rows() {
    let rows: Vec<&str> = (0..9).map(|row| &NINE[9 * row..9 * row + 9]).collect();
    let close: String =
        rows.iter().map(|row| row.replace('.', " ").trim_end().to_owned() + "\n").collect();
    let wide: String = rows
        .iter()
        .map(|row| {
            let cells: Vec<String> =
                row.chars().map(|sign| sign.to_string().replace('.', " ")).collect();
            cells.join(" ") + "\n"
        })
        .collect();
    for text in [close, wide] {
        let (records, remarks) = read(&text);
        assert_eq!(
            cells(records[0].as_ref().unwrap_or_else(|e| panic!("{e}\n{text}"))),
            NINE,
            "{text}"
        );
        assert!(remarks[0].ends_with("spaces are read as blanks"), "{remarks:?}");
    }
}

#[test]
fn marks_beside_candidates_are_no_candidates() {
    let text = "\
+----------+----------+
| #12  3   |  4   *12 |
|  4   *12 | -123  3  |
+----------+----------+
|  12*  4  |  123 1   |
|  3   12  |  12  4   |
+----------+----------+
";
    let (records, _) = read(text);
    let record = records[0].as_ref().unwrap();
    assert_eq!(cells(record), ".34.4..3.4.13..4");
}

#[test]
fn spreadsheets_damage_digits() {
    let zeros = SPARSE;
    let lost = zeros.trim_start_matches('0');
    for text in [
        format!("id,puzzle\n1,{zeros}\n2,{lost}\n"),
        format!("puzzle,solution\n{lost},{SPARSE_SOLVED}\n"),
    ] {
        let (records, remarks) = read(&text);
        assert!(
            records.iter().all(|record| cells(record.as_ref().unwrap()) == zeros.replace('0', ".")),
            "{records:?}"
        );
        assert_eq!(remarks.len(), 1, "{remarks:?}");
        assert!(remarks[0].contains("missing leading zeros were restored"), "{remarks:?}");
    }
    assert_eq!(all(&format!("id,puzzle\n1,'{zeros}\n")), [zeros.replace('0', ".")]);
    let (records, _) = read(&format!("id,puzzle\n1,{zeros}\n2,5.3007E+79\n"));
    let error = records[1].as_ref().unwrap_err();
    assert!(error.contains("a number that a spreadsheet has rounded"), "{error}");
}

const SPARSE: &str =
    "000041000060000200000000000320600000000050040700000000000200300480000000501000000";
const SPARSE_SOLVED: &str =
    "872941563169573284453826197324697815918352746756184932647215389485739621231468579";

#[test]
fn names_of_columns_are_the_same_in_tables_and_json() {
    let mut pairs = vec![
        ("quizzes", "solutions"),
        ("question", "answer"),
        ("unsolved", "solved"),
        ("problem", "solution"),
        ("puzzle", "target"),
        ("x", "y"),
        ("a", "b"),
        ("puzzle", "label"),
        ("input", "output"),
        ("sudoku", "answer"),
    ];
    pairs.push(("puzzle", "solution"));
    // A wrong solution is a solution too, even if it contradicts a given.
    let wrong = NINE_SOLVED.replacen('5', "6", 1);
    for ((puzzle, solution), solved) in
        pairs.iter().flat_map(|&pair| [(pair, NINE_SOLVED), (pair, &wrong)])
    {
        let csv = format!("{puzzle},{solution}\n{NINE},{solved}\n");
        let json = format!("{{\"{puzzle}\":\"{NINE}\",\"{solution}\":\"{solved}\"}}\n");
        let array = format!("[{}]", json.trim());
        let back = format!("{{\"{solution}\":\"{solved}\",\"{puzzle}\":\"{NINE}\"}}\n");
        for text in [csv, json, array, back] {
            let (records, _) = read(&text);
            assert_eq!(records.len(), 1, "{text}");
            let record = records[0].as_ref().unwrap();
            assert_eq!(cells(record), NINE, "{text}");
            let read = record.solution.as_ref().map(line::print);
            assert_eq!(read.as_deref(), Some(solved), "{text}");
        }
    }
    // The solution of another puzzle has few of the givens. Its name makes it the solution.
    let shifted: String = NINE_SOLVED
        .chars()
        .map(|sign| if sign == '9' { '1' } else { char::from(sign as u8 + 1) })
        .collect();
    let record = read(&format!("quizzes,solutions\n{NINE},{shifted}\n")).0.remove(0).unwrap();
    assert_eq!(record.solution.as_ref().map(line::print), Some(shifted));
    // Two puzzles of one object are not a puzzle with a solution.
    let other = NINE.replace("53..7", "35..7");
    let (records, _) = read(&format!("{{\"a\":\"{NINE}\",\"b\":\"{other}\"}}"));
    assert_eq!(records.len(), 2);
    let number = read(&format!("puzzle,solutions\n{NINE},1\n")).0.remove(0).unwrap();
    assert_eq!(number.field("solutions"), Some("1"));
}

#[test]
fn columns_are_chosen_by_name() {
    let hints = |column: &str, solution: Option<&str>| Hints {
        column: Some(column.to_owned()),
        solution_column: solution.map(str::to_owned),
        ..Hints::default()
    };
    let other = NINE.replace("53..7", "5...7");
    for text in [
        format!("a,b,c\n{NINE},{other},{NINE_SOLVED}\n"),
        format!("{{\"a\":\"{NINE}\",\"b\":\"{other}\",\"c\":\"{NINE_SOLVED}\"}}\n"),
        format!("[{{\"a\":\"{NINE}\",\"b\":\"{other}\",\"c\":\"{NINE_SOLVED}\"}}]\n"),
    ] {
        let mut records = Reader::new(text.as_bytes(), hints("b", Some("c")));
        let record = records.next().unwrap().unwrap();
        assert_eq!(cells(&record), other, "{text}");
        assert_eq!(record.solution.as_ref().map(line::print).as_deref(), Some(NINE_SOLVED));
        let mut records = Reader::new(text.as_bytes(), hints("d", None));
        let error = records.next().unwrap().unwrap_err().to_string();
        assert!(error.contains("no column \"d\"") && error.contains("a, b, c"), "{error}");
        assert!(records.next().is_none());
    }
}

#[test]
fn a_header_of_81_columns_is_skipped() {
    let header = (0..81).map(|index| format!("c{index}")).collect::<Vec<_>>().join(",");
    let digits = NINE.replace('.', "0").chars().map(String::from).collect::<Vec<_>>().join(",");
    assert_eq!(all(&format!("{header}\n{digits}\n{digits}\n")), [NINE; 2]);
    let numbers = (0..81).map(|index| index.to_string()).collect::<Vec<_>>().join(",");
    assert_eq!(all(&format!(",{numbers}\n0,{digits}\n1,{digits}\n")), [NINE; 2]);
}

#[test]
fn prints_that_lack_items_are_refused_by_name() {
    let short = "[[5 3 0 ... 0 0 0]\n [6 0 0 ... 0 0 0]\n ...\n [0 0 0 ... 0 7 9]]\n";
    assert!(error(short).contains("the whole array"), "{}", error(short));
    let zeros_and_none = "[[0, None, 1, 2], [1, 2, None, 0], [2, 1, 0, None], [None, 0, 2, 1]]";
    assert!(error(zeros_and_none).contains("one sign for all blanks"), "{}", error(zeros_and_none));
    let ragged = "[[1 2 3 4]\n [3 4 1]\n [2 1 4 3]\n [4 3 2 1]]\n";
    assert_eq!(error(ragged), "line 2: found 15 cells, expected 16 (row 2 has 3 instead of 4)");
    let mixed = "[[1., 2, 3., 4.], [3., 4., 1., 2.], [2., 1., 4., 3.], [4., 3., 2., 1.]]\n";
    assert!(error(mixed).contains("same notation as in the previous cells"), "{}", error(mixed));
    let open = "array([[1, 2, 3, 4],\n [3, 4, 1, 2],\n [2, 1, 4, 3],\n [4, 3, 2, 1])\n";
    assert!(error(open).contains("each bracket closed"), "{}", error(open));
}

/// The first half of a board of numbers has as many digits as the whole board has cells.
#[test]
fn numbers_are_never_split_into_cells() {
    let row = ["10"; 16].join(" ") + "\n";
    let (records, _) = read(&row.repeat(8));
    assert!(records.iter().all(Result::is_err), "{records:?}");
}
