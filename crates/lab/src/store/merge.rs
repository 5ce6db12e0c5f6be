//! Merging of stores.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};

use evoku_messages::say;
use rusqlite::TransactionBehavior;

use crate::results::KeptPlan;
use crate::run::Run;
use crate::store::error::StoreError;
use crate::store::file::Store;
use crate::store::missing::check_same;
use crate::store::take::Taken;
use crate::trace::Trace;

/// The number of runs that one transaction records. It is limited so that other processes get
/// access and memory stays bounded.
const BATCH: usize = 10_000;

/// The outcome of merging the runs of a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Merged {
    /// The name of the plan.
    pub plan: String,
    /// The outcome for its runs.
    pub taken: Taken,
    /// `true` if all runs were processed before `cancel` became true.
    pub done: bool,
}

impl Store {
    /// Records all runs of another store, plan by plan. A run that already exists stays unchanged;
    /// if the other store has other results for it, that is reported.
    ///
    /// An interrupted merge can be repeated, because runs that were recorded are then known. Ends
    /// soon after `cancel` becomes true.
    ///
    /// # Errors
    /// If this store has another plan of the same name, or runs of it from another version of the
    /// program. Also if the other store is damaged, or this one can't be written.
    pub fn merge(&mut self, part: &Self, cancel: &AtomicBool) -> Result<Vec<Merged>, StoreError> {
        let mut merged = Vec::new();
        let mut names = part.plans()?;
        names.sort_unstable();
        for name in names {
            merged.push(self.merge_plan(part, &part.plan(Some(&name))?, cancel)?);
        }
        Ok(merged)
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
        let mut taken = Taken::default();
        let mut batch: Vec<(Run, Trace)> = Vec::new();
        let mut done = true;
        part.each_run(theirs, true, |run, trace| {
            if once[run.puzzle.at()] && done {
                let session = *sessions.get(&run.session).ok_or_else(no_session)?;
                batch.push((Run { session, ..run }, trace));
            }
            if batch.len() == BATCH {
                taken.add(self.take(&plan, &batch)?);
                batch.clear();
                done = !cancel.load(Ordering::Relaxed);
            }
            Ok(())
        })?;
        taken.add(self.take(&plan, &batch)?);
        Ok(Merged { plan: plan.name, taken, done })
    }

    /// Rejects another plan of the same name, and runs of another version.
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

    /// Enters those sessions of the other store that are missing here. Returns a map from rows
    /// there to rows here.
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
            let number = |row| u32::try_from(row).map_err(|_| no_session());
            rows.insert(number(session.id)?, number(row)?);
        }
        transaction.commit()?;
        Ok(rows)
    }
}

fn no_session() -> StoreError {
    StoreError::Damaged(say::lab_damaged_run_of_session())
}
