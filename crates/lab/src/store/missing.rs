//! The recorded and the missing jobs of a plan.

use std::collections::HashMap;
use std::ops::Range;

use evoku_messages::say;

use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::job_set::JobSet;
use crate::plan::Plan;
use crate::store::error::StoreError;
use crate::store::file::Store;
use crate::store::plans::Entered;

impl Store {
    /// The jobs of a plan with numbers in `jobs` that are recorded.
    ///
    /// Reads the keys of all runs once.
    pub(super) fn recorded(
        &self,
        plan: &Plan,
        entered: &Entered,
        jobs: Range<u64>,
    ) -> Result<JobSet, StoreError> {
        let rows = &entered.configurations;
        let configurations: HashMap<i64, ConfigurationIndex> =
            rows.iter().copied().zip(ConfigurationIndex::first(rows.len())).collect();
        // A puzzle may be in several classes; its runs count in each.
        let mut puzzles: HashMap<i64, Vec<PuzzleIndex>> = HashMap::new();
        let rows = entered.puzzles.iter().flatten().copied();
        for (index, row) in PuzzleIndex::first(plan.puzzles()).zip(rows).filter(|one| one.1 > 0) {
            puzzles.entry(row).or_default().push(index);
        }
        let mut recorded = JobSet::new(jobs);
        let mut statement = self.connection.prepare(
            "SELECT repetition, puzzle, configuration FROM run WHERE master = ? AND repetition < ?",
        )?;
        let mut rows = statement.query((plan.seed as i64, plan.repetitions as i64))?;
        while let Some(row) = rows.next()? {
            let (repetition, puzzle, configuration): (i64, i64, i64) =
                (row.get(0)?, row.get(1)?, row.get(2)?);
            let Some(&configuration) = configurations.get(&configuration) else { continue };
            for &puzzle in puzzles.get(&puzzle).into_iter().flatten() {
                recorded.insert(plan.number(configuration, puzzle, repetition as u64));
            }
        }
        Ok(recorded)
    }

    /// The jobs of a plan that are recorded. Does not change the store.
    ///
    /// # Errors
    /// If the store has another plan of this name or doesn't contain the plan, or if it can't be
    /// read.
    pub fn recorded_jobs(&self, plan: &Plan) -> Result<JobSet, StoreError> {
        let kept = self.plan(Some(&plan.name))?;
        check_same(&plan.name, &kept.fingerprint, &plan.fingerprint())?;
        self.recorded(plan, &kept.entered(plan), 0..plan.jobs())
    }
}

/// Rejects another plan of the same name.
pub(crate) fn check_same(name: &str, kept: &str, expected: &str) -> Result<(), StoreError> {
    if kept == expected {
        return Ok(());
    }
    Err(StoreError::Plan(say::lab_store_other_plan(name, kept, expected)))
}
