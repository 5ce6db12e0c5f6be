//! Boards in which one kind of unit is always complete.
//!
//! Every row (or column, box, region) holds each digit once: the givens where they are, the others
//! in some order. Crossover exchanges whole units and mutation swaps two cells of a unit, so children
//! keep the property and only the other houses are left to judge. The representation is that of the
//! permutation-based genetic algorithms for Sudoku (Mantere and Koljonen 2007,
//! <https://doi.org/10.1109/CEC.2007.4424632>; Moraglio, Togelius and Lucas 2006,
//! <https://doi.org/10.1109/CEC.2006.1688433>).

use std::ops::{BitOr, BitOrAssign};
use std::sync::Arc;

use evoku_sudoku::{Cell, Element, Geometry, HouseKind, Sudoku, formats};
use thiserror::Error;

use crate::encodings::text;
use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::puzzle::Puzzle;
use crate::random::{Picks, Probability, Rng};
use crate::reproduction::Reproduction;

/// The kind of unit that stays complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Rows.
    Rows,
    /// Columns.
    Columns,
    /// Boxes, or the regions of a jigsaw.
    Boxes,
}

impl Unit {
    /// The units of a geometry, as lists of cells.
    ///
    /// # Errors
    /// If there are none of the kind.
    pub fn cells(self, geometry: &Geometry) -> Result<Vec<Vec<Cell>>, NotServed> {
        let units: Vec<Vec<Cell>> = geometry
            .houses()
            .filter(|&house| self.is_of(geometry.kind(house)))
            .map(|house| geometry.cells(house).to_vec())
            .collect();
        if units.is_empty() { Err(NotServed::NoBoxes) } else { Ok(units) }
    }

    /// Whether houses of this kind are these units.
    pub(crate) fn is_of(self, kind: HouseKind) -> bool {
        match self {
            Self::Rows => kind == HouseKind::Row,
            Self::Columns => kind == HouseKind::Column,
            Self::Boxes => matches!(kind, HouseKind::Box | HouseKind::Region),
        }
    }
}

/// Why an algorithm can't serve a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotServed {
    /// A Latin square for an algorithm on boxes.
    #[error("the board has neither boxes nor regions to keep complete")]
    NoBoxes,
    /// Pencil marks for an algorithm that permutes.
    #[error("the puzzle has pencil marks, and permuting the digits of a unit can't respect them")]
    Marks,
    /// Givens that no solution can hold.
    #[error("the givens contradict each other: {0}")]
    Contradiction(String),
}

/// The open cells of a unit and the digits that go there, as many.
#[derive(Clone, Debug)]
pub(crate) struct OpenUnit<C> {
    pub(crate) cells: Vec<C>,
    pub(crate) digits: Vec<u8>,
}

/// What each unit leaves open.
///
/// # Errors
/// If the puzzle comes with pencil marks.
pub(crate) fn open_units(
    sudoku: &Sudoku,
    units: &[Vec<Cell>],
) -> Result<Vec<OpenUnit<Cell>>, NotServed> {
    if sudoku.marks().is_some() {
        return Err(NotServed::Marks);
    }
    let side = sudoku.geometry().side();
    Ok(units
        .iter()
        .map(|unit| {
            let cells = unit.iter().copied().filter(|&cell| !sudoku.is_given(cell)).collect();
            let mut digits: Vec<u8> = (1..=side as u8).collect();
            for given in unit.iter().filter_map(|&cell| sudoku.givens().get(cell)) {
                digits.retain(|&digit| digit != given.value());
            }
            OpenUnit { cells, digits }
        })
        .collect())
}

/// A machine word in which a digit is one bit.
pub trait Lane:
    Copy + Default + Eq + Send + BitOr<Output = Self> + BitOrAssign + std::fmt::Debug
{
    /// The word in which only this digit's bit is set.
    fn of(digit: u8) -> Self;
    /// The digit of the lowest bit; 0 if none is set.
    fn digit(self) -> u8;
    /// The number of bits.
    fn ones(self) -> u32;
}

macro_rules! lane {
    ($word:ty) => {
        impl Lane for $word {
            #[inline]
            fn of(digit: u8) -> Self {
                1 << (digit - 1)
            }
            #[inline]
            fn digit(self) -> u8 {
                if self == 0 { 0 } else { self.trailing_zeros() as u8 + 1 }
            }
            #[inline]
            fn ones(self) -> u32 {
                self.count_ones()
            }
        }
    };
}
lane!(u16);
lane!(u32);
lane!(u64);

/// Where cells are stored, and which houses are left to judge.
///
/// A board is stored unit by unit, one lane per cell, lanes beyond the side empty:
///
/// ```text
/// unit 0   [ cell 0 | cell 1 | ... | cell 8 |   |   |   |   |   |   |   ]   16 lanes of 16 bits
/// unit 1   [ cell 0 | cell 1 | ... | cell 8 |   |   |   |   |   |   |   ]
///   ...
/// ```
///
/// With rows as units, the digits of all columns are the units OR-ed together, sixteen lanes at a
/// time; the boxes of a band are its three rows OR-ed, then each three lanes next to each other. With
/// boxes as units the rows come out like the boxes before (rows and boxes change places), and the
/// columns by stacks. Houses that don't fit this are listed place by place.
#[derive(Debug)]
struct Layout<const LANES: usize> {
    sudoku: Sudoku,
    unit: Unit,
    /// For each cell in reading order, `unit * LANES + lane`.
    places: Vec<u16>,
    /// Units next to each other whose union is a band, and lanes next to each other whose union is
    /// then a house; none where there are no such houses.
    bands: Option<(usize, usize)>,
    /// What the union of all units makes, lane by lane.
    lines: Lines,
    /// The places of further houses.
    listed: Vec<Vec<u16>>,
    /// Pairs of places that must differ.
    pairs: Vec<[u16; 2]>,
    /// What a solution scores: the sides of all judged houses.
    full: u32,
    /// For each unit with two open cells or more: their places.
    swappable: Vec<Vec<u16>>,
}

/// How the second kind of houses comes out of the units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lines {
    /// Not at all.
    Listed,
    /// Lane `i` of every unit: rows or columns are the units.
    ByLane,
    /// Of the boxes of a stack, the lanes one below the other: boxes are the units.
    ByStack,
}

impl<const LANES: usize> Layout<LANES> {
    fn new(sudoku: &Sudoku, unit: Unit, units: &[Vec<Cell>]) -> Self {
        let geometry = sudoku.geometry();
        let shape = geometry.shape();
        let side = geometry.side();
        let mut places = vec![0; side * side];
        for (number, cells) in units.iter().enumerate() {
            for (lane, cell) in cells.iter().enumerate() {
                places[cell.index()] = (number * LANES + lane) as u16;
            }
        }
        let place = |cell: &Cell| places[cell.index()];

        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        let boxes = shape.has_boxes();
        let (bands, lines) = match unit {
            Unit::Rows => (boxes.then_some((rows, columns)), Lines::ByLane),
            Unit::Columns => (boxes.then_some((columns, rows)), Lines::ByLane),
            Unit::Boxes if boxes => (Some((rows, columns)), Lines::ByStack),
            Unit::Boxes => (None, Lines::Listed),
        };
        let folded = |kind| match kind {
            HouseKind::Row => unit == Unit::Rows || lines != Lines::Listed,
            HouseKind::Column => unit == Unit::Columns || lines != Lines::Listed,
            HouseKind::Box => true,
            HouseKind::Region => unit == Unit::Boxes,
            HouseKind::Diagonal | HouseKind::Window => false,
        };
        let houses = geometry.houses().filter(|&house| !folded(geometry.kind(house)));
        let listed: Vec<Vec<u16>> =
            houses.map(|house| geometry.cells(house).iter().map(place).collect()).collect();
        let swappable = units.iter().map(|cells| {
            let open = cells.iter().filter(|&&cell| !sudoku.is_given(cell));
            open.map(place).collect::<Vec<u16>>()
        });
        Self {
            swappable: swappable.filter(|open| open.len() > 1).collect(),
            pairs: geometry.pairs().iter().map(|p| [place(&p.first), place(&p.second)]).collect(),
            full: ((geometry.houses().len() - units.len()) * side) as u32,
            sudoku: sudoku.clone(),
            unit,
            bands,
            lines,
            listed,
            places,
        }
    }

    /// The missing digits of the judged houses, and the equal pairs.
    fn cost<T: Lane>(&self, units: &[[T; LANES]]) -> u32 {
        let mut distinct = 0;
        match self.lines {
            Lines::Listed => {}
            Lines::ByLane => distinct += ones(&union(units.iter())),
            Lines::ByStack => distinct += ones(&self.by_stack(units)),
        }
        if let Some((height, width)) = self.bands {
            distinct += ones(&by_band(units, height, width));
        }
        let mut equal = 0;
        if !self.listed.is_empty() || !self.pairs.is_empty() {
            let cells = units.as_flattened();
            for house in &self.listed {
                let union =
                    house.iter().fold(T::default(), |all, &place| all | cells[usize::from(place)]);
                distinct += union.ones();
            }
            let pairs = self.pairs.iter();
            let same = pairs.filter(|[a, b]| cells[usize::from(*a)] == cells[usize::from(*b)]);
            equal = same.count() as u32;
        }
        self.full - distinct + equal
    }

    /// With boxes as units: the digits of each column.
    fn by_stack<T: Lane>(&self, units: &[[T; LANES]]) -> [T; LANES] {
        let shape = self.sudoku.geometry().shape();
        let (stacks, width) = (shape.box_rows(), shape.box_columns());
        let mut columns = [T::default(); LANES];
        for stack in 0..stacks {
            let boxes = union(units.iter().skip(stack).step_by(stacks));
            for (lane, &digits) in boxes.iter().enumerate().take(stacks * width) {
                columns[stack * width + lane % width] |= digits;
            }
        }
        columns
    }
}

/// The union of units, lane by lane.
#[inline]
fn union<'a, T: Lane + 'a, const LANES: usize>(
    units: impl Iterator<Item = &'a [T; LANES]>,
) -> [T; LANES] {
    let mut all = [T::default(); LANES];
    for unit in units {
        for (lane, &digits) in all.iter_mut().zip(unit) {
            *lane |= digits;
        }
    }
    all
}

/// For each band of `height` units, the union of each `width` lanes next to each other.
///
/// A band makes `side / width` houses, and there are `width` bands. Band `b` leaves its houses in
/// the lanes `b`, `b + width`, ...: together they fill the lanes up to the side.
#[inline]
fn by_band<T: Lane, const LANES: usize>(
    units: &[[T; LANES]],
    height: usize,
    width: usize,
) -> [T; LANES] {
    let mut houses = [T::default(); LANES];
    for (band, units) in units.chunks_exact(height).enumerate() {
        let lanes = union(units.iter());
        for (house, lanes) in lanes[..height * width].chunks_exact(width).enumerate() {
            let digits = lanes.iter().fold(T::default(), |all, &lane| all | lane);
            houses[house * width + band] = digits;
        }
    }
    houses
}

#[inline]
fn ones<T: Lane, const LANES: usize>(lanes: &[T; LANES]) -> u32 {
    lanes.iter().map(|lane| lane.ones()).sum()
}

/// A board whose units of one kind are complete.
///
/// `LANES` is the number of bits of `T`: 16 serves sides up to 16, 32 up to 32, 64 all.
#[derive(Debug)]
pub struct UnitBoard<T, const LANES: usize> {
    layout: Arc<Layout<LANES>>,
    units: Box<[[T; LANES]]>,
    cost: u32,
}

impl<T: Lane, const LANES: usize> Clone for UnitBoard<T, LANES> {
    fn clone(&self) -> Self {
        Self { layout: Arc::clone(&self.layout), units: self.units.clone(), cost: self.cost }
    }

    fn clone_from(&mut self, source: &Self) {
        debug_assert!(Arc::ptr_eq(&self.layout, &source.layout));
        self.units.copy_from_slice(&source.units);
        self.cost = source.cost;
    }
}

impl<T: Lane, const LANES: usize> UnitBoard<T, LANES> {
    /// The values in reading order.
    pub fn values(&self) -> impl Iterator<Item = u8> + '_ {
        let cells = self.units.as_flattened();
        self.layout.places.iter().map(move |&place| cells[usize::from(place)].digit())
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
}

impl<T: Lane, const LANES: usize> Puzzle for UnitBoard<T, LANES> {
    fn distance(&self, other: &Self) -> usize {
        let (own, others) = (self.units.as_flattened(), other.units.as_flattened());
        own.iter().zip(others).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        formats::line::print(&text::grid(self.values()))
    }

    fn board(&self) -> String {
        formats::board::print(self.layout.sudoku.geometry(), &text::grid(self.values()))
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let grid = text::read(&self.layout.sudoku, text)?;
        let mut units = self.units.clone();
        for (cell, digit) in grid.cells().iter().enumerate() {
            let digit = digit.ok_or("a cell is blank, and every unit has to be complete")?;
            units.as_flattened_mut()[usize::from(self.layout.places[cell])] = T::of(digit.value());
        }
        let side = self.layout.sudoku.geometry().side();
        let complete = |unit: &[T; LANES]| {
            unit.iter().fold(T::default(), |all, &lane| all | lane).ones() as usize == side
        };
        if let Some(wrong) = units.iter().position(|unit| !complete(unit)) {
            return Err(format!("unit {} does not hold every digit once", wrong + 1));
        }
        self.cost = self.layout.cost(&units);
        self.units = units;
        Ok(())
    }
}

/// Reads the cost that a board keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitFitness;

impl<T: Lane, const LANES: usize> Fitness<UnitBoard<T, LANES>> for UnitFitness {
    #[inline]
    fn cost(&self, board: &UnitBoard<T, LANES>) -> Cost {
        Cost::one(board.cost)
    }
}

/// Makes boards whose units hold their missing digits in random order.
#[derive(Debug)]
pub struct UnitFactory<T, const LANES: usize> {
    layout: Arc<Layout<LANES>>,
    /// The givens, open cells empty.
    posed: Box<[[T; LANES]]>,
    /// What each unit leaves open, by place.
    open: Vec<OpenUnit<u16>>,
}

impl<T: Lane, const LANES: usize> UnitFactory<T, LANES> {
    /// A factory of boards that keep units of this kind complete.
    ///
    /// # Errors
    /// If the board has no such units, or the puzzle has pencil marks.
    pub fn new(sudoku: &Sudoku, unit: Unit) -> Result<Self, NotServed> {
        let units = unit.cells(sudoku.geometry())?;
        let open = open_units(sudoku, &units)?;
        let layout = Layout::<LANES>::new(sudoku, unit, &units);
        let mut posed = vec![[T::default(); LANES]; units.len()].into_boxed_slice();
        for (cell, digit) in sudoku.givens().digits() {
            let place = usize::from(layout.places[cell.index()]);
            posed.as_flattened_mut()[place] = T::of(digit.value());
        }
        let place = |cell: &Cell| layout.places[cell.index()];
        let by_place = |unit: OpenUnit<Cell>| OpenUnit {
            cells: unit.cells.iter().map(place).collect(),
            digits: unit.digits,
        };
        let open = open.into_iter().map(by_place).collect();
        Ok(Self { posed, open, layout: Arc::new(layout) })
    }
}

impl<T: Lane, const LANES: usize> PuzzleFactory for UnitFactory<T, LANES> {
    type Puzzle = UnitBoard<T, LANES>;

    fn create(&self, rng: &mut Rng) -> UnitBoard<T, LANES> {
        let layout = Arc::clone(&self.layout);
        let mut board = UnitBoard { layout, units: self.posed.clone(), cost: 0 };
        self.renew(&mut board, rng);
        board
    }

    fn renew(&self, board: &mut UnitBoard<T, LANES>, rng: &mut Rng) {
        board.units.copy_from_slice(&self.posed);
        let cells = board.units.as_flattened_mut();
        for OpenUnit { cells: places, digits } in &self.open {
            // Fisher and Yates from the inside out: no copy of the digits is needed.
            for (placed, (&place, &digit)) in places.iter().zip(digits).enumerate() {
                let other = usize::from(places[rng.index(placed + 1)]);
                cells[usize::from(place)] = cells[other];
                cells[other] = T::of(digit);
            }
        }
        board.cost = self.layout.cost(&board.units);
    }
}

/// One-point crossover between units, then swaps within units.
#[derive(Clone, Debug)]
pub struct UnitReproduction {
    crossover: Probability,
    swaps: Picks,
}

impl UnitReproduction {
    /// Crosses over with probability `crossover_rate`; then swaps two open cells, with probability
    /// `mutation_rate`, in each of the units of a board that this factory makes.
    #[must_use]
    pub fn new<T: Lane, const LANES: usize>(
        factory: &UnitFactory<T, LANES>,
        crossover_rate: f64,
        mutation_rate: f64,
    ) -> Self {
        let swaps = Picks::new(factory.layout.swappable.len(), mutation_rate);
        Self { crossover: Probability::new(crossover_rate), swaps }
    }
}

impl<T: Lane, const LANES: usize> Reproduction<UnitBoard<T, LANES>> for UnitReproduction {
    #[inline]
    fn reproduce(
        &self,
        [first, second]: [&UnitBoard<T, LANES>; 2],
        child: &mut UnitBoard<T, LANES>,
        rng: &mut Rng,
    ) {
        let units = first.units.len();
        // A board of one unit has no boundary between units.
        let cut =
            if units > 1 && rng.chance(self.crossover) { 1 + rng.index(units - 1) } else { units };
        child.units[..cut].copy_from_slice(&first.units[..cut]);
        child.units[cut..].copy_from_slice(&second.units[cut..]);

        let swappable = &first.layout.swappable;
        let cells = child.units.as_flattened_mut();
        self.swaps.draw(rng, |unit, rng| {
            let open = &swappable[unit];
            let one = rng.index(open.len());
            let other = rng.index(open.len() - 1);
            let other = other + usize::from(other >= one);
            cells.swap(usize::from(open[one]), usize::from(open[other]));
        });
        child.cost = first.layout.cost(&child.units);
    }
}
