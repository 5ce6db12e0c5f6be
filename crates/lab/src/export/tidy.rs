//! Tidy tables with a data dictionary.

use evoku_evolve::puzzles::kind;
use evoku_messages::{Language, Message, say};

use crate::export::error::ExportError;
use crate::export::file::{Table, Tables};
use crate::rows::{WHICH, cells, run_columns};
use crate::run::{COLUMNS, Run};
use crate::store::{KeptPlan, Store, StoreError};
use crate::trace::Trace;
use crate::value::{Kind, Value};

use Kind::{Integer, Real, Text};

const TRACES: &[(&str, Kind)] = &[
    ("run", Integer),
    ("evaluations", Integer),
    ("generation", Integer),
    ("best_so_far", Integer),
    ("second", Integer),
    ("best", Integer),
    ("mean", Real),
];

const STEPS: &[(&str, Kind)] =
    &[("run", Integer), ("evaluations", Integer), ("cost", Integer), ("missing", Integer)];

const FRONTS: &[(&str, Kind)] = &[("run", Integer), ("first", Integer), ("second", Integer)];

/// Writes the tables of a plan: `runs`, `traces`, `steps`, `fronts`, `configurations`, `puzzles` and
/// `sessions`. A `README` explains their columns in the given language.
///
/// Parquet output keeps about ten thousand runs in memory, other output one.
///
/// # Errors
/// If the store can't be read, a file can't be written, or a sheet would have too many rows.
pub fn tables(
    store: &Store,
    plan: &KeptPlan,
    to: &mut Tables,
    language: Language,
) -> Result<(), ExportError> {
    to.explain(&dictionary().render(language))?;
    configurations(plan, to)?;
    puzzles(plan, to)?;
    sessions(store, plan, to)?;
    let mut runs = to.create("runs", &run_columns())?;
    let mut traces = to.create("traces", TRACES)?;
    let mut steps = to.create("steps", STEPS)?;
    let mut fronts = to.create("fronts", FRONTS)?;
    let (mut number, mut failed) = (0u64, Ok(()));
    store.each_run(plan, true, |run, trace| {
        number += 1;
        if failed.is_ok() {
            let tables = [&mut runs, &mut traces, &mut steps, &mut fronts];
            failed = write(tables, plan, number, &run, &trace);
        }
        Ok(())
    })?;
    failed?;
    [runs, traces, steps, fronts].into_iter().try_for_each(|table| to.complete(table))
}

/// Passes the cells of each run of a plan to `take`, one cell for each of
/// [`column_names`](crate::rows::column_names).
///
/// # Errors
/// If the store can't be read or is damaged, or `take` fails.
pub fn each_row(
    store: &Store,
    plan: &KeptPlan,
    mut take: impl FnMut(Vec<Value>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut number = 0;
    store.each_run(plan, false, |run, _| {
        number += 1;
        take(cells(plan, number, &run).collect())
    })
}

/// The documentation of every column.
fn dictionary() -> Message {
    let which = WHICH.iter().map(|which| (which.name, which.meaning));
    let all = which.chain(COLUMNS.iter().map(|column| (column.name, column.meaning)));
    say::lab_dictionary(all.map(|(name, meaning)| say::lab_dictionary_row(name, meaning())))
}

fn write(
    [runs, traces, steps, fronts]: [&mut Table; 4],
    plan: &KeptPlan,
    number: u64,
    run: &Run,
    trace: &Trace,
) -> Result<(), ExportError> {
    runs.row(cells(plan, number, run))?;
    for point in &trace.points {
        traces.row([
            number.into(),
            point.evaluations.into(),
            point.generation.into(),
            u64::from(point.best_so_far).into(),
            u64::from(point.second).into(),
            u64::from(point.best).into(),
            point.mean.into(),
        ])?;
    }
    for step in &trace.steps {
        let [cost, missing] = [step.cost, step.missing].map(u64::from);
        steps.row([number.into(), step.evaluations.into(), cost.into(), missing.into()])?;
    }
    for &[first, second] in trace.front.pairs() {
        fronts.row([number.into(), u64::from(first).into(), u64::from(second).into()])?;
    }
    Ok(())
}

/// Writes the configurations. The table has a column for each parameter that occurs in any
/// algorithm. A column has a numeric type if all its values are numbers.
fn configurations(plan: &KeptPlan, to: &mut Tables) -> Result<(), ExportError> {
    let mut names: Vec<(String, Kind)> = Vec::new();
    for (name, value) in plan.configurations.iter().flat_map(|one| parameters(&one.parameters)) {
        let kind = match (value.parse::<u64>(), value.parse::<f64>()) {
            (Ok(_), _) => Integer,
            (_, Ok(_)) => Real,
            _ => Text,
        };
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, Integer)) if kind == Integer => {}
            Some((_, known)) => *known = if *known == Text || kind == Text { Text } else { Real },
            None => names.push((name, kind)),
        }
    }
    let mut columns = vec![
        ("configuration", Text),
        ("algorithm", Text),
        ("budget_evaluations", Integer),
        ("budget_generations", Integer),
        ("budget_seconds", Real),
    ];
    columns.extend(names.iter().map(|(name, kind)| (name.as_str(), *kind)));
    let mut table = to.create("configurations", &columns)?;
    let limit = |value: u64| Value::from((value > 0).then_some(value));
    for one in &plan.configurations {
        let values = parameters(&one.parameters);
        let mut row = vec![
            one.label.as_str().into(),
            one.algorithm.as_str().into(),
            limit(one.evaluations),
            limit(one.generations),
            (one.seconds > 0.0).then_some(one.seconds).into(),
        ];
        row.extend(names.iter().map(|(name, kind)| {
            let value = values.iter().find(|(known, _)| known == name);
            value.map_or(Value::None, |(_, value)| match kind {
                Integer => value.parse::<u64>().ok().into(),
                Real => value.parse::<f64>().ok().into(),
                Text => value.as_str().into(),
            })
        }));
        table.row(row)?;
    }
    to.complete(table)
}

/// Parses settings like `population=10 mutation_rate=0.1` into names and values.
fn parameters(settings: &str) -> Vec<(String, String)> {
    let settings = settings.split_whitespace().filter_map(|setting| setting.split_once('='));
    settings.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn puzzles(plan: &KeptPlan, to: &mut Tables) -> Result<(), ExportError> {
    let columns = [
        ("class", Text),
        ("puzzle", Integer),
        ("geometry", Text),
        ("line", Text),
        ("givens", Integer),
        ("hash", Text),
    ];
    let mut table = to.create("puzzles", &columns)?;
    for puzzle in &plan.puzzles {
        let cells: Vec<&str> = puzzle.line.split_whitespace().collect();
        let givens = match cells.as_slice() {
            // For a puzzle other than a Sudoku, the line contains its size.
            _ if kind(&puzzle.geometry).is_some() => 0,
            [one] => one.chars().filter(|&cell| cell != '.').count(),
            many => many.iter().filter(|&&cell| cell != ".").count(),
        };
        table.row([
            plan.classes[puzzle.class.at()].as_str().into(),
            (puzzle.number as u64).into(),
            puzzle.geometry.as_str().into(),
            puzzle.line.as_str().into(),
            (givens as u64).into(),
            puzzle.hash.as_str().into(),
        ])?;
    }
    to.complete(table)
}

fn sessions(store: &Store, plan: &KeptPlan, to: &mut Tables) -> Result<(), ExportError> {
    let columns = [
        ("session", Integer),
        ("started", Integer),
        ("version", Text),
        ("revision", Text),
        ("machine", Text),
        ("command", Text),
        ("threads", Integer),
    ];
    let mut table = to.create("sessions", &columns)?;
    for session in store.sessions(plan)? {
        table.row([
            (session.id as u64).into(),
            session.started.into(),
            session.version.as_str().into(),
            session.revision.as_str().into(),
            session.machine.as_str().into(),
            session.command.as_str().into(),
            session.threads.into(),
        ])?;
    }
    to.complete(table)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_language_explains_every_column() {
        for language in Language::all() {
            let dictionary = dictionary().render(language);
            let meanings: HashSet<String> = (COLUMNS.iter().map(|column| column.meaning))
                .chain(WHICH.iter().map(|which| which.meaning))
                .map(|meaning| meaning().render(language))
                .collect();
            assert_eq!(meanings.len(), COLUMNS.len() + WHICH.len(), "{}", language.code());
            for (name, _) in run_columns() {
                assert!(dictionary.contains(&format!("\n| {name} | ")), "{name}: {dictionary}");
            }
            for (name, _) in TRACES.iter().chain(STEPS).chain(FRONTS) {
                assert!(dictionary.contains(name), "{name}: {dictionary}");
            }
        }
    }
}
