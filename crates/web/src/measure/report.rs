//! What the runs of an experiment show.

use std::convert::Infallible;

use evoku_draw::report::{fronts as front_figures, page, pictures, sweeps};
use evoku_lab::analysis::Analysis;
use evoku_lab::convergence::convergence;
use evoku_lab::fronts::fronts;
use evoku_lab::report::{Report, Verdicts, fronts as front_tables};
use evoku_lab::results::Results;
use evoku_lab::rows;
use evoku_lab::table::Table;
use evoku_lab::trace::Trace;
use serde_json::{Value, json};

use crate::problem::Problem;

/// What runs show: verdicts, tables and pictures, as the command's report has them; `page` is that
/// report, `csv` the table of runs.
pub(super) fn report(results: &Results, traces: &[Trace]) -> Result<Value, Problem> {
    let analysis = Analysis::of(results, None, None);
    let mut words = Report::of(&analysis);
    let traced = convergence(results, |take| {
        results.runs.iter().zip(traces).for_each(|(run, trace)| take(run, &trace.points));
        Ok::<(), Infallible>(())
    });
    let convergences = traced.unwrap_or_else(|never| match never {});
    let of_two_objectives = fronts(results, |take| {
        results.runs.iter().zip(traces).for_each(|(run, trace)| take(run, &trace.front));
        Ok::<(), Infallible>(())
    });
    let of_two_objectives = of_two_objectives.unwrap_or_else(|never| match never {});
    words.tables.extend(front_tables(&analysis, &of_two_objectives));
    let drawn = pictures(&analysis, &convergences);
    let mut figures = drawn.figures;
    figures.extend(front_figures(&analysis, &of_two_objectives));
    figures.extend(sweeps(&analysis));
    words.notes.extend(drawn.notes);
    let svgs = figures.iter().map(|one| json!({"name": one.name, "svg": one.figure.svg()}));
    Ok(json!({
        "measure": analysis.measure().name(),
        "notes": words.notes,
        "verdicts": words.verdicts.iter().map(verdicts).collect::<Value>(),
        "tables": words.tables.iter().map(table).collect::<Value>(),
        "figures": svgs.collect::<Value>(),
        "page": page(&analysis, &words, &figures),
        "csv": rows::csv(results),
    }))
}

fn verdicts(of: &Verdicts) -> Value {
    let Verdicts { class, limit, decided, open, nulls } = of;
    json!({
        "class": class, "limit": limit, "decided": decided, "open": open, "nulls": nulls,
    })
}

fn table(table: &Table) -> Value {
    let Table { caption, words, heads, rows } = table;
    json!({"caption": caption, "words": words, "heads": heads, "rows": rows})
}
