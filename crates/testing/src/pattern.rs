//! Puzzles made from a formula: cells of a solved board.

use std::sync::Arc;

use evoku_evolve::Rng;
use evoku_sudoku::{Cell, Digit, Element, Geometry, Grid, Sudoku};

/// Makes a solved plain board in disguise: digits relabelled, rows exchanged within their band.
///
/// Row `r` of a board with boxes of `h x w` is `0 1 2 ...` rotated by `(r mod h) w + r div h`. The
/// rows of a band are rotated `w` apart, so its boxes are complete. No two rows have the same
/// rotation.
pub fn solved(geometry: &Geometry, rng: &mut Rng) -> Grid {
    let shape = geometry.shape();
    let (side, height, width) = (shape.side(), shape.box_rows(), shape.box_columns());
    let mut digits: Vec<u8> = (1..=side as u8).collect();
    rng.shuffle(&mut digits);
    let mut rows: Vec<usize> = (0..side).collect();
    rows.chunks_mut(height).for_each(|band| rng.shuffle(band));
    let mut solved = Grid::blank(side);
    for (row, &rotated) in rows.iter().enumerate() {
        for column in 0..side {
            let digit = digits[(rotated % height * width + rotated / height + column) % side];
            solved.set(Cell::at(row, column, side), Digit::new(digit));
        }
    }
    solved
}

/// Makes a puzzle with about this share of its cells given, in which no two givens contradict each
/// other. The givens are cells of a solved plain board, except those that the other rules forbid.
pub fn sudoku(geometry: &Arc<Geometry>, share: f64, seed: u64) -> Sudoku {
    let mut rng = Rng::new(seed);
    let solved = solved(geometry, &mut rng);
    let mut cells: Vec<Cell> = (0..solved.cells().len()).map(Cell::from_index).collect();
    rng.shuffle(&mut cells);
    cells.truncate((cells.len() as f64 * share) as usize);
    let mut givens = Grid::blank(geometry.side());
    for cell in cells {
        let digit = solved.get(cell);
        if geometry.peers(cell).iter().all(|&peer| givens.get(peer) != digit) {
            givens.set(cell, digit);
        }
    }
    Sudoku::new(Arc::clone(geometry), givens).unwrap()
}
