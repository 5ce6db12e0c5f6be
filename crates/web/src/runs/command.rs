//! The command that repeats a run.

use evoku_evolve::chosen::{Chosen, PuzzleInstance};
use evoku_evolve::presets::{Archipelago, Parameter, Settings};

use crate::problem::Problem;
use crate::runs::run::{Limits, RunSettings};
use crate::texts::link_text;

/// The command's default budget of evaluations, for runs without a limit.
const DEFAULT: u64 = 100_000_000;

/// The command that repeats a run, quoted for a shell. It has the algorithms, the settings that
/// differ from the defaults, the seed, the budget and the puzzle.
pub(crate) fn command(run: &RunSettings) -> Result<String, Problem> {
    let mut words = vec!["evoku".to_owned(), "evolve".to_owned()];
    if let PuzzleInstance::Kind(kind, size) = &run.instance {
        words.extend([kind.name.to_owned(), size.to_string()]);
    }
    let names: Vec<&str> = run.algorithms.iter().map(Chosen::name).collect();
    words.extend(["--algorithm".to_owned(), names.join(",")]);
    let mut settings: Vec<String> = Vec::new();
    for algorithm in &run.algorithms {
        for (name, value) in explicit(algorithm.parameters(), &algorithm.settings) {
            let setting = format!("{name}={value}");
            if !settings.contains(&setting) {
                settings.push(setting);
            }
        }
    }
    words.extend(settings.into_iter().flat_map(|setting| ["--set".to_owned(), setting]));
    words.extend(["--seed".to_owned(), run.seed.to_string()]);
    let Limits { evaluations, generations } = run.limits;
    let limits = [("--evaluations", evaluations), ("--generations", generations)];
    for (option, limit) in limits {
        words.extend(limit.into_iter().flat_map(|most| [option.to_owned(), most.to_string()]));
    }
    if let Some(islands) = &run.islands {
        words.extend(["--islands".to_owned(), Archipelago::of(islands).islands.to_string()]);
        for (name, value) in explicit(Archipelago::PARAMETERS, islands) {
            if name != "number" {
                words.extend([format!("--{}", name.replace('_', "-")), value]);
            }
        }
    }
    if let Some(record) = &run.record {
        words.extend(["--puzzle".to_owned(), link_text(record)?]);
    }
    Ok(words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" "))
}

/// The budget of a request; without a limit, the command's default.
pub(crate) fn limits(evaluations: Option<u64>, generations: Option<u64>) -> Limits {
    match (evaluations, generations) {
        (None, None) => Limits { evaluations: Some(DEFAULT), generations },
        _ => Limits { evaluations, generations },
    }
}

/// The settings that the command must repeat: those whose value would otherwise differ.
fn explicit(parameters: &'static [Parameter], settings: &Settings) -> Vec<(&'static str, String)> {
    let mut same = Settings::new(parameters);
    let mut explicit = Vec::new();
    for (parameter, value) in settings.iter() {
        let now = same.iter().find(|(of, _)| of.name == parameter.name);
        if now.is_some_and(|(_, now)| now != value) && same.set(parameter.name, &value).is_ok() {
            explicit.push((parameter.name, value));
        }
    }
    explicit
}

/// Quotes a word for a shell if necessary.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=.,:/".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}
