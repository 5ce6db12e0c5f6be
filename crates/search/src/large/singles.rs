//! The dense stage: naked and hidden singles on bit masks.
//!
//! All except the hardest boards are solved here in microseconds, without the machinery of
//! learning. A group (see [`layout`](super::layout)) with a single live candidate places it. In a
//! cell, this is a *naked single*; in a house, a *hidden single*.

use crate::large::layout::{GroupLayout, bits};
use evoku_model::{Element, Sudoku};

/// The result of placing singles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Singles {
    /// There is no solution.
    Contradiction,
    /// Every cell is filled: the only solution.
    Solved,
    /// Every open group has at least two live candidates.
    Open,
}

/// The live candidates of every group, and the placed digits.
#[derive(Default)]
pub(super) struct DenseBoard {
    /// The mask of each group; 0 once its candidate is placed.
    live: Vec<u64>,
    /// The digit of each cell, counted from 0, or [`BLANK`].
    digits: Vec<u8>,
    /// The digits placed in each house.
    placed: Vec<u64>,
    /// Groups with a single remaining candidate.
    queue: Vec<u32>,
    blanks: usize,
}

/// No digit.
pub(super) const BLANK: u8 = u8::MAX;

impl DenseBoard {
    /// The digits of the cells, counted from 0; [`BLANK`] if singles leave them open.
    pub(super) fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The live candidates of a group; 0 once its candidate is placed.
    pub(super) fn live(&self, group: usize) -> u64 {
        self.live[group]
    }

    /// Loads a puzzle and places singles until there are none.
    pub(super) fn solve(&mut self, layout: &GroupLayout, sudoku: &Sudoku) -> Singles {
        if self.set_up(layout, sudoku).is_none() || self.place_singles(layout).is_none() {
            return Singles::Contradiction;
        }
        if self.blanks == 0 { Singles::Solved } else { Singles::Open }
    }

    /// Places the givens and computes the remaining candidates. `None` if they contradict each
    /// other.
    fn set_up(&mut self, layout: &GroupLayout, sudoku: &Sudoku) -> Option<()> {
        self.live.clear();
        self.live.resize(layout.groups(), 0);
        self.digits.clear();
        self.digits.resize(layout.cells, BLANK);
        self.placed.clear();
        self.placed.resize(layout.houses, 0);
        self.queue.clear();
        self.blanks = layout.cells;
        let all = u64::MAX >> (64 - layout.side);

        for (cell, digit) in sudoku.givens().digits() {
            let (cell, digit) = (cell.index() as u32, digit.index());
            for place in layout.places(cell) {
                let placed = &mut self.placed[place.house as usize];
                if *placed >> digit & 1 == 1 {
                    return None;
                }
                *placed |= 1 << digit;
            }
            self.digits[cell as usize] = digit as u8;
            self.blanks -= 1;
        }
        for cell in 0..layout.cells {
            if self.digits[cell] != BLANK {
                continue;
            }
            let houses = layout.places(cell as u32).iter();
            let seen = houses.fold(0, |seen, place| seen | self.placed[place.house as usize]);
            let marks = sudoku.marks().map(|marks| marks.cells()[cell].words()[0]);
            self.live[cell] = all & !seen & marks.unwrap_or(all);
        }
        for (cell, digit) in sudoku.givens().digits() {
            for &partner in layout.partners(cell.index() as u32) {
                if usize::from(self.digits[partner as usize]) == digit.index() {
                    return None;
                }
                self.live[partner as usize] &= !(1 << digit.index());
            }
        }
        for cell in 0..layout.cells {
            for place in layout.places(cell as u32) {
                let group = layout.group(place.house, 0);
                for digit in bits(self.live[cell]) {
                    self.live[group + digit as usize] |= 1 << place.position;
                }
            }
            if self.digits[cell] == BLANK {
                self.look(cell)?;
            }
        }
        for house in 0..layout.houses {
            for digit in bits(all & !self.placed[house]) {
                self.look(layout.group(house as u32, digit))?;
            }
        }
        Some(())
    }

    /// Queues a group with one live candidate; `None` if no candidate is left.
    fn look(&mut self, group: usize) -> Option<()> {
        let live = self.live[group];
        if live & live.wrapping_sub(1) == 0 {
            if live == 0 {
                return None;
            }
            self.queue.push(group as u32);
        }
        Some(())
    }

    fn place_singles(&mut self, layout: &GroupLayout) -> Option<()> {
        while let Some(group) = self.queue.pop() {
            let live = self.live[group as usize];
            // Already placed through another group of the same candidate.
            if live == 0 {
                continue;
            }
            let bit = live.trailing_zeros();
            let (cell, digit) = if (group as usize) < layout.cells {
                (group, bit)
            } else {
                let group = group - layout.cells as u32;
                let house = group / layout.side as u32;
                (layout.members(house)[bit as usize], group % layout.side as u32)
            };
            self.place(layout, cell, digit)?;
        }
        Some(())
    }

    /// Places a live candidate and removes those that it excludes.
    fn place(&mut self, layout: &GroupLayout, cell: u32, digit: u32) -> Option<()> {
        self.digits[cell as usize] = digit as u8;
        self.blanks -= 1;
        let others = std::mem::take(&mut self.live[cell as usize]) & !(1 << digit);
        for place in layout.places(cell) {
            self.placed[place.house as usize] |= 1 << digit;
            for other in bits(others) {
                let group = layout.group(place.house, other);
                self.live[group] &= !(1 << place.position);
                self.look(group)?;
            }
        }
        for place in layout.places(cell) {
            let group = layout.group(place.house, digit);
            for position in bits(std::mem::take(&mut self.live[group])) {
                self.exclude(layout, layout.members(place.house)[position as usize], digit)?;
            }
        }
        for &partner in layout.partners(cell) {
            self.exclude(layout, partner, digit)?;
        }
        Some(())
    }

    /// Removes a candidate from its groups, if it is live.
    fn exclude(&mut self, layout: &GroupLayout, cell: u32, digit: u32) -> Option<()> {
        if self.live[cell as usize] >> digit & 1 == 0 {
            return Some(());
        }
        self.live[cell as usize] &= !(1 << digit);
        self.look(cell as usize)?;
        for place in layout.places(cell) {
            if self.placed[place.house as usize] >> digit & 1 == 0 {
                let group = layout.group(place.house, digit);
                self.live[group] &= !(1 << place.position);
                self.look(group)?;
            }
        }
        Some(())
    }
}
