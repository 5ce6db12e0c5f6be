//! Pairwise comparison of configurations.

use crate::analysis::aspect::Aspect;
use crate::analysis::cells::RunsByCell;
use crate::analysis::paired::Test;
use crate::analysis::power::{ALL_PAIRS, Power};
use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::stats::{a12, holm};

/// Comparison of two configurations on one class or on all puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The class; `None` for all puzzles together.
    pub class: Option<ClassIndex>,
    /// The two configurations.
    pub pair: [ConfigurationIndex; 2],
    /// The number of puzzles on which both configurations were run.
    pub puzzles: usize,
    /// The success rates of the two configurations.
    pub rates: [f64; 2],
    /// The aspect in which one of the two is called better.
    pub main: Aspect,
    /// The probability that a run of the first configuration is better in the main aspect than a
    /// run of the second on the same puzzle: A12, averaged over puzzles. Equal values count half,
    /// so in PAR10 two failures are equal. 0.5 if there are no values.
    pub superiority: f64,
    /// The tests in each aspect in which the two have values.
    pub tests: Vec<Test>,
    /// The better configuration in the main aspect. `None` if the two do not differ significantly.
    pub better: Option<ConfigurationIndex>,
}

impl Comparison {
    /// The test in an aspect; `None` if the two configurations have no values to compare.
    #[must_use]
    pub fn test(&self, aspect: Aspect) -> Option<&Test> {
        self.tests.iter().find(|test| test.aspect == aspect)
    }

    /// The comparison without the better configuration in any aspect, for a pair that was not
    /// exercised.
    pub(super) fn without_verdict(mut self) -> Self {
        self.better = None;
        for test in &mut self.tests {
            (test.better, test.needed) = (None, None);
        }
        self
    }

    /// The corrected p-value in the main aspect; 1 if there are no values to compare.
    #[must_use]
    pub fn p(&self) -> f64 {
        self.test(self.main).map_or(1.0, |test| test.p)
    }

    /// Returns `true` if the two differ significantly in any aspect.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.tests.iter().any(|test| test.better.is_some())
    }

    /// Returns `true` if no run of either configuration found a solution.
    #[must_use]
    pub fn none_solved(&self) -> bool {
        self.rates == [0.0, 0.0]
    }
}

impl RunsByCell<'_> {
    /// Compares configurations on each class, and also on all puzzles together if there are several
    /// classes. If `reference` is given, each configuration is compared with it. Otherwise all
    /// pairs are compared; with more than ten configurations, each is compared with the best one.
    ///
    /// Each pair is compared in several aspects (see [`Aspect`]). The test flips the signs of the
    /// differences on puzzles. On a single puzzle, it exchanges the runs of the two. Holm's method
    /// corrects the p-values of an aspect for all pairs of the class that differ in it.
    #[must_use]
    pub fn comparisons(&self, reference: Option<ConfigurationIndex>) -> Vec<Comparison> {
        self.scopes().flat_map(|class| self.comparisons_of(class, reference)).collect()
    }

    fn comparisons_of(
        &self,
        class: Option<ClassIndex>,
        reference: Option<ConfigurationIndex>,
    ) -> Vec<Comparison> {
        let count = self.results.plan.configurations.len();
        let centre = reference.or_else(|| (count > ALL_PAIRS).then(|| self.best(class)));
        let all = ConfigurationIndex::first(count);
        let pairs: Vec<[ConfigurationIndex; 2]> = match centre {
            Some(centre) => {
                all.filter(|&other| other != centre).map(|other| [centre, other]).collect()
            }
            None => {
                let after = |first| ConfigurationIndex::first(count).filter(move |&b| b > first);
                all.flat_map(|a| after(a).map(move |b| [a, b])).collect()
            }
        };
        self.compare_all(class, pairs)
    }

    /// Compares the given pairs on a class, or on all puzzles. The p-values of an aspect are
    /// corrected for all pairs together.
    pub(super) fn compare_all(
        &self,
        class: Option<ClassIndex>,
        pairs: Vec<[ConfigurationIndex; 2]>,
    ) -> Vec<Comparison> {
        let mut made: Vec<Comparison> =
            pairs.into_iter().filter_map(|pair| self.compare(class, pair)).collect();
        for &aspect in Aspect::of(self.measure) {
            // Pairs that are the same on every puzzle can't differ significantly, whatever the
            // other pairs show.
            let mut tests: Vec<(&mut Test, [ConfigurationIndex; 2])> = (made.iter_mut())
                .filter_map(|one| {
                    let pair = one.pair;
                    let mut tests = one.tests.iter_mut();
                    Some((tests.find(|test| test.aspect == aspect && !test.is_alike())?, pair))
                })
                .collect();
            // Holm's method is monotone, so the smallest p-values give the smallest corrected ones.
            let corrected = |value: fn(&Test) -> f64| {
                holm(&tests.iter().map(|(test, _)| value(test)).collect::<Vec<_>>())
            };
            let corrected = corrected(|test| test.raw_p)
                .into_iter()
                .zip(corrected(|test| test.reachable))
                .collect::<Vec<_>>();
            let count = tests.len();
            for ((test, pair), (p, reachable)) in tests.iter_mut().zip(corrected) {
                test.correct([p, reachable], count, *pair);
            }
        }
        for one in &mut made {
            one.better = one.test(one.main).and_then(|test| test.better);
        }
        made
    }

    /// The configuration with the lowest mean rank.
    fn best(&self, class: Option<ClassIndex>) -> ConfigurationIndex {
        let ranks = self.ranking(class).map(|ranking| ranking.friedman.mean_ranks);
        let ranks = ranks.unwrap_or_default();
        let rank = |one: ConfigurationIndex| ranks[one.at()];
        let all = ConfigurationIndex::first(ranks.len());
        all.min_by(|&a, &b| rank(a).total_cmp(&rank(b))).unwrap_or_default()
    }

    fn compare(
        &self,
        class: Option<ClassIndex>,
        pair: [ConfigurationIndex; 2],
    ) -> Option<Comparison> {
        let puzzles = self.common(class, &pair);
        if puzzles.is_empty() {
            return None;
        }
        let basis = self.basis(&pair, &puzzles);
        let main = Aspect::main(self.measure, basis);
        let rates = pair.map(|one| self.rate(one, &puzzles));
        let mut aspects = Aspect::of(self.measure).to_vec();
        if rates == [0.0, 0.0] {
            // Without solutions, PAR10 counts failures, and all attempts are failures.
            let repeated =
                if main == Aspect::Failures { Aspect::Penalised } else { Aspect::Failures };
            aspects.retain(|&aspect| aspect != repeated);
        }
        let tests = aspects.iter().filter_map(|&aspect| self.test(aspect, pair, &puzzles));
        Some(Comparison {
            class,
            pair,
            puzzles: puzzles.len(),
            rates,
            main,
            superiority: self.superiority(main, pair, &puzzles),
            tests: tests.collect(),
            better: None,
        })
    }

    /// The probability that a run of the first of two configurations is better in a main aspect, in
    /// which lower values are better. It is averaged over the puzzles on which both have values.
    fn superiority(
        &self,
        aspect: Aspect,
        pair: [ConfigurationIndex; 2],
        puzzles: &[PuzzleIndex],
    ) -> f64 {
        let on = |&puzzle: &PuzzleIndex| {
            let [first, second] = pair.map(|one| self.values(aspect, one, puzzle));
            (!first.is_empty() && !second.is_empty()).then(|| a12(&second, &first))
        };
        let all: Vec<f64> = puzzles.iter().filter_map(on).collect();
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        if all.is_empty() { 0.5 } else { mean }
    }

    /// The success rate of a configuration on the given puzzles.
    fn rate(&self, configuration: ConfigurationIndex, puzzles: &[PuzzleIndex]) -> f64 {
        let runs = puzzles.iter().flat_map(|&puzzle| self.of(configuration, puzzle));
        let (all, solved) =
            runs.fold((0, 0), |(all, solved), run| (all + 1, solved + u32::from(run.solved)));
        f64::from(solved) / f64::from(all)
    }

    /// The statistical power of each class.
    #[must_use]
    pub fn powers(&self, reference: Option<ConfigurationIndex>) -> Vec<Power> {
        let plan = &self.results.plan;
        let scopes = self.scopes().map(|class| {
            let (puzzles, repetitions) = (self.puzzles(class).count(), plan.repetitions);
            Power::new(class, puzzles, repetitions, plan.configurations.len(), reference.is_some())
        });
        scopes.collect()
    }
}
