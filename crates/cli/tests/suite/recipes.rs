//! The recipes of CONTRIBUTING.md: each place listed for a kind of entry must contain all entries
//! of that kind.

use std::fs;
use std::path::{Path, PathBuf};

use evoku_evolve::landscape::LANDSCAPES;
use evoku_evolve::presets::PRESETS;
use evoku_sudoku::CONSTRAINTS;
use evoku_sudoku::features::FEATURES;
use evoku_sudoku::formats::FORMATS;
use evoku_sudoku::generate::LAYOUTS;
use evoku_sudoku::search::ENGINES;

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The entries of a row of the table: all names that its places must contain.
fn entries(what: &str) -> Vec<String> {
    let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
    match what {
        "an algorithm" => owned(PRESETS.iter().map(|preset| preset.name).collect()),
        "an engine" => owned(ENGINES.iter().map(|engine| engine.name).collect()),
        "a format" => {
            // Parquet is not in every build.
            let names = FORMATS.iter().map(|format| format.name);
            owned(names.filter(|&name| name != "parquet").collect())
        }
        "a kind of constraint" => owned(CONSTRAINTS.iter().map(|kind| kind.name).collect()),
        "a layout" => owned(LAYOUTS.iter().map(|layout| layout.name).collect()),
        "a feature" => owned(FEATURES.iter().map(|feature| feature.name).collect()),
        "a landscape" => owned(LANDSCAPES.iter().map(|landscape| landscape.name).collect()),
        "a view" => names_in_views(),
        "a language" => languages(),
        other => panic!("the table has a row \"{other}\" that this test does not know"),
    }
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

/// The rows of the table "Places": a kind of entry, and its places.
fn rows(contributing: &str) -> Vec<(&str, Vec<&str>)> {
    let (_, table) =
        contributing.split_once("| to add | places |\n|---|---|\n").expect("the table");
    let lines = table.lines().take_while(|line| line.starts_with('|'));
    lines
        .map(|line| {
            let mut cells = line.trim_matches('|').split('|').map(str::trim);
            let (what, places) = (cells.next().expect("a cell"), cells.next().expect("two cells"));
            (what, places.split('`').skip(1).step_by(2).collect())
        })
        .collect()
}

/// The files of a place: a single one, or all message files.
fn files(place: &str) -> Vec<String> {
    match place.strip_suffix("*.ftl") {
        Some(folder) => languages().iter().map(|code| format!("{folder}{code}.ftl")).collect(),
        None => vec![place.to_owned()],
    }
}

/// Returns `true` if a text contains a name, spelled as in texts or as in Rust.
fn names(text: &str, name: &str) -> bool {
    let snake = name.replace('-', "_");
    [name, &snake, &snake.to_uppercase()].iter().any(|written| text.contains(*written))
}

#[test]
fn every_place_of_a_recipe_names_every_entry() {
    let contributing = read("CONTRIBUTING.md");
    let rows = rows(&contributing);
    assert!(rows.len() >= 9, "rows are missing: {rows:?}");
    let mut missing = Vec::new();
    for (what, places) in rows {
        let entries = entries(what);
        assert!(!entries.is_empty(), "{what}: no entries");
        assert!(!places.is_empty(), "{what}: no places");
        for place in places {
            if place.contains("NAME") {
                for name in &entries {
                    let snake = name.replace('-', "_");
                    let written = if place.ends_with(".rs") { &snake } else { name };
                    let path = place.replace("NAME", written);
                    if !root().join(&path).exists() {
                        missing.push(format!("{what} {name}: {path} does not exist"));
                    }
                }
                continue;
            }
            for file in files(place) {
                let text = read(&file);
                let absent = entries.iter().filter(|name| !names(&text, name));
                missing.extend(absent.map(|name| format!("{what} {name}: {file} lacks it")));
            }
        }
    }
    assert!(missing.is_empty(), "places of recipes in CONTRIBUTING.md:\n{}", missing.join("\n"));
}

#[test]
fn paths_in_the_recipes_exist() {
    let contributing = read("CONTRIBUTING.md");
    let quoted = contributing.split('`').skip(1).step_by(2);
    let folders = ["crates/", "web/", "experiments/", "benchmarks/", "fuzz/", ".ci/"];
    let is_path = |text: &&str| {
        folders.iter().any(|folder| text.starts_with(folder))
            && !text.contains(|c: char| c.is_whitespace() || "*{}".contains(c))
            && !text.contains("NAME")
    };
    let missing: Vec<&str> =
        quoted.filter(is_path).filter(|path| !root().join(path).exists()).collect();
    assert!(missing.is_empty(), "CONTRIBUTING.md names paths that do not exist: {missing:?}");
}
