//! The tables of algorithms and their parameters, for forms.

use evoku_evolve::presets::{self, Archipelago, Domain, PRESETS, Preset};
use evoku_evolve::puzzles::KINDS;
use evoku_lab::plan::bundled_names;
use evoku_messages::Say;
use serde::Serialize;

use crate::arguments::Arguments;
use crate::problem::Problem;
use crate::runs::{Subject, instance};
use crate::state::State;
use crate::words::{Words, words};

/// The subject to recommend an algorithm for, if any.
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(untagged))]
pub(crate) enum TablesRequest {
    Best(Subject),
    Tables {},
}

impl TablesRequest {
    pub(crate) fn of(arguments: Arguments<'_>) -> Result<Self, Problem> {
        Ok(match arguments.has("puzzle") || arguments.has("kind") {
            true => Self::Best(Subject::of(arguments)?),
            false => Self::Tables {},
        })
    }
}

/// The tables of algorithms.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Tables {
    /// The algorithms for Sudoku.
    algorithms: Vec<Algorithm>,
    /// Other kinds of puzzles.
    kinds: Vec<PuzzleKind>,
    /// The names of bundled classes of puzzles.
    bundled: Vec<String>,
    /// The parameters of islands.
    islands: Vec<Parameter>,
    /// The recommended algorithm, if the request has a subject.
    best: Option<Best>,
}

/// A kind of puzzle besides Sudoku.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleKind {
    name: &'static str,
    about: Words,
    /// The smallest, the default and the largest size.
    sizes: [usize; 3],
    algorithms: Vec<Algorithm>,
}

/// The recommended algorithm, with its settings.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Best {
    name: &'static str,
    /// The names and values of parameters.
    set: Vec<(&'static str, String)>,
}

/// An algorithm.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Algorithm {
    name: &'static str,
    /// The family of the algorithm, to group lists.
    family: Words,
    about: Words,
    description: Words,
    /// The publication that describes the algorithm.
    source: &'static str,
    parameters: Vec<Parameter>,
}

/// A parameter.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Parameter {
    name: &'static str,
    about: Words,
    kind: ParameterKind,
    /// The words to choose from, for a choice or a method.
    words: Vec<&'static str>,
    /// The minimum and the maximum, for a number.
    #[cfg_attr(test, ts(as = "Option<[f64; 2]>"))]
    range: Option<Range>,
    /// A description of the allowed values.
    values: Words,
    default: String,
    /// A description of the condition under which the parameter has an effect.
    needs: Option<Words>,
}

/// The kind of a parameter: an integer, an integer or `auto`, a real number, a word from a list, or
/// a method. A method is a word from a list, in some cases followed by a colon and a number.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum ParameterKind {
    Whole,
    Auto,
    Real,
    Choice,
    Method,
}

/// The ends of a range; integers are written without a decimal point.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Range {
    Whole([u64; 2]),
    Real([f64; 2]),
}

pub(crate) fn algorithms(_: &mut State, request: TablesRequest) -> Result<Tables, Problem> {
    let best = match request {
        TablesRequest::Best(subject) => Some(instance(subject)?.0.best()),
        TablesRequest::Tables {} => None,
    };
    let kinds = KINDS.iter().map(|kind| PuzzleKind {
        name: kind.name,
        about: words((kind.summary)()),
        sizes: kind.sizes,
        algorithms: kind.presets().map(algorithm).collect(),
    });
    Ok(Tables {
        algorithms: PRESETS.iter().copied().map(algorithm).collect(),
        kinds: kinds.collect(),
        bundled: if cfg!(feature = "page") { bundled_names() } else { Vec::new() },
        islands: Archipelago::PARAMETERS.iter().map(parameter).collect(),
        best: best.map(|best| Best {
            name: best.name(),
            set: best.settings.iter().map(|(of, value)| (of.name, value)).collect(),
        }),
    })
}

fn algorithm<P>(preset: &Preset<P>) -> Algorithm {
    Algorithm {
        name: preset.name,
        family: words(preset.family.message()),
        about: words((preset.summary)()),
        description: words((preset.description)()),
        source: preset.source,
        parameters: preset.parameters.iter().map(parameter).collect(),
    }
}

fn parameter(parameter: &presets::Parameter) -> Parameter {
    let none = Vec::new;
    let (kind, listed, range) = match parameter.domain {
        Domain::Whole { least, most, .. } => {
            (ParameterKind::Whole, none(), Some(Range::Whole([least, most])))
        }
        Domain::Automatic { least, most } => {
            (ParameterKind::Auto, none(), Some(Range::Whole([least, most])))
        }
        Domain::Real { least, most, .. } => {
            (ParameterKind::Real, none(), Some(Range::Real([least, most])))
        }
        Domain::Choice(words) => (ParameterKind::Choice, words.to_vec(), None),
        Domain::Method(methods) => {
            let listed = methods.iter().map(|method| method.word).collect();
            (ParameterKind::Method, listed, None)
        }
    };
    Parameter {
        name: parameter.name,
        about: words((parameter.meaning)()),
        kind,
        words: listed,
        range,
        values: words(parameter.range()),
        default: parameter.default_text(),
        needs: parameter.condition.map(|condition| words(&condition)),
    }
}
