//! Texts that look like another board than the one that they mean.

use evoku_sudoku::formats::{Hints, Reader, Record, line};
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
