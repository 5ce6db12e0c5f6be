//! The command as the tests run it.
#![allow(dead_code, reason = "every test file uses some of it")]

pub(crate) mod page;

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;

/// A puzzle of 9x9 with one solution.
pub(crate) const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// One that no algorithm solves in the time of a test (Inkala 2012).
pub(crate) const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// The first with a contradiction: two fives in the first row.
pub(crate) const CONTRADICTION: &str =
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// A puzzle of 4x4 that any algorithm solves.
pub(crate) const FOUR: &str = "12..3.1...4.4..1";
pub(crate) const FOUR_SOLVED: &str = "1234341221434321";

/// What a run of `evoku` left.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Ran {
    pub(crate) fn of(output: std::process::Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let (stdout, stderr) = (text(output.stdout), text(output.stderr));
        Self { code: output.status.code(), stdout, stderr }
    }

    /// Standard output as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// That nothing but a line on standard error came of it, with this in it.
    pub(crate) fn is_refused(&self, expected: &str) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(2), ""), "{self:?}");
        assert_eq!(self.stderr.lines().count(), 1, "{self:?}");
        assert!(self.stderr.starts_with("evoku: ") && self.stderr.ends_with('\n'), "{self:?}");
        assert!(self.stderr.contains(expected), "{expected:?} isn't in {self:?}");
    }
}

/// Runs `evoku` with an input.
pub(crate) fn evoku(arguments: &[&str], input: &str) -> Ran {
    let mut command = Command::cargo_bin("evoku").unwrap();
    Ran::of(command.args(arguments).write_stdin(input).output().unwrap())
}

/// Runs `evoku evolve` on a puzzle.
pub(crate) fn evolve(arguments: &[&str], puzzle: &str) -> Ran {
    evoku(&[&["evolve"], arguments].concat(), puzzle)
}

/// The same with `row-ga`, whose runs take a while, unless an algorithm is named.
pub(crate) fn row_ga(arguments: &[&str], puzzle: &str) -> Ran {
    let is_named = arguments.iter().any(|argument| ["-a", "--algorithm"].contains(argument));
    let algorithm: &[&str] = if is_named { &[] } else { &["-a", "row-ga"] };
    evolve(&[arguments, algorithm].concat(), puzzle)
}

/// The object without what depends on the machine.
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

/// Whether every given of the puzzle is in the line.
pub(crate) fn keeps_givens(puzzle: &str, line: &str) -> bool {
    let kept = |(given, cell): (char, char)| given == '.' || given == cell;
    puzzle.len() == line.len() && puzzle.chars().zip(line.chars()).all(kept)
}

/// An empty folder of its own for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("evolve").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The path of a file in a folder, as text.
pub(crate) fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

/// The names of all files in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
