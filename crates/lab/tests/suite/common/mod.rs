//! Helpers for the tests of the laboratory.
#![allow(dead_code, reason = "every test file uses some of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use evoku_lab::plan::Plan;
use evoku_lab::runner::{self, Unwatched, Watch};
use evoku_lab::store::{Environment, Run, Store};
use evoku_lab::trace::Trace;

/// A 4x4 puzzle that any algorithm solves.
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

/// Reads a valid plan.
pub(crate) fn plan(text: &str) -> Plan {
    Plan::read(text, Path::new("."), &AtomicBool::new(false)).unwrap_or_else(|e| panic!("{e:#?}"))
}

/// An empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Executes the missing runs of a plan; returns `true` if all are done.
pub(crate) fn work(
    path: &Path,
    plan: &Plan,
    threads: usize,
    watch: &dyn Watch,
    cancel: &AtomicBool,
) -> bool {
    let store = Store::create(path).unwrap();
    runner::run(store, plan, &Environment::default(), threads, cancel, watch).unwrap().1
}

/// Executes all runs of a plan.
pub(crate) fn work_all(path: &Path, plan: &Plan, threads: usize) {
    assert!(work(path, plan, threads, &Unwatched, &AtomicBool::new(false)));
}

/// All runs with their traces, without values that differ between executions.
pub(crate) fn runs(path: &Path, name: &str) -> Vec<(Run, Trace)> {
    let store = Store::existing(path).unwrap();
    let plan = store.plan(Some(name)).unwrap();
    let mut runs = Vec::new();
    store
        .each_run(&plan, true, |run, trace| {
            runs.push((Run { seconds: 0.0, session: 0, ..run }, trace));
            Ok(())
        })
        .unwrap();
    runs
}
