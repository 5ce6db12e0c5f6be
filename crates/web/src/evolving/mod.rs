//! The requests about runs.

mod algorithms;
mod race;
mod requests;

pub(crate) use algorithms::{Tables, TablesRequest, algorithms};
pub(crate) use race::{RaceRequest, race};
pub(crate) use requests::{
    Begun, OfRun, RunRequest, RunTable, StepRequest, chart, evolve, forget, step, table,
};
