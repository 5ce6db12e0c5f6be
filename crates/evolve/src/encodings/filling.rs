//! A board that is filled digit by digit, each followed by the naked and hidden singles that it
//! implies.

use std::sync::Arc;

use evoku_sudoku::search::{Contradiction, Narrowed, narrow};
use evoku_sudoku::{Cell, Element, Lists, Part, Sudoku, bits};

use crate::encodings::memory::attempt_memory;
use crate::encodings::parts::parts_of;

/// The part that all fillings of one geometry share.
#[derive(Debug)]
struct Context {
    side: usize,
    peers: Lists<u16>,
    houses_of: Lists<u16>,
    members: Lists<u16>,
    /// The parts of constraints, the cells of each part, and the indices of each cell's parts.
    parts: Vec<Part>,
    cells_of_parts: Lists<u16>,
    parts_of: Lists<u32>,
}

/// The candidates and digits of a board, with a trail for backtracking.
///
/// The board never contains a violation: a digit is placed only where it is a candidate, and is
/// then removed from the candidates of all peers. Digits that a constraint excludes are not
/// candidates either.
///
/// A cell that has lost its last candidate stays empty, and the other cells are filled further. The
/// same holds for the cells of a constraint that can't be satisfied any more.
#[derive(Debug)]
pub struct Filling {
    context: Arc<Context>,
    /// The candidates of each cell, one bit each; for a filled cell only its digit.
    candidates: Box<[u64]>,
    /// For each house and digit, the number of cells that have it as a candidate or hold it.
    places: Box<[u8]>,
    /// The digits that each house holds, one bit each.
    held: Box<[u64]>,
    /// The digit of each cell, 0 for an open cell.
    values: Box<[u8]>,
    blanks: usize,
    /// The number of digits that propagation placed, including those that were undone.
    placements: u64,
    is_dead: bool,
    /// Singles waiting for propagation: cells with one candidate, and digits with one place in a
    /// house.
    naked: Vec<u16>,
    hidden: Vec<u16>,
    /// The steps since the last copy: each removed a candidate or placed a digit.
    trail: Vec<(u16, u8)>,
}

/// Marks a step of the trail that placed a digit.
const PLACED: u8 = u8::MAX;

impl Filling {
    /// The number of bytes of each filling of a puzzle, without the shared part.
    pub(crate) fn memory(sudoku: &Sudoku) -> u64 {
        let (side, houses) = (sudoku.geometry().side(), sudoku.geometry().houses().len());
        let cells = side * side;
        let words = (cells + houses) * size_of::<u64>();
        // The trail has an entry for each candidate that was removed.
        let trail = (cells * side + cells) * size_of::<(u16, u8)>();
        attempt_memory::<Self>(words + houses * side + cells + trail)
    }

    /// Creates a filling with the givens and all naked and hidden singles that follow.
    #[must_use]
    pub fn new(sudoku: &Sudoku) -> Self {
        let geometry = sudoku.geometry();
        let (side, houses) = (geometry.side(), geometry.houses().len());
        let cells = side * side;
        let all = || (0..cells).map(evoku_sudoku::Cell::from_index);
        let context = Context {
            side,
            peers: Lists::from_iter(
                all().map(|c| geometry.peers(c).iter().map(|p| p.index() as u16)),
            ),
            houses_of: Lists::from_iter(
                all().map(|c| geometry.houses_of(c).iter().map(|h| h.index() as u16)),
            ),
            members: Lists::from_iter(
                geometry.houses().map(|h| geometry.cells(h).iter().map(|c| c.index() as u16)),
            ),
            parts: geometry.parts().to_vec(),
            cells_of_parts: Lists::from_iter(
                geometry.parts().iter().map(|p| p.cells().into_iter().map(|c| c.index() as u16)),
            ),
            parts_of: parts_of(geometry),
        };
        let candidates = sudoku.candidates();
        let mut filling = Self {
            context: Arc::new(context),
            candidates: all().map(|cell| candidates.get(cell).words()[0]).collect(),
            places: vec![0; houses * side].into(),
            held: vec![0; houses].into(),
            values: vec![0; cells].into(),
            blanks: cells,
            placements: 0,
            is_dead: false,
            naked: Vec::with_capacity(cells),
            hidden: Vec::with_capacity(houses * side),
            trail: Vec::with_capacity(cells * (side + 1)),
        };
        let context = Arc::clone(&filling.context);
        filling.begin(&context, sudoku);
        filling.propagate(&context, false);
        filling.trail.clear();
        filling
    }

    fn begin(&mut self, context: &Context, sudoku: &Sudoku) {
        for (cell, given) in sudoku.givens().digits() {
            self.values[cell.index()] = given.value();
            self.candidates[cell.index()] = 1 << given.index();
            self.blanks -= 1;
            for &house in context.houses_of.get(cell.index()) {
                self.held[usize::from(house)] |= 1 << given.index();
            }
        }
        for (cell, &candidates) in self.candidates.iter().enumerate() {
            for digit in bits(candidates) {
                for &house in context.houses_of.get(cell) {
                    self.places[usize::from(house) * context.side + digit] += 1;
                }
            }
        }
        (0..context.parts.len()).for_each(|part| self.narrow(context, part));
        (0..self.values.len()).for_each(|cell| self.look_at_cell(cell));
        (0..self.places.len()).for_each(|place| self.look_at_place(place));
    }

    /// A copy in the same state, with the same capacities but an empty trail.
    #[must_use]
    pub fn duplicate(&self) -> Self {
        let with_capacity = |of: usize| Vec::with_capacity(of);
        Self {
            context: Arc::clone(&self.context),
            candidates: self.candidates.clone(),
            places: self.places.clone(),
            held: self.held.clone(),
            values: self.values.clone(),
            naked: with_capacity(self.naked.capacity()),
            hidden: with_capacity(self.hidden.capacity()),
            trail: Vec::with_capacity(self.trail.capacity()),
            ..*self
        }
    }

    /// Copies another filling of the same puzzle. The copied steps can't be undone.
    pub fn copy(&mut self, other: &Self) {
        self.candidates.copy_from_slice(&other.candidates);
        self.places.copy_from_slice(&other.places);
        self.held.copy_from_slice(&other.held);
        self.values.copy_from_slice(&other.values);
        (self.blanks, self.is_dead, self.placements) = (other.blanks, other.is_dead, 0);
        self.naked.clear();
        self.hidden.clear();
        self.trail.clear();
    }

    /// The digit of each cell, 0 for an open cell.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// The number of open cells.
    #[must_use]
    pub fn blanks(&self) -> usize {
        self.blanks
    }

    /// The candidates of a cell, digit `d` as bit `d - 1`; for a filled cell only its digit.
    #[must_use]
    pub fn candidates(&self, cell: usize) -> u64 {
        self.candidates[cell]
    }

    /// The number of digits that propagation placed since the last copy.
    #[must_use]
    pub fn placements(&self) -> u64 {
        self.placements
    }

    /// Returns `true` if a cell has no candidate, or a digit no place in a house.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.is_dead
    }

    /// The current end of the trail, to which [`Filling::undo`] can return.
    #[must_use]
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Places a candidate (the digit minus one) in an open cell, and all singles that follow. With
    /// `stop`, stops at the first dead end. Returns `true` if there is no dead end.
    pub fn place(&mut self, cell: usize, digit: usize, stop: bool) -> bool {
        let context = Arc::clone(&self.context);
        self.put(&context, cell, digit);
        self.propagate(&context, stop)
    }

    /// Undoes everything since a mark, at which there must have been no dead end.
    pub fn undo(&mut self, mark: usize) {
        let context = Arc::clone(&self.context);
        for &(cell, digit) in self.trail[mark..].iter().rev() {
            let cell = usize::from(cell);
            let houses = context.houses_of.get(cell).iter().map(|&house| usize::from(house));
            if digit == PLACED {
                self.values[cell] = 0;
                self.blanks += 1;
                houses.for_each(|house| self.held[house] &= !self.candidates[cell]);
            } else {
                self.candidates[cell] |= 1 << digit;
                let digit = usize::from(digit);
                houses.for_each(|house| self.places[house * context.side + digit] += 1);
            }
        }
        self.trail.truncate(mark);
        self.is_dead = false;
    }

    fn put(&mut self, context: &Context, cell: usize, digit: usize) {
        debug_assert!(self.values[cell] == 0 && self.candidates[cell] >> digit & 1 == 1);
        self.values[cell] = digit as u8 + 1;
        self.blanks -= 1;
        for &house in context.houses_of.get(cell) {
            self.held[usize::from(house)] |= 1 << digit;
        }
        for other in bits(self.candidates[cell] & !(1 << digit)) {
            self.remove(context, cell, other);
        }
        self.trail.push((cell as u16, PLACED));
        for &peer in context.peers.get(cell) {
            if self.candidates[usize::from(peer)] >> digit & 1 == 1 {
                self.remove(context, usize::from(peer), digit);
            }
        }
        if !context.parts.is_empty() {
            for &part in context.parts_of.get(cell) {
                self.narrow(context, part as usize);
            }
        }
    }

    /// Removes the candidates that a part of a constraint excludes. If it can't be satisfied, its
    /// open cells lose all candidates.
    ///
    /// A part with a cell that stays empty excludes nothing, except digits that would be repeated
    /// among different cells.
    fn narrow(&mut self, context: &Context, part: usize) {
        let cells = context.cells_of_parts.get(part).iter().map(|&cell| usize::from(cell));
        if cells.clone().any(|cell| self.candidates[cell] == 0) {
            if let Part::Different(_) = context.parts[part] {
                let held = cells.clone().filter(|&cell| self.values[cell] != 0);
                let held = held.fold(0, |held, cell| held | self.candidates[cell]);
                for cell in cells {
                    if self.values[cell] == 0 {
                        let seen = self.candidates[cell] & held;
                        bits(seen).for_each(|digit| self.remove(context, cell, digit));
                    }
                }
            }
            return;
        }
        let result = narrow(&context.parts[part], &mut InPlay { filling: self, context });
        if result.is_err() {
            self.is_dead = true;
            for cell in cells {
                if self.values[cell] == 0 {
                    bits(self.candidates[cell]).for_each(|digit| self.remove(context, cell, digit));
                }
            }
        }
    }

    fn remove(&mut self, context: &Context, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        self.trail.push((cell as u16, digit as u8));
        self.look_at_cell(cell);
        for &house in context.houses_of.get(cell) {
            let place = usize::from(house) * context.side + digit;
            self.places[place] -= 1;
            self.look_at_place(place);
        }
    }

    fn look_at_cell(&mut self, cell: usize) {
        let candidates = self.candidates[cell];
        if candidates & candidates.wrapping_sub(1) == 0 && self.values[cell] == 0 {
            match candidates {
                0 => self.is_dead = true,
                _ => self.naked.push(cell as u16),
            }
        }
    }

    fn look_at_place(&mut self, place: usize) {
        if self.places[place] <= 1 {
            let (house, digit) = (place / self.context.side, place % self.context.side);
            match self.places[place] {
                0 => self.is_dead = true,
                _ if self.held[house] >> digit & 1 == 0 => self.hidden.push(place as u16),
                _ => {}
            }
        }
    }

    /// Places singles until none is left or, with `stop`, until the first dead end. Returns `true`
    /// if there is no dead end.
    fn propagate(&mut self, context: &Context, stop: bool) -> bool {
        while !(stop && self.is_dead) {
            let (cell, digits) = if let Some(cell) = self.naked.pop() {
                (Some(usize::from(cell)), self.candidates[usize::from(cell)])
            } else if let Some(place) = self.hidden.pop() {
                let place = usize::from(place);
                let (house, digit) = (place / context.side, 1 << (place % context.side));
                let mut cells = context.members.get(house).iter().map(|&cell| usize::from(cell));
                (cells.find(|&cell| self.candidates[cell] & digit != 0), digit)
            } else {
                return !self.is_dead;
            };
            // The cell may have been filled or lost the digit since it was queued.
            if let Some(cell) = cell.filter(|&cell| self.values[cell] == 0 && digits != 0) {
                self.put(context, cell, digits.trailing_zeros() as usize);
                self.placements += 1;
            }
        }
        self.naked.clear();
        self.hidden.clear();
        false
    }
}

/// Adapts a filling for the propagator of a constraint.
struct InPlay<'a> {
    filling: &'a mut Filling,
    context: &'a Context,
}

impl Narrowed for InPlay<'_> {
    fn get(&self, cell: Cell) -> u64 {
        self.filling.candidates[cell.index()]
    }

    fn keep(&mut self, cell: Cell, digits: u64) -> Result<(), Contradiction> {
        let cell = cell.index();
        let lost = self.filling.candidates[cell] & !digits;
        if self.filling.values[cell] != 0 && lost != 0 {
            return Err(Contradiction);
        }
        bits(lost).for_each(|digit| self.filling.remove(self.context, cell, digit));
        if self.filling.candidates[cell] == 0 { Err(Contradiction) } else { Ok(()) }
    }
}
