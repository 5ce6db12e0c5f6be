//! The golden runs of `evoku-evolve`, made by a page: they end as its files record.
//!
//! `tests/golden.txt` has each run as a request, with the hash of all answers about it.
//! `web/test/same.test.mjs` compares WebAssembly with these hashes. `EVOKU_BLESS=1 cargo test -p
//! evoku-web` regenerates the file.

use std::fs;
use std::path::{Path, PathBuf};

use const_fnv1a_hash::fnv1a_hash_64;
use evoku_evolve::presets::{PRESETS, Preset};
use evoku_evolve::puzzles::KINDS;
use evoku_web::Page;
use serde_json::{Value, json};

/// The settings of golden runs, for algorithms that have the parameter. They make much happen in
/// few evaluations.
const SHORT: [(&str, &str); 5] = [
    ("population", "20"),
    ("chain", "0.005"),
    ("steps", "1"),
    ("patience", "20"),
    ("propagation", "none"),
];

/// More evaluations than any run makes.
const MANY: u64 = 1_000_000_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../evolve/tests/suite/golden")
}

/// The request of a run with the settings of all golden runs.
fn request<P>(preset: &Preset<P>, seed: &str, evaluations: u64, instance: Value) -> Value {
    let has = |name: &str| preset.parameters.iter().any(|parameter| parameter.name == name);
    let set = SHORT.iter().filter(|(name, _)| has(name));
    let mut request = instance;
    request["do"] = json!("evolve");
    request["algorithm"] = json!(preset.name);
    request["set"] = set.map(|(name, value)| format!("{name}={value}")).collect();
    request["seed"] = json!(seed);
    request["evaluations"] = json!(evaluations);
    request
}

/// The requests of the golden runs of a preset, in the order of its file.
fn of_preset(preset: &Preset) -> Vec<Value> {
    let cases = fs::read_to_string(folder().join("cases.txt")).unwrap();
    let requests = cases.lines().map(|line| {
        let [seed, evaluations, puzzle] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        request(preset, seed, evaluations.parse().unwrap(), json!({"puzzle": puzzle}))
    });
    requests.collect()
}

/// All answers about a run, joined to one text, and its end, as the golden files describe it.
fn answers_of(page: &mut Page, request: &Value) -> (String, String) {
    let begun = page.answer(&request.to_string());
    let value: Value = serde_json::from_str(&begun).unwrap();
    let run = &value["ok"]["run"];
    if run.is_null() {
        return (begun, value["error"].as_str().unwrap().to_owned());
    }
    let step = json!({"do": "step", "run": run, "evaluations": MANY});
    let stepped = page.answer(&step.to_string());
    let look = &serde_json::from_str::<Value>(&stepped).unwrap()["ok"];
    let end = format!(
        "{} after {} generations, {} evaluations, {} restarts",
        look["stop"].as_str().unwrap(),
        look["generation"],
        look["evaluations"],
        look["restarts"],
    );
    let table = page.answer(&json!({"do": "table", "run": run}).to_string());
    page.answer(&json!({"do": "forget", "run": run}).to_string());
    (begun + &stepped + &table, end)
}

/// The end of each run of a golden file.
fn ends(name: &str) -> Vec<String> {
    let text = fs::read_to_string(folder().join(name).with_extension("txt")).unwrap();
    let is_end = |line: &&str| {
        !["#", "generation", "trace", "best"].iter().any(|start| line.starts_with(start))
            && !line.is_empty()
    };
    text.lines().filter(is_end).map(str::to_owned).collect()
}

#[test]
fn golden_runs_are_those_of_the_library() {
    let presets = PRESETS.iter().map(|preset| (preset.name, of_preset(preset)));
    let kinds = KINDS.iter().map(|kind| {
        let sizes = [(kind.sizes[0], "1", 1_000), (kind.sizes[1], "2", 3_000)];
        let requests = kind.presets().flat_map(|preset| {
            sizes.map(|(size, seed, evaluations)| {
                let instance = json!({"kind": kind.name, "size": size});
                request(preset, seed, evaluations, instance)
            })
        });
        (kind.name, requests.collect::<Vec<_>>())
    });
    let mut page = Page::default();
    let mut text = String::new();
    for (name, requests) in presets.chain(kinds) {
        let ends = ends(name);
        assert_eq!(requests.len(), ends.len(), "{name}");
        for (request, expected) in requests.iter().zip(ends) {
            let (answers, end) = answers_of(&mut page, request);
            assert!(end.ends_with(&expected), "{request}: {end}, not {expected}");
            text += &format!("{:016x} {request}\n", fnv1a_hash_64(answers.as_bytes(), None));
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    if std::env::var_os("EVOKU_BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    for (line, (lines, written)) in text.lines().zip(written.lines()).enumerate() {
        assert_eq!(lines, written, "line {}", line + 1);
    }
    assert_eq!(text.lines().count(), written.lines().count());
}
