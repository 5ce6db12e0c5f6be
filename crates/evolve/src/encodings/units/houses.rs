//! The judged houses of boards with complete units, cell by cell, for operators that examine them.

use evoku_sudoku::{Element, HouseKind, Lists};

use crate::encodings::units::layout::{Layout, Place, field};
use crate::encodings::units::row::Row;

/// The cells of each judged house, and the judged houses of each cell.
#[derive(Clone, Debug)]
pub(super) struct Houses {
    side: usize,
    /// For each judged house, its places, unit by unit.
    places: Lists<Place>,
    kinds: Vec<HouseKind>,
    /// For each place of each unit, the judged houses that contain it.
    of: Lists<u16>,
    /// For each unit, the places that are not given, one bit each.
    open: Vec<u64>,
}

impl Houses {
    pub(super) fn new<R: Row>(layout: &Layout<R>) -> Self {
        let (geometry, side) = (layout.sudoku.geometry(), layout.sudoku.geometry().side());
        let judged = || geometry.houses().filter(|&house| !layout.unit.is_of(geometry.kind(house)));
        let mut of = vec![Vec::new(); side * side];
        let mut open = vec![0; side];
        let mut lists = Vec::new();
        for (number, house) in judged().enumerate() {
            let cells = geometry.cells(house).iter();
            let mut places: Vec<Place> = cells.map(|cell| layout.places[cell.index()]).collect();
            places.sort_unstable_by_key(|at| (at.unit, at.place));
            for at in &places {
                of[usize::from(at.unit) * side + usize::from(at.place)].push(number as u16);
            }
            lists.push(places);
        }
        for (at, given) in layout.places.iter().zip(layout.sudoku.givens().cells()) {
            open[usize::from(at.unit)] |= u64::from(given.is_none()) << at.place;
        }
        let kinds = judged().map(|house| geometry.kind(house)).collect();
        Self { side, places: Lists::from_iter(lists), kinds, of: Lists::from_iter(of), open }
    }

    /// The judged houses of these kinds.
    pub(super) fn of_kind(&self, is_of: impl Fn(HouseKind) -> bool) -> Vec<u16> {
        let houses = self.kinds.iter().enumerate().filter(|&(_, &kind)| is_of(kind));
        houses.map(|(house, _)| house as u16).collect()
    }

    pub(super) fn places(&self, house: usize) -> &[Place] {
        self.places.get(house)
    }

    pub(super) fn is_open(&self, at: Place) -> bool {
        self.open[usize::from(at.unit)] >> at.place & 1 == 1
    }

    /// The digits that a house contains, and those that it contains more than once.
    pub(super) fn held_and_repeated<R: Row>(&self, units: &[R], house: usize) -> [u64; 2] {
        let digits = self.places.get(house).iter().map(|at| field(units, at));
        digits.fold([0, 0], |[held, repeated], digit| [held | digit, repeated | (held & digit)])
    }

    /// The number of judged houses with missing digits.
    pub(super) fn illegal<R: Row>(&self, units: &[R]) -> u32 {
        let held = |house: usize| self.held_and_repeated(units, house)[0].count_ones() as usize;
        (0..self.kinds.len()).filter(|&house| held(house) < self.side).count() as u32
    }

    /// Returns `true` if the judged houses of a cell together contain its digit at least twice
    /// more.
    pub(super) fn is_crowded<R: Row>(&self, units: &[R], at: Place) -> bool {
        let own = field(units, &at);
        let houses = self.of.get(usize::from(at.unit) * self.side + usize::from(at.place));
        let places = houses.iter().flat_map(|&house| self.places.get(usize::from(house)));
        places.filter(|at| field(units, at) == own).count() > houses.len() + 1
    }
}
