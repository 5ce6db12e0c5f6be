use std::process::ExitCode;

use clap::Args;
use clap::builder::Resettable;
use clap_mangen::Man as Page;
use evoku_messages::say;

use crate::error::{Result, bail};
use crate::output::print;

/// Print the manual page of evoku, or of one of its commands.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  evoku man | man -l -
  evoku man lab run | man -l -
  evoku man completions > ~/.local/share/man/man1/evoku-completions.1")]
pub(crate) struct Man {
    /// Command, like solve or lab run [default: evoku itself]
    command: Vec<String>,
}

impl Man {
    /// Prints the page about evoku, or about the one of its commands that was named.
    pub(crate) fn run(self, evoku: clap::Command) -> Result<ExitCode> {
        let page = page(command(evoku, &self.command)?)?;
        print(&page)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Renders the page as roff. The end of the help, with its headings and lines to type, keeps its
/// line breaks.
fn page(command: clap::Command) -> Result<String> {
    let last = command.get_after_long_help().or(command.get_after_help());
    let last = last.map(ToString::to_string).unwrap_or_default();
    let command = command.after_help(Resettable::Reset).after_long_help(Resettable::Reset);
    let mut page = Vec::new();
    Page::new(command).source(concat!("evoku ", env!("CARGO_PKG_VERSION"))).render(&mut page)?;
    let mut page = String::from_utf8(page)?;
    for (heading, lines) in last.split("\n\n").filter_map(|part| part.split_once('\n')) {
        let heading = heading.trim_end_matches(':').to_uppercase();
        let lines = lines.trim_end().replace('\\', "\\e").replace('-', "\\-");
        let lines = lines.replace("\n", "\n\\&");
        page.push_str(&format!(".SH \"{heading}\"\n.nf\n\\&{lines}\n.fi\n"));
    }
    Ok(page)
}

/// Returns the command that a page is about. Building it sets the name of the page:
/// `evoku-COMMAND`.
fn command(evoku: clap::Command, names: &[impl AsRef<str>]) -> Result<clap::Command> {
    let mut command = evoku.disable_help_subcommand(true);
    command.build();
    for name in names.iter().map(AsRef::as_ref) {
        let Some(found) = command.find_subcommand(name) else {
            let known: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
            match known.as_slice() {
                [] => bail!(say::command_no_subcommand(command.get_name(), name)),
                known => bail!(say::command_unknown_subcommand(name, known.iter().copied())),
            }
        };
        command = found.clone();
    }
    Ok(command.version(env!("CARGO_PKG_VERSION")))
}

#[cfg(test)]
mod tests;
