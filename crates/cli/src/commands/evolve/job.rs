//! What is to be evolved, and how.

use std::io::IsTerminal;
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use evoku_evolve::presets::{POPULATION, PRESETS, Preset, Scale, Settings, Task, preset};
use evoku_evolve::puzzles::{KINDS, Kind, kind};
use evoku_evolve::{Budget, Observer, Outcome};
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Reader, Record};

use crate::commands::complain;
use crate::input::{self, BoardArguments};

/// The algorithm that is taken where none is named.
const DEFAULT: &str = "row-ga";

/// The puzzle that is taken where none is given.
const BUNDLED: &str = include_str!("../../../puzzles/bundled.txt");

/// A puzzle with the algorithm that is to evolve it.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) posed: Posed,
    pub(crate) settings: Settings,
}

/// A puzzle as posed.
#[derive(Debug)]
pub(crate) enum Posed {
    Sudoku { preset: &'static Preset, sudoku: Sudoku },
    Kind { kind: &'static Kind, size: usize },
}

impl Job {
    pub(crate) fn sudoku(
        algorithm: Option<&str>,
        puzzle: Option<&str>,
        board: &BoardArguments,
        set: &[String],
    ) -> anyhow::Result<Self> {
        let name = algorithm.unwrap_or(DEFAULT);
        let preset = preset(name).ok_or_else(|| {
            let names: Vec<_> = PRESETS.iter().map(|preset| preset.name).collect();
            anyhow!("there is no algorithm \"{name}\"; there are {}", names.join(", "))
        })?;
        let settings = settings(Settings::new(preset.parameters), set, name)?;
        let sudoku = find_puzzle(puzzle, board)?;
        Ok(Self { posed: Posed::Sudoku { preset, sudoku }, settings })
    }

    pub(crate) fn kind(name: &str, size: Option<u64>, set: &[String]) -> anyhow::Result<Self> {
        let kind = kind(name).ok_or_else(|| {
            let names: Vec<_> = KINDS.iter().map(|kind| kind.name).collect();
            anyhow!("there is no puzzle kind \"{name}\"; there are sudoku, {}", names.join(", "))
        })?;
        let settings = settings(Settings::new(kind.parameters), set, name)?;
        let [least, usual, most] = kind.sizes;
        let size = size.map_or(usual, |size| usize::try_from(size).unwrap_or(usize::MAX));
        if !(least..=most).contains(&size) {
            bail!("--size {size}: the size of {name} is from {least} to {most}");
        }
        Ok(Self { posed: Posed::Kind { kind, size }, settings })
    }

    /// Sets the size of the population, unless it is left as it is.
    pub(crate) fn with_population(mut self, population: Option<u64>) -> anyhow::Result<Self> {
        if let Some(population) = population {
            let set = self.settings.set(POPULATION, &population.to_string());
            set.with_context(|| format!("POPULATION for {}", self.algorithm()))?;
        }
        Ok(self)
    }

    /// Whether the algorithm's design asks people for its two numbers.
    pub(crate) fn asks(&self) -> bool {
        self.algorithm() == "cloning-ga"
    }

    /// The name of the algorithm.
    pub(crate) fn algorithm(&self) -> &'static str {
        match &self.posed {
            Posed::Sudoku { preset, .. } => preset.name,
            Posed::Kind { .. } => "genetic-algorithm",
        }
    }

    /// The puzzle in a few words.
    pub(crate) fn puzzle(&self) -> String {
        match &self.posed {
            Posed::Sudoku { sudoku, .. } => {
                format!("{}, {} givens", sudoku.geometry(), sudoku.givens().filled())
            }
            Posed::Kind { kind, size } => format!("{} of size {size}", kind.name),
        }
    }

    pub(crate) fn scale(&self) -> Scale {
        match &self.posed {
            Posed::Sudoku { preset, sudoku } => (preset.scale)(sudoku),
            Posed::Kind { kind, .. } => kind.scale,
        }
    }

    pub(crate) fn run(
        &self,
        seed: u64,
        budget: Budget<'_>,
        observer: &mut dyn Observer,
    ) -> anyhow::Result<Outcome> {
        let task = Task { seed, budget, observer };
        match &self.posed {
            Posed::Sudoku { preset, sudoku } => {
                let outcome = preset.run(sudoku, &self.settings, task);
                outcome.with_context(|| format!("{} can't serve this puzzle", preset.name))
            }
            Posed::Kind { kind, size } => Ok((kind.run)(*size, &self.settings, task)),
        }
    }
}

fn settings(mut settings: Settings, set: &[String], name: &str) -> anyhow::Result<Settings> {
    for setting in set {
        settings.assign(setting).with_context(|| format!("--set {setting} for {name}"))?;
    }
    Ok(settings)
}

/// The puzzle of `--puzzle`, of standard input, or the bundled one.
fn find_puzzle(puzzle: Option<&str>, board: &BoardArguments) -> anyhow::Result<Sudoku> {
    let hints = board.hints()?;
    let file = |name: &str| {
        let (shown, reader) = input::open(Path::new(name), &hints)?;
        first_puzzle(reader).context(shown)
    };
    let line = |text: &str| first_puzzle(Reader::new(text.as_bytes(), hints.clone()));
    match puzzle {
        Some(name) if name == "-" || Path::new(name).exists() => file(name),
        Some(text) => line(text).with_context(|| {
            format!("--puzzle: there is no file {}, and as a puzzle", brief(text))
        }),
        None if std::io::stdin().is_terminal() => {
            complain("no puzzle was given, so here is one of evoku's own");
            line(BUNDLED)
        }
        None => file("-"),
    }
}

/// A text in quotes, cut where it is long.
fn brief(text: &str) -> String {
    let start: String = text.chars().take(24).collect();
    format!("\"{start}{}\"", if start == text { "" } else { "..." })
}

fn first_puzzle(mut records: Reader<'_>) -> anyhow::Result<Sudoku> {
    let Record { sudoku, .. } = records.next().context("no puzzle found")??;
    if records.next().is_some() {
        complain("there are several puzzles; this is the first");
    }
    Ok(sudoku)
}
