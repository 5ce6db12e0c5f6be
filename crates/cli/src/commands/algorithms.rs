use std::fmt::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::Args;
use evoku_evolve::presets::{Null, PRESETS, Parameter, Preset, preset};
use evoku_evolve::puzzles::{KINDS, Kind, kind};
use serde_json::{Value, json};

use crate::output::{About, Form, ResultArguments};

/// List the algorithms, or say all about one: meaning, range and default of its parameters, and its
/// source.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku algorithms           all of them, a line each
  evoku algorithms row-ga    one of them
  evoku algorithms queens    a puzzle of another kind
  evoku algorithms --json    all about all of them

JSON: name, puzzles (sudoku, or the kinds), summary, description and source, nulls (what it has to
beat: its name and what it lacks), parameters, each with
name, meaning, range, default and condition (what another parameter has to be for this one to have
an effect; null if nothing). Of algorithms for Sudoku also propagation (what it can do) and
on_others (the same of the algorithm on puzzles of other kinds; null if it can't serve those). Of
other kinds, whose parameters are those of their own algorithm, also sizes (least, usual, greatest)
and algorithms (who serves them).")]
pub(crate) struct Algorithms {
    /// The algorithm, or the puzzle kind
    name: Option<String>,

    #[command(flatten)]
    result: ResultArguments<Paper>,
}

/// The forms of the list and of a description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Paper {
    Text,
    Json,
}

impl Form for Paper {
    const USUAL: &'static str = "text";

    fn all() -> &'static [Self] {
        &[Self::Text, Self::Json]
    }

    fn about(self) -> About {
        let (name, extensions, meaning): (_, &[&str], _) = match self {
            Self::Text => ("text", &["txt"], "for people"),
            Self::Json => ("json", &["json"], "an array of objects, or the one asked for"),
        };
        About { name, extensions, meaning }
    }
}

impl Algorithms {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let paper = self.result.form()?.unwrap_or(Paper::Text);
        let text = match self.name.as_deref() {
            None if paper == Paper::Json => {
                let all = PRESETS.iter().map(|preset| preset_json(preset));
                pretty(&all.chain(KINDS.iter().map(|kind| kind_json(kind))).collect())
            }
            None => list(),
            Some(name) => describe(name, paper).ok_or_else(|| {
                let names = PRESETS.iter().map(|preset| preset.name);
                let others = KINDS.iter().flat_map(|kind| [kind.name, kind.own.name]);
                let names: Vec<_> = names.chain(others).collect();
                anyhow!("there is no algorithm \"{name}\"; there are {}", names.join(", "))
            })?,
        };
        self.result.create()?.end_with(text)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

fn preset_json(preset: &Preset) -> Value {
    let mut object = algorithm_json(preset, &json!("sudoku"));
    object["propagation"] = preset.classes().iter().map(|class| class.name()).collect();
    let (kinds, other) = on_others(preset.name);
    object["on_others"] = other.map(|preset| algorithm_json(preset, &json!(kinds))).into();
    object
}

fn algorithm_json<P>(preset: &Preset<P>, puzzles: &Value) -> Value {
    json!({
        "name": preset.name,
        "puzzles": puzzles,
        "summary": (preset.summary)().to_string(),
        "description": (preset.description)().to_string(),
        "source": preset.source,
        "nulls": preset.nulls.iter().map(null_json).collect::<Vec<_>>(),
        "parameters": parameters_json(preset.parameters),
    })
}

fn null_json(one: &Null) -> Value {
    json!({"name": one.name, "lacks": (one.lacks)().to_string()})
}

fn kind_json(kind: &'static Kind) -> Value {
    let mut object = algorithm_json(&kind.own, &json!(kind.name));
    object["name"] = json!(kind.name);
    object["summary"] = json!((kind.summary)().to_string());
    object["sizes"] = json!(kind.sizes);
    object["algorithms"] = kind.presets().map(|preset| preset.name).collect();
    object
}

fn parameters_json(parameters: &[Parameter]) -> Value {
    parameters.iter().map(parameter_json).collect()
}

fn parameter_json(parameter: &Parameter) -> Value {
    json!({
        "name": parameter.name,
        "meaning": (parameter.meaning)().to_string(),
        "range": parameter.range().to_string(),
        "default": parameter.default_text(),
        "condition": parameter.condition.map(|condition| condition.to_string()),
    })
}

fn list() -> String {
    let mut text =
        "For Sudoku (evoku evolve --algorithm NAME), with what propagation does:\n".to_owned();
    for preset in PRESETS {
        let _ =
            writeln!(text, "  {:20} {:14} {}", preset.name, classes(preset), (preset.summary)());
    }
    text += "\nPuzzles of other kinds (evoku evolve KIND SIZE --algorithm NAME), and who \
             serves them:\n";
    for kind in KINDS {
        let _ = writeln!(text, "  {:20} {}", kind.name, (kind.summary)());
        let _ = writeln!(text, "{}", wrapped(&algorithms(kind), &" ".repeat(23)));
    }
    text
}

/// The algorithms that serve a kind of puzzle.
fn algorithms(kind: &'static Kind) -> String {
    kind.presets().map(|preset| preset.name).collect::<Vec<_>>().join(", ")
}

/// What propagation can do in a preset's runs.
fn classes(preset: &Preset) -> String {
    preset.classes().iter().map(|class| class.name()).collect::<Vec<_>>().join(", ")
}

/// The kinds of puzzles that an algorithm serves besides Sudoku, and the algorithm as it does.
fn on_others(name: &str) -> (Vec<&'static str>, Option<&'static Preset<usize>>) {
    let served = || KINDS.iter().filter_map(|kind| Some((kind.name, kind.preset(name)?)));
    (served().map(|(kind, _)| kind).collect(), served().next().map(|(_, preset)| preset))
}

/// Everything about the kind of puzzle of this name, or about the algorithm: for Sudoku, and for
/// puzzles of other kinds.
fn describe(name: &str, paper: Paper) -> Option<String> {
    let (sudoku, (kinds, other)) = (preset(name), on_others(name));
    if let Some(kind) = kind(name) {
        return Some(match paper {
            Paper::Text => describe_kind(kind),
            Paper::Json => pretty(&kind_json(kind)),
        });
    }
    if paper == Paper::Json {
        let other = || other.map(|preset| algorithm_json(preset, &json!(kinds)));
        return sudoku.map(preset_json).or_else(other).map(|object| pretty(&object));
    }
    let sudoku = sudoku.map(|preset| {
        let propagation = format!("\nPropagation: {}\n", classes(preset));
        about("", preset) + &parameters(preset.parameters) + &propagation + &source(preset)
    });
    let other = other.map(|preset| {
        let heading = format!("For {}: ", kinds.join(", "));
        about(&heading, preset) + &parameters(preset.parameters) + &source(preset)
    });
    let parts: Vec<String> = sudoku.into_iter().chain(other).collect();
    (!parts.is_empty()).then(|| parts.join("\n"))
}

/// What an algorithm does.
fn about<P>(heading: &str, preset: &Preset<P>) -> String {
    let title = format!("{heading}{}: {}", preset.name, (preset.summary)());
    format!("{}\n\n{}\n", wrapped(&title, ""), wrapped(&(preset.description)().to_string(), ""))
}

/// Where an algorithm comes from, and what it has to beat.
fn source<P>(preset: &Preset<P>) -> String {
    let mut text = format!("\nSource: {}\n", wrapped(preset.source, "        ").trim_start());
    for null in preset.nulls {
        let words = format!("{}, which lacks {}", null.name, (null.lacks)());
        let _ = writeln!(text, "\nNull: {}", wrapped(&words, "      ").trim_start());
    }
    text
}

fn describe_kind(kind: &'static Kind) -> String {
    let [least, usual, most] = kind.sizes;
    let mut text = format!("{}: {}\n\n", kind.name, (kind.summary)());
    let _ = writeln!(text, "Sizes: {least} to {most} (--size, default {usual})");
    let algorithms = wrapped(&algorithms(kind), "            ");
    let _ = writeln!(text, "Algorithms: {}\n", algorithms.trim_start());
    let own = &kind.own;
    text + &about("Unless told: ", own) + &parameters(own.parameters) + &source(own)
}

fn parameters(parameters: &[Parameter]) -> String {
    let mut text = "\nParameters (--set name=value):\n".to_owned();
    for parameter in parameters {
        let (range, default) = (parameter.range(), parameter.default_text());
        let condition = parameter.condition.map(|condition| format!("; only with {condition}"));
        let condition = condition.unwrap_or_default();
        let values = format!("{} ({range}; default {default}{condition})", parameter.name);
        let _ = writeln!(text, "  {}", wrapped(&values, "      ").trim_start());
        let _ = writeln!(text, "{}", wrapped(&(parameter.meaning)().to_string(), "      "));
    }
    text
}

/// Lines of at most 90 characters, each indented.
fn wrapped(text: &str, indent: &str) -> String {
    let mut lines = vec![indent.to_owned()];
    for word in text.split_whitespace() {
        let line = &lines[lines.len() - 1];
        if line.len() + word.len() > 90 && line.len() > indent.len() {
            lines.push(indent.to_owned());
        }
        let last = lines.len() - 1;
        if lines[last].len() > indent.len() {
            lines[last].push(' ');
        }
        lines[last].push_str(word);
    }
    lines.join("\n")
}
