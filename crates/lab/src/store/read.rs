//! The results of a plan.

use crate::run::Run;
use crate::store::cell::Cell;
use crate::store::error::StoreError;
use crate::store::file::Store;
use crate::store::plans::KeptPlan;
use crate::store::sessions::SessionRow;

/// A plan with all its runs.
#[derive(Clone, Debug)]
pub struct Results {
    /// The plan.
    pub plan: KeptPlan,
    /// The runs, in the order of repetition, puzzle and configuration.
    pub runs: Vec<Run>,
    /// The sessions, in the order of time.
    pub sessions: Vec<SessionRow>,
}

impl Results {
    /// The cell of a run.
    #[must_use]
    pub fn cell(&self, run: &Run) -> Cell {
        let class = self.plan.puzzles[run.puzzle.at()].class;
        Cell { configuration: run.configuration, class }
    }

    /// The number of runs that the plan asks for.
    #[must_use]
    pub fn wanted(&self) -> u64 {
        let plan = &self.plan;
        plan.repetitions * (plan.puzzles.len() * plan.configurations.len()) as u64
    }
}

impl Store {
    /// A plan with all its runs; without traces, which take more room than all else.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn results(&self, plan: KeptPlan) -> Result<Results, StoreError> {
        let mut runs = Vec::new();
        self.each_run(&plan, false, |run, _| {
            runs.push(run);
            Ok(())
        })?;
        let sessions = self.sessions(&plan)?;
        Ok(Results { plan, runs, sessions })
    }
}
