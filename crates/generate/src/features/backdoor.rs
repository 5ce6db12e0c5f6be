//! How many digits one would have to be told for singles to do the rest.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::features::singles::place_singles;
use evoku_model::{Cell, Element, Grid};
use evoku_search::Board;

/// The size of a smallest backdoor: of a set of open cells whose right digits, once told, let naked
/// and hidden singles solve the puzzle.
///
/// This is the weak backdoor of R. Williams, C. Gomes and B. Selman, "Backdoors to typical case
/// complexity", IJCAI 2003, 1173-1178, with singles as the sub-solver. For a puzzle that has one
/// solution it says how far the puzzle is from one that singles solve: 0 is such a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backdoor {
    /// The cells of the smallest one that was found.
    pub size: usize,
    /// Whether every smaller set was ruled out. Otherwise it is the set that greed found: the cell
    /// that leaves the fewest open ones, over and over.
    pub is_exact: bool,
}

/// Boards of 81 cells that are propagated for greed, and again in search of smaller sets: all pairs
/// of a 9x9 board, and the triples of most. Larger boards get fewer.
const BOARDS: usize = 20_000;

impl Backdoor {
    /// Finds a smallest backdoor of a board that singles left, with its solution; none where greed
    /// needs too long, or soon after `cancel` becomes true.
    pub(super) fn of(board: &Board, solution: &Grid, cancel: Option<&AtomicBool>) -> Option<Self> {
        let boards = BOARDS * 81 / board.geometry().shape().cells();
        let mut search = Search { solution, left: boards, cancel };
        let size = search.greedy(board)?;
        search.left = boards;
        for smaller in 1..size {
            match search.exists(board, smaller, 0) {
                Some(true) => return Some(Self { size: smaller, is_exact: true }),
                Some(false) => {}
                None => return Some(Self { size, is_exact: false }),
            }
        }
        Some(Self { size, is_exact: true })
    }
}

/// A search for backdoors.
struct Search<'a> {
    solution: &'a Grid,
    /// Boards that may still be propagated.
    left: usize,
    cancel: Option<&'a AtomicBool>,
}

impl Search<'_> {
    /// The number of cells that are told if each is the one that leaves the fewest open cells, the
    /// first of them in reading order; none if no boards are left.
    fn greedy(&mut self, board: &Board) -> Option<usize> {
        let mut board = board.clone();
        let mut told = 0;
        while board.open_cells() > 0 {
            let mut best: Option<Board> = None;
            for cell in open_cells(&board, 0) {
                let Some(next) = self.tell(&board, cell)? else { continue };
                if best.as_ref().is_none_or(|best| next.open_cells() < best.open_cells()) {
                    best = Some(next);
                }
            }
            board = best?;
            told += 1;
        }
        Some(told)
    }

    /// Whether so many cells, none of them before a cell, are a backdoor; none if no boards are
    /// left to find out.
    ///
    /// A set with a cell that the others decide is left out: without it, it is a smaller one.
    fn exists(&mut self, board: &Board, size: usize, from: usize) -> Option<bool> {
        for cell in open_cells(board, from) {
            let Some(next) = self.tell(board, cell)? else { continue };
            let found = next.open_cells() == 0
                || size > 1 && self.exists(&next, size - 1, cell.index() + 1)?;
            if found {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The board with the right digit in a cell, and the singles that follow, where that is no
    /// contradiction; none at all if no boards are left.
    fn tell(&mut self, board: &Board, cell: Cell) -> Option<Option<Board>> {
        self.left = self.left.checked_sub(1)?;
        if self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)) {
            return None;
        }
        let mut next = board.clone();
        let placed = next.set(cell, self.solution.get(cell)?);
        Some(placed.and_then(|()| place_singles(&mut next)).is_ok().then_some(next))
    }
}

/// The cells that are open, from one on.
fn open_cells(board: &Board, from: usize) -> impl Iterator<Item = Cell> + '_ {
    let cells = (from..board.geometry().shape().cells()).map(Cell::from_index);
    cells.filter(|&cell| board.get(cell).is_none())
}
