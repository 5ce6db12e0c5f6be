//! A position in play: what stands in the cells and what is still possible.

use std::sync::Arc;

use crate::model::{
    Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, House, HouseKind, Set,
};

/// The houses and peers of a geometry as sets of cells.
///
/// `WORDS` words of 64 bits hold a set: 2 serve boards up to 11x11, 10 up to 25x25, 64 all.
#[derive(Debug)]
pub(crate) struct Layout<const WORDS: usize> {
    geometry: Arc<Geometry>,
    houses: Vec<Set<Cell, WORDS>>,
    peers: Vec<Set<Cell, WORDS>>,
    by_block: Vec<House>,
    crossing: usize,
}

impl<const WORDS: usize> Layout<WORDS> {
    /// The layout of a geometry of at most `64 * WORDS` cells.
    pub(crate) fn new(geometry: Arc<Geometry>) -> Self {
        let set = |cells: &[Cell]| cells.iter().copied().collect();
        let houses: Vec<Set<Cell, WORDS>> =
            geometry.houses().map(|house| set(geometry.cells(house))).collect();
        let cells = (0..geometry.side().pow(2)).map(Cell::from_index);
        let peers = cells.map(|cell| set(geometry.peers(cell))).collect();
        let mut by_block: Vec<House> = geometry.houses().collect();
        by_block.sort_by_key(|&house| !is_block(geometry.kind(house)));
        let pairs = houses
            .iter()
            .enumerate()
            .flat_map(|(i, one)| houses[..i].iter().map(move |other| (*one & *other).len()));
        let crossing = pairs.max().unwrap_or(0);
        Self { geometry, houses, peers, by_block, crossing }
    }

    pub(crate) fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The cells of a house.
    pub(crate) fn house(&self, house: House) -> &Set<Cell, WORDS> {
        &self.houses[house.index()]
    }

    /// The houses, boxes and regions first: the order in which people look.
    pub(crate) fn houses_by_block(&self) -> &[House] {
        &self.by_block
    }

    /// The largest number of cells that two houses share.
    pub(crate) fn crossing(&self) -> usize {
        self.crossing
    }

    /// What a house is made of.
    pub(crate) fn kind(&self, house: House) -> HouseKind {
        self.geometry.kind(house)
    }

    /// The house of a kind that holds a cell; the first, where there are two diagonals.
    pub(crate) fn house_of_kind(&self, cell: Cell, kind: HouseKind) -> Option<House> {
        self.houses_of(cell).iter().copied().find(|&house| self.kind(house) == kind)
    }

    /// Whether a house is a box or a region.
    pub(crate) fn is_block(&self, house: House) -> bool {
        is_block(self.geometry.kind(house))
    }

    /// For some cells that a cell may see, the house (none for a pair that must differ without one) and
    /// those of the cells that it shares, each once: rows, columns, and in a box what is in no such line.
    pub(crate) fn links_of(
        &self,
        cell: Cell,
        cells: Set<Cell, WORDS>,
    ) -> impl Iterator<Item = (Option<House>, Set<Cell, WORDS>)> {
        let mut rest = cells & *self.peers(cell);
        let houses = self.houses_of(cell).iter().map(|&house| (Some(house), *self.house(house)));
        let pairs = std::iter::once((None, *self.peers(cell)));
        houses.chain(pairs).map(move |(house, shared)| {
            let linked = rest & shared;
            rest -= shared;
            (house, linked)
        })
    }

    /// The houses that hold all of some cells, ascending; none for no cells.
    pub(crate) fn houses_of_all(&self, cells: &Set<Cell, WORDS>) -> impl Iterator<Item = House> {
        let houses = cells.min().map_or(&[][..], |cell| self.houses_of(cell));
        houses.iter().copied().filter(|&house| cells.is_subset(self.house(house)))
    }

    /// The houses that hold a cell, ascending.
    pub(crate) fn houses_of(&self, cell: Cell) -> &[House] {
        self.geometry.houses_of(cell)
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

fn is_block(kind: HouseKind) -> bool {
    matches!(kind, HouseKind::Box | HouseKind::Region)
}

/// A position in play.
///
/// Kept twice, by cell and by digit, so that both ways to look at it are a read:
///
/// ```text
/// candidates[cell]             which digits a cell may hold     (none in a filled cell)
/// places[digit]                which cells may hold a digit     (open cells only)
/// free[houses * digit + house] how many cells of a house may hold a digit
/// gaps[house]                  how many cells of a house are open
/// ```
///
/// Singles are noticed when they come about, not looked for: `naked` and `hidden` hold them in the order
/// in which they appeared, which is the order in which HoDoKu takes them (B. Hobiger, HoDoKu 2.2.0).
#[derive(Clone, Debug)]
pub(crate) struct Position<const WORDS: usize> {
    layout: Arc<Layout<WORDS>>,
    grid: Grid,
    givens: Set<Cell, WORDS>,
    open: Set<Cell, WORDS>,
    gaps: Vec<u8>,
    /// How many houses have one open cell.
    last_gaps: usize,
    revision: u64,
    marks: Marks<WORDS>,
}

/// What is still possible, and the singles that came of it.
#[derive(Clone, Debug)]
struct Marks<const WORDS: usize> {
    candidates: Vec<Digits>,
    places: Vec<Set<Cell, WORDS>>,
    free: Vec<u8>,
    naked: Queue,
    hidden: Queue,
}

/// Singles, the oldest first. What was taken stays until all is cleared: there is one naked single a cell
/// and one hidden single a digit and house, so that this is bounded.
#[derive(Clone, Debug, Default)]
struct Queue {
    singles: Vec<Candidate>,
    head: usize,
}

impl Queue {
    fn clear(&mut self) {
        self.singles.clear();
        self.head = 0;
    }

    fn push(&mut self, cell: Cell, digit: Digit) {
        self.singles.push(Candidate { cell, digit });
    }

    /// Notes the one place that is left for a digit in a house.
    fn note<const WORDS: usize>(&mut self, places: &Set<Cell, WORDS>, digit: Digit) {
        if let Some(cell) = places.min() {
            self.push(cell, digit);
        }
    }

    /// Drops the oldest as long as their cells are filled.
    fn skip_filled<const WORDS: usize>(&mut self, open: &Set<Cell, WORDS>) {
        while self.singles.get(self.head).is_some_and(|single| !open.contains(single.cell)) {
            self.head += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.singles[self.head..].iter().copied()
    }
}

impl<const WORDS: usize> Position<WORDS> {
    /// A blank board.
    pub(crate) fn blank(layout: &Arc<Layout<WORDS>>) -> Self {
        let side = layout.geometry().side();
        let cells = side * side;
        let houses = layout.houses.len();
        Self {
            layout: Arc::clone(layout),
            grid: Grid::blank(side),
            givens: Set::EMPTY,
            open: Set::first(cells),
            gaps: vec![side as u8; houses],
            last_gaps: 0,
            revision: 0,
            marks: Marks {
                candidates: vec![Digits::first(side); cells],
                places: vec![Set::first(cells); side],
                free: vec![side as u8; houses * side],
                naked: Queue::default(),
                hidden: Queue::default(),
            },
        }
    }

    /// Sets the board up anew with what stands in its cells (`given` says which of it was given) and,
    /// where there are some, with pencil marks that leave out what was ruled out before.
    pub(crate) fn set_up(&mut self, grid: &Grid, givens: &Grid, marks: Option<&Candidates>) {
        let side = self.side();
        assert_eq!(grid.side(), side, "a grid of another side");
        self.revision += 1;
        self.marks.candidates.fill(Digits::first(side));
        self.marks.places.fill(Set::first(side * side));
        self.open = Set::first(side * side);
        self.marks.free.fill(side as u8);
        self.gaps.fill(side as u8);
        self.last_gaps = if side == 1 { self.gaps.len() } else { 0 };
        self.givens = givens.digits().map(|(cell, _)| cell).collect();
        self.marks.naked.clear();
        self.marks.hidden.clear();
        if side == 1 {
            // Nothing will be ruled out that would leave one candidate, or one place.
            for queue in [&mut self.marks.naked, &mut self.marks.hidden] {
                queue.push(Cell::from_index(0), Digit::from_index(0));
            }
        }
        self.grid.clone_from(grid);
        for (cell, digit) in grid.digits() {
            self.place(cell, digit);
        }
        let Some(marks) = marks else { return };
        for cell in self.open {
            for digit in self.marks.candidates[cell.index()] - marks.get(cell) {
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
        self.marks.candidates[cell.index()]
    }

    /// The open cells that may hold a digit.
    pub(crate) fn places(&self, digit: Digit) -> &Set<Cell, WORDS> {
        &self.marks.places[digit.index()]
    }

    /// The open cells of a house that may hold a digit.
    pub(crate) fn places_in(&self, house: House, digit: Digit) -> Set<Cell, WORDS> {
        *self.layout.house(house) & self.marks.places[digit.index()]
    }

    /// How many open cells of a house may hold a digit.
    pub(crate) fn count_in(&self, house: House, digit: Digit) -> usize {
        usize::from(self.marks.free[self.gaps.len() * digit.index() + house.index()])
    }

    /// How many cells of a house are open.
    pub(crate) fn open_in(&self, house: House) -> usize {
        usize::from(self.gaps[house.index()])
    }

    /// Whether some house has one open cell.
    pub(crate) fn has_last_gap(&self) -> bool {
        self.last_gaps > 0
    }

    /// The cells with one candidate, the one that came about first first.
    pub(crate) fn naked_singles(&self) -> impl Iterator<Item = Candidate> + '_ {
        let holds = |single: &Candidate| self.candidates(single.cell) == Digits::only(single.digit);
        self.marks.naked.iter().filter(holds)
    }

    /// The digits with one place in a house, with the first such house of the place; the one that came
    /// about first first.
    pub(crate) fn hidden_singles(&self) -> impl Iterator<Item = (Candidate, House)> + '_ {
        self.marks.hidden.iter().filter_map(|single| {
            let houses = self.layout.houses_of(single.cell);
            let house = houses.iter().find(|&&house| self.count_in(house, single.digit) == 1)?;
            self.allows(single).then_some((single, *house))
        })
    }

    /// The two places of a digit in a house, ascending, if there are two.
    pub(crate) fn pair_in(&self, house: House, digit: Digit) -> Option<[Cell; 2]> {
        if self.count_in(house, digit) != 2 {
            return None;
        }
        let places = self.places_in(house, digit);
        Some([places.min()?, places.max()?])
    }

    /// The other place of a digit in a house that has two.
    pub(crate) fn partner_in(&self, house: House, digit: Digit, cell: Cell) -> Option<Cell> {
        let [first, last] = self.pair_in(house, digit)?;
        Some(if first == cell { last } else { first })
    }

    /// The cells where no digit stands.
    pub(crate) fn open(&self) -> &Set<Cell, WORDS> {
        &self.open
    }

    /// The open cells with this many candidates or fewer.
    pub(crate) fn cells_with_at_most(&self, count: usize) -> Set<Cell, WORDS> {
        self.open.iter().filter(|&cell| self.candidates(cell).len() <= count).collect()
    }

    /// The open cells with this many candidates.
    pub(crate) fn cells_with(&self, count: usize) -> Set<Cell, WORDS> {
        self.open.iter().filter(|&cell| self.candidates(cell).len() == count).collect()
    }

    /// The places of any of these digits.
    pub(crate) fn places_of_any(&self, digits: Digits) -> Set<Cell, WORDS> {
        digits.iter().fold(Set::EMPTY, |places, digit| places | *self.places(digit))
    }

    /// The candidates of these digits in these cells, ascending.
    pub(crate) fn candidates_in(&self, cells: Set<Cell, WORDS>, digits: Digits) -> Vec<Candidate> {
        let held = |cell| (self.candidates(cell) & digits).into_iter();
        cells
            .iter()
            .flat_map(|cell| held(cell).map(move |digit| Candidate { cell, digit }))
            .collect()
    }

    /// The digits.
    pub(crate) fn digits(&self) -> impl Iterator<Item = Digit> + use<WORDS> {
        (0..self.grid.side()).map(Digit::from_index)
    }

    /// Whether a digit is still possible in a cell.
    pub(crate) fn allows(&self, candidate: Candidate) -> bool {
        self.marks.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// Whether an open cell has no candidate, or a house no place for a digit that it lacks.
    pub(crate) fn is_contradictory(&self) -> bool {
        let stuck = |cell: Cell| self.marks.candidates[cell.index()].is_empty();
        if self.open.iter().any(stuck) {
            return true;
        }
        let geometry = self.geometry();
        geometry.houses().any(|house| {
            let cells = geometry.cells(house);
            let mut here = Digits::EMPTY;
            for &cell in cells {
                here |= self.marks.candidates[cell.index()];
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
        for house in self.layout.houses_of(cell) {
            let gaps = &mut self.gaps[house.index()];
            *gaps -= 1;
            match *gaps {
                1 => self.last_gaps += 1,
                0 => self.last_gaps -= 1,
                _ => {}
            }
        }
        self.marks.place(&self.layout, cell, digit);
        self.marks.naked.skip_filled(&self.open);
        self.marks.hidden.skip_filled(&self.open);
    }

    /// Rules a candidate out; true if it was possible before.
    pub(crate) fn remove(&mut self, cell: Cell, digit: Digit) -> bool {
        let possible = self.candidates(cell).contains(digit);
        if possible {
            self.revision += 1;
            self.marks.take_out(&self.layout, Set::only(cell), digit);
        }
        possible
    }
}

impl<const WORDS: usize> Marks<WORDS> {
    /// Takes everything out of a cell, and its digit out of its peers.
    fn place(&mut self, layout: &Layout<WORDS>, cell: Cell, digit: Digit) {
        let houses = layout.houses_of(cell);
        let mut others = std::mem::take(&mut self.candidates[cell.index()]);
        others.remove(digit);
        self.places[digit.index()].remove(cell);
        // The houses of the cell lose all places. From 0 their counts wrap, so that none of them passes 1
        // on the way as if one place was left.
        let row = layout.houses.len() * digit.index();
        let clear = |free: &mut [u8]| houses.iter().for_each(|house| free[row + house.index()] = 0);
        clear(&mut self.free);
        self.take_out(layout, *layout.peers(cell) & self.places[digit.index()], digit);
        clear(&mut self.free);
        for other in others {
            let free = &mut self.free[layout.houses.len() * other.index()..][..layout.houses.len()];
            let places = &mut self.places[other.index()];
            places.remove(cell);
            for &house in houses {
                let count = &mut free[house.index()];
                *count -= 1;
                if *count == 1 {
                    self.hidden.note(&(*layout.house(house) & *places), other);
                }
            }
        }
    }

    /// Takes a digit out of cells that may hold it.
    fn take_out(&mut self, layout: &Layout<WORDS>, cells: Set<Cell, WORDS>, digit: Digit) {
        let houses = layout.houses.len();
        let free = &mut self.free[houses * digit.index()..][..houses];
        let places = &mut self.places[digit.index()];
        *places -= cells;
        for cell in cells {
            let left = &mut self.candidates[cell.index()];
            left.remove(digit);
            if let Some(last) = left.single() {
                self.naked.push(cell, last);
            }
            for &house in layout.houses_of(cell) {
                let count = &mut free[house.index()];
                *count = count.wrapping_sub(1);
                if *count == 1 {
                    self.hidden.note(&(*layout.house(house) & *places), digit);
                }
            }
        }
    }
}
