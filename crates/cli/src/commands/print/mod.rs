//! `evoku print`: prints puzzles on paper.

mod entries;
mod write;

use std::io::{IsTerminal, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::{Args, ValueEnum};
use evoku_messages::say;

use crate::arguments::{seconds, whole};
use crate::error::{Error, Result, bail, ensure};
use crate::exit::{BAD_INPUT, INTERRUPTED, NOT_SOLVED, SUCCESS};
use crate::input::Input;
use crate::interrupt;
use crate::language::language;
use crate::output::{FileArguments, Output, picture_format, remark_missing};
use entries::{Entries, Task};
use evoku_draw::figure::Format;
use evoku_draw::sheet::{Book, Layout, Pages, PaperSize, length};
use write::Job;

/// Print puzzles: pages as in a book, with the solutions at the end.
///
/// Under each puzzle are its number, its name if the file has one, and its level. Constraints are
/// drawn, and all rules other than those of a plain Sudoku are written in words. Digits above 9 are
/// letters, on boards up to side 35. Puzzles in letters or other symbols are printed in these.
///
/// A PDF contains all pages. SVG and PNG need a file for each page: `puzzles-1.svg`,
/// `puzzles-2.svg`; a single page keeps the given name.
///
/// Letters that the font doesn't have, such as Chinese ones and emoji, are printed as question marks
/// and reported.
///
/// Lines are at least 0.75 points wide, and type has at least 7 points, as print-on-demand services
/// require. Only cells that are too small for such type have smaller type.
///
/// Puzzles are solved for the pages of solutions, and rated with `--levels rate` or `--by-level`.
/// Without any of these, nothing is computed, and puzzles with several solutions are printed
/// without a warning.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Print {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    result: FileArguments<Format>,

    /// Puzzles per page, and solutions per page: 1, 2, 4, 6, 9 or 12 [default: up to 4 puzzles and
    /// 12 solutions; fewer if cells would be too small to write into or to read]
    #[arg(long, value_name = "N", value_parser = Layout::parse)]
    per_page: Option<Layout>,

    /// Solutions per page, if their number differs from that of the puzzles
    #[arg(long, value_name = "N", value_parser = Layout::parse, conflicts_with = "no_solutions")]
    solutions_per_page: Option<Layout>,

    /// Size of the paper: a3, a4, a5, b5, letter, legal, or width and height like 6x9in or
    /// 148x210mm
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = PaperSize::parse)]
    paper: PaperSize,

    /// Width that stays free for the binding, like 10mm or 0.5in: on the left of odd pages, on the
    /// right of even ones [default: none]
    #[arg(long, value_name = "LENGTH", value_parser = length)]
    gutter: Option<f32>,

    /// Heading, which is also the title of the document
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    /// Number of the first puzzle
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = whole(0..=1_000_000_000))]
    first_number: u64,

    /// Levels printed under the puzzles
    #[arg(long, value_name = "WHICH", default_value = "file")]
    levels: Levels,

    /// Sort the puzzles into sections by level, easiest first; a puzzle without a level in the file
    /// is rated
    #[arg(long)]
    by_level: bool,

    /// Print the candidates of every open cell; pencil marks of a puzzle are always printed
    #[arg(long)]
    marks: bool,

    /// Leave out the solutions
    #[arg(long, conflicts_with = "solutions_to")]
    no_solutions: bool,

    /// Write the solutions to this file; its extension determines the format
    #[arg(long, value_name = "FILE")]
    solutions_to: Option<PathBuf>,

    /// Time limit per puzzle in seconds, like 2.5; a puzzle that isn't solved by then is printed
    /// without a solution [default: no limit]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
}

/// The levels that are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Levels {
    /// The field `level` or `difficulty` of the file
    File,
    /// The level in the file; a puzzle without one is rated as `evoku rate` does
    Rate,
    /// No levels
    Hide,
}

const HELP: &str = "\
Examples:
  evoku print puzzles.txt -o book.pdf --title \"For the train\"
  evoku print --by-level --paper 6x9in --gutter 10mm puzzles.csv -o book.pdf
  evoku print puzzles.txt -o sheets.pdf --solutions-to solutions.pdf --first-number 101
  evoku print --per-page 1 --marks hard.txt -o page.png
  evoku print --per-page 9 --paper letter --no-solutions puzzles.sdm -o sheet.pdf

Exit codes:
  0    all puzzles were printed
  1    all were printed, but one does not have exactly one solution, or none was found in time; \
      its place among the solutions shows which
  2    an input could not be read; everything that could be read is printed nevertheless
  130  ended by Ctrl-C; nothing is written then";

impl Print {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let hints = self.input.board.hints()?;
        let path = self.result.path();
        let format = self.result.format()?.unwrap_or(Format::Pdf);
        let apart = self.solutions_to.as_deref();
        let apart = apart.map(|path| Ok::<_, Error>((path, picture_format(path)?)));
        let apart = apart.transpose()?;
        self.input.check_output(path)?;
        self.input.check_output(self.solutions_to.as_deref())?;
        ensure!(apart.is_none_or(|(apart, _)| path != Some(apart)), say::command_files_each(),);
        if path.is_none() && format != Format::Svg && stdout().is_terminal() {
            bail!(say::command_terminal());
        }
        let book = self.book();
        book.check()?;
        let interrupted = interrupt::flag();
        let names = self.input.names();
        let read = entries::read(&names, hints, self.task(), interrupted)?;
        let Entries { mut puzzle_list, bad, unsolved } = read;
        if interrupted.load(Ordering::Relaxed) {
            return Ok(stopped());
        }
        if puzzle_list.is_empty() {
            return Ok(ExitCode::from(BAD_INPUT));
        }

        remark_missing(&book.missing_letters(&puzzle_list));
        let chapters = if self.by_level { puzzle_list.by_level() } else { puzzle_list.whole() };
        let mut pages = Pages::default();
        book.add_puzzles(&puzzle_list, &chapters, &mut pages);
        if !self.no_solutions && apart.is_none() {
            book.add_solutions(&puzzle_list, &mut pages);
        }
        let (book, puzzle_list) = (&book, &puzzle_list);
        let puzzles = Job { book, puzzle_list, pages: &pages, format, path, interrupted };
        let mut files = Vec::new();
        if !puzzles.run(&self.input, &mut files)? {
            return Ok(stopped());
        }
        if let Some((path, format)) = apart {
            let mut pages = Pages::default();
            book.add_solutions(puzzle_list, &mut pages);
            let path = Some(path);
            let solutions = Job { book, puzzle_list, pages: &pages, format, path, interrupted };
            if !solutions.run(&self.input, &mut files)? {
                return Ok(stopped());
            }
        }
        files.into_iter().try_for_each(Output::finish)?;
        Ok(ExitCode::from(match (bad, unsolved) {
            (true, _) => BAD_INPUT,
            (_, true) => NOT_SOLVED,
            _ => SUCCESS,
        }))
    }

    fn task(&self) -> Task {
        Task {
            solve: !self.no_solutions,
            rate: self.by_level || self.levels == Levels::Rate,
            first: self.first_number,
            sorted: self.by_level,
            timeout: self.timeout,
        }
    }

    fn book(&self) -> Book {
        Book {
            paper: self.paper,
            layout: self.per_page,
            solutions: self.solutions_per_page,
            gutter: self.gutter.unwrap_or(0.0),
            title: self.title.clone().filter(|title| !title.trim().is_empty()),
            candidates: self.marks,
            levels: self.levels != Levels::Hide,
            first: self.first_number,
            language: language(),
        }
    }
}

/// Reports that the command was interrupted.
fn stopped() -> ExitCode {
    interrupt::remark();
    ExitCode::from(INTERRUPTED)
}
