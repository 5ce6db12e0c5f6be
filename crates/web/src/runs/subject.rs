//! The puzzle to evolve a solution for, and the algorithms that do it.

use evoku_evolve::chosen::{Chosen, PuzzleInstance};
use evoku_evolve::presets::{Archipelago, SettingError, Settings};
use evoku_evolve::puzzles::{KINDS, kind};
use evoku_messages::say;
use evoku_sudoku::formats::Record;

use crate::arguments::{Arguments, Puzzle};
use crate::problem::Problem;

/// The puzzle to solve: a Sudoku, or a puzzle of another kind, defined by its size.
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(untagged, optional_fields = nullable))]
pub(crate) enum Subject {
    /// A Sudoku.
    Sudoku {
        /// The text of the puzzle.
        puzzle: Box<Puzzle>,
    },
    /// A puzzle of another kind.
    Kind {
        /// The name of the kind, like `queens`.
        kind: String,
        size: Option<u64>,
    },
}

impl Subject {
    pub(crate) fn of(arguments: Arguments<'_>) -> Result<Self, Problem> {
        Ok(match arguments.read("kind")? {
            Some(kind) => Self::Kind { kind, size: arguments.read("size")? },
            None => Self::Sudoku { puzzle: Box::new(arguments.read("puzzle")?) },
        })
    }
}

/// The puzzle instance of a subject; for a Sudoku, also its record.
pub(crate) fn instance(subject: Subject) -> Result<(PuzzleInstance, Option<Record>), Problem> {
    let (name, size) = match subject {
        Subject::Kind { kind, size } => (kind, size),
        Subject::Sudoku { puzzle } => {
            let Puzzle(record) = *puzzle;
            return Ok((PuzzleInstance::Sudoku(Box::new(record.sudoku.clone())), Some(record)));
        }
    };
    let kind = kind(&name).ok_or_else(|| {
        let names = KINDS.iter().map(|kind| kind.name);
        Problem::new(say::page_unknown_kind(&name, names.clone()).suggesting(&name, names))
    })?;
    let instance = PuzzleInstance::of_size(kind, size);
    Ok((instance.map_err(|error| Problem::of("size", Problem::from(error).message()))?, None))
}

/// The algorithm of this name, with default settings.
fn algorithm(instance: &PuzzleInstance, name: &str) -> Result<Chosen, Problem> {
    Chosen::named(name, instance.kind()).ok_or_else(|| {
        let names = Chosen::names(instance.kind());
        Problem::new(say::page_unknown_algorithm(name, names.clone()).suggesting(name, names))
    })
}

/// The named algorithms, one or several separated by commas. Each setting applies to all algorithms
/// that have its parameter.
pub(crate) fn algorithms(
    instance: &PuzzleInstance,
    names: Option<&str>,
    settings: &[String],
) -> Result<Vec<Chosen>, Problem> {
    let mut algorithms = match names {
        None => vec![instance.best()],
        Some(names) => {
            let of = |name: &str| algorithm(instance, name.trim());
            names.split(',').map(of).collect::<Result<_, _>>()?
        }
    };
    for setting in settings {
        let mut unknown = None;
        let mut taken = false;
        for algorithm in &mut algorithms {
            match algorithm.settings.assign(setting) {
                Ok(()) => taken = true,
                Err(error @ SettingError::Unknown { .. }) => unknown = Some(error),
                Err(error) => return Err(error.into()),
            }
        }
        if let Some(error) = unknown.filter(|_| !taken) {
            return Err(error.into());
        }
    }
    algorithms.iter().try_for_each(|one| one.settings.check())?;
    Ok(algorithms)
}

/// Parses settings of islands like `number=4`.
pub(crate) fn islands(of: &[String]) -> Result<Settings, Problem> {
    let mut settings = Settings::new(Archipelago::PARAMETERS);
    for setting in of {
        settings.assign(setting)?;
    }
    settings.check()?;
    Ok(settings)
}
