//! No technique is ever wrong: every kind of board, checked by search.
//!
//! The long run: `cargo test --release -p evoku-sudoku --test suite soundness:: -- --ignored
//! --nocapture`.

#![allow(clippy::print_stderr, reason = "the long run says how far it is")]

use crate::common;
use std::collections::BTreeMap;
use std::sync::Arc;

use evoku_sudoku::explain::{Advice, Position};
use evoku_sudoku::generate::{GeneratedPuzzle, Generator, Request};
use evoku_sudoku::logic::{Deduction, LADDER, Reasoner, Rung, Technique};
use evoku_sudoku::search::{Answer, Auto, Proof, solve};
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
    LADDER.iter().filter(move |rung| all || rung.default).map(Rung::technique)
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
            let conclusions = deduction.placements.len() + deduction.eliminations.len();
            assert!(conclusions > 0, "{deduction:?} says nothing");
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
        for generated in common::puzzles(&geometry, count as usize, at as u64) {
            check(&generated.sudoku, true, &mut proof, &mut used);
        }
    }
    assert!(used.len() > 30, "only {used:?}");
}

#[test]
fn deductions_from_puzzles_with_several_solutions_hold() {
    let (mut proof, mut used) = (Proof::default(), BTreeMap::new());
    for (at, (geometry, count)) in boards().into_iter().enumerate() {
        let mut random = common::numbers(7 + at as u64);
        for generated in common::puzzles(&geometry, count.div_ceil(3) as usize, 100 + at as u64) {
            let mut givens = generated.sudoku.givens().clone();
            let filled: Vec<_> = givens.digits().map(|(cell, _)| cell).collect();
            givens.set(filled[random(filled.len())], None);
            let sudoku = Sudoku::new(Arc::clone(&geometry), givens).expect("fewer givens");
            check(&sudoku, false, &mut proof, &mut used);
        }
    }
    assert!(used.len() > 20, "only {used:?}");
}

/// A puzzle of pencil marks alone with one solution: random candidates are removed as long as the
/// search finds one solution only when they are gone.
fn puzzle_of_marks(geometry: &Arc<Geometry>, random: &mut impl FnMut(usize) -> usize) -> Sudoku {
    let solution = common::full_grid(random);
    let mut marks = Candidates::all(geometry.side());
    loop {
        let sudoku = Sudoku::from_marks(Arc::clone(geometry), marks.clone()).expect("marks");
        if matches!(solve(&sudoku), Answer::Unique(_)) {
            return sudoku;
        }
        for (cell, digit) in solution.digits() {
            let others: Vec<Digit> = marks.get(cell).iter().filter(|&it| it != digit).collect();
            if !others.is_empty() {
                let mut left = marks.get(cell);
                left.remove(others[random(others.len())]);
                marks.set(cell, left);
            }
        }
    }
}

/// Marks may tell two digits apart that the houses can't. So no hint assumes that the givens have
/// one solution if the marks are why the puzzle has one.
#[test]
fn hints_on_puzzles_of_pencil_marks_hold() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let mut random = common::numbers(35);
    let mut engine = Auto::default();
    let mut steps = 0;
    for _ in 0..cases(20) {
        let sudoku = puzzle_of_marks(&geometry, &mut random);
        let Answer::Unique(solution) = solve(&sudoku) else { panic!("one solution") };
        let mut position = Position::of(&sudoku);
        while let Advice::Step { step, .. } = position.advice(&mut engine) {
            let deduction = &step.deduction;
            for placed in &deduction.placements {
                assert_eq!(solution.get(placed.cell), Some(placed.digit), "{deduction:?}");
                position.grid.set(placed.cell, Some(placed.digit));
            }
            let mut marks = step.candidates.clone();
            for it in &deduction.eliminations {
                assert_ne!(solution.get(it.cell), Some(it.digit), "{deduction:?}\n{sudoku:?}");
                let mut left = marks.get(it.cell);
                left.remove(it.digit);
                marks.set(it.cell, left);
            }
            position.marks = Some(marks);
            steps += 1;
        }
    }
    assert!(steps > 500, "only {steps}");
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
    let mut generated = Vec::new();
    for batch in 0.. {
        generated.clear();
        generator.batch(batch, None, &mut random, &mut generated);
        for GeneratedPuzzle { sudoku, solution, .. } in &generated {
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
        puzzles += generated.len() as u64;
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
    let generated = common::puzzles(&geometry, 1, 5).remove(0);
    let mut reasoner = Reasoner::new(&geometry);
    reasoner.start(&generated.sudoku, true);
    let mut deduction = reasoner.next(techniques(true)).expect("a step");
    let before: Candidates = reasoner.candidates();
    let blank: Grid = generated.sudoku.givens().clone();
    let cell = blank.open_cells().next().expect("a blank");
    let right = generated.solution.get(cell).expect("a full grid");
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
