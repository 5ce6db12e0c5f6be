//! A board with incremental counts of its violations.

use std::sync::Arc;

use evoku_ea::{Puzzle, Rng};
use evoku_model::{Cell, Digits, Element, House, Lists, Sudoku};

use crate::encodings::memory::attempt_memory;
use crate::encodings::partners::partners;
use crate::encodings::parts::Parts;
use crate::encodings::text;

/// The data that all boards of one puzzle share.
#[derive(Debug)]
pub(super) struct Context {
    pub(super) sudoku: Sudoku,
    /// The number of cells. In a board's bytes, values come first and counts follow.
    cells: usize,
    /// For each cell, the start of the counts of each of its houses, minus one, so that the count
    /// of a digit is `counts[start + digit]`.
    pub(super) counts_of: Lists<u32>,
    pub(super) partners: Lists<u16>,
    pub(super) parts: Parts,
    /// The cells that are not given, in reading order.
    pub(super) open: Vec<u16>,
    /// For each cell, the number of open cells before it.
    open_before: Vec<u16>,
    /// The digits that can be drawn for each open cell.
    domains: Lists<u8>,
}

/// A board with incremental counts of its violations.
///
/// A cell is *open* if the puzzle doesn't give it, and *empty* if it has no value yet. Open cells
/// are identified by their index among the open cells, in reading order.
///
/// ```text
/// bytes  [ value of each cell, 0 = empty | for each house: how often it holds 1, 2, ... side ]
/// ```
///
/// The bytes are a single allocation, so that copying a parent to a child is fast. Changing a cell
/// takes one step for each of its houses and partners.
#[derive(Debug)]
pub struct Board {
    pub(super) context: Arc<Context>,
    pub(super) bytes: Box<[u8]>,
    /// The number of missing digits, summed over all houses.
    missing: u32,
    /// The number of pairs of equal digits that violate a rule: pairs within a house, and pairs of
    /// partners.
    pub(super) violations: u32,
    /// The number of violations that are pairs of partners.
    equal_pairs: u32,
    /// The cost of violated constraints.
    pub(super) broken: u32,
    pub(super) open_cells: u32,
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Self { context: Arc::clone(&self.context), bytes: self.bytes.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        debug_assert!(Arc::ptr_eq(&self.context, &source.context));
        self.copy(source);
    }
}

impl Board {
    /// Copies another attempt at the same puzzle.
    #[inline]
    fn copy(&mut self, source: &Self) {
        self.bytes.copy_from_slice(&source.bytes);
        self.missing = source.missing;
        self.violations = source.violations;
        self.equal_pairs = source.equal_pairs;
        self.broken = source.broken;
        self.open_cells = source.open_cells;
    }

    /// The number of bytes of each board of a puzzle, without the shared data.
    pub(crate) fn memory(sudoku: &Sudoku) -> u64 {
        let side = sudoku.geometry().side();
        attempt_memory::<Self>(side * side + sudoku.geometry().houses().len() * side)
    }

    /// The puzzle itself: the givens, with all other cells empty.
    #[must_use]
    pub fn of_givens(sudoku: &Sudoku) -> Self {
        let geometry = sudoku.geometry();
        let (side, cells) = (geometry.side(), geometry.side() * geometry.side());
        let start = |house: &House| (cells + house.index() * side) as u32 - 1;
        let all = || (0..cells).map(Cell::from_index);
        let open = |cell: &Cell| !sudoku.is_given(*cell);
        let index = |cell: Cell| cell.index() as u16;
        let mut before = 0;
        let open_before = all().map(|cell| {
            before += u16::from(open(&cell));
            before - u16::from(open(&cell))
        });
        let context = Context {
            open_before: open_before.collect(),
            counts_of: Lists::from_iter(
                all().map(|cell| geometry.houses_of(cell).iter().map(start)),
            ),
            partners: partners(geometry),
            parts: Parts::new(geometry),
            open: all().filter(open).map(index).collect(),
            domains: Lists::from_iter(all().filter(open).map(|cell| {
                let marks = sudoku.marks().map(|marks| marks.get(cell));
                marks.unwrap_or(Digits::first(side)).iter().map(|digit| digit.value())
            })),
            sudoku: sudoku.clone(),
            cells,
        };
        let houses = geometry.houses().len();
        let mut board = Self {
            bytes: vec![0; cells + houses * side].into(),
            missing: (houses * side) as u32,
            violations: 0,
            equal_pairs: 0,
            broken: 0,
            open_cells: cells as u32,
            context: Arc::new(context),
        };
        for (cell, digit) in sudoku.givens().digits() {
            board.put(cell.index(), digit.value());
        }
        board
    }

    /// The puzzle.
    #[must_use]
    pub fn sudoku(&self) -> &Sudoku {
        &self.context.sudoku
    }

    /// The values in reading order; 0 is an empty cell.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &self.bytes[..self.context.cells]
    }

    /// The number of empty cells.
    #[must_use]
    pub fn open_cells(&self) -> u32 {
        self.open_cells
    }

    /// The number of violations: pairs of equal digits, counted once for each house that contains
    /// both.
    #[must_use]
    pub fn violations(&self) -> u32 {
        self.violations
    }

    /// The cost of violated constraints, as defined by [`Parts`].
    #[must_use]
    pub fn broken(&self) -> u32 {
        self.broken
    }

    /// The number of cells that violate a rule, including givens. The running time is proportional
    /// to the number of cells.
    #[must_use]
    pub fn violating_cells(&self) -> u32 {
        if self.violations + self.broken == 0 {
            return 0;
        }
        (0..self.context.cells).filter(|&cell| self.is_violating(cell)).count() as u32
    }

    /// Returns `true` if a cell is filled and violates a rule.
    fn is_violating(&self, cell: usize) -> bool {
        let value = self.bytes[cell];
        let context = &*self.context;
        let is_twice = |&start: &u32| self.bytes[start as usize + usize::from(value)] > 1;
        let is_equal = |&partner: &u16| self.bytes[usize::from(partner)] == value;
        value != 0
            && (context.counts_of.get(cell).iter().any(is_twice)
                || context.partners.get(cell).iter().any(is_equal)
                || !context.parts.is_empty()
                    && context.parts.cost_of(cell, |at| self.bytes[at]) > 0)
    }

    /// The number of cells whose value occurs earlier in the same house, plus the equal pairs. An
    /// empty cell counts as a value of its own, so a single empty cell in a house adds nothing.
    ///
    /// The running time is proportional to the number of digits in all houses.
    #[must_use]
    pub fn duplicates_with_blanks(&self) -> u32 {
        let side = self.side();
        let counts = self.bytes[self.context.cells..].chunks_exact(side);
        let digits = |counts: &[u8]| counts.iter().map(|&n| usize::from(n)).sum::<usize>();
        // An empty cell counts as one more value of its house.
        self.missing() - counts.filter(|counts| digits(counts) < side).count() as u32
    }

    /// The missing digits of all houses, plus the equal pairs.
    #[must_use]
    pub fn missing(&self) -> u32 {
        self.missing + self.equal_pairs
    }

    /// The number of open cells.
    #[must_use]
    pub fn open(&self) -> usize {
        self.context.open.len()
    }

    /// Puts a value into an open cell; 0 empties it.
    ///
    /// If pencil marks exclude the digit, the board can't be a solution, regardless of its cost.
    pub fn set(&mut self, open: usize, value: u8) {
        self.put(usize::from(self.context.open[open]), value);
    }

    /// The value of an open cell; 0 if it is empty.
    pub(crate) fn get(&self, open: usize) -> u8 {
        self.bytes[usize::from(self.context.open[open])]
    }

    /// The position of an open cell.
    pub(crate) fn cell(&self, open: usize) -> Cell {
        Cell::from_index(usize::from(self.context.open[open]))
    }

    /// The index of a cell among the open cells; `None` if it is given.
    pub(crate) fn number_of(&self, cell: Cell) -> Option<usize> {
        let open = usize::from(self.context.open_before[cell.index()]);
        (self.context.open.get(open) == Some(&(cell.index() as u16))).then_some(open)
    }

    /// The digits that can be drawn for an open cell, ascending.
    pub(crate) fn domain(&self, open: usize) -> &[u8] {
        self.context.domains.get(open)
    }

    /// The total deviation of the sums of the houses from the sum of all digits, plus the numbers
    /// of equal pairs and empty cells. Can be 0 on boards that are not solutions.
    ///
    /// The running time is proportional to the number of cells in all houses.
    #[must_use]
    pub fn off_sums(&self) -> u32 {
        let geometry = self.context.sudoku.geometry();
        let whole = (self.side() * (self.side() + 1) / 2) as u32;
        let sum = |house| geometry.cells(house).iter().map(|cell| self.bytes[cell.index()]);
        let sums = geometry.houses().map(|house| sum(house).map(u32::from).sum::<u32>());
        sums.map(|sum| sum.abs_diff(whole)).sum::<u32>() + self.equal_pairs + self.open_cells
    }

    /// Advances the value of an open cell by `by` places among its possible values, cyclically. The
    /// possible values are the digits of its domain, preceded by 0 if boards may have empty cells.
    pub(crate) fn change(&mut self, open: usize, by: usize, has_blanks: bool) {
        let cell = usize::from(self.context.open[open]);
        let (domain, blank) = (self.context.domains.get(open), usize::from(has_blanks));
        let digit = domain.iter().position(|&digit| digit == self.bytes[cell]);
        let place = digit.map_or(0, |digit| digit + blank);
        let next = (place + by) % (domain.len() + blank);
        self.put(cell, if next < blank { 0 } else { domain[next - blank] });
    }

    /// Puts a random digit into an open cell.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn draw(&mut self, open: usize, rng: &mut Rng) {
        let domain = self.context.domains.get(open);
        let value = domain[rng.index(domain.len())];
        self.put(usize::from(self.context.open[open]), value);
    }

    #[inline]
    pub(super) fn put(&mut self, cell: usize, new: u8) {
        let old = self.bytes[cell];
        if old == new {
            return;
        }
        if !self.context.parts.is_empty() {
            self.change_broken(cell, new);
        }
        self.open_cells = self.open_cells + u32::from(new == 0) - u32::from(old == 0);
        let (context, bytes) = (&*self.context, &mut *self.bytes);
        bytes[cell] = new;
        // Local variables, because the compiler can't keep fields in registers while bytes change.
        let (mut missing, mut violations) = (self.missing, self.violations);
        for &start in context.counts_of.get(cell) {
            if old != 0 {
                let count = &mut bytes[start as usize + usize::from(old)];
                *count -= 1;
                violations -= u32::from(*count);
                missing += u32::from(*count == 0);
            }
            if new != 0 {
                let count = &mut bytes[start as usize + usize::from(new)];
                missing -= u32::from(*count == 0);
                violations += u32::from(*count);
                *count += 1;
            }
        }
        (self.missing, self.violations) = (missing, violations);
        if context.partners.is_empty() {
            return;
        }
        for &partner in context.partners.get(cell) {
            let value = bytes[usize::from(partner)];
            let before = u32::from(old != 0 && value == old);
            let after = u32::from(new != 0 && value == new);
            self.equal_pairs = self.equal_pairs + after - before;
            self.violations = self.violations + after - before;
        }
    }

    /// Updates the cost of violated constraints for a new value in a cell, before it is stored.
    fn change_broken(&mut self, cell: usize, new: u8) {
        let before = self.context.parts.cost_of(cell, |at| self.bytes[at]);
        self.broken = self.broken + self.broken_with(cell, new) - before;
    }

    /// The cost of the constraints of a cell if it had this value.
    pub(super) fn broken_with(&self, cell: usize, new: u8) -> u32 {
        self.context.parts.cost_of(cell, |at| if at == cell { new } else { self.bytes[at] })
    }

    pub(super) fn side(&self) -> usize {
        self.context.sudoku.geometry().side()
    }
}

impl Puzzle for Board {
    fn distance(&self, other: &Self) -> usize {
        self.values().iter().zip(other.values()).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        evoku_formats::line::print(&text::grid(self.values().iter().copied()))
    }

    fn board(&self) -> String {
        let grid = text::grid(self.values().iter().copied());
        evoku_formats::board::print(self.sudoku().geometry(), &grid)
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let grid = text::read(self.sudoku(), text)?;
        for (cell, digit) in grid.cells().iter().enumerate() {
            self.put(cell, digit.map_or(0, |digit| digit.value()));
        }
        Ok(())
    }

    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        if self.sudoku() != other.sudoku() {
            return self.read(&other.line());
        }
        self.copy(other);
        Ok(())
    }
}
