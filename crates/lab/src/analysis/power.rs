//! Statistical power: the verdicts that the size of a plan allows.

use evoku_messages::{Message, say};

use crate::analysis::measure::LEVEL;
use crate::index::ClassIndex;
use crate::numbers::p_value;
use crate::plan::Plan;
use crate::stats::smallest_p;

/// Up to this number of configurations, all pairs are compared; beyond it, each is compared with
/// the best only.
pub(super) const ALL_PAIRS: usize = 10;

/// The verdicts that the number of puzzles and comparisons allows on a class.
#[derive(Clone, PartialEq, Debug)]
pub struct Power {
    /// The class; `None` for all puzzles together.
    pub class: Option<ClassIndex>,
    /// The number of puzzles.
    pub puzzles: usize,
    /// The number of runs of each configuration on a puzzle.
    pub repetitions: u64,
    /// The number of pairs of configurations that are compared.
    pub pairs: usize,
    /// The smallest p-value that any of these pairs can have after Holm's correction.
    pub smallest: f64,
}

impl Power {
    /// The power of a class with `puzzles` puzzles, on each of which `configurations`
    /// configurations are run `repetitions` times. With `referred`, all configurations are compared
    /// with a single one.
    pub(super) fn new(
        class: Option<ClassIndex>,
        puzzles: usize,
        repetitions: u64,
        configurations: usize,
        referred: bool,
    ) -> Self {
        let others = configurations.saturating_sub(1);
        let all = referred || configurations > ALL_PAIRS;
        let pairs = if all { others } else { configurations * others / 2 };
        let runs = usize::try_from(repetitions).unwrap_or(usize::MAX);
        let smallest = (smallest_p(puzzles, runs) * pairs as f64).min(1.0);
        Self { class, puzzles, repetitions, pairs, smallest }
    }

    /// The power of each class of a plan, and of all its puzzles if there are several classes.
    #[must_use]
    pub fn of(plan: &Plan) -> Vec<Self> {
        let classes = ClassIndex::first(plan.classes.len()).zip(&plan.classes);
        let scopes = classes.map(|(index, class)| (Some(index), class.puzzles.len()));
        let all = (plan.classes.len() > 1).then(|| (None, plan.puzzles()));
        let (repetitions, configurations) = (plan.repetitions, plan.configurations.len());
        scopes
            .chain(all)
            .map(|(class, puzzles)| Self::new(class, puzzles, repetitions, configurations, false))
            .collect()
    }

    /// Returns `true` if a verdict is possible or if there is nothing to compare.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        self.pairs == 0 || self.smallest < LEVEL
    }

    /// The fewest puzzles on which this number of comparisons can have a verdict.
    #[must_use]
    pub fn needed(&self) -> usize {
        let enough = |&puzzles: &usize| smallest_p(puzzles, 0) * (self.pairs as f64) < LEVEL;
        (2..=50).find(enough).unwrap_or(51)
    }

    /// The reason why no verdict is possible, and what would help; `None` if one is possible.
    #[must_use]
    pub fn warning(&self) -> Option<Message> {
        if self.is_enough() {
            return None;
        }
        let (smallest, needed) = (p_value(self.smallest), self.needed());
        Some(match self.puzzles {
            1 => say::lab_power_one_puzzle(self.repetitions, self.pairs, smallest, needed),
            puzzles => say::lab_power_puzzles(puzzles, self.pairs, smallest, needed),
        })
    }
}
