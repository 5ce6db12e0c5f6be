//! Random full grids.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_model::{Candidates, Cell, Element, Geometry, Grid, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Board, Propagation, Propagator};
use evoku_search::{Halt, Limit, Solver, Unsupported};

/// Random beginnings that are tried before their number of digits is halved.
const TRIES: usize = 25;

/// A random full grid. `None` if none was found, for example because the rules allow none, or soon
/// after `cancel` becomes true.
///
/// The grid begins with random digits in random cells, at most a fifth of the board. On a plain
/// board these are digits that no peer holds; with constraints, digits that propagation leaves. The
/// solver completes the beginning to its first solution. If many beginnings fail, as with rules
/// that allow few grids, the number of random digits is halved, and so on. Full grids are not
/// equally likely: the fewer completions a beginning has, the likelier each of them is.
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
        // Abandon a beginning that is hard to complete.
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

/// A grid with random digits, which no peer holds, in random cells.
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

/// A grid with random candidates in random cells, and their consequences. Candidates that
/// contradict earlier ones are skipped.
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
