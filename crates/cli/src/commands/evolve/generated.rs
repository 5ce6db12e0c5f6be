//! A puzzle generated for a run, with its solution.

use crate::error::{Result, bail, ensure};
use crate::language::render;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use evoku_evolve::Rng;
use evoku_messages::{Message, say};
use evoku_sudoku::formats::{self, Hints};
use evoku_sudoku::generate::{Generator, Made, Request};
use evoku_sudoku::rating::Level;
use evoku_sudoku::{Geometry, Grid, Shape, Sudoku};

/// The number of batches without a puzzle after which the generation is given up.
const PATIENCE: u64 = 100_000;

/// The puzzle to generate: `hard`, or `easy/16` for a side other than 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Order {
    level: Level,
    side: Option<usize>,
}

/// The origin and the solution of a generated puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Generated {
    pub(crate) level: &'static str,
    pub(crate) seed: u64,
    /// Its only solution.
    pub(crate) solution: Grid,
}

impl Order {
    /// Parses a level with an optional side.
    pub(super) fn parse(text: &str) -> Result<Self, Message> {
        let (level, side) = match text.split_once('/') {
            Some((level, side)) => (level, Some(side)),
            None => (text, None),
        };
        let unknown = || say::command_expected_level_size(Level::ALL.map(Level::name));
        let level = Level::by_name(&level.to_lowercase()).ok_or_else(unknown)?;
        let side = side.map(|side| side.parse().map_err(|_| say::command_no_side(side)));
        Ok(Self { level, side: side.transpose()? })
    }

    /// Generates a puzzle, the same for the same seed.
    pub(super) fn make(
        self,
        hints: &Hints,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Result<(Sudoku, Generated)> {
        let shape = match (hints.shape, self.side) {
            (Some(shape), None) => shape,
            (None, side) => Shape::of_side(side.unwrap_or(9))?,
            (Some(_), Some(_)) => bail!(say::command_side_twice()),
        };
        let geometry = Arc::new(Geometry::new(shape, hints.rules.clone())?);
        let request = Request { levels: Some(self.level..=self.level), ..Request::new(&geometry) };
        let mut generator = Generator::new(request)?;
        let mut made = Vec::new();
        for batch in 0..PATIENCE {
            let mut rng = Rng::stream(seed, batch);
            generator.batch(batch, Some(cancel), &mut |bound| rng.index(bound), &mut made);
            ensure!(!cancel.load(Ordering::Relaxed), say::command_interrupted_generating());
            if let Some(Made { sudoku, solution, .. }) = made.drain(..).next() {
                return Ok((sudoku, Generated { level: self.level.name(), seed, solution }));
            }
        }
        bail!(say::command_none_generated(self.level.name()))
    }
}

impl Generated {
    /// Returns the puzzle and its solution as text, drawn as boards.
    pub(super) fn text(&self, sudoku: &Sudoku) -> String {
        let geometry = sudoku.geometry();
        format!(
            "{}\n{}\n\n{}\n{}\n{}\n\n{}\n",
            render(say::command_generated_puzzle(self.level, self.seed)),
            formats::line::print(sudoku.givens()),
            formats::board::print(geometry, sudoku.givens()),
            render(say::command_its_solution()),
            formats::line::print(&self.solution),
            formats::board::print(geometry, &self.solution),
        )
    }
}
