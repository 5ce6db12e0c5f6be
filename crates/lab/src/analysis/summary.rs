//! Summaries of one configuration on one class.

use crate::analysis::cells::{RunsByCell, SEED, quickness};
use crate::analysis::measure::Measure;
use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::results::Cell;
use crate::stats::{
    Spent, bootstrap_all, expected_running_time, mean, penalised_average, quantile,
};

/// Summary of the runs of one configuration on one class.
///
/// The intervals generalise to other puzzles of the class. They are computed from bootstrap samples
/// of the class's puzzles and of the runs on each puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The configuration and the class.
    pub cell: Cell,
    /// The number of runs.
    pub runs: u64,
    /// The number of runs that found a solution.
    pub solved: u64,
    /// The 95 % interval of the success rate, see [`RunsByCell::success`].
    pub interval: [f64; 2],
    /// The mean number of generations of the runs that found a solution; NaN if none did.
    pub mean_generations: f64,
    /// The mean number of missing digits of the best attempts of the other runs, added up over all
    /// houses. NaN if all runs found a solution.
    pub mean_missing: f64,
    /// The total number of seconds of all runs.
    pub seconds: f64,
    /// The quartiles of the measure. Failures count as infinite, except if quality is the measure.
    pub quartiles: [f64; 3],
    /// The expected running time, with its 95 % interval; NaN if quality is the measure.
    pub ert: [f64; 3],
    /// PAR10, with its 95 % interval; NaN if quality is the measure.
    pub par10: [f64; 3],
    /// The mean number of missing digits of all best attempts, with its 95 % interval. Solved runs
    /// count as 0.
    pub quality: [f64; 3],
}

/// Sums over runs.
#[derive(Clone, Copy, Default)]
struct Sums {
    runs: f64,
    solved: f64,
    spent: f64,
    penalised: f64,
    missing: f64,
}

impl Sums {
    fn of(runs: &[Spent], missing: &[f64], cutoff: f64) -> Self {
        Self {
            runs: runs.len() as f64,
            solved: runs.iter().filter(|run| run.solved).count() as f64,
            spent: runs.iter().map(|run| run.amount).sum(),
            penalised: match runs {
                [] => 0.0,
                runs => penalised_average(runs, cutoff) * runs.len() as f64,
            },
            missing: missing.iter().sum(),
        }
    }

    fn total(sums: &[Self]) -> Self {
        sums.iter().fold(Self::default(), |total, one| Self {
            runs: total.runs + one.runs,
            solved: total.solved + one.solved,
            spent: total.spent + one.spent,
            penalised: total.penalised + one.penalised,
            missing: total.missing + one.missing,
        })
    }

    /// The expected running time, PAR10, and the mean number of missing digits.
    fn means(sums: &[Self]) -> [f64; 3] {
        let Self { runs, solved, spent, penalised, missing } = Self::total(sums);
        let ert = if solved == 0.0 { f64::INFINITY } else { spent / solved };
        [ert, penalised / runs, missing / runs]
    }
}

impl RunsByCell<'_> {
    /// The summaries of all cells that have runs, class by class.
    #[must_use]
    pub fn summaries(&self) -> Vec<Summary> {
        let plan = &self.results.plan;
        let cells = plan.classes.len() * plan.configurations.len();
        let mut generations = vec![0.0; cells];
        let mut seconds = vec![0.0; cells];
        let mut missing = vec![0.0; cells];
        let at = |cell: Cell| cell.class.at() * plan.configurations.len() + cell.configuration.at();
        for run in &self.results.runs {
            let cell = at(self.results.cell(run));
            seconds[cell] += run.seconds;
            if run.is_solved() {
                generations[cell] += run.generations as f64;
            } else {
                missing[cell] += run.missing.map_or(f64::NAN, f64::from);
            }
        }
        let mut summaries = Vec::new();
        for class in ClassIndex::first(plan.classes.len()) {
            for configuration in ConfigurationIndex::first(plan.configurations.len()) {
                let cell = Cell { configuration, class };
                let Some(mut summary) = self.summary(cell) else { continue };
                summary.mean_generations = generations[at(cell)] / summary.solved as f64;
                summary.mean_missing = missing[at(cell)] / (summary.runs - summary.solved) as f64;
                summary.seconds = seconds[at(cell)];
                summaries.push(summary);
            }
        }
        summaries
    }

    /// The mean number of missing digits of the best attempts of the given configurations on a
    /// class, with a 95 % interval that resamples puzzles. NaN if there are no runs.
    #[must_use]
    pub fn quality(&self, configurations: &[ConfigurationIndex], class: ClassIndex) -> [f64; 3] {
        let by_puzzle = self.puzzles(Some(class)).map(|puzzle| {
            let cutoff = self.cutoff(puzzle);
            let sums = configurations.iter().flat_map(|&one| self.sums(one, puzzle, cutoff));
            sums.collect::<Vec<_>>()
        });
        let by_puzzle: Vec<Vec<Sums>> = by_puzzle.collect();
        let [_, _, quality] = estimates(&by_puzzle, Sums::means(&by_puzzle.concat()));
        quality
    }

    /// The contribution of each run of a configuration on a puzzle to the sums.
    fn sums(
        &self,
        configuration: ConfigurationIndex,
        puzzle: PuzzleIndex,
        cutoff: f64,
    ) -> impl Iterator<Item = Sums> + '_ {
        let missing = self.missing(configuration, puzzle).chunks(1);
        let runs = self.of(configuration, puzzle).chunks(1).zip(missing);
        runs.map(move |(run, missing)| Sums::of(run, missing, cutoff))
    }

    /// The summary of a cell; `None` if it has no runs.
    fn summary(&self, cell: Cell) -> Option<Summary> {
        let Cell { configuration, class } = cell;
        let (solved, count, interval) = self.success(&[configuration], class);
        let runs = self.of_cell(cell);
        if runs.is_empty() {
            return None;
        }
        let is_quality = self.measure == Measure::Quality;
        let amount = |run: &Spent| if is_quality { run.amount } else { quickness(run) };
        let amounts: Vec<f64> = runs.iter().map(amount).collect();
        // The cutoffs of a class's puzzles are equal or nearly equal, so their mean is used.
        let cutoffs: Vec<f64> = self.puzzles(Some(class)).map(|p| self.cutoff(p)).collect();
        let cutoff = mean(&cutoffs);
        let by_puzzle: Vec<PuzzleIndex> = self.common(Some(class), &[configuration]);
        let sums: Vec<Vec<Sums>> = (by_puzzle.iter())
            .map(|&puzzle| self.sums(configuration, puzzle, cutoff).collect())
            .collect();
        let [_, _, quality] = Sums::means(&sums.concat());
        let [ert, par10] = [expected_running_time(&runs), penalised_average(&runs, cutoff)];
        let [ert, par10, quality] = estimates(&sums, [ert, par10, quality]);
        let unless_quality = |estimate: [f64; 3]| if is_quality { [f64::NAN; 3] } else { estimate };
        Some(Summary {
            cell,
            runs: count,
            solved,
            interval,
            mean_generations: f64::NAN,
            mean_missing: f64::NAN,
            seconds: 0.0,
            quartiles: [0.25, 0.5, 0.75].map(|share| quantile(&amounts, share)),
            ert: unless_quality(ert),
            par10: unless_quality(par10),
            quality,
        })
    }
}

/// The value of each mean with its 95 % interval from bootstrap samples of the puzzles and of their
/// runs.
fn estimates(sums: &[Vec<Sums>], values: [f64; 3]) -> [[f64; 3]; 3] {
    let intervals = bootstrap_all(sums, SEED, Sums::means);
    std::array::from_fn(|mean| [values[mean], intervals[mean][0], intervals[mean][1]])
}
