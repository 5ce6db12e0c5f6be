//! `evoku convert` keeps marks, colours and texts, or names what is lost.

use serde_json::{Value, json};

use crate::common::{NINE, Ran, evoku};

fn convert(arguments: &[&str], input: &str) -> Ran {
    evoku(&[&["convert"], arguments].concat(), input)
}

/// A puzzle of f-puzzles with these members in the first open cells of the first row.
fn fpuzzles(members: &[Value]) -> Value {
    let digits: Vec<u32> = NINE.chars().map(|sign| sign.to_digit(10).unwrap_or(0)).collect();
    let mut members = members.iter();
    let mut cell = |&digit: &u32| match digit {
        0 => members.next().cloned().unwrap_or(json!({})),
        digit => json!({ "value": digit, "given": true }),
    };
    let cells: Vec<Value> = digits.iter().map(&mut cell).collect();
    let grid: Vec<&[Value]> = cells.chunks(9).collect();
    json!({ "size": 9, "grid": grid })
}

/// Converts a puzzle to a format and back to JSON.
fn through(format: &str, puzzle: &str) -> Value {
    let there = convert(&["--to", format], puzzle).success();
    assert_eq!(there.stderr, "", "{format}");
    convert(&["--from", format, "--to", "jsonl"], &there.stdout).success().json()
}

/// The cells with marks.
fn marked(json: &Value, name: &str) -> Vec<(usize, Value)> {
    let cells = json[name].as_array().into_iter().flatten().enumerate();
    let has = |marks: &Value| marks.as_array().is_some_and(|marks| !marks.is_empty());
    cells.filter(|(_, marks)| has(marks)).map(|(cell, marks)| (cell, marks.clone())).collect()
}

#[test]
fn marks_in_one_cell_stay_in_one_cell() {
    // Cell r1c3 may be 1, 2 or 4.
    let own = fpuzzles(&[json!({ "givenPencilMarks": [1, 4] })]).to_string();
    for format in ["fpuzzles", "json", "jsonl", "hodoku", "iss", "pencil", "candidates"] {
        let json = through(format, &own);
        assert_eq!(marked(&json, "marks"), [(2, json!([1, 4]))], "{format}");
        let again = through("fpuzzles", &json.to_string());
        assert_eq!(marked(&again, "marks"), [(2, json!([1, 4]))], "{format}");
    }
    let played = fpuzzles(&[json!({ "centerPencilMarks": [1, 4] }), json!({ "value": 6 })]);
    let played = played.to_string();
    for format in ["opensudoku", "fpuzzles", "scl", "hodoku", "json", "jsonl", "sdk"] {
        let json = through(format, &played);
        assert_eq!(marked(&json, "player_marks"), [(2, json!([1, 4]))], "{format}");
        assert_eq!(json["placed"].as_str().map(|placed| &placed[..4]), Some("...6"), "{format}");
        assert_eq!(json["marks"], Value::Null, "{format}");
    }
    let corners = fpuzzles(&[json!({ "cornerPencilMarks": [1, 4] })]).to_string();
    for format in ["opensudoku", "fpuzzles", "scl", "json", "jsonl"] {
        let json = through(format, &corners);
        assert_eq!(marked(&json, "corner_marks"), [(2, json!([1, 4]))], "{format}");
        assert_eq!(marked(&json, "player_marks"), [], "{format}");
    }
}

#[test]
fn texts_and_colours_are_kept_or_named() {
    let colours = json!({ "c": "#ff8080", "cArray": ["#ff8080", "#00ff00"] });
    let mut puzzle = fpuzzles(std::slice::from_ref(&colours));
    puzzle["title"] = "A title".into();
    puzzle["author"] = "Ann".into();
    puzzle["ruleset"] = "Normal rules.".into();
    let puzzle = puzzle.to_string();
    for format in ["fpuzzles", "json", "jsonl", "csv"] {
        let json = through(format, &puzzle);
        assert_eq!(json["name"], "A title", "{format}");
        assert_eq!(json["author"], "Ann", "{format}");
        assert_eq!(json["description"], "Normal rules.", "{format}");
        assert_eq!(json["colours"]["r1c3"], colours, "{format}");
    }
    for format in ["scl", "opensudoku", "hodoku", "sdk", "text", "line", "iss", "link", "sdm"] {
        for arguments in [&["--to", format][..], &["--to", format, "--lossy"]] {
            let ran = convert(arguments, &puzzle).success();
            assert!(ran.stderr.contains("the field \"colours\""), "{format}: {ran:?}");
            assert!(ran.stderr.ends_with("; omitted\n"), "{format}: {ran:?}");
            assert_eq!(ran.stderr.lines().count(), 1, "{format}: {ran:?}");
        }
    }
    // These are one field.
    for name in ["description", "ruleset", "rules", "rules_text"] {
        let text = json!({ "puzzle": NINE, name: "Normal sudoku rules apply.", "title": "T" });
        for format in ["fpuzzles", "scl", "text"] {
            let json = through(format, &text.to_string());
            assert_eq!(json["description"], "Normal sudoku rules apply.", "{name}: {format}");
            assert_eq!(json["name"], "T", "{name}: {format}");
        }
    }
}

#[test]
fn a_collection_of_opensudoku_keeps_its_author_and_colours() {
    let cells: Vec<String> = (NINE.chars().enumerate())
        .map(|(index, sign)| match sign.to_digit(10) {
            Some(digit) => format!("{digit}|0|0|0|0|"),
            None => format!("0|0|0|{}|1|", usize::from(index == 2) * 3),
        })
        .collect();
    let text = format!(
        "<opensudoku><name>Easy</name><author>Ann</author>\n<game data=\"version: 5 {}\"/>\n\
         <game data=\"{}\"/></opensudoku>",
        cells.concat(),
        NINE.replace('.', "0"),
    );
    let json = convert(&["--to", "jsonl"], &text).success().stdout;
    let back = convert(&["--to", "opensudoku"], &json).success();
    assert!(back.stdout.contains("<name>Easy</name>"), "{back:?}");
    assert!(back.stdout.contains("<author>Ann</author>"), "{back:?}");
    let again = convert(&["--to", "jsonl"], &back.stdout).success();
    assert_eq!(again.stdout, json);
    assert!(json.contains("\"colours\":{\"r1c3\":3}"), "{json}");
    // A collection has a single author.
    let other = json.replacen("Ann", "Bob", 1);
    let named = convert(&["--to", "opensudoku"], &other).success();
    assert!(named.stderr.contains("opensudoku can't represent the field \"author\"; omitted"));
    assert_eq!(named.stdout.matches("<game").count(), 2, "{named:?}");
}

#[test]
fn lossy_never_makes_a_link_to_another_puzzle() {
    let needed = ".".repeat(80) + "1";
    let puzzle = |cells: &str, constraint: &str| {
        json!({ "puzzle": cells, "constraints": [constraint] }).to_string()
    };
    for format in ["scl", "link"] {
        // Without the constraint, the link has other solutions.
        let other =
            convert(&["--to", format, "--lossy"], &puzzle(&needed, "thermometer r1c1 r1c2"));
        let other = other.exits_with(2);
        assert_eq!(other.stdout, "", "{format}");
        assert!(other.stderr.contains("could lead to a puzzle with other solutions"), "{other:?}");
        // The givens alone determine the solution, so the constraint can be omitted.
        let same = convert(&["--to", format, "--lossy"], &puzzle(NINE, "thermometer r1c2 r1c3"));
        let same = same.success();
        assert!(same.stderr.contains("the thermometer") && same.stderr.contains("omitted"));
        assert_eq!(same.stdout.lines().count(), 1);
    }
    // Formats that aren't links omit it and say so.
    let line = convert(&["--lossy"], &puzzle(&needed, "thermometer r1c1 r1c2")).success();
    assert_eq!(line.stdout, format!("{needed}\n"));
    assert!(line.stderr.contains("line can't represent the thermometer"), "{line:?}");
    let many = puzzle(&needed, "thermometer r1c1 r1c2").repeat(12);
    let many = convert(&["--lossy"], &many).success();
    assert!(many.stderr.ends_with("parts of 2 other puzzles were omitted as well\n"), "{many:?}");
}

#[test]
fn control_characters_are_left_out_of_formats_that_cannot_escape_them() {
    let name = "a\u{0}\u{1b}[2Jb\u{9b}c\u{ffff}";
    let puzzle = json!({ "puzzle": NINE, "name": name, "author": name, "comment": name });
    let puzzle = puzzle.to_string();
    for format in ["text", "sud", "line", "csv", "sdk", "opensudoku", "candidates", "bank"] {
        let there = convert(&["--to", format], &puzzle).success();
        let is_bad = |sign: char| sign.is_control() && sign != '\n' || sign == '\u{ffff}';
        assert!(!there.stdout.contains(is_bad), "{format}: {there:?}");
        if format == "opensudoku" {
            roxmltree::Document::parse(&there.stdout).unwrap();
        }
        let back = convert(&["--from", format, "--to", "jsonl"], &there.stdout).success().json();
        assert_eq!(back["puzzle"], NINE, "{format}");
    }
    for format in ["json", "fpuzzles", "scl"] {
        assert_eq!(through(format, &puzzle)["name"], name, "{format}");
    }
}

#[test]
fn a_table_with_fields_of_several_lines_is_recognised() {
    let puzzle = |name: &str| {
        let text = format!("{name}\nNormal rules.\n\nThe end, \"really\".");
        json!({ "puzzle": NINE, "name": name, "description": text, "remark": text })
    };
    let all: String = ["a", "b", "c"].map(|name| puzzle(name).to_string() + "\n").concat();
    let table = convert(&["--to", "csv"], &all).success();
    assert!(table.stdout.lines().count() > 20, "{table:?}");
    let back = convert(&["--to", "jsonl"], &table.stdout).success();
    let expected = all.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let found = back.stdout.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    assert!(found.eq(expected), "{back:?}");
}
