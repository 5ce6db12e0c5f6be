use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use evoku_lab::plan::{TEMPLATE, with_nulls};
use evoku_messages::say;

use crate::error::{Context, Result};
use crate::output::print;

/// Write a plan with comments that explains every field.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  evoku lab new plan.toml    a plan to be changed
  evoku lab new | less       to be read
  evoku lab new --with-nulls plan.toml
                             with each algorithm beside what it has to beat")]
pub(crate) struct New {
    /// The file to make, which must not be there yet; standard output if there is none
    #[arg(value_name = "PLAN")]
    path: Option<PathBuf>,

    /// Have the plan run beside each algorithm its nulls: the algorithm without what it is named for
    #[arg(long)]
    with_nulls: bool,
}

impl New {
    pub(super) fn run(self) -> Result<ExitCode> {
        let plan = if self.with_nulls { with_nulls() } else { TEMPLATE.to_owned() };
        match self.path {
            None => print(&plan)?,
            Some(path) => {
                let made =
                    File::create_new(&path).and_then(|mut file| file.write_all(plan.as_bytes()));
                made.within(|cause| say::command_cannot_make(path.display().to_string(), cause))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
