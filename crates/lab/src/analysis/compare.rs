//! Pairwise comparison of configurations.

use crate::analysis::cells::RunsByCell;
use crate::analysis::key::{Key, places, signed_places};
use crate::analysis::measure::{Basis, LEVEL};
use crate::analysis::power::{ALL_PAIRS, Power};
use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::stats::{a12, holm, mann_whitney, smallest_p, van_elteren, wilcoxon_signed_rank};

/// Comparison of two configurations, on one class or on all puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The class; `None` for all puzzles together.
    pub class: Option<ClassIndex>,
    /// The two configurations.
    pub pair: [ConfigurationIndex; 2],
    /// The number of puzzles on which both were run.
    pub puzzles: usize,
    /// Their success rates.
    pub rates: [f64; 2],
    /// The basis on which they are compared.
    pub basis: Basis,
    /// The probability that a run of the first beats a run of the second on the same puzzle: A12,
    /// averaged over puzzles. A run is better if it spends less, or if its best attempt has fewer
    /// missing digits. On [`Basis::Spent`], a success beats a failure. Of two failures, the one
    /// with fewer missing digits is better.
    pub quicker: f64,
    /// The p-value before Holm's correction.
    pub raw_p: f64,
    /// The p-value, corrected for all comparisons of the same class.
    pub p: f64,
    /// The corrected p-value of van Elteren's test of all runs, stratified by puzzle. It supports a
    /// statement about these puzzles only, not about others.
    pub these: f64,
    /// The smallest corrected p-value that the number of puzzles and comparisons allows.
    pub reachable: f64,
    /// The better configuration, as indicated by the sign of the test statistic. `None` if they do
    /// not differ significantly.
    pub better: Option<ConfigurationIndex>,
}

impl Comparison {
    /// Returns `true` if the number of puzzles (or of runs on a single puzzle) rules out a verdict.
    #[must_use]
    pub fn is_hopeless(&self) -> bool {
        self.reachable >= LEVEL
    }
}

impl RunsByCell<'_> {
    /// Compares configurations on each class, and also on all puzzles together if there are several
    /// classes. If `reference` is given, each configuration is compared with it. Otherwise all
    /// pairs are compared; with more than ten configurations, each is compared with the best one.
    ///
    /// Several puzzles are compared by Wilcoxon's signed-rank test of PAR10, a single puzzle by the
    /// Mann-Whitney test of its runs. Holm's method corrects the p-values for all pairs of the
    /// class.
    ///
    /// Missing digits replace the amount spent if quality is the measure, or if neither
    /// configuration ever found a solution. Otherwise they break ties between failures. A puzzle
    /// that neither configuration solves counts for the one that comes closer, but less than any
    /// puzzle that one of them solves.
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

    /// Compares each of these pairs on a class, or on all puzzles. The p-values are corrected for
    /// all pairs together.
    pub(super) fn compare_all(
        &self,
        class: Option<ClassIndex>,
        pairs: Vec<[ConfigurationIndex; 2]>,
    ) -> Vec<Comparison> {
        let mut made: Vec<Comparison> =
            pairs.into_iter().filter_map(|pair| self.compare(class, pair)).collect();
        let corrected = holm(&made.iter().map(|one| one.raw_p).collect::<Vec<_>>());
        let reachable = holm(&made.iter().map(|one| one.reachable).collect::<Vec<_>>());
        let these = holm(&made.iter().map(|one| one.these).collect::<Vec<_>>());
        let corrected = corrected.into_iter().zip(reachable).zip(these);
        for (one, ((p, reachable), these)) in made.iter_mut().zip(corrected) {
            (one.p, one.reachable, one.these) = (p, reachable, these);
            one.better = one.better.filter(|_| p < LEVEL);
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
        let basis = self.basis(&pair, &puzzles);
        let values = |puzzle| self.run_places(basis, pair, puzzle);
        let quicker = puzzles.iter().map(|&puzzle| {
            let [first, second] = values(puzzle);
            a12(&second, &first)
        });
        let quicker = quicker.sum::<f64>() / puzzles.len() as f64;
        let (raw_p, second_is_better) = match puzzles.as_slice() {
            [] => return None,
            &[only] => {
                let [first, second] = values(only);
                (mann_whitney(&first, &second).1, quicker < 0.5)
            }
            _ => {
                let difference = |&puzzle: &PuzzleIndex| self.difference(basis, pair, puzzle);
                let differences =
                    signed_places(&puzzles.iter().map(difference).collect::<Vec<_>>());
                let (positive, p) = wilcoxon_signed_rank(&differences);
                let ranked = differences.iter().filter(|&&one| one != 0.0).count() as f64;
                (p, positive > ranked * (ranked + 1.0) / 4.0)
            }
        };
        let (_, these) = van_elteren(&puzzles.iter().map(|&p| values(p)).collect::<Vec<_>>());
        let repetitions = pair.map(|one| self.of(one, puzzles[0]).len()).into_iter().min();
        Some(Comparison {
            class,
            pair,
            puzzles: puzzles.len(),
            rates: pair.map(|one| self.rate(one, &puzzles)),
            basis,
            quicker,
            raw_p,
            p: raw_p,
            these,
            reachable: smallest_p(puzzles.len(), repetitions.unwrap_or(0)),
            better: Some(pair[usize::from(second_is_better)]),
        })
    }

    /// The ranks of the runs of two configurations on a puzzle, among the runs of both.
    fn run_places(
        &self,
        basis: Basis,
        pair: [ConfigurationIndex; 2],
        puzzle: PuzzleIndex,
    ) -> [Vec<f64>; 2] {
        let [first, second] = pair.map(|one| self.run_keys(basis, one, puzzle));
        let mut all = places(&[first.as_slice(), &second].concat());
        let second = all.split_off(first.len());
        [all, second]
    }

    /// The amount by which the first of two is worse on a puzzle. It compares what they spent; if
    /// neither solved the puzzle, their missing digits break the tie.
    fn difference(&self, basis: Basis, pair: [ConfigurationIndex; 2], puzzle: PuzzleIndex) -> Key {
        let between = |basis| {
            let [first, second] = pair.map(|one| self.typical(basis, one, puzzle));
            // Two infinite values are equal; their difference would be NaN.
            if first == second { 0.0 } else { first - second }
        };
        let spent = between(basis);
        let counts = spent == 0.0 && self.all_failed(&pair, puzzle);
        Key(spent, if counts { between(Basis::Missing) } else { 0.0 })
    }

    /// The success rate of a configuration on some puzzles.
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
