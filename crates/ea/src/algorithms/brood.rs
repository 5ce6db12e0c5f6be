//! A generation and its children, for algorithms whose children replace all members at once.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::run::{Judge, Stop, founders};
use crate::traits::{Fitness, Member, Puzzle, PuzzleFactory, replace_worst};

/// The members of a generation and those of the next one, which is being made.
pub struct Brood<P> {
    /// The last complete generation.
    pub members: Vec<Member<P>>,
    /// The next generation, or discarded attempts that it will overwrite.
    pub children: Vec<Member<P>>,
    /// The number of children made when one of them was a solution, which ended the run.
    pub cut_short: Option<usize>,
}

state!([P: Puzzle] Brood<P>: members);

impl<P: Puzzle> Brood<P> {
    /// Starts without members. The children overwrite the given attempts.
    pub fn new(children: Vec<Member<P>>) -> Self {
        Self { members: Vec::new(), children, cut_short: None }
    }

    /// Creates and evaluates generation 0 of this size, and allocates the same number of children.
    pub fn found<B: PuzzleFactory<Puzzle = P>, F: Fitness<P>>(
        &mut self,
        factory: &B,
        size: usize,
        judge: &mut Judge<'_, P, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (founders, stopped) = founders(factory, size, judge, rng);
        self.children.clone_from(&founders);
        self.members = founders;
        stopped
    }

    /// Makes and evaluates the children one by one. `make` makes a child of the members and returns
    /// the answer of the judge; a solution ends the run.
    pub fn breed(
        &mut self,
        mut make: impl FnMut(&[Member<P>], &mut Member<P>) -> ControlFlow<Stop>,
    ) -> ControlFlow<Stop> {
        for (made, child) in self.children.iter_mut().enumerate() {
            let judged = make(&self.members, child);
            if judged == ControlFlow::Break(Stop::Solved) {
                self.cut_short = Some(made + 1);
            }
            judged?;
        }
        ControlFlow::Continue(())
    }

    /// Replaces the members by the children.
    pub fn succeed(&mut self) {
        std::mem::swap(&mut self.members, &mut self.children);
    }

    /// Replaces the worst member by a migrant.
    pub fn receive(&mut self, migrant: Member<P>) {
        replace_worst(&mut self.members, migrant);
    }

    /// The last generation, or the part of it that was completed.
    pub fn members(&self) -> &[Member<P>] {
        match self.cut_short {
            Some(born) => &self.children[..born],
            None => &self.members,
        }
    }
}
