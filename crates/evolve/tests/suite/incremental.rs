//! Tests that the incremental counts of the encodings equal a naive recount.

use crate::common::{any_geometry, any_sudoku, count, grid, keeps_givens, with_marks};
use evoku_evolve::encodings::board::{Board, BoardFactory, BoardFitness, Redraw, Start};
use evoku_evolve::encodings::filling::Filling;
use evoku_evolve::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use evoku_evolve::encodings::units::{
    Lanes, Packed, Row, UnitBoard, UnitFactory, UnitFitness, UnitReproduction,
};
use evoku_evolve::encodings::{Unit, UnsupportedPuzzle};
use evoku_evolve::{Cost, Fitness, Puzzle, PuzzleFactory, Reproduction, Rng, propagation};
use evoku_sudoku::{Cell, Digits, Element, Grid, HouseKind, Sudoku, Violations, formats};
use evoku_testing::cases;
use proptest::prelude::*;
use proptest::sample::Index;

/// An operation on a board.
#[derive(Clone, Debug)]
enum Step {
    Set(Index, Index),
    Draw(Index),
    Mutate,
    FillBlank,
    Redraw(f64),
    Repair,
}

fn any_steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        6 => (any::<Index>(), any::<Index>()).prop_map(|(cell, value)| Step::Set(cell, value)),
        4 => any::<Index>().prop_map(Step::Draw),
        6 => Just(Step::Mutate),
        4 => Just(Step::FillBlank),
        1 => (0.0..1.0f64).prop_map(Step::Redraw),
        1 => Just(Step::Repair),
    ];
    prop::collection::vec(step, 0..30)
}

fn take(board: &mut Board, step: &Step, rng: &mut Rng) {
    let (side, open) = (board.sudoku().geometry().side(), board.open());
    match step {
        Step::Set(..) | Step::Draw(_) if open == 0 => {}
        Step::Set(cell, value) => board.set(cell.index(open), value.index(side + 1) as u8),
        Step::Draw(cell) => board.draw(cell.index(open), rng),
        Step::Mutate => assert_eq!(board.mutate(rng).is_some(), open > 0),
        Step::FillBlank => board.fill_blank(rng),
        Step::Redraw(share) => Redraw::new(open, *share).mutate(board, rng),
        Step::Repair => board.repair(rng),
    }
}

fn grid_of(board: &Board) -> Grid {
    grid(board.values().iter().copied())
}

/// Checks all counts of a board.
fn check_board(board: &Board) {
    let (sudoku, grid) = (board.sudoku(), grid_of(board));
    let counts = count(sudoku, &grid);
    assert_eq!(board.open_cells(), counts.open_cells());
    assert_eq!(board.violations(), counts.violations());
    assert_eq!(board.missing(), counts.missing());
    assert_eq!(BoardFitness::Missing.cost(board), Cost::one(counts.missing()));
    let both = BoardFitness::BlanksAndViolations.cost(board);
    assert_eq!(both, Cost::two(counts.open_cells(), counts.violations()));
    let cells = BoardFitness::BlanksAndViolatingCells.cost(board);
    assert_eq!(cells, Cost::two(counts.open_cells(), counts.violating_cells()));
    if grid.is_complete() {
        let violations = Violations::of(sudoku.geometry(), &grid);
        assert_eq!(counts.missing(), violations.duplicates(), "missing on a full board");
    }
    assert!(keeps_givens(sudoku, &grid));
}

/// The violations that removing a cell could resolve: those of filled cells that are not given.
fn removable(sudoku: &Sudoku, grid: &Grid) -> Vec<(Cell, u32)> {
    let violations = Violations::of(sudoku.geometry(), grid).sorted();
    violations.into_iter().filter(|&(cell, _)| !sudoku.is_given(cell)).collect()
}

/// Returns `true` if these cells can be removed in an order in which each is among the most
/// violating ones.
fn is_repair(sudoku: &Sudoku, grid: &Grid, removed: &[Cell]) -> bool {
    let worst = removable(sudoku, grid);
    let Some(&(_, most)) = worst.first() else { return removed.is_empty() };
    let may_go = worst.iter().filter(|&&(_, count)| count == most).map(|&(cell, _)| cell);
    may_go.filter(|cell| removed.contains(cell)).any(|cell| {
        let mut without = grid.clone();
        without.set(cell, None);
        let rest: Vec<Cell> = removed.iter().copied().filter(|&other| other != cell).collect();
        is_repair(sudoku, &without, &rest)
    })
}

/// The cells that a repair removed. Asserts that it changed nothing else.
fn removed(before: &Grid, after: &Grid) -> Vec<Cell> {
    let changed = (0..before.cells().len()).map(Cell::from_index);
    let changed: Vec<Cell> = changed.filter(|&cell| before.get(cell) != after.get(cell)).collect();
    assert!(changed.iter().all(|&cell| after.get(cell).is_none()), "a repair only removes");
    changed
}

proptest! {
    #[test]
    fn boards_count_as_they_change(
        sudoku in any_sudoku(), marked in prop::bool::weighted(0.25), steps in any_steps(),
        start in prop::sample::select(&[Start::Givens, Start::Mutated, Start::Repaired, Start::Filled]),
        seed: u64,
    ) {
        let sudoku = if marked { with_marks(&sudoku, seed) } else { sudoku };
        let mut rng = Rng::new(seed);
        let mut board = BoardFactory::new(&sudoku, start).create(&mut rng);
        check_board(&board);
        for step in &steps {
            let before = board.clone();
            take(&mut board, step, &mut rng);
            check_board(&board);
            let changed = before.distance(&board);
            match step {
                Step::Set(..) | Step::Draw(_) | Step::Mutate => prop_assert!(changed <= 1),
                Step::FillBlank => {
                    prop_assert!(changed <= 1);
                    prop_assert_eq!(board.violations(), before.violations());
                    prop_assert_eq!(board.open_cells() + changed as u32, before.open_cells());
                }
                Step::Redraw(_) => {}
                Step::Repair => prop_assert_eq!(board.violations(), 0),
            }
        }
    }

    /// Includes givens that contradict each other.
    #[test]
    fn a_repair_leaves_no_violation_that_a_removal_could_end(
        geometry in any_geometry(), share in 0.0..0.5f64, seed: u64,
    ) {
        let mut rng = Rng::new(seed);
        let (side, mut givens) = (geometry.side(), Grid::blank(geometry.side()));
        for cell in (0..side * side).map(Cell::from_index) {
            if rng.chance(evoku_evolve::random::Probability::new(share)) {
                givens.set(cell, Some(Element::from_index(rng.index(side))));
            }
        }
        let sudoku = Sudoku::new(geometry, givens).unwrap();
        let mut board = BoardFactory::new(&sudoku, Start::Filled).create(&mut rng);
        let before = grid_of(&board);
        board.repair(&mut rng);
        check_board(&board);
        removed(&before, &grid_of(&board));
        prop_assert_eq!(removable(&sudoku, &grid_of(&board)), []);
    }

    #[test]
    fn a_repair_removes_the_most_violating_first(
        sudoku in any_sudoku(), cells in prop::collection::vec(any::<Index>(), 0..8), seed: u64,
    ) {
        let (mut rng, mut board) = (Rng::new(seed), Board::of_givens(&sudoku));
        for cell in cells.iter().filter(|_| board.open() > 0).map(|cell| cell.index(board.open())).collect::<Vec<_>>() {
            board.draw(cell, &mut rng);
        }
        let before = grid_of(&board);
        board.repair(&mut rng);
        let after = grid_of(&board);
        prop_assert!(is_repair(&sudoku, &before, &removed(&before, &after)));
    }

    #[test]
    fn repairing_around_a_mutation_is_a_repair(sudoku in any_sudoku(), mutations in 1..40, seed: u64) {
        let (mut rng, mut board) = (Rng::new(seed), Board::of_givens(&sudoku));
        for _ in 0..mutations {
            let (mut twin, mut twin_rng) = (board.clone(), rng.clone());
            let Some(open) = board.mutate(&mut rng) else { break };
            let before = grid_of(&board);
            board.repair_around(open, &mut rng);
            check_board(&board);
            twin.mutate_and_repair(&mut twin_rng);
            prop_assert_eq!((twin.values(), twin.violations()), (board.values(), 0));
            prop_assert_eq!(&twin_rng, &rng);
            let after = grid_of(&board);
            prop_assert_eq!(board.violations(), 0);
            prop_assert!(is_repair(&sudoku, &before, &removed(&before, &after)));
        }
    }

    #[test]
    fn unit_boards_count_as_they_change(sudoku in any_sudoku(), seed: u64) {
        for unit in [Unit::Rows, Unit::Columns, Unit::Boxes] {
            let side = sudoku.geometry().side();
            if side <= 9 {
                check_units::<Packed>(&sudoku, unit, seed);
            }
            if side <= 16 {
                check_units::<Lanes<u16, 16>>(&sudoku, unit, seed);
            }
            if side <= 32 {
                check_units::<Lanes<u32, 32>>(&sudoku, unit, seed);
            }
            check_units::<Lanes<u64, 64>>(&sudoku, unit, seed);
        }
    }

    #[test]
    fn swap_boards_count_as_they_change(sudoku in any_sudoku(), seed: u64) {
        let mut rng = Rng::new(seed);
        let mut board = SwapFactory::new(&sudoku).unwrap().create(&mut rng);
        check_swaps(&sudoku, &board);
        for number in 0..30 {
            let Some(swap) = board.random_swap(&mut rng) else {
                prop_assert_eq!(board.movable(), 0);
                break;
            };
            let (before, price) = (board.clone(), board.price(swap));
            board.make(swap, price);
            check_swaps(&sudoku, &board);
            prop_assert_eq!(before.distance(&board), 2);
            prop_assert_eq!(i64::from(board.cost()) - i64::from(before.cost()), i64::from(price));
            if number % 10 == 9 {
                board.shuffle(&mut rng);
                check_swaps(&sudoku, &board);
            }
            if number % 10 == 5 {
                let chosen: Vec<bool> = (0..board.digits().count())
                    .map(|cell| !sudoku.is_given(Cell::from_index(cell)) && rng.below(2) == 0)
                    .collect();
                board.shuffle_chosen(&chosen, &mut rng);
                check_swaps(&sudoku, &board);
                let movable = rng.index(board.movable());
                let (swaps, board) = (board.swaps_of(movable).collect::<Vec<_>>(), board.clone());
                for swap in swaps {
                    let mut swapped = board.clone();
                    swapped.make(swap, board.price(swap));
                    check_swaps(&sudoku, &swapped);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(64)))]

    #[test]
    fn fillings_know_what_is_left(
        sudoku in any_sudoku(), marked in prop::bool::weighted(0.25), stop: bool, seed: u64,
    ) {
        let sudoku = if marked { with_marks(&sudoku, seed) } else { sudoku };
        let mut rng = Rng::new(seed);
        let start = Filling::new(&sudoku);
        check_filling(&sudoku, &start);
        match propagation::kernel(&sudoku) {
            // The kernel of a puzzle with pencil marks also has marks.
            Some((kernel, placements)) => {
                prop_assert!(!start.is_contradictory());
                prop_assert_eq!(start.placements(), placements);
                prop_assert_eq!(&grid(start.values().iter().copied()), kernel.givens());
            }
            None => prop_assert!(start.is_contradictory()),
        }
        if stop && start.is_contradictory() {
            return Ok(());
        }
        let (mut filling, mut marks) = (start.duplicate(), Vec::new());
        for _ in 0..20 {
            let blank = (0..start.values().len()).filter(|&cell| {
                filling.values()[cell] == 0 && filling.candidates(cell) != 0
            });
            let blank: Vec<usize> = blank.collect();
            if blank.is_empty() {
                break;
            }
            if !filling.is_contradictory() {
                let held = (filling.values().to_vec(), filling.open_cells());
                marks.push((filling.mark(), held));
            }
            let cell = blank[rng.index(blank.len())];
            let candidates: Vec<usize> =
                (0..64).filter(|digit| filling.candidates(cell) >> digit & 1 == 1).collect();
            let alive = filling.place(cell, candidates[rng.index(candidates.len())], stop);
            prop_assert_eq!(alive, !filling.is_contradictory());
            if alive || !stop {
                check_filling(&sudoku, &filling);
            } else {
                let (mark, held) = marks.swap_remove(rng.index(marks.len()));
                filling.undo(mark);
                prop_assert!(!filling.is_contradictory());
                prop_assert_eq!((filling.values().to_vec(), filling.open_cells()), held);
                check_filling(&sudoku, &filling);
                marks.retain(|&(other, _)| other < mark);
            }
        }
        filling.copy(&start);
        prop_assert_eq!(filling.values(), start.values());
        check_filling(&sudoku, &filling);
    }
}

proptest! {
    #[test]
    fn attempts_are_read_as_they_are_written(sudoku in any_sudoku(), seed: u64) {
        let mut rng = Rng::new(seed);
        for start in [Start::Givens, Start::Repaired, Start::Filled] {
            let board = BoardFactory::new(&sudoku, start).create(&mut rng);
            let mut read = BoardFactory::new(&sudoku, Start::Filled).create(&mut rng);
            check_text(&board, &mut read, |board| (board.open_cells(), board.violations(), board.missing()));
        }
        let marked = with_marks(&sudoku, seed);
        let (template, board) =
            (Board::of_givens(&marked), BoardFactory::new(&marked, Start::Filled).create(&mut rng));
        let mut read = template.clone();
        prop_assert_eq!(read.read(&board.line()), Ok(()));
        prop_assert_eq!(read.distance(&board), 0);
        // A digit that is not marked is refused. About twenty cells are tested.
        let any = grid_of(&BoardFactory::new(&sudoku, Start::Filled).create(&mut rng));
        for (cell, digit) in any.digits().step_by(1 + any.cells().len() / 20) {
            let mut one = marked.givens().clone();
            one.set(cell, Some(digit));
            let allowed = marked.marks().is_none_or(|marks| marks.get(cell).contains(digit));
            let text = formats::line::print(&one);
            prop_assert_eq!(template.clone().read(&text).is_ok(), allowed, "{}", text);
        }
        let factory = UnitFactory::<Lanes<u64, 64>>::new(&sudoku, Unit::Columns).unwrap();
        check_text(&factory.create(&mut rng), &mut factory.create(&mut rng), UnitBoard::cost);
        let factory = SwapFactory::new(&sudoku).unwrap();
        check_text(&factory.create(&mut rng), &mut factory.create(&mut rng), SwapBoard::cost);
    }

    #[test]
    fn distance_is_a_metric(sudoku in any_sudoku(), seed: u64) {
        let mut rng = Rng::new(seed);
        check_distance(&BoardFactory::new(&sudoku, Start::Filled), &mut rng);
        check_distance(&UnitFactory::<Lanes<u64, 64>>::new(&sudoku, Unit::Rows).unwrap(), &mut rng);
        check_distance(&SwapFactory::new(&sudoku).unwrap(), &mut rng);
    }
}

/// The unit that a [`SwapBoard`] keeps complete: boxes or regions if the geometry has any,
/// otherwise rows.
fn kept_by_swaps(sudoku: &Sudoku) -> Unit {
    let boxes = Unit::Boxes.cells(sudoku.geometry()).is_ok();
    if boxes { Unit::Boxes } else { Unit::Rows }
}

fn assert_complete(sudoku: &Sudoku, unit: Unit, grid: &Grid) {
    for cells in unit.cells(sudoku.geometry()).unwrap() {
        let digits: Digits = cells.iter().filter_map(|&cell| grid.get(cell)).collect();
        assert_eq!(digits.len(), cells.len(), "a unit of {unit:?} holds every digit once");
    }
    assert!(keeps_givens(sudoku, grid));
}

fn check_units<R: Row>(sudoku: &Sudoku, unit: Unit, seed: u64) {
    let factory = match UnitFactory::<R>::new(sudoku, unit) {
        Ok(factory) => factory,
        Err(error) => {
            let kinds = [HouseKind::Box, HouseKind::Region];
            let geometry = sudoku.geometry();
            assert_eq!((unit, error), (Unit::Boxes, UnsupportedPuzzle::NoBoxes));
            assert!(!geometry.houses().any(|house| kinds.contains(&geometry.kind(house))));
            return;
        }
    };
    let check = |board: &UnitBoard<R>| {
        let grid = grid(board.values());
        assert_complete(sudoku, unit, &grid);
        assert_eq!(board.cost(), count(sudoku, &grid).missing());
        assert_eq!(UnitFitness.cost(board), Cost::one(board.cost()));
        assert_eq!(board.unit(), unit);
        let genes = sudoku.givens().open_cells().map(|cell| grid.get(cell).unwrap().value());
        assert!(board.genome().eq(genes));
    };
    let mut rng = Rng::new(seed);
    let mut parents = [factory.create(&mut rng), factory.create(&mut rng)];
    let mut child = factory.create(&mut rng);
    let cells = unit.cells(sudoku.geometry()).unwrap();
    for (crossover, mutation) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 0.5)] {
        let reproduction = UnitReproduction::new(&factory, crossover, mutation);
        let [first, second] = &parents;
        reproduction.reproduce([first, second], &mut child, &mut rng);
        [first, second, &child].into_iter().for_each(check);
        if mutation == 0.0 {
            let [a, b, c] = [first, second, &child].map(|board| grid(board.values()));
            let same =
                |unit: &[Cell], parent: &Grid| unit.iter().all(|&i| c.get(i) == parent.get(i));
            let cut = cells.iter().position(|unit| !same(unit, &a)).unwrap_or(cells.len());
            assert!(
                cells[cut..].iter().all(|unit| same(unit, &b)),
                "whole units, first then second"
            );
        }
        std::mem::swap(&mut parents[0], &mut child);
    }
    factory.renew(&mut child, &mut rng);
    check(&child);
}

/// Checks a filling: there is no violation, no single is left, and the candidates of an open cell
/// are those of the puzzle without its peers' digits.
///
/// It is dead if and only if an open cell has no candidate, or a digit no place.
fn check_filling(sudoku: &Sudoku, filling: &Filling) {
    let (geometry, grid) = (sudoku.geometry(), grid(filling.values().iter().copied()));
    assert!(keeps_givens(sudoku, &grid));
    assert_eq!(filling.open_cells(), grid.open_cells().count());
    assert_eq!(count(sudoku, &grid).violations(), 0);
    let candidates = sudoku.candidates();
    let left = |cell: Cell| match grid.get(cell) {
        Some(digit) => Digits::only(digit),
        None => {
            let peers = geometry.peers(cell).iter().filter_map(|&peer| grid.get(peer));
            candidates.get(cell) - peers.collect()
        }
    };
    let mut contradictory = false;
    for cell in (0..grid.cells().len()).map(Cell::from_index) {
        assert_eq!(filling.candidates(cell.index()), left(cell).words()[0]);
        assert!(grid.get(cell).is_some() || left(cell).len() != 1, "a naked single is left");
        contradictory |= left(cell).is_empty();
    }
    for house in geometry.houses() {
        for digit in Digits::first(geometry.side()) {
            let cells = geometry.cells(house).iter();
            let places: Vec<&Cell> = cells.filter(|&&cell| left(cell).contains(digit)).collect();
            let held = places.iter().any(|&&cell| grid.get(cell) == Some(digit));
            assert!(held || places.len() != 1, "a hidden single is left");
            contradictory |= places.is_empty();
        }
    }
    assert_eq!(filling.is_contradictory(), contradictory);
}

fn check_swaps(sudoku: &Sudoku, board: &SwapBoard) {
    let (unit, grid) = (kept_by_swaps(sudoku), grid(board.digits()));
    assert_complete(sudoku, unit, &grid);
    assert_eq!(board.cost(), count(sudoku, &grid).missing());
    assert_eq!(SwapFitness.cost(board), Cost::one(board.cost()));
    let units = unit.cells(sudoku.geometry()).unwrap();
    let open = |unit: &Vec<Cell>| unit.iter().filter(|&&cell| !sudoku.is_given(cell)).count();
    assert_eq!(board.movable(), units.iter().map(open).filter(|&open| open > 1).sum::<usize>());
    let conflicts = |cell: Cell| {
        let mut peers = sudoku.geometry().peers(cell).iter();
        peers.any(|&peer| grid.get(peer) == grid.get(cell))
    };
    for cell in (0..grid.cells().len()).map(Cell::from_index) {
        assert_eq!(board.is_in_conflict(cell.index()), conflicts(cell));
    }
    let movable = units.iter().filter(|&unit| open(unit) > 1).flatten();
    let conflicting = movable.filter(|&&cell| !sudoku.is_given(cell) && conflicts(cell));
    assert_eq!(board.conflicts().count(), conflicting.count());
}

/// Writes an attempt as text, in both forms, and reads it into another one.
fn check_text<P: Puzzle, C: PartialEq + std::fmt::Debug>(
    written: &P,
    read: &mut P,
    counts: impl Fn(&P) -> C,
) {
    for text in [written.line(), written.board()] {
        let mut read = read.clone();
        assert_eq!(read.read(&text), Ok(()), "{text}");
        assert_eq!((read.distance(written), counts(&read)), (0, counts(written)));
        assert_eq!(read.line(), written.line());
    }
    // Text that is not an attempt at the puzzle is refused and changes nothing.
    let before = read.line();
    assert!(read.read("").is_err());
    assert!(read.read(&(written.line() + ",1")).is_err());
    assert_eq!(read.line(), before);
}

fn check_distance<F: PuzzleFactory>(factory: &F, rng: &mut Rng) {
    let [a, b, c] = [(); 3].map(|()| factory.create(rng));
    assert_eq!(a.distance(&a), 0);
    assert_eq!(a.distance(&b), b.distance(&a));
    assert!(a.distance(&c) <= a.distance(&b) + b.distance(&c));
    assert_eq!(a.distance(&b) == 0, a.line() == b.line());
}
