//! The rooms of the workspace, and which may know of which.
//!
//! Reads the sources as text, so it sees what is written, not what a macro would make of it.

use std::fs;
use std::path::{Path, PathBuf};

use evoku_testing::data;

/// For each room of a library crate (a module at its root) the rooms that it may mention. A room
/// may always mention itself; an arrow into another crate is written `crate::room`.
const ARROWS: &[(&str, &str, &[&str])] = &[
    // crate   room       may mention
    ("nine", "lines", &[]),
    ("nine", "limit", &[]),
    ("nine", "batch9", &["limit", "lines"]),
    ("nine", "single9", &["limit", "lines"]),
    ("sudoku", "model", &[]),
    ("sudoku", "formats", &["model"]),
    ("sudoku", "plumbing", &["model", "formats", "search"]),
    ("sudoku", "logic", &["model"]),
    ("sudoku", "explain", &["model", "logic", "search", "rating"]),
    ("sudoku", "search", &["model", "logic"]),
    ("sudoku", "rating", &["model", "logic", "search"]),
    ("sudoku", "features", &["model", "logic", "search"]),
    ("sudoku", "generate", &["model", "logic", "search", "rating"]),
    ("evolve", "state", &[]),
    ("evolve", "random", &[]),
    ("evolve", "fitness", &[]),
    ("evolve", "puzzle", &["fitness", "state"]),
    ("evolve", "factory", &["puzzle", "random", "state"]),
    ("evolve", "reproduction", &["random", "state"]),
    ("evolve", "population", &["fitness", "puzzle", "random", "state"]),
    ("evolve", "work", &["state"]),
    ("evolve", "patience", &["fitness", "state"]),
    ("evolve", "propagation", &[]),
    ("evolve", "offspring", &["fitness"]),
    ("evolve", "observer", &["fitness", "offspring", "work"]),
    ("evolve", "history", &["fitness", "observer", "offspring"]),
    ("evolve", "trace", &["observer", "presets"]),
    ("evolve", "judge", &["fitness", "puzzle", "state", "work"]),
    ("evolve", "selection", &["puzzle", "random"]),
    ("evolve", "populations", &["fitness", "population", "puzzle", "random", "selection", "state"]),
    ("evolve", "algorithm", PARTS),
    (
        "evolve",
        "search",
        &["algorithm", "fitness", "judge", "observer", "puzzle", "random", "state", "work"],
    ),
    (
        "evolve",
        "islands",
        &[
            "fitness",
            "judge",
            "observer",
            "offspring",
            "random",
            "search",
            "selection",
            "state",
            "work",
        ],
    ),
    (
        "evolve",
        "running",
        &[
            "algorithm",
            "fitness",
            "judge",
            "observer",
            "offspring",
            "puzzle",
            "random",
            "search",
            "state",
            "work",
        ],
    ),
    ("evolve", "encodings", ENCODINGS),
    ("evolve", "landscape", &["encodings", "factory", "fitness", "puzzle", "random"]),
    ("evolve", "algorithms", ALGORITHMS),
    ("evolve", "presets", PRESETS),
    ("evolve", "puzzles", PRESETS),
    ("evolve", "chosen", &["presets", "propagation", "puzzles"]),
    ("web", "problem", &[]),
    ("web", "drawing", &[]),
    ("web", "arguments", &["problem"]),
    ("web", "tasks", &["arguments", "problem"]),
    ("web", "texts", &["arguments", "drawing", "problem"]),
    ("web", "game", &["arguments", "drawing", "problem", "texts"]),
    ("web", "state", &["game", "problem", "runs", "tasks"]),
    ("web", "runs", &["arguments", "drawing", "problem", "texts"]),
    ("web", "evolving", &["arguments", "problem", "runs", "state"]),
    ("web", "measure", &["arguments", "problem", "state", "tasks", "texts"]),
    ("web", "about", &["arguments", "game", "problem", "state"]),
    ("web", "bench", &["arguments", "problem", "state"]),
    ("web", "sheets", &["arguments", "problem", "state"]),
    ("web", "open", &["arguments", "drawing", "problem", "state", "texts"]),
    ("web", "playing", &["arguments", "game", "problem", "state", "texts"]),
    ("web", "hint", &["arguments", "drawing", "problem", "state", "texts"]),
    ("web", "path", &["arguments", "drawing", "problem", "state"]),
    ("web", "convert", &["arguments", "problem", "state"]),
    ("web", "solve", &["arguments", "drawing", "problem", "state", "tasks"]),
    ("web", "generate", &["arguments", "path", "problem", "state", "tasks", "texts"]),
    (
        "web",
        "requests",
        &[
            "about",
            "arguments",
            "bench",
            "convert",
            "evolving",
            "generate",
            "hint",
            "measure",
            "open",
            "path",
            "playing",
            "problem",
            "sheets",
            "solve",
            "state",
            "tasks",
        ],
    ),
    ("web", "page", &["arguments", "problem", "requests", "state"]),
    ("web", "abi", &["page"]),
];

/// What an algorithm is made of: nothing of it knows a puzzle.
const PARTS: &[&str] = &[
    "factory",
    "fitness",
    "judge",
    "offspring",
    "patience",
    "population",
    "puzzle",
    "random",
    "reproduction",
    "state",
];

/// What algorithms on boards are made of.
const ALGORITHMS: &[&str] = &[
    "algorithm",
    "encodings",
    "factory",
    "fitness",
    "judge",
    "offspring",
    "patience",
    "population",
    "puzzle",
    "random",
    "selection",
    "state",
];

/// What encodings are made of: they are tested against the kernel of a puzzle.
const ENCODINGS: &[&str] =
    &["factory", "fitness", "judge", "propagation", "puzzle", "random", "reproduction", "state"];

/// What assembles algorithms and may know all that is below.
const PRESETS: &[&str] = &[
    "algorithm",
    "algorithms",
    "encodings",
    "factory",
    "fitness",
    "islands",
    "judge",
    "observer",
    "patience",
    "population",
    "populations",
    "presets",
    "propagation",
    "puzzle",
    "random",
    "reproduction",
    "running",
    "search",
    "selection",
    "state",
];

/// For each crate the crates that it may mention.
const CRATES: &[(&str, &[&str])] = &[
    ("nine", &[]),
    ("sudoku", &["nine"]),
    ("evolve", &["sudoku"]),
    ("lab", &["sudoku", "evolve"]),
    // Cargo sees to it that only tests know the crate testing.
    ("testing", &["sudoku", "evolve"]),
    ("draw", &["sudoku", "evolve", "lab", "testing"]),
    ("web", &["sudoku", "evolve", "lab", "draw"]),
    ("cli", &["sudoku", "evolve", "lab", "draw", "testing"]),
    ("python", &["sudoku", "evolve", "lab", "draw"]),
];

/// Crates that do nothing but compute.
const PURE: &[&str] = &["nine", "sudoku", "evolve", "web"];

/// What a pure crate does not mention.
const IMPURE: &[&str] = &[
    "println!",
    "eprintln!",
    "print!",
    "eprint!",
    "dbg!",
    "std::fs",
    "std::net",
    "std::process",
    "std::env",
    "std::thread::spawn",
    "std::time",
];

/// Files of pure crates that may mention one of them all the same.
const ALLOWED: &[(&str, &str)] = &[("crates/evolve/src/judge.rs", "std::time")];

/// A source file.
pub(crate) struct Source {
    /// The path from the root of the workspace, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The complaints about a file: one a line, with path and line number.
fn complaints(source: &Source) -> Vec<String> {
    let mut complaints = Vec::new();
    let parts: Vec<&str> = source.path.split('/').collect();
    let ["crates", krate, "src", rest @ ..] = parts.as_slice() else {
        return vec![format!("{}: not in crates/NAME/src", source.path)];
    };
    let krate = *krate;
    let Some((_, crates)) = CRATES.iter().find(|(name, _)| *name == krate) else {
        return vec![format!("{}: add the crate {krate} to the table CRATES", source.path)];
    };
    let is_root = matches!(rest, ["lib.rs" | "main.rs"]);
    let room = rest.first().map_or("", |name| name.trim_end_matches(".rs"));
    let rooms = ARROWS.iter().find(|(name, known, _)| *name == krate && *known == room);
    let is_library = PURE.contains(&krate);
    if is_library && !is_root && rooms.is_none() {
        complaints.push(format!("{}: add the room {room} to the table ARROWS", source.path));
    }

    let code = without_comments_and_strings(&source.text);
    let line = |at: usize| code[..at].matches('\n').count() + 1;
    for (at, path) in paths_after(&code, "crate::") {
        let to = path.split("::").next().unwrap_or_default();
        let known = |(name, room, _): &&(&str, &str, _)| *name == krate && *room == to;
        // What is no room is an item that the crate's root re-exports.
        let is_room = ARROWS.iter().any(|arrow| known(&arrow));
        let may = rooms.is_none_or(|(_, _, may)| may.contains(&to) || to == room);
        if is_library && !is_root && !may && (is_room || to.starts_with(char::is_lowercase)) {
            complaints.push(format!("{}:{}: {room} may not know {to}", source.path, line(at)));
        }
    }
    complaints.dedup();
    if let Some(at) = code.find("super::super::") {
        let place = format!("{}:{}", source.path, line(at));
        complaints.push(format!("{place}: write crate::, so that the room shows"));
    }
    for (name, _) in CRATES {
        if let Some(at) =
            mention(&code, &format!("evoku_{name}")).filter(|_| !crates.contains(name))
        {
            complaints.push(format!("{}:{}: {krate} may not know {name}", source.path, line(at)));
        }
    }
    if is_library {
        for impure in IMPURE {
            let exempt = ALLOWED.contains(&(source.path.as_str(), impure));
            if let Some(at) = mention(&code, impure).filter(|_| !exempt) {
                let place = format!("{}:{}", source.path, line(at));
                complaints.push(format!("{place}: {impure} in a crate that only computes"));
            }
        }
    }
    complaints
}

/// Where a word or path is mentioned, not as the end of a longer word, and also as `std::{..}`.
fn mention(code: &str, wanted: &str) -> Option<usize> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let direct = code.match_indices(wanted).find(|(at, _)| {
        let before = code[..*at].chars().next_back();
        let after = code[at + wanted.len()..].chars().next();
        let ends = wanted.ends_with('!') || !after.is_some_and(is_word);
        ends && !before.is_some_and(is_word)
    });
    direct.map(|(at, _)| at).or_else(|| {
        let inside = wanted.strip_prefix("std::")?;
        let begins =
            |path: &str| path.strip_prefix(inside).is_some_and(|rest| !rest.starts_with(is_word));
        paths_after(code, "std::").into_iter().find(|(_, path)| begins(path)).map(|(at, _)| at)
    })
}

/// The paths that follow a prefix, with where they begin: `a::b` and `c` in `prefix{a::b, c}`.
pub(crate) fn paths_after(code: &str, prefix: &str) -> Vec<(usize, String)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut paths = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        // `evoku_crate::` is another word, `$crate::` is this one.
        if code[..at].ends_with(is_word) {
            continue;
        }
        let tree = &code[at + prefix.len()..];
        paths.extend(expand(tree).0.into_iter().map(|path| (at, path)));
    }
    paths
}

/// The paths of a use tree at the beginning of a text, and how long it is.
fn expand(text: &str) -> (Vec<String>, usize) {
    let is_part = |c: char| c.is_alphanumeric() || "_:*".contains(c);
    let head: String = text.chars().take_while(|&c| is_part(c)).collect();
    let rest = &text[head.len()..];
    if !rest.starts_with('{') {
        return (vec![head.clone()], head.len());
    }
    let mut paths = Vec::new();
    let mut at = head.len() + 1;
    while let Some(next) = text.get(at..).and_then(|rest| rest.chars().next()) {
        if next == '}' {
            at += 1;
            break;
        }
        let (inner, length) = expand(&text[at..]);
        paths.extend(
            inner.into_iter().filter(|path| !path.is_empty()).map(|path| format!("{head}{path}")),
        );
        at += length.max(next.len_utf8());
    }
    (paths, at)
}

/// The text with everything in comments and in string and character literals made blank, so that
/// lines keep their numbers.
pub(crate) fn without_comments_and_strings(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let hashes =
            rest.strip_prefix('r').map_or(0, |raw| raw.len() - raw.trim_start_matches('#').len());
        let raw = rest.strip_prefix('r').is_some_and(|raw| raw[hashes..].starts_with('"'));
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if raw && !code.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            let end = format!("\"{}", "#".repeat(hashes));
            let start = hashes + 2;
            rest[start..].find(&end).map_or(rest.len(), |at| start + at + end.len())
        } else if c == '"' {
            quoted(rest, '"')
        } else if c == '\'' && is_character(rest) {
            quoted(rest, '\'')
        } else {
            code.push(c);
            rest = &rest[c.len_utf8()..];
            continue;
        };
        code.extend(rest[..length].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        rest = &rest[length..];
    }
    code
}

/// Whether a quote begins a character literal, not a lifetime.
fn is_character(text: &str) -> bool {
    let mut chars = text.chars().skip(1);
    chars.next() == Some('\\') || chars.next() == Some('\'')
}

/// The length of a literal from its opening to its closing quote.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if c == quote && !escaped {
            return at + c.len_utf8();
        }
        escaped = c == '\\' && !escaped;
    }
    text.len()
}

/// The Rust files below a folder.
fn sources(root: &Path, folder: &Path, found: &mut Vec<Source>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(root, &path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let parts = path.strip_prefix(root).expect("below the root").components();
            let parts: Vec<String> =
                parts.map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
            let text = fs::read_to_string(&path).expect("UTF-8");
            found.push(Source { path: parts.join("/"), text });
        }
    }
}

/// The source files of all crates; none where there are no neighbours to check, which is said.
pub(crate) fn workspace() -> Option<Vec<Source>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // Packaged on its own, the crate has no neighbours.
    if !root.join("crates/sudoku").is_dir() {
        data::skip("not in the workspace, nothing to check");
        return None;
    }
    let mut found = Vec::new();
    for krate in fs::read_dir(root.join("crates")).expect("the crates") {
        let folder = krate.expect("a readable folder").path().join("src");
        if folder.is_dir() {
            sources(&root, &folder, &mut found);
        }
    }
    assert!(found.iter().any(|source| source.path == "crates/sudoku/src/lib.rs"));
    Some(found)
}

#[test]
fn the_workspace_keeps_its_arrows() {
    let Some(found) = workspace() else { return };
    let complaints: Vec<String> = found.iter().flat_map(complaints).collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

fn check(path: &str, text: &str) -> Vec<String> {
    complaints(&Source { path: path.to_owned(), text: text.to_owned() })
}

#[test]
fn wrong_arrows_are_caught_in_every_form() {
    for wrong in [
        "use crate::formats::line;",
        "use crate::formats;",
        "use crate::{formats, model};",
        "use crate::{\n    model::{self, Grid},\n    formats::line::{self, print},\n};",
        "fn f() { crate::formats::line::print(); }",
        "/* fine */ pub(crate) use crate::formats::*;",
        "const C: char = '\"'; use crate::formats::line; const D: char = '\"';",
        "fn f<'a>(x: &'a str) { crate::formats::f(x) }",
        "const R: &str = r#\"a \" b\"#; use crate::formats::line;",
        "use crate::solver::Solver;",
    ] {
        let complaints = check("crates/sudoku/src/model/grid.rs", wrong);
        assert_eq!(complaints.len(), 1, "{wrong}: {complaints:?}");
        assert!(complaints[0].contains(": model may not know "), "{complaints:?}");
    }
    let lines = "//! Two\n\nuse crate::model::Grid;\nuse crate::{formats::line};\n";
    let complaint = check("crates/sudoku/src/model/grid.rs", lines);
    assert_eq!(complaint, ["crates/sudoku/src/model/grid.rs:4: model may not know formats"]);
    assert_eq!(check("crates/sudoku/src/model/grid.rs", "use evoku_evolve::Judge;").len(), 1);
    assert_eq!(check("crates/sudoku/src/lib.rs", "pub use evoku_evolve;").len(), 1);
    let hidden = check("crates/sudoku/src/model/grid.rs", "use super::super::formats;");
    assert_eq!(
        hidden,
        ["crates/sudoku/src/model/grid.rs:1: write crate::, so that the room shows"]
    );
}

#[test]
fn right_arrows_pass() {
    for right in [
        "use crate::model::{Cell, Grid};",
        "use crate::{formats::line, model::{Cell, Grid}};",
        "use crate::Grid;",
        "pub(crate) fn print(grid: &crate::model::Grid) {}",
        "pub(in crate::formats) struct Line;",
    ] {
        assert_eq!(check("crates/sudoku/src/formats/line.rs", right), [""; 0], "{right}");
    }
    for silent in [
        "// use crate::formats::line;",
        "/// As [`print`](crate::formats::line::print) does.",
        "const NAME: &str = \"crate::formats \\\" std::fs\";",
        "const NAME: &str = r#\"crate::formats \" std::fs\"#;",
        "/* println!() */ fn sprint() {} fn f() { my_std::fs() }",
    ] {
        assert_eq!(check("crates/sudoku/src/model/grid.rs", silent), [""; 0], "{silent}");
    }
    assert_eq!(check("crates/sudoku/src/lib.rs", "pub use crate::formats::line;"), [""; 0]);
    assert_eq!(check("crates/cli/src/main.rs", "use evoku_sudoku::Grid; use std::fs;"), [""; 0]);
}

#[test]
fn unknown_rooms_and_crates_ask_for_a_row() {
    let complaints = check("crates/sudoku/src/solver/mod.rs", "");
    assert_eq!(
        complaints,
        ["crates/sudoku/src/solver/mod.rs: add the room solver to the table ARROWS"]
    );
    let complaints = check("crates/new/src/lib.rs", "");
    assert_eq!(complaints, ["crates/new/src/lib.rs: add the crate new to the table CRATES"]);
}

#[test]
fn side_effects_are_caught_in_every_form() {
    for wrong in [
        "fn f() { println!(\"\"); }",
        "fn f() { eprintln!(); }",
        "fn f() { print!(\"\"); }",
        "fn f() { dbg!(1); }",
        "use std::fs::File;",
        "use std::fs;",
        "use std::{fmt, fs::File};",
        "fn f() { std::env::var(\"X\"); }",
        "use std::{fmt, collections::{HashMap, BTreeMap}, process};",
        "use std::time::Instant;",
        "fn f() { std::thread::spawn(|| ()); }",
        "use std::thread::{self, spawn};",
    ] {
        let complaints = check("crates/sudoku/src/model/grid.rs", wrong);
        assert_eq!(complaints.len(), 1, "{wrong}: {complaints:?}");
        assert!(complaints[0].ends_with(" in a crate that only computes"), "{complaints:?}");
    }
    let clock = |path| {
        let complaints = check(path, "use std::time::Instant;");
        complaints.iter().filter(|complaint| complaint.contains("std::time")).count()
    };
    assert_eq!(clock("crates/evolve/src/judge.rs"), 0);
    assert_eq!(clock("crates/evolve/src/algorithm.rs"), 1);
}
