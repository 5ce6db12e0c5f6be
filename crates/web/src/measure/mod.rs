//! Experiments: the laboratory's plans, runs and reports, without its store.

mod experiment;
mod kept;
mod plan;
mod report;

pub(crate) use experiment::{Experiment, ExperimentRequest, experiment};
pub(crate) use kept::{RunsText, read_runs};
pub(crate) use plan::{PlanRequest, PlanText, plan};
pub(crate) use report::Report;
