//! f-puzzles: JSON and links, with constraints.

use std::collections::BTreeSet;
use std::sync::Arc;

use evoku_sudoku::formats::{Format, Hints, Reader, Record, Writer, by_name, line};
use evoku_sudoku::{CONSTRAINTS, Constraint, Geometry, Grid, Partition, Rules, Shape, Sudoku};
use evoku_testing::cases;

use crate::common::numbers;
use crate::common::records::{self, all, one};
use crate::constraints::any_constraint;

fn format() -> &'static Format {
    by_name("fpuzzles").expect("a format")
}

pub(crate) fn write(record: &Record) -> Result<String, String> {
    records::write("fpuzzles", record)
}

/// A board of this side without givens.
pub(crate) fn empty(side: usize) -> String {
    let row = format!("[{}]", vec!["{}"; side].join(","));
    format!("\"size\":{side},\"grid\":[{}]", vec![row; side].join(","))
}

/// The constraints of an empty board with these members, as text.
fn constraints(side: usize, members: &str) -> Vec<String> {
    let record = one(&format!("{{{},{members}}}", empty(side)));
    let geometry = record.sudoku.geometry();
    geometry.constraints().iter().map(|constraint| constraint.text(side)).collect()
}

fn with_rules(side: usize, rules: Rules) -> Record {
    let shape = Shape::of_side(side).expect("a side that boards have");
    let geometry = Arc::new(Geometry::new(shape, rules).expect("rules of this board"));
    Record::of(Sudoku::new(geometry, Grid::blank(side)).expect("a blank board"))
}

pub(crate) fn with_constraints(side: usize, texts: &[&str]) -> Record {
    let parse = |text: &&str| Constraint::parse(text, side).expect("a constraint");
    let constraints = texts.iter().map(parse).collect();
    with_rules(side, Rules { constraints, ..Rules::default() })
}

#[test]
fn members_are_constraints() {
    for (members, expected) in [
        (
            r#""killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R2C2"]},{"cells":[]}]"#,
            &["killer 5 r1c1 r1c2", "killer r2c2"][..],
        ),
        (
            r#""littlekillersum":[{"cell":"R0C2","direction":"DR","value":"7"},{"cell":"R0C2","direction":"DR"}]"#,
            &["little-killer 7 r1c3 r2c4"],
        ),
        (
            r#""littlekillersum":[{"cell":"R5C2","cells":["R4C3","R3C4"],"direction":"UR","value":7}]"#,
            &["little-killer 7 r4c3 r3c4"],
        ),
        (r#""odd":[{"cell":"R1C1"}],"even":[{"cell":"r4c4"}]"#, &["odd r1c1", "even r4c4"]),
        (
            r#""minimum":[{"cell":"R1C1"},{"cell":"R1C2"}],"maximum":[{"cell":"R3C3"}]"#,
            &["minimum r1c1", "minimum r1c2", "maximum r3c3"],
        ),
        (
            r#""clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R3C3","R3C4"]}]"#,
            &["clone r1c1 r1c2 r3c3 r3c4"],
        ),
        (
            r#""quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2]},{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[]}]"#,
            &["contains 1 2 r1c1 r1c2 r2c1 r2c2"],
        ),
        (
            r#""difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"2"}],"ratio":[{"cells":["R3C1","R3C2"],"value":""}]"#,
            &["difference r1c1 r1c2", "difference 2 r2c1 r2c2", "ratio r3c1 r3c2"],
        ),
        (
            r#""xv":[{"cells":["R1C1","R1C2"],"value":"V"},{"cells":["R2C1","R2C2"],"value":"x"},{"cells":["R3C1","R3C2"]}]"#,
            &["xv 5 r1c1 r1c2", "xv 10 r2c1 r2c2"],
        ),
        (
            r#""arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R1C3"],["R1C1","R2C1","R3C1"],["R1C1"]]}]"#,
            &["arrow 2 r1c1 r1c2 r1c3", "arrow 2 r1c1 r1c2 r2c1 r3c1"],
        ),
        (
            r#""thermometer":[{"lines":[["R1C1","R1C2"],["R1C1","R2C1","R3C1"],["R4C4"]]}]"#,
            &["thermometer r1c1 r1c2", "thermometer r1c1 r2c1 r3c1"],
        ),
        (
            r#""whispers":[{"lines":[["R1C1","R1C2"]],"value":"3"},{"lines":[["R2C1","R2C2"]]}]"#,
            &["whispers 3 r1c1 r1c2", "whispers r2c1 r2c2"],
        ),
        (
            r#""sandwichsum":[{"cell":"R0C2","value":"2"},{"cell":"R2C0","value":"3"}],"xsum":[{"cell":"R5C2","value":"4"}],"skyscraper":[{"cell":"R2C5","value":"4"},{"cell":"R1C5"}],"numberedroom":[{"cell":"R0C1","value":"1"}]"#,
            &[
                "sandwich 2 r1c2 r2c2 r3c2 r4c2",
                "sandwich 3 r2c1 r2c2 r2c3 r2c4",
                "x-sum 4 r4c2 r3c2 r2c2 r1c2",
                "skyscraper 4 r2c4 r2c3 r2c2 r2c1",
                "numbered-room 1 r1c1 r2c1 r3c1 r4c1",
            ],
        ),
        (
            r#""rowindexer":[{"cells":["R2C1"]}],"columnindexer":[{"cells":["R2C3"]}],"boxindexer":[{"cells":["R2C3"]}]"#,
            &[
                "indexer 2 r1c1 r2c1 r3c1 r4c1",
                "indexer 3 r2c1 r2c2 r2c3 r2c4",
                "indexer 3 r1c3 r1c4 r2c3 r2c4",
            ],
        ),
        (r#""diagonal+":true"#, &["different r4c1 r3c2 r2c3 r1c4"]),
        (
            r#""diagonal-":true,"diagonal+":false,"extraregion":[{"cells":["R1C2","R2C3"]}],"disjointgroups":true"#,
            &["different r1c1 r2c2 r3c3 r4c4", "different r1c2 r2c3", "disjoint-groups"],
        ),
        (
            r#""highlightConflicts":true,"disabledlogic":["x"],"truecandidatesoptions":[],"clockwork":[],"what":false"#,
            &[],
        ),
    ] {
        assert_eq!(constraints(4, members), expected, "{members}");
    }
    for (member, kind) in [
        ("doublearrow", "double-arrow"),
        ("slowthermometer", "slow-thermometer"),
        ("palindrome", "palindrome"),
        ("renban", "renban"),
        ("regionsumline", "region-sum"),
        ("betweenline", "between"),
        ("lockout", "lockout"),
        ("entropicline", "entropic"),
        ("modularline", "modular"),
        ("nabner", "nabner"),
        ("zipperline", "zipper"),
    ] {
        let members = format!("\"{member}\":[{{\"lines\":[[\"R1C1\",\"R1C2\",\"R2C2\"]]}}]");
        assert_eq!(constraints(4, &members), [format!("{kind} r1c1 r1c2 r2c2")]);
    }
    let both = one(&format!(
        "{{{},\"diagonal+\":true,\"diagonal-\":true,\"antiknight\":true,\"antiking\":true}}",
        empty(4)
    ));
    assert_eq!(both.sudoku.geometry().rules().to_string(), "diagonal, anti-knight, anti-king");
}

#[test]
fn negative_constraints_apply_without_marks() {
    let dots = r#""difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"3"}]"#;
    for (members, expected) in [
        (r#""nonconsecutive":true"#.to_owned(), &["nonconsecutive"][..]),
        (r#""negative":["ratio"],"ratio":[]"#.to_owned(), &["no-other-ratios 2"]),
        (r#""negative":["difference"]"#.to_owned(), &["no-other-differences 1"]),
        (r#""negative":["xv"]"#.to_owned(), &["no-other-sums 5", "no-other-sums 10"]),
        // Pairs with a dot are exempt from the rule.
        (
            format!(r#""nonconsecutive":true,{dots}"#),
            &["difference r1c1 r1c2", "difference 3 r2c1 r2c2", "no-other-differences 1"],
        ),
        (
            format!(r#""negative":["difference"],{dots}"#),
            &[
                "difference r1c1 r1c2",
                "difference 3 r2c1 r2c2",
                "no-other-differences 1",
                "no-other-differences 3",
            ],
        ),
    ] {
        assert_eq!(constraints(4, &members), expected, "{members}");
        let record = one(&format!("{{{},{members}}}", empty(4)));
        assert_eq!(one(&write(&record).expect("a link")), record);
    }
}

#[test]
fn cells_have_givens_marks_and_regions() {
    let record = one(r##"{"size":4,"title":"Four","author":"Ann","ruleset":"As usual.\nNo more.",
        "grid":[[{"value":1,"given":true,"c":"#fff"},{"value":2},{"givenPencilMarks":[2,3]},{}],
        [{},{},{},{"region":null}],[{},{},{},{}],[{"cornerPencilMarks":[1]},{},{},{}]],
        "line":[{"lines":[["R1C1","R1C2"]],"width":0.25}],"text":[],"difficulty":3}"##);
    assert_eq!(line::print(record.sudoku.givens()), "1...............");
    assert_eq!(record.field("name"), Some("Four"));
    assert_eq!(record.field("author"), Some("Ann"));
    assert_eq!(record.field("description"), Some("As usual.\nNo more."));
    assert_eq!(record.field("difficulty"), Some("3"));
    assert_eq!(record.field("text"), None);
    assert!(record.field("line").expect("a drawing").contains("0.25"));
    assert_eq!(record.sudoku.marks().map(|marks| marks.cells()[2].len()), Some(2));
    assert_eq!(record.solution, None);
    // A cell without a region: the others of its box still differ.
    let rules = record.sudoku.geometry().rules();
    assert_eq!(rules.partition, Partition::None);
    assert_eq!(rules.constraints.len(), 4);
    assert_eq!(rules.constraints[1].text(4), "different r1c3 r1c4 r2c3");
    let again = one(&write(&record).expect("a link"));
    assert_eq!(again.sudoku, record.sudoku);
    assert_eq!(again.field("line"), record.field("line"));

    let with_regions = |regions: [u8; 16]| {
        let cell = |region: &u8| format!("{{\"region\":{region}}}");
        let row = |row: &[u8]| format!("[{}]", row.iter().map(cell).collect::<Vec<_>>().join(","));
        let rows: Vec<String> = regions.chunks(4).map(row).collect();
        one(&format!("{{\"size\":4,\"grid\":[{}]}}", rows.join(","))).sudoku
    };
    let jigsaw = with_regions([8, 8, 7, 7, 8, 7, 7, 5, 8, 5, 5, 5, 3, 3, 3, 3]);
    let numbers = vec![0, 0, 1, 1, 0, 1, 1, 2, 0, 2, 2, 2, 3, 3, 3, 3];
    assert_eq!(jigsaw.geometry().rules().partition, Partition::Regions(numbers));
    let boxes = with_regions([0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
    assert_eq!(*boxes.geometry().rules(), Rules::default());
}

#[test]
fn a_full_grid_is_a_solution() {
    let solved = "1234341221434321";
    let cell = |digit: char| format!("{{\"value\":{digit}}}");
    let row = |from: usize| {
        let digits = solved[from..from + 4].chars().map(cell);
        format!("[{}]", digits.collect::<Vec<_>>().join(","))
    };
    let rows: Vec<String> = (0..4).map(|index| row(4 * index)).collect();
    let record = one(&format!("{{\"size\":4,\"grid\":[{}]}}", rows.join(",")));
    assert_eq!(record.sudoku.givens().filled(), 0);
    assert_eq!(record.solution, solved.parse().ok());
    for solution in [
        "\"1234341221434321\"",
        "[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]",
        "[\"1\",2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]",
    ] {
        let record = one(&format!("{{{},\"solution\":{solution}}}", empty(4)));
        assert_eq!(record.solution, solved.parse().ok());
        assert_eq!(one(&write(&record).expect("a link")), record);
    }
}

/// The constraints as they are read back: one for each cell of a mark, with numbers explicit or
/// omitted.
fn as_read(constraint: &Constraint, side: usize) -> Vec<Constraint> {
    let kind = constraint.kind();
    let of = |numbers: Vec<u32>, cells| Constraint::new(kind, numbers, cells, side).expect("one");
    let (numbers, cells) = (constraint.numbers().to_vec(), constraint.cells().to_vec());
    match (kind.name, numbers.as_slice()) {
        ("odd" | "even" | "minimum" | "maximum", _) => {
            cells.into_iter().map(|cell| of(Vec::new(), vec![cell])).collect()
        }
        ("arrow", [0 | 1]) => vec![of(Vec::new(), cells)],
        ("no-other-differences", []) => vec![of(vec![1], cells)],
        ("no-other-ratios", []) => vec![of(vec![2], cells)],
        _ => vec![constraint.clone()],
    }
}

#[test]
fn each_constraint_is_carried_or_refused() {
    let mut random = numbers(17);
    let mut carried = BTreeSet::new();
    for kind in CONSTRAINTS {
        for round in 0..cases(60) as usize {
            let side = [4, 6, 9, 16][round % 4];
            let constraint = any_constraint(kind, side, &mut random);
            let constraints = vec![constraint.clone()];
            let rules = Rules { constraints, ..Rules::default() };
            // Some need too many states on a large board.
            let shape = Shape::of_side(side).expect("a side");
            if Geometry::new(shape, rules.clone()).is_err() {
                continue;
            }
            match write(&with_rules(side, rules)) {
                Ok(link) => {
                    let back = one(&link);
                    let found = back.sudoku.geometry().constraints();
                    assert_eq!(found, as_read(&constraint, side), "{}", constraint.text(side));
                    // The record is written the same again.
                    assert_eq!(one(&write(&back).expect("a link")), back);
                    carried.insert(kind.name);
                }
                Err(error) => {
                    let words = constraint.words(side);
                    assert!(
                        error.starts_with(&format!("fpuzzles can't represent {words}; ")),
                        "{error}"
                    );
                }
            }
        }
    }
    let refused: Vec<&str> =
        CONSTRAINTS.iter().map(|kind| kind.name).filter(|name| !carried.contains(name)).collect();
    // Four cells around a corner and both sums of 5 and 10 are too rare among random ones.
    assert_eq!(
        refused,
        [
            "sum",
            "product",
            "minus",
            "divide",
            "contains",
            "counting-circles",
            "exactly",
            "distinct-count",
            "equality-cage",
            "rellik",
            "equal-sums",
            "same-sets",
            "weighted-sum",
            "lunchbox",
            "greater",
            "sum-loop",
            "slingshot",
            "hidden-skyscraper",
            "full-rank",
            "ranks-differ",
            "chaos-construction",
            "alike",
            "run",
            "nonconsecutive-corners",
            "anti-taxicab",
            "entropic-squares",
            "modular-squares",
            "flatmates",
            "no-other-sums",
            "relation",
            "relation-of-all",
            "automaton",
            "alternatives",
        ]
    );
    for text in [
        "little-killer 9 r4c1 r3c2 r2c3 r1c4",
        "contains 1 2 r1c2 r1c1 r2c1 r2c2",
        "little-killer 3 r1c1",
        "arrow 2 r2c1 r3c1 r3c2",
        "different r6c1 r5c2 r4c3 r3c4 r2c5 r1c6",
    ] {
        let record = with_constraints(6, &[text]);
        assert_eq!(one(&write(&record).expect(text)), record);
    }
    let sums = with_constraints(6, &["no-other-sums 5", "no-other-sums 10"]);
    assert_eq!(one(&write(&sums).expect("a link")), sums);
}

#[test]
fn combined_rules_without_a_member_are_refused() {
    for (texts, unsupported) in [
        (&["nonconsecutive", "difference r1c1 r1c2"][..], "the rule nonconsecutive"),
        (&["no-other-differences 2"], "the rule no-other-differences 2"),
        (&["no-other-ratios 2", "ratio 3 r1c1 r1c2"], "the rule no-other-ratios 2"),
        (&["no-other-sums 5"], "the rule no-other-sums 5"),
        (&["modular 4 r1c1 r1c2"], "the modular 4 at r1c1"),
        (&["greater r1c1 r1c2"], "the greater at r1c1"),
    ] {
        let refused = write(&with_constraints(4, texts)).expect_err(unsupported);
        assert!(
            refused.starts_with(&format!("fpuzzles can't represent {unsupported}; ")),
            "{refused}"
        );
    }
    let boxes = Partition::Regions(vec![0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
    let refused = write(&with_rules(4, Rules { partition: boxes, ..Rules::default() }));
    let unsupported = "fpuzzles can't represent jigsaw regions that are boxes; ";
    assert!(refused.expect_err("boxes").starts_with(unsupported));
    let mut windoku = Rules::default();
    windoku.switch_on("windoku").expect("a rule");
    let refused = write(&with_rules(9, windoku)).expect_err("windoku");
    assert!(
        refused.starts_with("fpuzzles can't represent the rule \"windoku\"; formats that can: ")
    );
    let cage = with_constraints(4, &["killer 5 r1c1 r1c2"]);
    let refused = Writer::new(by_name("line").expect("a format")).check(&cage);
    let refused = refused.expect_err("a cage").to_string();
    assert!(refused.contains("the killer 5 at r1c1") && refused.contains("fpuzzles"), "{refused}");
}

#[test]
fn links_stand_among_other_lines() {
    let record = with_constraints(4, &["killer 5 r1c1 r1c2"]);
    let link = write(&record).expect("a link");
    let link = link.trim();
    let packed = link.split_once("load=").expect("a link").1;
    let escaped = packed.replace('+', "%2B").replace('/', "%2f").replace('=', "%3D");
    let text = format!(
        "Two of mine\n\n{link}\n# {link}\nThe next is [here]({link}), they say:\n{packed}\r\n\
         https://f-puzzles.com/?load={escaped}&x=1\nhttps://sudokupad.app/fpuzzles{packed}\n\
         https://sudokupad.app/fpuz{packed}   {packed}\n{{{}}}\n",
        empty(4)
    );
    let reader = Reader::new(text.as_bytes(), Hints::default());
    assert_eq!(reader.format(), format());
    let found: Vec<Record> = reader.map(|record| record.expect("a puzzle")).collect();
    assert_eq!(found.len(), 8, "{text}");
    assert!(found[..7].iter().all(|one| *one == record));
    assert!(found[7].sudoku.geometry().constraints().is_empty());
}

#[test]
fn links_stand_in_json_of_any_shape() {
    let plain = with_constraints(4, &["killer 5 r1c1 r1c2"]);
    let link = write(&plain).expect("a link");
    let link = link.trim();
    let solved = "1234341221434321";
    for (text, name, has_solution) in [
        (format!("[\"{link}\"]"), None, false),
        (format!("[[\"Mine\", \"{link}\"]]"), None, false),
        (format!("[[\"{link}\", \"{solved}\"]]"), None, true),
        (format!("[[\"Mine\", \"{link}\", \"{solved}\"]]"), Some("Mine"), true),
        (
            format!("{{\"name\":\"Mine\",\"fpuzzles\":\"{link}\",\"json\":{{{}}}}}", empty(4)),
            Some("Mine"),
            false,
        ),
        (format!("{{\"puzzle\":\"{link}\",\"solution\":\"{solved}\"}}"), None, true),
    ] {
        let record = one(&text);
        assert_eq!(record.sudoku, plain.sudoku, "{text}");
        assert_eq!(record.field("name"), name, "{text}");
        assert_eq!(record.solution.is_some(), has_solution, "{text}");
    }
    let several =
        format!("{{\"a\":\"{link}\",\"b\":\"{link}\",\"c\":[{{\"x\":\"1..4..1..1..4..1\"}}]}}");
    assert_eq!(all(&several).len(), 3);
}
