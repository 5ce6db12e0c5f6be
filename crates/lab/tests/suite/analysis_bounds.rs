//! Tests of the smallest p-values that comparisons can have, on constructed runs.

use evoku_lab::analysis::{Analysis, Aspect, Measure};
use evoku_lab::store::Results;
use proptest::prelude::*;

use crate::analysis::{mixed, results};

/// The smallest corrected p-value and the corrected p-value of each test.
fn bounds(results: &Results) -> Vec<(Aspect, f64, f64)> {
    let analysis = Analysis::of(results, Some(Measure::Evaluations), None);
    let tests = analysis.comparisons.iter().flat_map(|one| &one.tests);
    tests.map(|test| (test.aspect, test.reachable, test.p)).collect()
}

fn penalised(results: &Results) -> (f64, f64) {
    let found = bounds(results).into_iter().find(|one| one.0 == Aspect::Penalised);
    let (_, reachable, p) = found.unwrap();
    (reachable, p)
}

/// With 40 puzzles and 30 differences, all changes of signs are counted. With 40 differences, they
/// would be drawn, and their p-value is at least 1/10,000.
#[test]
fn puzzles_without_a_difference_dont_count() {
    let tied = |ties: usize| {
        results(1, 40, 1, move |_, puzzle, _| vec![50, if puzzle < ties { 50 } else { 90 }])
    };
    assert_eq!(penalised(&tied(10)), (f64::exp2(-29.0), f64::exp2(-29.0)));
    assert_eq!(penalised(&tied(0)), (1e-4, 1e-4));
    // Three differences allow nothing below 1/4, on any number of puzzles.
    assert_eq!(penalised(&tied(37)), (0.25, 0.25));
}

/// On one puzzle, the numbers of runs may differ.
#[test]
fn both_numbers_of_runs_count_on_one_puzzle() {
    let mut results = results(1, 1, 8, |_, _, repetition| vec![20 + repetition, 90 + repetition]);
    results.runs.retain(|run| run.configuration.0 == 1 || run.repetition < 4);
    // 12 runs have 495 choices of 4.
    let (reachable, p) = penalised(&results);
    assert_eq!((reachable, p), (2.0 / 495.0, 2.0 / 495.0));
}

proptest! {
    /// No corrected p-value is below its smallest one, whatever the ties of the other pairs.
    #[test]
    fn no_p_value_is_below_the_smallest(
        seed: u64,
        puzzles in 1usize..9,
        repetitions in 1u64..7,
        left_out in 0u64..4,
    ) {
        let mut results = results(1, puzzles, repetitions, |_, puzzle, repetition| {
            let noise = |who| mixed([seed ^ who, puzzle as u64, repetition], 3);
            // The pairs differ on different numbers of puzzles.
            let shift = |who: u64| if mixed([seed, who, puzzle as u64], 4) < who { 300 * who } else { 0 };
            (0..4).map(|who| 700 + noise(who) * (seed % 2) + shift(who)).collect()
        });
        results.runs.retain(|run| {
            run.configuration.0 > 0 || u64::from(run.repetition) + left_out < repetitions.max(left_out + 1)
        });
        for (aspect, reachable, p) in bounds(&results) {
            prop_assert!(p >= reachable * (1.0 - 1e-9), "{aspect:?}: {p} < {reachable}");
        }
    }
}
