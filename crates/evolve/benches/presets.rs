//! Evaluations per second of every preset on one thread: `cargo bench -p evoku-evolve`.
//!
//! The time of a run includes its setup.

#![allow(missing_docs, reason = "criterion's macros write items without docs")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use evoku_evolve::encodings::swaps::SwapFactory;
use evoku_evolve::presets::{POPULATION, PRESETS, Preset, Settings, Task, preset};
use evoku_evolve::{Budget, PuzzleFactory, Rng, Unobserved};
use evoku_sudoku::{Geometry, Shape, Sudoku};
use evoku_testing::pattern;

/// The number of evaluations in each run.
const EVALUATIONS: u64 = 50_000;

/// A plain puzzle of this side with 0.3 of its cells given.
fn puzzle(side: usize) -> Sudoku {
    let shape = Shape::of_side(side).expect("a side of a board");
    pattern::sudoku(&Arc::new(Geometry::plain(shape)), 0.3, 1)
}

/// Spends this many evaluations; after a solution, continues with the next seed.
fn spend(preset: &Preset, sudoku: &Sudoku, settings: &Settings, evaluations: u64) {
    let (mut spent, mut seed) = (0, 0);
    while spent < evaluations {
        let budget = Budget { evaluations: Some(evaluations - spent), ..Budget::default() };
        let mut observer = Unobserved;
        let task = Task::new(seed, budget, &mut observer);
        let outcome = preset.run(sudoku, settings, task).expect("a plain puzzle is served");
        spent += black_box(outcome).work.evaluations();
        seed += 1;
    }
}

fn presets(criterion: &mut Criterion) {
    for side in [9, 25] {
        let sudoku = puzzle(side);
        let mut group = criterion.benchmark_group(format!("{side}x{side}"));
        group.throughput(Throughput::Elements(EVALUATIONS));
        for preset in PRESETS {
            let settings = Settings::new(preset.parameters);
            group.bench_function(preset.name, |bencher| {
                bencher.iter(|| spend(preset, &sudoku, &settings, EVALUATIONS));
            });
        }
        group.finish();
    }
}

fn populations(criterion: &mut Criterion) {
    let (sudoku, rows) = (puzzle(9), preset("row-ga").expect("it is in the table"));
    let mut group = criterion.benchmark_group("row-ga by population");
    group.throughput(Throughput::Elements(EVALUATIONS));
    for size in [20, 50, 100] {
        let mut settings = Settings::new(rows.parameters);
        settings.set(POPULATION, &size.to_string()).expect("it is in range");
        group.bench_function(BenchmarkId::from_parameter(size), |bencher| {
            bencher.iter(|| spend(rows, &sudoku, &settings, EVALUATIONS));
        });
    }
    group.finish();
}

/// Draws and prices swaps, and makes those that don't increase the cost.
fn swaps(criterion: &mut Criterion) {
    const SWAPS: u64 = 100_000;
    let mut group = criterion.benchmark_group("swaps");
    group.throughput(Throughput::Elements(SWAPS));
    for side in [9, 25] {
        let mut rng = Rng::new(1);
        let factory = SwapFactory::new(&puzzle(side)).expect("a plain puzzle is served");
        let start = factory.create(&mut rng);
        group.bench_function(BenchmarkId::from_parameter(side), |bencher| {
            let mut board = start.clone();
            bencher.iter(|| {
                for _ in 0..SWAPS {
                    let swap = board.random_swap(&mut rng).expect("most cells are open");
                    let price = board.price(swap);
                    if price <= 0 {
                        board.make(swap, price);
                    }
                }
                black_box(board.cost())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, presets, populations, swaps);
criterion_main!(benches);
