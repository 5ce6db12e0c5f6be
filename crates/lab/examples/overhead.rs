//! Measures the overhead of the laboratory. It compares the CPU time of recorded runs with that of
//! the same runs made directly, and the speedup of two threads. Linux only, because it reads
//! `/proc`.
//!
//!     cargo run --release -p evoku-lab --example overhead

#![allow(clippy::print_stdout, reason = "an example")]

use std::error::Error;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use std::{env, fs};

use evoku_evolve::Budget;
use evoku_evolve::presets::{Settings, Task, preset};
use evoku_lab::plan::Plan;
use evoku_lab::runner::{self, Unwatched};
use evoku_lab::store::{Environment, Store};

/// The seconds of computing for each measurement.
const SECONDS: f64 = 3.0;

/// The number of pairs of measurements, of which the median is printed.
const PAIRS: usize = 7;

fn main() -> Result<(), Box<dyn Error>> {
    println!("     run  overhead, CPU  two threads: laboratory  directly");
    for evaluations in [200, 3_000, 15_000, 30_000, 75_000] {
        let mut plan = plan(evaluations, 1)?;
        // Doubles the repetitions until the runs take long enough.
        while directly(&plan, 1).1 < SECONDS / 10.0 {
            plan.repetitions *= 2;
        }
        plan.repetitions *= 10;
        let mut rows = Vec::new();
        let mut length = Vec::new();
        for _ in 0..PAIRS {
            let (plain_cpu, plain) = directly(&plan, 1);
            let (cpu, one) = laboratory(&plan, 1)?;
            let (_, two) = laboratory(&plan, 2)?;
            let (_, plain_two) = directly(&plan, 2);
            rows.push([cpu / plain_cpu - 1.0, one / two, plain / plain_two]);
            length.push(plain_cpu / plan.jobs() as f64);
        }
        let [overhead, two, plain_two] =
            [0, 1, 2].map(|at| median(rows.iter().map(|row| row[at]).collect()));
        println!(
            "{:>5.2} ms  {:>11.2} %  {two:>23.2}  {plain_two:>8.2}",
            1000.0 * median(length),
            100.0 * overhead,
        );
    }
    Ok(())
}

/// A plan whose runs spend exactly `evaluations`, because random boards never solve its puzzles.
fn plan(evaluations: u64, repetitions: u64) -> Result<Plan, Box<dyn Error>> {
    let text = format!(
        "name = 'overhead'\nseed = 1\nrepetitions = {repetitions}\n\
         budget.evaluations = {evaluations}\n\
         [[algorithm]]\nname = 'random-search'\n[[class]]\nname = 'x'\nbundled = '9x9 extreme'\n"
    );
    let plan = Plan::read(&text, Path::new("."), &AtomicBool::new(false));
    plan.map_err(|errors| errors[0].clone().into())
}

/// The seconds of CPU time and of elapsed time of all runs, without observers or a store.
fn directly(plan: &Plan, threads: usize) -> (f64, f64) {
    let next = AtomicU64::new(0);
    let preset = preset("random-search").expect("it is an algorithm");
    let settings = Settings::new(preset.parameters);
    let budget = Budget { evaluations: plan.limits.evaluations, ..Budget::default() };
    measured(|| {
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(job) = plan.job(next.fetch_add(1, Ordering::Relaxed)) {
                        let task = Task::unobserved(plan.seed_of(job), budget);
                        let made = preset.run(
                            plan.puzzle(job).posed.sudoku().expect("a plan of Sudokus"),
                            &settings,
                            task,
                        );
                        assert!(made.is_ok_and(|made| made.generations > 0));
                    }
                });
            }
        });
    })
}

/// The same in the laboratory, with an empty store in the folder for temporary files.
fn laboratory(plan: &Plan, threads: usize) -> Result<(f64, f64), Box<dyn Error>> {
    let path = env::temp_dir().join(format!("overhead-{}.sqlite", std::process::id()));
    let mut result = Ok(());
    let measured = measured(|| {
        let never = AtomicBool::new(false);
        let environment = Environment::default();
        result = Store::create(&path).map_err(Box::from).and_then(|store| {
            let ended = runner::run(store, plan, &environment, threads, &never, &Unwatched);
            ended.map(drop).map_err(Box::<dyn Error>::from)
        });
    });
    let _ = fs::remove_file(&path);
    result.map(|()| measured)
}

/// The seconds of CPU time of this process, and the elapsed seconds.
fn measured(work: impl FnOnce()) -> (f64, f64) {
    let (cpu, started) = (cpu_seconds(), Instant::now());
    work();
    (cpu_seconds() - cpu, started.elapsed().as_secs_f64())
}

/// The CPU time of all threads of this process, including those that have ended. The kernel counts
/// it in hundredths of a second.
fn cpu_seconds() -> f64 {
    let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: Vec<f64> = fields.filter_map(|field| field.parse().ok()).collect();
    // The letter of the state isn't a number, so user and system time are the 11th and 12th number.
    ticks.get(10).zip(ticks.get(11)).map_or(f64::NAN, |(user, system)| (user + system) / 100.0)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
