//! Boards as colourings of a graph from lists of colours, for algorithms that change one cell at a
//! time.
//!
//! Cells are vertices, peers are joined, digits are colours, and the list of an open cell holds the
//! digits that no given peer has (and its pencil marks allow). Every open cell holds a digit of its
//! list; the cost is the number of *conflicts*: pairs of peers with equal digits, each counted once
//! however many houses hold both. What makes a colouring better is in
//! [`evoku_sudoku::search::colouring`].

mod crossover;

use std::sync::Arc;

use evoku_sudoku::search::colouring::{Graph, Tabu};
use evoku_sudoku::{Cell, Digit, Digits, Element, Sudoku, formats};

pub use crossover::Crossover;

use crate::encodings::{attempt_memory, text};
use crate::fitness::{Cost, Fitness};
use crate::puzzle::Puzzle;

/// A puzzle as lists of candidates that exclude each other: what all its colourings share.
#[derive(Debug)]
pub struct Candidates {
    sudoku: Sudoku,
    /// The cells that are not given, in reading order. Cells below are numbers in this list.
    open: Vec<u16>,
    /// The digit of each candidate, less one.
    digits: Vec<u8>,
    /// Fixed conflicts are those with givens. There are none, except where givens leave a cell no
    /// digit at all: its list holds every digit then, as there is no board without conflict.
    graph: Arc<Graph>,
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
        let (mut sizes, mut digits, mut cells, mut given) = (vec![], vec![], vec![], vec![]);
        // The candidate of each digit in each cell of the board, where there is one.
        let mut numbers = vec![0; side * side * side];
        let mut lists = vec![0_u64; side * side];
        for &cell in &open {
            let list = list(cell);
            sizes.push(list.len());
            lists[cell.index()] = list.words()[0];
            for digit in list.iter() {
                numbers[cell.index() * side + digit.index()] = digits.len() as u32;
                digits.push(digit.index() as u8);
                cells.push(cell);
                let peers = geometry.peers(cell).iter();
                let equal = peers.filter(|&&peer| sudoku.givens().get(peer) == Some(digit));
                given.push(if seen.get(cell).is_empty() { equal.count() as u16 } else { 0 });
            }
        }
        let (lists, numbers) = (&lists, &numbers);
        let excluded = digits.iter().zip(&cells).map(|(&digit, &cell)| {
            let peers = geometry.peers(cell).iter().map(|peer| peer.index());
            let equal = peers.filter(move |&peer| lists[peer] >> digit & 1 == 1);
            equal.map(move |peer| numbers[peer * side + usize::from(digit)])
        });
        let graph = Arc::new(Graph::new(sizes, excluded, given));
        let open = open.into_iter().map(|cell| cell.index() as u16).collect();
        Self { sudoku: sudoku.clone(), open, digits, graph }
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

    /// The candidates of each cell, for a search.
    #[must_use]
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    fn cell(&self, candidate: u32) -> usize {
        self.graph.cell(candidate)
    }

    fn digit(&self, candidate: u32) -> u8 {
        self.digits[candidate as usize]
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

impl Colouring {
    /// The bytes that each colouring of a puzzle takes, without what all share.
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
    /// The first digit of its list in each cell.
    #[must_use]
    pub fn first(candidates: &Arc<Candidates>) -> Self {
        let firsts = (0..candidates.open()).map(|cell| candidates.graph.of(cell).start as u32);
        let placed = firsts.collect();
        let mut colouring = Self { candidates: Arc::clone(candidates), placed, conflicts: 0 };
        colouring.recount();
        colouring
    }

    /// Pairs of peers with equal digits.
    #[must_use]
    pub fn conflicts(&self) -> u32 {
        self.conflicts
    }

    /// The candidate in each cell.
    pub fn placed(&self) -> impl Iterator<Item = u32> + '_ {
        self.placed.iter().copied()
    }

    /// Takes over the board of a search on the same candidates.
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

    fn recount(&mut self) {
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
}

/// Reads the conflicts that a colouring keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColouringFitness;

impl Fitness<Colouring> for ColouringFitness {
    fn cost(&self, colouring: &Colouring) -> Cost {
        Cost::one(colouring.conflicts)
    }
}
