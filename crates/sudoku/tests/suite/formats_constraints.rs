//! Constraints in every format that carries them.

use std::sync::Arc;

use evoku_sudoku::formats::{FORMATS, Hints, Reader, Record, Writer, by_name};
use evoku_sudoku::search::{Halt, Limit, Solver, Weighted};
use evoku_sudoku::{
    CONSTRAINTS, Cell, Constraint, ConstraintKind, Digit, Element, Extent, Geometry, Grid, Rules,
    Shape, Sudoku,
};
use evoku_testing::data;

use crate::common::numbers;

/// A path of adjacent cells, as in cages and lines.
fn path(length: usize, side: usize, random: &mut impl FnMut(usize) -> usize) -> Vec<Cell> {
    let mut cells = vec![Cell::from_index(random(side * side))];
    for _ in 0..50 {
        let last = cells[cells.len() - 1];
        let (row, column) = (last.row(side), last.column(side));
        let (row, column) = match random(4) {
            0 => (row + 1, column),
            1 => (row.wrapping_sub(1), column),
            2 => (row, column + 1),
            _ => (row, column.wrapping_sub(1)),
        };
        if row < side && column < side && !cells.contains(&Cell::at(row, column, side)) {
            cells.push(Cell::at(row, column, side));
        }
        if cells.len() == length {
            break;
        }
    }
    cells
}

/// A puzzle with constraints, two of three of them of these kinds.
fn any_sudoku(
    kinds: &[&'static ConstraintKind],
    random: &mut impl FnMut(usize) -> usize,
) -> Sudoku {
    let side = [4, 6, 9, 9][random(4)];
    let mut constraints: Vec<Constraint> = Vec::new();
    for _ in 0..1 + random(6) {
        let kind = match random(3) {
            0 => CONSTRAINTS[random(CONSTRAINTS.len())],
            _ => kinds[random(kinds.len())],
        };
        // Readers refuse flatmates on a board with an even side.
        let is_refused = kind.name == "flatmates" && side % 2 == 0;
        let kind = if is_refused { CONSTRAINTS[0] } else { kind };
        let cells = match kind.extent {
            Extent::Board | Extent::Alternatives => Vec::new(),
            Extent::Exactly(count) => path(count, side, random),
            Extent::AtLeast(least) | Extent::Line(least) => path(least + random(4), side, random),
            Extent::Across => {
                let line = random(side);
                let mut cells: Vec<Cell> = (0..side).map(|i| Cell::at(line, i, side)).collect();
                if random(2) == 0 {
                    cells.reverse();
                }
                cells
            }
        };
        if kind.extent == Extent::Alternatives {
            let names = ["killer", "thermometer", "renban"].map(evoku_sudoku::constraint_kind);
            let each = names.into_iter().flatten().map(|kind| {
                Constraint::new(kind, Vec::new(), path(2, side, random), side).expect("a path")
            });
            constraints.extend(Constraint::any_of(each.collect(), side));
            continue;
        }
        let numbers = (0..kind.needed).map(|_| 1 + random(side) as u32).collect();
        constraints.extend(Constraint::new(kind, numbers, cells, side));
    }
    let rules = Rules { constraints, ..Rules::default() };
    let shape = Shape::of_side(side).expect("a side");
    let geometry = Geometry::new(shape, rules).expect("constraints of the board");
    let mut givens = Grid::blank(side);
    for _ in 0..random(6) {
        givens.set(Cell::from_index(random(side * side)), Digit::new(1 + random(side) as u8));
    }
    Sudoku::new(Arc::new(geometry), givens).expect("digits of the board")
}

/// A format writes constraints so that it reads the same, or refuses them with a message.
#[test]
fn every_format_gives_constraints_back_or_refuses_them() {
    let mut random = numbers(17);
    for format in FORMATS {
        let rules = format.capacity.rules;
        let all = rules.contains(&"constraints");
        let has_room = |kind: &&&'static ConstraintKind| all || rules.contains(&kind.name);
        let kinds: Vec<_> = CONSTRAINTS.iter().filter(has_room).copied().collect();
        let carries = !kinds.is_empty();
        let kinds = if carries { &kinds[..] } else { CONSTRAINTS };
        let (mut written, mut refused) = (0, 0);
        for _ in 0..400 {
            let record = Record::of(any_sudoku(kinds, &mut random));
            let geometry = Arc::clone(record.sudoku.geometry());
            let mut writer = Writer::new(format);
            let mut text = String::new();
            match writer.write(&record, &mut text) {
                Err(error) if !geometry.constraints().is_empty() => {
                    let words = error.to_string();
                    let names =
                        |one: &Constraint| words.contains(&one.words(geometry.side()).to_string());
                    let is_named = geometry.constraints().iter().any(names);
                    let other = format.capacity.sides.contains(&geometry.side());
                    let says_other = words.contains("the given in") || words.contains(" boxes");
                    assert!(is_named || !other || says_other, "{}: {words}", format.name);
                    refused += 1;
                    continue;
                }
                result => result.expect("a plain board"),
            }
            writer.finish(&mut text);
            assert!(carries || geometry.constraints().is_empty(), "{}: {text}", format.name);
            let hints = Hints { format: Some(format), ..Hints::default() };
            let mut back = Reader::new(text.as_bytes(), hints);
            let read = back.next().expect("a puzzle").expect(&text).sudoku;
            // Cages are in the order of their cells, unless a format specifies another.
            let sorted = |sudoku: &Sudoku| {
                let side = sudoku.geometry().side();
                let all = sudoku.geometry().constraints().iter();
                let mut all: Vec<String> = all.flat_map(|one| texts_of(one, side)).collect();
                all.sort_unstable();
                // Duplicates of a rule don't count.
                all.dedup();
                all
            };
            assert_eq!(sorted(&read), sorted(&record.sudoku), "{}: {text}", format.name);
            assert_eq!(read.givens(), record.sudoku.givens());
            assert!(back.next().is_none());
            written += 1;
        }
        // Games of one kind have separate tests.
        let of_one_kind = ["keen", "sumocue", "towers", "unequal"].contains(&format.name);
        assert!(!carries || of_one_kind || written > 20, "{}: {written} written", format.name);
        assert!(carries || refused > 300, "{}: {refused} refused", format.name);
    }
}

/// The constraint in normal form, as text: with its usual number, and the cells of a cage sorted.
/// Marks on single cells give one text per cell.
fn texts_of(constraint: &Constraint, side: usize) -> Vec<String> {
    let (name, mut cells) = (constraint.kind().name, constraint.cells().to_vec());
    // A sandwich is the same from both ends.
    if name == "killer" || name == "sandwich" {
        cells.sort_unstable();
    }
    let default = match name {
        "whispers" => vec![(side as u32).div_ceil(2)],
        "difference" | "no-other-differences" => vec![1],
        "ratio" | "no-other-ratios" => vec![2],
        _ => Vec::new(),
    };
    let numbers = if constraint.numbers().is_empty() { &default } else { constraint.numbers() };
    let cells: Vec<String> = cells.iter().map(|cell| cell.name(side)).collect();
    if ["odd", "even", "minimum", "maximum"].contains(&name) {
        return cells.into_iter().map(|cell| format!("{name} {cell}")).collect();
    }
    let each = constraint.alternatives().iter().flat_map(|one| texts_of(one, side));
    vec![format!("{name} {numbers:?} {cells:?} {:?}", each.collect::<Vec<_>>())]
}

/// Killer games of Solo, if the files exist: each has one solution, as its author states.
#[test]
fn shared_killer_games_have_one_solution() {
    let format = by_name("sgt").expect("a format");
    for name in ["2x2kdb", "2x3kdb", "3x3kda", "3x3kdb", "3x3jkda", "3x3jkdb", "3x3xkda", "3x3xkdb"]
    {
        let Some(lines) = data::lines(&format!("variants/sgt/solo_{name}.txt")) else { return };
        for line in lines.iter().filter(|line| !line.is_empty()).take(8) {
            let hints = Hints { format: Some(format), ..Hints::default() };
            let record = Reader::new(line.as_bytes(), hints).next().expect("a puzzle");
            let sudoku = record.expect(line).sudoku;
            assert!(!sudoku.geometry().constraints().is_empty());
            let mut engine = Weighted::default();
            engine.start(&sudoku).expect("any board");
            let limit = Limit { nodes: 20_000, cancel: None };
            assert_eq!(engine.count(2, limit), (1, Halt::Exhausted), "{name}: {line}");
        }
    }
}

#[test]
fn json_locates_a_wrong_constraint() {
    let text = "{\"puzzle\": \"................\",\n \"constraints\": [\"killer 3 r1c1 r9c9\"]}";
    let error = Reader::new(text.as_bytes(), Hints::default()).next().expect("a record");
    let error = error.expect_err("a cell outside").to_string();
    assert!(error.starts_with("line 2, column 19: cells of \"killer\": found \"r9c9\""), "{error}");
}

#[test]
fn chains_say_where_they_are_wrong() {
    for (text, expected) in [
        (".Cage~10~R1C1~R1C12", "line 1, column 2: found \"R1C12\", expected a cell from R1C1"),
        (".Thermo~R1C1~R1C2.Wurm~R1C1", "line 1, column 19: found \"Wurm\", expected a constraint"),
        (".Shape~4y5.~R1C1_1", "column 2: found \"4y5\", expected a shape like 9x9"),
        (".Shape~9x9~0-7.~R1C1_1", "found \"9x9~0-7\", expected a shape"),
        (".Shape~6x6~0-9.~R1C1_10", "found \"10\", expected a digit 0 to 9"),
        (".Shape~9x9~0-4294967295.~R1C1_1", "expected a shape like 9x9"),
        (".RegionSize~18446744073709551615.~R1C1_1", "expected 1 to 9 cells"),
        (".Var~a~~2.~R1C1_1", "found \"a\", expected the name of a variable"),
        (".Shape~4x6.Diagonal~1.AntiKnight.Windoku", "the rule \"windoku\" needs a square board"),
        (".~R1C1_12", "found \"12\", expected a digit 1 to 9"),
        (".Sandwich~x~R1", "found \"x\", expected a whole number"),
        (".Sandwich~5~Q1", "found \"Q1\", expected a row or column"),
        (".Or.~R1C1_0.End", "column 5: found \"0\", expected a digit 1 to 9"),
        (
            ".Or.Or.Cage~3~R1C1.End.End",
            "column 5: found \"Or\", expected a group that is not inside another",
        ),
        (".Or.AntiTaxicab.Cage~3~R1C1.End", "the rule anti-taxicab among alternatives"),
        (".Replicate~?.Cage~3~R1C1.End", "found \"?\", expected cells of the board"),
        (".Replicate~B.Cage~3~R1C9~R1C10.End", "found \"R1C10\", expected a cell"),
        (".FullRankTies~some", "found \"some\", expected none, only-unclued or any"),
    ] {
        let record = Reader::new(text.as_bytes(), Hints::default()).next().expect("a record");
        let error = record.expect_err(text).to_string();
        assert!(error.contains(expected), "{error}");
    }
}

/// A pattern is copied to each cell of a set, moved as far as the cell is from the origin.
#[test]
fn copies_and_repeated_cells_are_constraints_of_their_own() {
    for (text, expected) in [
        (
            ".Replicate~D.Thermo~R1C1~R2C1.End",
            vec!["thermometer r1c1 r2c1", "thermometer r1c2 r2c2"],
        ),
        (".Replicate~D~R2C1.Sum~9~R2C1~R3C2.End", vec!["sum 9 r2c1 r3c2", "sum 9 r2c2 r3c3"]),
        ("..Cage~9~R1C1~R1C2~R1C2", vec!["sum 9 r1c1 r1c2 r1c2", "killer r1c1 r1c2"]),
        (".Or.Cage~9~R1C1~R1C2.End", vec!["killer 9 r1c1 r1c2"]),
    ] {
        let record = Reader::new(text.as_bytes(), Hints::default()).next().expect("a record");
        let sudoku = record.expect(text).sudoku;
        let found = sudoku.geometry().constraints().iter().map(|one| one.text(9));
        assert_eq!(found.collect::<Vec<_>>(), expected, "{text}");
    }
}

/// A board with a prime side has no boxes, so a jigsaw's regions are those of its region sum lines.
#[test]
fn regions_of_a_board_that_has_no_boxes_are_its_partition() {
    let chain = ".Shape~5x5.Jigsaw~1112211222333443344455555.RegionSumLine~R1C1~R1C2";
    let record = Reader::new(chain.as_bytes(), Hints::default()).next().expect("a record");
    let sudoku = record.expect("a chain").sudoku;
    let kinds = sudoku.geometry().constraints().iter().map(|one| one.kind().name);
    assert_eq!(kinds.collect::<Vec<_>>(), ["region-sum"]);
}

/// Constraints that a chain identifies by the first cell alone are written the same way.
#[test]
fn chains_are_written_as_they_were_read() {
    let format = by_name("iss").expect("a format");
    for text in [
        ".LittleKiller~12~R1C3.LittleKiller~30~R9C1.LittleKiller~7~R4C9.Quad~R2C5~7~8.~R5C5_1",
        ".AntiKnight.Cage~10~R1C1~R1C2.PillArrow~2~R2C1~R2C2~R3C3.Skyscraper~R4~~3.~R9C9_2_3",
        ".Shape~6x6.Sandwich~5~C2.XSum~R1~6~.StrictUnknown",
        ".Or.NumberedRoom~R2~8~.XSum~R2~8~.End.Or.Cage~3~R1C1~R2C1.Lunchbox~3~R1C1~R2C1.End.~R9C9_1",
        ".SumLine~10~R4C5~R5C6~R6C5~R5C4~LOOP.FullRank~C1~6~.FullRank~R2~~8.FullRankTies~none.~R1C1_1",
        ".Shape~4x4.FullRank~C1~10~.FullRankTies~any.~R1C1_3",
    ] {
        let record = Reader::new(text.as_bytes(), Hints::default()).next().expect("a record");
        let Ok(record) = record else {
            assert!(text.contains("Unknown"), "{text}");
            continue;
        };
        let mut written = String::new();
        Writer::new(format).write(&record, &mut written).expect(text);
        assert_eq!(written.trim_end(), text);
    }
}

/// The solver's page has the chain in its address, with URL encoding.
#[test]
fn links_of_the_solver_are_its_chains() {
    let chain = ".Cage~10~R1C1~R1C2.Thermo~R4C4~R5C5.~R1C5_3";
    let packed = "%2ECage~10~R1C1%7ER1C2.Thermo~R4C4~R5C5.~R1C5_3";
    let plain: Vec<Record> = read(chain);
    for link in [
        format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={chain}"),
        format!("http://localhost/?a=1&q={packed}&mode=x#there"),
    ] {
        let records = read(&link);
        assert_eq!(records[0].sudoku, plain[0].sudoku, "{link}");
    }
    for link in ["https://example.org/?q=", "https://example.org/?q=%2", "https://?q=%FF.Cage~1"] {
        assert!(Reader::new(link.as_bytes(), Hints::default()).next().expect("a word").is_err());
    }
}

fn read(text: &str) -> Vec<Record> {
    let reader = Reader::new(text.as_bytes(), Hints::default());
    reader.map(|record| record.expect("a puzzle")).collect()
}

/// The table of nabner lines, as setters create them there, is read as the constraint of that name.
#[test]
fn tables_of_nabner_lines_are_nabner_lines() {
    let nabner = Constraint::parse("nabner r1c1 r2c2 r3c3", 9).expect("a line");
    let rules = Rules { constraints: vec![nabner.clone()], ..Rules::default() };
    let geometry = Geometry::new(Shape::of_side(9).expect("a side"), rules).expect("a board");
    let sudoku = Sudoku::new(Arc::new(geometry), Grid::blank(9)).expect("a blank board");
    let mut text = String::new();
    let format = evoku_sudoku::formats::by_name("iss").expect("a format");
    Writer::new(format).write(&Record::of(sudoku), &mut text).expect("a line");
    assert!(text.starts_with(".PairX~"), "{text}");
    assert_eq!(read(&text)[0].sudoku.geometry().constraints(), [nabner]);
}
