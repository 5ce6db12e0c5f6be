//! The parts that constraints decompose into.

use std::sync::Arc;

use super::automaton::Automaton;
use super::division::Division;
use super::values::Values;
use crate::element::Cell;
use crate::grid::Grid;

/// A part that engines enforce. Every constraint decomposes into parts of these five kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// All digits of the cells differ.
    Different(Vec<Cell>),
    /// The digits of two cells are one of the allowed pairs.
    Pair {
        /// The two cells.
        cells: [Cell; 2],
        /// The pairs.
        allowed: Arc<Pairs>,
    },
    /// A linear equation: the digits, counted from 1 and multiplied by their coefficients, add up
    /// to the total. Each cell occurs once, and no coefficient is 0.
    Sum {
        /// Cells and coefficients.
        terms: Vec<(Cell, i32)>,
        /// The sum.
        total: i64,
    },
    /// The automaton accepts the digits along the cells. A cell may occur several times.
    Line {
        /// The cells in the order in which the automaton reads them.
        cells: Vec<Cell>,
        /// The automaton.
        automaton: Arc<Automaton>,
    },
    /// The cells split into regions whose shapes are part of the solution.
    Division(Arc<Division>),
}

impl Part {
    /// The cells, in order; a line may contain a cell several times.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Self::Different(cells) | Self::Line { cells, .. } => cells.clone(),
            Self::Pair { cells, .. } => cells.to_vec(),
            Self::Sum { terms, .. } => terms.iter().map(|&(cell, _)| cell).collect(),
            Self::Division(division) => [&division.cells[..], &division.numbers].concat(),
        }
    }

    /// Returns `true` if engines have enough memory for the part.
    pub(crate) fn is_feasible(&self) -> bool {
        match self {
            Self::Line { cells, automaton } => automaton.is_feasible(cells.len()),
            Self::Different(_) | Self::Pair { .. } | Self::Sum { .. } | Self::Division(_) => true,
        }
    }

    /// A sum of terms in which a cell may occur several times.
    #[must_use]
    pub fn sum(terms: impl IntoIterator<Item = (Cell, i32)>, total: i64) -> Self {
        let mut merged = std::collections::BTreeMap::new();
        for (cell, coefficient) in terms {
            *merged.entry(cell).or_insert(0) += coefficient;
        }
        merged.retain(|_, coefficient| *coefficient != 0);
        Self::Sum { terms: merged.into_iter().collect(), total }
    }

    /// Converts the total from the values of the digits to digits counted from 1. Other parts are
    /// unchanged.
    pub(super) fn counted_from_one(self, values: Values) -> Self {
        match self {
            Self::Sum { terms, total } if values.first != 1 => {
                let coefficients: i64 = terms.iter().map(|&(_, by)| i64::from(by)).sum();
                Self::Sum { terms, total: total + coefficients * (1 - i64::from(values.first)) }
            }
            part => part,
        }
    }

    /// Returns `true` if the part holds on a complete grid.
    ///
    /// # Panics
    /// If one of its cells is open or outside the grid.
    #[must_use]
    pub fn holds(&self, grid: &Grid) -> bool {
        let value = |cell: Cell| grid.get(cell).map_or(0, |digit| u32::from(digit.value()));
        match self {
            Self::Different(cells) => {
                let mut values: Vec<u32> = cells.iter().copied().map(value).collect();
                values.sort_unstable();
                values.windows(2).all(|pair| pair[0] != pair[1])
            }
            Self::Pair { cells, allowed } => {
                let [first, second] = cells.map(|cell| value(cell) as usize - 1);
                allowed.allows(first, second)
            }
            Self::Sum { terms, total } => {
                let terms = terms.iter().map(|&(cell, times)| (i64::from(value(cell)), times));
                terms.map(|(value, times)| value * i64::from(times)).sum::<i64>() == *total
            }
            Self::Line { cells, automaton } => automaton.reads(cells.iter().copied().map(value)),
            Self::Division(division) => division.cost(|cell| value(cell) as usize - 1) == 0,
        }
    }
}

/// The allowed pairs of digits of two cells, as tables in both directions. Bit `j` of row `i` is
/// the pair of the digits with indices `i` and `j`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pairs {
    forth: Vec<u64>,
    back: Vec<u64>,
}

impl Pairs {
    /// The pairs of digits whose values `allows` accepts.
    #[must_use]
    pub fn new(values: Values, allows: impl Fn(u32, u32) -> bool) -> Self {
        let side = values.side;
        let mut pairs = Self { forth: vec![0; side], back: vec![0; side] };
        for (first, number) in values.table().enumerate() {
            for (second, other) in values.table().enumerate() {
                if allows(number, other) {
                    pairs.forth[first] |= 1 << second;
                    pairs.back[second] |= 1 << first;
                }
            }
        }
        pairs
    }

    /// The second digits allowed with a first one: indices, one bit each.
    #[must_use]
    #[inline]
    pub fn forth(&self, first: usize) -> u64 {
        self.forth[first]
    }

    /// The first digits allowed with a second one: indices, one bit each.
    #[must_use]
    #[inline]
    pub fn back(&self, second: usize) -> u64 {
        self.back[second]
    }

    /// Returns `true` if a pair of digits, by index, is allowed.
    #[must_use]
    #[inline]
    pub fn allows(&self, first: usize, second: usize) -> bool {
        self.forth[first] >> second & 1 == 1
    }

    /// The pairs that both tables allow.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let both = |a: &[u64], b: &[u64]| a.iter().zip(b).map(|(a, b)| a & b).collect();
        Self { forth: both(&self.forth, &other.forth), back: both(&self.back, &other.back) }
    }

    /// The same pairs with first and second exchanged.
    #[must_use]
    pub fn turned(&self) -> Self {
        Self { forth: self.back.clone(), back: self.forth.clone() }
    }

    /// Returns `true` if no pair has two equal digits.
    #[must_use]
    #[inline]
    pub fn differ(&self) -> bool {
        (0..self.forth.len()).all(|digit| !self.allows(digit, digit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::Element;

    #[test]
    fn a_sum_merges_terms() {
        let cell = Cell::from_index;
        let sum = Part::sum([(cell(3), 1), (cell(1), 2), (cell(3), -1)], 4);
        assert_eq!(sum, Part::Sum { terms: vec![(cell(1), 2)], total: 4 });
    }
}
