//! The requests about runs.

mod algorithms;
mod race;
mod requests;

pub(crate) use algorithms::{Tables, TablesOrder, algorithms};
pub(crate) use race::{RaceOrder, race};
pub(crate) use requests::{
    Begun, OfRun, RunOrder, RunTable, StepOrder, chart, evolve, forget, step, table,
};
