//! The execution of one run or several, and their outputs.

use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use evoku_draw::chart::{self, Over};
use evoku_evolve::chosen::PuzzleInstance;
use evoku_evolve::{Budget, Outcome, Stop, run};
use evoku_messages::say;

use crate::commands::evolve::checkpoint::Checkpoint;
use crate::commands::evolve::children::Families;
use crate::commands::evolve::files::Files;
use crate::commands::evolve::job::Job;
use crate::commands::evolve::narration::Narration;
use crate::commands::evolve::observer::{Observed, RunObserver};
use crate::commands::evolve::output_format::{self, OutputFormat};
use crate::commands::evolve::report::{self, Report};
use crate::commands::evolve::runs::{self, Run};
use crate::commands::evolve::solutions::reporting_solutions;
use crate::commands::evolve::trace::Trace;
use crate::commands::evolve::{Evolve, Progress};
use crate::error::{Context, Result, bail};
use crate::language::language;
use crate::live::Live;
use crate::output::{Output, encoded, remark, shows_progress};
use crate::story::Detail;

impl Evolve {
    /// Executes one run and writes its outputs.
    pub(super) fn one(&self, job: &Job, budget: Budget<'_>, outputs: Outputs) -> Result<ExitCode> {
        let Outputs { files: Files { log, trace, chart }, result, format, fields, detail } =
            outputs;
        let narration = Narration::new(job, detail, format, result);
        let progress = match self.progress {
            // On a terminal, the live view and a story would overwrite each other.
            Progress::Auto if narration.is_live() => Progress::None,
            Progress::Auto if Live::is_possible() && shows_progress() => Progress::Live,
            Progress::Auto => Progress::None,
            progress => progress,
        };
        let start = Instant::now();
        let budget = Budget {
            deadline: self.timeout.and_then(|timeout| start.checked_add(timeout)),
            ..budget
        };
        let mut observer = RunObserver::new(job, budget, narration);
        if progress == Progress::Live {
            observer.show_live();
        }
        if progress == Progress::Plain {
            observer.print_lines();
        }
        observer.log_to(log, &report::heading(job, self.seed, &budget));
        observer.trace_to(trace);
        observer.keep_populations(self.print_population.clone().unwrap_or_default());
        let children = self.print_children.clone();
        observer.record_children(children.and_then(|wanted| Families::new(job, wanted)));
        let sudoku = match &job.instance {
            // A puzzle that was generated has one solution.
            PuzzleInstance::Sudoku(sudoku) if job.generated.is_none() => Some(&**sudoku),
            _ => None,
        };
        let run = || self.run_once(job, budget, &mut observer);
        let (outcome, saved) = reporting_solutions(sudoku, run)?;
        let seconds = start.elapsed().as_secs_f64();
        let last = self.print_population.as_ref().is_some_and(|populations| populations.last);
        let Observed { history, populations, families, log, mut narration, recorded } =
            observer.finish();
        narration.end(&outcome);
        let seed = self.seed;
        let report = Report { job, seed, budget, outcome, seconds, populations, last, families };
        if job.archipelago.is_some_and(|one| one.islands > 1 && one.migrants > 0)
            && report.outcome.exchanges == 0
            && !matches!(report.outcome.stop, Stop::Cancelled | Stop::Solved)
        {
            remark(say::command_ended_early());
        }
        let labels = report.labels();
        let figure = || chart::one(&history, &labels, language());
        let text = match format {
            OutputFormat::Text => report.text(),
            OutputFormat::Json => {
                let mut object = report.json();
                narration.add_to(&mut object, job);
                output_format::document(&object, &fields)
            }
            OutputFormat::Html => narration.page(&labels.title, job, &figure(), &report.text()),
            rows => {
                let run = Run::of(self.seed, report.outcome.clone(), seconds);
                let row = (1, job.algorithm(), report::parameters_text(job), &run);
                output_format::rows(rows, std::iter::once(row), &fields)
            }
        };
        // An error in one of these does not prevent the others.
        let printed = narration.finish(&text);
        let logged = log.map_or(Ok(()), |log| log.end_with(format!("\n{}", report.text())));
        let drawn =
            chart.map_or(Ok(()), |(output, format)| output.end_with(encoded(&figure(), format)?));
        printed.and(recorded).and(logged).and(drawn).and(saved)?;
        Ok(exit_code(report.outcome.stop, report.outcome.is_solved()))
    }

    /// Executes a run. Returns its outcome, and the first error of the checkpoint.
    fn run_once(
        &self,
        job: &Job,
        budget: Budget<'_>,
        observer: &mut RunObserver<'_>,
    ) -> Result<(Outcome, Result<()>)> {
        // The judge would stop the run in the middle of a generation, when the state can't be
        // saved.
        let judged = match self.checkpoint {
            Some(_) => Budget { cancel: None, deadline: None, ..budget },
            None => budget,
        };
        thread::scope(|scope| {
            let mut search = job.begin(scope, self.seed, judged, Some(observer), self.threads())?;
            let Some(path) = &self.checkpoint else { return Ok((run(&mut *search), Ok(()))) };
            let mut checkpoint =
                Checkpoint::new(path, self.checkpoint_every, job, self.seed, &budget)?;
            let outcome = checkpoint.run(&mut *search, &budget).at("--checkpoint")?;
            Ok((outcome, checkpoint.failed))
        })
    }

    /// Executes several runs and writes their outputs.
    pub(super) fn many(
        &self,
        jobs: &[Job],
        budget: Budget<'_>,
        outputs: Outputs,
    ) -> Result<ExitCode> {
        let show = self.progress != Progress::None;
        let Some(last) = self.seed.checked_add(self.runs - 1) else {
            bail!(say::command_seed_large(self.seed, self.runs, u64::MAX));
        };
        let seeds: Vec<u64> = (self.seed..=last).collect();
        let Outputs { files: Files { log, mut trace, chart }, result, format, fields, .. } =
            outputs;
        let threads = self.threads();
        let plan = trace.as_ref().map(Trace::plan);
        let mut runs = runs::run(jobs, &seeds, budget, self.timeout, threads, show, plan)?;
        let traced = trace.as_mut().map_or(Ok(()), |trace| runs.write_trace(trace));
        let traced = traced.and(trace.map_or(Ok(()), Trace::finish));
        let drawn = chart.map_or(Ok(()), |(output, format)| {
            let [title, subtitle] = runs.captions();
            let (curves, scale) = (runs.curves(), jobs[0].scale());
            let titles = [title.as_str(), subtitle.as_str()];
            let (over, language) = (Over::Evaluations, language());
            let figure = chart::many(&curves, over, scale, titles, language);
            output.end_with(encoded(&figure, format)?)
        });
        let text = || runs.text() + &runs.comparison();
        let printed = result.end_with(match format {
            OutputFormat::Text => text(),
            OutputFormat::Json => output_format::document(&runs.json(), &fields),
            rows => output_format::rows(rows, runs.rows(), &fields),
        });
        let headings = jobs.iter().map(|job| report::heading(job, self.seed, &budget));
        let logged = log.map_or(Ok(()), |log| log.end_with(headings.collect::<String>() + &text()));
        printed.and(logged).and(traced).and(drawn)?;
        let stop = if runs.cancelled() { Stop::Cancelled } else { Stop::Evaluations };
        Ok(exit_code(stop, runs.all_solved()))
    }
}

/// The exit code of a run, or of several.
pub(super) fn exit_code(stop: Stop, solved: bool) -> ExitCode {
    match (solved, stop) {
        (true, _) => ExitCode::SUCCESS,
        (false, Stop::Cancelled) => ExitCode::from(crate::exit::INTERRUPTED),
        (false, _) => ExitCode::from(crate::exit::NOT_SOLVED),
    }
}

/// The outputs of a run.
pub(super) struct Outputs {
    pub(super) files: Files,
    pub(super) result: Output,
    pub(super) format: OutputFormat,
    pub(super) fields: Vec<String>,
    /// The detail of the story; `None` if there is none.
    pub(super) detail: Option<Detail>,
}
