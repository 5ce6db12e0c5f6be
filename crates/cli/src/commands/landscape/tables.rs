//! Samples of landscapes as text.

use crate::language::language;
use crate::language::render;
use evoku_evolve::landscape::{Landscape, Network, Survey};
use evoku_lab::numbers::{decimal, number, percent};
use evoku_lab::rows::csv_cell;
use evoku_lab::table::Table;
use evoku_messages::{Message, say};
use serde_json::{Value, json};

use crate::commands::landscape::sampled::Sampled;
use crate::commands::landscape::style::Style;

/// The notation of a figure in the table.
#[derive(Clone, Copy)]
enum Kind {
    Whole,
    Share,
    Figure,
    Correlation,
}

/// A column: its name in CSV and JSON, the notation in the table, and the figure.
type Cell = (&'static str, Kind, Option<f64>);

fn survey_cells(survey: &Survey) -> Vec<Cell> {
    let (walk, optima) = (survey.walk.as_ref(), survey.optima.as_ref());
    let whole = |count: usize| count as f64;
    vec![
        ("moves", Kind::Whole, survey.moves.map(whole)),
        ("cost", Kind::Figure, walk.map(|walk| walk.mean)),
        ("deviation", Kind::Figure, walk.map(|walk| walk.deviation)),
        (
            "correlation",
            Kind::Correlation,
            walk.and_then(|walk| walk.autocorrelation.get(1).copied()),
        ),
        ("correlation_length", Kind::Figure, walk.and_then(|walk| walk.length())),
        ("neutrality", Kind::Share, walk.map(|walk| walk.neutrality)),
        ("distance_correlation", Kind::Correlation, survey.distance_correlation),
        ("optimum_cost", Kind::Figure, optima.map(|optima| optima.mean)),
        (
            "optima_solved",
            Kind::Share,
            optima.map(|optima| whole(optima.solved) / whole(optima.climbs)),
        ),
        ("climb_steps", Kind::Figure, optima.map(|optima| optima.steps)),
        ("optimum_neutrality", Kind::Share, optima.map(|optima| optima.neutrality)),
        ("optimum_distance", Kind::Figure, optima.and_then(|optima| optima.distance)),
        (
            "optimum_correlation",
            Kind::Correlation,
            optima.and_then(|optima| optima.distance_correlation),
        ),
    ]
}

fn network_cells(network: &Network) -> Vec<Cell> {
    let plateaus = network.plateaus();
    let sinks = plateaus.sinks();
    let solutions = network.nodes.iter().filter(|node| node.cost == 0).count();
    let best = network.nodes.iter().map(|node| node.cost).min();
    let whole = |count: usize| Some(count as f64);
    let runs = network.expedition.runs as f64;
    vec![
        ("optima", Kind::Whole, whole(network.nodes.len())),
        ("edges", Kind::Whole, whole(network.edges.len())),
        ("plateaus", Kind::Whole, whole(plateaus.nodes.len())),
        ("sinks", Kind::Whole, whole(sinks.len())),
        ("solutions", Kind::Whole, whole(solutions)),
        ("least_cost", Kind::Whole, best.map(f64::from)),
        ("runs_solved", Kind::Share, Some(network.solved as f64 / runs)),
    ]
}

/// Formats surveys in one output format.
pub(super) fn surveys(style: Style, sampled: &[Sampled<Survey>]) -> String {
    let caption = render(say::command_survey_caption());
    let rows = rows(sampled, survey_cells, |survey| {
        let walk = survey.walk.as_ref();
        json!({ "autocorrelation": walk.map(|walk| walk.autocorrelation.clone()) })
    });
    written(style, &caption, &rows)
}

/// Formats networks in one output format.
pub(super) fn networks(style: Style, sampled: &[Sampled<Network>]) -> String {
    let caption = render(say::command_network_caption());
    let rows = rows(sampled, network_cells, |network| {
        let plateaus = network.plateaus();
        let nodes = plateaus.nodes.iter();
        let edges = plateaus.edges.iter();
        json!({
            "plateau_nodes": nodes.map(|n| json!([n.cost, n.visits, n.optima])).collect::<Value>(),
            "plateau_edges": edges.map(|e| json!([e.from, e.to, e.count])).collect::<Value>(),
        })
    });
    written(style, &caption, &rows)
}

/// A row: one landscape of one puzzle.
struct Row {
    puzzle: usize,
    landscape: &'static str,
    cells: Vec<Cell>,
    /// The members that only JSON has.
    more: Value,
}

fn rows<T>(
    sampled: &[Sampled<T>],
    cells: fn(&T) -> Vec<Cell>,
    more: impl Fn(&T) -> Value,
) -> Vec<Row> {
    let of_puzzle = |puzzle: &Sampled<T>| {
        let row = |(known, result): &(&'static Landscape, T)| Row {
            puzzle: puzzle.number,
            landscape: known.name,
            cells: cells(result),
            more: more(result),
        };
        puzzle.results.iter().map(row).collect::<Vec<_>>()
    };
    sampled.iter().flat_map(of_puzzle).collect()
}

fn written(style: Style, caption: &str, rows: &[Row]) -> String {
    match style {
        Style::Json => json_text(rows),
        Style::Csv => csv_text(rows),
        Style::Markdown | Style::Picture(_) => markdown(caption, rows),
    }
}

fn markdown(caption: &str, rows: &[Row]) -> String {
    let several = rows.iter().any(|row| row.puzzle > 1);
    let puzzle = |text: String| several.then(|| say::verbatim(text));
    let head = |row: &Row| {
        row.cells.iter().map(|cell| say::command_landscape_column(cell.0)).collect::<Vec<_>>()
    };
    let mut heads: Vec<Message> = several.then(say::command_column_puzzle).into_iter().collect();
    heads.push(say::command_column_landscape());
    heads.extend(rows.first().map(head).unwrap_or_default());
    let table = Table {
        caption: say::verbatim(caption),
        words: 1 + usize::from(several),
        heads,
        rows: rows
            .iter()
            .map(|row| {
                let mut cells: Vec<Message> = puzzle(row.puzzle.to_string()).into_iter().collect();
                cells.push(say::verbatim(row.landscape));
                cells.extend(row.cells.iter().map(|&(_, kind, value)| words(kind, value)));
                cells
            })
            .collect(),
    };
    table.markdown(language())
}

/// Formats a figure for the table.
fn words(kind: Kind, value: Option<f64>) -> Message {
    let Some(value) = value else { return say::verbatim("") };
    match kind {
        Kind::Whole => say::lab_count(value as u64),
        Kind::Share => percent(value),
        Kind::Figure => number(value),
        Kind::Correlation => decimal(value, 3),
    }
}

fn csv_text(rows: &[Row]) -> String {
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        if index == 0 {
            let names: Vec<&str> = row.cells.iter().map(|cell| cell.0).collect();
            text.push_str(&format!("puzzle,landscape,{}\n", names.join(",")));
        }
        text.push_str(&format!("{},{}", row.puzzle, csv_cell(row.landscape)));
        for (_, _, value) in &row.cells {
            text.push(',');
            text.push_str(&value.map_or(String::new(), |value| value.to_string()));
        }
        text.push('\n');
    }
    text
}

fn json_text(rows: &[Row]) -> String {
    let object = |row: &Row| {
        let mut object = json!({ "puzzle": row.puzzle, "landscape": row.landscape });
        if let (Value::Object(object), Value::Object(more)) = (&mut object, row.more.clone()) {
            for (name, _, value) in &row.cells {
                object.insert((*name).to_owned(), json!(value));
            }
            object.extend(more);
        }
        object
    };
    let objects: Vec<Value> = rows.iter().map(object).collect();
    let lines: Vec<String> = objects.iter().map(|object| format!("  {object}")).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}
