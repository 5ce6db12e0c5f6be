//! A board with incremental counts of its violations.

use std::sync::Arc;

use evoku_ea::{Puzzle, Rng};
use evoku_sudoku::{Cell, Digit, Digits, Element, House, Lists, Sudoku, formats};

use crate::encodings::memory::attempt_memory;
use crate::encodings::partners::partners;
use crate::encodings::parts::Parts;
use crate::encodings::text;

/// The part that all boards of one puzzle share.
#[derive(Debug)]
struct Context {
    sudoku: Sudoku,
    /// The number of cells. In a board's bytes, values come first and counts follow.
    cells: usize,
    /// For each cell, the start of the counts of its houses minus one: `counts[start + digit]`.
    counts_of: Lists<u32>,
    partners: Lists<u16>,
    parts: Parts,
    /// The cells that are not given, in reading order.
    open: Vec<u16>,
    /// The digits that can be drawn for each open cell.
    domains: Lists<u8>,
    /// The open cells of each row.
    open_in_row: Lists<u16>,
}

/// A board with incremental counts of its violations.
///
/// Here a cell is *open* if the puzzle doesn't give it, and *empty* if it has no value yet. Open
/// cells are identified by their index among the open cells, in reading order.
///
/// ```text
/// bytes  [ value of each cell, 0 = empty | for each house: how often it holds 1, 2, ... side ]
/// ```
///
/// It is a single allocation, so that a child starts as one copy of its parent. Changing a cell
/// takes constant time: one step per house of the cell and per partner.
#[derive(Debug)]
pub struct Board {
    context: Arc<Context>,
    bytes: Box<[u8]>,
    /// The number of missing digits, summed over all houses.
    missing: u32,
    /// The number of pairs of equal digits that violate a rule: within each house, and among the
    /// pairs of the geometry.
    violations: u32,
    /// The part of the violations that are pairs of the geometry.
    equal_pairs: u32,
    /// The cost of violated constraints.
    pub(super) broken: u32,
    blanks: u32,
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
        self.blanks = source.blanks;
    }

    /// The number of bytes of each board of a puzzle, without the shared part.
    pub(crate) fn memory(sudoku: &Sudoku) -> u64 {
        let side = sudoku.geometry().side();
        attempt_memory::<Self>(side * side + sudoku.geometry().houses().len() * side)
    }

    /// The puzzle itself: the givens, with all other cells empty.
    #[must_use]
    pub fn posed(sudoku: &Sudoku) -> Self {
        let geometry = sudoku.geometry();
        let (side, cells) = (geometry.side(), geometry.side() * geometry.side());
        let start = |house: &House| (cells + house.index() * side) as u32 - 1;
        let all = || (0..cells).map(Cell::from_index);
        let open = |cell: &Cell| !sudoku.is_given(*cell);
        let index = |cell: Cell| cell.index() as u16;
        let context = Context {
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
            open_in_row: Lists::from_iter((0..side).map(|row| {
                let row = (0..side).map(move |column| Cell::at(row, column, side));
                row.filter(open).map(index)
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
            blanks: cells as u32,
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
    pub fn blanks(&self) -> u32 {
        self.blanks
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

    /// The number of cells that violate a rule, including givens. Takes time proportional to the
    /// number of cells.
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
    /// empty cell counts as one more value, so this is 0 if each house has at most one.
    ///
    /// Takes time proportional to the number of digits in all houses.
    #[must_use]
    pub fn duplicates_with_blanks(&self) -> u32 {
        let side = self.side();
        let counts = self.bytes[self.context.cells..].chunks_exact(side);
        let digits = |counts: &[u8]| counts.iter().map(|&n| usize::from(n)).sum::<usize>();
        // An empty cell is one more value of its house.
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
    /// A digit that pencil marks exclude makes a board that can't be a solution, whatever its cost.
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
        self.context.open.binary_search(&(cell.index() as u16)).ok()
    }

    /// The digits that can be drawn for an open cell, ascending.
    pub(crate) fn domain(&self, open: usize) -> &[u8] {
        self.context.domains.get(open)
    }

    /// The deviations of the sums of the houses from the sum of all digits, plus the equal pairs
    /// and the empty cells. Can be 0 on boards that are not solutions.
    ///
    /// Takes time proportional to the number of cells in all houses.
    #[must_use]
    pub fn off_sums(&self) -> u32 {
        let geometry = self.context.sudoku.geometry();
        let whole = (self.side() * (self.side() + 1) / 2) as u32;
        let sum = |house| geometry.cells(house).iter().map(|cell| self.bytes[cell.index()]);
        let sums = geometry.houses().map(|house| sum(house).map(u32::from).sum::<u32>());
        sums.map(|sum| sum.abs_diff(whole)).sum::<u32>() + self.equal_pairs + self.blanks
    }

    /// Advances the value of an open cell by `by` places among its possible values, cyclically.
    /// These are its digits, preceded by 0 if boards may have empty cells.
    pub(crate) fn change(&mut self, open: usize, by: usize, has_blanks: bool) {
        let cell = usize::from(self.context.open[open]);
        let (domain, blank) = (self.context.domains.get(open), usize::from(has_blanks));
        let digit = domain.iter().position(|&digit| digit == self.bytes[cell]);
        let place = digit.map_or(0, |digit| digit + blank);
        let next = (place + by) % (domain.len() + blank);
        self.put(cell, if next < blank { 0 } else { domain[next - blank] });
    }

    /// Puts a random digit into an open cell.
    #[inline]
    pub fn draw(&mut self, open: usize, rng: &mut Rng) {
        let domain = self.context.domains.get(open);
        let value = domain[rng.index(domain.len())];
        self.put(usize::from(self.context.open[open]), value);
    }

    #[inline]
    fn put(&mut self, cell: usize, new: u8) {
        let old = self.bytes[cell];
        if old == new {
            return;
        }
        if !self.context.parts.is_empty() {
            self.change_broken(cell, new);
        }
        self.bytes[cell] = new;
        self.blanks = self.blanks + u32::from(new == 0) - u32::from(old == 0);
        let context = &*self.context;
        for &start in context.counts_of.get(cell) {
            if old != 0 {
                let count = &mut self.bytes[start as usize + usize::from(old)];
                *count -= 1;
                self.violations -= u32::from(*count);
                self.missing += u32::from(*count == 0);
            }
            if new != 0 {
                let count = &mut self.bytes[start as usize + usize::from(new)];
                self.missing -= u32::from(*count == 0);
                self.violations += u32::from(*count);
                *count += 1;
            }
        }
        for &partner in context.partners.get(cell) {
            let value = self.bytes[usize::from(partner)];
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
    fn broken_with(&self, cell: usize, new: u8) -> u32 {
        self.context.parts.cost_of(cell, |at| if at == cell { new } else { self.bytes[at] })
    }

    /// The number of violations that a filled cell is part of, plus the cost of its violated
    /// constraints.
    fn violations_of(&self, cell: usize) -> u32 {
        let value = self.bytes[cell];
        let houses = self.context.counts_of.get(cell).iter();
        let in_houses = houses.map(|&start| self.bytes[start as usize + usize::from(value)] - 1);
        let partners = self.context.partners.get(cell).iter();
        let in_pairs = partners.filter(|&&partner| self.bytes[usize::from(partner)] == value);
        let broken = self.context.parts.cost_of(cell, |at| self.bytes[at]);
        in_houses.map(u32::from).sum::<u32>() + in_pairs.count() as u32 + broken
    }

    /// A random empty cell, by its index among the open cells; `None` if the board is full.
    #[inline]
    fn random_blank(&self, rng: &mut Rng) -> Option<usize> {
        if self.blanks == 0 {
            return None;
        }
        let mut skip = rng.below(self.blanks);
        self.context.open.iter().position(|&cell| {
            let blank = self.bytes[usize::from(cell)] == 0;
            let found = blank && skip == 0;
            skip = skip.wrapping_sub(u32::from(blank));
            found
        })
    }

    /// Puts a random digit into a random empty cell; on a full board, into any open cell. Returns
    /// the index of the cell; `None` if no cell is open.
    #[inline]
    pub fn mutate(&mut self, rng: &mut Rng) -> Option<usize> {
        if self.open() == 0 {
            return None;
        }
        let open = self.random_blank(rng).unwrap_or_else(|| rng.index(self.open()));
        self.draw(open, rng);
        Some(open)
    }

    /// Removes violations by emptying open cells, the most violating first; ties are broken at
    /// random. Violations between givens remain.
    pub fn repair(&mut self, rng: &mut Rng) {
        while self.violations + self.broken > 0 {
            let open = 0..self.open();
            let filled = open.filter(|&open| self.bytes[usize::from(self.context.open[open])] != 0);
            let worst = self.most_violating(filled, rng);
            match worst {
                Some(worst) => self.set(worst, 0),
                None => return,
            }
        }
    }

    /// Faster version of [`Board::repair`] for a board all of whose violations involve one cell.
    /// All other cells involved are its peers, so either that cell is emptied, or the only one it
    /// conflicts with.
    #[inline]
    pub fn repair_around(&mut self, open: usize, rng: &mut Rng) {
        if self.broken > 0 {
            // Any cell of a violated constraint may be emptied.
            self.repair(rng);
            return;
        }
        let cell = usize::from(self.context.open[open]);
        let own = if self.violations == 0 { 0 } else { self.violations_of(cell) };
        debug_assert_eq!(own, self.violations, "the board was free of violations but for one cell");
        if own == 0 {
            return;
        }
        let value = self.bytes[cell];
        let peers = self.context.sudoku.geometry().peers(Cell::from_index(cell)).iter();
        let equal = peers.map(|peer| peer.index()).filter(|&peer| self.bytes[peer] == value);
        let mut others = equal.clone();
        // If there are several others, or one that is given, the cell itself is the worst that can
        // be emptied. A single open peer shares all violations with it.
        let loser = match (others.next(), others.next()) {
            (Some(other), None) if !self.is_given(other) && rng.below(2) == 0 => other,
            _ => cell,
        };
        self.put(loser, 0);
    }

    fn is_given(&self, cell: usize) -> bool {
        self.context.sudoku.is_given(Cell::from_index(cell))
    }

    /// The most violating of these open cells; `None` if none violates a rule.
    fn most_violating(&self, open: impl Iterator<Item = usize>, rng: &mut Rng) -> Option<usize> {
        let (mut worst, mut most, mut equals) = (None, 0, 0);
        for open in open {
            let violations = self.violations_of(usize::from(self.context.open[open]));
            if violations > most {
                (worst, most, equals) = (Some(open), violations, 1);
            } else if violations == most && most > 0 {
                equals += 1;
                if rng.below(equals) == 0 {
                    worst = Some(open);
                }
            }
        }
        worst
    }

    /// Fills an empty cell with a digit that is missing in its houses and partners: a random row
    /// with empty cells, a random one of these, and a random digit. If no digit is possible, the
    /// cell stays empty.
    pub fn fill_blank(&mut self, rng: &mut Rng) {
        let context = Arc::clone(&self.context);
        let is_blank = |&cell: &u16| self.bytes[usize::from(cell)] == 0;
        let blanks_of = |row| context.open_in_row.get(row).iter().copied().filter(is_blank);
        let side = self.side();
        let rows = (0..side).filter(|&row| blanks_of(row).next().is_some());
        let Some(row) = random_of(rows, rng) else { return };
        let Some(cell) = random_of(blanks_of(row), rng) else { return };
        let cell = usize::from(cell);
        // Collected first: `random_of` iterates over its items twice, and checking a digit is slow.
        let allowed = (1..=side as u8).filter(|&value| self.allows(cell, value));
        let allowed: Digits = allowed.filter_map(Digit::new).collect();
        if let Some(digit) = random_of(allowed.iter(), rng) {
            self.put(cell, digit.value());
        }
    }

    fn side(&self) -> usize {
        self.context.sudoku.geometry().side()
    }

    /// Returns `true` if a digit in an empty cell violates nothing, including pencil marks.
    fn allows(&self, cell: usize, value: u8) -> bool {
        let marks = self.context.sudoku.marks().map(|marks| marks.get(Cell::from_index(cell)));
        let marked = |marks: Digits| Digit::new(value).is_some_and(|digit| marks.contains(digit));
        marks.is_none_or(marked)
            && (self.context.counts_of.get(cell).iter())
                .all(|&start| self.bytes[start as usize + usize::from(value)] == 0)
            && (self.context.partners.get(cell).iter())
                .all(|&partner| self.bytes[usize::from(partner)] != value)
            && self.broken_with(cell, value) == 0
    }
}

/// One of the items, each equally likely; `None` if there are none.
#[inline]
fn random_of<T>(mut items: impl Iterator<Item = T> + Clone, rng: &mut Rng) -> Option<T> {
    let count = items.clone().count();
    if count == 0 { None } else { items.nth(rng.index(count)) }
}

impl Puzzle for Board {
    fn distance(&self, other: &Self) -> usize {
        self.values().iter().zip(other.values()).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        formats::line::print(&text::grid(self.values().iter().copied()))
    }

    fn board(&self) -> String {
        let grid = text::grid(self.values().iter().copied());
        formats::board::print(self.sudoku().geometry(), &grid)
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
