//! `evoku evolve --islands`.

use crate::common;
use crate::common::{FOUR, HARD, NINE, evoku, evolve, timeless};
use serde_json::json;

const ISLANDS: [&str; 6] =
    ["--islands", "4", "--migration-interval", "2000", "--evaluations", "60000"];

#[test]
fn threads_make_no_difference() {
    for more in [
        &["-a", "row-ga,hill-climbing,mutation-ga", "--topology", "full"][..],
        &["-a", "row-ga", "--topology", "torus", "--migration", "random", "--migrants", "3"],
    ] {
        let [one, others @ ..] = ["1", "2", "3", "4", "9"].map(|threads| {
            let arguments = [&ISLANDS[..], more, &["--json", "--threads", threads]].concat();
            timeless(evolve(&arguments, NINE).json())
        });
        assert!(others.iter().all(|other| *other == one), "{others:?}");
    }
}

#[test]
fn islands_are_told() {
    let arguments = [&ISLANDS[..], &["-a", "mutation-ga,hill-climbing", "--json"]].concat();
    let json = evolve(&arguments, HARD).json();
    let islands = json!({
        "number": 4,
        "topology": "ring",
        "migration_interval": 2000,
        "migration_generations": null,
        "migrants": 1,
        "migration": "best",
    });
    assert_eq!(
        (&json["islands"], &json["algorithm"]),
        (&islands, &json!("mutation-ga,hill-climbing"))
    );
    assert_eq!(json["parameters"].as_array().unwrap().len(), 2);
    assert_eq!(json["evaluations"], 60_000, "each has spent its share");
    let migrants: u64 =
        json["migrants"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    // Each island sends one migrant at every exchange; some exchanges happen before the first share
    // is spent.
    assert!(migrants > 0 && migrants.is_multiple_of(4), "{json}");
    assert!(json["migrants"]["refused"].as_u64() > Some(0), "{json}");

    assert_eq!(json["exchanges"].as_u64(), Some(migrants / 4), "{json}");

    let text = evolve(&arguments[..arguments.len() - 1], HARD).stdout;
    assert!(text.starts_with("no solution found: evaluations spent, epoch "), "{text}");
    assert!(text.contains("\nmigrants: "), "{text}");
}

/// Islands exchange members within any budget, or report that they don't.
#[test]
fn islands_that_exchange_nothing_say_so() {
    let arguments = ["-a", "row-ga", "--islands", "4", "--evaluations", "60000", "--json"];
    let ran = evolve(&arguments, HARD);
    let json = ran.json();
    assert_eq!(json["islands"]["migration_interval"], 1_500);
    assert!(json["exchanges"].as_u64() > Some(5), "{json}");
    assert_eq!(ran.stderr, "");
    let late = [&arguments[..], &["--migration-interval", "20000"]].concat();
    let ran = evolve(&late, HARD);
    assert_eq!(ran.json()["exchanges"], 0);
    for part in ["15,000 evaluations and would exchange after 20,000", "before the first exchange"]
    {
        assert!(ran.stderr.contains(part), "{}", ran.stderr);
    }
}

#[test]
fn a_line_for_every_epoch_is_shown_on_request() {
    let arguments = [&ISLANDS[..], &["-a", "row-ga", "--progress", "plain", "--json"]].concat();
    let ran = evolve(&arguments, NINE);
    let epochs = ran.json()["generations"].as_u64().unwrap() as usize;
    let lines: Vec<&str> = ran.stderr.lines().collect();
    assert_eq!(lines.len(), epochs + 1);
    assert!(lines.iter().enumerate().all(|(n, line)| line.starts_with(&format!("epoch {n}: "))));
}

#[test]
fn islands_solve_and_are_repeated() {
    let ran = evolve(&["--islands", "3"], FOUR);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
    assert!(ran.stdout.starts_with("solution found: solved, epoch 0, "), "{ran:?}");
    let runs = evolve(&["--islands", "3", "--runs", "3", "--json"], FOUR);
    assert_eq!((runs.code, &runs.json()["summary"]["solved"]), (Some(0), &json!(3)));
    let queens = ["evolve", "--puzzle-kind", "queens", "--size", "8", "--islands", "2"];
    assert_eq!(evoku(&queens, "").code, Some(0));
}

#[test]
fn charts_count_epochs() {
    let folder = common::folder("islands-chart");
    let svg = folder.join("run.svg").display().to_string();
    evolve(&[&ISLANDS[..], &["-a", "row-ga", "--chart", &svg]].concat(), HARD);
    let picture = std::fs::read_to_string(svg).unwrap();
    assert!(picture.contains(" epochs · ") && picture.contains(">epoch"), "{picture}");
    assert!(!picture.contains("generation"), "{picture}");
}
