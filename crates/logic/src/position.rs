//! A position in play: digits and candidates.

mod queue;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use crate::layout::Layout;
use crate::position::queue::Queue;
use crate::tallies::Tallies;
use evoku_model::{
    Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, House, MAX_SIDE, Set,
};

/// A position in play.
///
/// It is stored twice, by cell and by digit, so that both views need a single read:
///
/// ```text
/// candidates[cell]  which digits a cell may hold                 (none in a filled cell)
/// places[digit]     which cells may hold a digit                 (open cells only)
/// free[digit]       for each house, how many cells may hold it   (a byte each, in blocks)
/// gaps              for each house, how many cells are open      (the same)
/// ```
///
/// Singles are recorded when they appear, so no search is needed. `naked` and `hidden` contain them
/// in order of appearance, the order in which HoDoKu uses them (B. Hobiger, HoDoKu 2.2.0).
#[derive(Clone, Debug)]
pub(crate) struct Position<const WORDS: usize> {
    layout: Arc<Layout<WORDS>>,
    grid: Grid,
    givens: Set<Cell, WORDS>,
    open: Set<Cell, WORDS>,
    gaps: Vec<Tallies>,
    revision: u64,
    marks: Marks<WORDS>,
}

/// The candidates and the resulting singles.
#[derive(Clone, Debug)]
struct Marks<const WORDS: usize> {
    candidates: Vec<Digits>,
    places: Vec<Set<Cell, WORDS>>,
    free: Vec<Tallies>,
    naked: Queue,
    hidden: Queue,
    /// The houses in which exactly one place has just been left, each with the cell that lost the
    /// digit last. Empty between calls.
    fresh: Vec<(Cell, House)>,
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
            open: Set::first(cells),
            gaps: layout.sizes().to_vec(),
            revision: 0,
            marks: Marks {
                candidates: vec![Digits::first(side); cells],
                places: vec![Set::first(cells); side],
                free: layout.sizes().repeat(side),
                naked: Queue::default(),
                hidden: Queue::default(),
                fresh: Vec::new(),
            },
        }
    }

    /// Sets the board up again with the digits of `grid`; `givens` has the given ones. Pencil
    /// marks, if any, omit candidates that were ruled out before.
    pub(crate) fn set_up(&mut self, grid: &Grid, givens: &Grid, marks: Option<&Candidates>) {
        let side = self.side();
        assert_eq!(grid.side(), side, "a grid of another side");
        self.revision += 1;
        self.givens = Set::of_flags(givens.cells().iter().map(Option::is_some));
        self.grid.clone_from(grid);
        self.open = Set::of_flags(grid.cells().iter().map(Option::is_none));
        self.gaps.fill(Tallies::NONE);
        for cell in self.open {
            for (block, gaps) in self.gaps.iter_mut().enumerate() {
                gaps.add(self.layout.share(cell, block));
            }
        }
        self.marks.set_up(&self.layout, grid, &self.open);
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

    /// A number that changes with the position; data derived from the position is valid while it
    /// stays.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// The given and placed digits.
    pub(crate) fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The digit in a cell.
    pub(crate) fn value(&self, cell: Cell) -> Option<Digit> {
        self.grid.get(cell)
    }

    /// The given cells.
    pub(crate) fn givens(&self) -> &Set<Cell, WORDS> {
        &self.givens
    }

    /// The candidates of an open cell; empty for a filled one.
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

    /// The number of open cells of a house that may hold a digit.
    pub(crate) fn count_in(&self, house: House, digit: Digit) -> usize {
        let block = self.gaps.len() * digit.index() + house.index() / Tallies::HOUSES;
        self.marks.free[block].get(house.index() % Tallies::HOUSES).into()
    }

    /// The number of open cells of a house.
    pub(crate) fn open_in(&self, house: House) -> usize {
        self.gaps[house.index() / Tallies::HOUSES].get(house.index() % Tallies::HOUSES).into()
    }

    /// Returns `true` if some house has exactly one open cell.
    pub(crate) fn has_last_gap(&self) -> bool {
        self.gaps.iter().any(|gaps| !gaps.ones().is_empty())
    }

    /// The first house whose only open cell is this one.
    pub(crate) fn filled_by(&self, cell: Cell) -> Option<House> {
        self.layout.houses_of(cell).iter().copied().find(|&house| self.open_in(house) == 1)
    }

    /// The cells with one candidate, in order of appearance.
    pub(crate) fn naked_singles(&self) -> impl Iterator<Item = Candidate> + '_ {
        let holds = |single: &Candidate| self.candidates(single.cell) == Digits::only(single.digit);
        self.marks.naked.iter().filter(holds)
    }

    /// The digits with one place in a house, in order of appearance, each with the first such house
    /// of the place.
    pub(crate) fn hidden_singles(&self) -> impl Iterator<Item = (Candidate, House)> + '_ {
        self.marks.hidden.iter().filter_map(|single| {
            let houses = self.layout.houses_of(single.cell);
            let house = houses.iter().find(|&&house| self.count_in(house, single.digit) == 1)?;
            self.allows(single).then_some((single, *house))
        })
    }

    /// The houses with exactly two places for a digit, ascending.
    pub(crate) fn houses_with_pair(&self, digit: Digit) -> impl Iterator<Item = House> + '_ {
        let blocks = self.marks.free[self.gaps.len() * digit.index()..][..self.gaps.len()].iter();
        blocks.enumerate().flat_map(|(block, free)| {
            free.twos().iter().map(move |house| House::from_index(block * Tallies::HOUSES + house))
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

    /// The open cells.
    pub(crate) fn open(&self) -> &Set<Cell, WORDS> {
        &self.open
    }

    /// The open cells with at most `COUNT` candidates.
    pub(crate) fn cells_with_at_most<const COUNT: usize>(&self) -> Set<Cell, WORDS> {
        self.open - self.cells_by_count::<COUNT>()[COUNT]
    }

    /// The open cells with exactly `COUNT` candidates; `COUNT` is at least 1.
    pub(crate) fn cells_with<const COUNT: usize>(&self) -> Set<Cell, WORDS> {
        let with_more = self.cells_by_count::<COUNT>();
        with_more[COUNT - 1] - with_more[COUNT]
    }

    /// The cells with more than 0, 1, ... `COUNT` candidates, counted together in one pass over the
    /// digits.
    fn cells_by_count<const COUNT: usize>(&self) -> [Set<Cell, WORDS>; 5] {
        let mut with_more = [Set::EMPTY; 5];
        for places in &self.marks.places {
            for count in (0..COUNT).rev() {
                with_more[count + 1] |= with_more[count] & *places;
            }
            with_more[0] |= *places;
        }
        with_more
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

    /// All digits.
    pub(crate) fn digits(&self) -> impl Iterator<Item = Digit> + use<WORDS> {
        (0..self.grid.side()).map(Digit::from_index)
    }

    /// Returns `true` if a cell still has this candidate.
    pub(crate) fn allows(&self, candidate: Candidate) -> bool {
        self.marks.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// Returns `true` if an open cell has no candidate, or a house has no place for a missing
    /// digit.
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

    /// Places a digit in an open cell and removes it from the candidates of its peers.
    pub(crate) fn place(&mut self, cell: Cell, digit: Digit) {
        self.revision += 1;
        self.grid.set(cell, Some(digit));
        self.open.remove(cell);
        for (block, gaps) in self.gaps.iter_mut().enumerate() {
            gaps.subtract(self.layout.share(cell, block));
        }
        self.marks.place(&self.layout, cell, digit);
        self.marks.naked.skip_filled(&self.open);
        self.marks.hidden.skip_filled(&self.open);
    }

    /// Rules a candidate out; returns `true` if it was possible before.
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
    /// Computes the candidates of the open cells from the digits on the board. Singles are queued
    /// in the order in which they would appear if the digits were placed one by one, cells
    /// ascending.
    fn set_up(&mut self, layout: &Layout<WORDS>, grid: &Grid, open: &Set<Cell, WORDS>) {
        let mut filled = [Set::EMPTY; MAX_SIDE];
        self.places.fill(*open);
        for cell in Set::first(grid.cells().len()) - *open {
            let Some(digit) = grid.get(cell) else { continue };
            filled[digit.index()].insert(cell);
            self.places[digit.index()] -= *layout.peers(cell);
        }
        self.candidates.fill(Digits::EMPTY);
        let blocks = layout.sizes().len();
        for (index, (places, free)) in
            self.places.iter().zip(self.free.chunks_exact_mut(blocks)).enumerate()
        {
            let digit = Digits::only(Digit::from_index(index));
            free.fill(Tallies::NONE);
            places.iter().for_each(|cell| {
                self.candidates[cell.index()] |= digit;
                free[0].add(layout.share(cell, 0));
            });
            for (block, free) in free.iter_mut().enumerate().skip(1) {
                places.iter().for_each(|cell| free.add(layout.share(cell, block)));
            }
        }
        self.queue_naked(layout, grid, &filled, open);
        self.queue_hidden(layout, &filled, open);
    }

    /// Queues the cells with one candidate, ordered by when they lost the last other digit.
    fn queue_naked(
        &mut self,
        layout: &Layout<WORDS>,
        grid: &Grid,
        filled: &[Set<Cell, WORDS>],
        open: &Set<Cell, WORDS>,
    ) {
        self.naked.clear();
        let mut singles = Vec::new();
        for cell in *open {
            let Some(digit) = self.candidates[cell.index()].single() else { continue };
            let seen = *layout.peers(cell) - *open;
            let mut rest = seen;
            let mut last = None;
            while let Some(cause) = rest.max() {
                rest.remove(cause);
                let same = grid.get(cause).map_or(Set::EMPTY, |digit| filled[digit.index()]);
                if rest.is_disjoint(&same) {
                    last = Some(cause);
                    break;
                }
            }
            singles.push((last, cell, digit));
        }
        singles.sort_unstable();
        singles.into_iter().for_each(|(_, cell, digit)| self.naked.push(cell, digit));
    }

    /// Queues the digits with one place in a house, ordered by when the last other place was lost.
    /// A filled cell and its peers lose the placed digit first; then the cell loses its other
    /// candidates, ascending.
    fn queue_hidden(
        &mut self,
        layout: &Layout<WORDS>,
        filled: &[Set<Cell, WORDS>],
        open: &Set<Cell, WORDS>,
    ) {
        self.hidden.clear();
        let blocks = layout.sizes().len();
        let mut singles = Vec::new();
        for (index, free) in self.free.iter().enumerate() {
            let (digit, block) = (Digit::from_index(index / blocks), index % blocks);
            for house in free.ones().iter() {
                let house = House::from_index(block * Tallies::HOUSES + house);
                let places = *layout.house(house) & self.places[digit.index()];
                let Some(place) = places.min() else { continue };
                let (mut others, mut early) = (*layout.house(house) - places, Set::EMPTY);
                // The last filled cell that removed the digit from other cells, and the last of
                // those cells.
                let mut went = None;
                for cause in filled[digit.index()] {
                    let gone = others & *layout.peers(cause);
                    others -= gone;
                    let filled_before = (gone - *open) & Set::first(cause.index());
                    early |= filled_before;
                    went = (gone - filled_before).max().map(|last| (cause, None, last)).or(went);
                }
                let own = (early | others).max().map(|cell| (cell, Some(digit), cell));
                singles.push((when(went.max(own), house), place, digit));
            }
        }
        singles.sort_unstable_by_key(|&(when, ..)| when);
        singles.into_iter().for_each(|(_, place, digit)| self.hidden.push(place, digit));
    }

    /// Removes all candidates of a cell, and its digit from its peers.
    fn place(&mut self, layout: &Layout<WORDS>, cell: Cell, digit: Digit) {
        let here = Set::only(cell);
        let mut others = std::mem::take(&mut self.candidates[cell.index()]);
        others.remove(digit);
        let places = (*layout.peers(cell) | here) & self.places[digit.index()];
        self.take_out(layout, places, digit);
        others.iter().for_each(|other| self.vacate(layout, cell, other));
    }

    /// Removes a candidate from a cell that another digit has filled.
    fn vacate(&mut self, layout: &Layout<WORDS>, cell: Cell, digit: Digit) {
        let places = &mut self.places[digit.index()];
        places.remove(cell);
        let blocks = layout.sizes().len();
        for (block, free) in self.free[blocks * digit.index()..][..blocks].iter_mut().enumerate() {
            let before = free.ones();
            free.subtract(layout.share(cell, block));
            let fresh = free.ones().without(before);
            if fresh.is_empty() {
                continue;
            }
            for house in fresh.iter() {
                let house = House::from_index(block * Tallies::HOUSES + house);
                self.hidden.note(&(*layout.house(house) & *places), digit);
            }
        }
    }

    /// Removes a candidate from cells that may hold it.
    fn take_out(&mut self, layout: &Layout<WORDS>, cells: Set<Cell, WORDS>, digit: Digit) {
        let places = &mut self.places[digit.index()];
        *places -= cells;
        let blocks = layout.sizes().len();
        let free = &mut self.free[blocks * digit.index()..][..blocks];
        // Most boards have a single block, whose shares are subtracted in the same loop.
        let mut left = free[0];
        cells.iter().for_each(|cell| {
            let candidates = &mut self.candidates[cell.index()];
            candidates.remove(digit);
            if let Some(last) = candidates.single() {
                self.naked.push(cell, last);
            }
            left.subtract(layout.share(cell, 0));
        });
        for (block, free) in free.iter_mut().enumerate() {
            if block > 0 {
                left = *free;
                cells.iter().for_each(|cell| left.subtract(layout.share(cell, block)));
            }
            let fresh = left.ones().without(free.ones());
            *free = left;
            if fresh.is_empty() {
                continue;
            }
            for house in fresh.iter() {
                let house = House::from_index(block * Tallies::HOUSES + house);
                self.fresh.extend((cells & *layout.house(house)).max().map(|last| (last, house)));
            }
        }
        if self.fresh.is_empty() {
            return;
        }
        // In the order in which they would appear if the cells lost the digit one by one.
        self.fresh.sort_unstable();
        for (_, house) in self.fresh.drain(..) {
            self.hidden.note(&(*layout.house(house) & *places), digit);
        }
    }
}

/// The sort key of hidden singles. They are ordered by the filled cell that caused them, then by
/// the other digit that the cell lost (the placed digit comes first). Then follow the last cell
/// that lost the digit and the house.
fn when(went: Option<(Cell, Option<Digit>, Cell)>, house: House) -> u64 {
    let first = went.map_or(0, |(cause, other, last)| {
        let other = other.map_or(0, |digit| digit.value().into());
        (cause.index() as u64) << 32 | other << 24 | last.index() as u64
    });
    first << 12 | house.index() as u64
}
