//! Relatives of puzzles with rare techniques.
//!
//! A rare technique needs an arrangement of candidates that a random puzzle seldom has. A puzzle
//! that has it keeps most of it if few givens change. So a puzzle that a request accepts leads to
//! others much faster than random puzzles do.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_model::{Cell, Digit, Element, Geometry, Grid, Shape, Sudoku, Symmetry};
use evoku_search::{Line, grid_of, line_of};

use crate::nines::Nines;
use crate::symmetry::GivenSymmetry;
use crate::variants::Made;

/// A technique is rare if fewer than one in this number of the random puzzles is accepted.
pub(super) const RARE: u64 = 16;

/// The number of times that relatives of the accepted puzzles are made.
const GENERATIONS: usize = 8;

/// The number of puzzles in a generation whose relatives are made.
const PARENTS: usize = 16;

/// The number of relatives of each of them.
const CHILDREN: usize = 32;

/// The largest number of units of givens that are added before others are removed.
const ADDED: usize = 3;

/// A puzzle with its solution, before it is disguised.
#[derive(Clone)]
pub(super) struct Relative {
    puzzle: Line,
    solution: Line,
}

/// The way in which a request makes relatives.
pub(super) struct Relatives<'r> {
    pub(super) geometry: &'r Arc<Geometry>,
    pub(super) symmetry: GivenSymmetry,
    /// The cells whose givens are added and removed together.
    pub(super) units: &'r [Vec<Cell>],
    /// The minimum number of givens.
    pub(super) least: usize,
}

impl Relative {
    pub(super) fn of(sudoku: &Sudoku, solution: &Grid) -> Self {
        Self { puzzle: line_of(sudoku.givens()), solution: line_of(solution) }
    }
}

impl Relatives<'_> {
    /// Makes relatives of `parents`, which `judge` judges and keeps, and relatives of those that it
    /// accepts. Ends early when `judge` returns `None`.
    pub(super) fn explore(
        &self,
        nines: &mut Nines,
        mut parents: Vec<Relative>,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
        judge: &mut dyn FnMut(Made) -> Option<bool>,
    ) {
        let mut known: BTreeSet<Line> = parents.iter().map(|parent| parent.puzzle).collect();
        for _ in 0..GENERATIONS {
            parents.truncate(PARENTS);
            let families = parents.iter().flat_map(|parent| std::iter::repeat_n(parent, CHILDREN));
            let enlarged = families.clone().map(|parent| self.enlarge(parent, index_below));
            let thinned = nines.thin(enlarged.collect(), self.units, self.least, cancel);
            let children = thinned.into_iter().zip(families.map(|parent| parent.solution));
            let children: Vec<(Line, Line)> = children.collect();
            parents.clear();
            for (puzzle, solution) in children {
                if !known.insert(puzzle) {
                    continue;
                }
                let relative = Relative { puzzle, solution };
                match judge(self.disguise(&relative, index_below)) {
                    None => return,
                    Some(true) => parents.push(relative),
                    Some(false) => {}
                }
            }
        }
    }

    /// Adds givens to a puzzle. Also returns the order in which units are removed: first those of
    /// the puzzle, so that the new ones replace some of them.
    fn enlarge(
        &self,
        parent: &Relative,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> (Line, Vec<u16>) {
        let is_given = |unit: &u16| {
            self.units[usize::from(*unit)].iter().any(|cell| parent.puzzle[cell.index()] != b'.')
        };
        let units = 0..self.units.len() as u16;
        let (mut order, mut open): (Vec<u16>, Vec<u16>) = units.partition(is_given);
        for last in (1..order.len()).rev() {
            order.swap(last, index_below(last + 1));
        }
        let mut puzzle = parent.puzzle;
        for _ in 0..1 + index_below(ADDED) {
            if open.is_empty() {
                break;
            }
            let unit = open.swap_remove(index_below(open.len()));
            for cell in &self.units[usize::from(unit)] {
                puzzle[cell.index()] = parent.solution[cell.index()];
            }
            order.push(unit);
        }
        (puzzle, order)
    }

    /// A relative whose kinship is not visible: digits and lines are exchanged at random. If the
    /// givens are symmetric, only digits are.
    fn disguise(&self, relative: &Relative, index_below: &mut dyn FnMut(usize) -> usize) -> Made {
        let random = Symmetry::random(Shape::NINE, &mut *index_below);
        let [mut puzzle, mut solution] = [[b'.'; 81]; 2];
        for cell in (0..81).map(Cell::from_index) {
            let place = match self.symmetry {
                GivenSymmetry::None => random.apply_to_cell(cell),
                _ => cell,
            };
            for (from, to) in [(&relative.puzzle, &mut puzzle), (&relative.solution, &mut solution)]
            {
                let sign = from[cell.index()];
                let digit = Digit::new(sign.wrapping_sub(b'0'));
                to[place.index()] =
                    digit.map_or(sign, |it| b'0' + random.apply_to_digit(it).value());
            }
        }
        let sudoku = Sudoku::new(Arc::clone(self.geometry), grid_of(&puzzle));
        let sudoku = sudoku.unwrap_or_else(|_| unreachable!("the solution's own digits"));
        Made { sudoku, full: grid_of(&solution), undecided: false }
    }
}
