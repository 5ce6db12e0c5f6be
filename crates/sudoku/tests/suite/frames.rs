//! Boards that are not a square with one digit per row: digits from 0, fewer rows or columns than
//! digits, cells outside the board.

use std::sync::Arc;

use evoku_sudoku::formats::{Hints, Reader, Record, Writer, by_name, line};
use evoku_sudoku::search::{Limit, Solver, Tree, Weighted, solutions};
use evoku_sudoku::{
    CONSTRAINTS, Cell, Constraint, Digit, Element, Extent, Geometry, Grid, Partition, Rules, Shape,
    Sudoku, Violations,
};

use crate::common::numbers;
use crate::constraints::{any_constraint, any_grid};

fn geometry(side: usize, constraints: Vec<Constraint>) -> Result<Arc<Geometry>, String> {
    let rules = Rules { partition: Partition::None, constraints, ..Rules::default() };
    let shape = Shape::new(1, side).expect("a side");
    Geometry::new(shape, rules).map(Arc::new).map_err(|error| error.to_string())
}

fn parsed(texts: &[&str], side: usize) -> Vec<Constraint> {
    texts.iter().map(|text| Constraint::parse(text, side).expect("a constraint")).collect()
}

/// Parts satisfy the definitions if digits count from 0, and if there are fewer of them.
#[test]
fn parts_agree_with_the_law_for_other_digits() {
    for (kind, frame) in CONSTRAINTS.iter().flat_map(|kind| [(*kind, "digits 0"), (*kind, "size")])
    {
        let mut random = numbers(17);
        for _ in 0..400 {
            let side = [4, 6][random(2)];
            let frame = match frame {
                "size" => vec![format!("size {} {}", 1 + random(side), side), "digits 0 8".into()],
                from => vec![format!("{from} {}", side - 1)],
            };
            let frame: Vec<&str> = frame.iter().map(|text| &**text).take(1).collect();
            let mut all = parsed(&frame, side);
            all.push(any_constraint(kind, side, &mut random));
            let text = all[1].text(side);
            let Ok(geometry) = geometry(side, all) else { continue };
            let parts = geometry.constraints()[1].parts(&geometry.ground());
            let few = 1 + random(side);
            for _ in 0..4 {
                let mut grid = any_grid(side, &mut random);
                for cell in (0..side * side).map(Cell::from_index) {
                    let digit = grid.get(cell).map_or(0, Digit::value);
                    grid.set(cell, Digit::new(1 + (digit - 1) % few as u8));
                }
                let holds = geometry.constraints()[1].holds(&geometry.ground(), &grid);
                let by_parts = parts.iter().all(|part| part.holds(&grid));
                assert_eq!(holds, by_parts, "{frame:?}, {text} on {grid}");
            }
        }
    }
}

/// Every filling of the cells inside a board, with the first digit in all other cells.
fn fillings(geometry: &Geometry) -> Vec<Grid> {
    let (frame, digits) = (geometry.frame(), geometry.values().count());
    let cells: Vec<Cell> = frame.inside().collect();
    let mut first = Grid::blank(geometry.side());
    for cell in (0..geometry.side().pow(2)).map(Cell::from_index) {
        first.set(cell, Some(Digit::from_index(0)));
    }
    (0..digits.pow(cells.len() as u32))
        .map(|number| {
            let mut grid = first.clone();
            for (place, &cell) in cells.iter().enumerate() {
                let digit = number / digits.pow(place as u32) % digits;
                grid.set(cell, Some(Digit::from_index(digit)));
            }
            grid
        })
        .collect()
}

fn found(mut engine: impl Solver, sudoku: &Sudoku) -> Vec<String> {
    engine.start(sudoku).expect("an engine for every board");
    let mut all = Vec::new();
    let mut grid = Grid::blank(sudoku.geometry().side());
    while engine.next(Limit::default()) == evoku_sudoku::search::Halt::Found {
        engine.solution(&mut grid);
        assert!(sudoku.is_solved_by(&grid), "{grid}");
        all.push(grid.to_string());
    }
    all.sort_unstable();
    all
}

/// Of all fillings, the engines find those that obey the rules of small boards of every frame.
#[test]
fn engines_agree_with_brute_force_on_other_boards() {
    let mut random = numbers(23);
    let frames: [&[&str]; 5] = [
        &["size 2 3"],
        &["size 3 2", "digits 0 3"],
        &["size 2 2", "digits 0 2"],
        &["size 2 3", "no-lines", "digits 1 3"],
        &["size 1 4", "digits 0 3"],
    ];
    let mut solved = 0;
    for round in 0..120 {
        let mut constraints = parsed(frames[round % frames.len()], 4);
        let kind = CONSTRAINTS[round % CONSTRAINTS.len()];
        if !matches!(kind.extent, Extent::Across) {
            constraints.push(any_constraint(kind, 4, &mut random));
        }
        let Ok(geometry) = geometry(4, constraints) else { continue };
        let grids = fillings(&geometry).into_iter().filter(|grid| {
            geometry.broken(grid).is_none() && Violations::of(&geometry, grid).is_empty()
        });
        let mut expected: Vec<String> = grids.map(|grid| grid.to_string()).collect();
        expected.sort_unstable();
        solved += usize::from(!expected.is_empty());
        let blank = Sudoku::new(Arc::clone(&geometry), Grid::blank(4)).expect("a blank board");
        let names: Vec<String> = geometry.constraints().iter().map(|one| one.text(4)).collect();
        assert_eq!(found(Tree::default(), &blank), expected, "tree, {names:?}");
        assert_eq!(found(Weighted::default(), &blank), expected, "weighted, {names:?}");
    }
    assert!(solved > 50, "{solved}");
}

/// Impossible boards are refused with a message.
#[test]
fn impossible_frames_are_refused() {
    for (texts, expected) in [
        (&["size 5 2"][..], "size 5 2, expected rows and columns from 1 to 4"),
        (&["digits 2 4"], "digits 2 4, expected 0 or 1"),
        (&["digits 0 9"], "digits 0 9, expected 0 or 1 as the first digit, and at most 4 digits"),
        (&["digits 0 2"], "the digits 0 to 2, expected a digit for each of 4 cells of a line"),
        (&["size 2 2", "size 2 3"], "size 2 3, expected this constraint at most once per board"),
        (&["size 2 2", "beside r1c1"], "r1c1 outside the board, expected cells outside 2 rows"),
    ] {
        let error = geometry(4, parsed(texts, 4)).expect_err("a refusal");
        assert!(error.contains(expected), "{error}");
    }
}

fn read(text: &str) -> Sudoku {
    let record = Reader::new(text.as_bytes(), Hints::default()).next().expect("a record");
    record.expect(text).sudoku
}

fn written(format: &str, sudoku: &Sudoku) -> String {
    let mut writer = Writer::new(by_name(format).expect("a format"));
    let mut text = String::new();
    writer.write(&Record::of(sudoku.clone()), &mut text).expect("room for constraints");
    writer.finish(&mut text);
    text
}

/// Chains of such boards are reproduced by every format that carries constraints.
#[test]
fn chains_of_other_boards_come_back() {
    for chain in [
        ".Shape~4x4~0-3.Cage~3~R1C1~R1C2.~R2C1_0~R4C4_3",
        ".Shape~4x6.Skyscraper~C1~1~4.~R1C1_6",
        ".Shape~6x6~9.RegionSize~9.Diagonal~-1.Cage~8~R1C2~R1C1~R2C1.DisjointSets",
        ".Shape~4x4~0-5.Var~A~~3.Sum~0_=_1_1_-10_-1~R1C1~R1C2~VA1~VA2.~VA3_4_5",
        ".Shape~3x3~3~Raw.Sum~6~R1C1~R2C1~R3C1",
        ".Shape~4x4.Var~A~~1.Arrow~VA~R1C1~R2C2",
    ] {
        let sudoku = read(chain);
        for format in ["iss", "json", "jsonl"] {
            let text = written(format, &sudoku);
            assert_eq!(read(&text), sudoku, "{chain} as {format}: {text}");
        }
    }
    // Cells of the square that are not on the board are blank.
    let few = read(".Shape~2x3.~R1C1_3.~R1C2_2.~R2C1_1.~R2C2_3");
    let solution = solutions(&few).next().expect("a solution");
    assert_eq!(line::print_on(few.geometry(), &solution), "321132...");
    assert_eq!(few.given_cells(), 4);
    let zero = read(".Shape~4x4~0-3.~R2C1_0~R4C4_3");
    for format in ["text", "csv"] {
        let text = written(format, &zero);
        assert!(text.contains('0'), "{text}");
        assert_eq!(read(&text), zero, "{text}");
    }
    assert_eq!(zero.to_string(), "....0..........3");
    let grid = line::read_on(zero.geometry(), "....0..........3").expect("a board");
    assert_eq!((&grid, zero.given_cells()), (zero.givens(), 2));
    let crossed = line::read_on(zero.geometry(), "xxXx0xxxx*_xxxx3").expect("a board");
    assert_eq!(crossed, grid);
    let far = line::read_on(zero.geometry(), "....0..........4").expect_err("no such digit");
    assert!(far.to_string().contains("'4', expected a digit 0 to 3"), "{far}");
    assert!(format!("{zero:#}").contains("0"));
}
