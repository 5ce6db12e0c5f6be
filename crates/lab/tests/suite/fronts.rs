//! Tests of fronts of runs with two objectives, against pymoo and moocore, and of fronts in a
//! store.

use evoku_lab::analysis::Analysis;
use evoku_lab::front::{Front, attained};
use evoku_lab::fronts::{Fronts, fronts};
use evoku_lab::report;
use evoku_lab::store::{Results, Store};
use serde_json::Value;

use crate::common::{folder, plan, runs, work_all};

fn pairs(value: &Value) -> Vec<[u32; 2]> {
    serde_json::from_value(value.clone()).unwrap()
}

#[test]
fn values_are_those_of_pymoo_and_moocore() {
    let known: Value = serde_json::from_str(include_str!("reference/fronts.json")).unwrap();
    for set in known["sets"].as_array().unwrap() {
        let front = Front::of(pairs(&set["points"]));
        assert_eq!(front.pairs(), pairs(&set["front"]));
        let reference: [u32; 2] = serde_json::from_value(set["reference"].clone()).unwrap();
        assert_eq!(front.hypervolume(reference), set["hypervolume"].as_u64().unwrap());
    }
    let runs = known["runs"].as_array().unwrap().iter();
    let runs: Vec<Front> = runs.map(|run| Front::of(pairs(run))).collect();
    for surface in known["surfaces"].as_array().unwrap() {
        let attained = attained(&runs, surface["share"].as_f64().unwrap());
        assert_eq!(attained.pairs(), pairs(&surface["pairs"]));
    }
}

fn of_store(store: &Store, results: &Results) -> Vec<Fronts> {
    let made = fronts(results, |take| {
        store.each_run(&results.plan, true, |run, trace| {
            take(&run, &trace.front);
            Ok(())
        })
    });
    made.unwrap()
}

#[test]
fn a_store_keeps_the_front_of_every_run_with_two_objectives() {
    let path = folder("fronts").join("store.sqlite");
    let text = "name = 'two'\nrepetitions = 4\nbudget.evaluations = 3_000\n\
                algorithm = [{ name = 'multi-objective', label = 'nsga-2', set.replacement = 'nsga-2' },\n\
                { name = 'multi-objective', label = 'islands', set.better = 'pareto', islands.number = 2 },\n\
                { name = 'row-ga' }]\n\
                class = [{ name = '9x9', bundled = '9x9 hard', first = 3 }]\n";
    let plan = plan(text);
    work_all(&path, &plan, 2);
    let mut widest = 0;
    for (run, trace) in runs(&path, "two") {
        let pairs = trace.front.pairs();
        if run.configuration.at() == 2 {
            assert!(pairs.is_empty());
            continue;
        }
        widest = widest.max(pairs.len());
        // The best cost at a checkpoint is on the front or dominated by a pair of it.
        for point in &trace.points {
            let first = point.best_so_far - point.second;
            assert!(trace.front.second_at(first).unwrap() <= point.second);
        }
        let total = pairs.iter().map(|pair| pair[0] + pair[1]).min();
        assert_eq!(total, run.best);
    }
    assert!(widest > 3, "{widest}");

    let store = Store::existing(&path).unwrap();
    let results = store.results(store.plan(None).unwrap()).unwrap();
    let cells = of_store(&store, &results);
    assert_eq!(cells.len(), 2);
    for one in &cells {
        assert_eq!(one.runs, 12);
        assert!(one.quartiles.is_sorted() && one.quartiles[0] > 0.0 && one.quartiles[2] < 1.0);
        assert!(one.interval[0] <= one.quartiles[1] && one.quartiles[1] <= one.interval[1]);
        let volumes = [&one.worst, &one.median, &one.best];
        assert!(volumes.map(|front| front.hypervolume(one.reference)).is_sorted());
    }
    let analysis = Analysis::of(&results, None, None);
    let tables = report::fronts(&analysis, &cells);
    assert_eq!(tables.len(), 1);
    assert_eq!(tables[0].rows.len(), 2);
    assert!(tables[0].rows.iter().all(|row| row.len() == tables[0].heads.len()));
}
