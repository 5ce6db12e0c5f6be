//! All configurations ranked.

use crate::analysis::cells::RunsByCell;
use crate::analysis::key::places;
use crate::analysis::measure::Basis;
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::stats::{Friedman, critical_difference, friedman};

/// All configurations ranked on the puzzles of a class, or on all.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    /// The class; none for all puzzles together.
    pub class: Option<ClassIndex>,
    /// How many puzzles they were ranked on.
    pub puzzles: usize,
    /// By what they were ranked.
    pub basis: Basis,
    /// Friedman's test; rank 1 is the best.
    pub friedman: Friedman,
    /// Mean ranks that are further apart than this differ.
    pub critical_difference: f64,
}

impl RunsByCell<'_> {
    /// Ranks all configurations on a class or on all puzzles, by PAR10, and by what their best
    /// attempts lack where they solve nothing (see [`RunsByCell::comparisons`]); none unless there
    /// are three or more and two puzzles at least on which all were run.
    #[must_use]
    pub fn ranking(&self, class: Option<ClassIndex>) -> Option<Ranking> {
        let configurations: Vec<_> =
            ConfigurationIndex::first(self.results.plan.configurations.len()).collect();
        let puzzles = self.common(class, &configurations);
        if configurations.len() < 3 || puzzles.len() < 2 {
            return None;
        }
        let basis = self.basis(&configurations, &puzzles);
        let blocks: Vec<Vec<f64>> = puzzles
            .iter()
            .map(|&puzzle| {
                let key = |&one: &ConfigurationIndex| self.rank_key(basis, one, puzzle);
                places(&configurations.iter().map(key).collect::<Vec<_>>())
            })
            .collect();
        Some(Ranking {
            class,
            puzzles: puzzles.len(),
            basis,
            friedman: friedman(&blocks),
            critical_difference: critical_difference(configurations.len(), puzzles.len()),
        })
    }

    /// The rankings of each class, and of all puzzles where there are several classes.
    #[must_use]
    pub fn rankings(&self) -> Vec<Ranking> {
        self.scopes().filter_map(|class| self.ranking(class)).collect()
    }
}
