//! Runs in progress: how they begin, their steps, their state, and the command that repeats them.

mod command;
mod look;
mod recorder;
mod run;
mod subject;

pub(crate) use command::{command, limits};
pub(crate) use look::{Look, look};
#[cfg(test)]
pub(crate) use recorder::Improvement;
pub(crate) use run::{Run, RunSettings, Runs};
pub(crate) use subject::{Subject, algorithms, instance, islands};
