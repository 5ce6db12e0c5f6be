//! The data of a step, `Step::json` of `evoku_sudoku::explain`, as types.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::Page;

/// A step as data. Cells are named like `r4c3`, houses like `box 2`; digits are numbers.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepData {
    technique: String,
    level: Option<String>,
    score: Option<u32>,
    placements: Vec<Named>,
    eliminations: Vec<Named>,
    /// The step in the usual notation.
    eureka: String,
    /// The step in sentences.
    prose: String,
    message: MessageData,
    pattern: Pattern,
}

/// A message without its words.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct MessageData {
    id: String,
    #[ts(type = "Record<string, unknown>")]
    args: Value,
}

/// A digit of a named cell.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    cell: String,
    digit: u32,
}

/// The pattern of a step.
#[derive(Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Pattern {
    Single {
        house: Option<String>,
    },
    Locked {
        digit: u32,
        from: String,
        to: String,
    },
    Subset {
        houses: Vec<String>,
        cells: Vec<String>,
        digits: Vec<u32>,
    },
    Fish {
        digit: u32,
        base: Vec<String>,
        cover: Vec<String>,
        fins: Vec<String>,
        endo_fins: Vec<String>,
        chains: Vec<Vec<Implication>>,
    },
    #[serde(rename = "siamese fish")]
    SiameseFish {
        digit: u32,
        base: Vec<String>,
        endo_fins: Vec<String>,
        cover: Vec<Vec<String>>,
        fins: Vec<Vec<String>>,
    },
    Wing {
        pivot: String,
        pincers: Vec<String>,
        digit: u32,
    },
    Rectangle {
        digits: Vec<u32>,
        cells: Vec<String>,
        houses: Vec<String>,
        subset: Vec<String>,
    },
    #[serde(rename = "bivalue universal grave")]
    BivalueUniversalGrave {
        cell: String,
    },
    Colors {
        digit: u32,
        clusters: Vec<[Vec<String>; 2]>,
    },
    Chains {
        chains: Vec<Vec<Implication>>,
    },
    #[serde(rename = "almost locked sets")]
    AlmostLockedSets {
        sets: Vec<LockedSet>,
        links: Vec<Vec<u32>>,
        stem: Option<String>,
    },
    #[serde(rename = "sue de coq")]
    SueDeCoq {
        crossing: LockedSet,
        line: LockedSet,
        r#box: LockedSet,
        line_house: String,
        box_house: String,
    },
    Templates {
        digit: u32,
    },
    Constraints {
        /// Numbers of constraints of the board, from 0.
        constraints: Vec<usize>,
        houses: Vec<String>,
        cells: Vec<String>,
        grounds: Grounds,
    },
}

/// The reason that constraints leave less to their cells.
#[derive(Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Grounds {
    Relation,
    Sum { coefficients: Vec<i64>, total: i64, modulus: Option<i64> },
    Sets { sets: Vec<Vec<u32>> },
    Needed { digit: u32, sets: Vec<Vec<u32>> },
    Subset { cells: Vec<String>, digits: Vec<u32> },
    Line,
    Ways,
}

/// Cells and their digits.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct LockedSet {
    cells: Vec<String>,
    digits: Vec<u32>,
}

/// A step of a chain.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct Implication {
    cells: Vec<String>,
    digit: u32,
    on: bool,
    through: Option<LockedSet>,
    house: Option<String>,
    /// The number of a constraint of the board, from 0.
    constraint: Option<usize>,
    /// Numbers of earlier steps of the chain, from 0.
    causes: Vec<usize>,
}

/// The solution paths of puzzles of `tests/replay.txt` and of some with constraints.
#[test]
fn steps_are_as_the_page_knows_them() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replay.txt");
    let mut page = Page::default();
    let mut ask = |request: &Value| -> Value {
        serde_json::from_str(&page.answer(&request.to_string())).unwrap()
    };
    let text = fs::read_to_string(path).unwrap();
    let requests = text.lines().map(|line| line.split_once(' ').unwrap().1);
    let requests = requests.map(|request| serde_json::from_str::<Value>(request).unwrap());
    let mut puzzles: Vec<Value> = requests.map(|mut request| request["puzzle"].take()).collect();
    let made = ask(&json!({"do": "generate", "number": 4, "seed": "4", "side": 6,
                           "layouts": ["killer", "thermometer"]}));
    let made = made["ok"]["made"].as_array().unwrap().iter();
    puzzles.extend(made.map(|one| one["puzzle"].clone()));
    let mut kinds = BTreeSet::new();
    for puzzle in puzzles.iter().filter(|puzzle| puzzle.is_string()) {
        let answer = ask(&json!({"do": "path", "puzzle": puzzle}));
        let steps = answer["ok"]["steps"].as_array().unwrap().iter();
        for step in steps.map(|step| &step["step"]).filter(|step| !step.is_null()) {
            let read =
                StepData::deserialize(step).unwrap_or_else(|error| panic!("{error}: {step}"));
            assert_eq!(&serde_json::to_value(&read).unwrap(), step);
            kinds.insert(step["pattern"]["kind"].to_string());
        }
    }
    assert!(kinds.len() > 6, "{kinds:?}");
}
