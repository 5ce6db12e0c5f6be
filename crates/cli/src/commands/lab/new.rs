use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use evoku_lab::plan::{TEMPLATE, with_nulls};
use evoku_messages::say;

use crate::error::{Context, Result};
use crate::output::print;

/// Write a commented plan that explains every field.
///
/// The comments are always in English, whatever the language of messages, since plans are meant to
/// be shared.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  evoku lab new plan.toml    a plan to edit
  evoku lab new | less       a plan to read
  evoku lab new --with-nulls plan.toml
                             a plan that compares each algorithm with its baselines")]
pub(crate) struct New {
    /// Output file; fails if it exists [default: standard output]
    #[arg(value_name = "PLAN")]
    path: Option<PathBuf>,

    /// Add the baselines (nulls) of each algorithm: ablations that lack its defining feature
    #[arg(long)]
    with_nulls: bool,
}

impl New {
    pub(super) fn run(self) -> Result<ExitCode> {
        let plan = if self.with_nulls { with_nulls() } else { TEMPLATE.to_owned() };
        match self.path {
            None => print(&plan)?,
            Some(path) => {
                let made = File::create_new(&path).and_then(|mut file| {
                    let written = file.write_all(plan.as_bytes());
                    // A part of a plan is of no use. A second error changes nothing.
                    written.inspect_err(|_| drop(fs::remove_file(&path)))
                });
                made.within(|cause| say::command_cannot_make(path.display().to_string(), cause))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
