//! Symmetries of the givens of a puzzle.

use evoku_model::{Canonical, Digit, Digits, Element, Grid, Sudoku, Symmetry};

/// The symmetries of a puzzle and of the positions of its givens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The number of symmetries of the square, 1 to 8, that map the given cells to themselves.
    /// Puzzle setters call a puzzle symmetric if there is more than the identity.
    pub square_symmetries: u32,
    /// The number of rearrangements of a plain 9x9 board that map the given cells to themselves.
    /// Rearrangements transpose the board and exchange bands, stacks, rows and columns.
    pub pattern_automorphisms: Option<u64>,
    /// The number of those rearrangements that, with digits renamed, map a plain 9x9 puzzle to
    /// itself. Renamings of digits that don't occur are not counted.
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

/// The grid with the same digit in all given cells.
fn places(grid: &Grid) -> Grid {
    let mut places = Grid::blank(grid.side());
    for (cell, _) in grid.digits() {
        places.set(cell, Some(Digit::from_index(0)));
    }
    places
}

/// The number of rearrangements that map a 9x9 grid to itself, without renamings of unused digits.
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

/// Returns `true` if a rearrangement maps given cells to given cells.
fn is_kept(grid: &Grid, symmetry: &Symmetry) -> bool {
    grid.digits().all(|(cell, _)| grid.get(symmetry.apply_to_cell(cell)).is_some())
}
