//! Counts of accepted and refused puzzles.

use std::collections::BTreeMap;

use crate::generator::GeneratedPuzzle;
use crate::relatives::RARE;
use crate::request::{Refusal, Request};

/// The result of one or several batches.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The number of generated puzzles.
    pub attempts: u64,
    /// The number of accepted puzzles.
    pub accepted: u64,
    /// The number of refused puzzles by reason.
    pub refused: BTreeMap<Refusal, u64>,
    /// The refused puzzle with a full rating that is nearest to the requested levels and scores.
    pub nearest: Option<GeneratedPuzzle>,
}

impl Tally {
    /// Adds the result of a later batch.
    pub fn add(&mut self, other: Self, request: &Request) {
        self.attempts += other.attempts;
        self.accepted += other.accepted;
        for (refusal, count) in other.refused {
            *self.refused.entry(refusal).or_default() += count;
        }
        if let Some(generated) = other.nearest {
            self.keep_nearest(generated, request);
        }
    }

    /// Returns `true` if accepted puzzles are so rare that their relatives are worth the time.
    pub(super) fn has_few(&self) -> bool {
        let refused: u64 = self.refused.values().sum();
        self.accepted > 0 && self.accepted * RARE < self.accepted + refused
    }

    pub(super) fn refuse(&mut self, refusal: Refusal) {
        *self.refused.entry(refusal).or_default() += 1;
    }

    pub(super) fn keep_nearest(&mut self, generated: GeneratedPuzzle, request: &Request) {
        let distance = |generated: &GeneratedPuzzle| generated.distance(request);
        if self.nearest.as_ref().is_none_or(|nearest| distance(&generated) < distance(nearest)) {
            self.nearest = Some(generated);
        }
    }
}

impl GeneratedPuzzle {
    /// The distance of the puzzle from the request, in the order givens, techniques, level, score.
    fn distance(&self, request: &Request) -> (usize, usize, u8, u32) {
        let filled = self.sudoku.givens().filled();
        let givens =
            request.givens.as_ref().map_or(0, |givens| filled.saturating_sub(*givens.end()));
        let Some(rating) = &self.rating else { return (givens, 0, 0, 0) };
        let missing = request.missing_techniques(rating).count();
        let level = request.levels.as_ref().map_or(0, |levels| {
            let (level, least, most) =
                (rating.level as u8, *levels.start() as u8, *levels.end() as u8);
            least.saturating_sub(level).max(level.saturating_sub(most))
        });
        let score = request.score.as_ref().map_or(0, |score| {
            score
                .start()
                .saturating_sub(rating.score)
                .max(rating.score.saturating_sub(*score.end()))
        });
        (givens, missing, level, score)
    }
}
