//! Comparison of algorithms with their baselines.

use crate::analysis::cells::RunsByCell;
use crate::analysis::compare::Comparison;
use crate::index::ConfigurationIndex;
use crate::plan::Method;
use crate::results::KeptPlan;

/// Comparison of an algorithm with a baseline, which is the second of the pair. A baseline, or
/// null, is an ablation that removes the defining ingredient.
#[derive(Clone, PartialEq, Debug)]
pub struct AgainstNull {
    /// The name of the baseline.
    pub null: &'static str,
    /// The comparison of the two; its p-value is corrected for all baselines of the class.
    pub comparison: Comparison,
}

impl AgainstNull {
    /// Returns `true` if the algorithm is better than its baseline.
    #[must_use]
    pub fn beats(&self) -> bool {
        self.comparison.better == Some(self.comparison.pair[0])
    }
}

impl RunsByCell<'_> {
    /// Compares every configuration with its baselines in the plan: on each class, and on all
    /// puzzles if there are several classes. The tests are those of [`RunsByCell::comparisons`].
    /// Holm's correction covers only the baselines of a class.
    #[must_use]
    pub fn against_nulls(&self) -> Vec<AgainstNull> {
        let pairs = pairs(&self.results.plan);
        if pairs.is_empty() {
            return Vec::new();
        }
        let scopes = self.scopes().flat_map(|class| {
            let made = self.compare_all(class, pairs.iter().map(|&(_, pair)| pair).collect());
            made.into_iter().filter_map(|comparison| {
                let &(null, _) = pairs.iter().find(|(_, pair)| *pair == comparison.pair)?;
                Some(AgainstNull { null, comparison })
            })
        });
        scopes.collect()
    }
}

/// The pairs of a configuration and a baseline in a plan, each with the name of the baseline.
fn pairs(plan: &KeptPlan) -> Vec<(&'static str, [ConfigurationIndex; 2])> {
    let Some(puzzle) = plan.puzzles.first() else { return Vec::new() };
    let methods: Vec<Option<Method>> = (plan.configurations.iter())
        .map(|one| Method::read(&one.algorithm, &one.parameters, &puzzle.geometry))
        .collect();
    let keys: Vec<_> = methods.iter().map(|method| method.as_ref().map(Method::key)).collect();
    let mut pairs: Vec<(&str, [ConfigurationIndex; 2])> = Vec::new();
    for (algorithm, method) in ConfigurationIndex::first(methods.len()).zip(&methods) {
        for (name, null) in method.iter().flat_map(Method::nulls) {
            let key = Some(null.key());
            let found = ConfigurationIndex::first(keys.len()).find(|one| keys[one.at()] == key);
            pairs.extend(found.map(|null| (name, [algorithm, null])));
        }
    }
    // An ablation of an algorithm is not itself compared with baselines.
    let name = |one: ConfigurationIndex| &plan.configurations[one.at()].algorithm;
    let own = pairs.iter().filter(|(_, [one, null])| name(*one) == name(*null));
    let lessened: Vec<_> = own.map(|&(_, [_, null])| null).collect();
    pairs.retain(|(_, [algorithm, _])| !lessened.contains(algorithm));
    pairs
}
