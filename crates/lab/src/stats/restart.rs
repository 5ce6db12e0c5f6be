//! The best times to restart.

use crate::stats::running_time::Spent;

/// The observed run lengths on a puzzle, with their cumulative sums.
struct Lengths {
    /// The lengths of the runs that found a solution, ascending. Each is paired with the sum of its
    /// length and all shorter lengths.
    solved: Vec<(f64, f64)>,
    runs: f64,
}

impl Lengths {
    fn new(runs: &[Spent]) -> Self {
        let mut solved: Vec<f64> =
            runs.iter().filter(|run| run.solved).map(|run| run.amount).collect();
        solved.sort_by(f64::total_cmp);
        let mut sum = 0.0;
        let summed = solved.into_iter().map(|length| {
            sum += length;
            (length, sum)
        });
        Self { solved: summed.collect(), runs: runs.len() as f64 }
    }

    /// The share of runs that end within a cutoff, and the mean effort of a run until it ends or
    /// reaches the cutoff.
    fn within(&self, cutoff: f64) -> (f64, f64) {
        let ended = self.solved.partition_point(|&(length, _)| length <= cutoff);
        let spent = ended.checked_sub(1).map_or(0.0, |last| self.solved[last].1);
        let (ended, all) = (ended as f64, self.runs);
        (ended / all, (spent + (all - ended) * cutoff) / all)
    }

    /// The mean effort until a solution if runs restart after a fixed cutoff.
    fn restarted(&self, cutoff: f64) -> f64 {
        let (ended, spent) = self.within(cutoff);
        if ended == 0.0 { f64::INFINITY } else { spent / ended }
    }

    /// The mean effort until a solution if runs restart after a unit times the terms of Luby's
    /// sequence, limited to `bound`.
    ///
    /// The first `2^k - 1` terms are twice the first `2^(k-1) - 1` terms, followed by `2^(k-1)`.
    /// The effort and the probability of failure of each such block follow from those of the block
    /// before, so the running time is logarithmic in the number of restarts.
    fn luby(&self, unit: f64, bound: f64) -> f64 {
        let (mut left, mut spent) = (1.0, 0.0);
        for power in 0..BLOCKS {
            let (ended, each) = self.within((unit * f64::from(power).exp2()).min(bound));
            spent += left * (spent + left * each);
            left = left * left * (1.0 - ended);
            if left < 1e-9 {
                return spent;
            }
        }
        f64::INFINITY
    }
}

/// The largest power of 2 of the blocks of Luby's sequence: with `2^17 - 1` restarts without a
/// solution, the mean effort is considered infinite.
const BLOCKS: i32 = 17;

/// A restart strategy with its effort until a solution, averaged over puzzles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Restarts {
    /// The cutoff, or the unit of Luby's sequence.
    pub after: f64,
    /// The mean effort.
    pub spent: f64,
}

/// The best cutoff, and the best unit of Luby's sequence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cutoffs {
    /// The strategy in which every run restarts after the same cutoff. It is optimal if the
    /// distribution of run lengths is known (Luby, Sinclair and Zuckerman 1993,
    /// <https://doi.org/10.1016/0020-0190(93)90029-9>).
    pub fixed: Restarts,
    /// The strategy in which runs restart after a unit times 1, 1, 2, 1, 1, 2, 4, .... For any
    /// distribution, it is at most a logarithmic factor worse than the optimum (Luby, Sinclair and
    /// Zuckerman 1993). The unit is the best power of 2.
    pub luby: Restarts,
}

/// The restart strategies that would have been best for the observed run lengths, averaged over
/// puzzles. `None` if a puzzle was never solved.
///
/// No cutoff is above the shortest failure, because nothing is known about longer runs. The cutoffs
/// are chosen and evaluated on the same runs, so new runs would benefit less.
#[must_use]
pub fn best_cutoffs(puzzles: &[Vec<Spent>]) -> Option<Cutoffs> {
    let runs = || puzzles.iter().flatten();
    let failures = runs().filter(|run| !run.solved).map(|run| run.amount);
    let bound = failures.fold(f64::INFINITY, f64::min);
    let mut candidates: Vec<f64> =
        runs().filter(|run| run.solved && run.amount <= bound).map(|run| run.amount).collect();
    candidates.sort_by(f64::total_cmp);
    candidates.dedup();
    let bound = bound.min(*candidates.last()?);
    let lengths: Vec<Lengths> = puzzles.iter().map(|runs| Lengths::new(runs)).collect();
    let mean = |spent: &dyn Fn(&Lengths) -> f64| {
        lengths.iter().map(spent).sum::<f64>() / lengths.len() as f64
    };
    let fixed = candidates
        .iter()
        .map(|&after| Restarts { after, spent: mean(&|lengths| lengths.restarted(after)) });
    let units = (0..64).map(|power| f64::from(power).exp2()).take_while(|&unit| unit <= bound);
    let units =
        units.map(|after| Restarts { after, spent: mean(&|lengths| lengths.luby(after, bound)) });
    let best = |a: &Restarts, b: &Restarts| a.spent.total_cmp(&b.spent);
    let cutoffs = Cutoffs { fixed: fixed.min_by(best)?, luby: units.min_by(best)? };
    (cutoffs.fixed.spent.is_finite() && cutoffs.luby.spent.is_finite()).then_some(cutoffs)
}

#[cfg(test)]
mod tests {
    use super::{Lengths, Spent};

    /// The term of Luby's sequence with this number, from 1: 1, 1, 2, 1, 1, 2, 4, ...
    fn luby(number: u64) -> u64 {
        let bits = u64::BITS - number.leading_zeros();
        if number.count_ones() == bits {
            return 1 << (bits - 1);
        }
        luby(number + 1 - (1 << (bits - 1)))
    }

    #[test]
    fn the_sequence_of_luby() {
        let found: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(found, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }

    /// Blocks give the same effort as the terms one by one.
    #[test]
    fn blocks_are_the_terms_of_the_sequence() {
        let amounts = [3.0, 7.0, 12.0, 40.0, 41.0, 90.0];
        let runs = amounts.map(|amount| Spent { amount, solved: amount < 80.0 });
        let lengths = Lengths::new(&runs);
        for (unit, bound) in [(1.0, 90.0), (2.0, 41.0), (8.0, 45.0), (64.0, 90.0)] {
            let (mut left, mut spent) = (1.0, 0.0);
            for number in 1..10_000 {
                let (ended, each) = lengths.within((unit * luby(number) as f64).min(bound));
                spent += left * each;
                left *= 1.0 - ended;
            }
            let blocks = lengths.luby(unit, bound);
            assert!((blocks - spent).abs() < 1e-6 * spent, "{unit}: {blocks} {spent}");
        }
        assert!(lengths.luby(1.0, 2.0).is_infinite());
    }
}
