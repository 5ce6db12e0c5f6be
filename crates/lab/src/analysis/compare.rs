//! One configuration against another.

use crate::analysis::cells::RunsByCell;
use crate::analysis::key::{Key, places, signed_places};
use crate::analysis::measure::{Basis, LEVEL};
use crate::analysis::power::{ALL_PAIRS, Power};
use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::stats::{a12, holm, mann_whitney, smallest_p, van_elteren, wilcoxon_signed_rank};

/// One configuration against another, on one class or on all puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The class; none for all puzzles together.
    pub class: Option<ClassIndex>,
    /// The two configurations.
    pub pair: [ConfigurationIndex; 2],
    /// How many puzzles both were run on.
    pub puzzles: usize,
    /// Their success rates.
    pub rates: [f64; 2],
    /// By what they are compared.
    pub basis: Basis,
    /// The probability that a run of the first is better on a puzzle than one of the second (A12,
    /// the mean over puzzles): it spends less, or its best attempt lacks less. Where what runs spent
    /// is compared a success is better than a failure, and of two failures the one that lacks less.
    pub quicker: f64,
    /// The p-value before it is corrected.
    pub raw_p: f64,
    /// The p-value, corrected for all comparisons of the same class.
    pub p: f64,
    /// The corrected p-value of van Elteren's test of all runs, puzzle by puzzle: what holds on these
    /// puzzles, and may not on others.
    pub these: f64,
    /// The smallest corrected p-value that the number of puzzles and comparisons allows.
    pub reachable: f64,
    /// The configuration that is better: the one that the test's statistic speaks for. None if they
    /// can't be told apart.
    pub better: Option<ConfigurationIndex>,
}

impl Comparison {
    /// Whether the number of puzzles (or runs on a single puzzle) rules out a verdict.
    #[must_use]
    pub fn is_hopeless(&self) -> bool {
        self.reachable >= LEVEL
    }
}

impl RunsByCell<'_> {
    /// Compares configurations on each class, and on all puzzles where there are several classes:
    /// each with `reference` if there is one; else all pairs, or each with the best where there are
    /// more than ten configurations.
    ///
    /// Over puzzles by Wilcoxon's signed-rank test of PAR10, on a single puzzle by Mann and
    /// Whitney's of its runs; p-values are corrected by Holm's method for all pairs of the class.
    /// What best attempts lack takes the place of what runs spent where quality is the measure or
    /// neither of two ever found a solution. It also tells failures apart beside successes: a puzzle
    /// on which neither solves a run counts for the one that comes closer, but less than any on which
    /// one does.
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

    /// Compares each of these pairs on a class, or on all puzzles; p-values are corrected for as
    /// many comparisons.
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

    /// The places of the runs of two configurations among all of theirs on a puzzle.
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

    /// How much worse the first of two is on a puzzle: by what they spent, and where neither solved
    /// it by what they lack.
    fn difference(&self, basis: Basis, pair: [ConfigurationIndex; 2], puzzle: PuzzleIndex) -> Key {
        let between = |basis| {
            let [first, second] = pair.map(|one| self.typical(basis, one, puzzle));
            // Two that are infinite are equal.
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

    /// What the number of puzzles allows each class to show.
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
