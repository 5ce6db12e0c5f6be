//! The tabu search that improves each attempt of the memetic algorithm.

use std::ops::ControlFlow;

use evoku_ea::{Cost, Fitness, Judge, Member, Rng, Stop};
use evoku_sudoku::search::colouring::Tabu;

use crate::encodings::colouring::Colouring;

/// The tabu search of one attempt.
pub(crate) struct TabuSearch {
    pub(crate) tabu: Tabu,
    pub(crate) steps: u64,
    pub(crate) tenure: f64,
    pub(crate) tenure_more: u32,
}

impl TabuSearch {
    /// Starts from a new random board.
    pub(crate) fn fill(&mut self, rng: &mut Rng) {
        self.tabu.load(std::iter::repeat(None), |bound| rng.below(bound));
    }

    pub(crate) fn load(&mut self, colouring: &Colouring, rng: &mut Rng) {
        self.tabu.load(colouring.placed().map(Some), |bound| rng.below(bound));
    }

    /// Improves a member that has been loaded. The member becomes the best board found.
    pub(crate) fn improve<F: Fitness<Colouring>>(
        &mut self,
        member: &mut Member<Colouring>,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        for _ in 0..self.steps {
            let (chosen, looked_at) = self.tabu.choose(|bound| rng.below(bound));
            match judge.count_moves(looked_at) {
                ControlFlow::Continue(()) => {}
                // Count moves one by one until the budget is spent.
                ControlFlow::Break(Stop::Evaluations) => loop {
                    judge.count_moves(1)?;
                },
                stopped => return stopped,
            }
            let Some(candidate) = chosen else { continue };
            let tenure = (self.tenure * self.tabu.conflicted() as f64) as u32;
            if self.tabu.place(candidate, tenure + rng.below(self.tenure_more)) {
                member.puzzle.take(&self.tabu);
                member.cost = Cost::one(self.tabu.cost());
                judge.record(&member.puzzle, member.cost)?;
            }
        }
        ControlFlow::Continue(())
    }
}
