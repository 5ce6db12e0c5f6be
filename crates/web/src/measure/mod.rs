//! Experiments: the laboratory's plans, runs and reports, without its store.

mod experiment;
mod kept;
mod plan;
mod report;

pub(crate) use experiment::experiment;
pub(crate) use kept::read_runs;
pub(crate) use plan::plan;
