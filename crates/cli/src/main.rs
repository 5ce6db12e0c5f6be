//! The command `evoku`.

mod arguments;
mod axis;
mod canon;
mod chart;
mod commands;
mod compression;
mod exit;
mod figure;
mod help;
mod history;
mod input;
mod interrupt;
mod live;
mod machine;
mod numbers;
mod output;
mod page;
mod parallel;
mod quantity;
mod rated;
mod seed;
mod sheet;
mod stream;

use std::process::ExitCode;

use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};

use crate::commands::Arguments;
use crate::exit::{BAD_INPUT, SUCCESS};
use crate::output::{be_quiet, complain};

fn main() -> ExitCode {
    interrupt::install();
    parse().and_then(run).unwrap_or_else(|error| {
        complain(&format!("{error:#}"));
        ExitCode::from(BAD_INPUT)
    })
}

/// What the command line asks for.
enum Order {
    /// To run a command.
    Run(Box<Arguments>),
    /// To print a text: the help or the version.
    Print(String),
}

/// Reads the command line. Without arguments, it asks for the help.
fn parse() -> anyhow::Result<Order> {
    let mut command = help::fitted(Arguments::command());
    if std::env::args_os().len() < 2 {
        return Ok(Order::Print(command.render_long_help().to_string()));
    }
    let matches = command.try_get_matches_from_mut(std::env::args_os());
    match matches.and_then(|mut matches| Arguments::from_arg_matches_mut(&mut matches)) {
        Ok(arguments) => Ok(Order::Run(Box::new(arguments))),
        Err(error)
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            Ok(Order::Print(error.to_string()))
        }
        Err(error) => Err(anyhow::anyhow!(one_line(&error))),
    }
}

fn run(order: Order) -> anyhow::Result<ExitCode> {
    match order {
        Order::Print(text) => output::print(&text).map(|()| ExitCode::from(SUCCESS)),
        Order::Run(arguments) => {
            if arguments.quiet {
                be_quiet();
            }
            arguments.command.run()
        }
    }
}

/// A usage error as one line: what is wrong, and what is like it.
fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let paragraphs: Vec<String> = text
        .split("\n\n")
        .map(|lines| lines.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let wrong = paragraphs.first().map_or("", String::as_str);
    let wrong = wrong.strip_prefix("error: ").unwrap_or(wrong);
    let similar = |text: &String| {
        let tip = text.strip_prefix("tip: ")?;
        (tip.starts_with("a similar ") || tip.starts_with("some similar ")).then(|| tip.to_owned())
    };
    let tip = paragraphs.iter().find_map(similar).or_else(|| misplaced(error));
    match tip {
        Some(tip) => format!("{wrong}; {tip}"),
        None => wrong.to_owned(),
    }
}

/// What was meant by a file or a puzzle in the place of a command.
fn misplaced(error: &clap::Error) -> Option<String> {
    let ContextValue::String(name) = error.get(ContextKind::InvalidSubcommand)? else {
        return None;
    };
    let is_file = Path::new(name).exists();
    (is_file || input::is_like_a_puzzle(name)).then(|| {
        let what = if is_file { "the puzzles of that file" } else { "it" };
        format!("evoku solve {name} solves {what}")
    })
}
