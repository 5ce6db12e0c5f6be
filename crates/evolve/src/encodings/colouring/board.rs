//! A colouring, and its cost.

use std::sync::Arc;

use evoku_ea::{Cost, Fitness, Puzzle};
use evoku_sudoku::search::colouring::Tabu;
use evoku_sudoku::{Cell, Digit, Element, Sudoku, formats};

use crate::encodings::colouring::candidates::Candidates;
use crate::encodings::memory::attempt_memory;
use crate::encodings::text;

/// A board with a candidate in each open cell.
#[derive(Debug)]
pub struct Colouring {
    pub(super) candidates: Arc<Candidates>,
    /// The candidate of each open cell.
    pub(super) placed: Box<[u32]>,
    conflicts: u32,
}

impl Colouring {
    /// The number of bytes of each colouring of a puzzle, without the shared part.
    pub(crate) fn memory(sudoku: &Sudoku) -> u64 {
        attempt_memory::<Self>(size_of::<u32>() * sudoku.givens().blanks().count())
    }
}

impl Clone for Colouring {
    fn clone(&self) -> Self {
        Self { candidates: Arc::clone(&self.candidates), placed: self.placed.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        debug_assert!(Arc::ptr_eq(&self.candidates, &source.candidates));
        self.placed.copy_from_slice(&source.placed);
        self.conflicts = source.conflicts;
    }
}

impl Colouring {
    /// Creates the colouring with the first digit of each cell's list.
    #[must_use]
    pub fn first(candidates: &Arc<Candidates>) -> Self {
        let firsts = (0..candidates.open()).map(|cell| candidates.graph.of(cell).start as u32);
        let placed = firsts.collect();
        let mut colouring = Self { candidates: Arc::clone(candidates), placed, conflicts: 0 };
        colouring.recount();
        colouring
    }

    /// The number of conflicts: pairs of peers with equal digits.
    #[must_use]
    pub fn conflicts(&self) -> u32 {
        self.conflicts
    }

    /// The candidate of each open cell.
    pub fn placed(&self) -> impl Iterator<Item = u32> + '_ {
        self.placed.iter().copied()
    }

    /// The candidate of the open cell with this index.
    pub(crate) fn candidate(&self, cell: usize) -> u32 {
        self.placed[cell]
    }

    /// The change of the conflicts if a candidate were placed in its cell.
    pub(crate) fn price(&self, candidate: u32) -> i64 {
        self.clashes(candidate) - self.clashes(self.placed[self.candidates.cell(candidate)])
    }

    /// Places a candidate in its cell.
    pub(crate) fn place(&mut self, candidate: u32) {
        self.conflicts = (i64::from(self.conflicts) + self.price(candidate)) as u32;
        self.placed[self.candidates.cell(candidate)] = candidate;
    }

    /// The number of conflicts of a candidate with the other cells.
    fn clashes(&self, candidate: u32) -> i64 {
        let graph = self.candidates.graph();
        let excluded = graph.excluded(candidate).iter();
        let placed = excluded.filter(|&&other| self.placed[self.candidates.cell(other)] == other);
        placed.count() as i64 + i64::from(graph.fixed(candidate))
    }

    /// Copies the board of a search on the same candidates.
    pub fn take(&mut self, tabu: &Tabu) {
        self.placed.iter_mut().zip(tabu.placed()).for_each(|(own, placed)| *own = placed);
        self.conflicts = tabu.cost();
    }

    /// The digits in reading order.
    #[must_use]
    fn digits(&self) -> Vec<u8> {
        let candidates = &*self.candidates;
        let givens = candidates.sudoku.givens().cells().iter();
        let mut digits: Vec<u8> = givens.map(|given| given.map_or(0, Digit::value)).collect();
        for (&cell, &candidate) in candidates.open.iter().zip(&self.placed) {
            digits[usize::from(cell)] = candidates.digit(candidate) + 1;
        }
        digits
    }

    pub(super) fn recount(&mut self) {
        let (mut given, mut twice) = (0, 0);
        for &candidate in &self.placed {
            let excluded = self.candidates.graph.excluded(candidate).iter();
            twice += excluded.filter(|&&c| self.placed[self.candidates.cell(c)] == c).count();
            given += u32::from(self.candidates.graph.fixed(candidate));
        }
        self.conflicts = given + twice as u32 / 2;
    }
}

impl Puzzle for Colouring {
    fn distance(&self, other: &Self) -> usize {
        self.placed.iter().zip(&other.placed).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        formats::line::print(&text::grid(self.digits()))
    }

    fn board(&self) -> String {
        let geometry = self.candidates.sudoku.geometry();
        formats::board::print(geometry, &text::grid(self.digits()))
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let candidates = Arc::clone(&self.candidates);
        let grid = text::read(&candidates.sudoku, text)?;
        let mut placed = self.placed.clone();
        for (number, candidate) in placed.iter_mut().enumerate() {
            let cell = Cell::from_index(usize::from(candidates.open[number]));
            let name = || cell.name(grid.side());
            let digit = grid.get(cell).ok_or_else(|| format!("{} is blank", name()))?;
            let list = candidates.graph.of(number);
            let found = list.clone().find(|&c| usize::from(candidates.digits[c]) == digit.index());
            *candidate = found.ok_or_else(|| format!("{} can't be {digit}", name()))? as u32;
        }
        self.placed = placed;
        self.recount();
        Ok(())
    }

    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        if self.candidates.sudoku != other.candidates.sudoku {
            return self.read(&other.line());
        }
        self.placed.clone_from(&other.placed);
        self.recount();
        Ok(())
    }
}

/// The number of conflicts, which a colouring keeps up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColouringFitness;

impl Fitness<Colouring> for ColouringFitness {
    fn cost(&self, colouring: &Colouring) -> Cost {
        Cost::one(colouring.conflicts)
    }
}
