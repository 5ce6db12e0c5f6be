//! Constraints as digits of two cells that exclude each other.

use std::collections::BTreeMap;

use evoku_model::{Cell, Digit, Element, Part, Sudoku, bits};

use crate::encodings::complete::NotServed;

/// What constraints exclude: digits of single cells, and those of two cells together, equal digits
/// of peers apart.
pub(super) struct Relations {
    /// For each cell the digits that a constraint of it alone rules out.
    alone: Vec<u64>,
    /// For each cell, digit and other cell the digits there that it excludes.
    excluded: Vec<Vec<BTreeMap<usize, u64>>>,
    /// The digit of each given.
    givens: Vec<Option<Digit>>,
}

impl Relations {
    /// # Errors
    /// If the puzzle has a constraint that is more than relations of two cells.
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

    /// Adds what a part excludes; false where that is more than relations of two cells.
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

    /// Forgets that two peers have different digits, which they have anyway.
    fn forget_equal(&mut self, cell: usize, peer: usize) {
        for (digit, excluded) in self.excluded[cell].iter_mut().enumerate() {
            if let Some(digits) = excluded.get_mut(&peer) {
                *digits &= !(1 << digit);
            }
        }
    }

    /// How many conflicts a digit has with givens, or by itself.
    pub(super) fn with_givens(&self, cell: Cell, digit: Digit) -> u16 {
        let alone = self.alone[cell.index()] >> digit.index() & 1;
        let conflicts = self.excluded(cell, digit.index()).filter(|&(other, excluded)| {
            self.givens[other].is_some_and(|given| given.index() == excluded)
        });
        alone as u16 + conflicts.count() as u16
    }

    /// The digits of other cells that a digit excludes.
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
