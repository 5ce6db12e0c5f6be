//! A decoded board, and its cost.

use std::sync::Arc;

use evoku_ea::{Cost, Fitness, Puzzle};
use evoku_sudoku::{Sudoku, Violations, formats};

use crate::encodings::memory::attempt_memory;
use crate::encodings::parts::Parts;
use crate::encodings::text;

/// A partial board without violations.
#[derive(Debug)]
pub struct Decoded {
    pub(super) sudoku: Arc<Sudoku>,
    pub(super) values: Box<[u8]>,
}

impl Decoded {
    /// The number of bytes of each board of a puzzle, without the shared part.
    pub(crate) fn memory(sudoku: &Sudoku) -> u64 {
        attempt_memory::<Self>(sudoku.givens().cells().len())
    }
}

impl Clone for Decoded {
    fn clone(&self) -> Self {
        Self { sudoku: Arc::clone(&self.sudoku), values: self.values.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        debug_assert!(Arc::ptr_eq(&self.sudoku, &source.sudoku));
        self.values.copy_from_slice(&source.values);
    }
}

impl Decoded {
    /// Creates a board that contains only the givens.
    #[must_use]
    pub fn new(sudoku: &Arc<Sudoku>) -> Self {
        let cells = sudoku.givens().cells().iter();
        let values = cells.map(|given| given.map_or(0, |digit| digit.value())).collect();
        Self { sudoku: Arc::clone(sudoku), values }
    }

    /// The digits in reading order, 0 for an open cell.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &self.values
    }
}

impl Puzzle for Decoded {
    fn distance(&self, other: &Self) -> usize {
        self.values.iter().zip(&other.values).filter(|(one, other)| one != other).count()
    }

    fn line(&self) -> String {
        formats::line::print(&text::grid(self.values.iter().copied()))
    }

    fn board(&self) -> String {
        let grid = text::grid(self.values.iter().copied());
        formats::board::print(self.sudoku.geometry(), &grid)
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let (grid, geometry) = (text::read(&self.sudoku, text)?, self.sudoku.geometry());
        if let Some(&(cell, _)) = Violations::of(geometry, &grid).sorted().first() {
            let name = cell.name(geometry.side());
            return Err(format!(
                "{name} meets its own digit, and decoded boards have no violation"
            ));
        }
        let value = |cell: usize| grid.cells()[cell].map_or(0, |digit| digit.value());
        if Parts::new(geometry).cost(value) > 0 {
            return Err("it breaks a constraint, and decoded boards break none".to_owned());
        }
        for (value, digit) in self.values.iter_mut().zip(grid.cells()) {
            *value = digit.map_or(0, |digit| digit.value());
        }
        Ok(())
    }

    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        if self.sudoku != other.sudoku {
            return self.read(&other.line());
        }
        self.values.copy_from_slice(&other.values);
        Ok(())
    }
}

/// The number of open cells, which is 0 if and only if the board is a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blanks;

impl Fitness<Decoded> for Blanks {
    fn cost(&self, puzzle: &Decoded) -> Cost {
        Cost::one(puzzle.values.iter().filter(|&&value| value == 0).count() as u32)
    }
}
