//! Tests that puzzles are minimal. Without each given, and with `minimal` without each constraint,
//! an engine other than the generator's finds a second solution.

use std::sync::Arc;

use crate::common::{any_geometry, numbers};
use evoku_sudoku::generate::{
    GeneratedPuzzle, Generator, MinimiseError, Placement, Request, RequestError, layout, minimise,
};
use evoku_sudoku::logic::{Reasoner, Rung, default_rungs};
use evoku_sudoku::rating::Level;
use evoku_sudoku::search::{Answer, Auto, Cover, Halt, Limit, Solver, Tree};
use evoku_sudoku::{
    Candidates, Cell, Constraint, Digits, Geometry, Grid, Partition, Rules, Shape, Sudoku,
};
use proptest::prelude::*;

fn board(shape: Shape, rules: Rules) -> Arc<Geometry> {
    Arc::new(Geometry::new(shape, rules).expect("rules that fit"))
}

fn plain(side: usize) -> Arc<Geometry> {
    Arc::new(Geometry::plain(Shape::of_side(side).expect("a side up to 64")))
}

fn diagonal(side: usize) -> Arc<Geometry> {
    board(Shape::of_side(side).expect("a side"), Rules { diagonal: true, ..Rules::default() })
}

/// A board whose regions are snakes through two rows each.
fn jigsaw(side: usize) -> Arc<Geometry> {
    let region = |cell: usize| {
        let (row, column) = (cell / side, cell % side);
        let in_pair =
            row % 2 == 0 && column < side / 2 || row % 2 == 1 && column < side.div_ceil(2);
        let is_last = side % 2 == 1 && row == side - 1;
        (if is_last { row } else { row / 2 * 2 + usize::from(!in_pair) }) as u8
    };
    let partition = Partition::Regions((0..side * side).map(region).collect());
    board(Shape::of_side(side).expect("a side"), Rules { partition, ..Rules::default() })
}

fn generated(request: &Request, number: usize, batches: u64, seed: u64) -> Vec<GeneratedPuzzle> {
    let mut generated = Vec::new();
    let mut generator = match Generator::new(request.clone()) {
        Ok(generator) => generator,
        // A random board may have rules that contradict each other.
        Err(RequestError::NoGrid(_)) => return generated,
        Err(error) => panic!("a request that makes sense: {error}"),
    };
    generator.make_at_most(number);
    for batch in 0..batches {
        if generated.len() >= number {
            break;
        }
        generator.batch(batch, None, &mut numbers(seed << 20 | batch), &mut generated);
    }
    generated.truncate(number);
    generated
}

/// Returns `true` if a puzzle has a solution other than this one. It is found by an engine that the
/// generator doesn't use on this board, and checked by the rules. On two kinds of boards other
/// engines take too long: 9x9 with constraints, and 16x16 with diagonals.
fn has_other(sudoku: &Sudoku, solution: &Grid) -> bool {
    let geometry = sudoku.geometry();
    let has_constraints = !geometry.constraints().is_empty();
    let mut engine: Box<dyn Solver> = match geometry.side() {
        ..=6 if has_constraints => Box::<Tree>::default(),
        ..=9 if !has_constraints => Box::<Cover>::default(),
        _ if geometry.rules() == plain(16).rules() => Box::<Cover>::default(),
        _ => Box::<Auto>::default(),
    };
    engine.start(sudoku).expect("an engine for this board");
    let mut other = solution.clone();
    while engine.next(Limit::default()) == Halt::Found {
        engine.solution(&mut other);
        if other != *solution {
            assert!(sudoku.is_solved_by(&other));
            return true;
        }
    }
    false
}

/// The givens that can be removed without a second solution.
fn spare_givens(sudoku: &Sudoku, solution: &Grid) -> Vec<Cell> {
    let givens = sudoku.givens();
    let is_spare = |&cell: &Cell| {
        let mut marks = Candidates::all(givens.side());
        let rest = without(givens, cell);
        rest.digits().for_each(|(cell, digit)| marks.set(cell, Digits::only(digit)));
        // Another solution has another digit in this cell. Searching only for those is faster.
        marks.remove(cell, givens.get(cell).expect("a given"));
        let other = Sudoku::from_marks(Arc::clone(sudoku.geometry()), marks);
        !has_other(&other.expect("marks in every cell"), solution)
    };
    givens.digits().map(|(cell, _)| cell).filter(is_spare).collect()
}

fn without(givens: &Grid, cell: Cell) -> Grid {
    let mut fewer = givens.clone();
    fewer.set(cell, None);
    fewer
}

/// The constraints of single places that can be removed without a second solution.
fn spare_constraints(sudoku: &Sudoku, solution: &Grid) -> Vec<String> {
    let (geometry, side) = (sudoku.geometry(), sudoku.geometry().side());
    let rules = geometry.rules();
    let is_spare = |left_out: &&Constraint| {
        let rest = rules.constraints.iter().filter(|one| one != left_out);
        let fewer = Rules { constraints: rest.cloned().collect(), ..rules.clone() };
        let fewer = board(geometry.shape(), fewer);
        let puzzle = Sudoku::new(Arc::clone(&fewer), sudoku.givens().clone()).expect("a board");
        // A missing mark can break a rule about missing marks; then the solution would be wrong.
        fewer.broken(solution).is_none() && !has_other(&puzzle, solution)
    };
    let local = rules.constraints.iter().filter(|one| !one.cells().is_empty());
    local.filter(is_spare).map(|one| one.text(side)).collect()
}

/// Returns `true` if techniques up to a level that don't assume a unique solution solve a puzzle.
fn is_within(geometry: &Arc<Geometry>, givens: &Grid, most: Level) -> bool {
    let sudoku = Sudoku::new(Arc::clone(geometry), givens.clone()).expect("digits of the board");
    let rungs = default_rungs(geometry).filter(|rung| Level::of(rung.level, 0, 81) <= most);
    let ladder: Vec<_> = rungs.map(Rung::technique).collect();
    let mut reasoner = Reasoner::new(geometry);
    reasoner.start(&sudoku, false);
    while let Some(deduction) = reasoner.next(ladder.iter().copied()) {
        reasoner.apply(&deduction);
    }
    reasoner.is_complete()
}

/// The number of givens that a puzzle doesn't need. Each of them is needed at the level `most`.
fn check_level(generated: &GeneratedPuzzle, most: Level) -> usize {
    let GeneratedPuzzle { sudoku, solution, .. } = generated;
    let spare = spare_givens(sudoku, solution);
    for &cell in &spare {
        let fewer = without(sudoku.givens(), cell);
        assert!(!is_within(sudoku.geometry(), &fewer, most), "{most} {cell:?}");
    }
    spare.len()
}

#[test]
fn no_given_can_be_removed() {
    let boards = [plain(4), plain(6), plain(9), diagonal(4), diagonal(9), jigsaw(6), jigsaw(9)];
    for (geometry, number) in boards.into_iter().zip([20, 10, 20, 10, 10, 10, 10]) {
        let puzzles = generated(&Request::new(&geometry), number, 20, 3);
        assert!(puzzles.len() >= number / 2, "{geometry:?}");
        for GeneratedPuzzle { sudoku, solution, .. } in puzzles {
            assert_eq!(spare_givens(&sudoku, &solution), []);
        }
    }
}

#[test]
fn no_given_of_sixteens_can_be_removed() {
    for geometry in [plain(16), diagonal(16)] {
        let puzzles = generated(&Request::new(&geometry), 1, 4, 3);
        assert_eq!(puzzles.len(), 1);
        for GeneratedPuzzle { sudoku, solution, .. } in puzzles {
            assert_eq!(spare_givens(&sudoku, &solution), []);
        }
    }
}

/// On plain 9x9 boards, puzzles of every level are minimal. On other boards, so are puzzles of the
/// level extreme. Puzzles of other levels have givens that only the level needs.
#[test]
fn levels_need_the_other_givens() {
    for (level, geometry, number) in [
        (Level::Easy, plain(9), 6),
        (Level::Hard, plain(9), 6),
        (Level::Extreme, diagonal(9), 2),
        (Level::Extreme, jigsaw(9), 2),
    ] {
        let request = Request { levels: Some(level..=level), ..Request::new(&geometry) };
        let puzzles = generated(&request, number, 60, 5);
        assert!(!puzzles.is_empty(), "{level}");
        for GeneratedPuzzle { sudoku, solution, .. } in puzzles {
            assert_eq!(spare_givens(&sudoku, &solution), [], "{level}");
        }
    }
    let mut spare = 0;
    for (most, geometry, number) in [
        (Level::Easy, plain(4), 6),
        (Level::Easy, plain(6), 6),
        (Level::Easy, plain(16), 1),
        (Level::Easy, diagonal(9), 6),
        (Level::Medium, diagonal(9), 6),
        (Level::Hard, jigsaw(9), 4),
        (Level::Expert, diagonal(9), 2),
    ] {
        let request = Request { levels: Some(Level::Easy..=most), ..Request::new(&geometry) };
        let puzzles = generated(&request, number, 60, 5);
        assert!(!puzzles.is_empty(), "{most}");
        spare += puzzles.iter().map(|puzzle| check_level(puzzle, most)).sum::<usize>();
    }
    assert!(spare > 0, "levels keep givens");
}

fn killer(side: usize) -> Request {
    let constraints = vec![Placement { layout: layout("killer").expect("a layout"), cells: None }];
    Request { constraints, minimal: true, ..Request::new(&plain(side)) }
}

#[test]
fn no_cage_and_no_given_can_be_removed() {
    for (side, givens, number) in
        [(4, None, 6), (6, None, 3), (6, Some(0..=0), 2), (9, None, 1), (9, Some(0..=0), 1)]
    {
        let request = Request { givens: givens.clone(), ..killer(side) };
        let puzzles = generated(&request, number, 200, 7);
        assert_eq!(puzzles.len(), number, "{side} {givens:?}");
        for GeneratedPuzzle { sudoku, solution, .. } in puzzles {
            assert_eq!(spare_givens(&sudoku, &solution), []);
            assert_eq!(spare_constraints(&sudoku, &solution), [""; 0], "{side} {givens:?}");
        }
    }
}

/// With a level, removing a cage or a given needs a harder technique or leaves two solutions.
#[test]
fn levels_need_the_other_cages() {
    for (side, most) in [(6, Level::Easy), (6, Level::Medium), (9, Level::Medium)] {
        let request = Request { levels: Some(Level::Easy..=most), ..killer(side) };
        let puzzles = generated(&request, 1, 60, 11);
        assert_eq!(puzzles.len(), 1, "{side} {most}");
        for puzzle in puzzles {
            check_level(&puzzle, most);
            let GeneratedPuzzle { sudoku, .. } = &puzzle;
            let rules = sudoku.geometry().rules();
            assert!(is_within(sudoku.geometry(), sudoku.givens(), most));
            for left_out in &rules.constraints {
                let rest = rules.constraints.iter().filter(|one| *one != left_out);
                let fewer = Rules { constraints: rest.cloned().collect(), ..rules.clone() };
                let fewer = board(sudoku.geometry().shape(), fewer);
                assert!(!is_within(&fewer, sudoku.givens(), most), "{}", left_out.text(side));
            }
        }
    }
}

/// A puzzle of one's own: the solution with some of its digits, and cages around all cells.
#[test]
fn own_puzzles_lose_what_they_do_not_need() {
    for side in [4, 6] {
        for GeneratedPuzzle { sudoku, solution, .. } in generated(&killer(side), 2, 20, 13) {
            let more =
                Sudoku::new(Arc::clone(sudoku.geometry()), solution.clone()).expect("a board");
            for constraints in [false, true] {
                let mut random = numbers(17);
                let minimal = minimise(&more, constraints, None, &mut random).expect("a solution");
                assert!(minimal.is_solved_by(&solution));
                assert_eq!(spare_givens(&minimal, &solution), []);
                let cages = minimal.geometry().constraints().len();
                assert!(constraints || cages == more.geometry().constraints().len());
                if constraints {
                    assert_eq!(spare_constraints(&minimal, &solution), [""; 0]);
                }
                let again = minimise(&minimal, constraints, None, &mut numbers(19));
                assert_eq!(again.as_ref(), Ok(&minimal));
            }
        }
    }
}

#[test]
fn pencil_marks_stay() {
    let text = "1..4..1..1..43.1";
    let sudoku: Sudoku = text.parse().expect("a puzzle");
    let Answer::Unique(solution) = Auto::default().solve(&sudoku) else { panic!("one solution") };
    // Marks of two digits in each open cell, and one more given than those marks need.
    let mut marks = Candidates::all(4);
    for (cell, digit) in solution.digits() {
        let other = Digits::first(4).iter().find(|&other| other != digit).expect("four digits");
        marks.set(cell, Digits::from_iter([digit, other]));
    }
    sudoku.givens().digits().for_each(|(cell, digit)| marks.set(cell, Digits::only(digit)));
    let marked = Sudoku::from_marks(Arc::clone(sudoku.geometry()), marks.clone()).expect("marks");
    let minimal = minimise(&marked, false, None, &mut numbers(1)).expect("one solution");
    assert!(minimal.givens().filled() < sudoku.givens().filled());
    assert!(minimal.is_solved_by(&solution));
    assert!(matches!(Auto::default().solve(&minimal), Answer::Unique(_)));
    let kept = minimal.marks().expect("marks");
    for cell in sudoku.givens().open_cells() {
        assert_eq!(kept.get(cell), marks.get(cell));
    }
}

#[test]
fn only_puzzles_with_one_solution_are_minimised() {
    let minimised = |text: &str| {
        let sudoku: Sudoku = text.parse().expect("a puzzle");
        minimise(&sudoku, true, None, &mut numbers(1))
    };
    assert_eq!(minimised("11.............."), Err(MinimiseError::NoSolution));
    assert_eq!(minimised("1..............."), Err(MinimiseError::SeveralSolutions));
    let four = minimised("1234341221434321").expect("one solution");
    assert!((4..=6).contains(&four.givens().filled()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn puzzles_of_every_board_are_minimal(geometry in any_geometry(2..=6), most in 0..5_usize, seed: u64) {
        let geometry = Arc::new(geometry);
        for puzzle in generated(&Request::new(&geometry), 1, 1, seed) {
            prop_assert_eq!(spare_givens(&puzzle.sudoku, &puzzle.solution), []);
            let full = Sudoku::new(Arc::clone(&geometry), puzzle.solution.clone()).expect("a board");
            let minimal = minimise(&full, false, None, &mut numbers(seed)).expect("one solution");
            prop_assert_eq!(spare_givens(&minimal, &puzzle.solution), []);
        }
        let most = Level::ALL[most];
        let request = Request { levels: Some(Level::Easy..=most), ..Request::new(&geometry) };
        for puzzle in generated(&request, 1, 4, seed) {
            let spare = check_level(&puzzle, most);
            prop_assert!(most < Level::Extreme || spare == 0);
        }
    }
}
