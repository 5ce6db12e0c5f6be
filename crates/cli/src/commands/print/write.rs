//! Writes pages: all to one PDF, or each to a file of its own. The files appear when all of them are
//! complete.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use evoku_messages::say;
use indicatif::{ProgressBar, ProgressStyle};

use crate::compression::Compression;
use crate::error::{Result, bail};
use crate::input::Input;
use crate::language::render;
use crate::output::{Output, shows_progress};
use evoku_draw::figure::{Document, Figure, Format};
use evoku_draw::sheet::{Book, Pages, PuzzleList};

/// A document to write.
pub(super) struct Job<'a> {
    pub(super) book: &'a Book,
    pub(super) puzzle_list: &'a PuzzleList,
    pub(super) pages: &'a Pages,
    pub(super) format: Format,
    /// The output file; `None` for standard output.
    pub(super) path: Option<&'a Path>,
    pub(super) interrupted: &'static AtomicBool,
}

impl Job<'_> {
    /// Writes all pages, one at a time, and adds their complete files to `files`. Returns `false` if
    /// Ctrl-C was pressed before the last.
    pub(super) fn run(&self, input: &Input, files: &mut Vec<Output>) -> Result<bool> {
        let bar = bar(self.pages.len());
        let done = match (self.format, self.pages.len()) {
            (Format::Pdf, _) => self.write_document(&bar, files),
            (_, 1) => self.write_files(&[self.path], &bar, files),
            (_, count) => {
                let Some(path) = self.path else {
                    bail!(say::command_pages_files(count));
                };
                let paths: Vec<PathBuf> = (1..=count)
                    .map(|number| numbered(path, number, count))
                    .collect::<Result<_>>()?;
                let paths: Vec<_> = paths.iter().map(|path| Some(path.as_path())).collect();
                paths.iter().try_for_each(|path| input.check_output(*path))?;
                self.write_files(&paths, &bar, files)
            }
        };
        bar.finish_and_clear();
        done
    }

    /// Draws the pages, until Ctrl-C is pressed.
    fn figures(&self) -> impl Iterator<Item = Figure> + '_ {
        let draw = |index| self.book.draw(self.puzzle_list, self.pages, index);
        (0..self.pages.len()).map_while(move |index| {
            if self.interrupted.load(Ordering::Relaxed) { None } else { draw(index) }
        })
    }

    fn write_document(&self, bar: &ProgressBar, files: &mut Vec<Output>) -> Result<bool> {
        let mut output = Output::create(self.path)?;
        let mut document = Document::new(self.book.title.as_deref().unwrap_or("Sudoku"));
        let mut count = 0;
        for figure in self.figures() {
            document.add(&figure)?;
            if !output.write(document.take())? {
                return Ok(true);
            }
            bar.inc(1);
            count += 1;
        }
        if count < self.pages.len() {
            return Ok(false);
        }
        output.write(document.finish()?)?;
        output.complete()?;
        files.push(output);
        Ok(true)
    }

    fn write_files(
        &self,
        paths: &[Option<&Path>],
        bar: &ProgressBar,
        files: &mut Vec<Output>,
    ) -> Result<bool> {
        let mut count = 0;
        for (figure, path) in self.figures().zip(paths) {
            let mut output = Output::create(*path)?;
            output.write(figure.encode(self.format)?)?;
            output.complete()?;
            files.push(output);
            bar.inc(1);
            count += 1;
        }
        Ok(count == paths.len())
    }
}

/// Makes a progress bar for the pages; hidden if progress isn't shown.
fn bar(count: usize) -> ProgressBar {
    if !shows_progress() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!(
        "{{bar:30}} {}",
        render(say::command_progress_pages("{pos}", "{len}", "{elapsed}", "{eta}"))
    ));
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(count as u64).with_style(style)
}

/// The name of a page's file: `book-07.svg` for page 7 of 12, so that names sort as pages do.
fn numbered(path: &Path, number: usize, count: usize) -> Result<PathBuf> {
    let (_, bare) = Compression::of(path);
    let stem = bare.file_stem();
    let stem = stem.ok_or_else(|| say::command_no_name(path.display().to_string()))?;
    let mut name = stem.to_os_string();
    let width = count.to_string().len();
    name.push(format!("-{number:0width$}"));
    let of_compression = path.extension().filter(|_| *bare != *path);
    for extension in bare.extension().into_iter().chain(of_compression) {
        name.push(".");
        name.push(extension);
    }
    Ok(path.with_file_name(name))
}
