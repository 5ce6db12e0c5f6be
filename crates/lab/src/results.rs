//! Results of a plan: its runs, and the plan as it is kept with them.

use std::collections::HashMap;
use std::ops::Range;

use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Hints, Reader};

use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::plan::{Fingerprint, Plan};
use crate::run::Run;

/// The kinds of propagation in evoku's own configurations (see [`KeptConfiguration::propagation`]),
/// from the weakest to the strongest. The default and external algorithms are not covered, because
/// their propagation varies or is not known.
pub const PROPAGATION: [&str; 4] = ["none", "singles", "decoder", "search"];

/// A cell of the table of results: the runs of one configuration on one class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The configuration.
    pub configuration: ConfigurationIndex,
    /// The class.
    pub class: ClassIndex,
}

/// A plan as it was entered in a store.
#[derive(Clone, Debug)]
pub struct KeptPlan {
    /// The row in a store; 0 if there is none.
    pub id: i64,
    /// The name.
    pub name: String,
    /// The text of its file.
    pub text: String,
    /// The fingerprint, which identifies the plan.
    pub fingerprint: Fingerprint,
    /// The seed.
    pub seed: u64,
    /// The number of runs of each configuration on each puzzle.
    pub repetitions: u64,
    /// The configurations, in the order of the plan.
    pub configurations: Vec<KeptConfiguration>,
    /// The names of the classes, in the order of the plan.
    pub classes: Vec<String>,
    /// The puzzles, class by class. The store of a shard contains only the puzzles of its runs.
    pub puzzles: Vec<KeptPuzzle>,
    /// The number of puzzles of the plan.
    pub size: u64,
}

/// A configuration as it was entered in a store.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptConfiguration {
    /// The row in a store; 0 if there is none.
    pub id: i64,
    /// The label in the plan.
    pub label: String,
    /// The algorithm.
    pub algorithm: String,
    /// All parameters, as `name=value` separated by spaces.
    pub parameters: String,
    /// The kind of propagation in its runs.
    pub propagation: String,
    /// The most evaluations; 0 for no limit.
    pub evaluations: u64,
    /// The most generations; 0 for no limit.
    pub generations: u64,
    /// The most seconds; 0 for no limit.
    pub seconds: f64,
}

/// A puzzle as it was entered in a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPuzzle {
    /// The row in a store. Without one, the place in the plan from 1, which is the row in a store
    /// that contains only this plan.
    pub id: i64,
    /// The class.
    pub class: ClassIndex,
    /// The number in the class, from 1.
    pub number: usize,
    /// The fingerprint.
    pub hash: String,
    /// A description of the board.
    pub geometry: String,
    /// The givens on one line.
    pub line: String,
}

/// A session as it was entered in a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The row.
    pub id: i64,
    /// The start in seconds since 1970 (UTC).
    pub started: u64,
    /// The version of the program.
    pub version: String,
    /// The revision of the program's sources.
    pub revision: String,
    /// The machine.
    pub machine: String,
    /// The command.
    pub command: String,
    /// The number of threads.
    pub threads: u64,
}

/// A plan with all its runs.
#[derive(Clone, Debug)]
pub struct Results {
    /// The plan.
    pub plan: KeptPlan,
    /// The runs, in the order of repetition, puzzle and configuration.
    pub runs: Vec<Run>,
    /// The sessions, in chronological order.
    pub sessions: Vec<SessionRow>,
}

impl KeptPlan {
    /// The plan without rows of a store.
    #[must_use]
    pub fn of(plan: &Plan) -> Self {
        Self::of_jobs(plan, &(0..plan.jobs()))
    }

    /// The plan without rows of a store, with only the puzzles of these jobs.
    #[must_use]
    pub(crate) fn of_jobs(plan: &Plan, jobs: &Range<u64>) -> Self {
        let limits = plan.limits;
        let configurations = plan.configurations.iter().map(|one| KeptConfiguration {
            id: 0,
            label: one.label.clone(),
            algorithm: one.algorithm().to_owned(),
            parameters: one.parameters(),
            propagation: one.propagation().to_owned(),
            evaluations: limits.evaluations.unwrap_or(0),
            generations: limits.generations.unwrap_or(0),
            seconds: limits.seconds.unwrap_or(0.0),
        });
        let classes = ClassIndex::first(plan.classes.len()).zip(&plan.classes);
        let puzzles = classes.flat_map(|(class, of)| {
            of.puzzles.iter().enumerate().map(move |(index, posed)| (class, index + 1, posed))
        });
        // A puzzle in several classes has one row.
        let mut places = HashMap::new();
        let puzzles = PuzzleIndex::first(plan.puzzles()).zip(puzzles).map(|(index, puzzle)| {
            let place = places.entry(&puzzle.2.hash).or_insert(i64::from(index.0) + 1);
            (index, *place, puzzle)
        });
        let puzzles = puzzles.filter(|&(index, ..)| plan.has_jobs_on(index, jobs));
        let puzzles = puzzles.map(|(_, id, (class, number, posed))| KeptPuzzle {
            id,
            class,
            number,
            hash: posed.hash.clone(),
            geometry: posed.geometry.clone(),
            line: posed.line.clone(),
        });
        Self {
            id: 0,
            name: plan.name.clone(),
            text: plan.text.clone(),
            fingerprint: plan.fingerprint(),
            seed: plan.seed,
            repetitions: plan.repetitions,
            configurations: configurations.collect(),
            classes: plan.classes.iter().map(|class| class.name.clone()).collect(),
            puzzles: puzzles.collect(),
            size: plan.puzzles() as u64,
        }
    }
}

impl KeptPuzzle {
    /// The puzzle, if its line describes it completely: a plain board with the usual boxes.
    #[must_use]
    pub fn sudoku(&self) -> Option<Sudoku> {
        let record = Reader::new(self.line.as_bytes(), Hints::default()).next()?.ok()?;
        (record.sudoku.geometry().to_string() == self.geometry).then_some(record.sudoku)
    }
}

impl Results {
    /// The cell of a run.
    #[must_use]
    pub fn cell(&self, run: &Run) -> Cell {
        let class = self.plan.puzzles[run.puzzle.at()].class;
        Cell { configuration: run.configuration, class }
    }

    /// The number of runs in the complete plan.
    #[must_use]
    pub fn wanted(&self) -> u64 {
        let plan = &self.plan;
        plan.repetitions * plan.size * plan.configurations.len() as u64
    }
}
