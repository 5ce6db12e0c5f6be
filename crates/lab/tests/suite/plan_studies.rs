//! Plans that every preset has: a study of its parameters, and the plan of all presets.
//! `EVOKU_BLESS=1 cargo test -p evoku-lab --test suite plan` writes those of a new preset.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use evoku_evolve::presets::{Domain, PRESETS, Preset};
use evoku_lab::plan::Plan;

use crate::plan::shipped;

/// Values of a parameter for the first version of a study: the default and values around it.
fn studied(domain: Domain) -> Vec<String> {
    let mut values: Vec<String> = match domain {
        Domain::Whole { default, least, most } => [default / 4, default, default * 4]
            .map(|value| value.clamp(least, most).to_string())
            .to_vec(),
        Domain::Real { default, least, most } => [default / 2.0, default, default * 2.0]
            .map(|value| format!("{:?}", value.clamp(least, most)))
            .to_vec(),
        Domain::Choice(words) => words.iter().map(|word| format!("{word:?}")).collect(),
        Domain::Automatic { .. } | Domain::Method(_) => Vec::new(),
    };
    values.dedup();
    values
}

/// Writes the first version of a study: parameters that always have an effect, until there are
/// three settings.
fn study(preset: &Preset) -> String {
    let name = preset.name;
    let mut text = format!(
        "# How the parameters of {name} change its success, on puzzles that it solves at times.\n\
         name = \"study-{name}\"\nseed = 1\nrepetitions = 30\n\n\
         [budget]\nevaluations = 200_000\n\n[[algorithm]]\nname = \"{name}\"\n"
    );
    let mut settings = 1;
    for parameter in preset.parameters.iter().filter(|parameter| parameter.condition.is_none()) {
        let values = studied(parameter.domain);
        if settings < 3 && values.len() > 1 {
            settings *= values.len();
            text += &format!("set.{} = [{}]\n", parameter.name, values.join(", "));
        }
    }
    for class in ["4x4", "9x9 easy"] {
        text += &format!("\n[[class]]\nname = \"{class}\"\nbundled = \"{class}\"\n");
    }
    text
}

/// Lists all presets in the plan of all, and writes a study for each preset that has none.
fn bless() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../experiments/plans");
    let all = folder.join("all-presets.toml");
    let written = fs::read_to_string(&all).unwrap();
    let (head, rest) = written.split_once("[[algorithm]]\n").unwrap();
    let (_, classes) = rest.split_once("[[class]]\n").unwrap();
    let listed = PRESETS.iter().map(|one| format!("[[algorithm]]\nname = \"{}\"\n\n", one.name));
    let listed: String = listed.collect();
    fs::write(&all, format!("{head}{listed}[[class]]\n{classes}")).unwrap();
    for preset in PRESETS {
        let path = folder.join(format!("study-{}.toml", preset.name));
        if !path.exists() {
            fs::write(path, study(preset)).unwrap();
        }
    }
}

#[test]
fn a_first_study_is_a_plan() {
    for preset in PRESETS {
        let text = study(preset);
        let plan = Plan::read(&text, Path::new("."), &AtomicBool::new(false));
        let plan = plan.unwrap_or_else(|errors| panic!("{text}\n{errors:#?}"));
        assert!(plan.configurations.len() >= 3, "{text}");
    }
}

#[test]
fn every_preset_has_a_parameter_study_and_is_in_the_plan_of_all() {
    if std::env::var_os("EVOKU_BLESS").is_some() {
        bless();
    }
    let command = "EVOKU_BLESS=1 cargo test -p evoku-lab --test suite plan writes it";
    let plans: HashMap<String, Plan> = shipped("plans").into_iter().collect();
    let all: Vec<&str> =
        plans["all-presets"].configurations.iter().map(|one| one.algorithm()).collect();
    let presets: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(all, presets, "experiments/plans/all-presets.toml: {command}");
    for preset in PRESETS {
        let name = format!("study-{}", preset.name);
        let study = plans.get(&name);
        let study = study.unwrap_or_else(|| panic!("no experiments/plans/{name}.toml: {command}"));
        assert!(study.configurations.iter().all(|one| one.algorithm() == preset.name));
        assert!(study.configurations.len() >= 3, "{}", study.name);
    }
}
