//! The command `evoku`.

mod axis;
mod chart;
mod commands;
mod history;
mod input;
mod interrupt;
mod live;
mod output;

use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

// Exit codes, the same for every command.

/// What was asked for was found or done.
const SUCCESS: u8 = 0;
/// No solution was found within the budget.
const NOT_SOLVED: u8 = 1;
/// Bad usage or bad input, said in one line on standard error.
const BAD_INPUT: u8 = 2;
/// Ended by Ctrl-C.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    let result = match commands::Arguments::try_parse() {
        Ok(arguments) => arguments.command.run(),
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
        commands::complain(&format!("{error:#}"));
        ExitCode::from(BAD_INPUT)
    })
}

/// The first paragraph of a usage error as one line.
fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
    let line = lines.collect::<Vec<_>>().join(" ");
    line.strip_prefix("error: ").unwrap_or(&line).to_owned()
}
