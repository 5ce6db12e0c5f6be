//! Conflicts: minimal sets of clues that no grid satisfies.
//!
//! The functions are `#[inline]`, so that their code belongs to the crates that call them. In this
//! crate, it would change what the compiler inlines into the engines.

use std::sync::Arc;

use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use evoku_model::{Candidates, Cell, Geometry, Grid, Sudoku};

/// The result of a search for a conflict, see [`conflict_by`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The reason why the search ended: [`Halt::Exhausted`] if it found a conflict, [`Halt::Found`]
    /// if the puzzle has a solution, or the limit reached first.
    pub halt: Halt,
    /// The givens of the conflict, ascending.
    pub cells: Vec<Cell>,
    /// The constraints of the conflict, by their indices in [`Geometry::constraints`].
    pub constraints: Vec<usize>,
    /// The puzzle with only these clues. Without a conflict, the whole puzzle.
    pub sudoku: Sudoku,
    /// The work of all searches together.
    pub effort: Effort,
}

/// Finds a minimal set of clues without a solution: givens and constraints that contradict each
/// other, given the houses of the board. Without any one of them, the puzzle has a solution.
///
/// Clues are left out one by one, as long as there is still no solution. Another order may lead to
/// a smaller set. Pencil marks and rules of the whole board stay, and so do constraints that decide
/// which cells and digits the board has. The node limit applies to all searches together.
///
/// # Errors
/// If the solver can't search boards of this geometry.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_search::{Auto, Halt, Limit, conflict_by};
///
/// // In the first row, 1 and 2 need the two cells that see the given 2.
/// let sudoku: Sudoku = "34...1.2........".parse()?;
/// let found = conflict_by(&mut Auto::default(), &sudoku, Limit::default())?;
/// assert_eq!(found.halt, Halt::Exhausted);
/// let names: Vec<_> = found.cells.iter().map(|cell| cell.name(4)).collect();
/// assert_eq!(names, ["r1c1", "r1c2", "r2c4"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub fn conflict_by(
    solver: &mut dyn Solver,
    sudoku: &Sudoku,
    limit: Limit<'_>,
) -> Result<Conflict, Unsupported> {
    let (geometry, givens) = (sudoku.geometry(), sudoku.givens());
    let cells = givens.digits().map(|(cell, _)| cell).filter(|&cell| geometry.frame().has(cell));
    let constraints = (0..geometry.constraints().len()).map(Clue::Constraint);
    let mut clues: Vec<Clue> = cells.map(Clue::Given).chain(constraints).collect();
    let mut search = Search { solver, limit, effort: Effort::default() };
    let mut halt = search.halt(sudoku)?;
    let mut conflict = sudoku.clone();
    // A rule about missing clues can make a clue superfluous after others were left out, so that
    // one pass may not suffice.
    let mut is_smaller = halt == Halt::Exhausted;
    while std::mem::take(&mut is_smaller) {
        for index in (0..clues.len()).rev() {
            let clue = clues.remove(index);
            let fewer = with_clues(sudoku, &clues);
            match fewer.as_ref().map_or(Ok(Halt::Found), |fewer| search.halt(fewer))? {
                Halt::Found => clues.insert(index, clue),
                Halt::Exhausted => {
                    conflict = fewer.unwrap_or(conflict);
                    is_smaller = true;
                }
                limit => {
                    (halt, conflict, is_smaller) = (limit, sudoku.clone(), false);
                    break;
                }
            }
        }
    }
    let mut known = Conflict {
        halt,
        cells: Vec::new(),
        constraints: Vec::new(),
        sudoku: conflict,
        effort: search.effort,
    };
    for clue in clues.into_iter().filter(|_| halt == Halt::Exhausted) {
        match clue {
            Clue::Given(cell) => known.cells.push(cell),
            Clue::Constraint(index) => known.constraints.push(index),
        }
    }
    Ok(known)
}

/// A given or a constraint.
#[derive(Clone, Copy)]
enum Clue {
    Given(Cell),
    Constraint(usize),
}

/// A series of searches within a common limit.
struct Search<'s> {
    solver: &'s mut dyn Solver,
    limit: Limit<'s>,
    effort: Effort,
}

impl Search<'_> {
    /// Searches for a solution.
    #[inline]
    fn halt(&mut self, sudoku: &Sudoku) -> Result<Halt, Unsupported> {
        self.solver.start(sudoku)?;
        let nodes = self.limit.nodes.saturating_sub(self.effort.nodes);
        let halt = self.solver.next(Limit { nodes, ..self.limit });
        let Effort { nodes, guesses } = self.solver.effort();
        self.effort.nodes += nodes;
        self.effort.guesses += guesses;
        Ok(halt)
    }
}

/// The puzzle with only these clues. `None` if the board would have other cells or digits.
#[inline]
fn with_clues(sudoku: &Sudoku, clues: &[Clue]) -> Option<Sudoku> {
    let geometry = sudoku.geometry();
    let mut rules = geometry.rules().clone();
    let all = std::mem::take(&mut rules.constraints);
    let mut givens = Grid::blank(geometry.side());
    for clue in clues {
        match *clue {
            Clue::Given(cell) => givens.set(cell, sudoku.givens().get(cell)),
            Clue::Constraint(index) => rules.constraints.push(all[index].clone()),
        }
    }
    let mut board = Arc::clone(geometry);
    if rules.constraints.len() < all.len() {
        board = Arc::new(Geometry::new(geometry.shape(), rules).ok()?);
        if board.frame() != geometry.frame() || board.values() != geometry.values() {
            return None;
        }
    }
    let Some(marks) = sudoku.marks() else { return Sudoku::new(board, givens).ok() };
    let mut marks = marks.clone();
    let any = Candidates::from_peers(&board, &Grid::blank(geometry.side()));
    for (cell, _) in sudoku.givens().digits() {
        if geometry.frame().has(cell) && givens.get(cell).is_none() {
            marks.set(cell, any.get(cell));
        }
    }
    Sudoku::from_marks(board, marks).ok()
}
