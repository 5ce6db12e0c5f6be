//! Tests with a counting allocator that a run allocates nothing after its first generation.
#![allow(unsafe_code, reason = "an allocator is unsafe by its trait; no other file needs one")]

use crate::common;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt::Debug;
use std::sync::Arc;

use crate::common::trace::{every_word, settings};
use crate::common::{insoluble, regions, unsolvable};
use evoku_evolve::encodings::NotServed;
use evoku_evolve::presets::{PRESETS, Preset, Refusal, Settings, Task};
use evoku_evolve::puzzles::KINDS;
use evoku_evolve::{Budget, Generation, Observer, Outcome, Stop};
use evoku_sudoku::{Geometry, Rules, Shape};

/// The system's allocator, which counts the allocations of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    /// The bytes that the thread holds, and the largest number it has held.
    static HELD: Cell<[i64; 2]> = const { Cell::new([0; 2]) };
}

fn hold(bytes: i64) {
    let [held, most] = HELD.get();
    let held = held + bytes;
    HELD.set([held, most.max(held)]);
}

fn allocations() -> u64 {
    ALLOCATIONS.get()
}

// SAFETY: every call is passed on to the system's allocator unchanged; the counter is a thread
// local that neither allocates nor needs to be dropped.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        hold(layout.size() as i64);
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        hold(-(layout.size() as i64));
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(pointer, layout) }
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        hold(size as i64 - layout.size() as i64);
        // SAFETY: as promised by the caller.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Reads the counter and all values of a generation, so that computing these is counted too.
#[derive(Default)]
struct Reader {
    generations: u64,
    after_first: u64,
    after_last: u64,
}

impl Observer for Reader {
    fn generation(&mut self, generation: &dyn Generation) {
        assert!(generation.best() <= generation.worst());
        assert!(generation.mean() + generation.diversity() >= 0.0);
        self.generations = generation.number();
        if self.generations == 1 {
            self.after_first = allocations();
        }
        self.after_last = allocations();
    }
}

fn check(name: &str, run: impl FnOnce(Task<'_>) -> Outcome) {
    const GENERATIONS: u64 = 300;
    let mut observer = Reader::default();
    let budget = Budget { generations: Some(GENERATIONS), ..Budget::default() };
    let outcome = run(Task::new(1, budget, &mut observer));
    assert_eq!(outcome.stop, Stop::Generations, "{name}");
    assert_eq!(observer.generations, GENERATIONS, "{name}");
    assert!(observer.after_first > 0, "{name}: the counter counts");
    let allocated = observer.after_last - observer.after_first;
    assert_eq!(allocated, 0, "{name}: allocations in {GENERATIONS} generations");
}

#[test]
fn generations_allocate_nothing() {
    let shape = Shape::NINE;
    let partition = regions(shape, 9, 1);
    let all = Rules {
        partition,
        diagonal: true,
        windoku: true,
        anti_knight: true,
        anti_king: true,
        ..Rules::default()
    };
    for rules in [Rules::default(), all] {
        let geometry = Arc::new(Geometry::new(shape, rules).unwrap());
        let sudoku = match geometry.rules() == &Rules::default() {
            true => unsolvable(),
            false => insoluble(&geometry),
        };
        let marked = common::with_marks(&sudoku, 1);
        for preset in PRESETS {
            let settings = settings(preset, 12);
            for settings in every_word(preset, &settings) {
                let name = format!("{} {settings:?}", preset.name);
                // With all rules the pattern has no solution, which placing singles can reveal.
                let begun =
                    preset.begin(&sudoku, &settings, Task::unobserved(1, Budget::default()));
                if let Err(Refusal::Puzzle(NotServed::Contradiction(_))) = begun {
                    continue;
                }
                check(&name, |task| preset.run(&sudoku, &settings, task).unwrap());
            }
            if !preset.refuses.contains(&NotServed::Marks) {
                check(preset.name, |task| preset.run(&marked, &settings, task).unwrap());
            }
        }
    }
}

/// The memory that a preset announces for its attempts is what they take. The population is so
/// large that everything else is negligible.
#[test]
fn the_memory_of_a_run_is_foretold() {
    for side in [9, 25] {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(side).unwrap()));
        let sudoku = insoluble(&geometry);
        for preset in PRESETS {
            foretold(preset, &sudoku, &|settings, task| drop(preset.run(&sudoku, settings, task)));
        }
    }
    for kind in KINDS {
        let size = 2 * kind.sizes[1];
        for preset in kind.presets() {
            foretold(preset, &size, &|settings, task| drop(preset.run(&size, settings, task)));
        }
    }
}

fn foretold<P: Debug>(preset: &Preset<P>, posed: &P, run: &dyn for<'a> Fn(&Settings, Task<'a>)) {
    if preset.population().is_none() {
        return;
    }
    let taken = |population| {
        let settings = settings(preset, population);
        let budget = Budget { evaluations: Some(population), ..Budget::default() };
        let [before, _] = HELD.get();
        HELD.set([before; 2]);
        run(&settings, Task::unobserved(1, budget));
        let [_, most] = HELD.get();
        ((most - before) as f64, preset.memory(posed, &settings) as f64)
    };
    let (few, many) = (taken(50), taken(1_050));
    let (real, foretold) = (many.0 - few.0, many.1 - few.1);
    // The lines of the last generation in the outcome are added to that.
    let share = real / foretold;
    assert!((0.3..=2.2).contains(&share), "{} {posed:?}: {real} of {foretold}", preset.name);
}

#[test]
fn generations_of_other_puzzles_allocate_nothing() {
    for kind in KINDS {
        // Too large to be solved by chance.
        let [_, usual, largest] = kind.sizes;
        let size = largest.min(4 * usual);
        for preset in kind.presets() {
            for settings in every_word(preset, &settings(preset, 12)) {
                let name = format!("{} {} {settings:?}", kind.name, preset.name);
                check(&name, |task| preset.run(&size, &settings, task).unwrap());
            }
        }
    }
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    let mut numbers = Vec::with_capacity(1);
    numbers.push(before);
    assert_eq!(allocations(), before + 1);
    numbers.extend([1, 2, 3]);
    assert_eq!(allocations(), before + 2);
}
