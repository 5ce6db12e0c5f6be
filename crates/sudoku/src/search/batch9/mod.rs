//! `batch9`: 512 boards at once, one bit each.

mod block;
mod branch;
mod dispatch;
mod enumerate;
mod lines;
mod planes;
mod pool;
mod round;
mod text;
mod transpose;
mod word;
#[cfg(target_arch = "x86_64")]
mod x86;

use std::collections::VecDeque;

use crate::model::{Cell, Digit, Element, Geometry, Grid, Rules, Shape, Sudoku};
use crate::search::batch9::block::LANES;
use crate::search::batch9::dispatch::AnyBlock;
use crate::search::batch9::lines::Lines;
use crate::search::batch9::pool::{Node, Record};
use crate::search::batch9::text::{Packed, unpack};
use crate::search::batch9::transpose::SQUARES;
use crate::search::solver::{
    Effort, Engine, Limit, Line, LineAnswer, SolveLines, Solver, Step, Unsupported,
};

pub use dispatch::Level;

/// The bit-sliced engine.
pub struct Batch9 {
    block: AnyBlock,
    level: Level,
    effort: Effort,
    found: VecDeque<Packed>,
    current: Packed,
    firsts: Vec<(u64, u32)>,
}

impl Batch9 {
    /// The engine's entry in the table of engines.
    pub const ENGINE: Engine = Engine {
        name: "batch9",
        about: "bit-sliced: 512 boards at once, one bit each",
        solves: "plain 9x9 boards",
        supports: |geometry: &Geometry| {
            geometry.shape() == Shape::NINE && *geometry.rules() == Rules::default()
        },
        solver: || Box::new(Self::new()),
        lines: Some(|| Box::new(Self::new())),
    };

    /// An engine for the widest words that this processor has.
    #[must_use]
    pub fn new() -> Self {
        let widest = Level::available().last().unwrap_or(Level::Portable);
        match Self::with_level(widest) {
            Some(engine) => engine,
            None => unreachable!("a level that is available"),
        }
    }

    /// An engine for words of a level, if this processor has it.
    #[must_use]
    pub fn with_level(level: Level) -> Option<Self> {
        Some(Self {
            block: AnyBlock::new(level)?,
            level,
            effort: Effort::default(),
            found: VecDeque::new(),
            current: [0; 6],
            firsts: Vec::new(),
        })
    }

    /// The words it works with.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// Searches until something is found, or a limit or the end is reached.
    fn search(&mut self, limit: &Limit<'_>, keep: bool) -> Result<u64, Step> {
        loop {
            if self.block.is_empty() {
                return Err(Step::Exhausted);
            }
            if let Some(step) = limit.reached(self.effort.nodes) {
                return Err(step);
            }
            let progress = self.block.step(keep.then_some(&mut self.found));
            self.effort.nodes += progress.effort.nodes;
            self.effort.guesses += progress.effort.guesses;
            if progress.solutions > 0 {
                return Ok(progress.solutions);
            }
        }
    }
}

impl Default for Batch9 {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Batch9 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch9").field("level", &self.level).finish_non_exhaustive()
    }
}

impl Solver for Batch9 {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        Self::ENGINE.check(sudoku.geometry())?;
        let mut candidates = [0; SQUARES];
        for (cell, digits) in sudoku.candidates().cells().iter().enumerate() {
            for digit in digits.iter() {
                let index = digit.index() * planes::CELLS + cell;
                candidates[index / 64] |= 1 << (index % 64);
            }
        }
        self.block.start(Some(Record { candidates, node: Node::root(0) }));
        self.effort = Effort::default();
        self.found.clear();
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Step {
        while self.found.is_empty() {
            if let Err(step) = self.search(&limit, true) {
                return step;
            }
        }
        if let Some(packed) = self.found.pop_front() {
            self.current = packed;
        }
        Step::Found
    }

    fn solution(&self, grid: &mut Grid) {
        assert_eq!(grid.side(), planes::SIDE, "a grid for a 9x9 board");
        let mut line = [b'0'; planes::CELLS];
        unpack(&self.current, &mut line);
        for (cell, byte) in line.into_iter().enumerate() {
            grid.set(Cell::from_index(cell), Digit::new(byte - b'0'));
        }
    }

    fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Step) {
        let mut count = 0;
        loop {
            let waiting = (self.found.len() as u64).min(most - count);
            self.found.drain(..waiting as usize);
            count += waiting;
            if count == most {
                return (count, Step::Found);
            }
            // Solutions beyond the number asked for must not be lost.
            let keep = most - count < LANES as u64;
            match self.search(&limit, keep) {
                Ok(_) if keep => {}
                Ok(found) => count += found,
                Err(step) => return (count, step),
            }
        }
    }

    fn effort(&self) -> Effort {
        self.effort
    }
}

impl SolveLines for Batch9 {
    fn solve(&mut self, lines: &[Line], limit: u8, answers: &mut [LineAnswer]) {
        // Puzzles are numbered in 32 bits.
        for (lines, answers) in lines.chunks(1 << 20).zip(answers.chunks_mut(1 << 20)) {
            self.block.solve_lines(&mut Lines { lines, limit, answers, firsts: &mut self.firsts });
        }
    }
}
