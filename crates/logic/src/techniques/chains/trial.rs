//! A trial board, with a digit placed or removed.

use crate::position::Position;
use evoku_model::{Cell, Digit, Digits, Element, House, Set};

/// The data of [`Position`] on a trial board, in a form that is fast to copy and allows
/// contradictory boards.
///
/// Singles are recorded when they appear. The rounds of a net process them in the order of HoDoKu's
/// board (B. Hobiger, HoDoKu 2.2.0).
#[derive(Clone, Debug, Default)]
pub(super) struct Trial<const WORDS: usize> {
    houses: usize,
    /// The initial board; copied when a trial begins.
    base: Board,
    board: Board,
    naked: Vec<(Cell, Digit)>,
    hidden: Vec<(Cell, Digit)>,
    /// The places of each digit before any trial.
    places: Vec<Set<Cell, WORDS>>,
}

#[derive(Clone, Debug, Default)]
struct Board {
    candidates: Vec<Digits>,
    values: Vec<Option<Digit>>,
    /// The number of places of a digit in a house, at `houses * digit + house`. On a contradictory
    /// board a count may be too small, even below 0.
    free: Vec<i8>,
}

impl<const WORDS: usize> Trial<WORDS> {
    /// Copies a position.
    pub(super) fn prepare(&mut self, position: &Position<WORDS>) {
        let side = position.side();
        let geometry = position.geometry();
        self.houses = geometry.houses().len();
        let cells = (0..side * side).map(Cell::from_index);
        self.base.candidates.clear();
        self.base.candidates.extend(cells.clone().map(|cell| position.candidates(cell)));
        self.base.values.clear();
        self.base.values.extend(cells.map(|cell| position.value(cell)));
        self.base.free.clear();
        self.places.clear();
        for digit in position.digits() {
            let counts = geometry.houses().map(|house| position.count_in(house, digit) as i8);
            self.base.free.extend(counts);
            self.places.push(*position.places(digit));
        }
    }

    /// Starts again from the initial board.
    pub(super) fn begin(&mut self) {
        self.board.clone_from(&self.base);
        self.naked.clear();
        self.hidden.clear();
    }

    /// The candidates of a cell.
    pub(super) fn candidates(&self, cell: Cell) -> Digits {
        self.board.candidates[cell.index()]
    }

    /// The house of a cell in which a digit has the fewest places; the first of several.
    pub(super) fn tightest(
        &self,
        position: &Position<WORDS>,
        cell: Cell,
        digit: Digit,
    ) -> Option<House> {
        let count = |house: &&House| self.board.free[self.houses * digit.index() + house.index()];
        position.layout().houses_of(cell).iter().min_by_key(count).copied()
    }

    /// The naked singles so far whose cells are open, then the hidden ones, one per cell; each kind
    /// in order of appearance.
    pub(super) fn singles(&self, position: &Position<WORDS>, into: &mut Vec<(Cell, Digit, bool)>) {
        into.clear();
        let open = |cell: Cell| self.board.values[cell.index()].is_none();
        let naked = self.naked.iter().filter(|&&(cell, _)| open(cell));
        into.extend(naked.map(|&(cell, digit)| (cell, digit, true)));
        let mut seen = Set::<Cell, WORDS>::EMPTY;
        for &(cell, digit) in self.hidden.iter().filter(|&&(cell, _)| open(cell)) {
            let free = &self.board.free[self.houses * digit.index()..];
            let mut houses = position.layout().houses_of(cell).iter();
            if !seen.contains(cell) && houses.any(|house| free[house.index()] == 1) {
                seen.insert(cell);
                into.push((cell, digit, false));
            }
        }
    }

    /// Removes a candidate.
    pub(super) fn rule_out(&mut self, position: &Position<WORDS>, cell: Cell, digit: Digit) {
        let left = &mut self.board.candidates[cell.index()];
        if !left.remove(digit) || left.is_empty() {
            return;
        }
        if let Some(last) = left.single() {
            self.naked.push((cell, last));
        }
        for &house in position.layout().houses_of(cell) {
            let free = &mut self.board.free[self.houses * digit.index() + house.index()];
            *free = free.wrapping_sub(1);
            match *free {
                1 => self.note_hidden(position, house, digit),
                0 => {
                    let cells = position.layout().house(house);
                    let is_it = |&(cell, other)| other == digit && cells.contains(cell);
                    if let Some(at) = self.hidden.iter().position(is_it) {
                        self.hidden.remove(at);
                    }
                }
                _ => {}
            }
        }
    }

    /// Places a digit in a cell, even if the cell is filled.
    pub(super) fn place(&mut self, position: &Position<WORDS>, cell: Cell, digit: Digit) {
        if self.board.values[cell.index()].replace(digit) == Some(digit) {
            return;
        }
        let held = std::mem::take(&mut self.board.candidates[cell.index()]);
        for peer in *position.layout().peers(cell) & self.places[digit.index()] {
            self.rule_out(position, peer, digit);
        }
        for other in held {
            for &house in position.layout().houses_of(cell) {
                let free = &mut self.board.free[self.houses * other.index() + house.index()];
                *free = free.wrapping_sub(1);
                if *free == 1 && other != digit {
                    self.note_hidden(position, house, other);
                }
            }
        }
    }

    /// Records the first place that is left for a digit in a house.
    fn note_hidden(&mut self, position: &Position<WORDS>, house: House, digit: Digit) {
        let places = *position.layout().house(house) & self.places[digit.index()];
        let left = |cell: &Cell| self.board.candidates[cell.index()].contains(digit);
        if let Some(cell) = places.iter().find(left) {
            self.hidden.push((cell, digit));
        }
    }
}
