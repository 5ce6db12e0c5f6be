//! Puzzles as they are posed, and the algorithms that serve them.

use anyhow::{Context, anyhow, bail};
use evoku_evolve::Search;
use evoku_evolve::presets::{PRESETS, Preset, Refusal, Scale, Settings, Task, best_for, preset};
use evoku_evolve::propagation::Class;
use evoku_evolve::puzzles::{KINDS, Kind, kind};
use evoku_sudoku::Sudoku;

use crate::arguments::SUDOKU;

/// What kind of puzzles is evolved.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Subject {
    Sudoku,
    Kind(&'static Kind),
}

/// A puzzle as posed.
#[derive(Clone, Debug)]
pub(crate) enum Posed {
    Sudoku(Sudoku),
    Kind { kind: &'static Kind, size: usize },
}

/// An algorithm with its settings.
#[derive(Clone, Debug)]
pub(crate) struct Algorithm {
    named: Named,
    pub(crate) settings: Settings,
}

/// An algorithm of a table.
#[derive(Clone, Copy, Debug)]
enum Named {
    Sudoku(&'static Preset),
    Kind(&'static Preset<usize>),
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
    pub(super) fn algorithm(self, name: &str) -> anyhow::Result<Algorithm> {
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
                Ok(Algorithm::of(preset))
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
                Ok(Algorithm::of_kind(preset))
            }
        }
    }
}

fn names<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

impl Posed {
    /// The puzzle of this kind and size, or of its usual size.
    pub(super) fn of_size(kind: &'static Kind, size: Option<u64>) -> anyhow::Result<Self> {
        let [least, usual, most] = kind.sizes;
        let size = size.map_or(usual, |size| usize::try_from(size).unwrap_or(usize::MAX));
        if !(least..=most).contains(&size) {
            bail!("--size {size}: the size of {} is from {least} to {most}", kind.name);
        }
        Ok(Self::Kind { kind, size })
    }

    /// The algorithm that serves it best.
    pub(super) fn best(&self) -> Algorithm {
        match self {
            Self::Sudoku(sudoku) => {
                let (preset, settings) = best_for(sudoku);
                Algorithm { named: Named::Sudoku(preset), settings }
            }
            Self::Kind { kind, .. } => Algorithm::of_kind(&kind.own),
        }
    }

    /// The puzzle in a few words.
    pub(super) fn text(&self) -> String {
        match self {
            Self::Sudoku(sudoku) => {
                format!("{}, {} givens", sudoku.geometry(), sudoku.givens().filled())
            }
            Self::Kind { kind, size } => format!("{} of size {size}", kind.name),
        }
    }
}

impl Algorithm {
    fn of(preset: &'static Preset) -> Self {
        Self { named: Named::Sudoku(preset), settings: Settings::new(preset.parameters) }
    }

    fn of_kind(preset: &'static Preset<usize>) -> Self {
        Self { named: Named::Kind(preset), settings: Settings::new(preset.parameters) }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self.named {
            Named::Sudoku(preset) => preset.name,
            Named::Kind(preset) => preset.name,
        }
    }

    /// Whether its design asks people for its two numbers.
    pub(super) fn asks(&self) -> bool {
        match self.named {
            Named::Sudoku(preset) => preset.asks(),
            Named::Kind(preset) => preset.asks(),
        }
    }

    /// What propagation does in its runs.
    pub(super) fn class(&self) -> Class {
        match self.named {
            Named::Sudoku(preset) => preset.class(&self.settings),
            Named::Kind(_) => Class::None,
        }
    }

    /// How it tells the cost of an attempt.
    pub(super) fn scale(&self, posed: &Posed) -> Option<Scale> {
        match (self.named, posed) {
            (Named::Sudoku(preset), Posed::Sudoku(sudoku)) => {
                Some(preset.scale(sudoku, &self.settings))
            }
            (Named::Kind(preset), Posed::Kind { size, .. }) => {
                Some(preset.scale(size, &self.settings))
            }
            _ => None,
        }
    }

    /// Begins a run on a puzzle.
    pub(super) fn begin<'a>(
        &self,
        posed: &Posed,
        task: Task<'a>,
    ) -> anyhow::Result<Box<dyn Search + 'a>> {
        let Self { named, settings } = self;
        match (named, posed) {
            (Named::Sudoku(preset), Posed::Sudoku(sudoku)) => {
                preset.begin(sudoku, settings, task).map_err(|refusal| match refusal {
                    Refusal::Puzzle(why) => {
                        anyhow!("{} can't serve this puzzle: {why}", preset.name)
                    }
                    why => anyhow!("{}: {why}", preset.name),
                })
            }
            (Named::Kind(preset), Posed::Kind { size, .. }) => {
                preset.begin(*size, settings, task).with_context(|| preset.name)
            }
            _ => bail!("{} can't serve {}", self.name(), posed.text()),
        }
    }
}
