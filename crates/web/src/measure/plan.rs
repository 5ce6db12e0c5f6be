//! `plan`: writes the plan of an experiment, in the format that `evoku lab run` reads.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use evoku_lab::analysis::Power;
use evoku_lab::plan::Plan;
use evoku_messages::say;
use serde::Serialize;
use serde_json::json;

use crate::arguments::{Puzzle, Seed, arguments};
use crate::problem::Problem;
use crate::state::State;
use crate::texts::link_text;
use crate::words::{Words, words};

/// The maximum number of runs of an experiment in a page, which keeps them all in memory.
const MOST: u64 = 100_000;

arguments! {
    /// The experiment to plan.
    pub(crate) struct PlanRequest {
        /// The seed; 1 by default.
        seed: Option<Seed>,
        /// The number of runs of each algorithm on each puzzle; 10 by default.
        repetitions: Option<u64>,
        /// The maximum number of evaluations of a run; 100000 by default.
        evaluations: Option<u64>,
        algorithms: Option<Vec<PlanAlgorithm>>,
        classes: Option<Vec<PlanClass>>,
    }

    /// An algorithm of an experiment.
    pub(crate) struct PlanAlgorithm {
        name: String,
        /// The name in the report, if it differs.
        label: Option<String>,
        /// Settings like `population=6`.
        set: Option<Vec<String>>,
    }

    /// A class of puzzles of an experiment.
    pub(crate) struct PlanClass {
        name: String,
        /// The name of a bundled class.
        bundled: Option<String>,
        /// The number of puzzles to take from the bundled class.
        first: Option<u64>,
        /// Puzzles in any format.
        puzzles: Option<Vec<Puzzle>>,
    }
}

/// The plan of an experiment.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlanText {
    /// The plan, as `evoku lab run` reads it.
    plan: String,
    /// The number of runs.
    runs: u64,
    warnings: Vec<Words>,
}

pub(crate) fn plan(_: &mut State, request: PlanRequest) -> Result<PlanText, Problem> {
    let mut text = format!(
        "name = \"experiment\"\nseed = {}\nrepetitions = {}\nbudget.evaluations = {}\n",
        request.seed.as_ref().map_or(1, |seed| seed.0),
        request.repetitions.unwrap_or(10),
        request.evaluations.unwrap_or(100_000),
    );
    for algorithm in request.algorithms.iter().flatten() {
        text += &algorithm_text(algorithm)?;
    }
    for class in request.classes.iter().flatten() {
        text += &class_text(class)?;
    }
    let plan = read(&text)?;
    let warnings = Power::of(&plan).into_iter().filter_map(|power| power.warning());
    let islands = plan.configurations.iter().filter_map(|one| one.warning(plan.limits));
    let warnings = islands.chain(warnings).map(words).collect();
    Ok(PlanText { plan: text, runs: plan.jobs(), warnings })
}

/// The section of an algorithm in a plan.
fn algorithm_text(algorithm: &PlanAlgorithm) -> Result<String, Problem> {
    let mut text = format!("\n[[algorithm]]\nname = {}\n", string(&algorithm.name));
    if let Some(label) = &algorithm.label {
        text += &format!("label = {}\n", string(label));
    }
    for setting in algorithm.set.iter().flatten() {
        let (name, value) =
            setting.split_once('=').ok_or_else(|| Problem::new(say::page_no_setting(setting)))?;
        let is_number = value.parse::<f64>().is_ok();
        let value = if is_number { value.to_owned() } else { string(value) };
        text += &format!("set.{} = {value}\n", string(name));
    }
    Ok(text)
}

/// The section of a class of puzzles in a plan.
fn class_text(class: &PlanClass) -> Result<String, Problem> {
    let mut text = format!("\n[[class]]\nname = {}\n", string(&class.name));
    if let Some(bundled) = &class.bundled {
        text += &format!("bundled = {}\n", string(bundled));
    }
    if let Some(first) = class.first {
        text += &format!("first = {first}\n");
    }
    let mut puzzles = Vec::new();
    for Puzzle(record) in class.puzzles.iter().flatten() {
        puzzles.push(format!("  {},\n", string(&link_text(record)?)));
    }
    if !puzzles.is_empty() {
        text += &format!("puzzles = [\n{}]\n", puzzles.concat());
    }
    Ok(text)
}

/// A string in TOML, which accepts the strings of JSON.
fn string(text: &str) -> String {
    json!(text).to_string()
}

/// Parses a plan.
pub(super) fn read(text: &str) -> Result<Plan, Problem> {
    let never = AtomicBool::new(false);
    let plan = Plan::read(text, Path::new("."), &never).map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Problem::new(say::verbatim(lines.join("\n")))
    })?;
    if plan.jobs() > MOST {
        return Err(Problem::new(say::page_too_many_runs(plan.jobs(), MOST)));
    }
    Ok(plan)
}
