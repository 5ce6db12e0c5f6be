//! N queens: one queen in every column and row, and no two on a diagonal.

use crate::algorithm::GeneticAlgorithm;
use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::populations::Elitist;
use crate::presets::{Parameter, Scale, population};
use crate::puzzle::Puzzle;
use crate::puzzles::kind::Kind;
use crate::puzzles::permutation::is_permutation;
use crate::random::Rng;
use crate::reproduction::Reproduction;

const SIZE: Parameter = population([2, 20]);

/// The table's entry.
pub static KIND: Kind = Kind {
    name: "queens",
    summary: "queens on a chess board, one a row and column, none attacking another",
    sizes: [4, 50, 1000],
    parameters: &[SIZE],
    scale: Scale::down("queens too many on diagonals"),
    attempt: |size| (size * (size_of::<usize>() + 4 * size_of::<i32>()) + 96) as u64,
    start: |size, settings, task| {
        let population = Elitist::new(settings.whole(&SIZE), 1, 3);
        task.begin(GeneticAlgorithm::new(Board { size }, Swap, population), Diagonals)
    },
};

/// A permutation: the row of the queen in each column, with the queens on each diagonal counted.
#[derive(PartialEq, Eq, Debug)]
pub struct Queens {
    rows: Vec<usize>,
    /// For each diagonal, rising ones first, how many queens stand on it.
    counts: Vec<i32>,
}

/// Written out for `clone_from`, which the derived one would do without: it reuses what is there.
impl Clone for Queens {
    fn clone(&self) -> Self {
        Self { rows: self.rows.clone(), counts: self.counts.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        self.rows.clone_from(&source.rows);
        self.counts.clone_from(&source.counts);
    }
}

impl Queens {
    /// A board with the queen of each column in this row; rows count from 0, each once.
    ///
    /// # Panics
    /// If a row lies beyond the board.
    #[must_use]
    pub fn new(rows: Vec<usize>) -> Self {
        let mut queens = Self { counts: vec![0; 4 * rows.len()], rows };
        (0..queens.rows.len()).for_each(|column| queens.count(column, 1));
        queens
    }

    /// Adds a number of queens to the diagonals of the one in this column.
    fn count(&mut self, column: usize, queens: i32) {
        let (row, size) = (self.rows[column], self.rows.len());
        self.counts[row + column] += queens;
        self.counts[3 * size + row - column] += queens;
    }

    fn swap(&mut self, one: usize, other: usize) {
        [one, other].into_iter().for_each(|column| self.count(column, -1));
        self.rows.swap(one, other);
        [one, other].into_iter().for_each(|column| self.count(column, 1));
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
        let squares =
            |row| self.rows.iter().map(move |&queen| if queen == row { " Q" } else { " ." });
        (0..self.rows.len()).map(|row| squares(row).collect::<String>() + "\n").collect()
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let size = self.rows.len();
        let queen = |(index, word): (usize, &str)| match word {
            "Q" => Some((index % size, index / size)),
            row => Some((index, row.parse::<usize>().ok()?.checked_sub(1)?)),
        };
        let mut queens: Vec<_> = text.split_whitespace().enumerate().filter_map(queen).collect();
        queens.sort_unstable();
        let (columns, rows): (Vec<usize>, Vec<usize>) = queens.into_iter().unzip();
        if !columns.into_iter().eq(0..size) || !is_permutation(&rows, 0..size) {
            return Err(format!("expected {size} queens, one in every row and column"));
        }
        *self = Self::new(rows);
        Ok(())
    }
}

/// Makes boards with the queens in random rows.
struct Board {
    size: usize,
}

impl PuzzleFactory for Board {
    type Puzzle = Queens;

    fn create(&self, rng: &mut Rng) -> Queens {
        let mut rows: Vec<usize> = (0..self.size).collect();
        rng.shuffle(&mut rows);
        Queens::new(rows)
    }
}

/// The queens on every diagonal beyond the first.
struct Diagonals;

impl Fitness<Queens> for Diagonals {
    fn cost(&self, queens: &Queens) -> Cost {
        Cost::one(queens.counts.iter().map(|&count| (count - 1).max(0) as u32).sum())
    }
}

/// Two columns exchange their queens.
struct Swap;

impl Reproduction<Queens> for Swap {
    fn reproduce(&self, [parent, _]: [&Queens; 2], child: &mut Queens, rng: &mut Rng) {
        child.clone_from(parent);
        let size = child.rows.len();
        child.swap(rng.index(size), rng.index(size));
    }
}
