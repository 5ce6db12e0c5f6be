//! The factory of random boards with complete units.

use std::sync::Arc;

use evoku_ea::{PuzzleFactory, Rng};
use evoku_sudoku::{Cell, Element, Sudoku};

use crate::encodings::complete::{NotServed, OpenUnit, Unit, open_units};
use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::layout::Layout;
use crate::encodings::units::row::Row;

/// Creates boards whose units hold their missing digits in random order.
#[derive(Debug)]
pub struct UnitFactory<R> {
    pub(super) layout: Arc<Layout<R>>,
    /// The givens; open cells are empty.
    pub(super) posed: Box<[R]>,
    pub(super) open: Vec<OpenUnit>,
}

impl<R: Row> UnitFactory<R> {
    /// Creates a factory of boards that keep units of this kind complete.
    ///
    /// # Errors
    /// If the board has no such units, or the puzzle has pencil marks.
    pub fn new(sudoku: &Sudoku, unit: Unit) -> Result<Self, NotServed> {
        let units = unit.cells(sudoku.geometry())?;
        let open = open_units(sudoku, &units)?;
        let layout = Layout::<R>::new(sudoku, unit, &units);
        let mut posed = vec![R::EMPTY; units.len()].into_boxed_slice();
        for (cell, digit) in sudoku.givens().digits() {
            let at = layout.places[cell.index()];
            let unit = &mut posed[usize::from(at.unit)];
            *unit = unit.or(R::with(usize::from(at.place), digit.value()));
        }
        Ok(Self { posed, open, layout: Arc::new(layout) })
    }
}

impl<R: Row> PuzzleFactory for UnitFactory<R> {
    type Puzzle = UnitBoard<R>;

    fn create(&self, rng: &mut Rng) -> UnitBoard<R> {
        let layout = Arc::clone(&self.layout);
        let mut board = UnitBoard { layout, units: self.posed.clone(), cost: 0 };
        self.renew(&mut board, rng);
        board
    }

    fn renew(&self, board: &mut UnitBoard<R>, rng: &mut Rng) {
        board.units.copy_from_slice(&self.posed);
        for (OpenUnit { cells, digits }, unit) in self.open.iter().zip(&mut board.units) {
            let place = |cell: Cell| usize::from(self.layout.places[cell.index()].place);
            // The inside-out version of Fisher and Yates, which needs no copy of the digits.
            for (placed, (&cell, &digit)) in cells.iter().zip(digits).enumerate() {
                *unit = unit.or(R::with(place(cell), digit));
                unit.swap(place(cell), place(cells[rng.index(placed + 1)]));
            }
        }
        board.cost = self.layout.cost(&board.units);
    }
}
