//! `evoku bench` as people use it.

use std::fs;

use crate::common::{FOUR, NINE, Ran, evoku, folder, path};
use evoku_sudoku::Sudoku;
use evoku_sudoku::search::{ENGINES, Engine};

/// A solved board without two of its digits, which can be swapped.
const SEVERAL: &str =
    "5..678912672195..8198..2567859761.2..2685.79171.92.8569615.728.287.196.5..5286179";

/// Runs short measurements of a file with these puzzles.
fn bench(name: &str, puzzles: &str, arguments: &[&str]) -> Ran {
    let file = path(&folder(&format!("bench {name}")), "some.txt");
    fs::write(&file, puzzles).unwrap();
    let short = ["bench", &file, "--seconds", "0.01", "--repeat", "3"];
    evoku(&[&short, arguments].concat(), "")
}

/// The rows of CSV, split at commas regardless of quotes: the columns that a test needs precede any
/// quoted one.
fn rows(csv: &str) -> Vec<Vec<&str>> {
    csv.lines().map(|row| row.split(',').collect()).collect()
}

/// Checks that median, smallest and largest figure are in the right order, and that the time
/// matches them.
fn are_figures(row: &[&str]) {
    let number = |cell: &str| cell.replace(',', "").parse::<f64>().unwrap();
    let [median, smallest, largest, microseconds] = [0, 1, 2, 3].map(|column| number(row[column]));
    assert!(0.0 < smallest && smallest <= median && median <= largest, "{row:?}");
    assert!((microseconds * median / 1e6 - 1.0).abs() < 0.02, "{row:?}");
    assert!(number(row[4]) >= 0.0, "{row:?}");
}

#[test]
fn csv_has_a_row_for_every_engine_that_suits() {
    let ran = bench("csv", &format!("{NINE}\n").repeat(5), &["--to", "csv"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let rows = rows(&ran.stdout);
    assert_eq!(
        rows[0].join(","),
        "set,puzzles,engine,from,puzzles/s,smallest,largest,us/puzzle,guesses,problem,machine,method"
    );
    let engines: Vec<&str> = rows[1..].iter().map(|row| row[2]).collect();
    assert_eq!(engines, ENGINES.iter().map(|engine| engine.name).collect::<Vec<_>>());
    for (row, engine) in rows[1..].iter().zip(ENGINES) {
        let from = if engine.lines.is_some() { "text" } else { "board" };
        assert_eq!([row[0], row[1], row[3]], ["some", "5", from]);
        are_figures(&row[4..9]);
    }
}

#[test]
fn engines_that_do_not_suit_are_left_out_or_say_why() {
    let puzzles = format!("{FOUR}\n");
    let ran = bench("left out", &puzzles, &["--to", "csv"]);
    let engines: Vec<&str> = rows(&ran.stdout)[1..].iter().map(|row| row[2]).collect();
    let four: Sudoku = FOUR.parse().unwrap();
    let suits = |engine: &&&Engine| engine.check(four.geometry()).is_ok();
    assert_eq!(engines, ENGINES.iter().filter(suits).map(|one| one.name).collect::<Vec<_>>());
    assert!(!engines.contains(&"batch9") && engines.contains(&"tree"), "{engines:?}");
    let ran = bench("says why", &puzzles, &["--to", "json", "--engine", "batch9,tree"]);
    let measured = ran.json()["measurements"].clone();
    let problem = measured[0]["problem"].as_str().unwrap();
    assert!(problem.starts_with("engine batch9 solves only plain 9x9 boards"), "{problem}");
    assert!(measured[1]["puzzles_per_second"].as_f64().unwrap() > 0.0);
    for form in ["table", "markdown", "csv"] {
        let ran =
            bench(&format!("says why in {form}"), &puzzles, &["--to", form, "--engine", "batch9"]);
        assert!(ran.stdout.contains("engine batch9 solves only plain 9x9 boards"), "{ran:?}");
    }
}

#[test]
fn json_contains_machine_method_and_repetitions() {
    let contradiction = NINE.replacen('3', "5", 1);
    let puzzles = format!("{NINE}\n{contradiction}\n{SEVERAL}\n");
    let ran = bench("json", &puzzles, &["--to", "json", "--engine", "auto,tree", "--threads", "2"]);
    let json = ran.json();
    assert_eq!((json["threads"].as_u64(), json["solutions"].as_u64()), (Some(2), Some(2)));
    assert_eq!(json["seconds"].as_f64(), Some(0.01));
    for fact in ["processor", "system", "build", "vectors"] {
        assert!(!json[fact].as_str().unwrap().is_empty(), "{fact}");
    }
    for row in json["measurements"].as_array().unwrap() {
        assert_eq!(row["repetitions"].as_array().map(Vec::len), Some(3));
        // A third of each kind, except for the round that was in progress at the end.
        for share in ["share_without_solution", "share_with_several"] {
            let share = row[share].as_f64().unwrap();
            assert!((share - 1.0 / 3.0).abs() < 0.1, "{row}");
        }
    }
    let first = ["--to", "json", "--engine", "batch9", "--first"];
    let row = bench("first", &puzzles, &first).json()["measurements"][0].clone();
    assert_eq!(row["share_with_several"].as_f64(), Some(0.0), "nobody looks for a second one");
}

#[test]
fn table_and_markdown_are_for_people() {
    let table = bench("table", NINE, &["--engine", "single9"]).stdout;
    let lines: Vec<&str> = table.lines().collect();
    assert!(lines[0].contains("evoku ") && lines[0].contains("vectors "), "{table}");
    assert_eq!(
        lines[1],
        "1 thread, uniqueness proven; median, smallest and largest of 3 repetitions of 0.01 s"
    );
    assert!(lines[3].starts_with("set ") && lines[4].starts_with("some "), "{table}");
    are_figures(&lines[4].split_whitespace().skip(4).collect::<Vec<_>>());
    let markdown = bench("markdown", NINE, &["--engine", "single9", "--to", "markdown"]).stdout;
    let bars = |line: &str| line.matches('|').count();
    let rows: Vec<&str> = markdown.lines().filter(|line| line.starts_with('|')).collect();
    assert_eq!(rows.iter().map(|row| bars(row)).collect::<Vec<_>>(), [10, 10, 10], "{markdown}");
}

#[test]
fn bad_input_is_reported_and_the_rest_measured() {
    let ran = bench("bad", &format!("{NINE}\n12\n"), &["--engine", "tree", "--to", "csv"]);
    assert_eq!((ran.code, rows(&ran.stdout)[1][1]), (Some(2), "1"));
    assert!(ran.stderr.contains("line 2: "), "{ran:?}");
    evoku(&["bench", "no-such-file.txt"], "").is_refused("can't open no-such-file.txt");
    evoku(&["bench", "-"], "").is_refused("standard input: the input contains no puzzle");
    evoku(&["bench", "--engine", "quantum"], "").is_refused("expected one of auto, ");
    evoku(&["bench", "--seconds", "0"], "").is_refused("expected a number of seconds above 0");
    evoku(&["bench", "--threads", "0"], "").is_refused("expected a whole number from 1 to 1024");
    evoku(&["bench", "--to", "pie"], "").is_refused("invalid value \"pie\"");
    let arguments = ["bench", "-", "--seconds", "0.01", "--engine", "tree", "--to", "csv"];
    let ran = evoku(&arguments, NINE);
    assert_eq!(rows(&ran.stdout)[1][0], "standard input", "{ran:?}");
}
