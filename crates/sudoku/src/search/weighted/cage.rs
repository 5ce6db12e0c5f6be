//! Cages: cells that hold one of few sets of digits.

use super::state::{Dead, State};
use super::tally::Tally;
use super::topology::Topology;

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

impl Combinations {
    /// The most sets that fit the tables.
    pub(super) const MOST: usize = 16;
    /// The largest side that fits the tables.
    pub(super) const SIDE: usize = 9;

    /// The sets of `count` digits that `allows` lets through; none where there are too many, or the
    /// side is too large.
    pub(super) fn new(side: usize, count: usize, allows: impl Fn(u16) -> bool) -> Option<Self> {
        if side > Self::SIDE {
            return None;
        }
        let all = 0..1u16 << side;
        let sets: Vec<u16> = (all.clone())
            .filter(|set| set.count_ones() as usize == count && allows(*set))
            .take(Self::MOST + 1)
            .collect();
        if sets.len() > Self::MOST {
            return None;
        }
        let touching = all.clone().map(|digits| passing(&sets, |set| set & digits != 0)).collect();
        let within = all.map(|digits| passing(&sets, |set| set & !digits == 0)).collect();
        Some(Self { sets, touching, within })
    }

    /// The sets of `count` digits that add up to a total.
    pub(super) fn adding_up(side: usize, count: usize, total: i64) -> Option<Self> {
        Self::new(side, count, |set| {
            let values = (0..side as i64).filter(|digit| set >> digit & 1 == 1);
            values.map(|digit| digit + 1).sum::<i64>() == total
        })
    }

    /// Leaves only digits of sets that the cells can still hold, and places digits that all these
    /// sets have where one cell is left for them.
    pub(super) fn filter(
        &self,
        cells: &[u16],
        board: &Topology,
        state: &mut State,
    ) -> Result<(), Dead> {
        let mut tally = Tally::default();
        let (mut decided, mut live) = (0, u16::MAX);
        for &cell in cells {
            let digits = state.cells[usize::from(cell)];
            tally.add(digits);
            if digits.is_power_of_two() {
                decided |= digits;
            }
            live &= self.touching[digits as usize];
        }
        live &= self.within[tally.once as usize];
        let (mut possible, mut needed) = (0, u64::MAX);
        while live != 0 {
            let set = u64::from(self.sets[live.trailing_zeros() as usize]);
            live &= live - 1;
            possible |= set;
            needed &= set;
        }
        if possible == 0 {
            return Err(Dead);
        }
        if tally.once & !possible != 0 {
            for &cell in cells {
                state.keep(board, usize::from(cell), possible)?;
            }
        }
        needed &= !decided;
        state.place(board, needed & !tally.twice, cells)?;
        state.require(board, needed & tally.twice & !tally.fourfold, cells)
    }
}

/// The numbers of the sets that pass a test, as bits.
fn passing(sets: &[u16], test: impl Fn(u16) -> bool) -> u16 {
    let numbered = sets.iter().enumerate().filter(|&(_, &set)| test(set));
    numbered.fold(0, |bits, (number, _)| bits | 1 << number)
}
