//! Making puzzles: a [`Request`] says what they are to be like, a [`Generator`] makes them.
//!
//! Random numbers come from the caller: `index_below(n)` gives an index below `n`, each as likely
//! as the others. So this crate depends on no generator of random numbers, and results repeat where
//! the caller's numbers do.
//!
//! ```
//! use std::sync::Arc;
//!
//! use evoku_sudoku::generate::{Generator, Request};
//! use evoku_sudoku::rating::Level;
//! use evoku_sudoku::{Geometry, Shape};
//!
//! // Any source of numbers will do; this one is for examples only (Knuth's MMIX).
//! let mut state = 1u64;
//! let mut index_below = |bound: usize| {
//!     state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
//!     (state >> 33) as usize % bound
//! };
//! let geometry = Arc::new(Geometry::plain(Shape::new(2, 3)?));
//! let request = Request { levels: Some(Level::Easy..=Level::Easy), ..Request::new(&geometry) };
//! let mut generator = Generator::new(request)?;
//! let mut made = Vec::new();
//! for batch in 0..10 {
//!     generator.batch(batch, None, &mut index_below, &mut made);
//! }
//! assert!(made.iter().all(|puzzle| puzzle.sudoku.is_solved_by(&puzzle.solution)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod boards;
mod generator;
mod nines;
mod order;
mod request;
mod symmetry;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use generator::{Generator, Made, Tally};
pub use request::{Refusal, Request, RequestError};
pub use symmetry::GivenSymmetry;

use crate::model::{Candidates, Cell, Element, Geometry, Grid, Sudoku};
use crate::search::{Halt, Limit, Solver, Unsupported};

/// Beginnings that are tried before shorter ones are.
const TRIES: usize = 25;

/// A random full grid; none if none was found, as where the rules allow none, or soon after
/// `cancel` becomes true.
///
/// Digits that no peer holds are placed in random cells, as many as a fifth of the board at most;
/// the solver completes that to its first solution, or another beginning is tried. Where many of
/// them lead to nothing, as with rules that leave few grids, half as many digits are placed, and so
/// on. Not every full grid is as likely as every other: the fewer completions a beginning has, the
/// likelier each of them.
///
/// # Errors
/// If the solver can't search boards of this geometry.
pub fn full_grid(
    geometry: &Arc<Geometry>,
    solver: &mut dyn Solver,
    cancel: Option<&AtomicBool>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Result<Option<Grid>, Unsupported> {
    let side = geometry.side();
    let mut placed = side * side / 5;
    for tries in 1_usize.. {
        if is_set(cancel) {
            break;
        }
        let mut grid = Grid::blank(side);
        let mut candidates = Candidates::all(side);
        for _ in 0..placed {
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
        if solver.next(Limit { nodes: 10_000, cancel }) == Halt::Found {
            solver.solution(&mut grid);
            return Ok(Some(grid));
        }
        match placed {
            0 => break,
            _ if tries % TRIES == 0 => placed /= 2,
            _ => {}
        }
    }
    Ok(None)
}

/// Whether work is to be given up.
fn is_set(cancel: Option<&AtomicBool>) -> bool {
    cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
}
