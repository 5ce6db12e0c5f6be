//! Execution of a single run.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use evoku_evolve::chosen::{Chosen, NotBegun, PuzzleInstance};
use evoku_evolve::encodings::parts::Parts;
use evoku_evolve::presets::{Archipelago, Settings, Task};
use evoku_evolve::{Attempt, Budget, Cost, Stop, run};
use evoku_messages::{Message, Say, say};
use evoku_sudoku::formats::line;
use evoku_sudoku::search::{Engine, Halt, Limit, Solver, Unsupported};
use evoku_sudoku::{Digit, Digits, Geometry, Sudoku};

pub use crate::run::Ending;

use crate::plan::{External, Limits, MEMORY, Method};
use crate::run::Run;
use crate::trace::{Recorder, Trace};

/// A finished run.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// The run. The caller, which knows the plan, fills in configuration, puzzle and repetition.
    pub run: Run,
    /// The convergence of the run.
    pub trace: Trace,
}

/// The reason why a run can't be executed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ExecuteError {
    /// An algorithm rejects the puzzle or its settings.
    NotBegun(NotBegun),
    /// The engine or the external algorithm supports only Sudoku.
    Mismatch(String, Message),
    /// An exact engine doesn't support the puzzle.
    Unsupported(&'static str, Unsupported),
    /// No function is bound to an external algorithm.
    Unbound(String),
    /// An external algorithm has a command, and this build of the laboratory starts no programs.
    Command(String),
    /// An external algorithm failed.
    External(String, Message),
}

impl Say for ExecuteError {
    fn message(&self) -> Message {
        match self {
            Self::NotBegun(error) => error.message(),
            Self::Mismatch(algorithm, puzzle) => say::lab_run_mismatch(algorithm, puzzle),
            Self::Unsupported(engine, cause) => say::lab_run_unsupported(*engine, cause),
            Self::Unbound(algorithm) => say::lab_run_unbound(algorithm),
            Self::Command(algorithm) => say::lab_run_command(algorithm),
            Self::External(algorithm, cause) => say::lab_run_failed(algorithm, cause),
        }
    }
}

impl From<NotBegun> for ExecuteError {
    fn from(error: NotBegun) -> Self {
        Self::NotBegun(error)
    }
}

evoku_messages::error!(ExecuteError);

/// Executes a single run; `None` if it was cancelled.
///
/// # Errors
/// If the algorithm doesn't support the puzzle, with the reason.
pub fn execute(
    method: &Method,
    instance: &PuzzleInstance,
    seed: u64,
    limits: Limits,
    cancel: &AtomicBool,
) -> Result<Option<Finished>, ExecuteError> {
    Worker::default().run(method, instance, seed, limits, cancel)
}

/// Executes the runs of one thread.
#[derive(Default)]
pub(crate) struct Worker {
    /// The engines, which keep their allocated memory from one puzzle to the next.
    solvers: HashMap<&'static str, Box<dyn Solver>>,
}

/// The number of nodes that an exact search expands between two checks of the clock.
const LOOK_EVERY: u64 = 1 << 12;

impl Worker {
    /// Executes a run; see [`execute`].
    pub(crate) fn run(
        &mut self,
        method: &Method,
        instance: &PuzzleInstance,
        seed: u64,
        limits: Limits,
        cancel: &AtomicBool,
    ) -> Result<Option<Finished>, ExecuteError> {
        // On WebAssembly, `Instant` is not available: only the page has a clock.
        let started = (!cfg!(target_family = "wasm")).then(Instant::now);
        let seconds = limits.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let deadline = started.zip(seconds).and_then(|(start, length)| start.checked_add(length));
        let Limits { evaluations, generations, .. } = limits;
        let memory = Some(MEMORY);
        let budget = Budget { evaluations, generations, deadline, memory, cancel: Some(cancel) };
        let finished = match (method.resolved_for(instance).as_ref(), instance) {
            (Method::Evolution(chosen, islands), _) => {
                Ok(evolve(chosen, instance, islands.as_ref(), seed, budget)?)
            }
            (Method::Engine(engine), PuzzleInstance::Sudoku(sudoku)) => {
                let solver = self.solvers.entry(engine.name).or_insert_with(engine.solver);
                search(engine, solver.as_mut(), sudoku, limits.evaluations, deadline, cancel)
            }
            (Method::External(external), PuzzleInstance::Sudoku(sudoku)) => {
                make_elsewhere(external, sudoku, seed, limits, cancel)
            }
            (method, instance) => {
                Err(ExecuteError::Mismatch(method.name().to_owned(), instance.message()))
            }
        }?;
        let seconds = started.map_or(0.0, |started| started.elapsed().as_secs_f64());
        Ok(finished.map(|Finished { run, trace }| {
            // An external run that had to wait for its turn has measured its own time.
            let seconds = if run.seconds > 0.0 { run.seconds } else { seconds };
            let run = Run { seed, seconds, ..run };
            Finished { run, trace }
        }))
    }
}

/// Lets an external program execute a run.
fn make_elsewhere(
    external: &External,
    sudoku: &Sudoku,
    seed: u64,
    limits: Limits,
    cancel: &AtomicBool,
) -> Result<Option<Finished>, ExecuteError> {
    let name = || external.name.clone();
    let unbound = match external.command {
        Some(_) => ExecuteError::Command,
        None => ExecuteError::Unbound,
    };
    let runs = external.runs.as_ref().ok_or_else(|| unbound(name()))?;
    let made = runs.run(sudoku, &external.parameters, seed, limits, cancel);
    made.map_err(|reason| ExecuteError::External(name(), reason))
}

/// Runs an evolutionary algorithm, on islands if `islands` is given. `None` if it was cancelled.
fn evolve(
    chosen: &Chosen,
    instance: &PuzzleInstance,
    islands: Option<&Settings>,
    seed: u64,
    budget: Budget<'_>,
) -> Result<Option<Finished>, NotBegun> {
    let mut recorder = Recorder::new(instance, chosen.scale(instance).second.is_some());
    let outcome = match islands {
        None => run(&mut *chosen.begin(instance, Task::new(seed, budget, &mut recorder))?),
        Some(islands) => {
            let begin = |_, task| chosen.begin(instance, task);
            let islands = Archipelago::of(islands).begin(seed, budget, begin)?;
            run(&mut islands.observed_by(&mut recorder))
        }
    };
    let (trace, mean) = recorder.finish(&outcome);
    let missing = |best: &Attempt| match instance {
        PuzzleInstance::Sudoku(sudoku) => missing(sudoku.geometry(), &best.line, best.cost),
        PuzzleInstance::Kind(..) => Some(best.cost.total()),
    };
    let ending = match outcome.stop {
        Stop::Solved => Ending::Solved,
        Stop::Evaluations => Ending::Evaluations,
        Stop::Generations => Ending::Generations,
        Stop::Deadline => Ending::Seconds,
        Stop::Exhausted | Stop::FalseZero => Ending::Exhausted,
        Stop::Cancelled => return Ok(None),
    };
    let run = Run {
        ending,
        generations: outcome.generations,
        work: outcome.work,
        restarts: outcome.restarts,
        best: outcome.best.as_ref().map(|best| best.cost.total()),
        missing: outcome.best.as_ref().and_then(missing),
        mean,
        ..Run::default()
    };
    Ok(Some(Finished { run, trace }))
}

/// The missing digits of an attempt, added up over all houses, plus the cost of its violated
/// constraints. A solution has 0. Unlike a cost, this number has the same meaning for every
/// algorithm. `None` if the line is not a board of this geometry.
#[must_use]
pub fn missing(geometry: &Geometry, line: &str, cost: Cost) -> Option<u32> {
    if cost.is_solved() {
        return Some(0);
    }
    let grid = line::read(line, geometry.side()).ok()?;
    let mut missing = 0;
    for house in geometry.houses() {
        let cells = geometry.cells(house);
        let digits: Digits = cells.iter().filter_map(|&cell| grid.get(cell)).collect();
        missing += cells.len() - digits.len();
    }
    let value = |cell: usize| grid.cells()[cell].map_or(0, Digit::value);
    Some(missing as u32 + Parts::new(geometry).cost(value))
}

fn search(
    engine: &Engine,
    solver: &mut dyn Solver,
    sudoku: &Sudoku,
    most: Option<u64>,
    deadline: Option<Instant>,
    cancel: &AtomicBool,
) -> Result<Option<Finished>, ExecuteError> {
    solver.start(sudoku).map_err(|error| ExecuteError::Unsupported(engine.name, error))?;
    let most = most.unwrap_or(u64::MAX);
    let look_every = LOOK_EVERY.max(engine.at_once);
    let mut nodes = look_every.min(most);
    let ending = loop {
        match solver.next(Limit { nodes, cancel: Some(cancel) }) {
            Halt::Found => break Ending::Solved,
            Halt::Exhausted => break Ending::Exhausted,
            Halt::MemoryLimit => break Ending::Memory,
            Halt::Cancelled => return Ok(None),
            Halt::NodeLimit if nodes >= most => break Ending::Evaluations,
            Halt::NodeLimit => nodes = nodes.saturating_add(look_every).min(most),
        }
        if cancel.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            break Ending::Seconds;
        }
    };
    let solved = (ending == Ending::Solved).then_some(0);
    let nodes = solver.effort().nodes;
    let run = Run { ending, nodes, best: solved, missing: solved, ..Run::default() };
    Ok(Some(Finished { run, trace: Trace::default() }))
}
