//! Verdicts in words.

use crate::analysis::compare::Comparison;
use crate::analysis::measure::{Basis, LEVEL};
use crate::analysis::nulls::AgainstNull;
use crate::analysis::whole::Analysis;
use crate::numbers::{p_words, percent};
use crate::stats::magnitude;

/// Why one of two is better.
struct Reason {
    /// What it does, before the other's name.
    verb: &'static str,
    /// By what, after the other's name.
    how: String,
    /// The figures.
    proof: String,
}

impl Comparison {
    /// The verdict in words.
    #[must_use]
    pub fn words(&self, analysis: &Analysis<'_>) -> String {
        let [first, second] = self.pair.map(|one| analysis.label(one));
        match self.better {
            None => format!("{first} and {second}: {}", self.open("the first")),
            Some(better) => {
                let [better, worse] =
                    if better == self.pair[0] { [first, second] } else { [second, first] };
                let Reason { verb, how, proof } = self.reason(analysis, "it", "its", worse);
                format!("{better} {verb} than {worse}{how}: {proof}")
            }
        }
    }

    /// What the verdict rests on.
    fn proof(&self) -> String {
        let noun = if self.puzzles == 1 { "puzzle" } else { "puzzles" };
        format!("{} on {} {noun}", p_words(self.p), self.puzzles)
    }

    /// Why no verdict can be given; `first` is what the first of the pair is called.
    fn open(&self, first: &str) -> String {
        let proof = self.proof();
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
            "{failed}not separable with this many {limit} ({proof}; a run of {first} {what} with probability {:.2}{these})",
            self.quicker,
        )
    }

    /// Why one is better: `it` and `its` stand for it, `worse` for the other.
    fn reason(&self, analysis: &Analysis<'_>, it: &str, its: &str, worse: &str) -> Reason {
        let swapped = self.better == Some(self.pair[1]);
        let quicker = if swapped { 1.0 - self.quicker } else { self.quicker };
        let [mine, theirs] = if swapped { [self.rates[1], self.rates[0]] } else { self.rates };
        let size = magnitude(2.0 * quicker - 1.0);
        let solves =
            format!("{it} solves {} of its runs against {}", percent(mine), percent(theirs));
        let unit = analysis.measure().name();
        let (other_way, proof) = (1.0 - quicker, self.proof());
        let (verb, how, words) = match self.basis {
            Basis::Missing if self.none_solved() => (
                "comes closer",
                ", though neither solves a run".to_owned(),
                format!(
                    "{its} best attempt lacks fewer digits with probability {quicker:.2} ({size})"
                ),
            ),
            Basis::Missing if quicker < 0.5 => (
                "comes closer to a solution",
                " on average".to_owned(),
                format!(
                    "{solves}, although a best attempt of {worse} lacks fewer digits with \
                    probability {other_way:.2} ({size})"
                ),
            ),
            Basis::Missing => (
                "comes closer to a solution",
                String::new(),
                format!(
                    "{its} best attempt lacks fewer digits with probability {quicker:.2} ({size}), \
                    {solves}"
                ),
            ),
            // By PAR10, which weighs failures, the other's quicker successes don't make up for
            // them.
            Basis::Spent if quicker < 0.5 => (
                "is better",
                format!(" by PAR10 of {unit}"),
                format!(
                    "{solves}, although a run of {worse} needs fewer with probability \
                    {other_way:.2} ({size})"
                ),
            ),
            Basis::Spent => (
                "is better",
                format!(" in {unit}"),
                format!(
                    "a run of {it} needs fewer with probability {quicker:.2} ({size}), {}{solves}",
                    if mine < theirs { "although " } else { "" },
                ),
            ),
        };
        Reason { verb, how, proof: format!("{words} ({proof})") }
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
        let name = analysis.label(algorithm);
        match comparison.better {
            Some(better) if better == algorithm => {
                let Reason { how, proof, .. } =
                    comparison.reason(analysis, "it", "its", "the null");
                format!("{name} beats its null ({null}){how}: {proof}")
            }
            Some(_) => {
                let Reason { how, proof, .. } =
                    comparison.reason(analysis, "the null", "the null's", "the algorithm");
                format!("{name} loses to its null ({null}){how}: {proof}")
            }
            None => format!("{name} does not beat its null ({null}): {}", comparison.open("it")),
        }
    }
}
