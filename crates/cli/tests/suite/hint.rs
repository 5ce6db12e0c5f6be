//! `evoku hint` as people use it.

use std::fs;
use std::path::PathBuf;

use evoku_testing::inputs::{NINE, NINE_SOLVED};
use serde_json::Value;

use crate::common::{Ran, evoku};

fn hint(arguments: &[&str], input: &str) -> Ran {
    evoku(&[&["hint"], arguments].concat(), input)
}

/// Returns the output without the last line break.
fn hint_text(ran: &Ran) -> String {
    ran.stdout.trim_end().to_owned()
}

/// Replaces the character of a cell, counted from 0, in a line.
fn with(line: &str, cell: usize, character: char) -> String {
    let mut cells: Vec<char> = line.chars().collect();
    cells[cell] = character;
    cells.into_iter().collect()
}

#[test]
fn a_hint_contains_more_at_each_stage() {
    assert_eq!(hint_text(&hint(&[], NINE).success()), "Look at box 5.");
    let technique = hint_text(&hint(&["--stage", "technique"], NINE).success());
    let more = "Read more: evoku book naked-single";
    assert_eq!(technique, format!("Naked Single. Look at box 5.\n{more}"));
    let full = hint_text(&hint(&["--stage", "full"], NINE).success());
    let step = "Naked Single: r5c5=5\n5 is the only candidate left in r5c5. So r5c5 is 5.";
    assert_eq!(full, format!("{step}\n{more}"));
}

#[test]
fn a_wrong_digit_is_located_if_the_givens_are_known() {
    // 1 in r1c3 contradicts no given, but is not the digit of the solution.
    let wrong = with(NINE, 2, '1');
    let text = hint_text(&hint(&[], &wrong).exits_with(1));
    assert!(text.starts_with("Something is wrong: the board can't be completed."), "{text}");
    let text = hint_text(&hint(&["--puzzle", NINE], &wrong).exits_with(1));
    assert_eq!(text, "Something is wrong: the 1 in r1c3.");
    let hodoku = format!(":0000:x:{}::::", with(NINE, 2, '?').replace('?', "+1"));
    let text = hint_text(&hint(&["--from", "hodoku"], &hodoku).exits_with(1));
    assert_eq!(text, "Something is wrong: the 1 in r1c3.");
    let clash = with(NINE, 2, '5');
    let text = hint_text(&hint(&[], &clash).exits_with(1));
    assert_eq!(text, "Something is wrong: two 5s in row 1 (r1c1 and r1c3).");
    let text = hint_text(&hint(&["--puzzle", NINE], &clash).exits_with(1));
    assert_eq!(text, "Something is wrong: the 5 in r1c3.");
}

#[test]
fn a_missing_pencil_mark_is_reported() {
    // HoDoKu's library: 4 in r1c3 was ruled out, although it is the digit of the solution.
    let text = hint_text(&hint(&[], &format!(":0000:x:{NINE}:413::::")).exits_with(1));
    assert_eq!(text, "Something is wrong: the right digit was ruled out in r1c3.");
    // A candidate that is not in the solution may be missing.
    let text = hint_text(&hint(&["--stage", "full"], &format!(":0000:x:{NINE}:113::::")).success());
    assert!(text.contains(" => ") || text.contains(": r"), "{text}");
}

#[test]
fn solved_and_ambiguous_positions_are_reported() {
    let solved = hint_text(&hint(&["--puzzle", NINE], NINE_SOLVED).success());
    assert_eq!(solved, "Solved: every cell is filled, and nothing clashes.");
    let several = hint_text(&hint(&[], "1..4..1..1..4...").success());
    assert!(several.starts_with("The puzzle has several solutions"), "{several}");
    let nothing = hint_text(&hint(&["--stage", "full"], "................").success());
    let words = "The puzzle has several solutions. No technique finds more of their common digits.";
    assert_eq!(nothing, words);
    let both = hint_text(&hint(&[], &format!("{NINE}\n{NINE}\n")).success());
    assert_eq!(both, "Position 1\nLook at box 5.\n\nPosition 2\nLook at box 5.");
}

#[test]
fn bad_input_is_reported_in_a_line() {
    for (arguments, input) in [
        (&["--puzzle", "12"][..], NINE),
        (&["--stage", "half"], NINE),
        (&[], "nonsense"),
        (&["no/such/file"], ""),
    ] {
        let problems = hint(arguments, input).exits_with(2).stderr;
        assert!(problems.starts_with("evoku: ") && problems.lines().count() == 1, "{problems}");
    }
}

#[test]
fn json_contains_as_much_as_the_stage() {
    let at = |stage| -> Value {
        let text = hint_text(&hint(&["--stage", stage, "--json"], NINE).success());
        serde_json::from_str::<Vec<Value>>(&text).unwrap().remove(0)
    };
    let place = at("where");
    assert_eq!((place["state"].as_str(), place["unique"].as_bool()), (Some("hint"), Some(true)));
    assert_eq!(place["houses"], serde_json::json!(["box 5"]));
    for member in ["technique", "article", "step"] {
        assert!(place[member].is_null(), "{place}");
    }
    let technique = at("technique");
    assert_eq!(technique["technique"], "Naked Single");
    assert_eq!(technique["article"], "solving/singles.html#technique-naked-single");
    assert!(technique["step"].is_null());
    let full = at("full");
    assert_eq!(full["step"]["placements"], serde_json::json!([{"cell": "r5c5", "digit": 5}]));
    let wrong =
        hint_text(&hint(&["--to", "jsonl", "--puzzle", NINE], &with(NINE, 2, '1')).exits_with(1));
    let wrong: Value = serde_json::from_str(&wrong).unwrap();
    assert_eq!(wrong["state"], "wrong");
    assert_eq!(wrong["cells"], serde_json::json!(["r1c3"]));
}

#[test]
fn pictures_show_where_to_look_and_only_the_full_stage_the_step() {
    let svg = |stage| {
        let text = hint_text(&hint(&["--stage", stage, "--to", "svg"], NINE).success());
        roxmltree::Document::parse(&text).unwrap();
        text
    };
    let (place, full) = (svg("where"), svg("full"));
    // The nine cells of box 5 are tinted; only the last stage shows the digit.
    assert_eq!(place.matches("<rect class=\"house first\"").count(), 9);
    assert!(!place.contains("class=\"put\"") && full.contains("class=\"put\""));
}

#[test]
fn pages_and_markdown_have_every_position() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hint_pages");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let page = folder.join("hints.html");
    let two = format!("{NINE}\n{NINE}\n");
    let text = hint_text(&hint(&["--stage", "full", "-o", page.to_str().unwrap()], &two).success());
    assert_eq!(text, "");
    let page = fs::read_to_string(&page).unwrap();
    let body = page.find("<body>").unwrap()..page.find("</html>").unwrap();
    let body = roxmltree::Document::parse(&page[body]).unwrap();
    let count = |name: &str| body.descendants().filter(|node| node.has_tag_name(name)).count();
    assert_eq!((count("section"), count("svg")), (2, 2));
    let markdown = hint_text(&hint(&["--stage", "full", "--to", "markdown"], &two).success());
    assert_eq!(markdown.matches("**Naked Single** `r5c5=5`").count(), 2, "{markdown}");

    let picture = folder.join("hint.svg");
    let arguments = ["-o", picture.to_str().unwrap()];
    let problems = hint(&arguments, &two).exits_with(2).stderr;
    assert!(problems.contains("a picture displays one position"), "{problems}");
    assert!(!picture.exists());
    let pdf = folder.join("hint.docx");
    let problems = hint(&["-o", pdf.to_str().unwrap()], NINE).exits_with(2).stderr;
    assert!(problems.contains(".svg") && !pdf.exists(), "{problems}");
}

#[test]
fn fields_pick_members_and_unknown_ones_are_refused() {
    let text = hint_text(&hint(&["--to", "jsonl", "--fields", "state,text"], NINE).success());
    let object: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(object, serde_json::json!({"state": "hint", "text": "Look at box 5."}));
    for (arguments, problem) in [
        (&["--json", "--fields", "score"][..], "there is no field \"score\""),
        (&["--fields", "text"], "text has no fields to choose"),
    ] {
        let problems = hint(arguments, NINE).exits_with(2).stderr;
        assert!(problems.contains(problem), "{problems}");
    }
}

#[test]
fn a_position_may_stand_in_the_place_of_a_file() {
    assert_eq!(hint_text(&hint(&[NINE], "").success()), "Look at box 5.");
}

/// Pictures for printing and in pixels show the same step as SVG.
#[test]
fn a_hint_is_a_picture_of_any_kind() {
    let folder = crate::common::folder("hint pictures");
    // A naked pair in the first row: candidates with colours, some of them struck out.
    let marks = "12 12 1234 34\n34 34 12 12\n1234 1234 1234 1234\n1234 1234 1234 1234\n";
    for (name, magic) in [("h.png", &b"\x89PNG\r\n"[..]), ("h.pdf", b"%PDF-"), ("h.svg", b"<svg")] {
        let file = folder.join(name);
        for input in [NINE, marks] {
            let arguments = ["--stage", "full", "-o", file.to_str().unwrap()];
            let code = hint(&arguments, input).code;
            assert!(code.is_some_and(|code| code < 2), "{name} {code:?}");
            let bytes = fs::read(&file).unwrap();
            assert!(bytes.starts_with(magic), "{name}");
            hint(&arguments, input);
            assert!(fs::read(&file).unwrap() == bytes, "{name}: the same each time");
        }
        let two = format!("{NINE}\n{NINE}\n");
        hint(&["--to", &name[2..]], &two).exits_with(2);
    }
}

#[test]
fn constraints_get_hints_in_every_form() {
    let cage = r#"{"puzzle": "................", "constraints": ["killer 7 r1c1 r1c2"]}"#;
    let full = hint_text(&hint(&["--stage", "full"], cage).success());
    assert!(full.contains("\nSum Bounds: killer r1c12=7 => r1c12<>12\n"), "{full}");
    assert!(full.contains("\nBy the cage of 7 at r1c1, r1c1 and r1c2 add up to 7."), "{full}");
    let json = hint_text(&hint(&["--stage", "full", "--to", "jsonl"], cage).success());
    let json: Value = serde_json::from_str(&json).unwrap();
    let pattern = &json["step"]["pattern"];
    assert_eq!(pattern["kind"], "constraints");
    assert_eq!(pattern["grounds"]["kind"], "sum");
    assert_eq!(pattern["constraints"], serde_json::json!([0]));
    for form in ["svg", "html"] {
        assert!(hint_text(&hint(&["--to", form], cage).success()).contains("<svg"), "{form}");
    }
    let wrong = r#"{"puzzle": "................", "constraints": ["killer 9 r1c1 r1c2"]}"#;
    let text = hint_text(&hint(&[], wrong).exits_with(1));
    assert!(text.starts_with("Something is wrong"), "{text}");
}
