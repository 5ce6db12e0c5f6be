//! Repeats archived runs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use evoku_messages::{Message, say};

use crate::archive::cells;
use crate::execute::{Ending, ExecuteError, execute};
use crate::plan::Plan;
use crate::results::Results;
use crate::rows::csv_line;
use crate::run::Run;

/// The outcome of repeating runs.
#[derive(Clone, Debug, Default)]
pub struct Rerun {
    /// The number of repeated runs.
    pub made: u64,
    /// The runs that differ from the archive, each with its archived and its new result.
    pub moved: Vec<Message>,
}

/// Repeats runs from all parts of the plan and compares the results with the archived ones, except
/// for seconds. Starts no further run after `time` has passed. Skips runs that ended by their time
/// limit.
///
/// # Errors
/// If an algorithm doesn't support a puzzle.
pub fn rerun(
    plan: &Plan,
    kept: &Results,
    time: Duration,
    cancel: &AtomicBool,
) -> Result<Rerun, ExecuteError> {
    let (started, jobs) = (Instant::now(), plan.jobs());
    let mut rerun = Rerun::default();
    for number in spread(jobs) {
        if started.elapsed() >= time || cancel.load(Ordering::Relaxed) {
            break;
        }
        let Some((job, kept)) = plan.job(number).zip(kept.runs.get(number as usize)) else { break };
        if kept.ending == Ending::Seconds {
            continue;
        }
        let method = &plan.configurations[job.configuration.at()].method;
        let instance = &plan.puzzle(job).instance;
        let made = execute(method, instance, plan.seed_of(job), plan.limits, cancel)?;
        let Some(made) = made else { break };
        rerun.made += 1;
        let [was, is] = [kept, &made.run].map(|run| csv_line(cells(&Run { seconds: 0.0, ..*run })));
        if was != is {
            let label = &plan.configurations[job.configuration.at()].label;
            let class = &plan.classes[job.class.at()].name;
            let (puzzle, repetition) = (job.puzzle + 1, job.repetition + 1);
            let (was, is) = (was.trim_end(), is.trim_end());
            let moved = say::lab_archive_moved(label, class, puzzle, repetition, was, is);
            rerun.moved.push(moved);
        }
    }
    Ok(rerun)
}

/// All numbers below `count`, each once, in an order in which the first numbers are spread over the
/// whole range.
fn spread(count: u64) -> impl Iterator<Item = u64> {
    let golden = (count as f64 * 0.618) as u64;
    let step = (golden.max(1)..).find(|&step| is_coprime(step, count)).unwrap_or(1);
    (0..count).map(move |place| (u128::from(place) * u128::from(step) % u128::from(count)) as u64)
}

fn is_coprime(mut one: u64, mut other: u64) -> bool {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_occurs_once_and_early_ones_are_spread_out() {
        for count in [1, 2, 7, 60, 1_692] {
            let mut numbers: Vec<u64> = spread(count).collect();
            let reached = numbers.iter().take(8).max().copied();
            assert!(reached >= Some(count / 2), "{count}: {reached:?}");
            numbers.sort_unstable();
            assert_eq!(numbers, (0..count).collect::<Vec<_>>());
        }
    }
}
