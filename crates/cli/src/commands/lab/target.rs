use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use clap::Args;
use evoku_evolve::presets::{Settings, preset};
use evoku_lab::execute::{Ending, execute};
use evoku_lab::plan::{Limits, Method};
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Hints, Reader};

use crate::exit::INTERRUPTED;
use crate::interrupt;
use crate::output::print;

/// Make one run for a program that tunes parameters: irace, SMAC.
///
/// Takes what irace hands to a target runner, and prints the cost of the run: its evaluations if it
/// found a solution, ten times the budget if not (PAR10). The same arguments give the same cost on
/// every machine.
///
/// Tune on other puzzles than you compare on: see experiments/tuning.md.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab target --algorithm row-ga --evaluations 100000 1 1 42 puzzle.txt --set population=50
  evoku lab target --algorithm row-ga --evaluations 100000 1 1 42 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

As targetRunner of irace, a file with:
  #!/bin/sh
  exec evoku lab target --algorithm row-ga --evaluations 100000 \"$@\"
and in parameters.txt a line for each parameter:
  population  \"--set population=\"  i  (5, 500)")]
pub(crate) struct Target {
    /// The algorithm; `evoku algorithms` lists them
    #[arg(long, short, value_name = "NAME")]
    algorithm: String,

    /// The largest number of evaluations
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    evaluations: u64,

    /// A parameter of the algorithm; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,

    /// What the tuner calls the configuration; it makes no difference
    #[arg(value_name = "CONFIGURATION")]
    _configuration: String,

    /// What the tuner calls puzzle and seed together; it makes no difference
    #[arg(value_name = "INSTANCE")]
    _instance: String,

    /// The seed of all that is random
    seed: u64,

    /// The puzzle: a file, or the puzzle itself on one line
    puzzle: String,

    /// A cost above which the tuner isn't interested: the budget, if it is lower. Then a second
    /// number is printed, the evaluations
    bound: Option<f64>,
}

impl Target {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let name = &self.algorithm;
        let preset = preset(name).ok_or_else(|| anyhow!("there is no algorithm \"{name}\""))?;
        let mut settings = Settings::new(preset.parameters);
        for setting in &self.set {
            settings.assign(setting).with_context(|| format!("--set {setting} for {name}"))?;
        }
        let sudoku = self.sudoku()?;
        let bound = self.bound.filter(|bound| *bound >= 1.0).map(|bound| bound as u64);
        let most = bound.map_or(self.evaluations, |bound| bound.min(self.evaluations));
        let limits = Limits { evaluations: Some(most), ..Limits::default() };
        let method = Method::Preset(preset, settings, None);
        let finished = match execute(&method, &sudoku, self.seed, limits, interrupt::flag()) {
            Ok(Some(finished)) => finished,
            Ok(None) => return Ok(ExitCode::from(INTERRUPTED)),
            Err(reason) => bail!(reason),
        };
        let solved = finished.ending == Ending::Solved;
        let cost =
            if solved { finished.evaluations() } else { self.evaluations.saturating_mul(10) };
        print(&match self.bound {
            Some(_) => format!("{cost} {}\n", finished.evaluations()),
            None => format!("{cost}\n"),
        })?;
        Ok(ExitCode::SUCCESS)
    }

    /// The puzzle: of a file, or what was given instead.
    fn sudoku(&self) -> anyhow::Result<Sudoku> {
        let given = &self.puzzle;
        let is_file = Path::new(given).exists();
        let text = match is_file {
            true => fs::read_to_string(given).with_context(|| format!("can't read {given}"))?,
            false => given.clone(),
        };
        let record = Reader::new(text.as_bytes(), Hints::default()).next();
        match record {
            Some(Ok(record)) => Ok(record.sudoku),
            Some(Err(error)) if is_file => Err(error).with_context(|| given.clone()),
            None if is_file => bail!("{given}: no puzzle found"),
            _ => bail!("there is no file {given}, and it isn't a puzzle on one line"),
        }
    }
}
