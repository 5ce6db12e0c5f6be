//! Tests of boards with constraints: the counts of the encodings equal a naive recount, which also
//! checks every run.

use std::sync::Arc;

use crate::common::check::check_run;
use crate::common::trace::{Trace, evaluations, run, settings};
use crate::common::{count, grid, keeps_givens};
use evoku_evolve::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use evoku_evolve::encodings::filling::Filling;
use evoku_evolve::encodings::swaps::SwapFactory;
use evoku_evolve::encodings::units::{Lanes, UnitFactory};
use evoku_evolve::encodings::{NotServed, Unit};
use evoku_evolve::presets::{PRESETS, Refusal, Task, preset};
use evoku_evolve::{Cost, Fitness, PuzzleFactory, Rng, Stop};
use evoku_sudoku::generate::{Generator, LAYOUTS, Placement, Request};
use evoku_sudoku::{Constraint, Geometry, Grid, Part, Rules, Shape, Sudoku};
use evoku_testing::cases;
use proptest::prelude::*;

/// A generated puzzle with one or two layouts of constraints; `None` if they don't fit.
fn variant(layouts: &[usize], side: usize, seed: u64) -> Option<Sudoku> {
    let geometry = Arc::new(Geometry::plain(Shape::of_side(side).unwrap()));
    let mut layouts = layouts.to_vec();
    layouts.dedup();
    let placement = |&number: &usize| Placement { layout: &LAYOUTS[number], cells: None };
    let constraints = layouts.iter().map(placement).collect();
    let givens = Some(side..=side * side);
    let request = Request { constraints, givens, ..Request::new(&geometry) };
    let mut generator = Generator::new(request).unwrap();
    let (mut rng, mut made) = (Rng::new(seed), Vec::new());
    for batch in 0..3 {
        generator.batch(batch, None, &mut |bound| rng.index(bound), &mut made);
    }
    made.pop().map(|made| made.sudoku)
}

fn any_variant() -> impl Strategy<Value = Sudoku> {
    let layouts = prop::collection::vec(0..LAYOUTS.len(), 1..3);
    let any = (layouts, prop::sample::select(&[4_usize, 4, 6, 6, 9]), any::<u64>());
    any.prop_filter_map("some layouts have no room", |(layouts, side, seed)| {
        variant(&layouts, side, seed)
    })
}

/// A puzzle of this side with these constraints and no givens.
fn blank(side: usize, constraints: &[&str]) -> Sudoku {
    let constraints =
        constraints.iter().map(|text| Constraint::parse(text, side).unwrap()).collect();
    let rules = Rules { constraints, ..Rules::default() };
    let geometry = Geometry::new(Shape::of_side(side).unwrap(), rules).unwrap();
    Sudoku::new(Arc::new(geometry), Grid::blank(side)).unwrap()
}

/// A 4x4 puzzle with relations of two cells, which every algorithm supports, and one with sums.
fn small() -> [Sudoku; 2] {
    let relations = [
        "thermometer r1c1 r1c2 r1c3 r1c4",
        "greater r2c2 r2c1",
        "ratio r2c3 r2c4",
        "even r3c1",
        "difference r4c1 r4c2",
        "different r2c2 r3c4",
    ];
    let sums = [
        "killer 7 r1c1 r1c2 r2c2",
        "killer 7 r1c3 r1c4",
        "sandwich 5 row 4",
        "arrow r3c3 r2c3 r1c3",
        "killer 3 r2c3 r2c4",
        "killer 6 r3c1 r4c1",
    ];
    // One and a half rows are given.
    let givens: Grid = "....3412..43....".parse().unwrap();
    [blank(4, &relations), blank(4, &sums)]
        .map(|blank| Sudoku::new(Arc::clone(blank.geometry()), givens.clone()).unwrap())
}

fn serves(name: &str, sudoku: &Sudoku) -> bool {
    let is_relation = |part: &Part| match part {
        Part::Different(_) | Part::Pair { .. } => true,
        Part::Line { cells, .. } => cells.len() == 1,
        _ => false,
    };
    !["memetic", "walksat"].contains(&name) || sudoku.geometry().parts().iter().all(is_relation)
}

fn check_board(board: &Board) {
    let grid = grid(board.values().iter().copied());
    let counts = count(board.sudoku(), &grid);
    assert_eq!(board.broken(), counts.broken());
    assert_eq!(board.violations(), counts.violations());
    let missing = BoardFitness::Missing.cost(board);
    assert_eq!(missing, Cost::one(counts.missing() + counts.broken()));
    assert_eq!(missing.is_solved(), board.sudoku().is_solved_by(&grid));
    let cells = BoardFitness::BlanksAndViolatingCells.cost(board);
    assert_eq!(cells, Cost::two(counts.blanks(), counts.violating_cells()));
    assert!(keeps_givens(board.sudoku(), &grid));
}

fn check_filling(sudoku: &Sudoku, filling: &Filling) {
    let grid = grid(filling.values().iter().copied());
    let counts = count(sudoku, &grid);
    assert_eq!((counts.violations(), counts.broken()), (0, 0), "{grid}");
    assert_eq!(filling.blanks() == 0, sudoku.is_solved_by(&grid));
}

/// Fills a board as far as possible, undoes some dead ends, and checks every state.
fn check_fillings(sudoku: &Sudoku, stop: bool, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut filling = Filling::new(sudoku);
    check_filling(sudoku, &filling);
    for _ in 0..40 {
        let blanks: Vec<usize> = (0..filling.values().len())
            .filter(|&cell| filling.values()[cell] == 0 && filling.candidates(cell) != 0)
            .collect();
        if blanks.is_empty() {
            break;
        }
        let cell = blanks[rng.index(blanks.len())];
        let candidates: Vec<usize> =
            (0..16).filter(|digit| filling.candidates(cell) >> digit & 1 == 1).collect();
        let (mark, held) = (filling.mark(), filling.values().to_vec());
        let was_dead = filling.is_dead();
        let alive = filling.place(cell, candidates[rng.index(candidates.len())], stop);
        check_filling(sudoku, &filling);
        if !alive && !was_dead && rng.below(2) == 0 {
            filling.undo(mark);
            assert_eq!(filling.values(), held);
            assert!(!filling.is_dead());
        } else if !alive && stop {
            break;
        }
    }
}

#[test]
fn cells_that_differ_do_so_beside_one_without_candidates() {
    let line = ".6...9...2....78..4...15........4..7.1.76...............3.7..8..8.4.....1...5....";
    let disjoint = blank(9, &["disjoint-groups"]);
    let sudoku = Sudoku::new(Arc::clone(disjoint.geometry()), line.parse().unwrap()).unwrap();
    for seed in 0..300 {
        check_fillings(&sudoku, seed % 2 == 0, seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn boards_count_what_is_broken(sudoku in any_variant(), seed: u64) {
        let mut rng = Rng::new(seed);
        let mut board = BoardFactory::new(&sudoku, Start::Filled).create(&mut rng);
        check_board(&board);
        for number in 0..40 {
            let before = board.clone();
            match number % 8 {
                0 => board.repair(&mut rng),
                1 | 2 => board.fill_blank(&mut rng),
                _ if board.open() == 0 => {}
                3 => board.set(rng.index(board.open()), 0),
                4 => board.draw(rng.index(board.open()), &mut rng),
                5 => {
                    board.repair(&mut rng);
                    let open = board.mutate(&mut rng).unwrap();
                    board.repair_around(open, &mut rng);
                    prop_assert_eq!((board.violations(), board.broken()), (0, 0));
                }
                _ => {
                    board.mutate(&mut rng);
                }
            }
            check_board(&board);
            if number % 8 == 0 {
                prop_assert_eq!((board.violations(), board.broken()), (0, 0));
            }
            if number % 8 == 1 {
                // An empty cell is filled only with a digit that violates nothing.
                prop_assert!(board.broken() <= before.broken());
            }
        }
    }

    #[test]
    fn swaps_are_priced_with_what_they_break(sudoku in any_variant(), seed: u64) {
        let mut rng = Rng::new(seed);
        let mut board = SwapFactory::new(&sudoku).unwrap().create(&mut rng);
        for _ in 0..30 {
            let whole = grid(board.digits());
            let counts = count(&sudoku, &whole);
            prop_assert_eq!(board.cost(), counts.missing() + counts.broken());
            prop_assert_eq!(board.cost() == 0, sudoku.is_solved_by(&whole));
            prop_assert_eq!(board.conflicts().count() == 0, board.cost() == 0 || board.movable() == 0);
            let Some(swap) = board.random_swap(&mut rng) else { break };
            let price = board.price(swap);
            board.make(swap, price);
        }
    }

    #[test]
    fn units_count_what_is_broken(sudoku in any_variant(), seed: u64) {
        for unit in [Unit::Rows, Unit::Columns, Unit::Boxes] {
            let factory = UnitFactory::<Lanes<u16, 16>>::new(&sudoku, unit).unwrap();
            let board = factory.create(&mut Rng::new(seed));
            let whole = grid(board.values());
            let counts = count(&sudoku, &whole);
            prop_assert_eq!(board.cost(), counts.missing() + counts.broken());
        }
    }

    #[test]
    fn fillings_break_nothing(sudoku in any_variant(), stop: bool, seed: u64) {
        check_fillings(&sudoku, stop, seed);
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(8)))]

    #[test]
    fn every_run_tells_the_truth(sudoku in any_variant(), seed: u64) {
        for preset in PRESETS {
            let settings = settings(preset, 10);
            let mut trace = Trace::default();
            let task = Task::new(seed, evaluations(60), &mut trace);
            match preset.run(&sudoku, &settings, task) {
                Ok(outcome) => {
                    prop_assert!(serves(preset.name, &sudoku));
                    check_run(preset, &sudoku, &outcome, &trace.0);
                }
                Err(refused) => {
                    prop_assert!(!serves(preset.name, &sudoku), "{}: {refused}", preset.name);
                    prop_assert!(matches!(refused, Refusal::Puzzle(NotServed::Constraints(_))));
                }
            }
        }
    }
}

#[test]
fn small_puzzles_are_solved() {
    for sudoku in small() {
        for preset in PRESETS.iter().filter(|preset| serves(preset.name, &sudoku)) {
            let settings = settings(preset, 20);
            let solved = (0..3).any(|seed| {
                let (outcome, trace) = run(preset, &sudoku, &settings, seed, evaluations(20_000));
                check_run(preset, &sudoku, &outcome, &trace);
                outcome.stop == Stop::Solved
            });
            assert!(solved, "{} does not solve {}", preset.name, sudoku.geometry());
        }
    }
}

#[test]
fn givens_that_break_a_constraint_are_refused_by_name() {
    let sudoku = blank(4, &["killer 7 r1c1 r1c2"]);
    let givens: Grid = "12..............".parse().unwrap();
    let sudoku = Sudoku::new(Arc::clone(sudoku.geometry()), givens).unwrap();
    for preset in PRESETS {
        let refused =
            preset.run(&sudoku, &settings(preset, 10), Task::unobserved(1, evaluations(9)));
        let words = refused.unwrap_err().to_string();
        assert!(words.contains("they break the killer 7 at r1c1"), "{}: {words}", preset.name);
    }
}

#[test]
fn colourings_say_what_they_do_not_count() {
    let memetic = preset("memetic").unwrap();
    let sudoku = blank(4, &["thermometer r1c1 r2c1", "sandwich 5 row 3"]);
    let task = Task::unobserved(1, evaluations(9));
    let refused = memetic.run(&sudoku, &settings(memetic, 10), task).unwrap_err();
    assert!(refused.to_string().contains("the sandwich 5 at r3c1"), "{refused}");
}
