//! Comparison of algorithms with their baselines.

use crate::analysis::cells::RunsByCell;
use crate::analysis::compare::Comparison;
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::plan::Method;
use crate::results::KeptPlan;

/// Comparison of an algorithm with a baseline. The baseline is the second of the pair. It is an
/// ablation that removes the algorithm's defining ingredient, also known as its null.
#[derive(Clone, PartialEq, Debug)]
pub struct BaselineComparison {
    /// The name of the baseline.
    pub baseline: &'static str,
    /// The comparison of the two; its p-values are corrected for all baselines of the class.
    pub comparison: Comparison,
    /// The reason why the comparison doesn't test the ingredient; `None` if it does. If it doesn't,
    /// neither of the two is better in any aspect, and no number of puzzles is needed.
    pub idle: Option<Idle>,
}

/// The reason why runs did not exercise the ingredient that a baseline omits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Idle {
    /// All runs of the algorithm and of its baseline are the same, seed by seed. The field is the
    /// number of runs of each.
    Identical(u64),
    /// No run reached a generation in which the ingredient can act. The fields are the largest
    /// number of generations of a run and the first number at which it acts.
    Generations(u64, u64),
}

impl BaselineComparison {
    /// Returns `true` if the algorithm is better than its baseline in the main aspect.
    #[must_use]
    pub fn beats(&self) -> bool {
        self.comparison.better == Some(self.comparison.pair[0])
    }
}

impl RunsByCell<'_> {
    /// Compares every configuration with its baselines in the plan, on each class and, if there are
    /// several classes, on all puzzles. If `reference` is given, only pairs that contain it are
    /// compared. The tests are those of [`RunsByCell::comparisons`]. Holm's correction covers the
    /// comparisons with baselines on one class.
    #[must_use]
    pub fn baseline_comparisons(
        &self,
        reference: Option<ConfigurationIndex>,
    ) -> Vec<BaselineComparison> {
        let mut pairs = pairs(&self.results.plan);
        pairs.retain(|one| reference.is_none_or(|reference| one.pair.contains(&reference)));
        if pairs.is_empty() {
            return Vec::new();
        }
        let pairs = &pairs;
        let scopes = self.scopes().flat_map(|class| {
            let made = self.compare_all(class, pairs.iter().map(|one| one.pair).collect());
            made.into_iter().filter_map(move |comparison| {
                let one = pairs.iter().find(|one| one.pair == comparison.pair)?;
                let idle = self.idle(class, one);
                let comparison =
                    if idle.is_some() { comparison.without_verdict() } else { comparison };
                Some(BaselineComparison { baseline: one.baseline, comparison, idle })
            })
        });
        scopes.collect()
    }

    fn idle(&self, class: Option<ClassIndex>, one: &Pair) -> Option<Idle> {
        let puzzles = self.common(class, &one.pair);
        let reached = self.most_generations(one.pair[0], &puzzles);
        let identical = self.identical(one.pair, &puzzles).map(Idle::Identical);
        let early = one.acts_after.filter(|&after| reached <= after);
        identical.or(early.map(|after| Idle::Generations(reached, after + 1)))
    }
}

/// An algorithm and a baseline in the same plan.
struct Pair {
    baseline: &'static str,
    pair: [ConfigurationIndex; 2],
    /// The number of generations before the ingredient can act; `None` if it acts in every run.
    acts_after: Option<u64>,
}

/// The pairs of a configuration and a baseline in a plan.
fn pairs(plan: &KeptPlan) -> Vec<Pair> {
    let Some(puzzle) = plan.puzzles.first() else { return Vec::new() };
    let methods: Vec<Option<Method>> = (plan.configurations.iter())
        .map(|one| Method::read(&one.algorithm, &one.parameters, &puzzle.geometry))
        .collect();
    let keys: Vec<_> = methods.iter().map(|method| method.as_ref().map(Method::key)).collect();
    let mut pairs: Vec<Pair> = Vec::new();
    for (algorithm, method) in ConfigurationIndex::first(methods.len()).zip(&methods) {
        for (name, baseline) in method.iter().flat_map(Method::baselines) {
            let key = Some(baseline.key());
            let found = ConfigurationIndex::first(keys.len()).find(|one| keys[one.at()] == key);
            let acts_after = method.as_ref().and_then(|method| method.acts_after(name));
            pairs.extend(found.map(|found| Pair {
                baseline: name,
                pair: [algorithm, found],
                acts_after,
            }));
        }
    }
    // An ablation of an algorithm is not itself compared with baselines.
    let name = |one: ConfigurationIndex| &plan.configurations[one.at()].algorithm;
    let own = pairs.iter().filter(|one| name(one.pair[0]) == name(one.pair[1]));
    let lessened: Vec<_> = own.map(|one| one.pair[1]).collect();
    pairs.retain(|one| !lessened.contains(&one.pair[0]));
    pairs
}
