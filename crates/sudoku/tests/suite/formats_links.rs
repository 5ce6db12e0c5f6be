//! Links of any site, records of puzzle banks, symbols of digits, and texts that no format fits.

use evoku_sudoku::Digit;
use evoku_sudoku::formats::{Hints, Reader, Record, Symbols, Writer, by_name, line};
use evoku_testing::inputs::{NINE, NINE_SOLVED};

fn read(text: &str) -> Vec<Result<Record, String>> {
    let reader = Reader::new(text.as_bytes(), Hints::default());
    reader.map(|record| record.map_err(|error| error.to_string())).collect()
}

fn cells(record: &Record) -> String {
    line::print(record.sudoku.givens())
}

#[track_caller]
fn one(text: &str) -> Record {
    let mut records = read(text);
    assert_eq!(records.len(), 1, "{records:?}\n{text}");
    records.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn print(format: &str, record: &Record) -> String {
    let mut text = String::new();
    let mut writer = Writer::new(by_name(format).unwrap());
    writer.write(record, &mut text).unwrap();
    writer.finish(&mut text);
    text
}

#[test]
fn links_contain_their_board() {
    let zeros = NINE.replace('.', "0");
    let comma = zeros.chars().map(String::from).collect::<Vec<_>>().join("%2C");
    for link in [
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
        format!("https://sudokuexchange.com/play/?s={NINE}"),
        format!("http://example.org/#puzzle={zeros}&level=3"),
        format!("https://example.org/play/{zeros}"),
        format!("https://example.org/?id=1234567812345678&board={NINE}&solution={NINE_SOLVED}"),
        format!("www.example.org/?solution={NINE_SOLVED}&q={zeros}"),
        format!("https://example.org/?grid={comma}"),
    ] {
        let record = one(&link);
        assert_eq!(cells(&record), NINE, "{link}");
        let has_solution = link.contains("solution=");
        assert_eq!(record.solution.is_some(), has_solution, "{link}");
        assert_eq!(cells(&one(&format!("Try this: <{link}>, it is hard\n"))), NINE);
    }
    assert_eq!(cells(&one("https://example.org/?p=1..4..1..1..4..1")), "1..4..1..1..4..1");
    let sixteen = "1...".repeat(64);
    assert_eq!(cells(&one(&format!("https://example.org/?p={sixteen}"))), sixteen);
}

#[test]
fn links_of_several_sites_stand_in_one_file() {
    let record = one(NINE);
    let links: Vec<String> =
        ["link", "fpuzzles", "scl"].iter().map(|name| print(name, &record)).collect();
    for order in [[0, 1, 2], [1, 0, 2]] {
        let text: String = order.iter().map(|&index| links[index].as_str()).collect();
        let found = read(&text);
        let fine =
            found.iter().filter(|record| record.as_ref().is_ok_and(|record| cells(record) == NINE));
        assert!(fine.count() >= 2, "{found:?}");
    }
    let packed = links[2].trim().rsplit("scl").next().unwrap().to_owned();
    for link in [
        format!("https://beta.sudokupad.app/scl{packed}"),
        format!("https://app.crackingthecryptic.com/sudoku/scl{packed}"),
        format!("https://example.org/sudoku/?puzzleid=scl{packed}"),
        format!("sudokupad.app/scl{packed}"),
        format!("scl{packed}"),
    ] {
        assert_eq!(cells(&one(&link)), NINE, "{link}");
    }
}

#[test]
fn links_without_a_puzzle_say_so() {
    for link in [
        "https://logic-masters.de/Raetselportal/Raetsel/zeigen.php?id=000123",
        "https://sudokupad.app/abc123",
        "https://www.f-puzzles.com/?id=yabc123",
        "https://example.org/",
    ] {
        let error = read(link).remove(0).unwrap_err();
        assert!(error.contains("which names a puzzle but doesn't contain it"), "{error}");
    }
}

#[test]
fn banks_have_identifiers_and_ratings() {
    let zeros = NINE.replace('.', "0");
    let text = format!("0000183b305c {zeros}  1.2\n0000555fae4f {zeros}  7.2\n");
    let found = read(&text);
    for (record, (id, rating)) in
        found.iter().zip([("0000183b305c", "1.2"), ("0000555fae4f", "7.2")])
    {
        let record = record.as_ref().unwrap();
        assert_eq!(cells(record), NINE);
        assert_eq!((record.field("id"), record.field("rating")), (Some(id), Some(rating)));
    }
    let printed = print("bank", found[0].as_ref().unwrap());
    assert_eq!(&one(&printed), found[0].as_ref().unwrap());
    assert_eq!(print("bank", &one(NINE)), format!("- {NINE}\n"));
    assert_eq!(one(&format!("17 {NINE}\n")).field("id"), Some("17"));
    let both = one(&format!("{NINE} {NINE_SOLVED} easy\n"));
    assert_eq!(both.solution.as_ref().map(line::print).as_deref(), Some(NINE_SOLVED));
    assert_eq!(both.field("comment"), Some("easy"));
}

/// A board in hexadecimal digits, and in letters.
const HEX: &str = "0.2.4.6.8.A.C.E.4.6.0.2.C.E.8.A.8.A.C.E.0.2.4.6.C.E.8.A.4.6.0.2.";

#[test]
fn symbols_are_shown_on_request() {
    for (shows_symbols, name) in [(false, "11"), (true, "A")] {
        let hints = Hints { shows_symbols, ..Hints::default() };
        let text = HEX.repeat(4);
        let record = Reader::new(text.as_bytes(), hints).next().unwrap().unwrap();
        let eleven = Digit::new(11).unwrap();
        assert_eq!(record.sudoku.geometry().digit_name(eleven).to_string(), name);
    }
}

#[test]
fn a_board_keeps_its_symbols() {
    let default: String = ".".repeat(255) + "G";
    let hex = HEX.repeat(4);
    let letters = "AP.".to_owned() + &".".repeat(253);
    for (text, symbols) in
        [(hex.as_str(), Some("0-9A-F")), (letters.as_str(), Some("A-P")), (default.as_str(), None)]
    {
        let record = one(text);
        assert_eq!(record.symbols.as_ref().map(ToString::to_string).as_deref(), symbols, "{text}");
        for format in ["line", "board", "pencil", "csv", "json", "jsonl", "bank"] {
            let printed = print(format, &record);
            let back = one(&printed);
            assert_eq!(cells(&back), cells(&record), "{printed}");
            assert_eq!(back.symbols, record.symbols, "{format}: {printed}");
        }
        assert_eq!(print("line", &record).trim(), text);
    }
    // A full board has no blanks, so 0 can only be a digit.
    let rows = |shift: usize| {
        (0..16).map(move |at| {
            char::from_digit(((at + shift) % 16) as u32, 16).unwrap().to_ascii_uppercase()
        })
    };
    let full: String = (0..16).flat_map(|row| rows(row / 4 + row % 4 * 4)).collect();
    let record = one(&full);
    assert_eq!(record.sudoku.givens().filled(), 256);
    assert_eq!(print("line", &record).trim(), full);
}

#[test]
fn symbols_are_chosen() {
    let symbols = |text: &str| Symbols::parse(text).unwrap();
    let hints = |text: &str| Hints { symbols: Some(symbols(text)), ..Hints::default() };
    let board = "SU.O..O..U..O..U";
    for text in [
        board.to_owned(),
        "SU|.O\n..|O.\n--+--\n.U|..\nO.|.U\n".to_owned(),
        format!("puzzle\n{board}\n"),
        format!("{{\"puzzle\":\"{board}\"}}"),
    ] {
        let record = Reader::new(text.as_bytes(), hints("SUDO")).next().unwrap().unwrap();
        assert_eq!(cells(&record), "12.4..4..2..4..2", "{text}");
        assert_eq!(print("line", &record).trim(), board);
    }
    let zero = Reader::new("0.2.4.6.8".repeat(9).as_bytes(), hints("0-8")).next().unwrap().unwrap();
    assert_eq!(cells(&zero), "1.3.5.7.9".repeat(9));
    assert!(Reader::new("9...............".as_bytes(), hints("A-D")).next().unwrap().is_err());
    assert_eq!(symbols("0-F"), symbols("0-9A-F"));
    for wrong in ["", "1-", "AA", "1.3", "F-0"] {
        assert!(Symbols::parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_text_that_no_format_fits_has_one_error() {
    let text = "HEADER  :41:Games\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:3x3\n";
    let found = read(text);
    assert_eq!(found.len(), 1, "{found:?}");
    let error = found[0].as_ref().unwrap_err();
    assert!(error.starts_with("the input fits no format; the closest are "), "{error}");
    let objects = format!("[{}]", ["{\"a\":{\"b\":1}}"; 81].join(","));
    assert_eq!(read(&objects).len(), 1);
    let cell = |sign: char| {
        sign.to_digit(10)
            .map_or("{\"val\":null}".to_owned(), |digit| format!("{{\"val\":{digit}}}"))
    };
    let cells_of: Vec<String> = NINE.chars().map(cell).collect();
    assert_eq!(cells(&one(&format!("[{}]", cells_of.join(",")))), NINE);
}
