//! Runs the command for the tests.
#![allow(dead_code, reason = "every test file uses some of it")]

pub(crate) mod page;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use evoku_testing::{Ended, TestProcess};
use serde_json::Value;

pub(crate) use evoku_testing::inputs::{CONTRADICTION, FOUR, FOUR_SOLVED, HARD, NINE, NINE_SOLVED};

/// The result of a run of `evoku`.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Ran {
    pub(crate) fn of(ended: Ended) -> Self {
        Self { code: ended.status.code(), stdout: ended.stdout, stderr: ended.stderr }
    }

    /// Checks the exit code and returns the result.
    pub(crate) fn exits_with(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:?}");
        self
    }

    pub(crate) fn success(self) -> Self {
        self.exits_with(0)
    }

    /// Parses standard output as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Checks that the run failed with a single line on standard error that contains `expected`.
    pub(crate) fn is_refused(&self, expected: &str) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(2), ""), "{self:?}");
        assert_eq!(self.stderr.lines().count(), 1, "{self:?}");
        assert!(self.stderr.starts_with("evoku: ") && self.stderr.ends_with('\n'), "{self:?}");
        assert!(self.stderr.contains(expected), "{expected:?} isn't in {self:?}");
    }
}

/// Makes the command `evoku` with these arguments.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_evoku"));
    command.args(arguments);
    command
}

/// Starts `evoku`.
pub(crate) fn start(arguments: &[&str]) -> TestProcess {
    TestProcess::spawn(command(arguments))
}

/// Runs `evoku` with an input.
pub(crate) fn evoku(arguments: &[&str], input: &str) -> Ran {
    let mut process = start(arguments);
    // The program may end before it has read everything.
    let _ = process.write(input);
    Ran::of(process.end())
}

/// Returns standard output and standard error.
pub(crate) fn output(ran: &Ran) -> (String, String) {
    (ran.stdout.clone(), ran.stderr.clone())
}

/// Runs `evoku evolve` on a puzzle.
pub(crate) fn evolve(arguments: &[&str], puzzle: &str) -> Ran {
    evoku(&[&["evolve"], arguments].concat(), puzzle)
}

/// Runs `evoku evolve` with `row-ga`, whose runs take a while, unless an algorithm is named.
pub(crate) fn row_ga(arguments: &[&str], puzzle: &str) -> Ran {
    let is_named = arguments.iter().any(|argument| ["-a", "--algorithm"].contains(argument));
    let algorithm: &[&str] = if is_named { &[] } else { &["-a", "row-ga"] };
    evolve(&[arguments, algorithm].concat(), puzzle)
}

/// Removes the members that depend on the machine.
pub(crate) fn timeless(mut json: Value) -> Value {
    fn strip(value: &mut Value) {
        if let Some(object) = value.as_object_mut() {
            object.retain(|name, _| !name.ends_with("seconds") && name != "evaluations_per_second");
            object.values_mut().for_each(strip);
        }
        value.as_array_mut().into_iter().flatten().for_each(strip);
    }
    strip(&mut json);
    json
}

/// Returns `true` if the line contains every given of the puzzle.
pub(crate) fn keeps_givens(puzzle: &str, line: &str) -> bool {
    let kept = |(given, cell): (char, char)| given == '.' || given == cell;
    puzzle.len() == line.len() && puzzle.chars().zip(line.chars()).all(kept)
}

/// Makes an empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("evolve").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns the path of a file in a folder, as text.
pub(crate) fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

/// Returns the names of all files in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
