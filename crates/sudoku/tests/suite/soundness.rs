//! No technique is ever wrong: every kind of board, checked by search.
//!
//! The long run: `cargo test --release -p evoku-sudoku --test suite soundness:: -- --ignored
//! --nocapture`.

#![allow(clippy::print_stderr, reason = "the long run says how far it is")]

use crate::common;
use std::collections::BTreeMap;
use std::sync::Arc;

use evoku_sudoku::generate::{Generator, Made, Request};
use evoku_sudoku::logic::{Deduction, LADDER, Reasoner, Rung, Technique};
use evoku_sudoku::search::Proof;
use evoku_sudoku::{Candidates, Digit, Geometry, Grid, Partition, Rules, Shape, Sudoku};
use evoku_testing::cases;

/// Boards of several sizes and rules, and the number of puzzles tried on each.
fn boards() -> Vec<(Arc<Geometry>, u32)> {
    let board = |rows, columns, rules| {
        let shape = Shape::new(rows, columns).expect("a shape");
        Arc::new(Geometry::new(shape, rules).expect("a geometry"))
    };
    let plain = Rules::default;
    // Boxes whose rows are shifted against each other.
    let region = |cell: u8| cell / 27 * 3 + (cell % 9 + cell / 9 % 3) % 9 / 3;
    let regions = (0..81).map(region).collect();
    vec![
        (board(3, 3, plain()), cases(5)),
        (board(2, 2, plain()), cases(7)),
        (board(2, 3, plain()), cases(7)),
        (board(3, 3, Rules { diagonal: true, ..plain() }), cases(1)),
        (board(3, 3, Rules { windoku: true, ..plain() }), cases(1)),
        (board(3, 3, Rules { anti_knight: true, ..plain() }), cases(1)),
        (board(3, 3, Rules { anti_king: true, ..plain() }), cases(1)),
        (board(3, 3, Rules { partition: Partition::Regions(regions), ..plain() }), cases(1)),
        (board(1, 6, plain()), cases(7)),
        (board(3, 4, plain()), cases(1)),
    ]
}

/// The usual techniques of the ladder, or all.
fn techniques(all: bool) -> impl Iterator<Item = Technique> {
    LADDER.iter().filter(move |rung| all || rung.usual).map(Rung::technique)
}

/// Follows the path of a puzzle as far as techniques go, and checks at each position the deductions
/// of each usual technique. The unusual ones, which take ten times as long together, are checked at
/// one position in six.
fn check(sudoku: &Sudoku, unique: bool, proof: &mut Proof, used: &mut BTreeMap<Technique, usize>) {
    let geometry = sudoku.geometry();
    let mut reasoner = Reasoner::new(geometry);
    reasoner.start(sudoku, unique);
    for position in sudoku.givens().filled().. {
        let mut step = None;
        let before = reasoner.candidates();
        for technique in techniques(position % 6 == 0) {
            let Some(deduction) = reasoner.next([technique]) else { continue };
            let mistake =
                proof.mistake(geometry, &before, &deduction.placements, &deduction.eliminations);
            assert_eq!(mistake, None, "{deduction:?}\nin {geometry}, {sudoku:?}\n{before:?}");
            let says = deduction.placements.len() + deduction.eliminations.len();
            assert!(says > 0, "{deduction:?} says nothing");
            *used.entry(deduction.technique).or_default() += 1;
            // Singles end positions too soon for others to be tried.
            step.get_or_insert(deduction);
        }
        match step {
            Some(deduction) => reasoner.apply(&deduction),
            None => return,
        }
    }
}

#[test]
fn deductions_from_puzzles_with_one_solution_hold() {
    let (mut proof, mut used) = (Proof::default(), BTreeMap::new());
    for (at, (geometry, count)) in boards().into_iter().enumerate() {
        for made in common::puzzles(&geometry, count as usize, at as u64) {
            check(&made.sudoku, true, &mut proof, &mut used);
        }
    }
    assert!(used.len() > 30, "only {used:?}");
}

#[test]
fn deductions_from_puzzles_with_several_solutions_hold() {
    let (mut proof, mut used) = (Proof::default(), BTreeMap::new());
    for (at, (geometry, count)) in boards().into_iter().enumerate() {
        let mut random = common::numbers(7 + at as u64);
        for made in common::puzzles(&geometry, count.div_ceil(3) as usize, 100 + at as u64) {
            let mut givens = made.sudoku.givens().clone();
            let filled: Vec<_> = givens.digits().map(|(cell, _)| cell).collect();
            givens.set(filled[random(filled.len())], None);
            let sudoku = Sudoku::new(Arc::clone(&geometry), givens).expect("fewer givens");
            check(&sudoku, false, &mut proof, &mut used);
        }
    }
    assert!(used.len() > 20, "only {used:?}");
}

/// One million random puzzles of 9x9: no step of their paths is wrong.
#[test]
#[ignore = "ten minutes"]
fn a_million_paths_hold() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let mut generator = Generator::new(Request::new(&geometry)).expect("a request");
    let mut random = common::numbers(2026);
    let mut reasoner = Reasoner::new(&geometry);
    let (mut puzzles, mut steps, mut stuck) = (0u64, 0u64, 0u64);
    let mut made = Vec::new();
    for batch in 0.. {
        made.clear();
        generator.batch(batch, None, &mut random, &mut made);
        for Made { sudoku, solution, .. } in &made {
            reasoner.start(sudoku, true);
            while let Some(deduction) = reasoner.next(techniques(false)) {
                let holds = |digit: Option<Digit>, said: Digit| digit == Some(said);
                let right =
                    deduction.placements.iter().all(|it| holds(solution.get(it.cell), it.digit))
                        && !deduction
                            .eliminations
                            .iter()
                            .any(|it| holds(solution.get(it.cell), it.digit));
                assert!(right, "{deduction:?}\n{sudoku:?}");
                steps += 1;
                reasoner.apply(&deduction);
            }
            stuck += u64::from(!reasoner.grid().is_complete());
        }
        puzzles += made.len() as u64;
        if batch % 200 == 0 {
            eprintln!("{puzzles} puzzles, {steps} steps, {stuck} not solved by techniques");
        }
        if puzzles >= 1_000_000 {
            eprintln!(
                "{puzzles} puzzles, {steps} steps, {stuck} not solved by techniques: none wrong"
            );
            return;
        }
    }
}

/// The checker itself: it finds an inserted mistake.
#[test]
fn a_wrong_deduction_is_caught() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let made = common::puzzles(&geometry, 1, 5).remove(0);
    let mut reasoner = Reasoner::new(&geometry);
    reasoner.start(&made.sudoku, true);
    let mut deduction = reasoner.next(techniques(true)).expect("a step");
    let before: Candidates = reasoner.candidates();
    let blank: Grid = made.sudoku.givens().clone();
    let cell = blank.blanks().next().expect("a blank");
    let right = made.solution.get(cell).expect("a full grid");
    deduction.placements.clear();
    deduction.eliminations = vec![evoku_sudoku::Candidate { cell, digit: right }];
    let mistake = |deduction: &Deduction| {
        let Deduction { placements, eliminations, .. } = deduction;
        Proof::default().mistake(&geometry, &before, placements, eliminations)
    };
    assert!(mistake(&deduction).is_some());
    let wrong = (before.get(cell).iter()).find(|&digit| digit != right);
    deduction.eliminations.clear();
    deduction.placements =
        wrong.map(|digit| evoku_sudoku::Candidate { cell, digit }).into_iter().collect();
    assert_eq!(mistake(&deduction).is_some(), wrong.is_some());
}
