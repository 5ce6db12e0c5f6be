//! Magic squares: the numbers 1 to n*n with the same sum in every row, column and main diagonal.

use crate::algorithm::GeneticAlgorithm;
use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::populations::{Better, Improving};
use crate::presets::{Parameter, Scale, population};
use crate::puzzle::Puzzle;
use crate::puzzles::kind::Kind;
use crate::puzzles::permutation::is_permutation;
use crate::random::{Probability, Rng};
use crate::reproduction::Reproduction;

const SIZE: Parameter = population([2, 200]);
const FURTHER: Parameter = Parameter::real(
    "further_swaps",
    [0.0, 0.5, 0.99],
    "probability of one more swap, again and again",
);

/// The table's entry.
pub static KIND: Kind = Kind {
    name: "magic-square",
    summary: "the numbers 1 to n*n with equal sums in rows, columns and diagonals",
    sizes: [3, 4, 100],
    parameters: &[SIZE, FURTHER],
    scale: Scale::down("off the magic sum"),
    attempt: |size| ((size * size + 2 * size + 2) * size_of::<usize>() + 112) as u64,
    start: |size, settings, task| {
        let population = Improving::new(settings.whole(&SIZE), Better::First, true);
        let swaps = Swaps { further: Probability::new(settings.real(&FURTHER)) };
        task.begin(GeneticAlgorithm::new(Numbers(size), swaps, population), Sums)
    },
};

/// A square of numbers in reading order, with the sums of its lines.
#[derive(PartialEq, Eq, Debug)]
pub struct MagicSquare {
    size: usize,
    numbers: Vec<usize>,
    /// Rows, then columns, then the two diagonals.
    sums: Vec<usize>,
}

/// Written out for `clone_from`, which the derived one would do without: it reuses what is there.
impl Clone for MagicSquare {
    fn clone(&self) -> Self {
        Self { size: self.size, numbers: self.numbers.clone(), sums: self.sums.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        self.size = source.size;
        self.numbers.clone_from(&source.numbers);
        self.sums.clone_from(&source.sums);
    }
}

impl MagicSquare {
    /// The square of these numbers in reading order; each of 1 to `size * size` once.
    ///
    /// # Panics
    /// If there are fewer numbers.
    #[must_use]
    pub fn new(size: usize, numbers: Vec<usize>) -> Self {
        let mut square = Self { size, numbers, sums: vec![0; 2 * size + 2] };
        for cell in 0..size * size {
            let number = square.numbers[cell];
            square.lines(cell).for_each(|line| square.sums[line] += number);
        }
        square
    }

    /// The lines that a cell is part of.
    fn lines(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let size = self.size;
        let (row, column) = (cell / size, cell % size);
        let falling = (row == column).then_some(2 * size);
        let rising = (row + column == size - 1).then_some(2 * size + 1);
        [row, size + column].into_iter().chain(falling).chain(rising)
    }

    fn swap(&mut self, one: usize, other: usize) {
        let (a, b) = (self.numbers[one], self.numbers[other]);
        self.lines(one).for_each(|line| self.sums[line] = self.sums[line] + b - a);
        self.lines(other).for_each(|line| self.sums[line] = self.sums[line] + a - b);
        self.numbers.swap(one, other);
    }
}

impl Puzzle for MagicSquare {
    fn distance(&self, other: &Self) -> usize {
        self.numbers.iter().zip(&other.numbers).filter(|(a, b)| a != b).count()
    }

    fn line(&self) -> String {
        self.numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn board(&self) -> String {
        let width = (self.size * self.size).to_string().len() + 1;
        let row =
            |row: &[usize]| row.iter().map(|n| format!("{n:>width$}")).collect::<String>() + "\n";
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
}

/// Makes squares of this size of numbers in random order.
struct Numbers(usize);

impl PuzzleFactory for Numbers {
    type Puzzle = MagicSquare;

    fn create(&self, rng: &mut Rng) -> MagicSquare {
        let mut numbers: Vec<usize> = (1..=self.0 * self.0).collect();
        rng.shuffle(&mut numbers);
        MagicSquare::new(self.0, numbers)
    }
}

/// How far the sums of the lines are from the magic sum, together.
struct Sums;

impl Fitness<MagicSquare> for Sums {
    fn cost(&self, square: &MagicSquare) -> Cost {
        let magic = square.size * (square.size * square.size + 1) / 2;
        Cost::one(square.sums.iter().map(|sum| sum.abs_diff(magic) as u32).sum())
    }
}

/// Swaps two numbers, and then perhaps two more.
struct Swaps {
    further: Probability,
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
