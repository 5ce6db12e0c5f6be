//! Regions whose shapes are part of the solution.

use crate::element::Cell;

/// Cells that split into connected regions of one size with distinct digits; the partition is part
/// of the solution. A second set of cells holds the region number of each cell. Numbers are digit
/// indices from 0, in the order of the regions' first cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Division {
    /// The number of cells of a region.
    pub size: usize,
    /// The cells that split into regions.
    pub cells: Vec<Cell>,
    /// For each of these, the cell that holds its region number.
    pub numbers: Vec<Cell>,
    /// For each of these, the indices in [`cells`](Self::cells) of its orthogonal neighbours.
    pub neighbours: Vec<Vec<usize>>,
}

/// Returns `true` if two cells of a board of this side are orthogonal neighbours.
pub(super) fn touch(side: usize, one: Cell, other: Cell) -> bool {
    let rows = one.row(side).abs_diff(other.row(side));
    rows + one.column(side).abs_diff(other.column(side)) == 1
}

/// Splits a list into the cells of the regions and the cells that hold their numbers.
pub(super) fn halves(cells: &[Cell]) -> (&[Cell], &[Cell]) {
    cells.split_at(cells.len() / 2)
}

/// Splits the numbers of a clue with arms into the number of uncounted cells and the length of each
/// arm. `None` unless the cells are a digit, a centre and the cells of the arms.
pub(super) fn arms(numbers: &[u32], cells: &[Cell]) -> Option<(u32, Vec<usize>)> {
    let (&left_out, arms) = numbers.split_first()?;
    let arms: Vec<usize> = arms.iter().map(|&length| length as usize).collect();
    let count = arms.iter().try_fold(2_usize, |sum, &length| sum.checked_add(length))?;
    (count == cells.len()).then_some((left_out, arms))
}

impl Division {
    /// A division of cells of a board of this side. The number of `cells` must be a multiple of
    /// `size` and equal that of `numbers`.
    pub(super) fn new(size: usize, cells: &[Cell], numbers: &[Cell], side: usize) -> Self {
        let neighbours = cells.iter().map(|&cell| {
            let others = cells.iter().enumerate().filter(|&(_, &other)| touch(side, cell, other));
            others.map(|(place, _)| place).collect()
        });
        Self {
            size,
            neighbours: neighbours.collect(),
            cells: cells.to_vec(),
            numbers: numbers.to_vec(),
        }
    }

    /// The number of regions.
    #[must_use]
    #[inline]
    pub fn regions(&self) -> usize {
        self.cells.len() / self.size
    }

    /// For each cell, the index of the first cell of its piece. A piece is a maximal connected set
    /// of cells with the same number.
    #[must_use]
    pub fn pieces(&self, number: impl Fn(usize) -> usize) -> Vec<usize> {
        let mut piece = vec![usize::MAX; self.cells.len()];
        let mut open = Vec::new();
        for first in 0..self.cells.len() {
            if piece[first] != usize::MAX {
                continue;
            }
            piece[first] = first;
            open.push(first);
            while let Some(place) = open.pop() {
                for &next in &self.neighbours[place] {
                    if piece[next] == usize::MAX && number(next) == number(first) {
                        piece[next] = first;
                        open.push(next);
                    }
                }
            }
        }
        piece
    }

    /// The distance of a board from obeying the division; `digit` returns the digit index of a
    /// cell. Adds up surplus or missing cells of each piece, repeated digits in a piece, and pieces
    /// numbered out of order.
    #[must_use]
    pub fn cost(&self, digit: impl Fn(Cell) -> usize) -> u32 {
        let number = |place: usize| digit(self.numbers[place]);
        let pieces = self.pieces(number);
        let mut cost = 0;
        let firsts = (0..pieces.len()).filter(|&place| pieces[place] == place);
        for (turn, first) in firsts.enumerate() {
            let members = (first..pieces.len()).filter(|&place| pieces[place] == first);
            let members: Vec<usize> = members.collect();
            let digits = members.iter().map(|&place| digit(self.cells[place]));
            let distinct = digits.fold(0_u64, |seen, digit| seen | 1 << digit).count_ones();
            cost += members.len().abs_diff(self.size) as u32;
            cost += members.len() as u32 - distinct;
            cost += u32::from(number(first) != turn);
        }
        cost
    }
}
