//! Solves any board with every engine. They must find the same solutions, and each must be valid.
//!
//! `cargo +nightly fuzz run solve -- -max_len=90 -timeout=20`, from the root of the repository. The
//! first two bytes select the size and the rules; the others are the cells.

#![no_main]

use std::collections::BTreeSet;
use std::sync::Arc;

use evoku_sudoku::search::{ENGINES, Limit, Halt};
use evoku_sudoku::{Digit, Geometry, Grid, Rules, Shape, Sudoku};
use libfuzzer_sys::fuzz_target;

/// The number of solutions after which an engine is stopped.
const MOST: usize = 8;
/// The number of nodes after which an engine gives up on a board.
const NODES: u64 = 500;

fuzz_target!(|bytes: &[u8]| {
    let [size, rules, cells @ ..] = bytes else { return };
    let shapes = [(3, 3), (2, 2), (2, 3), (3, 2), (1, 5), (2, 4), (1, 1), (3, 3)];
    let (rows, columns) = shapes[usize::from(size % 8)];
    let Ok(shape) = Shape::new(rows, columns) else { return };
    let rules = Rules {
        diagonal: rules & 1 > 0,
        windoku: rules & 2 > 0,
        anti_knight: rules & 4 > 0,
        anti_king: rules & 8 > 0,
        ..Rules::default()
    };
    let Ok(geometry) = Geometry::new(shape, rules) else { return };
    let side = shape.side();
    let digit = |index| {
        let value = cells.get(index).copied().unwrap_or(0) % (3 * side as u8);
        Digit::new(value).filter(|digit| usize::from(digit.value()) <= side)
    };
    let Some(grid) = Grid::from_cells((0..side * side).map(digit).collect()) else { return };
    let Ok(sudoku) = Sudoku::new(Arc::new(geometry), grid) else { return };

    let mut first: Option<(&str, BTreeSet<Grid>, Halt)> = None;
    for engine in ENGINES {
        let mut solver = (engine.solver)();
        if solver.start(&sudoku).is_err() {
            assert!(!(engine.supports)(sudoku.geometry()), "{}", engine.name);
            continue;
        }
        let mut solutions = BTreeSet::new();
        let limit = Limit { nodes: NODES, ..Limit::default() };
        let end = loop {
            let step = if solutions.len() < MOST { solver.next(limit) } else { break Halt::Found };
            if step != Halt::Found {
                break step;
            }
            let mut grid = Grid::blank(side);
            solver.solution(&mut grid);
            assert!(sudoku.is_solved_by(&grid), "{}: {grid:?}", engine.name);
            assert!(solutions.insert(grid), "{}: the same solution twice", engine.name);
        };
        if end == Halt::NodeLimit {
            continue;
        }
        match &first {
            None => first = Some((engine.name, solutions, end)),
            Some((name, expected, expected_end)) => {
                assert_eq!(end, *expected_end, "{} and {name}", engine.name);
                assert_eq!(solutions.len(), expected.len(), "{} and {name}", engine.name);
                if end == Halt::Exhausted {
                    assert_eq!(solutions, *expected, "{} and {name}", engine.name);
                }
            }
        }
    }
});
