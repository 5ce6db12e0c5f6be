//! Archives of version 1, which contain only results: everything else follows from the plan, in
//! whose order the runs are. No version of the program writes them any more.

use crate::archive::read::session;
use crate::archive::{ArchiveError, seed};
use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::plan::Plan;
use crate::results::{KeptPlan, Results};
use crate::run::{Column, Run};

/// The first line.
const FIRST: &str = "evoku archive 1";

/// Returns `true` if a text is an archive of version 1.
pub(super) fn is_first(text: &str) -> bool {
    text.starts_with(FIRST)
}

/// Reads the archive of a plan.
pub(super) fn read(text: &str, plan: &Plan) -> Result<Results, ArchiveError> {
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
    let head: Vec<&str> = Column::of_archives().map(|column| column.name).collect();
    let (head, mut sessions) = (head.join(","), Vec::new());
    for (number, line) in lines.by_ref() {
        if line == head {
            break;
        }
        let session = line.strip_prefix("session ").and_then(|text| session(text, sessions.len()));
        sessions.push(session.ok_or(ArchiveError::Line(number))?);
    }
    let puzzles = PuzzleIndex::first(plan.puzzles());
    let mut runs = Vec::new();
    for configuration in ConfigurationIndex::first(plan.configurations.len()) {
        for puzzle in puzzles.clone() {
            for repetition in 0..plan.repetitions {
                let (number, line) =
                    lines.next().ok_or(ArchiveError::Line(text.lines().count()))?;
                let mut run = run(line).ok_or(ArchiveError::Line(number))?;
                (run.configuration, run.puzzle) = (configuration, puzzle);
                run.repetition = repetition as u32;
                run.seed = seed(plan, &run).unwrap_or(0);
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

/// Parses a line as a run; `None` if it is not a run.
fn run(line: &str) -> Option<Run> {
    let (mut run, mut cells) = (Run::default(), line.split(','));
    for column in Column::of_archives() {
        let value = column.read(cells.next()?)?;
        column.restore(&mut run, &value).then_some(())?;
    }
    cells.next().is_none().then_some(run)
}
