//! Boards in which one kind of unit is always complete.
//!
//! Every row (or column, box, region) holds each digit once: the givens where they are, the others
//! in some order. Crossover exchanges whole units and mutation swaps two cells of a unit, so
//! children keep the property and only the other houses are left to judge. The representation is
//! that of the permutation-based genetic algorithms for Sudoku (Mantere and Koljonen 2007,
//! <https://doi.org/10.1109/CEC.2007.4424632>; Moraglio, Togelius and Lucas 2006,
//! <https://doi.org/10.1109/CEC.2006.1688347>).

mod belief;
mod crossover;
mod houses;
mod layout;
mod mutation;
mod repeats;
mod row;

use std::sync::Arc;

use evoku_sudoku::{Cell, Digit, Element, Sudoku, formats};

use crate::encodings::units::layout::{Layout, Place};
use crate::encodings::{NotServed, OpenUnit, Unit, attempt_memory, open_units, text};
use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::puzzle::Puzzle;
use crate::random::{Probability, Rng};
use crate::reproduction::Reproduction;

pub use belief::BeliefFactory;
pub use crossover::Crossover;
pub use mutation::{Mutation, SwapSequence};
pub use repeats::{IllegalHouses, RepeatSearch};
pub use row::{Lanes, Packed, Row};

/// A board whose units of one kind are complete.
#[derive(Debug)]
pub struct UnitBoard<R> {
    layout: Arc<Layout<R>>,
    units: Box<[R]>,
    cost: u32,
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
    /// The bytes that each board of a puzzle takes, without what all share.
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

    /// The missing digits of the houses that are not kept complete, and the equal pairs.
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
    fn recount(&mut self) {
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
        let complete = |unit: &R| {
            (0..side).fold(0, |all, place| all | unit.field(place)).count_ones() as usize == side
        };
        if let Some(wrong) = units.iter().position(|unit| !complete(unit)) {
            return Err(format!("unit {} does not hold every digit once", wrong + 1));
        }
        self.cost = self.layout.cost(&units);
        self.units.copy_from_slice(&units);
        Ok(())
    }
}

/// Reads the cost that a board keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitFitness;

impl<R: Row> Fitness<UnitBoard<R>> for UnitFitness {
    #[inline]
    fn cost(&self, board: &UnitBoard<R>) -> Cost {
        Cost::one(board.cost)
    }
}

/// Makes boards whose units hold their missing digits in random order.
#[derive(Debug)]
pub struct UnitFactory<R> {
    layout: Arc<Layout<R>>,
    /// The givens, open cells empty.
    posed: Box<[R]>,
    open: Vec<OpenUnit>,
}

impl<R: Row> UnitFactory<R> {
    /// A factory of boards that keep units of this kind complete.
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
            // Fisher and Yates from the inside out: no copy of the digits is needed.
            for (placed, (&cell, &digit)) in cells.iter().zip(digits).enumerate() {
                *unit = unit.or(R::with(place(cell), digit));
                unit.swap(place(cell), place(cells[rng.index(placed + 1)]));
            }
        }
        board.cost = self.layout.cost(&board.units);
    }
}

/// A crossover, then mutations within units.
#[derive(Clone, Debug)]
pub struct UnitReproduction {
    crossover: Crossover,
    crossover_rate: Probability,
    mutation: Mutation,
}

impl UnitReproduction {
    /// Crosses over with probability `crossover_rate`, at a boundary between units unless
    /// [`UnitReproduction::with_crossover`] says otherwise; then swaps two open cells, with
    /// probability `mutation_rate`, in each of the units of a board that this factory makes.
    #[must_use]
    pub fn new<R: Row>(factory: &UnitFactory<R>, crossover_rate: f64, mutation_rate: f64) -> Self {
        Self {
            crossover: Crossover::OnePoint,
            crossover_rate: Probability::new(crossover_rate),
            mutation: Mutation::swap(factory, mutation_rate),
        }
    }

    /// With another crossover.
    #[must_use]
    pub fn with_crossover(self, crossover: Crossover) -> Self {
        Self { crossover, ..self }
    }

    /// With another mutation.
    #[must_use]
    pub fn with_mutation(self, mutation: Mutation) -> Self {
        Self { mutation, ..self }
    }
}

impl<R: Row> Reproduction<UnitBoard<R>> for UnitReproduction {
    #[inline]
    fn reproduce(
        &self,
        parents @ [first, _]: [&UnitBoard<R>; 2],
        child: &mut UnitBoard<R>,
        rng: &mut Rng,
    ) {
        // A board of one unit has nothing to exchange.
        if first.units.len() > 1 && rng.chance(self.crossover_rate) {
            self.crossover.exchange(parents, &mut child.units, rng);
        } else {
            copy(&first.units, &mut child.units);
        }
        self.mutation.change(child, rng);
        child.recount();
    }
}

/// Unit by unit: a call of memcpy for a few hundred bytes takes longer.
#[inline]
fn copy<R: Row>(from: &[R], to: &mut [R]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
}
