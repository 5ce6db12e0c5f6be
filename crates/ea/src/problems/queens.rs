//! N queens: one queen in every column and every row, at most one on any diagonal.

use evoku_messages::say;

use crate::permutation::Permutation;
use crate::problems::check::is_permutation;
use crate::random::Rng;
use crate::record::CostUnit;
use crate::traits::{Puzzle, Reproduction};

/// A permutation: the row of the queen in each column, with the number of queens on each diagonal.
#[derive(PartialEq, Eq, Debug)]
pub struct Queens {
    rows: Vec<usize>,
    /// The number of queens on each diagonal, rising ones first.
    counts: Vec<i32>,
    /// The queens beyond the first on rising and on falling diagonals.
    excess: [u32; 2],
}

/// Implemented by hand because the derived `clone_from` would not reuse the existing memory.
impl Clone for Queens {
    fn clone(&self) -> Self {
        Self { rows: self.rows.clone(), counts: self.counts.clone(), excess: self.excess }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.rows.clone_from(&source.rows);
        self.counts.clone_from(&source.counts);
        self.excess = source.excess;
    }
}

impl Queens {
    /// A board with the queen of each column in the given row. Rows count from 0, and each must
    /// occur once.
    ///
    /// # Panics
    /// If a row is outside the board.
    #[must_use]
    pub fn new(rows: Vec<usize>) -> Self {
        let mut queens = Self { counts: vec![0; 4 * rows.len()], rows, excess: [0; 2] };
        queens.recount();
        queens
    }

    /// Recomputes all counts.
    #[inline]
    fn recount(&mut self) {
        self.counts.fill(0);
        self.excess = [0; 2];
        (0..self.rows.len()).for_each(|column| self.place(column));
    }

    /// The rising and the falling diagonal of a square.
    #[inline]
    fn diagonals(&self, column: usize, row: usize) -> [usize; 2] {
        [row + column, 3 * self.rows.len() + row - column]
    }

    /// Adds the queen of a column to the counts.
    #[inline]
    fn place(&mut self, column: usize) {
        let diagonals = self.diagonals(column, self.rows[column]);
        for (diagonal, excess) in diagonals.into_iter().zip(&mut self.excess) {
            *excess += u32::from(self.counts[diagonal] > 0);
            self.counts[diagonal] += 1;
        }
    }

    /// Removes the queen of a column from the counts.
    #[inline]
    fn lift(&mut self, column: usize) {
        let diagonals = self.diagonals(column, self.rows[column]);
        for (diagonal, excess) in diagonals.into_iter().zip(&mut self.excess) {
            self.counts[diagonal] -= 1;
            *excess -= u32::from(self.counts[diagonal] > 0);
        }
    }

    /// The change of the cost if `queens` more queens were on each of two diagonals.
    #[inline]
    fn change(&self, [one, other]: [usize; 2], queens: i32) -> i32 {
        let excess = |diagonal: usize, more: i32| (self.counts[diagonal] + more - 1).max(0);
        let change = |diagonal, queens| excess(diagonal, queens) - excess(diagonal, 0);
        match one == other {
            true => change(one, 2 * queens),
            false => change(one, queens) + change(other, queens),
        }
    }
}

impl Permutation for Queens {
    const COST: CostUnit = CostUnit::new("queens too many on diagonals", say::evolve_unit_queens);
    const PARTS: [CostUnit; 2] = [
        CostUnit::new("queens too many on rising diagonals", say::evolve_unit_queens_rising),
        CostUnit::new("queens too many on falling diagonals", say::evolve_unit_queens_falling),
    ];

    fn length(size: usize) -> usize {
        size
    }

    fn ascending(size: usize) -> Self {
        Self::new((0..size).collect())
    }

    fn memory(size: usize) -> u64 {
        (size * (size_of::<usize>() + 4 * size_of::<i32>()) + 104) as u64
    }

    #[inline]
    fn numbers(&self) -> &[usize] {
        &self.rows
    }

    fn rearrange(&mut self, arrange: impl FnOnce(&mut [usize])) {
        arrange(&mut self.rows);
        self.recount();
    }

    #[inline]
    fn swap(&mut self, one: usize, other: usize) {
        if one != other {
            [one, other].into_iter().for_each(|column| self.lift(column));
            self.rows.swap(one, other);
            [one, other].into_iter().for_each(|column| self.place(column));
        }
    }

    /// The changes can be added up because no diagonal that a queen leaves is one that a queen
    /// enters: otherwise that queen would not have moved.
    #[inline]
    fn price(&self, one: usize, other: usize) -> i32 {
        if one == other {
            return 0;
        }
        let (row, other_row) = (self.rows[one], self.rows[other]);
        let [left, other_left] = [self.diagonals(one, row), self.diagonals(other, other_row)];
        let [met, other_met] = [self.diagonals(one, other_row), self.diagonals(other, row)];
        let gone = |way: usize| self.change([left[way], other_left[way]], -1);
        let come = |way: usize| self.change([met[way], other_met[way]], 1);
        gone(0) + come(0) + gone(1) + come(1)
    }

    #[inline]
    fn parts(&self) -> [u32; 2] {
        self.excess
    }
}

impl Puzzle for Queens {
    fn distance(&self, other: &Self) -> usize {
        self.rows.iter().zip(&other.rows).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        self.rows.iter().map(|row| (row + 1).to_string()).collect::<Vec<_>>().join(" ")
    }

    fn board(&self) -> String {
        let square = |queen, row| if queen == row { " Q" } else { " ." };
        let line = |row| self.rows.iter().map(|&queen| square(queen, row)).collect::<String>();
        (0..self.rows.len()).map(|row| line(row) + "\n").collect()
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let size = self.rows.len();
        let words = text.split_whitespace().enumerate();
        let mut queens: Vec<_> =
            words.filter_map(|(index, word)| queen(index, word, size)).collect();
        queens.sort_unstable();
        let (columns, rows): (Vec<usize>, Vec<usize>) = queens.into_iter().unzip();
        if !columns.into_iter().eq(0..size) || !is_permutation(&rows, 0..size) {
            return Err(format!("expected {size} queens, one in every row and column"));
        }
        *self = Self::new(rows);
        Ok(())
    }

    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        if self.rows.len() != other.rows.len() {
            return self.read(&other.line());
        }
        self.clone_from(other);
        Ok(())
    }
}

/// The column and row of a queen from one word of text: a `Q` on a drawn board, or a row in a list
/// of rows.
fn queen(index: usize, word: &str, size: usize) -> Option<(usize, usize)> {
    match word {
        "Q" => Some((index % size, index / size)),
        row => Some((index, row.parse::<usize>().ok()?.checked_sub(1)?)),
    }
}

/// Copies the first parent and swaps the queens of two columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swap;

impl Reproduction<Queens> for Swap {
    fn reproduce(&self, [parent, _]: [&Queens; 2], child: &mut Queens, rng: &mut Rng) {
        child.clone_from(parent);
        let size = child.rows.len();
        child.swap(rng.index(size), rng.index(size));
    }
}
