//! Hill climbing with restarts.

use std::ops::ControlFlow;

use crate::encodings::NotServed;
use crate::encodings::swaps::SwapBoard;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::presets::local::{self, Walk};
use crate::presets::{PROPAGATION, Parameter, Preset, Scale};
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
    parameters: &[PATIENCE, PROPAGATION],
    refuses: &[NotServed::Marks],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, _| 4 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let tries = sudoku.givens().blanks().count().pow(2).max(1);
        let patience = settings.whole(&PATIENCE);
        local::search(sudoku, Climber { tries, patience, best: u32::MAX, since_best: 0 }, task)
    },
};

struct Climber {
    tries: usize,
    patience: usize,
    /// The lowest cost since the last restart, and how many tries ago it was found.
    best: u32,
    since_best: usize,
}

state!(Climber: best, since_best);

impl Walk for Climber {
    fn generation<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        for _ in 0..self.tries {
            self.since_best += 1;
            if self.since_best > self.patience {
                judge.count_moves(1)?;
                board.shuffle(rng);
                judge.restart();
                self.best = u32::MAX;
            } else {
                let (swap, price) = local::random_move(board, judge, rng)?;
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
