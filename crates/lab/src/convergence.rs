//! The convergence of the runs of each cell, taken together.

use crate::index::{ClassIndex, ConfigurationIndex};
use crate::results::{Cell, Results};
use crate::run::Run;
use crate::trace::Point;

/// Progress of the runs of a cell after a number of evaluations. A run that has ended keeps its
/// last value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reached {
    /// The number of evaluations.
    pub evaluations: u64,
    /// Quartiles of the lowest cost so far.
    pub quartiles: [u32; 3],
    /// The mean of the generations' mean costs.
    pub mean: f64,
}

/// The convergence of a cell.
#[derive(Clone, PartialEq, Debug)]
pub struct Convergence {
    /// The cell.
    pub cell: Cell,
    /// The number of runs.
    pub runs: u64,
    /// The values at the checkpoints of traces, in order, starting when all runs have their first
    /// point.
    pub points: Vec<Reached>,
}

/// Higher costs are counted as this cost.
const HIGHEST: usize = 4095;

/// The values of the runs of a cell at a checkpoint.
#[derive(Clone, Default)]
struct Tally {
    /// The number of runs with each cost.
    costs: Vec<u32>,
    runs: u64,
    sum_of_means: f64,
}

/// The convergence of every cell whose runs have traces. `each_run` passes every run and its trace
/// to the function that it is given. Takes one pass, and memory for each cell and checkpoint.
///
/// # Errors
/// The errors of `each_run`.
pub fn convergence<E>(
    results: &Results,
    each_run: impl FnOnce(&mut dyn FnMut(&Run, &[Point])) -> Result<(), E>,
) -> Result<Vec<Convergence>, E> {
    let plan = &results.plan;
    let longest = results.runs.iter().map(|run| run.work.evaluations()).max().unwrap_or(0);
    let after = |&last: &u64| Some(crate::trace::checkpoint_after(last));
    let checkpoints: Vec<u64> =
        std::iter::successors(Some(1), after).take_while(|&at| at <= 2 * longest).collect();
    let configurations = plan.configurations.len();
    let mut tallies =
        vec![vec![Tally::default(); checkpoints.len()]; plan.classes.len() * configurations];
    let mut runs = vec![0; tallies.len()];
    each_run(&mut |run, trace| {
        let cell = results.cell(run);
        let number = cell.class.at() * configurations + cell.configuration.at();
        let Some(first) = trace.first() else { return };
        runs[number] += 1;
        let (mut point, mut next) = (first, trace.iter().peekable());
        for (&checkpoint, tally) in checkpoints.iter().zip(&mut tallies[number]) {
            while let Some(reached) = next.next_if(|reached| reached.evaluations <= checkpoint) {
                point = reached;
            }
            if checkpoint < first.evaluations {
                continue;
            }
            let cost = (point.best_so_far as usize).min(HIGHEST);
            if tally.costs.len() <= cost {
                tally.costs.resize(cost + 1, 0);
            }
            tally.costs[cost] += 1;
            tally.runs += 1;
            tally.sum_of_means += point.mean;
        }
    })?;
    let cells = tallies.iter().enumerate().map(|(number, tallies)| {
        let cell = Cell {
            configuration: ConfigurationIndex((number % configurations) as u32),
            class: ClassIndex((number / configurations) as u32),
        };
        let all_began = checkpoints.iter().zip(tallies).filter(|(_, one)| one.runs == runs[number]);
        let points =
            all_began.filter(|(_, one)| one.runs > 0).map(|(&evaluations, tally)| Reached {
                evaluations,
                quartiles: [0.25, 0.5, 0.75].map(|share| tally.quantile(share)),
                mean: tally.sum_of_means / tally.runs as f64,
            });
        Convergence { cell, runs: runs[number], points: points.collect() }
    });
    Ok(cells.filter(|cell| !cell.points.is_empty()).collect())
}

impl Tally {
    /// The lowest cost that at least this share of the runs doesn't exceed.
    fn quantile(&self, share: f64) -> u32 {
        let wanted = (share * self.runs as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (cost, &count) in self.costs.iter().enumerate() {
            seen += u64::from(count);
            if seen >= wanted {
                return cost as u32;
            }
        }
        0
    }
}
