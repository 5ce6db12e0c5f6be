//! A board with complete units, and its cost.

use std::sync::Arc;

use evoku_ea::{Cost, Fitness, Puzzle};
use evoku_sudoku::{Digit, Sudoku, formats};

use crate::encodings::complete::Unit;
use crate::encodings::memory::attempt_memory;
use crate::encodings::text;
use crate::encodings::units::layout::{Layout, Place};
use crate::encodings::units::row::Row;

/// A board whose units of one kind are complete.
#[derive(Debug)]
pub struct UnitBoard<R> {
    pub(super) layout: Arc<Layout<R>>,
    pub(super) units: Box<[R]>,
    pub(super) cost: u32,
}

impl<R: Row> Clone for UnitBoard<R> {
    fn clone(&self) -> Self {
        Self { layout: Arc::clone(&self.layout), units: self.units.clone(), cost: self.cost }
    }

    fn clone_from(&mut self, source: &Self) {
        debug_assert!(Arc::ptr_eq(&self.layout, &source.layout));
        self.units.copy_from_slice(&source.units);
        self.cost = source.cost;
    }
}

impl<R: Row> UnitBoard<R> {
    /// The number of bytes of each board of a puzzle, without the shared part.
    pub(crate) fn memory(sudoku: &Sudoku) -> u64 {
        attempt_memory::<Self>(sudoku.geometry().side() * size_of::<R>())
    }

    /// The values in reading order.
    pub fn values(&self) -> impl Iterator<Item = u8> + '_ {
        let value = |at: &Place| self.units[usize::from(at.unit)].digit(usize::from(at.place));
        self.layout.places.iter().map(value)
    }

    /// The genes: the digit of every open cell, in reading order.
    pub fn genome(&self) -> impl Iterator<Item = u8> + '_ {
        let givens = self.layout.sudoku.givens().cells().iter();
        self.values().zip(givens).filter_map(|(value, given)| given.is_none().then_some(value))
    }

    /// The missing digits of the houses that are not kept complete, the equal pairs, and the cost
    /// of violated constraints.
    #[must_use]
    pub fn cost(&self) -> u32 {
        self.cost
    }

    /// The kind of unit that is kept complete.
    #[must_use]
    pub fn unit(&self) -> Unit {
        self.layout.unit
    }

    #[inline]
    pub(super) fn recount(&mut self) {
        self.cost = self.layout.cost(&self.units);
    }
}

impl<R: Row> Puzzle for UnitBoard<R> {
    fn distance(&self, other: &Self) -> usize {
        self.values().zip(other.values()).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        formats::line::print(&text::grid(self.values()))
    }

    fn board(&self) -> String {
        formats::board::print(self.layout.sudoku.geometry(), &text::grid(self.values()))
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let grid = text::read(&self.layout.sudoku, text)?;
        let side = grid.side();
        let mut units = vec![R::EMPTY; side];
        for (at, digit) in self.layout.places.iter().zip(grid.cells()) {
            let digit = digit.ok_or("a cell is blank, and every unit has to be complete")?;
            let unit = &mut units[usize::from(at.unit)];
            *unit = unit.or(R::with(usize::from(at.place), Digit::value(digit)));
        }
        for (number, unit) in units.iter().enumerate() {
            let digits = (0..side).fold(0, |all, place| all | unit.field(place));
            if digits.count_ones() as usize != side {
                return Err(format!("unit {} does not hold every digit once", number + 1));
            }
        }
        self.cost = self.layout.cost(&units);
        self.units.copy_from_slice(&units);
        Ok(())
    }

    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        let (own, others) = (&self.layout, &other.layout);
        if own.unit != others.unit || own.sudoku != others.sudoku {
            return self.read(&other.line());
        }
        self.units.copy_from_slice(&other.units);
        self.cost = other.cost;
        Ok(())
    }
}

/// The cost, which a board keeps up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitFitness;

impl<R: Row> Fitness<UnitBoard<R>> for UnitFitness {
    #[inline]
    fn cost(&self, board: &UnitBoard<R>) -> Cost {
        Cost::one(board.cost)
    }
}
