//! The second cultural algorithm of Perez and Marwala.

use std::ops::ControlFlow;

use crate::algorithm::{Algorithm, founders};
use crate::encodings::NotServed;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::fitness::Fitness;
use crate::judge::{Judge, Stop};
use crate::population::replace_worst;
use crate::presets::{PROPAGATION, Parameter, Preset, Scale, population};
use crate::puzzle::Member;
use crate::random::Rng;
use crate::selection::Truncation;

const SIZE: Parameter = population([1, 100]);

pub(super) static PRESET: Preset = Preset {
    name: "perez-marwala",
    summary: "boxes stay complete; every member has a child with half as many swaps as the best has errors",
    description: "An individual is a full board whose boxes (regions, or rows where there are neither) hold \
                  every digit once. Each generation every individual has a child: a copy with swaps, each of \
                  two open cells in a random box, half as many as the best individual has duplicates, \
                  rounded up, so that steps become small as the search comes close. Of parents and \
                  children the better half lives, parents before children of the same cost. O(1) a swap. \
                  Representation, swaps and their number are the paper's second cultural algorithm; the \
                  size of the population and who lives are chosen here, and no crossover is made.",
    source: "Perez and Marwala 2008, Stochastic optimization approaches for solving Sudoku, \
             https://doi.org/10.48550/arXiv.0805.0697",
    parameters: &[SIZE, PROPAGATION],
    refuses: &[NotServed::Marks],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let factory = SwapFactory::new(sudoku)?;
        let (size, ranked) = (settings.whole(&SIZE), Truncation::default());
        let algorithm = Mutants { factory, size, all: Vec::new(), ranked, children: 0 };
        Ok(task.begin(algorithm, SwapFitness))
    },
};

struct Mutants {
    factory: SwapFactory,
    size: usize,
    /// The members, and behind them room for as many children.
    all: Vec<Member<SwapBoard>>,
    ranked: Truncation,
    /// The children of a generation that a solution among them cut short.
    children: usize,
}

impl Mutants {
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
