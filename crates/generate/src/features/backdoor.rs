//! Backdoors: sets of cells whose digits reduce a puzzle to singles.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::features::singles::place_singles;
use evoku_model::{Cell, Element, Grid};
use evoku_search::Board;

/// The size of a smallest backdoor: a set of open cells such that, with their correct digits, naked
/// and hidden singles solve the puzzle.
///
/// This is the weak backdoor of R. Williams, C. Gomes and B. Selman, "Backdoors to typical case
/// complexity", IJCAI 2003, 1173-1178, with singles as the sub-solver. For a puzzle with one
/// solution, it measures the distance to a puzzle that singles solve, whose value is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backdoor {
    /// The number of cells of the smallest backdoor found.
    pub size: usize,
    /// `true` if every smaller set was ruled out. Otherwise `size` is an upper bound from a greedy
    /// search, which repeatedly fills the cell that leaves the fewest open cells.
    pub is_exact: bool,
}

/// The budget of propagated boards, for a board of 81 cells, of the greedy search and again of the
/// search for smaller sets. On a 9x9 board it suffices for all pairs and most triples. Larger
/// boards get a smaller budget.
const BOARDS: usize = 20_000;

impl Backdoor {
    /// Finds a smallest backdoor of a board on which no single is left, given the solution. `None`
    /// if the greedy search exceeds the budget, or soon after `cancel` becomes true.
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
    /// The number of boards that may still be propagated.
    left: usize,
    cancel: Option<&'a AtomicBool>,
}

impl Search<'_> {
    /// Fills, again and again, the cell that leaves the fewest open cells, and counts the filled
    /// cells. The first cell in reading order wins a tie. `None` if the budget is used up.
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

    /// Returns `true` if some `size` cells with indices of at least `from` are a backdoor. `None`
    /// if the budget runs out first.
    ///
    /// Sets with a cell that the others decide are skipped, because the set without it is a smaller
    /// backdoor.
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

    /// The board after filling a cell with its correct digit and placing all singles. The inner
    /// `None` means a contradiction, the outer one that the budget is used up.
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

/// The open cells with indices of at least `from`.
fn open_cells(board: &Board, from: usize) -> impl Iterator<Item = Cell> + '_ {
    let cells = (from..board.geometry().shape().cells()).map(Cell::from_index);
    cells.filter(|&cell| board.get(cell).is_none())
}
