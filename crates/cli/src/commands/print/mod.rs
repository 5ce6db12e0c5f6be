//! `evoku print`: puzzles on paper.

mod entries;

use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;

use crate::exit::{BAD_INPUT, NOT_SOLVED, SUCCESS};
use crate::figure::{self, Figure, Format};
use crate::input::Input;
use crate::output::Output;
use crate::sheet::{Book, Layout, Paper};
use entries::Entries;

/// Print puzzles: pages as in a book, with the solutions at the end.
///
/// Under each puzzle stand its number, its name if the file has one, and how hard it is: the file's
/// own `level` or `difficulty`, else the level of `evoku rate`. Rules other than those of a plain
/// Sudoku are said in words. Digits above 9 are letters, up to side 35.
///
/// A PDF has all pages. There is a file for each page of SVG or PNG: `puzzles-1.svg`,
/// `puzzles-2.svg`; a single page has the name as told.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Print {
    #[command(flatten)]
    input: Input,

    /// The file to write, which appears when all is written; - or none means standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The format to write; by default that of the output file's extension, else pdf
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,

    /// Puzzles a page: 1, 2, 4, 6 or 9; by default up to 4, fewer of boards whose cells would be
    /// too small to write into
    #[arg(long, value_name = "N", value_parser = Layout::of)]
    per_page: Option<Layout>,

    /// The size of the paper
    #[arg(long, value_name = "SIZE", default_value = "a4")]
    paper: Paper,

    /// A heading, which is the title of the document as well
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    /// Print the candidates of every open cell; pencil marks that came with a puzzle are printed
    /// anyway
    #[arg(long)]
    marks: bool,

    /// Leave the solutions out
    #[arg(long)]
    no_solutions: bool,
}

const HELP: &str = "\
Examples:
  evoku print puzzles.txt -o book.pdf --title \"For the train\"
  evoku print --per-page 1 --marks hard.txt -o page.png
  evoku print --per-page 9 --paper letter --no-solutions puzzles.sdm -o sheet.pdf

Exit codes: 0 if all was printed; 1 as well, but a puzzle has not exactly one solution, which is said in the
place of its solution; 2 if something was wrong with the input: what could be read is printed all the same";

impl Print {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let hints = self.input.board.hints()?;
        let path = self.output.as_deref().filter(|path| *path != Path::new("-"));
        let format = match (self.to, path) {
            (Some(format), _) => format,
            (None, Some(path)) => Format::of(path)?,
            (None, None) => Format::Pdf,
        };
        self.input.check_output(path)?;
        if path.is_none() && format != Format::Svg && stdout().is_terminal() {
            bail!("a terminal can't show it; -o FILE writes it to a file");
        }
        let names = self.input.names();
        let Entries { all, bad, unsolved } = entries::read(&names, hints, path.is_some())?;
        if all.is_empty() {
            return Ok(ExitCode::from(BAD_INPUT));
        }
        let book = Book {
            paper: self.paper,
            layout: self.per_page,
            title: self.title.filter(|title| !title.trim().is_empty()),
            candidates: self.marks,
            solutions: !self.no_solutions,
        };
        let pages = book.pages(&all);
        write(&pages, format, path, &self.input)?;
        Ok(ExitCode::from(match (bad, unsolved) {
            (true, _) => BAD_INPUT,
            (_, true) => NOT_SOLVED,
            _ => SUCCESS,
        }))
    }
}

/// Writes a document, or a file for each page.
fn write(
    pages: &[Figure],
    format: Format,
    path: Option<&Path>,
    input: &Input,
) -> anyhow::Result<()> {
    match (format, pages) {
        (Format::Pdf, _) => Output::create(path)?.end_with(figure::document(pages)?),
        (_, [page]) => Output::create(path)?.end_with(page.encode(format)?),
        _ => {
            let Some(path) = path else {
                bail!("{} pages need a file each: -o FILE", pages.len());
            };
            let paths: Vec<PathBuf> = (1..=pages.len())
                .map(|number| numbered(path, number, pages.len()))
                .collect::<anyhow::Result<_>>()?;
            for path in &paths {
                input.check_output(Some(path))?;
            }
            for (page, path) in pages.iter().zip(paths) {
                Output::create(Some(&path))?.end_with(page.encode(format)?)?;
            }
            Ok(())
        }
    }
}

/// The name of a page's file: `book-07.svg` for page 7 of 12, so that names sort as pages do.
fn numbered(path: &Path, number: usize, count: usize) -> anyhow::Result<PathBuf> {
    let stem = path.file_stem().with_context(|| format!("{} has no name", path.display()))?;
    let mut name = stem.to_os_string();
    let width = count.to_string().len();
    name.push(format!("-{number:0width$}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    Ok(path.with_file_name(name))
}
