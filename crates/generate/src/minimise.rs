//! Removes the givens and constraints that a puzzle doesn't need.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::boards::Boards;
use crate::order::remove_units;
use evoku_logic::rating::Level;
use evoku_messages::{Message, Say, say};
use evoku_model::{Candidates, Cell, Constraint, Geometry, Grid, Rules, Sudoku};
use evoku_search::{Answer, Auto, Limit};

/// The reason why a puzzle can't be minimised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MinimiseError {
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions.
    SeveralSolutions,
}

impl Say for MinimiseError {
    fn message(&self) -> Message {
        match self {
            Self::NoSolution => say::generate_minimise_none(),
            Self::SeveralSolutions => say::generate_minimise_several(),
        }
    }
}

evoku_messages::error!(MinimiseError);

/// Removes givens that a puzzle doesn't need for its only solution, and with `constraints` also
/// constraints. Rules of the whole board and pencil marks stay.
///
/// The givens are tried in random order, then the constraints. `index_below(n)` returns a uniformly
/// distributed index below `n`. Afterwards none can be removed without a second solution. A given
/// or constraint also stays if the search that checks it reaches its node limit. The limit is
/// 200,000 nodes up to 16x16, 20,000 up to 25x25 and with constraints up to 12x12, and 1,000 on all
/// other boards. Soon after `cancel` becomes true, the puzzle is returned as it is.
///
/// # Errors
/// If the puzzle doesn't have exactly one solution.
///
/// ```
/// use evoku_generate::minimise;
/// use evoku_model::Sudoku;
///
/// let sudoku: Sudoku = "1234341221434321".parse()?;
/// // A fixed order: with the last index, nothing is exchanged.
/// let minimal = minimise(&sudoku, false, None, &mut |bound| bound - 1)?;
/// assert!(minimal.givens().filled() <= 6);
/// assert_eq!(minimise(&minimal, false, None, &mut |_| 0)?, minimal);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn minimise(
    sudoku: &Sudoku,
    constraints: bool,
    cancel: Option<&AtomicBool>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Result<Sudoku, MinimiseError> {
    minimised(sudoku, constraints, cancel, index_below).map(|minimised| minimised.sudoku)
}

/// The result of [`minimised`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Minimised {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// `true` if a given or constraint stayed because the search that checks it reached its node
    /// limit, so that it may not be needed.
    pub undecided: bool,
}

/// Does the same as [`minimise`], and also reports whether a node limit was reached.
///
/// # Errors
/// If the puzzle doesn't have exactly one solution.
pub fn minimised(
    sudoku: &Sudoku,
    constraints: bool,
    cancel: Option<&AtomicBool>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Result<Minimised, MinimiseError> {
    let limit = Limit { cancel, ..Limit::default() };
    let full = match Auto::default().solve_within(sudoku, limit) {
        Some(Answer::Unique(full)) => full,
        Some(Answer::None) => return Err(MinimiseError::NoSolution),
        Some(Answer::Several(_)) => return Err(MinimiseError::SeveralSolutions),
        None => return Ok(Minimised { sudoku: sudoku.clone(), undecided: false }),
    };
    let (geometry, givens) = (sudoku.geometry(), sudoku.givens());
    let mut boards = Boards::new(geometry).with_marks(open_marks(sudoku));
    let is_inside = |cell: &Cell| geometry.frame().has(*cell);
    let cells = givens.digits().map(|(cell, _)| cell).filter(is_inside);
    let units: Vec<Vec<Cell>> = cells.map(|cell| vec![cell]).collect();
    let puzzle = boards.dig(givens, &units, 0, None, cancel, index_below);
    let mut undecided = boards.take_undecided();
    if constraints {
        let all = geometry.constraints().iter().enumerate();
        let local = all.filter(|(_, constraint)| !constraint.cells().is_empty());
        let units: Vec<Vec<usize>> = local.map(|(number, _)| vec![number]).collect();
        let most = Level::Extreme;
        let fewer = boards.spare(&units, (&puzzle, &full), most, cancel, index_below);
        undecided |= boards.take_undecided();
        boards = Boards::new(&fewer).with_marks(boards.marks().cloned());
    }
    let sudoku = boards.puzzle(&puzzle).unwrap_or_else(|| sudoku.clone());
    Ok(Minimised { sudoku, undecided })
}

/// The pencil marks of a puzzle, with all marks in the given cells; `None` if it has none.
fn open_marks(sudoku: &Sudoku) -> Option<Candidates> {
    let mut marks = sudoku.marks()?.clone();
    let blank = Grid::blank(marks.side());
    let all = Candidates::from_peers(sudoku.geometry(), &blank);
    for (cell, _) in sudoku.givens().digits() {
        marks.set(cell, all.get(cell));
    }
    Some(marks)
}

impl Boards {
    /// Leaves out constraints, unit by unit in random order, as long as the puzzle keeps its only
    /// solution `full`, and techniques up to the level `most` find it.
    pub(super) fn spare(
        &mut self,
        units: &[Vec<usize>],
        (puzzle, full): (&Grid, &Grid),
        most: Level,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Arc<Geometry> {
        let mut geometry = Arc::clone(self.geometry());
        let mut left_out = vec![false; geometry.constraints().len()];
        let open: Vec<Cell> = puzzle.open_cells().collect();
        let limits = self.limits();
        let undecided =
            remove_units(units.len(), limits, cancel, index_below, &mut |tried, limit| {
                let tried = tried.iter().flat_map(|&unit| &units[usize::from(unit)]);
                let tried: Vec<usize> = tried.copied().collect();
                tried.iter().for_each(|&number| left_out[number] = true);
                // Leaving out a mark can break a rule about missing marks.
                let fewer = without(self.geometry(), &left_out)
                    .filter(|fewer| fewer.broken(full).is_none());
                let removed = fewer.as_ref().map_or(Some(false), |fewer| {
                    let mut boards = Self::new(fewer).with_marks(self.marks().cloned());
                    let ladder = boards.ladder(most);
                    boards.suffices(puzzle, &open, ladder.as_deref(), limit)
                });
                match fewer.filter(|_| removed == Some(true)) {
                    Some(fewer) => geometry = fewer,
                    None => tried.iter().for_each(|&number| left_out[number] = false),
                }
                removed
            });
        if undecided {
            self.set_undecided();
        }
        geometry
    }
}

/// The board without some of its constraints.
fn without(geometry: &Geometry, left_out: &[bool]) -> Option<Arc<Geometry>> {
    let all = geometry.constraints().iter().zip(left_out);
    let constraints: Vec<Constraint> =
        all.filter(|(_, left_out)| !**left_out).map(|(one, _)| one.clone()).collect();
    let rules = Rules { constraints, ..geometry.rules().clone() };
    Geometry::new(geometry.shape(), rules).ok().map(Arc::new)
}
