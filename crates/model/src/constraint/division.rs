//! Regions that are to be found.

use crate::element::Cell;

/// Cells that fall into connected regions of one size whose digits differ, while other cells hold
/// the number of each one's region. Regions are numbered by the indices of digits, from 0, in the
/// order of their first cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Division {
    /// The cells of a region.
    pub size: usize,
    /// The cells that fall into regions.
    pub cells: Vec<Cell>,
    /// For each of them the cell that holds the number of its region.
    pub numbers: Vec<Cell>,
    /// For each of them the places, among [`cells`](Self::cells), of those that share a side with it.
    pub neighbours: Vec<Vec<usize>>,
}

/// Whether two cells of a board of this side share one of theirs.
pub(super) fn touch(side: usize, one: Cell, other: Cell) -> bool {
    let rows = one.row(side).abs_diff(other.row(side));
    rows + one.column(side).abs_diff(other.column(side)) == 1
}

/// The cells that fall into regions, and those that hold the numbers of these.
pub(super) fn halves(cells: &[Cell]) -> (&[Cell], &[Cell]) {
    cells.split_at(cells.len() / 2)
}

/// How many cells are not counted, and the length of each arm, of a digit and a cell with arms; none
/// where the cells are others.
pub(super) fn arms(numbers: &[u32], cells: &[Cell]) -> Option<(u32, Vec<usize>)> {
    let (&left_out, arms) = numbers.split_first()?;
    let arms: Vec<usize> = arms.iter().map(|&length| length as usize).collect();
    let count = arms.iter().try_fold(2_usize, |sum, &length| sum.checked_add(length))?;
    (count == cells.len()).then_some((left_out, arms))
}

impl Division {
    /// A division of cells of a board of this side. The cells are a whole number of regions, and as
    /// many as those that hold numbers.
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

    /// For each cell the place of the first cell of its piece: the cells that hang together with it
    /// and have the same number.
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

    /// How far digits, by index, are from obeying it: the cells that a piece has too many or too few,
    /// the digits that a piece holds again, and the numbers that come before their turn.
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
