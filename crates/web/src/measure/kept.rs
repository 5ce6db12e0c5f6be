//! Runs and reports that the command wrote, read back.

use evoku_lab::rows;
use evoku_lab::rows::csv_cell;
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::measure::report::report;
use crate::problem::{Answered, Problem};
use crate::state::State;

/// What the runs of a `text` show: a table of runs as `evoku lab export` writes it, as CSV or as
/// JSON, or a report as `evoku lab report --json` has it, which comes without pictures.
pub(crate) fn read_runs(_: &mut State, request: Arguments<'_>) -> Answered {
    let text = request.needed_text("text")?;
    if !text.trim_start().starts_with(['[', '{']) {
        return report(&rows::read(text)?, &[]);
    }
    let values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let mut values = values.collect::<Result<Vec<_>, _>>()?;
    if let [value] = &mut values[..] {
        if value["summaries"].is_array() {
            return Ok(of_report(value));
        }
        if let Value::Array(rows) = value {
            values = std::mem::take(rows);
        }
    }
    report(&rows::read(&table(&values)?)?, &[])
}

/// Runs that are objects as a table in CSV.
fn table(runs: &[Value]) -> Result<String, Problem> {
    let columns = rows::column_names();
    let mut text = columns.join(",") + "\n";
    for (number, run) in (1..).zip(runs) {
        let mut cells = Vec::new();
        for &column in &columns {
            cells.push(match run.get(column) {
                None => {
                    let words = format!(
                        "run {number} has no {column}; expected what evoku lab \
                        export --json writes, or evoku lab report --json"
                    );
                    return Err(Problem::new(words));
                }
                Some(Value::Null) => String::new(),
                Some(Value::Bool(is_so)) => u8::from(*is_so).to_string(),
                Some(Value::String(text)) => csv_cell(text).into_owned(),
                Some(value) => value.to_string(),
            });
        }
        text += &(cells.join(",") + "\n");
    }
    Ok(text)
}

/// What a report as JSON says, in the form of [`report`]; what it lacks is empty.
fn of_report(report: &Value) -> Value {
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
            // What is said of an algorithm and its null is not said again of the pair.
            let here = here.filter(|one| name == "nulls" || !of_null(one, list("nulls")));
            let kept = here.filter(move |one| one["better"].is_null() != decided);
            kept.map(|one| one["verdict"].clone()).collect::<Vec<_>>()
        };
        let nulls = [of("nulls", true), of("nulls", false)].concat();
        json!({
            "class": class.as_str().unwrap_or("all classes"),
            "limit": null,
            "decided": of("comparisons", true),
            "open": of("comparisons", false),
            "nulls": nulls,
        })
    });
    let rows = list("summaries").iter().map(|one| {
        json!([
            shown(&one["class"]),
            shown(&one["configuration"]),
            shown(&one["runs"]),
            shown(&one["solved"]),
            shown(&one["quartiles"][1]),
            shown(&one["ert"][0]),
            shown(&one["par10"][0]),
            shown(&one["quality"][0]),
        ])
    });
    let measure = &report["measure"];
    json!({
        "measure": measure,
        "notes": report["notes"],
        "verdicts": verdicts.collect::<Value>(),
        "tables": [{
            "caption": format!("Runs of the plan {}; the median, ERT and PAR10 are in {}.",
                shown(&report["plan"]), shown(measure)),
            "words": 2,
            "heads": ["class", "algorithm", "runs", "solved", "median", "ERT", "PAR10", "quality"],
            "rows": rows.collect::<Value>(),
        }],
        "figures": [],
        "page": "",
        "csv": "",
    })
}

/// Whether a comparison is that of an algorithm with its null.
fn of_null(comparison: &Value, nulls: &[Value]) -> bool {
    let [first, second] = [&comparison["first"], &comparison["second"]];
    nulls.iter().filter(|null| null["class"] == comparison["class"]).any(|null| {
        let pair = [&null["first"], &null["second"]];
        pair == [first, second] || pair == [second, first]
    })
}

/// A value as people read it: numbers with three decimals at most.
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
