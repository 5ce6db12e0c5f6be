//! No command writes to a file that it reads.

use std::fs;

use crate::common::{evoku, folder, path};

const PUZZLES: &str = "\
    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

#[test]
fn no_output_replaces_an_input() {
    let folder = folder("outputs");
    let [plan, store, puzzles, others] =
        ["a.toml", "a.sqlite", "a.txt", "b.txt"].map(|name| path(&folder, name));
    let [plan, store, puzzles, others] = [&plan, &store, &puzzles, &others].map(String::as_str);
    let text = "name = 'a'\nbudget.evaluations = 100\nalgorithm = [{ name = 'row-ga' }]\n\
                class = [{ name = '4x4', bundled = '4x4', first = 2 }]\n";
    fs::write(plan, text).unwrap();
    [puzzles, others].iter().for_each(|file| fs::write(file, PUZZLES).unwrap());
    evoku(&["lab", "run", plan, "-q", "-o", "-"], "").success();
    let table: &[&[&str]] = &[
        &["lab", "run", plan, "--to", "json", "-o", plan],
        &["lab", "run", plan, "--to", "json", "-o", store],
        &["lab", "check", plan, "--to", "json", "-o", plan],
        &["lab", "missing", plan, store, "--to", "json", "-o", plan],
        &["lab", "missing", plan, store, "--to", "json", "-o", store],
        &["lab", "report", store, "--to", "json", "-o", store],
        &["lab", "space", store, "--to", "json", "-o", store],
        &["lab", "export", store, "--to", "json", "-o", store],
        &["lab", "export", store, "--archive", store],
        &["lab", "export", store, "--xlsx", store],
        &["bench", puzzles, "--to", "json", "-o", puzzles],
        &["generate", "1", "--exclude", puzzles, "-o", puzzles],
        &["generate", "1", "--pattern", puzzles, "-o", puzzles],
        &["generate", "1", "--from-grid", puzzles, "-o", puzzles],
        &["dedupe", puzzles, "--against", others, "--to", "csv", "-o", others],
        &["dedupe", puzzles, "--against", others, "--to", "csv", "-o", puzzles],
    ];
    let files = || [plan, store, puzzles, others].map(|file| fs::read(file).unwrap());
    let before = files();
    for arguments in table {
        let ran = evoku(arguments, "").exits_with(2);
        assert!(ran.stderr.contains("is also an input"), "{arguments:?}: {ran:?}");
        assert!(files() == before, "{arguments:?}");
    }
}
