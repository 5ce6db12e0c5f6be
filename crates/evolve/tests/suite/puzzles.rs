//! Tests of puzzles other than Sudoku: every algorithm for them solves the smallest instance, and
//! reported costs are correct.

use std::collections::BTreeSet;
use std::thread;

use crate::common::trace::{Seen, evaluations, every_word, run_of_size, settings};
use evoku_evolve::islands::{Emigrants, Island, Islands, Migration, Topology};
use evoku_evolve::presets::{PRESETS, Preset, Settings, Task, preset};
use evoku_evolve::puzzles::{KINDS, Kind, kind};
use evoku_evolve::{Budget, Cost, Outcome, Stop, run};

fn solve(name: &str, size: usize, seed: u64, limit: u64) -> Outcome {
    let own = &kind(name).expect("the kind is in the table").own;
    run_of_size(own, size, &Settings::new(own.parameters), seed, evaluations(limit)).0
}

fn numbers(outcome: &Outcome) -> Vec<i64> {
    let line = &outcome.best.as_ref().expect("something was evaluated").line;
    line.split(' ').map(|number| number.parse().expect("a number")).collect()
}

#[test]
fn queens_are_placed_without_attack() {
    for size in [4, 5, 8, 20, 50] {
        for seed in 1..4 {
            let outcome = solve("queens", size, seed, 2_000_000);
            assert!(outcome.is_solved(), "{size} queens, seed {seed}: {:?}", outcome.best);
            let rows = numbers(&outcome);
            for (a, b) in (0..size).flat_map(|a| (0..a).map(move |b| (a, b))) {
                assert_ne!(rows[a], rows[b]);
                assert_ne!((rows[a] - rows[b]).unsigned_abs() as usize, a - b);
            }
        }
    }
}

#[test]
fn magic_squares_have_equal_sums() {
    for size in [3, 4, 5] {
        for seed in 1..4 {
            let outcome = solve("magic-square", size, seed, 20_000_000);
            assert!(outcome.is_solved(), "size {size}, seed {seed}: {:?}", outcome.best);
            let numbers = numbers(&outcome);
            let magic = (size * (size * size + 1) / 2) as i64;
            for line in 0..size {
                assert_eq!(numbers[line * size..][..size].iter().sum::<i64>(), magic);
                assert_eq!(numbers[line..].iter().step_by(size).sum::<i64>(), magic);
            }
            assert_eq!(numbers.iter().step_by(size + 1).sum::<i64>(), magic);
            let rising = numbers[size - 1..].iter().step_by(size - 1).take(size);
            assert_eq!(rising.sum::<i64>(), magic);
        }
    }
}

/// The two parts of the cost of an attempt, computed naively from its line.
fn parts(kind: &Kind, line: &str) -> [u32; 2] {
    let numbers: Vec<usize> = line.split(' ').map(|number| number.parse().unwrap()).collect();
    match kind.name {
        "queens" => {
            let squares = || numbers.iter().copied().enumerate();
            let beyond = |diagonals: Vec<usize>| {
                let different: BTreeSet<usize> = diagonals.iter().copied().collect();
                (diagonals.len() - different.len()) as u32
            };
            let rising = squares().map(|(column, row)| row + column).collect();
            let falling = squares().map(|(column, row)| row + numbers.len() - column).collect();
            [beyond(rising), beyond(falling)]
        }
        "magic-square" => {
            let size = numbers.len().isqrt();
            let magic = size * (size * size + 1) / 2;
            let off = |cells: &mut dyn Iterator<Item = usize>| {
                cells.map(|cell| numbers[cell]).sum::<usize>().abs_diff(magic) as u32
            };
            let row = |row| off(&mut (row * size..(row + 1) * size));
            let column = |column| off(&mut (column..size * size).step_by(size));
            let falling = off(&mut (0..size).map(|at| at * (size + 1)));
            let rising = off(&mut (0..size).map(|at| (at + 1) * (size - 1)));
            [(0..size).map(row).sum::<u32>() + (0..size).map(column).sum::<u32>(), falling + rising]
        }
        name => panic!("{name} has no naive count: add one"),
    }
}

/// Checks a reported attempt.
fn check_attempt(kind: &Kind, preset: &Preset<usize>, (line, cost): (&str, Cost)) {
    let [first, second] = parts(kind, line);
    let expected = match preset.scale(&9, &Settings::new(preset.parameters)).second {
        Some(_) => Cost::two(first, second),
        None => Cost::one(first + second),
    };
    assert_eq!(cost, expected, "{} {}: {line}", kind.name, preset.name);
}

/// Calls `check` for every algorithm on every kind, with each value of its parameters that are
/// words.
fn each(mut check: impl FnMut(&'static Kind, &'static Preset<usize>, Settings)) {
    for kind in KINDS {
        for preset in kind.presets() {
            let settings = settings(preset, 12);
            every_word(preset, &settings).into_iter().for_each(|one| check(kind, preset, one));
        }
    }
}

#[test]
fn runs_of_every_algorithm_tell_the_truth() {
    each(|kind, preset, settings| {
        for size in [kind.sizes[0], 7] {
            let name = format!("{} {} {settings:?}", kind.name, preset.name);
            let (outcome, trace) = run_of_size(preset, size, &settings, 1, evaluations(2_000));
            assert!(outcome.work.evaluations() <= 2_000, "{name}");
            let is_spent = outcome.work.evaluations() == 2_000;
            assert_eq!(
                outcome.stop,
                if is_spent && !outcome.is_solved() { Stop::Evaluations } else { Stop::Solved },
                "{name}"
            );
            let attempts = outcome.best.iter().chain(&outcome.last);
            attempts.for_each(|best| check_attempt(kind, preset, (&best.line, best.cost)));
            for Seen { members, best_of_run, best_of_run_line, .. } in &trace {
                check_attempt(kind, preset, (best_of_run_line, *best_of_run));
                members.iter().for_each(|(line, cost)| check_attempt(kind, preset, (line, *cost)));
            }
            // The same seed gives the same run, and a larger budget only extends it.
            let larger = run_of_size(preset, size, &settings, 1, evaluations(2_500)).1;
            let shown = trace.len() - usize::from(!outcome.is_solved());
            assert_eq!(larger[..shown], trace[..shown], "{name}");
        }
    });
}

#[test]
fn generations_never_exceed_their_budget() {
    each(|kind, preset, settings| {
        let budget = Budget { generations: Some(5), ..Budget::default() };
        let (name, size) = (preset.name, kind.sizes[1].max(8));
        let (outcome, trace) = run_of_size(preset, size, &settings, 3, budget);
        assert_eq!(outcome.generations + 1, trace.len() as u64, "{} {name}", kind.name);
        let expected = if outcome.is_solved() { 1..=5 } else { 5..=5 };
        assert!(expected.contains(&outcome.generations), "{} {name}", kind.name);
    });
}

/// Every algorithm listed for a kind solves its smallest instance.
#[test]
fn every_algorithm_solves_the_smallest() {
    for kind in KINDS {
        for preset in kind.presets() {
            let settings = Settings::new(preset.parameters);
            let solved = (1..4).filter(|&seed| {
                let budget = evaluations(3_000_000);
                run_of_size(preset, kind.sizes[0], &settings, seed, budget).0.is_solved()
            });
            assert!(solved.count() > 0, "{} {}", kind.name, preset.name);
        }
    }
}

#[test]
fn islands_are_the_same_on_any_number_of_threads() {
    const RING: Migration = Migration {
        topology: Topology::Ring,
        interval: 300,
        generations: None,
        migrants: 2,
        emigrants: Emigrants::Best,
    };
    for kind in KINDS {
        let presets: Vec<_> = kind.presets().collect();
        let mut taken = 0;
        for mixed in presets.windows(2).chain(std::iter::once(&presets[..])) {
            let islands = || {
                let begin = |(number, preset): (u64, &&'static Preset<usize>)| {
                    let task = Task::unobserved(Islands::seed(5, number), evaluations(1_000));
                    preset.begin(&20, &settings(preset, 12), task).unwrap()
                };
                Islands::new((0..).zip(mixed).map(begin).collect(), RING, 5)
            };
            let alone = run(&mut islands());
            let threads = |islands: &mut Vec<Island<'_>>| {
                thread::scope(|scope| {
                    islands.iter_mut().for_each(|island| drop(scope.spawn(|| island.run())));
                });
            };
            assert_eq!(run(&mut islands().run_by(threads)), alone, "{}", kind.name);
            assert_eq!(alone.traffic.refused, 0, "{}", kind.name);
            taken += alone.traffic.taken;
        }
        assert!(taken > 0, "{}", kind.name);
    }
}

/// Shared algorithms have the name of one for Sudoku and the same parameters for every kind; a
/// kind's own algorithm has a name of its own.
#[test]
fn algorithms_of_kinds_are_those_of_sudoku_or_their_own() {
    for kind in KINDS {
        assert!(preset(kind.own.name).is_none());
        for shared in kind.shared {
            assert!(PRESETS.iter().any(|preset| preset.name == shared.name), "{}", shared.name);
        }
        for preset in kind.presets() {
            let names = kind.presets().filter(|other| other.name == preset.name);
            assert_eq!(names.count(), 1, "{}", preset.name);
            assert!(!preset.source.is_empty());
        }
    }
    let both = KINDS.iter().map(|kind| kind.shared.iter().map(|one| (one.name, one.parameters)));
    let both: Vec<Vec<_>> = both.map(Iterator::collect).collect();
    assert!(both.windows(2).all(|pair| pair[0] == pair[1]), "the same for every kind");
}

/// The algorithm of each kind gives the recorded result, down to the last evaluation.
#[test]
fn every_kind_has_a_golden_run() {
    let golden = |name: &str| match name {
        "queens" => (8, 2, 52, "3 7 2 8 6 4 1 5"),
        "magic-square" => (4, 172, 34_595, "1 12 14 7 6 15 9 4 11 2 8 13 16 5 3 10"),
        _ => panic!("{name} has no golden run: add one"),
    };
    for kind in KINDS {
        let (size, generations, evaluations, line) = golden(kind.name);
        let outcome = solve(kind.name, size, 1, 100_000);
        assert_eq!((outcome.generations, outcome.work.evaluations()), (generations, evaluations));
        assert_eq!(outcome.best.map(|best| best.line).as_deref(), Some(line), "{}", kind.name);
    }
}
