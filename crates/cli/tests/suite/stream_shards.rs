//! `solve`, `rate` and `generate` with `--shard`: the joined parts equal the whole.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use crate::common::{NINE, evoku, folder, path};

/// Returns the joined results of all shards.
fn joined(arguments: &[&str], of: u64) -> String {
    let mut all = String::new();
    for number in 1..=of {
        let shard = format!("{number}/{of}");
        let ran = evoku(&[arguments, &["--shard", &shard]].concat(), "");
        assert_ne!(ran.code, Some(2), "{ran:?}");
        all += &ran.stdout;
    }
    all
}

/// Writes puzzles in several formats and returns the files.
fn files(folder: &Path) -> [String; 4] {
    let made = evoku(&["generate", "40", "--size", "4", "--seed", "3"], "").stdout;
    let lines: Vec<&str> = made.lines().collect();
    let [one, two, csv, jsonl] =
        ["one.txt", "two.txt", "all.csv", "all.jsonl"].map(|name| path(folder, name));
    fs::write(&one, format!("# a comment\n{}\n\n", lines[..15].join("\n"))).unwrap();
    // The last line has no line break.
    fs::write(&two, lines[15..].join("\r\n")).unwrap();
    let rows = lines.iter().enumerate().map(|(id, line)| format!("{id},{line}\n"));
    fs::write(&csv, "id,puzzle\n".to_owned() + &rows.collect::<String>()).unwrap();
    let objects = lines.iter().map(|line| format!("{{\"puzzle\": \"{line}\"}}\n"));
    fs::write(&jsonl, objects.collect::<String>()).unwrap();
    [one, two, csv, jsonl]
}

#[test]
fn shards_of_files_are_the_whole() {
    let folder = folder("stream-shards");
    let [one, two, csv, jsonl] = files(&folder);
    for inputs in [vec![one.as_str()], vec![&one, &two], vec![&csv], vec![&jsonl, &two, &csv]] {
        let solve = [&["solve"], inputs.as_slice()].concat();
        let whole = evoku(&solve, "").stdout;
        assert!(whole.lines().count() >= 15);
        for of in [1, 2, 3, 7, 61] {
            assert_eq!(joined(&solve, of), whole, "{of} shards of {inputs:?}");
        }
        let rate = [&["rate", "--to", "jsonl", "--scales", "path"], inputs.as_slice()].concat();
        assert_eq!(joined(&rate, 3), evoku(&rate, "").stdout);
    }
}

#[test]
fn what_has_no_line_for_a_puzzle_is_refused() {
    let folder = folder("stream-shards-refused");
    let [one, two, _, _] = files(&folder);
    let shard = ["solve", "--shard", "1/2"];
    evoku(&shard, NINE).is_refused("--shard needs files");
    evoku(&[&shard, ["-"].as_slice()].concat(), NINE).is_refused("--shard needs files");
    evoku(&[&shard, [NINE].as_slice()].concat(), "").is_refused("--shard needs files");
    let board = path(&folder, "board.txt");
    fs::write(&board, "1 2 | . .\n. . | 1 2\n----+----\n. 1 | . .\n. . | . 1\n").unwrap();
    evoku(&[&shard, [one.as_str(), &board].as_slice()].concat(), "")
        .is_refused("board.txt: --shard needs a puzzle a line");
    let quoted = path(&folder, "quoted.csv");
    fs::write(&quoted, "puzzle,comment\n12..3.1...4.4..1,\"a\nb\"\n").unwrap();
    evoku(&[&shard, [quoted.as_str()].as_slice()].concat(), "").is_refused("a quoted cell");
    let packed = path(&folder, "packed.txt.gz");
    assert_eq!(evoku(&["convert", &two, "-o", &packed], "").code, Some(0));
    evoku(&[&shard, [packed.as_str()].as_slice()].concat(), "").is_refused("compressed");
    evoku(&["generate", "3", "--shard", "1/2"], "").is_refused("--seed");
}

#[test]
fn shards_of_orders_are_the_same_again_and_share_nothing() {
    let order = ["generate", "60", "--seed", "7"];
    let all = joined(&order, 3);
    assert_eq!(all, joined(&order, 3));
    let puzzles: HashSet<&str> = all.lines().collect();
    assert_eq!((all.lines().count(), puzzles.len()), (60, 60));
    // A single shard is the whole request.
    assert_eq!(joined(&order, 1), evoku(&order, "").stdout);
    let graded = ["generate", "--level", "easy:3,hard:2", "--seed", "7", "--to", "csv"];
    let rows = joined(&graded, 3);
    let of_level = |level: &str| rows.lines().filter(|row| row.contains(level)).count();
    assert_eq!((of_level(",easy,"), of_level(",hard,")), (3, 2), "{rows}");
}
