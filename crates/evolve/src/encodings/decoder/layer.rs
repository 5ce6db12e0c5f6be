//! A board under construction, with stacks of its naked and hidden singles.

use evoku_sudoku::search::{Contradiction, Narrowed, narrow};
use evoku_sudoku::{Cell, Element, Sudoku, bits};

use crate::encodings::decoder::layout::{CellSet, Layout};

/// The count of a digit that the house holds. It can be decremented 127 times with bit 7 still set.
const HELD: u8 = u8::MAX;

/// A group that can't be completed: a cell without candidates, or a digit without places in a
/// house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DeadEnd(pub(super) usize);

/// A stack of groups that may be singles.
#[derive(Clone, Debug)]
struct Waiting {
    /// The groups, followed by unused memory.
    groups: Box<[u16]>,
    len: usize,
}

impl Waiting {
    /// Creates a stack with memory for `most` groups, and for one more that [`Waiting::push_if`]
    /// writes unconditionally.
    fn new(most: usize) -> Self {
        Self { groups: vec![0; most + 1].into(), len: 0 }
    }

    /// Adds a group if `is_single`. It always writes and then moves the end conditionally: a branch
    /// would be unpredictable, and a decode spends most of its time here.
    #[inline]
    fn push_if(&mut self, group: usize, is_single: bool) {
        self.groups[self.len] = group as u16;
        self.len += usize::from(is_single);
    }

    #[inline]
    fn pop(&mut self) -> Option<usize> {
        self.len = self.len.checked_sub(1)?;
        Some(usize::from(self.groups[self.len]))
    }

    fn clear(&mut self) {
        self.len = 0;
    }
}

/// A partial board with its candidates by cell and by digit, and the singles to be placed.
#[derive(Clone, Debug)]
pub(super) struct Layer<const W: usize> {
    /// The candidates of each open cell; empty for a filled one.
    pub(super) candidates: Box<[u64]>,
    /// The open cells that can hold each digit.
    pub(super) places: Box<[CellSet<W>]>,
    /// For each house and digit, the number of places left. If the house holds the digit, [`HELD`]
    /// minus the places lost since. Padded with [`HELD`] to a multiple of 8.
    pub(super) counts: Box<[u8]>,
    /// The digit of each cell, 0 if it is open.
    pub(super) values: Box<[u8]>,
    pub(super) open: CellSet<W>,
    /// The number of digits placed so far, without givens but including those of refuted decisions.
    pub(super) placed: usize,
    /// The first dead end.
    pub(super) dead: Option<DeadEnd>,
    naked: Waiting,
    hidden: Waiting,
}

impl<const W: usize> Layer<W> {
    /// Creates the board of a puzzle before any propagation.
    pub(super) fn new(layout: &Layout<W>, sudoku: &Sudoku) -> Self {
        let (side, cells) = (layout.side, layout.cells);
        let mut counts = vec![0; layout.houses * side];
        counts.resize(counts.len().next_multiple_of(8), HELD);
        let mut layer = Self {
            candidates: vec![0; cells].into(),
            places: vec![[0; W]; side].into(),
            counts: counts.into(),
            values: vec![0; cells].into(),
            open: [0; W],
            placed: 0,
            dead: None,
            naked: Waiting::new(cells),
            hidden: Waiting::new(layout.houses * side),
        };
        let candidates = sudoku.candidates();
        // Givens: mark their digits as held by their houses.
        for (index, given) in sudoku.givens().cells().iter().enumerate() {
            if let Some(digit) = given {
                layer.values[index] = digit.value();
                for &start in layout.counts_of(index) {
                    layer.counts[usize::from(start) + digit.index()] = HELD;
                }
            }
        }
        // Open cells: enter their candidates into cells, places and counts.
        for index in (0..cells).filter(|&index| sudoku.givens().cells()[index].is_none()) {
            let (word, bit) = (index / 64, 1 << (index % 64));
            layer.open[word] |= bit;
            for digit in candidates.get(Cell::from_index(index)) {
                layer.candidates[index] |= 1 << digit.index();
                layer.places[digit.index()][word] |= bit;
                for &start in layout.counts_of(index) {
                    let count = &mut layer.counts[usize::from(start) + digit.index()];
                    *count = count.saturating_add(1);
                }
            }
        }
        (0..layout.parts.len()).for_each(|part| layer.narrow(layout, part));
        layer.naked.clear();
        layer.hidden.clear();
        // Singles that exist from the start.
        for cell in layer.open_cells().collect::<Vec<_>>() {
            layer.check_cell(cell);
        }
        for group in 0..layer.counts.len() {
            layer.check_count(group);
        }
        layer
    }

    /// Copies another layer that has no singles waiting. `placed` is not copied.
    #[inline]
    pub(super) fn copy(&mut self, other: &Self) {
        self.candidates.copy_from_slice(&other.candidates);
        self.places.copy_from_slice(&other.places);
        self.counts.copy_from_slice(&other.counts);
        self.values.copy_from_slice(&other.values);
        self.open = other.open;
        self.dead = other.dead;
        self.naked.clear();
        self.hidden.clear();
    }

    pub(super) fn open_cells(&self) -> impl Iterator<Item = usize> + use<W> {
        let open = self.open;
        (0..W).flat_map(move |word| bits(open[word]).map(move |bit| word * 64 + bit))
    }

    #[inline]
    pub(super) fn allows(&self, cell: usize, digit: usize) -> bool {
        self.candidates[cell] >> digit & 1 == 1
    }

    /// Queues a cell with one candidate; records a dead end if it has none.
    #[inline]
    fn check_cell(&mut self, cell: usize) {
        let left = self.candidates[cell];
        if left == 0 {
            self.dead.get_or_insert(DeadEnd(cell));
        } else {
            self.naked.push_if(cell, left & (left - 1) == 0);
        }
    }

    /// Queues a digit with one place in a house; records a dead end if it has none.
    #[inline]
    fn check_count(&mut self, group: usize) {
        let count = self.counts[group];
        if count == 0 {
            self.dead.get_or_insert(DeadEnd(self.values.len() + group));
        }
        self.hidden.push_if(group, count == 1);
    }

    /// Removes a place of `digit` from each house of `cell`.
    #[inline]
    fn lose(&mut self, layout: &Layout<W>, cell: usize, digit: usize) {
        for &start in layout.counts_of(cell) {
            let group = usize::from(start) + digit;
            self.counts[group] = self.counts[group].wrapping_sub(1);
            self.check_count(group);
        }
    }

    /// Places a candidate. The singles that follow are queued for [`Layer::propagate`].
    #[inline]
    pub(super) fn place(&mut self, layout: &Layout<W>, cell: usize, digit: usize) {
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        // 1. Fill the cell.
        let others = self.candidates[cell] & !(1 << digit);
        self.candidates[cell] = 0;
        self.values[cell] = digit as u8 + 1;
        self.open[word] &= !bit;
        self.placed += 1;
        // 2. Its houses lose the places of its other candidates.
        for other in bits(others) {
            self.places[other][word] &= !bit;
            self.lose(layout, cell, other);
        }
        // 3. Its houses hold the digit. This must precede step 4, which decrements the same counts.
        for &start in layout.counts_of(cell) {
            self.counts[usize::from(start) + digit] = HELD;
        }
        // 4. Its peers lose the digit as a candidate, and their houses lose a place.
        self.places[digit][word] &= !bit;
        for (word, peers) in layout.peers[cell].iter().enumerate() {
            let hit = self.places[digit][word] & peers;
            self.places[digit][word] ^= hit;
            for bit in bits(hit) {
                let peer = word * 64 + bit;
                self.candidates[peer] &= !(1 << digit);
                self.check_cell(peer);
                self.lose(layout, peer, digit);
            }
        }
        // 5. Its constraints exclude candidates.
        if !layout.parts.is_empty() {
            for &part in layout.parts_of.get(cell) {
                self.narrow(layout, part as usize);
            }
        }
    }

    /// Excludes the candidates that a part of a constraint rules out. If it can't be satisfied, its
    /// open cells lose all candidates, so that it stays incomplete. A part with a cell that stays
    /// open is skipped.
    fn narrow(&mut self, layout: &Layout<W>, part: usize) {
        let cells = layout.cells_of_parts.get(part).iter().map(|&cell| usize::from(cell));
        if cells.clone().any(|cell| self.domain(cell) == 0) {
            return;
        }
        let result = narrow(&layout.parts[part], &mut InPlay { layer: self, layout });
        if result.is_err() {
            for cell in cells.clone() {
                bits(self.candidates[cell]).for_each(|digit| self.strike(layout, cell, digit));
            }
            // If givens alone violate it, no cell is open.
            cells.take(1).for_each(|cell| {
                self.dead.get_or_insert(DeadEnd(cell));
            });
        }
    }

    /// The candidates of a cell; for a filled one, its digit.
    fn domain(&self, cell: usize) -> u64 {
        match self.values[cell] {
            0 => self.candidates[cell],
            value => 1 << (value - 1),
        }
    }

    /// Excludes a candidate.
    #[inline]
    pub(super) fn strike(&mut self, layout: &Layout<W>, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        self.places[digit][cell / 64] &= !(1 << (cell % 64));
        self.check_cell(cell);
        self.lose(layout, cell, digit);
    }

    /// Places all singles.
    pub(super) fn propagate(&mut self, layout: &Layout<W>) {
        while self.place_single(layout) {}
    }

    /// Places all singles, but stops at the first dead end. Returns `true` if there was none.
    #[inline]
    pub(super) fn propagate_to_dead_end(&mut self, layout: &Layout<W>) -> bool {
        while self.dead.is_none() && self.place_single(layout) {}
        self.naked.clear();
        self.hidden.clear();
        self.dead.is_none()
    }

    /// Places a queued single, naked ones first, or drops it if it has been filled since. Returns
    /// `true` if any was queued.
    #[inline]
    fn place_single(&mut self, layout: &Layout<W>) -> bool {
        if let Some(cell) = self.naked.pop() {
            let left = self.candidates[cell];
            if left != 0 {
                self.place(layout, cell, left.trailing_zeros() as usize);
            }
        } else if let Some(group) = self.hidden.pop() {
            if self.counts[group] == 1 {
                // Its place is the only one in the intersection of the digit's places with the
                // house.
                let (house, digit) = (group / layout.side, group % layout.side);
                let sets = self.places[digit].iter().zip(&layout.members[house]);
                let last = sets.map(|(places, members)| places & members).enumerate();
                if let Some((word, last)) = last.into_iter().find(|&(_, last)| last != 0) {
                    self.place(layout, word * 64 + last.trailing_zeros() as usize, digit);
                }
            }
        } else {
            return false;
        }
        true
    }
}

/// Adapts a layer for the propagator of a constraint.
struct InPlay<'a, const W: usize> {
    layer: &'a mut Layer<W>,
    layout: &'a Layout<W>,
}

impl<const W: usize> Narrowed for InPlay<'_, W> {
    fn get(&self, cell: Cell) -> u64 {
        self.layer.domain(cell.index())
    }

    fn keep(&mut self, cell: Cell, digits: u64) -> Result<(), Contradiction> {
        let cell = cell.index();
        let lost = self.layer.domain(cell) & !digits;
        if self.layer.values[cell] != 0 {
            return if lost == 0 { Ok(()) } else { Err(Contradiction) };
        }
        bits(lost).for_each(|digit| self.layer.strike(self.layout, cell, digit));
        if self.layer.candidates[cell] == 0 { Err(Contradiction) } else { Ok(()) }
    }
}
