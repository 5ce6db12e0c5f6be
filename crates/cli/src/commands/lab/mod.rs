mod check;
mod choice;
mod export;
mod failures;
mod json;
mod merge;
mod missing;
mod new;
mod output_format;
mod plan;
mod report;
mod reproduce;
mod rows;
mod run;
mod space;
mod target;

use crate::error::Result;
use std::process::ExitCode;

use clap::{Args, Subcommand};

/// Run experiments: compare algorithms on classes of puzzles, and store every run.
///
/// A plan defines which algorithms run on which puzzles, how often and for how long. Every finished
/// run is kept; after any interruption, the same command resumes.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab new plan.toml                 write a commented plan to edit
  evoku lab check plan.toml               report what the plan will do, and its mistakes
  evoku lab run plan.toml                 run the plan, or resume it
  evoku lab report plan.sqlite -o r.html  write tables, verdicts, pictures as a page
  evoku lab space plan.sqlite -o s.svg    show which puzzles suit which algorithm
  evoku lab export plan.sqlite --csv dir  write tables for R and pandas; --parquet for large ones
  evoku lab reproduce experiments         rebuild the tables of pages from archived runs
  evoku lab run plan.toml --shard 3/100 --store part-3.sqlite
                                          run the third of 100 parts, for many machines
  evoku lab merge part-*.sqlite -o plan.sqlite
                                          combine the stores of all shards
  evoku lab missing plan.toml plan.sqlite list the runs that are still missing")]
pub(crate) struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    New(new::New),
    Check(check::Check),
    Run(run::Run),
    Report(report::Report),
    Reproduce(reproduce::Reproduce),
    Space(space::Space),
    Export(export::Export),
    Merge(merge::Merge),
    Missing(missing::Missing),
    Target(target::Target),
}

impl Lab {
    pub(crate) fn run(self) -> Result<ExitCode> {
        match self.command {
            Command::New(command) => command.run(),
            Command::Check(command) => command.run(),
            Command::Run(command) => command.run(),
            Command::Report(command) => command.run(),
            Command::Reproduce(command) => command.run(),
            Command::Space(command) => command.run(),
            Command::Export(command) => command.run(),
            Command::Merge(command) => command.run(),
            Command::Missing(command) => command.run(),
            Command::Target(command) => command.run(),
        }
    }
}
