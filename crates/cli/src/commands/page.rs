//! `evoku page`: evoku in a browser, as one file.

use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, bail, ensure};
use clap::Args;

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
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let page = built(BUILT)?;
        let path = match self.output {
            None if self.open => Some(std::env::temp_dir().join("evoku.html")),
            path => path,
        };
        let is_file = path.as_deref().is_some_and(|path| path != Path::new("-"));
        ensure!(is_file || !self.open, "--open shows a file, not standard output");
        if !is_file && stdout().is_terminal() {
            bail!("a terminal can't show it; -o FILE writes it to a file, --open shows it");
        }
        Output::create(path.as_deref())?.end_with(page)?;
        if self.open {
            let path = path.context("--open")?;
            show(&path)?;
            remark(&format!("opened {}", path.display()));
        }
        Ok(ExitCode::from(SUCCESS))
    }
}

/// The page, if there is one.
///
/// # Errors
/// If there is none; says how to get it.
fn built(page: Option<&'static [u8]>) -> anyhow::Result<&'static [u8]> {
    page.context(
        "this evoku was built without the page; in a checkout, `cd web && npm ci && node \
         build.mjs` makes web/dist/evoku.html, and a build of evoku after it has the page inside",
    )
}

/// Opens a file with the program that the system has for it.
fn show(path: &Path) -> anyhow::Result<()> {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "windows" => ("cmd", &["/c", "start", ""]),
        "macos" => ("open", &[]),
        _ => ("xdg-open", &[]),
    };
    let shown = path.display();
    let cannot = || format!("no browser was found; the page is in {shown}");
    let mut command = Command::new(program);
    command.args(arguments).arg(path).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().with_context(cannot)?;
    ensure!(status.success(), "{program} can't open the page; it is in {shown}");
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
