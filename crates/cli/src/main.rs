//! The command `evoku`.

mod arguments;
mod axis;
mod chart;
mod commands;
mod compression;
mod exit;
mod figure;
mod history;
mod input;
mod interrupt;
mod live;
mod machine;
mod numbers;
mod output;
mod page;
mod parallel;
mod sheet;

use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::exit::{BAD_INPUT, SUCCESS};
use crate::output::{be_quiet, complain};

fn main() -> ExitCode {
    interrupt::install();
    let result = match commands::Arguments::try_parse() {
        Ok(arguments) => {
            if arguments.quiet {
                be_quiet();
            }
            arguments.command.run()
        }
        Err(error)
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            return match error.print() {
                Ok(()) => ExitCode::from(SUCCESS),
                Err(_) => ExitCode::from(BAD_INPUT),
            };
        }
        Err(error) => Err(anyhow::anyhow!(one_line(&error))),
    };
    result.unwrap_or_else(|error| {
        complain(&format!("{error:#}"));
        ExitCode::from(BAD_INPUT)
    })
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
    match paragraphs.iter().find_map(similar) {
        Some(tip) => format!("{wrong}; {tip}"),
        None => wrong.to_owned(),
    }
}
