//! Experiments: the laboratory's plans, runs and reports, without its store.

mod experiment;
mod plan;
mod report;

pub(crate) use experiment::experiment;
pub(crate) use plan::plan;
pub(crate) use report::read_runs;
