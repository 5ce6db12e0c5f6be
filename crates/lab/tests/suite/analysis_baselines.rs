//! Tests of verdicts on algorithms and their baselines, on constructed runs.

use std::fs;

use evoku_lab::analysis::{Analysis, Idle, Measure};
use evoku_lab::export;
use evoku_lab::store::Results;

use crate::analysis::{mixed, results};
use crate::common::folder;

/// Results of three algorithms. The first needs half as much as the third, and the second needs
/// twice as much.
fn results_of(names: [&str; 3], puzzles: usize) -> Results {
    let mut results = results(1, puzzles, 10, |_, puzzle, repetition| {
        let noise = |who| mixed([who, puzzle as u64, repetition], 40);
        vec![100 + noise(0), 400 + noise(1), 200 + noise(2)]
    });
    for (one, name) in results.plan.configurations.iter_mut().zip(names) {
        (one.label, one.algorithm) = (name.to_owned(), name.to_owned());
    }
    results
}

/// The report on the first two algorithms and their baseline.
fn baseline_comparison(results: &Results) -> Vec<(bool, String)> {
    let analysis = Analysis::of(results, Some(Measure::Evaluations), None);
    assert!(analysis.baselines.iter().all(|one| one.baseline == "random-search"));
    analysis.baselines.iter().map(|one| (one.beats(), one.verdict(&analysis).to_string())).collect()
}

#[test]
fn an_algorithm_is_compared_with_its_baseline() {
    let names = ["row-ga", "box-ga", "random-search"];
    let found = baseline_comparison(&results_of(names, 12));
    assert!(found[0].0 && !found[1].0);
    assert!(
        found[0].1.starts_with(
            "row-ga beats its baseline (random-search) in PAR10 on 12 puzzles: row-ga needs fewer "
        ),
        "{found:?}"
    );
    assert!(found[1].1.starts_with(
        "box-ga loses to its baseline (random-search) in PAR10 on 12 puzzles: random-search needs"
    ));
    for (beats, words) in baseline_comparison(&results_of(names, 5)) {
        assert!(
            !beats && words.contains(" does not beat its baseline (random-search) in PAR10"),
            "{words}"
        );
    }
    assert!(baseline_comparison(&results_of(["row-ga", "box-ga", "ga"], 12)).is_empty());
}

/// The columns `exercised`, `better` and `needed` of the exported comparisons with baselines.
fn exported(analysis: &Analysis<'_>) -> Vec<[String; 3]> {
    let folder = folder("baselines-exported");
    let mut tables = export::Tables::folder(&folder, export::Format::Csv).unwrap();
    export::statistics(analysis, &mut tables).unwrap();
    let text = fs::read_to_string(folder.join("comparisons.csv")).unwrap();
    let rows = text.lines().filter(|row| row.contains(",baselines,"));
    let last = |row: &str| {
        let mut cells = row.rsplitn(4, ',').map(str::to_owned);
        let [needed, better, exercised] = std::array::from_fn(|_| cells.next().unwrap());
        [exercised, better, needed]
    };
    rows.map(last).collect()
}

/// If the ingredient that a baseline omits never acted, there is no verdict.
#[test]
fn an_ingredient_that_never_acted_gets_no_verdict() {
    let names = ["row-ga", "memetic", "random-search"];
    let idle = |results: &Results| {
        let analysis = Analysis::of(results, Some(Measure::Evaluations), None);
        let words = |at: usize| analysis.baselines[at].verdict(&analysis).to_string();
        let found: Vec<_> = (0..analysis.baselines.len())
            .map(|at| (analysis.baselines[at].beats(), analysis.baselines[at].idle, words(at)))
            .collect();
        found
    };
    let mut results = results_of(names, 12);
    let exercised = exported(&Analysis::of(&results, Some(Measure::Evaluations), None));
    assert!(exercised.contains(&["1", "row-ga", ""].map(str::to_owned)), "{exercised:?}");
    assert_eq!(idle(&results)[0].1, None);
    results.runs.iter_mut().for_each(|run| run.generations = 0);
    // The two differ significantly, but neither is called better.
    let analysis = Analysis::of(&results, Some(Measure::Evaluations), None);
    let comparison = &analysis.baselines[0].comparison;
    assert!(comparison.p() < 0.01 && comparison.better.is_none(), "{comparison:?}");
    for test in &comparison.tests {
        assert_eq!((test.better, test.needed), (None, None), "{test:?}");
    }
    let rows = exported(&analysis);
    assert_eq!(rows, vec![["0", "", ""].map(str::to_owned); comparison.tests.len()]);
    assert_eq!(
        idle(&results),
        [(
            false,
            Some(Idle::Generations(0, 1)),
            "row-ga and its baseline (random-search): not exercised, because the runs end by \
             generation 0, and the difference begins to act in generation 1"
                .to_owned()
        )]
    );
    // Runs that are the same in everything but time.
    let mut results = results_of(names, 12);
    let same: Vec<_> = results.runs.iter().map(|run| run.work).collect();
    for (at, run) in results.runs.iter_mut().enumerate() {
        (run.work, run.generations, run.seconds) = (same[at - at % 3], 7, at as f64);
    }
    let found = &idle(&results)[0];
    assert_eq!((found.0, found.1), (false, Some(Idle::Identical(120))));
    assert!(found.2.ends_with("not exercised, because all 120 runs of both are the same"));
    // The memetic algorithm has a child only after a generation for each member.
    let mut results = results_of(["memetic", "memetic", "x"], 12);
    for (one, size) in results.plan.configurations.iter_mut().zip([4, 1]) {
        one.parameters = format!("population={size}");
    }
    results.plan.puzzles.iter_mut().for_each(|puzzle| puzzle.geometry = "4x4".to_owned());
    let with = |generations| {
        let mut results = results.clone();
        results.runs.iter_mut().for_each(|run| run.generations = generations);
        idle(&results)[0].1
    };
    assert_eq!((with(4), with(5)), (Some(Idle::Generations(4, 5)), None));
}
