//! Positions in play, as their programs write them: what commands make of digits and marks.

use evoku_testing::inputs::NINE;
use serde_json::Value;

use crate::common::{Ran, evoku};

fn run(arguments: &[&str], input: &str) -> Ran {
    evoku(arguments, input)
}

/// The position of [`NINE`] with these placed digits (cell from 0), in every format with positions.
fn written(placed: &[(usize, char)]) -> Vec<(&'static str, String)> {
    let digit = |index: usize| placed.iter().find(|one| one.0 == index).map(|one| one.1);
    let cells = || NINE.chars().enumerate();
    let all: String = cells().map(|(index, sign)| digit(index).unwrap_or(sign)).collect();
    let rows = |line: &str| {
        let rows = line.as_bytes().chunks(9);
        rows.map(|row| format!("{}\n", String::from_utf8_lossy(row))).collect::<String>()
    };
    let data: String = cells()
        .map(|(index, sign)| match (digit(index), sign) {
            (Some(digit), _) => format!("{digit}|0|1|"),
            (None, '.') => "0|0|1|".to_owned(),
            (None, given) => format!("{given}|0|0|"),
        })
        .collect();
    let member =
        |(index, sign): (usize, char), given: &str, placed: &str| match (digit(index), sign) {
            (Some(digit), _) => format!("{{\"value\":{digit}{placed}}}"),
            (None, '.') => "{}".to_owned(),
            (None, sign) => format!("{{\"value\":{sign}{given}}}"),
        };
    let members = |given: &str, placed: &str| {
        let cells: Vec<String> = cells().map(|cell| member(cell, given, placed)).collect();
        let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
        rows.join(",")
    };
    let regions: Vec<String> = (0..9)
        .map(|number| {
            let cells = (0..9).map(|at| (3 * (number / 3) + at / 3, 3 * (number % 3) + at % 3));
            let cells: Vec<String> =
                cells.map(|(row, column)| format!("[{row},{column}]")).collect();
            format!("[{}]", cells.join(","))
        })
        .collect();
    let plus: String = cells()
        .map(|(index, sign)| digit(index).map_or(sign.to_string(), |digit| format!("+{digit}")))
        .collect();
    let moves: String = placed
        .iter()
        .map(|(index, digit)| format!("MOVE    :6:R{},{},{digit}\n", index % 9, index / 9))
        .collect();
    let id = run(&["convert", "--to", "sgt"], NINE).success().stdout;
    let id = id.trim().split_once(':').unwrap().1.to_owned();
    vec![
        ("opensudoku", format!("<opensudoku><game data=\"version: 3\n{data}\"/></opensudoku>")),
        ("sdk", format!("[Puzzle]\n{}[State]\n{}", rows(NINE), rows(&all))),
        ("fpuzzles", format!("{{\"size\":9,\"grid\":[{}]}}", members(",\"given\":true", ""))),
        (
            "scl",
            format!(
                "{{\"cells\":[{}],\"regions\":[{}]}}",
                members("", ",\"given\":false"),
                regions.join(",")
            ),
        ),
        ("hodoku", format!(":0000:x:{plus}:::::")),
        ("line", plus),
        (
            "sgt",
            format!(
                "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\n\
                 PARAMS  :3:3x3\nDESC    :{}:{id}\nSTATEPOS:1:{}\n{moves}",
                id.len(),
                placed.len() + 1
            ),
        ),
    ]
}

#[test]
fn placed_digits_reach_every_command() {
    // The only single of the puzzle, and the next one.
    let full = ["hint", "--stage", "full"];
    let start = run(&full, NINE).success().stdout;
    let next = run(&[&full[..], &["--puzzle", NINE]].concat(), &{
        let mut cells = NINE.to_owned();
        cells.replace_range(40..41, "5");
        cells
    });
    let next = next.success().stdout;
    assert_ne!(start, next);
    let steps = |input: &str| {
        let text = run(&["explain", "--json"], input).success().stdout;
        let all: Vec<Value> = serde_json::from_str(&text).unwrap();
        all[0]["steps"].as_array().unwrap().len()
    };
    let score = |input: &str| {
        let text = run(&["rate", "--scales", "path", "--json"], input).success().stdout;
        let all: Vec<Value> = serde_json::from_str(&text).unwrap();
        all[0]["score"].as_u64().unwrap()
    };
    for (name, text) in written(&[(40, '5')]) {
        assert_eq!(run(&full, &text).success().stdout, next, "{name}");
        assert_eq!(steps(&text), steps(NINE) - 1, "{name}");
        assert!(score(&text) < score(NINE), "{name}");
        let candidates = run(&["solve", "--candidates", "--to", "line"], &text);
        assert_eq!(candidates.code, Some(2), "{name}");
        run(&["solve", "--candidates"], &text).success();
    }
}

#[test]
fn wrong_digits_in_play_are_named() {
    // 1 in r1c3 contradicts no given, but is not the digit of the solution; 9 in r1c4 neither.
    for (name, text) in written(&[(2, '1'), (3, '2')]) {
        let said = "Something is wrong: the 1 in r1c3 and the 2 in r1c4.";
        assert_eq!(run(&["hint"], &text).exits_with(1).stdout.trim(), said, "{name}");
        for command in [&["explain"][..], &["rate"], &["solve", "--candidates"]] {
            let ran = run(command, &text).exits_with(1);
            let all = format!("{}{}", ran.stdout, ran.stderr);
            assert!(all.contains(said), "{name} {command:?}\n{all}");
            assert!(!all.contains(&format!("{said}.")), "{name} {command:?}\n{all}");
        }
        // The puzzle itself has its solution.
        run(&["solve"], &text).success();
    }
}

#[test]
fn positions_are_converted_or_refused() {
    for (name, text) in written(&[(40, '5')]) {
        for to in ["opensudoku", "sdk", "fpuzzles", "scl", "hodoku", "line", "jsonl"] {
            let converted = run(&["convert", "--to", to], &text).success().stdout;
            let back = run(&["convert"], &converted).success().stdout;
            let expected = NINE.to_owned();
            let (before, after) = expected.split_at(40);
            assert_eq!(
                back.split(' ').next().unwrap().trim(),
                format!("{before}+5{}", &after[1..]),
                "{name} {to}"
            );
        }
        for to in ["csv", "board", "sgt", "pencil", "candidates"] {
            let refused = run(&["convert", "--to", to], &text).exits_with(2).stderr;
            assert!(
                refused.contains("digits placed by a player") && refused.contains("--lossy"),
                "{refused}"
            );
            run(&["convert", "--lossy", "--to", to], &text).success();
        }
    }
}
