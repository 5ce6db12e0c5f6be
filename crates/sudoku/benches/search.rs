//! Benchmarks of exact search: `cargo bench -p evoku-sudoku --bench search`.

#![allow(missing_docs, reason = "criterion's macros write items without docs")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use evoku_sudoku::search::{Batch9, Limit, Line, LineAnswer, SolveLines, Solver, Vectors};
use evoku_sudoku::{Geometry, Grid, Shape, Sudoku};

/// Puzzles made for this bench, each with one solution. Givens were removed at random from a random
/// solution as long as it stayed the only one.
const PUZZLES: [&[u8; 81]; 4] = [
    b"8..2....36..8......5...3.7...7.35.....6........5....42...49..3...4.......1..289..",
    b"......8..3...24.....5.8.3.7.32.6....1......79...87...6........4.7...1.9.5....7..8",
    b"..4........96.1...........8.7...91.......6.5..31..8.....8392..5....8.72........84",
    b"8........46...5.3..7.....1.2..7..6.....5........3.8.4..5..86....9...1..3..6.....2",
];

fn lines(criterion: &mut Criterion) {
    let lines: Vec<&Line> = (0..4096).map(|i| PUZZLES[i % PUZZLES.len()]).collect();
    let mut answers = vec![LineAnswer::NONE; lines.len()];
    let mut group = criterion.benchmark_group("batch9, unique?");
    group.throughput(Throughput::Elements(lines.len() as u64));
    for level in Vectors::available() {
        let Some(mut engine) = Batch9::with_vectors(level) else { continue };
        group.bench_function(level.name(), |bencher| {
            bencher.iter(|| engine.solve(black_box(&lines), 2, &mut answers));
        });
    }
    group.finish();
}

fn count(criterion: &mut Criterion) {
    let geometry = Geometry::plain(Shape::NINE).into();
    let blank = Sudoku::new(geometry, Grid::blank(9)).expect("a blank board");
    const SOLUTIONS: u64 = 100_000;
    let mut group = criterion.benchmark_group("count solutions of the blank board");
    group.throughput(Throughput::Elements(SOLUTIONS));
    let mut engine = Batch9::new();
    group.bench_function("batch9", |bencher| {
        bencher.iter(|| {
            engine.start(&blank).expect("a plain board");
            engine.count(SOLUTIONS, Limit::default())
        });
    });
    group.finish();
}

criterion_group!(benches, lines, count);
criterion_main!(benches);
