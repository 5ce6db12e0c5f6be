//! Compares grids, puzzles and contradictions with their definitions.

use std::sync::Arc;

use crate::common::{any_board, any_geometry, full_grid, numbers};
use evoku_sudoku::{
    Candidates, Cell, Cells, Clash, Digit, Digits, Element, Geometry, Grid, Rules, Shape, Sudoku,
    SudokuError,
};
use proptest::prelude::*;

proptest! {
    #[test]
    fn candidates_are_the_digits_of_no_peer(geometry in any_geometry(1..=12), seed: u64) {
        let side = geometry.side();
        let board = any_board(side, &mut numbers(seed));
        let sudoku = Sudoku::new(Arc::new(geometry), board.clone()).expect("digits fit");
        let candidates = sudoku.candidates();
        for cell in (0..side * side).map(Cell::from_index) {
            let peers = sudoku.geometry().peers(cell).iter();
            let seen: Digits = peers.filter_map(|&peer| board.get(peer)).collect();
            let expected = match board.get(cell) {
                Some(digit) => Digits::only(digit),
                None => Digits::first(side) - seen,
            };
            prop_assert_eq!(candidates.get(cell), expected);
            prop_assert_eq!(sudoku.is_given(cell), board.get(cell).is_some());
        }
        let count: usize = candidates.cells().iter().map(Digits::len).sum();
        prop_assert_eq!(candidates.len(), count);
        prop_assert_eq!(candidates.is_empty(), count == 0);
    }

    #[test]
    fn a_puzzle_is_solved_by_its_solution_only(seed: u64, cell in 0usize..81, givens in 0usize..81) {
        let mut random = numbers(seed);
        let solution = full_grid(&mut random);
        let mut puzzle = solution.clone();
        while puzzle.filled() > givens {
            puzzle.set(Cell::from_index(random(81)), None);
        }
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let sudoku = Sudoku::new(Arc::clone(&geometry), puzzle).expect("9x9");
        prop_assert!(sudoku.is_solved_by(&solution));

        let cell = Cell::from_index(cell);
        let mut blank = solution.clone();
        blank.set(cell, None);
        prop_assert!(!sudoku.is_solved_by(&blank));
        let right = solution.get(cell).expect("full");
        let mut wrong = solution.clone();
        wrong.set(cell, Digit::new(right.value() % 9 + 1));
        prop_assert!(!sudoku.is_solved_by(&wrong), "it repeats a digit");
        wrong.set(cell, Digit::new(10));
        prop_assert!(!sudoku.is_solved_by(&wrong), "10 is no digit of the board");

        // Another solution without a common digit: any given is overruled.
        let next = |digit: Option<Digit>| digit.and_then(|digit| Digit::new(digit.value() % 9 + 1));
        let other = Grid::from_cells(solution.cells().iter().copied().map(next).collect());
        let other = other.expect("81 cells");
        prop_assert_eq!(sudoku.is_solved_by(&other), sudoku.givens().filled() == 0);

        // Marks are respected: without the correct digit, the solution is invalid.
        let mut marks = sudoku.candidates();
        if marks.get(cell).len() > 1 {
            marks.remove(cell, right);
            let marked = Sudoku::from_marks(geometry, marks).expect("marks everywhere");
            prop_assert!(!marked.is_solved_by(&solution));
        }
    }
}

#[test]
fn marks_that_rule_out_nothing_more_are_dropped() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let mut givens = Grid::blank(9);
    givens.set(Cell::at(0, 0, 9), Digit::new(5));
    let puzzle = Sudoku::new(Arc::clone(&geometry), givens).expect("9x9");
    let from = |marks| Sudoku::from_marks(Arc::clone(&geometry), marks);
    assert_eq!(from(puzzle.candidates()).expect("marks everywhere"), puzzle);

    // Marks that allow more than the peers do add no information either.
    let mut loose = Candidates::all(9);
    loose.set(Cell::at(0, 0, 9), puzzle.candidates().get(Cell::at(0, 0, 9)));
    assert_eq!(from(loose).expect("marks everywhere"), puzzle);

    // One mark less is kept, and combines with the candidates that the givens rule out.
    let mut fewer = puzzle.candidates();
    let (cell, one) = (Cell::at(8, 8, 9), Digit::from_index(0));
    fewer.remove(cell, one);
    let marked = from(fewer.clone()).expect("marks everywhere");
    assert_ne!(marked, puzzle);
    assert_eq!(marked.marks(), Some(&fewer));
    assert_eq!(marked.givens(), puzzle.givens());
    assert_eq!(marked.candidates(), fewer);

    // A cell left with one mark is a given.
    fewer.set(cell, Digits::only(one));
    assert!(from(fewer.clone()).expect("marks everywhere").is_given(cell));
    fewer.set(cell, Digits::EMPTY);
    let error = from(fewer).expect_err("no mark");
    assert_eq!(error.to_string(), "r9c9 has no pencil marks, expected at least one");
}

#[test]
fn givens_and_marks_that_do_not_fit_are_refused() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    assert_eq!(
        Sudoku::new(Arc::clone(&geometry), Grid::blank(4)),
        Err(SudokuError::Cells { expected: 81, found: 16 })
    );
    assert_eq!(
        Sudoku::from_marks(Arc::clone(&geometry), Candidates::all(16)),
        Err(SudokuError::Cells { expected: 81, found: 256 })
    );
    let mut unmarked = Candidates::all(16);
    unmarked.set(Cell::at(15, 15, 16), Digits::EMPTY);
    assert_eq!(
        Sudoku::from_marks(Arc::clone(&geometry), unmarked),
        Err(SudokuError::Cells { expected: 81, found: 256 })
    );
    let mut givens = Grid::blank(9);
    givens.set(Cell::at(1, 2, 9), Digit::new(12));
    let error = Sudoku::new(Arc::clone(&geometry), givens).expect_err("12 on a 9x9 board");
    assert_eq!(error.to_string(), "found 12 in r2c3, expected a digit 1 to 9");
    let mut marks = Candidates::all(9);
    marks.set(Cell::at(3, 3, 9), Digits::first(11));
    let error = Sudoku::from_marks(geometry, marks).expect_err("11 on a 9x9 board");
    assert_eq!(error.to_string(), "found 11 in r4c4, expected a digit 1 to 9");
}

#[test]
fn grids_count_and_list_their_cells() {
    assert_eq!(Grid::from_cells(vec![None; 15]), None);
    assert_eq!(Grid::from_cells(vec![None; 65 * 65]), None);
    assert_eq!(Candidates::from_cells(vec![Digits::EMPTY; 3]), None);
    assert_eq!(Candidates::from_cells(vec![Digits::EMPTY; 65 * 65]), None);
    let mut grid = Grid::from_cells(vec![None; 16]).expect("4x4");
    assert_eq!(grid, Grid::blank(4));
    let (cell, digit) = (Cell::at(2, 1, 4), Digit::new(3).expect("a digit"));
    grid.set(cell, Some(digit));
    assert_eq!((grid.side(), grid.filled(), grid.get(cell)), (4, 1, Some(digit)));
    assert_eq!(grid.digits().collect::<Vec<_>>(), [(cell, digit)]);
    let open_cells: Cells = grid.open_cells().collect();
    assert_eq!(open_cells, Cells::first(16) - Cells::only(cell));
    assert!(!grid.is_complete());
    assert!(Grid::from_cells(vec![Some(digit); 16]).expect("4x4").is_complete());
}

#[test]
fn clashes_are_described() {
    let rules = Rules { anti_knight: true, ..Rules::default() };
    let geometry = Geometry::new(Shape::NINE, rules).expect("rules that fit 9x9");
    let digit = Digit::new(5);
    let mut grid = Grid::blank(9);
    grid.set(Cell::at(0, 0, 9), digit);
    grid.set(Cell::at(1, 2, 9), digit);
    let words =
        |grid: &Grid| Clash::find(&geometry, grid).map(|clash| clash.words(&geometry).to_string());
    assert_eq!(words(&grid).as_deref(), Some("two 5s in box 1 (r1c1 and r2c3)"));
    grid.set(Cell::at(0, 0, 9), None);
    assert_eq!(words(&grid), None);
    grid.set(Cell::at(2, 4, 9), digit);
    assert_eq!(words(&grid).as_deref(), Some("two 5s a knight's move apart (r2c3 and r3c5)"));
}
