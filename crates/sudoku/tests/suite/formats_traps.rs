//! Texts that look like another board than the one that they mean.

use std::sync::{Arc, Mutex};

use evoku_sudoku::formats::{Hints, Reader, Record, Remarks, Symbols, line};
use evoku_testing::inputs::{NINE, NINE_SOLVED};

fn all(text: &str) -> Vec<Result<Record, String>> {
    let records = Reader::new(text.as_bytes(), Hints::default());
    records.map(|record| record.map_err(|error| error.to_string())).collect()
}

fn cells(record: &Record) -> String {
    line::print(record.sudoku.givens())
}

#[track_caller]
fn one(text: &str) -> Record {
    let mut records = all(text);
    assert_eq!(records.len(), 1, "{text}\n{records:?}");
    records.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[track_caller]
fn refused(text: &str) -> String {
    let errors: Vec<String> = all(text)
        .into_iter()
        .map(|record| {
            record.map_or_else(|error| error, |record| panic!("{}\n{text}", cells(&record)))
        })
        .collect();
    errors.join("\n")
}

fn rows(between: &str) -> Vec<String> {
    let digits: Vec<String> = NINE.replace('.', "0").chars().map(String::from).collect();
    digits.chunks(9).map(|row| row.join(between)).collect()
}

/// A puzzle that lost a cell isn't replaced by its solution.
#[test]
fn a_solution_is_never_the_puzzle() {
    let short = &NINE[1..];
    for text in [
        format!("1,{short},{NINE_SOLVED}\n"),
        format!("{short}\t{NINE_SOLVED}\n"),
        format!("{short},{NINE_SOLVED}\n"),
        format!("{{\"grid\":\"{short}\",\"answer\":\"{NINE_SOLVED}\"}}\n"),
    ] {
        assert!(refused(&text).contains("80 cells"), "{text}: {}", refused(&text));
    }
    let rows: Vec<String> = rows(",").iter().map(|row| format!("[{row}]")).collect();
    let grid = rows[..8].join(",");
    refused(&format!("{{\"grid\":[{grid}],\"answer\":\"{NINE_SOLVED}\"}}"));
}

#[test]
fn a_character_is_no_board_beside_another() {
    let records = all(&format!("1\n{NINE}\n"));
    assert_eq!((records.len(), records[0].is_err()), (2, true));
    assert_eq!(records[1].as_ref().map(cells).as_deref(), Ok(NINE));
    refused("1: 5, 2: 3, 5: 7\n");
    refused("x: 5; 3\n");
    assert_eq!(cells(&one("1\n")), "1");
}

/// In the game ids of Solo, letters count empty cells.
#[test]
fn a_letter_in_a_game_id_is_no_zero() {
    assert_eq!(cells(&one("2x2:1o\n")), format!("1{}", ".".repeat(15)));
}

#[test]
fn a_puzzle_may_have_a_label() {
    for text in [
        format!("Puzzle: {NINE}"),
        format!("x = \"{NINE}\""),
        format!("puzzle = '{NINE}';"),
        format!("grid: \"{NINE}\""),
        format!("Sudoku = {NINE}"),
    ] {
        let record = one(&text);
        assert_eq!((cells(&record).as_str(), record.field("comment")), (NINE, None), "{text}");
    }
    let record = one(&format!("Puzzle 3: {NINE}"));
    assert_eq!((cells(&record).as_str(), record.field("comment")), (NINE, Some("Puzzle 3")));
    let records = all(&format!("Puzzle: {NINE}\nSolution: {NINE_SOLVED}\n"));
    assert_eq!(records[0].as_ref().map(cells).as_deref(), Ok(NINE));
    assert!(records[1].as_ref().is_err_and(|error| error.contains("Solution")));
}

#[test]
fn rows_may_have_labels_in_words() {
    for label in ["Row #:", "row #", "Zeile #:", "Ligne # :", "r#", "#:"] {
        let label = |index: usize| label.replace('#', &(index + 1).to_string());
        let lines = rows(" ").into_iter().enumerate();
        let lines: Vec<String> =
            lines.map(|(index, row)| format!("{} {row}", label(index))).collect();
        assert_eq!(cells(&one(&lines.join("\n"))), NINE, "{}", lines[0]);
    }
}

/// Numbers of rows and columns aren't cells, even if a damaged table is as wide as it is high.
#[test]
fn numbers_around_a_board_are_no_cells() {
    let mut lines = vec!["0 1 2 3 4 5 6 7 8 9".to_owned()];
    lines.extend(rows(" ").iter().enumerate().map(|(index, row)| format!("{} {row}", index + 1)));
    let drawn: String =
        lines.iter().map(|line| format!("| {} |\n", line.replace(' ', " | "))).collect();
    for text in [lines.join("\n"), drawn] {
        assert!(all(&text).iter().flatten().all(|record| cells(record) == NINE), "{text}");
    }
    // Seven rows and a part of the eighth have as many digits and points as a board.
    let lines = (0..8).map(|index| format!("{}. 0 0 0 0 0 0 0 0 0\n", index + 1));
    let text: String = lines.collect();
    assert!(refused(&text[..7 * 21 + 6]).contains("numbers of rows and columns"));
    let mut lines = vec!["0,1,2,3,4,5,6,7,8".to_owned()];
    lines.extend(rows(",").into_iter().take(8));
    assert!(refused(&lines.join("\n")).contains("numbers of rows and columns"));
}

/// A separator at the end of each row makes no further column.
#[test]
fn an_empty_column_beside_the_board_is_no_column() {
    for (before, after) in [("", ","), (",", "")] {
        let mut lines: Vec<String> =
            rows(",").into_iter().map(|row| format!("{before}{row}{after}")).collect();
        lines.push(lines[8].clone());
        assert!(refused(&lines.join("\n")).contains("10 rows"), "{}", lines[0]);
    }
}

/// Columns whose names differ from those of cells aren't read as cells.
#[test]
fn named_cells_are_the_board() {
    let cells =
        NINE.replace('.', "0").split("").filter(|s| !s.is_empty()).collect::<Vec<_>>().join(",");
    let names = |name: &dyn Fn(usize) -> String| (0..81).map(name).collect::<Vec<_>>().join(",");
    let counted = names(&|cell| format!("c{cell}"));
    let placed = names(&|cell| format!("r{}c{}", cell / 9 + 1, cell % 9 + 1));
    for text in [
        format!("{counted},level\n{cells},3\n"),
        format!("id,{counted}\n5,{cells}\n"),
        format!("id,name,{counted},level,seed\n5,a b,{cells},3,4\n6,c,{cells},3,4\n"),
        format!("{placed},level\n{cells},easy\n"),
        format!("{},level\n{cells},5\n", names(&|cell| cell.to_string())),
        format!(",{}\n0,{cells}\n", names(&|cell| cell.to_string())),
    ] {
        assert!(
            all(&text).iter().all(|record| record.as_ref().map(self::cells).as_deref() == Ok(NINE)),
            "{text}"
        );
    }
    refused(&format!("{cells},3\n"));
}

/// `0` is a digit or a blank where another sign is a blank and the last digit is missing.
#[test]
fn zero_beside_another_blank_is_refused() {
    for text in ["0.1.\n..3.\n2...\n...0\n", "0.1...3.2......0\n", "0,,1,\n,,3,\n2,,,\n,,,0\n"] {
        assert!(refused(text).contains("one sign for all blanks, or digits up to 4"), "{text}");
        let symbols = Hints { symbols: Some(Symbols::parse("0123").unwrap()), ..Hints::default() };
        let record = Reader::new(text.as_bytes(), symbols).next().unwrap();
        assert_eq!(cells(&record.unwrap()), "1.2...4.3......1", "{text}");
    }
    assert!(refused("0x1xxx3x2xxxxxx0\n").contains("digits up to 4"));
    assert_eq!(cells(&one("0.1.\n..4.\n2...\n...0\n")), "..1...4.2.......");
}

/// A player can place `0` only where it is a digit.
#[test]
fn a_placed_zero_is_a_digit_or_an_error() {
    let rest = ".".repeat(253);
    assert!(refused(&format!("G+0A{rest}\n")).starts_with("line 1, column 3: found \"0\""));
    assert!(one(&format!("F+0A{rest}\n")).play.is_some());
}

/// The remarks of a text with this puzzle.
#[track_caller]
fn remarks(text: &str) -> Vec<String> {
    let remarks = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&remarks);
    let remarks_to = Remarks::to(move |what| heard.lock().unwrap().push(what.to_string()));
    let hints = Hints { remarks: remarks_to, ..Hints::default() };
    let record = Reader::new(text.as_bytes(), hints).next().unwrap();
    assert_eq!(record.as_ref().map(cells).as_deref(), Ok(NINE), "{text}");
    let heard = remarks.lock().unwrap();
    heard.clone()
}

/// The givens with their rows and columns from `first` on, each written by `print`.
fn listed(first: usize, print: impl Fn(usize, usize, char) -> String, between: &str) -> String {
    let givens = NINE.chars().enumerate().filter(|(_, digit)| *digit != '.');
    let print = |(cell, digit): (usize, char)| print(cell / 9 + first, cell % 9 + first, digit);
    givens.map(print).collect::<Vec<_>>().join(between)
}

/// Cells may be listed with their coordinates, and what these mean is said.
#[test]
fn cells_may_have_coordinates() {
    let letter = |row: usize| char::from(b'A' + row as u8 - 1);
    for text in [
        listed(1, |r, c, d| format!("r{r}c{c}={d}"), "\n"),
        listed(1, |r, c, d| format!("R{r}C{c}: {d}"), ", "),
    ] {
        assert_eq!(remarks(&text), [""; 0], "{text}");
    }
    for (first, text) in [
        (1, listed(1, |r, c, d| format!("{r} {c} {d}"), "\n")),
        (0, format!("row,col,value\n{}\n", listed(0, |r, c, d| format!("{r},{c},{d}"), "\n"))),
        (0, format!("{{{}}}", listed(0, |r, c, d| format!("({r}, {c}): {d}"), ", "))),
        (0, format!("[{}]", listed(0, |r, c, d| format!("({r}, {c}, {d})"), ", "))),
        (1, format!("[{}]", listed(1, |r, c, d| format!("[{r},{c},{d}]"), ","))),
        (1, listed(1, |r, c, d| format!("given({r},{c},{d})."), " ")),
        (1, format!("{{{}}}", listed(1, |r, c, d| format!("'{}{c}': '{d}'", letter(r)), ", "))),
        (
            0,
            format!(
                "[{}]",
                listed(0, |r, c, d| format!("{{\"row\":{r},\"col\":{c},\"value\":{d}}}"), ",")
            ),
        ),
    ] {
        let expected =
            format!("each cell is read as row, column and digit; the first row is {first}");
        assert!(remarks(&text)[0].ends_with(&expected), "{:?}\n{text}", remarks(&text));
    }
    // Without the last row and column, the first may be 0 or 1.
    let inner = listed(
        1,
        |r, c, d| if r.max(c) < 9 { format!("{r} {c} {d}\n") } else { String::new() },
        "",
    );
    assert!(refused(&inner).contains("from 0 to 8, or from 1 to 9"));
    let one = listed(1, |r, c, d| format!("r{r}c{c}={d}"), "\n");
    let records = all(&format!("# two\n\n{one}\n\n# the second\n{one}\n"));
    assert!(records.len() == 2 && records[0] == records[1], "{records:?}");
    assert_eq!(records[1].as_ref().map(cells).as_deref(), Ok(NINE));
    // A letter may belong to a variable.
    refused(&listed(1, |r, c, d| format!("x{r}{c} = {d}"), "\n"));
    // A cell that occurs twice.
    let twice = format!("{}\nr1c1=6", listed(1, |r, c, d| format!("r{r}c{c}={d}"), "\n"));
    refused(&twice);
}

/// Rows of three digits and blanks aren't cells with coordinates.
#[test]
fn rows_of_three_digits_are_rows() {
    let board = "57......3\n.8...12..\n3..6..4..\n..95....2\n6...4...1\n1....28..\n..4..8..5\n..17...6.\n2......98\n";
    for blank in [" ", ".", "_", "0"] {
        let text = board.replace('.', blank);
        let record = one(&text);
        assert_eq!(cells(&record), board.replace('\n', ""), "{text}");
    }
    let spaced = board.replace("", " ").replace(" \n ", "\n");
    assert_eq!(cells(&one(spaced.trim())), board.replace('\n', ""), "{spaced}");
    let sheet: Vec<String> = board
        .lines()
        .map(|row| {
            row.split("")
                .filter(|sign| !sign.is_empty())
                .collect::<Vec<_>>()
                .join(",")
                .replace('.', "")
        })
        .collect();
    assert_eq!(cells(&one(&sheet.join("\n"))), board.replace('\n', ""));
}

/// Lists with keys may be columns, so how they are read is said.
#[test]
fn lists_with_keys_are_rows_and_said() {
    let list = |key: &dyn Fn(usize) -> String| {
        let rows = rows(", ").into_iter().enumerate();
        let rows: Vec<String> =
            rows.map(|(index, row)| format!("{}: [{row}]", key(index))).collect();
        format!("{{{}}}", rows.join(", "))
    };
    assert!(remarks(&list(&|index| index.to_string()))[0].ends_with("the lists are read as rows"));
    assert_eq!(remarks(&list(&|index| format!("'r{index}'"))), [""; 0]);
}

#[test]
fn links_may_be_marked_as_in_markdown() {
    let link = format!("https://example.org/?p={NINE}");
    for text in [format!("[a puzzle]({link})\n"), format!("<{link}>\n"), format!("* [x]({link})\n")]
    {
        assert_eq!(cells(&one(&text)), NINE, "{text}");
    }
}
