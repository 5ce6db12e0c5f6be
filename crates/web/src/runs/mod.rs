//! Runs under way: begun, made step by step, looked at, and told as a command.

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
