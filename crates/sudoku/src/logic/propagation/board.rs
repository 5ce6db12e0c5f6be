//! The board that keeps itself at the fixed point.

use std::fmt;
use std::sync::Arc;

use crate::logic::propagation::locked::{Crossing, crossings};
use crate::logic::propagation::{Contradiction, HouseRule, Propagation, RULES};
use crate::model::{
    Candidates, Cell, Digit, Digits, Element, Geometry, Grid, House, Houses, MAX_SIDE,
};

/// What propagation on one geometry needs: built once, shared by all boards.
#[derive(Debug)]
pub struct Propagator {
    geometry: Arc<Geometry>,
    level: Propagation,
    /// The houses of each cell.
    houses_of: Vec<Houses>,
    /// For each house the others that share two cells or more with it.
    crossings: Vec<Vec<Crossing>>,
}

impl Propagator {
    /// Takes time in proportion to the number of pairs of houses.
    #[must_use]
    pub fn new(geometry: Arc<Geometry>, level: Propagation) -> Self {
        let cells = (0..geometry.shape().cells()).map(Cell::from_index);
        let houses_of =
            cells.map(|cell| geometry.houses_of(cell).iter().copied().collect()).collect();
        let crossings = crossings(&geometry);
        Self { geometry, level, houses_of, crossings }
    }

    /// The geometry whose houses and pairs are honoured.
    #[must_use]
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// How much is deduced.
    #[must_use]
    pub fn level(&self) -> Propagation {
        self.level
    }

    /// The cells of a house.
    pub(super) fn cells(&self, house: House) -> &[Cell] {
        self.geometry.cells(house)
    }

    /// Every digit, a bit each.
    pub(super) fn all_digits(&self) -> u64 {
        u64::MAX >> (MAX_SIDE - self.geometry.side())
    }

    /// How a house crosses others.
    pub(super) fn crossings(&self, house: House) -> &[Crossing] {
        &self.crossings[house.index()]
    }
}

/// The candidates of every cell, always propagated to the fixed point.
///
/// After a [`Contradiction`] the candidates are meaningless; who wants to go on keeps a clone. A
/// clone copies one word for each cell.
#[derive(Clone)]
pub struct Board {
    propagator: Arc<Propagator>,
    /// A word for each cell in reading order: bit `i` is the digit with index `i`.
    cells: Box<[u64]>,
    /// The number of cells with several candidates.
    open: usize,
}

impl Board {
    /// The board without givens.
    #[must_use]
    pub fn blank(propagator: &Arc<Propagator>) -> Self {
        let side = propagator.geometry.side();
        let cells = vec![propagator.all_digits(); side * side].into();
        // With one digit every cell is decided, and no house holds two cells.
        let open = if side == 1 { 0 } else { side * side };
        Self { propagator: Arc::clone(propagator), cells, open }
    }

    /// The board with these candidates, propagated.
    ///
    /// # Errors
    /// If propagation finds that there is no solution.
    ///
    /// # Panics
    /// If the candidates are those of a board of another side.
    pub fn new(
        propagator: &Arc<Propagator>,
        candidates: &Candidates,
    ) -> Result<Self, Contradiction> {
        let mut board = Self::blank(propagator);
        assert_eq!(candidates.side(), propagator.geometry.side(), "the side of the candidates");
        let mut work = board.work();
        for (index, digits) in candidates.cells().iter().enumerate() {
            work.keep(Cell::from_index(index), digits.words()[0])?;
        }
        work.propagate()?;
        Ok(board)
    }

    /// The geometry.
    #[must_use]
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.propagator.geometry
    }

    /// The digit of a cell, or none while it has several candidates.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        let digits = self.cells[cell.index()];
        digits.is_power_of_two().then(|| Digit::from_index(digits.trailing_zeros() as usize))
    }

    /// Puts a digit into a cell and propagates.
    ///
    /// # Errors
    /// If the digit is no candidate of the cell, or propagation finds that there is no solution.
    pub fn set(&mut self, cell: Cell, digit: Digit) -> Result<(), Contradiction> {
        let mut work = self.work();
        work.keep(cell, 1 << digit.index())?;
        work.propagate()
    }

    /// Rules a digit out in a cell and propagates.
    ///
    /// # Errors
    /// If propagation finds that there is no solution.
    pub fn remove(&mut self, cell: Cell, digit: Digit) -> Result<(), Contradiction> {
        let mut work = self.work();
        work.keep(cell, !(1 << digit.index()))?;
        work.propagate()
    }

    /// The candidates of a cell.
    #[must_use]
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

    /// The number of cells with several candidates. With none, the board is a solution.
    #[must_use]
    pub fn open_cells(&self) -> usize {
        self.open
    }

    /// The open cell with the fewest candidates, the first of them in reading order.
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
    pub fn first_open_cell(&self) -> Option<Cell> {
        let first = self.cells.iter().position(|digits| digits.count_ones() > 1);
        first.map(Cell::from_index)
    }

    /// Writes the decided cells into a grid and makes the others blank.
    ///
    /// # Panics
    /// If the grid has another side.
    pub fn write_to(&self, grid: &mut Grid) {
        assert_eq!(grid.side(), self.geometry().side(), "the side of the grid");
        for cell in (0..self.cells.len()).map(Cell::from_index) {
            grid.set(cell, self.get(cell));
        }
    }

    /// The bytes that a board of this side takes, without what it shares.
    #[must_use]
    pub fn bytes(side: usize) -> usize {
        size_of::<Self>() + side * side * size_of::<u64>()
    }

    fn work(&mut self) -> Work<'_> {
        Work {
            tables: &self.propagator,
            cells: &mut self.cells,
            open: &mut self.open,
            placed: Vec::new(),
            changed: Houses::EMPTY,
            pending: [Houses::EMPTY; RULES.len()],
        }
    }
}

/// The candidates only: what is shared would tell nothing.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.candidates().fmt(f)
    }
}

/// The digits that the bits stand for.
fn digits(mut bits: u64) -> Digits {
    let mut digits = Digits::EMPTY;
    while bits != 0 {
        digits.insert(Digit::from_index(bits.trailing_zeros() as usize));
        bits &= bits - 1;
    }
    digits
}

/// Propagation under way: the board, and what has not been looked at since it changed.
pub(super) struct Work<'a> {
    pub(super) tables: &'a Propagator,
    cells: &'a mut [u64],
    open: &'a mut usize,
    /// Decided cells whose peers don't know yet.
    placed: Vec<Cell>,
    /// Houses with a change that the rules haven't been told of yet.
    changed: Houses,
    /// For each rule the houses that it has yet to look at.
    pending: [Houses; RULES.len()],
}

impl Work<'_> {
    /// Leaves only these candidates in a cell.
    pub(super) fn keep(&mut self, cell: Cell, digits: u64) -> Result<(), Contradiction> {
        let index = cell.index();
        let before = self.cells[index];
        let after = before & digits;
        if after == before {
            return Ok(());
        }
        self.cells[index] = after;
        if after == 0 {
            return Err(Contradiction);
        }
        if after.is_power_of_two() {
            *self.open -= 1;
            self.placed.push(cell);
        }
        self.changed |= self.tables.houses_of[index];
        Ok(())
    }

    /// Applies the rules until none of them finds anything more.
    fn propagate(&mut self) -> Result<(), Contradiction> {
        loop {
            while let Some(cell) = self.placed.pop() {
                let others = !self.cells[cell.index()];
                for &peer in self.tables.geometry.peers(cell) {
                    self.keep(peer, others)?;
                }
            }
            let Some((rule, house)) = self.next_house() else { return Ok(()) };
            rule(self, house)?;
        }
    }

    /// The cheapest rule that has yet to look at a house, and that house.
    fn next_house(&mut self) -> Option<(HouseRule, House)> {
        let level = self.tables.level;
        let rules = RULES.iter().zip(&mut self.pending).filter(|(rule, _)| rule.level <= level);
        let mut next = None;
        for (rule, pending) in rules {
            let Some(apply) = rule.apply else { continue };
            *pending |= self.changed;
            if next.is_none()
                && let Some(house) = pending.min()
            {
                pending.remove(house);
                next = Some((apply, house));
            }
        }
        self.changed.clear();
        next
    }

    /// The candidates of a cell.
    pub(super) fn get(&self, cell: Cell) -> u64 {
        self.cells[cell.index()]
    }

    /// The candidates of the cells of a house, by position.
    pub(super) fn matrix(&self, house: House) -> [u64; MAX_SIDE] {
        let mut rows = [0; MAX_SIDE];
        for (row, &cell) in rows.iter_mut().zip(self.tables.cells(house)) {
            *row = self.get(cell);
        }
        rows
    }

    /// Leaves only these candidates in the cells of a house.
    pub(super) fn keep_matrix(
        &mut self,
        house: House,
        rows: &[u64; MAX_SIDE],
    ) -> Result<(), Contradiction> {
        let cells = self.tables.cells(house);
        cells.iter().zip(rows).try_for_each(|(&cell, &digits)| self.keep(cell, digits))
    }
}
