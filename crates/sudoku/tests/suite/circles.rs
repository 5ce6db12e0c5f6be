//! No two files of a crate import each other in a circle, and no file imports from the `mod.rs`
//! above it.
//!
//! Files that still do are listed in `circles.txt`; the list may only become shorter.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::layers::{Source, paths_after, without_comments_and_strings, workspace};

/// The files that still break a law: `above PATH` or `circle PATH`.
const LISTED: &str = "tests/suite/circles.txt";

/// A file of a crate with what it imports from the same crate.
struct File {
    path: String,
    /// Its module, from the root of the crate.
    module: Vec<String>,
    code: String,
}

impl File {
    fn of(source: &Source) -> (String, Self) {
        let mut parts = source.path.split('/').skip(1);
        let krate = parts.next().unwrap_or_default().to_owned();
        let mut module: Vec<String> =
            parts.skip(1).map(|part| part.trim_end_matches(".rs").to_owned()).collect();
        if ["mod", "lib", "main"].iter().any(|name| module.last().is_some_and(|last| last == name))
        {
            module.pop();
        }
        let code = without_comments_and_strings(&source.text);
        (krate, Self { path: source.path.clone(), module, code })
    }

    /// The paths that this file mentions, from the root of its crate.
    fn paths(&self) -> Vec<Vec<String>> {
        let split = |path: &str| path.split("::").map(str::to_owned).collect::<Vec<String>>();
        let mut found = Vec::new();
        for (at, path) in paths_after(&self.code, "crate::") {
            // Who may see something is no import.
            if !self.code[..at].ends_with("pub(in ") {
                found.push(split(&path));
            }
        }
        for (at, path) in paths_after(&self.code, "super::") {
            // In a module within the file `super` is the file.
            if inline_depth(&self.code, at) == 0 {
                let above = self.module.len().saturating_sub(1);
                found.push([self.module[..above].to_vec(), split(&path)].concat());
            }
        }
        found
    }

    /// Whether a word stands in front of `::`, as a module that is imported from.
    fn mentions(&self, word: &str) -> bool {
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        let begins = |at: usize| !self.code[..at].ends_with(is_word);
        self.code.match_indices(&format!("{word}::")).any(|(at, _)| begins(at))
    }
}

/// How many modules that are written out in the file enclose a place.
fn inline_depth(code: &str, at: usize) -> usize {
    let mut depth = 0;
    for (start, _) in code[..at].match_indices("mod ") {
        let name = code[start + 4..].split(|c: char| !(c.is_alphanumeric() || c == '_')).next();
        let after = code[start + 4 + name.unwrap_or_default().len()..at].trim_start();
        if after.starts_with('{') {
            let open = after.matches('{').count() > after.matches('}').count();
            depth += usize::from(open);
        }
    }
    depth
}

/// The files that break each law, as lines of the list.
fn offenders(files: &[File]) -> BTreeSet<String> {
    let by_module: BTreeMap<&[String], usize> =
        files.iter().enumerate().map(|(index, file)| (file.module.as_slice(), index)).collect();
    let target = |path: &[String]| {
        (0..=path.len()).rev().find_map(|length| by_module.get(&path[..length]).copied())
    };
    let mut found = BTreeSet::new();
    let mut arrows: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); files.len()];
    for (index, file) in files.iter().enumerate() {
        for to in file.paths().iter().filter_map(|path| target(path)).filter(|&to| to != index) {
            let is_above = file.module.len() > files[to].module.len()
                && file.module.starts_with(&files[to].module);
            // Tests of a file look at what is in it.
            let is_tests = file.module.last().is_some_and(|name| name == "tests");
            if !is_above {
                arrows[index].insert(to);
            } else if !is_tests {
                found.insert(format!("above {}", file.path));
            }
        }
        // A face mentions its own files without `crate::`.
        for (to, child) in files.iter().enumerate() {
            let is_child = child.module.len() == file.module.len() + 1
                && child.module.starts_with(&file.module);
            let name = child.module.last().map_or("", String::as_str);
            if is_child && file.mentions(name) {
                arrows[index].insert(to);
            }
        }
    }
    for (index, file) in files.iter().enumerate() {
        if reaches(&arrows, index) {
            found.insert(format!("circle {}", file.path));
        }
    }
    found
}

/// Whether arrows lead from a file back to it.
fn reaches(arrows: &[BTreeSet<usize>], from: usize) -> bool {
    let mut seen = BTreeSet::new();
    let mut open: Vec<usize> = arrows[from].iter().copied().collect();
    while let Some(next) = open.pop() {
        if next == from {
            return true;
        }
        if seen.insert(next) {
            open.extend(&arrows[next]);
        }
    }
    false
}

#[test]
fn files_import_in_no_circle_and_nothing_from_above() {
    let Some(sources) = workspace() else { return };
    let mut crates: BTreeMap<String, Vec<File>> = BTreeMap::new();
    for (krate, file) in sources.iter().map(File::of) {
        crates.entry(krate).or_default().push(file);
    }
    let found: BTreeSet<String> = crates.values().flat_map(|files| offenders(files)).collect();
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join(LISTED);
    let list = std::fs::read_to_string(list).expect("the list");
    let listed: BTreeSet<String> = list.lines().map(str::to_owned).collect();
    let new: Vec<&str> = found.difference(&listed).map(String::as_str).collect();
    let gone: Vec<&str> = listed.difference(&found).map(String::as_str).collect();
    assert!(new.is_empty(), "mend these:\n{}", new.join("\n"));
    assert!(gone.is_empty(), "delete these from {LISTED}:\n{}", gone.join("\n"));
}

fn complaints(files: &[(&str, &str)]) -> Vec<String> {
    let source = |(path, text): &(&str, &str)| Source {
        path: format!("crates/sudoku/src/{path}"),
        text: (*text).to_owned(),
    };
    let files: Vec<File> = files.iter().map(|file| File::of(&source(file)).1).collect();
    let shorter = |line: String| line.replace("crates/sudoku/src/", "");
    offenders(&files).into_iter().map(shorter).collect()
}

#[test]
fn what_is_imported_from_above_is_found() {
    let face = ("a/mod.rs", "mod b; mod c; pub use b::B; pub use c::C; pub struct A;");
    let other = ("a/c.rs", "pub struct C;");
    let root = ("lib.rs", "pub mod a; pub use a::A;");
    for wrong in [
        "use crate::a::A;",
        "use crate::a::{A, c::C};",
        "use crate::a::{c::C, B as Other};",
        "use super::A;",
        "use super::*;",
        "use crate::A;",
        "fn f() { crate::a::f() }",
    ] {
        let found = complaints(&[root, face, ("a/b.rs", wrong), other]);
        assert_eq!(found, ["above a/b.rs"], "{wrong}");
    }
    for right in [
        "use crate::a::c::C;",
        "use super::c::C;",
        "pub(in crate::a) struct B;",
        "// use crate::a::A;",
        "mod tests { use super::*; }",
        "fn f() {} mod tests { fn g() { { } } use super::{f}; }",
    ] {
        let found = complaints(&[root, face, ("a/b.rs", right), other]);
        assert_eq!(found, [""; 0], "{right}");
    }
}

#[test]
fn tests_look_at_what_is_above_them() {
    let files = [("a/mod.rs", "mod tests;"), ("a/tests.rs", "use super::*; use crate::a::A;")];
    assert_eq!(complaints(&files), [""; 0]);
}

#[test]
fn circles_are_found_through_faces() {
    let two = [("b.rs", "use crate::c::C;"), ("c.rs", "use crate::b::B;")];
    assert_eq!(complaints(&two), ["circle b.rs", "circle c.rs"]);
    let three =
        [("b.rs", "use crate::c::C;"), ("c.rs", "use crate::d::D;"), ("d.rs", "use crate::b::B;")];
    assert_eq!(complaints(&three), ["circle b.rs", "circle c.rs", "circle d.rs"]);
    let line = [("b.rs", "use crate::c::C;"), ("c.rs", "use crate::d::D;"), ("d.rs", "")];
    assert_eq!(complaints(&line), [""; 0]);
    // The face of `a` hands on what `a/x.rs` has, which needs `b`.
    let face = [
        ("b.rs", "use crate::a::X;"),
        ("a/mod.rs", "mod x; pub use x::X;"),
        ("a/x.rs", "use crate::b::B;"),
    ];
    assert_eq!(complaints(&face), ["circle a/mod.rs", "circle a/x.rs", "circle b.rs"]);
}
