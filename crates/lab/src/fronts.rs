//! Results of runs with two objectives: fronts, their hypervolume and attainment surfaces.

use crate::front::{Front, attained};
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::results::{Cell, Results};
use crate::run::Run;
use crate::stats::{bootstrap, quantile};

/// The fronts of a cell's runs.
#[derive(Clone, PartialEq, Debug)]
pub struct Fronts {
    /// The cell.
    pub cell: Cell,
    /// The number of runs that have a front.
    pub runs: u64,
    /// The reference point of the hypervolumes: one above the highest values of any front of the
    /// class.
    pub reference: [u32; 2],
    /// The quartiles of the runs' hypervolumes, as shares from 0 to 1. The whole is the rectangle
    /// between `reference` and (0, 0), which would be a solution.
    pub quartiles: [f64; 3],
    /// A 95 % interval of the median, from resampled puzzles and runs.
    pub interval: [f64; 2],
    /// The pairs that some run attained: the front of all runs together.
    pub best: Front,
    /// The pairs that half of the runs attained.
    pub median: Front,
    /// The pairs that every run attained.
    pub worst: Front,
}

/// The fronts of every cell whose runs have fronts, class by class. `each_run` passes every run
/// with its front to the function that it is given.
///
/// # Errors
/// The errors of `each_run`.
pub fn fronts<E>(
    results: &Results,
    each_run: impl FnOnce(&mut dyn FnMut(&Run, &Front)) -> Result<(), E>,
) -> Result<Vec<Fronts>, E> {
    let (classes, configurations) = (results.plan.classes.len(), results.plan.configurations.len());
    // The fronts of each cell, puzzle by puzzle.
    let mut cells: Vec<Vec<Vec<Front>>> = vec![Vec::new(); classes * configurations];
    each_run(&mut |run, front| {
        if front.is_empty() {
            return;
        }
        let Cell { class, configuration } = results.cell(run);
        let puzzles = &mut cells[class.at() * configurations + configuration.at()];
        let number = results.plan.puzzles[run.puzzle.at()].number;
        if puzzles.len() < number {
            puzzles.resize_with(number, Vec::new);
        }
        puzzles[number - 1].push(front.clone());
    })?;
    let mut made = Vec::new();
    for (class, of_class) in ClassIndex::first(classes).zip(cells.chunks(configurations.max(1))) {
        let reference = reference(of_class.iter().flatten().flatten());
        for (configuration, puzzles) in ConfigurationIndex::first(configurations).zip(of_class) {
            if !puzzles.is_empty() {
                made.push(of_cell(Cell { configuration, class }, puzzles, reference));
            }
        }
    }
    Ok(made)
}

/// One above the highest values of these fronts.
fn reference<'f>(fronts: impl Iterator<Item = &'f Front>) -> [u32; 2] {
    let highest = fronts
        .flat_map(Front::pairs)
        .fold([0, 0], |[first, second], pair| [first.max(pair[0]), second.max(pair[1])]);
    highest.map(|value| value.saturating_add(1))
}

fn of_cell(cell: Cell, puzzles: &[Vec<Front>], reference: [u32; 2]) -> Fronts {
    let whole = u64::from(reference[0]) as f64 * f64::from(reference[1]);
    let share = |front: &Front| front.hypervolume(reference) as f64 / whole;
    let shares: Vec<Vec<f64>> =
        puzzles.iter().map(|fronts| fronts.iter().map(share).collect()).collect();
    let mut sorted = shares.concat();
    sorted.sort_by(f64::total_cmp);
    let all: Vec<Front> = puzzles.concat();
    let seed = u64::from(cell.class.0) << 32 | u64::from(cell.configuration.0);
    Fronts {
        cell,
        runs: all.len() as u64,
        reference,
        quartiles: [0.25, 0.5, 0.75].map(|share| quantile(&sorted, share)),
        interval: bootstrap(&shares, seed, median),
        best: Front::of(all.iter().flat_map(Front::pairs).copied()),
        median: attained(&all, 0.5),
        worst: attained(&all, 1.0),
    }
}

fn median(sample: &[f64]) -> f64 {
    let mut sorted = sample.to_vec();
    sorted.sort_by(f64::total_cmp);
    quantile(&sorted, 0.5)
}
