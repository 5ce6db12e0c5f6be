//! `evoku page`: evoku in a browser, as one file.

use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use clap::Args;
use evoku_messages::say;

use crate::error::{Context, Result, bail, ensure};
use crate::exit::SUCCESS;
use crate::output::{Output, remark};

/// The page that is part of the program, if it was built before.
#[cfg(page)]
const BUILT: Option<&[u8]> =
    Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/page/evoku.html")));
#[cfg(not(page))]
const BUILT: Option<&[u8]> = None;

/// Write evoku as one page for any browser: play, hints, puzzles to order, evolution.
///
/// The page needs no server and no network: it opens by double click and keeps everything to
/// itself. It is the same engine, so it makes the same puzzles and the same runs.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Page {
    /// The file to write; - or none is standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Show it in the browser; without -o the file lies among temporary ones
    #[arg(long)]
    open: bool,
}

const HELP: &str = "\
Examples:
  evoku page -o evoku.html        a file to open, to send, or to put on a web host
  evoku page --open               in the browser at once

Exit codes: 0 if it was written, 2 if this program was built without the page, or the file can't be
written or shown, 130 after Ctrl-C";

impl Page {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let page = built(BUILT)?;
        let path = match self.output {
            None if self.open => Some(std::env::temp_dir().join("evoku.html")),
            path => path,
        };
        let is_file = path.as_deref().is_some_and(|path| path != Path::new("-"));
        ensure!(is_file || !self.open, say::command_open_file());
        if !is_file && stdout().is_terminal() {
            bail!(say::command_terminal_page());
        }
        Output::create(path.as_deref())?.end_with(page)?;
        if let Some(path) = path.filter(|_| self.open) {
            show(&path)?;
            remark(say::command_opened(path.display().to_string()));
        }
        Ok(ExitCode::from(SUCCESS))
    }
}

/// The page, if there is one.
///
/// # Errors
/// If there is none; says how to get it.
fn built(page: Option<&'static [u8]>) -> Result<&'static [u8]> {
    page.ok_or_else(|| say::command_no_page().into())
}

/// Opens a file with the program that the system has for it.
fn show(path: &Path) -> Result<()> {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "windows" => ("cmd", &["/c", "start", ""]),
        "macos" => ("open", &[]),
        _ => ("xdg-open", &[]),
    };
    let shown = path.display().to_string();
    let mut command = Command::new(program);
    command.args(arguments).arg(path).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().within(|cause| say::command_no_browser(&shown, cause))?;
    ensure!(status.success(), say::command_browser_failed(program, &shown));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_without_the_page_says_how_to_get_it() {
        let problem = built(None).unwrap_err().to_string();
        assert!(problem.contains("node build.mjs") && !problem.contains('\n'), "{problem}");
        assert_eq!(built(Some(b"<!doctype html>")).unwrap(), b"<!doctype html>");
    }
}
