//! The plan of an experiment, as the text that `evoku lab run` reads too.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use evoku_lab::analysis::Power;
use evoku_lab::plan::Plan;
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::problem::{Answered, Problem};
use crate::state::State;
use crate::texts::link_text;

/// The most runs of an experiment in a page, which keeps them all in memory.
const MOST: u64 = 100_000;

/// The plan of `algorithms` (each with a `name`, perhaps a `label` and settings `set`), `classes`
/// (each with a `name` and its `puzzles` as texts, or `bundled` and `first`), `repetitions`,
/// `evaluations` and `seed`.
pub(crate) fn plan(_: &mut State, request: Arguments<'_>) -> Answered {
    let number = |name, usual| request.number(name).map(|number| number.unwrap_or(usual));
    let mut text = format!(
        "name = \"experiment\"\nseed = {}\nrepetitions = {}\nbudget.evaluations = {}\n",
        request.seed("seed")?.unwrap_or(1),
        number("repetitions", 10)?,
        number("evaluations", 100_000)?,
    );
    for algorithm in request.list("algorithms")? {
        text += &algorithm_text(Arguments(algorithm))?;
    }
    for class in request.list("classes")? {
        text += &class_text(Arguments(class))?;
    }
    let plan = read(&text)?;
    let warnings = Power::of(&plan).into_iter().filter_map(|power| power.warning());
    let islands = plan.configurations.iter().filter_map(|one| one.warning(plan.limits));
    let warnings = islands.chain(warnings).map(|warning| warning.to_string());
    Ok(json!({
        "plan": text,
        "runs": plan.jobs(),
        "warnings": warnings.collect::<Value>(),
    }))
}

/// An algorithm in a plan.
fn algorithm_text(algorithm: Arguments<'_>) -> Result<String, Problem> {
    let mut text = format!("\n[[algorithm]]\nname = {}\n", string(algorithm.needed_text("name")?));
    if let Some(label) = algorithm.text("label")? {
        text += &format!("label = {}\n", string(label));
    }
    for setting in algorithm.parsed::<String>("set")? {
        let (name, value) = setting
            .split_once('=')
            .ok_or_else(|| Problem::new(format!("set: {setting:?} is no name=value")))?;
        let is_number = value.parse::<f64>().is_ok();
        let value = if is_number { value.to_owned() } else { string(value) };
        text += &format!("set.{} = {value}\n", string(name));
    }
    Ok(text)
}

/// A class of puzzles in a plan.
fn class_text(class: Arguments<'_>) -> Result<String, Problem> {
    let mut text = format!("\n[[class]]\nname = {}\n", string(class.needed_text("name")?));
    if let Some(bundled) = class.text("bundled")? {
        text += &format!("bundled = {}\n", string(bundled));
    }
    if let Some(first) = class.number("first")? {
        text += &format!("first = {first}\n");
    }
    let mut puzzles = Vec::new();
    for puzzle in class.list("puzzles")? {
        let record = Arguments(&json!({"puzzle": puzzle})).puzzle()?;
        puzzles.push(format!("  {},\n", string(&link_text(&record)?)));
    }
    if !puzzles.is_empty() {
        text += &format!("puzzles = [\n{}]\n", puzzles.concat());
    }
    Ok(text)
}

/// A text in TOML: its strings are those of JSON.
fn string(text: &str) -> String {
    json!(text).to_string()
}

/// Reads a plan.
pub(super) fn read(text: &str) -> Result<Plan, Problem> {
    let never = AtomicBool::new(false);
    let plan = Plan::read(text, Path::new("."), &never).map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Problem::new(lines.join("\n"))
    })?;
    if plan.jobs() > MOST {
        let words = format!("these are {} runs; a page makes at most {MOST}", plan.jobs());
        return Err(Problem::new(words));
    }
    Ok(plan)
}
