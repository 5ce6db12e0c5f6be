//! A population in which each member has one mutated child, and the better half of members and
//! children survives.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::run::{Algorithm, Judge, Stop, initial_population, is_assessed};
use crate::selection::Truncation;
use crate::traits::{Fitness, Member, Moves, PuzzleFactory, replace_worst};

/// Draws a move; `None` if no move is possible.
pub type Draw<P> = fn(&P, &mut Rng) -> Option<<P as Moves>::Move>;

/// Each member has a mutated child per generation. The number of moves in a mutation is half the
/// cost of the best member.
pub struct Mutants<B: PuzzleFactory<Puzzle: Moves>> {
    factory: B,
    size: usize,
    /// Draws the moves of a mutation.
    draw: Draw<B::Puzzle>,
    /// The largest number of moves in a mutation.
    most: u32,
    /// The members, followed by the same number of children.
    all: Vec<Member<B::Puzzle>>,
    ranked: Truncation,
    /// The number of children made in the last generation, if a solution cut it short; otherwise 0.
    children: usize,
}

impl<B: PuzzleFactory<Puzzle: Moves>> Mutants<B> {
    /// Creates a population of `size` members. Each member has a child in every generation. The
    /// child differs from it by at most `most` moves.
    pub fn new(factory: B, size: usize, draw: Draw<B::Puzzle>, most: u32) -> Self {
        let (all, ranked) = (Vec::new(), Truncation::default());
        Self { factory, size, draw, most, all, ranked, children: 0 }
    }

    /// Makes and evaluates the children of all members, and records how if `RECORDED`.
    fn breed<F: Fitness<B::Puzzle>, const RECORDED: bool>(
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
            if RECORDED && is_assessed(judged) {
                judge.record_birth(&[parent], None, child);
            }
            if judged == ControlFlow::Break(Stop::Solved) {
                self.children = number + 1;
            }
            judged?;
        }
        self.ranked.rank(&self.all, self.size);
        self.ranked.sort_by_index();
        // The order is ascending, so a displaced member moves to a place that was already passed
        // and is not read again.
        for place in 0..self.size {
            self.all.swap(place, self.ranked.get(place));
        }
        ControlFlow::Continue(())
    }
}

state!([B: PuzzleFactory<Puzzle: Moves>] Mutants<B>: size, all);

impl<B: PuzzleFactory<Puzzle: Moves>> Algorithm for Mutants<B> {
    type Puzzle = B::Puzzle;

    fn initialise<F: Fitness<B::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, B::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (initial_population, stopped) =
            initial_population(&self.factory, self.size, judge, rng);
        self.size = initial_population.len();
        self.all = initial_population;
        self.all.extend_from_within(..);
        stopped
    }

    fn step<F: Fitness<B::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, B::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if judge.records_births() {
            self.breed::<F, true>(judge, rng)
        } else {
            self.breed::<F, false>(judge, rng)
        }
    }

    fn receive(&mut self, migrant: Member<B::Puzzle>) {
        replace_worst(&mut self.all[..self.size], migrant);
    }

    fn members(&self) -> &[Member<B::Puzzle>] {
        // There are no members before generation 0 is evaluated.
        let shown = match self.children {
            0 => 0..self.size,
            children => self.size..self.size + children,
        };
        self.all.get(shown).unwrap_or_default()
    }
}
