//! What kind of puzzles is evolved, and the algorithms that serve it by name.

use anyhow::anyhow;
use evoku_evolve::chosen::Chosen;
use evoku_evolve::presets::{PRESETS, preset};
use evoku_evolve::puzzles::{KINDS, Kind, kind};

use crate::arguments::SUDOKU;

/// What kind of puzzles is evolved.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Subject {
    Sudoku,
    Kind(&'static Kind),
}

impl Subject {
    /// The kind of this name.
    pub(super) fn named(name: &str) -> anyhow::Result<Self> {
        if name == SUDOKU {
            return Ok(Self::Sudoku);
        }
        kind(name).map(Self::Kind).ok_or_else(|| {
            let names = names(KINDS.iter().map(|kind| kind.name));
            anyhow!("there is no puzzle kind \"{name}\"; there are {SUDOKU}, {names}")
        })
    }

    /// The algorithm of this name with its defaults.
    pub(super) fn algorithm(self, name: &str) -> anyhow::Result<Chosen> {
        match self {
            Self::Sudoku => {
                let preset = preset(name).ok_or_else(|| {
                    let others = KINDS.iter().filter(|kind| kind.preset(name).is_some());
                    let others = names(others.map(|kind| kind.name));
                    let names = names(PRESETS.iter().map(|preset| preset.name));
                    match others.is_empty() {
                        true => anyhow!("there is no algorithm \"{name}\"; there are {names}"),
                        false => anyhow!("{name} is for {others}; for Sudoku there are {names}"),
                    }
                })?;
                Ok(Chosen::of(preset))
            }
            Self::Kind(kind) => {
                let preset = kind.preset(name).ok_or_else(|| {
                    let names = names(kind.presets().map(|preset| preset.name));
                    let why = match preset(name) {
                        Some(_) => format!("{name} needs what only a Sudoku has"),
                        None => format!("there is no algorithm \"{name}\" for {}", kind.name),
                    };
                    anyhow!("{why}; for {} there are {names}", kind.name)
                })?;
                Ok(Chosen::of_kind(preset))
            }
        }
    }
}

fn names<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
