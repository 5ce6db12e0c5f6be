//! Merges stores.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};

use evoku_messages::say;
use rusqlite::TransactionBehavior;

use crate::results::{KeptPlan, Results};
use crate::run::Run;
use crate::store::error::StoreError;
use crate::store::file::Store;
use crate::store::missing::check_same;
use crate::store::take::MergeCounts;
use crate::trace::Trace;

/// The number of runs that one transaction records. The number is limited so that other processes
/// get access and memory stays bounded.
const BATCH: usize = 10_000;

/// The outcome of merging the runs of a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Merged {
    /// The name of the plan.
    pub plan: String,
    /// The outcome for its runs.
    pub counts: MergeCounts,
    /// `true` if all runs were processed before `cancel` became true.
    pub done: bool,
}

impl Store {
    /// Records all runs of another store, plan by plan. A run that already exists stays unchanged.
    /// If the other store has different results for it, the difference is reported.
    ///
    /// An interrupted merge can be repeated, because runs that are already recorded are skipped.
    /// Ends soon after `cancel` becomes true.
    ///
    /// # Errors
    /// If this store has another plan of the same name, or runs of the plan from another version of
    /// the program. Also if the other store is damaged, or this store can't be written.
    pub fn merge(&mut self, part: &Self, cancel: &AtomicBool) -> Result<Vec<Merged>, StoreError> {
        let mut merged = Vec::new();
        let mut names = part.plans()?;
        names.sort_unstable();
        for name in names {
            merged.push(self.merge_plan(part, &part.plan(Some(&name))?, cancel)?);
        }
        Ok(merged)
    }

    /// A store in memory with the plan and the runs of an archive.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub fn of_results(results: &Results) -> Result<Self, StoreError> {
        let mut store = Self::in_memory()?;
        let plan = store.enter_kept(results.plan.clone())?;
        let mut sessions = HashMap::from([(0, 0)]);
        for session in &results.sessions {
            let row = session.enter(&store.connection, plan.id)?;
            sessions.insert(number(session.id)?, number(row)?);
        }
        for runs in results.runs.chunks(BATCH) {
            let with_session = |run: &Run| {
                let session = *sessions.get(&run.session).ok_or_else(no_session)?;
                Ok((Run { session, ..*run }, Trace::default()))
            };
            let batch: Result<Vec<_>, StoreError> = runs.iter().map(with_session).collect();
            store.take(&plan, &batch?)?;
        }
        Ok(store)
    }

    fn merge_plan(
        &mut self,
        part: &Self,
        theirs: &KeptPlan,
        cancel: &AtomicBool,
    ) -> Result<Merged, StoreError> {
        self.check_versions(part, theirs)?;
        let plan = self.enter_kept(theirs.clone())?;
        let sessions = self.enter_sessions(part, theirs, &plan)?;
        // The runs of a puzzle that is in several classes are merged once.
        let mut known = HashSet::new();
        let once: Vec<bool> = theirs.puzzles.iter().map(|puzzle| known.insert(puzzle.id)).collect();
        let mut counts = MergeCounts::default();
        let mut batch: Vec<(Run, Trace)> = Vec::new();
        let read = part.each_run(theirs, true, |run, trace| {
            if once[run.puzzle.at()] {
                let session = *sessions.get(&run.session).ok_or_else(no_session)?;
                batch.push((Run { session, ..run }, trace));
            }
            if batch.len() == BATCH {
                counts.add(self.take(&plan, &batch)?);
                batch.clear();
            }
            if cancel.load(Ordering::Relaxed) { Err(StoreError::Interrupted) } else { Ok(()) }
        });
        let done = match read {
            Ok(()) => true,
            Err(StoreError::Interrupted) => false,
            Err(error) => return Err(error),
        };
        counts.add(self.take(&plan, &batch)?);
        Ok(Merged { plan: plan.name, counts, done })
    }

    /// Rejects another plan of the same name, and runs of another version of the program.
    fn check_versions(&self, part: &Self, theirs: &KeptPlan) -> Result<(), StoreError> {
        let mut versions = part.versions(theirs.id)?;
        if self.plans()?.contains(&theirs.name) {
            // Reads only the row of the plan, because reading all its puzzles for each of a
            // thousand shards would be slow.
            let (mine, fingerprint) = self.row_of_plan(&theirs.name)?;
            check_same(&theirs.name, &fingerprint, &theirs.fingerprint)?;
            versions.extend(self.versions(mine)?);
        }
        versions.dedup();
        match versions.as_slice() {
            [theirs, mine, ..] => Err(StoreError::Versions(theirs.clone(), mine.clone())),
            _ => Ok(()),
        }
    }

    /// The versions of the program that executed runs of a plan.
    pub(crate) fn versions(&self, plan: i64) -> Result<Vec<String>, StoreError> {
        let query = "SELECT DISTINCT version FROM session WHERE plan = ?";
        let mut statement = self.connection.prepare(query)?;
        let versions = statement.query_map([plan], |row| row.get(0))?;
        Ok(versions.collect::<Result<_, _>>()?)
    }

    /// Enters the sessions of the other store that this store doesn't have. Returns a map from rows
    /// of the other store to rows of this one.
    fn enter_sessions(
        &mut self,
        part: &Self,
        theirs: &KeptPlan,
        plan: &KeptPlan,
    ) -> Result<HashMap<u32, u32>, StoreError> {
        let sessions = part.sessions(theirs)?;
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut rows = HashMap::new();
        for session in sessions {
            let known = transaction
                .prepare_cached("SELECT id FROM session WHERE plan = ? AND checksum = ?")?
                .query_row((plan.id, session.sum()), |row| row.get::<_, i64>(0));
            let row = match known {
                Ok(row) => row,
                Err(rusqlite::Error::QueryReturnedNoRows) => {
                    session.enter(&transaction, plan.id)?
                }
                Err(error) => return Err(error.into()),
            };
            rows.insert(number(session.id)?, number(row)?);
        }
        transaction.commit()?;
        Ok(rows)
    }
}

/// The row of a session as in runs.
fn number(row: i64) -> Result<u32, StoreError> {
    u32::try_from(row).map_err(|_| no_session())
}

fn no_session() -> StoreError {
    StoreError::Damaged(say::lab_damaged_run_of_session())
}
