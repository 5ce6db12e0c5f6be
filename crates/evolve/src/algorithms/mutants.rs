//! A population whose members each have a mutant, and of which the better half lives.

use std::ops::ControlFlow;

use crate::algorithm::{Algorithm, founders};
use crate::encodings::swaps::{SwapBoard, SwapFactory};
use crate::fitness::Fitness;
use crate::judge::{Judge, Stop};
use crate::population::replace_worst;
use crate::puzzle::Member;
use crate::random::Rng;
use crate::selection::Truncation;

/// Mutants differ by half as many swaps as the best member costs.
pub(crate) struct Mutants {
    factory: SwapFactory,
    size: usize,
    /// The members, and behind them room for as many children.
    all: Vec<Member<SwapBoard>>,
    ranked: Truncation,
    /// The children of a generation that a solution among them cut short.
    children: usize,
}

impl Mutants {
    /// So many members, each with a child in every generation.
    pub(crate) fn new(factory: SwapFactory, size: usize) -> Self {
        Self { factory, size, all: Vec::new(), ranked: Truncation::default(), children: 0 }
    }

    /// Makes and judges the children of all members.
    fn breed<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (members, children) = self.all.split_at_mut(self.size);
        let best = members.iter().map(|member| member.cost.total()).min().unwrap_or(0);
        for (number, (parent, child)) in members.iter().zip(children).enumerate() {
            child.puzzle.clone_from(&parent.puzzle);
            for _ in 0..best.div_ceil(2) {
                let Some(swap) = child.puzzle.random_swap_of_a_unit(rng) else {
                    return ControlFlow::Break(Stop::Exhausted);
                };
                let price = child.puzzle.price(swap);
                child.puzzle.make(swap, price);
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

state!(Mutants: size, all);

impl Algorithm for Mutants {
    type Puzzle = SwapBoard;

    fn found<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (founders, stopped) = founders(&self.factory, self.size, judge, rng);
        self.size = founders.len();
        self.all = founders;
        self.all.extend_from_within(..);
        stopped
    }

    fn step<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.breed(judge, rng)
    }

    fn receive(&mut self, migrant: Member<SwapBoard>) {
        replace_worst(&mut self.all[..self.size], migrant);
    }

    fn members(&self) -> &[Member<SwapBoard>] {
        match self.children {
            0 => &self.all[..self.size],
            children => &self.all[self.size..self.size + children],
        }
    }
}
