//! The laws of runs, of every preset: budgets, observers, givens, costs, refusals.

use crate::common;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::common::trace::{Seen, Trace, evaluations, run, settings};
use crate::common::{any_sudoku, count, keeps_givens, pattern, unsolvable, with_marks};
use evoku_evolve::encodings::NotServed;
use evoku_evolve::presets::{
    Domain, Method, Order, POPULATION, PRESETS, Preset, Refusal, Settings, Task,
};
use evoku_evolve::{Budget, Cost, Generation, Observer, Outcome, Stop, Unobserved};
use evoku_sudoku::{Geometry, HouseKind, Partition, Rules, Shape, Sudoku, formats};
use proptest::prelude::*;

/// A plain puzzle with about this share of its cells given.
fn plain(shape: Shape, share: f64) -> Sudoku {
    pattern::sudoku(&Arc::new(Geometry::plain(shape)), share, 1)
}

/// One that can't be solved, one that is soon solved, and one with every rule.
fn puzzles() -> [Sudoku; 3] {
    let rules = Rules {
        partition: common::regions(Shape::NINE, 9, 1),
        diagonal: true,
        windoku: true,
        anti_knight: true,
        anti_king: true,
    };
    let variant = Arc::new(Geometry::new(Shape::NINE, rules).unwrap());
    [unsolvable(), plain(Shape::NINE, 0.9), pattern::sudoku(&variant, 0.3, 1)]
}

fn in_generations(limit: u64) -> Budget<'static> {
    Budget { generations: Some(limit), evaluations: Some(100_000), ..Budget::default() }
}

/// Checks an attempt as it was reported: givens in place, cost as counted from nothing, and 0 if
/// and only if it solves the puzzle.
fn check_attempt(
    preset: &Preset,
    sudoku: &Sudoku,
    settings: &Settings,
    (line, cost): (&str, Cost),
) {
    let grid = formats::line::read(line, sudoku.geometry().side()).unwrap();
    assert!(keeps_givens(sudoku, &grid), "{}: {line}", preset.name);
    let counts = count(sudoku, &grid);
    // Algorithms on partial boards count blanks and violations apart, one of them violating cells
    // if asked to; one counts houses, not digits.
    let by_cells = Cost::two(counts.blanks, counts.violating_cells);
    let scale = preset.scale(sudoku, settings);
    let expected = match scale.unit {
        "cells filled" if scale.second.is_some() && cost == by_cells => by_cells,
        "cells filled" => Cost::two(counts.blanks, counts.violations),
        "illegal houses" => Cost::one(counts.illegal),
        "conflicts" => Cost::one(counts.conflicts),
        "equal pairs" => Cost::one(counts.violations),
        "duplicates, blanks included" => Cost::one(counts.with_blanks),
        _ => Cost::one(counts.missing),
    };
    assert_eq!(cost, expected, "{}: {line}", preset.name);
    // Marks are respected by what is drawn, so the cost doesn't count them.
    if scale.unit == "duplicates, blanks included" {
        assert!(cost.is_solved() || !sudoku.is_solved_by(&grid), "{}: {line}", preset.name);
        return;
    }
    assert_eq!(cost.is_solved(), sudoku.is_solved_by(&grid), "{}: {line}", preset.name);
}

/// Checks all that a run told against the naive twins.
fn check_run(preset: &Preset, sudoku: &Sudoku, outcome: &Outcome, trace: &[Seen]) {
    check_run_with(preset, sudoku, &Settings::new(preset.parameters), outcome, trace);
}

/// The same of a run whose settings change what is counted.
fn check_run_with(
    preset: &Preset,
    sudoku: &Sudoku,
    settings: &Settings,
    outcome: &Outcome,
    trace: &[Seen],
) {
    let name = preset.name;
    for (number, seen) in trace.iter().enumerate() {
        let costs = || seen.members.iter().map(|&(_, cost)| cost);
        let totals: u64 = costs().map(|cost| u64::from(cost.total())).sum();
        assert_eq!(seen.number, number as u64, "{name} shows every generation");
        assert_eq!(Some(seen.best), costs().min(), "{name}");
        assert_eq!(Some(seen.worst), costs().max(), "{name}");
        assert_eq!(seen.mean, totals as f64 / seen.members.len() as f64, "{name}");
        assert!(seen.best_of_run <= seen.best, "{name}");
        let (best, _) = seen.members.iter().find(|&&(_, cost)| cost == seen.best).unwrap();
        let differing = |line: &str| {
            let [one, other] = [best, line].map(|line| {
                formats::line::read(line, sudoku.geometry().side()).unwrap().cells().to_vec()
            });
            one.iter().zip(&other).filter(|(a, b)| a != b).count()
        };
        let distances: usize = seen.members.iter().map(|(line, _)| differing(line)).sum();
        assert_eq!(seen.diversity, distances as f64 / seen.members.len() as f64, "{name}");
        check_attempt(preset, sudoku, settings, (&seen.best_of_run_line, seen.best_of_run));
        seen.members
            .iter()
            .for_each(|(line, cost)| check_attempt(preset, sudoku, settings, (line, *cost)));
    }
    for pair in trace.windows(2) {
        assert!(pair[0].evaluations < pair[1].evaluations, "{name}");
        assert!(pair[0].restarts <= pair[1].restarts, "{name}");
        assert!(pair[0].best_of_run >= pair[1].best_of_run, "{name}");
    }
    let attempts = outcome.best.iter().chain(&outcome.last);
    attempts.for_each(|best| check_attempt(preset, sudoku, settings, (&best.line, best.cost)));
    outcome
        .population
        .iter()
        .for_each(|(line, c)| check_attempt(preset, sudoku, settings, (line, *c)));
    assert!(outcome.survivors.iter().all(|&member| member < outcome.population.len()), "{name}");

    let best = outcome.best.as_ref().map(|best| best.cost);
    let is_over = outcome.is_solved() || outcome.stop == Stop::FalseZero;
    assert_eq!(is_over, best.is_some_and(Cost::is_solved), "{name}");
    assert_eq!(best.is_none(), outcome.work.evaluations() == 0, "{name}");
    let last_of = outcome.population.iter().map(|&(_, cost)| cost).min();
    assert_eq!(outcome.last.as_ref().map(|last| last.cost), last_of, "{name}");
    if let Some(last) = trace.last() {
        assert!(best <= Some(last.best_of_run), "{name}");
        assert_eq!(last.number, outcome.generations, "{name}");
        assert!(last.evaluations <= outcome.work.evaluations(), "{name}");
        assert!(last.restarts <= outcome.restarts, "{name}");
        if outcome.is_solved() {
            assert_eq!(last.best_of_run, Cost::SOLVED, "{name} shows the generation that solved");
            assert_eq!(last.members, outcome.population, "{name}");
            assert_eq!(outcome.last, outcome.best, "{name}");
        }
    }
}

#[test]
fn runs_tell_the_truth() {
    for sudoku in &puzzles() {
        for preset in PRESETS {
            for seed in 1..4 {
                let settings = settings(preset, 12);
                let (outcome, trace) = run(preset, sudoku, &settings, seed, evaluations(1_000));
                check_run(preset, sudoku, &outcome, &trace);
            }
        }
    }
}

#[test]
fn easy_puzzles_are_solved() {
    // Four boxes with two blanks each at most.
    let sudoku = plain(Shape::of_side(4).unwrap(), 0.7);
    for preset in PRESETS {
        let (outcome, trace) = run(preset, &sudoku, &settings(preset, 20), 1, evaluations(20_000));
        check_run(preset, &sudoku, &outcome, &trace);
        assert_eq!(outcome.stop, Stop::Solved, "{}", preset.name);
    }
}

#[test]
fn a_solved_board_takes_one_evaluation() {
    let sudoku = plain(Shape::NINE, 1.0);
    for preset in PRESETS {
        let (outcome, trace) = run(preset, &sudoku, &settings(preset, 20), 1, evaluations(1000));
        check_run(preset, &sudoku, &outcome, &trace);
        let found = (outcome.stop, outcome.work.evaluations(), outcome.generations, trace.len());
        assert_eq!(found, (Stop::Solved, 1, 0, 1), "{}", preset.name);
    }
}

#[test]
fn evaluations_never_exceed_their_budget() {
    let sudoku = unsolvable();
    for preset in PRESETS {
        let settings = settings(preset, 12);
        let longest = run(preset, &sudoku, &settings, 1, evaluations(5_000));
        for limit in [0, 1, 2, 11, 12, 13, 100, 4095, 4096, 4097] {
            let (outcome, trace) = run(preset, &sudoku, &settings, 1, evaluations(limit));
            check_run(preset, &sudoku, &outcome, &trace);
            assert_eq!(outcome.stop, Stop::Evaluations, "{}", preset.name);
            assert_eq!(outcome.work.evaluations(), limit, "{}", preset.name);
            // A larger budget goes on where a smaller one ends.
            let complete = trace.iter().filter(|seen| seen.evaluations < limit);
            assert!(complete.eq(longest.1.iter().filter(|seen| seen.evaluations < limit)));
        }
    }
}

#[test]
fn generations_never_exceed_their_budget() {
    let sudoku = unsolvable();
    for preset in PRESETS {
        let settings = settings(preset, 12);
        let (_, longest) = run(preset, &sudoku, &settings, 1, in_generations(5));
        for limit in [0, 1, 2, 4] {
            let (outcome, trace) = run(preset, &sudoku, &settings, 1, in_generations(limit));
            check_run(preset, &sudoku, &outcome, &trace);
            assert_eq!(outcome.stop, Stop::Generations, "{}", preset.name);
            assert_eq!(outcome.generations, limit, "{}", preset.name);
            assert_eq!(trace, longest[..=limit as usize], "{}", preset.name);
        }
    }
}

/// Runs of hardly any patience end in the middle of a restart, by the budget or by a solution.
#[test]
fn a_restart_may_be_the_end() {
    let [hard, ..] = puzzles();
    let easy = plain(Shape::of_side(4).unwrap(), 0.4);
    for preset in PRESETS.iter().filter(|p| p.parameters.iter().any(|p| p.name == "patience")) {
        let mut settings = settings(preset, 5);
        settings.set("patience", "1").unwrap();
        let mut restarts = 0;
        for limit in 190..260 {
            let (outcome, trace) = run(preset, &hard, &settings, 1, evaluations(limit));
            check_run(preset, &hard, &outcome, &trace);
            assert_eq!(outcome.work.evaluations(), limit, "{}", preset.name);
            restarts += outcome.restarts;
        }
        for seed in 0..100 {
            let (outcome, trace) = run(preset, &easy, &settings, seed, evaluations(10_000));
            check_run(preset, &easy, &outcome, &trace);
            assert_eq!(outcome.stop, Stop::Solved, "{}", preset.name);
            restarts += outcome.restarts;
        }
        // Tabu search has solved such a puzzle before it would begin anew.
        assert!(restarts > 0 || preset.name == "memetic", "{}", preset.name);
        let (outcome, trace) = run(preset, &unsolvable(), &settings, 1, evaluations(20_000));
        check_run(preset, &unsolvable(), &outcome, &trace);
        assert!(outcome.restarts > 0, "{}", preset.name);
    }
}

/// Cancels as soon as it sees this generation.
struct Impatient<'a>(u64, &'a AtomicBool);

impl Observer for Impatient<'_> {
    fn generation(&mut self, generation: &dyn Generation) {
        self.1.store(generation.number() >= self.0, Ordering::Relaxed);
    }
}

#[test]
fn a_run_is_cancelled_between_generations() {
    let [sudoku, ..] = puzzles();
    for preset in PRESETS {
        for number in 1..3 {
            let flag = AtomicBool::new(false);
            let observer = &mut Impatient(number, &flag);
            let budget = Budget { cancel: Some(&flag), ..Budget::default() };
            let task = Task::new(1, budget, observer);
            let outcome = preset.run(&sudoku, &settings(preset, 12), task).unwrap();
            assert_eq!((outcome.stop, outcome.generations), (Stop::Cancelled, number));
        }
    }
}

#[test]
fn what_is_over_before_it_begins_evaluates_nothing() {
    let [sudoku, ..] = puzzles();
    let cancelled = AtomicBool::new(true);
    for (budget, stop) in [
        (Budget { deadline: Some(Instant::now()), ..Budget::default() }, Stop::Deadline),
        (Budget { cancel: Some(&cancelled), ..Budget::default() }, Stop::Cancelled),
        (evaluations(0), Stop::Evaluations),
    ] {
        for preset in PRESETS {
            let (outcome, trace) = run(preset, &sudoku, &settings(preset, 12), 1, budget);
            check_run(preset, &sudoku, &outcome, &trace);
            assert_eq!((outcome.stop, outcome.work.evaluations()), (stop, 0), "{}", preset.name);
            assert_eq!((trace, outcome.population), (vec![], vec![]), "{}", preset.name);
        }
    }
}

#[test]
fn what_cannot_get_any_further_says_so() {
    // One blank a box: r1c1 has to be 1, as r1c3 is.
    let sudoku = ".21434.221434321";
    let geometry = Arc::new(Geometry::plain(Shape::of_side(4).unwrap()));
    let sudoku = Sudoku::new(geometry, formats::line::read(sudoku, 4).unwrap()).unwrap();
    for preset in PRESETS {
        let (outcome, trace) = run(preset, &sudoku, &settings(preset, 12), 1, evaluations(1_000));
        check_run(preset, &sudoku, &outcome, &trace);
        let spent = outcome.work.evaluations();
        match outcome.stop {
            Stop::Exhausted => assert!(spent < 1_000, "{}", preset.name),
            stop => assert_eq!((stop, spent), (Stop::Evaluations, 1_000), "{}", preset.name),
        }
    }
}

/// Every parameter at both ends of its range, one at a time and all together; every word of a
/// choice.
#[test]
fn every_setting_runs() {
    let [sudoku, ..] = puzzles();
    for preset in PRESETS {
        let mut cases: Vec<Settings> = Vec::new();
        let (mut least_of_all, mut most_of_all) = (settings(preset, 12), settings(preset, 12));
        for parameter in preset.parameters {
            let ends = match parameter.domain {
                // A million boards take a while; the other ends are the same to a population.
                // Fewer than the largest population, for those that have to be.
                Domain::Whole { least, most, .. } if parameter.relation.is_none() => {
                    [least, most.min(1000)].map(|n| n.to_string())
                }
                Domain::Whole { least, .. } => match parameter.relation.map(|one| one.order) {
                    Some(Order::AtLeast) => [12, 1000],
                    _ => [least, 11],
                }
                .map(|n| n.to_string()),
                Domain::Automatic { least, most } => [least, most].map(|n| n.to_string()),
                Domain::Real { least, most, .. } => [least, most].map(|n| n.to_string()),
                Domain::Choice(words) => [words[0], words[words.len() - 1]].map(str::to_owned),
                Domain::Method(methods) => {
                    [methods[0], methods[methods.len() - 1]].map(|method| method.word.to_owned())
                }
            };
            let words = match parameter.domain {
                Domain::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
                Domain::Method(methods) => methods.iter().flat_map(ends_of).collect(),
                _ => ends.to_vec(),
            };
            for value in &words {
                let mut settings = settings(preset, 12);
                settings.set(parameter.name, value).unwrap();
                cases.push(settings);
            }
            if parameter.relation.is_none() {
                least_of_all.set(parameter.name, &ends[0]).unwrap();
            }
            most_of_all.set(parameter.name, &ends[1]).unwrap();
        }
        cases.extend([least_of_all, most_of_all]);
        for settings in &mut cases {
            // Beside the least and the greatest of all others some have no effect.
            settings.clear_ineffective();
            settings.check().unwrap();
            let (outcome, trace) = run(preset, &sudoku, settings, 1, evaluations(300));
            check_run_with(preset, &sudoku, settings, &outcome, &trace);
            let stop = if outcome.is_solved() { Stop::Solved } else { Stop::Evaluations };
            assert_eq!(outcome.stop, stop, "{} {settings:?}", preset.name);
        }
    }
}

/// Walks every parameter that depends on another one: a value beyond is refused, whichever of the
/// two was set last, and a default adapts.
#[test]
fn contradicting_settings_are_refused() {
    let [sudoku, ..] = puzzles();
    let mut walked = 0;
    for preset in PRESETS {
        for parameter in preset.parameters {
            let Some(relation) = parameter.relation else { continue };
            walked += 1;
            assert_eq!(relation.other, POPULATION, "{}", preset.name);
            let (beyond, within) = match relation.order {
                Order::Below => (12, 11),
                Order::AtMost => (13, 12),
                Order::AtLeast => (11, 12),
            };
            let text = |number: u64| match relation.word {
                Some(word) => format!("{word}:{number}"),
                None => number.to_string(),
            };
            for population_first in [true, false] {
                let mut pairs = [(POPULATION, "12".to_owned()), (parameter.name, text(beyond))];
                if !population_first {
                    pairs.reverse();
                }
                let mut settings = settings(preset, 12);
                pairs.iter().for_each(|(name, value)| settings.set(name, value).unwrap());
                let error = settings.check().unwrap_err();
                let words = format!("{} {POPULATION}, which is 12", relation.order.words());
                assert!(error.to_string().contains(&words), "{}: {error}", preset.name);
                let task = Task::unobserved(1, evaluations(10));
                let refused = preset.run(&sudoku, &settings, task).unwrap_err();
                assert_eq!(refused, Refusal::Settings(error), "{}", preset.name);
                settings.set(parameter.name, &text(within)).unwrap();
                assert!(settings.check().is_ok(), "{}", preset.name);
            }
            // Populations at both ends, with whatever else is the default.
            for population in [10, 999_999] {
                let mut settings = Settings::new(preset.parameters);
                settings.set(POPULATION, &population.to_string()).unwrap();
                assert!(settings.check().is_ok(), "{}", preset.name);
            }
        }
    }
    assert!(walked >= 7, "the table has {walked} parameters that depend on another one");
}

/// The fitness of the cloning GA's design, with the list of ten flags: blanks are duplicates of each
/// other, so the empty board scores 216, and 0 with blanks left is told from a solution.
#[test]
fn the_flags_of_the_cloning_ga_count_blanks() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let empty = Sudoku::new(Arc::clone(&geometry), evoku_sudoku::Grid::blank(9)).unwrap();
    let preset = evoku_evolve::presets::preset("cloning-ga").unwrap();
    let mut flags = Settings::new(preset.parameters);
    flags.set("fitness", "flags").unwrap();
    flags.set("propagation", "none").unwrap();
    let (outcome, trace) = run(preset, &empty, &flags, 1, evaluations(10));
    assert_eq!(trace[0].members[0].1, Cost::one(216));
    check_run_with(preset, &empty, &flags, &outcome, &trace);
    // One cell is open and the blank in it is no duplicate: the design ends here.
    let solved = pattern::sudoku(&geometry, 1.0, 1);
    let mut grid = solved.givens().clone();
    grid.set(evoku_sudoku::Cell::at(4, 4, 9), None);
    let nearly = Sudoku::new(geometry, grid).unwrap();
    let (outcome, trace) = run(preset, &nearly, &flags, 1, evaluations(10));
    check_run_with(preset, &nearly, &flags, &outcome, &trace);
    let best = outcome.best.as_ref().unwrap();
    assert_eq!((outcome.stop, best.cost), (Stop::FalseZero, Cost::SOLVED));
    assert!(!outcome.is_solved() && best.line.contains('.'), "{}", best.line);
}

/// Descriptions repeat no default: what they say of parameters is filled in from these.
#[test]
fn descriptions_have_the_defaults_of_parameters() {
    for preset in PRESETS {
        let text = preset.description();
        assert!(!text.contains(['{', '}']), "{}: {text}", preset.name);
    }
    let lsga = evoku_evolve::presets::preset("lsga").unwrap().description();
    assert!(lsga.contains("50 elite boards") && lsga.contains("150 boards"), "{lsga}");
}

/// A preset's file is named as the command names it.
#[test]
fn every_preset_has_a_file_of_its_name() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/presets");
    for preset in PRESETS {
        let file = folder.join(preset.name.replace('-', "_")).with_extension("rs");
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(&format!("name: \"{}\"", preset.name)), "{}", file.display());
        assert!(text.lines().count() <= 240, "{} is no short file", file.display());
    }
}

/// The memory is refused before it is taken.
#[test]
fn what_needs_too_much_memory_is_refused() {
    let sudoku = plain(Shape::of_side(64).unwrap(), 0.5);
    let budget = Budget { memory: Some(100_000_000), ..evaluations(10) };
    for preset in PRESETS.iter().filter(|preset| preset.population().is_some()) {
        let settings = settings(preset, 1_000_000);
        let refused = preset.run(&sudoku, &settings, Task::unobserved(1, budget));
        let Err(Refusal::Memory { needed, allowed }) = refused else {
            panic!("{}: {refused:?}", preset.name)
        };
        assert!(needed > allowed && allowed == 100_000_000, "{}: {needed}", preset.name);
    }
}

#[test]
fn the_nearest_whole_number_survives_a_cull() {
    let [sudoku, ..] = puzzles();
    let culling = PRESETS.iter().filter(|p| p.parameters.iter().any(|p| p.name == "survivors"));
    for preset in culling {
        for (size, share, survivors) in [
            (100, "0.29", 29),
            (10, "0.1", 1),
            (15, "0.1", 2),
            (14, "0.1", 1),
            (12, "0", 1),
            (12, "1", 12),
        ] {
            let mut settings = settings(preset, size);
            settings.set("survivors", share).unwrap();
            let (outcome, _) = run(preset, &sudoku, &settings, 1, in_generations(1));
            assert_eq!(outcome.survivors.len(), survivors, "{}: {share} of {size}", preset.name);
        }
    }
}

#[test]
fn contradictory_givens_are_refused() {
    let geometry = Arc::new(Geometry::plain(Shape::of_side(4).unwrap()));
    let givens = formats::line::read("1....1.......1..", 4).unwrap();
    let sudoku = Sudoku::new(geometry, givens).unwrap();
    for preset in PRESETS {
        let settings = Settings::new(preset.parameters);
        let mut observer = Unobserved;
        let task = Task::new(1, evaluations(10), &mut observer);
        let refused = preset.run(&sudoku, &settings, task).unwrap_err();
        // r2c2 violates two others, so it is named first.
        let Refusal::Puzzle(NotServed::Contradiction(why)) = refused else {
            panic!("{}: {refused}", preset.name)
        };
        assert_eq!(why, "r1c1 and r2c2 are both 1");
    }
}

/// A word with its smallest and its largest number; the largest cut down where it is a count.
fn ends_of(method: &Method) -> Vec<String> {
    let word = method.word;
    // An elite has to be smaller than the population.
    let largest = if word == "generational" { 11.0 } else { 1000.0 };
    method.number.map_or(vec![word.to_owned()], |[least, _, most]| {
        [least, most.min(largest)].map(|number| format!("{word}:{number}")).to_vec()
    })
}

/// The first reason of a preset to refuse a puzzle, whose givens don't contradict each other.
fn may_refuse(preset: &Preset, sudoku: &Sudoku) -> Option<NotServed> {
    let geometry = sudoku.geometry();
    let has = |kind| geometry.houses().any(|house| geometry.kind(house) == kind);
    let holds = |reason: &&NotServed| match reason {
        NotServed::NoBoxes => !has(HouseKind::Box) && !has(HouseKind::Region),
        NotServed::Marks => sudoku.marks().is_some(),
        _ => false,
    };
    preset.refuses.iter().find(holds).cloned()
}

fn runs_or_refuses(sudoku: &Sudoku, seed: u64) {
    for preset in PRESETS {
        let mut trace = Trace::default();
        let task = Task::new(seed, evaluations(40), &mut trace);
        match (preset.run(sudoku, &settings(preset, 10), task), may_refuse(preset, sudoku)) {
            (Ok(outcome), None) => check_run(preset, sudoku, &outcome, &trace.0),
            (Err(refused), Some(expected)) => {
                assert_eq!(refused, Refusal::Puzzle(expected), "{}", preset.name);
            }
            (result, expected) => panic!("{}: {result:?}, not {expected:?}", preset.name),
        }
    }
}

#[test]
fn every_preset_runs_on_every_size() {
    for side in (1..=16).chain([20, 25, 36, 49, 64]) {
        let shapes = (1..=side).filter(|rows| side % rows == 0);
        for shape in shapes.map(|rows| Shape::new(rows, side / rows).unwrap()) {
            runs_or_refuses(&plain(shape, 0.5), 1);
        }
    }
    let latin = Rules { partition: Partition::None, ..Rules::default() };
    let geometry = Geometry::new(Shape::NINE, latin).unwrap();
    runs_or_refuses(&pattern::sudoku(&Arc::new(geometry), 0.5, 1), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_preset_runs_or_says_why_not(
        sudoku in any_sudoku(), marked in prop::bool::weighted(0.25), seed: u64,
    ) {
        let sudoku = if marked { with_marks(&sudoku, seed) } else { sudoku };
        runs_or_refuses(&sudoku, seed);
    }
}

/// The value of a cost on the scale of its preset can be told, however bad.
#[test]
fn every_cost_has_words() {
    let rules = Rules { anti_knight: true, anti_king: true, ..Rules::default() };
    let geometry = Geometry::new(Shape::of_side(4).unwrap(), rules).unwrap();
    let sudoku = Sudoku::new(Arc::new(geometry), evoku_sudoku::Grid::blank(4)).unwrap();
    for preset in PRESETS {
        let scale = preset.scale(&sudoku, &settings(preset, 12));
        let (outcome, _) = run(preset, &sudoku, &settings(preset, 12), 1, evaluations(50));
        for &(_, cost) in &outcome.population {
            assert!(scale.words(cost).contains(scale.unit), "{}", preset.name);
        }
        let solved = scale.maximum.unwrap_or(0);
        assert!(scale.words(Cost::SOLVED).starts_with(&solved.to_string()), "{}", preset.name);
        // Two values have no common scale; their sum is told as it is.
        let told = if scale.second.is_some() { 0 } else { solved };
        assert_eq!(scale.solved(), f64::from(told), "{}", preset.name);
        let beyond = if scale.maximum.is_some() { "-7 of " } else { "7 " };
        assert!(scale.words(Cost::one(solved + 7)).starts_with(beyond), "{}", preset.name);
    }
}
