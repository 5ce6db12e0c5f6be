//! Compares the interface of most callers, `Auto` and the functions based on it, with the simple
//! engine `tree`.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::{any_geometry, numbers, puzzle};
use evoku_sudoku::generate::full_grid;
use evoku_sudoku::search::{
    Answer, Auto, Halt, Limit, Solver, Tree, count_solutions, solutions, solve, solve_batch,
};
use evoku_sudoku::{Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Shape, Sudoku};
use evoku_testing::cases;
use proptest::prelude::*;

fn nine() -> Arc<Geometry> {
    Arc::new(Geometry::plain(Shape::NINE))
}

/// The first `most` solutions that `tree` finds, and `true` if there are no others.
fn by_tree(sudoku: &Sudoku, most: usize) -> (BTreeSet<Grid>, bool) {
    let mut tree = Tree::default();
    tree.start(sudoku).expect("every geometry");
    let mut grids = BTreeSet::new();
    while grids.len() < most {
        match tree.next(Limit::default()) {
            Halt::Found => {
                let mut grid = Grid::blank(sudoku.geometry().side());
                tree.solution(&mut grid);
                assert!(grids.insert(grid), "a solution twice");
            }
            end => {
                assert_eq!(end, Halt::Exhausted);
                return (grids, true);
            }
        }
    }
    (grids, false)
}

/// Returns `true` if an answer agrees with `tree`.
fn is_right(answer: &Answer, sudoku: &Sudoku) -> bool {
    let (grids, _) = by_tree(sudoku, 2);
    match answer {
        Answer::None => grids.is_empty(),
        Answer::Unique(grid) => grids.len() == 1 && grids.contains(grid),
        Answer::Several(grid) => grids.len() == 2 && sudoku.is_solved_by(grid),
    }
}

/// A full grid with some cells left blank; sometimes with a random digit, sometimes with pencil
/// marks.
fn any_sudoku(geometry: &Arc<Geometry>, random: &mut impl FnMut(usize) -> usize) -> Sudoku {
    let side = geometry.side();
    let mut marks = Candidates::all(side);
    let full = full_grid(geometry, &mut Tree::default(), None, random).expect("every geometry");
    let density = if side > 6 { 4 + random(6) } else { random(10) };
    for cell in (0..side * side).map(Cell::from_index) {
        let digit = full.as_ref().and_then(|full| full.get(cell));
        if let Some(digit) = digit.filter(|_| random(10) < density) {
            marks.set(cell, Digits::only(digit));
        }
    }
    if random(4) == 0 {
        let digit = Digit::from_index(random(side));
        marks.set(Cell::from_index(random(side * side)), Digits::only(digit));
    }
    if random(4) == 0 {
        for cell in (0..side * side).map(Cell::from_index) {
            if random(3) == 0 && marks.get(cell).len() > 2 {
                marks.remove(cell, Digit::from_index(random(side)));
            }
        }
        return Sudoku::from_marks(Arc::clone(geometry), marks).expect("no cell without marks");
    }
    let mut givens = Grid::blank(side);
    for cell in (0..side * side).map(Cell::from_index) {
        let digits = marks.get(cell);
        givens.set(cell, digits.iter().next().filter(|_| digits.len() == 1));
    }
    Sudoku::new(Arc::clone(geometry), givens).expect("digits of the board")
}

/// Boards of all kinds, two thirds of them plain 9x9.
fn a_mixture(count: usize, seed: u64) -> Vec<Sudoku> {
    let mut random = numbers(seed);
    let four = Arc::new(Geometry::plain(Shape::new(2, 2).expect("a shape")));
    let nine = nine();
    let diagonal = evoku_sudoku::Rules { diagonal: true, ..Default::default() };
    let diagonal = Arc::new(Geometry::new(Shape::NINE, diagonal).expect("rules that fit"));
    let geometries = [&nine, &nine, &nine, &nine, &four, &diagonal];
    let any = |_| {
        let geometry = geometries[random(geometries.len())];
        any_sudoku(geometry, &mut random)
    };
    (0..count).map(any).collect()
}

#[test]
fn a_batch_is_answered_in_its_order() {
    let puzzles = a_mixture(1500, 1);
    let answers = solve_batch(&puzzles);
    assert_eq!(answers.len(), puzzles.len());
    for (sudoku, answer) in puzzles.iter().zip(&answers) {
        assert!(is_right(answer, sudoku), "{answer:?}: {sudoku:?}");
    }
    let kinds = |wanted: fn(&Answer) -> bool| answers.iter().filter(|a| wanted(a)).count();
    assert!(kinds(|answer| matches!(answer, Answer::None)) > 50);
    assert!(kinds(|answer| matches!(answer, Answer::Unique(_))) > 50);
    assert!(kinds(|answer| matches!(answer, Answer::Several(_))) > 50);
    assert!(solve_batch(&[]).is_empty());
}

#[test]
fn an_engine_that_is_kept_forgets_the_puzzles_before() {
    let mut engine = Auto::default();
    for sudoku in a_mixture(300, 2) {
        // Leave the engine in the middle of a search first.
        engine.begin(&sudoku);
        engine.count(1001, Limit { nodes: 20, cancel: None });
        let answer = engine.solve(&sudoku);
        assert!(is_right(&answer, &sudoku), "{answer:?}: {sudoku:?}");
    }
}

/// Up to 1000 solutions are counted by a different engine than larger numbers.
#[test]
fn many_solutions_are_counted_rightly() {
    let mut random = numbers(3);
    let mut large = 0;
    for _ in 0..30 {
        let sudoku = Sudoku::new(nine(), puzzle(24, &mut random)).expect("a puzzle");
        let (grids, is_all) = by_tree(&sudoku, 5000);
        let total = grids.len() as u64;
        for most in [0, 1, 2, 999, 1000, 1001, 1002, 5000] {
            assert_eq!(count_solutions(&sudoku, most), most.min(total), "{most}: {sudoku:?}");
        }
        large += u32::from(total > 1002);
        if is_all {
            assert_eq!(count_solutions(&sudoku, u64::MAX), total);
            assert_eq!(solutions(&sudoku).collect::<BTreeSet<_>>(), grids);
            // Counting resumes where it ended.
            let mut engine = Auto::default();
            engine.begin(&sudoku);
            let (first, _) = engine.count(1500, Limit::default());
            let (rest, end) = engine.count(u64::MAX, Limit::default());
            assert_eq!((first + rest, end), (total, Halt::Exhausted));
            assert_eq!(engine.next(Limit::default()), Halt::Exhausted);
        }
    }
    assert!(large >= 3, "only {large} boards with more solutions than one engine counts");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(64)))]

    #[test]
    fn every_request_agrees_with_the_tree_engine(
        geometry in prop_oneof![
            3 => any_geometry(1..=6).prop_map(Arc::new),
            1 => Just(nine()),
        ],
        seed: u64,
    ) {
        let sudoku = any_sudoku(&geometry, &mut numbers(seed));
        let answer = solve(&sudoku);
        prop_assert!(is_right(&answer, &sudoku), "{:?}: {:?}", answer, sudoku);
        let (grids, is_all) = by_tree(&sudoku, 300);
        prop_assert_eq!(count_solutions(&sudoku, 300), grids.len() as u64);
        let listed: Vec<Grid> = solutions(&sudoku).take(300).collect();
        prop_assert_eq!(listed.len(), grids.len());
        prop_assert!(listed.iter().all(|grid| sudoku.is_solved_by(grid)));
        let distinct: BTreeSet<Grid> = listed.into_iter().collect();
        prop_assert_eq!(distinct.len(), grids.len());
        prop_assert!(!is_all || distinct == grids);
    }
}
