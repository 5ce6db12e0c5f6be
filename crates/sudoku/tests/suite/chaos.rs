//! Compares the engines with brute force on regions that are to be found, and on houses with a
//! missing digit.

use std::collections::BTreeSet;

use evoku_sudoku::formats::{Hints, Reader, Record};
use evoku_sudoku::search::{Halt, Limit, Solver, Tree, Weighted};
use evoku_sudoku::{Cell, Digit, Element, Grid, Sudoku};

use crate::common::{numbers, records};

fn read(chain: &str) -> Sudoku {
    let record = Reader::new(chain.as_bytes(), Hints::default()).next().expect("a puzzle");
    record.unwrap_or_else(|error| panic!("{chain}: {error}")).sudoku
}

fn solutions(engine: &mut dyn Solver, sudoku: &Sudoku) -> BTreeSet<Grid> {
    engine.start(sudoku).expect("an engine for every board");
    let mut found = BTreeSet::new();
    while engine.next(Limit::default()) == Halt::Found {
        let mut grid = Grid::blank(sudoku.geometry().side());
        engine.solution(&mut grid);
        assert!(found.insert(grid.clone()), "found twice: {grid}");
    }
    found
}

/// The divisions of a 4x4 square into four connected regions of four cells. Each division lists the
/// region number of each cell, in the order of first cells.
fn divisions() -> Vec<[u8; 16]> {
    let neighbours = |cell: usize| {
        let (row, column) = (cell / 4, cell % 4);
        [
            (row > 0).then(|| cell - 4),
            (row < 3).then_some(cell + 4),
            (column > 0).then(|| cell - 1),
            (column < 3).then_some(cell + 1),
        ]
    };
    let is_connected = |cells: u32| {
        let mut reached = cells & cells.wrapping_neg();
        loop {
            let members = (0..16).filter(|cell| reached >> cell & 1 == 1);
            let around =
                members.flat_map(neighbours).flatten().fold(0, |all, cell| all | 1 << cell);
            let more = reached | around & cells;
            if more == reached {
                return reached == cells;
            }
            reached = more;
        }
    };
    let regions: Vec<u32> = (0..1 << 16)
        .filter(|cells: &u32| cells.count_ones() == 4 && is_connected(*cells))
        .collect();
    let mut found = Vec::new();
    let mut open = vec![(0_u32, 0_u8, [0_u8; 16])];
    while let Some((taken, number, division)) = open.pop() {
        let first = taken.trailing_ones();
        if first == 16 {
            found.push(division);
        }
        for &region in regions.iter().filter(|&&region| region & taken == 0) {
            if region.trailing_zeros() == first {
                let mut division = division;
                (0..16)
                    .filter(|cell| region >> cell & 1 == 1)
                    .for_each(|cell| division[cell] = number);
                open.push((taken | region, number + 1, division));
            }
        }
    }
    found
}

/// Every Latin square of side 4.
fn squares() -> Vec<[u8; 16]> {
    let mut found = Vec::new();
    let mut open = vec![(0, [0_u8; 16])];
    while let Some((cell, square)) = open.pop() {
        if cell == 16 {
            found.push(square);
            continue;
        }
        for digit in 1..=4 {
            let seen = (0..cell).filter(|other| other / 4 == cell / 4 || other % 4 == cell % 4);
            if seen.map(|other| square[other]).all(|other| other != digit) {
                let mut square = square;
                square[cell] = digit;
                open.push((cell + 1, square));
            }
        }
    }
    found
}

/// The solutions that satisfy the definitions of the constraints.
fn by_brute_force(sudoku: &Sudoku) -> BTreeSet<Grid> {
    let geometry = sudoku.geometry();
    let side = geometry.side();
    let chaos = geometry.constraints().iter().find(|one| one.kind().name == "chaos-construction");
    let (cells, numbers) = chaos.expect("regions to be found").cells().split_at(16);
    let mut found = BTreeSet::new();
    let (divisions, squares) = (divisions(), squares());
    assert_eq!([divisions.len(), squares.len()], [117, 576]);
    for division in &divisions {
        for square in &squares {
            let holds = |region: u8| {
                let members = (0..16).filter(|&cell| division[cell] == region);
                members.fold(0, |digits, cell| digits | 1 << square[cell]) == 0b11110
            };
            if !(0..4).all(holds) {
                continue;
            }
            let mut grid = Grid::blank(side);
            for cell in (0..side * side).map(Cell::from_index) {
                grid.set(cell, Digit::new(1));
            }
            for place in 0..16 {
                grid.set(cells[place], Digit::new(square[place]));
                grid.set(numbers[place], Digit::new(division[place] + 1));
            }
            if sudoku.is_solved_by(&grid) {
                found.insert(grid);
            }
        }
    }
    found
}

/// A random chain about cells of a 4x4 board, with exchangeable elements and elements that name
/// single regions.
fn any_link(random: &mut impl FnMut(usize) -> usize) -> String {
    let mut cell = || format!("R{}C{}", 1 + random(4), 1 + random(4));
    let (one, other) = (cell(), cell());
    let number = |random: &mut dyn FnMut(usize) -> usize| format!("CC{}", 1 + random(16));
    match random(7) {
        0 => format!(".ChaosArrow~{one}"),
        1 => format!(".ChaosCount~{one}"),
        2 => format!(".ChaosCount~{one}~1"),
        3 => format!(".SameValues~2~{}~{}", number(random), number(random)),
        4 => format!(".CountDistinct~{one}~CC{0}~CC{1}~CC6", 1 + random(5), 7 + random(9)),
        5 => format!(".~{other}_{}", 1 + random(4)),
        _ => format!(".~{}_1_2", number(random)),
    }
}

#[test]
fn engines_find_the_regions_that_brute_force_finds() {
    let mut random = numbers(19);
    let mut with_some = 0;
    for round in 0..24 {
        let links: String = (0..2 + round % 3).map(|_| any_link(&mut random)).collect();
        let chain = format!(".Shape~4x4.ChaosConstruction.NoBoxes{links}");
        let Some(Ok(record)) = Reader::new(chain.as_bytes(), Hints::default()).next() else {
            // The same cell twice.
            continue;
        };
        let expected = by_brute_force(&record.sudoku);
        with_some += usize::from(!expected.is_empty() && expected.len() < 1000);
        assert_eq!(solutions(&mut Weighted::default(), &record.sudoku), expected, "{chain}");
        if expected.len() < 1000 {
            assert_eq!(solutions(&mut Tree::default(), &record.sudoku), expected, "tree, {chain}");
        }
    }
    assert!(with_some > 5, "{with_some}");
}

/// A chain about regions and about houses with a missing digit is written as it was read.
#[test]
fn chains_come_back() {
    for chain in [
        ".Shape~4x4.ChaosConstruction.NoBoxes.ChaosArrow~R1C2.ChaosCount~R3C3~1",
        ".Shape~6x4.RegionSize~4.ChaosConstruction.NoBoxes.SameValues~2~CC1~CC5.~CC3_1",
        ".ChaosConstruction.NoBoxes.ChaosArrow~R1C2~~CC2~CC3~-~CC2~CC11~CC20.Var~A~~2.Sum~5~VA1~VA2",
        ".Shape~4x4~0-4.Doppelganger.~R1C1_0",
    ] {
        let sudoku = read(chain);
        let text = records::write("iss", &Record::of(sudoku.clone())).expect("a chain");
        let back = read(text.trim());
        assert_eq!(back.geometry(), sudoku.geometry(), "{text}");
        assert_eq!(back.marks(), sudoku.marks(), "{text}");
    }
}

/// Each row, column and box of the 4x4 board misses a different digit, and around each 0 the three
/// missing digits differ.
#[test]
fn each_house_has_a_missing_digit() {
    let sudoku = read(".Shape~4x4~0-4.Doppelganger.~R1C1_1~R1C2_0~R1C3_3~R2C1_4~R2C2_2~R3C1_2");
    let by_weighted = solutions(&mut Weighted::default(), &sudoku);
    assert_eq!(solutions(&mut Tree::default(), &sudoku), by_weighted);
    assert!(!by_weighted.is_empty());
    let side = sudoku.geometry().side();
    for grid in &by_weighted {
        let digit = |row: usize, column: usize| {
            grid.get(Cell::at(row, column, side)).map_or(0, Digit::index)
        };
        let lacked = |cells: Vec<(usize, usize)>| {
            let held: BTreeSet<usize> = cells.iter().map(|&(r, c)| digit(r, c)).collect();
            assert!(held.len() == 4 && held.contains(&0), "{grid}");
            (1..5).find(|digit| !held.contains(digit)).expect("one is lacked")
        };
        let rows = [0, 1, 2, 3].map(|row| lacked((0..4).map(|column| (row, column)).collect()));
        let columns = [0, 1, 2, 3].map(|column| lacked((0..4).map(|row| (row, column)).collect()));
        let boxes = [0, 1, 2, 3].map(|number| {
            let (row, column) = (number / 2 * 2, number % 2 * 2);
            lacked((0..4).map(|cell| (row + cell / 2, column + cell % 2)).collect())
        });
        for kind in [rows, columns, boxes] {
            assert_eq!(BTreeSet::from(kind).len(), 4, "{grid}");
        }
        for (row, column) in (0..16).map(|cell| (cell / 4, cell % 4)) {
            if digit(row, column) == 0 {
                let three = [rows[row], columns[column], boxes[row / 2 * 2 + column / 2]];
                assert_eq!(BTreeSet::from(three).len(), 3, "{grid}");
            }
        }
    }
}

#[test]
fn mistakes_in_chains_about_regions_are_reported() {
    for (chain, expected) in [
        (".Shape~4x4.ChaosConstruction.NoBoxes.RegionSize~3", "a whole number of regions of 3"),
        (".ChaosConstruction.NoBoxes.ChaosArrow~R1C1~2", "0, 1 or no value"),
        (".ChaosConstruction.NoBoxes.ChaosArrow~R1C1~0~CC1~CC2~-~CC3~CC4", "start with the same"),
        (".ChaosConstruction.NoBoxes.ChaosCount~R1C1~0~CC99", "a cell from R1C1"),
        (".ChaosConstruction.NoBoxes.ChaosArrow~CC81", "twice, expected each once"),
        (".Doppelganger", "a square with the digits from 0 to its side"),
    ] {
        let found = Reader::new(chain.as_bytes(), Hints::default()).next().expect("a puzzle");
        let error = found.expect_err(chain).to_string();
        assert!(error.contains(expected), "{chain}: {error}");
    }
}
