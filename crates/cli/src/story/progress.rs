//! The time since the last improvement: stagnation, its likely reasons, and advice at the end.

use evoku_evolve::islands::{Islands, Transfer};
use evoku_evolve::presets::Scale;
use evoku_evolve::{Cost, Generation, MigrantCounts, Offspring, Outcome, Stop};
use evoku_messages::{Decimal, Message, say};

use super::Subject;

/// The least numbers of generations and evaluations that count as stagnation.
const GENERATIONS: u64 = 10;
const EVALUATIONS: u64 = 1_000;

/// A population has converged if its members differ from the best of them in less than this share
/// of all places, on average.
const CONVERGED: f64 = 0.1;

/// The progress of a run since its last improvement.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress {
    /// The number of the generation of the last improvement, and the evaluations up to it.
    number: u64,
    evaluations: u64,
    /// The evaluations without improvement from which on stagnation is reported again.
    next: u64,
    /// `true` if stagnation has been reported since the last improvement.
    is_stale: bool,
    /// The lowest and the highest best cost of a generation since the last improvement.
    range: Option<(Cost, Cost)>,
    offspring: Offspring,
    /// `true` if the population had converged when stagnation was last reported.
    has_converged: bool,
}

/// The islands after an epoch.
#[derive(Clone, Debug)]
pub(super) struct Islanders {
    pub(super) leading: usize,
    /// The lowest cost of each island; `None` before its first evaluation.
    pub(super) bests: Vec<Option<Cost>>,
    pub(super) exchanges: u64,
    pub(super) transfers: Vec<Transfer>,
    pub(super) migrants: MigrantCounts,
}

impl Islanders {
    pub(super) fn of(islands: &Islands<'_>) -> Self {
        use evoku_evolve::Search;
        Self {
            leading: islands.leading(),
            bests: islands.islands().iter().map(|island| island.search().best()).collect(),
            exchanges: islands.exchanges(),
            transfers: islands.transfers().to_vec(),
            migrants: islands.migrants(),
        }
    }
}

impl Progress {
    /// Records an improvement.
    pub(super) fn improve(&mut self, generation: &dyn Generation) {
        *self = Self {
            number: generation.number(),
            evaluations: generation.work().evaluations(),
            ..Self::default()
        };
    }

    /// Records a generation without improvement.
    pub(super) fn note(&mut self, generation: &dyn Generation) {
        let best = generation.best();
        let (low, high) = self.range.unwrap_or((best, best));
        self.range = Some((low.min(best), high.max(best)));
        self.offspring = self.offspring + generation.offspring().unwrap_or_default();
    }

    /// Returns `true` if stagnation is reported: the run has used as many evaluations without
    /// improvement as up to the last improvement, or twice as many as when it was last reported.
    pub(super) fn is_stagnation(&mut self, generation: &dyn Generation) -> bool {
        let since = generation.work().evaluations() - self.evaluations;
        let least = self.evaluations.max(EVALUATIONS).max(self.next);
        if since < least || generation.number() - self.number < GENERATIONS {
            return false;
        }
        self.next = since.saturating_mul(2);
        self.is_stale = true;
        true
    }

    /// Returns `true` if stagnation has been reported since the last improvement.
    pub(super) fn is_stale(&self) -> bool {
        self.is_stale
    }

    /// The children since the last improvement.
    pub(super) fn offspring(&self) -> Offspring {
        self.offspring
    }

    pub(super) fn stagnation(
        &self,
        generation: &dyn Generation,
        subject: &Subject,
        best: Message,
    ) -> Message {
        let generations = generation.number() - self.number;
        let evaluations = generation.work().evaluations() - self.evaluations;
        say::command_story_stagnation(generations, evaluations, subject.is_epoch, best)
    }

    /// The likely reasons of stagnation: a population of similar members, or costs that stay the
    /// same.
    pub(super) fn reasons(&mut self, generation: &dyn Generation, scale: &Scale) -> Vec<Message> {
        let mut reasons = Vec::new();
        let value = |cost: Cost| scale.value(f64::from(cost.total())) as i64;
        if let Some((low, high)) = self.range {
            // On a scale on which higher values are better, the lowest cost has the highest value.
            let (low, high) = (value(low).min(value(high)), value(low).max(value(high)));
            reasons.push(match low == high {
                true => say::command_story_plateau(low),
                false => say::command_story_wanders(low, high),
            });
        }
        if generation.size() > 1 {
            let diversity = generation.diversity();
            let places = generation.line(generation.best_member()).chars().count();
            self.has_converged = diversity < CONVERGED * places as f64;
            let diversity = Decimal::new(diversity, 1);
            reasons.push(match self.has_converged {
                true => say::command_story_converged(diversity),
                false => say::command_story_diverse(diversity),
            });
        }
        reasons
    }

    /// Advice after a run that found no solution. `is_better` is `true` if the best attempt is
    /// better than that of the last generation shown.
    pub(super) fn advice(
        &self,
        outcome: &Outcome,
        is_better: bool,
        subject: &Subject,
    ) -> Vec<Message> {
        let since = outcome.work.evaluations().saturating_sub(self.evaluations);
        let is_spent = !matches!(outcome.stop, Stop::Exhausted | Stop::FalseZero);
        let algorithm = subject.algorithm.split(',').next().unwrap_or_default();
        let mut advice = vec![match () {
            () if is_spent && (is_better || !self.is_stale && since <= self.evaluations) => {
                say::command_story_try_more()
            }
            () if self.has_converged && !subject.is_epoch => {
                say::command_story_try_variety(algorithm)
            }
            () => say::command_story_try_other(algorithm),
        }];
        if !subject.is_default && subject.sudoku.is_some() {
            advice.push(say::command_story_try_default());
        }
        advice
    }
}
