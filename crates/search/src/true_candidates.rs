//! The digits that each cell holds in some solution.

use std::sync::Arc;

use crate::auto::Auto;
use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use evoku_model::{Candidates, Cell, Digits, Element, Grid, Sudoku};

/// The digits known to occur in each cell in some solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrueCandidates {
    /// The digits that occur in the solutions found. Complete if `halt` is [`Halt::Exhausted`].
    /// Empty in every cell of a puzzle without solution.
    pub candidates: Candidates,
    /// The reason why the search ended: [`Halt::Exhausted`], or the limit reached first.
    pub halt: Halt,
    /// The number of solutions examined.
    pub solutions: u64,
    /// The work of all searches together.
    pub effort: Effort,
}

/// The digits that each cell of a puzzle holds in some solution, see [`true_candidates_by`].
///
/// ```
/// use evoku_search::true_candidates;
/// use evoku_model::{Cell, Constraint, Geometry, Grid, Rules, Shape, Sudoku};
///
/// let cage = Constraint::parse("killer 4 r1c1 r1c2", 4)?;
/// let rules = Rules { constraints: vec![cage], ..Rules::default() };
/// let geometry = Geometry::new(Shape::of_side(4)?, rules)?;
/// let found = true_candidates(&Sudoku::new(geometry.into(), Grid::blank(4))?);
/// let digits: Vec<u8> = found.get(Cell::at(0, 0, 4)).iter().map(|digit| digit.value()).collect();
/// assert_eq!(digits, [1, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn true_candidates(sudoku: &Sudoku) -> Candidates {
    let found = true_candidates_by(&mut Auto::default(), sudoku, Limit::default());
    found.map_or_else(|_| none(sudoku), |found| found.candidates)
}

/// The digits that each cell of a puzzle holds in some solution, found with the caller's solver.
///
/// Searches repeatedly for a solution in which one cell holds a digit not seen there yet; each
/// solution shows a digit of every cell. Digits that occur in no solution are excluded from later
/// searches. The number of searches is therefore at most the number of candidates, regardless of
/// the number of solutions. The node limit applies to all searches together.
///
/// # Errors
/// If the solver can't search boards of this geometry.
pub fn true_candidates_by(
    solver: &mut dyn Solver,
    sudoku: &Sudoku,
    limit: Limit<'_>,
) -> Result<TrueCandidates, Unsupported> {
    let candidates = none(sudoku);
    let effort = Effort::default();
    let mut known = TrueCandidates { candidates, halt: Halt::Exhausted, solutions: 0, effort };
    if known.search(solver, sudoku, limit)? != Halt::Found {
        return Ok(known);
    }
    let mut open = sudoku.candidates();
    for cell in sudoku.givens().blanks() {
        loop {
            let unseen = open.get(cell) - known.candidates.get(cell);
            if unseen.is_empty() {
                break;
            }
            match known.search(solver, &restricted(sudoku, &open, cell, unseen), limit)? {
                Halt::Found => {}
                Halt::Exhausted => open.set(cell, known.candidates.get(cell)),
                _ => return Ok(known),
            }
        }
    }
    Ok(known)
}

impl TrueCandidates {
    /// Searches for a solution and records its digits.
    fn search(
        &mut self,
        solver: &mut dyn Solver,
        sudoku: &Sudoku,
        limit: Limit<'_>,
    ) -> Result<Halt, Unsupported> {
        solver.start(sudoku)?;
        let nodes = limit.nodes.saturating_sub(self.effort.nodes);
        let halt = solver.next(Limit { nodes, ..limit });
        let Effort { nodes, guesses } = solver.effort();
        self.effort.nodes += nodes;
        self.effort.guesses += guesses;
        if halt != Halt::Found {
            self.halt = halt;
            return Ok(halt);
        }
        self.solutions += 1;
        let mut grid = Grid::blank(self.candidates.side());
        solver.solution(&mut grid);
        for (cell, digit) in grid.digits() {
            self.candidates.set(cell, self.candidates.get(cell) | Digits::only(digit));
        }
        Ok(halt)
    }
}

/// Candidates without any digit in any cell.
fn none(sudoku: &Sudoku) -> Candidates {
    let side = sudoku.geometry().side();
    let mut candidates = Candidates::all(side);
    for cell in (0..side * side).map(Cell::from_index) {
        candidates.set(cell, Digits::EMPTY);
    }
    candidates
}

/// The puzzle with these candidates, with one cell restricted to some digits.
fn restricted(sudoku: &Sudoku, open: &Candidates, cell: Cell, digits: Digits) -> Sudoku {
    let mut marks = open.clone();
    marks.set(cell, digits);
    let restricted = Sudoku::from_marks(Arc::clone(sudoku.geometry()), marks);
    // Every cell keeps the digit of a solution, or the requested digits.
    restricted.unwrap_or_else(|_| unreachable!("each cell has a candidate of this board"))
}
