//! Features of puzzles: twins, laws, and known values.

use std::sync::Arc;

use evoku_sudoku::features::{Backdoor, Extractor, FEATURES, Features};
use evoku_sudoku::formats::{FIELDS, FieldKind};
use evoku_sudoku::search::{Answer, solve};
use evoku_sudoku::{Cell, Digits, Element, Geometry, Grid, Shape, Sudoku, Symmetry};
use evoku_testing::inputs::NINE;

/// Two easy puzzles, one that needs chains, two of the hardest, one with 17 givens.
const PUZZLES: [&str; 6] = [
    NINE,
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
];

fn features(sudoku: &Sudoku) -> Features {
    Extractor::default().features(sudoku, None).unwrap()
}

fn value(features: &Features, name: &str) -> Option<f64> {
    let feature = FEATURES.iter().find(|feature| feature.name == name).unwrap();
    (feature.value)(features)
}

#[test]
fn every_feature_is_a_field_with_a_meaning() {
    for feature in FEATURES {
        let field = FIELDS.iter().find(|field| field.name == feature.name);
        assert!(field.is_some_and(|field| field.kind == FieldKind::Number), "{}", feature.name);
    }
}

/// The figures that NumPy computes for the same graphs, built independently by a naive program.
/// They are edges, the largest eigenvalue, the mean absolute eigenvalue, and the second eigenvalue
/// of the Laplacian.
#[test]
fn spectra_are_those_that_numpy_finds() {
    let expected = [
        (2, [446.0, 14.842_926_808_605_505, 2.945_193_793_133_679, 5.304_279_825_809_727]),
        (3, [374.0, 13.536_833_994_302_576, 2.849_826_758_903_028_6, 4.694_409_749_142_76]),
        (4, [437.0, 14.666_325_629_646_987, 2.945_561_033_344_725, 5.526_778_616_492_465]),
    ];
    let names = ["kernel_edges", "spectral_radius", "spectral_energy", "algebraic_connectivity"];
    for (puzzle, expected) in expected {
        let features = features(&PUZZLES[puzzle].parse().unwrap());
        for (name, expected) in names.into_iter().zip(expected) {
            let found = value(&features, name).unwrap();
            assert!((found - expected).abs() < 1e-9, "{puzzle}, {name}: {found}, {expected}");
        }
    }
}

#[test]
fn isomorphic_puzzles_have_the_same_features() {
    let mut extractor = Extractor::default();
    let mut word = 7u64;
    for text in PUZZLES {
        let sudoku: Sudoku = text.parse().unwrap();
        let own = extractor.features(&sudoku, None).unwrap();
        for _ in 0..3 {
            let symmetry = Symmetry::random(Shape::new(3, 3).unwrap(), |below| {
                word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (word >> 33) as usize % below
            });
            let image = extractor.features(&symmetry.apply(&sudoku).unwrap(), None).unwrap();
            for feature in FEATURES {
                let (one, other) = ((feature.value)(&own), (feature.value)(&image));
                // The turns of a square are not symmetries of the rules, and the greedy search
                // depends on the order.
                let varies = match feature.name {
                    "square_symmetries" => true,
                    "backdoor" | "backdoor_exact" => !own.backdoor.unwrap().is_exact,
                    _ => false,
                };
                let same = match (one, other) {
                    (Some(one), Some(other)) => (one - other).abs() < 1e-9,
                    (one, other) => one == other,
                };
                assert!(varies || same, "{} of {text}: {one:?}, {other:?}", feature.name);
            }
        }
    }
}

#[test]
fn candidates_agree_with_a_plain_recount() {
    for text in PUZZLES {
        let sudoku: Sudoku = text.parse().unwrap();
        let found = features(&sudoku);
        let peers_hold = |cell: Cell, digit: u8| {
            (0..81).map(Cell::from_index).any(|peer| {
                let sees = cell.row(9) == peer.row(9)
                    || cell.column(9) == peer.column(9)
                    || (cell.row(9) / 3, cell.column(9) / 3)
                        == (peer.row(9) / 3, peer.column(9) / 3);
                sees && sudoku.givens().get(peer).is_some_and(|given| given.value() == digit)
            })
        };
        let open = sudoku.givens().blanks();
        let candidates: usize =
            open.map(|cell| (1..=9).filter(|&digit| !peers_hold(cell, digit)).count()).sum();
        assert_eq!(found.candidates, candidates, "{text}");
        assert_eq!(found.givens + sudoku.givens().blanks().count(), 81);
    }
}

/// Returns `true` if singles alone solve a puzzle, found by repeatedly examining all houses.
fn singles_solve(sudoku: &Sudoku) -> bool {
    let geometry = sudoku.geometry();
    let mut grid = sudoku.givens().clone();
    loop {
        let posed = Sudoku::new(Arc::clone(geometry), grid.clone()).unwrap();
        let candidates = posed.candidates();
        let open: Vec<Cell> = grid.blanks().collect();
        let naked = open.iter().find_map(|&cell| Some((cell, candidates.get(cell).single()?)));
        let hidden = || {
            open.iter().find_map(|&cell| {
                let alone = |house: evoku_sudoku::House| -> Digits {
                    let others = geometry.cells(house).iter().filter(|&&other| other != cell);
                    let taken: Digits =
                        others.flat_map(|&other| candidates.get(other).iter()).collect();
                    candidates.get(cell) - taken
                };
                let houses = geometry.houses_of(cell).iter();
                houses.filter_map(|&house| alone(house).min()).next().map(|digit| (cell, digit))
            })
        };
        match naked.or_else(hidden) {
            Some((cell, digit)) => grid.set(cell, Some(digit)),
            None => return grid.is_complete(),
        }
    }
}

#[test]
fn backdoors_are_as_small_as_a_plain_search_says() {
    for text in &PUZZLES[..4] {
        let sudoku: Sudoku = text.parse().unwrap();
        let Answer::Unique(solution) = solve(&sudoku) else { panic!("{text}") };
        let Backdoor { size, is_exact } = features(&sudoku).backdoor.unwrap();
        assert!(is_exact, "{text}");
        let with = |cells: &[Cell]| {
            let mut grid = sudoku.givens().clone();
            cells.iter().for_each(|&cell| grid.set(cell, solution.get(cell)));
            singles_solve(&Sudoku::new(Arc::clone(sudoku.geometry()), grid).unwrap())
        };
        let open: Vec<Cell> = sudoku.givens().blanks().collect();
        assert_eq!(size == 0, with(&[]), "{text}");
        let one = open.iter().any(|&cell| with(&[cell]));
        assert_eq!(size <= 1, one, "{text}");
    }
}

#[test]
fn what_is_known_of_boards_without_givens() {
    for side in [4, 6, 9] {
        let geometry = Geometry::plain(Shape::of_side(side).unwrap());
        let empty = Sudoku::new(Arc::new(geometry), Grid::blank(side)).unwrap();
        let found = features(&empty);
        assert_eq!((found.givens, found.candidates), (0, side * side * side));
        assert_eq!((found.solutions, found.backbone, found.backdoor), (Some(2), Some(0), None));
        assert_eq!(found.pattern.square_symmetries, 8);
        let graph = &found.kernel.as_ref().unwrap().graph;
        let shape = empty.geometry().shape();
        // The graph of the rules is regular, so its degree is its largest eigenvalue.
        let degree = 3 * (side - 1) - (shape.box_rows() - 1) - (shape.box_columns() - 1);
        assert_eq!((graph.edges, graph.components), (side * side * degree / 2, 1));
        let spectrum = graph.spectrum.unwrap();
        assert!((spectrum.radius - degree as f64).abs() < 1e-9, "{spectrum:?}");
        // The second largest eigenvalue of the graph of order n is 2n^2 - 2n - 1 (J. W. Sander,
        // "Sudoku graphs are integral", Electronic Journal of Combinatorics 16 (2009), N25).
        if let (true, n) = (side != 6, side.isqrt()) {
            let second = (2 * n * n - 2 * n - 1) as f64;
            let expected = degree as f64 - second;
            assert!((spectrum.connectivity - expected).abs() < 1e-9, "{spectrum:?}");
        }
    }
    let empty = Sudoku::new(Arc::new(Geometry::plain(Shape::new(3, 3).unwrap())), Grid::blank(9));
    let pattern = features(&empty.unwrap()).pattern;
    let all = Some(2 * 6u64.pow(8));
    assert_eq!((pattern.pattern_automorphisms, pattern.automorphisms), (all, all));
}

#[test]
fn puzzles_without_one_solution_have_what_is_defined() {
    let mut extractor = Extractor::default();
    // Two fives in a row: no solution.
    let wrong: Sudoku = format!("55{}", ".".repeat(79)).parse().unwrap();
    let found = extractor.features(&wrong, None).unwrap();
    assert_eq!((found.solutions, found.kernel.is_none()), (Some(0), true));
    assert_eq!((found.backbone, found.backdoor), (None, None));
    assert_eq!(value(&found, "kernel_cells"), None);
    // One given fewer than a puzzle with one solution: a part of the backbone is left.
    let several: Sudoku = "1..4..1..1..4...".parse().unwrap();
    let found = extractor.features(&several, None).unwrap();
    assert_eq!(found.solutions, Some(2));
    let all: Vec<Grid> = evoku_sudoku::search::solutions(&several).collect();
    let frozen = several
        .givens()
        .blanks()
        .filter(|&cell| all.iter().all(|grid| grid.get(cell) == all[0].get(cell)));
    assert_eq!(found.backbone, Some(frozen.count()));
    // A solution is its own kernel.
    let Answer::Unique(solution) = solve(&PUZZLES[0].parse().unwrap()) else { panic!() };
    let full = Sudoku::new(Arc::new(Geometry::plain(Shape::new(3, 3).unwrap())), solution);
    let found = extractor.features(&full.unwrap(), None).unwrap();
    assert_eq!((value(&found, "kernel_cells"), value(&found, "backdoor")), (Some(0.0), Some(0.0)));
    assert_eq!(value(&found, "spectral_radius"), None);
}

#[test]
fn a_cancelled_extraction_says_nothing() {
    let cancel = std::sync::atomic::AtomicBool::new(true);
    let geometry = Arc::new(Geometry::plain(Shape::new(5, 5).unwrap()));
    let empty = Sudoku::new(geometry, Grid::blank(25)).unwrap();
    assert!(Extractor::default().features(&empty, Some(&cancel)).is_none());
}
