//! Reports on the runs of an experiment.

use std::convert::Infallible;

use evoku_draw::report::{fronts as front_figures, page, pictures, sweeps};
use evoku_lab::analysis::Analysis;
use evoku_lab::convergence::convergence;
use evoku_lab::fronts::fronts;
use evoku_lab::report::{self, fronts as front_tables};
use evoku_lab::results::Results;
use evoku_lab::rows;
use evoku_lab::table;
use evoku_lab::trace::Trace;
use evoku_messages::{Language, Message};
use serde::Serialize;

/// A report on runs.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Report {
    /// The name of the measure by which algorithms are compared.
    pub(super) measure: String,
    pub(super) notes: Vec<String>,
    pub(super) verdicts: Vec<Verdicts>,
    pub(super) tables: Vec<Table>,
    pub(super) figures: Vec<ReportFigure>,
    /// The report as a page of HTML.
    pub(super) page: String,
    /// The table of runs, as CSV.
    pub(super) csv: String,
}

/// The comparisons of algorithms on a class of puzzles, in sentences.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Verdicts {
    pub(super) class: String,
    /// The reason why no verdict is possible, if that is so.
    pub(super) limit: Option<String>,
    /// Comparisons in which one algorithm is better.
    pub(super) decided: Vec<String>,
    /// Comparisons that are undecided.
    pub(super) open: Vec<String>,
    /// Comparisons of algorithms with their baselines.
    pub(super) nulls: Vec<String>,
}

/// A table of a report.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Table {
    pub(super) caption: String,
    /// The number of leading columns with text; the others have numbers.
    pub(super) words: usize,
    pub(super) heads: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

/// A figure of a report.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReportFigure {
    name: String,
    svg: String,
}

/// Reports on runs, with the same verdicts, tables and figures as the command.
pub(super) fn report(results: &Results, traces: &[Trace], language: Language) -> Report {
    let analysis = Analysis::of(results, None, None);
    let mut words = report::Report::of(&analysis);
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
    let page = page(&analysis, &words, &figures, language);
    let svgs = figures.iter();
    let svgs = svgs.map(|one| ReportFigure { name: one.name.clone(), svg: one.figure.svg() });
    Report {
        measure: analysis.measure().name().to_owned(),
        figures: svgs.collect(),
        page,
        csv: rows::csv(results),
        notes: texts(&words.notes, language),
        verdicts: words.verdicts.iter().map(|of| verdicts(of, language)).collect(),
        tables: words.tables.iter().map(|one| table(one, language)).collect(),
    }
}

fn texts(messages: &[Message], language: Language) -> Vec<String> {
    messages.iter().map(|message| message.render(language)).collect()
}

fn verdicts(of: &report::Verdicts, language: Language) -> Verdicts {
    let report::Verdicts { class, limit, decided, open, baselines: nulls } = of;
    Verdicts {
        class: class.render(language),
        limit: limit.as_ref().map(|limit| limit.render(language)),
        decided: texts(decided, language),
        open: texts(open, language),
        nulls: texts(nulls, language),
    }
}

fn table(table: &table::Table, language: Language) -> Table {
    let table::Table { caption, words, heads, rows } = table;
    Table {
        caption: caption.render(language),
        words: *words,
        heads: texts(heads, language),
        rows: rows.iter().map(|row| texts(row, language)).collect(),
    }
}
