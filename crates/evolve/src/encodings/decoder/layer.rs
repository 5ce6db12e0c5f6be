//! A board that is being filled, with naked and hidden singles as they come about.

use evoku_sudoku::{Cell, Element, Sudoku};

use crate::encodings::decoder::layout::{CellSet, Layout};
use evoku_sudoku::plumbing::bits;

/// The count of a digit that the house holds: 128 more than it can lose.
const HELD: u8 = u8::MAX;

/// A group that can't be completed: a cell without candidate, or a digit without place in a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DeadEnd(pub(super) usize);

/// What waits for its turn, the last first.
#[derive(Clone, Debug)]
struct Waiting {
    /// They, and room for more.
    groups: Box<[u16]>,
    len: usize,
}

impl Waiting {
    /// Room for so many.
    fn new(most: usize) -> Self {
        Self { groups: vec![0; most + 1].into(), len: 0 }
    }

    /// Adds a group where that is so. There is no branch because nobody could foretell it, and this
    /// is where the time goes.
    #[inline]
    fn push_if(&mut self, group: usize, so: bool) {
        self.groups[self.len] = group as u16;
        self.len += usize::from(so);
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

/// A partial board with its candidates, from both sides, and the singles that are still to be
/// placed.
#[derive(Clone, Debug)]
pub(super) struct Layer<const W: usize> {
    /// The candidates of each open cell; none in a filled one.
    pub(super) candidates: Box<[u64]>,
    /// The open cells that may hold each digit.
    pub(super) places: Box<[CellSet<W>]>,
    /// For each house and digit the number of places left, [`HELD`] less some where it is held;
    /// and as many [`HELD`] as make their number a multiple of 8.
    pub(super) counts: Box<[u8]>,
    /// The digit of each cell, 0 where it is open.
    pub(super) values: Box<[u8]>,
    pub(super) open: CellSet<W>,
    /// Digits placed so far, givens apart, and those of decisions that were ruled out included.
    pub(super) placed: usize,
    /// What went wrong first.
    pub(super) dead: Option<DeadEnd>,
    naked: Waiting,
    hidden: Waiting,
}

impl<const W: usize> Layer<W> {
    /// The board of a puzzle before any propagation.
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
        for (index, given) in sudoku.givens().cells().iter().enumerate() {
            if let Some(digit) = given {
                layer.values[index] = digit.value();
                for &start in layout.counts_of(index) {
                    layer.counts[usize::from(start) + digit.index()] = HELD;
                }
            }
        }
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
        for cell in layer.open_cells().collect::<Vec<_>>() {
            layer.look_at_cell(cell);
        }
        for group in 0..layer.counts.len() {
            layer.look_at_count(group);
        }
        layer
    }

    /// Takes over another layer, of which nothing is still to be placed.
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

    #[inline]
    fn look_at_cell(&mut self, cell: usize) {
        let left = self.candidates[cell];
        if left == 0 {
            self.dead.get_or_insert(DeadEnd(cell));
        } else {
            self.naked.push_if(cell, left & (left - 1) == 0);
        }
    }

    #[inline]
    fn look_at_count(&mut self, group: usize) {
        let count = self.counts[group];
        if count == 0 {
            self.dead.get_or_insert(DeadEnd(self.values.len() + group));
        }
        self.hidden.push_if(group, count == 1);
    }

    #[inline]
    fn lose(&mut self, layout: &Layout<W>, cell: usize, digit: usize) {
        for &start in layout.counts_of(cell) {
            let group = usize::from(start) + digit;
            self.counts[group] = self.counts[group].wrapping_sub(1);
            self.look_at_count(group);
        }
    }

    /// Places a candidate; the singles that come about wait for [`Layer::propagate`].
    #[inline]
    pub(super) fn place(&mut self, layout: &Layout<W>, cell: usize, digit: usize) {
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        let others = self.candidates[cell] & !(1 << digit);
        self.candidates[cell] = 0;
        self.values[cell] = digit as u8 + 1;
        self.open[word] &= !bit;
        self.placed += 1;
        for other in bits(others) {
            self.places[other][word] &= !bit;
            self.lose(layout, cell, other);
        }
        for &start in layout.counts_of(cell) {
            self.counts[usize::from(start) + digit] = HELD;
        }
        self.places[digit][word] &= !bit;
        for (word, peers) in layout.peers[cell].iter().enumerate() {
            let hit = self.places[digit][word] & peers;
            self.places[digit][word] ^= hit;
            for bit in bits(hit) {
                let peer = word * 64 + bit;
                self.candidates[peer] &= !(1 << digit);
                self.look_at_cell(peer);
                self.lose(layout, peer, digit);
            }
        }
    }

    /// Rules a candidate out.
    #[inline]
    pub(super) fn strike(&mut self, layout: &Layout<W>, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        self.places[digit][cell / 64] &= !(1 << (cell % 64));
        self.look_at_cell(cell);
        self.lose(layout, cell, digit);
    }

    /// Places all singles.
    pub(super) fn propagate(&mut self, layout: &Layout<W>) {
        while self.place_single(layout) {}
    }

    /// Places all singles, but stops at the first dead end; returns whether there was none.
    #[inline]
    pub(super) fn propagate_to_dead_end(&mut self, layout: &Layout<W>) -> bool {
        while self.dead.is_none() && self.place_single(layout) {}
        self.naked.clear();
        self.hidden.clear();
        self.dead.is_none()
    }

    /// Places a single, or passes over one that is none any more; returns whether any was left.
    #[inline]
    fn place_single(&mut self, layout: &Layout<W>) -> bool {
        if let Some(cell) = self.naked.pop() {
            let left = self.candidates[cell];
            if left != 0 {
                self.place(layout, cell, left.trailing_zeros() as usize);
            }
        } else if let Some(group) = self.hidden.pop() {
            if self.counts[group] == 1 {
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
