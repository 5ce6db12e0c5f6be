//! Archives: a finished plan and its runs as a text, which can be kept in a repository together with
//! a page, and read without the program.
//!
//! An archive begins with lines `# NAME VALUE` about the plan, and has a line `# | TEXT` for each
//! line of its file. A table in CSV (RFC 4180) follows, with a row for each run. The columns
//! [`IDENTITY`] are the puzzle, the algorithm with its parameters, the seed, and the revision of the
//! program. The others are results. Archives omit traces and the means of last generations, and
//! round seconds to two digits. The rows are in the order of configurations, puzzles and
//! repetitions, so that the text compresses well.

mod read;
mod rerun;

use std::collections::HashMap;

use const_fnv1a_hash::fnv1a_hash_128;
use evoku_messages::{Message, Say, say};

use crate::plan::{Fingerprint, Plan};
use crate::results::{KeptPlan, Results, SessionRow};
use crate::rows::csv_line;
use crate::run::{Column, Run};
use crate::value::Value;

pub use read::read;
pub use rerun::{Rerun, rerun};

/// The first line of an archive.
const FIRST: &str = "# evoku archive 2";

/// The columns that identify a run: its puzzle (five columns), its configuration (four columns),
/// and its execution.
pub const IDENTITY: [&str; 13] = [
    "class",
    "puzzle",
    "hash",
    "geometry",
    "board",
    "configuration",
    "algorithm",
    "parameters",
    "propagation",
    "repetition",
    "seed",
    "session",
    "revision",
];

/// The reason why an archive can't be written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ArchiveError {
    /// Runs are missing; the number of existing runs and of expected runs.
    Unfinished(u64, u64),
    /// The line with this number is not valid in an archive.
    Line(usize),
    /// The archive has version 1.
    First,
    /// The archive belongs to another plan; the fingerprint found and the expected one.
    Plan(Fingerprint, Fingerprint),
}

impl Say for ArchiveError {
    fn message(&self) -> Message {
        match self {
            Self::Unfinished(runs, wanted) => say::lab_archive_unfinished(*runs, *wanted),
            Self::Line(line) => say::lab_archive_line(*line),
            Self::First => say::lab_archive_first(),
            Self::Plan(found, expected) => say::lab_archive_plan(found, expected),
        }
    }
}

evoku_messages::error!(ArchiveError);

/// Returns `true` if a text begins like an archive.
#[must_use]
pub fn is_archive(text: &[u8]) -> bool {
    text.strip_prefix(b"# ").unwrap_or(text).starts_with(b"evoku archive ")
}

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
    let (sessions, numbers) = sessions(&results.sessions);
    let mut text = about(plan);
    for SessionRow { started, version, revision, machine, .. } in &sessions {
        text += &format!("# session {started}\t{version}\t{revision}\t{machine}\n");
    }
    for line in plan.text.lines() {
        text += &format!("# | {line}\n");
    }
    text += &csv_line(columns().map(Value::from));
    let mut runs: Vec<&Run> = results.runs.iter().collect();
    runs.sort_by_key(|run| (run.configuration, run.puzzle, run.repetition));
    for run in runs {
        let run = Run { seconds: rounded(run.seconds), ..*run };
        // The session is not known if the archive once had version 1.
        let session = numbers.get(&i64::from(run.session)).copied().unwrap_or(0);
        let revision = session.checked_sub(1).map_or("", |index| &sessions[index].revision);
        text += &csv_line(identity(plan, &run, session, revision).chain(cells(&run)));
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
pub fn read_of(text: &str, plan: &Plan) -> Result<Results, ArchiveError> {
    let (results, kept) = (read(text)?, KeptPlan::of(plan));
    let hashes =
        |plan: &KeptPlan| plan.puzzles.iter().map(|one| one.hash.clone()).collect::<Vec<_>>();
    let is_same = results.plan.fingerprint == kept.fingerprint
        && hashes(&results.plan) == hashes(&kept)
        && results.runs.iter().all(|run| Some(run.seed) == seed(plan, run));
    if !is_same {
        return Err(ArchiveError::Plan(results.plan.fingerprint, kept.fingerprint));
    }
    Ok(Results { plan: kept, ..results })
}

/// The seed of a run of a plan; `None` if the plan has no such run.
fn seed(plan: &Plan, run: &Run) -> Option<u64> {
    let number = plan.number(run.configuration, run.puzzle, run.repetition.into());
    plan.job(number).map(|job| plan.seed_of(job))
}

/// The first lines, about the plan.
fn about(plan: &KeptPlan) -> String {
    let KeptPlan { name, fingerprint, seed, repetitions, .. } = plan;
    let limits = plan.configurations.first();
    let limits = limits.map_or((0, 0, 0.0), |one| (one.evaluations, one.generations, one.seconds));
    format!(
        "{FIRST}\n# plan {name}\n# fingerprint {fingerprint}\n# seed {seed}\n\
         # repetitions {repetitions}\n# evaluations {}\n# generations {}\n# seconds {}\n",
        limits.0, limits.1, limits.2,
    )
}

/// The sessions with different revisions or machines, and the number among them, from 1, of each
/// session.
fn sessions(all: &[SessionRow]) -> (Vec<&SessionRow>, HashMap<i64, usize>) {
    let mut different: Vec<&SessionRow> = Vec::new();
    let mut numbers = HashMap::new();
    for session in all {
        let key = |of: &SessionRow| (of.revision.clone(), of.machine.clone());
        let known = different.iter().position(|other| key(other) == key(session));
        let index = known.unwrap_or(different.len());
        if known.is_none() {
            different.push(session);
        }
        numbers.insert(session.id, index + 1);
    }
    (different, numbers)
}

/// The names of the columns.
fn columns() -> impl Iterator<Item = &'static str> {
    IDENTITY.into_iter().chain(Column::of_archives().map(|column| column.name))
}

/// The cells of the columns [`IDENTITY`].
fn identity(
    plan: &KeptPlan,
    run: &Run,
    session: usize,
    revision: &str,
) -> impl Iterator<Item = Value> + use<> {
    let (puzzle, one) =
        (&plan.puzzles[run.puzzle.at()], &plan.configurations[run.configuration.at()]);
    let cells: [Value; 13] = [
        plan.classes[puzzle.class.at()].as_str().into(),
        (puzzle.number as u64).into(),
        puzzle.hash.as_str().into(),
        puzzle.geometry.as_str().into(),
        puzzle.line.as_str().into(),
        one.label.as_str().into(),
        one.algorithm.as_str().into(),
        one.parameters.as_str().into(),
        one.propagation.as_str().into(),
        (u64::from(run.repetition) + 1).into(),
        run.seed.into(),
        (session as u64).into(),
        revision.into(),
    ];
    cells.into_iter()
}

/// The cells of a run's results.
fn cells(run: &Run) -> impl Iterator<Item = Value> + use<'_> {
    Column::of_archives().map(|column| column.shown(run))
}

/// Rounds seconds to two significant digits.
fn rounded(seconds: f64) -> f64 {
    format!("{seconds:.1e}").parse().unwrap_or(seconds)
}
