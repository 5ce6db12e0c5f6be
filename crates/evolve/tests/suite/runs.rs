//! Tests of properties of runs, for every preset: budgets, observers, givens, costs, refusals.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::common::check::{check_run, in_generations, plain, puzzles};
use crate::common::trace::{Trace, evaluations, run, settings};
use crate::common::{any_sudoku, pattern, unsolvable, with_marks};
use evoku_evolve::encodings::UnsupportedPuzzle;
use evoku_evolve::presets::{PRESETS, Preset, Refusal, Settings, Task};
use evoku_evolve::{Budget, Cost, Generation, Observer, Stop, Unobserved};
use evoku_sudoku::{Geometry, HouseKind, Partition, Rules, Shape, Sudoku, formats};
use proptest::prelude::*;

#[test]
fn runs_report_correct_results() {
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
    // Four boxes with at most two open cells each.
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
            // A larger budget continues where a smaller one ends.
            let complete = trace.iter().filter(|recorded| recorded.evaluations < limit);
            assert!(complete.eq(longest.1.iter().filter(|recorded| recorded.evaluations < limit)));
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

/// Runs with minimal patience end in the middle of a restart, by the budget or by a solution.
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
        // Tabu search solves such a puzzle before it would restart.
        assert!(restarts > 0 || preset.name == "memetic", "{}", preset.name);
        let (outcome, trace) = run(preset, &unsolvable(), &settings, 1, evaluations(20_000));
        check_run(preset, &unsolvable(), &outcome, &trace);
        assert!(outcome.restarts > 0, "{}", preset.name);
    }
}

/// Cancels the run as soon as it receives this generation.
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
fn a_run_that_is_over_before_it_begins_evaluates_nothing() {
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
fn exhausted_runs_are_reported() {
    // One open cell in each box: r1c1 has to be 1, but r1c3 is 1 too.
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

/// Too large a memory is refused before it is allocated.
#[test]
fn excessive_memory_is_refused() {
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
fn contradictory_givens_are_refused() {
    let geometry = Arc::new(Geometry::plain(Shape::of_side(4).unwrap()));
    let givens = formats::line::read("1....1.......1..", 4).unwrap();
    let sudoku = Sudoku::new(geometry, givens).unwrap();
    for preset in PRESETS {
        let settings = Settings::new(preset.parameters);
        let mut observer = Unobserved;
        let task = Task::new(1, evaluations(10), &mut observer);
        let refused = preset.run(&sudoku, &settings, task).unwrap_err();
        let Refusal::Puzzle(UnsupportedPuzzle::Contradiction(why)) = refused else {
            panic!("{}: {refused}", preset.name)
        };
        assert_eq!(why.to_string(), "two 1s in column 2 (r2c2 and r4c2)");
    }
}

/// The reason for which a preset refuses a puzzle whose givens don't contradict each other; `None`
/// if it runs.
fn may_refuse(preset: &Preset, sudoku: &Sudoku) -> Option<UnsupportedPuzzle> {
    let geometry = sudoku.geometry();
    let has = |kind| geometry.houses().any(|house| geometry.kind(house) == kind);
    let holds = |reason: &&UnsupportedPuzzle| match reason {
        UnsupportedPuzzle::NoBoxes => !has(HouseKind::Box) && !has(HouseKind::Region),
        UnsupportedPuzzle::Marks => sudoku.marks().is_some(),
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
    for side in 1..=16 {
        let shapes = (1..=side).filter(|rows| side % rows == 0);
        for shape in shapes.map(|rows| Shape::new(rows, side / rows).unwrap()) {
            runs_or_refuses(&plain(shape, 0.5), 1);
        }
    }
    // These take long, so each has the usual boxes only.
    for side in [20, 25, 36, 49, 64] {
        runs_or_refuses(&plain(Shape::of_side(side).unwrap(), 0.5), 1);
    }
    let latin = Rules { partition: Partition::None, ..Rules::default() };
    let geometry = Geometry::new(Shape::NINE, latin).unwrap();
    runs_or_refuses(&pattern::sudoku(&Arc::new(geometry), 0.5, 1), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_preset_runs_or_gives_a_reason(
        sudoku in any_sudoku(), marked in prop::bool::weighted(0.25), seed: u64,
    ) {
        let sudoku = if marked { with_marks(&sudoku, seed) } else { sudoku };
        runs_or_refuses(&sudoku, seed);
    }
}

/// Every cost, however high, can be expressed on the scale of its preset.
#[test]
fn every_cost_has_words() {
    let rules = Rules { anti_knight: true, anti_king: true, ..Rules::default() };
    let geometry = Geometry::new(Shape::of_side(4).unwrap(), rules).unwrap();
    let sudoku = Sudoku::new(Arc::new(geometry), evoku_sudoku::Grid::blank(4)).unwrap();
    for preset in PRESETS {
        let scale = preset.scale(&sudoku, &settings(preset, 12));
        let (outcome, _) = run(preset, &sudoku, &settings(preset, 12), 1, evaluations(50));
        for &(_, cost) in &outcome.population {
            assert!(scale.words(cost).to_string().contains(scale.unit.name()), "{}", preset.name);
        }
        let words = |cost| scale.words(cost).to_string();
        let solved = scale.maximum.unwrap_or(0);
        assert!(words(Cost::SOLVED).starts_with(&solved.to_string()), "{}", preset.name);
        // Two values have no common scale; their sum is reported as a cost.
        let expected = if scale.second.is_some() { 0 } else { solved };
        assert_eq!(scale.solved(), f64::from(expected), "{}", preset.name);
        let beyond = if scale.maximum.is_some() { "-7 of " } else { "7 " };
        assert!(words(Cost::one(solved + 7)).starts_with(beyond), "{}", preset.name);
    }
}
