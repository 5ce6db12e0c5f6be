//! Random full grids.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_model::{Candidates, Cell, Element, Geometry, Grid, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Board, Propagation, Propagator};
use evoku_search::{Halt, Limit, Solver, Unsupported};

/// Beginnings that are tried before shorter ones are.
const TRIES: usize = 25;

/// A random full grid; none if none was found, as where the rules allow none, or soon after
/// `cancel` becomes true.
///
/// Digits that no peer holds are placed in random cells, as many as a fifth of the board at most; on
/// a board with constraints digits that propagation leaves. The solver completes that to its first
/// solution, or another beginning is tried. Where many of them lead to nothing, as with rules that
/// leave few grids, half as many digits are placed, and so on. Not every full grid is as likely as
/// every other: the fewer completions a beginning has, the likelier each of them.
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
    let blank = match geometry.constraints() {
        [] => None,
        _ => {
            let propagator = Arc::new(Propagator::new(Arc::clone(geometry), Propagation::Basic));
            let Ok(board) = Board::new(&propagator, &Candidates::all(side)) else {
                return Ok(None);
            };
            Some(board)
        }
    };
    let mut placed = side * side / 5;
    for tries in 1_usize.. {
        if is_set(cancel) {
            break;
        }
        let mut grid = match &blank {
            Some(blank) => propagated(blank, placed, index_below),
            None => unseen(geometry, placed, index_below),
        };
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

/// Random digits that no peer holds, in random cells.
fn unseen(geometry: &Geometry, placed: usize, index_below: &mut dyn FnMut(usize) -> usize) -> Grid {
    let side = geometry.side();
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
    grid
}

/// Random candidates in random cells, and what follows from them; those that contradict the others
/// are left out.
fn propagated(blank: &Board, placed: usize, index_below: &mut dyn FnMut(usize) -> usize) -> Grid {
    let side = blank.geometry().side();
    let mut board = blank.clone();
    for _ in 0..placed {
        let cell = Cell::from_index(index_below(side * side));
        let digits = board.candidates_of(cell);
        let mut next = board.clone();
        let digit = digits.iter().nth(index_below(digits.len()));
        if digit.is_some_and(|digit| next.set(cell, digit).is_ok()) {
            board = next;
        }
    }
    let mut grid = Grid::blank(side);
    board.write_to(&mut grid);
    grid
}
