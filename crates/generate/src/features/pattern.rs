//! How symmetric the givens of a puzzle lie.

use evoku_model::{Canonical, Digit, Digits, Element, Grid, Sudoku, Symmetry};

/// The symmetries of a puzzle and of the places of its givens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// How many of the eight turns and mirror images of the square leave the places of the givens
    /// as they are, 1 to 8: what setters call symmetric.
    pub square_symmetries: u32,
    /// How many rearrangements of a plain 9x9 board (transposed or not, bands, stacks, rows and
    /// columns exchanged) leave the places of the givens as they are.
    pub pattern_automorphisms: Option<u64>,
    /// How many of them, with the digits renamed, leave a plain 9x9 puzzle as it is. Digits that
    /// don't occur are not counted.
    pub automorphisms: Option<u64>,
}

impl Pattern {
    /// The symmetries of a puzzle.
    pub(super) fn of(sudoku: &Sudoku) -> Self {
        let givens = sudoku.givens();
        let is_nine = sudoku.geometry().is_plain_nine();
        Self {
            square_symmetries: square_symmetries(givens),
            pattern_automorphisms: is_nine.then(|| automorphisms(&places(givens))).flatten(),
            automorphisms: is_nine.then(|| automorphisms(givens)).flatten(),
        }
    }
}

/// The grid with the same digit in all cells that are given.
fn places(grid: &Grid) -> Grid {
    let mut places = Grid::blank(grid.side());
    for (cell, _) in grid.digits() {
        places.set(cell, Some(Digit::from_index(0)));
    }
    places
}

/// How many rearrangements leave a 9x9 grid as it is, digits that don't occur aside.
fn automorphisms(grid: &Grid) -> Option<u64> {
    let digits: Digits = grid.digits().map(|(_, digit)| digit).collect();
    let unused = (1..=9 - digits.len() as u64).product::<u64>();
    Canonical::of(grid).ok().map(|canonical| canonical.automorphisms / unused)
}

fn square_symmetries(grid: &Grid) -> u32 {
    let side = grid.side();
    let mut turned = Symmetry::identity(side);
    let mut count = 0;
    for step in 0..8 {
        count += u32::from(is_kept(grid, &turned));
        // Four turns of the board, then four of its mirror image.
        let next = if step == 3 { Symmetry::reflection(side) } else { Symmetry::rotation(side) };
        turned = turned.then(&next).unwrap_or(turned);
    }
    count
}

/// Whether a rearrangement moves givens onto givens.
fn is_kept(grid: &Grid, symmetry: &Symmetry) -> bool {
    grid.digits().all(|(cell, _)| grid.get(symmetry.apply_to_cell(cell)).is_some())
}
