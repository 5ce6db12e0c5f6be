//! The laws of conflicts: there is no solution, and without any one clue there is one.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_sudoku::search::{Auto, Conflict, ENGINES, Halt, Limit, conflict_by, count_solutions};
use evoku_sudoku::{Candidates, Cell, Digit, Geometry, Shape, Sudoku};

use crate::common::numbers;
use crate::constraints::four;

/// The puzzle of a conflict without its clue number `index`: first the givens, then the
/// constraints. `None` if the board would have other cells or digits.
fn without(conflict: &Conflict, index: usize) -> Option<Sudoku> {
    let (geometry, mut givens) = (conflict.sudoku.geometry(), conflict.sudoku.givens().clone());
    let mut rules = geometry.rules().clone();
    match conflict.cells.get(index) {
        Some(&cell) => givens.set(cell, None),
        None => drop(rules.constraints.remove(index - conflict.cells.len())),
    }
    let fewer = Geometry::new(geometry.shape(), rules).ok()?;
    let is_alike = fewer.frame() == geometry.frame() && fewer.values() == geometry.values();
    is_alike.then(|| Sudoku::new(Arc::new(fewer), givens).expect("digits of this board"))
}

#[test]
fn no_clue_of_a_conflict_is_superfluous() {
    let mut random = numbers(41);
    let (mut none, mut some) = (0, 0);
    for _ in 0..600 {
        let sudoku = four(9, &mut random);
        let found = conflict_by(&mut Auto::default(), &sudoku, Limit::default()).expect("auto");
        if count_solutions(&sudoku, 1) == 1 {
            assert_eq!((found.halt, &found.sudoku), (Halt::Found, &sudoku));
            some += 1;
            continue;
        }
        none += 1;
        assert_eq!(found.halt, Halt::Exhausted);
        assert_eq!(count_solutions(&found.sudoku, 1), 0, "{sudoku:?}");
        assert_eq!(found.sudoku.given_cells(), found.cells.len());
        assert_eq!(found.sudoku.geometry().constraints().len(), found.constraints.len());
        for (index, constraint) in
            found.constraints.iter().zip(found.sudoku.geometry().constraints())
        {
            assert_eq!(&sudoku.geometry().constraints()[*index], constraint);
        }
        for index in 0..found.cells.len() + found.constraints.len() {
            let fewer = without(&found, index);
            assert!(fewer.is_none_or(|fewer| count_solutions(&fewer, 1) == 1), "{found:?} {index}");
        }
    }
    assert!(none > 100 && some > 100, "{none} {some}");
}

#[test]
fn every_engine_finds_a_conflict() {
    let sudoku: Sudoku = "34...1.2........".parse().expect("a board");
    for engine in ENGINES.iter().filter(|engine| engine.check(sudoku.geometry()).is_ok()) {
        let mut solver = (engine.solver)();
        let found = conflict_by(&mut *solver, &sudoku, Limit::default()).expect("its board");
        let cells: Vec<String> = found.cells.iter().map(|cell| cell.name(4)).collect();
        assert_eq!(cells, ["r1c1", "r1c2", "r2c4"], "{}", engine.name);
    }
}

#[test]
fn pencil_marks_are_no_clues_and_given_cells_lose_theirs() {
    let four = Arc::new(Geometry::plain(Shape::of_side(4).expect("a side")));
    let mut marks = Candidates::all(4);
    let digits = |text: &str| text.bytes().filter_map(|byte| Digit::new(byte - b'0')).collect();
    marks.set(Cell::at(0, 0, 4), digits("1"));
    marks.set(Cell::at(0, 1, 4), digits("23"));
    marks.set(Cell::at(0, 2, 4), digits("23"));
    marks.set(Cell::at(0, 3, 4), digits("23"));
    marks.set(Cell::at(3, 3, 4), digits("4"));
    let sudoku = Sudoku::from_marks(four, marks).expect("marks of this board");
    let found = conflict_by(&mut Auto::default(), &sudoku, Limit::default()).expect("auto");
    assert_eq!((found.halt, found.cells.len()), (Halt::Exhausted, 0));
    assert_eq!(count_solutions(&found.sudoku, 1), 0);
}

#[test]
fn a_limit_ends_the_search() {
    let sudoku: Sudoku = "34...1.2........".parse().expect("a board");
    let flag = AtomicBool::new(true);
    let limit = Limit { nodes: u64::MAX, cancel: Some(&flag) };
    let found = conflict_by(&mut Auto::default(), &sudoku, limit).expect("auto");
    assert_eq!(found.halt, Halt::Cancelled);
    let limit = Limit { nodes: 0, cancel: None };
    let found = conflict_by(&mut Auto::default(), &sudoku, limit).expect("auto");
    assert_ne!(found.halt, Halt::Found);
}
