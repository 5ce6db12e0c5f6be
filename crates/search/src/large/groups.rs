//! The open exactly-one groups, over consecutive variables.

use crate::large::layout::{GroupLayout, bits};
use crate::large::literal::{Lit, Var};
use crate::large::singles::DenseBoard;
use evoku_model::Lists;

/// The membership of a variable in a group: `group << 6 | bit`.
#[derive(Clone, Copy)]
pub(super) struct Membership(u32);

impl Membership {
    pub(super) fn group(self) -> u32 {
        self.0 >> 6
    }

    /// The mask of the variable's bit.
    pub(super) fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// The open groups. The bits of a group are its candidates that singles left open, in the order of
/// digits or places. If a live mask has a single bit, its candidate is true. Its bits are walked
/// when a candidate excludes the others.
#[derive(Default)]
pub(super) struct Groups {
    /// The candidates of each group that are not known to be false.
    pub(super) live: Vec<u64>,
    /// The live candidates of each group at the root, a superset of `live`.
    pub(super) root: Vec<u64>,
    /// The variables of the bits of each group.
    pub(super) variables: Lists<Var>,
    pub(super) memberships: Memberships,
    /// The cell and digit of each variable.
    pub(super) candidates: Vec<(u32, u8)>,
}

/// The groups of each variable, that of its cell first. All lists have the same length: shorter
/// ones are padded with their first entry, which has no effect.
#[derive(Default)]
pub(super) struct Memberships {
    all: Vec<Membership>,
    width: usize,
}

impl Memberships {
    #[inline]
    pub(super) fn get(&self, var: Var) -> &[Membership] {
        &self.all[var as usize * self.width..][..self.width]
    }
}

/// The number of bits of a mask below a given bit.
fn rank(mask: u64, bit: u32) -> u32 {
    (mask & ((1 << bit) - 1)).count_ones()
}

/// The number of a group that is not open.
const NONE: u32 = u32::MAX;

impl Groups {
    /// Builds the groups that singles left open. Also collects the pairs of variables that exclude
    /// each other without a common group.
    pub(super) fn build(
        &mut self,
        layout: &GroupLayout,
        board: &DenseBoard,
        pairs: &mut Vec<(Var, Var)>,
    ) {
        let side = layout.side;
        self.candidates.clear();
        let mut first = Vec::with_capacity(layout.cells);
        for cell in 0..layout.cells {
            first.push(self.candidates.len() as u32);
            let digits = bits(board.live(cell));
            self.candidates.extend(digits.map(|digit| (cell as u32, digit as u8)));
        }
        let rank = |group: usize, bit: u32| rank(board.live(group), bit);
        let variable = |cell: u32, digit: u32| first[cell as usize] + rank(cell as usize, digit);

        let mut number = vec![NONE; layout.groups()];
        self.live.clear();
        self.variables.clear();
        for group in (0..layout.groups()).filter(|&group| board.live(group) != 0) {
            let open = board.live(group);
            number[group] = self.live.len() as u32;
            self.live.push(u64::MAX >> (64 - open.count_ones()));
            self.variables.push(bits(open).map(|bit| match group.checked_sub(layout.cells) {
                None => variable(group as u32, bit),
                Some(in_house) => {
                    let (house, digit) = ((in_house / side) as u32, (in_house % side) as u32);
                    variable(layout.members(house)[bit as usize], digit)
                }
            }));
        }
        self.root.clone_from(&self.live);

        let Memberships { all, width } = &mut self.memberships;
        *width =
            1 + (0..layout.cells as u32).map(|cell| layout.places(cell).len()).max().unwrap_or(0);
        all.clear();
        for &(cell, digit) in &self.candidates {
            let digit = u32::from(digit);
            let membership = |group, bit| Membership(number[group] << 6 | rank(group, bit));
            let in_houses = layout.places(cell).iter();
            let in_houses =
                in_houses.map(|place| membership(layout.group(place.house, digit), place.position));
            let in_cell = membership(cell as usize, digit);
            let end = all.len() + *width;
            all.push(in_cell);
            all.extend(in_houses);
            all.resize(end, in_cell);
        }

        pairs.clear();
        for (var, &(cell, digit)) in self.candidates.iter().enumerate() {
            for &partner in layout.partners(cell).iter().filter(|&&partner| partner > cell) {
                if board.live(partner as usize) >> digit & 1 == 1 {
                    pairs.push((var as u32, variable(partner, u32::from(digit))));
                }
            }
        }
    }

    pub(super) fn variables(&self) -> usize {
        self.candidates.len()
    }

    /// The variable of a live bit.
    #[inline]
    pub(super) fn variable(&self, group: u32, bit: u32) -> Var {
        self.variables.get(group as usize)[bit as usize]
    }

    /// The positive literals of these bits of a group.
    #[inline]
    pub(super) fn literals(&self, group: u32, mask: u64) -> impl Iterator<Item = Lit> + '_ {
        let variables = self.variables.get(group as usize);
        bits(mask).map(move |bit| Lit::is(variables[bit as usize]))
    }

    #[inline]
    pub(super) fn memberships(&self, var: Var) -> &[Membership] {
        self.memberships.get(var)
    }

    /// The group of a variable's cell.
    pub(super) fn cell(&self, var: Var) -> u32 {
        self.memberships(var)[0].group()
    }
}
