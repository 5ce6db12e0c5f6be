//! A generation and its children, of an algorithm whose children take the places of all members at
//! once.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::run::{Judge, Stop, founders};
use crate::traits::{Fitness, Member, Puzzle, PuzzleFactory, replace_worst};

/// The members of a generation, and those of the next one while they are made.
pub struct Brood<P> {
    /// The last complete generation.
    pub members: Vec<Member<P>>,
    /// The next one, or room for it.
    pub children: Vec<Member<P>>,
    /// How many children there were when one of them was a solution, which ended the run.
    pub cut_short: Option<usize>,
}

state!([P: Puzzle] Brood<P>: members);

impl<P: Puzzle> Brood<P> {
    /// No members yet, and room for these children.
    pub fn new(children: Vec<Member<P>>) -> Self {
        Self { members: Vec::new(), children, cut_short: None }
    }

    /// Makes and judges generation 0, of this size, and room for as many children.
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

    /// Makes and judges the children one by one, each from the members. `make` returns the verdict
    /// of the judge; a solution ends the run.
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

    /// Puts the children in the places of the members.
    pub fn succeed(&mut self) {
        std::mem::swap(&mut self.members, &mut self.children);
    }

    /// Puts a migrant in the place of the worst member.
    pub fn receive(&mut self, migrant: Member<P>) {
        replace_worst(&mut self.members, migrant);
    }

    /// The last generation, as far as it is complete.
    pub fn members(&self) -> &[Member<P>] {
        match self.cut_short {
            Some(born) => &self.children[..born],
            None => &self.members,
        }
    }
}
