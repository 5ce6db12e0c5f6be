//! Computes all features of a puzzle.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::features::backdoor::Backdoor;
use crate::features::graph::Graph;
use crate::features::pattern::Pattern;
use crate::features::singles::place_singles;
use evoku_model::{Digits, Grid, Sudoku};
use evoku_search::{Auto, Halt, Limit, Solver, true_candidates_by};
use evoku_search::{Board, Propagation, Propagator};

/// The features of a puzzle. A field is `None` if the feature is undefined for the puzzle or was
/// not determined within the node limit.
#[derive(Clone, PartialEq, Debug)]
pub struct Features {
    /// The side of the board.
    pub side: usize,
    /// The number of given cells.
    pub givens: usize,
    /// The number of different digits among the givens.
    pub given_digits: usize,
    /// The number of candidates in all open cells: digits that no given peer holds.
    pub candidates: usize,
    /// The symmetries of the puzzle.
    pub pattern: Pattern,
    /// The part that naked and hidden singles leave open; `None` if they meet a contradiction.
    pub kernel: Option<Kernel>,
    /// The number of solutions, counted up to 2.
    pub solutions: Option<u64>,
    /// The solution, if there is exactly one.
    pub solution: Option<Grid>,
    /// The number of open cells that hold the same digit in all solutions: the backbone of R.
    /// Monasson and others (Nature 400 (1999), <https://doi.org/10.1038/22055>). With one solution
    /// this is every open cell.
    pub backbone: Option<usize>,
    /// The smallest backdoor; only for puzzles with one solution.
    pub backdoor: Option<Backdoor>,
}

/// The part of a puzzle that naked and hidden singles leave open.
#[derive(Clone, PartialEq, Debug)]
pub struct Kernel {
    /// The number of candidates in the cells that are still open.
    pub candidates: usize,
    /// The graph of the cells that are still open.
    pub graph: Graph,
}

/// Node limit of all searches for one puzzle together.
const NODES: u64 = 1_000_000;

/// Computes features. It keeps the data that puzzles of one geometry share for the next puzzle.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_generate::features::Extractor;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// let features = Extractor::default().features(&sudoku, None).expect("nobody cancelled");
/// assert_eq!((features.givens, features.pattern.square_symmetries), (30, 2));
/// assert_eq!(features.backdoor.map(|backdoor| backdoor.size), Some(0));
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
#[derive(Default)]
pub struct Extractor {
    propagator: Option<Arc<Propagator>>,
    solver: Auto,
}

impl Extractor {
    /// The features of a puzzle; `None` soon after `cancel` becomes true.
    pub fn features(&mut self, sudoku: &Sudoku, cancel: Option<&AtomicBool>) -> Option<Features> {
        let givens = sudoku.givens();
        let digits: Digits = givens.digits().map(|(_, digit)| digit).collect();
        let board = self.kernel(sudoku);
        let candidates = sudoku.candidates();
        let mut features = Features {
            side: givens.side(),
            givens: sudoku.given_cells(),
            given_digits: digits.len(),
            candidates: givens.blanks().map(|cell| candidates.get(cell).len()).sum(),
            pattern: Pattern::of(sudoku),
            kernel: board.as_ref().map(Kernel::of),
            solutions: None,
            solution: None,
            backbone: None,
            backdoor: None,
        };
        let limit = Limit { nodes: NODES, cancel };
        let Some(board) = board else {
            features.solutions = Some(0);
            return Some(features);
        };
        match self.solve(sudoku, limit) {
            Err(_) => {}
            Ok((1, solution)) => {
                features.solutions = Some(1);
                features.backbone = Some(givens.blanks().count());
                features.backdoor = Backdoor::of(&board, &solution, cancel);
                features.solution = Some(solution);
            }
            Ok((solutions, _)) => {
                features.solutions = Some(solutions);
                if solutions > 0 {
                    features.backbone = self.backbone(sudoku, limit);
                }
            }
        }
        let is_cancelled = cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
        (!is_cancelled).then_some(features)
    }

    /// The board after all singles; `None` if they meet a contradiction.
    fn kernel(&mut self, sudoku: &Sudoku) -> Option<Board> {
        self.propagator.take_if(|known| known.geometry() != sudoku.geometry());
        let made = || Propagator::new(Arc::clone(sudoku.geometry()), Propagation::Basic);
        let propagator = self.propagator.get_or_insert_with(|| Arc::new(made()));
        let mut board = Board::new(propagator, &sudoku.candidates()).ok()?;
        place_singles(&mut board).ok()?;
        Some(board)
    }

    /// The number of solutions, up to 2, and the first solution.
    fn solve(&mut self, sudoku: &Sudoku, limit: Limit<'_>) -> Result<(u64, Grid), Halt> {
        let mut grid = Grid::blank(sudoku.geometry().side());
        self.solver.begin(sudoku);
        for found in 0..2 {
            match self.solver.next(limit) {
                Halt::Found if found == 0 => self.solver.solution(&mut grid),
                Halt::Found => {}
                Halt::Exhausted => return Ok((found, grid)),
                other => return Err(other),
            }
        }
        Ok((2, grid))
    }

    /// The number of open cells that hold one digit in all solutions of a puzzle.
    fn backbone(&mut self, sudoku: &Sudoku, limit: Limit<'_>) -> Option<usize> {
        let known = true_candidates_by(&mut self.solver, sudoku, limit).ok()?;
        let blanks = sudoku.givens().blanks();
        let frozen = blanks.filter(|&cell| known.candidates.get(cell).len() == 1).count();
        (known.halt == Halt::Exhausted).then_some(frozen)
    }
}

impl Kernel {
    fn of(board: &Board) -> Self {
        let cells = board.candidates();
        let open = cells.cells().iter().map(|digits| digits.len()).filter(|&count| count > 1);
        Self { candidates: open.sum(), graph: Graph::of(board) }
    }
}
