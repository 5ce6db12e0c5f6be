//! Selection of an algorithm for each puzzle.

use evoku_evolve::Rng;

use crate::space::matrix::Matrix;

/// The number of nearest puzzles by which an algorithm is selected.
pub const NEIGHBOURS: usize = 5;

/// The benefit of selecting an algorithm for each puzzle, by cross-validation: the algorithm of a
/// puzzle is selected only by puzzles of other folds.
///
/// The measures are those of algorithm selection (B. Bischl and others, "ASlib: a benchmark library
/// for algorithm selection", Artificial Intelligence 237 (2016),
/// <https://doi.org/10.1016/j.artint.2016.04.003>).
#[derive(Clone, PartialEq, Debug)]
pub struct Selection {
    /// The number of folds.
    pub folds: usize,
    /// The algorithm selected for each puzzle.
    pub chosen: Vec<usize>,
    /// The algorithm with the lowest average over all puzzles.
    pub single_best: usize,
    /// The average effort of the algorithm that is best on the other folds: the single best.
    pub single: f64,
    /// The average effort of each puzzle's best algorithm: the virtual best.
    pub virtual_best: f64,
    /// The average effort of the selected algorithms.
    pub selected: f64,
}

impl Selection {
    /// The share of the gap between the single best and the virtual best that the selection closes.
    /// 1 is perfect, 0 is useless, and below 0 is harmful. `None` without a gap.
    #[must_use]
    pub fn gap_closed(&self) -> Option<f64> {
        let gap = self.single - self.virtual_best;
        // A gap as small as a rounding error counts as none.
        (gap > 1e-9 * self.single).then(|| (self.single - self.selected) / gap)
    }
}

/// Assigns puzzles to folds of equal size, shuffled by a seed. Returns the fold of each puzzle.
#[must_use]
pub fn deal(puzzles: usize, folds: usize, seed: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..puzzles).collect();
    Rng::new(seed).shuffle(&mut order);
    let mut fold_of = vec![0; puzzles];
    order.iter().enumerate().for_each(|(place, &puzzle)| fold_of[puzzle] = place % folds);
    fold_of
}

/// Selects for each puzzle the algorithm that spends least on its [`NEIGHBOURS`] nearest puzzles of
/// other folds, by the mean of `ln(1 + spent)`. Distances are Euclidean, between features
/// standardised on those folds. Ties go to the first puzzle.
///
/// `features` and `spent` have a row for each puzzle, and `fold_of` has its fold, from 0. With a
/// single fold there is nothing to select by, so the first algorithm is selected.
#[must_use]
pub fn cross_validate(features: &Matrix, spent: &Matrix, fold_of: &[usize]) -> Selection {
    let puzzles = features.rows;
    let folds = fold_of.iter().max().map_or(0, |last| last + 1);
    let (mut chosen, mut single) = (vec![0; puzzles], 0.0);
    for fold in 0..folds {
        let known: Vec<usize> = (0..puzzles).filter(|&puzzle| fold_of[puzzle] != fold).collect();
        let best = best_on_average(spent, &known);
        let scales = scales(features, &known);
        for puzzle in (0..puzzles).filter(|&puzzle| fold_of[puzzle] == fold) {
            let near = nearest(features, &scales, &known, puzzle);
            chosen[puzzle] = cheapest(spent, &near);
            single += spent.get(puzzle, best);
        }
    }
    let mean = |of: &dyn Fn(usize) -> f64| (0..puzzles).map(of).sum::<f64>() / puzzles as f64;
    let least = |puzzle: usize| spent.row(puzzle).iter().copied().fold(f64::INFINITY, f64::min);
    Selection {
        folds,
        single_best: best_on_average(spent, &(0..puzzles).collect::<Vec<_>>()),
        single: single / puzzles as f64,
        virtual_best: mean(&least),
        selected: mean(&|puzzle| spent.get(puzzle, chosen[puzzle])),
        chosen,
    }
}

/// The algorithm that spends least on some puzzles in total; ties go to the first.
fn best_on_average(spent: &Matrix, puzzles: &[usize]) -> usize {
    let total = |one: usize| puzzles.iter().map(|&puzzle| spent.get(puzzle, one)).sum::<f64>();
    first_least(spent.columns, total)
}

/// The algorithm with the least mean logarithm on some puzzles; ties go to the first.
fn cheapest(spent: &Matrix, puzzles: &[usize]) -> usize {
    first_least(spent.columns, |one| logarithms(spent, puzzles, one))
}

/// All algorithms with the least mean logarithm on some puzzles.
pub(super) fn all_cheapest(spent: &Matrix, puzzles: &[usize]) -> Vec<usize> {
    let least = logarithms(spent, puzzles, cheapest(spent, puzzles));
    // A difference as small as a rounding error counts as none.
    let is_least = |one: &usize| logarithms(spent, puzzles, *one) <= least * (1.0 + 1e-9);
    (0..spent.columns).filter(is_least).collect()
}

/// The sum of `ln(1 + spent)` of an algorithm over some puzzles.
fn logarithms(spent: &Matrix, puzzles: &[usize], one: usize) -> f64 {
    puzzles.iter().map(|&puzzle| spent.get(puzzle, one).ln_1p()).sum()
}

/// The first number below `count` with the least value of a function.
fn first_least(count: usize, of: impl Fn(usize) -> f64) -> usize {
    (0..count).min_by(|&one, &other| of(one).total_cmp(&of(other))).unwrap_or(0)
}

/// The mean and the standard deviation of each feature over some puzzles.
fn scales(features: &Matrix, puzzles: &[usize]) -> Vec<(f64, f64)> {
    let known = Matrix::new(puzzles.len(), features.columns, |row, column| {
        features.get(puzzles[row], column)
    });
    (0..features.columns).map(|column| known.scale(column)).collect()
}

/// The known puzzles nearest to a puzzle.
fn nearest(features: &Matrix, scales: &[(f64, f64)], known: &[usize], puzzle: usize) -> Vec<usize> {
    let distance = |other: usize| -> f64 {
        let pairs = features.row(puzzle).iter().zip(features.row(other)).zip(scales);
        pairs
            .filter(|(_, (_, deviation))| *deviation > 0.0)
            .map(|((one, other), (_, deviation))| ((one - other) / deviation).powi(2))
            .sum()
    };
    let mut near: Vec<(f64, usize)> = known.iter().map(|&one| (distance(one), one)).collect();
    near.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    near.into_iter().take(NEIGHBOURS).map(|(_, one)| one).collect()
}
