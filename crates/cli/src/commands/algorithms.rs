use std::fmt::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::Args;
use evoku_evolve::presets::{PRESETS, Parameter, Preset, preset};
use evoku_evolve::puzzles::{KINDS, Kind, kind};

use crate::output::print;

/// List the algorithms, or say all about one: meaning, range and default of its parameters, and its
/// source.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku algorithms           all of them, a line each
  evoku algorithms row-ga    one of them
  evoku algorithms queens    a puzzle of another kind")]
pub(crate) struct Algorithms {
    /// The algorithm, or the puzzle kind
    name: Option<String>,
}

impl Algorithms {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let text = match self.name.as_deref() {
            None => list(),
            Some(name) => match (preset(name), kind(name)) {
                (Some(preset), _) => describe_preset(preset),
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
        print(&text)?;
        Ok(ExitCode::SUCCESS)
    }
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
