//! Tests of verdicts on constructed runs with known differences.

use evoku_evolve::Work;
use evoku_lab::analysis::{Analysis, Aspect, Basis, Comparison, Measure, Power, Test};
use evoku_lab::execute::Ending;
use evoku_lab::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use evoku_lab::report::Report;
use evoku_lab::store::{Cell, KeptConfiguration, KeptPlan, KeptPuzzle, Results, Run};
use evoku_messages::Language;
use proptest::prelude::*;

const BUDGET: u64 = 1000;

/// Results of a configuration for each value that `spent` returns, by class, puzzle and repetition.
/// A run fails if it would need more than the budget.
pub(crate) fn results(
    classes: usize,
    puzzles: usize,
    repetitions: u64,
    spent: impl Fn(usize, usize, u64) -> Vec<u64>,
) -> Results {
    let configurations = spent(0, 0, 0).len();
    let configuration = |number: usize| KeptConfiguration {
        id: number as i64,
        label: format!("algorithm {number}"),
        algorithm: format!("algorithm-{number}"),
        parameters: String::new(),
        propagation: "none".to_owned(),
        evaluations: BUDGET,
        generations: 0,
        seconds: 0.0,
    };
    let mut plan = KeptPlan {
        id: 1,
        name: "made".to_owned(),
        text: String::new(),
        fingerprint: String::new(),
        seed: 1,
        repetitions,
        configurations: (0..configurations).map(configuration).collect(),
        classes: (0..classes).map(|class| format!("class {class}")).collect(),
        puzzles: Vec::new(),
        size: (classes * puzzles) as u64,
    };
    let mut runs = Vec::new();
    for class in 0..classes {
        for number in 0..puzzles {
            let puzzle = plan.puzzles.len() as u32;
            plan.puzzles.push(KeptPuzzle {
                id: i64::from(puzzle),
                class: ClassIndex(class as u32),
                number: number + 1,
                hash: String::new(),
                geometry: String::new(),
                line: String::new(),
            });
            for repetition in 0..repetitions {
                for (configuration, needed) in
                    spent(class, number, repetition).into_iter().enumerate()
                {
                    let solved = needed <= BUDGET;
                    runs.push(Run {
                        configuration: ConfigurationIndex(configuration as u32),
                        puzzle: PuzzleIndex(puzzle),
                        repetition: repetition as u32,
                        session: 1,
                        ending: if solved { Ending::Solved } else { Ending::Evaluations },
                        generations: needed.min(BUDGET) / 10,
                        work: Work { full: needed.min(BUDGET), ..Work::default() },
                        missing: Some(needed.saturating_sub(BUDGET) as u32),
                        seconds: 0.5,
                        ..Run::default()
                    });
                }
            }
        }
    }
    Results { plan, runs, sessions: Vec::new() }
}

/// The first comparison by evaluations.
fn compared(results: &Results) -> Comparison {
    Analysis::of(results, Some(Measure::Evaluations), None).comparisons.remove(0)
}

/// The test of a comparison in an aspect.
fn test(of: &Comparison, aspect: Aspect) -> &Test {
    of.test(aspect).unwrap_or_else(|| panic!("no values of {aspect:?}"))
}

/// A pseudorandom number below a bound.
pub(crate) fn mixed(seeds: [u64; 3], bound: u64) -> u64 {
    let mix =
        |value: u64, seed: u64| (value ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    (seeds.into_iter().fold(7, mix) >> 11) % bound
}

#[test]
fn the_better_one_is_found_and_the_same_one_is_not() {
    // On both classes, the first needs half as much as the second. The third equals the first on
    // the first class, and always fails on the second.
    let results = results(2, 10, 20, |class, puzzle, repetition| {
        let base = 20 * (puzzle as u64 + 1);
        let noise = |who| mixed([who, puzzle as u64 + 100 * class as u64, repetition], 40);
        let third = if class == 0 { base + noise(1) } else { BUDGET + 1 };
        vec![base + noise(1), 2 * base + noise(2) + 40, third]
    });
    let analysis = Analysis::of(&results, Some(Measure::Evaluations), None);
    let comparisons = &analysis.comparisons;
    let find = |class: Option<u32>, pair: [u32; 2]| {
        let (class, pair) = (class.map(ClassIndex), pair.map(ConfigurationIndex));
        comparisons.iter().find(|one| one.class == class && one.pair == pair).unwrap()
    };
    for class in [Some(0), Some(1), None] {
        assert_eq!(find(class, [0, 1]).better, Some(ConfigurationIndex(0)));
        assert!(find(class, [0, 1]).superiority > 0.9);
    }
    let same = find(Some(0), [0, 2]);
    assert_eq!((same.better, same.superiority, same.p()), (None, 0.5, 1.0));
    assert!(same.tests.iter().all(Test::is_alike));
    let words = same.verdict(&analysis).to_string();
    assert_eq!(
        words,
        "algorithm 0 and algorithm 2: no significant difference in PAR10 on 10 puzzles: equal on \
         every puzzle: success, speed of solutions, PAR10"
    );
    let never = find(Some(1), [0, 2]);
    assert_eq!(
        (never.better, never.superiority, never.rates),
        (Some(ConfigurationIndex(0)), 1.0, [1.0, 0.0])
    );
    let words = never.verdict(&analysis).to_string();
    assert!(words.starts_with("algorithm 0 is better than algorithm 2"), "{words}");
    assert!(
        words
            .contains("algorithm 0 solves more runs (100.0 points more, 100.0 – 100.0; p = 0.004)"),
        "{words}"
    );
    // With ten puzzles, no p-value can be below 2 / 2^10. All three pairs differ in PAR10, but only
    // two in success.
    assert!((never.p() - 6.0 / 1024.0).abs() < 1e-12, "{}", never.p());
    assert!((test(never, Aspect::Success).p - 4.0 / 1024.0).abs() < 1e-12);
    assert_eq!(never.test(Aspect::Speed), None);
    assert_eq!(never.test(Aspect::Failures), None);

    let rankings = &analysis.rankings;
    assert_eq!(rankings.len(), 3);
    assert_eq!(rankings[1].friedman.mean_ranks, [1.0, 2.0, 3.0]);
    assert_eq!(rankings[0].friedman.mean_ranks[0], rankings[0].friedman.mean_ranks[2]);

    let summaries = &analysis.summaries;
    assert_eq!(summaries.len(), 6);
    let failed = &summaries[5];
    assert_eq!(failed.cell, Cell { configuration: ConfigurationIndex(2), class: ClassIndex(1) });
    assert_eq!((failed.runs, failed.solved), (200, 0));
    assert_eq!(failed.par10, [10_000.0; 3]);
    assert!(failed.ert[0].is_infinite() && failed.quartiles[0].is_infinite());
    assert!(failed.mean_generations.is_nan());
    assert_eq!(failed.seconds, 100.0);
    for one in &summaries[..5] {
        assert!(one.mean_missing.is_nan());
        assert_eq!(one.solved, 200);
        assert!(one.ert[1] < one.ert[0] && one.ert[0] < one.ert[2], "{one:?}");
        assert_eq!(one.ert[0], one.par10[0]);
    }
    let report = Report::of(&analysis);
    let text = report.markdown("made", Language::ENGLISH);
    assert!(text.contains("| class 1 | algorithm 2 | none        |  200 |   0.0 % |"), "{text}");
    assert_eq!(report.latex(Language::ENGLISH).matches("\\bottomrule").count(), 3);
}

#[test]
fn without_a_solution_the_closer_one_is_better() {
    let with_missing = |one: u64, other: u64| {
        results(1, 8, 10, move |_, puzzle, repetition| {
            let noise = mixed([1, puzzle as u64, repetition], 5);
            vec![BUDGET + one + noise, BUDGET + other + noise]
        })
    };
    let results = with_missing(20, 30);
    let analysis = Analysis::of(&results, Some(Measure::Evaluations), None);
    let comparison = &analysis.comparisons[0];
    assert_eq!(
        (comparison.main, comparison.better),
        (Aspect::Failures, Some(ConfigurationIndex(0)))
    );
    assert_eq!((comparison.superiority, comparison.p()), (1.0, 2.0 / 256.0));
    let [effect, low, high] = test(comparison, Aspect::Failures).effect;
    assert!((effect + 10.0).abs() < 1e-9 && low < effect && effect < high);
    let words = comparison.verdict(&analysis).to_string();
    assert!(
        words.starts_with(
            "algorithm 0 is better than algorithm 1 in missing digits of failures on 8 puzzles: \
             neither solves a run; the failures of algorithm 0 have fewer missing digits (by 10.0"
        ),
        "{words}"
    );
    let missing = analysis.summaries[0].mean_missing;
    assert!((20.0..25.0).contains(&missing), "{missing}");

    let results = with_missing(20, 20);
    let analysis = Analysis::of(&results, Some(Measure::Evaluations), None);
    let same = &analysis.comparisons[0];
    let words = same.verdict(&analysis).to_string();
    assert!(
        words.ends_with("neither solves a run; equal on every puzzle: missing digits of failures"),
        "{words}"
    );

    // With a single solution among all runs, PAR10 decides nothing, and missing digits break no
    // ties. They are a comparison of their own.
    let lucky = |first: u64, second: u64| {
        let results = self::results(1, 8, 10, move |_, puzzle, repetition| {
            let lucky = puzzle == 3 && repetition == 4;
            vec![if lucky { 7 } else { BUDGET + first }, BUDGET + second]
        });
        compared(&results)
    };
    for (first, second, closer) in [(50, 20, 1), (20, 50, 0)] {
        let one = lucky(first, second);
        assert_eq!((one.main, one.better, one.p()), (Aspect::Penalised, None, 1.0));
        assert!((one.superiority - 0.5 - 0.05 / 8.0).abs() < 1e-12, "{}", one.superiority);
        let failures = test(&one, Aspect::Failures);
        assert_eq!((failures.better, failures.p), (Some(ConfigurationIndex(closer)), 2.0 / 256.0));
    }
}

/// Two failures outweigh all quicker solutions in PAR10, so speed and PAR10 disagree. Both are
/// reported, and neither decides the other.
#[test]
fn comparisons_are_separate() {
    let results = results(1, 20, 5, |_, puzzle, _| {
        let quick = 50 + 7 * puzzle as u64;
        vec![if puzzle < 2 { BUDGET + 9 } else { quick }, 2 * quick]
    });
    let analysis = Analysis::of(&results, Some(Measure::Evaluations), None);
    let one = &analysis.comparisons[0];
    let success = test(one, Aspect::Success);
    assert_eq!((success.better, success.p), (None, 0.5));
    assert!((success.effect[0] + 0.1).abs() < 1e-12, "{success:?}");
    assert_eq!(success.puzzles.len(), 20);
    // More puzzles with the same share of differences would decide.
    assert!(success.needed.is_some_and(|needed| (30..200).contains(&needed)), "{success:?}");
    let speed = test(one, Aspect::Speed);
    assert_eq!((speed.better, speed.puzzles.len()), (Some(ConfigurationIndex(0)), 18));
    assert!((speed.effect[0] - 0.5).abs() < 1e-12 && speed.p < 1e-5, "{speed:?}");
    let penalised = test(one, Aspect::Penalised);
    assert!(penalised.effect[0] > 0.0 && penalised.better.is_none(), "{penalised:?}");
    assert_eq!((one.better, one.test(Aspect::Failures)), (None, None));
    let words = one.verdict(&analysis).to_string();
    assert!(
        words.starts_with(
            "algorithm 0 and algorithm 1: no significant difference in PAR10 on 20 puzzles: \
             algorithm 0 needs fewer evaluations per solved run (0.500 times as many, 0.500 – \
             0.500; p < 0.001); not decided: success (p = 0.500; needs about "
        ),
        "{words}"
    );
}

#[test]
fn fewer_failures_can_outweigh_quicker_successes() {
    // The first is always quicker if it succeeds, but it fails in a quarter of its runs.
    let results = results(1, 9, 20, |_, puzzle, repetition| {
        let quick = 50 + mixed([3, puzzle as u64, repetition], 9);
        vec![if repetition % 4 == 0 { BUDGET + 9 } else { quick }, 4 * quick]
    });
    let analysis = Analysis::of(&results, Some(Measure::Evaluations), None);
    let one = &analysis.comparisons[0];
    assert_eq!((one.better, one.rates), (Some(ConfigurationIndex(1)), [0.75, 1.0]));
    let words = one.verdict(&analysis).to_string();
    assert!(words.starts_with("algorithm 1 is better than algorithm 0 in PAR10"), "{words}");
    assert!(words.contains("algorithm 1 solves more runs (25.0 points more, "), "{words}");
    assert!(
        words.contains("algorithm 0 needs fewer evaluations per solved run (0.251 times as many"),
        "{words}"
    );
}

#[test]
fn one_puzzle_is_compared_by_its_runs() {
    let results =
        results(1, 1, 30, |_, _, repetition| vec![100 + repetition, 120 + repetition * 2 % 31]);
    let analysis = Analysis::of(&results, Some(Measure::Generations), None);
    assert_eq!(analysis.comparisons.len(), 1);
    let one = &analysis.comparisons[0];
    assert_eq!(one.better, Some(ConfigurationIndex(0)));
    assert_eq!(test(one, Aspect::Penalised).values[0].len(), 30);
    assert!(analysis.rankings.is_empty());
}

#[test]
fn pending_runs_are_not_failures() {
    let mut results = results(1, 3, 2, |_, _, _| vec![1, 2, 3]);
    results.runs.clear();
    let report = Report::of(&Analysis::of(&results, None, None));
    assert!(report.markdown("x", Language::ENGLISH).contains("0 of 18 runs exist"));
    assert!(report.verdicts.is_empty());
}

/// Five puzzles allow no p-value below 1/16, six do. An open verdict names the missing resource.
#[test]
fn a_verdict_reports_too_few_puzzles() {
    let on = |puzzles| results(1, puzzles, 9, |_, _, repetition| vec![20 + repetition, 50]);
    let (five, six) = (on(5), on(6));
    let analysis = Analysis::of(&five, None, None);
    let one = &analysis.comparisons[0];
    let penalised = test(one, Aspect::Penalised);
    assert_eq!((one.better, one.p(), penalised.reachable), (None, 1.0 / 16.0, 1.0 / 16.0));
    let words = one.verdict(&analysis).to_string();
    assert!(words.contains("PAR10 (p = 0.062; needs about 6 puzzles)"), "{words}");
    let limit = Report::of(&analysis).verdicts[0].limit.clone().unwrap().to_string();
    assert!(limit.contains("5 puzzles with any number of runs"), "{limit}");
    assert!(limit.contains("p = 0.062 at best; use 6 puzzles"), "{limit}");
    assert!(Report::of(&analysis).markdown("x", Language::ENGLISH).contains(&limit));
    let analysis = Analysis::of(&six, None, None);
    assert_eq!(analysis.comparisons[0].better, Some(ConfigurationIndex(0)));
    // A decided comparison needs no more puzzles.
    let decided = test(&analysis.comparisons[0], Aspect::Penalised);
    assert_eq!((decided.better, decided.needed), (Some(ConfigurationIndex(0)), None));
    assert_eq!(Report::of(&analysis).verdicts[0].limit, None);
    // Six pairs need eight puzzles; the three pairs with a reference need seven.
    let four = |puzzles, reference| {
        let results = results(1, puzzles, 5, |_, _, _| vec![10, 20, 30, 40]);
        let power = Analysis::of(&results, None, reference).powers.remove(0);
        (power.is_enough(), power.needed())
    };
    assert_eq!((four(7, None), four(8, None)), ((false, 8), (true, 8)));
    assert_eq!(
        (four(6, Some(ConfigurationIndex(2))), four(7, Some(ConfigurationIndex(2)))),
        ((false, 7), (true, 7))
    );
}

#[test]
fn a_plan_knows_its_statistical_power() {
    let plan = crate::common::plan(
        &crate::common::small().replace("bundled = \"4x4\"\n", "bundled = \"4x4\"\nfirst = 5\n"),
    );
    let powers = Power::of(&plan);
    assert_eq!(powers.len(), 1);
    assert!(!powers[0].is_enough());
    // With a single puzzle, the number of runs is too small.
    let plan = crate::common::plan(
        &crate::common::small().replace("bundled = \"4x4\"\n", "bundled = \"4x4\"\nfirst = 1\n"),
    );
    let warning = Power::of(&plan)[0].warning().unwrap().to_string();
    assert!(warning.contains("one puzzle with 3 runs each"), "{warning}");
}

#[test]
fn all_are_compared_with_the_reference() {
    let results = results(1, 9, 5, |_, _, _| vec![10, 20, 30, 40]);
    let analysis = Analysis::of(&results, None, Some(ConfigurationIndex(2)));
    let numbers = |one: &Comparison| (one.pair.map(|one| one.0), one.better.map(|one| one.0));
    let pairs: Vec<_> = analysis.comparisons.iter().map(numbers).collect();
    assert_eq!(pairs, [([2, 0], Some(0)), ([2, 1], Some(1)), ([2, 3], Some(2))]);
}

/// If no run solves a puzzle, quality ranks and separates the algorithms. It can also be requested
/// if some runs do.
#[test]
fn quality_is_a_measure() {
    let results = results(1, 10, 10, |_, puzzle, repetition| {
        let noise = mixed([5, puzzle as u64, repetition], 4);
        (1..=12).map(|place| BUDGET + 10 * (13 - place) + noise).collect()
    });
    assert_eq!(Measure::of(&results), Measure::Quality);
    for measure in [None, Some(Measure::Evaluations)] {
        let analysis = Analysis::of(&results, measure, None);
        let ranks = &analysis.rankings[0];
        assert_eq!((ranks.basis, ranks.friedman.mean_ranks[11]), (Basis::Missing, 1.0));
        // If there are many configurations, each is compared with the best, which is the last one
        // here.
        assert!(analysis.comparisons.iter().all(|one| one.pair[0] == ConfigurationIndex(11)));
        assert!(analysis.comparisons.iter().all(|one| one.better == Some(ConfigurationIndex(11))));
    }
    let analysis = Analysis::of(&results, None, None);
    let [mean, low, high] = analysis.summaries[0].quality;
    assert!(low <= mean && mean <= high && (120.0..124.0).contains(&mean));
    assert!(analysis.summaries[0].ert[0].is_nan());
    let text = Report::of(&analysis).markdown("x", Language::ENGLISH);
    assert!(
        text.contains("Distance of runs from a solution") && !text.contains("PAR10 is the mean"),
        "{text}"
    );

    // The second solves half of its runs, but misses many digits in the others: by quality it can
    // lose.
    let results = self::results(1, 9, 10, |_, _, repetition| {
        vec![BUDGET + 2, if repetition % 2 == 0 { 5 } else { BUDGET + 40 }]
    });
    assert_eq!(Measure::of(&results), Measure::Evaluations);
    let analysis = Analysis::of(&results, Some(Measure::Quality), None);
    assert_eq!(analysis.comparisons[0].better, Some(ConfigurationIndex(0)));
    let words = analysis.comparisons[0].verdict(&analysis).to_string();
    assert!(
        words.starts_with("algorithm 0 is better than algorithm 1 in missing digits on 9 puzzles")
            && words.contains("algorithm 1 solves more runs (50.0 points more"),
        "{words}"
    );
}

/// An exact engine that fails has no attempt: it ranks last and causes no error. There is nothing to
/// compare.
#[test]
fn unknown_quality_is_the_worst() {
    let mut results = results(1, 7, 3, |_, _, _| vec![BUDGET + 5, BUDGET + 3, BUDGET + 4]);
    results
        .runs
        .iter_mut()
        .filter(|run| run.configuration == ConfigurationIndex(0))
        .for_each(|run| run.missing = None);
    let analysis = Analysis::of(&results, Some(Measure::Quality), None);
    assert_eq!(analysis.rankings[0].friedman.mean_ranks, [3.0, 1.0, 2.0]);
    assert_eq!(analysis.comparisons[0].test(Aspect::Attempts), None);
    assert_eq!((analysis.comparisons[0].better, analysis.comparisons[0].p()), (None, 1.0));
    assert_eq!(analysis.comparisons[2].better, Some(ConfigurationIndex(1)));
    assert!(analysis.summaries[0].quality[0].is_infinite());
}

/// Runs on the same puzzle resemble each other. If puzzles differ much, intervals must be wider
/// than for the same number of independent runs.
#[test]
fn intervals_are_those_of_puzzles() {
    let results = results(1, 10, 30, |_, puzzle, repetition| {
        // Each puzzle is solved in nearly all runs or in nearly none.
        let often = if puzzle < 8 { 29 } else { 3 };
        vec![if repetition < often { 100 + 50 * puzzle as u64 } else { BUDGET + 1 }]
    });
    let analysis = Analysis::of(&results, None, None);
    let one = &analysis.summaries[0];
    let [low, high] = evoku_lab::stats::wilson(one.solved, one.runs);
    assert!(one.interval[0] < low - 0.05 && one.interval[1] > high + 0.05, "{:?}", one.interval);
    assert!(one.ert[2] - one.ert[1] > 400.0, "{:?}", one.ert);
    // If all puzzles and runs are equal, resampling changes nothing, but few runs still have a wide
    // interval.
    let same = self::results(1, 5, 2, |_, _, _| vec![100]);
    let one = &Analysis::of(&same, None, None).summaries[0];
    assert_eq!(one.interval, [evoku_lab::stats::wilson(10, 10)[0], 1.0]);
    assert_eq!(one.ert, [100.0; 3]);
}

proptest! {
    /// Swapping two configurations swaps their verdicts.
    #[test]
    fn verdicts_dont_depend_on_the_order(seed: u64, spread in 1u64..800) {
        let spent = |swapped: bool| move |class: usize, puzzle: usize, repetition: u64| {
            let one = |who| 200 + who * spread / 4 + mixed([seed ^ who, puzzle as u64 + 50 * class as u64, repetition], spread + 400);
            if swapped { vec![one(1), one(0)] } else { vec![one(0), one(1)] }
        };
        let (straight, swapped) = (results(1, 7, 5, spent(false)), results(1, 7, 5, spent(true)));
        let one = compared(&straight);
        let other = compared(&swapped);
        prop_assert!((one.superiority + other.superiority - 1.0).abs() < 1e-12);
        prop_assert!((one.p() - other.p()).abs() < 1e-12);
        prop_assert_eq!(one.better.map(|better| ConfigurationIndex(1 - better.0)), other.better);
    }
}
