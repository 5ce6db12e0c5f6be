//! Puzzles that are made: proper, minimal, of every geometry, and the same for the same numbers.

mod common;

use std::sync::Arc;

use common::{any_geometry, numbers};
use evoku_sudoku::generate::{dig, full_grid};
use evoku_sudoku::search::{Auto, Limit, Solver, Step, Tree};
use evoku_sudoku::{Cell, Geometry, Grid, Rules, Shape, Sudoku};
use proptest::prelude::*;

/// Whether a grid has exactly one solution, as the plain twin of all engines has it.
fn is_proper(geometry: &Arc<Geometry>, grid: &Grid) -> bool {
    let mut tree = Tree::default();
    let sudoku = Sudoku::new(Arc::clone(geometry), grid.clone()).expect("digits of the board");
    tree.start(&sudoku).expect("every geometry");
    tree.count(2, Limit::default()) == (1, Step::Exhausted)
}

/// The puzzle without each of its givens in turn.
fn with_one_less(grid: &Grid) -> impl Iterator<Item = Grid> {
    let cells: Vec<Cell> = grid.digits().map(|(cell, _)| cell).collect();
    cells.into_iter().map(|cell| {
        let mut less = grid.clone();
        less.set(cell, None);
        less
    })
}

/// A full grid and what is left after digging, from the numbers of a seed.
fn made(geometry: &Arc<Geometry>, givens: usize, seed: u64) -> Option<(Grid, Grid)> {
    let (mut engine, mut random) = (Auto::default(), numbers(seed));
    let full = full_grid(geometry, &mut engine, &mut random).expect("every geometry")?;
    let dug = dig(geometry, &full, givens, &mut engine, &mut random).expect("every geometry");
    Some((full, dug))
}

#[test]
fn every_plain_board_has_full_grids() {
    for side in [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 25] {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(side).expect("a side up to 64")));
        let blank = Sudoku::new(Arc::clone(&geometry), Grid::blank(side)).expect("a board");
        for seed in 0..3 {
            let (full, dug) = made(&geometry, side * side, seed).expect("a full grid");
            assert!(blank.is_solved_by(&full), "{side}: {full:?}");
            assert_eq!(dug, full, "{side}: nothing was to be taken away");
        }
    }
}

#[test]
fn rules_that_allow_no_grid_are_told_by_none() {
    let shape = Shape::new(2, 2).expect("a shape");
    let impossible =
        Rules { diagonal: true, anti_king: true, anti_knight: true, ..Rules::default() };
    let geometry = Arc::new(Geometry::new(shape, impossible).expect("rules that fit"));
    let mut tree = Tree::default();
    tree.start(&Sudoku::new(Arc::clone(&geometry), Grid::blank(4)).expect("a board"))
        .expect("every geometry");
    assert_eq!(tree.next(Limit::default()), Step::Exhausted, "the premise");
    assert_eq!(made(&geometry, 0, 1), None);
}

#[test]
fn nine_by_nine_is_minimal_and_seeds_differ() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let mut last = None;
    for seed in 0..20 {
        let (_, minimal) = made(&geometry, 0, seed).expect("a full grid");
        assert!((17..=40).contains(&minimal.filled()), "{}", minimal.filled());
        assert!(is_proper(&geometry, &minimal));
        assert!(!with_one_less(&minimal).any(|less| is_proper(&geometry, &less)));
        assert_ne!(Some(&minimal), last.as_ref());
        let (_, easy) = made(&geometry, 36, seed).expect("a full grid");
        assert_eq!(easy.filled(), 36);
        last = Some(minimal);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn puzzles_are_proper_and_minimal(geometry in any_geometry(1..=6), wanted in 0..40_usize, seed: u64) {
        let geometry = Arc::new(geometry);
        let side = geometry.side();
        let made_once = made(&geometry, wanted, seed);
        prop_assert_eq!(&made(&geometry, wanted, seed), &made_once, "the same numbers");
        let Some((full, dug)) = made_once else { return Ok(()) };
        let puzzle = Sudoku::new(Arc::clone(&geometry), dug.clone()).expect("a puzzle");
        prop_assert_eq!(full.filled(), side * side);
        prop_assert!(puzzle.is_solved_by(&full));
        prop_assert!(is_proper(&geometry, &dug));
        prop_assert!(dug.filled() >= wanted.min(side * side));
        if dug.filled() > wanted {
            prop_assert!(!with_one_less(&dug).any(|less| is_proper(&geometry, &less)));
        }
    }
}
