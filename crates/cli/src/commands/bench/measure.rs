//! Timing one engine on one set.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::ScopedJoinHandle;
use std::time::{Duration, Instant};

use evoku_messages::{Message, say};
use evoku_sudoku::search::{Engine, Halt, Limit, Line, LineAnswer, SolveLines, Solver};
use evoku_sudoku::{Grid, Sudoku};

use crate::commands::bench::sets::Set;
use crate::error::Result;

/// The settings of all measurements.
pub(super) struct Plan {
    pub(super) threads: usize,
    /// The number of solutions at which the search of a puzzle ends.
    pub(super) limit: u8,
    pub(super) seconds: Duration,
    pub(super) repeat: usize,
}

/// The number of lines that an engine gets at once; smaller sets are repeated.
const BLOCK: usize = 1 << 13;
/// The maximum time for a single puzzle.
const PATIENCE: Duration = Duration::from_secs(20);

/// One measurement.
pub(super) struct Row {
    pub(super) engine: &'static str,
    pub(super) set: String,
    pub(super) puzzles: usize,
    pub(super) result: Result<Figures>,
}

/// The figures of an engine on a set.
pub(super) struct Figures {
    /// Puzzles per second in the repetitions, ascending; at least one.
    pub(super) rates: Vec<f64>,
    /// `true` if both puzzles and solutions were text.
    pub(super) from_text: bool,
    pub(super) tally: Tally,
}

/// Counts over all solved puzzles, repetitions included.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    /// The number of puzzles with no, one and several solutions.
    pub(super) kinds: [u64; 3],
    pub(super) guesses: u64,
}

impl Tally {
    fn add(&mut self, solutions: u64, guesses: u64) {
        self.kinds[solutions.min(2) as usize] += 1;
        self.guesses += guesses;
    }

    pub(super) fn solved(&self) -> u64 {
        self.kinds.iter().sum()
    }

    /// Guesses per puzzle.
    pub(super) fn guesses(&self) -> f64 {
        self.guesses as f64 / self.solved().max(1) as f64
    }
}

impl Figures {
    pub(super) fn median(&self) -> f64 {
        let half = self.rates.len() / 2;
        if self.rates.len() % 2 == 1 {
            self.rates[half]
        } else {
            (self.rates[half - 1] + self.rates[half]) / 2.0
        }
    }
}

/// Measures an engine on a set.
pub(super) fn measure(
    engine: &'static Engine,
    set: &Set,
    plan: &Plan,
    interrupted: &AtomicBool,
) -> Row {
    let result = figures(engine, set, plan, interrupted);
    Row { engine: engine.name, set: set.name.clone(), puzzles: set.puzzles.len(), result }
}

fn figures(
    engine: &'static Engine,
    set: &Set,
    plan: &Plan,
    interrupted: &AtomicBool,
) -> Result<Figures> {
    for puzzle in &set.puzzles {
        engine.check(puzzle.geometry())?;
    }
    let mixed_lines: Option<Vec<Line>> =
        set.lines.as_ref().filter(|_| engine.lines.is_some()).map(|lines| {
            let mixed: Vec<Line> = mixed(lines.len()).map(|index| lines[index]).collect();
            mixed.iter().copied().cycle().take(lines.len().max(BLOCK)).collect()
        });
    let lines: Option<Vec<&Line>> = mixed_lines.as_ref().map(|lines| lines.iter().collect());
    let mut runners: Vec<Runner<'_>> =
        (0..plan.threads).map(|_| runner(engine, lines.as_deref(), &set.puzzles)).collect();
    let mut rates = Vec::new();
    let mut tally = Tally::default();
    // The first round warms up.
    for round in 0..=plan.repeat {
        let (ended, cancel) = (AtomicBool::new(false), &AtomicBool::new(false));
        // A round ends in time unless the puzzle started last takes too long.
        let longest = plan.seconds.saturating_add(PATIENCE);
        let runs = std::thread::scope(|scope| {
            scope.spawn(|| {
                let start = Instant::now();
                while !ended.load(Ordering::Relaxed) {
                    let late = start.elapsed() > longest;
                    cancel.store(late || interrupted.load(Ordering::Relaxed), Ordering::Relaxed);
                    std::thread::sleep(Duration::from_millis(10));
                }
            });
            let run = |runner| scope.spawn(move || Runner::run(runner, plan, cancel));
            let threads: Vec<_> = runners.iter_mut().map(run).collect();
            let runs: Vec<_> = threads.into_iter().map(ScopedJoinHandle::join).collect();
            ended.store(true, Ordering::Relaxed);
            runs.into_iter()
                .map(|run| run.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect::<Result<Vec<_>, _>>()
        })?;
        if round > 0 {
            rates.push(runs.iter().map(|(rate, _)| rate).sum());
        }
        for (_, seen) in runs {
            tally.guesses += seen.guesses;
            for (mine, theirs) in tally.kinds.iter_mut().zip(seen.kinds) {
                *mine += theirs;
            }
        }
    }
    rates.sort_by(f64::total_cmp);
    Ok(Figures { rates, from_text: lines.is_some(), tally })
}

/// Makes the runner of one thread, which reads text if the engine can.
fn runner<'a>(engine: &Engine, lines: Option<&'a [&'a Line]>, puzzles: &'a [Sudoku]) -> Runner<'a> {
    match (lines, engine.lines) {
        (Some(lines), Some(engine)) => Runner::Lines {
            engine: engine(),
            lines,
            answers: vec![LineAnswer::NONE; BLOCK],
            next: 0,
        },
        _ => Runner::boards((engine.solver)(), puzzles),
    }
}

/// The engine of one thread, cycling through a set.
enum Runner<'s> {
    Lines {
        engine: Box<dyn SolveLines>,
        lines: &'s [&'s Line],
        answers: Vec<LineAnswer>,
        next: usize,
    },
    Boards {
        solver: Box<dyn Solver>,
        puzzles: Vec<&'s Sudoku>,
        next: usize,
    },
}

/// Orders the numbers below `count` so that every prefix is a fair sample, even if the file is
/// sorted. Steps of the golden section spread evenly.
fn mixed(count: usize) -> impl Iterator<Item = usize> {
    let golden = (count as f64 * 0.618) as usize;
    let stride = (golden.max(1)..).find(|&stride| gcd(stride, count) == 1).unwrap_or(1);
    (0..count).scan(0, move |next, _| {
        let index = *next;
        *next = (*next + stride) % count;
        Some(index)
    })
}

impl<'s> Runner<'s> {
    fn boards(solver: Box<dyn Solver>, puzzles: &'s [Sudoku]) -> Self {
        let puzzles = mixed(puzzles.len()).map(|index| &puzzles[index]).collect();
        Self::Boards { solver, puzzles, next: 0 }
    }

    /// Solves for the planned time. Returns puzzles per second and the tally.
    fn run(&mut self, plan: &Plan, cancel: &AtomicBool) -> Result<(f64, Tally)> {
        let start = Instant::now();
        let mut tally = Tally::default();
        while start.elapsed() < plan.seconds {
            match self {
                Self::Lines { engine, lines, answers, next } => {
                    let block = &lines[*next..lines.len().min(*next + BLOCK)];
                    *next = if *next + BLOCK < lines.len() { *next + BLOCK } else { 0 };
                    engine.solve(block, plan.limit, answers);
                    for answer in &answers[..block.len()] {
                        tally.add(answer.solutions.into(), answer.guesses.into());
                    }
                }
                Self::Boards { solver, puzzles, next } => {
                    let puzzle = puzzles[*next];
                    *next = (*next + 1) % puzzles.len();
                    let solutions = solve(solver.as_mut(), puzzle, plan.limit.into(), cancel)?;
                    tally.add(solutions, solver.effort().guesses);
                }
            }
            if cancel.load(Ordering::Relaxed) {
                return Err(gave_up().into());
            }
        }
        Ok((tally.solved() as f64 / start.elapsed().as_secs_f64(), tally))
    }
}

/// Counts solutions up to a limit and extracts the first one.
fn solve(solver: &mut dyn Solver, puzzle: &Sudoku, most: u64, cancel: &AtomicBool) -> Result<u64> {
    let limit = Limit { cancel: Some(cancel), ..Limit::default() };
    solver.start(puzzle)?;
    let mut solutions = 0;
    while solutions < most {
        match solver.next(limit) {
            Halt::Found if solutions == 0 => {
                let mut grid = Grid::blank(puzzle.geometry().side());
                solver.solution(&mut grid);
                std::hint::black_box(grid);
            }
            Halt::Found => {}
            Halt::Exhausted => break,
            Halt::MemoryLimit => return Err(say::command_no_memory().into()),
            Halt::NodeLimit | Halt::Cancelled => return Err(gave_up().into()),
        }
        solutions += 1;
    }
    Ok(solutions)
}

fn gave_up() -> Message {
    say::command_gave_up(PATIENCE.as_secs())
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
