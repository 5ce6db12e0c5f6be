//! Tests of filtered domains: they equal those of a naive twin that tries every digit, and lose no
//! solution.

use std::sync::Arc;

use crate::common::check::{check_run_with, puzzles};
use crate::common::trace::{evaluations, run, settings};
use crate::common::{any_sudoku, pattern};
use evoku_evolve::Rng;
use evoku_evolve::encodings::domains::{Consistency, Domains};
use evoku_evolve::presets::preset;
use evoku_sudoku::search::solutions;
use evoku_sudoku::{Cell, Element, Geometry, Shape, Sudoku};
use proptest::prelude::*;

/// Returns `true` if the cells of a house can be given different digits of their domains.
fn can_be_completed(domains: &[u64]) -> bool {
    let Some((first, rest)) = domains.split_first() else { return true };
    (0..64).filter(|digit| first >> digit & 1 == 1).any(|digit| {
        let rest: Vec<u64> = rest.iter().map(|domain| domain & !(1 << digit)).collect();
        can_be_completed(&rest)
    })
}

/// All-different filtering, digit by digit until nothing changes. Houses that can't be completed
/// are skipped.
fn twin(sudoku: &Sudoku, consistency: Consistency) -> Vec<u64> {
    let (geometry, seen) = (sudoku.geometry(), sudoku.candidates());
    let all = || (0..geometry.shape().cells()).map(Cell::from_index);
    let mut domains: Vec<u64> = all().map(|cell| seen.get(cell).words()[0]).collect();
    loop {
        let before = domains.clone();
        for cell in all().filter(|cell| before[cell.index()].is_power_of_two()) {
            for peer in geometry.peers(cell) {
                domains[peer.index()] &= !domains[cell.index()];
            }
        }
        for house in geometry.houses().filter(|_| consistency == Consistency::AllDifferent) {
            let of_house: Vec<u64> =
                geometry.cells(house).iter().map(|cell| domains[cell.index()]).collect();
            if !can_be_completed(&of_house) {
                continue;
            }
            for (number, cell) in geometry.cells(house).iter().enumerate() {
                for digit in (0..64).filter(|digit| of_house[number] >> digit & 1 == 1) {
                    let mut with = of_house.clone();
                    with[number] = 1 << digit;
                    if !can_be_completed(&with) {
                        domains[cell.index()] &= !(1 << digit);
                    }
                }
            }
        }
        if domains == before {
            return domains;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn domains_are_those_of_the_twin(seed: u64, side in prop::sample::select(&[4, 6]), share in 0.1..0.7f64) {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(side).unwrap()));
        let sudoku = pattern::sudoku(&geometry, share, seed);
        for consistency in [Consistency::Arcs, Consistency::AllDifferent] {
            let domains = Domains::new(&sudoku, consistency);
            let found: Vec<u64> = (0..side * side).map(|cell| domains.root(cell)).collect();
            prop_assert_eq!(found, twin(&sudoku, consistency));
        }
    }

    #[test]
    fn no_solution_is_lost(seed: u64, share in 0.2..0.6f64) {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(4).unwrap()));
        let sudoku = pattern::sudoku(&geometry, share, seed);
        let domains = Domains::new(&sudoku, Consistency::AllDifferent);
        for solution in solutions(&sudoku).take(20) {
            for (cell, digit) in solution.digits() {
                prop_assert!(domains.root(cell.index()) >> digit.index() & 1 == 1);
            }
        }
    }

    /// For any placed digits, no peers hold equal digits afterwards, and the givens remain.
    #[test]
    fn a_filtered_board_has_no_conflict(sudoku in any_sudoku(), seed: u64) {
        let mut rng = Rng::new(seed);
        let (geometry, side) = (sudoku.geometry(), sudoku.geometry().side());
        for consistency in [Consistency::Arcs, Consistency::AllDifferent] {
            let mut domains = Domains::new(&sudoku, consistency);
            let givens = sudoku.givens().cells().iter();
            let mut values: Vec<u8> =
                givens.map(|given| given.map_or(0, |digit| digit.value())).collect();
            for value in values.iter_mut().filter(|value| **value == 0) {
                *value = if rng.index(3) == 0 { 1 + rng.index(side) as u8 } else { 0 };
            }
            let before = values.clone();
            let placed = domains.filter(&mut values);
            let new = before.iter().zip(&values).filter(|(old, new)| **old == 0 && **new != 0);
            prop_assert_eq!(new.count() as u64, placed);
            for cell in (0..values.len()).map(Cell::from_index) {
                let value = values[cell.index()];
                let equal = |peer: &&Cell| value != 0 && values[peer.index()] == value;
                prop_assert!(!geometry.peers(cell).iter().any(|peer| equal(&peer)), "{}", cell.name(side));
            }
            for (cell, digit) in sudoku.givens().digits() {
                prop_assert_eq!(values[cell.index()], digit.value());
            }
        }
    }
}

/// Runs that count sums or filter only arcs are reported correctly too.
#[test]
fn other_words_tell_the_truth() {
    for (name, word) in [("harmony-search", "fitness=sums"), ("filtered-tabu", "filter=ac3")] {
        let preset = preset(name).unwrap();
        let mut settings = settings(preset, 12);
        settings.assign(word).unwrap();
        for sudoku in &puzzles() {
            let (outcome, trace) = run(preset, sudoku, &settings, 1, evaluations(1_000));
            check_run_with(preset, sudoku, &settings, &outcome, &trace);
        }
    }
}
