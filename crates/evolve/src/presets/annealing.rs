//! Simulated annealing.

use std::ops::ControlFlow;

use crate::encodings::NotServed;
use crate::encodings::swaps::SwapBoard;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::presets::local::{self, Walk};
use crate::presets::{PROPAGATION, Parameter, Preset, Scale};
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
    "chains in a row that ended no better than they began before a reheat",
);

pub(super) static PRESET: Preset = Preset {
    name: "simulated-annealing",
    summary: "one board, swaps within a box, accepting worse boards less and less often",
    description: "Boxes (regions, or rows where there are neither) stay complete. A swap of two open \
                  cells of one box that makes the board worse by d is made with probability \
                  exp(-d/t). The temperature t begins at the standard deviation of the cost during a \
                  random walk from the first board. It stays for a chain of tries, as many as the open \
                  cells squared, and is then multiplied by 0.99 (homogeneous annealing). After 20 chains \
                  without improvement in a row it is reset, on a new random board (a reheat). A \
                  generation is a chain; O(1) a try. Open in what is public of the paper, and chosen: the \
                  walk has 200 moves; improvement means that a chain ends with a lower \
                  cost than it began with. Were it a new best, 20 chains would run out while it is still hot.",
    source: "Lewis 2007, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, 387-401, \
             https://doi.org/10.1007/s10732-007-9012-8; parameters as reported by later work",
    parameters: &[COOLING, CHAIN, PATIENCE, PROPAGATION],
    refuses: &[NotServed::Marks],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, _| 4 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let open = sudoku.givens().blanks().count() as f64;
        let annealer = Annealer {
            cooling: settings.real(&COOLING),
            tries: (open * open * settings.real(&CHAIN)).max(1.0) as u64,
            patience: settings.whole(&PATIENCE),
            start: 0.0,
            temperature: 0.0,
            best: u32::MAX,
            stale: 0,
        };
        local::search(sudoku, annealer, task)
    },
};

/// The moves of the walk that finds the start temperature.
const SAMPLE: u32 = 200;

/// More than any swap costs: either cell may leave a digit missing in five judged houses (row,
/// column, two diagonals, window) and meet its own digit in twelve partners (eight knight's, four
/// king's moves).
const WORST: usize = 2 * (5 + 12) + 1;

struct Annealer {
    cooling: f64,
    tries: u64,
    patience: usize,
    /// The temperature that a reheat goes back to.
    start: f64,
    temperature: f64,
    /// The lowest cost of the run.
    best: u32,
    /// Chains in a row that ended no better than they began.
    stale: usize,
}

state!(Annealer: temperature, best, stale);

impl Walk for Annealer {
    /// Sets the start temperature: the standard deviation of the cost during a random walk, each
    /// move of which counts.
    fn prepare<F: Fitness<SwapBoard>>(
        &mut self,
        board: &SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.best = board.cost();
        let (mut sum, mut squares) = (0.0, 0.0);
        let mut walker = board.clone();
        for _ in 0..SAMPLE {
            let (swap, price) = local::random_move(&walker, judge, rng)?;
            walker.make(swap, price);
            // From the first cost on, so that the numbers stay small.
            let cost = f64::from(walker.cost()) - f64::from(board.cost());
            sum += cost;
            squares += cost * cost;
        }
        let count = f64::from(SAMPLE);
        let variance = (squares - sum * sum / count) / (count - 1.0);
        self.start = libm::sqrt(variance).max(0.1);
        self.temperature = self.start;
        ControlFlow::Continue(())
    }

    /// One chain, at one temperature.
    fn generation<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.stale >= self.patience {
            judge.restart();
            (self.temperature, self.stale) = (self.start, 0);
            board.shuffle(rng);
            self.best = self.best.min(judge.evaluate(board)?.total());
        }
        let before = board.cost();
        let temperature = self.temperature;
        self.temperature *= self.cooling;
        let mut accept = [Probability::NEVER; WORST];
        for (worse, probability) in accept.iter_mut().enumerate() {
            *probability = Probability::new(libm::exp(-(worse as f64) / temperature));
            if *probability == Probability::NEVER {
                break;
            }
        }
        for _ in 0..self.tries {
            let (swap, price) = local::random_move(board, judge, rng)?;
            let accepted = price <= 0
                || accept.get(price as usize).is_some_and(|&probability| rng.chance(probability));
            if accepted {
                board.make(swap, price);
                if board.cost() < self.best {
                    self.best = board.cost();
                    judge.record(board, Cost::one(board.cost()))?;
                }
            }
        }
        self.stale = if board.cost() < before { 0 } else { self.stale + 1 };
        ControlFlow::Continue(())
    }
}
