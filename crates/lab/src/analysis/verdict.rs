//! Verdicts in words.

use crate::analysis::compare::Comparison;
use crate::analysis::measure::{Basis, LEVEL};
use crate::analysis::nulls::AgainstNull;
use crate::analysis::whole::Analysis;
use crate::index::ConfigurationIndex;
use crate::numbers::{p_words, percent};
use crate::stats::magnitude;

impl Comparison {
    /// The verdict in words.
    #[must_use]
    pub fn words(&self, analysis: &Analysis<'_>) -> String {
        let noun = if self.puzzles == 1 { "puzzle" } else { "puzzles" };
        let proof = format!("{} on {} {noun}", p_words(self.p), self.puzzles);
        match self.better {
            None => self.open(analysis, &proof),
            Some(better) => self.decided(analysis, better, &proof),
        }
    }

    /// A verdict that can't be given.
    fn open(&self, analysis: &Analysis<'_>, proof: &str) -> String {
        let [first, second] = self.pair.map(|one| analysis.label(one));
        let failed = if self.none_solved() { "neither solves a run, " } else { "" };
        let limit = match (self.is_hopeless(), self.puzzles) {
            (true, 2..) => "puzzles, however many runs",
            _ => "runs",
        };
        let what = match self.basis {
            Basis::Spent => "needs fewer",
            Basis::Missing => "comes closer to a solution",
        };
        // Where no other puzzles can be spoken of, these can.
        let these = if self.is_hopeless() && self.puzzles > 1 && self.these < LEVEL {
            format!("; of these puzzles alone, {}", p_words(self.these))
        } else {
            String::new()
        };
        format!(
            "{first} and {second}: {failed}not separable with this many {limit} ({proof}; a run \
            of the first {what} with probability {:.2}{these})",
            self.quicker,
        )
    }

    fn decided(&self, analysis: &Analysis<'_>, better: ConfigurationIndex, proof: &str) -> String {
        let swapped = better == self.pair[1];
        let quicker = if swapped { 1.0 - self.quicker } else { self.quicker };
        let [mine, theirs] = if swapped { [self.rates[1], self.rates[0]] } else { self.rates };
        let worse = analysis.label(self.pair[usize::from(!swapped)]);
        let better = analysis.label(better);
        let size = magnitude(2.0 * quicker - 1.0);
        let solves = format!("solves {} of its runs against {}", percent(mine), percent(theirs));
        let unit = analysis.measure().name();
        let other_way = 1.0 - quicker;
        match self.basis {
            Basis::Missing if self.none_solved() => format!(
                "{better} comes closer than {worse}, though neither solves a run: its best \
                attempt lacks fewer digits with probability {quicker:.2} ({size}) ({proof})",
            ),
            Basis::Missing if quicker < 0.5 => format!(
                "{better} comes closer to a solution than {worse} on average: it {solves}, \
                although a best attempt of {worse} lacks fewer digits with probability \
                {other_way:.2} ({size}) ({proof})",
            ),
            Basis::Missing => format!(
                "{better} comes closer to a solution than {worse}: its best attempt lacks fewer \
                digits with probability {quicker:.2} ({size}), it {solves} ({proof})",
            ),
            // By PAR10, which weighs failures, the other's quicker successes don't make up for
            // them.
            Basis::Spent if quicker < 0.5 => format!(
                "{better} is better than {worse} by PAR10 of {unit}: it {solves}, although a run \
                of {worse} needs fewer with probability {other_way:.2} ({size}) ({proof})",
            ),
            Basis::Spent => format!(
                "{better} is better than {worse} in {unit}: a run of it needs fewer with \
                probability {quicker:.2} ({size}), it {solves} ({proof})",
            ),
        }
    }

    fn none_solved(&self) -> bool {
        self.basis == Basis::Missing && self.rates == [0.0, 0.0]
    }
}

impl AgainstNull {
    /// The verdict in words.
    #[must_use]
    pub fn words(&self, analysis: &Analysis<'_>) -> String {
        let Self { null, comparison } = self;
        let [algorithm, _] = comparison.pair;
        let verdict = match comparison.better {
            Some(better) if better == algorithm => "beats its null",
            Some(_) => "loses to its null",
            None => "does not beat its null",
        };
        let (name, words) = (analysis.label(algorithm), comparison.words(analysis));
        format!("{name} {verdict} ({null}): {words}")
    }
}
