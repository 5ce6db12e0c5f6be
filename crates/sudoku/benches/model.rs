//! Benchmarks of the model: `cargo bench -p evoku-sudoku --bench model`.

#![allow(missing_docs, reason = "criterion's macros write items without docs")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use evoku_sudoku::{Canonical, Cell, Digit, Element, Geometry, Grid, Rules, Shape, Violations};

/// Boards made for this bench: randomly filled solutions in which only some random cells are kept.
const BOARDS: [(&str, [&str; 4]); 3] = [
    (
        "puzzles",
        [
            ".3...5..6...3.472...2..6..............98615...6..93.1.476..9.....15.7.632....89..",
            ".67.4......3..7...4...93....98....26.........6..1.8.49..1.....5..93.26..7........",
            "8....3........5......7..8......1....5368...7.4...3...8.........7.....6..6...789..",
            "68....79..2...74..7..........3......2........1......54.....5.............421.....",
        ],
    ),
    ("full grids", FULL),
    (
        "symmetric boards",
        [
            ".................................................................................",
            "1.........2.........3.........4.........5.........6.........7.........8.........9",
            "123......456......789.........231......564......897.........312......645......978",
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        ],
    ),
];

const FULL: [&str; 4] = [
    "587364129634219785291587463352198647169475238478632951943756812816923574725841396",
    "975234168346815972218769435164328597829157643537496821491572386783641259652983714",
    "586192437294357861713864295957281643861439572432576918348615729129748356675923184",
    "526847931498231657173695248749526183365189724281473569637958412912364875854712396",
];

fn grid(line: &str) -> Grid {
    let digit = |c: char| c.to_digit(10).and_then(|value| Digit::new(value as u8));
    Grid::from_cells(line.chars().map(digit).collect()).expect("81 characters")
}

/// A board of this shape filled by a formula, with violations in columns and boxes.
fn filled(shape: Shape) -> Grid {
    let side = shape.side();
    let mut grid = Grid::blank(side);
    for cell in (0..shape.cells()).map(Cell::from_index) {
        let digit = (cell.row(side) * cell.row(side) + cell.column(side)) % side;
        grid.set(cell, Some(Digit::from_index(digit)));
    }
    grid
}

fn canonical(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("canonical form");
    for (name, boards) in BOARDS {
        let boards = boards.map(grid);
        group.throughput(Throughput::Elements(boards.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for board in &boards {
                    black_box(Canonical::of(black_box(board)).expect("a 9x9 board"));
                }
            });
        });
    }
    group.finish();
}

fn boards(criterion: &mut Criterion) {
    for side in [9, 25] {
        let shape = Shape::of_side(side).expect("a side up to 64");
        let geometry = Geometry::plain(shape);
        let grid = filled(shape);
        criterion.bench_function(&format!("violations {side}x{side}"), |bencher| {
            bencher.iter(|| Violations::of(black_box(&geometry), black_box(&grid)));
        });
        criterion.bench_function(&format!("geometry {side}x{side}"), |bencher| {
            bencher.iter(|| Geometry::new(black_box(shape), Rules::default()));
        });
    }
}

criterion_group!(benches, canonical, boards);
criterion_main!(benches);
