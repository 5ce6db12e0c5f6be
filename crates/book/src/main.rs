//! Builds the pages of evoku's book, and tests what they show.
//!
//! A page of `book/src` is Markdown with a few additions, which [`page`] expands: transcripts are
//! run, files are written for them, and the lines `{{technique NAME}}` and `{{reference NAME}}` are
//! replaced by text from the tables in the source. mdBook then makes the book of the result.

#![allow(clippy::print_stdout, reason = "a command reports to people")]
#![allow(clippy::print_stderr, reason = "a command reports to people")]

mod build;
mod example;
mod find;
mod page;
mod reference;
mod slides;
mod technique;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
usage: evoku-book build EVOKU OUT [PAGE...]   expands all pages into OUT, or only these, with the
                                              command EVOKU
       evoku-book find COUNT < PUZZLES        finds examples of techniques in puzzles of any format,
                                              COUNT for each, and prints them as JSON Lines";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        ["build", evoku, out, ref pages @ ..] => {
            build::build(&source(), Path::new(evoku), Path::new(out), pages)
        }
        ["find", count] => count.parse().map_err(|_| USAGE.to_owned()).and_then(find::find),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the book's sources.
fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book")
}
