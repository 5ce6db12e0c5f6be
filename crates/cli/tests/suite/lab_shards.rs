//! `evoku lab run --shard`, `merge` and `missing`: many processes, one result.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use evoku_lab::store::Store;
use evoku_testing::TestProcess;
use serde_json::Value;

use crate::common::{self, Ran, evoku, folder, names, path};
use crate::lab::{kill_at_change, plan, runs, wait_for_session};

fn lab(arguments: &[&str]) -> Ran {
    evoku(&[&["lab"], arguments].concat(), "")
}

fn start(arguments: &[&str]) -> TestProcess {
    common::start(&[&["lab"], arguments].concat())
}

/// Writes a plan, and makes its runs in one store. Returns the path of the plan and the runs.
fn whole(folder: &Path, text: &str) -> (String, Vec<String>) {
    let whole = path(folder, "whole.toml");
    fs::write(&whole, text).unwrap();
    assert_eq!(lab(&["run", &whole]).code, Some(0));
    let plan = path(folder, "plan.toml");
    fs::write(&plan, text).unwrap();
    (plan, runs(&path(folder, "whole.sqlite"), folder))
}

/// Runs all shards of a plan, each in its own process. Returns their stores.
fn shards(folder: &Path, plan: &str, of: u64) -> Vec<String> {
    let mut stores = Vec::new();
    let mut children = Vec::new();
    for number in 1..=of {
        let (shard, store) = (format!("{number}/{of}"), path(folder, &format!("part-{number}")));
        children.push(start(&["run", plan, "--shard", &shard, "--store", &store]));
        stores.push(store);
    }
    children.into_iter().for_each(|process| drop(Ran::of(process.end()).success()));
    stores
}

#[test]
fn shards_of_many_processes_are_merged_into_the_whole() {
    let folder = folder("lab-shards");
    let (plan, expected) = whole(&folder, &plan(20, 2000));
    let stores = shards(&folder, &plan, 7);
    let merged = path(&folder, "merged.sqlite");
    let some: Vec<&str> =
        stores.iter().map(String::as_str).filter(|store| !store.ends_with('3')).collect();
    let ran = lab(&[&["merge", "-o", &merged], some.as_slice()].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stderr.contains("6 stores merged into"), "{ran:?}");
    assert!(ran.stderr.contains("343 new runs, 0 duplicates, no conflicts"), "{ran:?}");

    let missing = lab(&["missing", &plan, &merged, "--shards", "7"]);
    assert_eq!(missing.code, Some(1), "{missing:?}");
    assert!(
        missing.stdout.starts_with("57 of 400 runs are missing\n  4x4: row-ga: "),
        "{missing:?}"
    );
    assert!(missing.stdout.ends_with("shards to run again: 3\n"), "{missing:?}");
    let list = lab(&["missing", &plan, &merged, "--shards", "14", "--to", "list"]);
    assert_eq!((list.code, list.stdout.as_str()), (Some(1), "5-6\n"));
    let json = lab(&["missing", &plan, &merged, "--shards", "7", "--json"]).json();
    assert_eq!(json["runs_missing"], 57);
    assert_eq!(json["shards"], serde_json::json!([3]));

    // Merges the last store, one that was merged before, and the output itself.
    let ran = lab(&["merge", "-o", &merged, &stores[2], &stores[0], &merged]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stderr.contains("57 new runs, 57 duplicates"), "{ran:?}");
    let missing = lab(&["missing", &plan, &merged]);
    assert_eq!((missing.code, missing.stdout.as_str()), (Some(0), "no run of 400 is missing\n"));
    assert_eq!(runs(&merged, &folder), expected);
}

#[test]
fn contradictory_shards_and_merges_are_refused() {
    let folder = folder("lab-shards-refused");
    let file = path(&folder, "plan.toml");
    fs::write(&file, plan(2, 100)).unwrap();
    for shard in ["0/3", "4/3", "3", "a/b", ""] {
        lab(&["run", &file, "--shard", shard]).is_refused("expected a shard like 3/100");
    }
    lab(&["run", &file, "--shard", "1/2", "--json"]).is_refused("--json");
    assert_eq!(lab(&["run", &file, "--shard", "2/3"]).code, Some(0));
    assert_eq!(names(&folder), ["plan-2-of-3.sqlite", "plan.toml"]);

    let (part, merged) = (path(&folder, "plan-2-of-3.sqlite"), path(&folder, "merged.sqlite"));
    let none = path(&folder, "none.sqlite");
    let refused = lab(&["merge", "-o", &merged, &none, &file]);
    assert_eq!(refused.code, Some(2));
    assert!(
        refused
            .stderr
            .contains("none.sqlite: the file does not exist; evoku lab run creates a store"),
        "{refused:?}"
    );
    assert!(refused.stderr.contains("plan.toml: this file is not an evoku store"), "{refused:?}");
    assert!(!names(&folder).contains(&"merged.sqlite".to_owned()));
    // So is a store whose runs are in a second file that was not copied.
    let empty = path(&folder, "empty.sqlite");
    drop(Store::create(empty.as_ref()).unwrap());
    let refused = lab(&["merge", "-o", &merged, &empty]);
    refused.is_refused("empty.sqlite: the store contains no plan");
    assert!(!names(&folder).contains(&"merged.sqlite".to_owned()));
    // The bad store is reported, and the others are merged.
    let ran = lab(&["merge", "-o", &merged, &none, &part]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("1 store merged into"), "{ran:?}");

    lab(&["missing", &file, &none])
        .is_refused("the file does not exist; evoku lab run creates a store");
    lab(&["missing", &file, &merged, "--to", "list"]).is_refused("--to list needs --shards");
    let other = path(&folder, "other.toml");
    fs::write(&other, plan(3, 100)).unwrap();
    lab(&["missing", &other, &merged]).is_refused("already contains a plan \"short\"");
    assert_eq!(lab(&["run", &other, "--shard", "1/1", "--store", &none]).code, Some(0));
    let refused = lab(&["merge", "-o", &merged, &none]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("already contains a plan \"short\""), "{refused:?}");
}

/// A merge that is killed at any moment can be resumed; no run is lost or repeated.
#[test]
fn a_killed_merge_is_resumed() {
    let folder = folder("lab-merge-killed");
    let (plan, expected) = whole(&folder, &plan(1200, 10));
    let stores = shards(&folder, &plan, 2);
    let stores: Vec<&str> = stores.iter().map(String::as_str).collect();
    let merged = path(&folder, "merged.sqlite");
    let mut moment = 7u64;
    let mut kills = 0;
    for _ in 0..40 {
        let process = start(&[&["merge", "-o", &merged], stores.as_slice()].concat());
        // Knuth's MMIX.
        moment =
            moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let number = (moment >> 40) % 6;
        let is_killed = kill_at_change(process, number, &folder, "merged.sqlite");
        kills += u32::from(is_killed);
        // Start again once everything is merged, and from time to time, so that kills hit every
        // part of the work.
        if !is_killed || kills % 5 == 4 {
            for name in ["merged.sqlite", "merged.sqlite-wal", "merged.sqlite-shm"] {
                let _ = fs::remove_file(folder.join(name));
            }
        }
    }
    assert!(kills > 5, "only {kills} of 40 hit the merge at work");
    assert_eq!(lab(&[&["merge", "-o", &merged], stores.as_slice()].concat()).code, Some(0));
    assert_eq!(runs(&merged, &folder), expected);
    assert_eq!(lab(&["missing", &plan, &merged]).code, Some(0));
}

/// A shell can set a limit on the size of files, which has the same effect as a full disk.
#[test]
fn a_full_disk_while_merging_is_reported_and_nothing_is_lost() {
    let folder = folder("lab-merge-full");
    let (plan, expected) = whole(&folder, &plan(200, 100));
    let stores = shards(&folder, &plan, 2).join(" ");
    let merged = path(&folder, "merged.sqlite");
    let merge = format!("{} lab merge -o {merged} {stores}", env!("CARGO_BIN_EXE_evoku"));
    let limited = format!("trap '' XFSZ; ulimit -f 200; exec {merge}");
    let sh = |command: &str| {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]);
        Ran::of(TestProcess::spawn(shell).end())
    };
    let ran = sh(&limited);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.stderr.contains("all recorded runs are kept"), "{ran:?}");
    assert_eq!(sh(&merge).code, Some(0));
    assert_eq!(runs(&merged, &folder), expected);
}

/// Schedulers send SIGTERM some seconds before they kill a process. The plan wants billions of runs:
/// no command may visit each of them.
#[test]
fn a_shard_heeds_the_signal_to_terminate() {
    let folder = folder("lab-shard-terminated");
    let file = path(&folder, "plan.toml");
    fs::write(&file, plan(1_000_000_000, 100_000_000).replace("4x4", "9x9 hard")).unwrap();
    let mut process = start(&["run", &file, "--shard", "2/9"]);
    let store: PathBuf = folder.join("plan-2-of-9.sqlite");
    wait_for_session(&mut process, &folder, "plan-2-of-9.sqlite");
    process.terminate();
    let ran = Ran::of(process.end());
    assert_eq!(ran.code, Some(130), "{ran:?}");
    let on = format!("runs are kept; resume with: evoku lab run {file} --shard 2/9");
    assert!(ran.stderr.contains(&on), "{ran:?}");
    let missing = lab(&["missing", &file, &store.display().to_string(), "--json"]);
    let missing: Value = serde_json::from_str(&missing.stdout).unwrap();
    let kept = missing["runs_wanted"].as_u64().unwrap() - missing["runs_missing"].as_u64().unwrap();
    assert!(ran.stderr.contains(&format!("interrupted; {kept} of ")), "{kept}: {ran:?}");
    assert_eq!(names(&folder), ["plan-2-of-9.sqlite", "plan.toml"]);
}
