//! A board that is filled digit by digit, with the naked and hidden singles that follow from each.

use std::sync::Arc;

use evoku_model::{Cell, Element, Lists, Part, Sudoku, bits};
use evoku_search::{Contradiction, Narrowed, narrow};

use crate::encodings::memory::attempt_memory;
use crate::encodings::parts::parts_of;

/// What all fillings of one geometry share.
#[derive(Debug)]
struct Context {
    side: usize,
    peers: Lists<u16>,
    houses_of: Lists<u16>,
    members: Lists<u16>,
    /// The parts of constraints, their cells, and for each cell their numbers.
    parts: Vec<Part>,
    cells_of_parts: Lists<u16>,
    parts_of: Lists<u32>,
}

/// Candidates and digits of a board, and how to get back to an earlier state.
///
/// It never holds a violation: a digit is placed only where it is a candidate, and is then none of
/// any peer; what else a constraint rules out is no candidate either. A cell that has lost its last
/// candidate stays blank, and the others are filled on. So do the cells of a constraint that can't
/// hold any more.
#[derive(Debug)]
pub struct Filling {
    context: Arc<Context>,
    /// The candidates of each cell, a bit each; of a filled cell its digit alone.
    candidates: Box<[u64]>,
    /// For each house and digit how many cells have it as a candidate or hold it.
    places: Box<[u8]>,
    /// The digits that each house holds.
    held: Box<[u64]>,
    /// The digit of each cell, 0 for a blank.
    values: Box<[u8]>,
    blanks: usize,
    /// Digits that propagation placed, those included that were taken back.
    placements: u64,
    is_dead: bool,
    /// Cells with one candidate, and houses and digits with one place, that wait for propagation.
    naked: Vec<u16>,
    hidden: Vec<u16>,
    /// What was done since the last copy: a candidate removed, or a digit placed.
    trail: Vec<(u16, u8)>,
}

/// In the trail: a digit was placed, not a candidate removed.
const PLACED: u8 = u8::MAX;

impl Filling {
    /// The bytes that each filling of a puzzle takes, without what all share.
    pub(crate) fn memory(sudoku: &Sudoku) -> u64 {
        let (side, houses) = (sudoku.geometry().side(), sudoku.geometry().houses().len());
        let cells = side * side;
        let words = (cells + houses) * size_of::<u64>();
        // The trail remembers each candidate that was removed.
        let trail = (cells * side + cells) * size_of::<(u16, u8)>();
        attempt_memory::<Self>(words + houses * side + cells + trail)
    }

    /// The puzzle with all that naked and hidden singles place.
    #[must_use]
    pub fn new(sudoku: &Sudoku) -> Self {
        let geometry = sudoku.geometry();
        let (side, houses) = (geometry.side(), geometry.houses().len());
        let cells = side * side;
        let all = || (0..cells).map(evoku_model::Cell::from_index);
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

    /// Another room of the same size, in the same state.
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

    /// Takes over another filling of the same puzzle, from which it can't be taken back.
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

    /// The digit of each cell, 0 for a blank.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// The number of blanks.
    #[must_use]
    pub fn blanks(&self) -> usize {
        self.blanks
    }

    /// The candidates of a cell, the digit `d` as bit `d - 1`; of a filled cell its digit alone.
    #[must_use]
    pub fn candidates(&self, cell: usize) -> u64 {
        self.candidates[cell]
    }

    /// Digits that propagation placed since the last copy.
    #[must_use]
    pub fn placements(&self) -> u64 {
        self.placements
    }

    /// Whether a cell has no candidate, or a digit no place in a house.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.is_dead
    }

    /// Where the trail ends now, to come back to.
    #[must_use]
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Places a candidate (the digit less one) in a blank, and the singles that follow: all of
    /// them, or where asked to no more than until a dead end. Returns whether there is none.
    pub fn place(&mut self, cell: usize, digit: usize, stop: bool) -> bool {
        let context = Arc::clone(&self.context);
        self.put(&context, cell, digit);
        self.propagate(&context, stop)
    }

    /// Takes back everything since a mark, at which there was no dead end.
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

    /// Rules out what a part of a constraint can't have. Where it can't hold, its open cells lose
    /// all candidates. One with a cell that stays blank can't be broken, unless its cells differ.
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

    /// Places singles until there are none or, where asked to, until the first dead end.
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
            // Meanwhile the cell may have been filled or have lost the digit.
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

/// A filling whose candidates a constraint narrows.
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
