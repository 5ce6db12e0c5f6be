//! WalkSAT: local search on truth assignments.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Walk;
use evoku_ea::random::Probability;
use evoku_ea::{Cost, Fitness, Judge, Moves, Rng, Stop, state};

use crate::encodings::clauses::{Assignment, Clause};

/// WalkSAT: flips one variable of a random unsatisfied clause at a time.
pub(crate) struct WalkSat {
    noise: Probability,
    flips: u64,
    /// The number of flips per generation.
    tries: u64,
    /// The number of flips since the last new assignment.
    made: u64,
    /// The lowest cost of the run.
    best: u32,
}

state!(WalkSat: made, best);

impl WalkSat {
    /// Creates a search with `tries` flips per generation. It restarts after `flips` flips.
    ///
    /// If every flip of a clause's variables breaks another clause, flips a random variable of the
    /// clause with probability `noise`.
    pub(crate) fn new(noise: f64, flips: u64, tries: u64) -> Self {
        Self { noise: Probability::new(noise), flips, tries, made: 0, best: u32::MAX }
    }

    /// Chooses a variable of a clause to flip: one that breaks no other clause if there is one.
    ///
    /// Otherwise it is a random one with probability `noise`, or one that breaks the fewest. Every
    /// variable that is looked at counts as a move.
    fn choose<F: Fitness<Assignment>>(
        &self,
        assignment: &Assignment,
        variables: &(impl Iterator<Item = u32> + Clone),
        judge: &mut Judge<'_, Assignment, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop, Option<u32>> {
        let (mut chosen, mut fewest, mut equals) = (None, u32::MAX, 0);
        for variable in variables.clone() {
            judge.count_moves(1)?;
            let breaks = assignment.breaks(variable);
            if breaks > fewest {
                continue;
            }
            equals = if breaks < fewest { 1 } else { equals + 1 };
            if breaks < fewest || rng.below(equals) == 0 {
                (chosen, fewest) = (Some(variable), breaks);
            }
        }
        if fewest > 0 && rng.chance(self.noise) {
            let count = variables.clone().count();
            chosen = variables.clone().nth(rng.index(count));
        }
        ControlFlow::Continue(chosen)
    }
}

impl Walk<Assignment> for WalkSat {
    fn generation<F: Fitness<Assignment>>(
        &mut self,
        assignment: &mut Assignment,
        judge: &mut Judge<'_, Assignment, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        for _ in 0..self.tries {
            if self.made == self.flips {
                judge.restart();
                self.made = 0;
                assignment.shuffle(rng);
                judge.evaluate(assignment)?;
            }
            self.made += 1;
            let chosen = match assignment.unsatisfied(rng) {
                Some(Clause::Empty(cell)) => {
                    self.choose(assignment, &assignment.of(cell), judge, rng)?
                }
                Some(Clause::Both(one, other)) => {
                    self.choose(assignment, &[one, other].into_iter(), judge, rng)?
                }
                Some(Clause::Excluded(one)) => {
                    self.choose(assignment, &[one].into_iter(), judge, rng)?
                }
                None => return ControlFlow::Continue(()),
            };
            chosen.iter().for_each(|&variable| assignment.flip(variable));
            if assignment.cost() < self.best {
                self.best = assignment.cost();
                judge.record(assignment, Cost::one(self.best))?;
            }
        }
        ControlFlow::Continue(())
    }
}
