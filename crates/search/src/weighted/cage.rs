//! Cages: cells that hold one of a few sets of digits.

use super::groups::Group;
use super::state::State;
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::bits;

/// Cells that hold one of several sets of digits.
#[derive(Clone, Debug)]
pub(super) struct Cage {
    pub(super) group: Group,
    /// The number of the [`Combinations`] with its sets.
    pub(super) sets: usize,
    /// For each house that contains all of its cells, the other cells of the house.
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

/// The sets of digits that a cage may hold, with tables indexed by a set of digits. Each entry has
/// one bit per set of the cage.
#[derive(Clone, Debug)]
pub(super) struct Combinations {
    sets: Vec<u16>,
    /// The sets that intersect these digits.
    touching: Vec<u16>,
    /// The sets that consist of these digits only.
    within: Vec<u16>,
}

/// The largest side that the tables support.
const SIDE: usize = 9;

/// The sum of the digits of each set.
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
    /// The maximum number of sets that the tables support.
    pub(super) const MOST: usize = 16;

    /// The sets of `count` digits that `allows` accepts; `None` if there are too many, or the side
    /// is too large.
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
        // A set consists of these digits only if it does not intersect the rest.
        let within = touching.iter().rev().map(|touching| every & !touching).collect();
        Some(Self { sets, touching, within })
    }

    /// The sets of `count` digits that add up to a total.
    pub(super) fn adding_up(side: usize, count: usize, total: i64) -> Option<Self> {
        Self::new(side, count, |set| i64::from(SUMS[usize::from(set)]) == total)
    }

    /// Removes digits that are in no remaining set of the cage. Digits that all remaining sets
    /// contain are required in one of the cells.
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
        // A digit that no other cell of a house can hold must be in the cage.
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

/// The indices of the sets that pass a test, as bits.
fn passing(sets: &[u16], test: impl Fn(u16) -> bool) -> u16 {
    let numbered = sets.iter().enumerate().filter(|&(_, &set)| test(set));
    numbered.fold(0, |bits, (number, _)| bits | 1 << number)
}
