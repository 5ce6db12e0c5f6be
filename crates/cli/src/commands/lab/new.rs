use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use evoku_lab::plan::TEMPLATE;

use crate::output::print;

/// Write a plan with comments that explains every field.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  evoku lab new plan.toml    a plan to be changed
  evoku lab new | less       to be read")]
pub(crate) struct New {
    /// The file to make, which must not be there yet; standard output if there is none
    #[arg(value_name = "PLAN")]
    path: Option<PathBuf>,
}

impl New {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        match self.path {
            None => print(TEMPLATE)?,
            Some(path) => {
                let made = File::create_new(&path)
                    .and_then(|mut file| file.write_all(TEMPLATE.as_bytes()));
                made.with_context(|| format!("can't make {}", path.display()))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}
