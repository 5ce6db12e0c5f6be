//! Tests of the kernel of singles against its definition, on boards of every kind.

use std::sync::Arc;

use crate::common::{any_sudoku, keeps_givens, pattern, with_marks};
use evoku_evolve::presets::{Settings, Task, best_for, preset};
use evoku_evolve::propagation::{Class, kernel};
use evoku_evolve::{Budget, Unobserved};
use evoku_sudoku::{Candidates, Cell, Element, Geometry, Grid, Shape, Sudoku, Violations, search};
use proptest::prelude::*;

/// The definition of singles, computed from scratch: the naked and hidden singles of the board.
/// `None` if a cell has no candidate, or a house no place for a digit.
fn singles(sudoku: &Sudoku) -> Option<Vec<(Cell, evoku_sudoku::Digit)>> {
    let (geometry, candidates) = (sudoku.geometry(), sudoku.candidates());
    let mut found = Vec::new();
    for (index, digits) in candidates.cells().iter().enumerate() {
        let cell = Cell::from_index(index);
        match digits.len() {
            0 => return None,
            1 if !sudoku.is_given(cell) => found.extend(digits.min().map(|digit| (cell, digit))),
            _ => {}
        }
    }
    for house in geometry.houses() {
        for digit in evoku_sudoku::Digits::first(geometry.side()).iter() {
            let holds = |cell: &&Cell| candidates.get(**cell).contains(digit);
            let places: Vec<&Cell> = geometry.cells(house).iter().filter(holds).collect();
            match places[..] {
                [] => return None,
                [&place] if !sudoku.is_given(place) => found.push((place, digit)),
                _ => {}
            }
        }
    }
    Some(found)
}

/// Places one single after another, recomputing all singles each time.
fn plain_twin(sudoku: &Sudoku) -> Option<Sudoku> {
    let mut sudoku = sudoku.clone();
    while let Some(&(cell, digit)) = singles(&sudoku)?.first() {
        let geometry = Arc::clone(sudoku.geometry());
        let mut givens = sudoku.givens().clone();
        givens.set(cell, Some(digit));
        sudoku = match sudoku.marks() {
            None => Sudoku::new(geometry, givens).ok()?,
            Some(_) => {
                let mut marks = sudoku.candidates();
                marks.set(cell, evoku_sudoku::Digits::only(digit));
                for &peer in geometry.peers(cell) {
                    marks.remove(peer, digit);
                }
                // From here on every cell with one mark is a given, even if a house then contains
                // equal ones.
                Sudoku::from_marks(geometry, marks).ok()?
            }
        };
        if !Violations::of(sudoku.geometry(), sudoku.givens()).is_empty() {
            return None;
        }
    }
    Some(sudoku)
}

fn candidates(sudoku: &Sudoku) -> (Grid, Candidates) {
    (sudoku.givens().clone(), sudoku.candidates())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_kernel_is_what_single_steps_lead_to(
        sudoku in any_sudoku().prop_filter("quick for the twin", |s| s.geometry().side() <= 16),
        marks in prop::option::weighted(0.3, any::<u64>()),
    ) {
        let sudoku = marks.map_or(sudoku.clone(), |seed| with_marks(&sudoku, seed));
        let (found, expected) = (kernel(&sudoku), plain_twin(&sudoku));
        prop_assert_eq!(found.is_some(), expected.is_some());
        if let (Some((found, placed)), Some(expected)) = (found, expected) {
            prop_assert_eq!(candidates(&found), candidates(&expected));
            prop_assert!(keeps_givens(&sudoku, found.givens()));
            let more = found.givens().filled() - sudoku.givens().filled();
            prop_assert_eq!(placed, more as u64);
            prop_assert_eq!(kernel(&found).map(|(_, placed)| placed), Some(0));
        }
    }

    #[test]
    fn the_kernel_has_the_same_solutions(seed in any::<u64>(), share in 0.2..0.6f64) {
        let geometry = Arc::new(Geometry::plain(Shape::new(2, 2).unwrap()));
        let sudoku = pattern::sudoku(&geometry, share, seed);
        let solutions = |sudoku: &Sudoku| search::solutions(sudoku).collect::<Vec<_>>();
        match kernel(&sudoku) {
            Some((kernel, _)) => {
                let (mut before, mut after) = (solutions(&sudoku), solutions(&kernel));
                before.sort_by_key(|grid| grid.cells().to_vec());
                after.sort_by_key(|grid| grid.cells().to_vec());
                prop_assert_eq!(before, after);
            }
            None => prop_assert_eq!(solutions(&sudoku).len(), 0),
        }
    }
}

#[test]
fn a_run_on_the_kernel_says_what_was_placed() {
    let sudoku = pattern::sudoku(&Arc::new(Geometry::plain(Shape::NINE)), 0.6, 1);
    let (kernel, placed) = kernel(&sudoku).unwrap();
    assert!(placed > 0 && kernel.givens().filled() > sudoku.givens().filled());
    let algorithm = preset("row-ga").unwrap();
    let mut settings = Settings::new(algorithm.parameters);
    let budget = Budget { evaluations: Some(100), ..Budget::default() };
    let placements = |settings: &Settings| {
        let outcome = algorithm.run(&sudoku, settings, Task::new(1, budget, &mut Unobserved));
        outcome.unwrap().work.placements
    };
    assert_eq!((algorithm.class(&settings), placements(&settings)), (Class::None, 0));
    settings.assign("propagation=singles").unwrap();
    assert_eq!((algorithm.class(&settings), placements(&settings)), (Class::Singles, placed));
}

#[test]
fn the_best_preset_goes_by_the_side() {
    for (side, name, class) in [
        (9, "random-decodes", Class::Decoder),
        (16, "decoder", Class::Decoder),
        (20, "decoder", Class::Decoder),
        (25, "memetic", Class::Singles),
        (36, "memetic", Class::Singles),
    ] {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(side).unwrap()));
        let (preset, settings) = best_for(&pattern::sudoku(&geometry, 0.3, 1));
        assert_eq!((preset.name, preset.class(&settings)), (name, class), "side {side}");
    }
}
