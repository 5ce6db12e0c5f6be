//! Harmony search: each cell of a new board comes from any board of a memory.

use std::ops::ControlFlow;

use evoku_ea::random::Probability;
use evoku_ea::{
    Algorithm, Cost, Fitness, Judge, Member, Rng, Stop, founders, is_assessed, replace_worst, state,
};

use crate::encodings::board::{Board, BoardFactory};

/// A memory of boards, and the board improvised from it.
pub(crate) struct HarmonyMemory {
    factory: BoardFactory,
    size: usize,
    considering: Probability,
    adjusting: Probability,
    memory: Vec<Member<Board>>,
    improvised: Member<Board>,
}

impl HarmonyMemory {
    /// Creates a memory of `size` boards. Each cell of a new board has the digit of a remembered
    /// one with probability `considering`.
    ///
    /// Such a digit is then moved to the next higher or lower one with probability `adjusting`.
    pub(crate) fn new(
        factory: BoardFactory,
        size: usize,
        [considering, adjusting]: [f64; 2],
    ) -> Self {
        Self {
            improvised: Member { puzzle: factory.posed().clone(), cost: Cost::WORST },
            factory,
            size,
            considering: Probability::new(considering),
            adjusting: Probability::new(adjusting),
            memory: Vec::new(),
        }
    }

    /// Composes a board, cell by cell.
    fn improvise(&mut self, rng: &mut Rng) {
        let board = &mut self.improvised.puzzle;
        for open in 0..board.open() {
            if !rng.chance(self.considering) {
                board.draw(open, rng);
                continue;
            }
            let mut digit = self.memory[rng.index(self.memory.len())].puzzle.get(open);
            if rng.chance(self.adjusting) {
                digit = neighbour(board.domain(open), digit, rng);
            }
            board.set(open, digit);
        }
    }
}

/// The digit before or after this one in its domain, equally likely, wrapping around.
fn neighbour(domain: &[u8], digit: u8, rng: &mut Rng) -> u8 {
    let place = domain.iter().position(|&other| other == digit).unwrap_or(0);
    let step = if rng.index(2) == 0 { 1 } else { domain.len() - 1 };
    domain[(place + step) % domain.len()]
}

state!(HarmonyMemory: memory);

impl Algorithm for HarmonyMemory {
    type Puzzle = Board;

    fn found<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (founders, stopped) = founders(&self.factory, self.size, judge, rng);
        self.memory = founders;
        stopped
    }

    fn step<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.improvise(rng);
        let judged = judge.assess(&mut self.improvised);
        let worst = self.memory.iter_mut().max_by_key(|member| member.cost);
        if let Some(worst) = worst.filter(|worst| self.improvised.cost < worst.cost)
            && is_assessed(judged)
        {
            std::mem::swap(worst, &mut self.improvised);
        }
        judged
    }

    fn receive(&mut self, migrant: Member<Board>) {
        replace_worst(&mut self.memory, migrant);
    }

    fn members(&self) -> &[Member<Board>] {
        &self.memory
    }
}
