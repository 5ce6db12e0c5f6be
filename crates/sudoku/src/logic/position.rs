//! A position in play: what stands in the cells and what is still possible.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::model::{
    Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, House, Set,
};

/// The houses and peers of a geometry as sets of cells.
///
/// `WORDS` words of 64 bits hold a set: 2 serve boards up to 11x11, 10 up to 25x25, 64 all.
#[derive(Debug)]
pub(crate) struct Layout<const WORDS: usize> {
    geometry: Arc<Geometry>,
    houses: Vec<Set<Cell, WORDS>>,
    peers: Vec<Set<Cell, WORDS>>,
}

impl<const WORDS: usize> Layout<WORDS> {
    /// The layout of a geometry of at most `64 * WORDS` cells.
    pub(crate) fn new(geometry: Arc<Geometry>) -> Self {
        let set = |cells: &[Cell]| cells.iter().copied().collect();
        let houses = geometry.houses().map(|house| set(geometry.cells(house))).collect();
        let cells = (0..geometry.side().pow(2)).map(Cell::from_index);
        let peers = cells.map(|cell| set(geometry.peers(cell))).collect();
        Self { geometry, houses, peers }
    }

    pub(crate) fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The cells of a house.
    pub(crate) fn house(&self, house: House) -> &Set<Cell, WORDS> {
        &self.houses[house.index()]
    }

    /// The peers of a cell.
    pub(crate) fn peers(&self, cell: Cell) -> &Set<Cell, WORDS> {
        &self.peers[cell.index()]
    }

    /// The cells that see each of these cells; every cell for none.
    pub(crate) fn common_peers(&self, cells: impl IntoIterator<Item = Cell>) -> Set<Cell, WORDS> {
        let all = Set::first(self.peers.len());
        cells.into_iter().fold(all, |seen, cell| seen & *self.peers(cell))
    }
}

/// A position in play.
///
/// Kept twice, by cell and by digit, so that both ways to look at it are a read:
///
/// ```text
/// candidates[cell]   which digits a cell may hold     (none in a filled cell)
/// places[digit]      which cells may hold a digit     (open cells only)
/// ```
#[derive(Clone, Debug)]
pub(crate) struct Position<const WORDS: usize> {
    layout: Arc<Layout<WORDS>>,
    grid: Grid,
    givens: Set<Cell, WORDS>,
    candidates: Vec<Digits>,
    places: Vec<Set<Cell, WORDS>>,
    open: Set<Cell, WORDS>,
    revision: u64,
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
}

impl<const WORDS: usize> Position<WORDS> {
    /// A blank board.
    pub(crate) fn blank(layout: &Arc<Layout<WORDS>>) -> Self {
        let side = layout.geometry().side();
        let cells = side * side;
        Self {
            layout: Arc::clone(layout),
            grid: Grid::blank(side),
            givens: Set::EMPTY,
            candidates: vec![Digits::first(side); cells],
            places: vec![Set::first(cells); side],
            open: Set::first(cells),
            revision: 0,
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        }
    }

    /// Sets the board up anew with what stands in its cells (`given` says which of it was given) and,
    /// where there are some, with pencil marks that leave out what was ruled out before.
    pub(crate) fn set_up(&mut self, grid: &Grid, givens: &Grid, marks: Option<&Candidates>) {
        let side = self.grid.side();
        self.revision += 1;
        self.candidates.fill(Digits::first(side));
        self.places.fill(Set::first(side * side));
        self.open = Set::first(side * side);
        self.givens = givens.digits().map(|(cell, _)| cell).collect();
        self.naked.clear();
        self.hidden.clear();
        for cell in self.grid.clone().digits().map(|(cell, _)| cell) {
            self.grid.set(cell, None);
        }
        for (cell, digit) in grid.digits() {
            self.place(cell, digit);
        }
        let Some(marks) = marks else { return };
        for cell in self.open {
            for digit in self.candidates[cell.index()] - marks.get(cell) {
                self.remove(cell, digit);
            }
        }
    }

    pub(crate) fn layout(&self) -> &Arc<Layout<WORDS>> {
        &self.layout
    }

    pub(crate) fn geometry(&self) -> &Arc<Geometry> {
        self.layout.geometry()
    }

    pub(crate) fn side(&self) -> usize {
        self.grid.side()
    }

    /// A number that changes with the position: what was derived from it holds while this stays.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// What stands in the cells.
    pub(crate) fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The digit that stands in a cell.
    pub(crate) fn value(&self, cell: Cell) -> Option<Digit> {
        self.grid.get(cell)
    }

    /// The cells that were given.
    pub(crate) fn givens(&self) -> &Set<Cell, WORDS> {
        &self.givens
    }

    /// The digits that an open cell may hold; none for a filled one.
    pub(crate) fn candidates(&self, cell: Cell) -> Digits {
        self.candidates[cell.index()]
    }

    /// The open cells that may hold a digit.
    pub(crate) fn places(&self, digit: Digit) -> &Set<Cell, WORDS> {
        &self.places[digit.index()]
    }

    /// The open cells of a house that may hold a digit.
    pub(crate) fn places_in(&self, house: House, digit: Digit) -> Set<Cell, WORDS> {
        *self.layout.house(house) & self.places[digit.index()]
    }

    /// The cells where no digit stands.
    pub(crate) fn open(&self) -> &Set<Cell, WORDS> {
        &self.open
    }

    /// The digits.
    pub(crate) fn digits(&self) -> impl Iterator<Item = Digit> + use<WORDS> {
        (0..self.grid.side()).map(Digit::from_index)
    }

    /// Whether a digit is still possible in a cell.
    pub(crate) fn allows(&self, candidate: Candidate) -> bool {
        self.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// Whether an open cell has no candidate, or a house no place for a digit that it lacks.
    pub(crate) fn is_contradictory(&self) -> bool {
        let stuck = |cell: Cell| self.candidates[cell.index()].is_empty();
        if self.open.iter().any(stuck) {
            return true;
        }
        let geometry = self.geometry();
        geometry.houses().any(|house| {
            let cells = geometry.cells(house);
            let mut here = Digits::EMPTY;
            for &cell in cells {
                here |= self.candidates[cell.index()];
                here.extend(self.grid.get(cell));
            }
            here.len() < cells.len()
        })
    }

    /// Puts a digit into an open cell and takes it from the candidates of its peers.
    pub(crate) fn place(&mut self, cell: Cell, digit: Digit) {
        self.revision += 1;
        self.grid.set(cell, Some(digit));
        self.open.remove(cell);
        for other in std::mem::take(&mut self.candidates[cell.index()]) {
            self.places[other.index()].remove(cell);
            if other != digit {
                self.note_hidden(cell, other);
            }
        }
        let seen = *self.layout.peers(cell) & self.places[digit.index()];
        for peer in seen {
            self.remove(peer, digit);
        }
    }

    /// Rules a candidate out; true if it was possible before.
    pub(crate) fn remove(&mut self, cell: Cell, digit: Digit) -> bool {
        if !self.candidates[cell.index()].remove(digit) {
            return false;
        }
        self.revision += 1;
        self.places[digit.index()].remove(cell);
        if let Some(last) = self.candidates[cell.index()].single() {
            self.naked.push_back(Candidate { cell, digit: last });
        }
        self.note_hidden(cell, digit);
        true
    }

    /// Notes the houses of a cell in which one place is left for a digit.
    fn note_hidden(&mut self, cell: Cell, digit: Digit) {
        for &house in self.layout.geometry().houses_of(cell) {
            let places = *self.layout.house(house) & self.places[digit.index()];
            if let Some(cell) = places.single() {
                self.hidden.push_back(Candidate { cell, digit });
            }
        }
    }
}
