mod check;
mod choice;
mod export;
mod new;
mod report;
mod run;
mod target;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, bail, ensure};
use clap::{Args, Subcommand};
use evoku_lab::plan::Plan;

use crate::interrupt;
use crate::output::complain;

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
  evoku lab export plan.sqlite --csv dir  tables for R and pandas; --parquet for large ones")]
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
    Export(export::Export),
    Target(target::Target),
}

impl Lab {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        match self.command {
            Command::New(command) => command.run(),
            Command::Check(command) => command.run(),
            Command::Run(command) => command.run(),
            Command::Report(command) => command.run(),
            Command::Export(command) => command.run(),
            Command::Target(command) => command.run(),
        }
    }
}

/// Reads a plan. Each mistake is said in a line; the error is about the last one.
fn read_plan(path: &Path) -> anyhow::Result<Plan> {
    let shown = path.display();
    let bytes = fs::read(path).with_context(|| format!("can't read {shown}"))?;
    ensure!(!bytes.starts_with(b"SQLite format 3\0"), "{shown} is a store; this takes its plan");
    let text = String::from_utf8(bytes).with_context(|| format!("{shown} is no text"))?;
    let folder = path.parent().unwrap_or(Path::new("."));
    let errors = match Plan::read(&text, folder, interrupt::flag()) {
        Ok(plan) => return Ok(plan),
        Err(errors) => errors,
    };
    let Some((last, others)) = errors.split_last() else { bail!("{shown} is no plan") };
    others.iter().for_each(|error| complain(&format!("{shown}: {error}")));
    bail!("{shown}: {last}")
}
