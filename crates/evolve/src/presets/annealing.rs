use std::ops::ControlFlow;

use crate::algorithm::{Algorithm, is_assessed};
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::presets::{Parameter, Preset, Scale};
use crate::puzzle::Member;
use crate::random::{Probability, Rng};

const COOLING: Parameter =
    Parameter::real("cooling", [0.0, 0.99, 1.0], "factor on the temperature after each chain");
const CHAIN: Parameter = Parameter::real(
    "chain",
    [0.000_001, 1.0, 1000.0],
    "swaps tried at one temperature, as a multiple of the open cells squared",
);
const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [1, 20, 1_000_000],
    "chains without a new best before the temperature is reset (a reheat)",
);

pub(super) static PRESET: Preset = Preset {
    name: "simulated-annealing",
    summary: "one board, swaps within a box, accepting worse boards less and less often",
    description: "Boxes (regions, or rows where there are neither) stay complete. A swap of two open \
                  cells of one box that makes the board worse by d is made with probability \
                  exp(-d/t). The temperature t begins at the standard deviation of the cost over \
                  the start's neighbours, stays for a chain of tries and is then lowered; after a number of \
                  chains without a new best it is reset. A generation is a chain.",
    source: "Lewis 2007, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, 387-401, \
             https://doi.org/10.1007/s10732-007-9012-8; chain length and patience as reported by later work",
    parameters: &[COOLING, CHAIN, PATIENCE],
    scale: |_| Scale::down("duplicates"),
    start: |sudoku, settings, task| {
        let open = sudoku.givens().blanks().count() as f64;
        let annealer = Annealer {
            factory: SwapFactory::new(sudoku)?,
            cooling: settings.real(&COOLING),
            tries: (open * open * settings.real(&CHAIN)).max(1.0) as u64,
            patience: settings.whole(&PATIENCE),
            current: Vec::new(),
            start: 0.0,
            temperature: 0.0,
            best: u32::MAX,
            since_best: 0,
        };
        Ok(task.run(annealer, SwapFitness))
    },
};

/// The swaps that are tried to find the start temperature.
const SAMPLE: u32 = 200;

/// More than any swap costs: either cell may leave a digit missing in five judged houses (row, column,
/// two diagonals, window) and meet its own digit in twelve partners (eight knight's, four king's moves).
const WORST: usize = 2 * (5 + 12) + 1;

struct Annealer {
    factory: SwapFactory,
    cooling: f64,
    tries: u64,
    patience: usize,
    /// The one member.
    current: Vec<Member<SwapBoard>>,
    /// The temperature that a reheat goes back to.
    start: f64,
    temperature: f64,
    /// The lowest cost since the last reheat, and how many chains ago it was found.
    best: u32,
    since_best: usize,
}

impl Annealer {
    /// Sets the start temperature: the standard deviation of the cost over random neighbours, each of
    /// which counts as an evaluation.
    fn heat<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let board = &self.current[0].puzzle;
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..SAMPLE {
            let Some(swap) = board.random_swap(rng) else {
                return ControlFlow::Break(Stop::Exhausted);
            };
            judge.count()?;
            let price = board.price(swap);
            sum += f64::from(price);
            squares += f64::from(price * price);
        }
        let count = f64::from(SAMPLE);
        let variance = (squares - sum * sum / count) / (count - 1.0);
        self.start = libm::sqrt(variance).max(0.1);
        self.temperature = self.start;
        ControlFlow::Continue(())
    }

    fn chain<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let temperature = self.temperature;
        let mut accept = [Probability::NEVER; WORST];
        for (worse, probability) in accept.iter_mut().enumerate() {
            *probability = Probability::new(libm::exp(-(worse as f64) / temperature));
            if *probability == Probability::NEVER {
                break;
            }
        }
        let board = &mut self.current[0].puzzle;
        for _ in 0..self.tries {
            let Some(swap) = board.random_swap(rng) else {
                return ControlFlow::Break(Stop::Exhausted);
            };
            judge.count()?;
            let price = board.price(swap);
            let accepted = price <= 0
                || accept.get(price as usize).is_some_and(|&probability| rng.chance(probability));
            if accepted {
                board.make(swap, price);
                if board.cost() < self.best {
                    (self.best, self.since_best) = (board.cost(), 0);
                    judge.record(board, Cost::one(board.cost()))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Algorithm for Annealer {
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
        self.best = founder.puzzle.cost();
        self.current.push(founder);
        let heated = if judged.is_continue() { self.heat(judge, rng) } else { judged };
        judge.founded(&self.current);
        heated?;
        judge.may_breed()
    }

    fn step<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.since_best >= self.patience {
            self.temperature = self.start;
            (self.best, self.since_best) = (self.current[0].puzzle.cost(), 0);
            judge.restart();
        }
        self.since_best += 1;
        let chain = self.chain(judge, rng);
        self.temperature *= self.cooling;
        self.current[0].cost = Cost::one(self.current[0].puzzle.cost());
        judge.end(chain, &self.current)
    }

    fn members(&self) -> &[Member<SwapBoard>] {
        &self.current
    }
}
