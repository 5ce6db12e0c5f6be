//! What the tests of the laboratory share.
#![allow(dead_code, reason = "every test file uses some of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use evoku_lab::plan::Plan;

/// A puzzle of 4x4 that any algorithm solves.
pub(crate) const FOUR: &str = "12..3.1...4.4..1";

/// A plan of 60 short runs.
pub(crate) fn small() -> &'static str {
    r#"name = "small"
seed = 7
repetitions = 3
[budget]
evaluations = 2_000
[[algorithm]]
name = "multi-objective"
[[algorithm]]
name = "row-ga"
[[class]]
name = "4x4"
bundled = "4x4"
"#
}

/// A plan that is right.
pub(crate) fn plan(text: &str) -> Plan {
    Plan::read(text, Path::new("."), &AtomicBool::new(false)).unwrap_or_else(|e| panic!("{e:#?}"))
}

/// An empty folder of its own for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}
