//! Compares true candidates with the union of all solutions.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_sudoku::search::{
    ENGINES, Halt, Limit, Tree, solutions, true_candidates, true_candidates_by,
};
use evoku_sudoku::{Candidates, Cell, Digits, Element, Geometry, Grid, Shape, Sudoku};
use evoku_testing::cases;

use proptest::prelude::*;

use crate::common::{any_geometry, found_soon, numbers};
use crate::constraints::four;

/// The digits of each cell in all solutions; `None` if there are more than a few thousand.
fn by_enumeration(sudoku: &Sudoku) -> Option<Candidates> {
    const MOST: usize = 3000;
    let mut cells = vec![Digits::EMPTY; sudoku.geometry().shape().cells()];
    let mut count = 0;
    for grid in solutions(sudoku).take(MOST) {
        count += 1;
        for (cell, digit) in grid.digits() {
            cells[cell.index()].insert(digit);
        }
    }
    (count < MOST).then(|| Candidates::from_cells(cells).expect("a square"))
}

#[test]
fn they_are_the_digits_of_all_solutions() {
    let mut random = numbers(23);
    let (mut none, mut several) = (0, 0);
    for _ in 0..400 {
        let sudoku = four(5, &mut random);
        let expected = by_enumeration(&sudoku).expect("288 solutions at most");
        for engine in ENGINES.iter().filter(|engine| engine.check(sudoku.geometry()).is_ok()) {
            let mut solver = (engine.solver)();
            let found = true_candidates_by(&mut *solver, &sudoku, Limit::default());
            let found = found.expect("a board of this engine");
            assert_eq!(found.candidates, expected, "{}: {sudoku}", engine.name);
            assert_eq!(found.halt, Halt::Exhausted);
        }
        none += usize::from(expected.is_empty());
        several += usize::from(expected.len() > 16);
    }
    assert!(none > 20 && several > 100, "{none} without solution, {several} with several");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: cases(20), ..ProptestConfig::default() })]

    /// Half of a solution is left out, for any shape and rules.
    #[test]
    fn boards_of_every_kind(geometry in any_geometry(1..=9), seed in any::<u64>()) {
        let mut random = numbers(seed);
        let geometry = Arc::new(geometry);
        let side = geometry.side();
        let blank = Sudoku::new(Arc::clone(&geometry), Grid::blank(side)).expect("a blank board");
        let Some(mut grid) = found_soon(&blank, random(5)) else {
            return Err(TestCaseError::reject("fewer solutions"));
        };
        for cell in (0..side * side).map(Cell::from_index) {
            if random(2) == 0 {
                grid.set(cell, None);
            }
        }
        let sudoku = Sudoku::new(geometry, grid).expect("digits of this board");
        let Some(expected) = by_enumeration(&sudoku) else {
            return Err(TestCaseError::reject("too many solutions"));
        };
        prop_assert_eq!(true_candidates(&sudoku), expected);
    }
}

/// The candidates found within a limit are digits of solutions, but possibly not all.
#[test]
fn limits_are_heard() {
    let blank = Sudoku::new(Arc::new(Geometry::plain(Shape::NINE)), Grid::blank(9));
    let blank = blank.expect("a blank board");
    let limit = Limit { nodes: 2000, ..Limit::default() };
    let found = true_candidates_by(&mut Tree::default(), &blank, limit).expect("any board");
    assert_eq!(found.halt, Halt::NodeLimit);
    assert!((81..729).contains(&found.candidates.len()), "{}", found.candidates.len());
    assert!(found.effort.nodes <= 2000, "{:?}", found.effort);
    let cancel = AtomicBool::new(true);
    let limit = Limit { cancel: Some(&cancel), ..Limit::default() };
    let found = true_candidates_by(&mut Tree::default(), &blank, limit).expect("any board");
    assert_eq!((found.halt, found.solutions), (Halt::Cancelled, 0));
    assert!(found.candidates.is_empty());
    assert_eq!(true_candidates(&blank).len(), 729);
}
