//! Boards as colourings of a graph from lists of colours, for algorithms that change one cell at a time.
//!
//! Cells are vertices, peers are joined, digits are colours, and the list of an open cell holds the
//! digits that no given peer has (and its pencil marks allow). Every open cell holds a digit of its
//! list; the cost is the number of *conflicts*: pairs of peers with equal digits, each counted once
//! however many houses hold both. Completing a Latin square was posed like this by Jin and Hao 2019
//! (<https://doi.org/10.1109/TEVC.2019.2899053>).
//!
//! A digit of a list is a *candidate*. Candidates are numbered cell by cell, so that those of a cell
//! follow each other:
//!
//! ```text
//! cell        0        1     2           ...
//! digit       1 4 8    4 9   1 2 4 7
//! candidate   0 1 2    3 4   5 6 7 8     ...
//! ```

mod crossover;
mod tabu;

use std::ops::Range;
use std::sync::Arc;

use evoku_sudoku::{Cell, Digit, Digits, Element, Sudoku, formats};

pub use crossover::Crossover;
pub use tabu::Tabu;

use crate::encodings::{Lists, text};
use crate::fitness::{Cost, Fitness};
use crate::puzzle::Puzzle;

/// A puzzle as lists of candidates that exclude each other: what all its colourings share.
///
/// Takes four bytes for each candidate that another one excludes: 10 kB for a usual board of side 9,
/// 1 MB for one of side 36 that is half open, 200 MB for a blank one of side 64.
#[derive(Debug)]
pub struct Candidates {
    sudoku: Sudoku,
    /// The cells that are not given, in reading order. Cells below are numbers in this list.
    open: Vec<u16>,
    /// Where the candidates of each cell begin; one more for the end.
    starts: Vec<u32>,
    /// The digit of each candidate, less one.
    digits: Vec<u8>,
    /// The cell of each candidate.
    cells: Vec<u16>,
    /// For each candidate those of peers with the same digit.
    excluded: Lists<u32>,
    /// For each candidate the given peers with the same digit. There are none, except where givens leave
    /// a cell no digit at all: its list holds every digit then, as there is no board without conflict.
    given: Vec<u16>,
}

impl Candidates {
    /// The candidates of a puzzle, which may be anything.
    #[must_use]
    pub fn new(sudoku: &Sudoku) -> Self {
        let geometry = sudoku.geometry();
        let side = geometry.side();
        let seen = sudoku.candidates();
        let all = || (0..side * side).map(Cell::from_index);
        let list = |cell| match seen.get(cell) {
            digits if !digits.is_empty() => digits,
            _ => sudoku.marks().map_or(Digits::first(side), |marks| marks.get(cell)),
        };
        let open: Vec<Cell> = all().filter(|&cell| !sudoku.is_given(cell)).collect();
        let (mut starts, mut digits, mut cells, mut given) = (vec![0], vec![], vec![], vec![]);
        // The candidate of each digit in each cell of the board, where there is one.
        let mut numbers = vec![0; side * side * side];
        let mut lists = vec![0_u64; side * side];
        for (number, &cell) in open.iter().enumerate() {
            let list = list(cell);
            lists[cell.index()] = list.words()[0];
            for digit in list.iter() {
                numbers[cell.index() * side + digit.index()] = digits.len() as u32;
                digits.push(digit.index() as u8);
                cells.push(number as u16);
                let peers = geometry.peers(cell).iter();
                let equal = peers.filter(|&&peer| sudoku.givens().get(peer) == Some(digit));
                given.push(if seen.get(cell).is_empty() { equal.count() as u16 } else { 0 });
            }
            starts.push(digits.len() as u32);
        }
        let (lists, numbers) = (&lists, &numbers);
        let excluded = Lists::new(digits.iter().zip(&cells).map(|(&digit, &cell)| {
            let peers = geometry.peers(open[usize::from(cell)]).iter().map(|peer| peer.index());
            let equal = peers.filter(move |&peer| lists[peer] >> digit & 1 == 1);
            equal.map(move |peer| numbers[peer * side + usize::from(digit)])
        }));
        let open = open.into_iter().map(|cell| cell.index() as u16).collect();
        Self { sudoku: sudoku.clone(), open, starts, digits, cells, excluded, given }
    }

    /// The cell and the digit of a candidate.
    #[must_use]
    pub fn get(&self, candidate: u32) -> (Cell, Digit) {
        let cell = self.open[self.cell(candidate)];
        let digit = Digit::from_index(usize::from(self.digit(candidate)));
        (Cell::from_index(usize::from(cell)), digit)
    }

    /// The number of open cells.
    pub(crate) fn open(&self) -> usize {
        self.open.len()
    }

    fn of(&self, cell: usize) -> Range<usize> {
        self.starts[cell] as usize..self.starts[cell + 1] as usize
    }

    fn cell(&self, candidate: u32) -> usize {
        usize::from(self.cells[candidate as usize])
    }

    fn digit(&self, candidate: u32) -> u8 {
        self.digits[candidate as usize]
    }

    fn excluded(&self, candidate: u32) -> &[u32] {
        self.excluded.of(candidate as usize)
    }
}

/// A board with a candidate in each open cell.
#[derive(Debug)]
pub struct Colouring {
    candidates: Arc<Candidates>,
    /// The candidate in each open cell.
    placed: Box<[u32]>,
    conflicts: u32,
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
    /// The first digit of its list in each cell.
    #[must_use]
    pub fn first(candidates: &Arc<Candidates>) -> Self {
        let placed = candidates.starts[..candidates.open()].into();
        let mut colouring = Self { candidates: Arc::clone(candidates), placed, conflicts: 0 };
        colouring.recount();
        colouring
    }

    /// Pairs of peers with equal digits.
    #[must_use]
    pub fn conflicts(&self) -> u32 {
        self.conflicts
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

    fn recount(&mut self) {
        let (mut given, mut twice) = (0, 0);
        for &candidate in &self.placed {
            let excluded = self.candidates.excluded(candidate).iter();
            twice += excluded.filter(|&&c| self.placed[self.candidates.cell(c)] == c).count();
            given += u32::from(self.candidates.given[candidate as usize]);
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
            let list = candidates.of(number);
            let found = list.clone().find(|&c| usize::from(candidates.digits[c]) == digit.index());
            *candidate = found.ok_or_else(|| format!("{} can't be {digit}", name()))? as u32;
        }
        self.placed = placed;
        self.recount();
        Ok(())
    }
}

/// Reads the conflicts that a colouring keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColouringFitness;

impl Fitness<Colouring> for ColouringFitness {
    fn cost(&self, colouring: &Colouring) -> Cost {
        Cost::one(colouring.conflicts)
    }
}
