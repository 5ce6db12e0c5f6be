//! Nothing incomplete gets its final name, and results that can't be written are an error.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;

use evoku_testing::TestProcess;

use crate::common::{NINE, Ran, evoku, folder, names, path, start};
use crate::lab::plan;

/// Runs `evoku` in a shell, which executes `before` and redirects it with `redirection`.
fn shell(before: &str, redirection: &str, arguments: &[&str]) -> Ran {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{before}; exec \"$0\" \"$@\" {redirection}")]);
    command.arg(env!("CARGO_BIN_EXE_evoku")).args(arguments);
    Ran::of(TestProcess::spawn(command).end())
}

/// The files of a plan and of its store with runs.
fn store(folder: &Path) -> [String; 2] {
    let [file, store] = ["short.toml", "short.sqlite"].map(|name| path(folder, name));
    fs::write(&file, plan(1, 100)).unwrap();
    evoku(&["lab", "run", &file, "-q", "-o", "-"], "").success();
    [file, store]
}

#[test]
fn closed_standard_output_is_an_error() {
    let folder = folder("closed");
    let [file, store] = store(&folder);
    let commands: &[&[&str]] = &[
        &["convert", NINE],
        &["solve", NINE],
        &["rate", NINE],
        &["generate", "1"],
        &["hint", NINE],
        &["explain", NINE],
        &["features", NINE],
        &["print", NINE, "--to", "svg", "--no-solutions"],
        &["evolve", NINE],
        &["dedupe", NINE],
        &["canonical", NINE],
        &["lab", "check", &file],
        &["lab", "report", &store],
        &["lab", "export", &store, "--json"],
        &["completions", "bash"],
        &["--version"],
    ];
    for arguments in commands {
        let ran = shell(":", ">&-", arguments);
        ran.is_refused("can't write standard output: it is closed");
    }
    // A caller that opens /dev/null, for reading too, discards the results on purpose.
    for redirection in [">/dev/null", "1<>/dev/null"] {
        let ran = shell(":", redirection, &["convert", NINE]).success();
        assert_eq!(ran.stderr, "", "{redirection}");
    }
    let output = path(&folder, "o.txt");
    shell(":", ">&-", &["convert", NINE, "-o", &output]).success();
    assert_eq!(fs::read_to_string(output).unwrap(), format!("{NINE}\n"));
}

#[test]
fn pages_appear_together() {
    let folder = folder("pages");
    let puzzles = path(&folder, "puzzles.txt");
    fs::write(&puzzles, format!("{NINE}\n").repeat(3)).unwrap();
    // A page that can't be written.
    for last in ["o-3.svg", "o-3.png", "s-3.svg"] {
        fs::create_dir(folder.join(last)).unwrap();
    }
    for more in [
        &["-o", "o.svg", "--no-solutions"][..],
        &["-o", "o.png", "--no-solutions"],
        &["-o", "o.pdf", "--solutions-to", "s.svg"],
    ] {
        let files: Vec<String> = (more.iter())
            .map(|word| if word.contains('.') { path(&folder, word) } else { (*word).to_owned() })
            .collect();
        let files = files.iter().map(String::as_str);
        let mut arguments = vec!["print", "--per-page", "1", &puzzles];
        arguments.extend(files);
        evoku(&arguments, "").is_refused("it is a folder");
        assert_eq!(names(&folder), ["o-3.png", "o-3.svg", "puzzles.txt", "s-3.svg"], "{more:?}");
    }
}

#[test]
fn folders_of_results_appear_together() {
    let folder = folder("folders");
    let [_, store] = store(&folder);
    fs::create_dir(folder.join("there")).unwrap();
    fs::write(folder.join("there/README.md"), "mine").unwrap();
    let mut jobs = Vec::new();
    for option in ["--csv", "--ioh", "--coco"] {
        jobs.extend(["new", "new/within", "there"].map(|place| ("export", option, place)));
    }
    jobs.extend(["new", "new/within", "there"].map(|place| ("report", "--figures", place)));
    for (command, option, place) in jobs {
        let to = path(&folder, place);
        // Files of more than 512 or 1024 bytes can't be written.
        let before = "trap '' XFSZ; ulimit -f 1";
        let ran = shell(before, "", &["lab", command, &store, option, &to]).exits_with(2);
        assert!(ran.stderr.contains(place) && !ran.stderr.contains(".part"), "{ran:?}");
        // SQLite can't remove its own files either.
        let mut left = names(&folder);
        left.retain(|name| !name.starts_with("short.sqlite-"));
        assert_eq!(left, ["short.sqlite", "short.toml", "there"], "{option} {place}");
        assert_eq!(names(&folder.join("there")), ["README.md"], "{option} {place}");
    }
    evoku(&["lab", "export", &store, "--csv", &path(&folder, "there")], "").success();
    assert_ne!(fs::read_to_string(folder.join("there/README.md")).unwrap(), "mine");
    assert!(names(&folder.join("there")).contains(&"runs.csv".to_owned()));
    evoku(&["lab", "export", &store, "--ioh", &path(&folder, "new/within")], "").success();
    assert_eq!(names(&folder.join("new")), ["within"]);
}

/// A terminal that closes ends the command, whose files and folders are still incomplete.
#[test]
fn a_hang_up_leaves_nothing_unfinished() {
    let folder = folder("hang-up");
    let has_part = || names(&folder).iter().any(|name| name.ends_with(".part"));
    let mut process = start(&["convert", "-o", &path(&folder, "o.txt")]);
    process.wait_until(has_part);
    process.hang_up();
    Ran::of(process.wait()).exits_with(130);
    assert_eq!(names(&folder), [""; 0]);

    let [_, store] = store(&folder);
    // The command waits for a reader of this pipe.
    let pipe = path(&folder, "pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let csv = path(&folder, "csv");
    let export = ["lab", "export", &store, "--csv", &csv, "--to", "json", "-o", &pipe];
    let mut process = start(&export);
    process.wait_until(has_part);
    process.hang_up();
    Ran::of(process.wait()).exits_with(130);
    let left = names(&folder);
    assert!(!has_part() && !left.contains(&"csv".to_owned()), "{left:?}");
}
