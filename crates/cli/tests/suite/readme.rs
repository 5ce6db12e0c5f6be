//! The transcripts of the README and the guide: each command prints what they show.
//!
//! The commands of a file run in one empty folder, in order.

use std::fs;
use std::path::{Path, PathBuf};

use evoku_testing::transcript::transcripts;

use crate::common::folder;

/// The files of the repository that commands read.
const INPUTS: &[&str] = &["experiments/first.toml"];

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the commands of a file and compares their output. Returns their number.
fn check(file: &str, name: &str) -> usize {
    let folder = folder(name);
    for input in INPUTS {
        let copy = folder.join(input);
        fs::create_dir_all(copy.parent().expect("a folder")).expect("a new folder");
        fs::copy(root().join(input), copy).unwrap_or_else(|error| panic!("{input}: {error}"));
    }
    let text = fs::read_to_string(root().join(file)).expect("a text");
    let transcripts = transcripts(&text);
    let evoku = Path::new(env!("CARGO_BIN_EXE_evoku"));
    for shown in &transcripts {
        shown.check(evoku, &folder).unwrap_or_else(|problem| panic!("{file}: {problem}"));
    }
    transcripts.len()
}

#[test]
fn transcripts_of_the_readme_are_true() {
    assert!(check("README.md", "readme") >= 7);
}

#[test]
fn transcripts_of_the_guide_are_true() {
    assert!(check("docs/guide.md", "guide") >= 1);
}

#[test]
fn the_readme_shows_the_two_commands_that_ci_runs() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a text");
    for command in ["cargo run --release -- evolve -a mantere-koljonen", "cargo test --workspace"] {
        assert!(readme.contains(&format!("```sh\n{command}\n```")), "no {command}");
    }
}
