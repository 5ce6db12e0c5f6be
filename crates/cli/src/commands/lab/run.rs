use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use clap::Args;
use evoku_lab::analysis::Analysis;
use evoku_lab::execute::Finished;
use evoku_lab::index::{ClassIndex, ConfigurationIndex};
use evoku_lab::plan::{Job, Plan};
use evoku_lab::report::Report;
use evoku_lab::runner::{self, RunObserver};
use evoku_lab::shard::Shard;
use evoku_lab::store::{Cell, Environment, Store};
use evoku_messages::say;
use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::arguments::{shard, threads};
use crate::commands::lab::failures::Failures;
use crate::commands::lab::output_format::OutputFormat;
use crate::commands::lab::plan::read_plan;
use crate::error::{Context, Result, ensure};
use crate::exit::{INTERRUPTED, SUCCESS};
use crate::input::check_output;
use crate::language::render;
use crate::machine::Machine;
use crate::output::{ResultArguments, complain, remark, shows_progress};
use crate::{interrupt, parallel};

/// Run a plan, or resume it, and report the results.
///
/// Every finished run is kept in the store, a single SQLite file. No finished run is lost by
/// Ctrl-C, a killed process, a power cut or a full disk; the same command resumes with the missing
/// runs. Several processes may work on a store at once, and several plans may share it; runs that
/// two plans have in common are executed once. Results don't depend on threads or interruptions;
/// only times do.
///
/// A plan can name programs in any language as algorithms, like `command = "./mysolver --pop 20"`.
/// They run with your rights, so read the plan of another person before you run it. A run whose
/// program crashes or breaks the protocol counts as not solved, and its reason is printed.
///
/// To use many machines, run one shard of the plan on each, with its own store. `evoku lab merge`
/// combines these stores, and `evoku lab missing` lists the runs that are still missing. Never use
/// a store from two machines at once.
///
/// Exit codes: 0 all runs are done, 2 bad plan or store, 130 after Ctrl-C or SIGTERM.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab run plan.toml                       keep the runs in plan.sqlite
  evoku lab run plan.toml --store all.sqlite    in a store of your choice
  evoku lab run plan.toml --shard 3/100 --store part-3.sqlite
                                                the third of 100 parts, for a cluster")]
pub(crate) struct Run {
    /// Plan file, packed or not
    #[arg(value_name = "PLAN")]
    path: PathBuf,

    /// Store of the results [default: next to the plan, with the same name and the extension
    /// .sqlite]
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,

    /// Run only this shard of the plan, like 3/100, and print no report [default store:
    /// plan-3-of-100.sqlite]
    #[arg(long, value_name = "I/N", value_parser = shard,
        conflicts_with_all = ["to", "json", "output"])]
    shard: Option<Shard>,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,

    /// Number of threads, 1 to 1024 [default: one per core]; results don't depend on it
    #[arg(long, value_name = "N", value_parser = threads())]
    threads: Option<u16>,
}

impl Run {
    pub(super) fn run(self) -> Result<ExitCode> {
        let format = self.result.format()?.unwrap_or(OutputFormat::Markdown);
        let plan = read_plan(&self.path)?;
        let path = self.store_path();
        let shown = path.display().to_string();
        ensure!(path != self.path, say::command_store_is_plan(&shown));
        check_output(&[&self.path, &path], self.result.path())?;
        let store = Store::create(&path).at(&shown)?;
        let interrupted = interrupt::flag();
        let jobs = self.shard.map_or(0..plan.jobs(), |shard| shard.range(plan.jobs()));
        let wanted = jobs.end - jobs.start;
        let bars = Bars::new(&plan, self.shard.is_some().then_some(wanted));
        let threads = self.affordable(&plan);
        let environment = environment();
        let ended =
            runner::run_jobs(store, &plan, jobs.clone(), &environment, threads, interrupted, &bars);
        bars.clear();
        bars.failures.report();
        let (store, done) = ended.at(&shown)?;
        let is_pressed = interrupted.load(Ordering::Relaxed);
        let code = ExitCode::from(if !done && is_pressed { INTERRUPTED } else { SUCCESS });
        if let Some(shard) = self.shard {
            if done {
                remark(say::command_shard_done(shard.to_string(), wanted, shown));
            } else {
                let recorded = store.recorded_jobs(&plan)?;
                let kept = recorded.iter().filter(|job| jobs.contains(job)).count() as u64;
                self.complain_unfinished(&path, is_pressed, kept, wanted);
            }
            return Ok(code);
        }
        if !done {
            let recorded = store.recorded_jobs(&plan)?.len();
            self.complain_unfinished(&path, is_pressed, recorded, wanted);
        }
        if is_pressed {
            // The statistics of many runs take seconds; `evoku lab report` computes them.
            return Ok(code);
        }
        let results = store.results(store.plan(Some(&plan.name))?)?;
        let analysis = Analysis::of(&results, None, None);
        let report = Report::of(&analysis);
        self.result.create()?.end_with(format.text(&analysis, &report))?;
        Ok(code)
    }

    /// Returns the path of the store: next to the plan, and one for each shard.
    fn store_path(&self) -> PathBuf {
        if let Some(path) = &self.store {
            return path.clone();
        }
        let Some(shard) = self.shard else { return self.path.with_extension("sqlite") };
        let name = self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (number, of) = (shard.number(), shard.of());
        self.path.with_file_name(format!("{name}-{number}-of-{of}.sqlite"))
    }

    /// Returns the number of threads. Reports if memory allows fewer than requested.
    fn affordable(&self, plan: &Plan) -> usize {
        let wanted = parallel::threads(self.threads);
        let threads = plan.affordable(wanted);
        if threads < wanted {
            remark(say::command_fewer_threads(threads, wanted));
        }
        threads
    }

    /// Reports that runs are missing, and how to resume.
    fn complain_unfinished(&self, store: &Path, is_pressed: bool, kept: u64, wanted: u64) {
        complain(say::command_unfinished(kept, wanted, self.command(store), is_pressed));
    }

    /// Returns the command that resumes.
    fn command(&self, store: &Path) -> String {
        let mut command = format!("evoku lab run {}", quoted(&self.path));
        if let Some(shard) = self.shard {
            command += &format!(" --shard {shard}");
        }
        if self.store.is_some() {
            command += &format!(" --store {}", quoted(store));
        }
        command
    }
}

/// Quotes a path for a shell if necessary.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

/// Returns the version, the machine and the command of this process.
fn environment() -> Environment {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    Environment {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        revision: env!("EVOKU_REVISION").to_owned(),
        machine: Machine::here().line(),
        command: format!("evoku {}", arguments.join(" ")),
    }
}

/// The columns and lines of a terminal whose size is unknown.
const DEFAULT: (u16, u16) = (80, 24);

/// The progress bars that fit on a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Detail {
    /// One for each class and algorithm.
    Cells,
    /// One for each class.
    Classes,
    /// One for all runs only.
    Total,
}

impl Detail {
    /// Returns the greatest detail that leaves a line for the total and one for the cursor.
    fn fitting(classes: usize, configurations: usize, lines: usize) -> Self {
        let room = lines.saturating_sub(2);
        if classes * configurations <= room {
            Self::Cells
        } else if classes <= room {
            Self::Classes
        } else {
            Self::Total
        }
    }
}

/// Cuts off the end of a bar's name if it is wider than `width` columns.
fn shortened(name: &str, width: usize) -> String {
    if name.chars().count() > width {
        name.chars().take(width.saturating_sub(1)).chain(['…']).collect()
    } else {
        name.to_owned()
    }
}

/// The progress of an experiment: a bar for each cell of the plan or for each class, and one for
/// all runs.
struct Bars<'p> {
    failures: Failures<'p>,
    all: MultiProgress,
    cells: HashMap<Cell, ProgressBar>,
    total: ProgressBar,
}

impl<'p> Bars<'p> {
    /// Makes the bars of a plan, or the single bar of a shard with this many runs.
    fn new(plan: &'p Plan, shard: Option<u64>) -> Self {
        let (columns, lines) = crossterm::terminal::size().unwrap_or(DEFAULT);
        let all = MultiProgress::new();
        if !shows_progress() {
            all.set_draw_target(ProgressDrawTarget::hidden());
        }
        // Wide bars fill the rest of the line.
        let rest = render(say::command_progress_cell("{pos}", "{len}", "{eta}"));
        let template = format!("{{prefix}} {{wide_bar}} {rest}");
        let configurations = plan.configurations.len();
        let detail = match shard {
            Some(_) => Detail::Total,
            None => Detail::fitting(plan.classes.len(), configurations, usize::from(lines)),
        };
        let mut bars: Vec<(String, u64, Vec<Cell>)> = Vec::new();
        for (class, of) in ClassIndex::first(plan.classes.len()).zip(&plan.classes) {
            let length = of.puzzles.len() as u64 * plan.repetitions;
            let cells = ConfigurationIndex::first(configurations);
            let cells = cells.map(|configuration| Cell { configuration, class });
            match detail {
                Detail::Cells => bars.extend(cells.map(|cell| {
                    let label = &plan.configurations[cell.configuration.at()].label;
                    (format!("{}  {label}", of.name), length, vec![cell])
                })),
                Detail::Classes => {
                    bars.push((of.name.clone(), length * configurations as u64, cells.collect()));
                }
                Detail::Total => {}
            }
        }
        let longest = bars.iter().map(|(name, ..)| name.chars().count()).max().unwrap_or(0);
        let width = longest.min(usize::from(columns) / 2);
        let mut cells = HashMap::new();
        for (name, length, of) in bars {
            let bar = all.add(ProgressBar::new(length).with_style(style(&template)));
            bar.set_prefix(format!("{:width$}", shortened(&name, width)));
            cells.extend(of.into_iter().map(|cell| (cell, bar.clone())));
        }
        let rest = say::command_progress_all_runs("{pos}", "{len}", "{elapsed}", "{eta}");
        let template = format!("{{wide_bar}} {} {{msg}}", render(rest));
        let wanted = shard.unwrap_or(plan.jobs());
        let total = all.add(ProgressBar::new(wanted).with_style(style(&template)));
        Self { failures: Failures::of(plan), all, cells, total }
    }

    fn clear(&self) {
        self.cells.values().for_each(ProgressBar::finish_and_clear);
        self.total.finish_and_clear();
        // Without a terminal there was nothing to clear.
        let _ = self.all.clear();
    }
}

/// The style of a bar.
fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

impl RunObserver for Bars<'_> {
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

    fn recorded(&self, job: Job, finished: &Finished) {
        self.failures.note(job, finished);
        let cell = Cell { configuration: job.configuration, class: job.class };
        if let Some(bar) = self.cells.get(&cell) {
            bar.inc(1);
        }
        self.total.inc(1);
    }

    fn waiting(&self) {
        self.total.set_message(render(say::command_other_process()));
    }
}

#[cfg(test)]
mod tests {
    use super::{Detail, shortened};

    #[test]
    fn the_total_stays_on_the_screen() {
        assert_eq!(Detail::fitting(2, 11, 24), Detail::Cells);
        assert_eq!(Detail::fitting(3, 11, 24), Detail::Classes);
        assert_eq!(Detail::fitting(30, 1, 24), Detail::Total);
        assert_eq!(Detail::fitting(30, 1, 40), Detail::Cells);
        assert_eq!(Detail::fitting(1, 1, 1), Detail::Total);
    }

    #[test]
    fn names_of_bars_leave_room_for_the_bar() {
        assert_eq!(shortened("9x9 hard  row-ga population=100", 12), "9x9 hard  r…");
        assert_eq!(shortened("9x9", 12), "9x9");
    }
}
