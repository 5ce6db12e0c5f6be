//! Compares shapes, geometries and violations with their definitions.

use crate::common::{all_rules, any_board, any_geometry, numbers, shapes};
use evoku_sudoku::{
    Cell, Clash, Digit, Digits, Element, Geometry, GeometryError, HouseKind, PairKind, Partition,
    Rules, Shape, ShapeError, ViolationKind, Violations,
};
use proptest::prelude::*;

fn with(rules: Rules) -> Geometry {
    Geometry::new(Shape::NINE, rules).expect("rules that fit 9x9")
}

/// The window of a cell from its coordinates: every `w + 1` lines a window of `w` starts.
fn window_of(cell: Cell, side: usize) -> Option<(usize, usize)> {
    let width = side.isqrt() + 1;
    let (row, column) = (cell.row(side), cell.column(side));
    let outside = |line: usize| line.is_multiple_of(width);
    (!outside(row) && !outside(column)).then_some((row / width, column / width))
}

/// The rules that keep two different cells apart, from their coordinates alone.
fn reasons(shape: Shape, rules: &Rules, a: Cell, b: Cell) -> Vec<ViolationKind> {
    let side = shape.side();
    let (ar, ac, br, bc) = (a.row(side), a.column(side), b.row(side), b.column(side));
    let boxes = (shape.box_rows(), shape.box_columns());
    let same_box = (ar / boxes.0, ac / boxes.1) == (br / boxes.0, bc / boxes.1);
    let (boxed, region) = match &rules.partition {
        Partition::Boxes => (shape.has_boxes() && same_box, false),
        Partition::None => (false, false),
        Partition::Regions(regions) => (false, regions[a.index()] == regions[b.index()]),
    };
    let falling = ar == ac && br == bc;
    let rising = ar + ac + 1 == side && br + bc + 1 == side;
    let windows = (window_of(a, side), window_of(b, side));
    let house = |kind, holds: bool| holds.then_some(ViolationKind::House(kind));
    let mut reasons: Vec<ViolationKind> = [
        house(HouseKind::Row, ar == br),
        house(HouseKind::Column, ac == bc),
        house(HouseKind::Box, boxed),
        house(HouseKind::Region, region),
        house(HouseKind::Diagonal, rules.diagonal && falling),
        house(HouseKind::Diagonal, rules.diagonal && rising),
        house(HouseKind::Window, rules.windoku && windows.0.is_some() && windows.0 == windows.1),
    ]
    .into_iter()
    .flatten()
    .collect();
    if reasons.is_empty() {
        let apart = (ar.abs_diff(br).min(ac.abs_diff(bc)), ar.abs_diff(br).max(ac.abs_diff(bc)));
        if rules.anti_knight && apart == (1, 2) {
            reasons.push(ViolationKind::Pair(PairKind::Knight));
        }
        if rules.anti_king && apart == (1, 1) {
            reasons.push(ViolationKind::Pair(PairKind::King));
        }
    }
    reasons
}

/// Checks that the peers of these cells are those computed from coordinates, and that peers are
/// mutual.
fn check_peers(shape: Shape, rules: &Rules, geometry: &Geometry, cells: &[Cell]) {
    for &cell in cells {
        let all = (0..shape.cells()).map(Cell::from_index);
        let differs =
            |&other: &Cell| other != cell && !reasons(shape, rules, cell, other).is_empty();
        let expected: Vec<Cell> = all.filter(differs).collect();
        assert_eq!(geometry.peers(cell), expected, "{geometry}: the peers of {cell:?}");
        for &peer in geometry.peers(cell) {
            assert!(geometry.peers(peer).binary_search(&cell).is_ok(), "{geometry}: {peer:?}");
        }
    }
}

fn check_houses(shape: Shape, rules: &Rules, geometry: &Geometry) {
    let side = shape.side();
    let window = side.isqrt();
    let boxes = rules.partition == Partition::Boxes && shape.has_boxes();
    let regions = matches!(rules.partition, Partition::Regions(_));
    let count = |kind| geometry.houses_of_kind(kind).count();
    assert_eq!(count(HouseKind::Row), side);
    assert_eq!(count(HouseKind::Column), side);
    assert_eq!(count(HouseKind::Box), if boxes { side } else { 0 });
    assert_eq!(count(HouseKind::Region), if regions { side } else { 0 });
    assert_eq!(count(HouseKind::Diagonal), if rules.diagonal { 2 } else { 0 });
    assert_eq!(count(HouseKind::Window), if rules.windoku { (window - 1).pow(2) } else { 0 });
    let kinds: Vec<HouseKind> = geometry.houses().map(|house| geometry.kind(house)).collect();
    assert!(kinds.is_sorted(), "{geometry}: houses are listed by kind");

    for house in geometry.houses() {
        let cells = geometry.cells(house);
        assert_eq!(cells.len(), side, "{geometry}: {}", geometry.name(house));
        assert!(cells.is_sorted_by(|a, b| a < b), "{geometry}: {}", geometry.name(house));
        assert!(cells.iter().all(|&cell| geometry.houses_of(cell).contains(&house)));
    }
    for cell in (0..shape.cells()).map(Cell::from_index) {
        let houses = geometry.houses_of(cell);
        assert!(houses.is_sorted_by(|a, b| a < b));
        assert!(houses.iter().all(|&house| geometry.cells(house).contains(&cell)));
        let count = |kind| houses.iter().filter(|&&house| geometry.kind(house) == kind).count();
        assert_eq!((count(HouseKind::Row), count(HouseKind::Column)), (1, 1));
        let parts = count(HouseKind::Box) + count(HouseKind::Region);
        assert_eq!(parts, usize::from(boxes || regions));
        assert_eq!(geometry.partition_of(cell).is_some(), parts == 1);
        assert!(count(HouseKind::Window) <= 1);
        for other in houses.iter().filter(|&&house| geometry.kind(house) == HouseKind::Box) {
            let same = |&cell: &Cell| geometry.partition_of(cell);
            let part = geometry.partition_of(cell);
            assert!(geometry.cells(*other).iter().all(|cell| same(cell) == part));
        }
    }
    assert!(geometry.pairs().is_sorted());
    for pair in geometry.pairs() {
        assert!(pair.first < pair.second);
        assert_eq!(
            reasons(shape, rules, pair.first, pair.second),
            [ViolationKind::Pair(pair.kind)]
        );
    }
}

/// Every combination of rules up to side 12. Larger sides have up to a million peer relations. For
/// them, all rules at once and two random combinations are checked, with the peers of 12 cells.
#[test]
fn geometries_agree_with_coordinates() {
    let mut random = numbers(7);
    for side in 4..=64 {
        for shape in shapes(side) {
            let mut all = all_rules(side, &mut random);
            if side > 12 {
                let picks = [0, random(all.len()), random(all.len()), all.len() - 1];
                all = picks.iter().map(|&pick| all[pick].clone()).collect();
            }
            for rules in all {
                let geometry = Geometry::new(shape, rules.clone()).expect("rules that fit");
                check_houses(shape, &rules, &geometry);
                let mut cells: Vec<Cell> = (0..shape.cells()).map(Cell::from_index).collect();
                if side > 12 {
                    cells = (0..12).map(|_| cells[random(cells.len())]).collect();
                }
                check_peers(shape, &rules, &geometry, &cells);
            }
        }
    }
}

#[test]
fn known_boards_have_their_known_numbers() {
    let plain = with(Rules::default());
    assert!(plain.is_plain_nine());
    assert!(!with(Rules { diagonal: true, ..Rules::default() }).is_plain_nine());
    assert!(!Geometry::plain(Shape::new(1, 9).expect("small")).is_plain_nine());
    assert!((0..81).all(|index| plain.peers(Cell::from_index(index)).len() == 20));
    let sixteen = Geometry::plain(Shape::of_side(16).expect("small"));
    assert!((0..256).all(|index| sixteen.peers(Cell::from_index(index)).len() == 39));

    // None of the eight knight's moves from the centre of a 9x9 board stays in its box, row or
    // column. All its king's moves stay in the box.
    let centre = Cell::at(4, 4, 9);
    let knight = with(Rules { anti_knight: true, ..Rules::default() });
    assert_eq!(knight.peers(centre).len(), 28);
    let king = with(Rules { anti_king: true, ..Rules::default() });
    assert_eq!(king.peers(centre).len(), 20);
    // From r4c4, a corner of that box, three of four diagonal neighbours leave the box; r5c5 stays.
    // Of the eight knight's moves, r5c6 and r6c5 stay.
    let corner = Cell::at(3, 3, 9);
    assert_eq!(king.peers(corner).len(), 23);
    assert_eq!(knight.peers(corner).len(), 26);
    // A centre on both diagonals adds twelve cells outside its box.
    let diagonal = with(Rules { diagonal: true, ..Rules::default() });
    assert_eq!(diagonal.peers(centre).len(), 32);
    assert_eq!(diagonal.houses().count(), 29);

    // Knight pairs: 2 * 2 * 7 * 8 = 224 on the board; each box holds 2 * 2 * 1 * 2 = 8 of them.
    assert_eq!(knight.pairs().len(), 224 - 9 * 8);
    // King pairs: 2 * 8 * 8 = 128 diagonal neighbours, of which each box holds 2 * 2 * 2 = 8.
    assert_eq!(king.pairs().len(), 128 - 9 * 8);
    assert_eq!(with(Rules { windoku: true, ..Rules::default() }).houses().count(), 31);
}

#[test]
fn houses_have_names() {
    let geometry = with(Rules { diagonal: true, windoku: true, ..Rules::default() });
    let names: Vec<String> = geometry.houses().map(|house| geometry.name(house)).collect();
    assert_eq!(names.len(), 33);
    assert_eq!([&names[0], &names[17], &names[26]], ["row 1", "column 9", "box 9"]);
    assert_eq!([&names[28], &names[29], &names[32]], ["diagonal 2", "window 1", "window 4"]);
    assert_eq!(geometry.to_string(), "9x9 (boxes 3x3), diagonal, windoku");
}

#[test]
fn equal_boards_are_equal_however_described() {
    let latin = |rows, columns, partition| {
        let shape = Shape::new(rows, columns).expect("small");
        Geometry::new(shape, Rules { partition, ..Rules::default() }).expect("no regions")
    };
    let six = latin(1, 6, Partition::None);
    for (rows, columns, partition) in
        [(1, 6, Partition::Boxes), (6, 1, Partition::Boxes), (2, 3, Partition::None)]
    {
        assert_eq!(latin(rows, columns, partition), six);
    }
    assert_ne!(latin(2, 3, Partition::Boxes), six);
    assert_ne!(latin(2, 3, Partition::Boxes), latin(3, 2, Partition::Boxes));
    let regions = |numbers: &[u8]| latin(2, 2, Partition::Regions(numbers.to_vec()));
    let first = regions(&[0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
    assert_eq!(first, regions(&[9, 9, 4, 4, 9, 9, 4, 4, 200, 200, 0, 0, 200, 200, 0, 0]));
    assert_ne!(first, latin(2, 2, Partition::Boxes), "regions are called regions");
}

#[test]
fn shapes_are_checked_and_of_a_side_the_squarest() {
    let of = |side| Shape::of_side(side).map(|shape| (shape.box_rows(), shape.box_columns()));
    for (side, boxes) in [(1, (1, 1)), (4, (2, 2)), (6, (2, 3)), (12, (3, 4)), (13, (1, 13))] {
        assert_eq!(of(side), Ok(boxes));
    }
    assert_eq!(of(64), Ok((8, 8)));
    assert_eq!(of(0), Err(ShapeError::EmptyBox(0, 0)));
    assert_eq!(of(65), Err(ShapeError::TooLarge(1, 65)));
    assert!(of(usize::MAX).is_err());
    assert_eq!(Shape::new(3, 0), Err(ShapeError::EmptyBox(3, 0)));
    let huge = Shape::new(usize::MAX, 2).expect_err("too large");
    assert_eq!(huge, ShapeError::TooLarge(usize::MAX, 2));
    assert!(!huge.to_string().is_empty());
    let error = Shape::new(8, 9).expect_err("72 is too large");
    assert_eq!(error.to_string(), "boxes of 8x9 need a side of 72; the largest side is 64");
    for side in 1..=64 {
        for shape in shapes(side) {
            assert_eq!((shape.side(), shape.cells()), (side, side * side));
            assert_eq!(shape.transposed().transposed(), shape);
        }
    }
    assert_eq!(Shape::new(2, 3).expect("small").to_string(), "6x6 (boxes 2x3)");
    assert_eq!(Shape::new(1, 7).expect("small").to_string(), "7x7");
}

#[test]
fn rules_that_do_not_fit_are_refused() {
    let refused = |side, rules| {
        Geometry::new(Shape::of_side(side).expect("small"), rules).expect_err("rules don't fit")
    };
    for side in [1, 2, 6, 12, 63] {
        let error = refused(side, Rules { windoku: true, ..Rules::default() });
        assert_eq!(error, GeometryError::Windows(side));
    }
    let regions =
        |regions: Vec<u8>| Rules { partition: Partition::Regions(regions), ..Rules::default() };
    assert_eq!(
        refused(2, regions(vec![0, 0, 1])),
        GeometryError::RegionCells { expected: 4, found: 3 }
    );
    assert_eq!(
        refused(2, regions(vec![7, 5, 5, 5])).to_string(),
        "region 1 has 1 cells, expected 2"
    );
    assert_eq!(
        refused(2, regions(vec![0, 0, 1, 2])),
        GeometryError::RegionSize { region: 2, expected: 2, found: 1 }
    );
    let every = refused(16, regions((0..=255).collect()));
    assert_eq!(every, GeometryError::RegionSize { region: 1, expected: 16, found: 1 });
}

#[test]
fn rules_go_by_name() {
    for name in Rules::NAMES {
        let mut rules = Rules::default();
        rules.switch_on(name).expect("one of the names");
        assert_eq!(rules.names().collect::<Vec<_>>(), [name]);
        assert_eq!(rules.to_string(), name);
    }
    assert_eq!(Rules::default().to_string(), "plain");
    let jigsaw =
        Rules { partition: Partition::Regions(vec![]), diagonal: true, ..Rules::default() };
    assert_eq!(jigsaw.to_string(), "jigsaw, diagonal");
    let error = Rules::default().switch_on("thermo").expect_err("no such rule");
    assert_eq!(
        error.to_string(),
        "there is no rule \"thermo\"; the rules are diagonal, windoku, anti-knight, anti-king, latin"
    );
}

proptest! {
    #[test]
    fn violations_are_the_pairs_that_the_coordinates_say(
        geometry in any_geometry(1..=16), seed: u64,
    ) {
        let (side, rules) = (geometry.side(), geometry.rules());
        let board = any_board(side, &mut numbers(seed));
        let violations = Violations::of(&geometry, &board);
        let mut by_cell = vec![0; side * side];
        let mut by_kind = vec![0; ViolationKind::ALL.len()];
        for (i, (a, first)) in board.digits().enumerate() {
            for (b, second) in board.digits().skip(i + 1) {
                if first != second {
                    continue;
                }
                for reason in reasons(geometry.shape(), rules, a, b) {
                    by_cell[a.index()] += 1;
                    by_cell[b.index()] += 1;
                    by_kind[ViolationKind::ALL.iter().position(|&kind| kind == reason).expect("all")] += 1;
                }
            }
        }
        for (kind, count) in ViolationKind::ALL.into_iter().zip(&by_kind) {
            prop_assert_eq!(violations.of_kind(kind), *count, "{} in {}", kind, geometry);
        }
        prop_assert_eq!(violations.total(), by_kind.iter().sum::<u32>());
        prop_assert_eq!(violations.is_empty(), violations.total() == 0);
        let clash = Clash::find(&geometry, &board);
        prop_assert_eq!(clash.is_none(), violations.is_empty());
        if let Some(clash) = clash {
            let [first, second] = clash.cells[..] else { panic!("two cells") };
            prop_assert_eq!(board.get(first), board.get(second));
            prop_assert!(geometry.peers(first).contains(&second));
        }
        for (index, count) in by_cell.iter().enumerate() {
            prop_assert_eq!(violations.of_cell(Cell::from_index(index)), *count);
        }
        let mut sorted: Vec<(Cell, u32)> = (by_cell.iter().enumerate())
            .filter(|&(_, &count)| count > 0)
            .map(|(index, &count)| (Cell::from_index(index), count))
            .collect();
        sorted.sort_by_key(|&(cell, count)| (u32::MAX - count, cell));
        prop_assert_eq!(violations.sorted(), sorted);
    }

    #[test]
    fn duplicates_are_entries_beyond_the_distinct_ones(
        geometry in any_geometry(1..=16), seed: u64,
    ) {
        let board = any_board(geometry.side(), &mut numbers(seed));
        let violations = Violations::of(&geometry, &board);
        let mut total = 0;
        for kind in HouseKind::ALL {
            let mut expected = 0;
            for house in geometry.houses_of_kind(kind) {
                let cells = geometry.cells(house).iter();
                let entries: Vec<Digit> = cells.filter_map(|&cell| board.get(cell)).collect();
                let distinct: Digits = entries.iter().copied().collect();
                expected += (entries.len() - distinct.len()) as u32;
            }
            prop_assert_eq!(violations.duplicates_of_kind(ViolationKind::House(kind)), expected);
            total += expected;
        }
        for kind in [PairKind::Knight, PairKind::King].map(ViolationKind::Pair) {
            prop_assert_eq!(violations.duplicates_of_kind(kind), violations.of_kind(kind));
            total += violations.of_kind(kind);
        }
        prop_assert_eq!(violations.duplicates(), total);
    }
}
