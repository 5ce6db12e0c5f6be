//! `evoku page`: evoku in a browser, as one file.

use std::fmt::Write;
use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use evoku_messages::say;

use super::book;
use crate::browser::show;
use crate::error::{Result, bail, ensure};
use crate::exit::SUCCESS;
use crate::output::{Output, remark};

/// The page built into the program, if it existed at build time.
#[cfg(page)]
const BUILT: Option<&[u8]> =
    Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/page/evoku.html")));
#[cfg(not(page))]
const BUILT: Option<&[u8]> = None;

/// Write evoku as one web page: play, hints, generated puzzles, evolution.
///
/// The page needs no server and no network. It opens with a double-click and sends no data
/// anywhere. It contains the same engine, so the same seed gives the same puzzles and runs as on
/// the command line.
///
/// With --open, the page also links to the book on this computer, if there is one: hints and steps
/// to the articles about their techniques, and lessons to their chapters. Only --open adds these
/// links, because they lead nowhere on other computers.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Page {
    /// Output file [default: standard output, also with -]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Show the page in a browser; without -o, the file is written to the folder for temporary
    /// files
    #[arg(long)]
    open: bool,
}

const HELP: &str = "\
Examples:
  evoku page -o evoku.html        a file to open, to send, or to put on a web host
  evoku page --open               a page that opens in the browser at once

Exit codes:
  0    the page was written
  2    this program was built without the page, or the file can't be written or shown
  130  ended by Ctrl-C";

impl Page {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let mut page = built(BUILT)?.to_vec();
        if self.open
            && let Some(first) = book::first_page()
        {
            link_book(&mut page, &first);
        }
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

/// Returns the page, if the program contains one.
///
/// # Errors
/// If it does not; the message explains how to get the page.
fn built(page: Option<&'static [u8]>) -> Result<&'static [u8]> {
    page.ok_or_else(|| say::command_no_page().into())
}

/// The attribute of the page with the address of the book's folder, which is empty so far.
const NO_BOOK: &[u8] = b"data-book=\"\"";

/// Sets the address of the book in the page. `first` is the first page of the book.
fn link_book(page: &mut Vec<u8>, first: &Path) {
    let place = page.windows(NO_BOOK.len()).position(|bytes| bytes == NO_BOOK);
    if let (Some(place), Some(folder)) = (place, first.parent()) {
        let attribute = format!("data-book=\"{}/\"", file_address(folder));
        page.splice(place..place + NO_BOOK.len(), attribute.into_bytes());
    }
}

/// The address of a file or folder for a browser. It contains no character that is special in HTML.
fn file_address(path: &Path) -> String {
    let path = path.to_string_lossy();
    // Windows puts this in front of absolute paths that it resolved.
    let path = path.strip_prefix(r"\\?\").unwrap_or(&path);
    let path = if cfg!(windows) { path.replace('\\', "/") } else { path.to_owned() };
    let mut address = "file://".to_owned();
    // A path with a drive doesn't begin with a slash.
    if !path.starts_with('/') {
        address.push('/');
    }
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"/:-._~".contains(&byte) {
            address.push(byte.into());
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_gets_the_address_of_the_book() {
        let mut page = b"<html lang=\"en\" data-book=\"\"><p data-book=\"\">".to_vec();
        link_book(&mut page, Path::new("/opt/a \"b\" & \u{fc}/book/index.html"));
        let expected = "<html lang=\"en\" data-book=\"file:///opt/a%20%22b%22%20%26%20%C3%BC/book/\">\
                        <p data-book=\"\">";
        assert_eq!(String::from_utf8(page).unwrap(), expected);
        assert_eq!(file_address(Path::new("C:/evoku")), "file:///C:/evoku");
    }

    #[test]
    fn a_program_without_the_page_explains_how_to_get_it() {
        let problem = built(None).unwrap_err().to_string();
        assert!(problem.contains("node build.mjs") && !problem.contains('\n'), "{problem}");
        assert_eq!(built(Some(b"<!doctype html>")).unwrap(), b"<!doctype html>");
    }
}
