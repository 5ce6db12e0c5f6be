//! `bench`: what a browser can do.

use const_fnv1a_hash::fnv1a_hash_64;
use evoku_sudoku::search::{Line, LineAnswer, Single9, SolveLines, by_name};
use serde_json::json;

use crate::arguments::Arguments;
use crate::problem::{Answered, Problem};
use crate::state::State;

/// The engine without vector instructions, which others are compared with.
const PORTABLE: &str = "portable";

/// Solves plain 9x9 boards `rounds` times; the page takes the time.
pub(crate) fn bench(_: &mut State, request: Arguments<'_>) -> Answered {
    let name = request.needed_text("engine")?;
    let unknown = || Problem::new(format!("engine: no engine {name:?} solves lines"));
    let mut engine: Box<dyn SolveLines> = match name {
        PORTABLE => Box::new(Single9::portable()),
        _ => by_name(name).and_then(|engine| engine.lines).ok_or_else(unknown)?(),
    };
    let text = request.needed_text("lines")?;
    let lines: Vec<&Line> =
        text.lines().filter_map(|line| line.as_bytes().try_into().ok()).collect();
    let mut answers = vec![LineAnswer::NONE; lines.len()];
    for _ in 0..request.number("rounds")?.unwrap_or(1) {
        engine.solve(&lines, 2, &mut answers);
    }
    let told =
        answers.iter().flat_map(|answer| answer.solution.into_iter().chain([answer.solutions]));
    let told: Vec<u8> = told.collect();
    Ok(json!({
        "lines": lines.len(),
        "unique": answers.iter().filter(|answer| answer.solutions == 1).count(),
        "digest": format!("{:016x}", fnv1a_hash_64(&told, None)),
    }))
}
