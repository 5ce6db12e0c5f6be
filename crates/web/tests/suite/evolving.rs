//! Runs in a page equal the runs of the library, whatever the size of their slices.

use std::fs;
use std::path::Path;

use evoku_evolve::presets::{Archipelago, PRESETS, Settings, Task, best_for, preset};
use evoku_evolve::puzzles::KINDS;
use evoku_evolve::trace::{COLUMNS, csv, row};
use evoku_evolve::{Budget, Generation, Observer, Search, run};
use evoku_sudoku::Sudoku;
use evoku_testing::inputs::NINE;
use evoku_web::Page;
use serde_json::{Value, json};

fn answer(page: &mut Page, request: &Value) -> Value {
    serde_json::from_str(&page.answer(&request.to_string())).unwrap()
}

fn ask(page: &mut Page, request: &Value) -> Value {
    let mut answer = answer(page, request);
    assert!(answer["error"].is_null(), "{request}: {answer}");
    answer["ok"].take()
}

/// An observer that writes the table of a run.
struct Rows(String, evoku_evolve::presets::Scale);

impl Observer for Rows {
    fn generation(&mut self, generation: &dyn Generation) {
        self.0 += &csv(&row(generation, &self.1));
    }
}

/// The table of a run of the library, without a page.
fn table(name: &str, seed: u64, evaluations: u64) -> String {
    let sudoku: Sudoku = NINE.parse().unwrap();
    let preset = preset(name).unwrap();
    let settings = Settings::new(preset.parameters);
    let budget = Budget { evaluations: Some(evaluations), ..Budget::default() };
    let scale = preset.scale(&sudoku, &settings);
    let mut rows = Rows(COLUMNS.join(",") + "\n", scale);
    preset.run(&sudoku, &settings, Task::new(seed, budget, &mut rows)).unwrap();
    rows.0
}

#[test]
fn a_run_is_the_library_words_however_it_is_sliced() {
    for name in ["row-ga", "simulated-annealing", "decoder", "mutation-ga", "cultural"] {
        let expected = table(name, 5, 3_000);
        for slice in [1, 97, 1_000_000] {
            let mut page = Page::default();
            let begun = ask(
                &mut page,
                &json!({"do": "evolve", "puzzle": NINE, "algorithm": name, "seed": "5",
                        "evaluations": 3_000}),
            );
            let step = json!({"do": "step", "run": begun["run"], "evaluations": slice});
            while ask(&mut page, &step)["stop"].is_null() {}
            let made = ask(&mut page, &json!({"do": "table", "run": begun["run"]}));
            assert_eq!(made["csv"], expected, "{name} by {slice}");
        }
    }
}

/// A long table has every n-th row, like the table that the command writes with `--trace-every`.
#[test]
fn a_long_table_is_thinned_evenly() {
    let mut page = Page::default();
    let run = json!({"do": "evolve", "puzzle": NINE, "algorithm": "row-ga",
                     "set": ["population=2"], "seed": "5", "evaluations": 30_001});
    ask(&mut page, &run);
    while ask(&mut page, &json!({"do": "step", "run": 1, "evaluations": 777}))["stop"].is_null() {}
    let made = ask(&mut page, &json!({"do": "table", "run": 1}));
    let command = made["command"].as_str().unwrap();
    let every: u64 = command.rsplit(' ').next().unwrap().parse().unwrap();
    assert!(every > 1, "{command}");
    let rows: Vec<u64> = made["csv"]
        .as_str()
        .unwrap()
        .lines()
        .skip(1)
        .map(|row| row.split(',').next().unwrap().parse().unwrap())
        .collect();
    let last = *rows.last().unwrap();
    let expected: Vec<u64> =
        (0..=last).filter(|number| number.is_multiple_of(every) || *number == last).collect();
    assert_eq!(rows, expected);
}

#[test]
fn islands_are_those_of_the_library() {
    let sudoku: Sudoku = NINE.parse().unwrap();
    let preset = preset("row-ga").unwrap();
    let settings = Settings::new(preset.parameters);
    let mut of_islands = Settings::new(Archipelago::PARAMETERS);
    of_islands.set("number", "3").unwrap();
    let budget = Budget { evaluations: Some(30_000), ..Budget::default() };
    let mut alone = Archipelago::of(&of_islands)
        .begin(9, budget, |_, task| preset.begin(&sudoku, &settings, task))
        .unwrap();
    let expected = run(&mut alone);
    let mut page = Page::default();
    let begun = ask(
        &mut page,
        &json!({"do": "evolve", "puzzle": NINE, "algorithm": "row-ga", "seed": 9,
                "islands": ["number=3"], "evaluations": 30_000}),
    );
    assert_eq!(begun["step"], "epoch");
    let look = ask(&mut page, &json!({"do": "step", "run": 1}));
    assert_eq!(look["islands"].as_array().unwrap().len(), 3);
    assert_eq!(look["voyages"], json!([[0, 1, 1], [1, 2, 1], [2, 0, 1]]));
    let mut last = look;
    while last["stop"].is_null() {
        last = ask(&mut page, &json!({"do": "step", "run": 1}));
    }
    assert_eq!(last["evaluations"], expected.work.evaluations());
    assert_eq!(last["stop"], expected.stop.to_string());
    assert_eq!(Some(last["leading"].as_u64().unwrap() as usize), Some(alone.leading()));
    assert_eq!(alone.best(), expected.best.map(|best| best.cost));
}

/// Every algorithm of the tables runs with its defaults. Its attempt has a number and a count of
/// clashes for each cell; a solution has no clashes.
#[test]
fn every_algorithm_of_the_tables_runs() {
    let mut page = Page::default();
    let tables = ask(&mut page, &json!({"do": "algorithms", "puzzle": NINE}));
    assert_eq!(tables["algorithms"].as_array().unwrap().len(), PRESETS.len());
    assert_eq!(tables["best"]["name"], best_for(&NINE.parse().unwrap()).0.name);
    for algorithm in tables["algorithms"].as_array().unwrap() {
        let begun = ask(
            &mut page,
            &json!({"do": "evolve", "puzzle": "1..4..1..1..4..1", "evaluations": 3_000,
                    "algorithm": algorithm["name"]}),
        );
        let look =
            ask(&mut page, &json!({"do": "step", "run": begun["run"], "evaluations": 9_999}));
        let count = |name: &str| look["attempt"][name].as_array().unwrap().len();
        assert_eq!((count("numbers"), count("clashes")), (16, 16), "{}", algorithm["name"]);
        let clashes: u64 =
            look["attempt"]["clashes"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
        assert!(look["solved"] == false || clashes == 0, "{}: {look}", algorithm["name"]);
        ask(&mut page, &json!({"do": "forget", "run": begun["run"]}));
    }
    for kind in KINDS {
        for algorithm in kind.presets() {
            let begun = ask(
                &mut page,
                &json!({"do": "evolve", "kind": kind.name, "size": 5, "evaluations": 2_000,
                        "algorithm": algorithm.name}),
            );
            let step = json!({"do": "step", "run": begun["run"], "evaluations": 9_999});
            let look = ask(&mut page, &step);
            let clashes = look["attempt"]["clashes"].as_array().unwrap();
            let free = clashes.iter().all(|clash| clash == 0);
            let size = if kind.name == "queens" { 5 } else { 25 };
            assert_eq!(clashes.len(), size, "{}", algorithm.name);
            assert!(look["solved"] == false || free, "{} {}: {look}", kind.name, algorithm.name);
        }
    }
}

#[test]
fn the_command_has_what_differs_from_the_defaults_and_is_quoted() {
    let mut page = Page::default();
    let cage = r#"{"puzzle": "................", "constraints": ["killer 4 r1c1 r1c2"]}"#;
    let begun = ask(
        &mut page,
        &json!({"do": "evolve", "puzzle": cage, "algorithm": "row-ga", "seed": "18446744073709551615",
                "set": ["population=150", "mutation_rate=0.3"], "generations": 10}),
    );
    let command = begun["command"].as_str().unwrap();
    assert!(command.starts_with("evoku evolve --algorithm row-ga "), "{command}");
    assert!(command.contains(" --set mutation_rate=0.3 "), "{command}");
    assert!(
        command.contains(" --seed 18446744073709551615 --generations 10 --puzzle '"),
        "{command}"
    );
    let kind = json!({"do": "evolve", "kind": "queens", "size": 8, "islands": ["number=2",
                      "topology=full"], "evaluations": 99});
    let begun = ask(&mut page, &kind);
    assert_eq!(
        begun["command"],
        "evoku evolve queens 8 --algorithm queens-ga --seed 1 --evaluations 99 --islands 2 --topology full"
    );
}

#[test]
fn an_experiment_is_the_laboratorys() {
    let mut page = Page::default();
    let plan = ask(
        &mut page,
        &json!({"do": "plan", "repetitions": 3, "evaluations": 400, "seed": "4",
                "algorithms": [{"name": "row-ga", "set": ["population=10"]},
                               {"name": "simulated-annealing"}],
                "classes": [{"name": "mine", "puzzles": ["1..4..1..1..4..1", NINE]}]}),
    );
    assert_eq!(plan["runs"], 12);
    let mut now = 0;
    let mut state = ask(&mut page, &json!({"do": "experiment", "plan": plan["plan"], "now": now}));
    let mut report = Value::Null;
    while state["done"] == false {
        now += 50;
        let next = json!({"do": "continue", "task": state["task"], "now": now});
        state = ask(&mut page, &next);
        if !state["report"].is_null() {
            report = state["report"].take();
        }
    }
    assert_eq!(state["made"], 12);
    let csv = report["csv"].as_str().unwrap();
    assert_eq!(csv.lines().count(), 13);
    assert!(csv.lines().skip(1).all(|row| row.contains(",0.05,")), "each took 50 ms: {csv}");
    assert!(report["page"].as_str().unwrap().starts_with("<!DOCTYPE html>"));
    let read = ask(&mut page, &json!({"do": "readRuns", "text": csv}));
    assert_eq!(read["verdicts"], report["verdicts"]);
    // Only the first table is compared: PAR10 in the others needs the plan's budget, which the rows
    // don't contain.
    assert_eq!(read["tables"][0], report["tables"][0]);
}

/// Reads three files that the command wrote for one small plan.
#[test]
fn runs_are_read_back_in_every_form() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/test/kept");
    let mut page = Page::default();
    let [csv, json, report] = ["runs.csv", "runs.json", "report.json"].map(|name| {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        ask(&mut page, &json!({"do": "readRuns", "text": text}))
    });
    assert_eq!(csv, json);
    for member in ["decided", "open", "nulls"] {
        assert_eq!(report["verdicts"][0][member], csv["verdicts"][0][member], "{member}");
    }
    assert_eq!(report["tables"][0]["rows"][0][1], "row-ga");
    for (text, words) in [
        ("[]", "the table contains no runs"),
        ("[{\"run\": 1}]", "run 1 has no class"),
        ("{\"run\": 1", "EOF while parsing"),
        ("", "column run is missing"),
    ] {
        let refused = answer(&mut page, &json!({"do": "readRuns", "text": text}));
        assert!(refused["error"].as_str().unwrap().contains(words), "{text}: {refused}");
    }
}
