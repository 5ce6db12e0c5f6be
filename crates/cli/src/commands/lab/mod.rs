mod check;
mod choice;
mod export;
mod json;
mod merge;
mod missing;
mod new;
mod paper;
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

/// Run experiments: algorithms on classes of puzzles, kept in a store, compared.
///
/// A plan says which algorithms are run on which puzzles, how often and for how long. Every
/// finished run is kept; whatever ends the program, the same command goes on where it was.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab new plan.toml                 a plan with comments, to be changed
  evoku lab check plan.toml               what it will do, and what is wrong with it
  evoku lab run plan.toml                 do it, or go on with it
  evoku lab report plan.sqlite -o r.html  tables, verdicts, pictures on a page
  evoku lab space plan.sqlite -o s.svg    which puzzles call for which algorithm
  evoku lab export plan.sqlite --csv dir  tables for R and pandas; --parquet for large ones
  evoku lab reproduce experiments         rebuild the tables of pages from archived runs
  evoku lab run plan.toml --shard 3/100 --store part-3.sqlite
                                          a hundredth of the runs, on one of many machines
  evoku lab merge part-*.sqlite -o plan.sqlite
                                          the stores of all shards as one
  evoku lab missing plan.toml plan.sqlite what has to be run again")]
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
