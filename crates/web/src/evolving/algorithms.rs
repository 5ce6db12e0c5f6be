//! The tables of algorithms, for forms.

use evoku_evolve::presets::{Archipelago, Domain, PRESETS, Parameter, Preset};
use evoku_evolve::puzzles::KINDS;
use evoku_lab::plan::bundled_names;
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::problem::Answered;
use crate::runs::posed;
use crate::state::State;

/// The algorithms for Sudoku and for puzzles of other kinds, and what can be set of islands; with
/// a `puzzle`, or `kind` and `size`, which one serves it best.
pub(crate) fn algorithms(_: &mut State, request: Arguments<'_>) -> Answered {
    let is_posed = request.get("puzzle").is_some() || request.get("kind").is_some();
    let best = is_posed.then(|| posed(request).map(|(posed, _)| posed.best())).transpose()?;
    let kinds = KINDS.iter().map(|kind| {
        json!({
            "name": kind.name,
            "about": (kind.summary)().to_string(),
            "sizes": kind.sizes,
            "algorithms": kind.presets().map(algorithm).collect::<Value>(),
        })
    });
    Ok(json!({
        "algorithms": PRESETS.iter().copied().map(algorithm).collect::<Value>(),
        "kinds": kinds.collect::<Value>(),
        "bundled": bundled_names(),
        "islands": Archipelago::PARAMETERS.iter().map(parameter).collect::<Value>(),
        "best": best.map(|best| json!({
            "name": best.name(),
            "set": best.settings.iter().map(|(of, value)| json!([of.name, value]))
                .collect::<Value>(),
        })),
    }))
}

fn algorithm<P>(preset: &Preset<P>) -> Value {
    json!({
        "name": preset.name,
        "about": (preset.summary)().to_string(),
        "description": (preset.description)().to_string(),
        "source": preset.source,
        "parameters": preset.parameters.iter().map(parameter).collect::<Value>(),
    })
}

/// A parameter: `kind` is `whole`, `auto` (a whole number or the word), `real`, `choice` or
/// `method` (a word, perhaps with a number behind a colon).
fn parameter(parameter: &Parameter) -> Value {
    let (kind, words, range) = match parameter.domain {
        Domain::Whole { least, most, .. } => ("whole", json!([]), json!([least, most])),
        Domain::Automatic { least, most } => ("auto", json!([]), json!([least, most])),
        Domain::Real { least, most, .. } => ("real", json!([]), json!([least, most])),
        Domain::Choice(words) => ("choice", json!(words), Value::Null),
        Domain::Method(methods) => {
            ("method", methods.iter().map(|method| method.word).collect(), Value::Null)
        }
    };
    let condition = parameter.condition.map(|condition| condition.to_string());
    json!({
        "name": parameter.name,
        "about": (parameter.meaning)().to_string(),
        "kind": kind,
        "words": words,
        "range": range,
        "values": parameter.range().to_string(),
        "default": parameter.default_text(),
        "needs": condition,
    })
}
