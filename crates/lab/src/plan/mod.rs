//! What an experiment is to do: algorithms with parameters, classes of puzzles, repetitions, a
//! budget.
//!
//! A plan is a TOML file; [`TEMPLATE`] is one with comments.
//!
//! ```
//! use std::path::Path;
//! use std::sync::atomic::AtomicBool;
//!
//! use evoku_lab::plan::Plan;
//!
//! let text = "
//!     name = 'small'
//!     repetitions = 5
//!     budget.evaluations = 10_000
//!     [[algorithm]]
//!     name = 'row-ga'
//!     set.population = [10, 20]
//!     [[class]]
//!     name = '4x4'
//!     bundled = '4x4'
//! ";
//! let plan = Plan::read(text, Path::new("."), &AtomicBool::new(false)).unwrap();
//! assert_eq!(plan.configurations.len(), 2);
//! assert_eq!(plan.jobs(), 2 * 10 * 5);
//!
//! let errors = Plan::read("name = 'x'\nseeds = 1", Path::new("."), &AtomicBool::new(false)).unwrap_err();
//! assert!(errors.iter().any(|error| (error.line, error.column) == (2, 1)));
//! ```

mod document;
mod puzzles;
mod read;
mod sweep;

use std::sync::Arc;

use evoku_evolve::Rng;
use evoku_evolve::presets::{Preset, Settings};
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::line;
use evoku_sudoku::search::Engine;

pub use document::PlanError;

/// A plan with comments that explains every field.
pub const TEMPLATE: &str = include_str!("template.toml");

/// An experiment.
///
/// Its jobs are every configuration on every puzzle, as often as there are repetitions.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Its name: letters, digits, `-` and `_`.
    pub name: String,
    /// The seed from which the seeds of all jobs follow.
    pub seed: u64,
    /// How often each configuration is run on each puzzle.
    pub repetitions: u64,
    /// What each run may spend.
    pub limits: Limits,
    /// The algorithms with their parameters.
    pub configurations: Vec<Configuration>,
    /// The puzzles.
    pub classes: Vec<Class>,
    /// The file as it was read.
    pub text: String,
}

/// What a run may spend. At least one of them is there.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Limits {
    /// Evaluations of every kind; for exact engines, nodes of the search.
    pub evaluations: Option<u64>,
    /// Generations after generation 0; for exact engines, none.
    pub generations: Option<u64>,
    /// Seconds. A run that they end depends on the machine.
    pub seconds: Option<f64>,
}

/// An algorithm with a value for every parameter.
#[derive(Clone, Debug)]
pub struct Configuration {
    /// The algorithm.
    pub method: Method,
    /// How to call it in the plan's reports: no other configuration of the plan is called that.
    pub label: String,
}

/// What solves a puzzle.
#[derive(Clone, Debug)]
pub enum Method {
    /// An evolutionary algorithm; on islands where there are settings of
    /// [`Archipelago::PARAMETERS`](evoku_evolve::presets::Archipelago::PARAMETERS).
    Preset(&'static Preset, Settings, Option<Settings>),
    /// An exact engine, which is asked for one solution.
    Engine(&'static Engine),
}

/// Puzzles of one kind.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its name.
    pub name: String,
    /// The puzzles, no two the same.
    pub puzzles: Vec<Arc<Posed>>,
}

/// A puzzle as posed.
#[derive(Clone, Debug)]
pub struct Posed {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// The board in words, see `Geometry`'s `Display`.
    pub geometry: String,
    /// The givens on one line.
    pub line: String,
    /// A fingerprint of geometry, givens and pencil marks.
    pub hash: Fingerprint,
}

/// 128 bits by FNV-1a (Fowler, Noll and Vo, RFC 9923), as 32 hexadecimal digits.
pub type Fingerprint = String;

/// One run to make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Job {
    /// The index of the configuration.
    pub configuration: usize,
    /// The index of the class.
    pub class: usize,
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

    /// The number of puzzles of all classes.
    #[must_use]
    pub fn puzzles(&self) -> usize {
        self.classes.iter().map(|class| class.puzzles.len()).sum()
    }

    /// The job of this number below [`Plan::jobs`]. Every repetition of the whole comes before the
    /// next, so that what is there when an experiment is stopped is balanced.
    ///
    /// Goes over the classes.
    #[must_use]
    pub fn job(&self, number: u64) -> Option<Job> {
        let (configurations, puzzles) = (self.configurations.len() as u64, self.puzzles() as u64);
        if number >= self.jobs() {
            return None;
        }
        let configuration = (number % configurations) as usize;
        let mut puzzle = (number / configurations % puzzles) as usize;
        let repetition = number / configurations / puzzles;
        for (class, of) in self.classes.iter().enumerate() {
            if puzzle < of.puzzles.len() {
                return Some(Job { configuration, class, puzzle, repetition });
            }
            puzzle -= of.puzzles.len();
        }
        None
    }

    /// The puzzle of a job.
    #[must_use]
    pub fn puzzle(&self, job: Job) -> &Arc<Posed> {
        &self.classes[job.class].puzzles[job.puzzle]
    }

    /// The seed of a run, below `2^63`.
    ///
    /// It follows from the plan's seed, the puzzle and the repetition: all algorithms meet the same
    /// seeds, and what is added to a plan or taken away changes the seeds of no other run.
    #[must_use]
    pub fn seed_of(&self, job: Job) -> u64 {
        let hash = &self.puzzle(job).hash;
        let text = format!("{}/{hash}/{}", self.seed, job.repetition);
        Rng::new(fingerprint(&text) as u64).bits() >> 1
    }

    /// What tells it from other plans: its text and its puzzles.
    pub(crate) fn fingerprint(&self) -> Fingerprint {
        let mut text = self.text.clone();
        for posed in self.classes.iter().flat_map(|class| &class.puzzles) {
            text.push('/');
            text.push_str(&posed.hash);
        }
        format!("{:032x}", fingerprint(&text))
    }

    /// The most evaluations that all jobs together can take, if they have a limit.
    #[must_use]
    pub fn evaluations(&self) -> Option<u128> {
        self.limits.evaluations.map(|most| u128::from(most) * u128::from(self.jobs()))
    }
}

impl Configuration {
    /// The name of the algorithm.
    #[must_use]
    pub fn algorithm(&self) -> &'static str {
        match &self.method {
            Method::Preset(preset, ..) => preset.name,
            Method::Engine(engine) => engine.name,
        }
    }

    /// All parameters with their values, `name=value` with spaces between; those of islands are
    /// `islands.name=value`.
    #[must_use]
    pub fn parameters(&self) -> String {
        match &self.method {
            Method::Preset(_, settings, islands) => {
                let own = settings.iter().map(|(of, value)| format!("{}={value}", of.name));
                let islands = islands.iter().flat_map(Settings::iter);
                let theirs = islands.map(|(of, value)| format!("islands.{}={value}", of.name));
                own.chain(theirs).collect::<Vec<_>>().join(" ")
            }
            Method::Engine(_) => String::new(),
        }
    }

    /// What propagation does in its runs: `none`, `singles` or `decoder`; `search` for an exact
    /// engine.
    #[must_use]
    pub fn propagation(&self) -> &'static str {
        match &self.method {
            Method::Preset(preset, settings, _) => preset.class(settings).name(),
            Method::Engine(_) => "search",
        }
    }
}

impl Posed {
    fn new(sudoku: Sudoku) -> Self {
        let (geometry, line) = (sudoku.geometry().to_string(), line::print(sudoku.givens()));
        let mut text = format!("{geometry}/{:?}/{line}", sudoku.geometry().rules());
        if let Some(marks) = sudoku.marks() {
            for cell in marks.cells() {
                text.push('/');
                text.extend(cell.iter().map(|digit| format!("{digit},")));
            }
        }
        let hash = format!("{:032x}", fingerprint(&text));
        Self { sudoku, geometry, line, hash }
    }
}

/// FNV-1a of 128 bits.
fn fingerprint(text: &str) -> u128 {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0100_0000_0000_0000_0000_013b;
    text.bytes().fold(BASIS, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::fingerprint;

    #[test]
    fn fingerprints_are_fnv() {
        // RFC 9923, appendix: the hashes of nothing, "a" and "foobar".
        assert_eq!(fingerprint(""), 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);
        assert_eq!(fingerprint("a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
        assert_eq!(fingerprint("foobar"), 0x343e_1662_793c_64bf_6f0d_3597_ba44_6f18);
    }
}
