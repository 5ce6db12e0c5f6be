use std::ops::ControlFlow;

use crate::algorithm::{Algorithm, is_assessed};
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::presets::{Parameter, Preset, Scale};
use crate::puzzle::Member;
use crate::random::Rng;

const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [1, 20_000, 1_000_000_000],
    "swaps tried without a new best before starting afresh",
);

pub(super) static PRESET: Preset = Preset {
    name: "hill-climbing",
    summary: "one board, swaps within a box, never accepting a worse board; restarts",
    description: "A random swap of two open cells of one box (region, or row where there are neither) \
                  is made when the board gets no worse by it. After a number of swaps without \
                  improvement the search starts afresh from a random board. A generation is as many \
                  tries as the board has open cells, squared.",
    source: "stochastic hill climbing with random restarts: Russell and Norvig, Artificial Intelligence: \
             A Modern Approach, 4th ed. 2021, section 4.1; neighbourhood of Lewis 2007, \
             https://doi.org/10.1007/s10732-007-9012-8",
    parameters: &[PATIENCE],
    scale: |_| Scale::down("duplicates"),
    start: |sudoku, settings, task| {
        let climber = Climber {
            factory: SwapFactory::new(sudoku)?,
            tries: sudoku.givens().blanks().count().pow(2).max(1),
            patience: settings.whole(&PATIENCE),
            current: Vec::new(),
            best: u32::MAX,
            since_best: 0,
        };
        Ok(task.run(climber, SwapFitness))
    },
};

struct Climber {
    factory: SwapFactory,
    tries: usize,
    patience: usize,
    /// The one member.
    current: Vec<Member<SwapBoard>>,
    best: u32,
    since_best: usize,
}

impl Climber {
    fn climb<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let board = &mut self.current[0].puzzle;
        for _ in 0..self.tries {
            judge.count()?;
            self.since_best += 1;
            if self.since_best > self.patience {
                board.shuffle(rng);
                judge.restart();
                self.best = u32::MAX;
            } else {
                let Some(swap) = board.random_swap(rng) else {
                    return ControlFlow::Break(Stop::Exhausted);
                };
                let price = board.price(swap);
                if price <= 0 {
                    board.make(swap, price);
                }
            }
            if board.cost() < self.best {
                (self.best, self.since_best) = (board.cost(), 0);
                judge.record(board, Cost::one(board.cost()))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Algorithm for Climber {
    type Puzzle = SwapBoard;

    fn found<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let mut founder = Member { puzzle: self.factory.create(rng), cost: Cost::WORST };
        let judged = judge.assess(&mut founder);
        if !is_assessed(judged) {
            return judged;
        }
        self.current.push(founder);
        judge.founded(&self.current);
        judged?;
        judge.may_breed()
    }

    fn step<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let climbed = self.climb(judge, rng);
        self.current[0].cost = Cost::one(self.current[0].puzzle.cost());
        judge.end(climbed, &self.current)
    }

    fn members(&self) -> &[Member<SwapBoard>] {
        &self.current
    }
}
