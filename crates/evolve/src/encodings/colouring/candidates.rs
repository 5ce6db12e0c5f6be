//! The candidates that all colourings of a puzzle share.

use std::sync::Arc;

use evoku_sudoku::search::colouring::Graph;
use evoku_sudoku::{Cell, Digit, Digits, Element, Sudoku};

use crate::encodings::colouring::relations::Relations;
use crate::encodings::complete::NotServed;

/// A puzzle as lists of candidates that exclude each other. Shared by all its colourings.
#[derive(Debug)]
pub struct Candidates {
    pub(super) sudoku: Sudoku,
    /// The cells that are not given, in reading order. Elsewhere, cells are indices into this list.
    pub(super) open: Vec<u16>,
    /// The digit of each candidate minus one.
    pub(super) digits: Vec<u8>,
    /// The graph of candidates. Its fixed conflicts are those with givens.
    ///
    /// They occur only if givens exclude all digits of a cell. Its list then contains every digit,
    /// since no board is without conflict.
    pub(super) graph: Arc<Graph>,
}

impl Candidates {
    /// The candidates of any puzzle, even one without a solution.
    ///
    /// # Errors
    /// If the puzzle has a constraint that is not a relation of two cells.
    pub fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let geometry = sudoku.geometry();
        let side = geometry.side();
        let relations = Relations::new(sudoku)?;
        let seen = sudoku.candidates();
        let all = || (0..side * side).map(Cell::from_index);
        let marks = |cell| sudoku.marks().map_or(Digits::first(side), |marks| marks.get(cell));
        let open: Vec<Cell> = all().filter(|&cell| !sudoku.is_given(cell)).collect();
        let (mut sizes, mut digits, mut cells, mut given) = (vec![], vec![], vec![], vec![]);
        // The candidate of each digit in each cell of the board, if it exists.
        let mut numbers = vec![0; side * side * side];
        let mut lists = vec![0_u64; side * side];
        for &cell in &open {
            let left: Digits =
                seen.get(cell).iter().filter(|&d| relations.with_givens(cell, d) == 0).collect();
            let list = if left.is_empty() { marks(cell) } else { left };
            sizes.push(list.len());
            lists[cell.index()] = list.words()[0];
            for digit in list.iter() {
                numbers[cell.index() * side + digit.index()] = digits.len() as u32;
                digits.push(digit.index() as u8);
                cells.push(cell);
                let peers = geometry.peers(cell).iter();
                let equal = peers.filter(|&&peer| sudoku.givens().get(peer) == Some(digit));
                let conflicts = equal.count() as u16 + relations.with_givens(cell, digit);
                given.push(if left.is_empty() { conflicts } else { 0 });
            }
        }
        let (lists, numbers, relations) = (&lists, &numbers, &relations);
        let excluded = digits.iter().zip(&cells).map(|(&digit, &cell)| {
            let peers = geometry.peers(cell).iter().map(|peer| peer.index());
            let equal = peers.filter(move |&peer| lists[peer] >> digit & 1 == 1);
            let equal = equal.map(move |peer| numbers[peer * side + usize::from(digit)]);
            let further = relations.excluded(cell, digit.into());
            let further = further.filter(|&(other, digit)| lists[other] >> digit & 1 == 1);
            equal.chain(further.map(move |(other, digit)| numbers[other * side + digit]))
        });
        let graph = Arc::new(Graph::new(sizes, excluded, given));
        let open = open.into_iter().map(|cell| cell.index() as u16).collect();
        Ok(Self { sudoku: sudoku.clone(), open, digits, graph })
    }

    /// Returns the cell and the digit of a candidate.
    #[must_use]
    pub fn get(&self, candidate: u32) -> (Cell, Digit) {
        let cell = self.open[self.cell(candidate)];
        let digit = Digit::from_index(usize::from(self.digit(candidate)));
        (Cell::from_index(usize::from(cell)), digit)
    }

    /// The puzzle.
    pub(crate) fn sudoku(&self) -> &Sudoku {
        &self.sudoku
    }

    /// The number of open cells.
    pub(crate) fn open(&self) -> usize {
        self.open.len()
    }

    /// The graph of candidates, for a search.
    #[must_use]
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    pub(super) fn cell(&self, candidate: u32) -> usize {
        self.graph.cell(candidate)
    }

    pub(super) fn digit(&self, candidate: u32) -> u8 {
        self.digits[candidate as usize]
    }
}
