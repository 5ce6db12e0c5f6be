//! `evoku algorithms`, and every algorithm of the table on every kind of board.

use crate::common;
use crate::common::{Ran, evoku, evolve, keeps_givens};
use evoku_evolve::encodings::UnsupportedPuzzle;
use evoku_evolve::presets::PRESETS;
use evoku_evolve::puzzles::KINDS;
use serde_json::json;

#[test]
fn the_list_has_them_all() {
    let ran = evoku(&["algorithms"], "");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let described = |name: &str, summary: &str| {
        ran.stdout
            .lines()
            .any(|line| line.starts_with(&format!("  {name} ")) && line.ends_with(summary))
    };
    assert!(
        PRESETS.iter().all(|preset| described(preset.name, &(preset.summary)().to_string())),
        "{ran:?}"
    );
    assert!(
        KINDS.iter().all(|kind| described(kind.name, &(kind.summary)().to_string())),
        "{ran:?}"
    );
}

#[test]
fn each_is_described_with_its_parameters_and_source() {
    // Lines may break between any words.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let described = |name: &str, about: &[&str]| {
        let ran = evoku(&["algorithms", name], "");
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
        let text = words(&ran.stdout);
        for part in about {
            assert!(text.contains(&words(part)), "{part:?} isn't in {text}");
        }
        assert!(ran.stdout.lines().skip(1).all(|line| line.chars().count() <= 100), "{ran:?}");
        text
    };
    let parameter = |parameter: &evoku_evolve::presets::Parameter| {
        let (range, default) = (parameter.range(), parameter.default_text());
        let condition = parameter.condition.map(|condition| format!("; only with {condition}"));
        let values = format!("{range}; default {default}{}", condition.unwrap_or_default());
        words(&format!("{} ({values}) {}", parameter.name, (parameter.meaning)()))
    };
    for preset in PRESETS {
        let source = format!("Source: {}", preset.source);
        let text = described(
            preset.name,
            &[&(preset.summary)().to_string(), &(preset.description)().to_string(), &source],
        );
        assert!(preset.parameters.iter().all(|p| text.contains(&parameter(p))), "{text}");
    }
    for kind in KINDS {
        let [least, default, most] = kind.sizes;
        let sizes = format!("Sizes: {least} to {most} (--size, default {default})");
        let text = described(kind.name, &[&(kind.summary)().to_string(), &sizes]);
        assert!(kind.own.parameters.iter().all(|p| text.contains(&parameter(p))), "{text}");
        for preset in kind.presets() {
            assert!(text.contains(preset.name), "{text}");
            let source = format!("Source: {}", preset.source);
            let [summary, description] =
                [preset.summary, preset.description].map(|words| words().to_string());
            let about = [&summary, &description, &source, kind.name];
            let text = described(preset.name, &about);
            assert!(preset.parameters.iter().all(|p| text.contains(&parameter(p))), "{text}");
        }
    }
}

#[test]
fn json_describes_each_algorithm_completely() {
    let all = evoku(&["algorithms", "--json"], "").json();
    let all = all.as_array().unwrap();
    assert_eq!(all.len(), PRESETS.len() + KINDS.len());
    for (object, preset) in all.iter().zip(PRESETS) {
        assert_eq!(object["name"], preset.name);
        assert_eq!(object["parameters"].as_array().unwrap().len(), preset.parameters.len());
        let one = evoku(&["algorithms", preset.name, "--to", "json"], "").json();
        assert_eq!(one, *object);
    }
    let ga = evoku(&["algorithms", "ga", "--json"], "").json();
    let of = |name: &str| {
        let parameters = ga["parameters"].as_array().unwrap();
        parameters.iter().find(|parameter| parameter["name"] == name).unwrap().clone()
    };
    assert_eq!(of("adaptation")["condition"], "mutation=swap or reorder");
    assert!(of("population")["condition"].is_null());
    let crossover = &ga["on_others"]["parameters"][1];
    assert_eq!(crossover["name"], "crossover");
    assert!(crossover["range"].as_str().unwrap().contains("order:0 to 1"), "{crossover}");
    let row_ga = evoku(&["algorithms", "row-ga", "--json"], "").json();
    assert!(row_ga["on_others"].is_null());
    for (object, kind) in all[PRESETS.len()..].iter().zip(KINDS) {
        assert_eq!(object["name"], kind.name);
        assert_eq!(object["algorithms"].as_array().unwrap().len(), kind.presets().count());
        let own = evoku(&["algorithms", kind.own.name, "--json"], "").json();
        assert_eq!(own["parameters"], object["parameters"]);
        assert_eq!(own["puzzles"], json!([kind.name]));
    }
}

#[test]
fn an_unknown_name_is_refused_with_the_known_names() {
    let refused = evoku(&["algorithms", "magic"], "");
    refused.is_refused("there is no algorithm \"magic\"; the algorithms are mutation-ga, ");
    PRESETS.iter().for_each(|preset| refused.is_refused(preset.name));
    evoku(&["algorithms", "row-ga", "box-ga"], "").is_refused("unexpected argument \"box-ga\"");
}

/// Sides, options, and `true` if the board has boxes or regions.
const BOARDS: &[(usize, &[&str], bool)] = &[
    (4, &[], true),
    (6, &[], true),
    (6, &["--box", "3x2"], true),
    (9, &[], true),
    (12, &[], true),
    (16, &[], true),
    (9, &["--rules", "diagonal"], true),
    (9, &["--rules", "windoku"], true),
    (9, &["--rules", "anti-knight"], true),
    (9, &["--rules", "anti-king"], true),
    (9, &["--rules", "diagonal,windoku,anti-knight,anti-king"], true),
    (4, &["--regions", "aaabacbbdccbdddc"], true),
    (5, &["--regions", "aaaababbbbcccccdddddeeeee"], true),
    (5, &["--rules", "latin"], false),
    (9, &["--rules", "latin"], false),
];

/// A run on a board with two givens.
fn run(algorithm: &str, side: usize, options: &[&str]) -> (Ran, String) {
    let puzzle = format!("1{}2", ".".repeat(side * side - 2));
    let arguments = ["--algorithm", algorithm, "--evaluations", "3000", "--json"];
    (evolve(&[&arguments[..], options].concat(), &puzzle), puzzle)
}

#[test]
fn every_algorithm_supports_every_possible_board() {
    for preset in PRESETS {
        for &(side, options, has_parts) in BOARDS {
            let (ran, puzzle) = run(preset.name, side, options);
            let case = format!("{} on {side}x{side} {options:?}: {ran:?}", preset.name);
            if preset.refuses.contains(&UnsupportedPuzzle::NoBoxes) && !has_parts {
                ran.is_refused(&format!(
                    "{} doesn't support this puzzle: the board has neither boxes nor",
                    preset.name
                ));
                continue;
            }
            // The boards have hardly any givens. A short run may end before that is known.
            let known = ["the puzzle has several solutions", "the puzzle has no solution"];
            let other = |line: &str| !known.iter().any(|known| line.contains(known));
            assert!(!ran.stderr.lines().any(other), "{case}");
            let json = ran.json();
            let solved = json["solved"].as_bool().unwrap();
            assert_eq!(ran.code, Some(if solved { 0 } else { 1 }), "{case}");
            assert_eq!(json["best"]["cost"] == 0, solved, "{case}");
            let (evaluations, stop) = (json["evaluations"].as_u64().unwrap(), &json["stop"]);
            assert!(evaluations <= 3000, "{case}");
            assert!(solved || evaluations == 3000 || stop == "nothing left to try", "{case}");
            for attempt in ["best", "last_generation_best"] {
                let line = json[attempt]["line"].as_str().unwrap();
                assert!(keeps_givens(&puzzle, line), "{attempt} of {case}");
            }
        }
    }
}

#[test]
fn every_algorithm_solves_an_easy_board() {
    for preset in PRESETS {
        let ran = evolve(&["--algorithm", preset.name, "--json"], common::FOUR);
        assert_eq!(ran.code, Some(0), "{}: {ran:?}", preset.name);
        assert_eq!(ran.json()["best"]["line"], common::FOUR_SOLVED, "{}", preset.name);
    }
}
