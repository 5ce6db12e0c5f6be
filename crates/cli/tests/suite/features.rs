//! `evoku features` and `evoku landscape` as people use them.

use evoku_testing::inputs::NINE;

use crate::common::{evoku, output};

#[test]
fn features_are_columns_before_those_of_the_input() {
    let input = format!("puzzle,id,givens\n{NINE},one,thirty\n");
    let (csv, problems) = output(&evoku(&["features"], &input).success());
    assert_eq!(problems, "");
    let mut lines = csv.lines();
    let heads: Vec<&str> = lines.next().unwrap().split(',').collect();
    let cells: Vec<&str> = lines.next().unwrap().split(',').collect();
    let value = |name: &str| cells[heads.iter().position(|head| *head == name).unwrap()];
    assert_eq!((value("givens"), value("file_givens"), value("id")), ("30", "thirty", "one"));
    assert_eq!((value("backdoor"), value("backbone"), value("solution_count")), ("0", "51", "1"));
    assert_eq!((value("level"), value("square_symmetries")), ("easy", "2"));
    assert_eq!(value("spectral_radius"), "", "singles leave nothing");
    let correlation: f64 = value("walk_correlation").parse().unwrap();
    assert!((0.5..1.0).contains(&correlation), "{correlation}");
}

#[test]
fn features_are_the_same_in_json_and_can_be_picked() {
    let (json, _) = output(&evoku(&["features", "--json"], NINE).success());
    let array: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(array[0]["givens"], 30);
    assert!(array[0]["climb_cost"].is_number(), "{array}");
    let picked = ["features", "--fields", "puzzle,backdoor"];
    let (csv, _) = output(&evoku(&picked, NINE).success());
    assert_eq!(csv, format!("puzzle,backdoor\n{NINE},0\n"));
    let (_, problem) = output(&evoku(&["features", "--to", "line"], NINE).exits_with(2));
    assert!(problem.contains("line has no columns; use csv, json or jsonl"), "{problem}");
    let (_, problem) = output(&evoku(&["features"], "").exits_with(2));
    assert!(problem.contains("the input contains no puzzle"), "{problem}");
}

#[test]
fn puzzles_without_one_solution_have_fewer_features() {
    let wrong = format!("55{}", ".".repeat(79));
    let fields = "--fields=puzzle,solution_count,backdoor,level,climb_distance";
    let (csv, _) = output(&evoku(&["features", fields], &wrong).success());
    assert_eq!(csv.lines().nth(1), Some(&*format!("{wrong},0,,,")));
}

#[test]
fn landscapes_are_tables_rows_and_pictures() {
    let few = ["landscape", "--steps", "500", "--climbs", "5"];
    let (table, problems) = output(&evoku(&few, NINE).success());
    assert_eq!(problems, "");
    for name in ["digit-change", "box-swap", "recolour", "redecode", "fdc there"] {
        assert!(table.contains(name), "{table}");
    }
    let csv = [&few[..], &["--on", "row-swap,box-swap", "--to", "csv"]].concat();
    let (csv, _) = output(&evoku(&csv, &format!("{NINE}\n{NINE}\n")).success());
    assert_eq!(csv.lines().count(), 5, "{csv}");
    assert!(csv.starts_with("puzzle,landscape,moves,cost,"), "{csv}");
    let json = [&few[..], &["--json", "--on", "box-swap"]].concat();
    let (json, _) = output(&evoku(&json, NINE).success());
    let array: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(array[0]["autocorrelation"].as_array().map(Vec::len), Some(61));
    let svg = [&few[..], &["--to", "svg"]].concat();
    let (svg, _) = output(&evoku(&svg, NINE).success());
    assert!(svg.contains("box-swap") && svg.trim_end().ends_with("</svg>"));
}

#[test]
fn networks_are_tables_and_pictures() {
    let few = ["landscape", "--network", "--climbs", "10", "--kicks", "5"];
    let (table, _) = output(&evoku(&few, NINE).success());
    assert!(table.contains("plateaus") && table.contains("column-swap"), "{table}");
    assert!(!table.contains("redecode"), "it has no optima: {table}");
    let one = [&few[..], &["--on", "box-swap", "--to", "svg"]].concat();
    let (svg, _) = output(&evoku(&one, NINE).success());
    assert!(svg.contains("Local optima of box-swap"));
    let all = [&few[..], &["--to", "svg"]].concat();
    let (_, problem) = output(&evoku(&all, NINE).exits_with(2));
    assert!(problem.contains("a picture displays one network"), "{problem}");
    let none = [&few[..], &["--on", "redecode"]].concat();
    let (_, problem) = output(&evoku(&none, NINE).exits_with(2));
    assert!(problem.contains("the moves of redecode can't be enumerated"), "{problem}");
}

#[test]
fn a_store_has_an_instance_space() {
    let folder = crate::common::folder("instance space");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let plan = "\
name = \"space\"
repetitions = 1
budget.evaluations = 300
algorithm = [{ name = \"row-ga\" }, { name = \"random-search\" }]
class = [{ name = \"4x4\", bundled = \"4x4\" }]
";
    std::fs::write(file("plan.toml"), plan).unwrap();
    let store = file("plan.sqlite");
    evoku(&["lab", "run", &file("plan.toml"), "-q"], "").success();
    let (tables, _) = output(&evoku(&["lab", "space", &store], "").success());
    assert!(tables.contains("virtual best") && tables.contains("good there"), "{tables}");
    let (csv, _) = output(&evoku(&["lab", "space", &store, "--to", "csv"], "").success());
    assert_eq!(csv.lines().count(), 11, "a row for each bundled puzzle");
    assert!(csv.starts_with("class,number,puzzle,variance_1,"), "{csv}");
    let (json, _) = output(&evoku(&["lab", "space", &store, "--json"], "").success());
    let space: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(space["puzzles"].as_array().map(Vec::len), Some(10));
    let (svg, _) = output(&evoku(&["lab", "space", &store, "--to", "svg"], "").success());
    assert!(svg.contains("Instance space of 10 puzzles"));
}
