//! The parts of a plan.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
#[cfg(feature = "store")]
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use const_fnv1a_hash::fnv1a_hash_128;
use evoku_evolve::chosen::{Chosen, PuzzleInstance};
use evoku_evolve::presets::{Archipelago, Settings};
use evoku_evolve::{Budget, Rng};
use evoku_messages::{Message, say};
use evoku_sudoku::formats::line;
use evoku_sudoku::search::Engine;
use evoku_sudoku::{Rules, Sudoku};

use crate::execute::Finished;
use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::plan::command::CommandLine;
#[cfg(feature = "store")]
use crate::program::Program;
use crate::results::Cell;

/// The prefix that marks the parameters of islands among the parameters of a configuration.
pub(super) const ISLANDS: &str = "islands.";

/// The name of [`Method::Default`] in a plan.
pub(super) const DEFAULT: &str = "default";

/// The total number of bytes that the attempts of all concurrent runs may take.
pub(crate) const MEMORY: u64 = 4_000_000_000;

/// Plan of an experiment.
///
/// Its jobs are the runs of every configuration on every puzzle, once for each repetition.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The name, which consists of letters, digits, `-` and `_`.
    pub name: String,
    /// The seed from which the seeds of all jobs are derived.
    pub seed: u64,
    /// The number of runs of each configuration on each puzzle.
    pub repetitions: u64,
    /// The budget of each run.
    pub limits: Limits,
    /// The algorithms with their parameters.
    pub configurations: Vec<Configuration>,
    /// The classes of puzzles.
    pub classes: Vec<Class>,
    /// The text of the file that was read.
    pub text: String,
}

/// Budget of a run. At least one limit must be given.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Limits {
    /// The limit of evaluations of every kind; for exact engines, of search nodes.
    pub evaluations: Option<u64>,
    /// The limit of generations after generation 0; exact engines ignore it.
    pub generations: Option<u64>,
    /// The limit of seconds. The result of a run that ends by this limit depends on the machine.
    pub seconds: Option<f64>,
}

/// An algorithm with the values of all its parameters.
#[derive(Clone, Debug)]
pub struct Configuration {
    /// The algorithm.
    pub method: Method,
    /// The name in the plan's reports, which is unique within the plan.
    pub label: String,
}

/// Method to solve a puzzle.
#[derive(Clone, Debug)]
pub enum Method {
    /// An evolutionary algorithm. The algorithm runs on islands if there are settings of
    /// [`Archipelago::PARAMETERS`](evoku_evolve::presets::Archipelago::PARAMETERS).
    Evolution(Chosen, Option<Settings>),
    /// The best algorithm for each puzzle (see [`PuzzleInstance::best`]), as `evolve` chooses it
    /// without `--algorithm`.
    Default,
    /// An exact engine, which searches for one solution.
    Engine(&'static Engine),
    /// An external algorithm.
    External(External),
}

/// External algorithm, that is, an algorithm that another program implements. A plan either has
/// the command that starts the program, or names an algorithm whose implementation
/// [`Plan::bind`] finds.
#[derive(Clone, Debug)]
pub struct External {
    /// The name.
    pub name: String,
    /// The parameters with their values as text, ordered by name.
    pub parameters: Vec<(String, String)>,
    /// The command that starts the program; `None` if the implementation is a function.
    pub command: Option<CommandLine>,
    /// The implementation; `None` until it is bound.
    pub(crate) runs: Option<Arc<dyn Runs>>,
}

/// Implementation of an external algorithm.
///
/// An implementation must produce the same run for the same puzzle, parameters and seed. It must
/// count evaluations as evoku does, stay within the limits, and end soon after `cancel` becomes
/// true.
pub trait Runs: Send + Sync + fmt::Debug {
    /// Executes a run and returns it with its trace; returns `None` if the run was cancelled. The
    /// caller fills in the seed, and the seconds if they are 0. A run that failed has the ending
    /// [`Ending::Failed`](crate::run::Ending::Failed), and its trace has the reason.
    ///
    /// # Errors
    /// If the algorithm can't run at all, so that further runs are useless; the error is the
    /// reason.
    fn run(
        &self,
        sudoku: &Sudoku,
        parameters: &[(String, String)],
        seed: u64,
        limits: Limits,
        cancel: &AtomicBool,
    ) -> Result<Option<Finished>, Message>;
}

/// Class of puzzles, over which algorithms are compared.
#[derive(Clone, Debug)]
pub struct Class {
    /// The name.
    pub name: String,
    /// The puzzles, without duplicates.
    pub puzzles: Vec<Arc<Puzzle>>,
}

/// A puzzle with its fingerprint.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The puzzle instance.
    pub instance: PuzzleInstance,
    /// A description of the board (see `Geometry`'s `Display`) and its constraints as text. For
    /// puzzles other than Sudokus, the kind.
    pub geometry: String,
    /// The givens on one line. For puzzles other than Sudokus, the size.
    pub line: String,
    /// A fingerprint of geometry, givens and pencil marks, or of kind and size.
    pub hash: Fingerprint,
}

/// A 128-bit hash by FNV-1a (Fowler, Noll and Vo, RFC 9923), as 32 hexadecimal digits.
pub type Fingerprint = String;

/// A run of the plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Job {
    /// The configuration.
    pub configuration: ConfigurationIndex,
    /// The class.
    pub class: ClassIndex,
    /// The index of the puzzle in its class.
    pub puzzle: usize,
    /// The number of the repetition, from 0.
    pub repetition: u64,
}

impl Plan {
    /// The number of jobs.
    #[must_use]
    pub fn jobs(&self) -> u64 {
        self.repetitions * self.puzzles() as u64 * self.configurations.len() as u64
    }

    /// The number of puzzles in all classes.
    #[must_use]
    pub fn puzzles(&self) -> usize {
        self.classes.iter().map(|class| class.puzzles.len()).sum()
    }

    /// The job of this number; `None` unless it is below [`Plan::jobs`]. Jobs are numbered
    /// repetition by repetition, so that the results are balanced if an experiment is stopped
    /// early.
    ///
    /// The running time grows with the number of classes.
    #[must_use]
    pub fn job(&self, number: u64) -> Option<Job> {
        let (configurations, puzzles) = (self.configurations.len() as u64, self.puzzles() as u64);
        if number >= self.jobs() {
            return None;
        }
        let configuration = ConfigurationIndex((number % configurations) as u32);
        let mut puzzle = (number / configurations % puzzles) as usize;
        let repetition = number / configurations / puzzles;
        for (class, of) in ClassIndex::first(self.classes.len()).zip(&self.classes) {
            if puzzle < of.puzzles.len() {
                return Some(Job { configuration, class, puzzle, repetition });
            }
            puzzle -= of.puzzles.len();
        }
        None
    }

    /// The number of jobs of each configuration and class, among the jobs with the given numbers.
    pub fn count_by_cell(&self, numbers: impl Iterator<Item = u64>) -> HashMap<Cell, u64> {
        let mut counts = HashMap::new();
        for job in numbers.filter_map(|number| self.job(number)) {
            let cell = Cell { configuration: job.configuration, class: job.class };
            *counts.entry(cell).or_default() += 1;
        }
        counts
    }

    /// The number of a job: the inverse of [`Plan::job`]. `puzzle` is an index among the puzzles of
    /// all classes.
    pub(crate) fn number(
        &self,
        configuration: ConfigurationIndex,
        puzzle: PuzzleIndex,
        repetition: u64,
    ) -> u64 {
        let before = repetition * self.puzzles() as u64 + u64::from(puzzle.0);
        before * self.configurations.len() as u64 + u64::from(configuration.0)
    }

    /// Returns `true` if any of the given jobs is a run on the puzzle.
    pub(crate) fn has_jobs_on(&self, puzzle: PuzzleIndex, jobs: &Range<u64>) -> bool {
        let (configurations, puzzles) = (self.configurations.len() as u64, self.puzzles() as u64);
        // Jobs cycle through the puzzles once for each repetition; the range covers `first` to
        // `last` of this sequence.
        let (first, last) =
            (jobs.start / configurations, jobs.end.saturating_sub(1) / configurations);
        let from_first = (u64::from(puzzle.0) + puzzles - first % puzzles) % puzzles;
        !jobs.is_empty() && from_first <= last - first
    }

    /// The puzzle of a job.
    #[must_use]
    pub fn puzzle(&self, job: Job) -> &Arc<Puzzle> {
        &self.classes[job.class.at()].puzzles[job.puzzle]
    }

    /// The seed of a run, below `2^63`.
    ///
    /// The seed is derived from the plan's seed, the puzzle and the repetition. All algorithms
    /// therefore get the same seeds. If configurations or puzzles are added to a plan or removed
    /// from it, the seeds of the other runs do not change.
    #[must_use]
    pub fn seed_of(&self, job: Job) -> u64 {
        let hash = &self.puzzle(job).hash;
        let text = format!("{}/{hash}/{}", self.seed, job.repetition);
        Rng::new(fnv1a_hash_128(text.as_bytes(), None) as u64).bits() >> 1
    }

    /// A fingerprint of the plan's text and puzzles, which identifies the plan.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        let mut text = self.text.clone();
        for puzzle in self.classes.iter().flat_map(|class| &class.puzzles) {
            text.push('/');
            text.push_str(&puzzle.hash);
        }
        format!("{:032x}", fnv1a_hash_128(text.as_bytes(), None))
    }

    /// The number of threads, from 1 to `threads`, that can run at the same time. It is limited so
    /// that the attempts of all threads fit into 4,000 MB, even if each thread executes the largest
    /// run.
    #[must_use]
    pub fn affordable(&self, threads: usize) -> usize {
        let puzzles = || self.classes.iter().flat_map(|class| &class.puzzles);
        let needs = self
            .configurations
            .iter()
            .flat_map(|one| puzzles().map(|puzzle| one.method.memory(&puzzle.instance)));
        let most = needs.max().unwrap_or(0);
        let affordable = usize::try_from(MEMORY / most.max(1)).unwrap_or(usize::MAX);
        threads.min(affordable).max(1)
    }

    /// Binds the external algorithms that have no command to the implementations that `find`
    /// returns for their names.
    pub fn bind(&mut self, find: impl Fn(&str) -> Option<Arc<dyn Runs>>) {
        for configuration in &mut self.configurations {
            if let Method::External(external) = &mut configuration.method
                && external.command.is_none()
            {
                external.runs = find(&external.name);
            }
        }
    }

    /// Binds the external algorithms that have a command. Their programs and files are relative to
    /// `folder`.
    #[cfg(feature = "store")]
    pub(super) fn bind_commands(&mut self, folder: &Path) {
        for configuration in &mut self.configurations {
            if let Method::External(external) = &mut configuration.method
                && let Some(command) = &external.command
            {
                external.runs = Some(Arc::new(Program::new(command.clone(), folder)));
            }
        }
    }

    /// The names of the external algorithms that [`Plan::bind`] must bind.
    pub fn externals(&self) -> impl Iterator<Item = &str> {
        self.configurations.iter().filter_map(|one| match &one.method {
            Method::External(External { name, command: None, .. }) => Some(name.as_str()),
            _ => None,
        })
    }

    /// The largest total number of evaluations of all jobs; `None` if evaluations have no limit.
    #[must_use]
    pub fn evaluations(&self) -> Option<u128> {
        self.limits.evaluations.map(|most| u128::from(most) * u128::from(self.jobs()))
    }
}

impl Method {
    /// The name of the algorithm.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Evolution(chosen, _) => chosen.name(),
            Self::Default => DEFAULT,
            Self::Engine(engine) => engine.name,
            Self::External(external) => &external.name,
        }
    }

    /// Returns the method that runs on a puzzle. For [`Method::Default`] this is the best algorithm
    /// for the puzzle, otherwise the method itself.
    #[must_use]
    pub fn resolved_for(&self, instance: &PuzzleInstance) -> Cow<'_, Self> {
        match self {
            Self::Default => Cow::Owned(Self::Evolution(instance.best(), None)),
            _ => Cow::Borrowed(self),
        }
    }

    /// All parameters with their values, as `name=value` separated by spaces. Parameters of islands
    /// have the form `islands.name=value`.
    #[must_use]
    pub fn parameters(&self) -> String {
        match self {
            Self::Evolution(chosen, islands) => {
                let own = chosen.settings.iter().map(|(of, value)| format!("{}={value}", of.name));
                let islands = islands.iter().flat_map(Settings::iter);
                let theirs = islands.map(|(of, value)| format!("{ISLANDS}{}={value}", of.name));
                own.chain(theirs).collect::<Vec<_>>().join(" ")
            }
            Self::Default | Self::Engine(_) => String::new(),
            Self::External(external) => {
                let own = external.parameters.iter().map(|(name, value)| format!("{name}={value}"));
                let command = external.command.as_ref();
                let command = command.map(|command| format!("command={}", command.as_parameter()));
                own.chain(command).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The number of islands; 1 if the method has no islands.
    pub(crate) fn islands(&self) -> u64 {
        match self {
            Self::Evolution(_, Some(islands)) => Archipelago::of(islands).islands,
            _ => 1,
        }
    }

    /// An estimate of the number of bytes that the attempts of a run take. It is 0 for an exact
    /// engine, because engines have their own memory limit.
    fn memory(&self, instance: &PuzzleInstance) -> u64 {
        let each = match self.resolved_for(instance).as_ref() {
            Self::Evolution(chosen, _) => chosen.memory(instance),
            _ => 0,
        };
        each.saturating_mul(self.islands())
    }
}

impl Configuration {
    /// The name of the algorithm.
    #[must_use]
    pub fn algorithm(&self) -> &str {
        self.method.name()
    }

    /// The parameters; see [`Method::parameters`].
    #[must_use]
    pub fn parameters(&self) -> String {
        self.method.parameters()
    }

    /// The role of propagation in the runs: `none`, `singles` or `decoder`. It is `search` for an
    /// exact engine, `external` for an external algorithm, where it isn't known, and `varies` for
    /// the default.
    #[must_use]
    pub fn propagation(&self) -> &'static str {
        match &self.method {
            Method::Evolution(chosen, _) => chosen.class().name(),
            Method::Default => "varies",
            Method::Engine(_) => "search",
            Method::External(_) => "external",
        }
    }
}

impl Configuration {
    /// A warning if the islands never exchange members in a run within `limits`.
    #[must_use]
    pub fn warning(&self, limits: Limits) -> Option<Message> {
        let Method::Evolution(_, Some(islands)) = &self.method else { return None };
        let islands = Archipelago::of(islands);
        let budget = Budget { evaluations: limits.evaluations, ..Budget::default() };
        islands.ends_before_an_exchange(&budget).then(|| {
            let share = islands.share(&budget).unwrap_or_default();
            say::lab_islands_apart(&self.label, share, islands.interval(&budget))
        })
    }
}

/// The text of the rules that is part of a puzzle's fingerprint. The seeds of runs depend on it, so
/// its format must not change, even if new rules are added. Constraints are hashed separately.
fn known_by(rules: &Rules) -> String {
    let Rules { partition, diagonal, windoku, anti_knight, anti_king, constraints: _ } = rules;
    format!(
        "Rules {{ partition: {partition:?}, diagonal: {diagonal}, windoku: {windoku}, anti_knight: \
         {anti_knight}, anti_king: {anti_king}, constraints: [] }}"
    )
}

impl Puzzle {
    /// Creates a puzzle and computes its fingerprint.
    pub(super) fn new(instance: PuzzleInstance) -> Self {
        let sudoku = match &instance {
            PuzzleInstance::Sudoku(sudoku) => sudoku,
            PuzzleInstance::Kind(kind, size) => {
                let (geometry, line) = (kind.name.to_owned(), size.to_string());
                let hash = format!(
                    "{:032x}",
                    fnv1a_hash_128(format!("{geometry}/{line}").as_bytes(), None)
                );
                return Self { instance, geometry, line, hash };
            }
        };
        let (board, line) = (sudoku.geometry(), line::print(sudoku.givens()));
        let constraints =
            board.constraints().iter().map(|one| "; ".to_owned() + &one.text(board.side()));
        let geometry = board.to_string() + &constraints.collect::<String>();
        let mut text = format!("{geometry}/{}/{line}", known_by(board.rules()));
        if let Some(marks) = sudoku.marks() {
            for cell in marks.cells() {
                text.push('/');
                text.extend(cell.iter().map(|digit| format!("{digit},")));
            }
        }
        let hash = format!("{:032x}", fnv1a_hash_128(text.as_bytes(), None));
        Self { instance, geometry, line, hash }
    }
}
