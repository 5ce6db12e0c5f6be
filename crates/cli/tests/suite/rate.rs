//! `evoku rate` as people use it.

use evoku_testing::Stream;
use evoku_testing::inputs::NINE;

use crate::common::{Ran, evoku, output, start};

/// A puzzle that evoku rates as extreme.
const HARD: &str =
    "2..3..1.4.....9.76..9............5.16.1.8.3......4......5.....379...2...1.8..6..9";

fn rate(arguments: &[&str], input: &str) -> Ran {
    evoku(&[&["rate"], arguments].concat(), input)
}

#[test]
fn all_scales_stand_side_by_side() {
    let (csv, problems) = output(&rate(&["--csv"], NINE).success());
    let expected = "\
puzzle,level,hardest_technique,score,hodoku_level,hodoku_score,se_er,se_ep,se_ed,sukaku_er,sukaku_ep,sukaku_ed,guesses,path_guesses,problem
";
    let row = csv.strip_prefix(expected).expect("the header");
    let cells: Vec<&str> = row.trim_end().split(',').collect();
    assert_eq!((cells.len(), problems.as_str()), (15, ""), "{row}");
    assert_eq!(cells[..2], [NINE, "easy"]);
    assert_eq!((cells[3], cells[4]), (cells[5], "Easy"));
    assert_eq!((cells[12], cells[13], cells[14]), ("0", "0", ""));
    assert!(cells[6].parse::<f64>().is_ok_and(|er| (1.0..2.6).contains(&er)), "{row}");

    let (table, _) = output(&rate(&[], NINE).success());
    assert!(table.starts_with("level") && table.contains("Naked Single"), "{table}");
    let (json, _) = output(&rate(&["--json"], NINE).success());
    let array: serde_json::Value = serde_json::from_str(&json).unwrap();
    let object = &array[0];
    assert_eq!(object["level"], "easy");
    let steps = object["steps"].as_object().unwrap();
    let count: u64 = steps.values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(count, 51, "a single for each blank");
}

#[test]
fn scales_that_are_not_requested_are_left_empty() {
    let (csv, _) = output(&rate(&["--csv", "--scales", "guesses"], NINE).success());
    let row = csv.lines().nth(1).unwrap();
    assert_eq!(row, format!("{NINE},,,,,,,,,,,,0,,"));
    let (_, problems) = output(&rate(&["--scales", "stars"], NINE).exits_with(2));
    assert!(problems.contains("the scales are path, explainer, sukaku, guesses"), "{problems}");
}

#[test]
fn variants_have_the_rating_of_sukaku_explainer() {
    let puzzle =
        "46.....537.8.........9.2..4..5.7.......3..4..........2..9..7..63...............45";
    let (csv, _) = output(&rate(&["--csv", "--rules", "diagonal"], puzzle).success());
    let cells: Vec<&str> = csv.lines().nth(1).unwrap().split(',').collect();
    assert_eq!(cells[7..14], ["", "", "", "4.0", "1.2", "1.2", "5"], "{csv}");
    let (table, _) = output(&rate(&["--rules", "diagonal"], puzzle).success());
    assert!(table.contains("hard       1314   4.0        5  "), "{table}");
    let (table, _) = output(&rate(&["--scales", "explainer,sukaku"], NINE).success());
    assert!(table.starts_with("level     score    ER Sukaku  guesses"), "{table}");
    let filter = ["filter", "--where", "sukaku-er=4..", "--rules", "diagonal"];
    let (kept, _) = output(&evoku(&filter, puzzle).success());
    assert!(kept.contains(puzzle), "{kept}");
}

#[test]
fn other_boards_have_a_level_but_no_scale_of_others() {
    let (csv, _) = output(&rate(&["--csv"], "1..4..1..1..4..1").exits_with(1));
    assert!(csv.ends_with(",several solutions\n"), "{csv}");
    let (csv, _) = output(&rate(&["--csv"], "1..4..1..1.34..1").success());
    let cells: Vec<&str> = csv.lines().nth(1).unwrap().split(',').collect();
    assert_eq!((cells[1], cells[4], cells[5], cells[6]), ("easy", "", "", ""), "{csv}");
}

#[test]
fn unratable_puzzles_are_reported_and_the_rest_is_rated() {
    let blank = ".".repeat(81);
    let none = NINE.replacen("53", "55", 1);
    let bad = NINE.replace('3', "$");
    let input = format!("{NINE}\n{blank}\n{none}\n{bad}\n{HARD}\n");
    let (csv, problems) = output(&rate(&["--csv", "--threads", "2"], &input).exits_with(2));
    let rows: Vec<&str> = csv.lines().skip(1).collect();
    assert_eq!(rows.len(), 4, "{csv}");
    assert!(rows[1].ends_with(",several solutions") && rows[2].ends_with(",no solution"), "{csv}");
    assert!(rows[3].starts_with(HARD), "{csv}");
    assert!(problems.contains("standard input: line 4, column 2"), "{problems}");
    let (_, problems) = output(&rate(&["--csv"], "").exits_with(2));
    assert!(problems.contains("standard input: the input contains no puzzle"), "{problems}");
    let (csv, _) = output(&rate(&["--csv"], &format!("{NINE}\n{blank}\n")).exits_with(1));
    assert_eq!(csv.lines().count(), 3);
}

#[test]
fn the_output_file_sets_the_format() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("rate");
    std::fs::create_dir_all(&folder).unwrap();
    for (name, begins) in [("r.csv", "puzzle,level,"), ("r.JSONL", "{"), ("r.txt", "level ")] {
        let file = folder.join(name);
        rate(&["-o", file.to_str().unwrap()], NINE).success();
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.starts_with(begins), "{name}: {text}");
    }
}

#[test]
fn threads_change_nothing() {
    let input = format!("{NINE}\n{HARD}\n").repeat(100);
    let of = |threads| {
        output(&rate(&["--csv", "--threads", threads, "--scales", "path"], &input).success()).0
    };
    assert_eq!(of("1"), of("3"));
}

#[test]
fn a_puzzle_is_rated_before_the_next_one_is_read() {
    let mut process = start(&["rate", "--csv", "--scales", "path", "--from", "line"]);
    for puzzle in [NINE, HARD] {
        assert!(process.write(&format!("{puzzle}\n")));
        process.wait_for_line(Stream::Stdout, |row| row.starts_with(puzzle));
    }
    let ran = Ran::of(process.end()).success();
    assert!(ran.stdout.starts_with("puzzle,") && ran.stdout.lines().count() == 3, "{ran:?}");
}

/// The data of the input is kept next to the ratings, so that a row can be rated or solved again.
#[test]
fn every_column_and_the_rules_go_through() {
    let object = "{\"id\": \"a-7\", \"author\": \"Ann, B.\", \"stars\": 3, \"level\": \"gentle\", \
                  \"rules\": [\"diagonal\"], \"puzzle\": \"1..4..1..1.34..1\"}\n";
    let plain = "{\"id\": \"b\", \"puzzle\": \"1..4..1..1.34..1\"}\n";
    let input = format!("{object}{plain}");
    let (csv, problems) = output(&rate(&["--to", "csv", "--scales", "path"], &input).exits_with(1));
    assert_eq!(problems, "", "{csv}");
    let mut lines = csv.lines();
    let header: Vec<&str> = lines.next().unwrap().split(',').collect();
    assert_eq!(header[..3], ["puzzle", "rules", "level"]);
    assert_eq!(header[header.len() - 4..], ["id", "author", "stars", "file_level"], "{csv}");
    let row = lines.next().unwrap();
    assert!(row.starts_with("1..4..1..1.34..1,diagonal,"), "{csv}");
    assert!(row.ends_with(",a-7,\"Ann, B.\",3,gentle"), "{csv}");
    // The rows describe the same puzzles when they are read again.
    let (again, _) = output(&rate(&["--to", "csv", "--scales", "path"], &csv).exits_with(1));
    assert_eq!(again.lines().nth(1).unwrap().split(',').next(), row.split(',').next());
    assert!(again.contains(",diagonal,"), "{again}");

    let (json, _) = output(&rate(&["--json", "--scales", "path"], &input).exits_with(1));
    let array: serde_json::Value = serde_json::from_str(&json).unwrap();
    let first = &array[0];
    assert_eq!(first["id"], "a-7");
    assert_eq!((&first["stars"], &first["file_level"]), (&3.into(), &"gentle".into()));
    assert_eq!(first["rules"][0], "diagonal");
    assert!(array[1]["score"].is_u64() && array[1]["level"] == "easy", "{json}");
}

#[test]
fn fields_pick_columns_and_members() {
    let input = format!("puzzle,id,note\n{NINE},7,x\n");
    let fields = ["--fields", "id,level,puzzle", "--scales", "path"];
    let (csv, _) = output(&rate(&[&fields[..], &["--to", "csv"]].concat(), &input).success());
    assert_eq!(csv, format!("id,level,puzzle\n7,easy,{NINE}\n"));
    let (json, _) = output(&rate(&[&fields[..], &["--to", "jsonl"]].concat(), &input).success());
    assert_eq!(json, format!("{{\"id\":\"7\",\"level\":\"easy\",\"puzzle\":\"{NINE}\"}}\n"));
    let unknown = ["--to", "csv", "--fields", "stars"];
    let (_, problem) = output(&rate(&unknown, &input).exits_with(2));
    assert!(
        problem.contains("there is no field \"stars\"; the fields are puzzle, level"),
        "{problem}"
    );
    let (_, problem) = output(&rate(&["--fields", "level"], &input).exits_with(2));
    assert!(problem.contains("a table has no fields"), "{problem}");
    let (_, problem) = output(&rate(&["-o", "r.pdf"], &input).exits_with(2));
    assert!(problem.contains("no output format has the extension .pdf"), "{problem}");
}

#[test]
fn a_late_column_is_not_lost_silently() {
    let lines = format!("{NINE}\n").repeat(64) + NINE + " late\n";
    let (csv, problems) = output(&rate(&["--to", "csv", "--scales", "path"], &lines).success());
    assert_eq!(csv.lines().count(), 66);
    assert_eq!(problems.lines().count(), 1, "{problems}");
    assert!(problems.contains("\"comment\" is omitted"), "{problems}");
    let (json, problems) = output(&rate(&["--to", "jsonl", "--scales", "path"], &lines).success());
    assert!(json.contains("\"comment\":\"late\"") && problems.is_empty(), "{problems}");
}

#[test]
fn puzzles_with_constraints_have_a_level_of_their_own() {
    let lines = r#"{"puzzle": "................", "constraints": ["killer 3 r1c1 r1c2", "thermometer r1c1 r1c2 r1c3 r1c4", "greater r2c2 r2c1", "killer 6 r3c1 r4c1", "greater r3c1 r4c1", "greater r2c4 r2c3", "greater r3c4 r3c2"]}"#;
    let (json, _) = output(&rate(&["--to", "jsonl"], lines).success());
    let rated: serde_json::Value = serde_json::from_str(json.trim()).unwrap();
    assert_eq!((rated["level"].as_str(), rated["path_guesses"].as_u64()), (Some("easy"), Some(0)));
    assert_eq!(rated["hardest_technique"], "Relation");
    assert!(rated["se_er"].is_null() && rated["hodoku_score"].is_null());
    let (table, _) = output(&rate(&["--csv"], lines).success());
    assert!(table.starts_with("puzzle,constraints,level,"), "{table}");
    assert!(table.contains("killer 3 r1c1 r1c2; thermometer r1c1"), "{table}");
}
