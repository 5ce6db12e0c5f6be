//! `evoku evolve --explain`: the story of a run.

use std::collections::BTreeSet;
use std::fs;

use evoku_evolve::presets::PRESETS;
use serde_json::{Value, json};

use crate::common::{FOUR, HARD, NINE, evoku, evolve, folder};

const KINDS: [&str; 6] = ["first", "leader", "stagnation", "restart", "exchange", "end"];

/// Runs an algorithm and returns its events with the result.
fn story(arguments: &[&str], puzzle: &str) -> (Vec<Value>, Value) {
    let json = evolve(&[arguments, &["--json"]].concat(), puzzle).json();
    (json["story"].as_array().cloned().unwrap_or_default(), json)
}

fn whole(event: &Value, member: &str) -> u64 {
    event[member].as_u64().unwrap_or_else(|| panic!("{member} in {event}"))
}

/// Checks the laws of every story.
fn check(events: &[Value], result: &Value, name: &str) {
    let [first, .., last] = events else { panic!("{name}: {events:?}") };
    assert_eq!((&first["kind"], &last["kind"]), (&json!("first"), &json!("end")), "{name}");
    for event in events {
        assert!(KINDS.contains(&event["kind"].as_str().unwrap()), "{name}: {event}");
        assert!(!event["text"].as_array().unwrap().is_empty(), "{name}: {event}");
        let texts = event["text"].as_array().unwrap().len();
        assert_eq!(event["messages"]["text"].as_array().unwrap().len(), texts, "{name}");
        let cells = result["best"]["line"].as_str().unwrap().chars().count();
        if let Some(line) = event["line"].as_str() {
            assert_eq!(line.chars().count(), cells, "{name}: {event}");
        }
    }
    for pair in events.windows(2) {
        let before = |member| whole(&pair[0], member) <= whole(&pair[1], member);
        assert!(before("generation") && before("evaluations"), "{name}: {pair:?}");
    }
    let end = &last["messages"]["text"][0]["id"];
    let expected = if result["solved"] == true { "solved" } else { "unsolved" };
    assert_eq!(*end, format!("command-story-{expected}"), "{name}");
    assert_eq!(whole(last, "evaluations"), whole(result, "evaluations"), "{name}");
    if result["solved"] == false {
        assert_eq!(last["line"], result["best"]["line"], "{name}");
        assert!(last["text"].as_array().unwrap().len() >= 2, "{name}: no advice in {last}");
    }
}

#[test]
fn every_algorithm_has_a_story_at_every_level_of_detail() {
    for preset in PRESETS {
        let mut counts = Vec::new();
        for detail in ["brief", "normal", "full"] {
            let explain = format!("--explain={detail}");
            let arguments = ["-a", preset.name, "--evaluations", "3000", &explain];
            let (events, result) = story(&arguments, NINE);
            check(&events, &result, preset.name);
            let leaders = events.iter().filter(|event| event["kind"] == "leader");
            counts.push(leaders.count());
        }
        assert!(counts.is_sorted(), "{}: {counts:?}", preset.name);
    }
}

/// The story changes nothing about the run.
#[test]
fn a_run_with_a_story_is_the_same_run() {
    let arguments = ["-a", "row-ga", "--evaluations", "20000", "--json"];
    let without = |arguments: &[&str]| {
        let mut json = evolve(arguments, HARD).json();
        for member in ["story", "seconds", "evaluations_per_second"] {
            json.as_object_mut().unwrap().remove(member);
        }
        json
    };
    let explained = without(&[&arguments[..], &["--explain=full"]].concat());
    assert_eq!(explained, without(&arguments));
}

#[test]
fn a_story_depends_on_the_seed_and_not_on_threads() {
    let islands = ["-a", "row-ga,hill-climbing", "--islands", "4", "--evaluations", "40000"];
    let arguments = [&islands[..], &["--migration-interval", "2000", "--explain=full"]].concat();
    let explained = |more: &[&str]| story(&[&arguments[..], more].concat(), NINE).0;
    let one = explained(&["--threads", "1"]);
    assert_eq!(one, explained(&["--threads", "3"]));
    assert_ne!(one, explained(&["--seed", "2"]));
}

#[test]
fn islands_report_their_exchanges() {
    let arguments = ["-a", "row-ga", "--islands", "3", "--migration-interval", "1000"];
    let more = ["--evaluations", "30000", "--explain=full", "--seed", "2"];
    let (events, result) = story(&[&arguments[..], &more].concat(), HARD);
    check(&events, &result, "islands");
    let exchanges = |event: &&Value| {
        let texts = event["messages"]["text"].as_array().unwrap();
        texts.iter().any(|text| text["id"] == "command-story-exchange")
    };
    let explained = events.iter().filter(exchanges).count() as u64;
    assert_eq!(explained, result["exchanges"].as_u64().unwrap());
    let ids = ids(&events);
    assert!(ids.contains("command-story-standings"), "{ids:?}");
    assert!(ids.contains("command-story-island") || ids.contains("command-story-overtakes"));
}

/// The identifiers of all sentences.
fn ids(events: &[Value]) -> BTreeSet<String> {
    let messages = events.iter().flat_map(|event| event["messages"]["text"].as_array().unwrap());
    messages.map(|message| message["id"].as_str().unwrap().to_owned()).collect()
}

/// A new best attempt is compared with the most similar member of the generation before.
#[test]
fn a_change_is_described_as_it_was() {
    let arguments = ["-a", "row-ga", "--generations", "60", "--print-population=0..60"];
    let (events, result) = story(&[&arguments[..], &["--explain=full"]].concat(), HARD);
    let populations = result["populations"].as_array().unwrap();
    let differences = |one: &str, other: &str| {
        one.chars().zip(other.chars()).filter(|(one, other)| one != other).count()
    };
    let leaders = events.iter().filter(|event| event["kind"] == "leader");
    let mut count = 0;
    for event in leaders {
        let before = &populations[whole(event, "generation") as usize - 1];
        assert_eq!(whole(before, "generation") + 1, whole(event, "generation"));
        let line = event["line"].as_str().unwrap();
        let members = before["population"].as_array().unwrap().iter();
        let fewest = members.map(|member| differences(line, member.as_str().unwrap())).min();
        let changed = event["changed"].as_array().unwrap();
        assert_eq!(Some(changed.len()), fewest, "{event}");
        for text in event["messages"]["text"].as_array().unwrap() {
            if text["id"] == "command-story-rearranged" {
                assert_eq!(text["args"]["cells"].as_array().unwrap(), changed, "{event}");
            }
        }
        count += 1;
    }
    assert!(count > 5, "{events:?}");
    let found = ids(&events);
    for id in ["first", "leader", "lead", "rearranged", "within", "two", "incomplete", "unsolved"] {
        assert!(found.contains(&format!("command-story-{id}")), "{id} in {found:?}");
    }
}

#[test]
fn stagnation_and_restarts_are_reported() {
    let arguments = ["-a", "row-ga", "--set", "patience=20", "--set", "population=20"];
    let more = ["--evaluations", "60000", "--explain=full"];
    let (events, result) = story(&[&arguments[..], &more].concat(), HARD);
    check(&events, &result, "row-ga");
    let found = ids(&events);
    for id in ["stagnation", "restart", "offspring", "lead"] {
        assert!(found.contains(&format!("command-story-{id}")), "{id} in {found:?}");
    }
}

#[test]
fn the_advice_depends_on_the_progress() {
    let advice = |arguments: &[&str]| {
        let (events, _) = story(&[arguments, &["--explain=brief"]].concat(), HARD);
        ids(&events[events.len() - 1..])
    };
    // The budget ends in the first round of flips, which is not shown as a generation.
    let improving = advice(&["-a", "walksat", "--evaluations", "2000"]);
    assert!(improving.contains("command-story-try-more"), "{improving:?}");
    let converged = ["-a", "row-ga", "--set", "patience=0", "--set", "mutation_rate=0"];
    let converged = advice(&[&converged[..], &["--evaluations", "60000"]].concat());
    assert!(converged.contains("command-story-try-variety"), "{converged:?}");
    let stagnating = advice(&["-a", "hill-climbing", "--evaluations", "300000"]);
    assert!(stagnating.contains("command-story-try-other"), "{stagnating:?}");
    assert!(stagnating.contains("command-story-try-default"), "{stagnating:?}");
}

#[test]
fn two_objectives_have_a_front() {
    let arguments = ["-a", "multi-objective", "--evaluations", "3000", "--explain=full"];
    let found = ids(&story(&arguments, NINE).0);
    assert!(found.contains("command-story-front"), "{found:?}");
}

#[test]
fn the_text_is_the_story_and_then_the_result() {
    let ran = evolve(&["-a", "row-ga", "--evaluations", "5000", "--explain"], FOUR);
    let text = ran.success().stdout;
    assert!(text.starts_with("Generation 0, "), "{text}");
    assert!(
        text.contains("\n  Solved: this attempt violates no rule.\n\nsolution found"),
        "{text}"
    );
    let german = evolve(&["-a", "row-ga", "--explain", "--lang", "de"], FOUR).success().stdout;
    assert!(german.contains("\n  Gelöst: Dieser Versuch verletzt keine Regel.\n"), "{german}");
}

#[test]
fn other_puzzles_have_stories() {
    let queens = ["evolve", "queens", "20", "-a", "simulated-annealing", "--explain=full"];
    let ran = evoku(&queens, "").success();
    assert!(ran.stdout.contains("New best attempt: "), "{ran:?}");
    let large = ".".repeat(625);
    let (events, result) = story(&["-a", "memetic", "--evaluations", "2000", "--explain"], &large);
    assert!(events.len() > 1 && result["best"]["line"].is_string());
}

#[test]
fn a_page_has_a_picture_for_each_attempt() {
    let path = folder("story").join("story.html");
    let file = path.to_str().unwrap();
    evolve(&["-a", "row-ga", "--evaluations", "5000", "-o", file], HARD).exits_with(1);
    let page = fs::read_to_string(&path).unwrap();
    let events = page.matches("data-kind=").count();
    let pictures = page.matches("class=\"board\"").count();
    assert!(events > 3 && pictures > 3 && pictures <= events, "{events} {pictures}");
    assert!(page.contains("<div class=\"chart\"><svg") && page.ends_with("</html>\n"));
    let french = evolve(&["-a", "row-ga", "--to", "html", "--lang", "fr"], FOUR).success().stdout;
    assert!(french.contains("lang=\"fr\"") && french.contains("Résolu"), "{french}");
}

#[test]
fn a_story_is_refused_where_it_has_no_place() {
    let refused = |arguments: &[&str], expected| evolve(arguments, NINE).is_refused(expected);
    refused(&["--explain", "--runs", "2"], "describes one run");
    refused(&["--to", "html", "--runs", "2"], "describes one run");
    refused(&["--explain", "--to", "csv"], "the format csv has no place");
    refused(&["--explain=loud"], "brief");
    refused(&["--to", "html", "--fields", "best"], "html");
}
