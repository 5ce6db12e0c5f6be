//! Tests of anytime performance against the traces, and against COCO's own program.

use std::sync::atomic::AtomicBool;

use crate::common::{folder, plan, small};
use evoku_lab::analysis::Analysis;
use evoku_lab::anytime::{Anytime, anytime};
use evoku_lab::report;
use evoku_lab::runner::{self, Unwatched};
use evoku_lab::store::{Environment, Results, Store};
use evoku_lab::trace::Point;
use evoku_messages::say;

fn made(name: &str) -> (Store, Results) {
    let plan = plan(small());
    let store = Store::create(&folder(name).join("store.sqlite")).unwrap();
    let cancel = AtomicBool::new(false);
    let (store, done) =
        runner::run(store, &plan, &Environment::default(), 1, &cancel, &Unwatched).unwrap();
    assert!(done);
    let results = store.results(store.plan(None).unwrap()).unwrap();
    (store, results)
}

/// The traces of a cell's runs.
fn traces(store: &Store, results: &Results, one: &Anytime) -> Vec<Vec<Point>> {
    let mut traces = Vec::new();
    store
        .each_run(&results.plan, true, |run, trace| {
            if results.cell(&run) == one.cell {
                traces.push(trace.points);
            }
            Ok(())
        })
        .unwrap();
    traces
}

/// The evaluations after which a run reached a cost.
fn hit(trace: &[Point], cost: u32) -> Option<u64> {
    trace.iter().find(|point| point.best_so_far <= cost).map(|point| point.evaluations)
}

/// The same runs, processed by COCO's postprocessing: see reference/anytime.py.
#[test]
fn targets_and_curves_are_those_of_coco() {
    let (store, results) = made("anytime-coco");
    let reference: serde_json::Value =
        serde_json::from_str(include_str!("reference/anytime.json")).unwrap();
    let rows = reference["targets"].as_array().unwrap();
    for one in anytime(&store, &results).unwrap() {
        let configuration = &results.plan.configurations[one.cell.configuration.at()];
        let of_cost = |cost: u32| {
            let is_it = |row: &&serde_json::Value| row[0] == configuration.label && row[1] == cost;
            rows.iter().find(is_it).unwrap_or_else(|| panic!("no target {cost} in the reference"))
        };
        let mut all: Vec<f64> = Vec::new();
        for target in &one.targets {
            let row = of_cost(target.cost);
            let hits: Vec<f64> = serde_json::from_value(row[3].clone()).unwrap();
            assert_eq!(target.reached, hits.len() as u64, "{row}");
            let ert = row[2].as_f64().unwrap_or(f64::INFINITY);
            assert!(ert == target.ert || (ert - target.ert).abs() < 1e-6 * ert, "{row}");
            all.extend(hits);
        }
        let pairs = 30.0 * one.targets.len() as f64;
        for &(at, share) in &one.curve {
            let within = all.iter().filter(|&&hit| hit <= at).count();
            assert!((share - within as f64 / pairs).abs() < 1e-12, "{at}");
        }
        assert_eq!(one.curve.last().unwrap().1, all.len() as f64 / pairs);
    }
}

#[test]
fn targets_budgets_and_curves_are_those_of_the_traces() {
    let (store, results) = made("anytime");
    let cells = anytime(&store, &results).unwrap();
    assert_eq!(cells.len(), 2);
    let costs = |one: &Anytime| one.targets.iter().map(|target| target.cost).collect::<Vec<_>>();
    assert_eq!(costs(&cells[0]), costs(&cells[1]));
    assert_eq!(costs(&cells[0]).last(), Some(&0));
    assert!(costs(&cells[0]).len() >= 3, "{:?}", costs(&cells[0]));
    for one in &cells {
        let traces = traces(&store, &results, one);
        assert_eq!((one.runs, traces.len()), (30, 30));
        for target in &one.targets {
            let hits: Vec<Option<u64>> = traces.iter().map(|of| hit(of, target.cost)).collect();
            let reached = hits.iter().flatten().count() as u64;
            let last = |of: &Vec<Point>| of.last().unwrap().evaluations;
            let spent: u64 =
                hits.iter().zip(&traces).map(|(hit, of)| hit.unwrap_or_else(|| last(of))).sum();
            assert_eq!(target.reached, reached);
            assert_eq!(target.ert, spent as f64 / reached as f64);
        }
        for reached in &one.budgets {
            let solved =
                traces.iter().filter(|of| hit(of, 0).is_some_and(|at| at <= reached.budget));
            assert_eq!(reached.solved, solved.count() as u64);
            let [low, median, high] = reached.quartiles;
            assert!(low <= median && median <= high);
        }
        let solved = results.runs.iter().filter(|run| results.cell(run) == one.cell);
        let solved = solved.filter(|run| run.is_solved()).count() as u64;
        assert_eq!(one.budgets.last().unwrap().solved, solved);
        // Checks the curve point by point, and the area below it step by step.
        let largest = one.budgets.last().unwrap().budget as f64;
        let all = 30 * one.targets.len();
        let mut area = 0.0;
        for (index, &(at, share)) in one.curve.iter().enumerate() {
            let reached = |cost: u32| {
                let by = |of: &&Vec<Point>| hit(of, cost).is_some_and(|hit| hit as f64 <= at);
                traces.iter().filter(by).count()
            };
            let pairs: usize = one.targets.iter().map(|target| reached(target.cost)).sum();
            assert_eq!(share, pairs as f64 / all as f64);
            let next = one.curve.get(index + 1).map_or(largest, |next| next.0);
            area += share * (next.log10() - at.log10()) / largest.log10();
        }
        assert!((area - one.area).abs() < 1e-9, "{area} {}", one.area);
    }
    let analysis = Analysis::of(&results, None, None);
    let tables = report::anytime(&analysis, &cells);
    assert_eq!(tables.len(), 2);
    assert!(tables[0].heads.starts_with(&[say::lab_head_algorithm(), say::lab_head_area()]));
    assert_eq!(tables[1].rows.len(), 2);
    let lengths = report::run_lengths(&analysis);
    assert_eq!(lengths.len(), 2, "{lengths:?}");
    assert!(
        lengths.iter().all(|table| table.rows.iter().all(|row| row.len() == table.heads.len()))
    );
}
