use std::fmt::Write;
use std::process::ExitCode;

use clap::Args;
use evoku_evolve::presets::{Null, PRESETS, Parameter, Preset, preset};
use evoku_evolve::puzzles::{KINDS, Kind, kind};
use evoku_messages::{Message, Say, say};
use serde_json::{Value, json};

use crate::error::Result;
use crate::language::render;
use crate::output::{About, Form, ResultArguments};

/// List the algorithms, or describe one: the meaning, range and default of its parameters, and its
/// source.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku algorithms           all of them, one line each
  evoku algorithms row-ga    one of them
  evoku algorithms queens    a puzzle of another kind
  evoku algorithms --json    everything about all of them

Members of JSON:
  name, summary, description, source
  puzzles       sudoku, or the other kinds of puzzles
  nulls         the baselines: for each its name, and in lacks the missing feature
  parameters    for each its name, meaning, range, default, and condition: the value that another \
      parameter must have for this one to take effect; null if there is none
  propagation   of algorithms for Sudoku: what propagation can contribute
  on_others     of algorithms for Sudoku: the same object for puzzles of other kinds; null if the \
      algorithm does not support them
  sizes         of other kinds: least, usual and greatest
  algorithms    of other kinds: the names of the algorithms that support them

Other kinds of puzzles have the parameters of their own algorithm.")]
pub(crate) struct Algorithms {
    /// Algorithm or kind of puzzle
    name: Option<String>,

    #[command(flatten)]
    result: ResultArguments<Paper>,
}

/// The output formats of the list and of a description.
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
    pub(crate) fn run(self) -> Result<ExitCode> {
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
                say::command_unknown_algorithm(name, names.chain(others))
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
    let mut text = render(say::command_algorithms_sudoku()) + "\n";
    for preset in PRESETS {
        let _ =
            writeln!(text, "  {:20} {:14} {}", preset.name, classes(preset), (preset.summary)());
    }
    let _ = writeln!(text, "\n{}", render(say::command_algorithms_others()));
    for kind in KINDS {
        let _ = writeln!(text, "  {:20} {}", kind.name, (kind.summary)());
        let _ = writeln!(text, "{}", wrapped(&algorithms(kind), &" ".repeat(23)));
    }
    text
}

/// Returns the names of the algorithms that support a kind of puzzle.
fn algorithms(kind: &'static Kind) -> String {
    kind.presets().map(|preset| preset.name).collect::<Vec<_>>().join(", ")
}

/// Returns the classes of propagation in a preset's runs.
fn classes(preset: &Preset) -> String {
    preset.classes().iter().map(|class| class.name()).collect::<Vec<_>>().join(", ")
}

/// Returns the kinds of puzzles besides Sudoku that an algorithm supports, and its preset for them.
fn on_others(name: &str) -> (Vec<&'static str>, Option<&'static Preset<usize>>) {
    let served = || KINDS.iter().filter_map(|kind| Some((kind.name, kind.preset(name)?)));
    (served().map(|(kind, _)| kind).collect(), served().next().map(|(_, preset)| preset))
}

/// Describes the kind of puzzle of this name, or the algorithm: for Sudoku, and for puzzles of
/// other kinds.
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
        let classes = preset.classes().iter().map(|class| class.name());
        let propagation = format!("\n{}\n", render(say::command_algorithm_propagation(classes)));
        let title = say::command_algorithm_title(preset.name, (preset.summary)());
        about(title, preset) + &parameters(preset.parameters) + &propagation + &source(preset)
    });
    let other = other.map(|preset| {
        let summary = (preset.summary)();
        about(say::command_algorithm_title_for(kinds, preset.name, summary), preset)
            + &parameters(preset.parameters)
            + &source(preset)
    });
    let parts: Vec<String> = sudoku.into_iter().chain(other).collect();
    (!parts.is_empty()).then(|| parts.join("\n"))
}

/// Returns the title and the description of an algorithm.
fn about<P>(title: Message, preset: &Preset<P>) -> String {
    format!("{}\n\n{}\n", wrapped(&render(title), ""), wrapped(&render((preset.description)()), ""))
}

/// Returns the source of an algorithm, and its baselines.
fn source<P>(preset: &Preset<P>) -> String {
    let source = render(say::command_algorithm_source(preset.source));
    let mut text = format!("\n{}\n", hanging(&source, "        "));
    for null in preset.nulls {
        let words = say::command_algorithm_null(null.name, (null.lacks)());
        let _ = writeln!(text, "\n{}", hanging(&render(words), "      "));
    }
    text
}

fn describe_kind(kind: &'static Kind) -> String {
    let [least, usual, most] = kind.sizes;
    let title = say::command_algorithm_title(kind.name, (kind.summary)());
    let sizes = say::command_algorithm_sizes(least, most, usual);
    let mut text = format!("{}\n\n{}\n", render(title), render(sizes));
    let algorithms = say::command_algorithm_names(kind.presets().map(|preset| preset.name));
    let _ = writeln!(text, "{}\n", hanging(&render(algorithms), "            "));
    let own = &kind.own;
    let title = say::command_algorithm_title_default(own.name, (own.summary)());
    text + &about(title, own) + &parameters(own.parameters) + &source(own)
}

fn parameters(parameters: &[Parameter]) -> String {
    let mut text = format!("\n{}\n", render(say::command_algorithm_parameters()));
    for parameter in parameters {
        let name = parameter.name;
        let (range, default) = (parameter.range(), parameter.default_text());
        let values = match parameter.condition {
            None => say::command_algorithm_parameter(name, range, default),
            Some(condition) => {
                let condition = condition.message();
                say::command_algorithm_parameter_if(name, range, default, condition)
            }
        };
        let _ = writeln!(text, "  {}", wrapped(&render(values), "      ").trim_start());
        let _ = writeln!(text, "{}", wrapped(&render((parameter.meaning)()), "      "));
    }
    text
}

/// Wraps a text with an indent before each line.
fn wrapped(text: &str, indent: &str) -> String {
    filled(text, indent, indent)
}

/// Wraps a text with an indent before each line except the first.
fn hanging(text: &str, indent: &str) -> String {
    filled(text, "", indent)
}

/// Breaks a text between words into lines, the first of which begins with `first` and the others
/// with `indent`.
fn filled(text: &str, first: &str, indent: &str) -> String {
    let mut done = String::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    // Splits only at ASCII white space, so that no-break spaces are kept.
    for word in text.split(|c: char| c.is_ascii_whitespace()).filter(|word| !word.is_empty()) {
        if line.len() + word.len() > 90 && !is_empty {
            done += &(line + "\n");
            line = indent.to_owned();
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    done + &line
}
