//! A run of a program in another language, instead of an algorithm of evoku.

use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use evoku_evolve::Stop;
use evoku_lab::plan::{CommandLine, Limits};
use evoku_lab::program::{Played, Program};
use evoku_lab::run::Ending;
use evoku_messages::{Decimal, say};
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats;
use serde_json::{Value, json};

use crate::commands::evolve::execution::exit_code;
use crate::commands::evolve::named::kind_named;
use crate::commands::evolve::output_format::OutputFormat;
use crate::commands::evolve::report::lines;
use crate::commands::evolve::{Evolve, output_format};
use crate::error::{Result, bail};
use crate::numbers::json_whole;
use crate::output::{NamedFormat, Output};

/// The command of a program with the puzzle that it has to solve.
pub(super) struct ProgramRun<'c> {
    pub(super) command: &'c str,
    pub(super) sudoku: Sudoku,
    /// Named parameters for the program.
    pub(super) parameters: Vec<(String, String)>,
    pub(super) seed: u64,
    pub(super) timeout: Option<Duration>,
    pub(super) evaluations: Option<u64>,
    pub(super) generations: Option<u64>,
}

impl ProgramRun<'_> {
    /// Executes the run and prints its result.
    pub(super) fn run(
        &self,
        result: Output,
        format: OutputFormat,
        fields: &[String],
        cancel: &AtomicBool,
    ) -> Result<ExitCode> {
        let command = CommandLine::parse(self.command)?;
        let name = command.name();
        let program = Program::new(command, Path::new("."));
        let seconds = self.timeout.map(|timeout| timeout.as_secs_f64());
        let limits =
            Limits { evaluations: self.evaluations, generations: self.generations, seconds };
        let Some(played) =
            program.play(&self.sudoku, &self.parameters, self.seed, limits, cancel)?
        else {
            return Ok(exit_code(Stop::Cancelled, false));
        };
        if let Some(reason) = &played.finished.trace.failure {
            bail!(say::lab_run_failed(name, reason));
        }
        let stop = stop(played.finished.run.ending);
        result.end_with(match format {
            OutputFormat::Text => self.text(&played, stop),
            _ => output_format::document(&self.json(&played, stop), fields),
        })?;
        Ok(exit_code(stop, stop == Stop::Solved))
    }

    fn text(&self, Played { finished, best }: &Played, stop: Stop) -> String {
        let run = &finished.run;
        let rate = run.evaluations() as f64 / run.seconds.max(1e-9);
        let mut text = lines([
            say::command_run_result(
                stop == Stop::Solved,
                &stop,
                false,
                run.generations,
                run.evaluations(),
                Decimal::new(run.seconds, 3),
                rate as u64,
                0,
            ),
            say::command_run_algorithm(self.command),
            say::command_run_seed(self.seed.to_string()),
        ]);
        if let (Some(line), Some(missing)) = (best, run.missing) {
            let cost = say::evolve_cost(missing, say::evolve_unit_missing_digits());
            text += &format!("\n{}", lines([say::command_best_of_run(cost)]));
            let geometry = self.sudoku.geometry();
            if let Ok(grid) = formats::line::read(line, geometry.side()) {
                text += &formats::board::print(geometry, &grid);
            }
        }
        text
    }

    fn json(&self, Played { finished, best }: &Played, stop: Stop) -> Value {
        let run = &finished.run;
        let rate = run.evaluations() as f64 / run.seconds.max(1e-9);
        json!({
            "algorithm": self.command,
            "puzzle": {
                "kind": "sudoku",
                "geometry": self.sudoku.geometry().to_string(),
                "givens": self.sudoku.givens().filled(),
                "line": formats::line::print(self.sudoku.givens()),
            },
            "seed": json_whole(self.seed),
            "solved": stop == Stop::Solved,
            "stop": stop.to_string(),
            "generations": run.generations,
            "evaluations": run.evaluations(),
            "seconds": run.seconds,
            "evaluations_per_second": rate.round(),
            "best": best.as_ref().map(|line| json!({ "line": line, "cost": run.missing })),
            "version": env!("CARGO_PKG_VERSION"),
            "revision": env!("EVOKU_REVISION"),
        })
    }
}

/// The reason why the run of a program ended, as for our own runs.
fn stop(ending: Ending) -> Stop {
    match ending {
        Ending::Solved => Stop::Solved,
        Ending::Evaluations => Stop::Evaluations,
        Ending::Generations => Stop::Generations,
        Ending::Seconds => Stop::Deadline,
        Ending::Exhausted | Ending::Memory | Ending::Failed => Stop::Exhausted,
    }
}

impl Evolve {
    /// Runs the program of `--command`.
    pub(super) fn run_program(&self, command: &str, cancel: &AtomicBool) -> Result<ExitCode> {
        if kind_named(&self.puzzle_kind)?.is_some() {
            bail!(say::command_program_kind(&self.puzzle_kind));
        }
        let format = match self.result.format()?.unwrap_or(OutputFormat::Text) {
            format @ (OutputFormat::Text | OutputFormat::Json) => format,
            other => bail!(say::command_program_format(other.about().name)),
        };
        let fields = output_format::fields(format, &self.fields, false)?;
        let mut sudokus =
            super::find_puzzles(self.puzzle.as_deref(), &self.board, false)?.into_iter();
        let Some(sudoku) = sudokus.next() else { bail!(say::command_no_puzzle()) };
        if !sudoku.geometry().frame().is_standard() || sudoku.geometry().values().first != 1 {
            bail!(say::lab_command_board());
        }
        let population = self.population.map(|size| ("population".to_owned(), size.to_string()));
        let run = ProgramRun {
            command,
            sudoku,
            parameters: population.into_iter().collect(),
            seed: self.seed,
            timeout: self.timeout,
            evaluations: self.budget_of_evaluations(),
            generations: self.generations,
        };
        run.run(self.result.create()?.anytime(), format, &fields, cancel)
    }
}
