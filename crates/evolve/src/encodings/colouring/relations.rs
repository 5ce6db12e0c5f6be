//! Constraints as relations of digits that exclude each other.

use std::collections::BTreeMap;

use evoku_sudoku::{Cell, Digit, Element, Part, Sudoku, bits};

use crate::encodings::complete::NotServed;

/// The digits that constraints exclude: from single cells, and from pairs of cells. Equal digits of
/// peers are left out.
pub(super) struct Relations {
    /// For each cell, the digits that constraints on this cell alone exclude.
    alone: Vec<u64>,
    /// For each cell and digit, the digits that it excludes from other cells.
    excluded: Vec<Vec<BTreeMap<usize, u64>>>,
    /// The digit of each given.
    givens: Vec<Option<Digit>>,
}

impl Relations {
    /// # Errors
    /// If the puzzle has a constraint that is not a relation of two cells.
    pub(super) fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let geometry = sudoku.geometry();
        let (side, cells) = (geometry.side(), geometry.shape().cells());
        let mut relations = Self {
            alone: vec![0; cells],
            excluded: Vec::new(),
            givens: sudoku.givens().cells().to_vec(),
        };
        if geometry.constraints().is_empty() {
            return Ok(relations);
        }
        relations.excluded = vec![vec![BTreeMap::new(); side]; cells];
        let ground = geometry.ground();
        for constraint in geometry.constraints() {
            for part in constraint.parts(&ground) {
                if !relations.add(&part, side) {
                    return Err(NotServed::Constraints(constraint.words(side)));
                }
            }
        }
        for cell in (0..cells).map(Cell::from_index) {
            for &peer in geometry.peers(cell) {
                relations.forget_equal(cell.index(), peer.index());
            }
        }
        Ok(relations)
    }

    /// Adds the exclusions of a part. Returns `false` if it is not a relation of two cells.
    fn add(&mut self, part: &Part, side: usize) -> bool {
        let all = u64::MAX >> (u64::BITS as usize - side);
        match part {
            Part::Different(cells) => {
                for &cell in cells {
                    for &other in cells.iter().filter(|&&other| other != cell) {
                        (0..side).for_each(|digit| self.exclude(cell, digit, other, 1 << digit));
                    }
                }
            }
            Part::Pair { cells: [first, second], allowed } => {
                for digit in 0..side {
                    self.exclude(*first, digit, *second, all & !allowed.forth(digit));
                    self.exclude(*second, digit, *first, all & !allowed.back(digit));
                }
            }
            Part::Line { cells, automaton } if cells.len() == 1 => {
                let reads = |digit: &usize| automaton.reads([*digit as u32 + 1]);
                let allowed = (0..side).filter(reads).fold(0, |all, digit| all | 1 << digit);
                self.alone[cells[0].index()] |= all & !allowed;
            }
            _ => return false,
        }
        true
    }

    fn exclude(&mut self, cell: Cell, digit: usize, other: Cell, digits: u64) {
        *self.excluded[cell.index()][digit].entry(other.index()).or_default() |= digits;
    }

    /// Removes the exclusion of equal digits between two peers, which the graph contains anyway.
    fn forget_equal(&mut self, cell: usize, peer: usize) {
        for (digit, excluded) in self.excluded[cell].iter_mut().enumerate() {
            if let Some(digits) = excluded.get_mut(&peer) {
                *digits &= !(1 << digit);
            }
        }
    }

    /// The number of conflicts of a digit with givens, or with a constraint on its cell alone.
    pub(super) fn with_givens(&self, cell: Cell, digit: Digit) -> u16 {
        let alone = self.alone[cell.index()] >> digit.index() & 1;
        let conflicts = self.excluded(cell, digit.index()).filter(|&(other, excluded)| {
            self.givens[other].is_some_and(|given| given.index() == excluded)
        });
        alone as u16 + conflicts.count() as u16
    }

    /// The cells and digits that a digit of a cell excludes.
    pub(super) fn excluded(
        &self,
        cell: Cell,
        digit: usize,
    ) -> impl Iterator<Item = (usize, usize)> + '_ {
        let of_cell = self.excluded.get(cell.index()).and_then(|digits| digits.get(digit));
        let others = of_cell.into_iter().flatten();
        others.flat_map(|(&other, &digits)| bits(digits).map(move |digit| (other, digit)))
    }
}
