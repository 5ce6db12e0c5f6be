//! Making puzzles.
//!
//! Random numbers come from the caller: `index_below(n)` gives an index below `n`, each as likely as the
//! others. So this crate depends on no generator, and results repeat where the caller's numbers do.

mod boards;
mod generator;
mod nines;
mod order;
mod request;
mod symmetry;

use std::sync::Arc;

pub use generator::{Generator, Made, Tally};
pub use request::{Refusal, Request, RequestError};
pub use symmetry::GivenSymmetry;

use crate::model::{Candidates, Cell, Element, Geometry, Grid, Sudoku};
use crate::search::{Limit, Solver, Step, Unsupported};

/// Beginnings that are tried before a geometry is held to have no full grid.
const TRIES: usize = 1000;

/// A random full grid; none if none was found, as where the rules allow none.
///
/// Digits that no peer holds are placed in random cells, as many as a fifth of the board at most; the
/// solver completes that to its first solution, or another beginning is tried. Not every full grid is as
/// likely as every other: the fewer completions a beginning has, the likelier each of them.
///
/// # Errors
/// If the solver can't search boards of this geometry.
pub fn full_grid(
    geometry: &Arc<Geometry>,
    solver: &mut dyn Solver,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Result<Option<Grid>, Unsupported> {
    let side = geometry.side();
    for _ in 0..TRIES {
        let mut grid = Grid::blank(side);
        let mut candidates = Candidates::all(side);
        for _ in 0..side * side / 5 {
            let cell = Cell::from_index(index_below(side * side));
            let digits = candidates.get(cell);
            if grid.get(cell).is_some() || digits.is_empty() {
                continue;
            }
            let digit = digits.iter().nth(index_below(digits.len()));
            grid.set(cell, digit);
            for &peer in geometry.peers(cell) {
                digit.map(|digit| candidates.remove(peer, digit));
            }
        }
        let Ok(sudoku) = Sudoku::new(Arc::clone(geometry), grid.clone()) else { return Ok(None) };
        solver.start(&sudoku)?;
        // A beginning that is hard to complete is given up.
        if solver.next(Limit { nodes: 10_000, cancel: None }) == Step::Found {
            solver.solution(&mut grid);
            return Ok(Some(grid));
        }
    }
    Ok(None)
}

/// Takes givens away in random order while the puzzle keeps one solution, until `givens` are left or
/// none can be spared. With `givens` 0 the puzzle is minimal: each given is needed.
///
/// # Errors
/// If the solver can't search boards of this geometry.
///
/// # Panics
/// If the grid has another side than the geometry.
pub fn dig(
    geometry: &Arc<Geometry>,
    full: &Grid,
    givens: usize,
    solver: &mut dyn Solver,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Result<Grid, Unsupported> {
    let mut grid = full.clone();
    let mut order: Vec<Cell> = full.digits().map(|(cell, _)| cell).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, index_below(last + 1));
    }
    for cell in order {
        if grid.filled() <= givens {
            break;
        }
        let given = grid.get(cell);
        grid.set(cell, None);
        if let Ok(sudoku) = Sudoku::new(Arc::clone(geometry), grid.clone()) {
            solver.start(&sudoku)?;
            if solver.count(2, Limit::default()) == (1, Step::Exhausted) {
                continue;
            }
        }
        grid.set(cell, given);
    }
    Ok(grid)
}
