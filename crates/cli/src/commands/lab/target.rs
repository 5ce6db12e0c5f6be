use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use evoku_evolve::chosen::{Chosen, Posed};
use evoku_lab::execute::execute;
use evoku_lab::plan::{Limits, Method};
use evoku_messages::say;
use evoku_sudoku::formats::Hints;

use crate::arguments::whole;
use crate::error::{Context, Result};
use crate::exit::INTERRUPTED;
use crate::output::print;
use crate::{input, interrupt};

/// Make one run for a parameter tuner: irace, SMAC, Optuna.
///
/// Takes the arguments that irace passes to a target runner, and prints the cost of the run. The
/// cost is the number of evaluations if the run found a solution, otherwise ten times the budget
/// (PAR10). The same arguments give the same cost on every machine.
///
/// Tune and compare on different puzzles: see experiments/tuning.md.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab target --algorithm row-ga --evaluations 100000 1 1 42 puzzle.txt --set population=50
  evoku lab target --algorithm row-ga --evaluations 100000 1 1 42 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

As targetRunner of irace, use a file with:
  #!/bin/sh
  exec evoku lab target --algorithm row-ga --evaluations 100000 \"$@\"
and in parameters.txt one line per parameter:
  population  \"--set population=\"  i  (5, 500)")]
pub(crate) struct Target {
    /// Algorithm, listed by `evoku algorithms`
    #[arg(long, short, value_name = "NAME")]
    algorithm: String,

    /// Maximum number of evaluations
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::MAX))]
    evaluations: u64,

    /// Parameter of the algorithm, like population=50; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,

    /// Name of the configuration in the tuner; ignored
    #[arg(value_name = "CONFIGURATION")]
    _configuration: String,

    /// Name of the instance, puzzle and seed together, in the tuner; ignored
    #[arg(value_name = "INSTANCE")]
    _instance: String,

    /// Seed of the random numbers
    seed: u64,

    /// Puzzle: a file, or the puzzle itself on one line
    puzzle: PathBuf,

    /// Cost above which the result does not interest the tuner; it is the budget, if it is lower
    ///
    /// With a bound, the number of evaluations is printed as a second number.
    bound: Option<f64>,
}

impl Target {
    pub(super) fn run(self) -> Result<ExitCode> {
        let name = &self.algorithm;
        let chosen = Chosen::named(name, None);
        let mut chosen = chosen.ok_or_else(|| say::command_no_algorithm(name))?;
        for setting in &self.set {
            chosen
                .settings
                .assign(setting)
                .within(|cause| say::command_set_for(setting, name, cause))?;
        }
        let (shown, mut records) = input::open(&self.puzzle, &Hints::default())?;
        let record = records.next();
        let no_puzzle = || say::verbatim_at(&shown, say::command_no_puzzle());
        let record = record.ok_or_else(no_puzzle)?;
        let sudoku = record.at(&shown)?.sudoku;
        let bound = self.bound.filter(|bound| *bound >= 1.0).map(|bound| bound as u64);
        let most = bound.map_or(self.evaluations, |bound| bound.min(self.evaluations));
        let limits = Limits { evaluations: Some(most), ..Limits::default() };
        let (method, posed) = (Method::Evolution(chosen, None), Posed::Sudoku(Box::new(sudoku)));
        let run = match execute(&method, &posed, self.seed, limits, interrupt::flag()) {
            Ok(Some(finished)) => finished.run,
            Ok(None) => return Ok(ExitCode::from(INTERRUPTED)),
            Err(error) => return Err(error.into()),
        };
        let spent = run.evaluations();
        let cost = if run.is_solved() { spent } else { self.evaluations.saturating_mul(10) };
        print(&match self.bound {
            Some(_) => format!("{cost} {spent}\n"),
            None => format!("{cost}\n"),
        })?;
        Ok(ExitCode::SUCCESS)
    }
}
