//! `bench`: measures the speed of a browser.

use const_fnv1a_hash::fnv1a_hash_64;
use evoku_messages::say;
use evoku_sudoku::search::{ENGINES, Line, LineAnswer, Single9, SolveLines, by_name};
use serde::Serialize;

use crate::arguments::arguments;
use crate::problem::Problem;
use crate::state::State;

/// The engine without vector instructions, the baseline for the others.
const PORTABLE: &str = "portable";

arguments! {
    /// Plain 9x9 boards to solve.
    pub(crate) struct BenchRequest {
        /// `batch9`, `single9`, or `portable`, which uses no vector instructions.
        engine: String,
        /// One board per line.
        lines: String,
        /// The number of times to solve all boards; 1 by default.
        rounds: Option<u64>,
    }
}

/// The solutions of a benchmark.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Benched {
    /// The number of boards.
    lines: usize,
    /// The number of boards with one solution.
    unique: usize,
    /// A hash of the solutions.
    digest: String,
}

pub(crate) fn bench(_: &mut State, request: BenchRequest) -> Result<Benched, Problem> {
    let name = &*request.engine;
    let names = ENGINES.iter().map(|engine| engine.name);
    let refusal = || say::page_unknown_engine(name).suggesting(name, names);
    let unknown = || Problem::of("engine", refusal());
    let mut engine: Box<dyn SolveLines> = match name {
        PORTABLE => Box::new(Single9::portable()),
        _ => by_name(name).and_then(|engine| engine.lines).ok_or_else(unknown)?(),
    };
    let lines: Vec<&Line> =
        request.lines.lines().filter_map(|line| line.as_bytes().try_into().ok()).collect();
    let mut answers = vec![LineAnswer::NONE; lines.len()];
    for _ in 0..request.rounds.unwrap_or(1) {
        engine.solve(&lines, 2, &mut answers);
    }
    let bytes =
        answers.iter().flat_map(|answer| answer.solution.into_iter().chain([answer.solutions]));
    Ok(Benched {
        lines: lines.len(),
        unique: answers.iter().filter(|answer| answer.solutions == 1).count(),
        digest: format!("{:016x}", fnv1a_hash_64(&bytes.collect::<Vec<u8>>(), None)),
    })
}
