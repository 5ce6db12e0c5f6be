//! Compares the engines with each other, and tests the laws of exact engines, on random boards of
//! every geometry.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::{any_geometry, numbers};
use evoku_sudoku::search::{ENGINES, Engine, Halt, Limit};
use evoku_sudoku::{
    Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Shape, Sudoku, Symmetry,
};
use proptest::prelude::*;

/// The limit of solutions per board; boards with more are compared only by this number.
const MOST: u64 = 200;

/// More nodes than any board of these tests should need.
const LIMIT: Limit<'static> = Limit { nodes: 1_000_000, cancel: None };

/// The boards of small sides under all rules, and the most common boards.
fn geometries() -> impl Strategy<Value = Arc<Geometry>> {
    prop_oneof![
        4 => any_geometry(1..=6),
        1 => any_geometry(7..=10),
        2 => Just(Geometry::plain(Shape::NINE)),
    ]
    .prop_map(Arc::new)
}

fn cells(geometry: &Geometry) -> impl Iterator<Item = Cell> + use<> {
    (0..geometry.shape().cells()).map(Cell::from_index)
}

/// Some solution of the blank board, with renamed digits; `None` if it isn't found soon.
fn any_solution(geometry: &Arc<Geometry>, random: &mut impl FnMut(usize) -> usize) -> Option<Grid> {
    let side = geometry.side();
    let mut engine = (ENGINES[0].solver)();
    engine.start(&Sudoku::new(Arc::clone(geometry), Grid::blank(side)).ok()?).ok()?;
    let soon = Limit { nodes: 300, cancel: None };
    let mut solution = None;
    for _ in 0..1 + random(30) {
        if engine.next(soon) != Halt::Found {
            break;
        }
        engine.solution(solution.get_or_insert_with(|| Grid::blank(side)));
    }
    let solution = solution?;
    renaming(side, random).apply_to_grid(&solution).ok()
}

/// A random permutation of the digits only.
fn renaming(side: usize, random: &mut impl FnMut(usize) -> usize) -> Symmetry {
    let mut digits: Vec<usize> = (0..side).collect();
    for last in (1..side).rev() {
        digits.swap(last, random(last + 1));
    }
    let still: Vec<usize> = (0..side).collect();
    Symmetry::new(false, still.clone(), still, digits).expect("permutations")
}

/// A random puzzle: a solution with some cells left blank, sometimes with a wrong digit, and
/// sometimes with pencil marks.
fn any_sudoku(geometry: &Arc<Geometry>, random: &mut impl FnMut(usize) -> usize) -> Sudoku {
    let side = geometry.side();
    let solution = any_solution(geometry, random);
    let mut marks = Candidates::all(side);
    let density = if side > 6 { 3 + random(6) } else { random(9) };
    for cell in cells(geometry) {
        let digit = match &solution {
            Some(grid) => grid.get(cell).expect("a solution is full"),
            None => Digit::from_index(random(side)),
        };
        if random(10) < density {
            marks.set(cell, Digits::only(digit));
        }
    }
    if random(3) == 0 {
        let cell = Cell::from_index(random(side * side));
        marks.set(cell, Digits::only(Digit::from_index(random(side))));
    }
    if random(3) == 0 {
        for cell in cells(geometry) {
            let ruled_out = Digit::from_index(random(side));
            if marks.get(cell).len() > 2 {
                marks.remove(cell, ruled_out);
            }
        }
    }
    Sudoku::from_marks(Arc::clone(geometry), marks).expect("no cell without marks")
}

/// The number of solutions that an engine finds, at most [`MOST`], and the solutions if they are
/// all.
fn answer(engine: &Engine, sudoku: &Sudoku) -> (u64, BTreeSet<Grid>) {
    let mut solver = (engine.solver)();
    solver.start(sudoku).expect("a supported board");
    let mut grids = BTreeSet::new();
    for count in 0..MOST {
        match solver.next(LIMIT) {
            Halt::Found => {
                let mut grid = Grid::blank(sudoku.givens().side());
                solver.solution(&mut grid);
                assert!(sudoku.is_solved_by(&grid), "{}: {sudoku:?}", engine.name);
                assert!(grids.insert(grid), "{}: a solution twice: {sudoku:?}", engine.name);
            }
            end => {
                assert_eq!(end, Halt::Exhausted, "{}: {sudoku:?}", engine.name);
                return (count, grids);
            }
        }
    }
    (MOST, BTreeSet::new())
}

/// The engines that solve boards of this geometry.
fn engines(geometry: &Geometry) -> impl Iterator<Item = &'static Engine> {
    ENGINES.iter().copied().filter(|engine| (engine.supports)(geometry))
}

/// A rearrangement that the puzzle's geometry allows.
fn any_symmetry(geometry: &Geometry, random: &mut impl FnMut(usize) -> usize) -> Symmetry {
    let side = geometry.side();
    let moves = match random(4) {
        0 => Symmetry::transposition(side),
        1 => Symmetry::rotation(side),
        2 => Symmetry::reflection(side),
        _ => Symmetry::random(geometry.shape(), &mut *random),
    };
    let renaming = renaming(side, random);
    match moves.apply_to_geometry(geometry) {
        Ok(_) => moves.then(&renaming).expect("the same side"),
        Err(_) => renaming,
    }
}

proptest! {
    #[test]
    fn they_agree(geometry in geometries(), seed: u64) {
        let sudoku = any_sudoku(&geometry, &mut numbers(seed));
        let mut engines = engines(&geometry);
        let first = engines.next().expect("an engine for every board");
        let expected = answer(first, &sudoku);
        for engine in engines {
            let found = answer(engine, &sudoku);
            prop_assert_eq!(&found, &expected, "{} and {}: {:?}", engine.name, first.name, sudoku);
        }
    }

    #[test]
    fn rearranged_puzzles_have_rearranged_solutions(geometry in geometries(), seed: u64) {
        let mut random = numbers(seed);
        let sudoku = any_sudoku(&geometry, &mut random);
        let symmetry = any_symmetry(&geometry, &mut random);
        let image = symmetry.apply(&sudoku).expect("a symmetry of the geometry");
        for engine in engines(&geometry).filter(|engine| (engine.supports)(image.geometry())) {
            let (count, grids) = answer(engine, &sudoku);
            let (moved_count, moved_grids) = answer(engine, &image);
            prop_assert_eq!(moved_count, count, "{}", engine.name);
            let moved: BTreeSet<Grid> =
                grids.iter().map(|grid| symmetry.apply_to_grid(grid).expect("a side")).collect();
            prop_assert_eq!(moved_grids, moved, "{}", engine.name);
        }
    }

    /// Each solution has exactly one digit in every cell.
    #[test]
    fn a_cell_divides_the_solutions(geometry in geometries(), seed: u64) {
        let mut random = numbers(seed);
        let sudoku = any_sudoku(&geometry, &mut random);
        let cell = Cell::from_index(random(geometry.shape().cells()));
        let with = |digit: Digit| {
            let mut marks = sudoku.marks().cloned().unwrap_or_else(|| {
                let mut marks = Candidates::all(geometry.side());
                for (cell, digit) in sudoku.givens().digits() {
                    marks.set(cell, Digits::only(digit));
                }
                marks
            });
            marks.set(cell, marks.get(cell) & Digits::only(digit));
            Sudoku::from_marks(Arc::clone(&geometry), marks).ok()
        };
        for engine in engines(&geometry) {
            let (count, grids) = answer(engine, &sudoku);
            if count == MOST {
                continue;
            }
            let mut union = BTreeSet::new();
            for sudoku in Digits::first(geometry.side()).iter().filter_map(with) {
                let (_, part) = answer(engine, &sudoku);
                prop_assert!(part.is_disjoint(&union));
                union.extend(part);
            }
            prop_assert_eq!(union, grids, "{}", engine.name);
        }
    }

    #[test]
    fn without_a_given_no_solution_is_lost(geometry in geometries(), seed: u64) {
        let mut random = numbers(seed);
        let sudoku = any_sudoku(&geometry, &mut random);
        let given: Vec<Cell> = sudoku.givens().digits().map(|(cell, _)| cell).collect();
        prop_assume!(!given.is_empty());
        let mut givens = sudoku.givens().clone();
        givens.set(given[random(given.len())], None);
        // Without pencil marks, which would have to be reduced on both sides as well.
        let more = Sudoku::new(Arc::clone(&geometry), givens).expect("a puzzle");
        let sudoku = Sudoku::new(Arc::clone(&geometry), sudoku.givens().clone()).expect("a puzzle");
        for engine in engines(&geometry) {
            let (count, grids) = answer(engine, &sudoku);
            let (more_count, more_grids) = answer(engine, &more);
            prop_assert!(count <= more_count, "{}", engine.name);
            prop_assert!(more_count == MOST || grids.is_subset(&more_grids), "{}", engine.name);
        }
    }
}
