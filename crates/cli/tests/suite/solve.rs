//! `evoku solve` as people use it.

use std::fs;
#[cfg(unix)]
use std::io::Write;
use std::io::{BufRead, BufReader};
#[cfg(unix)]
use std::sync::Arc;
#[cfg(unix)]
use std::sync::atomic::{AtomicUsize, Ordering};

use evoku_sudoku::formats::{FORMATS, Hints, Reader};
use evoku_sudoku::search::ENGINES;
use evoku_testing::{Stream, TestProcess};

use crate::common::{
    CONTRADICTION, FOUR, FOUR_SOLVED, NINE, NINE_SOLVED, Ran, command, evoku, folder, names, path,
    start,
};

fn solve(arguments: &[&str], input: &str) -> Ran {
    evoku(&[&["solve"], arguments].concat(), input)
}

/// A puzzle with two solutions, made by opening a deadly rectangle of a solved board.
fn ambiguous() -> String {
    let mut open = NINE_SOLVED.as_bytes().to_vec();
    // 34 and 43 in columns 1 and 2 of two rows of different bands would suffice. This opens all
    // cells with either digit.
    open.iter_mut().filter(|byte| matches!(byte, b'3' | b'4')).for_each(|byte| *byte = b'.');
    String::from_utf8(open).unwrap()
}

#[test]
fn answers_come_in_the_order_of_the_input() {
    let several = ambiguous();
    let input = format!("{NINE}\n# a comment\n{CONTRADICTION}\n{several}\n{FOUR}\n{NINE}");
    // The 4x4 board among the others is only accepted if the format is given.
    let ran = solve(&["--from", "line"], &input);
    let expected = format!(
        "{NINE_SOLVED}\n{CONTRADICTION} none\n{several} several\n{FOUR_SOLVED}\n{NINE_SOLVED}\n"
    );
    assert_eq!((ran.code, ran.stdout, ran.stderr.as_str()), (Some(1), expected, ""));
    assert_eq!(solve(&[], NINE).code, Some(0));
}

#[test]
fn every_engine_and_any_number_of_threads_say_the_same() {
    let several = ambiguous();
    let one = format!("{NINE}\n{several}\n{}\n{CONTRADICTION}\r\n", NINE.replace('.', "0"));
    let input = one.repeat(300);
    let expected =
        format!("{NINE_SOLVED}\n{several} several\n{NINE_SOLVED}\n{CONTRADICTION} none\n")
            .repeat(300);
    for engine in ENGINES {
        for threads in ["1", "3"] {
            let ran = solve(&["--engine", engine.name, "--threads", threads], &input);
            assert_eq!(ran.stdout, expected, "{} {threads}", engine.name);
        }
    }
    let checked = solve(&["--check", "--threads", "2"], &input).stdout;
    let words: Vec<&str> = checked.lines().map(|line| &line[82..]).collect();
    let wrong = "wrong: two 5s in row 1 (r1c1 and r1c2)";
    assert_eq!(words, ["unique", "several", "unique", wrong].repeat(300));
}

#[test]
fn a_bad_line_is_reported_and_the_rest_solved() {
    let short = &NINE[..80];
    let letter = NINE.replace('7', "Z");
    let input = format!("\u{feff}{NINE}\r\n{short}\r\n{letter}\r\n\r\n{NINE}\r\n{}", &NINE[..40]);
    let ran = solve(&[], &input);
    assert_eq!((ran.code, ran.stdout), (Some(2), format!("{NINE_SOLVED}\n{NINE_SOLVED}\n")));
    let problems: Vec<&str> = ran.stderr.lines().collect();
    assert_eq!(problems.len(), 3, "{problems:?}");
    assert!(problems[0].contains("standard input: line 2"), "{problems:?}");
    assert!(problems[1].contains("line 3, column 5 (r1c5): found \"Z\""), "{problems:?}");
    assert!(problems[2].contains("line 6"), "{problems:?}");

    let ran = solve(&["--strict"], &input);
    assert_eq!((ran.code, ran.stdout), (Some(2), format!("{NINE_SOLVED}\n")));
    assert_eq!(ran.stderr.lines().count(), 1);
}

#[test]
fn empty_input_is_reported() {
    for empty in ["", "\n\n", "# nothing\n"] {
        solve(&[], empty).is_refused("standard input: the input contains no puzzle");
    }
    solve(&["no-such-file.txt"], "").is_refused("can't open no-such-file.txt");
    solve(&["."], "").is_refused("it is a folder");
    solve(&["--engine", "quantum"], NINE)
        .is_refused("invalid value \"quantum\" for \"--engine <ENGINE>\": expected one of auto, ");
    solve(&["--first", "--count", "3"], NINE).is_refused("can't be combined with");
    solve(&["--count", "0"], NINE).is_refused("expected a whole number, 1 or more");
    solve(&["--engine", "cover", "--report"], NINE).is_refused("need --engine tree");
    solve(&["--timeout", "never"], NINE).is_refused("expected a number of seconds above 0");
    solve(&["--engine", "batch9"], FOUR).is_refused("engine batch9 solves only plain 9x9 boards");
}

#[test]
fn solutions_are_counted_and_listed() {
    let blank = ".".repeat(16);
    let input = format!("{blank}\n{FOUR}\n{CONTRADICTION}\n");
    let ran = solve(&["--from", "line", "--count", "1000"], &input);
    let expected = format!("{blank} 288\n{FOUR} 1\n{CONTRADICTION} 0\n");
    assert_eq!((ran.code, ran.stdout), (Some(0), expected));
    assert_eq!(solve(&["--count", "100"], &blank).stdout, format!("{blank} 100\n"));

    // In JSON a count is a number.
    let row = solve(&["--count", "1000", "--json"], &blank).json()[0].clone();
    assert_eq!((row["solutions"].as_u64(), row["status"].as_str()), (Some(288), Some("several")));

    let all = solve(&["--all"], &format!("{blank}\n{NINE}\n"));
    let mut lines: Vec<&str> = all.stdout.lines().collect();
    assert_eq!(lines.pop(), Some(NINE_SOLVED));
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), 288);
    assert_eq!(solve(&["--all"], CONTRADICTION).stdout, format!("{CONTRADICTION} none\n"));
}

/// The list of solutions is endless; the command ends when its reader does.
#[test]
fn an_endless_list_of_solutions_can_be_cut_off() {
    let (mut process, stdout) = TestProcess::spawn_unread(command(&["solve", "--all"]));
    assert!(process.write(&".".repeat(81)));
    process.close_input();
    let lines = BufReader::new(stdout).lines().take(100_000);
    let mut lines: Vec<String> = lines.map(Result::unwrap).collect();
    Ran::of(process.end()).success();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), 100_000);
}

#[test]
fn answers_follow_their_puzzles_at_once() {
    for (format, header) in [("line", ""), ("csv", "puzzle\n")] {
        let mut process = start(&["solve", "--from", format]);
        assert!(process.write(header));
        for count in 1..=3 {
            assert!(process.write(&format!("{NINE}\n")));
            let expected = format!("{NINE_SOLVED}\n").repeat(count);
            process.wait_for(Stream::Stdout, |text| text == expected);
        }
        Ran::of(process.end()).success();
    }
}

#[test]
fn statistics_are_rows() {
    let input = format!("{NINE}\n{CONTRADICTION}\n{FOUR}\n");
    let ran = solve(&["--stats", "--from", "line"], &input);
    assert_eq!(ran.code, Some(1));
    let rows: Vec<Vec<&str>> = ran.stdout.lines().map(|row| row.split(',').collect()).collect();
    let columns = "puzzle,status,solutions,solution,nodes,guesses,microseconds";
    assert_eq!(rows[0].join(","), columns);
    assert_eq!(rows[1][..4], [NINE, "unique", "1", NINE_SOLVED]);
    assert_eq!(rows[2][..4], [CONTRADICTION, "none", "0", ""]);
    assert_eq!(rows[3][..4], [FOUR, "unique", "1", FOUR_SOLVED]);
    for row in &rows[1..] {
        let numbers: Vec<f64> = row[4..].iter().map(|cell| cell.parse().unwrap()).collect();
        assert!(numbers[1] <= numbers[0] && numbers[2] > 0.0, "{row:?}");
    }
    let ran = solve(&["--stats", "--json", "--first"], &format!("{NINE}\n{FOUR}")).json();
    assert_eq!(ran.as_array().map(Vec::len), Some(2));
    let first = &ran[0];
    assert_eq!(
        (first["status"].as_str(), first["solution"].as_str()),
        (Some("solved"), Some(NINE_SOLVED))
    );
    assert!(first["nodes"].is_u64() && first["microseconds"].is_f64(), "{first}");
    let lines = solve(&["--stats", "--to", "jsonl"], &format!("{NINE}\n{FOUR}\n")).stdout;
    assert_eq!(lines.lines().filter(|line| line.starts_with('{')).count(), 2, "{lines}");
    let two = solve(&["--stats", "--fields", "solution,puzzle"], NINE).stdout;
    assert_eq!(two, format!("solution,puzzle\n{NINE_SOLVED},{NINE}\n"));
    solve(&["--stats", "--fields", "speed"], NINE)
        .is_refused("there is no field \"speed\"; the fields are puzzle, status, ");
    solve(&["--stats", "--to", "board"], NINE).is_refused("as board; use csv, json or jsonl");
}

#[test]
fn fields_are_picked_in_their_order() {
    let input = format!("puzzle,name,source\n{FOUR},first,mine\n{FOUR},second,yours\n");
    let ran = solve(&["--to", "csv", "--fields", "source,status"], &input);
    assert_eq!(
        ran.stdout,
        format!("puzzle,source,status\n{FOUR},mine,unique\n{FOUR},yours,unique\n")
    );
    solve(&["--fields", "name"], &input).is_refused("line has no fields to choose");
    let ran = solve(&["--to", "csv", "--fields", "nmae"], &input);
    assert_eq!(ran.code, Some(2));
    let expected = "there is no field \"nmae\"; the fields are puzzle, solution, name, source, status; did you mean \
                    name?\n";
    assert!(ran.stderr.ends_with(expected), "{ran:?}");
}

#[test]
fn every_format_carries_answers() {
    let board = solve(&["--to", "board"], NINE).stdout;
    assert!(board.starts_with(" 5 3 4 | 6 7 8 | 9 1 2\n"), "{board}");
    let folder = folder("formats");
    let file = path(&folder, "answers.csv");
    let input = format!("puzzle,name\n{NINE},first\n{CONTRADICTION},second\n");
    assert_eq!(solve(&["-o", &file], &input).code, Some(1));
    let text = fs::read_to_string(&file).unwrap();
    let mut rows = text.lines();
    assert_eq!(rows.next(), Some("puzzle,solution,name,status"));
    assert_eq!(rows.next(), Some(format!("{NINE},{NINE_SOLVED},first,unique").as_str()));
    assert_eq!(rows.next(), Some(format!("{CONTRADICTION},,second,none").as_str()));
    assert_eq!(names(&folder), ["answers.csv"]);
    let unsolved_first = solve(&["--to", "csv"], &format!("{CONTRADICTION}\n{NINE}\n"));
    let expected =
        format!("puzzle,solution,status\n{CONTRADICTION},,none\n{NINE},{NINE_SOLVED},unique\n");
    assert_eq!(unsolved_first.stdout, expected);
    solve(&[&file, "-o", &file], "").is_refused("is also an input");
    let strict = path(&folder, "strict.txt");
    assert_eq!(solve(&["--strict", "-o", &strict], "12\n").code, Some(2));
    assert_eq!(names(&folder), ["answers.csv"], "no half of a file is left");
}

/// The text between two puzzles (a header, a comma, a gap) depends on the puzzles that other
/// threads wrote.
#[test]
fn parts_that_a_format_does_not_support_are_reported() {
    let input = format!("{NINE}\n{NINE}\n{}\n{}\n", ambiguous(), NINE.replacen("53", "55", 1));
    let ran = solve(&["--to", "board"], &input);
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.stderr, "evoku: puzzle 3: several\nevoku: puzzle 4: none\n");
    let ran = solve(&["--to", "board", "--check", "--engine", "cover"], &input);
    let wrong = "wrong: two 5s in row 1 (r1c1 and r1c2)";
    let of = |n: usize, words: &str| format!("evoku: puzzle {n}: {words}\n");
    let expected = [of(1, "unique"), of(2, "unique"), of(3, "several"), of(4, wrong)].concat();
    assert_eq!(ran.stderr, expected);
    assert_eq!(solve(&["--to", "sdk"], &input).stderr, "");
}

#[test]
fn every_format_is_the_same_from_any_number_of_threads() {
    let mut input = String::from("puzzle,name\n");
    for number in 0..5_000 {
        input.push_str(&format!("{NINE},{number}\n"));
    }
    // Two formats can't carry givens.
    for format in FORMATS.iter().filter(|format| format.capacity.givens) {
        let one = solve(&["--to", format.name, "--threads", "1"], &input);
        let many = solve(&["--to", format.name, "--threads", "4"], &input);
        assert_eq!((one.code, one.stderr.as_str()), (Some(0), ""), "{}", format.name);
        assert!(many.stdout == one.stdout, "{}", format.name);
        // Parquet isn't text, and has tests of its own.
        if format.name == "parquet" {
            continue;
        }
        let hints = Hints { format: Some(format), ..Hints::default() };
        let read = Reader::new(many.stdout.as_bytes(), hints).map(|record| record.is_ok());
        assert_eq!(read.collect::<Vec<_>>(), [true].repeat(5_000), "{}", format.name);
    }
    let json = solve(&["--to", "json"], &input).json();
    assert_eq!(json.as_array().map(Vec::len), Some(5_000));
}

#[test]
fn a_format_without_rules_still_contains_the_answer() {
    let ran = solve(&["--rules", "diagonal"], &format!("{NINE}\n"));
    assert_eq!((ran.code, ran.stdout), (Some(1), format!("{NINE} none\n")), "{}", ran.stderr);
    let ran = solve(&["--rules", "latin"], &format!("{NINE_SOLVED}\n"));
    assert_eq!((ran.code, ran.stdout), (Some(0), format!("{NINE_SOLVED}\n")), "{}", ran.stderr);
}

#[test]
fn a_puzzle_may_stand_in_the_place_of_a_file() {
    let ran = solve(&[NINE, FOUR, "2x2:1c3_4d1_2c4"], "");
    let expected = format!("{NINE_SOLVED}\n{FOUR_SOLVED}\n1324423131422413\n");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert_eq!(ran.stdout.lines().count(), 3, "{ran:?}");
    assert!(ran.stdout.starts_with(&expected[..98]), "{ran:?}");
    solve(&[&NINE[1..]], "").is_refused("nor is it a puzzle: line 1: found 80 cells");
    solve(&[".AntiKnight.Thermo~R1C1~R2C99"], "").is_refused("column 13: found \"R2C99\"");
    solve(&["123456781234567812345678.txt"], "").is_refused("No such file or directory");
}

/// Defect 9 of the trial.
#[test]
fn an_unknown_extension_is_refused() {
    let folder = folder("extensions");
    let file = path(&folder, "out.xlsx");
    solve(&["-o", &file], NINE)
        .is_refused("no output format has the extension .xlsx; the extensions are ");
    solve(&["-o", &path(&folder, "out.xlsx.gz")], NINE).is_refused("the extension .xlsx");
    assert_eq!(names(&folder), [""; 0]);
    assert_eq!(solve(&["--to", "csv", "-o", &file], NINE).code, Some(0));
    assert_eq!(solve(&["-o", &path(&folder, "bare")], NINE).code, Some(0));
    assert_eq!(fs::read_to_string(folder.join("bare")).unwrap(), format!("{NINE_SOLVED}\n"));
}

/// Defect 8 of the trial.
#[test]
fn a_wrong_solution_column_is_reported_with_its_position() {
    let other = NINE_SOLVED.replacen("534", "543", 1);
    let blank = NINE_SOLVED.replacen('5', ".", 1);
    let input = format!("puzzle,solution\n{NINE},{NINE_SOLVED}\n{NINE},{other}\n{NINE},{blank}\n");
    let expected = [
        "unique",
        "wrong: the given solution has 4 in r1c2, expected 3; another cell is wrong",
        "wrong: the given solution has no digit in r1c1, expected 5",
    ];
    for engine in ["auto", "cover"] {
        let ran = solve(&["--check", "--engine", engine], &input);
        let words: Vec<&str> = ran.stdout.lines().map(|line| &line[82..]).collect();
        assert_eq!((ran.code, words), (Some(1), expected.to_vec()));
    }
    let rows = solve(&["--check", "--to", "csv"], &input).stdout;
    assert!(rows.lines().nth(2).unwrap().contains(expected[1]), "{rows}");
    let right = format!("puzzle,solution\n{NINE},{NINE_SOLVED}\n");
    assert_eq!(solve(&["--check"], &right).code, Some(0));
}

#[test]
fn counts_are_all_that_is_written() {
    let input = format!("{NINE}\n{NINE}\n{CONTRADICTION}\n{}\n", ambiguous());
    let text = "puzzles 4\nunique 2\nsolved 0\nseveral 1\nnone 0\nwrong 1\nunknown 0\n";
    let ran = solve(&["--check", "--counts"], &input);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), text));
    let json = solve(&["--counts", "--json"], &input).json();
    assert_eq!((json["unique"].as_u64(), json["none"].as_u64()), (Some(2), Some(1)));
    solve(&["--counts", "--to", "board"], &input).is_refused("as board; use line, csv or json");
}

#[test]
fn a_limit_ends_the_input() {
    let input = format!("{NINE}\n").repeat(5000);
    for arguments in [&["--limit", "3"][..], &["--limit", "3", "--to", "csv"]] {
        let ran = solve(arguments, &input);
        let count = ran.stdout.lines().filter(|line| line.contains(NINE_SOLVED)).count();
        assert_eq!((ran.code, count, ran.stderr.as_str()), (Some(0), 3, ""));
    }
    assert_eq!(evoku(&["convert", "--limit", "2"], &input).stdout, format!("{NINE}\n").repeat(2));
}

/// The options of the engine `tree`: each search finds the same solutions, with more nodes.
#[test]
fn the_tree_may_keep_lone_successors_and_branch_on_the_first_cell() {
    let nodes = |arguments: &[&str]| {
        let all = [&["--engine", "tree", "--stats", "--json", "--propagation", "basic"], arguments];
        let row = solve(&all.concat(), crate::common::HARD).json()[0].clone();
        assert_eq!(row["status"].as_str(), Some("unique"), "{row}");
        row["nodes"].as_u64().unwrap()
    };
    let default = nodes(&[]);
    assert!(nodes(&["--lone-successors"]) > default);
    assert_ne!(nodes(&["--branching", "first-open"]), default);
    solve(&["--lone-successors"], NINE).is_refused("need --engine tree");
}

#[test]
fn compressed_files_are_read_and_written() {
    let folder = folder("compressed");
    for extension in ["gz", "zst"] {
        let (packed, again) = (format!("p.csv.{extension}"), format!("q.{extension}"));
        let (packed, again) = (path(&folder, &packed), path(&folder, &again));
        let puzzles = format!("{NINE}\n").repeat(3000);
        assert_eq!(evoku(&["convert", "-o", &packed], &puzzles).code, Some(0));
        assert!(fs::metadata(&packed).unwrap().len() < 30_000, "{extension}");
        let ran = solve(&[&packed], "");
        assert_eq!((ran.code, ran.stdout), (Some(0), format!("{NINE_SOLVED}\n").repeat(3000)));
        assert_eq!(solve(&[&packed, "-o", &again], "").code, Some(0));
        let ran = evoku(&["convert", &again], "");
        assert_eq!((ran.code, ran.stdout), (Some(0), format!("{NINE_SOLVED}\n").repeat(3000)));
    }
    assert_eq!(names(&folder), ["p.csv.gz", "p.csv.zst", "q.gz", "q.zst"]);
}

#[test]
fn a_missing_file_is_reported_and_the_others_solved() {
    let folder = folder("missing");
    let (there, missing) = (path(&folder, "there.txt"), path(&folder, "missing.txt"));
    fs::write(&there, format!("{NINE}\n")).unwrap();
    let ran = solve(&[&there, &missing, &there], "");
    assert_eq!((ran.code, ran.stdout), (Some(2), format!("{NINE_SOLVED}\n{NINE_SOLVED}\n")));
    assert!(ran.stderr.starts_with("evoku: can't open "), "{}", ran.stderr);
    assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
    let ran = solve(&["--strict", "--to", "json", &there, &missing, &there], "");
    assert_eq!((ran.code, ran.json().as_array().map(Vec::len)), (Some(2), Some(1)));
}

#[test]
fn limits_are_no_answers() {
    let blank = ".".repeat(256);
    let ran = solve(&["--engine", "tree", "--nodes", "1"], &blank);
    assert_eq!((ran.code, ran.stdout), (Some(1), format!("{blank} unknown (node limit)\n")));
    let blank = ".".repeat(81);
    let ran = solve(&["--engine", "tree", "--count", "1000000000", "--timeout", "0.1"], &blank);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.ends_with(" unknown (time limit)\n"), "{ran:?}");
}

#[test]
fn the_tree_reports_its_work() {
    let arguments =
        ["--engine", "tree", "--search", "best-first", "--propagation", "basic", "--report"];
    let ran = solve(&arguments, &format!("{NINE}\n{NINE}\n"));
    assert_eq!(ran.stdout, format!("{NINE_SOLVED}\n{NINE_SOLVED}\n"));
    let reports: Vec<&str> = ran.stderr.lines().collect();
    assert_eq!(reports.len(), 2);
    assert!(reports[1].starts_with("evoku: puzzle 2: "), "{reports:?}");
    let end = " generated, at most 1 open, whole tree searched (best-first, basic)";
    assert!(reports[1].ends_with(end), "{reports:?}");
    let first = solve(&["--engine", "tree", "--first", "--report"], "1...............");
    assert!(first.stderr.contains(" open, stopped before the end of the tree ("), "{first:?}");
}

/// More blank lines than a pipe holds. Once they are written, the command has read everything
/// before them.
#[cfg(unix)]
fn filler() -> String {
    "\n".repeat(1 << 18)
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_cleanly() {
    let mut process = start(&["solve", "--from", "line", "--count", "1000000000000"]);
    assert!(process.write(&format!("{NINE}\n")));
    process.wait_for_line(Stream::Stdout, |line| line == format!("{NINE} 1"));
    // A puzzle with too many solutions to count. The input stays open, so that the reading thread
    // waits too.
    assert!(process.write(&format!("{}\n{}", ".".repeat(81), filler())));
    process.interrupt();
    let ran = Ran::of(process.wait());
    assert_eq!(ran.code, Some(130), "{ran:?}");
    assert_eq!(ran.stdout, format!("{NINE} 1\n"), "what was finished is there");
    assert_eq!(ran.stderr, "evoku: interrupted after 1 puzzle\n");
}

/// Plain boards are solved by the thousand, by an engine that can't be interrupted.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_an_endless_stream() {
    let folder = folder("stream");
    let output = path(&folder, "solutions.txt");
    fs::write(&output, "those of yesterday").unwrap();
    let mut process = start(&["solve", "--from", "line", "-o", &output]);
    let mut input = process.take_input();
    let fed = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&fed);
    let feeder = std::thread::spawn(move || {
        // One bad line must not be reported as the reason for the end.
        let lines = format!("12\n{}", format!("{NINE}\n").repeat(1000));
        while input.write_all(lines.as_bytes()).is_ok() {
            count.fetch_add(1, Ordering::Relaxed);
        }
    });
    // Many batches have been read, and the program is still running.
    process.wait_until(|| fed.load(Ordering::Relaxed) > 300);
    process.interrupt();
    let ran = Ran::of(process.wait());
    assert_eq!(ran.code, Some(130), "{ran:?}");
    feeder.join().unwrap();
    assert!(ran.stderr.contains("interrupted after"), "{ran:?}");
    assert_eq!(fs::read_to_string(&output).unwrap(), "those of yesterday");
    let partial = format!("{output}.partial");
    assert!(ran.stderr.contains(&format!("the results so far are in {partial}")), "{ran:?}");
    assert_eq!(names(&folder), ["solutions.txt", "solutions.txt.partial"]);
    let text = fs::read_to_string(partial).unwrap();
    assert!(text.lines().count() > 0 && text.lines().all(|line| line == NINE_SOLVED));
}
