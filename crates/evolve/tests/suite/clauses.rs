//! Tests of puzzles as formulas: the incremental counts of an assignment equal a naive recount of
//! all clauses.

use std::sync::Arc;

use crate::common::trace::{evaluations, run, settings};
use crate::common::{any_sudoku, pattern};
use evoku_evolve::encodings::clauses::{Assignment, AssignmentFactory};
use evoku_evolve::encodings::colouring::Candidates;
use evoku_evolve::presets::{Task, preset};
use evoku_evolve::{Bytes, Puzzle, PuzzleFactory, Rng, Stop};
use evoku_sudoku::{Cell, Digit, Geometry, Shape, Sudoku};
use proptest::prelude::*;

/// The number of unsatisfied clauses of an assignment, checked one by one.
fn unsatisfied(sudoku: &Sudoku, candidates: &Candidates, truths: &[bool]) -> usize {
    let geometry = sudoku.geometry();
    let held: Vec<(Cell, Digit)> = (0..truths.len() as u32)
        .filter(|&variable| truths[variable as usize])
        .map(|variable| candidates.get(variable))
        .collect();
    let excludes = |&(one, digit): &(Cell, Digit), &(other, second): &(Cell, Digit)| {
        one == other || digit == second && geometry.peers(one).contains(&other)
    };
    let pairs = held
        .iter()
        .enumerate()
        .map(|(number, one)| held[..number].iter().filter(|other| excludes(one, other)).count());
    let with_givens = held.iter().map(|&(cell, digit)| {
        let peers = geometry.peers(cell).iter();
        peers.filter(|&&peer| sudoku.givens().get(peer) == Some(digit)).count()
    });
    let blanks = sudoku.givens().blanks();
    let empty = blanks.filter(|cell| held.iter().all(|(other, _)| other != cell)).count();
    pairs.sum::<usize>() + with_givens.sum::<usize>() + empty
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn clauses_are_counted_as_variables_change(
        sudoku in any_sudoku().prop_filter("quick for the twin", |s| s.geometry().side() <= 9),
        seed: u64,
    ) {
        let candidates = Arc::new(Candidates::new(&sudoku).unwrap());
        let mut rng = Rng::new(seed);
        let mut assignment = AssignmentFactory::new(&candidates).create(&mut rng);
        for _ in 0..20 {
            let expected = unsatisfied(&sudoku, &candidates, assignment.truths());
            prop_assert_eq!(assignment.cost() as usize, expected);
            if assignment.truths().is_empty() {
                break;
            }
            let variable = rng.index(assignment.truths().len()) as u32;
            let price = assignment.price(variable);
            let before = assignment.cost();
            assignment.flip(variable);
            prop_assert_eq!(before.wrapping_add_signed(price), assignment.cost());
        }
        let mut bytes = Vec::new();
        Puzzle::save(&assignment, &mut bytes);
        let mut restored = Assignment::falsehood(&candidates);
        Puzzle::load(&mut restored, &mut Bytes::new(&bytes)).unwrap();
        prop_assert_eq!(restored.truths(), assignment.truths());
        prop_assert_eq!(restored.cost(), assignment.cost());
        // A line of text preserves the cells with exactly one digit.
        restored.read(&assignment.line()).unwrap();
        prop_assert_eq!(restored.line(), assignment.line());
        prop_assert_eq!(restored.distance(&assignment), 0);
    }
}

#[test]
fn walksat_solves_usual_boards() {
    let walksat = preset("walksat").unwrap();
    let sudoku = pattern::sudoku(&Arc::new(Geometry::plain(Shape::NINE)), 0.5, 1);
    let settings = settings(walksat, 1);
    let (outcome, _) = run(walksat, &sudoku, &settings, 1, evaluations(1_000_000));
    assert_eq!(outcome.stop, Stop::Solved);
    let again = walksat.run(&sudoku, &settings, Task::unobserved(1, evaluations(1_000_000)));
    assert_eq!(again.unwrap(), outcome);
}
