//! Tests of statistics against SciPy, and against their definitions.

use evoku_evolve::Rng;
use evoku_lab::stats::*;
use proptest::prelude::*;
use serde_json::Value;

fn reference(name: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("reference/statistics.json")).unwrap();
    let cases = all[name].as_array().unwrap().clone();
    assert!(!cases.is_empty());
    cases
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

fn list(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(number).collect()
}

fn lists(value: &Value) -> Vec<Vec<f64>> {
    value.as_array().unwrap().iter().map(list).collect()
}

fn close(found: f64, expected: &Value, what: &str) {
    near(found, expected, 1e-9, what);
}

fn near(found: f64, expected: &Value, tolerance: f64, what: &str) {
    let expected = number(expected);
    let error = (found - expected).abs() / expected.abs().max(1e-3);
    assert!(error < tolerance, "{what}: {found}, expected {expected}");
}

#[test]
fn wilson_intervals() {
    for case in reference("wilson") {
        let [low, high] = wilson(case[0].as_u64().unwrap(), case[1].as_u64().unwrap());
        close(low, &case[2], "low");
        close(high, &case[3], "high");
    }
    assert_eq!(wilson(0, 0), [0.0, 1.0]);
}

#[test]
fn quantiles_and_ranks() {
    for case in reference("quantiles") {
        close(quantile(&list(&case[0]), number(&case[1])), &case[2], "quantile");
    }
    for case in reference("ranks") {
        assert_eq!(ranks(&list(&case[0])).0, list(&case[1]));
    }
    assert_eq!(median(&[5.0, 1.0, 2.0]), 2.0);
    assert_eq!(median(&[4.0, 1.0, 2.0, 9.0]), 3.0);
    assert_eq!(median(&[1.0, f64::INFINITY, f64::INFINITY]), f64::INFINITY);
    assert!(median(&[]).is_nan());
    assert_eq!(mean(&[1.0, 2.0, 6.0]), 3.0);
}

#[test]
fn tests_of_two_shares() {
    for case in reference("fisher") {
        let [a, m, b, n] = [0, 1, 2, 3].map(|at: usize| case[at].as_u64().unwrap());
        close(fisher_exact([a, m], [b, n]), &case[4], "p");
        close(fisher_exact([b, n], [a, m]), &case[4], "p the other way round");
    }
    assert_eq!(fisher_exact([0, 0], [3, 4]), 1.0);
    assert_eq!(fisher_exact([2, 2], [3, 3]), 1.0);
}

#[test]
fn tests_of_many() {
    for case in reference("friedman") {
        let found = friedman(&lists(&case[0]));
        for (found, expected) in found.mean_ranks.iter().zip(case[1].as_array().unwrap()) {
            close(*found, expected, "mean rank");
        }
        close(found.statistic, &case[2], "statistic");
        close(found.p, &case[3], "p");
    }
    assert_eq!(friedman(&[vec![1.0, 1.0], vec![2.0, 2.0]]).p, 1.0);
    for case in reference("studentized_range") {
        near(studentized_range(case[0].as_u64().unwrap() as usize), &case[1], 1e-6, "q");
    }
    // Demsar 2006, table 5, and its example of 4 algorithms on 14 data sets.
    near(studentized_range(4) / 2f64.sqrt(), &2.569.into(), 3e-4, "q of 4");
    near(critical_difference(4, 14), &1.25.into(), 5e-3, "critical difference");
    for case in reference("holm") {
        for (found, expected) in holm(&list(&case[0])).iter().zip(case[1].as_array().unwrap()) {
            close(*found, expected, "corrected p");
        }
    }
}

#[test]
fn effect_sizes() {
    for case in reference("a12") {
        close(a12(&list(&case[0]), &list(&case[1])), &case[2], "A12");
    }
}

fn solved(amount: f64) -> Spent {
    Spent { amount, solved: true }
}

fn failed(amount: f64) -> Spent {
    Spent { amount, solved: false }
}

#[test]
fn running_times_count_failures() {
    let runs = [solved(10.0), failed(100.0), solved(20.0), failed(100.0)];
    assert_eq!(expected_running_time(&runs), 115.0);
    assert_eq!(penalised_average(&runs, 100.0), (10.0 + 1000.0 + 20.0 + 1000.0) / 4.0);
    assert_eq!(solved_by(&runs), [(10.0, 0.25), (20.0, 0.5)]);
    assert_eq!(expected_running_time(&[failed(1.0)]), f64::INFINITY);
    assert!(solved_by(&[failed(1.0)]).is_empty());
}

/// For the mean of a hundred values, the interval is close to that of the normal approximation.
#[test]
fn bootstrapped_intervals_are_as_wide_as_they_should_be() {
    let runs: Vec<Spent> = (0..100).map(|index| solved(f64::from(index * 37 % 100))).collect();
    let runs = [runs];
    let average = |runs: &[Spent]| penalised_average(runs, 0.0);
    let [low, high] = bootstrap(&runs, 1, average);
    // The mean is 49.5, and the standard error 28.87 / 10.
    assert!((low - 43.84).abs() < 0.6 && (high - 55.16).abs() < 0.6, "{low} {high}");
    assert_eq!(bootstrap(&runs, 1, average), [low, high]);
    assert_ne!(bootstrap(&runs, 2, average), [low, high]);
    assert!(bootstrap(&[], 1, average)[0].is_nan());
    assert!(bootstrap(&[Vec::new()], 1, average)[0].is_nan());
}

/// Simulates runs of exponential lengths on puzzles with lognormal means. Returns how often the
/// interval of the mean contains the true mean, for samples of puzzles and runs, and for samples of
/// puzzles alone.
fn coverage(puzzles: usize, repetitions: usize, deviation: f64) -> [f64; 2] {
    const TRIALS: u64 = 300;
    let truth = (deviation * deviation / 2.0).exp();
    let mut held = [0.0; 2];
    for trial in 0..TRIALS {
        let mut rng = Rng::stream(trial, puzzles as u64);
        let runs: Vec<Vec<f64>> = (0..puzzles)
            .map(|_| {
                // The sum of twelve uniform numbers is approximately normal.
                let normal = (0..12).map(|_| rng.share()).sum::<f64>() - 6.0;
                let scale = (deviation * normal).exp();
                (0..repetitions).map(|_| -scale * f64::ln_1p(-rng.share())).collect()
            })
            .collect();
        let means: Vec<Vec<f64>> = runs.iter().map(|runs| vec![mean(runs)]).collect();
        for (held, groups) in held.iter_mut().zip([&runs, &means]) {
            let [low, high] = bootstrap(groups, trial, mean);
            *held += f64::from(u8::from(low <= truth && truth <= high)) / TRIALS as f64;
        }
    }
    held
}

/// NumPy gives 0.90 to 0.99 and 0.86 to 0.94 with other random numbers.
#[test]
fn intervals_have_nearly_their_nominal_coverage() {
    for (puzzles, repetitions, deviation) in [(10, 10, 0.5), (20, 10, 0.3), (10, 10, 0.0)] {
        let [both, puzzles_alone] = coverage(puzzles, repetitions, deviation);
        assert!((0.88..=0.995).contains(&both), "{puzzles}: {both}");
        assert!(puzzles_alone < both, "{puzzles}: {puzzles_alone}, {both}");
    }
}

/// Runs of these lengths, with failures at a bound.
fn censored(lengths: &[f64], failures: usize, bound: f64) -> Vec<Spent> {
    let failures = std::iter::repeat_n(failed(bound), failures);
    lengths.iter().copied().map(solved).chain(failures).collect()
}

#[test]
fn laws_are_fitted_as_scipy_does() {
    for case in reference("run_lengths") {
        let runs = censored(&list(&case[0]), number(&case[1]) as usize, number(&case[2]));
        let fits = case[3].as_array().unwrap();
        assert_eq!(fits.len(), Law::ALL.len());
        for (law, expected) in Law::ALL.iter().zip(fits) {
            let fit = Fit::of(*law, &runs).unwrap();
            for (found, expected) in fit.numbers.iter().zip(expected.as_array().unwrap()) {
                near(*found, expected, 2e-3, law.name());
            }
            near(fit.likelihood, &expected[2], 1e-6, law.name());
            assert!(fit.likelihood >= number(&expected[2]) - 1e-6, "{}", law.name());
            // Parameters that differ in the fourth digit change the distance as much.
            assert!((fit.distance - number(&expected[3])).abs() < 1e-3, "{}", law.name());
        }
    }
    assert!(Fit::all(&[solved(3.0), failed(9.0)]).is_empty());
    assert!(Fit::all(&[solved(3.0); 5]).is_empty());
    assert!(Fit::all(&[solved(0.0), solved(3.0)]).is_empty());
}

#[test]
fn goodness_of_fit_distinguishes_distributions() {
    let mut rng = Rng::new(3);
    // A Weibull distribution with shape 0.4 has a long tail.
    let lengths: Vec<f64> =
        (0..200).map(|_| 100.0 * (-f64::ln_1p(-rng.share())).powf(2.5)).collect();
    let runs: Vec<Spent> = lengths
        .iter()
        .map(|&length| if length > 2_000.0 { failed(2_000.0) } else { solved(length) })
        .collect();
    let fits = Fit::all(&runs);
    assert_eq!((fits.len(), fits[0].law), (4, Law::Weibull));
    assert!(fits[0].goodness(&runs, 99, 1) > 0.05);
    let exponential = fits.iter().find(|fit| fit.law == Law::Exponential).unwrap();
    assert_eq!(exponential.goodness(&runs, 99, 1), 0.01);
    assert_eq!(exponential.goodness(&runs, 99, 1), exponential.goodness(&runs, 99, 1));
    assert!((fits[0].share(fits[0].numbers[0]) - (1.0 - f64::exp(-1.0))).abs() < 1e-12);
}

/// The mean effort of a strategy, by simulating it with randomly drawn observed lengths.
fn played(puzzles: &[Vec<Spent>], cutoff: impl Fn(u64) -> f64) -> f64 {
    const GAMES: usize = 20_000;
    let mut rng = Rng::new(9);
    let mut spent = 0.0;
    for game in 0..GAMES {
        let runs = &puzzles[game % puzzles.len()];
        for restart in 1.. {
            let run = runs[rng.index(runs.len())];
            let cutoff = cutoff(restart);
            if run.solved && run.amount <= cutoff {
                spent += run.amount;
                break;
            }
            spent += cutoff;
        }
    }
    spent / GAMES as f64
}

#[test]
fn restart_costs_agree_with_simulation() {
    // Half of the runs are quick; the others take long or fail.
    let puzzle = |quick: f64| {
        let quick = (0..10).map(|run| solved(quick + f64::from(run)));
        quick.chain([solved(500.0), solved(900.0)]).chain([failed(1_000.0); 8]).collect()
    };
    let puzzles: Vec<Vec<Spent>> = vec![puzzle(10.0), puzzle(20.0)];
    let found = best_cutoffs(&puzzles).unwrap();
    let [fixed, luby] = [found.fixed, found.luby];
    let known = reference("restarts");
    for (at, found) in [fixed.after, fixed.spent, luby.after, luby.spent].into_iter().enumerate() {
        near(found, &known[at], 1e-6, "restarts");
    }
    // Waiting for more than the quick half on the slower puzzle gains nothing.
    assert_eq!(fixed.after, 29.0);
    let by_playing = played(&puzzles, |_| fixed.after);
    assert!((fixed.spent / by_playing - 1.0).abs() < 0.03, "{} {by_playing}", fixed.spent);
    let sequence = |restart: u64| {
        let terms = [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8];
        let term = terms.get(restart as usize - 1).copied().unwrap_or(16);
        (luby.after * f64::from(term)).min(900.0)
    };
    let by_playing = played(&puzzles, sequence);
    assert!((luby.spent / by_playing - 1.0).abs() < 0.05, "{} {by_playing}", luby.spent);
    assert!(fixed.spent < luby.spent && luby.spent < expected_running_time(&puzzles.concat()));
    assert_eq!(best_cutoffs(&[puzzles[0].clone(), vec![failed(1_000.0)]]), None);
    assert_eq!(best_cutoffs(&[]), None);
}

proptest! {
    #[test]
    fn quantiles_are_those_of_the_sorted_values(
        mut values in proptest::collection::vec(-5i32..5, 1..40), share in 0.0f64..1.0,
    ) {
        let found = quantile(&values.iter().map(|&v| v.into()).collect::<Vec<f64>>(), share);
        values.sort();
        let at = share * (values.len() - 1) as f64;
        let (low, high) = (values[at.floor() as usize], values[at.ceil() as usize]);
        let expected = f64::from(low) + f64::from(high - low) * at.fract();
        prop_assert!((found - expected).abs() < 1e-9);
    }

    #[test]
    fn effects_agree_with_counting_pairs(
        x in proptest::collection::vec(-5i32..5, 1..20), y in proptest::collection::vec(-5i32..5, 1..20),
    ) {
        let pairs = || x.iter().flat_map(|a| y.iter().map(move |b| a.cmp(b) as i8));
        let all = (x.len() * y.len()) as f64;
        let delta = pairs().map(f64::from).sum::<f64>() / all;
        let floats = |values: &[i32]| values.iter().map(|&v| v.into()).collect::<Vec<f64>>();
        prop_assert!((2.0 * a12(&floats(&x), &floats(&y)) - 1.0 - delta).abs() < 1e-9);
        prop_assert!((a12(&floats(&x), &floats(&y)) + a12(&floats(&y), &floats(&x)) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn corrected_p_values_keep_their_order(p in proptest::collection::vec(0.0f64..1.0, 1..12)) {
        let corrected = holm(&p);
        for (one, found) in p.iter().zip(&corrected) {
            prop_assert!(found >= one && *found <= 1.0);
            for (other, also) in p.iter().zip(&corrected) {
                prop_assert!(one >= other || found <= also);
            }
        }
    }
}

proptest! {
    /// The halves give the same share as all changes of signs, one by one.
    #[test]
    fn all_changes_of_signs_are_counted(differences in proptest::collection::vec(-9i32..9, 0..13)) {
        let observed = differences.iter().sum::<i32>().abs();
        let all = 0..1u32 << differences.len();
        let extreme = all.clone().filter(|signs| {
            let signed = differences.iter().enumerate();
            let sum: i32 = signed.map(|(at, d)| if signs >> at & 1 == 0 { *d } else { -d }).sum();
            sum.abs() >= observed
        });
        let expected = extreme.count() as f64 / all.len() as f64;
        // The unit makes sums inexact.
        let floats: Vec<f64> = differences.iter().map(|&d| 0.1 * f64::from(d)).collect();
        let found = sign_flips(&floats);
        prop_assert!(found.is_exact && (found.p - expected).abs() < 1e-12, "{found:?} {expected}");
    }

    /// All divisions of two samples are counted.
    #[test]
    fn all_divisions_are_counted(
        x in proptest::collection::vec(-9i32..9, 1..7),
        y in proptest::collection::vec(-9i32..9, 1..6),
    ) {
        let all = [x.as_slice(), &y].concat();
        let observed: i32 = x.iter().sum();
        let (mut low, mut high, mut count) = (0, 0, 0);
        for chosen in (0..1u32 << all.len()).filter(|set| set.count_ones() as usize == x.len()) {
            let taken = all.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
            let sum: i32 = taken.map(|(_, value)| value).sum();
            (low, high, count) =
                (low + u32::from(sum <= observed), high + u32::from(sum >= observed), count + 1);
        }
        let expected = (2.0 * f64::from(low.min(high)) / f64::from(count)).min(1.0);
        let floats = |values: &[i32]| values.iter().map(|&v| 0.1 * f64::from(v)).collect::<Vec<_>>();
        let found = exchanges(&floats(&x), &floats(&y));
        prop_assert!(found.is_exact && (found.p - expected).abs() < 1e-12, "{found:?} {expected}");
    }
}

#[test]
fn many_permutations_are_drawn() {
    // 33 differences, of which 10 are negative: the distribution is binomial, and SciPy's p-value is
    // 0.0350820.
    let differences: Vec<f64> = (0..33).map(|at| if at < 10 { -1.0 } else { 1.0 }).collect();
    let drawn = sign_flips(&differences);
    assert!(!drawn.is_exact && (drawn.p - 0.035_082_0).abs() < 0.006, "{drawn:?}");
    let exact = sign_flips(&differences[..32]);
    assert!(exact.is_exact && (exact.p - 0.050_102_5).abs() < 1e-6, "{exact:?}");
    // 20 runs each, without overlap.
    let values: Vec<f64> = (0..40).map(f64::from).collect();
    let apart = exchanges(&values[..20], &values[20..]);
    assert!(!apart.is_exact && apart.p <= 2.0 / 10_000.0, "{apart:?}");
    assert_eq!(exchanges(&[1.0; 20], &[1.0; 20]).p, 1.0);
    assert_eq!(sign_flips(&[]).p, 1.0);
    let smallest = smallest_p;
    assert_eq!((smallest(0, 9), smallest(5, 1), smallest(1, 1)), (1.0, 0.0625, 1.0));
    assert_eq!((smallest(1, 4), smallest(1000, 1)), (2.0 / 70.0, 1e-4));
    // Samples of different sizes.
    assert_eq!(smallest_of_divisions([4, 20]), 2.0 / 10_626.0);
    assert_eq!((smallest_of_divisions([0, 3]), smallest_of_shares([3, 0])), (1.0, 1.0));
}

proptest! {
    /// No p-value is below the smallest one, with ties and samples of different sizes.
    #[test]
    fn the_smallest_p_values_are_lower_bounds(
        differences in proptest::collection::vec(-1i32..3, 0..40),
        x in proptest::collection::vec(0u64..3, 1..9),
        y in proptest::collection::vec(2u64..5, 1..9),
    ) {
        let floats = |values: &[u64]| values.iter().map(|&one| one as f64).collect::<Vec<f64>>();
        let count = differences.iter().filter(|&&difference| difference != 0).count();
        let differences: Vec<f64> = differences.into_iter().map(f64::from).collect();
        let found = sign_flips(&differences);
        prop_assert!(found.p >= smallest_of_signs(count), "{found:?}");
        let sizes = [x.len(), y.len()];
        let found = exchanges(&floats(&x), &floats(&y));
        prop_assert!(found.p >= smallest_of_divisions(sizes) * (1.0 - 1e-9), "{found:?}");
        let share = |values: &[u64]| {
            let solved = values.iter().filter(|&&one| one > 1).count();
            [solved as u64, values.len() as u64]
        };
        let p = fisher_exact(share(&x), share(&y));
        prop_assert!(p >= smallest_of_shares(sizes) * (1.0 - 1e-9), "{p}");
    }
}

/// The bounds are reached, so larger ones would be wrong.
#[test]
fn the_smallest_p_values_are_reached() {
    let close =
        |found: f64, expected: f64| assert!((found / expected - 1.0).abs() < 1e-9, "{found}");
    for count in 1..=32 {
        close(sign_flips(&vec![1.0; count]).p, smallest_of_signs(count));
    }
    for (m, n) in [(1, 1), (2, 5), (4, 4), (9, 3)] {
        let (low, high): (Vec<f64>, Vec<f64>) = (vec![0.0; m], vec![1.0; n]);
        close(exchanges(&low, &high).p, smallest_of_divisions([m, n]));
        close(fisher_exact([0, m as u64], [n as u64; 2]), smallest_of_shares([m, n]));
    }
}
