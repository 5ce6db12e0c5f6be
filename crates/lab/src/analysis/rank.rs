//! Ranking of all configurations.

use crate::analysis::cells::RunsByCell;
use crate::analysis::measure::Basis;
use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::stats::{Friedman, critical_difference, friedman};

/// The ranking of all configurations on the puzzles of a class, or on all puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    /// The class; `None` for all puzzles together.
    pub class: Option<ClassIndex>,
    /// The number of puzzles on which the configurations were ranked.
    pub puzzles: usize,
    /// The basis on which the configurations were ranked.
    pub basis: Basis,
    /// The puzzles on which they were ranked.
    pub blocks: Vec<PuzzleIndex>,
    /// The values that were ranked: for each puzzle, PAR10 or the mean number of missing digits of
    /// each configuration. Equal values share a rank.
    pub values: Vec<Vec<f64>>,
    /// Friedman's test; rank 1 is the best.
    pub friedman: Friedman,
    /// The critical difference: two configurations differ significantly if their mean ranks differ
    /// by more.
    pub critical_difference: f64,
}

impl RunsByCell<'_> {
    /// Ranks all configurations on a class, or on all puzzles. The basis is PAR10, or missing
    /// digits if quality is the measure or no configuration found a solution. `None` unless
    /// at least three configurations were all run on at least two puzzles.
    #[must_use]
    pub fn ranking(&self, class: Option<ClassIndex>) -> Option<Ranking> {
        let configurations: Vec<_> =
            ConfigurationIndex::first(self.results.plan.configurations.len()).collect();
        let puzzles = self.common(class, &configurations);
        if configurations.len() < 3 || puzzles.len() < 2 {
            return None;
        }
        let basis = self.basis(&configurations, &puzzles);
        let values: Vec<Vec<f64>> = puzzles
            .iter()
            .map(|&puzzle| {
                let value = |&one: &ConfigurationIndex| self.typical(basis, one, puzzle);
                configurations.iter().map(value).collect()
            })
            .collect();
        Some(Ranking {
            class,
            puzzles: puzzles.len(),
            basis,
            friedman: friedman(&values),
            critical_difference: critical_difference(configurations.len(), puzzles.len()),
            blocks: puzzles,
            values,
        })
    }

    /// The ranking of each class, and of all puzzles if there are several classes.
    #[must_use]
    pub fn rankings(&self) -> Vec<Ranking> {
        self.scopes().filter_map(|class| self.ranking(class)).collect()
    }
}
