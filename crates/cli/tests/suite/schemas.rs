//! The JSON schemas in the book describe the output of the commands.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::common::{HARD, NINE, evoku, folder, names, path};

/// A puzzle with several solutions.
const SEVERAL: &str = "1..4..1..1..4...";

const PLAN: &str = "name = 'show'\nrepetitions = 1\nbudget.evaluations = 1000\n\
                    [[algorithm]]\nname = 'row-ga'\nset.population = [10, 40]\n\
                    [[algorithm]]\nname = 'random-search'\n[[algorithm]]\nname = 'large'\n\
                    [[class]]\nname = '4x4'\nbundled = '4x4'\n\
                    [[class]]\nname = '9x9 hard'\nbundled = '9x9 hard'\nfirst = 3\n";

fn schemas() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/schemas")
}

fn schema(name: &str) -> Value {
    let text = fs::read_to_string(schemas().join(format!("{name}.json"))).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Checks values against a schema. It supports the part of JSON Schema that the book's schemas use,
/// and refuses every other keyword.
struct Validator<'s> {
    root: &'s Value,
}

impl Validator<'_> {
    /// Adds every contradiction between a value and a schema, with its place.
    fn check(&self, schema: &Value, value: &Value, place: &str, faults: &mut Vec<String>) {
        let Some(schema) = schema.as_object() else { panic!("{place}: {schema}") };
        for (keyword, rule) in schema {
            match keyword.as_str() {
                "$schema" | "$defs" | "title" | "description" => {}
                "$ref" => {
                    let name = rule.as_str().and_then(|name| name.strip_prefix("#/$defs/"));
                    self.check(&self.root["$defs"][name.unwrap()], value, place, faults);
                }
                "anyOf" => {
                    let fits = |schema: &Value| {
                        let mut faults = Vec::new();
                        self.check(schema, value, place, &mut faults);
                        faults.is_empty()
                    };
                    if !rule.as_array().unwrap().iter().any(fits) {
                        faults.push(format!("{place}: none of the alternatives fits {value}"));
                    }
                }
                "type" => {
                    let types = rule.as_array().map_or(std::slice::from_ref(rule), |types| types);
                    if !types.iter().any(|name| is_of_type(value, name.as_str().unwrap())) {
                        faults.push(format!("{place}: {value} is not {rule}"));
                    }
                }
                "required" => {
                    let Some(object) = value.as_object() else { continue };
                    for name in rule.as_array().unwrap().iter().map(|name| name.as_str().unwrap()) {
                        if !object.contains_key(name) {
                            faults.push(format!("{place}: {name} is missing"));
                        }
                    }
                }
                "properties" => {
                    for (name, schema) in rule.as_object().unwrap() {
                        if let Some(value) = value.get(name) {
                            self.check(schema, value, &format!("{place}.{name}"), faults);
                        }
                    }
                }
                "additionalProperties" => {
                    let known = schema.get("properties").and_then(Value::as_object);
                    let is_known =
                        |name: &String| known.is_some_and(|known| known.contains_key(name));
                    let Some(object) = value.as_object() else { continue };
                    for (name, value) in object.iter().filter(|(name, _)| !is_known(name)) {
                        let place = format!("{place}.{name}");
                        match rule {
                            Value::Bool(false) => faults.push(format!("{place} is not described")),
                            schema => self.check(schema, value, &place, faults),
                        }
                    }
                }
                "items" => {
                    for (index, value) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, value, &format!("{place}[{index}]"), faults);
                    }
                }
                other => panic!("{place}: the keyword {other} is not supported"),
            }
        }
    }
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        other => panic!("there is no type {other}"),
    }
}

/// Returns the contradictions between a value and the schema of this name.
fn faults(name: &str, value: &Value) -> Vec<String> {
    let root = schema(name);
    let mut faults = Vec::new();
    Validator { root: &root }.check(&root, value, name, &mut faults);
    faults
}

/// Runs a command and checks its output.
fn check(name: &str, arguments: &[&str], input: &str) {
    let ran = evoku(arguments, input);
    let faults = faults(name, &ran.json());
    assert!(faults.is_empty(), "{arguments:?}: {}", faults.join("\n"));
}

#[test]
fn outputs_about_puzzles_have_their_schemas() {
    let puzzles = format!("{NINE}\n{HARD}\n");
    for (name, arguments) in [
        ("solve", &["solve", "--json"][..]),
        ("solve", &["solve", "--candidates", "--json"]),
        ("solve-stats", &["solve", "--stats", "--json"]),
        ("rate", &["rate", "--json"]),
        ("explain", &["explain", "--json"]),
        ("features", &["features", "--json"]),
        ("generate", &["convert", "--to", "json"]),
        ("hint", &["hint", "--json"]),
        ("hint", &["hint", "--stage", "full", "--json"]),
        ("landscape", &["landscape", "--on", "box-swap", "--json"]),
        ("bench", &["bench", "--seconds", "0.01", "--repeat", "2", "--json"]),
    ] {
        let input = if name == "landscape" { NINE } else { &puzzles };
        check(name, arguments, input);
        // Puzzles without a single solution have other members.
        if !["landscape", "bench"].contains(&name) {
            check(name, arguments, SEVERAL);
        }
    }
    check("generate", &["generate", "2", "--seed", "1", "--json"], "");
    check("landscape", &["landscape", "--network", "--on", "row-swap", "--json"], SEVERAL);
}

#[test]
fn runs_have_their_schemas() {
    let budget = ["--evaluations", "3000", "--json"];
    for (name, arguments) in [
        ("evolve", &["-a", "row-ga", "--explain=full", "--print-population=0,last"][..]),
        ("evolve", &["-a", "row-ga,hill-climbing", "--islands", "2", "--explain"]),
        ("evolve", &["-a", "multi-objective", "--print-children=0..2,last"]),
        ("evolve", &["-a", "row-ga", "--print-children"]),
        ("evolve", &["-a", "simulated-annealing"]),
        ("evolve-runs", &["-a", "row-ga", "--runs", "2"]),
        ("evolve-runs", &["-a", "row-ga", "--set", "population=10,20", "--runs", "2"]),
        ("evolve-runs", &["-a", "ga,hill-climbing", "--islands", "2", "--runs", "2"]),
    ] {
        check(name, &[&["evolve"], arguments, &budget].concat(), NINE);
    }
    check("evolve", &["evolve", "queens", "6", "--json"], "");
    check("algorithms", &["algorithms", "--json"], "");
    let folder = folder("schemas-trace");
    let file = path(&folder, "trace.jsonl");
    evoku(&["evolve", "-a", "row-ga", "--generations", "3", "--trace", &file], HARD);
    for line in fs::read_to_string(&file).unwrap().lines() {
        let faults = faults("evolve-trace", &serde_json::from_str(line).unwrap());
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn the_laboratory_has_its_schemas() {
    let folder = folder("schemas-lab");
    let (plan, store) = (path(&folder, "show.toml"), path(&folder, "show.sqlite"));
    fs::write(&plan, PLAN).unwrap();
    check("lab-check", &["lab", "check", &plan, "--json"], "");
    evoku(&["lab", "run", &plan, "--shard", "1/2"], "").success();
    let shard = path(&folder, "show-1-of-2.sqlite");
    check("lab-missing", &["lab", "missing", &plan, &shard, "--json"], "");
    evoku(&["lab", "run", &plan], "").success();
    check("lab-missing", &["lab", "missing", &plan, &store, "--json"], "");
    for measure in ["seconds", "quality"] {
        check("lab-report", &["lab", "report", &store, "--measure", measure, "--json"], "");
    }
    check("lab-export", &["lab", "export", &store, "--to", "json"], "");
    check("lab-space", &["lab", "space", &store, "--json"], "");
}

/// The validator finds what is wrong, so that the tests above mean something.
#[test]
fn wrong_outputs_are_refused() {
    let hint: Value = evoku(&["hint", "--stage", "full", "--json"], NINE).json();
    assert!(faults("hint", &hint).is_empty());
    for (pointer, wrong) in [
        ("/0/state", Value::Null),
        ("/0/houses/0", Value::from(5)),
        ("/0/step/placements/0/cell", Value::from(1)),
        ("/0/messages/text/0", Value::from("text")),
    ] {
        let mut changed = hint.clone();
        *changed.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = wrong;
        assert_eq!(faults("hint", &changed).len(), 1, "{pointer}");
    }
    let mut changed = hint.clone();
    changed[0]["more"] = Value::from(1);
    changed[0].as_object_mut().unwrap().remove("state");
    assert_eq!(faults("hint", &changed).len(), 2);
}

/// Every schema has a title, and describes each of its members.
#[test]
fn members_are_described() {
    fn check(schema: &Value, place: &str) {
        for (name, member) in schema["properties"].as_object().into_iter().flatten() {
            let text = member["description"].as_str().unwrap_or_default();
            let place = format!("{place}.{name}");
            assert!(text.ends_with('.'), "{place} has no description");
            check(member, &place);
        }
        if schema["items"].is_object() {
            check(&schema["items"], place);
        }
    }
    let mut titles = BTreeSet::new();
    for file in names(&schemas()) {
        let name = file.strip_suffix(".json").unwrap();
        let schema = schema(name);
        check(&schema, name);
        assert!(titles.insert(schema["title"].as_str().unwrap().to_owned()), "{name}");
    }
}
