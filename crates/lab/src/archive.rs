//! The runs of a finished plan as a small text, which can be kept in a repository together with a
//! page.
//!
//! Puzzles, configurations, seeds and the order of the runs follow from the plan, so the text
//! contains only results. It omits traces and the means of last generations. Seconds are rounded to
//! two digits.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use const_fnv1a_hash::fnv1a_hash_128;
use evoku_messages::{Message, Say, say};

use crate::execute::{Ending, ExecuteError, execute};
use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::plan::{Fingerprint, Plan};
use crate::results::{KeptPlan, Results, SessionRow};
use crate::rows::csv_line;
use crate::run::{COLUMNS, Column, Run};

/// The first line of an archive.
const FIRST: &str = "evoku archive 1";

/// The columns of an archive.
const KEPT: [&str; 10] = [
    "ending",
    "generations",
    "full",
    "moves",
    "decodes",
    "nodes",
    "restarts",
    "best",
    "missing",
    "seconds",
];

/// The reason why an archive can't be written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ArchiveError {
    /// Runs are missing: the number of existing runs and of expected ones.
    Unfinished(u64, u64),
    /// This line does not fit an archive.
    Line(usize),
    /// The archive belongs to another plan: the fingerprint found and the expected one.
    Plan(Fingerprint, Fingerprint),
}

impl Say for ArchiveError {
    fn message(&self) -> Message {
        match self {
            Self::Unfinished(runs, wanted) => say::lab_archive_unfinished(*runs, *wanted),
            Self::Line(line) => say::lab_archive_line(*line),
            Self::Plan(found, expected) => say::lab_archive_plan(found, expected),
        }
    }
}

evoku_messages::error!(ArchiveError);

/// The runs of a finished plan as text.
///
/// # Errors
/// If runs are missing.
pub fn archive(results: &Results) -> Result<String, ArchiveError> {
    let (runs, wanted) = (results.runs.len() as u64, results.wanted());
    if runs < wanted {
        return Err(ArchiveError::Unfinished(runs, wanted));
    }
    let plan = &results.plan;
    let mut text = format!("{FIRST}\nplan {}\nfingerprint {}\n", plan.name, plan.fingerprint);
    let mut known: Vec<&SessionRow> = Vec::new();
    for session in &results.sessions {
        let is_same = |other: &&&SessionRow| {
            (&other.revision, &other.machine) == (&session.revision, &session.machine)
        };
        if known.iter().find(is_same).is_none() {
            known.push(session);
            let SessionRow { started, version, revision, machine, .. } = session;
            text += &format!("session {started}\t{version}\t{revision}\t{machine}\n");
        }
    }
    text += &format!("{}\n", KEPT.join(","));
    // Similar runs are adjacent, so that the text compresses well.
    let mut runs: Vec<&Run> = results.runs.iter().collect();
    runs.sort_by_key(|run| (run.configuration, run.puzzle, run.repetition));
    for run in runs {
        let run = Run { seconds: rounded(run.seconds), ..*run };
        text += &csv_line(kept().map(|column| column.shown(&run)));
    }
    Ok(text)
}

/// A fingerprint of an archive's text: FNV-1a with 128 bits, as 32 hexadecimal digits.
#[must_use]
pub fn hash(text: &str) -> Fingerprint {
    format!("{:032x}", fnv1a_hash_128(text.as_bytes(), None))
}

/// Reads the archive of a plan.
///
/// # Errors
/// If the text is not an archive, or is the archive of another plan.
pub fn read(text: &str, plan: &Plan) -> Result<Results, ArchiveError> {
    let mut lines = (1..).zip(text.lines());
    let mut next = |begin: &str| match lines.next() {
        Some((number, line)) => line.strip_prefix(begin).ok_or(ArchiveError::Line(number)),
        None => Err(ArchiveError::Line(1)),
    };
    next(FIRST)?;
    next("plan ")?;
    let (found, expected) = (next("fingerprint ")?, plan.fingerprint());
    if found != expected {
        return Err(ArchiveError::Plan(found.to_owned(), expected));
    }
    let (head, mut sessions) = (KEPT.join(","), Vec::new());
    for (number, line) in lines.by_ref() {
        if line == head {
            break;
        }
        sessions.push(session(line, sessions.len()).ok_or(ArchiveError::Line(number))?);
    }
    let puzzles = PuzzleIndex::first(plan.puzzles());
    let mut runs = Vec::new();
    for configuration in ConfigurationIndex::first(plan.configurations.len()) {
        for puzzle in puzzles.clone() {
            for repetition in 0..plan.repetitions {
                let (number, line) =
                    lines.next().ok_or(ArchiveError::Line(text.lines().count()))?;
                let mut run = run(line).ok_or(ArchiveError::Line(number))?;
                let job = plan.number(configuration, puzzle, repetition);
                run.seed = plan.job(job).map_or(0, |job| plan.seed_of(job));
                (run.configuration, run.puzzle) = (configuration, puzzle);
                run.repetition = repetition as u32;
                runs.push(run);
            }
        }
    }
    if let Some((number, _)) = lines.next() {
        return Err(ArchiveError::Line(number));
    }
    runs.sort_by_key(|run| (run.repetition, run.puzzle, run.configuration));
    Ok(Results { plan: KeptPlan::of(plan), runs, sessions })
}

/// The outcome of repeating runs.
#[derive(Clone, Debug, Default)]
pub struct Rerun {
    /// The number of repeated runs.
    pub made: u64,
    /// The runs that differ from the archive: the run, the kept result and the new one.
    pub moved: Vec<Message>,
}

/// Repeats runs from all over the plan, and compares them with the kept ones in everything except
/// seconds. Starts no run after `time`. Skips runs that ended by the clock.
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
        let posed = &plan.puzzle(job).posed;
        let made = execute(method, posed, plan.seed_of(job), plan.limits, cancel)?;
        let Some(made) = made else { break };
        rerun.made += 1;
        let [was, is] = [kept, &made.run].map(|run| line(&Run { seconds: 0.0, ..*run }));
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

/// All numbers below `count`, each once, in an order that spreads the first ones over the whole
/// range.
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

/// The columns of an archive, in order.
fn kept() -> impl Iterator<Item = &'static Column> {
    KEPT.iter().filter_map(|&name| COLUMNS.iter().find(|column| column.name == name))
}

fn line(run: &Run) -> String {
    csv_line(kept().map(|column| column.shown(run)))
}

/// Rounds seconds to two significant digits.
fn rounded(seconds: f64) -> f64 {
    format!("{seconds:.1e}").parse().unwrap_or(seconds)
}

/// Parses a line as a run; `None` if it is not a run.
fn run(line: &str) -> Option<Run> {
    let (mut run, mut cells) = (Run::default(), line.split(','));
    for column in kept() {
        let value = column.read(cells.next()?)?;
        column.restore(&mut run, &value).then_some(())?;
    }
    cells.next().is_none().then_some(run)
}

/// Parses a line as a session that follows `before` others; `None` if it is not a session.
fn session(line: &str, before: usize) -> Option<SessionRow> {
    let mut words = line.strip_prefix("session ")?.split('\t').map(str::to_owned);
    let started = words.next()?.parse().ok()?;
    let [version, revision, machine] = [words.next()?, words.next()?, words.next()?];
    let (id, command, threads) = (before as i64 + 1, String::new(), 0);
    Some(SessionRow { id, started, version, revision, machine, command, threads })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_once_and_early_ones_lie_all_over() {
        for count in [1, 2, 7, 60, 1_692] {
            let mut numbers: Vec<u64> = spread(count).collect();
            let reached = numbers.iter().take(8).max().copied();
            assert!(reached >= Some(count / 2), "{count}: {reached:?}");
            numbers.sort_unstable();
            assert_eq!(numbers, (0..count).collect::<Vec<_>>());
        }
    }
}
