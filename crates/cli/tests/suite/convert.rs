//! `evoku convert` as people use it.

use std::fs;
use std::path::PathBuf;

use evoku_testing::TestProcess;
use evoku_testing::inputs::NINE;

use crate::common::{Ran, command, evoku, names, output};

/// Makes an empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("convert").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn convert(arguments: &[&str], input: &str) -> Ran {
    evoku(&[&["convert"], arguments].concat(), input)
}

#[test]
fn lines_become_a_board_and_a_board_a_line() {
    let (board, _) = output(&convert(&["--to", "board"], NINE).success());
    assert!(board.starts_with(" 5 3 . | . 7 . | . . .\n"), "{board}");
    let (line, problems) = output(&convert(&["-"], &board).success());
    assert_eq!((line.as_str(), problems.as_str()), (format!("{NINE}\n").as_str(), ""));
}

#[test]
fn a_bad_puzzle_is_reported_and_the_next_one_read() {
    let folder = folder("bad");
    let file = folder.join("some.txt");
    fs::write(&file, format!("{NINE}\n{}\n{NINE}\n", NINE.replace('3', "$"))).unwrap();
    let file = file.to_str().unwrap();
    let (lines, problems) = output(&convert(&[file], "").exits_with(2));
    assert_eq!(lines, format!("{NINE}\n{NINE}\n"));
    let expected =
        "line 2, column 2 (r1c2): found \"$\", expected a digit 1 to 9 or a blank (. 0 _ * x)";
    assert_eq!(problems, format!("evoku: {file}: {expected}\n"));

    let (lines, _) = output(&convert(&["--strict", file], "").exits_with(2));
    assert_eq!(lines, format!("{NINE}\n"));
    let result = folder.join("result.json");
    convert(&["--strict", file, "-o", result.to_str().unwrap()], "").exits_with(2);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing but the input is there");
}

#[test]
fn the_extension_of_the_output_sets_the_format() {
    let folder = folder("extension");
    let result = folder.join("result.csv");
    assert_eq!(convert(&["-o", result.to_str().unwrap()], NINE).success().stdout, "");
    assert_eq!(fs::read_to_string(&result).unwrap(), format!("puzzle\n{NINE}\n"));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    // An existing file is replaced, but not by an empty one.
    let other = "puzzle\n1..4..1..1..4..1\n";
    convert(&["-o", result.to_str().unwrap(), "--to", "csv"], "1..4..1..1..4..1").success();
    assert_eq!(fs::read_to_string(&result).unwrap(), other);
    convert(&["-o", result.to_str().unwrap()], "nonsense").exits_with(2);
    assert_eq!(fs::read_to_string(&result).unwrap(), other);
}

#[test]
fn an_input_is_never_overwritten() {
    let file = folder("input").join("some.txt");
    fs::write(&file, NINE).unwrap();
    let file = file.to_str().unwrap();
    let (_, problems) = output(&convert(&[file, "-o", file, "--to", "json"], "").exits_with(2));
    assert!(problems.contains("is also an input"), "{problems}");
    assert_eq!(fs::read_to_string(file).unwrap(), NINE);
}

#[test]
fn unsupported_parts_are_refused_unless_lossy() {
    let (_, problems) = output(&convert(&[], "2x2x:1c3_4d1_2c4").exits_with(2));
    assert_eq!(
        problems.replace(", parquet", ""),
        "evoku: standard input: puzzle 1: line can't represent the rule \"diagonal\"; \
         formats that can: iss, sgt, fpuzzles, text, jsonl, json, csv; \
         --lossy omits what the format can't represent\n"
    );
    let lossy = convert(&["--lossy"], "2x2x:1c3_4d1_2c4").success();
    assert_eq!(lossy.stdout, "1...34....12...4\n");
    let (_, problems) =
        output(&convert(&["--to", "sdm", "--lossy"], "2x2:1c3_4d1_2c4").exits_with(2));
    assert!(problems.contains("sdm can't represent a board of 4x4"), "{problems}");
}

#[test]
fn size_and_rules_can_be_given() {
    let line = ".".repeat(36);
    let arguments = ["--box", "3x2", "--rules", "diagonal,anti-knight", "--to", "jsonl"];
    let (json, _) = output(&convert(&arguments, &line).success());
    assert_eq!(
        json,
        format!(
            "{{\"puzzle\":\"{line}\",\"box\":[3,2],\"rules\":[\"diagonal\",\"anti-knight\"]}}\n"
        )
    );
    let (id, _) = output(
        &convert(&["--regions", "aabbaabbccddccdd", "--to", "sgt"], "1..4..1..1..4..1").success(),
    );
    assert!(id.starts_with("4j:1b4b1b1b4b1,"), "{id}");
}

#[test]
fn bad_usage_is_one_line_and_exit_code_2() {
    for (arguments, expected) in [
        (&["--to", "xml"][..], "invalid value \"xml\" for \"--to <FORM>\": expected one of "),
        (&["--from", "line", "--box", "0x3"], "at least one row"),
        (&["--box", "9"], "like 2x3"),
        (&["--rules", "killer"], "there is no rule \"killer\""),
        (&["--regions", "aab"], "3 cells, expected a square"),
        (&["--regions", "aaab"], "cells, expected 2"),
        (&["no-such-file.txt"], "can't open no-such-file.txt"),
        (&["https://sudokupad.app/abc123"], "an f-puzzles or SudokuPad link that contains the"),
        (&["https://www.f-puzzles.com/?load=N4Igzgl"], "a truncated or damaged link"),
        (&["."], "it is a folder"),
        (&["-o", "no-such-folder/x.txt"], "can't write no-such-folder/x.txt"),
    ] {
        let (lines, problems) = output(&convert(arguments, NINE).exits_with(2));
        assert_eq!(lines, "");
        assert!(problems.contains(expected), "{problems}");
        assert_eq!(problems.lines().count(), 1, "{problems}");
    }
    let (_, problems) = output(&convert(&[], "").exits_with(2));
    assert_eq!(problems, "evoku: standard input: the input contains no puzzle\n");
}

#[test]
fn the_help_lists_every_format() {
    let (help, _) = output(&convert(&["--help"], "").success());
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for format in evoku_sudoku::formats::FORMATS {
        assert!(words(&help).contains(&words(&(format.about)().to_string())), "{}", format.name);
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let file = folder("pipe").join("many.txt");
    fs::write(&file, format!("{NINE}\n").repeat(100_000)).unwrap();
    let (process, stdout) =
        TestProcess::spawn_unread(command(&["convert", file.to_str().unwrap()]));
    drop(stdout);
    let ran = Ran::of(process.end()).success();
    assert!(ran.stderr.is_empty(), "{ran:?}");
}

/// A link to a file that does not exist yet stays a link.
#[cfg(unix)]
#[test]
fn a_dangling_link_is_written_through() {
    let folder = folder("convert-link");
    let link = folder.join("link.txt");
    std::os::unix::fs::symlink("new.txt", &link).unwrap();
    let output = link.display().to_string();
    evoku(&["convert", NINE, "-o", &output], "").success();
    assert_eq!(names(&folder), ["link.txt", "new.txt"]);
    assert!(link.is_symlink() && !folder.join("new.txt").is_symlink());
}
