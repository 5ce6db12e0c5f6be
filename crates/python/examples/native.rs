//! Solves the plain 9x9 lines of a file a number of times, from memory to memory, on one thread.
//! This is the baseline of `bench`.

use std::process::ExitCode;

use evoku_sudoku::search::{Batch9, Line, LineAnswer, SolveLines};

/// The number of boards per call, as in the package.
const CHUNK: usize = 2048;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let text = arguments.next().and_then(|path| std::fs::read(path).ok());
    let rounds = arguments.next().and_then(|rounds| rounds.parse::<usize>().ok());
    let (Some(text), Some(rounds)) = (text, rounds) else { return ExitCode::FAILURE };
    let lines: Vec<&Line> = text
        .split(|&byte| byte == b'\n')
        .filter_map(|line| line.get(..81)?.try_into().ok())
        .collect();
    let mut engine = Batch9::new();
    let mut answers = vec![LineAnswer::NONE; lines.len()];
    for _ in 0..rounds {
        for (lines, answers) in lines.chunks(CHUNK).zip(answers.chunks_mut(CHUNK)) {
            SolveLines::solve(&mut engine, lines, 2, answers);
        }
    }
    ExitCode::from(u8::from(answers.iter().all(|answer| answer.solutions == 0)))
}
