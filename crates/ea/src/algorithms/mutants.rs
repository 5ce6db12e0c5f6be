//! A population whose members each have a mutant, and of which the better half lives.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::run::{Algorithm, Judge, Stop, founders};
use crate::selection::Truncation;
use crate::traits::{Fitness, Member, Moves, PuzzleFactory, replace_worst};

/// Draws a move; none where nothing can be moved.
pub type Draw<P> = fn(&P, &mut Rng) -> Option<<P as Moves>::Move>;

/// Mutants differ by half as many moves as the best member costs.
pub struct Mutants<B: PuzzleFactory<Puzzle: Moves>> {
    factory: B,
    size: usize,
    /// Which moves are made, ...
    draw: Draw<B::Puzzle>,
    /// ... and how many of them at most.
    most: u32,
    /// The members, and behind them room for as many children.
    all: Vec<Member<B::Puzzle>>,
    ranked: Truncation,
    /// The children of a generation that a solution among them cut short.
    children: usize,
}

impl<B: PuzzleFactory<Puzzle: Moves>> Mutants<B> {
    /// `size` members, each with a child in every generation, which differs by at most `most`
    /// moves.
    pub fn new(factory: B, size: usize, draw: Draw<B::Puzzle>, most: u32) -> Self {
        let (all, ranked) = (Vec::new(), Truncation::default());
        Self { factory, size, draw, most, all, ranked, children: 0 }
    }

    /// Makes and judges the children of all members.
    fn breed<F: Fitness<B::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, B::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (members, children) = self.all.split_at_mut(self.size);
        let best = members.iter().map(|member| member.cost.total()).min().unwrap_or(0);
        for (number, (parent, child)) in members.iter().zip(children).enumerate() {
            child.puzzle.clone_from(&parent.puzzle);
            for _ in 0..best.div_ceil(2).min(self.most) {
                let Some(change) = (self.draw)(&child.puzzle, rng) else {
                    return ControlFlow::Break(Stop::Exhausted);
                };
                let price = child.puzzle.price_of(change);
                child.puzzle.make(change, price);
            }
            let judged = judge.assess(child);
            if judged == ControlFlow::Break(Stop::Solved) {
                self.children = number + 1;
            }
            judged?;
        }
        self.ranked.rank(&self.all, self.size);
        self.ranked.sort_by_index();
        // Ascending: who was moved away from its place lies behind it and is not asked for again.
        for place in 0..self.size {
            self.all.swap(place, self.ranked.get(place));
        }
        ControlFlow::Continue(())
    }
}

state!([B: PuzzleFactory<Puzzle: Moves>] Mutants<B>: size, all);

impl<B: PuzzleFactory<Puzzle: Moves>> Algorithm for Mutants<B> {
    type Puzzle = B::Puzzle;

    fn found<F: Fitness<B::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, B::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (founders, stopped) = founders(&self.factory, self.size, judge, rng);
        self.size = founders.len();
        self.all = founders;
        self.all.extend_from_within(..);
        stopped
    }

    fn step<F: Fitness<B::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, B::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.breed(judge, rng)
    }

    fn receive(&mut self, migrant: Member<B::Puzzle>) {
        replace_worst(&mut self.all[..self.size], migrant);
    }

    fn members(&self) -> &[Member<B::Puzzle>] {
        // Before the founders are judged there is nobody.
        let shown = match self.children {
            0 => 0..self.size,
            children => self.size..self.size + children,
        };
        self.all.get(shown).unwrap_or_default()
    }
}
