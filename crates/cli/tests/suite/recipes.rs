//! The recipes of CONTRIBUTING.md: each place listed for a kind of entry must contain all entries
//! of that kind.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use evoku_evolve::landscape::LANDSCAPES;
use evoku_evolve::presets::PRESETS;
use evoku_messages::Say;
use evoku_sudoku::CONSTRAINTS;
use evoku_sudoku::features::FEATURES;
use evoku_sudoku::formats::FORMATS;
use evoku_sudoku::generate::LAYOUTS;
use evoku_sudoku::logic::{LADDER, Technique};
use evoku_sudoku::search::ENGINES;

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The entries of a row of the table: all names that its places must contain. Each name has all its
/// spellings, of which a place contains one.
fn entries(what: &str) -> Vec<Vec<String>> {
    match what {
        "an algorithm" => spelled(PRESETS.iter().map(|preset| preset.name)),
        "an engine" => spelled(ENGINES.iter().map(|engine| engine.name)),
        // Parquet is not in every build.
        "a format" => {
            spelled(FORMATS.iter().map(|format| format.name).filter(|&name| name != "parquet"))
        }
        "a kind of constraint" => spelled(CONSTRAINTS.iter().map(|kind| kind.name)),
        "a layout" => spelled(LAYOUTS.iter().map(|layout| layout.name)),
        "a feature" => spelled(FEATURES.iter().map(|feature| feature.name)),
        "a landscape" => spelled(LANDSCAPES.iter().map(|landscape| landscape.name)),
        "a technique" => techniques(),
        "a view" => spelled(names_in_views().iter().map(String::as_str)),
        "a language" => spelled(languages().iter().map(String::as_str)),
        other => panic!("the table has a row \"{other}\" that this test does not know"),
    }
}

/// The spellings of names: as in texts, in identifiers of messages, and in Rust.
fn spelled<'a>(names: impl Iterator<Item = &'a str>) -> Vec<Vec<String>> {
    let spellings = |name: &str| {
        let snake = name.replace('-', "_");
        vec![name.to_owned(), name.replace('_', "-"), snake.to_uppercase(), snake]
    };
    names.map(spellings).collect()
}

/// The techniques: each with its name, its name in addresses, its message, and its variant.
fn techniques() -> Vec<Vec<String>> {
    let kinds = LADDER.iter().flat_map(|rung| rung.kinds);
    let spellings = |&(technique, name): &(Technique, &str)| {
        let variant = format!("{technique:?}");
        let variant = variant.split(|sign: char| !sign.is_alphanumeric()).next();
        let message = technique.message().id().trim_start_matches("technique-").to_owned();
        vec![name.to_owned(), technique.slug(), message, variant.unwrap_or_default().to_owned()]
    };
    kinds.map(spellings).collect()
}

/// The names in the registry of views.
fn names_in_views() -> Vec<String> {
    let registry = read("web/src/shell/views.ts");
    let rows = registry.split("{ name: \"").skip(1);
    rows.filter_map(|row| Some(row.split_once('"')?.0.to_owned())).collect()
}

/// The codes of the languages that have message files.
fn languages() -> Vec<String> {
    let texts = fs::read_dir(root().join("crates/messages/texts")).expect("the folder of texts");
    let names = texts.map(|entry| entry.expect("a file").file_name().into_string().expect("UTF-8"));
    names.filter_map(|name| name.strip_suffix(".ftl").map(str::to_owned)).collect()
}

/// The rows of a table of CONTRIBUTING.md: the texts of two cells each.
fn rows<'a>(contributing: &'a str, head: &str) -> Vec<(&'a str, &'a str)> {
    let (_, table) = contributing.split_once(&format!("{head}|---|---|\n")).expect("the table");
    let lines = table.lines().take_while(|line| line.starts_with('|'));
    lines.map(|line| line.trim_matches('|').split_once('|').expect("two cells")).collect()
}

/// The texts between back-quotes.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The texts of a place: of a file, of each file of messages, or of all files of a folder together.
fn texts(place: &str) -> Vec<(String, String)> {
    if let Some(folder) = place.strip_suffix("*.ftl") {
        let files = languages().into_iter().map(|code| format!("{folder}{code}.ftl"));
        return files.map(|file| (file.clone(), read(&file))).collect();
    }
    let text = if root().join(place).is_dir() { read_folder(place) } else { read(place) };
    vec![(place.to_owned(), text)]
}

/// The text of all files in a folder and its subfolders.
fn read_folder(folder: &str) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(root().join(folder)).expect("a folder") {
        let entry = entry.expect("a file");
        let path = format!("{folder}/{}", entry.file_name().to_str().expect("UTF-8"));
        text += &if entry.path().is_dir() { read_folder(&path) } else { read(&path) };
    }
    text
}

/// Returns `true` if a text contains a name that is not a part of another name. In messages, the
/// name is a part of an identifier.
fn names(text: &str, name: &str, in_messages: bool) -> bool {
    let joins = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == '-' && !in_messages;
    text.match_indices(name)
        .any(|(at, _)| !text[..at].ends_with(joins) && !text[at + name.len()..].starts_with(joins))
}

/// The places of an entry that do not exist or do not contain it.
fn missing_places(place: &str, entries: &[Vec<String>]) -> Vec<(String, String)> {
    let mut missing = Vec::new();
    if place.contains("NAME") {
        for spellings in entries {
            let paths = spellings.iter().map(|name| place.replace("NAME", name));
            let paths: Vec<String> = paths.collect();
            if !paths.iter().any(|path| root().join(path).exists()) {
                // The last spelling is that of Rust, which files of Rust have.
                let path = if place.ends_with(".rs") { paths.last() } else { paths.first() };
                missing.push((spellings[0].clone(), path.cloned().unwrap_or_default()));
            }
        }
        return missing;
    }
    let in_messages = place.starts_with("crates/messages/texts") || place.contains("messages.ts");
    for (file, text) in texts(place) {
        for spellings in entries {
            if !spellings.iter().any(|name| names(&text, name, in_messages)) {
                missing.push((spellings[0].clone(), file.clone()));
            }
        }
    }
    missing
}

#[test]
fn every_place_of_a_recipe_names_every_entry() {
    let contributing = read("CONTRIBUTING.md");
    let commands: BTreeMap<&str, &str> = rows(&contributing, "| places | command |\n")
        .into_iter()
        .flat_map(|(places, command)| quoted(places).into_iter().map(move |one| (one, command)))
        .collect();
    let rows = rows(&contributing, "| to add | places |\n");
    assert!(rows.len() >= 10, "rows are missing: {rows:?}");
    let mut missing = Vec::new();
    for (what, places) in rows {
        let what = what.trim();
        let (by_hand, by_command) = places.split_once("by command:").unwrap_or((places, ""));
        let entries = entries(what);
        assert!(!entries.is_empty(), "{what}: no entries");
        assert!(!quoted(by_hand).is_empty(), "{what}: no places");
        for place in quoted(by_hand) {
            for (name, path) in missing_places(place, &entries) {
                missing.push(format!("{what} {name}: add it to {path}"));
            }
        }
        for place in quoted(by_command) {
            let command = commands.get(place).unwrap_or_else(|| panic!("{place}: no command"));
            for (name, path) in missing_places(place, &entries) {
                missing.push(format!("{what} {name}: add it to {path} by {}", command.trim()));
            }
        }
    }
    assert!(missing.is_empty(), "places of recipes in CONTRIBUTING.md:\n{}", missing.join("\n"));
}

/// The documentation of `evoku-formats` has a row for every format.
#[test]
fn the_documentation_lists_every_format() {
    let documentation = read("crates/formats/src/lib.rs");
    let formats = FORMATS.iter().filter(|format| format.name != "parquet");
    let missing: Vec<&str> = formats
        .map(|format| format.name)
        .filter(|name| !documentation.contains(&format!("//! | `{name}` | ")))
        .collect();
    assert!(missing.is_empty(), "crates/formats/src/lib.rs: no row about {missing:?}");
}

#[test]
fn paths_in_the_recipes_exist() {
    let contributing = read("CONTRIBUTING.md");
    let folders = ["book/", "crates/", "web/", "experiments/", "benchmarks/", "fuzz/", ".ci/"];
    let is_path = |text: &&str| {
        folders.iter().any(|folder| text.starts_with(folder))
            && !text.contains(|c: char| c.is_whitespace() || "*{}".contains(c))
            && !text.contains("NAME")
    };
    let missing: Vec<&str> = quoted(&contributing)
        .into_iter()
        .filter(is_path)
        .filter(|path| !root().join(path).exists())
        .collect();
    assert!(missing.is_empty(), "CONTRIBUTING.md names paths that do not exist: {missing:?}");
}
