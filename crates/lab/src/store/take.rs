//! Collects runs that were executed elsewhere.

use evoku_messages::{Message, Say, say};
use rusqlite::{Transaction, TransactionBehavior};

use crate::execute::Finished;
use crate::results::KeptPlan;
use crate::results::SessionRow;
use crate::run::{Column, Run};
use crate::store::error::StoreError;
use crate::store::file::Store;
use crate::store::runs::{Key, find, write};
use crate::store::sessions::Environment;
use crate::trace::Trace;
use crate::value::Value;

/// The largest number of differences that are reported.
const MOST_DIFFERENCES: usize = 10;

/// The outcome of adding runs to a store.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MergeCounts {
    /// The number of runs that were added.
    pub new: u64,
    /// The number of runs that already existed with the same results, except for times.
    pub known: u64,
    /// The number of runs that already existed with other results. The existing results are kept.
    pub differ: u64,
    /// The first ten of these differences.
    pub differences: Vec<Difference>,
}

/// A difference between a run and the stored run of the same job.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The label of the configuration.
    pub configuration: String,
    /// The name of the class.
    pub class: String,
    /// The number of the puzzle in its class, from 1.
    pub puzzle: usize,
    /// The number of the repetition, from 0.
    pub repetition: u32,
    /// The first differing column, or `trace`.
    pub column: &'static str,
    /// The stored value.
    pub kept: Message,
    /// The value of the other run.
    pub other: Message,
}

impl Say for Difference {
    fn message(&self) -> Message {
        let Self { configuration, class, puzzle, repetition, column, kept, other } = self;
        let (puzzle, repetition) = (*puzzle, *repetition);
        say::lab_difference(configuration, class, puzzle, repetition, *column, other, kept)
    }
}

impl MergeCounts {
    /// Adds the outcome of further runs.
    pub fn add(&mut self, more: Self) {
        self.new += more.new;
        self.known += more.known;
        self.differ += more.differ;
        let room = MOST_DIFFERENCES.saturating_sub(self.differences.len());
        self.differences.extend(more.differences.into_iter().take(room));
    }
}

/// A difference between two runs: the column and both values.
type Other = (&'static str, Message, Message);

impl Store {
    /// Enters a plan and a session for collected runs. Returns the stored plan and the session.
    pub(crate) fn begin_taking(
        &mut self,
        plan: KeptPlan,
        environment: &Environment,
    ) -> Result<(KeptPlan, u32), StoreError> {
        let kept = self.enter_kept(plan)?;
        let session = SessionRow::beginning(environment, 0).enter(&self.connection, kept.id)?;
        let session = u32::try_from(session)
            .map_err(|_| StoreError::Damaged(say::lab_damaged_session(session)))?;
        Ok((kept, session))
    }

    /// Records collected runs of a plan, in one transaction that is on disk when the function
    /// returns. Existing runs stay unchanged.
    pub(crate) fn take(
        &mut self,
        plan: &KeptPlan,
        runs: &[(Run, Trace)],
    ) -> Result<MergeCounts, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut counts = MergeCounts::default();
        for (run, trace) in runs {
            let puzzle = &plan.puzzles[run.puzzle.at()];
            let configuration = &plan.configurations[run.configuration.at()];
            let key = [plan.seed as i64, run.repetition.into(), puzzle.id, configuration.id];
            match find(&transaction, &key)? {
                None => {
                    record(&transaction, &key, run, trace)?;
                    counts.new += 1;
                }
                // A run with a limit of seconds may end differently each time, so it isn't
                // compared.
                Some(_) if configuration.seconds > 0.0 => counts.known += 1,
                Some(kept) => match difference(&kept, (run, trace)) {
                    None => counts.known += 1,
                    Some((column, kept, other)) => {
                        let difference = Difference {
                            configuration: configuration.label.clone(),
                            class: plan.classes[puzzle.class.at()].clone(),
                            puzzle: puzzle.number,
                            repetition: run.repetition,
                            column,
                            kept,
                            other,
                        };
                        let differences = vec![difference];
                        counts.add(MergeCounts {
                            differ: 1,
                            differences,
                            ..MergeCounts::default()
                        });
                    }
                },
            }
        }
        transaction.commit()?;
        Ok(counts)
    }
}

fn record(
    transaction: &Transaction<'_>,
    key: &Key,
    run: &Run,
    trace: &Trace,
) -> Result<(), StoreError> {
    let finished = Finished { run: *run, trace: trace.clone() };
    write(transaction, key, run.session.into(), &finished)
}

/// The first difference between two runs, except in times.
fn difference(kept: &(Run, Trace), other: (&Run, &Trace)) -> Option<Other> {
    let compared = Column::stored().filter(|one| !["seconds", "session"].contains(&one.name));
    for column in compared {
        let (mine, theirs) = ((column.get)(&kept.0), (column.get)(other.0));
        if mine != theirs {
            return Some((column.name, text(&mine), text(&theirs)));
        }
    }
    let points = |trace: &Trace| say::lab_difference_points(trace.points.len());
    let (mine, theirs) = (&kept.1, other.1);
    // Earlier versions recorded no steps. The reasons of failures may contain times or process
    // numbers, so they aren't compared.
    let has_steps = !mine.steps.is_empty() && !theirs.steps.is_empty();
    let is_same = mine.points == theirs.points
        && mine.front == theirs.front
        && !(has_steps && mine.steps != theirs.steps);
    (!is_same).then(|| ("trace", points(mine), points(theirs)))
}

fn text(value: &Value) -> Message {
    match value {
        Value::None => say::lab_difference_none(),
        Value::Integer(value) => say::verbatim(value.to_string()),
        Value::Real(value) => say::verbatim(value.to_string()),
        Value::Text(text) => say::verbatim(text),
    }
}
