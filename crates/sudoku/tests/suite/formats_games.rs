//! Formats for one kind of puzzle each: KenKen, Futoshiki, skyscrapers, killer lines; and the text
//! that people write.

use std::sync::Arc;

use evoku_sudoku::formats::{Hints, Reader, Record, by_name, line};
use evoku_sudoku::search::{Answer, solutions, solve};
use evoku_sudoku::{Constraint, Geometry, Grid, Partition, Rules, Shape, Sudoku};

use crate::common::numbers;
use crate::common::records::{all, error, one, read_results, write};

/// The constraints of the only puzzle of a text.
fn constraints(text: &str) -> Vec<String> {
    let record = one(text);
    let geometry = record.sudoku.geometry();
    geometry.constraints().iter().map(|constraint| constraint.text(geometry.side())).collect()
}

fn detected(text: &str) -> &'static str {
    Reader::new(text.as_bytes(), Hints::default()).format().name
}

/// Reads a text and writes it again in a format.
fn again(format: &str, text: &str) -> String {
    write(format, &one(text)).expect("what was read").trim_end().to_owned()
}

fn sudoku(shape: Shape, rules: Rules, givens: Grid) -> Record {
    let geometry = Arc::new(Geometry::new(shape, rules).expect("rules of this board"));
    Record::of(Sudoku::new(geometry, givens).expect("digits of this board"))
}

#[test]
fn keen_has_blocks_with_clues() {
    let id = "4:ab3a_12,s1m12d2a7s1a3m12d2";
    assert_eq!(detected(id), "keen");
    let found = constraints(id);
    assert_eq!(found[..3], ["minus 1 r1c1 r1c2", "product 12 r1c3 r1c4", "divide 2 r2c1 r2c2"]);
    assert_eq!(found.len(), 8);
    assert_eq!(one(id).sudoku.geometry().rules().partition, Partition::None);
    assert_eq!(again("keen", id), id);
    // Runs may have no numbers, and parameters may follow the side.
    assert_eq!(constraints("4dnm:abbba____________,s1m12d2a7s1a3m12d2"), found);
    assert!(error("4:ab3a_12,s1m12d2a7s1a3m12").contains("expected a clue like a6"));
    assert!(error("4:ab3a_11,s1m12d2a7s1a3m12d2").contains("expected runs that cover 24 borders"));
    assert!(error("4:ab3a_12,s1m12d2a7s1a3m12d2a3").contains("the end of the line"));
    let cage = "4:ab3a_12,s1m12d2a7s1a3m12d2".replace("a7", "a9");
    assert_eq!(solve(&one(&cage).sudoku), Answer::None);
}

#[test]
fn unequal_has_signs_between_cells() {
    let id = "4:0,0R,0,0,2,0,0U,0,0,0,0D,0,0,0L,0,3,";
    assert_eq!(detected(id), "unequal");
    assert_eq!(
        constraints(id),
        ["greater r1c2 r1c3", "greater r2c3 r1c3", "greater r3c3 r4c3", "greater r4c2 r4c1"]
    );
    assert_eq!(again("unequal", id), id);
    let adjacent = "3a:0R,0L,0,0,0D,0,0,0U,0,";
    assert_eq!(
        constraints(adjacent),
        ["difference 1 r1c1 r1c2", "difference 1 r2c2 r3c2", "no-other-differences 1"]
    );
    assert_eq!(again("unequal", adjacent), adjacent);
    assert!(
        error("3:0L,0,0,0,0,0,0,0,0,").contains("line 1, column 4: found \"L\", expected U, R")
    );
    assert!(error("3:0,0,0,0,4,0,0,0,0,").contains("expected a digit 0 to 3"));
}

#[test]
fn towers_has_clues_around() {
    let id = "4:2/1///2/3/2/2/////2/1//,k2d";
    assert_eq!(detected(id), "towers");
    let found = constraints(id);
    assert_eq!(found[0], "skyscraper 2 r1c1 r2c1 r3c1 r4c1");
    assert_eq!(found[2], "skyscraper 2 r4c1 r3c1 r2c1 r1c1");
    assert_eq!(found[6], "skyscraper 2 r1c4 r1c3 r1c2 r1c1");
    assert_eq!(line::print(one(id).sudoku.givens()), "...........2....");
    assert_eq!(again("towers", id), id);
    assert_eq!(again("towers", "4:2/1///2/3/2/2/////2/1//"), "4:2/1///2/3/2/2/////2/1//");
    assert!(
        read_results("towers", "4:2/1")[0].clone().expect_err("short").contains("the next clue")
    );
}

/// Every board that these games can express is read back.
#[test]
fn games_are_read_back() {
    let mut random = numbers(41);
    for round in 0..60 {
        let side = [3, 4, 6, 10][round % 4];
        let shape = Shape::new(1, side).expect("a side");
        let kind = ["skyscraper", "greater"][round % 2];
        let mut constraints = Vec::new();
        for _ in 0..random(2 * side) {
            let at = 1 + random(side - 1);
            let row = 1 + random(side);
            let text = match kind {
                "skyscraper" => format!("skyscraper {at} row {row}"),
                _ => format!("greater r{row}c{at} r{row}c{}", at + 1),
            };
            let one = Constraint::parse(&text, side).expect("a constraint");
            let is_new = |other: &Constraint| other.cells() != one.cells();
            if constraints.iter().all(is_new) {
                constraints.push(one);
            }
        }
        constraints.sort_by_key(|one| one.cells().to_vec());
        let rules = Rules { partition: Partition::None, constraints, ..Rules::default() };
        let record = sudoku(shape, rules, Grid::blank(side));
        let format = if kind == "skyscraper" { "towers" } else { "unequal" };
        let text = write(format, &record).expect("what it can say");
        assert_eq!(read_results(format, &text), [Ok(record)], "{text}");
    }
}

#[test]
fn killer_lines_have_three_notations() {
    let arrows = "F<<F<<F<<".repeat(9);
    assert_eq!(detected(&arrows), "sumocue");
    let record = one(&arrows);
    assert_eq!(record.sudoku.geometry().constraints().len(), 27);
    assert_eq!(constraints(&arrows)[1], "killer 15 r1c4 r1c5 r1c6");
    let numbers = write("sumocue", &record).expect("cages");
    assert!(numbers.starts_with("3x3::k:3840:3840:3840:3841:3841:"), "{numbers}");
    assert_eq!(detected(&numbers), "sumocue");
    assert_eq!(one(&numbers), record);

    // A cage without a total keeps its digits different.
    let open = arrows.replacen('F', "0", 1);
    assert_eq!(constraints(&open)[0], "killer r1c1 r1c2 r1c3");
    assert_eq!(constraints(&open)[1], "killer 15 r1c4 r1c5 r1c6");
    assert!(write("sumocue", &one(&open)).is_err());

    let cells: String = (0..81).map(|cell| if cell % 9 == 0 { "=0" } else { "+0" }).collect();
    assert!(
        error(&format!("SumoCueV1{}", &cells[..30])).contains("expected 81, one for each cell")
    );
    let jigsaw: String = (0..81)
        .map(|cell| {
            let place = if cell % 3 == 0 { "=15".to_owned() } else { format!("+{}", cell / 3 * 3) };
            format!("{place}J{}", cell / 9)
        })
        .collect();
    let jigsaw = format!("SumoCueV1{jigsaw}");
    let record = one(&jigsaw);
    assert!(matches!(record.sudoku.geometry().rules().partition, Partition::Regions(_)));
    assert_eq!(again("sumocue", &jigsaw), jigsaw);

    assert!(
        error(&arrows.replacen("F<<", "<<F", 1)).contains("column 1: found \"<\", expected arrows")
    );
    let diagonal = numbers.replace("3x3::k:", "3x3:d:k:");
    assert!(one(&diagonal).sudoku.geometry().rules().diagonal);
    assert_eq!(again("sumocue", &diagonal), diagonal.trim_end());
    assert!(error("3x3::k:1:2:x:").contains("line 1, column 12: found \"x\", expected a number"));
    // Unsupported content is refused with a message.
    let plain = one(&".".repeat(81));
    let mut givens = Grid::blank(9);
    givens.set(evoku_sudoku::Cell::at(0, 0, 9), evoku_sudoku::Digit::new(1));
    assert!(write("sumocue", &plain).is_ok());
    let given = sudoku(Shape::NINE, Rules::default(), givens);
    let words = write("sumocue", &given).expect_err("a given");
    assert!(
        words.starts_with("sumocue can't represent the given in r1c1; formats that can: "),
        "{words}"
    );
}

#[test]
fn people_write_a_rule_a_line() {
    let text = "name: Mine\n\n1...\n....\n\n....\n...2\n\ndiagonal\nkiller 5 r1c2 r1c3\n\
        sandwich 2 row 3 back\n# a comment\nsolution: 1342243142133124\n\nbox 2x3\nkiller 5 r1c2 r1c3\n";
    assert_eq!(detected(text), "text");
    let records: Vec<Record> = all(text).into_iter().map(|one| one.expect("a puzzle")).collect();
    assert_eq!(records.len(), 2);
    let geometry = records[0].sudoku.geometry();
    assert!(geometry.rules().diagonal);
    assert_eq!(geometry.constraints().len(), 2);
    assert_eq!(records[0].field("name"), Some("Mine"));
    assert!(records[0].solution.is_some());
    assert_eq!(line::print(records[0].sudoku.givens()), "1..............2");
    assert_eq!(records[1].sudoku.geometry().side(), 6);
    let written = write("text", &records[0]).expect("everything");
    assert_eq!(
        written,
        "name: Mine\n1...\n....\n....\n...2\ndiagonal\nkiller 5 r1c2 r1c3\n\
         sandwich 2 r3c4 r3c3 r3c2 r3c1\nsolution: 1342243142133124\n"
    );
    assert_eq!(one(&written), records[0]);
    for (text, expected) in [
        (
            "1...\n....\n....\n....\nkiller 5 r1c2 r9c9\n",
            "line 5: cells of \"killer\": found \"r9c9\"",
        ),
        ("1...\n....\n...5\n....\ndiagonal\n", "line 3, column 4 (r3c4)"),
        ("1...\n....\n...\n....\ndiagonal\n", "line 3"),
        ("1...\n....\n....\n....\nregions aabb\n", "found regions for 4 cells"),
        ("1...\n....\n....\n....\nkilller 5 r1c2 r1c3\n", "line 5: there is no constraint"),
        ("1...\n....\n....\n....\nwhisper row 2\ndiagonal\n", "no constraint \"whisper\""),
    ] {
        let found = error(text);
        assert!(found.contains(expected), "{found}");
    }
    // Names may be capitalised.
    assert_eq!(constraints("1...\n....\n....\n....\nKiller 5 r1c2 r1c3\n"), ["killer 5 r1c2 r1c3"]);
    // Titles of boards are not rules.
    assert_eq!(detected("diagonal\n1...\n....\n....\n...2\n"), "board");
}

#[test]
fn tables_have_a_column_for_constraints() {
    let text = "puzzle,constraints,name\n................,killer 5 r1c1 r1c2; even r2c2,a\n\
        ................,,b\n";
    let records: Vec<Record> = all(text).into_iter().map(|one| one.expect("a puzzle")).collect();
    assert_eq!(records[0].sudoku.geometry().constraints().len(), 2);
    assert!(records[1].sudoku.geometry().constraints().is_empty());
    let written = write("csv", &records[0]).expect("a table");
    assert_eq!(
        written,
        "puzzle,constraints,name\n................,\"killer 5 r1c1 r1c2; even r2c2\",a\n"
    );
    assert_eq!(one(&written), records[0]);
    // A column of another meaning is kept.
    let other = one("puzzle,constraints\n................,none at all\n");
    assert_eq!(other.field("constraints"), Some("none at all"));
    let wrong = error("puzzle,constraints\n................,killer 5 r1c1 r1c9\n");
    assert!(wrong.contains("line 2") && wrong.contains("\"killer\": found \"r1c9\""), "{wrong}");
}

/// The puzzles of one collection, as the ids of the game and as text, have the same solutions.
#[test]
fn text_and_id_describe_the_same_puzzle() {
    let id = "4:ab3a_12,s1m12d2a7s1a3m12d2";
    let text = write("text", &one(id)).expect("everything");
    let found = |text: &str| solutions(&one(text).sudoku).collect::<Vec<_>>();
    assert_eq!(found(&text), found(id));
    assert!(by_name("text").is_some_and(|format| format.extensions.contains(&"sudoku")));
}
