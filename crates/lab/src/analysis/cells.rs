//! The runs of a plan by configuration and puzzle.

use crate::analysis::measure::{Basis, Measure};
use crate::analysis::paired::Resampled;
use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::results::{Cell, Results};
use crate::run::Run;
use crate::stats::{Spent, bootstrap, mean, penalised_average, wilson};

/// The seed of the bootstrap samples behind the intervals.
pub(super) const SEED: u64 = 1;

/// The runs of a plan by configuration and puzzle.
#[derive(Debug)]
pub struct RunsByCell<'r> {
    pub(super) results: &'r Results,
    /// The measure by which runs are compared.
    pub measure: Measure,
    /// The runs of each configuration on each puzzle, ordered by puzzle, then by configuration.
    runs: Vec<Vec<Spent>>,
    /// The missing digits of each run's best attempt, in the order of `runs`; infinite if not
    /// known.
    missing: Vec<Vec<f64>>,
    /// The cutoff of each puzzle; PAR10 counts a failure as ten times this.
    cutoffs: Vec<f64>,
    /// The traits of each run, in the order of `runs`: seed by seed, equal runs have equal traits.
    traits: Vec<Vec<Traits>>,
    pub(super) resampled: Resampled,
}

/// The seed of a run, its result and the work until then. Times are excluded.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Traits {
    repetition: u32,
    seed: u64,
    is_solved: bool,
    generations: u64,
    evaluations: u64,
    missing: Option<u32>,
}

impl Traits {
    fn of(run: &Run) -> Self {
        Self {
            repetition: run.repetition,
            seed: run.seed,
            is_solved: run.is_solved(),
            generations: run.generations,
            evaluations: run.evaluations(),
            missing: run.missing,
        }
    }
}

impl<'r> RunsByCell<'r> {
    /// Groups the runs in one pass.
    #[must_use]
    pub fn new(results: &'r Results, measure: Measure) -> Self {
        let plan = &results.plan;
        let configurations = plan.configurations.len();
        let mut runs = vec![Vec::new(); plan.puzzles.len() * configurations];
        let mut missing = vec![Vec::new(); plan.puzzles.len() * configurations];
        let mut traits = vec![Vec::new(); plan.puzzles.len() * configurations];
        let mut cutoffs = vec![0.0_f64; plan.puzzles.len()];
        for run in &results.runs {
            let spent = Spent { amount: measure.value(run), solved: run.is_solved() };
            let group = run.puzzle.at() * configurations + run.configuration.at();
            runs[group].push(spent);
            missing[group].push(Measure::Quality.value(run));
            traits[group].push(Traits::of(run));
            let cutoff = &mut cutoffs[run.puzzle.at()];
            *cutoff = cutoff.max(spent.amount);
        }
        // The budget is the same for all configurations of a plan.
        let limit = plan.configurations.first().map_or(0.0, |one| match measure {
            Measure::Evaluations => one.evaluations as f64,
            Measure::Generations => one.generations as f64,
            Measure::Seconds => one.seconds,
            Measure::Quality => 0.0,
        });
        if limit > 0.0 {
            cutoffs.fill(limit);
        }
        Self { results, measure, runs, missing, cutoffs, traits, resampled: Resampled::default() }
    }

    pub(super) fn group(&self, configuration: ConfigurationIndex, puzzle: PuzzleIndex) -> usize {
        puzzle.at() * self.results.plan.configurations.len() + configuration.at()
    }

    /// The number of pairs of a configuration and a puzzle.
    pub(super) fn groups(&self) -> usize {
        self.runs.len()
    }

    /// The number of runs of each of two configurations on these puzzles if all runs of both are
    /// the same, seed by seed. Otherwise `None`.
    pub(super) fn identical(
        &self,
        pair: [ConfigurationIndex; 2],
        puzzles: &[PuzzleIndex],
    ) -> Option<u64> {
        let traits = |puzzle: PuzzleIndex| pair.map(|one| &self.traits[self.group(one, puzzle)]);
        let is_same = |&puzzle: &PuzzleIndex| {
            let [one, other] = traits(puzzle);
            one == other
        };
        let count = puzzles.iter().map(|&puzzle| traits(puzzle)[0].len() as u64).sum();
        puzzles.iter().all(is_same).then_some(count)
    }

    /// The largest number of generations of a run of a configuration on these puzzles.
    pub(super) fn most_generations(
        &self,
        configuration: ConfigurationIndex,
        puzzles: &[PuzzleIndex],
    ) -> u64 {
        let on = |&puzzle: &PuzzleIndex| self.traits[self.group(configuration, puzzle)].iter();
        puzzles.iter().flat_map(on).map(|run| run.generations).max().unwrap_or(0)
    }

    /// The runs of a configuration on a puzzle.
    #[must_use]
    pub fn of(&self, configuration: ConfigurationIndex, puzzle: PuzzleIndex) -> &[Spent] {
        &self.runs[self.group(configuration, puzzle)]
    }

    /// The missing digits of the best attempts of a configuration on a puzzle, one value per run.
    pub(super) fn missing(&self, configuration: ConfigurationIndex, puzzle: PuzzleIndex) -> &[f64] {
        &self.missing[self.group(configuration, puzzle)]
    }

    /// The runs of a cell.
    #[must_use]
    pub fn of_cell(&self, cell: Cell) -> Vec<Spent> {
        let puzzles = self.puzzles(Some(cell.class));
        puzzles.flat_map(|puzzle| self.of(cell.configuration, puzzle)).copied().collect()
    }

    /// The puzzles of a class; all puzzles if `None`.
    pub fn puzzles(&self, class: Option<ClassIndex>) -> impl Iterator<Item = PuzzleIndex> + '_ {
        let puzzles = &self.results.plan.puzzles;
        PuzzleIndex::first(puzzles.len())
            .filter(move |one| class.is_none_or(|class| puzzles[one.at()].class == class))
    }

    /// Each class, followed by all puzzles together (`None`) if there are several classes.
    pub(super) fn scopes(&self) -> impl Iterator<Item = Option<ClassIndex>> + use<> {
        let classes = self.results.plan.classes.len();
        ClassIndex::first(classes).map(Some).chain((classes > 1).then_some(None))
    }

    /// The puzzles on which each of these configurations has runs.
    pub(super) fn common(
        &self,
        class: Option<ClassIndex>,
        configurations: &[ConfigurationIndex],
    ) -> Vec<PuzzleIndex> {
        self.puzzles(class)
            .filter(|&puzzle| configurations.iter().all(|&one| !self.of(one, puzzle).is_empty()))
            .collect()
    }

    /// The cutoff of a puzzle; PAR10 counts a failure as ten times this.
    #[must_use]
    pub fn cutoff(&self, puzzle: PuzzleIndex) -> f64 {
        self.cutoffs[puzzle.at()]
    }

    /// PAR10 of a configuration on a puzzle; `None` if there are no runs.
    #[must_use]
    pub fn par10(&self, configuration: ConfigurationIndex, puzzle: PuzzleIndex) -> Option<f64> {
        let runs = self.of(configuration, puzzle);
        (!runs.is_empty()).then(|| penalised_average(runs, self.cutoff(puzzle)))
    }

    /// The basis on which configurations are compared on these puzzles. It is [`Basis::Missing`] if
    /// quality is the measure. It is also [`Basis::Missing`] if no run found a solution and the
    /// missing digits of all runs are known.
    pub(super) fn basis(
        &self,
        configurations: &[ConfigurationIndex],
        puzzles: &[PuzzleIndex],
    ) -> Basis {
        let none_solved = || puzzles.iter().all(|&puzzle| self.all_failed(configurations, puzzle));
        match self.measure {
            Measure::Quality => Basis::Missing,
            _ if none_solved() => Basis::Missing,
            _ => Basis::Spent,
        }
    }

    /// Returns `true` if no run of these configurations solved the puzzle and the missing digits of
    /// all runs are known.
    pub(super) fn all_failed(
        &self,
        configurations: &[ConfigurationIndex],
        puzzle: PuzzleIndex,
    ) -> bool {
        configurations.iter().all(|&one| {
            self.of(one, puzzle).iter().all(|run| !run.solved)
                && self.missing(one, puzzle).iter().all(|missing| missing.is_finite())
        })
    }

    /// The value that summarises the runs of a configuration on a puzzle: PAR10, or the mean number
    /// of missing digits of the best attempts. NaN if there are no runs.
    pub(super) fn typical(
        &self,
        basis: Basis,
        configuration: ConfigurationIndex,
        puzzle: PuzzleIndex,
    ) -> f64 {
        match basis {
            Basis::Spent => self.par10(configuration, puzzle).unwrap_or(f64::NAN),
            Basis::Missing => mean(self.missing(configuration, puzzle)),
        }
    }

    /// The value of the measure for a configuration on a puzzle. It is PAR10, or the mean number of
    /// missing digits of the best attempts if quality is the measure. NaN if there are no runs.
    #[must_use]
    pub fn typical_of_measure(
        &self,
        configuration: ConfigurationIndex,
        puzzle: PuzzleIndex,
    ) -> f64 {
        let basis = if self.measure == Measure::Quality { Basis::Missing } else { Basis::Spent };
        self.typical(basis, configuration, puzzle)
    }

    /// The number of solved runs and of all runs of the given configurations on a class, with the
    /// 95 % interval of the success rate.
    ///
    /// The interval contains Wilson's interval, which treats all runs as independent. Runs on the
    /// same puzzle resemble each other, so a [`bootstrap`] over puzzles and their runs widens it if
    /// necessary.
    #[must_use]
    pub fn success(
        &self,
        configurations: &[ConfigurationIndex],
        class: ClassIndex,
    ) -> (u64, u64, [f64; 2]) {
        let count = |puzzle| self.count(configurations, puzzle);
        let by_puzzle: Vec<(u64, u64)> =
            self.puzzles(Some(class)).map(count).filter(|&(_, all)| all > 0).collect();
        let (solved, all) = total(&by_puzzle);
        let [mut low, mut high] = wilson(solved, all);
        if by_puzzle.len() > 1 {
            let each = |puzzle| {
                let runs = configurations.iter().flat_map(|&one| self.of(one, puzzle));
                runs.map(|run| run.solved).collect()
            };
            let runs: Vec<Vec<bool>> = self.puzzles(Some(class)).map(each).collect();
            let [least, most] = bootstrap(&runs, SEED, rate);
            (low, high) = (low.min(least), high.max(most));
        }
        (solved, all, [low, high])
    }

    /// The number of solved runs and of all runs of the given configurations on a puzzle.
    fn count(&self, configurations: &[ConfigurationIndex], puzzle: PuzzleIndex) -> (u64, u64) {
        let runs = configurations.iter().flat_map(|&one| self.of(one, puzzle));
        runs.fold((0, 0), |(solved, all), run| (solved + u64::from(run.solved), all + 1))
    }
}

/// The share of runs that found a solution.
fn rate(solved: &[bool]) -> f64 {
    solved.iter().filter(|&&solved| solved).count() as f64 / solved.len() as f64
}

fn total(counts: &[(u64, u64)]) -> (u64, u64) {
    counts.iter().fold((0, 0), |(solved, all), one| (solved + one.0, all + one.1))
}

/// The amount that a run spent to find a solution. For a failure it is infinite, so all failures
/// tie as the slowest runs.
pub(super) fn quickness(run: &Spent) -> f64 {
    if run.solved { run.amount } else { f64::INFINITY }
}
