//! Boards with complete units, for algorithms that make one swap at a time.
//!
//! The price of a swap is computed in constant time before it is made, from the counts of every
//! digit in every judged house. The neighbourhood is that of Lewis 2007
//! (<https://doi.org/10.1007/s10732-007-9012-8>).

use std::sync::Arc;

use evoku_ea::{Cost, Fitness, Puzzle, PuzzleFactory, Rng};
use evoku_sudoku::{Element, House, Lists, Sudoku, formats};

use crate::encodings::complete::{NotServed, OpenUnit, Unit, open_units};
use crate::encodings::memory::attempt_memory;
use crate::encodings::partners::partners;
use crate::encodings::parts::Parts;
use crate::encodings::text;

/// The start of the counts of a cell's lines: the two houses, besides the complete unit, that every
/// cell of a plain board has.
///
/// On a board that keeps its rows there is only one. A dummy house after all others, the same for
/// every cell, replaces the second: houses that both cells of a swap share are never counted.
type Lines = [u32; 2];

/// An open cell that can be swapped.
#[derive(Clone, Copy, Debug)]
struct Movable {
    cell: u16,
    /// The index of the first movable cell of its unit, and their number.
    unit_start: u16,
    unit_length: u16,
    /// Its index among them.
    place: u16,
}

#[derive(Debug)]
struct Context {
    sudoku: Sudoku,
    unit: Unit,
    lines: Vec<Lines>,
    /// The start of the counts of each cell's further judged houses (diagonals, windows, regions).
    further: Lists<u32>,
    partners: Lists<u16>,
    parts: Parts,
    movable: Vec<Movable>,
    /// The index of the first movable cell in each unit that has any.
    units: Vec<u16>,
    open: Vec<OpenUnit>,
    houses: usize,
}

/// Two open cells of one unit, as indices in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swap {
    one: u16,
    other: u16,
}

/// A board whose units of one kind are complete, with the counts that determine the price of a
/// swap.
#[derive(Debug)]
pub struct SwapBoard {
    context: Arc<Context>,
    /// The digit of each cell minus one.
    values: Box<[u8]>,
    /// The count of each digit in each judged house and in the dummy house.
    counts: Box<[u8]>,
    cost: u32,
}

impl SwapBoard {
    /// The number of bytes of each board of a puzzle, without the shared part.
    pub(crate) fn memory(sudoku: &Sudoku) -> u64 {
        let side = sudoku.geometry().side();
        let counts = (sudoku.geometry().houses().len() + 1) * side;
        attempt_memory::<Self>(side * side + counts)
    }
}

impl Clone for SwapBoard {
    fn clone(&self) -> Self {
        Self {
            context: Arc::clone(&self.context),
            values: self.values.clone(),
            counts: self.counts.clone(),
            cost: self.cost,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        debug_assert!(Arc::ptr_eq(&self.context, &source.context));
        self.values.copy_from_slice(&source.values);
        self.counts.copy_from_slice(&source.counts);
        self.cost = source.cost;
    }
}

impl SwapBoard {
    /// The missing digits of the judged houses, the equal pairs, and the cost of violated
    /// constraints.
    #[must_use]
    pub fn cost(&self) -> u32 {
        self.cost
    }

    /// The digits in reading order.
    pub fn digits(&self) -> impl Iterator<Item = u8> + '_ {
        self.values.iter().map(|value| value + 1)
    }

    /// The digit of a cell minus one.
    pub(crate) fn value(&self, cell: usize) -> u8 {
        self.values[cell]
    }

    /// The number of movable cells: open cells that can be swapped.
    #[must_use]
    pub fn movable(&self) -> usize {
        self.context.movable.len()
    }

    /// Draws a swap: each movable cell is equally likely, then each other one of its unit. `None`
    /// if no cell is movable.
    ///
    /// Takes one draw of 64 bits, half for either choice. The probability of a choice is off by at
    /// most 2^-20.
    #[inline]
    pub fn random_swap(&self, rng: &mut Rng) -> Option<Swap> {
        let movable = &self.context.movable[..];
        let bits = rng.bits();
        let one = movable.get((((bits >> 32) * movable.len() as u64) >> 32) as usize)?;
        let other = (((bits & 0xffff_ffff) * u64::from(one.unit_length - 1)) >> 32) as u16;
        let other = other + u16::from(other >= one.place);
        let other = movable[usize::from(one.unit_start + other)];
        Some(Swap { one: one.cell, other: other.cell })
    }

    /// The indices of the movable cells that are in conflict; see [`SwapBoard::is_in_conflict`].
    pub fn conflicts(&self) -> impl Iterator<Item = usize> + '_ {
        let movable = self.context.movable.iter().enumerate();
        let conflicting = movable.filter(|(_, movable)| self.is_in_conflict(movable.cell.into()));
        conflicting.map(|(number, _)| number)
    }

    /// Returns `true` if the digit of a cell is repeated in a judged house, equals that of a
    /// partner, or violates a constraint.
    pub fn is_in_conflict(&self, cell: usize) -> bool {
        let context = &*self.context;
        let value = self.values[cell];
        let judged = (context.houses * context.sudoku.geometry().side()) as u32;
        let mut houses = context.lines[cell].iter().chain(context.further.get(cell));
        houses.any(|&house| house < judged && self.counts[house as usize + usize::from(value)] > 1)
            || (context.partners.get(cell).iter())
                .any(|&partner| self.values[usize::from(partner)] == value)
            || context.parts.cost_of(cell, |cell| self.values[cell] + 1) > 0
    }

    /// The swaps of the movable cell with this index with each other one of its unit.
    pub fn swaps_of(&self, movable: usize) -> impl Iterator<Item = Swap> + '_ {
        let cell = self.context.movable[movable].cell;
        let others = self.unit_of(movable).filter(move |other| other.cell != cell);
        others.map(move |other| Swap { one: cell.min(other.cell), other: cell.max(other.cell) })
    }

    /// The digits of all movable cells in the unit of this movable cell, as a set of bits.
    pub(crate) fn digits_around(&self, movable: usize) -> u64 {
        self.unit_of(movable).fold(0, |all, cell| all | 1 << self.values[usize::from(cell.cell)])
    }

    /// The swap that brings a digit (minus one) to this movable cell from another one of its unit.
    /// `None` if the cell already has it.
    pub(crate) fn swap_for(&self, movable: usize, value: usize) -> Option<Swap> {
        let one = self.context.movable[movable].cell;
        let other = self.unit_of(movable).map(|other| other.cell);
        let mut holders =
            other.filter(|&other| usize::from(self.values[usize::from(other)]) == value);
        holders.next().filter(|&other| other != one).map(|other| Swap { one, other })
    }

    /// The digit of the movable cell with this index minus one.
    pub(crate) fn value_of(&self, movable: usize) -> u8 {
        self.values[usize::from(self.context.movable[movable].cell)]
    }

    fn unit_of(&self, movable: usize) -> impl Iterator<Item = &Movable> {
        let Movable { unit_start, unit_length, .. } = self.context.movable[movable];
        self.context.movable[usize::from(unit_start)..usize::from(unit_start + unit_length)].iter()
    }

    /// Draws a swap in a random unit: each unit is equally likely, then any two of its movable
    /// cells. `None` if no cell is movable.
    pub fn random_swap_of_a_unit(&self, rng: &mut Rng) -> Option<Swap> {
        let Context { units, movable, .. } = &*self.context;
        let first = usize::from(*units.get(rng.index(units.len()))?);
        let [one, other] = rng.two_of(movable[first].unit_length.into());
        Some(Swap { one: movable[first + one].cell, other: movable[first + other].cell })
    }

    /// The change of the cost that a swap would cause.
    #[inline]
    pub fn price(&self, swap: Swap) -> i32 {
        let (one, other) = (usize::from(swap.one), usize::from(swap.other));
        let (x, y) = (u32::from(self.values[one]), u32::from(self.values[other]));
        let mut price = 0;
        for (a, b) in self.context.lines[one].into_iter().zip(self.context.lines[other]) {
            // Multiplied rather than branched, because a branch on shared houses would be
            // unpredictable.
            price += (self.change(a, x, y) + self.change(b, y, x)) * i32::from(a != b);
        }
        if !self.context.further.is_empty() {
            let (of_one, of_other) =
                (self.context.further.get(one), self.context.further.get(other));
            let only = |house: &&u32, others: &[u32]| !others.contains(house);
            for &house in of_one.iter().filter(|house| only(house, of_other)) {
                price += self.change(house, x, y);
            }
            for &house in of_other.iter().filter(|house| only(house, of_one)) {
                price += self.change(house, y, x);
            }
        }
        if !self.context.partners.is_empty() {
            price += self.price_of_pairs(one, other);
        }
        if !self.context.parts.is_empty() {
            price += self.price_of_parts(one, other);
        }
        price
    }

    /// The change of the cost if a house `loses` one digit and `wins` another.
    #[inline(always)]
    fn change(&self, house: u32, loses: u32, wins: u32) -> i32 {
        let count = |value: u32| self.counts[(house + value) as usize];
        i32::from(count(loses) == 1) - i32::from(count(wins) == 0)
    }

    /// The change of the cost of violated constraints that the swap would cause.
    fn price_of_parts(&self, one: usize, other: usize) -> i32 {
        let parts = &self.context.parts;
        let before = parts.cost_of_two([one, other], |cell| self.values[cell] + 1);
        let after = parts.cost_of_two([one, other], |cell| match cell {
            cell if cell == one => self.values[other] + 1,
            cell if cell == other => self.values[one] + 1,
            cell => self.values[cell] + 1,
        });
        after as i32 - before as i32
    }

    /// The change of equal pairs that the swap would cause. The two cells share a unit, so they are
    /// not partners.
    fn price_of_pairs(&self, one: usize, other: usize) -> i32 {
        let (x, y) = (self.values[one], self.values[other]);
        self.change_of_pairs(one, x, y) + self.change_of_pairs(other, y, x)
    }

    /// The change of a cell's equal pairs if it exchanged one digit for another.
    #[inline]
    fn change_of_pairs(&self, cell: usize, loses: u8, wins: u8) -> i32 {
        let partners = self.context.partners.get(cell).iter();
        let values = partners.map(|&partner| self.values[usize::from(partner)]);
        values.map(|value| i32::from(value == wins) - i32::from(value == loses)).sum()
    }

    /// Makes a swap. `price` is the result of [`SwapBoard::price`] for this board in its current
    /// state.
    #[inline]
    pub fn make(&mut self, swap: Swap, price: i32) {
        let (one, other) = (usize::from(swap.one), usize::from(swap.other));
        let (x, y) = (u32::from(self.values[one]), u32::from(self.values[other]));
        self.values.swap(one, other);
        self.cost = self.cost.wrapping_add_signed(price);
        let (context, counts) = (&*self.context, &mut self.counts);
        for (a, b) in context.lines[one].into_iter().zip(context.lines[other]) {
            exchange(counts, a, x, y);
            exchange(counts, b, y, x);
        }
        for &house in context.further.get(one) {
            exchange(counts, house, x, y);
        }
        for &house in context.further.get(other) {
            exchange(counts, house, y, x);
        }
    }

    /// Recomputes all counts.
    fn recount(&mut self) {
        let context = &*self.context;
        let side = context.sudoku.geometry().side();
        self.counts.fill(0);
        for (cell, &value) in self.values.iter().enumerate() {
            for &house in context.lines[cell].iter().chain(context.further.get(cell)) {
                self.counts[house as usize + usize::from(value)] += 1;
            }
        }
        let missing =
            self.counts[..context.houses * side].iter().filter(|&&count| count == 0).count();
        let pairs = context.sudoku.geometry().pairs().iter();
        let equal = pairs.filter(|p| self.values[p.first.index()] == self.values[p.second.index()]);
        let broken = context.parts.cost(|cell| self.values[cell] + 1);
        self.cost = (missing + equal.count()) as u32 + broken;
    }

    /// Puts the missing digits of every unit into its open cells in random order.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        let context = Arc::clone(&self.context);
        for OpenUnit { cells, digits } in &context.open {
            for (placed, (cell, digit)) in cells.iter().zip(digits).enumerate() {
                let other = cells[rng.index(placed + 1)].index();
                self.values[cell.index()] = self.values[other];
                self.values[other] = digit - 1;
            }
        }
        self.recount();
    }

    /// Shuffles the digits of the chosen cells within each unit; only open cells may be chosen.
    pub fn shuffle_chosen(&mut self, chosen: &[bool], rng: &mut Rng) {
        let context = Arc::clone(&self.context);
        for OpenUnit { cells, .. } in &context.open {
            let cells = cells.iter().map(|cell| cell.index()).filter(|&cell| chosen[cell]);
            for (before, cell) in cells.clone().enumerate() {
                if let Some(other) = cells.clone().nth(rng.index(before + 1)) {
                    self.values.swap(cell, other);
                }
            }
        }
        self.recount();
    }

    /// Copies from another board each unit whose bit in `coins` is set.
    pub(crate) fn take_units(&mut self, other: &Self, coins: u64) {
        let context = Arc::clone(&self.context);
        let taken = context.open.iter().enumerate().filter(|(unit, _)| coins >> unit & 1 == 1);
        for cell in taken.flat_map(|(_, unit)| &unit.cells) {
            self.values[cell.index()] = other.values[cell.index()];
        }
        self.recount();
    }

    /// Copies the digits of a solution, 1 to the side, in reading order.
    pub(crate) fn solve(&mut self, solution: &[u8]) {
        for (value, digit) in self.values.iter_mut().zip(solution) {
            *value = digit - 1;
        }
        self.recount();
    }
}

/// Replaces one digit `loses` in a house by one of `wins`. For a house that both cells of a swap
/// share, two calls cancel out; the count of the dummy house may wrap in between.
#[inline]
fn exchange(counts: &mut [u8], house: u32, loses: u32, wins: u32) {
    let count = |value: u32| (house + value) as usize;
    counts[count(loses)] = counts[count(loses)].wrapping_sub(1);
    counts[count(wins)] = counts[count(wins)].wrapping_add(1);
}

impl Puzzle for SwapBoard {
    fn distance(&self, other: &Self) -> usize {
        self.values.iter().zip(&other.values).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        formats::line::print(&text::grid(self.digits()))
    }

    fn board(&self) -> String {
        formats::board::print(self.context.sudoku.geometry(), &text::grid(self.digits()))
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let grid = text::read(&self.context.sudoku, text)?;
        if !grid.is_complete() {
            return Err("a cell is blank, and every unit has to be complete".to_owned());
        }
        for unit in self.context.unit.cells(self.context.sudoku.geometry()).unwrap_or_default() {
            let digits: evoku_sudoku::Digits =
                unit.iter().filter_map(|&cell| grid.get(cell)).collect();
            if digits.len() < unit.len() {
                let first = unit[0].name(grid.side());
                return Err(format!("the unit of {first} does not hold every digit once"));
            }
        }
        for (value, (_, digit)) in self.values.iter_mut().zip(grid.digits()) {
            *value = digit.value() - 1;
        }
        self.recount();
        Ok(())
    }

    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        let (own, others) = (&self.context, &other.context);
        if own.unit != others.unit || own.sudoku != others.sudoku {
            return self.read(&other.line());
        }
        self.values.copy_from_slice(&other.values);
        self.counts.copy_from_slice(&other.counts);
        self.cost = other.cost;
        Ok(())
    }
}

/// The cost, which a board keeps up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwapFitness;

impl Fitness<SwapBoard> for SwapFitness {
    #[inline]
    fn cost(&self, board: &SwapBoard) -> Cost {
        Cost::one(board.cost)
    }
}

/// Creates boards whose units hold their missing digits in random order.
#[derive(Clone, Debug)]
pub struct SwapFactory {
    context: Arc<Context>,
}

impl SwapFactory {
    /// Creates a factory of boards that keep boxes complete, or regions; rows if there are neither.
    ///
    /// # Errors
    /// If the puzzle has pencil marks.
    pub fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let geometry = sudoku.geometry();
        let side = geometry.side();
        let (unit, units) = match Unit::Boxes.cells(geometry) {
            Ok(units) => (Unit::Boxes, units),
            Err(_) => (Unit::Rows, Unit::Rows.cells(geometry)?),
        };
        let open = open_units(sudoku, &units)?;

        // By kind rather than by cells: a region may consist of the cells of a row, but the row is
        // still judged.
        let kept = |house: House| unit.is_of(geometry.kind(house));
        let judged: Vec<House> = geometry.houses().filter(|&house| !kept(house)).collect();
        let mut houses_of = vec![Vec::new(); side * side];
        for (number, &house) in judged.iter().enumerate() {
            for cell in geometry.cells(house) {
                houses_of[cell.index()].push((number * side) as u32);
            }
        }
        // Judged houses are listed rows first, then columns. So the first two of a cell are those
        // that every board has, in the same order for each cell.
        let plain = if unit == Unit::Boxes { 2 } else { 1 };
        let lines = houses_of.iter().map(|houses| {
            let none = (judged.len() * side) as u32;
            [houses[0], if plain == 2 { houses[1] } else { none }]
        });

        let (mut movable, mut units) = (Vec::new(), Vec::new());
        for OpenUnit { cells, .. } in open.iter().filter(|unit| unit.cells.len() > 1) {
            let unit_start = movable.len() as u16;
            units.push(unit_start);
            movable.extend(cells.iter().enumerate().map(|(place, cell)| Movable {
                cell: cell.index() as u16,
                unit_start,
                unit_length: cells.len() as u16,
                place: place as u16,
            }));
        }
        Ok(Self {
            context: Arc::new(Context {
                lines: lines.collect(),
                further: Lists::from_iter(houses_of.iter().map(|h| h[plain..].iter().copied())),
                partners: partners(geometry),
                parts: Parts::new(geometry),
                houses: judged.len(),
                sudoku: sudoku.clone(),
                unit,
                movable,
                units,
                open,
            }),
        })
    }
}

impl PuzzleFactory for SwapFactory {
    type Puzzle = SwapBoard;

    fn create(&self, rng: &mut Rng) -> SwapBoard {
        let side = self.context.sudoku.geometry().side();
        let givens = self.context.sudoku.givens().cells().iter();
        let mut board = SwapBoard {
            context: Arc::clone(&self.context),
            values: givens.map(|given| given.map_or(0, |digit| digit.value() - 1)).collect(),
            counts: vec![0; (self.context.houses + 1) * side].into(),
            cost: 0,
        };
        board.shuffle(rng);
        board
    }

    fn renew(&self, board: &mut SwapBoard, rng: &mut Rng) {
        board.shuffle(rng);
    }
}
