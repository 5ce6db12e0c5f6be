//! Counts the solutions of a puzzle while it is evolved.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::search::{Auto, Halt, Limit, Solver};

use crate::error::Result;
use crate::output::remark;

/// The longest time that the count takes.
const TIME: Duration = Duration::from_secs(1);

/// The number of nodes between two looks at the clock.
const NODES: u64 = 1_000;

/// Executes `run`. Afterwards reports if the puzzle has no solution, or several.
///
/// An exact engine counts the solutions on another thread. If `run` fails or ends before the count,
/// nothing is reported.
pub(super) fn reporting_solutions<T>(
    sudoku: Option<&Sudoku>,
    run: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let Some(sudoku) = sudoku else { return run() };
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let count = scope.spawn(|| count_to_2(sudoku, &is_over));
        let result = run();
        is_over.store(true, Ordering::Relaxed);
        let solutions = count.join().ok().flatten().filter(|_| result.is_ok());
        match solutions {
            Some(0) => remark(say::command_no_solution()),
            Some(2) => remark(say::command_several_solutions()),
            _ => {}
        }
        result
    })
}

/// Counts the solutions, up to 2. Returns `None` if the time is up or `cancel` is set before.
fn count_to_2(sudoku: &Sudoku, cancel: &AtomicBool) -> Option<u64> {
    let start = Instant::now();
    let mut engine = Auto::default();
    engine.begin(sudoku);
    let (mut found, mut nodes) = (0, 0);
    while found < 2 {
        nodes += NODES;
        let (more, halt) = engine.count(2 - found, Limit { nodes, cancel: Some(cancel) });
        found += more;
        match halt {
            Halt::Exhausted => break,
            Halt::Found => {}
            Halt::NodeLimit if start.elapsed() < TIME => {}
            Halt::NodeLimit | Halt::MemoryLimit | Halt::Cancelled => return None,
        }
    }
    Some(found)
}
