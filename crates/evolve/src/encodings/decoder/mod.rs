//! Partial boards without violation, as a propagating decoder makes them of two parents.
//!
//! A [`Decoder`] begins with the board that naked and hidden singles leave and decides one
//! candidate after the other; each decision is followed by all singles that come of it. It never
//! takes a decision back: a candidate that leads to a dead end by singles alone is ruled out
//! instead (a failed literal), and where that is a dead end too, what can't be completed stays
//! blank. So a decode ends after at most as many decisions as there are candidates, and its board
//! is solved if no cell is blank.

mod decode;
mod layer;
mod layout;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use evoku_sudoku::{Sudoku, Violations, formats};

use crate::encodings::decoder::decode::Layered;
use crate::encodings::{attempt_memory, text};
use crate::fitness::{Cost, Fitness};
use crate::puzzle::Puzzle;
use crate::random::Rng;
use crate::state::{Bytes, Damaged, State};

/// A partial board without violation.
#[derive(Debug)]
pub struct Decoded {
    sudoku: Arc<Sudoku>,
    values: Box<[u8]>,
}

impl Decoded {
    /// The bytes that each board of a puzzle takes, without what all share.
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
    /// The givens alone.
    #[must_use]
    pub fn new(sudoku: &Arc<Sudoku>) -> Self {
        let cells = sudoku.givens().cells().iter();
        let values = cells.map(|given| given.map_or(0, |digit| digit.value())).collect();
        Self { sudoku: Arc::clone(sudoku), values }
    }

    /// The digits in reading order, 0 for a blank.
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
        for (value, digit) in self.values.iter_mut().zip(grid.cells()) {
            *value = digit.map_or(0, |digit| digit.value());
        }
        Ok(())
    }
}

/// Judges a decoded board by its blanks, which are 0 if and only if it is a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blanks;

impl Fitness<Decoded> for Blanks {
    fn cost(&self, puzzle: &Decoded) -> Cost {
        Cost::one(puzzle.values.iter().filter(|&&value| value == 0).count() as u32)
    }
}

/// How a decoder makes children.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Inheritance {
    /// The least share of the first parent's digits that is kept; the share is drawn anew for each
    /// child, evenly from here to 1.
    pub keep: f64,
    /// The probability that a decision follows the second parent where it can.
    pub follow: f64,
    /// Whether dead ends add to weights; without, all cells and houses weigh the same.
    pub learns: bool,
}

/// Makes boards, and learns from them which houses and cells are hard to complete.
///
/// Its state is what it learnt, and where decodes begin.
pub trait Decoder: State + Send {
    /// The digits that singles place at the start.
    fn placed(&self) -> usize;

    /// Whether singles show that there is no solution; all decodes are the same then.
    fn is_contradictory(&self) -> bool;

    /// Makes a child of two parents, or one without parents, and returns how many digits were
    /// placed.
    fn decode(
        &mut self,
        parents: Option<[&Decoded; 2]>,
        child: &mut Decoded,
        rng: &mut Rng,
    ) -> usize;

    /// Lets all later decodes begin with these digits (cell and value) as well, in this order, less
    /// those that lead to a dead end. Returns whether fewer cells are open then.
    fn narrow(&mut self, digits: &[(u16, u8)]) -> bool;

    /// Lets all later decodes begin with what singles place at the start.
    fn widen(&mut self);
}

impl State for Box<dyn Decoder> {
    fn save(&self, to: &mut Vec<u8>) {
        (**self).save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        (**self).load(from)
    }
}

/// A decoder for a puzzle of any geometry.
#[must_use]
pub fn decoder(sudoku: &Sudoku, inheritance: Inheritance) -> Box<dyn Decoder> {
    match sudoku.givens().cells().len().div_ceil(64) {
        ..=2 => Box::new(Layered::<2>::new(sudoku, inheritance)),
        3..=4 => Box::new(Layered::<4>::new(sudoku, inheritance)),
        5..=10 => Box::new(Layered::<10>::new(sudoku, inheritance)),
        11..=21 => Box::new(Layered::<21>::new(sudoku, inheritance)),
        _ => Box::new(Layered::<64>::new(sudoku, inheritance)),
    }
}
