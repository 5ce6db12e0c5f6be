//! Puzzles in letters and in hexadecimal digits are answered in their own symbols.

use std::fs;

use serde_json::json;

use crate::common::page::{Page, grid};
use crate::common::{CONTRADICTION, NINE, NINE_SOLVED, evoku, folder, path};

/// Writes the digits of a line, `1` to `9` and `A` to `G`, as these symbols.
fn written(line: &str, symbols: &str) -> String {
    let symbols: Vec<char> = symbols.chars().collect();
    let symbol = |sign: char| match sign.to_digit(36) {
        Some(digit @ 1..) => symbols[digit as usize - 1],
        _ => sign,
    };
    line.chars().map(symbol).collect()
}

const LETTERS: &str = "ABCDEFGHI";
const WORD: &str = "TRAMPOLIN";

fn letters(line: &str) -> String {
    written(line, LETTERS)
}

/// A solved board of 16x16 in hexadecimal digits, in which the last `A` of the first row is open.
fn hexadecimal() -> String {
    let digit = |cell: usize| {
        let (row, column) = (cell / 16, cell % 16);
        let digit = (row % 4 * 4 + row / 4 + column) % 16;
        char::from_digit(digit as u32, 16).unwrap().to_ascii_uppercase()
    };
    (0..256).map(digit).collect::<String>().replacen('A', ".", 1)
}

#[test]
fn hints_name_digits_by_symbols() {
    let ran = evoku(&["hint", "--stage", "full"], &hexadecimal()).success();
    let step = "Full House: r1 => r1c11=A\n\
                r1c11 is the last open cell of row 1, and A is the missing digit. So r1c11 is A.\n";
    assert!(ran.stdout.starts_with(step), "{ran:?}");
    let ran = evoku(&["hint", "--stage", "full", "--lang", "de"], &letters(NINE)).success();
    assert!(ran.stdout.contains("r5c5 ist E"), "{ran:?}");
    let word = ["hint", "--stage", "full", "--symbols", WORD];
    assert!(evoku(&word, &written(NINE, WORD)).success().stdout.contains("r5c5=P"));
    let board = "1......3..2..0..";
    let ran = evoku(&["hint", "--stage", "full", "--symbols", "0-3"], board).success();
    assert!(ran.stdout.starts_with("Naked Single: r1c3=0\n"), "{ran:?}");
    let markdown = evoku(&["hint", "--to", "markdown"], &hexadecimal()).success();
    assert!(markdown.stdout.contains(&hexadecimal()), "{markdown:?}");
}

#[test]
fn json_has_numbers_and_words_with_symbols() {
    let ran = evoku(&["hint", "--stage", "full", "--json"], &letters(NINE)).success();
    let step = &ran.json()[0]["step"];
    assert_eq!(step["placements"], json!([{"cell": "r5c5", "digit": 5}]));
    assert_eq!(step["message"]["args"]["conclusions"][0]["args"]["digits"], json!([5]));
    assert_eq!(step["eureka"], "Naked Single: r5c5=E");
    let explained = evoku(&["explain", "--json"], &letters(NINE)).success().json();
    assert_eq!(explained[0]["puzzle"], NINE);
    assert_eq!(explained[0]["solution"], NINE_SOLVED);
}

#[test]
fn pictures_of_hints_show_symbols() {
    for format in ["svg", "html"] {
        let ran = evoku(&["hint", "--stage", "full", "--to", format], &hexadecimal()).success();
        let count = |text: &str| ran.stdout.matches(&format!(">{text}</text>")).count();
        // The other 16s are the numbers of a row and a column.
        assert_eq!((count("A"), count("F"), count("16")), (16, 16, 2), "{format}");
    }
    // Signs of markup are escaped.
    let ran = evoku(&["hint", "--to", "svg", "--symbols", "<ab&"], "<..&..<..<..&..<").success();
    let document = roxmltree::Document::parse(&ran.stdout).unwrap();
    let texts = || document.descendants().filter_map(|node| node.text());
    assert!(["<", "&"].iter().all(|sign| texts().any(|text| text == *sign)), "{ran:?}");
}

#[test]
fn wrong_digits_are_named_by_symbols() {
    let wrong = letters(NINE).replacen("EC.", "EC+A", 1);
    let expected = "Something is wrong: the A in r1c3.";
    assert!(evoku(&["hint"], &wrong).exits_with(1).stdout.starts_with(expected));
    let puzzle = letters(NINE);
    let ran = evoku(&["hint", "--puzzle", &puzzle], &wrong.replace('+', "")).exits_with(1);
    assert!(ran.stdout.starts_with(expected), "{ran:?}");
    let puzzle = written(NINE, WORD);
    let wrong = puzzle.replacen("PA.", "PAT", 1);
    let ran = evoku(&["hint", "--symbols", WORD, "--puzzle", &puzzle], &wrong).exits_with(1);
    assert!(ran.stdout.starts_with("Something is wrong: the T in r1c3."), "{ran:?}");
    let clash = letters(CONTRADICTION);
    let checked = evoku(&["solve", "--check"], &clash).exits_with(1);
    assert!(checked.stdout.contains("two Es in row 1 (r1c1 and r1c2)"), "{checked:?}");
    let conflict = evoku(&["solve", "--conflict"], &clash);
    assert!(conflict.stdout.contains("r1c1=E, r1c2=E"), "{conflict:?}");
    let explained = evoku(&["explain"], &clash).exits_with(1);
    assert!(explained.stdout.contains("two Es in row 1"), "{explained:?}");
}

#[test]
fn explanations_are_in_symbols() {
    let text = evoku(&["explain"], &letters(NINE)).success().stdout;
    let (begin, end) = (letters(NINE), letters(NINE_SOLVED));
    assert!(text.contains(&begin) && text.ends_with(&format!("{end}\n")), "{text}");
    assert!(text.contains("E is the only candidate left in r5c5. So r5c5 is E."), "{text}");
    let page = evoku(&["explain", "--to", "html"], &letters(NINE)).success().stdout;
    assert!(page.contains("Naked Single: r5c5=E"));
    assert!(page.contains(">E</text>"));
}

#[test]
fn printed_boards_have_symbols() {
    let folder = folder("symbols");
    let file = path(&folder, "page.svg");
    // Equal boards with and without symbols are printed on one page.
    let input = format!("{}\n{NINE}\n", letters(NINE));
    evoku(&["print", "--no-solutions", "--per-page", "2", "-o", &file], &input).success();
    let page = Page::of(&fs::read_to_string(&file).unwrap());
    let shown = |line: String| -> Vec<String> {
        line.chars().map(|sign| sign.to_string().replace('.', "")).collect()
    };
    let boards = page.boards();
    assert_eq!(grid(&page, boards[0], 9), shown(letters(NINE)));
    assert_eq!(grid(&page, boards[1], 9), shown(NINE.to_owned()));
    let hints = ["print", "--no-solutions", "--to", "svg"];
    let ran = evoku(&hints, &hexadecimal()).success();
    let page = Page::of(&ran.stdout);
    assert_eq!(grid(&page, page.boards()[0], 16), shown(hexadecimal()));
    let options = ["print", "--no-solutions", "--symbols", "日月火水", "--to", "svg"];
    let ran = evoku(&options, "日..水..日..日..水..日").success();
    assert!(ran.stderr.contains("no glyph for 日"), "{ran:?}");
}

#[test]
fn candidates_are_in_symbols_and_read_back() {
    let two = letters("12....1221....21");
    for (arguments, input) in [
        (&[][..], two.clone()),
        (&[][..], hexadecimal()),
        (&["--symbols", "SUDO"][..], "SU....SUUS....US".into()),
    ] {
        let options = [&["solve", "--candidates"], arguments].concat();
        let marks = evoku(&options, &input).success().stdout;
        let back = evoku(&["solve", "--count", "9"], &marks).success().stdout;
        let count = back.split_whitespace().last().map(str::to_owned);
        let counted = evoku(&[&["solve", "--count", "9"], arguments].concat(), &input).stdout;
        assert_eq!(count.as_deref(), counted.split_whitespace().last(), "{marks}");
        // The caller may name the same symbols.
        let again = evoku(&[&["convert", "--to", "pencil"], arguments].concat(), &marks);
        assert_eq!(again.success().stdout, marks);
    }
    let marks = evoku(&["solve", "--candidates"], &hexadecimal()).stdout;
    assert!(marks.starts_with("# symbols 0-9A-F\n 0 1 2 3 | 4"), "{marks}");
    let json = evoku(&["solve", "--candidates", "--json"], &hexadecimal()).json();
    assert_eq!(json[0]["true_candidates"][10], json!([11]));
}

#[test]
fn evolution_shows_symbols() {
    let run = ["evolve", "-a", "mutation-ga", "--population", "4", "--generations", "1"];
    let more = ["--explain", "--print-population", "--print-children"];
    let numbers = evoku(&[&run[..], &more].concat(), NINE).stdout;
    let symbols = evoku(&[&run[..], &more].concat(), &letters(NINE)).stdout;
    assert!(symbols.contains("\n E C "), "{symbols}");
    let line = |text: &str| -> String {
        let individual = |line: &&str| line.len() > 83 && !line[..81].contains(' ');
        text.lines().find(individual).unwrap()[..81].to_owned()
    };
    assert_eq!(line(&symbols), letters(&line(&numbers)));
    let changed = |text: &str| text.lines().find(|line| line.contains('→')).unwrap().to_owned();
    let last = |text: &str| changed(text).chars().last().unwrap().to_string();
    assert_eq!(last(&symbols), letters(&last(&numbers)));
    assert!(symbols.contains("(E") || symbols.contains(" more than once"), "{symbols}");
    let folder = folder("symbols-log");
    let log = path(&folder, "run.log");
    evoku(&[&run[..], &["--log", &log]].concat(), &letters(NINE));
    assert!(fs::read_to_string(&log).unwrap().contains(&letters(NINE)));
    let json = evoku(&[&run[..], &["--json"]].concat(), &letters(NINE)).json();
    assert_eq!(json["puzzle"]["line"], NINE);
}

#[test]
fn positions_in_play_keep_symbols() {
    let played = letters(NINE).replacen("EC.", "EC+D", 1);
    assert_eq!(evoku(&["convert", "--to", "line"], &played).success().stdout.trim(), played);
    let hexadecimal = hexadecimal().replacen("01", "+01", 1);
    let ran = evoku(&["convert", "--to", "line"], &hexadecimal).success();
    assert_eq!(ran.stdout.trim(), hexadecimal);
}

#[test]
fn ratings_and_canonical_forms_repeat_the_puzzle() {
    let puzzle = letters(NINE);
    let rated = evoku(&["rate"], &puzzle).success();
    assert!(rated.stdout.contains(&puzzle), "{rated:?}");
    let form = |puzzle: &str| evoku(&["canonical", "--to", "json"], puzzle).success().json();
    let (canonical, usual) = (form(&puzzle), form(NINE));
    assert_eq!(canonical[0]["original"], puzzle);
    assert_eq!(canonical[0]["digest"], usual[0]["digest"]);
}
