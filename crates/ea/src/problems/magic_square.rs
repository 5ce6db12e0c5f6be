//! Magic squares: the numbers 1 to n*n with the same sum in every row, column and main diagonal.

use evoku_messages::say;

use crate::permutation::Permutation;
use crate::problems::check::is_permutation;
use crate::random::{Probability, Rng};
use crate::record::CostUnit;
use crate::traits::{Puzzle, Reproduction};

/// A square of numbers in reading order, with the sums of its lines.
#[derive(PartialEq, Eq, Debug)]
pub struct MagicSquare {
    size: usize,
    /// The numbers minus one.
    numbers: Vec<usize>,
    /// The sums of the rows, then of the columns, then of the two diagonals, each over the numbers
    /// minus one.
    sums: Vec<usize>,
    /// The sum of all deviations from the magic sum: in rows and columns, and in the diagonals.
    off: [u32; 2],
}

/// Implemented by hand because the derived `clone_from` would not reuse the existing memory.
impl Clone for MagicSquare {
    fn clone(&self) -> Self {
        let (numbers, sums) = (self.numbers.clone(), self.sums.clone());
        Self { size: self.size, numbers, sums, off: self.off }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.size = source.size;
        self.numbers.clone_from(&source.numbers);
        self.sums.clone_from(&source.sums);
        self.off = source.off;
    }
}

impl MagicSquare {
    /// A square with these numbers in reading order; they must be a permutation of 1 to `size *
    /// size`.
    ///
    /// # Panics
    /// If there are fewer numbers, or one of them is 0.
    #[must_use]
    pub fn new(size: usize, mut numbers: Vec<usize>) -> Self {
        numbers.iter_mut().for_each(|number| *number -= 1);
        let mut square = Self { size, numbers, sums: vec![0; 2 * size + 2], off: [0; 2] };
        square.recount();
        square
    }

    /// Recomputes all sums and deviations.
    #[inline]
    fn recount(&mut self) {
        self.sums.fill(0);
        for cell in 0..self.size * self.size {
            let number = self.numbers[cell];
            self.lines(cell).for_each(|line| self.sums[line] += number);
        }
        let (magic, (straight, diagonal)) = (self.magic(), self.sums.split_at(2 * self.size));
        let off = |sums: &[usize]| sums.iter().map(|sum| sum.abs_diff(magic) as u32).sum();
        self.off = [off(straight), off(diagonal)];
    }

    /// The sum that every line should have, over the numbers minus one.
    #[inline]
    fn magic(&self) -> usize {
        self.size * (self.size * self.size - 1) / 2
    }

    /// The lines that a cell is part of.
    #[inline]
    fn lines(&self, cell: usize) -> impl Iterator<Item = usize> + Clone + use<> {
        let size = self.size;
        let (row, column) = (cell / size, cell % size);
        let falling = (row == column).then_some(2 * size);
        let rising = (row + column == size - 1).then_some(2 * size + 1);
        [row, size + column].into_iter().chain(falling).chain(rising)
    }

    /// Updates the sums of a cell's lines when number `comes` replaces number `leaves`.
    #[inline]
    fn exchange(&mut self, cell: usize, leaves: usize, comes: usize) {
        let magic = self.magic();
        for line in self.lines(cell) {
            let sum = self.sums[line] + comes - leaves;
            let off = &mut self.off[usize::from(line >= 2 * self.size)];
            *off = *off + sum.abs_diff(magic) as u32 - self.sums[line].abs_diff(magic) as u32;
            self.sums[line] = sum;
        }
    }

    /// The increase of the deviations of a cell's lines if it received the number of `mate`. Lines
    /// that contain both cells are left out, because their sums do not change.
    #[inline]
    fn change(&self, cell: usize, mate: usize) -> i32 {
        let (leaves, comes, magic) = (self.numbers[cell], self.numbers[mate], self.magic());
        let mate = self.lines(mate);
        let lines = self.lines(cell).filter(move |line| !mate.clone().any(|of| of == *line));
        let off = |sum: usize| sum.abs_diff(magic) as i32;
        lines.map(|line| off(self.sums[line] + comes - leaves) - off(self.sums[line])).sum()
    }
}

impl Permutation for MagicSquare {
    const COST: CostUnit = CostUnit::new("off the magic sum", say::evolve_unit_off_magic_sum);
    const PARTS: [CostUnit; 2] = [
        CostUnit::new("off in rows and columns", say::evolve_unit_off_lines),
        CostUnit::new("off in diagonals", say::evolve_unit_off_diagonals),
    ];

    fn length(size: usize) -> usize {
        size * size
    }

    fn ascending(size: usize) -> Self {
        Self::new(size, (1..=size * size).collect())
    }

    fn memory(size: usize) -> u64 {
        ((size * size + 2 * size + 2) * size_of::<usize>() + 120) as u64
    }

    #[inline]
    fn numbers(&self) -> &[usize] {
        &self.numbers
    }

    fn rearrange(&mut self, arrange: impl FnOnce(&mut [usize])) {
        arrange(&mut self.numbers);
        self.recount();
    }

    #[inline]
    fn swap(&mut self, one: usize, other: usize) {
        let (a, b) = (self.numbers[one], self.numbers[other]);
        self.exchange(one, a, b);
        self.exchange(other, b, a);
        self.numbers.swap(one, other);
    }

    #[inline]
    fn price(&self, one: usize, other: usize) -> i32 {
        self.change(one, other) + self.change(other, one)
    }

    #[inline]
    fn parts(&self) -> [u32; 2] {
        self.off
    }
}

impl Puzzle for MagicSquare {
    fn distance(&self, other: &Self) -> usize {
        self.numbers.iter().zip(&other.numbers).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        self.numbers.iter().map(|n| (n + 1).to_string()).collect::<Vec<_>>().join(" ")
    }

    fn board(&self) -> String {
        let width = (self.size * self.size).to_string().len() + 1;
        let number = |n: &usize| format!("{:>width$}", n + 1);
        let row = |row: &[usize]| row.iter().map(number).collect::<String>() + "\n";
        self.numbers.chunks(self.size).map(row).collect()
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let numbers: Vec<usize> = text.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        if !is_permutation(&numbers, 1..=self.size * self.size) {
            return Err(format!("expected each number from 1 to {} once", self.size * self.size));
        }
        *self = Self::new(self.size, numbers);
        Ok(())
    }

    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        if self.size != other.size {
            return self.read(&other.line());
        }
        self.clone_from(other);
        Ok(())
    }
}

/// Copies the first parent and swaps two numbers. Makes further swaps, each with a certain
/// probability, until one fails to occur.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swaps {
    /// The probability of one more swap.
    pub further: Probability,
}

impl Reproduction<MagicSquare> for Swaps {
    fn reproduce(&self, [parent, _]: [&MagicSquare; 2], child: &mut MagicSquare, rng: &mut Rng) {
        child.clone_from(parent);
        let cells = child.numbers.len();
        child.swap(rng.index(cells), rng.index(cells));
        while rng.chance(self.further) {
            child.swap(rng.index(cells), rng.index(cells));
        }
    }
}
