//! Plans and reports as JSON. The members have the names of the columns of the exported tables.

use evoku_lab::analysis::{AgainstNull, Analysis, Comparison, Power, Ranking, Summary};
use evoku_lab::index::ConfigurationIndex;
use evoku_lab::plan::Plan;
use evoku_lab::report::Report;
use evoku_lab::store::SessionRow;
use serde_json::{Value, json};

use crate::numbers::json_whole;

/// Describes a plan.
pub(super) fn plan(plan: &Plan) -> String {
    let algorithms = plan.configurations.iter().map(|one| {
        json!({"name": one.label, "algorithm": one.algorithm(), "parameters": one.parameters()})
    });
    let classes = plan
        .classes
        .iter()
        .map(|class| json!({"name": class.name, "puzzles": class.puzzles.len()}));
    let of_algorithms = plan.configurations.iter().filter_map(|one| {
        let warning = one.warning(plan.limits)?.to_string();
        Some(json!({"algorithm": one.label, "warning": warning}))
    });
    let of_classes = Power::of(plan).into_iter().filter_map(|power| {
        let class = power.class.map(|class| plan.classes[class.at()].name.as_str());
        let warning = power.warning()?.to_string();
        Some(json!({"class": class, "warning": warning}))
    });
    let evaluations = plan.evaluations().map(|most| match u64::try_from(most) {
        Ok(most) => json_whole(most),
        Err(_) => most.to_string().into(),
    });
    document(&json!({
        "plan": plan.name,
        "seed": json_whole(plan.seed),
        "repetitions": plan.repetitions,
        "algorithms": algorithms.collect::<Vec<_>>(),
        "classes": classes.collect::<Vec<_>>(),
        "runs": json_whole(plan.jobs()),
        "most_evaluations": evaluations,
        "most_seconds": plan.limits.seconds.map(|seconds| seconds * plan.jobs() as f64),
        "warnings": of_algorithms.chain(of_classes).collect::<Vec<_>>(),
    }))
}

/// Describes the results of a plan.
pub(super) fn report(analysis: &Analysis<'_>, report: &Report) -> String {
    let plan = &analysis.results.plan;
    let list = |values: Vec<Value>| Value::Array(values);
    document(&json!({
        "plan": plan.name,
        "seed": json_whole(plan.seed),
        "repetitions": plan.repetitions,
        "runs": analysis.results.runs.len(),
        "runs_wanted": json_whole(analysis.results.wanted()),
        "measure": analysis.measure().name(),
        "summaries": list(analysis.summaries.iter().map(|one| summary(analysis, one)).collect()),
        "comparisons":
            list(analysis.comparisons.iter().map(|one| comparison(analysis, one)).collect()),
        "nulls": list(analysis.nulls.iter().map(|one| against_null(analysis, one)).collect()),
        "ranks": list(analysis.rankings.iter().map(|one| ranking(analysis, one)).collect()),
        "notes": report.notes.iter().map(ToString::to_string).collect::<Value>(),
        "sessions": list(analysis.results.sessions.iter().map(session).collect()),
    }))
}

/// Formats a document with a final line break.
fn document(value: &Value) -> String {
    format!("{value:#}\n")
}

fn summary(analysis: &Analysis<'_>, one: &Summary) -> Value {
    let [rate_low, rate_high] = one.interval;
    json!({
        "class": analysis.class_name(Some(one.cell.class)),
        "configuration": analysis.label(one.cell.configuration),
        "runs": one.runs,
        "solved": one.solved,
        "rate": [one.solved as f64 / one.runs as f64, rate_low, rate_high],
        "generations": one.mean_generations,
        "missing": one.mean_missing,
        "seconds": one.seconds / one.runs as f64,
        "quartiles": one.quartiles,
        "ert": one.ert,
        "par10": one.par10,
        "quality": one.quality,
    })
}

fn comparison(analysis: &Analysis<'_>, one: &Comparison) -> Value {
    json!({
        "class": analysis.class_name(one.class),
        "first": analysis.label(one.pair[0]),
        "second": analysis.label(one.pair[1]),
        "basis": one.basis.name(),
        "puzzles": one.puzzles,
        "rates": one.rates,
        "a12": one.quicker,
        "p_raw": one.raw_p,
        "p": one.p,
        "p_these": one.these,
        "p_smallest": one.reachable,
        "better": one.better.map(|better| analysis.label(better)),
        "verdict": one.verdict(analysis).to_string(),
    })
}

fn against_null(analysis: &Analysis<'_>, one: &AgainstNull) -> Value {
    let mut value = comparison(analysis, &one.comparison);
    value["null"] = json!(one.null);
    value["beats"] = json!(one.beats());
    value["verdict"] = json!(one.verdict(analysis).to_string());
    value
}

fn ranking(analysis: &Analysis<'_>, one: &Ranking) -> Value {
    let ranks = &one.friedman.mean_ranks;
    let ranks = ConfigurationIndex::first(ranks.len()).zip(ranks).map(|(configuration, rank)| {
        json!({"configuration": analysis.label(configuration), "rank": rank})
    });
    json!({
        "class": analysis.class_name(one.class),
        "basis": one.basis.name(),
        "puzzles": one.puzzles,
        "ranks": ranks.collect::<Vec<_>>(),
        "friedman": one.friedman.statistic,
        "p": one.friedman.p,
        "critical_difference": one.critical_difference,
    })
}

fn session(one: &SessionRow) -> Value {
    json!({
        "session": one.id,
        "started": one.started,
        "version": one.version,
        "revision": one.revision,
        "machine": one.machine,
        "command": one.command,
        "threads": one.threads,
    })
}
