//! Runs in progress: how they begin, their steps, their state, and the command that repeats them.

mod command;
mod look;
mod run;
mod subject;
mod watch;

pub(crate) use command::{command, limits};
pub(crate) use look::{Look, look};
pub(crate) use run::{Order, Run, Runs};
pub(crate) use subject::{Subject, algorithms, islands, posed};
#[cfg(test)]
pub(crate) use watch::Improvement;
