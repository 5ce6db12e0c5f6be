//! Puzzles as they are read, with their solutions and levels.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use evoku_sudoku::formats::{Hints, Record};
use evoku_sudoku::rating::{Level, Rater};
use evoku_sudoku::search::Limit;

use crate::output::complain;
use crate::sheet::Entry;
use crate::{input, parallel};

/// What is to be printed.
pub(super) struct Entries {
    pub(super) all: Vec<Entry>,
    /// Whether something couldn't be read.
    pub(super) bad: bool,
    /// Whether a puzzle has not exactly one solution.
    pub(super) unsolved: bool,
}

/// Reads, solves and rates all puzzles, and says on standard error what is wrong with one.
///
/// # Errors
/// None but those of threads.
pub(super) fn read(names: &[&Path], hints: Hints, to_file: bool) -> anyhow::Result<Entries> {
    let bar = input::bar(names, to_file);
    let reading = bar.clone();
    let names: Vec<PathBuf> = names.iter().map(|name| name.to_path_buf()).collect();
    let mut entries = Entries { all: Vec::new(), bad: false, unsolved: false };
    parallel::in_order(
        parallel::threads(None),
        // Ctrl-C ends the program as usual: nothing is written before the end.
        || false,
        move |take| {
            let _ = names.iter().all(|name| {
                let (shown, reader) = match input::open_watched(name, &hints, &reading) {
                    Ok(opened) => opened,
                    Err(error) => return take(Err(format!("{error:#}"))),
                };
                let mut any = false;
                for record in reader {
                    any = true;
                    let record = record.map_err(|error| format!("{shown}: {error}"));
                    if !take(record) {
                        return false;
                    }
                }
                any || take(Err(format!("{shown}: no puzzle found")))
            });
        },
        || {
            let mut rater: Option<Rater> = None;
            move |record: Result<Record, String>, _: &AtomicBool| {
                record.map(|record| entry(record, &mut rater))
            }
        },
        |entry| {
            match entry {
                Ok(entry) => {
                    if let Err(problem) = entry.solution {
                        let number = entries.all.len() + 1;
                        bar.suspend(|| complain(&format!("puzzle {number}: {problem}")));
                        entries.unsolved = true;
                    }
                    entries.all.push(entry);
                }
                Err(problem) => {
                    bar.suspend(|| complain(&problem));
                    entries.bad = true;
                }
            }
            Ok(true)
        },
    )?;
    bar.finish_and_clear();
    Ok(entries)
}

/// Solves and rates a puzzle.
fn entry(record: Record, rater: &mut Option<Rater>) -> Entry {
    let field = |names: [&str; 2]| {
        let text = names.into_iter().find_map(|name| record.field(name)).unwrap_or_default();
        // A line of a book has no line breaks.
        text.split(|sign: char| sign.is_whitespace() || sign.is_control())
            .filter(|word| !word.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let name = field(["title", "name"]);
    let told = field(["level", "difficulty"]);
    let sudoku = &record.sudoku;
    let known = rater.take().filter(|rater| rater.geometry() == sudoku.geometry());
    let rater = rater.insert(known.unwrap_or_else(|| Rater::new(sudoku.geometry())));
    let solution = rater.solve(sudoku, Limit::default());
    let level = match (&solution, told.is_empty()) {
        // Beyond the last level nothing more is to be found out.
        (Ok(solution), true) => rater
            .walk(sudoku, solution, None, |_, _, level| match level {
                Level::Extreme => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            })
            .map_or(Level::Extreme, |rating| rating.level)
            .name()
            .to_owned(),
        _ => told,
    };
    Entry { name, level: capitalised(&level), solution, sudoku: record.sudoku }
}

/// A word as it begins a line.
fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next();
    first.into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
