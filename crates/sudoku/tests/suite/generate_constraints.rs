//! Tests puzzles whose constraints are laid out separately. They are proper by two engines,
//! symmetric and minimal. The solution obeys the constraints, and the same random numbers give the
//! same puzzles.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::common::numbers;
use evoku_sudoku::generate::{
    GeneratedPuzzle, Generator, GivenSymmetry, LAYOUTS, Placement, Request, RequestError, layout,
};
use evoku_sudoku::rating::{Level, Rater};
use evoku_sudoku::search::{Halt, Limit, Solver, Tree, Weighted};
use evoku_sudoku::{
    CONSTRAINTS, Cell, Constraint, Digit, Element, Geometry, Grid, Partition, Rules, Shape, Sudoku,
};

/// The number of solutions, up to two.
fn count(mut engine: impl Solver, sudoku: &Sudoku) -> u64 {
    engine.start(sudoku).expect("an engine for every board");
    let (count, halt) = engine.count(2, Limit::default());
    assert!(matches!(halt, Halt::Found | Halt::Exhausted), "no limit was given");
    count
}

fn plain(side: usize) -> Arc<Geometry> {
    Arc::new(Geometry::plain(Shape::of_side(side).expect("a side up to 64")))
}

fn placement(name: &str) -> Placement {
    Placement { layout: layout(name).expect("a layout"), cells: None }
}

/// `number` puzzles, or the result of `batches` batches.
fn generated(request: &Request, number: usize, batches: u64, seed: u64) -> Vec<GeneratedPuzzle> {
    let mut generator = Generator::new(request.clone()).expect("a request that makes sense");
    let mut generated = Vec::new();
    for batch in 0..batches {
        if generated.len() >= number {
            break;
        }
        generator.batch(batch, None, &mut numbers(seed << 20 | batch), &mut generated);
    }
    generated
}

fn texts(sudoku: &Sudoku) -> Vec<String> {
    let geometry = sudoku.geometry();
    geometry.constraints().iter().map(|one| one.text(geometry.side())).collect()
}

#[test]
fn every_layout_makes_proper_puzzles() {
    let mut without = Vec::new();
    for layout in LAYOUTS {
        for side in [4, 6] {
            let constraints = vec![Placement { layout, cells: None }];
            let request = Request { constraints, ..Request::new(&plain(side)) };
            let puzzles = generated(&request, 2, 40, 1);
            if puzzles.len() < 2 {
                without.push((layout.name, side));
            }
            for GeneratedPuzzle { sudoku, solution, .. } in &puzzles {
                assert!(sudoku.is_solved_by(solution), "{}", layout.name);
                assert!(!sudoku.geometry().constraints().is_empty(), "{}", layout.name);
                assert_eq!(count(Tree::default(), sudoku), 1, "{}", layout.name);
                assert_eq!(count(Weighted::default(), sudoku), 1, "{}", layout.name);
            }
        }
    }
    // Four digits have no three thirds, and every 4x4 grid has consecutive neighbours.
    assert_eq!(without, [("entropic", 4), ("nonconsecutive", 4)]);
}

#[test]
fn givens_are_few_where_constraints_are_many() {
    let cells = Some(2..=3);
    let cages = Placement { cells, ..placement("killer") };
    let constraints = vec![cages];
    let request = Request { constraints, givens: Some(0..=0), ..Request::new(&plain(9)) };
    for GeneratedPuzzle { sudoku, solution, .. } in generated(&request, 2, 100, 3) {
        assert_eq!(sudoku.givens().filled(), 0);
        assert!(sudoku.is_solved_by(&solution));
        assert_eq!(count(Weighted::default(), &sudoku), 1);
    }
}

/// As setters publish them: few or no givens, on 9x9.
#[test]
fn every_style_has_puzzles_with_few_givens() {
    let styles: [(&[&str], usize); 11] = [
        (&["killer"], 0),
        (&["thermometer"], 0),
        (&["arrow"], 0),
        (&["kropki"], 0),
        (&["greater"], 0),
        (&["whispers", "arrow"], 0),
        (&["thermometer", "renban", "kropki"], 0),
        (&["whispers"], 1),
        (&["sandwich"], 3),
        (&["xv"], 4),
        (&["xv-all"], 2),
    ];
    for (names, most) in styles {
        let constraints = names.iter().map(|name| placement(name)).collect();
        let request = Request { constraints, givens: Some(0..=most), ..Request::new(&plain(9)) };
        let puzzles = generated(&request, 1, 100, 29);
        assert_eq!(puzzles.len(), 1, "{names:?}");
        let GeneratedPuzzle { sudoku, solution, .. } = &puzzles[0];
        assert!(sudoku.givens().filled() <= most, "{names:?}");
        assert!(sudoku.is_solved_by(solution), "{names:?}");
        assert_eq!(count(Weighted::default(), sudoku), 1, "{names:?}");
    }
}

/// Constraints added for few givens have the symmetry too. Without givens, the turned grid would be
/// a second solution.
#[test]
fn added_lines_are_symmetric() {
    let (side, symmetry) = (9, GivenSymmetry::HalfTurn);
    for name in ["thermometer", "arrow", "whispers"] {
        let constraints = vec![placement(name)];
        let open = Request { constraints, symmetry, minimal: true, ..Request::new(&plain(side)) };
        let request = Request { givens: Some(0..=2), ..open.clone() };
        let puzzles = generated(&request, 1, 400, 31);
        let GeneratedPuzzle { sudoku, .. } = &puzzles[0];
        assert!((1..=2).contains(&sudoku.givens().filled()), "{name}");
        assert_eq!(count(Weighted::default(), sudoku), 1, "{name}");
        let sets = sets(sudoku.geometry().constraints());
        for set in &sets {
            assert!(images(symmetry, set, side).iter().all(|image| sets.contains(image)));
        }
        let none = Request { givens: Some(0..=0), ..open };
        let refused = Generator::new(none).err();
        let layouts = vec![layout(name).expect("a layout")];
        match name {
            "whispers" => assert!(matches!(refused, Some(RequestError::Alike { .. }))),
            _ => assert_eq!(refused, Some(RequestError::Image { symmetry, layouts })),
        }
    }
}

/// A request for no givens is refused if digits may be exchanged. Then each solution of a puzzle of
/// that layout still satisfies its constraints after the exchange.
#[test]
fn digits_that_layouts_do_not_distinguish_can_be_exchanged() {
    let mut refused = Vec::new();
    for (layout, side) in LAYOUTS.iter().flat_map(|layout| [4, 6, 9].map(|side| (layout, side))) {
        let constraints = vec![Placement { layout, cells: None }];
        let request = Request { constraints, ..Request::new(&plain(side)) };
        let none = Request { givens: Some(0..=0), ..request.clone() };
        let Some(RequestError::Alike { least, exchange, .. }) = Generator::new(none).err() else {
            continue;
        };
        if side == 9 {
            refused.push((layout.name, least));
        }
        let places: BTreeMap<usize, usize> = exchange.into_iter().collect();
        for GeneratedPuzzle { sudoku, solution, .. } in generated(&request, 2, 10, 37) {
            let mut other = solution.clone();
            for (cell, digit) in solution.digits() {
                let value = usize::from(digit.value());
                let value = places.get(&value).copied().unwrap_or(value);
                other.set(cell, Some(Digit::from_index(value - 1)));
            }
            assert_ne!(other, solution, "{}", layout.name);
            assert!(sudoku.geometry().broken(&other).is_none(), "{} {side}", layout.name);
        }
    }
    let symmetric = ["whispers", "renban", "nabner", "between", "lockout", "nonconsecutive"];
    let mut expected: Vec<(&str, usize)> = symmetric.map(|name| (name, 1)).to_vec();
    expected.extend([("palindrome", 8), ("modular", 6), ("entropic", 6), ("even-odd", 7)]);
    expected.extend([("sandwich", 1), ("xv", 2), ("xv-all", 2), ("disjoint-groups", 8)]);
    refused.sort_unstable();
    expected.sort_unstable();
    assert_eq!(refused, expected);
}

/// The cells of all constraints, each as a set.
fn sets(constraints: &[Constraint]) -> BTreeSet<Vec<Cell>> {
    let sorted = |one: &Constraint| {
        let mut cells = one.cells().to_vec();
        cells.sort_unstable();
        cells
    };
    constraints.iter().map(sorted).collect()
}

/// A symmetry maps orbits to themselves, and all layouts.
#[test]
fn layouts_have_the_requested_symmetry() {
    let side = 6;
    for symmetry in GivenSymmetry::ALL {
        for name in ["killer", "thermometer", "whispers", "kropki", "quadruple", "even-odd"] {
            let constraints = vec![placement(name)];
            let request = Request { symmetry, constraints, ..Request::new(&plain(side)) };
            for GeneratedPuzzle { sudoku, .. } in generated(&request, 1, 4, 5) {
                let sets = sets(sudoku.geometry().constraints());
                let orbits = symmetry.orbits(side);
                let orbit = |cell: &Cell| orbits.iter().position(|orbit| orbit.contains(cell));
                // As many images as the symmetry has are on the same orbits of cells.
                for set in &sets {
                    let images = images(symmetry, set, side);
                    assert!(images.iter().all(|image| sets.contains(image)), "{symmetry:?} {name}");
                    let places: Vec<_> = set.iter().map(orbit).collect();
                    assert!(places.iter().all(Option::is_some));
                }
                for orbit in &orbits {
                    let given = |cell: &&Cell| sudoku.givens().get(**cell).is_some();
                    let given = orbit.iter().filter(given).count();
                    assert!(given == 0 || given == orbit.len(), "{symmetry:?} {name}");
                }
            }
        }
    }
}

/// The images of a set of cells, by the definition of each symmetry.
fn images(symmetry: GivenSymmetry, set: &[Cell], side: usize) -> Vec<Vec<Cell>> {
    type Map = fn(usize, usize, usize) -> (usize, usize);
    let maps: &[Map] = match symmetry {
        GivenSymmetry::None => &[],
        GivenSymmetry::HalfTurn => &[|r, c, last| (last - r, last - c)],
        GivenSymmetry::QuarterTurn => {
            &[|r, c, last| (c, last - r), |r, c, last| (last - r, last - c)]
        }
        GivenSymmetry::LeftRight => &[|r, c, last| (r, last - c)],
        GivenSymmetry::TopBottom => &[|r, c, last| (last - r, c)],
        GivenSymmetry::LeftRightTopBottom => {
            &[|r, c, last| (r, last - c), |r, c, last| (last - r, c)]
        }
        GivenSymmetry::Diagonal => &[|r, c, _| (c, r)],
        GivenSymmetry::AntiDiagonal => &[|r, c, last| (last - c, last - r)],
        GivenSymmetry::BothDiagonals => &[|r, c, _| (c, r), |r, c, last| (last - c, last - r)],
        GivenSymmetry::Full => &[|r, c, last| (c, last - r), |r, c, last| (r, last - c)],
    };
    let image = |map: &Map| {
        let moved = set.iter().map(|cell| map(cell.row(side), cell.column(side), side - 1));
        let mut cells: Vec<Cell> = moved.map(|(row, column)| Cell::at(row, column, side)).collect();
        cells.sort_unstable();
        cells
    };
    maps.iter().map(image).collect()
}

#[test]
fn cages_cover_the_board_and_have_the_requested_sizes() {
    for (side, cells) in [(4, 2..=2), (6, 2..=4), (9, 3..=5), (12, 2..=6)] {
        let constraints = vec![Placement { cells: Some(cells.clone()), ..placement("killer") }];
        let request = Request {
            constraints,
            givens: Some(side * side..=side * side),
            ..Request::new(&plain(side))
        };
        let puzzles = generated(&request, 1, 3, 7);
        let cages = puzzles[0].sudoku.geometry().constraints();
        let mut covered: Vec<Cell> = cages.iter().flat_map(Constraint::cells).copied().collect();
        covered.sort_unstable();
        covered.dedup();
        assert_eq!(covered.len(), side * side);
        assert_eq!(cages.iter().map(|cage| cage.cells().len()).sum::<usize>(), side * side);
        let small = cages.iter().filter(|cage| cage.cells().len() < *cells.start()).count();
        assert!(small <= 1, "{small} of {} cages of {side}x{side}", cages.len());
        assert!(cages.iter().all(|cage| cage.cells().len() <= *cells.end()));
    }
}

#[test]
fn minimal_puzzles_need_every_given_and_every_constraint() {
    for names in [&["killer"][..], &["thermometer", "kropki-all"], &["greater", "arrow"]] {
        let constraints = names.iter().map(|name| placement(name)).collect();
        let request = Request { constraints, minimal: true, ..Request::new(&plain(6)) };
        for GeneratedPuzzle { sudoku, solution, .. } in generated(&request, 2, 10, 11) {
            let geometry = sudoku.geometry();
            assert_eq!(count(Tree::default(), &sudoku), 1);
            for (cell, _) in sudoku.givens().digits() {
                let mut fewer = sudoku.givens().clone();
                fewer.set(cell, None);
                let fewer = Sudoku::new(Arc::clone(geometry), fewer).expect("a board");
                assert_eq!(count(Weighted::default(), &fewer), 2, "{names:?}");
            }
            for left_out in geometry.constraints().iter().filter(|one| !one.cells().is_empty()) {
                let rules = geometry.rules();
                let rest = rules.constraints.iter().filter(|one| *one != left_out);
                let rules = Rules { constraints: rest.cloned().collect(), ..rules.clone() };
                let geometry = Geometry::new(geometry.shape(), rules).expect("fewer constraints");
                if geometry.broken(&solution).is_none() {
                    let fewer = Sudoku::new(Arc::new(geometry), sudoku.givens().clone());
                    let fewer = fewer.expect("the same board");
                    assert_eq!(count(Weighted::default(), &fewer), 2, "{names:?}");
                }
            }
        }
    }
}

#[test]
fn the_same_numbers_make_the_same_puzzles() {
    let constraints = ["killer", "thermometer", "xv"].map(placement).to_vec();
    let symmetry = GivenSymmetry::HalfTurn;
    let request = Request { constraints, symmetry, ..Request::new(&plain(6)) };
    let puzzles = |seed| -> Vec<(Vec<String>, Grid)> {
        let generated = generated(&request, 3, 10, seed).into_iter();
        generated
            .map(|generated| (texts(&generated.sudoku), generated.sudoku.givens().clone()))
            .collect()
    };
    assert_eq!(puzzles(1), puzzles(1));
    assert_ne!(puzzles(1), puzzles(2));
}

#[test]
fn boards_with_constraints_of_their_own_keep_them() {
    let own = ["whispers r1c1 r2c2 r3c3 r4c4", "killer 5 r1c5 r1c6"];
    let own = own.map(|text| Constraint::parse(text, 6).expect("a constraint"));
    let rules = Rules { constraints: own.to_vec(), ..Rules::default() };
    let geometry = Geometry::new(Shape::of_side(6).expect("a side"), rules).expect("a board");
    let geometry = Arc::new(geometry);
    for constraints in [Vec::new(), vec![placement("kropki")]] {
        let request = Request { constraints, ..Request::new(&geometry) };
        let puzzles = generated(&request, 2, 10, 13);
        assert_eq!(puzzles.len(), 2);
        for GeneratedPuzzle { sudoku, solution, .. } in puzzles {
            assert!(sudoku.is_solved_by(&solution));
            assert_eq!(&sudoku.geometry().constraints()[..2], &own);
            assert_eq!(count(Tree::default(), &sudoku), 1);
        }
    }
}

#[test]
fn layouts_are_drawn_around_settled_grids() {
    let geometry = plain(9);
    let grid = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let grid: Grid = grid.parse().expect("a grid");
    for name in ["killer", "thermometer", "arrow", "renban", "kropki-all", "sandwich"] {
        let constraints = vec![placement(name)];
        let grids = vec![grid.clone()];
        let request = Request { constraints, grids, ..Request::new(&geometry) };
        let puzzles = generated(&request, 1, 3, 17);
        assert_eq!(puzzles.len(), 1, "{name}");
        assert!(puzzles[0].sudoku.is_solved_by(&grid), "{name}");
    }
}

#[test]
fn latin_squares_and_regions_have_layouts_too() {
    let latin = Rules { partition: Partition::None, ..Rules::default() };
    let geometry = Geometry::new(Shape::of_side(5).expect("a side"), latin).expect("a board");
    for names in [["calcudoku", "even-odd"], ["greater", "skyscraper"]] {
        let constraints = names.map(placement).to_vec();
        let request = Request { constraints, ..Request::new(&Arc::new(geometry.clone())) };
        let puzzles = generated(&request, 1, 5, 19);
        assert_eq!(puzzles.len(), 1, "{names:?}");
        assert_eq!(count(Tree::default(), &puzzles[0].sudoku), 1, "{names:?}");
    }
}

#[test]
fn puzzles_with_constraints_have_the_requested_level() {
    for (level, givens) in [(Level::Easy, None), (Level::Medium, Some(0..=0)), (Level::Hard, None)]
    {
        let levels = Some(level..=level);
        let constraints = vec![placement("killer")];
        let request = Request { levels, givens, constraints, ..Request::new(&plain(6)) };
        let puzzles = generated(&request, 2, 400, 23);
        assert_eq!(puzzles.len(), 2, "{level}");
        for GeneratedPuzzle { sudoku, solution, rating, .. } in puzzles {
            let mut rater = Rater::new(sudoku.geometry());
            assert!(sudoku.is_solved_by(&solution));
            assert_eq!(rater.rate(&sudoku).expect("one solution").level, level);
            assert_eq!(rating.expect("a rating").level, level);
        }
    }
}

#[test]
fn contradictory_requests_are_refused() {
    let refused = |request: Request| Generator::new(request).err().expect("an error");
    let with = |constraints: Vec<Placement>| Request { constraints, ..Request::new(&plain(9)) };
    let killer = || placement("killer");
    let layout = |name| layout(name).expect("a layout");
    assert_eq!(refused(with(vec![killer(), killer()])), RequestError::Twice(layout("killer")));
    let large = Placement { cells: Some(3..=12), ..killer() };
    let error =
        RequestError::Cells { layout: layout("killer"), from: 3, to: 12, least: 1, most: 9 };
    assert_eq!(refused(with(vec![large])), error);
    let settled = Placement { cells: Some(2..=2), ..placement("kropki") };
    assert_eq!(refused(with(vec![settled])), RequestError::SettledCells(layout("kropki")));
    let symmetry = GivenSymmetry::HalfTurn;
    let marks = Request { symmetry, ..with(vec![placement("xv-all")]) };
    assert_eq!(refused(marks), RequestError::Unsymmetric(layout("xv-all")));
    let minimal = Request { minimal: true, ..with(Vec::new()) };
    assert_eq!(refused(minimal), RequestError::NothingToSpare);
}

/// The kinds of a layout exist in the table, and the board has room for them.
#[test]
fn layouts_have_names_of_their_own() {
    let names: BTreeSet<&str> = LAYOUTS.iter().map(|layout| layout.name).collect();
    assert_eq!(names.len(), LAYOUTS.len());
    assert!(CONSTRAINTS.len() > LAYOUTS.len());
}
