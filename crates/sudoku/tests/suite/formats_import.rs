//! Puzzles as other programs store them: spreadsheets, JSON of any layout, OpenSudoku, UTF-16.

use evoku_sudoku::Shape;
use evoku_sudoku::formats::{Hints, Reader, Record, Writer, by_name, line};
use evoku_testing::inputs::{NINE, NINE_SOLVED};

fn with(hints: Hints, bytes: &[u8]) -> Vec<Result<Record, String>> {
    Reader::new(bytes, hints).map(|record| record.map_err(|error| error.to_string())).collect()
}

fn all(text: &str) -> Vec<Result<Record, String>> {
    with(Hints::default(), text.as_bytes())
}

/// The cells of all puzzles, none of which may be an error.
fn cells(text: &str) -> Vec<String> {
    let found = all(text);
    found.into_iter().map(|record| line::print(record.unwrap().sudoku.givens())).collect()
}

fn detected(text: &str) -> &'static str {
    Reader::new(text.as_bytes(), Hints::default()).format().name
}

/// The example as rows of cells, with a text for blanks.
fn rows(blank: &str) -> Vec<Vec<String>> {
    let cell = |&cell: &u8| match cell {
        b'.' => blank.to_owned(),
        digit => char::from(digit).to_string(),
    };
    NINE.as_bytes().chunks(9).map(|row| row.iter().map(cell).collect()).collect()
}

fn sheet(separator: &str, blank: &str) -> String {
    rows(blank).iter().map(|row| row.join(separator) + "\n").collect()
}

#[test]
fn sheets_of_a_spreadsheet() {
    for separator in [",", ";", "\t"] {
        for blank in ["", "0", ".", "\"\"", " "] {
            let text = sheet(separator, blank);
            assert_eq!(detected(&text), "sheet", "{text}");
            assert_eq!(cells(&text), [NINE], "{text}");
            assert_eq!(cells(&text.replace('\n', "\r\n")), [NINE], "{text}");
            assert_eq!(cells(&format!("{text}{text}\n\n{text}")), [NINE; 3], "{text}");
        }
    }
    // The first cell of a row may be blank even if a semicolon also begins comments.
    assert_eq!(cells(";1;;4\n;;3;\n;2;;\n4;;;1\n"), [".1.4..3..2..4..1"]);
    // Sides above 9 have numbers; a row of 16 small numbers is still a puzzle.
    let six = "1,2,3,4,5,6\n".repeat(6);
    assert_eq!(cells(&six), ["123456".repeat(6)]);
    let sixteen = (1..=16).map(|n| n.to_string()).collect::<Vec<_>>().join(",") + "\n";
    assert_eq!(cells(&sixteen.repeat(16)), ["123456789ABCDEFG".repeat(16)]);
    let lines = "1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1\n".repeat(15);
    assert_eq!(cells(&lines).len(), 15);
    // A broken row invalidates only its own board.
    let good = sheet(",", "");
    let broken = good.replacen("6,,,1,9,5,,,", "6,,,1,9,5,,", 1);
    let found = all(&format!("{good}\n{broken}\n{good}"));
    let fine: Vec<bool> = found.iter().map(Result::is_ok).collect();
    assert_eq!(fine, [true, false, true]);
    let error = found[1].as_ref().unwrap_err();
    assert_eq!(error, "line 12: found 17 cells, expected 81 (row 2 has 8 instead of 9)");
    let short: String = good.lines().take(8).map(|row| row.to_owned() + "\n").collect();
    let found = all(&format!("{good}{short}"));
    assert!(found[1].as_ref().unwrap_err().contains("8 rows instead of 9"), "{found:?}");
    assert!(all(&good.replacen('7', "x7", 1))[0].is_err());
}

#[test]
fn arrays_of_json() {
    let flat = format!("[{}]", rows("0").concat().join(","));
    let nulls = format!("[{}]", rows("null").concat().join(", "));
    let nested: Vec<String> = rows("0").iter().map(|row| format!("[{}]", row.join(","))).collect();
    let nested = format!("[{}]", nested.join(",\n"));
    let texts: Vec<String> = rows(".").iter().map(|row| format!("\"{}\"", row.concat())).collect();
    let texts = format!("[{}]", texts.join(","));
    for board in [&flat, &nulls, &nested, &texts] {
        assert_eq!(cells(board), [NINE], "{board}");
        assert_eq!(cells(&format!("[{board},\n {board}]")), [NINE; 2], "{board}");
        assert_eq!(cells(&format!("{{\"grid\": {board}}}")), [NINE], "{board}");
    }
    assert_eq!(cells(&format!("[\"{NINE}\", \"{NINE}\", \"{NINE}\"]")), [NINE; 3]);
    // Within objects, under other names, with their solution.
    let answer = format!(
        "{{\"new\": {{\"grids\": [{{\"value\": {nested}, \"solution\": \"{NINE_SOLVED}\", \"difficulty\": \"Easy\"}}], \"results\": 1}}}}"
    );
    let record = all(&answer).remove(0).unwrap();
    assert_eq!(line::print(record.sudoku.givens()), NINE);
    assert_eq!(record.solution.as_ref().map(line::print).as_deref(), Some(NINE_SOLVED));
    assert_eq!(record.field("difficulty"), Some("Easy"));
    let pairs = format!(
        "{{\"easy\": [[\"{NINE}\",\"{NINE_SOLVED}\"],[\"{NINE}\",\"{NINE_SOLVED}\"]], \"hard\": []}}"
    );
    let found = all(&pairs);
    assert!(found.len() == 2 && found.iter().flatten().all(|record| record.solution.is_some()));
    // An invalid board is reported with its position, and reading continues.
    let among = format!("[{{\"puzzle\": \"{NINE}\"}},\n [1,2,3],\n {{\"puzzle\": \"{NINE}\"}}]");
    let found = all(&among);
    assert_eq!(found.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    assert!(found[1].as_ref().unwrap_err().starts_with("line 2, column 2: "), "{found:?}");
    assert!(all("[1,2,3")[0].as_ref().unwrap_err().contains("the end of the array"));
}

#[test]
fn open_sudoku() {
    let zeros = NINE.replace('.', "0");
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<name>Tom &amp; Ann</name>\
         <author>Ann</author>\n<game created=\"1\" state=\"1\" data=\"{zeros}\" note=\"a &lt; b > c\" />\n\
         <game data='{zeros}'></game>\n<game data=\"{}\"/></opensudoku>\n",
        &zeros[1..]
    );
    assert_eq!(detected(&text), "opensudoku");
    let found = all(&text);
    assert_eq!(found.len(), 3, "{found:?}");
    let first = found[0].as_ref().unwrap();
    assert_eq!(line::print(first.sudoku.givens()), NINE);
    assert_eq!(first.field("collection"), Some("Tom & Ann"));
    assert_eq!(first.field("author"), Some("Ann"));
    assert_eq!(first.field("comment"), Some("a < b > c"));
    assert_eq!(found[2], Err("line 6, column 1: found 80 cells, expected 81".to_owned()));
    // A game in play: only its fixed cells are givens.
    let cell = |&digit: &u8| match digit {
        b'0' => "7|1,2,|1|".to_owned(),
        digit => format!("{}|-|0|", char::from(digit)),
    };
    let played: String = zeros.as_bytes().iter().map(cell).collect();
    let played = format!("<opensudoku><game data=\"version: 1\n{played}\"/></opensudoku>");
    assert_eq!(cells(&played), [NINE]);
    let mut printed = String::new();
    let mut writer = Writer::new(by_name("opensudoku").unwrap());
    writer.write(first, &mut printed).unwrap();
    writer.finish(&mut printed);
    assert_eq!(all(&printed)[0].as_ref().unwrap().field("comment"), Some("a < b > c"));
    assert!(all("<opensudoku><game data=\"12")[0].is_err());
}

#[test]
fn dashes_are_blanks_where_they_draw_nothing() {
    let dashed = NINE.replace('.', "-");
    assert_eq!(cells(&dashed), [NINE]);
    assert_eq!(cells(&format!("{dashed} 2026-11-20 easy-ish\n{dashed}\n")), [NINE; 2]);
    let hint = Hints { format: by_name("line"), ..Hints::default() };
    assert_eq!(with(hint, dashed.as_bytes()).remove(0).unwrap(), all(NINE).remove(0).unwrap());
    let board: String = rows("-").iter().map(|row| row.concat() + "\n").collect();
    assert_eq!(cells(&board), [NINE]);
    let ruled = |row: &Vec<String>| {
        row.chunks(3).map(|part| part.concat()).collect::<Vec<_>>().join("|") + "\n"
    };
    let lines: Vec<String> = rows("-").iter().map(ruled).collect();
    let ruled = lines.chunks(3).map(|band| band.concat()).collect::<Vec<_>>();
    assert_eq!(cells(&ruled.join("---+---+---\n")), [NINE]);
    assert_eq!(cells(&ruled.join("-----------\n")), [NINE]);
    let wide: String = rows("-").iter().map(|row| row.join(" ") + "\n").collect();
    assert_eq!(cells(&wide), [NINE]);
    // A row of blanks, which would be a rule elsewhere.
    let blank_row = format!("{}---------{}", &dashed[..18], &dashed[27..]);
    let board: String =
        blank_row.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    assert_eq!(cells(&board), [blank_row.replace('-', ".")]);
    assert_eq!(cells(&format!("puzzle,id\n{dashed},2026-11-20\n")), [NINE]);
    assert_eq!(cells(&format!("{{\"puzzle\":\"{dashed}\"}}")), [NINE]);
    // A broken one is counted like any other.
    let found = all(&format!("{dashed}\n{}\n{dashed}\n", &dashed[..80]));
    assert_eq!(found[1], Err("line 2: found 80 cells, expected 81".to_owned()));
}

#[test]
fn text_in_utf_16() {
    let text = format!("puzzle,name\r\n{NINE},Caf\u{E9}\r\n");
    for order in [u16::to_le_bytes, u16::to_be_bytes] {
        let units = "\u{FEFF}".encode_utf16().chain(text.encode_utf16());
        let bytes: Vec<u8> = units.flat_map(order).collect();
        let record = with(Hints::default(), &bytes).remove(0).unwrap();
        assert_eq!(line::print(record.sudoku.givens()), NINE);
        assert_eq!(record.field("name"), Some("Caf\u{E9}"));
    }
    assert!(with(Hints::default(), b"\xFF\xFE").is_empty());
}

#[test]
fn everything_but_digits_is_skipped_on_request() {
    let small = "1..4..1..1..4..1";
    let drawn = "a1 .x. 4\n--+--\n.. | 1 .\n. 1 . .\n\nq4 . 0 1!\n";
    let skip = |shape| Hints { skip_others: true, shape, ..Hints::default() };
    let cells = |shape, text: &str| -> Vec<String> {
        let found = with(skip(shape), text.as_bytes()).into_iter();
        found.map(|record| line::print(record.unwrap().sudoku.givens())).collect()
    };
    assert_eq!(cells(None, drawn), [small]);
    assert_eq!(cells(None, &format!("<{small}>\n\"{small}\",\n")), [small; 2]);
    assert_eq!(cells(Shape::new(2, 2).ok(), &drawn.repeat(2)), [small; 2]);
    assert_eq!(cells(None, &NINE.replace('.', "0-")), [NINE]);
    let numbers = (1..=16).map(|n| format!("{n}_")).collect::<String>() + &". ".repeat(240);
    let sixteen = format!("123456789ABCDEFG{}", ".".repeat(240));
    assert_eq!(cells(Shape::new(4, 4).ok(), &numbers), [sixteen]);
    for (text, expected) in [
        (drawn.replacen("x.", "x", 1), "line 6: found 15 cells, expected 16"),
        (drawn.repeat(2), "line 12: found 32 cells, expected 36"),
        (
            drawn.replacen("x.", "x9", 1),
            "line 1, column 6 (r1c3): found \"9\", expected a digit 1 to 4 or a blank (. 0 _ * x)",
        ),
    ] {
        assert_eq!(with(skip(None), text.as_bytes()), [Err(expected.to_owned())], "{text}");
    }
    assert!(with(skip(None), b"nothing at all").is_empty());
}
