//! The laws of symmetries.

use std::sync::Arc;

use crate::common::{any_board, any_geometry, full_grid, numbers, puzzle};
use evoku_sudoku::{
    Candidates, Cell, Digit, Digits, Element, Geometry, Grid, HouseKind, PairKind, Partition,
    Rules, Shape, Sudoku, Symmetry, SymmetryError, ViolationKind, Violations,
};
use proptest::prelude::*;

/// Any rearrangement of a side, even if a geometry would not allow it.
fn any_rearrangement(side: usize, random: &mut impl FnMut(usize) -> usize) -> Symmetry {
    let latin = Shape::new(1, side).expect("a side up to 64");
    Symmetry::random(latin, random)
}

/// Every rule that may be violated, and its image under a transposition.
fn kinds(transposes: bool) -> impl Iterator<Item = (ViolationKind, ViolationKind)> {
    ViolationKind::ALL.into_iter().map(move |kind| match kind {
        ViolationKind::House(HouseKind::Row) if transposes => {
            (kind, ViolationKind::House(HouseKind::Column))
        }
        ViolationKind::House(HouseKind::Column) if transposes => {
            (kind, ViolationKind::House(HouseKind::Row))
        }
        other => (kind, other),
    })
}

/// Returns `true` if cells that must differ are mapped to cells that must differ, and other pairs
/// to other pairs.
fn keeps_peers(symmetry: &Symmetry, from: &Geometry, to: &Geometry) -> bool {
    (0..from.shape().cells()).map(Cell::from_index).all(|cell| {
        let mut image: Vec<Cell> =
            from.peers(cell).iter().map(|&peer| symmetry.apply_to_cell(peer)).collect();
        image.sort_unstable();
        image == to.peers(symmetry.apply_to_cell(cell))
    })
}

proptest! {
    #[test]
    fn rearrangements_form_a_group(side in 1usize..=30, seed: u64) {
        let mut random = numbers(seed);
        let [a, b, c] = [(); 3].map(|()| any_rearrangement(side, &mut random));
        let then = |a: &Symmetry, b: &Symmetry| a.then(b).expect("the same side");
        prop_assert_eq!(then(&then(&a, &b), &c), then(&a, &then(&b, &c)));
        let identity = Symmetry::identity(side);
        prop_assert_eq!(&then(&a, &identity), &a);
        prop_assert_eq!(&then(&identity, &a), &a);
        prop_assert_eq!(&then(&a, &a.inverse()), &identity);
        prop_assert_eq!(&then(&a.inverse(), &a), &identity);

        let board = any_board(side, &mut random);
        let apply = |symmetry: &Symmetry, board: &Grid| symmetry.apply_to_grid(board).expect("side");
        prop_assert_eq!(apply(&b, &apply(&a, &board)), apply(&then(&a, &b), &board));
        prop_assert_eq!(apply(&a.inverse(), &apply(&a, &board)), board);
    }

    #[test]
    fn symmetries_of_a_shape_keep_it_and_the_violations(
        box_rows in 1usize..=6, box_columns in 1usize..=6, seed: u64,
    ) {
        let side = box_rows * box_columns;
        let mut random = numbers(seed);
        let geometry = Geometry::plain(Shape::new(box_rows, box_columns).expect("small"));
        let symmetry = Symmetry::random(geometry.shape(), &mut random);
        prop_assert_eq!(&symmetry.apply_to_geometry(&geometry).expect("a symmetry"), &geometry);
        let board = any_board(side, &mut random);
        let image = symmetry.apply_to_grid(&board).expect("the same side");
        let before = Violations::of(&geometry, &board);
        let after = Violations::of(&geometry, &image);
        for (from, to) in kinds(symmetry.transposes()) {
            prop_assert_eq!(before.of_kind(from), after.of_kind(to));
            prop_assert_eq!(before.duplicates_of_kind(from), after.duplicates_of_kind(to));
        }
    }

    #[test]
    fn a_geometry_goes_where_its_peers_go_or_nowhere(
        geometry in any_geometry(1..=12), seed: u64, kind in 0usize..6,
    ) {
        let mut random = numbers(seed);
        let side = geometry.side();
        let symmetry = match kind {
            0 => any_rearrangement(side, &mut random),
            1 => Symmetry::random(geometry.shape(), &mut random),
            2 => Symmetry::transposition(side),
            3 => Symmetry::reflection(side),
            4 => Symmetry::rotation(side),
            _ => Symmetry::rotation(side).then(&Symmetry::rotation(side)).expect("side"),
        };
        let board = any_board(side, &mut random);
        let sudoku = Sudoku::new(Arc::new(geometry.clone()), board.clone()).expect("digits fit");
        match symmetry.apply(&sudoku) {
            Ok(image) => {
                prop_assert!(keeps_peers(&symmetry, &geometry, image.geometry()));
                let before = Violations::of(&geometry, &board);
                let after = Violations::of(image.geometry(), image.givens());
                for (from, to) in kinds(symmetry.transposes()) {
                    prop_assert_eq!(before.of_kind(from), after.of_kind(to));
                }
                for cell in (0..side * side).map(Cell::from_index) {
                    prop_assert_eq!(
                        before.of_cell(cell),
                        after.of_cell(symmetry.apply_to_cell(cell))
                    );
                }
                prop_assert_eq!(symmetry.inverse().apply(&image).expect("undone"), sudoku);
            }
            Err(error) => {
                prop_assert!(matches!(error, SymmetryError::Broken(_)));
                // Turning and mirroring the board breaks no rule of the game, for any regions.
                prop_assert!(kind < 2, "{} for a turned board", error);
            }
        }
    }

    #[test]
    fn solved_stays_solved(seed: u64, givens in 0usize..=81) {
        let mut random = numbers(seed);
        let solution = full_grid(&mut random);
        let mut puzzle = solution.clone();
        while puzzle.filled() > givens {
            puzzle.set(Cell::from_index(random(81)), None);
        }
        let sudoku = Sudoku::new(Arc::new(Geometry::plain(Shape::NINE)), puzzle).expect("9x9");
        let symmetry = Symmetry::random(Shape::NINE, &mut random);
        let image = symmetry.apply(&sudoku).expect("a symmetry");
        prop_assert!(image.is_solved_by(&symmetry.apply_to_grid(&solution).expect("9x9")));
    }

    #[test]
    fn pencil_marks_are_carried_along(seed: u64) {
        let mut random = numbers(seed);
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let mut marks = Candidates::from_peers(&geometry, &puzzle(25, &mut random));
        for _ in 0..20 {
            let cell = Cell::from_index(random(81));
            if marks.get(cell).len() > 1 {
                marks.remove(cell, Digit::from_index(random(9)));
            }
        }
        let sudoku = Sudoku::from_marks(geometry, marks).expect("marks everywhere");
        let symmetry = Symmetry::random(Shape::NINE, &mut random);
        let image = symmetry.apply(&sudoku).expect("a symmetry");
        for cell in (0..81).map(Cell::from_index) {
            let digits = sudoku.candidates().get(cell);
            let expected: Digits =
                digits.iter().map(|digit| symmetry.apply_to_digit(digit)).collect();
            prop_assert_eq!(image.candidates().get(symmetry.apply_to_cell(cell)), expected);
        }
        prop_assert_eq!(symmetry.inverse().apply(&image).expect("undone"), sudoku);
    }
}

#[test]
fn a_quarter_turn_goes_clockwise() {
    let turn = Symmetry::rotation(9);
    assert_eq!(turn.apply_to_cell(Cell::at(0, 0, 9)), Cell::at(0, 8, 9));
    assert_eq!(turn.apply_to_cell(Cell::at(0, 8, 9)), Cell::at(8, 8, 9));
    assert_eq!(turn.apply_to_cell(Cell::at(2, 1, 9)), Cell::at(1, 6, 9));
}

#[test]
fn boxes_are_transposed_and_regions_carried_along() {
    let lying = Geometry::plain(Shape::new(2, 3).expect("small"));
    let standing = Geometry::plain(Shape::new(3, 2).expect("small"));
    assert_eq!(Symmetry::transposition(6).apply_to_geometry(&lying), Ok(standing));

    let regions = |regions: &[u8]| {
        let partition = Partition::Regions(regions.to_vec());
        let shape = Shape::new(1, 4).expect("small");
        Geometry::new(shape, Rules { partition, ..Rules::default() }).expect("regions of 4")
    };
    let before = regions(&[0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]);
    let mirrored = regions(&[0, 1, 1, 1, 0, 0, 2, 1, 0, 3, 2, 2, 3, 3, 3, 2]);
    assert_eq!(Symmetry::reflection(4).apply_to_geometry(&before), Ok(mirrored));
}

#[test]
fn symmetries_that_break_a_rule_are_refused_by_name() {
    let swap_rows = |a, b| {
        let mut rows: Vec<usize> = (0..9).collect();
        rows.swap(a, b);
        Symmetry::new(false, rows, (0..9).collect(), (0..9).collect()).expect("a permutation")
    };
    let geometry = |rules| Geometry::new(Shape::NINE, rules).expect("rules that fit 9x9");
    let check = |symmetry: Symmetry, rules, expected: &str| {
        let error = symmetry.apply_to_geometry(&geometry(rules)).expect_err(expected);
        assert_eq!(error.to_string(), format!("the symmetry does not preserve {expected}"));
    };
    check(swap_rows(0, 3), Rules::default(), "box 1");
    check(swap_rows(0, 1), Rules { diagonal: true, ..Rules::default() }, "diagonal 1");
    check(swap_rows(0, 1), Rules { windoku: true, ..Rules::default() }, "window 1");
    let knight = Rules { anti_knight: true, ..Rules::default() };
    check(swap_rows(0, 1), knight, "the knight's move from r1c3 to r3c4");
    // Within a box, no two cells are a pair, so only the neighbouring bands reveal the difference.
    let king = Rules { anti_king: true, ..Rules::default() };
    let error = swap_rows(1, 2).apply_to_geometry(&geometry(king)).expect_err("rows moved apart");
    assert!(error.to_string().contains(&PairKind::King.to_string()), "{error}");

    // The rows of a windoku may be exchanged within its windows.
    let windoku = geometry(Rules { windoku: true, ..Rules::default() });
    assert_eq!(swap_rows(1, 2).apply_to_geometry(&windoku), Ok(windoku.clone()));
    // Without boxes, all rows may be exchanged.
    let latin = geometry(Rules { partition: Partition::None, ..Rules::default() });
    assert_eq!(swap_rows(0, 8).apply_to_geometry(&latin), Ok(latin.clone()));
}

#[test]
fn lists_and_sides_that_do_not_fit_are_refused() {
    let list = || vec![0, 1, 2];
    for wrong in [vec![0, 1], vec![0, 1, 1], vec![0, 1, 3], vec![0, 1, 2, 2]] {
        let error = Symmetry::new(false, list(), wrong, list()).expect_err("no permutation");
        assert_eq!(error.to_string(), "the columns are not a permutation of 0 to 2");
    }
    let long = || (0..65).collect();
    assert_eq!(Symmetry::new(true, long(), long(), long()), Err(SymmetryError::TooLarge(65)));

    let symmetry = Symmetry::identity(9);
    let wrong_side = SymmetryError::Side { symmetry: 9, found: 4 };
    assert_eq!(symmetry.then(&Symmetry::identity(4)), Err(wrong_side.clone()));
    assert_eq!(symmetry.apply_to_grid(&Grid::blank(4)), Err(wrong_side.clone()));
    assert_eq!(symmetry.apply_to_candidates(&Candidates::all(4)), Err(wrong_side));
}

/// The 128 symmetries of the 4x4 board without renaming, drawn 128,000 times: each about 1,000
/// times. A chi-square value above 190 has a probability of 0.0003 at 127 degrees of freedom.
#[test]
fn random_symmetries_are_uniform() {
    let mut random = numbers(6);
    let shape = Shape::new(2, 2).expect("small");
    let mut counts = std::collections::HashMap::<Vec<Cell>, u32>::new();
    for _ in 0..128_000 {
        let symmetry = Symmetry::random(shape, &mut random);
        let image = (0..16).map(|index| symmetry.apply_to_cell(Cell::from_index(index)));
        *counts.entry(image.collect()).or_default() += 1;
    }
    assert_eq!(counts.len(), 128);
    let chi_square: f64 =
        counts.values().map(|&count| (f64::from(count) - 1000.0).powi(2) / 1000.0).sum();
    assert!(chi_square < 190.0, "{chi_square}");
}
