//! Verdicts in words.

use evoku_messages::{Decimal, Message, say};

use crate::analysis::compare::Comparison;
use crate::analysis::measure::{Basis, LEVEL};
use crate::analysis::nulls::AgainstNull;
use crate::analysis::whole::Analysis;
use crate::numbers::{p_value, percent};
use crate::stats::magnitude;

/// The reason why one of two configurations is better.
struct Reason {
    /// The aspect in which it is better, printed after the other's name. Its message form `verb` is
    /// the verb of the better one.
    how: Message,
    /// The figures.
    why: Message,
}

impl Comparison {
    /// The verdict in words.
    #[must_use]
    pub fn verdict(&self, analysis: &Analysis<'_>) -> Message {
        let [first, second] = self.pair.map(|one| analysis.label(one));
        match self.better {
            None => say::lab_verdict_open(first, second, self.open(true)),
            Some(better) => {
                let [better, worse] =
                    if better == self.pair[0] { [first, second] } else { [second, first] };
                let Reason { how, why } = self.reason(analysis, false, say::lab_the_other(worse));
                say::lab_verdict(better, worse, how, why)
            }
        }
    }

    /// The evidence for a verdict: the p-value and the number of puzzles.
    fn proof(&self) -> Message {
        say::lab_proof(p_value(self.p), self.puzzles)
    }

    /// The reason why a pair, or an algorithm and its baseline, gets no verdict.
    fn open(&self, of_pair: bool) -> Message {
        let by_puzzles = self.is_hopeless() && self.puzzles > 1;
        // If there are too few puzzles for a general statement, van Elteren's test may still permit
        // one on these puzzles.
        let these = (by_puzzles && self.these < LEVEL).then(|| p_value(self.these));
        say::lab_open(
            self.none_solved(),
            by_puzzles,
            self.proof(),
            of_pair,
            self.basis == Basis::Missing,
            Decimal::new(self.quicker, 2),
            these,
        )
    }

    /// The reason why one is better, which may be the baseline; `worse` is the other.
    fn reason(&self, analysis: &Analysis<'_>, is_null: bool, worse: Message) -> Reason {
        let swapped = self.better == Some(self.pair[1]);
        let quicker = if swapped { 1.0 - self.quicker } else { self.quicker };
        let [mine, theirs] = if swapped { [self.rates[1], self.rates[0]] } else { self.rates };
        let size = say::lab_magnitude(magnitude(2.0 * quicker - 1.0));
        let solves = say::lab_solves(is_null, percent(mine), percent(theirs));
        let [share, other] = [quicker, 1.0 - quicker].map(|share| Decimal::new(share, 2));
        let proof = self.proof();
        let (how, why) = match self.basis {
            Basis::Missing if self.none_solved() => {
                let why = say::lab_why_attempt(is_null, share, size, proof);
                (say::lab_how_closer_unsolved(), why)
            }
            Basis::Missing if quicker < 0.5 => {
                let why = say::lab_why_solves_not_attempt(solves, worse, other, size, proof);
                (say::lab_how_closer_on_average(), why)
            }
            Basis::Missing => {
                let why = say::lab_why_attempt_and_solves(is_null, share, size, solves, proof);
                (say::lab_how_closer(), why)
            }
            // PAR10 penalises failures, and the other's quicker successes do not make up for them.
            Basis::Spent if quicker < 0.5 => {
                let why = say::lab_why_solves_not_fewer(solves, worse, other, size, proof);
                (say::lab_how_penalised(&analysis.measure()), why)
            }
            Basis::Spent => {
                let why = say::lab_why_fewer(is_null, share, size, solves, proof, mine < theirs);
                (say::lab_how_spent(&analysis.measure()), why)
            }
        };
        Reason { how, why }
    }

    fn none_solved(&self) -> bool {
        self.basis == Basis::Missing && self.rates == [0.0, 0.0]
    }
}

impl AgainstNull {
    /// The verdict in words.
    #[must_use]
    pub fn verdict(&self, analysis: &Analysis<'_>) -> Message {
        let &Self { null, ref comparison } = self;
        let [algorithm, _] = comparison.pair;
        let name = analysis.label(algorithm);
        match comparison.better {
            Some(better) if better == algorithm => {
                let Reason { how, why } = comparison.reason(analysis, false, say::lab_the_null());
                say::lab_null_verdict_beats(name, null, how, why)
            }
            Some(_) => {
                let Reason { how, why } =
                    comparison.reason(analysis, true, say::lab_the_algorithm());
                say::lab_null_verdict_loses(name, null, how, why)
            }
            None => say::lab_null_verdict_open(name, null, comparison.open(false)),
        }
    }
}
