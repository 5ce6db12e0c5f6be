//! Reads puzzles, and determines the solutions and levels that are requested.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use evoku_messages::say;
use evoku_sudoku::formats::{Hints, Record};
use evoku_sudoku::rating::{Level, Rater};
use evoku_sudoku::search::Limit;
use indicatif::ProgressBar;

use crate::error::{Context, Error, Result, at};
use crate::output::complain;
use crate::parallel::Turn;
use crate::{input, parallel};
use evoku_draw::sheet::{Entry, Shelf};

/// The work to do for each puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    /// `true` to search for solutions.
    pub(super) solve: bool,
    /// The number of the first puzzle.
    pub(super) first: u64,
    /// `true` if the puzzles are printed in another order, so that messages can't refer to the
    /// printed numbers.
    pub(super) sorted: bool,
    /// `true` to rate a puzzle that has no level in the file.
    pub(super) rate: bool,
    /// The time limit for both.
    pub(super) timeout: Option<Duration>,
}

/// The puzzles read, and whether something was wrong with them.
#[derive(Default)]
pub(super) struct Entries {
    pub(super) shelf: Shelf,
    /// `true` if something couldn't be read.
    pub(super) bad: bool,
    /// `true` if a puzzle does not have exactly one solution, or that was not determined.
    pub(super) unsolved: bool,
}

/// A puzzle or a read error, with the name of the input.
type Job = Result<Record>;

/// Reads all puzzles, does the task for each, and reports errors of puzzles on standard error.
///
/// # Errors
/// Only those of threads.
pub(super) fn read(
    names: &[&Path],
    hints: Hints,
    task: Task,
    interrupted: &'static AtomicBool,
) -> Result<Entries> {
    let bar = input::bar(names, true);
    let reading = bar.clone();
    let names: Vec<PathBuf> = names.iter().map(|name| name.to_path_buf()).collect();
    let mut entries = Entries::default();
    parallel::in_order(
        parallel::threads(None),
        || interrupted.load(Ordering::Relaxed),
        move |take| {
            let _ = names.iter().all(|name| feed(name, &hints, &reading, take));
        },
        || {
            let mut rater: Option<Rater> = None;
            move |record: Job, turn: &Turn<'_, _>| {
                record.map(|record| {
                    turn.stop.within(task.timeout, |cancel| entry(record, task, &mut rater, cancel))
                })
            }
        },
        |entry| {
            match entry {
                Ok(entry) => {
                    if let Some(Err(problem)) = entry.solution {
                        let before = entries.shelf.len() as u64;
                        let problem = Error::from(problem);
                        let problem = match task.sorted {
                            true => say::command_puzzle_of_input(before + 1, problem),
                            false => say::command_puzzle(task.first + before, problem),
                        };
                        bar.suspend(|| complain(problem));
                        entries.unsolved = true;
                    }
                    entries.shelf.push(entry);
                }
                Err(problem) => {
                    bar.suspend(|| complain(problem));
                    entries.bad = true;
                }
            }
            Ok(true)
        },
    )?;
    bar.finish_and_clear();
    Ok(entries)
}

/// Hands on the puzzles of an input. Returns `false` if no more are wanted.
fn feed(name: &Path, hints: &Hints, bar: &ProgressBar, take: &mut dyn FnMut(Job) -> bool) -> bool {
    let (shown, reader) = match input::open_watched(name, hints, bar) {
        Ok(opened) => opened,
        Err(error) => return take(Err(error)),
    };
    let mut any = false;
    for record in reader {
        any = true;
        if !take(record.at(&shown)) {
            return false;
        }
    }
    any || take(Err(at(&shown, say::command_no_puzzle()).into()))
}

/// Does the task for a puzzle.
fn entry(record: Record, task: Task, rater: &mut Option<Rater>, cancel: &AtomicBool) -> Entry {
    let mut entry = Entry::of(record);
    let rate = task.rate && entry.level.is_empty();
    if task.solve || rate {
        let sudoku = &entry.sudoku;
        rater.take_if(|known| known.geometry() != sudoku.geometry());
        let rater = rater.get_or_insert_with(|| Rater::new(sudoku.geometry()));
        let limit = Limit { cancel: Some(cancel), ..Limit::default() };
        let solved = rater.solve(sudoku, limit);
        if let (true, Ok(solved)) = (rate, &solved) {
            // Beyond the last level there is nothing more to determine.
            let rating = rater.walk(sudoku, solved, Some(cancel), |_, _, level| match level {
                Level::Extreme => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            });
            let found = rating.map_or(Level::Extreme, |rating| rating.level);
            if !cancel.load(Ordering::Relaxed) {
                entry = entry.with_level(found);
            }
        }
        entry.solution = Some(solved);
    }
    entry
}
