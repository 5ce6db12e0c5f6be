//! Tests for every preset that a run that was saved and resumed equals an uninterrupted one.

use std::ops::ControlFlow;

use crate::common::trace::{RecordedGeneration, Trace, every_word, settings};
use crate::common::{any_sudoku, unsolvable};
use evoku_evolve::presets::{PRESETS, Preset, Settings, Task};
use evoku_evolve::puzzles::KINDS;
use evoku_evolve::{Budget, Bytes, Outcome, Rng, Search, State, Stop};
use evoku_sudoku::Sudoku;
use evoku_testing::cases;
use proptest::prelude::*;

const GENERATIONS: u64 = 40;

fn budget() -> Budget<'static> {
    Budget { generations: Some(GENERATIONS), evaluations: Some(20_000), ..Budget::default() }
}

/// A function that begins a run; `None` if the preset refuses the puzzle.
type Begin<'b> = dyn for<'a> Fn(Task<'a>) -> Option<Box<dyn Search + 'a>> + 'b;

/// Makes a whole run and returns its outcome and trace. Before each of the `interrupts` (step
/// numbers), the run is saved and resumed in a new search.
fn made(
    begin: &Begin<'_>,
    interrupts: &[u64],
    seed: u64,
) -> Option<(Outcome, Vec<RecordedGeneration>)> {
    let (mut recorded, mut saved) = (Vec::new(), None::<Vec<u8>>);
    let mut step = 0;
    loop {
        let mut trace = Trace::default();
        let mut search = begin(Task::new(seed, budget(), &mut trace))?;
        if let Some(saved) = &saved {
            let mut bytes = Bytes::new(saved);
            search.load(&mut bytes).unwrap();
            bytes.end().unwrap();
        }
        let ended = loop {
            if interrupts.contains(&step) {
                step += 1;
                let mut bytes = Vec::new();
                search.save(&mut bytes);
                saved = Some(bytes);
                break None;
            }
            step += 1;
            if let ControlFlow::Break(stop) = search.step() {
                break Some(search.outcome(stop));
            }
        };
        drop(search);
        recorded.append(&mut trace.0);
        if let Some(outcome) = ended {
            return Some((outcome, recorded));
        }
    }
}

fn check(name: &str, begin: &Begin<'_>, seed: u64) {
    let Some(whole) = made(begin, &[], seed) else { return };
    let mut rng = Rng::new(seed);
    let interrupts: Vec<u64> = (0..4).map(|_| rng.index(GENERATIONS as usize + 4) as u64).collect();
    let resumed = made(begin, &interrupts, seed).unwrap();
    assert!(whole == resumed, "{name}, interrupted at {interrupts:?}: {whole:?} {resumed:?}");
}

fn begin<'p>(preset: &'static Preset, sudoku: &'p Sudoku) -> Box<Begin<'p>> {
    Box::new(move |task| preset.begin(sudoku, &settings(preset, 12), task).ok())
}

#[test]
fn every_preset_resumes_exactly() {
    let sudoku = unsolvable();
    for preset in PRESETS {
        (1..9).for_each(|seed| check(preset.name, &begin(preset, &sudoku), seed));
    }
    for kind in KINDS {
        let own = &kind.own;
        let (size, settings) = (kind.sizes[1], Settings::new(own.parameters));
        check(own.name, &|task| Some(own.begin(&size, &settings, task).unwrap()), 1);
    }
}

/// The same for every value of its parameters that are words.
#[test]
fn every_setting_resumes_exactly() {
    let sudoku = unsolvable();
    for preset in PRESETS {
        for settings in every_word(preset, &settings(preset, 12)) {
            let begin: &Begin<'_> = &|task| preset.begin(&sudoku, &settings, task).ok();
            check(&format!("{} {settings:?}", preset.name), begin, 3);
        }
    }
    for kind in KINDS {
        for preset in kind.presets() {
            for settings in every_word(preset, &settings(preset, 12)) {
                let begin: &Begin<'_> = &|task| preset.begin(&9, &settings, task).ok();
                check(&format!("{} {} {settings:?}", kind.name, preset.name), begin, 3);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(8)))]

    #[test]
    fn every_preset_resumes_on_every_board(sudoku in any_sudoku(), seed: u64) {
        for preset in PRESETS {
            check(preset.name, &begin(preset, &sudoku), seed);
        }
    }
}

/// A checkpoint does not depend on the budget.
#[test]
fn a_larger_budget_resumes_where_a_smaller_one_ended() {
    let sudoku = unsolvable();
    for preset in PRESETS {
        let settings = settings(preset, 12);
        let of = |generations| Budget { generations: Some(generations), ..Budget::default() };
        let begin = |budget| preset.begin(&sudoku, &settings, Task::unobserved(1, budget)).unwrap();
        let (mut short, mut bytes) = (begin(of(7)), Vec::new());
        assert_eq!(evoku_evolve::run(&mut *short).stop, Stop::Generations, "{}", preset.name);
        short.save(&mut bytes);
        let mut longer = begin(of(20));
        longer.load(&mut Bytes::new(&bytes)).unwrap();
        let whole = preset.run(&sudoku, &settings, Task::unobserved(1, of(20))).unwrap();
        assert_eq!(evoku_evolve::run(&mut *longer), whole, "{}", preset.name);
    }
}

#[test]
fn damaged_states_are_refused() {
    let sudoku = unsolvable();
    for preset in PRESETS {
        let begin = || begin(preset, &sudoku)(Task::unobserved(1, budget())).unwrap();
        let mut search = begin();
        (0..3).for_each(|_| assert!(search.step().is_continue()));
        let mut bytes = Vec::new();
        search.save(&mut bytes);
        for length in (0..bytes.len()).step_by(1 + bytes.len() / 50) {
            let mut cut = Bytes::new(&bytes[..length]);
            assert!(begin().load(&mut cut).is_err(), "{}: cut to {length}", preset.name);
        }
        bytes.push(0);
        let mut longer = Bytes::new(&bytes);
        begin().load(&mut longer).unwrap();
        assert!(longer.end().is_err(), "{}", preset.name);
    }
}

/// The components of a state are restored as they were saved, whatever the target contained.
#[test]
fn parts_are_read_as_written() {
    type Parts = ((Vec<u16>, Option<f64>), (String, [i32; 3]));
    let [empty, some]: [Parts; 2] =
        [Parts::default(), ((vec![1, 2, 500], Some(-0.5)), ("ö9".to_owned(), [-1, 0, 7]))];
    for (from, to) in [(&empty, &some), (&some, &empty), (&some, &some)] {
        let (mut bytes, mut loaded) = (Vec::new(), to.clone());
        from.save(&mut bytes);
        let mut bytes = Bytes::new(&bytes);
        loaded.load(&mut bytes).unwrap();
        assert_eq!((&loaded, bytes.end()), (from, Ok(())));
    }
    let not_bool: [u8; 1] = [2];
    assert!(false.load(&mut Bytes::new(&not_bool)).is_err());
    // A length larger than the rest of the bytes must not allocate memory.
    let huge = u64::MAX.to_le_bytes();
    assert!(Vec::<u64>::new().load(&mut Bytes::new(&huge)).is_err());
}
