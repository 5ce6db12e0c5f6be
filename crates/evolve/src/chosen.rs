//! Puzzle instances of any kind, and the algorithms chosen for them.

use std::fmt;

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Scale, Task};
use evoku_messages::{Message, Say, say};
use evoku_model::Sudoku;

use crate::presets::{Acts, COST, PRESETS, Preset, Refusal, best_for, preset};
use crate::propagation::Class;
use crate::puzzles::Kind;

/// A puzzle instance.
#[derive(Clone, Debug)]
pub enum PuzzleInstance {
    /// A Sudoku.
    Sudoku(Box<Sudoku>),
    /// A puzzle of another kind, with its size.
    Kind(&'static Kind, usize),
}

/// An algorithm with its settings.
#[derive(Clone, Debug)]
pub struct Chosen {
    named: Named,
    /// The settings of the algorithm.
    pub settings: Settings,
}

/// A preset from one of the tables.
#[derive(Clone, Copy, Debug)]
enum Named {
    Sudoku(&'static Preset),
    Kind(&'static Kind, &'static Preset<usize>),
}

/// A preset together with an instance on which it can run.
enum Match<'p> {
    Sudoku(&'static Preset, &'p Sudoku),
    Kind(&'static Preset<usize>, usize),
}

/// The error for a size that a kind of puzzle doesn't have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SizeError {
    /// The kind.
    pub name: &'static str,
    /// The smallest size.
    pub least: usize,
    /// The largest size.
    pub most: usize,
}

impl Say for SizeError {
    fn message(&self) -> Message {
        say::evolve_size(self.name, self.least, self.most)
    }
}

/// The reason why an algorithm can't begin a run on a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotBegun {
    /// The algorithm is for puzzles of another kind.
    OtherKind(&'static str, Message),
    /// The algorithm can't run on this puzzle.
    Puzzle(&'static str, Refusal),
    /// The algorithm's settings are invalid, or its attempts need too much memory.
    Refused(&'static str, Refusal),
}

impl Say for NotBegun {
    fn message(&self) -> Message {
        match self {
            Self::OtherKind(name, puzzle) => say::evolve_other_kind(*name, puzzle.clone()),
            Self::Puzzle(name, refusal) => say::evolve_refused_puzzle(*name, refusal),
            Self::Refused(name, refusal) => say::verbatim_at(*name, refusal),
        }
    }
}

evoku_messages::error!(SizeError, NotBegun);

/// The scale of a cost whose unit is unknown.
const PLAIN: Scale = Scale::down(COST);

impl PuzzleInstance {
    /// Creates the instance of this kind with the given size, or its default size if `None`.
    ///
    /// # Errors
    /// If the kind doesn't have this size.
    pub fn of_size(kind: &'static Kind, size: Option<u64>) -> Result<Self, SizeError> {
        let [least, default, most] = kind.sizes;
        let size = size.map_or(default, |size| usize::try_from(size).unwrap_or(usize::MAX));
        if !(least..=most).contains(&size) {
            return Err(SizeError { name: kind.name, least, most });
        }
        Ok(Self::Kind(kind, size))
    }

    /// The Sudoku; `None` for a puzzle of another kind.
    #[must_use]
    pub fn sudoku(&self) -> Option<&Sudoku> {
        match self {
            Self::Sudoku(sudoku) => Some(sudoku),
            Self::Kind(..) => None,
        }
    }

    /// The kind of the puzzle; `None` for a Sudoku.
    #[must_use]
    pub fn kind(&self) -> Option<&'static Kind> {
        match self {
            Self::Sudoku(_) => None,
            Self::Kind(kind, _) => Some(kind),
        }
    }

    /// The algorithm that performs best on the instance, with its settings.
    #[must_use]
    pub fn best(&self) -> Chosen {
        match self {
            Self::Sudoku(sudoku) => {
                let (preset, settings) = best_for(sudoku);
                Chosen { named: Named::Sudoku(preset), settings }
            }
            Self::Kind(kind, _) => Chosen::of_kind(kind, &kind.own),
        }
    }
}

/// Formats the instance in English.
impl fmt::Display for PuzzleInstance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A short description of the instance.
impl Say for PuzzleInstance {
    fn message(&self) -> Message {
        match self {
            Self::Sudoku(sudoku) => {
                let board = say::verbatim(sudoku.geometry().to_string());
                say::evolve_sudoku(board, sudoku.givens().filled())
            }
            Self::Kind(kind, size) => (kind.instance)(*size),
        }
    }
}

impl Chosen {
    /// Returns the algorithm of this name with default settings; `kind` is `None` for Sudoku.
    #[must_use]
    pub fn named(name: &str, kind: Option<&'static Kind>) -> Option<Self> {
        match kind {
            None => preset(name).map(Self::of),
            Some(kind) => kind.preset(name).map(|preset| Self::of_kind(kind, preset)),
        }
    }

    /// The names of all algorithms for a kind of puzzle; `kind` is `None` for Sudoku.
    #[must_use]
    pub fn names(kind: Option<&'static Kind>) -> Vec<&'static str> {
        match kind {
            None => PRESETS.iter().map(|preset| preset.name).collect(),
            Some(kind) => kind.presets().map(|preset| preset.name).collect(),
        }
    }

    /// Chooses an algorithm for Sudoku with default settings.
    #[must_use]
    pub fn of(preset: &'static Preset) -> Self {
        Self { named: Named::Sudoku(preset), settings: Settings::new(preset.parameters) }
    }

    fn of_kind(kind: &'static Kind, preset: &'static Preset<usize>) -> Self {
        Self { named: Named::Kind(kind, preset), settings: Settings::new(preset.parameters) }
    }

    /// The name of the algorithm.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self.named {
            Named::Sudoku(preset) => preset.name,
            Named::Kind(_, preset) => preset.name,
        }
    }

    /// The parameters of the algorithm.
    #[must_use]
    pub fn parameters(&self) -> &'static [Parameter] {
        match self.named {
            Named::Sudoku(preset) => preset.parameters,
            Named::Kind(_, preset) => preset.parameters,
        }
    }

    /// Returns `true` if the command asks the user for the size and the number of generations, as
    /// the original design did.
    #[must_use]
    pub fn asks(&self) -> bool {
        match self.named {
            Named::Sudoku(preset) => preset.asks(),
            Named::Kind(_, preset) => preset.asks(),
        }
    }

    /// The kind of propagation in the algorithm's runs.
    #[must_use]
    pub fn class(&self) -> Class {
        match self.named {
            Named::Sudoku(preset) => preset.class(&self.settings),
            Named::Kind(..) => Class::None,
        }
    }

    /// The scale on which the algorithm reports costs; a plain cost if it can't run on this kind of
    /// puzzle.
    #[must_use]
    pub fn scale(&self, instance: &PuzzleInstance) -> Scale {
        match self.on(instance) {
            Some(Match::Sudoku(preset, sudoku)) => preset.scale(sudoku, &self.settings),
            Some(Match::Kind(preset, size)) => preset.scale(&size, &self.settings),
            None => PLAIN,
        }
    }

    /// The approximate number of bytes that the attempts of a run take in total; 0 if the algorithm
    /// can't run on this kind of puzzle.
    #[must_use]
    pub fn memory(&self, instance: &PuzzleInstance) -> u64 {
        match self.on(instance) {
            Some(Match::Sudoku(preset, sudoku)) => preset.memory(sudoku, &self.settings),
            Some(Match::Kind(preset, size)) => preset.memory(&size, &self.settings),
            None => 0,
        }
    }

    /// The baselines of this algorithm with their names. A baseline that is identical to the
    /// algorithm with its current settings is left out.
    #[must_use]
    pub fn baselines(&self) -> Vec<(&'static str, Self)> {
        let (baselines, kind) = match self.named {
            Named::Sudoku(preset) => (preset.baselines, None),
            Named::Kind(kind, preset) => (preset.baselines, Some(kind)),
        };
        let baselines = baselines.iter().filter_map(|baseline| {
            let other = match baseline.algorithm {
                Some(name) => Some(Self::named(name, kind)?),
                None => None,
            };
            let parameters = other.as_ref().map(Self::parameters);
            let settings = baseline.settings_of(&self.settings, parameters);
            let is_itself = other.is_none() && settings == self.settings;
            let named = other.map_or(self.named, |other| other.named);
            (!is_itself).then_some((baseline.name, Self { named, settings }))
        });
        baselines.collect()
    }

    /// The number of generations before the ingredient that a baseline removes acts for the first
    /// time: 0 if it acts in the first generation after the initial population. `None` if it acts
    /// in every run.
    #[must_use]
    pub fn acts_after(&self, baseline: &str) -> Option<u64> {
        let baselines = match self.named {
            Named::Sudoku(preset) => preset.baselines,
            Named::Kind(_, preset) => preset.baselines,
        };
        match baselines.iter().find(|one| one.name == baseline)?.acts {
            Acts::Always => None,
            Acts::Later => Some(0),
            Acts::After(name) => {
                self.settings.iter().find(|(of, _)| of.name == name)?.1.parse().ok()
            }
        }
    }

    /// The preset to run on an instance. Presets for different kinds of puzzles may share a name,
    /// so the preset for the instance is looked up by name.
    fn on<'p>(&self, instance: &'p PuzzleInstance) -> Option<Match<'p>> {
        match (self.named, instance) {
            (Named::Sudoku(preset), PuzzleInstance::Sudoku(sudoku)) => {
                Some(Match::Sudoku(preset, sudoku))
            }
            (Named::Kind(_, named), &PuzzleInstance::Kind(kind, size)) => {
                kind.preset(named.name).map(|preset| Match::Kind(preset, size))
            }
            _ => None,
        }
    }

    /// Begins a run on a puzzle.
    ///
    /// # Errors
    /// If the algorithm can't run on the puzzle, or the settings are invalid.
    pub fn begin<'a>(
        &self,
        instance: &PuzzleInstance,
        task: Task<'a>,
    ) -> Result<Begun<'a>, NotBegun> {
        let begun = match self.on(instance) {
            Some(Match::Sudoku(preset, sudoku)) => preset.begin(sudoku, &self.settings, task),
            Some(Match::Kind(preset, size)) => preset.begin(&size, &self.settings, task),
            None => return Err(NotBegun::OtherKind(self.name(), instance.message())),
        };
        begun.map_err(|refusal| match refusal {
            Refusal::Puzzle(_) => NotBegun::Puzzle(self.name(), refusal),
            _ => NotBegun::Refused(self.name(), refusal),
        })
    }
}

/// The scale on which several algorithms on a puzzle can be compared: their common scale, or the
/// plain cost if their scales differ.
#[must_use]
pub fn common_scale(algorithms: &[Chosen], instance: &PuzzleInstance) -> Scale {
    let mut scales = algorithms.iter().map(|one| one.scale(instance));
    match scales.next() {
        Some(first) if scales.all(|scale| scale == first) => first,
        _ => PLAIN,
    }
}
