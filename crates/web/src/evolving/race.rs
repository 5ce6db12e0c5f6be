//! Runs beside each other as one picture.

use evoku_draw::chart::{Curve, Over, many};
use evoku_evolve::presets::Scale;
use evoku_messages::Language;
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::problem::{Answered, Problem};
use crate::state::State;

/// The curves of `curves`, each with a `name` and its `improvements` as steps tell them, over
/// `evaluations` or, with `time`, over milliseconds; `title` and `subtitle`.
pub(crate) fn race(_: &mut State, request: Arguments<'_>) -> Answered {
    let over = match request.flag("time")? {
        true => Over::Milliseconds,
        false => Over::Evaluations,
    };
    let mut curves = Vec::new();
    for curve in request.list("curves")? {
        let curve = Arguments(curve);
        let points = curve.list("improvements")?.iter().map(|one| improvement(one, over));
        curves.push(Curve {
            name: curve.needed_text("name")?.to_owned(),
            runs: vec![points.collect::<Result<_, _>>()?],
        });
    }
    let title = request.text("title")?.unwrap_or_default();
    let subtitle = request.text("subtitle")?.unwrap_or_default();
    let scale = Scale::down("digits missing from the houses of the best attempt");
    Ok(json!(many(&curves, over, scale, [title, subtitle], Language::ENGLISH).svg()))
}

/// What a step tells of an improvement: evaluations, milliseconds, and what is missing.
fn improvement(value: &Value, over: Over) -> Result<(u64, u32), Problem> {
    let number = |index: usize| value.get(index).and_then(Value::as_u64);
    let at = match over {
        Over::Evaluations => number(0),
        Over::Milliseconds => number(1),
    };
    let missing = number(2).and_then(|missing| u32::try_from(missing).ok());
    let words = "improvements: expected evaluations, milliseconds and what is missing";
    at.map(|at| at.max(1)).zip(missing).ok_or_else(|| Problem::new(words))
}
