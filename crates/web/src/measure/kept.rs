//! `readRuns`: reads runs and reports that the command wrote.

use evoku_lab::rows;
use evoku_lab::rows::csv_cell;
use evoku_messages::{Language, say};
use serde_json::Value;

use crate::arguments::arguments;
use crate::measure::report::{Report, Table, Verdicts, report};
use crate::problem::Problem;
use crate::state::State;

arguments! {
    /// Runs to report on.
    pub(crate) struct RunsText {
        /// A table of runs as `evoku lab export` writes it, as CSV or as JSON, or a report as
        /// `evoku lab report --json` writes it.
        text: String,
    }
}

pub(crate) fn read_runs(state: &mut State, RunsText { text }: RunsText) -> Result<Report, Problem> {
    if !text.trim_start().starts_with(['[', '{']) {
        return Ok(report(&rows::read(&text)?, &[], state.language));
    }
    let values = serde_json::Deserializer::from_str(&text).into_iter::<Value>();
    let mut values = values.collect::<Result<Vec<_>, _>>().map_err(Problem::verbatim)?;
    if let [value] = &mut values[..] {
        if value["summaries"].is_array() {
            return Ok(of_report(value, state.language));
        }
        if let Value::Array(rows) = value {
            values = std::mem::take(rows);
        }
    }
    Ok(report(&rows::read(&table(&values)?)?, &[], state.language))
}

/// Converts runs that are JSON objects to a table in CSV.
fn table(runs: &[Value]) -> Result<String, Problem> {
    let columns = rows::column_names();
    let mut text = columns.join(",") + "\n";
    for (number, run) in (1..).zip(runs) {
        let mut cells = Vec::new();
        for &column in &columns {
            cells.push(match run.get(column) {
                None => {
                    return Err(Problem::new(say::page_run_column(number, column)));
                }
                Some(Value::Null) => String::new(),
                Some(Value::Bool(is_so)) => u8::from(*is_so).to_string(),
                Some(Value::String(text)) => csv_cell(text),
                Some(value) => value.to_string(),
            });
        }
        text += &(cells.join(",") + "\n");
    }
    Ok(text)
}

/// The report from its JSON form; missing members become empty.
fn of_report(report: &Value, language: Language) -> Report {
    let list = |name: &str| report[name].as_array().map_or(&[][..], Vec::as_slice);
    let mut classes: Vec<&Value> = Vec::new();
    for one in list("nulls").iter().chain(list("comparisons")) {
        if !classes.contains(&&one["class"]) {
            classes.push(&one["class"]);
        }
    }
    let verdicts = classes.into_iter().map(|class| {
        let of = |name, decided: bool| {
            let here = list(name).iter().filter(move |one| one["class"] == *class);
            // A comparison of an algorithm with its baseline is not repeated among the other
            // comparisons.
            let here = here.filter(|one| name == "nulls" || !is_of_baseline(one, list("nulls")));
            let kept = here.filter(move |one| one["better"].is_null() != decided);
            texts(kept.map(|one| &one["verdict"]))
        };
        let nulls = [of("nulls", true), of("nulls", false)].concat();
        Verdicts {
            class: class
                .as_str()
                .map_or_else(|| say::lab_all_classes().render(language), str::to_owned),
            limit: None,
            decided: of("comparisons", true),
            open: of("comparisons", false),
            nulls,
        }
    });
    let rows = list("summaries").iter().map(|one| {
        vec![
            shown(&one["class"]),
            shown(&one["configuration"]),
            shown(&one["runs"]),
            shown(&one["solved"]),
            shown(&one["quartiles"][1]),
            shown(&one["ert"][0]),
            shown(&one["par10"][0]),
            shown(&one["quality"][0]),
        ]
    });
    let heads = [
        say::lab_head_class(),
        say::lab_head_algorithm(),
        say::lab_head_runs(),
        say::lab_head_solved(),
        say::lab_head_median(),
        say::lab_head_ert(),
        say::lab_head_par10(),
        say::page_head_quality(),
    ];
    let measure = &report["measure"];
    let table = Table {
        caption: say::page_runs_of_plan(shown(&report["plan"]), shown(measure)).render(language),
        words: 2,
        heads: heads.map(|head| head.render(language)).into(),
        rows: rows.collect(),
    };
    Report {
        measure: measure.as_str().unwrap_or_default().to_owned(),
        notes: texts(list("notes")),
        verdicts: verdicts.collect(),
        tables: vec![table],
        figures: Vec::new(),
        page: String::new(),
        csv: String::new(),
    }
}

/// The values that are strings.
fn texts<'v>(values: impl IntoIterator<Item = &'v Value>) -> Vec<String> {
    values.into_iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Returns `true` if a comparison is between an algorithm and its baseline.
fn is_of_baseline(comparison: &Value, nulls: &[Value]) -> bool {
    let [first, second] = [&comparison["first"], &comparison["second"]];
    nulls.iter().filter(|null| null["class"] == comparison["class"]).any(|null| {
        let pair = [&null["first"], &null["second"]];
        pair == [first, second] || pair == [second, first]
    })
}

/// Formats a value for people: numbers with at most three decimals.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "–".to_owned(),
        Value::Number(number) if number.is_f64() => {
            let text = format!("{:.3}", number.as_f64().unwrap_or_default());
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        }
        value => value.to_string(),
    }
}
