//! `race`: several runs in one chart.

use evoku_draw::chart::{Curve, Over, many};
use evoku_evolve::presets::{CostUnit, Scale};
use evoku_messages::say;
use serde_json::Value;

use crate::arguments::arguments;
use crate::problem::Problem;
use crate::state::State;

arguments! {
    /// The runs to draw.
    pub(crate) struct RaceRequest {
        curves: Option<Vec<RaceCurve>>,
        /// True to plot against milliseconds instead of evaluations.
        time: Option<bool>,
        title: Option<String>,
        subtitle: Option<String>,
    }

    /// The progress of a run.
    pub(crate) struct RaceCurve {
        name: String,
        /// The member `improvements` of the run's last `Look`.
        #[cfg_attr(test, ts(as = "Option<Vec<crate::runs::Improvement>>"))]
        improvements: Option<Vec<Value>>,
    }
}

pub(crate) fn race(state: &mut State, request: RaceRequest) -> Result<String, Problem> {
    let over = match request.time.unwrap_or_default() {
        true => Over::Milliseconds,
        false => Over::Evaluations,
    };
    let mut curves = Vec::new();
    for RaceCurve { name, improvements } in request.curves.into_iter().flatten() {
        let points = improvements.iter().flatten().map(|one| improvement(one, over));
        curves.push(Curve { name, runs: vec![points.collect::<Result<_, _>>()?] });
    }
    let title = request.title.as_deref().unwrap_or_default();
    let subtitle = request.subtitle.as_deref().unwrap_or_default();
    let missing = CostUnit::plain("digits missing from the houses of the best attempt");
    let scale = Scale::down(missing);
    Ok(many(&curves, over, scale, [title, subtitle], state.language).svg())
}

/// The point of an improvement in the chart: evaluations or milliseconds, and the missing digits.
fn improvement(value: &Value, over: Over) -> Result<(u64, u32), Problem> {
    let number = |index: usize| value.get(index).and_then(Value::as_u64);
    let at = match over {
        Over::Evaluations => number(0),
        Over::Milliseconds => number(1),
    };
    let missing = number(2).and_then(|missing| u32::try_from(missing).ok());
    at.map(|at| at.max(1)).zip(missing).ok_or_else(|| Problem::new(say::page_improvements()))
}
