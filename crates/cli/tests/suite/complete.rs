//! Results that can't be written are an error.
#![cfg(unix)]

use std::fs;
use std::process::Command;

use evoku_testing::TestProcess;

use crate::common::{NINE, Ran, evoku, folder, path};
use crate::lab::plan;

/// Runs `evoku` in a shell, which executes `before` and redirects it with `redirection`.
fn shell(before: &str, redirection: &str, arguments: &[&str]) -> Ran {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{before}; exec \"$0\" \"$@\" {redirection}")]);
    command.arg(env!("CARGO_BIN_EXE_evoku")).args(arguments);
    Ran::of(TestProcess::spawn(command).end())
}

#[test]
fn closed_standard_output_is_an_error() {
    let folder = folder("closed");
    let [file, store] = ["short.toml", "short.sqlite"].map(|name| path(&folder, name));
    fs::write(&file, plan(1, 100)).unwrap();
    evoku(&["lab", "run", &file, "-q", "-o", "-"], "").success();
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
