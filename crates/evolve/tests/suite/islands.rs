//! Tests of islands: topologies, exchange, and independence of the threads that run them.

use crate::common;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};
use std::thread;

use crate::common::chi_square::assert_uniform;
use crate::common::pattern;
use crate::common::trace::{RecordedGeneration, Trace, evaluations, settings};
use evoku_evolve::islands::{Emigrants, Island, Islands, Migration, Topology};
use evoku_evolve::presets::{Archipelago, PRESETS, Preset, Settings, Task, preset};
use evoku_evolve::{
    Budget, Bytes, Cost, Generation, Migrant, MigrantCounts, Observer, Outcome, Rng, Search, Stop,
    run,
};
use evoku_sudoku::{Geometry, Shape, Sudoku};

const RING: Migration = Migration {
    topology: Topology::Ring,
    interval: 300,
    generations: None,
    migrants: 2,
    emigrants: Emigrants::Best,
};

fn puzzle(side: usize, share: f64) -> Sudoku {
    pattern::sudoku(&Arc::new(Geometry::plain(Shape::of_side(side).unwrap())), share, 1)
}

/// Creates islands with these algorithms.
fn islands<'a>(
    presets: &[&Preset],
    sudoku: &Sudoku,
    migration: Migration,
    seed: u64,
    budget: Budget<'a>,
) -> Islands<'a> {
    let begin = |(number, preset): (usize, &&Preset)| {
        let task = Task::unobserved(Islands::seed(seed, number as u64), budget);
        preset.begin(sudoku, &settings(preset, 12), task).unwrap()
    };
    Islands::new(presets.iter().enumerate().map(begin).collect(), migration, seed)
}

/// Runs the islands on this many threads.
fn on_threads(islands: &mut [Island<'_>], threads: usize) {
    let left = Mutex::new(islands.iter_mut());
    let work = || {
        loop {
            let next = left.lock().unwrap().next();
            let Some(island) = next else { return };
            island.run();
        }
    };
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
}

fn made(islands: Islands<'_>, threads: Option<usize>) -> Outcome {
    let mut islands = match threads {
        Some(threads) => islands.run_by(move |islands| on_threads(islands, threads)),
        None => islands,
    };
    run(&mut islands)
}

#[test]
fn every_preset_is_the_same_island_on_any_number_of_threads() {
    let (hard, easy) = (puzzle(9, 0.3), puzzle(9, 0.8));
    for &preset in PRESETS {
        for sudoku in [&hard, &easy] {
            let begin = || islands(&[preset; 3], sudoku, RING, 5, evaluations(1_000));
            let alone = made(begin(), None);
            for threads in [1, 2, 4] {
                assert_eq!(made(begin(), Some(threads)), alone, "{}: {threads}", preset.name);
            }
            let work = alone.work.evaluations();
            match alone.stop {
                Stop::Evaluations => assert_eq!(work, 3_000, "{}", preset.name),
                Stop::Exhausted => assert!(work < 3_000, "{}", preset.name),
                Stop::Solved => {
                    assert!(work <= 3_000, "{}", preset.name);
                    let best = alone.best.as_ref().map(|best| best.cost);
                    assert_eq!(best, Some(Cost::SOLVED), "{}", preset.name);
                }
                stop => panic!("{}: {stop}", preset.name),
            }
        }
    }
}

/// Algorithms on different encodings exchange boards.
#[test]
fn algorithms_may_be_mixed() {
    let names = ["row-ga", "column-ga", "mutation-ga", "simulated-annealing"];
    let presets = names.map(|name| preset(name).unwrap());
    let full = Migration { topology: Topology::Full, ..RING };
    let sudoku = puzzle(9, 0.3);
    let Outcome { migrants, .. } =
        made(islands(&presets, &sudoku, full, 1, evaluations(3_000)), None);
    // A board with complete rows is valid for an encoding with any digits, but not for one with
    // complete columns.
    assert!(migrants.accepted > 0 && migrants.refused > 0, "{migrants:?}");
}

/// The state of a run after it received migrants that `send` made from members of other runs, and
/// made one more step.
fn received(
    preset: &Preset,
    [from, to]: [&Sudoku; 2],
    send: fn(&dyn Generation) -> Migrant,
) -> (Vec<u8>, MigrantCounts) {
    struct Sent(fn(&dyn Generation) -> Migrant, Vec<Migrant>);
    impl Observer for Sent {
        fn generation(&mut self, generation: &dyn Generation) {
            self.1.push((self.0)(generation));
        }
    }
    let begin = |sudoku, seed| {
        let task = Task::unobserved(seed, evaluations(5_000));
        let mut begun = preset.begin(sudoku, &settings(preset, 12), task).unwrap();
        let _ = begun.step();
        begun
    };
    let mut sent = Sent(send, Vec::new());
    let mut receiver = begin(to, 1);
    for seed in 2..12 {
        begin(from, seed).show(&mut sent);
    }
    sent.1.iter().for_each(|migrant| receiver.receive(migrant));
    let _ = receiver.step();
    let mut bytes = Vec::new();
    receiver.save(&mut bytes);
    (bytes, receiver.migrants())
}

#[test]
fn migrants_that_are_copied_are_those_that_are_read() {
    let (one, other) = (puzzle(9, 0.3), puzzle(9, 0.4));
    let (mut accepted, mut refused) = (0, 0);
    for preset in PRESETS {
        for sudokus in [[&one, &one], [&one, &other]] {
            let copied = received(preset, sudokus, |shown| shown.emigrant(shown.best_member()));
            let read = received(preset, sudokus, |shown| shown.line(shown.best_member()).into());
            assert!(copied == read, "{}: {:?} and {:?}", preset.name, copied.1, read.1);
            (accepted, refused) = (accepted + copied.1.accepted, refused + copied.1.refused);
        }
    }
    assert!(accepted > 0 && refused > 0, "{accepted} taken, {refused} refused");
}

/// The solution comes from the island that needed the fewest evaluations; the work is that of all
/// islands.
#[test]
fn the_first_solution_wins() {
    let sudoku = puzzle(9, 0.8);
    let preset = preset("row-ga").unwrap();
    // One epoch without exchange: the islands are independent runs.
    let migration = Migration { interval: u64::MAX, ..RING };
    for seed in 0..20 {
        let alone: Vec<Outcome> = (0..4)
            .map(|island| {
                let task = Task::unobserved(Islands::seed(seed, island), evaluations(100_000));
                preset.run(&sudoku, &settings(preset, 12), task).unwrap()
            })
            .collect();
        let outcome =
            made(islands(&[preset; 4], &sudoku, migration, seed, evaluations(100_000)), None);
        let solved = alone.iter().filter(|outcome| outcome.is_solved());
        let winner = solved.min_by_key(|outcome| outcome.work.evaluations()).unwrap();
        assert_eq!(outcome.best, winner.best);
        assert_eq!(outcome.population, winner.population);
        let all: u64 = alone.iter().map(|outcome| outcome.work.evaluations()).sum();
        assert_eq!(outcome.work.evaluations(), all);
    }
}

/// Without exchange every island makes the same run as alone.
#[test]
fn migration_makes_a_difference() {
    let sudoku = puzzle(9, 0.3);
    let preset = preset("row-ga").unwrap();
    let best = |migrants| {
        let migration = Migration { migrants, ..RING };
        made(islands(&[preset; 2], &sudoku, migration, 1, evaluations(6_000)), None)
    };
    let apart = best(0);
    assert_eq!(apart.migrants, MigrantCounts::default());
    let alone = (0..2).map(|island| {
        let task = Task::unobserved(Islands::seed(1, island), evaluations(6_000));
        preset.run(&sudoku, &settings(preset, 12), task).unwrap().best.unwrap().cost
    });
    assert_eq!(apart.best.as_ref().map(|best| best.cost), alone.min());
    let together = best(2);
    assert!(together.migrants.accepted > 0 && together.population != apart.population);
}

#[test]
fn observers_see_every_epoch() {
    let sudoku = puzzle(9, 0.3);
    let preset = preset("row-ga").unwrap();
    let mut trace = Trace::default();
    let islands = islands(&[preset; 3], &sudoku, RING, 1, evaluations(3_000));
    let outcome = run(&mut islands.observed_by(&mut trace));
    let Trace(recorded) = trace;
    assert!(recorded.iter().enumerate().all(|(number, recorded)| recorded.number == number as u64));
    let last = recorded.last().unwrap();
    assert_eq!((last.number, last.evaluations), (outcome.generations, outcome.work.evaluations()));
    assert_eq!(last.members, outcome.population);
    assert!(recorded.windows(2).all(|pair| pair[0].best_of_run >= pair[1].best_of_run));
    assert!(recorded[0].evaluations >= 900 && recorded[0].evaluations < 900 + 3 * 12);
}

/// Islands that were saved and resumed equal those that were not interrupted.
#[test]
fn islands_go_on_where_they_were() {
    let sudoku = puzzle(9, 0.3);
    for (number, &preset) in PRESETS.iter().enumerate() {
        let mixed = [preset, PRESETS[(number + 1) % PRESETS.len()], preset];
        let random = Migration { topology: Topology::Random, emigrants: Emigrants::Random, ..RING };
        let budget = evaluations(2_500);
        let mut whole = Trace::default();
        let expected =
            run(&mut islands(&mixed, &sudoku, random, 7, budget).observed_by(&mut whole));
        let (mut saved, mut recorded): (Option<Vec<u8>>, Vec<RecordedGeneration>) =
            (None, Vec::new());
        let outcome = loop {
            let mut trace = Trace::default();
            let mut islands = islands(&mixed, &sudoku, random, 7, budget).observed_by(&mut trace);
            if let Some(bytes) = &saved {
                let mut bytes = Bytes::new(bytes);
                islands.load(&mut bytes).unwrap();
                bytes.end().unwrap();
            }
            // Interrupted after every second epoch.
            let stopped = (0..2).find_map(|_| match islands.step() {
                ControlFlow::Break(stop) => Some(islands.outcome(stop)),
                ControlFlow::Continue(()) => None,
            });
            let mut bytes = Vec::new();
            islands.save(&mut bytes);
            saved = Some(bytes);
            drop(islands);
            recorded.append(&mut trace.0);
            if let Some(outcome) = stopped {
                break outcome;
            }
        };
        assert_eq!(outcome, expected, "{}", preset.name);
        assert!(recorded == whole.0, "{}", preset.name);
    }
}

#[test]
fn an_archipelago_follows_its_settings() {
    let mut settings_read = Settings::new(Archipelago::PARAMETERS);
    let default = Archipelago {
        islands: 4,
        topology: Topology::Ring,
        interval: None,
        migrants: 1,
        emigrants: Emigrants::Best,
    };
    assert_eq!(Archipelago::of(&settings_read), default);
    for (name, topology) in Topology::NAMES {
        settings_read.set("topology", name).unwrap();
        assert_eq!(Archipelago::of(&settings_read).topology, topology);
    }
    for (name, emigrants) in Emigrants::NAMES {
        settings_read.set("migration", name).unwrap();
        assert_eq!(Archipelago::of(&settings_read).emigrants, emigrants);
    }
    // The remainder of the division goes to the first islands.
    let mut shares = Vec::new();
    let archipelago = Archipelago { islands: 3, ..default };
    let _ = archipelago.begin(1, evaluations(11), |island, task| {
        shares.push((island, task.seed == Islands::seed(1, island), task.budget.evaluations));
        preset("row-ga").unwrap().begin(
            &puzzle(9, 0.3),
            &common::trace::settings(preset("row-ga").unwrap(), 12),
            task,
        )
    });
    assert_eq!(shares, [(0, true, Some(4)), (1, true, Some(4)), (2, true, Some(3))]);
}

/// Without a configured interval, islands exchange members within any budget.
#[test]
fn the_default_interval_scales_with_the_budget() {
    let settings_read = Settings::new(Archipelago::PARAMETERS);
    let archipelago = Archipelago::of(&settings_read);
    for (all, interval) in
        [(u64::MAX, 20_000), (800_000, 20_000), (60_000, 1_500), (400, 10), (4, 1), (0, 1)]
    {
        assert_eq!(archipelago.interval(&evaluations(all)), interval, "{all}");
    }
    assert_eq!(archipelago.interval(&Budget::default()), 20_000);
    let of = |archipelago: Archipelago, budget: Budget<'static>| {
        let sudoku = puzzle(9, 0.3);
        let preset = preset("row-ga").unwrap();
        let begin = |_, task: Task<'static>| preset.begin(&sudoku, &settings(preset, 12), task);
        run(&mut archipelago.begin(1, budget, begin).unwrap())
    };
    let outcome = of(archipelago, evaluations(60_000));
    assert!(!archipelago.ends_before_an_exchange(&evaluations(60_000)));
    assert!((8..=9).contains(&outcome.exchanges), "{}", outcome.exchanges);
    let MigrantCounts { accepted, worse, refused } = outcome.migrants;
    assert_eq!(accepted + worse + refused, 4 * outcome.exchanges);
    // With an interval beyond the share of an island there is no exchange.
    let late = Archipelago { interval: Some(15_000), ..archipelago };
    assert!(late.ends_before_an_exchange(&evaluations(60_000)));
    assert_eq!(of(late, evaluations(60_000)).exchanges, 0);
    // For a budget of generations, the interval is a tenth of them.
    let of_generations = |all| Budget { generations: Some(all), ..Budget::default() };
    for (all, interval) in [(1000, 100), (50, 5), (3, 1)] {
        assert_eq!(archipelago.generations(&of_generations(all)), Some(interval), "{all}");
        assert_eq!(late.generations(&of_generations(all)), None);
    }
    let outcome = of(archipelago, of_generations(50));
    assert!((9..=10).contains(&outcome.exchanges), "{}", outcome.exchanges);
    assert_eq!(of(late, of_generations(50)).exchanges, 0);
}

#[test]
fn topologies_match_their_names() {
    let mut rng = Rng::new(1);
    let mut targets = |topology: Topology, island, islands| -> Vec<usize> {
        topology.targets(island, islands, &mut rng)
    };
    assert_eq!(targets(Topology::Ring, 0, 4), [1]);
    assert_eq!(targets(Topology::Ring, 3, 4), [0]);
    // 3 rows of 4: left and right, above and below, wrapping around.
    assert_eq!(targets(Topology::Torus, 0, 12), [1, 3, 4, 8]);
    assert_eq!(targets(Topology::Torus, 6, 12), [2, 5, 7, 10]);
    assert_eq!(targets(Topology::Torus, 2, 5), [1, 3]);
    assert_eq!(targets(Topology::Star, 0, 4), [1, 2, 3]);
    assert_eq!(targets(Topology::Star, 2, 4), [0]);
    assert_eq!(targets(Topology::Full, 2, 4), [0, 1, 3]);
    for (name, topology) in Topology::NAMES {
        assert_eq!(targets(topology, 0, 1), [0; 0], "{name}");
        for islands in 2..20 {
            // Every island can be reached from the first one.
            let mut reached = BTreeSet::from([0]);
            for _ in 0..200 {
                let from: Vec<usize> = reached.iter().copied().collect();
                reached.extend(from.iter().flat_map(|&i| targets(topology, i, islands)));
            }
            assert_eq!(reached.len(), islands, "{name}");
            assert!((0..islands).all(|i| !targets(topology, i, islands).contains(&i)), "{name}");
        }
    }
    let mut rng = Rng::new(2);
    let targets = (0..40_000).map(|_| Topology::Random.targets(2, 5, &mut rng)[0]);
    assert_uniform(targets, [0, 1, 3, 4]);
}

/// Tests the information for people about islands: each island by itself, the leader, and the
/// voyages.
#[test]
fn each_island_can_be_looked_at() {
    let sudoku = puzzle(9, 0.3);
    let preset = preset("row-ga").unwrap();
    let mut islands = islands(&[preset; 3], &sudoku, RING, 1, evaluations(1_000));
    assert!(islands.transfers().is_empty());
    assert_eq!(islands.step(), ControlFlow::Continue(()));
    let transfers: Vec<_> =
        islands.transfers().iter().map(|one| (one.from, one.to, one.migrants)).collect();
    assert_eq!(transfers, [(0, 1, 2), (1, 2, 2), (2, 0, 2)]);
    let best = |number: usize| islands.islands()[number].search().best();
    assert_eq!(best(islands.leading()), islands.best());
    assert!((0..3).all(|number| best(number) >= islands.best()));
    for (number, island) in islands.islands().iter().enumerate() {
        let mut recorded = Trace::default();
        island.search().show(&mut recorded);
        assert_eq!(recorded.0.len(), 1, "{number}");
        assert_eq!(Some(recorded.0[0].best_of_run), best(number));
        assert_eq!(island.ended(), None);
    }
    while islands.step().is_continue() {}
    assert!(islands.islands().iter().all(|one| one.ended().is_some()));
}
