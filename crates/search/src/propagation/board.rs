//! A board that is always propagated to the fixed point.

use std::fmt;
use std::sync::Arc;

use super::level::Contradiction;
use super::parts::narrow;
use super::propagator::Propagator;
use super::rules::{HouseRule, RULES};
use super::work::Work;
use evoku_model::{Candidates, Cell, Digit, Digits, Element, Geometry, Grid, House, Houses, bits};

/// The candidates of every cell, always propagated to the fixed point.
///
/// After a [`Contradiction`] the candidates are unspecified; keep a clone to continue from an
/// earlier state. A clone copies one word per cell.
#[derive(Clone)]
pub struct Board {
    propagator: Arc<Propagator>,
    /// One word per cell in reading order: bit `i` is the digit with index `i`.
    cells: Box<[u64]>,
    /// The number of cells with several candidates.
    open: usize,
}

impl Board {
    /// The board without givens.
    #[must_use]
    pub fn blank(propagator: &Arc<Propagator>) -> Self {
        let side = propagator.geometry().side();
        let cells = vec![propagator.all_digits(); side * side].into();
        // With one digit, every cell is decided, and no house contains two cells.
        let open = if side == 1 { 0 } else { side * side };
        Self { propagator: Arc::clone(propagator), cells, open }
    }

    /// The board with these candidates, propagated.
    ///
    /// # Errors
    /// If propagation finds a contradiction.
    ///
    /// # Panics
    /// If the candidates are for a board of a different side.
    pub fn new(
        propagator: &Arc<Propagator>,
        candidates: &Candidates,
    ) -> Result<Self, Contradiction> {
        let mut board = Self::blank(propagator);
        assert_eq!(candidates.side(), propagator.geometry().side(), "the side of the candidates");
        let mut work = board.work();
        // Parts may rule out candidates even on an empty board, where nothing has changed.
        work.parts.extend(0..propagator.geometry().parts().len());
        for (index, digits) in candidates.cells().iter().enumerate() {
            work.keep(Cell::from_index(index), digits.words()[0])?;
        }
        propagate(&mut work)?;
        Ok(board)
    }

    /// The geometry.
    #[must_use]
    #[inline]
    pub fn geometry(&self) -> &Arc<Geometry> {
        self.propagator.geometry()
    }

    /// The digit of a cell; `None` while it has several candidates.
    #[must_use]
    #[inline]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        let digits = self.cells[cell.index()];
        digits.is_power_of_two().then(|| Digit::from_index(digits.trailing_zeros() as usize))
    }

    /// Puts a digit into a cell and propagates.
    ///
    /// # Errors
    /// If the digit is not a candidate of the cell, or propagation finds a contradiction.
    #[inline]
    pub fn set(&mut self, cell: Cell, digit: Digit) -> Result<(), Contradiction> {
        let mut work = self.work();
        work.keep(cell, 1 << digit.index())?;
        propagate(&mut work)
    }

    /// Removes a candidate from a cell and propagates.
    ///
    /// # Errors
    /// If propagation finds a contradiction.
    #[inline]
    pub fn remove(&mut self, cell: Cell, digit: Digit) -> Result<(), Contradiction> {
        let mut work = self.work();
        work.keep(cell, !(1 << digit.index()))?;
        propagate(&mut work)
    }

    /// The candidates of a cell.
    #[must_use]
    #[inline]
    pub fn candidates_of(&self, cell: Cell) -> Digits {
        digits(self.cells[cell.index()])
    }

    /// The candidates of all cells.
    #[must_use]
    pub fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::all(self.geometry().side());
        for (index, &cell) in self.cells.iter().enumerate() {
            candidates.set(Cell::from_index(index), digits(cell));
        }
        candidates
    }

    /// The number of cells with several candidates. If it is 0, the board is a solution.
    #[must_use]
    #[inline]
    pub fn open_cells(&self) -> usize {
        self.open
    }

    /// The open cell with the fewest candidates; of several, the first in reading order.
    #[must_use]
    pub fn tightest_cell(&self) -> Option<Cell> {
        let mut tightest = (u32::MAX, None);
        for (index, cell) in self.cells.iter().enumerate() {
            let candidates = cell.count_ones();
            if candidates == 2 {
                return Some(Cell::from_index(index));
            }
            if candidates > 1 && candidates < tightest.0 {
                tightest = (candidates, Some(Cell::from_index(index)));
            }
        }
        tightest.1
    }

    /// The first open cell in reading order.
    #[must_use]
    #[inline]
    pub fn first_open_cell(&self) -> Option<Cell> {
        let first = self.cells.iter().position(|digits| digits.count_ones() > 1);
        first.map(Cell::from_index)
    }

    /// Writes the decided cells into a grid and opens the others.
    ///
    /// # Panics
    /// If the grid has a different side.
    pub fn write_to(&self, grid: &mut Grid) {
        assert_eq!(grid.side(), self.geometry().side(), "the side of the grid");
        for cell in (0..self.cells.len()).map(Cell::from_index) {
            grid.set(cell, self.get(cell));
        }
    }

    /// The size of a board of this side in bytes, without the shared tables.
    #[must_use]
    pub fn bytes(side: usize) -> usize {
        size_of::<Self>() + side * side * size_of::<u64>()
    }

    #[inline]
    fn work(&mut self) -> Work<'_> {
        Work::new(&self.propagator, &mut self.cells, &mut self.open)
    }
}

/// Prints only the candidates, because the shared tables are not informative.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.candidates().fmt(f)
    }
}

/// The digits represented by the set bits.
fn digits(word: u64) -> Digits {
    bits(word).map(Digit::from_index).collect()
}

/// The houses that each rule has yet to process.
type Pending = [Houses; RULES.len()];

/// Applies the rules until none of them finds anything more.
fn propagate(work: &mut Work<'_>) -> Result<(), Contradiction> {
    let mut pending: Pending = [Houses::EMPTY; RULES.len()];
    loop {
        // Placed digits come first: removing a digit from the peers of its cell is the cheapest
        // rule.
        while let Some(cell) = work.placed.pop() {
            let others = !work.get(cell);
            for &peer in work.tables.geometry().peers(cell) {
                work.keep(peer, others)?;
            }
        }
        // Then one rule on one house; its consequences come before the next house.
        if let Some((rule, house)) = next_house(work, &mut pending) {
            rule(work, house)?;
        } else if let Some(number) = work.parts.pop_first() {
            let tables = work.tables;
            narrow(&tables.geometry().parts()[number], work)?;
        } else {
            return Ok(());
        }
    }
}

/// Removes and returns the cheapest pending rule and one of its pending houses.
fn next_house(work: &mut Work<'_>, pending: &mut Pending) -> Option<(HouseRule, House)> {
    let level = work.tables.level();
    let mut next = None;
    for (rule, pending) in RULES.iter().zip(pending).filter(|(rule, _)| rule.level <= level) {
        let Some(apply) = rule.apply else { continue };
        // All rules are notified of the changed houses, including those after the selected rule.
        *pending |= work.changed;
        if next.is_none()
            && let Some(house) = pending.min()
        {
            pending.remove(house);
            next = Some((apply, house));
        }
    }
    work.changed.clear();
    next
}
