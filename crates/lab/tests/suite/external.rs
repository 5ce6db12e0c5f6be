//! Tests of external algorithms: named by plans, bound before they run, and stored like evoku's
//! own.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_evolve::Work;
use evoku_lab::analysis::Analysis;
use evoku_lab::execute::{Ending, ExecuteError, Finished};
use evoku_lab::export;
use evoku_lab::part::{self, Ledger};
use evoku_lab::plan::{Limits, Plan, Runs};
use evoku_lab::run::Run;
use evoku_lab::runner::{self, RunError, Unobserved};
use evoku_lab::store::{Environment, Store};
use evoku_lab::trace::{Point, Trace};
use evoku_messages::{Message, say};
use evoku_sudoku::Sudoku;

use crate::common::{folder, plan, runs, work_all};

const PLAN: &str = r#"
    name = "strangers"
    repetitions = 2
    budget.evaluations = 500
    algorithm = [
        { name = "row-ga" },
        { external = "stranger", set = { size = 3, kind = "odd" } },
        { external = "stranger", label = "plain" },
    ]
    class = [{ name = "4x4", bundled = "4x4", first = 4 }]
"#;

/// Pretends that it spent an amount that follows from its seed.
#[derive(Debug)]
struct Stranger;

impl Runs for Stranger {
    fn run(
        &self,
        sudoku: &Sudoku,
        parameters: &[(String, String)],
        seed: u64,
        limits: Limits,
        _: &AtomicBool,
    ) -> Result<Option<Finished>, Message> {
        if sudoku.geometry().side() != 4 {
            return Err(say::verbatim("4x4 only"));
        }
        let full = seed % limits.evaluations.unwrap_or(1) + parameters.len() as u64;
        let work = Work { full, ..Work::default() };
        let point = Point {
            evaluations: full,
            generation: 0,
            best_so_far: 3,
            second: 0,
            best: 3,
            mean: 3.0,
        };
        let (best, missing) = (Some(3), Some(3));
        let ending = Ending::Exhausted;
        let run = Run { ending, work, best, missing, ..Run::default() };
        Ok(Some(Finished { run, trace: Trace { points: vec![point], ..Trace::default() } }))
    }
}

fn bound(text: &str) -> Plan {
    let mut plan = plan(text);
    assert!(plan.externals().all(|name| name == "stranger"));
    plan.bind(|_| Some(Arc::new(Stranger)));
    plan
}

#[test]
fn runs_of_strangers_are_kept_and_compared() {
    let (path, plan) = (folder("external").join("strangers.sqlite"), bound(PLAN));
    work_all(&path, &plan, 2);
    let store = Store::existing(&path).unwrap();
    let results = store.results(store.plan(None).unwrap()).unwrap();
    assert_eq!(results.runs.len(), 24);
    let kept = &results.plan.configurations;
    assert_eq!(kept[1].parameters, "kind=odd size=3");
    assert_eq!((kept[2].algorithm.as_str(), kept[2].label.as_str()), ("stranger", "plain"));
    let spent = |at: usize| {
        let of = results.runs.iter().filter(move |run| run.configuration.at() == at);
        of.map(|run| run.work.full).collect::<Vec<u64>>()
    };
    assert!(spent(1).iter().zip(spent(2)).all(|(with, without)| *with == without + 2));
    let analysis = Analysis::of(&results, None, None);
    let words: Vec<String> =
        analysis.comparisons.iter().map(|one| one.verdict(&analysis).to_string()).collect();
    assert!(words.iter().any(|words| words.contains("stranger")), "{words:?}");
}

/// Fails before its first attempt.
#[derive(Debug)]
struct Crashing;

impl Runs for Crashing {
    fn run(
        &self,
        _: &Sudoku,
        _: &[(String, String)],
        _: u64,
        _: Limits,
        _: &AtomicBool,
    ) -> Result<Option<Finished>, Message> {
        let run = Run { ending: Ending::Failed, ..Run::default() };
        let failure = Some(say::verbatim("no such file"));
        Ok(Some(Finished { run, trace: Trace { failure, ..Trace::default() } }))
    }
}

/// Without failed runs, an algorithm that crashes would look better than it is.
#[test]
fn failed_runs_are_exported_as_the_worst() {
    let folder = folder("external-exported");
    let mut plan = plan(&PLAN.replace("name = \"row-ga\"", "name = \"tree\""));
    plan.bind(|_| Some(Arc::new(Crashing)));
    let path = folder.join("store.sqlite");
    work_all(&path, &plan, 2);
    let store = Store::existing(&path).unwrap();
    let kept = store.plan(None).unwrap();
    let (ioh, coco) = (folder.join("ioh"), folder.join("coco"));
    export::ioh(&store, &kept, &ioh).unwrap();
    export::coco(&store, &kept, &coco).unwrap();
    let read = |path: std::path::PathBuf| std::fs::read_to_string(&path).unwrap();
    // Only the exact engine is omitted.
    for (number, label) in [(2, "stranger"), (3, "plain")] {
        let name = format!("{number}_{label}");
        let data = read(ioh.join(&name).join("data_f1_4x4/IOHprofiler_f1_DIM16.dat"));
        assert_eq!(data, "evaluations raw_y\n1 48\n".repeat(8));
        let index = read(ioh.join(&name).join("IOHprofiler_f1_4x4.json"));
        assert_eq!(index.matches("\"evals\": 1, \"best\": {\"evals\": 1, \"y\": 48").count(), 8);
        let data = read(coco.join(&name).join("data_f1/bbobexp_f1_DIM16.dat"));
        assert_eq!(data.matches("\n1 0 4.800000000000e1 ").count(), 8, "{data}");
        let index = read(coco.join(&name).join("bbobexp_f1.info"));
        assert_eq!(index.matches(":1|4.8e1").count(), 8, "{index}");
    }
    for folder in [ioh, coco] {
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), 2);
    }
}

#[test]
fn parts_take_runs_of_strangers_in_too() {
    let (path, plan) = (folder("external-part").join("part.sqlite"), bound(PLAN));
    let part = part::make(&plan, 0..24, &AtomicBool::new(false)).unwrap().unwrap();
    let store = Store::create(&path).unwrap();
    let mut ledger = Ledger::open(store, plan.clone(), &Environment::default()).unwrap();
    assert_eq!(ledger.take(&part).unwrap().new, 24);
    let whole = folder("external-whole").join("whole.sqlite");
    work_all(&whole, &plan, 1);
    assert_eq!(runs(&path, "strangers"), runs(&whole, "strangers"));
}

#[test]
fn a_missing_or_failing_external_program_is_reported() {
    let error = |plan: &Plan, name: &str| {
        let store = Store::create(&folder(name).join("a.sqlite")).unwrap();
        let go_on = AtomicBool::new(false);
        let environment = Environment::default();
        match runner::run(store, plan, &environment, 1, &go_on, &Unobserved) {
            Err(RunError::Execute(error)) => error,
            other => panic!("{other:?}"),
        }
    };
    let unbound = error(&plan(PLAN), "external-unbound");
    assert_eq!(unbound, ExecuteError::Unbound("stranger".to_owned()));
    assert!(unbound.to_string().contains("evoku.lab.run"));
    let nine = PLAN.replace("bundled = \"4x4\"", "puzzles = [\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\"]");
    let failed = error(&bound(&nine), "external-failed");
    assert_eq!(failed.to_string(), "stranger failed: 4x4 only");
}

#[test]
fn plans_that_name_strangers_wrongly_are_refused() {
    let places = |from: &str, to: &str| {
        let text = PLAN.replacen(from, to, 1);
        let errors = Plan::read(&text, Path::new("."), &AtomicBool::new(false)).unwrap_err();
        errors.iter().map(|error| (error.line, error.column)).collect::<Vec<_>>()
    };
    assert_eq!(places("\"stranger\"", "\"row-ga\""), [(7, 22)]);
    assert_eq!(places("\"stranger\"", "\"two words\""), [(7, 22)]);
    assert_eq!(places("size = 3", "size = [3]"), [(7, 49)]);
    assert_eq!(places("set = { size = 3, kind = \"odd\" }", "set = 3"), [(7, 40)]);
    assert_eq!(places("label = \"plain\"", "islands = {}"), [(8, 22), (8, 44)]);
    assert_eq!(places("label = \"plain\"", "set = { size = 3, kind = \"odd\" }"), [(8, 22)]);
}
