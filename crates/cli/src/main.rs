//! The command `evoku`.

mod arguments;
mod browser;
mod commands;
mod compression;
mod error;
mod exit;
mod help;
mod input;
mod interrupt;
mod language;
mod live;
mod machine;
mod numbers;
mod output;
mod page;
mod parallel;
mod parquet;
mod play;
mod quantity;
mod seed;
mod shards;
mod story;
mod stream;
mod timeout;
mod usage;
mod version;

use std::process::ExitCode;
use std::sync::atomic::Ordering;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};

use crate::commands::Arguments;
use crate::error::Result;
use crate::exit::{BAD_INPUT, INTERRUPTED, SUCCESS};
use crate::output::{be_quiet, complain};

fn main() -> ExitCode {
    interrupt::install();
    parse().and_then(run).unwrap_or_else(|error| {
        complain(error);
        // After Ctrl-C, unread input is not an error.
        let is_pressed = interrupt::flag().load(Ordering::Relaxed);
        ExitCode::from(if is_pressed { INTERRUPTED } else { BAD_INPUT })
    })
}

/// The request of the command line.
enum Invocation {
    /// Run a command.
    Run(Box<Arguments>),
    /// Print a text: the help or the version.
    Print(String),
}

/// Parses the command line and chooses the language. Without arguments, it requests the help.
fn parse() -> Result<Invocation> {
    language::choose(std::env::args_os())?;
    let mut command = usage::without_help(help::fitted(Arguments::command()));
    if std::env::args_os().len() < 2 {
        return Ok(Invocation::Print(command.render_long_help().to_string()));
    }
    let matches = command.try_get_matches_from_mut(std::env::args_os());
    match matches.and_then(|mut matches| Arguments::from_arg_matches_mut(&mut matches)) {
        Ok(arguments) => Ok(Invocation::Run(Box::new(arguments))),
        Err(error)
            if error.kind() == ErrorKind::DisplayVersion
                && version::is_verbose(std::env::args_os()) =>
        {
            Ok(Invocation::Print(version::verbose()))
        }
        Err(error)
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            Ok(Invocation::Print(error.to_string()))
        }
        Err(error) => Err(usage::one_line(&error).into()),
    }
}

fn run(invocation: Invocation) -> Result<ExitCode> {
    match invocation {
        Invocation::Print(text) => output::print(&text).map(|()| ExitCode::from(SUCCESS)),
        Invocation::Run(arguments) => {
            if arguments.quiet {
                be_quiet();
            }
            arguments.command.run()
        }
    }
}
