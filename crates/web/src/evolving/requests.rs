//! The requests about runs.

use evoku_draw::chart::one;
use evoku_messages::say;
use serde::Serialize;

use crate::arguments::{Seed, arguments};
use crate::problem::Problem;
use crate::runs::{
    Look, Run, RunSettings, Subject, algorithms, command, instance, islands, limits, look,
};
use crate::state::State;
use crate::words::{Words, words};

arguments! {
    /// The run to begin.
    pub(crate) struct RunRequest {
        ..subject: Subject,
        /// The algorithm, or several separated by commas, for islands; the recommended one by
        /// default.
        algorithm: Option<String>,
        /// Settings like `population=6`. Each applies to every algorithm that has the parameter.
        set: Option<Vec<String>>,
        /// Settings of islands, like `number=4`. The run has no islands if this is missing.
        islands: Option<Vec<String>>,
        /// The seed; 1 by default.
        seed: Option<Seed>,
        /// The maximum number of evaluations.
        evaluations: Option<u64>,
        /// The maximum number of generations.
        generations: Option<u64>,
    }

    /// The steps to make: until `generations` or `evaluations` is reached.
    pub(crate) struct StepRequest {
        ..of: OfRun,
        /// Milliseconds since the run began, by the clock of the page.
        time: Option<u64>,
        generations: Option<u64>,
        evaluations: Option<u64>,
    }

    /// A run.
    pub(crate) struct OfRun {
        /// The number of the run.
        run: u64,
    }
}

/// A run that has begun.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Begun {
    /// A short title of the algorithm.
    title: Words,
    /// A description of the puzzle.
    puzzle: Words,
    /// The name of a step: `generation` or `epoch`.
    step: &'static str,
    /// The unit of the run's values.
    unit: Words,
    /// The value of a solution, if higher is better.
    maximum: Option<u32>,
    /// The command that repeats the run.
    command: String,
    look: Look,
    /// The number of the run.
    run: u64,
}

/// The table of a run.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RunTable {
    csv: String,
    /// The command that writes the same table.
    command: String,
}

pub(crate) fn evolve(state: &mut State, request: RunRequest) -> Result<Begun, Problem> {
    let (instance, record) = instance(request.subject)?;
    let settings = request.set.unwrap_or_default();
    let algorithms = algorithms(&instance, request.algorithm.as_deref(), &settings)?;
    if algorithms.len() > 1 && request.islands.is_none() {
        return Err(Problem::new(say::page_several_need_islands()));
    }
    let run_settings = RunSettings {
        instance,
        record,
        algorithms,
        islands: request.islands.as_deref().map(islands).transpose()?,
        seed: request.seed.map_or(1, |seed| seed.0),
        limits: limits(request.evaluations, request.generations),
    };
    let command = command(&run_settings)?;
    let run = Run::begin(run_settings)?;
    let scale = run.recorder.scale;
    Ok(Begun {
        title: words(run.settings.title()),
        puzzle: words(&run.settings.instance),
        step: run.settings.step(),
        unit: words(scale.unit.words()),
        maximum: scale.maximum,
        command,
        look: look(&run),
        run: state.runs.add(run),
    })
}

pub(crate) fn step(state: &mut State, request: StepRequest) -> Result<Look, Problem> {
    let run = state.runs.get(request.of.run)?;
    if let Some(time) = request.time {
        run.recorder.milliseconds = time;
    }
    match (request.evaluations, request.generations) {
        (None, None) => run.go_on(u64::MAX, 1),
        (evaluations, generations) => {
            run.go_on(evaluations.unwrap_or(u64::MAX), generations.unwrap_or(u64::MAX));
        }
    }
    Ok(look(run))
}

pub(crate) fn chart(state: &mut State, of: OfRun) -> Result<String, Problem> {
    let language = state.language;
    let run = state.runs.get(of.run)?;
    Ok(one(&run.recorder.history, &run.labels(language), language).svg())
}

pub(crate) fn table(state: &mut State, of: OfRun) -> Result<RunTable, Problem> {
    let run = state.runs.get(of.run)?;
    let csv = run.table();
    let every = match run.recorder.every {
        1 => String::new(),
        every => format!(" --trace-every {every}"),
    };
    let command = command(&run.settings)?;
    Ok(RunTable { csv, command: format!("{command} --trace run.csv{every}") })
}

pub(crate) fn forget(state: &mut State, of: OfRun) -> Result<(), Problem> {
    state.runs.forget(of.run);
    Ok(())
}
