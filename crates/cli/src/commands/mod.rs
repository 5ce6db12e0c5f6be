//! The subcommands, one file each.

mod algorithms;
mod completions;
mod convert;
mod evolve;
mod man;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A laboratory for Sudoku and its kin.
#[derive(Parser, Debug)]
#[command(name = "evoku", version, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Evolve(Box<evolve::Evolve>),
    Algorithms(algorithms::Algorithms),
    Convert(convert::Convert),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        match self {
            Self::Evolve(command) => command.run(),
            Self::Algorithms(command) => command.run(),
            Self::Convert(command) => command.run(),
            Self::Completions(command) => command.run(),
            Self::Man(command) => command.run(),
        }
    }
}

/// Says something on standard error, where a closed pipe is nobody's loss.
pub(crate) fn complain(message: &str) {
    let _ = writeln!(std::io::stderr(), "evoku: {message}");
}
