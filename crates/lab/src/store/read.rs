//! Reading of the results of a plan.

use crate::results::{KeptPlan, Results};
use crate::store::error::StoreError;
use crate::store::file::Store;

impl Store {
    /// A plan with all its runs. Omits their traces, which take more memory than everything else.
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
