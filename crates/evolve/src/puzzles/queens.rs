//! N queens: one queen in every column and row, and no two on a diagonal.

use crate::algorithm::GeneticAlgorithm;
use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::populations::Elitist;
use crate::presets::{POPULATION, Parameter, Scale};
use crate::puzzle::Puzzle;
use crate::puzzles::Kind;
use crate::random::Rng;
use crate::reproduction::Reproduction;

const SIZE: Parameter =
    Parameter::whole(POPULATION, [2, 20, 1_000_000], "attempts in a generation");

/// The table's entry.
pub static KIND: Kind = Kind {
    name: "queens",
    summary: "queens on a chess board, one a row and column, none attacking another",
    sizes: [4, 50, 1000],
    parameters: &[SIZE],
    scale: Scale::down("queens too many on diagonals"),
    run: |size, settings, task| {
        let population = Elitist::new(settings.whole(&SIZE), 1, 3);
        task.run(GeneticAlgorithm::new(Board { size }, Swap, population), Diagonals)
    },
};

/// A permutation: the row of the queen in each column, with the queens on each diagonal counted.
#[derive(PartialEq, Eq, Debug)]
pub struct Queens {
    rows: Vec<usize>,
    rising: Vec<u32>,
    falling: Vec<u32>,
    too_many: u32,
}

/// Written out for `clone_from`, which the derived one would do without: it reuses what is there.
impl Clone for Queens {
    fn clone(&self) -> Self {
        let (rows, rising, falling) =
            (self.rows.clone(), self.rising.clone(), self.falling.clone());
        Self { rows, rising, falling, too_many: self.too_many }
    }

    fn clone_from(&mut self, source: &Self) {
        self.rows.clone_from(&source.rows);
        self.rising.clone_from(&source.rising);
        self.falling.clone_from(&source.falling);
        self.too_many = source.too_many;
    }
}

impl Queens {
    /// A board with the queen of each column in this row; rows count from 0, each once.
    ///
    /// # Panics
    /// If there is no column, or a row lies beyond the board.
    #[must_use]
    pub fn new(rows: Vec<usize>) -> Self {
        let diagonals = 2 * rows.len() - 1;
        let (rising, falling) = (vec![0; diagonals], vec![0; diagonals]);
        let mut queens = Self { rows, rising, falling, too_many: 0 };
        (0..queens.rows.len()).for_each(|column| queens.put(column));
        queens
    }

    fn diagonals(&mut self, column: usize) -> [&mut u32; 2] {
        let (row, size) = (self.rows[column], self.rows.len());
        [&mut self.rising[row + column], &mut self.falling[row + size - 1 - column]]
    }

    fn put(&mut self, column: usize) {
        let counts = self.diagonals(column);
        self.too_many += counts.into_iter().map(|n| (*n += 1, u32::from(*n > 1)).1).sum::<u32>();
    }

    fn take(&mut self, column: usize) {
        let counts = self.diagonals(column);
        self.too_many -= counts.into_iter().map(|n| (*n -= 1, u32::from(*n > 0)).1).sum::<u32>();
    }

    fn swap(&mut self, one: usize, other: usize) {
        if one == other {
            return;
        }
        self.take(one);
        self.take(other);
        self.rows.swap(one, other);
        self.put(one);
        self.put(other);
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
        let rows: Vec<usize> = if text.contains('Q') {
            let squares: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
            let queens = |column| {
                let squares = squares.iter().skip(column).step_by(size).enumerate();
                squares.filter(|&(_, &square)| square == 'Q').map(|(row, _)| row)
            };
            (0..size).flat_map(queens).collect()
        } else {
            text.split_whitespace()
                .filter_map(|n| n.parse::<usize>().ok()?.checked_sub(1))
                .collect()
        };
        let mut sorted = rows.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(0..size) {
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
        Cost::one(queens.too_many)
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
