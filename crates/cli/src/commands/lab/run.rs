use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use anyhow::{Context, ensure};
use clap::Args;
use evoku_lab::analysis::{Groups, Measure};
use evoku_lab::execute::Finished;
use evoku_lab::plan::{Job, Plan};
use evoku_lab::report::{Report, thousands};
use evoku_lab::runner::{self, Watch};
use evoku_lab::store::{Cell, Environment, Store};
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

use crate::commands::lab::read_plan;
use crate::exit::INTERRUPTED;
use crate::machine::Machine;
use crate::output::complain;
use crate::output::print;
use crate::{interrupt, parallel};

/// Do what a plan says, or go on with it, and say what came of it.
///
/// Every finished run is kept in the store, one SQLite file. Ctrl-C, a killed process, a power cut
/// or a full disk lose no finished run: the same command goes on with those that are missing.
/// Several processes may work on a store at once, and several plans may share it; runs that two
/// plans have in common are done once. Results don't depend on threads or interruptions, only times
/// do.
///
/// Exit code: 0 all runs are done, 2 bad plan or store, 130 after Ctrl-C.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab run plan.toml                       keep the runs in plan.sqlite
  evoku lab run plan.toml --store all.sqlite    in a store of your choice")]
pub(crate) struct Run {
    /// The plan
    #[arg(value_name = "PLAN")]
    path: PathBuf,

    /// The store (default: beside the plan, named like it, ending in .sqlite)
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,

    /// Threads (default: all cores); the results don't depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Run {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let plan = read_plan(&self.path)?;
        let path = self.store.clone().unwrap_or_else(|| self.path.with_extension("sqlite"));
        ensure!(path != self.path, "the store can't be the plan itself: {}", path.display());
        let shown = path.display();
        let store = Store::create(&path).with_context(|| shown.to_string())?;
        let interrupted = interrupt::flag();
        let bars = Bars::new(&plan);
        let threads = parallel::threads(self.threads);
        let environment = environment();
        let ended = runner::run(store, &plan, &environment, threads, interrupted, &bars);
        bars.clear();
        let (store, done) = ended.with_context(|| shown.to_string())?;
        let results = store.results(store.plan(Some(&plan.name))?)?;
        if !done {
            let (runs, jobs) = (thousands(results.runs.len() as u64), thousands(plan.jobs()));
            complain(&format!(
                "{runs} of {jobs} runs are kept; go on with: {}",
                self.command(&path)
            ));
        }
        let groups = Groups::new(&results, Measure::of(&results));
        print(&Report::new(&results, &groups, &groups.summaries()).markdown(&plan.name))?;
        let interrupted = !done && interrupted.load(Ordering::Relaxed);
        Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
    }

    /// The command that goes on.
    fn command(&self, store: &Path) -> String {
        let mut command = format!("evoku lab run {}", quoted(&self.path));
        if self.store.is_some() {
            command += &format!(" --store {}", quoted(store));
        }
        command
    }
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

/// What this runs on.
fn environment() -> Environment {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    Environment {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        revision: env!("EVOKU_REVISION").to_owned(),
        machine: Machine::here().line(),
        command: format!("evoku {}", arguments.join(" ")),
    }
}

/// No more bars than this fit on a screen; a plan with more cells has a bar for each class, or only
/// one.
const MOST_BARS: usize = 24;

/// The progress of an experiment: a bar for each cell of the plan, and one for all.
struct Bars {
    all: MultiProgress,
    cells: HashMap<Cell, ProgressBar>,
    total: ProgressBar,
}

impl Bars {
    fn new(plan: &Plan) -> Self {
        let all = MultiProgress::new();
        let style = |template: &str| {
            ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
        };
        let template = "{prefix} {bar:20} {pos:>7} of {len}, {eta} to go";
        let (classes, configurations) = (plan.classes.len(), plan.configurations.len());
        let per_cell = classes * configurations <= MOST_BARS;
        let mut cells = HashMap::new();
        if per_cell || classes <= MOST_BARS {
            let names = plan.classes.iter().flat_map(|class| {
                let labels = plan.configurations.iter().map(|one| one.label.as_str());
                labels.take(if per_cell { configurations } else { 1 }).map(|label| match per_cell {
                    true => format!("{}  {label}", class.name),
                    false => class.name.clone(),
                })
            });
            let names: Vec<String> = names.collect();
            let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
            let mut names = names.into_iter();
            for (class, of) in plan.classes.iter().enumerate() {
                let mut bar = ProgressBar::hidden();
                for configuration in 0..configurations {
                    if per_cell || configuration == 0 {
                        let name = names.next().unwrap_or_default();
                        let share = if per_cell { 1 } else { configurations as u64 };
                        let length = of.puzzles.len() as u64 * plan.repetitions * share;
                        bar = all.add(ProgressBar::new(length).with_style(style(template)));
                        bar.set_prefix(format!("{name:width$}"));
                    }
                    cells.insert(Cell { configuration, class }, bar.clone());
                }
            }
        }
        let template = "{bar:30} {pos} of {len} runs, {per_sec}, {elapsed} gone, {eta} to go {msg}";
        let total = all.add(ProgressBar::new(plan.jobs()).with_style(style(template)));
        Self { all, cells, total }
    }

    fn clear(&self) {
        self.cells.values().for_each(ProgressBar::finish_and_clear);
        self.total.finish_and_clear();
        // Where there is no terminal there was nothing to clear.
        let _ = self.all.clear();
    }
}

impl Watch for Bars {
    fn begins(&self, recorded: &HashMap<Cell, u64>) {
        for (cell, &count) in recorded {
            if let Some(bar) = self.cells.get(cell) {
                bar.inc(count);
            }
            self.total.inc(count);
        }
        self.cells.values().for_each(ProgressBar::reset_eta);
        self.total.reset_eta();
    }

    fn recorded(&self, job: Job, _: &Finished) {
        let cell = Cell { configuration: job.configuration, class: job.class };
        if let Some(bar) = self.cells.get(&cell) {
            bar.inc(1);
        }
        self.total.inc(1);
    }

    fn waiting(&self) {
        self.total.set_message("(the rest is done by another process)");
    }
}
