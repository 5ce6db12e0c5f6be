//! Cages: cells that hold one of few sets of digits.

use super::groups::Group;
use super::state::State;
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::bits;

/// Cells that hold one of some sets of digits.
#[derive(Clone, Debug)]
pub(super) struct Cage {
    pub(super) group: Group,
    /// The sets, by number.
    pub(super) sets: usize,
    /// For each house that holds all of its cells, the others of the house.
    others: Vec<Vec<u16>>,
}

impl Cage {
    pub(super) fn new(board: &Topology, cells: Vec<u16>, sets: usize) -> Self {
        let group = Group::new(board, cells);
        let around = board.houses().iter().filter(|house| house.set.holds(&group.set));
        let others = around.map(|house| {
            let others = house.cells.iter().filter(|cell| !group.cells.contains(cell));
            others.copied().collect()
        });
        let others = others.collect();
        Self { group, sets, others }
    }
}

/// The sets of digits that cells may hold together, with what is asked of them tabled by set of
/// digits. A bit of a table's entry stands for each set.
#[derive(Clone, Debug)]
pub(super) struct Combinations {
    sets: Vec<u16>,
    /// The sets that have any of these digits.
    touching: Vec<u16>,
    /// The sets that have no other digits.
    within: Vec<u16>,
}

/// The largest side that fits the tables.
const SIDE: usize = 9;

/// What the digits of each set add up to.
const SUMS: [u8; 1 << SIDE] = {
    let mut sums = [0; 1 << SIDE];
    let mut set = 1;
    while set < sums.len() {
        sums[set] = sums[set & (set - 1)] + set.trailing_zeros() as u8 + 1;
        set += 1;
    }
    sums
};

impl Combinations {
    /// The most sets that fit the tables.
    pub(super) const MOST: usize = 16;

    /// The sets of `count` digits that `allows` lets through; none where there are too many, or the
    /// side is too large.
    pub(super) fn new(side: usize, count: usize, allows: impl Fn(u16) -> bool) -> Option<Self> {
        if side > SIDE {
            return None;
        }
        let all = 1u16 << side;
        let sets: Vec<u16> = (0..all)
            .filter(|set| set.count_ones() as usize == count && allows(*set))
            .take(Self::MOST + 1)
            .collect();
        if sets.len() > Self::MOST {
            return None;
        }
        let every = passing(&sets, |_| true);
        let mut touching = vec![0; usize::from(all)];
        for digits in 1..usize::from(all) {
            let rest = digits & (digits - 1);
            touching[digits] = if rest == 0 {
                passing(&sets, |set| usize::from(set) & digits != 0)
            } else {
                touching[rest] | touching[digits ^ rest]
            };
        }
        // A set has no other digits where it has none of the rest.
        let within = touching.iter().rev().map(|touching| every & !touching).collect();
        Some(Self { sets, touching, within })
    }

    /// The sets of `count` digits that add up to a total.
    pub(super) fn adding_up(side: usize, count: usize, total: i64) -> Option<Self> {
        Self::new(side, count, |set| i64::from(SUMS[usize::from(set)]) == total)
    }

    /// Leaves only digits of sets that the cells can still hold, and has the digits that all these
    /// sets have go to one of the cells.
    pub(super) fn filter(
        &self,
        cage: &Cage,
        board: &Topology,
        state: &mut State,
    ) -> Result<(), Contradiction> {
        let (mut all, mut decided, mut live) = (0, 0, u16::MAX);
        for &cell in &cage.group.cells {
            let digits = state.digits(cell);
            all |= digits;
            if digits.is_power_of_two() {
                decided |= digits;
            }
            live &= self.touching[digits as usize];
        }
        live &= self.within[all as usize];
        // What no other cell of a house can have is in the cage.
        for others in &cage.others {
            let elsewhere = others.iter().fold(0, |digits, &cell| digits | state.digits(cell));
            bits(board.all() & !elsewhere).for_each(|digit| live &= self.touching[1 << digit]);
        }
        let (mut possible, mut needed) = (0, u64::MAX);
        while live != 0 {
            let set = u64::from(self.sets[live.trailing_zeros() as usize]);
            live &= live - 1;
            possible |= set;
            needed &= set;
        }
        if possible == 0 {
            return Err(Contradiction);
        }
        if all & !possible != 0 {
            for &cell in &cage.group.cells {
                state.keep(board, usize::from(cell), possible)?;
            }
        }
        let mut needed = bits(needed & !decided);
        needed.try_for_each(|digit| {
            state.require(board, digit, &cage.group.set, &cage.group.seen_by_all)
        })
    }
}

/// The numbers of the sets that pass a test, as bits.
fn passing(sets: &[u16], test: impl Fn(u16) -> bool) -> u16 {
    let numbered = sets.iter().enumerate().filter(|&(_, &set)| test(set));
    numbered.fold(0, |bits, (number, _)| bits | 1 << number)
}
