//! f-puzzles: mistakes, damaged links, members of any kind.

use proptest::prelude::*;

use crate::common::records::{all, error, one};
use crate::formats_fpuzzles::{empty, with_constraints, write};

#[test]
fn mistakes_say_where() {
    let link = write(&with_constraints(4, &["killer 5 r1c1 r1c2"])).expect("a link");
    let cut = &link[..60];
    let swollen = "N4IghgTg";
    let mut wrong = Vec::new();
    for (text, expected) in [
        (
            format!("{{{},\n\"odd\":[{{\"cell\":\"R5C1\"}}]}}", empty(4)),
            "line 2, column 17: found \"R5C1\" in \"odd\", expected a cell from R1C1 to R4C4",
        ),
        (
            format!("{{{},\"odd\":true}}", empty(4)),
            "line 1, column 82: found \"true\" in \"odd\", expected an array",
        ),
        (
            format!("{{{},\"xsum\":[{{\"cell\":\"R0C0\",\"value\":\"3\"}}]}}", empty(4)),
            "line 1, column 93: found \"R0C0\" in \"xsum\", expected a place beside the board like R0C1 or R1C0",
        ),
        (
            format!(
                "{{{},\"killercage\":[{{\"cells\":[\"R1C1\"],\"value\":\"99999999999\"}}]}}",
                empty(4)
            ),
            "line 1, column 117: found \"99999999999\" in \"killercage\", expected a number",
        ),
        (
            format!("{{{},\"clockwork\":[{{\"lines\":[]}}]}}", empty(4)),
            "line 1, column 77: found the member \"clockwork\", expected constraints of f-puzzles that can be read",
        ),
        (
            format!("{{{},\"difference\":[{{\"cells\":[\"R1C1\"]}}]}}", empty(4)),
            "line 1, column 77: cells of \"difference\": found 1, expected 2",
        ),
        (
            "{\"size\":9,\"grid\":[[{}]]}".to_owned(),
            "line 1, column 1: found 1 rows in \"grid\", expected 9, the size of the board",
        ),
        ("{\"size\":1000000000000,\"grid\":[[{}]]}".to_owned(), ""),
        (
            "{\"grid\":[[{},{}],[{},{\"value\":3}]]}".to_owned(),
            "line 1, column 31 (r2c2): found \"3\" in \"value\", expected a digit 1 to 2",
        ),
        (format!("x\n  {cut}"), "line 2, column 3: found a link that is cut or damaged: \"N4Igzg"),
        (format!("{}\n{}\n", link.trim(), &link[40..100]), "line 2, column 1: found \""),
        (
            format!("https://f-puzzles.com/?load={swollen}"),
            "line 1, column 1: found a link that is cut or damaged: \"N4IghgTg\", expected a whole link of f-puzzles",
        ),
    ] {
        let found = error(&text);
        let is_right = found.starts_with(expected) && found.starts_with("line ");
        if !is_right {
            wrong.push(format!("{text}\n{found}\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn deep_objects_are_refused() {
    let deep = format!("{{{},\"x\":{}1{}}}", empty(4), "[".repeat(5000), "]".repeat(5000));
    assert!(error(&deep).contains("recursion limit"));
}

/// A member of an entry, mostly correct.
fn entry_member() -> impl Strategy<Value = String> {
    let cells = r#"\[("R[1-4]C[1-4]"(,"R[1-4]C[1-4]"){0,4}|"R[0-9]{1,6}C9"|7)?\]"#;
    prop_oneof![
        cells.prop_map(|cells| format!("\"cells\":{cells}")),
        cells.prop_map(|cells| format!("\"cloneCells\":{cells}")),
        cells.prop_map(|cells| format!("\"lines\":[{cells}]")),
        "\"cell\":\"R[0-5]C[0-5]\"|\"direction\":\"[UD][LR]\"",
        "\"value\":(\"[0-9XV]{0,12}\"|-?[1-9][0-9]{0,12}|1e9|null)",
        "\"values\":\\[([1-9](,[0-9]{1,2})?)?\\]",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_object_causes_a_panic(
        member in "[a-z+-]{0,3}|killercage|arrow|clone|littlekillersum|quadruple|xv|sandwichsum|\
            difference|boxindexer|extraregion|negative|solution|thermometer|size|odd|line",
        entries in prop::collection::vec(prop::collection::vec(entry_member(), 0..4), 0..4),
        other in "true|null|\"x\"|[0-9.e]{1,5}|\\[\"(ratio|xv|x)\"\\]",
        is_other in prop::bool::weighted(0.2),
    ) {
        let entry = |members: &Vec<String>| format!("{{{}}}", members.join(","));
        let entries: Vec<String> = entries.iter().map(entry).collect();
        let value = if is_other { other } else { format!("[{}]", entries.join(",")) };
        let text = format!("{{{},\"{member}\":{value}}}", empty(4));
        for record in all(&text).into_iter().flatten() {
            if let Ok(link) = write(&record) {
                prop_assert_eq!(one(&link).sudoku, record.sudoku);
            }
        }
    }

    #[test]
    fn no_damaged_link_causes_a_panic(
        at in any::<prop::sample::Index>(),
        sign in "[A-Za-z0-9+/=% ]",
        length in any::<prop::sample::Index>(),
    ) {
        let record = with_constraints(4, &["killer 5 r1c1 r1c2", "thermometer r2c2 r2c3 r3c3"]);
        let mut link = write(&record).expect("a link");
        let at = 32 + at.index(link.len() - 32);
        link.replace_range(at..=at, &sign);
        link.truncate(at + length.index(link.len() - at) + 1);
        prop_assert!(all(&link).len() <= 2);
    }
}
