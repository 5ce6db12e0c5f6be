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
use evoku_messages::{Language, Message};
use serde_json::{Value, json};

use crate::problem::Problem;

/// What runs show: verdicts, tables and pictures, as the command's report has them; `page` is that
/// report, `csv` the table of runs.
pub(super) fn report(results: &Results, traces: &[Trace]) -> Result<Value, Problem> {
    let language = Language::ENGLISH;
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
    let drawn = pictures(&analysis, &convergences, language);
    let mut figures = drawn.figures;
    figures.extend(front_figures(&analysis, &of_two_objectives, language));
    figures.extend(sweeps(&analysis, language));
    words.notes.extend(drawn.notes);
    let svgs = figures.iter().map(|one| json!({"name": one.name, "svg": one.figure.svg()}));
    Ok(json!({
        "measure": analysis.measure().name(),
        "notes": texts(&words.notes, language),
        "verdicts": words.verdicts.iter().map(|of| verdicts(of, language)).collect::<Value>(),
        "tables": words.tables.iter().map(|one| table(one, language)).collect::<Value>(),
        "figures": svgs.collect::<Value>(),
        "page": page(&analysis, &words, &figures, language),
        "csv": rows::csv(results),
    }))
}

fn texts(messages: &[Message], language: Language) -> Value {
    messages.iter().map(|message| message.render(language)).collect()
}

fn verdicts(of: &Verdicts, language: Language) -> Value {
    let Verdicts { class, limit, decided, open, nulls } = of;
    json!({
        "class": class.render(language),
        "limit": limit.as_ref().map(|limit| limit.render(language)),
        "decided": texts(decided, language),
        "open": texts(open, language),
        "nulls": texts(nulls, language),
    })
}

fn table(table: &Table, language: Language) -> Value {
    let Table { caption, words, heads, rows } = table;
    json!({
        "caption": caption.render(language),
        "words": words,
        "heads": texts(heads, language),
        "rows": rows.iter().map(|row| texts(row, language)).collect::<Value>(),
    })
}
