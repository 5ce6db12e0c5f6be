use std::process::ExitCode;

use clap::Args;

/// Convert puzzles from one format into another.
#[derive(Args, Debug)]
pub(crate) struct Convert {}

impl Convert {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        Ok(ExitCode::SUCCESS)
    }
}
