//! `evoku solve --candidates`.

use serde_json::json;

use crate::common::{CONTRADICTION, FOUR, NINE, Ran, evoku};

/// A board of 4x4 with two solutions: 3 and 4 can be exchanged.
const TWO: &str = "12....1221....21";

fn candidates(arguments: &[&str], input: &str) -> Ran {
    evoku(&[&["solve", "--candidates"], arguments].concat(), input)
}

#[test]
fn they_are_a_grid_of_pencil_marks() {
    let ran = candidates(&[], "1...2.....3....4");
    let marks: Vec<Vec<&str>> = ran
        .stdout
        .lines()
        .map(|line| line.split([' ', '|']).filter(|w| !w.is_empty()).collect())
        .collect();
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
    assert_eq!(marks.len(), 5, "{ran:?}");
    assert_eq!(marks[0][0], "1");
    // The output is a puzzle with the same solutions.
    let counts = ["1...2.....3....4", ran.stdout.as_str()]
        .map(|text| evoku(&["solve", "--count", "1000"], text));
    let number = |ran: &Ran| ran.stdout.split_whitespace().last().map(str::to_owned);
    assert_eq!(number(&counts[0]), number(&counts[1]));
}

#[test]
fn they_stand_beside_the_puzzle_in_json() {
    let input = format!("{FOUR}\n{TWO}\n{}\n", "11..............");
    let ran = candidates(&["--json"], &input);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let rows = ran.json();
    assert_eq!(rows[0]["puzzle"], FOUR);
    assert_eq!(rows[0]["status"], "unique");
    assert_eq!(rows[0]["true_candidates"][2], json!([3]));
    assert_eq!(rows[1]["status"], "several");
    assert_eq!(rows[1]["true_candidates"].as_array().map(Vec::len), Some(16));
    assert_eq!(rows[1]["true_candidates"][2], json!([3, 4]));
    assert_eq!(rows[2]["status"], "none");
    assert_eq!(rows[2]["true_candidates"], json!(vec![json!([]); 16]));
}

#[test]
fn digits_that_count_from_zero_do_so() {
    let board = "01..\n....\n....\n3...\ndigits 0 3\n";
    let ran = candidates(&["--json"], board);
    assert_eq!(ran.json()[0]["true_candidates"][0], json!([0]), "{ran:?}");
    assert_eq!(ran.json()[0]["true_candidates"][2], json!([2, 3]), "{ran:?}");
    let ran = candidates(&[], board);
    assert!(ran.stdout.trim_start().starts_with("0 "), "{ran:?}");
    assert!(!ran.stdout.contains('4'), "{ran:?}");
}

#[test]
fn boards_without_solution_are_said_in_words() {
    let ran = candidates(&[], CONTRADICTION);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), "evoku: puzzle 1: none\n"), "{ran:?}");
    let ran = candidates(&["--to", "candidates"], &format!("{NINE}\n{CONTRADICTION}\n"));
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!((lines.len(), lines[0].len()), (2, 729));
    assert!(lines[1].ends_with(" none"), "{}", lines[1]);
}

#[test]
fn limits_and_formats_without_room_are_told() {
    let blank = ".".repeat(81);
    let ran = candidates(&["--nodes", "3"], &blank);
    assert_eq!(
        (ran.code, ran.stderr.as_str()),
        (Some(1), "evoku: puzzle 1: unknown (node limit)\n")
    );
    candidates(&["--to", "line"], NINE).is_refused("no room for the candidates of each cell");
}

#[test]
fn constraints_are_honoured() {
    let puzzle = r#"{"puzzle": "................", "constraints": ["killer 4 r1c1 r1c2"]}"#;
    let row = candidates(&["--to", "jsonl"], puzzle).json();
    assert_eq!(row["true_candidates"][0], json!([1, 3]));
    assert_eq!(row["true_candidates"][2], json!([2, 4]));
}
