//! Tests of plans: reading them, and reporting their mistakes.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use crate::common::{FOUR, plan, small};
use evoku_evolve::presets::PRESETS;
use evoku_lab::execute::execute;
use evoku_lab::plan::{Plan, PlanError, TEMPLATE};
use evoku_lab::run::Run;
use evoku_sudoku::search::ENGINES;
use proptest::prelude::*;

fn errors(text: &str) -> Vec<PlanError> {
    Plan::read(text, Path::new("."), &AtomicBool::new(false)).unwrap_err()
}

/// Checks that a plan with this text inserted before the budget or the class is rejected at the
/// `@`.
fn refused(before: &str, wrong: &str, words: &str) {
    let start = small().find(before).unwrap();
    // An existing field is removed first.
    let field = wrong.split_once('=').map_or("[", |(field, _)| field.trim());
    let head: Vec<&str> =
        small()[..start].lines().filter(|line| !line.starts_with(field)).collect();
    let head = head.join("\n") + "\n";
    let text = format!("{head}{wrong}\n{}", &small()[start..]);
    let at = text.find('@').unwrap();
    let text = text.replace('@', "");
    let line = text[..at].matches('\n').count() + 1;
    let column = at - text[..at].rfind('\n').map_or(0, |at| at + 1) + 1;
    let errors = errors(&text);
    let found = errors.iter().any(|error| {
        (error.line, error.column) == (line, column) && error.message.to_string().contains(words)
    });
    assert!(found, "no \"{words}\" at line {line}, column {column} in {errors:#?}\n{text}");
}

/// The shipped plans in a folder of experiments, with their file names. Plans that need puzzles of
/// other projects are skipped with a message if these puzzles are missing.
pub(crate) fn shipped(folder: &str) -> Vec<(String, Plan)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../experiments").join(folder);
    let mut plans = Vec::new();
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        // Stores of earlier runs may be next to the plans.
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        match Plan::read(&text, &folder, &AtomicBool::new(false)) {
            Ok(plan) => {
                plans.push((path.file_stem().unwrap().to_str().unwrap().to_owned(), plan));
            }
            Err(errors) => {
                let absent = |error: &PlanError| {
                    error.message.to_string().contains("can't open")
                        && error.message.to_string().contains("shared/data")
                };
                assert!(errors.iter().all(absent), "{}: {errors:#?}", path.display());
                let data = evoku_testing::data::data("");
                assert!(data.is_none(), "{}: {errors:#?}", path.display());
            }
        }
    }
    plans
}

#[test]
fn the_template_and_the_shipped_plans_are_plans() {
    assert_eq!(plan(TEMPLATE).classes.len(), 2);
    let plans = shipped("plans");
    assert!(plans.len() >= 13);
    for (name, plan) in plans {
        assert_eq!(name, plan.name);
        // An instance space needs many puzzles, but few runs on each.
        let repetitions = if name == "instance-space" { 3 } else { 30 };
        assert_eq!(plan.repetitions, repetitions, "{name}");
    }
    let ablations = shipped("ablations");
    assert!(ablations.len() >= 4);
    for (name, plan) in ablations {
        assert_eq!(format!("ablation-{name}"), plan.name);
    }
}

#[test]
fn every_reproduction_is_a_plan_and_has_a_page() {
    let plans = shipped("reproductions");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../experiments/reproductions");
    let index = fs::read_to_string(folder.join("README.md")).unwrap();
    assert!(plans.len() >= 14);
    for (name, plan) in plans {
        assert_eq!(name, plan.name);
        assert!(index.contains(&format!("({name}.toml)")), "the index doesn't know {name}.toml");
    }
    for entry in fs::read_dir(&folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if name.ends_with(".md") && name != "README.md" {
            assert!(index.contains(&format!("({name})")), "the index doesn't know {name}");
        }
    }
}

#[test]
fn every_preset_and_engine_can_be_named_and_they_have_different_names() {
    let names = PRESETS.iter().map(|preset| preset.name).chain(ENGINES.iter().map(|e| e.name));
    let names: HashSet<&str> = names.collect();
    assert_eq!(names.len(), PRESETS.len() + ENGINES.len());
    for name in names {
        let text = format!(
            "name = 'x'\nbudget.evaluations = 9\n[[algorithm]]\nname = '{name}'\n\
             [[class]]\nname = 'four'\npuzzles = '{FOUR}'"
        );
        match Plan::read(&text, Path::new("."), &AtomicBool::new(false)) {
            Ok(plan) => assert_eq!(plan.configurations[0].algorithm(), name),
            // An engine for a single kind of board.
            Err(errors) => {
                let message = errors[0].message.to_string();
                assert!(message.contains(" solves only "), "{message}");
            }
        }
    }
}

#[test]
fn parameters_are_swept() {
    let text = small().replace(
        "name = \"row-ga\"",
        "name = \"row-ga\"\nset.population = { from = 10, to = 1000, factor = 10 }\n\
         set.mutation_rate = { from = 0.1, to = 0.4, step = 0.1 }",
    );
    let plan = plan(&text);
    let labels: Vec<&str> = plan.configurations.iter().map(|made| made.label.as_str()).collect();
    assert_eq!(labels.len(), 13);
    assert_eq!(labels[3], "row-ga population=10 mutation_rate=0.3");
    assert_eq!(labels[12], "row-ga population=1000 mutation_rate=0.4");
    assert!(plan.configurations[1].parameters().contains("population=10 "));
}

/// A value without effect in some combinations is removed there; without effect in all of them, it
/// is a mistake.
#[test]
fn a_sweep_leaves_out_ineffective_parameters() {
    let text = small().replace(
        "name = \"row-ga\"",
        "name = \"ga\"\nset.replacement = [\"worst\", \"cellular\"]\n\
         set.selection = [\"tournament:2\", \"roulette\"]",
    );
    let plan = plan(&text);
    let labels: Vec<&str> = plan.configurations.iter().map(|made| made.label.as_str()).collect();
    let expected = [
        "ga selection=tournament:2 replacement=worst",
        "ga replacement=cellular",
        "ga selection=roulette replacement=worst",
    ];
    assert_eq!(labels[1..], expected);
}

#[test]
fn islands_are_swept_like_parameters() {
    let text = small().replace(
        "name = \"row-ga\"",
        "name = \"row-ga\"\nislands = { number = [2, 3], topology = \"full\" }\nset.population = \
        [10, 20]",
    );
    let plan = plan(&text);
    let labels: Vec<&str> = plan.configurations.iter().map(|made| made.label.as_str()).collect();
    assert_eq!(labels.len(), 5);
    assert_eq!(labels[1], "row-ga islands.number=2 population=10");
    assert_eq!(labels[4], "row-ga islands.number=3 population=20");
    assert!(!plan.configurations[0].parameters().contains("islands"));
    let parameters = plan.configurations[4].parameters();
    assert!(parameters.ends_with(
        " islands.number=3 islands.topology=full islands.migration_interval=auto \
         islands.migrants=1 islands.migration=best"
    ));
}

#[test]
fn mistakes_are_found_where_they_are() {
    refused("[budget]", "@seeds = 1", "no field \"seeds\"");
    refused("[budget]", "seed = @-1", "whole number");
    refused("[budget]", "repetitions = @0", "whole number from 1");
    refused("[budget]", "repetitions = @\"ten\"", "whole number");
    refused("[[class]]", "set.@populatino = 5", "no field \"populatino\"");
    refused("[[class]]", "set.population = @0", "population must be a whole number");
    refused("[[class]]", "set.population = [5, @0]", "population must be a whole number");
    refused("[[class]]", "set.population = @{ from = 5 }", "needs from and to");
    refused("[[class]]", "set.population = @{ from = 5, to = 9, step = 0 }", "a step above 0");
    refused(
        "[[class]]",
        "set.population = @{ from = 5, to = 4, step = 1 }",
        "is empty because from is greater than to",
    );
    refused("[[class]]", "set.population = @{ from = 0, to = 1, step = 0.000001 }", "more than");
    refused("[[class]]", "set.population = @true", "population must be a number");
    refused("[[class]]", "set = @{ population = 10, elite = 50 }", "elite");
    refused(
        "[[class]]",
        "[[algorithm]]\nname = \"ga\"\nset = @{ sharing = 3, replacement = [\"crowding\", \"cellular\"] }",
        "sharing has an effect only with replacement=generational or worst or",
    );
    // Mistakes in any combination of a sweep are reported.
    refused("[[class]]", "set = @{ population = [100, 10], elite = [5, 50] }", "elite");
    refused("[[class]]", "islands.number = @0", "number must be a whole number from 1 to 1024");
    refused(
        "[[class]]",
        "islands.topology = @\"line\"",
        "topology must be one of ring, torus, star",
    );
    refused("[[class]]", "islands.@size = 4", "no field \"size\"");
    refused(
        "[budget]",
        "nulls = @\"random\"",
        "no baseline \"random\"; the baselines are random-search",
    );
    refused("[budget]", "nulls = @5", "nulls must be a text in quotes");
    refused("[[class]]", "islands = @4", "islands must be a table");
    refused(
        "[[class]]",
        "[[algorithm]]\nname = \"auto\"\nislands = @{ number = 2 }",
        "can't run on islands",
    );
    refused("[[class]]", "[[algorithm]]\nname = @\"row\"", "no algorithm \"row\"");
    refused("[[class]]", "[[algorithm]]\nname = @\"row-ga\"", "the plan already has row-ga with");
    refused(
        "[[class]]",
        "[[algorithm]]\nname = \"auto\"\nset.@x = 1",
        "an exact engine has no parameter \"x\"",
    );
    refused(
        "[[class]]",
        "[[algorithm]]\nname = \"default\"\nset.@x = 1",
        "the default algorithm has no parameter \"x\"",
    );
    refused(
        "[[class]]",
        "[[algorithm]]\nname = @\"row-ga\"\nset.population = 5",
        "another algorithm already has the label \"row-ga\"",
    );
    refused("[[class]]", "[[class]]\nname = @\"b\"", "needs exactly one of");
    // Algorithms for Sudoku only, and algorithms for both kinds of puzzles.
    refused(
        "[[class]]",
        "[[class]]\nname = @\"b\"\nkind = \"queens\"",
        "it is queens of size 50, which only queens-ga, mutation-ga, ",
    );
    refused(
        "[[class]]",
        "[[algorithm]]\nname = \"simulated-annealing\"\n[[class]]\nname = @\"b\"\n\
         puzzles = \"12..3.1...4.4..1\"\n[[class]]\nname = \"c\"\nkind = \"queens\"",
        "; a plan has either Sudokus or puzzles of other kinds",
    );
    refused(
        "[[class]]",
        "[[algorithm]]\nname = \"queens-ga\"\n[[class]]\nname = @\"b\"\nkind = \"magic-square\"",
        "it is magic-square of size 4, which only magic-square-ga, ",
    );
    refused(
        "[[class]]",
        "[[class]]\nname = \"b\"\nkind = @\"rooks\"",
        "the kinds are queens, magic-square",
    );
    refused(
        "[[class]]",
        "[[class]]\nname = \"b\"\nkind = \"queens\"\nsizes = @[8, 3]",
        "from 4 to 1000",
    );
    refused(
        "[[class]]",
        "[[class]]\nname = \"b\"\nbundled = @\"easy\"",
        "no bundled class \"easy\"",
    );
    refused("[[class]]", "[[class]]\nname = \"b\"\nfile = @\"none.txt\"", "can't open");
    refused(
        "[[class]]",
        "[[class]]\nname = \"b\"\npuzzles = [\"12..3.1...4.4..1\", @\"12\"]",
        "cells",
    );
    refused(
        "[[class]]",
        "[[class]]\nname = @\"b\"\npuzzles = \"11..3.1...4.4..1\"",
        "doesn't support puzzle 1",
    );
    refused(
        "[[class]]",
        "[[class]]\nname = \"b\"\ngenerate = { level = @\"evil\" }",
        "level must be one of",
    );
    refused("[[class]]", "[[class]]\nname = \"b\"\ngenerate = @{ givens = 99 }", "givens from 99");
    refused(
        "[[class]]",
        "[[class]]\nname = \"b\"\ngenerate = { constraints = [\"killer\", @\"spider\"] }",
        "there is no layout \"spider\"",
    );
    refused(
        "[[class]]",
        "[[algorithm]]\nname = \"memetic\"\n[[class]]\nname = @\"b\"\n\
         generate = { count = 1, size = \"4\", constraints = \"killer\" }",
        "memetic doesn't support puzzle 1 of class \"b\": the board has the killer",
    );
}

#[test]
fn several_mistakes_are_found_at_once_in_their_order() {
    let found = errors("name = 'a b'\nseed = 'x'\nwrong = 1\nbudget.seconds = 0\n[[algorithm]]\n");
    let lines: Vec<usize> = found.iter().map(|error| error.line).collect();
    assert!(lines.is_sorted(), "{found:#?}");
    assert!(found.len() >= 6, "{found:#?}");
    assert!(errors("name = \nseed = = 2").len() >= 2);
    assert_eq!(found[0].to_string().split(':').next(), Some("line 1, column 1"));
}

#[test]
fn jobs_are_every_combination_once_and_seeds_stay_when_a_plan_changes() {
    let plan_one = plan(small());
    let jobs: Vec<_> = (0..plan_one.jobs()).filter_map(|number| plan_one.job(number)).collect();
    assert_eq!(jobs.iter().collect::<HashSet<_>>().len() as u64, plan_one.jobs());
    assert!(jobs.is_sorted_by_key(|job| job.repetition));
    assert_eq!(plan_one.job(plan_one.jobs()), None);
    // With more repetitions and another class in front, existing runs keep their seeds.
    let text = small().replace("repetitions = 3", "repetitions = 5");
    let text = text.replacen("[[class]]", "[[class]]\nname = 'b'\nbundled = '6x6'\n[[class]]", 1);
    let longer = plan(&text);
    let key = |plan: &Plan, number| {
        let job = plan.job(number).unwrap();
        let configuration = &plan.configurations[job.configuration.at()].label;
        (configuration.clone(), plan.puzzle(job).hash.clone(), plan.seed_of(job))
    };
    let keys: HashSet<_> = (0..longer.jobs()).map(|number| key(&longer, number)).collect();
    assert!((0..plan_one.jobs()).all(|number| keys.contains(&key(&plan_one, number))));
    // All algorithms get the same seeds.
    let seeds: HashSet<u64> = jobs.iter().map(|&job| plan_one.seed_of(job)).collect();
    assert_eq!(seeds.len() as u64, plan_one.jobs() / plan_one.configurations.len() as u64);
}

#[test]
fn generated_classes_repeat_for_a_seed() {
    let text = |seed: u64| {
        let order =
            format!("generate = {{ count = 3, level = 'easy', size = '2x3', seed = {seed} }}");
        small().replacen("bundled = \"4x4\"", &order, 1)
    };
    let hashes = |seed| -> Vec<String> {
        plan(&text(seed)).classes[0].puzzles.iter().map(|instance| instance.hash.clone()).collect()
    };
    assert_eq!(hashes(1), hashes(1));
    assert_eq!(hashes(1).len(), 3);
    assert_ne!(hashes(1), hashes(2));
}

/// Puzzles without givens differ by their constraints, which the store contains as text.
#[test]
fn classes_have_constraints() {
    let order = "generate = { count = 3, size = '4', constraints = ['killer:2', 'even-odd'] }";
    let plan = plan(&small().replacen("bundled = \"4x4\"", order, 1));
    let puzzles = &plan.classes[0].puzzles;
    assert_eq!(puzzles.iter().map(|instance| &instance.hash).collect::<HashSet<_>>().len(), 3);
    assert!(puzzles.iter().all(|instance| instance.geometry.contains("; killer ")), "{puzzles:?}");
}

proptest! {
    #[test]
    fn no_text_causes_a_panic(text in "\\PC*") {
        let _ = Plan::read(&text, Path::new("."), &AtomicBool::new(false));
    }

    #[test]
    fn no_change_causes_a_panic(at in 0usize..300, with in "[\\[\\]{}=.\"'\n0-9a-z_-]{0,4}") {
        let mut text = small().to_owned();
        let at = at.min(text.len());
        text.replace_range(at..(at + with.len()).min(text.len()), &with);
        let _ = Plan::read(&text, Path::new("."), &AtomicBool::new(false));
    }
}

/// The fingerprint of a puzzle determines the seeds of its runs, so it must never change.
#[test]
fn puzzles_are_known_by_the_same_text_for_ever() {
    let board = "1..4..1..1..4..1";
    let hash = |class: &str| {
        let text = small().replacen("bundled = \"4x4\"", class, 1);
        plan(&text).classes[0].puzzles[0].hash.clone()
    };
    for (class, expected) in [
        (format!("puzzles = '{board}'"), "83ac0cafa0e14d8f95642b6e369e36f3"),
        (format!("puzzles = '{board}'\nrules = 'latin'"), "33d3c5a411098c48bfbed26835a35f7c"),
    ] {
        assert_eq!(hash(&class), expected, "{class}");
    }
}

/// The default is the choice of `evolve` for each puzzle, which may differ between the puzzles of a
/// plan.
#[test]
fn the_default_runs_the_best_algorithm_for_each_puzzle() {
    let named = |name: &str, class: &str| {
        let text = format!(
            "name = 'a'\nbudget.evaluations = 100\nrepetitions = 1\n\
             [[algorithm]]\nname = '{name}'\n[[class]]\nname = 'b'\n{class}"
        );
        plan(&text)
    };
    let run = |plan: &Plan| {
        let (method, puzzle) = (&plan.configurations[0].method, &plan.classes[0].puzzles[0]);
        let cancel = AtomicBool::new(false);
        execute(method, &puzzle.instance, 1, plan.limits, &cancel).unwrap().unwrap().run
    };
    for (class, name) in [
        ("generate = { count = 1, size = '9', seed = 1 }", "random-decodes"),
        ("generate = { count = 1, size = '16', givens = 120, seed = 1 }", "decoder"),
        ("kind = 'queens'\nsizes = [20]", "queens-ga"),
    ] {
        let default = named("default", class);
        let configuration = &default.configurations[0];
        assert_eq!((configuration.algorithm(), configuration.propagation()), ("default", "varies"));
        let resolved_for =
            configuration.method.resolved_for(&default.classes[0].puzzles[0].instance);
        assert_eq!(resolved_for.name(), name);
        let made = Run { seconds: 0.0, ..run(&default) };
        assert_eq!(made, Run { seconds: 0.0, ..run(&named(name, class)) }, "{class}");
    }
}

/// A plan may come from a stranger, and its errors are passed on.
#[test]
fn errors_of_puzzle_files_quote_nothing() {
    let folder = crate::common::folder("quoted");
    for (name, text, place) in [
        ("passwd", "root:x:0:0:root:/root:/bin/sh\nbin:x:1:1:bin:/bin:/bin/sh\n", ""),
        ("secret.json", "{\"secret\": \"hunter2\"}", "line 1, column 1: "),
        ("line.txt", "1..4..1..1..hunter2\n", "line 1"),
        ("rules.jsonl", "{\"puzzle\": \"1..4..1..1..4..1\", \"rules\": [\"hunter2\"]}\n", ""),
        ("one.jsonl", "{\"puzzle\": \"1..4..1..1..4..1\", \"constraints\": [\"hunter2\"]}\n", ""),
    ] {
        fs::write(folder.join(name), text).unwrap();
        let plan = format!(
            "name = 'x'\nbudget.evaluations = 9\nalgorithm = [{{ name = 'row-ga' }}]\n\
             class = [{{ name = 'a', file = '{name}' }}]\n"
        );
        let errors = Plan::read(&plan, &folder, &AtomicBool::new(false)).unwrap_err();
        let words = errors[0].message.to_string();
        assert!(!words.contains("hunter") && !words.contains("root"), "{words}");
        assert!(words.contains(&format!("{name}: {place}")), "{words}");
        assert!(words.contains("expected"), "{words}");
    }
}
