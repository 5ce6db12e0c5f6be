//! SudokuPad: objects, links, and drawings.

use evoku_sudoku::Partition;
use evoku_sudoku::formats::{Hints, Reader, line};
use proptest::prelude::*;

use crate::common::records::{all, error, one, told, write};

/// A board of 4x4 with boxes, two cages, a line and an outline.
const BOARD: &str = r#"{
 "id": "x7", "cellSize": 50,
 "metadata": {"title": "Mine", "author": "Ann", "rules": "Cages add up.", "solution": "1234341221434321"},
 "cells": [[{"value": 1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value": "1"}]],
 "regions": [[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"r3c1,r3c2,r4c1,r4c2",[[2,2],[2,3],[3,2],[3,3]]],
 "cages": [
  {"cells": [[0,1],[0,2]], "value": "5"},
  {"cells": "r2c1,r2c2", "unique": true},
  {"cells": [[3,0],[3,1]], "value": "7", "sum": 7, "unique": false},
  {"cells": [[2,0]], "value": "A"},
  {"cells": [], "value": "rules: more of them"},
  {"cells": [[0,0],[0,1],[0,2],[0,3]], "type": "rowcol", "unique": true, "hidden": true}],
 "lines": [{"wayPoints": [[0.5,0.5],[1.5,1.5]], "color": "ffaa00"}],
 "overlays": []
}"#;

#[test]
fn cages_count_and_drawings_are_kept() {
    assert_eq!(Reader::new(BOARD.as_bytes(), Hints::default()).format().name, "scl");
    let record = one(BOARD);
    let geometry = record.sudoku.geometry();
    assert_eq!(geometry.rules().partition, Partition::Boxes);
    let constraints: Vec<String> = geometry.constraints().iter().map(|one| one.text(4)).collect();
    assert_eq!(constraints, ["killer 5 r1c2 r1c3", "killer r2c1 r2c2", "sum 7 r4c1 r4c2"]);
    assert_eq!(line::print(record.sudoku.givens()), "1..............1");
    for (name, text) in [
        ("name", "Mine"),
        ("author", "Ann"),
        ("description", "Cages add up."),
        ("cellSize", "50"),
        ("id", "x7"),
    ] {
        assert_eq!(record.field(name), Some(text), "{name}");
    }
    assert!(record.solution.is_some());
    assert!(record.field("lines").is_some_and(|lines| lines.contains("ffaa00")));
    assert!(record.field("cages").is_some_and(|cages| cages.contains("\"A\"")));
    assert_eq!(record.field("overlays"), None);
    // The written link contains everything.
    let link = write("scl", &record).expect("a link");
    assert!(link.starts_with("https://sudokupad.app/scl"), "{link}");
    assert_eq!(one(&link), record);
}

/// The members in public descriptions of SudokuPad's objects. Values are texts or numbers, cells
/// are pairs, lines and arrows are points on their path, and shapes are their centre.
#[test]
fn members_of_public_descriptions_are_read_and_kept() {
    let text = r##"{
 "id": "a1", "cellSize": 64,
 "cells": [[{"value": "1", "centremarks": [2, "3"]}, {"cornermarks": ["4"]}, {}, {}],
  [{"pencilMarks": [1, 2]}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {"value": 1}]],
 "regions": [[[0,0],[0,1],[1,0],[1,1]], [[0,2],[0,3],[1,2],[1,3]],
  [[2,0],[2,1],[3,0],[3,1]], [[2,2],[2,3],[3,2],[3,3]]],
 "cages": [{"cells": [[0,1],[0,2]], "value": 5, "borderColor": "#f00"}, {"value": "title: Shapes"},
  {"value": "author: Bo"}, {"value": "solution: 1234341221434321"}],
 "lines": [{"wayPoints": [[0.5, 0.5], [1.5, 1.5]], "color": "#acaa", "thickness": 9.6,
  "strokeDashArray": [4, 2], "strokeDashOffset": 1}],
 "arrows": [{"wayPoints": [[0.5, 0.5], [0.5, 2.5]], "color": "#000", "thickness": 3, "headLength": 0.3}],
 "underlays": [{"center": [1, 1], "width": 0.4, "height": 0.4, "borderColor": "#000", "rounded": true}],
 "overlays": [{"center": [2, 2], "width": 0.2, "height": 0.2, "text": "V", "fontSize": 18}]
}"##;
    let record = one(text);
    assert_eq!(Reader::new(text.as_bytes(), Hints::default()).format().name, "scl");
    assert_eq!(line::print(record.sudoku.givens()), "1..............1");
    let constraints = record.sudoku.geometry().constraints();
    assert_eq!(
        constraints.iter().map(|one| one.text(4)).collect::<Vec<_>>(),
        ["killer 5 r1c2 r1c3"]
    );
    assert_eq!((record.field("name"), record.field("author")), (Some("Shapes"), Some("Bo")));
    assert_eq!(record.solution.as_ref().map(line::print).as_deref(), Some("1234341221434321"));
    for (member, within) in [
        ("cells", r#"[{"centremarks":[2,"3"]},{"cornermarks":["4"]},{},{}]"#),
        ("cells", r#"[{"pencilMarks":[1,2]},{},{},{}]"#),
        ("lines", "strokeDashOffset"),
        ("arrows", "headLength"),
        ("underlays", "rounded"),
        ("overlays", "fontSize"),
    ] {
        assert!(record.field(member).is_some_and(|kept| kept.contains(within)), "{member}");
    }
    let link = write("scl", &record).expect("a link");
    assert_eq!(one(&link), record);
    // Stored cells that don't fit this board, as other files may have them, change nothing.
    for cells in ["7", "[[3]]", "[[{}],[{}],[{}],[{}],[{\"a\":1}]]"] {
        let mut record = record.clone();
        record.fields.retain(|(name, _)| name != "cells");
        record.fields.push(("cells".to_owned(), cells.to_owned()));
        let link = write("scl", &record).expect("a link");
        assert_eq!(one(&link).sudoku, record.sudoku, "{cells}");
    }
}

#[test]
fn a_board_without_regions_is_a_latin_square() {
    let record = one("{\"cells\":[[{},{}],[{},{\"value\":2}]]}");
    assert_eq!(record.sudoku.geometry().rules().partition, Partition::None);
    let cells = "[{},{},{},{}]";
    let text =
        format!("{{\"cells\":[{cells},{cells},{cells},{cells}],\"regions\":[[[0,0],[0,1]]]}}");
    let record = one(&text);
    let constraints = record.sudoku.geometry().constraints();
    assert_eq!(constraints[0].text(4), "different r1c1 r1c2");
}

#[test]
fn mistakes_say_where() {
    for (text, expected) in [
        (
            "{\"cells\":[[{},{}],\n[{\"value\":7},{}]]}",
            "line 2, column 11 (r2c1): found \"7\" in \"cells\"",
        ),
        ("{\"cells\":[[{},{},{}],[{},{},{}]]}", "line 1, column 1: found rows of another length"),
        (
            "{\"cells\":[[{}]],\"cages\":[{\"cells\":[[0,5]],\"value\":3}]}",
            "found \"[0,5]\" in \"cages\"",
        ),
        ("{\"cells\":[[{}]],", "expected a link or an object of SudokuPad"),
        ("https://sudokupad.app/sclN4IghgTgN4IghgTgN4IghgTg", "a link that is cut or damaged"),
    ] {
        let found = error(text);
        assert!(found.contains(expected), "{found}\n{expected}");
    }
    let sandwich =
        one("{\"puzzle\": \"................\", \"constraints\": [\"sandwich 2 row 1\"]}");
    let words = write("scl", &sandwich).expect_err("a sandwich");
    assert!(words.starts_with("scl can't carry the sandwich 2 at r1c1; "), "{words}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_causes_a_panic(
        members in "(\"(cages|regions|cells|lines)\":(\\[(\\{\"cells\":\\[\\[[0-3],[0-9]\\]\\],\"value\":\"?[0-9]\"?\\},?)*\\]|3|null),?){0,3}",
        packed in "[A-Za-z0-9+/]{20,60}",
    ) {
        let _ = told("scl", &format!("{{\"cells\":[[{{}},{{}}],[{{}},{{}}]],{members}}}"));
        let _ = all(&format!("https://sudokupad.app/scl{packed}"));
    }
}
