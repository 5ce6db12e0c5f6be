//! Relations between two cells.

use super::state::State;
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::{Pairs, bits};

/// Maps a set of digits to the digits that are allowed with any of them.
#[derive(Clone, Debug)]
enum Partners {
    /// Indexed by set, for sides up to [`TABLED`].
    Table(Vec<u16>),
    /// Indexed by digit.
    Rows(Vec<u64>),
}

/// The largest side for which all sets of digits are tabulated: 512 entries.
const TABLED: usize = 9;

impl Partners {
    fn new(rows: Vec<u64>) -> Self {
        if rows.len() > TABLED {
            return Self::Rows(rows);
        }
        let mut table = vec![0; 1 << rows.len()];
        for set in 1..table.len() {
            let lowest = set.trailing_zeros() as usize;
            table[set] = table[set & (set - 1)] | rows[lowest] as u16;
        }
        Self::Table(table)
    }

    #[inline]
    fn of(&self, digits: u64) -> u64 {
        match self {
            Self::Table(table) => u64::from(table[digits as usize]),
            Self::Rows(rows) => bits(digits).fold(0, |all, digit| all | rows[digit]),
        }
    }
}

/// A table of allowed pairs in both directions.
#[derive(Clone, Debug)]
pub(super) struct Relation {
    forth: Partners,
    back: Partners,
}

impl Relation {
    pub(super) fn new(side: usize, pairs: &Pairs) -> Self {
        let rows = |row: &dyn Fn(usize) -> u64| Partners::new((0..side).map(row).collect());
        Self { forth: rows(&|digit| pairs.forth(digit)), back: rows(&|digit| pairs.back(digit)) }
    }

    /// Removes candidates without a partner in the other cell.
    #[inline]
    pub(super) fn filter(
        &self,
        [first, second]: [u16; 2],
        board: &Topology,
        state: &mut State,
    ) -> Result<(), Contradiction> {
        let (first, second) = (usize::from(first), usize::from(second));
        state.keep(board, second, self.forth.of(state.cells()[first]))?;
        state.keep(board, first, self.back.of(state.cells()[second]))
    }
}
