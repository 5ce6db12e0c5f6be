//! `evoku explain` as people use it.

use std::fs;
use std::path::PathBuf;

use evoku_testing::inputs::{NINE, NINE_SOLVED};
use serde_json::Value;

use crate::common::{Ran, evoku, output};

fn explain(arguments: &[&str], input: &str) -> Ran {
    evoku(&[&["explain"], arguments].concat(), input)
}

#[test]
fn a_path_leads_from_the_puzzle_to_its_solution() {
    let (text, problems) = output(&explain(&[], NINE).success());
    assert_eq!(problems, "");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..3], ["Puzzle 1", NINE, "9x9 (boxes 3x3), plain"]);
    assert!(
        lines[3].starts_with("easy, score ") && lines[3].contains(", 51 steps"),
        "{}",
        lines[3]
    );
    assert_eq!(lines.last(), Some(&NINE_SOLVED));
    // Each step is a line with its notation, followed by the reason.
    assert_eq!(lines[5], "   1  Naked Single: r5c5=5");
    assert_eq!(lines[6], "      5 is the only candidate left in r5c5. So r5c5 is 5.");
    assert!(lines.iter().all(|line| line.chars().count() <= 100), "{text}");
}

#[test]
fn json_steps_put_every_digit_of_the_solution() {
    let (text, _) = output(&explain(&["--to", "jsonl"], NINE).success());
    assert_eq!(text.lines().count(), 1);
    let path: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        (path["puzzle"].as_str(), path["solution"].as_str()),
        (Some(NINE), Some(NINE_SOLVED))
    );
    let mut cells: Vec<char> = NINE.chars().collect();
    for step in path["steps"].as_array().unwrap() {
        for put in step["placements"].as_array().unwrap() {
            let name: Vec<usize> = put["cell"].as_str().unwrap()[1..]
                .split('c')
                .map(|number| number.parse().unwrap())
                .collect();
            let digit = put["digit"].as_u64().unwrap().to_string();
            cells[(name[0] - 1) * 9 + name[1] - 1] = digit.chars().next().unwrap();
        }
    }
    assert_eq!(cells.into_iter().collect::<String>(), NINE_SOLVED);
    assert_eq!(path["guesses"], 0);
}

#[test]
fn a_page_is_well_formed_and_needs_nothing_else() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("explain");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let page = folder.join("path.html");
    let input = format!("{NINE}\n1..4..1..1..4..1\n");
    let (text, _) = output(&explain(&["-o", page.to_str().unwrap()], &input).exits_with(1));
    assert_eq!(text, "");
    let page = fs::read_to_string(&page).unwrap();
    let body = page.find("<body>").unwrap()..page.find("</html>").unwrap();
    let body = roxmltree::Document::parse(&page[body]).unwrap();
    let count = |name: &str| body.descendants().filter(|node| node.has_tag_name(name)).count();
    assert_eq!(count("section"), 2);
    assert!(count("svg") >= 3, "{}", count("svg"));
    assert!(["http", "<script", "<link", "src="].iter().all(|outside| !page.contains(outside)));
    assert!(page.contains("it has several solutions"));
}

#[test]
fn markdown_is_a_numbered_list() {
    let (text, _) = output(&explain(&["--to", "markdown"], NINE).success());
    assert!(text.starts_with(&format!("## Puzzle 1\n\n`{NINE}`\n\n")), "{text}");
    assert!(text.contains("\n1. **Naked Single** `r5c5=5`  \n   5 is the only"), "{text}");
    assert!(text.contains("\n51. "), "{text}");
}

#[test]
fn puzzles_without_one_solution_are_told_from_bad_input() {
    let several = "1..4..1..1..4..1";
    let (text, _) = output(&explain(&[], several).exits_with(1));
    assert!(text.ends_with("It can't be explained: it has several solutions.\n"), "{text}");
    let (text, _) = output(&explain(&[], &NINE.replacen("53", "55", 1)).exits_with(1));
    assert!(text.contains("it has no solution: two 5s in row 1 (r1c1 and r1c2)."), "{text}");
    let (text, problems) = output(&explain(&[], "nonsense").exits_with(2));
    assert_eq!(text, "");
    assert!(problems.starts_with("evoku: standard input: "), "{problems}");
}

#[test]
fn an_empty_file_is_told_whatever_came_before() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("explain_empty");
    fs::create_dir_all(&folder).unwrap();
    let paths = ["bad", "empty"].map(|name| folder.join(name).display().to_string());
    fs::write(&paths[0], "nonsense").unwrap();
    fs::write(&paths[1], "").unwrap();
    let (_, problems) = output(&explain(&[&paths[0], &paths[1]], "").exits_with(2));
    assert!(problems.contains("empty: no puzzle found"), "{problems}");
}

#[test]
fn json_is_one_document_and_jsonl_an_object_a_line() {
    let input = format!("{NINE}\n1..4..1..1..4..1\n");
    let (array, _) = output(&explain(&["--json"], &input).exits_with(1));
    let array: Vec<Value> = serde_json::from_str(&array).unwrap();
    let (lines, _) = output(&explain(&["--to", "jsonl"], &input).exits_with(1));
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(array, lines);
    assert_eq!(array.len(), 2);
    assert!(array[0]["score"].is_u64() && array[0]["version"].is_string());
    assert_eq!(array[1]["problem"], "it has several solutions");
}

#[test]
fn an_extension_that_no_form_has_is_refused() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("explain_extension");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("w.pdf");
    let (_, problems) = output(&explain(&["-o", file.to_str().unwrap()], NINE).exits_with(2));
    assert!(problems.contains(".pdf") && problems.contains(".html"), "{problems}");
    assert!(!file.exists());
}

#[test]
fn fields_pick_members_of_the_puzzles() {
    let input = format!("{NINE}\n1..4..1..1..4..1\n");
    let arguments = ["--to", "jsonl", "--fields", "level,problem"];
    let (text, _) = output(&explain(&arguments, &input).exits_with(1));
    assert_eq!(text, "{\"level\":\"easy\"}\n{\"problem\":\"it has several solutions\"}\n");
    let (_, problems) = output(&explain(&["--json", "--fields", "er"], NINE).exits_with(2));
    assert!(problems.contains("there is no field \"er\""), "{problems}");
}
