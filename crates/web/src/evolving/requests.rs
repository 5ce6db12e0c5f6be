//! The requests about runs.

use evoku_draw::chart::one;
use evoku_messages::Language;
use serde_json::json;

use crate::arguments::Arguments;
use crate::problem::{Answered, Problem};
use crate::runs::{Order, Run, algorithms, command, islands, limits, look, posed};
use crate::state::State;

/// Begins a run and looks at it before its first step.
pub(crate) fn evolve(state: &mut State, request: Arguments<'_>) -> Answered {
    let (posed, record) = posed(request)?;
    let algorithms = algorithms(&posed, request)?;
    if algorithms.len() > 1 && request.get("islands").is_none() {
        return Err(Problem::new("several algorithms need islands"));
    }
    let order = Order {
        posed,
        record,
        algorithms,
        islands: islands(request)?,
        seed: request.seed("seed")?.unwrap_or(1),
        limits: limits(request.number("evaluations")?, request.number("generations")?),
    };
    let command = command(&order)?;
    let run = Run::begin(order)?;
    let scale = run.watch.scale;
    let mut answer = json!({
        "title": run.order.title(),
        "puzzle": run.order.posed.to_string(),
        "step": run.order.step(),
        "unit": scale.unit,
        "maximum": scale.maximum,
        "command": command,
        "look": look(&run),
    });
    answer["run"] = json!(state.runs.add(run));
    Ok(answer)
}

/// Makes steps of a run, of so many `evaluations` or `generations`, and looks at it; `time` is how
/// many milliseconds it has been at work, by the clock of the page.
pub(crate) fn step(state: &mut State, request: Arguments<'_>) -> Answered {
    let run = state.runs.get(number(request)?)?;
    if let Some(time) = request.number("time")? {
        run.watch.milliseconds = time;
    }
    let generations = request.number("generations")?;
    let evaluations = request.number("evaluations")?;
    match (evaluations, generations) {
        (None, None) => run.go_on(u64::MAX, 1),
        _ => run.go_on(evaluations.unwrap_or(u64::MAX), generations.unwrap_or(u64::MAX)),
    }
    Ok(look(run))
}

/// The progression of a run, as `evoku evolve --chart` draws it.
pub(crate) fn chart(state: &mut State, request: Arguments<'_>) -> Answered {
    let run = state.runs.get(number(request)?)?;
    Ok(json!(one(&run.watch.history, &run.labels(), Language::ENGLISH).svg()))
}

/// The table of a run, and the command that writes it.
pub(crate) fn table(state: &mut State, request: Arguments<'_>) -> Answered {
    let run = state.runs.get(number(request)?)?;
    let csv = run.table();
    let every = match run.watch.every {
        1 => String::new(),
        every => format!(" --trace-every {every}"),
    };
    let command = command(&run.order)?;
    Ok(json!({"csv": csv, "command": format!("{command} --trace run.csv{every}")}))
}

/// Forgets a run.
pub(crate) fn forget(state: &mut State, request: Arguments<'_>) -> Answered {
    state.runs.forget(number(request)?);
    Ok(json!(null))
}

fn number(request: Arguments<'_>) -> Result<u64, Problem> {
    request.number("run")?.ok_or_else(|| Problem::new("run is missing"))
}
