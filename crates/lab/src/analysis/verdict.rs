//! Verdicts in words.

use evoku_messages::{Message, Say, say};

use crate::analysis::aspect::Aspect;
use crate::analysis::baselines::{BaselineComparison, Idle};
use crate::analysis::compare::Comparison;
use crate::analysis::paired::{MOST_NEEDED, Test};
use crate::analysis::whole::Analysis;
use crate::index::ConfigurationIndex;
use crate::numbers::{decimal, interval, number, p_value, signed};

impl Comparison {
    /// The verdict in words: the better configuration, the aspects in which the two differ, and
    /// those that are not decided.
    #[must_use]
    pub fn verdict(&self, analysis: &Analysis<'_>) -> Message {
        let [first, second] = self.pair.map(|one| analysis.label(one));
        let findings = self.findings(analysis);
        match self.better {
            None => say::lab_verdict_open(first, second, &self.main, self.puzzles, findings),
            Some(better) => {
                let [better, worse] =
                    if better == self.pair[0] { [first, second] } else { [second, first] };
                say::lab_verdict(better, worse, &self.main, self.puzzles, findings)
            }
        }
    }

    /// The findings: first each aspect in which the two differ, then all aspects that are not
    /// decided, then those in which they are the same.
    fn findings(&self, analysis: &Analysis<'_>) -> Vec<Message> {
        let mut findings = Vec::new();
        if self.none_solved() {
            findings.push(say::lab_finding_none_solved());
        }
        let decided = self.tests.iter().filter_map(|test| Some((test, test.better?)));
        findings.extend(decided.map(|(test, better)| self.finding(analysis, test, better)));
        let is_open = |test: &&Test| test.better.is_none() && !test.is_alike();
        let open: Vec<Message> = self.tests.iter().filter(is_open).map(undecided).collect();
        if !open.is_empty() {
            findings.push(say::lab_finding_undecided(open));
        }
        // Without solutions, it is evident that both have the same success.
        let is_alike = |test: &&Test| {
            test.is_alike() && !(test.aspect == Aspect::Success && self.none_solved())
        };
        let alike = self.tests.iter().filter(is_alike).map(|test| test.aspect.message());
        let alike: Vec<Message> = alike.collect();
        if !alike.is_empty() {
            findings.push(say::lab_finding_alike(alike));
        }
        findings
    }

    /// The difference in an aspect, seen from the better configuration.
    fn finding(&self, analysis: &Analysis<'_>, test: &Test, better: ConfigurationIndex) -> Message {
        let (name, p) = (analysis.label(better), p_value(test.p));
        let measure = analysis.measure();
        // The effect is that of the first configuration relative to the second.
        let is_first = better == self.pair[0];
        let swapped = |[effect, low, high]: [f64; 3]| [-effect, -high, -low];
        let amounts =
            if is_first == test.aspect.is_gain() { test.effect } else { swapped(test.effect) };
        let shown = |[effect, low, high]: [f64; 3], by: fn(f64) -> Message| {
            (by(effect), interval([low, high], by))
        };
        match test.aspect {
            Aspect::Success => {
                let (by, range) = shown(amounts.map(|share| 100.0 * share), points);
                say::lab_finding_success(name, by, range, p)
            }
            Aspect::Speed => {
                let [ratio, low, high] = test.effect;
                let ratios =
                    if is_first { test.effect } else { [ratio, high, low].map(f64::recip) };
                let (by, range) = shown(ratios, number);
                say::lab_finding_speed(name, &measure, by, range, p)
            }
            Aspect::Penalised => {
                let (by, range) = shown(amounts, signed);
                say::lab_finding_penalised(name, &measure, by, range, p)
            }
            Aspect::Failures => {
                let (by, range) = shown(amounts, signed);
                say::lab_finding_failures(name, by, range, p)
            }
            Aspect::Attempts => {
                let (by, range) = shown(amounts, signed);
                say::lab_finding_attempts(name, by, range, p)
            }
        }
    }
}

/// A difference of shares in per cent.
fn points(value: f64) -> Message {
    decimal(value, 1)
}

/// An aspect that is not decided, and the number of puzzles or runs that would decide it.
fn undecided(test: &Test) -> Message {
    let is_by_run = test.puzzles.len() == 1;
    let needed = match test.needed {
        Some(needed) if is_by_run => say::lab_needed_runs(needed),
        Some(needed) => say::lab_needed_puzzles(needed),
        None if is_by_run => say::lab_needed_more_runs(MOST_NEEDED),
        None => say::lab_needed_more_puzzles(MOST_NEEDED),
    };
    say::lab_undecided(&test.aspect, p_value(test.p), needed)
}

impl BaselineComparison {
    /// The verdict in words. There is none if the runs did not exercise the ingredient that the
    /// baseline omits.
    #[must_use]
    pub fn verdict(&self, analysis: &Analysis<'_>) -> Message {
        let &Self { baseline, ref comparison, idle } = self;
        let [algorithm, _] = comparison.pair;
        let name = analysis.label(algorithm);
        if let Some(idle) = idle {
            let reason = match idle {
                Idle::Identical(runs) => say::lab_idle_identical(runs),
                Idle::Generations(reached, first) => say::lab_idle_generations(reached, first),
            };
            return say::lab_null_verdict_idle(name, baseline, reason);
        }
        let (main, puzzles) = (&comparison.main, comparison.puzzles);
        let findings = comparison.findings(analysis);
        match comparison.better {
            Some(better) if better == algorithm => {
                say::lab_null_verdict_beats(name, baseline, main, puzzles, findings)
            }
            Some(_) => say::lab_null_verdict_loses(name, baseline, main, puzzles, findings),
            None => say::lab_null_verdict_open(name, baseline, main, puzzles, findings),
        }
    }
}
