//! Algorithms against what they have to beat.

use crate::analysis::cells::RunsByCell;
use crate::analysis::compare::Comparison;
use crate::index::ConfigurationIndex;
use crate::plan::Method;
use crate::results::KeptPlan;

/// An algorithm against its null, which is the second of the pair.
#[derive(Clone, PartialEq, Debug)]
pub struct AgainstNull {
    /// The name of the null.
    pub null: &'static str,
    /// The two compared; the p-value is corrected for all nulls of the class.
    pub comparison: Comparison,
}

impl AgainstNull {
    /// Whether the algorithm is better than its null.
    #[must_use]
    pub fn beats(&self) -> bool {
        self.comparison.better == Some(self.comparison.pair[0])
    }
}

impl RunsByCell<'_> {
    /// Every configuration against those of the plan that are its nulls, class by class, and on all
    /// puzzles where there are several classes. By the tests of [`RunsByCell::comparisons`]; Holm's
    /// correction is for the nulls of a class alone.
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

/// The configurations of a plan with their nulls, and what these are called.
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
    // What an algorithm is without an ingredient has nothing to prove.
    let name = |one: ConfigurationIndex| &plan.configurations[one.at()].algorithm;
    let own = pairs.iter().filter(|(_, [one, null])| name(*one) == name(*null));
    let lessened: Vec<_> = own.map(|&(_, [_, null])| null).collect();
    pairs.retain(|(_, [algorithm, _])| !lessened.contains(algorithm));
    pairs
}
