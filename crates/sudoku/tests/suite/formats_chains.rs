//! Texts of the Interactive Sudoku Solver that other programs and people write.

use evoku_sudoku::Grid;
use evoku_sudoku::formats::{Hints, Reader, Record, line};
use evoku_sudoku::search::{Halt, Limit, Solver, Weighted};

fn read(text: &str) -> Vec<Result<Record, String>> {
    let reader = Reader::new(text.as_bytes(), Hints::default());
    reader.map(|record| record.map_err(|error| error.to_string())).collect()
}

#[track_caller]
fn one(text: &str) -> Record {
    let mut records = read(text);
    assert_eq!(records.len(), 1, "{records:?}\n{text}");
    records.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

const FOUR: &str = "1..4..1..1..4..1";

#[test]
fn a_text_over_several_lines_is_one_puzzle() {
    let line = one(".Shape~4x4.~R1C1_1~R1C4_4.Cage~5~R2C1~R2C2.Thermo~R3C1~R3C2");
    for text in [
        ".Shape~4x4\n.~R1C1_1~R1C4_4\n.Cage~5~R2C1~R2C2\n.Thermo~R3C1~R3C2\n",
        "# A comment\n.Shape~4x4\n\n.~R1C1_1\n.~R1C4_4\n.Cage~5~R2C1~R2C2.Thermo~R3C1~R3C2\n",
        ".Shape~4x4.~R1C1_1\n  ~R1C4_4\n.Cage~5~R2C1\n  ~R2C2\n.Thermo~R3C1~R3C2\n",
        "1..4............\n\n.Cage~5~R2C1~R2C2\n.Thermo~R3C1~R3C2\n",
    ] {
        let record = one(text);
        assert_eq!(record.sudoku.givens(), line.sudoku.givens(), "{text}");
        assert_eq!(
            record.sudoku.geometry().constraints(),
            line.sudoku.geometry().constraints(),
            "{text}"
        );
    }
    // A puzzle on each line.
    assert_eq!(read(".~R1C1_5~R2C3_4\n.~R1C2_5~R5C3_4\n").len(), 2);
    let wrong = read(".Shape~4x4\n.Cage~5~R2C1~R9C2\n").remove(0).unwrap_err();
    assert!(wrong.starts_with("line 2"), "{wrong}");
}

#[test]
fn expressions_are_automata() {
    // MTIrMw is `12+3`, in Base64.
    let record = one(".Shape~4x4.Regex~MTIrMw~R1C1~R1C2~R1C3");
    let constraints = record.sudoku.geometry().constraints();
    assert_eq!(constraints.len(), 1);
    assert_eq!(constraints[0].kind().name, "automaton");
    assert!(read(".Shape~4x4.Regex~KCg~R1C1~R1C2")[0].is_err());
}

#[test]
fn alternatives_may_have_several_links() {
    let text = ".Shape~4x4.Or.And.~R1C1_1.~R1C2_2.End.And.~R1C1_2.~R1C2_1.End.End.~R2C1_3~R2C2_4~R3C1_4~R1C3_3";
    let record = one(text);
    let mut engine = Weighted::default();
    engine.start(&record.sudoku).unwrap();
    let mut solutions = Vec::new();
    while engine.next(Limit { nodes: 20_000, cancel: None }) == Halt::Found {
        let mut grid = Grid::blank(4);
        engine.solution(&mut grid);
        solutions.push(grid);
    }
    assert!(!solutions.is_empty());
    let starts: Vec<String> =
        solutions.iter().map(|grid| line::print(grid)[..2].to_owned()).collect();
    assert!(starts.iter().all(|start| start == "12" || start == "21"), "{starts:?}");
}

#[test]
fn large_boards_have_large_givens() {
    let record = one(".Shape~16x16.~R1C5_16~R10C1_12");
    let cells = line::print(record.sudoku.givens());
    assert_eq!((&cells[4..5], &cells[144..145]), ("G", "C"));
    let same = one(".Shape~4x4~5.RegionSameValues");
    assert!(same.sudoku.geometry().constraints().iter().any(|one| one.kind().name == "same-sets"));
    assert_eq!(line::print(one(&format!("{FOUR}\n")).sudoku.givens()), FOUR);
}
