//! Figures as a table, CSV, JSON or Markdown.

use std::fmt::Write;

use evoku_lab::rows::csv_cell;
use evoku_messages::{Decimal, say};
use serde_json::{Value, json};

use crate::commands::bench::measure::{Plan, Row};
use crate::commands::bench::paper::Paper;
use crate::error::Result;
use crate::language::render;
use crate::machine::Machine;

const COLUMNS: [&str; 9] = [
    "set",
    "puzzles",
    "engine",
    "from",
    "puzzles/s",
    "smallest",
    "largest",
    "us/puzzle",
    "guesses",
];

/// The headings of the columns in the chosen language.
fn headings() -> [String; 9] {
    [
        say::command_column_set(),
        say::command_puzzles(),
        say::command_column_engine(),
        say::command_column_from(),
        say::command_column_rate(),
        say::command_column_smallest(),
        say::command_column_largest(),
        say::command_column_microseconds(),
        say::command_column_guesses(),
    ]
    .map(render)
}

/// Prints all measurements.
pub(super) fn print(form: Paper, machine: &Machine, plan: &Plan, rows: &[Row]) -> String {
    match form {
        Paper::Table => table(machine, plan, rows),
        Paper::Markdown => markdown(machine, plan, rows),
        Paper::Csv => csv(machine, plan, rows),
        Paper::Json => json_text(machine, plan, rows),
    }
}

/// Describes the method in a line.
fn method(plan: &Plan) -> String {
    let seconds = Decimal::shortest(plan.seconds.as_secs_f64());
    render(say::command_method(plan.threads, plan.limit > 1, plan.repeat, seconds))
}

/// Returns the cells of a row, with the problem in place of the figures if there is one.
fn cells(row: &Row) -> ([String; 3], Result<[String; 6], String>) {
    let head = [row.set.clone(), row.puzzles.to_string(), row.engine.to_owned()];
    let figures = row.result.as_ref().map_err(render).map(|figures| {
        let rate = |rate: Option<&f64>| significant(rate.copied().unwrap_or(0.0));
        [
            if figures.from_text { "text" } else { "board" }.to_owned(),
            significant(figures.median()),
            rate(figures.rates.first()),
            rate(figures.rates.last()),
            significant(1e6 / figures.median()),
            format!("{:.2}", figures.tally.guesses()),
        ]
    });
    (head, figures)
}

/// Formats a figure with three or more significant digits.
fn significant(value: f64) -> String {
    match value {
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 1.0 => format!("{value:.2}"),
        value => format!("{value:.4}"),
    }
}

/// Groups digits by thousands.
fn grouped(cell: &str) -> String {
    match cell.parse::<u64>() {
        Ok(number) => crate::numbers::thousands(number),
        Err(_) if cell.parse::<f64>().is_ok() => crate::numbers::decimal(cell),
        Err(_) => cell.to_owned(),
    }
}

fn table(machine: &Machine, plan: &Plan, rows: &[Row]) -> String {
    let mut lines = vec![headings().to_vec()];
    for row in rows {
        let (head, figures) = cells(row);
        let mut line: Vec<String> = head.iter().map(|cell| grouped(cell)).collect();
        match figures {
            Ok(figures) => line.extend(figures.iter().map(|cell| grouped(cell))),
            Err(problem) => line.push(problem),
        }
        lines.push(line);
    }
    let widths: Vec<usize> = (0..COLUMNS.len()).map(|column| width(&lines, column)).collect();
    let mut text = format!("{}\n{}\n\n", machine.line(), method(plan));
    for line in &lines {
        let padded = line.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            match column {
                // Names are aligned left, numbers right; a problem is written as it is.
                0 | 2 | 3 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            }
        });
        let _ = writeln!(text, "{}", padded.collect::<Vec<_>>().join("  ").trim_end());
    }
    text
}

/// Returns the width of a column; lines that end in a problem have no figures.
fn width(lines: &[Vec<String>], column: usize) -> usize {
    let whole = lines.iter().filter(|line| line.len() == COLUMNS.len() || column < 3);
    whole.map(|line| line[column].chars().count()).max().unwrap_or(0)
}

fn markdown(machine: &Machine, plan: &Plan, rows: &[Row]) -> String {
    let mut text = format!("{}  \n{}\n\n", machine.line(), method(plan));
    let _ = writeln!(text, "| {} |", headings().join(" | "));
    text += "|---|---:|---|---|---:|---:|---:|---:|---:|\n";
    for row in rows {
        let (head, figures) = cells(row);
        let rest = match figures {
            Ok(figures) => figures.map(|cell| grouped(&cell)).join(" | "),
            Err(problem) => format!("{problem} | | | | |"),
        };
        let head = head.map(|cell| grouped(&cell).replace('|', "\\|"));
        let _ = writeln!(text, "| {} | {rest} |", head.join(" | "));
    }
    text
}

fn csv(machine: &Machine, plan: &Plan, rows: &[Row]) -> String {
    let mut text = format!("{},problem,machine,method\n", COLUMNS.join(","));
    let facts = format!("{},{}", csv_cell(&machine.line()), csv_cell(&method(plan)));
    for row in rows {
        let (head, figures) = cells(row);
        let rest = match figures {
            Ok(figures) => format!("{},", figures.join(",")),
            Err(problem) => format!(",,,,,,{}", csv_cell(&problem)),
        };
        let _ = writeln!(
            text,
            "{},{rest},{facts}",
            head.each_ref().map(|cell| csv_cell(cell)).join(",")
        );
    }
    text
}

fn json_text(machine: &Machine, plan: &Plan, rows: &[Row]) -> String {
    let all = json!({
        "processor": machine.processor,
        "cores": machine.cores,
        "system": machine.system,
        "build": machine.build,
        "vectors": machine.vectors,
        "threads": plan.threads,
        "solutions": plan.limit,
        "seconds": plan.seconds.as_secs_f64(),
        "measurements": rows.iter().map(measurement).collect::<Vec<_>>(),
    });
    format!("{all:#}\n")
}

fn measurement(row: &Row) -> Value {
    match &row.result {
        Ok(figures) => json!({
            "set": row.set,
            "puzzles": row.puzzles,
            "engine": row.engine,
            "from": if figures.from_text { "text" } else { "board" },
            "puzzles_per_second": figures.median(),
            "repetitions": figures.rates,
            "guesses_per_puzzle": figures.tally.guesses(),
            "share_without_solution": share(figures.tally.kinds[0], figures.tally.solved()),
            "share_with_several": share(figures.tally.kinds[2], figures.tally.solved()),
        }),
        Err(problem) => json!({
            "set": row.set, "puzzles": row.puzzles, "engine": row.engine,
            "problem": render(problem),
        }),
    }
}

fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}
