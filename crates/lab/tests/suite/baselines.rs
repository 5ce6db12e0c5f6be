//! Tests of baselines (nulls): those that plans add, and those that reports find.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use crate::common::{folder, plan};
use evoku_evolve::presets::{Acts, PRESETS};
use evoku_lab::analysis::Analysis;
use evoku_lab::plan::{Plan, TEMPLATE, with_nulls};
use evoku_lab::report::Report;
use evoku_lab::runner::{self, Unobserved};
use evoku_lab::store::{Environment, Store};
use evoku_messages::Language;

const CLASS: &str = "[[class]]\nname = '4x4'\nbundled = '4x4'\nfirst = 2\n";

/// A plan with these algorithms, preceded by these fields.
fn planned(fields: &str, algorithms: &str) -> Plan {
    let start = "name = 'nulls'\nrepetitions = 2\nbudget.evaluations = 300\n";
    plan(&format!("{start}{fields}\n{algorithms}\n{CLASS}"))
}

fn labels(plan: &Plan) -> Vec<&str> {
    plan.configurations.iter().map(|one| one.label.as_str()).collect()
}

#[test]
fn a_plan_has_each_requested_baseline_once() {
    let algorithms = "
        [[algorithm]]
        name = 'row-ga'
        set.propagation = ['none', 'singles']
        [[algorithm]]
        name = 'column-ga'
        islands.number = 2
        [[algorithm]]
        name = 'memetic'
        set = { population = [1, 3], distance = 0.1 }
        [[algorithm]]
        name = 'decoder'
        set.weights = 'equal'
        [[algorithm]]
        name = 'tree'";
    let own = planned("", algorithms);
    let all = planned("nulls = true", algorithms);
    let count = own.configurations.len();
    assert_eq!(labels(&all)[..count], labels(&own));
    let added = [
        "random-search",
        "row-ga propagation=singles, random-search",
        "column-ga, no-migration",
        "random-decodes",
    ];
    // The baseline of the memetic algorithm is already part of the sweep.
    assert_eq!(labels(&all)[count..], added);
    let parameters = |at: usize| all.configurations[count + at].parameters();
    assert_eq!(parameters(0), "population=100 propagation=none");
    assert_eq!(parameters(1), "population=100 propagation=singles");
    assert!(parameters(2).contains(" islands.number=2") && parameters(2).contains("migrants=0"));
    assert_eq!(parameters(3), "population=32 weights=equal");
    let some = planned("nulls = ['no-migration']", algorithms);
    assert_eq!(labels(&some)[count..], added[2..3]);
    assert_eq!(labels(&planned("nulls = false", algorithms)), labels(&own));
}

#[test]
fn the_template_has_baselines_on_request() {
    let (plain, with) = (plan(TEMPLATE), plan(&with_nulls()));
    assert_eq!(labels(&plain), ["hybrid-repair", "multi-objective"]);
    assert_eq!(labels(&with), ["hybrid-repair", "multi-objective", "random-search"]);
}

#[test]
fn every_algorithm_has_a_different_baseline() {
    let mut without = Vec::new();
    for preset in PRESETS {
        let algorithm = format!("[[algorithm]]\nname = '{}'", preset.name);
        let plan = planned("nulls = true", &algorithm);
        let keys: HashSet<_> =
            plan.configurations.iter().map(|one| (one.algorithm(), one.parameters())).collect();
        assert_eq!(keys.len(), plan.configurations.len(), "{}", preset.name);
        if keys.len() == 1 {
            without.push(preset.name);
        }
        for baseline in preset.baselines {
            let other = baseline.algorithm.unwrap_or(preset.name);
            let runs = PRESETS.iter().find(|preset| preset.name == other).unwrap();
            for (name, _) in baseline.settings {
                assert!(runs.parameters.iter().any(|parameter| parameter.name == *name));
            }
            if let Acts::After(name) = baseline.acts {
                assert!(preset.parameters.iter().any(|one| one.name == name), "{name}");
            }
            let known: Vec<_> = preset.parameters.iter().chain(runs.parameters).collect();
            for shared in baseline.shared {
                assert!(known.iter().any(|parameter| parameter.name == *shared), "{shared}");
            }
        }
    }
    assert_eq!(without, ["random-search", "random-decodes"]);
}

/// A store contains enough information to recognise baselines.
#[test]
fn a_report_finds_baselines_in_a_store() {
    let algorithms = "
        [[algorithm]]
        name = 'memetic'
        set.distance = 0.1
        [[algorithm]]
        name = 'row-ga'
        islands = { number = 2, topology = 'full' }
        [[algorithm]]
        name = 'simulated-annealing'
        set.propagation = 'singles'
        [[algorithm]]
        name = 'ils-cp'
        [[algorithm]]
        name = 'ant-colony'";
    let plan = planned("nulls = true", algorithms);
    let path = folder("nulls").join("store.sqlite");
    let store = Store::create(&path).unwrap();
    let cancel = AtomicBool::new(false);
    let (store, done) =
        runner::run(store, &plan, &Environment::default(), 1, &cancel, &Unobserved).unwrap();
    assert!(done);
    let results = store.results(store.plan(None).unwrap()).unwrap();
    let analysis = Analysis::of(&results, None, None);
    let found: Vec<_> = (analysis.baselines.iter())
        .map(|one| {
            let [algorithm, baseline] = one.comparison.pair.map(|one| analysis.label(one));
            (one.baseline, algorithm, baseline)
        })
        .collect();
    assert_eq!(
        found,
        [
            ("restarts", "memetic", "memetic, restarts"),
            ("random-search", "row-ga", "random-search"),
            ("no-migration", "row-ga", "row-ga, no-migration"),
            ("restarts", "simulated-annealing", "simulated-annealing, restarts"),
            ("restarts", "ils-cp", "ils-cp, restarts"),
            ("no-pheromone", "ant-colony", "ant-colony, no-pheromone"),
        ]
    );
    let report = Report::of(&analysis).markdown("nulls", Language::ENGLISH);
    assert!(
        report.contains("- ant-colony does not beat its baseline (no-pheromone) in ")
            || report.contains("- ant-colony and its baseline (no-pheromone): not exercised"),
        "{report}"
    );
}
