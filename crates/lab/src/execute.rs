//! One run.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use evoku_evolve::presets::{Archipelago, Preset, Settings, Task};
use evoku_evolve::{Attempt, Budget, Stop, Work, run};
use evoku_sudoku::formats::line;
use evoku_sudoku::search::{Engine, Halt, Limit, Solver};
use evoku_sudoku::{Digits, Geometry, Sudoku};

use crate::plan::{Limits, Method};
use crate::trace::{Point, Recorder};

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// With a solution.
    Solved,
    /// The budget of evaluations was spent.
    Evaluations,
    /// The budget of generations was spent.
    Generations,
    /// The seconds were over.
    Seconds,
    /// The algorithm couldn't get any further.
    Exhausted,
    /// An exact engine reached its own bound of memory.
    Memory,
}

impl Finished {
    /// Evaluations of every kind; of an exact engine, nodes.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.work.evaluations() + self.nodes
    }
}

impl Ending {
    /// Every ending, in the order of the numbers by which they are stored.
    pub const ALL: [Self; 6] = [
        Self::Solved,
        Self::Evaluations,
        Self::Generations,
        Self::Seconds,
        Self::Exhausted,
        Self::Memory,
    ];

    /// Its name in tables.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Evaluations => "evaluations",
            Self::Generations => "generations",
            Self::Seconds => "seconds",
            Self::Exhausted => "exhausted",
            Self::Memory => "memory",
        }
    }
}

/// What came of a run.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// How it ended.
    pub ending: Ending,
    /// Generations after generation 0.
    pub generations: u64,
    /// What it spent.
    pub work: Work,
    /// Nodes of an exact search.
    pub nodes: u64,
    /// Restarts.
    pub restarts: u64,
    /// The lowest cost of the run.
    pub best: Option<u32>,
    /// The digits that the best attempt lacks, added up over all houses: 0 is a solution, and
    /// unlike a cost it means the same for every algorithm.
    pub missing: Option<u32>,
    /// The mean cost of the last generation.
    pub mean: Option<f64>,
    /// Seconds by the clock.
    pub seconds: f64,
    /// How it converged; empty for an exact engine.
    pub trace: Vec<Point>,
}

/// Makes a single run; none if it was cancelled.
///
/// # Errors
/// If the algorithm can't serve the puzzle, with the reason.
pub fn execute(
    method: &Method,
    sudoku: &Sudoku,
    seed: u64,
    limits: Limits,
    cancel: &AtomicBool,
) -> Result<Option<Finished>, String> {
    Worker::default().run(method, sudoku, seed, limits, cancel)
}

/// What makes the runs of one thread.
#[derive(Default)]
pub(crate) struct Worker {
    /// Engines keep their memory from one puzzle to the next.
    solvers: HashMap<&'static str, Box<dyn Solver>>,
}

/// Between two looks at the clock an exact search expands so many nodes.
const LOOK_EVERY: u64 = 1 << 12;

impl Worker {
    /// Makes a run, see [`execute`].
    pub(crate) fn run(
        &mut self,
        method: &Method,
        sudoku: &Sudoku,
        seed: u64,
        limits: Limits,
        cancel: &AtomicBool,
    ) -> Result<Option<Finished>, String> {
        let started = Instant::now();
        let seconds = limits.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let deadline = seconds.and_then(|seconds| started.checked_add(seconds));
        let finished = match method {
            Method::Preset(preset, settings, islands) => {
                let Limits { evaluations, generations, .. } = limits;
                let cancel = Some(cancel);
                let budget =
                    Budget { evaluations, generations, deadline, cancel, ..Budget::default() };
                evolve(preset, settings, islands.as_ref(), sudoku, seed, budget)
            }
            Method::Engine(engine) => {
                let solver = self.solvers.entry(engine.name).or_insert_with(engine.solver);
                search(engine, solver.as_mut(), sudoku, limits.evaluations, deadline, cancel)
            }
        }?;
        let seconds = started.elapsed().as_secs_f64();
        Ok(finished.map(|finished| Finished { seconds, ..finished }))
    }
}

fn evolve(
    preset: &Preset,
    settings: &Settings,
    islands: Option<&Settings>,
    sudoku: &Sudoku,
    seed: u64,
    budget: Budget<'_>,
) -> Result<Option<Finished>, String> {
    let mut recorder = Recorder::default();
    let outcome = match islands {
        None => preset.run(sudoku, settings, Task::new(seed, budget, &mut recorder)),
        Some(islands) => {
            let archipelago = Archipelago::of(islands);
            let islands =
                archipelago.begin(seed, budget, |_, task| preset.begin(sudoku, settings, task));
            islands.map(|islands| run(&mut islands.observed_by(&mut recorder)))
        }
    };
    let outcome =
        outcome.map_err(|error| format!("{} can't serve a puzzle: {error}", preset.name))?;
    let ending = match outcome.stop {
        Stop::Solved => Ending::Solved,
        Stop::Evaluations => Ending::Evaluations,
        Stop::Generations => Ending::Generations,
        Stop::Deadline => Ending::Seconds,
        Stop::Exhausted | Stop::FalseZero => Ending::Exhausted,
        Stop::Cancelled => return Ok(None),
    };
    let (trace, mean) = recorder.finish(&outcome);
    Ok(Some(Finished {
        ending,
        generations: outcome.generations,
        work: outcome.work,
        nodes: 0,
        restarts: outcome.restarts,
        best: outcome.best.as_ref().map(|best| best.cost.total()),
        missing: outcome.best.and_then(|best| missing(sudoku.geometry(), &best)),
        mean,
        seconds: 0.0,
        trace,
    }))
}

/// The digits that the houses of an attempt lack, added up.
fn missing(geometry: &Geometry, attempt: &Attempt) -> Option<u32> {
    if attempt.cost.is_solved() {
        return Some(0);
    }
    let grid = line::read(&attempt.line, geometry.side()).ok()?;
    let lacks = |house| {
        let digits: Digits =
            geometry.cells(house).iter().filter_map(|&cell| grid.get(cell)).collect();
        geometry.cells(house).len() - digits.len()
    };
    Some(geometry.houses().map(lacks).sum::<usize>() as u32)
}

fn search(
    engine: &Engine,
    solver: &mut dyn Solver,
    sudoku: &Sudoku,
    most: Option<u64>,
    deadline: Option<Instant>,
    cancel: &AtomicBool,
) -> Result<Option<Finished>, String> {
    solver.start(sudoku).map_err(|error| error.to_string())?;
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
    Ok(Some(Finished {
        ending,
        generations: 0,
        work: Work::default(),
        nodes: solver.effort().nodes,
        restarts: 0,
        best: (ending == Ending::Solved).then_some(0),
        missing: (ending == Ending::Solved).then_some(0),
        mean: None,
        seconds: 0.0,
        trace: Vec::new(),
    }))
}
