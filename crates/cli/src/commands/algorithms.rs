use std::fmt::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::Args;
use evoku_evolve::presets::{PRESETS, Parameter, Preset, preset};
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

JSON: name, puzzles (sudoku, or the kind), summary, description and source, propagation (what it can
do; of algorithms for Sudoku), sizes (least, usual, greatest; of other kinds) and parameters, each
with name, meaning, range, default and condition (what another parameter has to be for this one to
have an effect; null if nothing).")]
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
            Some(name) => match (preset(name), kind(name)) {
                (Some(preset), _) if paper == Paper::Json => pretty(&preset_json(preset)),
                (Some(preset), _) => describe_preset(preset),
                (None, Some(kind)) if paper == Paper::Json => pretty(&kind_json(kind)),
                (None, Some(kind)) => describe_kind(kind),
                (None, None) => {
                    let names = PRESETS.iter().map(|p| p.name).chain(KINDS.iter().map(|k| k.name));
                    let names: Vec<_> = names.collect();
                    return Err(anyhow!(
                        "there is no algorithm \"{name}\"; there are {}",
                        names.join(", ")
                    ));
                }
            },
        };
        self.result.create()?.end_with(text)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

fn preset_json(preset: &Preset) -> Value {
    json!({
        "name": preset.name,
        "puzzles": "sudoku",
        "summary": preset.summary,
        "description": preset.description(),
        "source": preset.source,
        "propagation": preset.classes().iter().map(|class| class.name()).collect::<Value>(),
        "parameters": parameters_json(preset.parameters),
    })
}

fn kind_json(kind: &Kind) -> Value {
    json!({
        "name": kind.name,
        "puzzles": kind.name,
        "summary": kind.summary,
        "sizes": kind.sizes,
        "parameters": parameters_json(kind.parameters),
    })
}

fn parameters_json(parameters: &[Parameter]) -> Value {
    let object = |parameter: &Parameter| {
        json!({
            "name": parameter.name,
            "meaning": parameter.meaning,
            "range": parameter.range_text(),
            "default": parameter.default_text(),
            "condition": parameter.condition.map(|condition| condition.to_string()),
        })
    };
    parameters.iter().map(object).collect()
}

fn list() -> String {
    let mut text =
        "For Sudoku (evoku evolve --algorithm NAME), with what propagation does:\n".to_owned();
    for preset in PRESETS {
        let _ = writeln!(text, "  {:20} {:14} {}", preset.name, classes(preset), preset.summary);
    }
    text += "\nPuzzles of other kinds (evoku evolve --puzzle-kind NAME):\n";
    for kind in KINDS {
        let _ = writeln!(text, "  {:20} {}", kind.name, kind.summary);
    }
    text
}

/// What propagation can do in a preset's runs.
fn classes(preset: &Preset) -> String {
    preset.classes().iter().map(|class| class.name()).collect::<Vec<_>>().join(", ")
}

fn describe_preset(preset: &Preset) -> String {
    let (description, Preset { name, summary, source, .. }) = (preset.description(), preset);
    let mut text = format!("{name}: {summary}\n\n{}\n", wrapped(&description, ""));
    text += &parameters(preset.parameters);
    let _ = writeln!(text, "\nPropagation: {}", classes(preset));
    let _ = writeln!(text, "\nSource: {}", wrapped(source, "        ").trim_start());
    text
}

fn describe_kind(kind: &Kind) -> String {
    let [least, usual, most] = kind.sizes;
    let mut text = format!("{}: {}\n\n", kind.name, kind.summary);
    let _ = writeln!(text, "Sizes: {least} to {most} (--size, default {usual})");
    text + &parameters(kind.parameters)
}

fn parameters(parameters: &[Parameter]) -> String {
    let mut text = "\nParameters (--set name=value):\n".to_owned();
    for parameter in parameters {
        let (range, default) = (parameter.range_text(), parameter.default_text());
        let condition = parameter.condition.map(|condition| format!("; only with {condition}"));
        let condition = condition.unwrap_or_default();
        let values = format!("{} ({range}; default {default}{condition})", parameter.name);
        let _ = writeln!(text, "  {}", wrapped(&values, "      ").trim_start());
        let _ = writeln!(text, "{}", wrapped(parameter.meaning, "      "));
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
