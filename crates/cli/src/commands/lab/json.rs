//! Plans and reports as JSON. The members have the names of the columns of the exported tables.
//! Members that are texts are in the chosen language; `messages` has the identifiers and arguments
//! of these texts.

use evoku_lab::analysis::{
    Analysis, BaselineComparison, Comparison, Power, Ranking, Summary, Test,
};
use evoku_lab::index::ConfigurationIndex;
use evoku_lab::plan::Plan;
use evoku_lab::report::Report;
use evoku_lab::store::SessionRow;
use evoku_messages::Message;
use serde_json::{Value, json};

use crate::language::language;
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
        let mut object = json!({"algorithm": one.label});
        one.warning(plan.limits)?.add_to(&mut object, "warning", language());
        Some(object)
    });
    let of_classes = Power::of(plan).into_iter().filter_map(|power| {
        let class = power.class.map(|class| plan.classes[class.at()].name.as_str());
        let mut object = json!({"class": class});
        power.warning()?.add_to(&mut object, "warning", language());
        Some(object)
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
        "nulls": list(analysis.baselines.iter().map(|one| baseline_comparison(analysis, one)).collect()),
        "ranks": list(analysis.rankings.iter().map(|one| ranking(analysis, one)).collect()),
        "notes": report.notes.iter().map(|note| note.render(language())).collect::<Value>(),
        "messages": {"notes": report.notes.iter().map(Message::data).collect::<Value>()},
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
    let mut object = json!({
        "class": analysis.class_name(one.class),
        "first": analysis.label(one.pair[0]),
        "second": analysis.label(one.pair[1]),
        "basis": one.main.name(),
        "puzzles": one.puzzles,
        "rates": one.rates,
        "a12": one.superiority,
        "p": one.p(),
        "better": one.better.map(|better| analysis.label(better)),
        "tests": one.tests.iter().map(|one| test(analysis, one)).collect::<Value>(),
    });
    one.verdict(analysis).add_to(&mut object, "verdict", language());
    object
}

fn test(analysis: &Analysis<'_>, one: &Test) -> Value {
    json!({
        "comparison": one.aspect.name(),
        "puzzles": one.puzzles.len(),
        "effect": one.effect,
        "method": one.method.name(),
        "p_raw": one.raw_p,
        "p": one.p,
        "p_smallest": one.reachable,
        "better": one.better.map(|better| analysis.label(better)),
        "needed": one.needed,
    })
}

fn baseline_comparison(analysis: &Analysis<'_>, one: &BaselineComparison) -> Value {
    let mut value = comparison(analysis, &one.comparison);
    value["null"] = json!(one.baseline);
    value["beats"] = json!(one.beats());
    value["exercised"] = json!(one.idle.is_none());
    one.verdict(analysis).add_to(&mut value, "verdict", language());
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
