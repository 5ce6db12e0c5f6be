//! Generates puzzles with constraints that are laid out separately for each puzzle.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::boards::Boards;
use crate::layout::{Drawing, settle};
use crate::request::{Refusal, Request};
use evoku_model::{Cell, Digits, Grid, Sudoku};

/// Generates puzzles with the constraints of a request.
pub(super) struct Variants {
    drawing: Drawing,
    /// The number of cells tried so far while removing givens.
    tried: Arc<AtomicU64>,
}

impl Variants {
    pub(super) fn new(request: &Request) -> Self {
        let (geometry, wanted) = (&request.geometry, &request.constraints);
        Self { drawing: Drawing::new(geometry, wanted, request.symmetry), tried: Arc::default() }
    }

    /// Counts in `tried` the cells whose givens it tries to remove.
    pub(super) fn count(&mut self, tried: Arc<AtomicU64>) {
        self.tried = tried;
    }

    /// Generates a puzzle and returns it with its only solution: `grid`, or a random full grid if
    /// `None`.
    ///
    /// # Errors
    /// If constraints or the allowed number of givens leave several solutions, or if nothing could
    /// be drawn.
    pub(super) fn make(
        &mut self,
        grid: Option<&Grid>,
        request: &Request,
        units_and_least: (&[Vec<Cell>], usize),
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Result<Made, Refusal> {
        let mut drawn = self.drawing.draw(grid, cancel, index_below).ok_or(Refusal::Layout)?;
        let few = few_givens(&drawn.full, request, units_and_least, index_below);
        let few = few.filter(|few| settle(&mut self.drawing, &mut drawn, few, cancel, index_below));
        let mut boards = Boards::new(&drawn.geometry);
        boards.count(Arc::clone(&self.tried));
        let puzzle = match few.filter(|few| boards.does(few, request, cancel)) {
            Some(few) => Some(few),
            None => boards.make(&drawn.full, request, units_and_least, cancel, index_below),
        };
        if request.givens.is_some() {
            // A requested number of givens need not be minimal.
            boards.take_undecided();
        }
        let puzzle = puzzle.ok_or(Refusal::Solutions)?;
        let geometry = match request.minimal {
            true => {
                let (most, full) = (request.most(), &drawn.full);
                boards.spare(&drawn.units, (&puzzle, full), most, cancel, index_below)
            }
            false => Arc::clone(&drawn.geometry),
        };
        let sudoku = Sudoku::new(geometry, puzzle).map_err(|_| Refusal::Layout)?;
        Ok(Made { sudoku, full: drawn.full, undecided: boards.take_undecided() })
    }
}

/// A generated puzzle with its only solution.
pub(super) struct Made {
    pub(super) sudoku: Sudoku,
    pub(super) full: Grid,
    /// `true` if givens or constraints stayed because a search reached its node limit.
    pub(super) undecided: bool,
}

/// Random digits of a full grid, for a request of few givens. Their number is within the requested
/// range; the digits differ if possible.
fn few_givens(
    full: &Grid,
    request: &Request,
    (units, least): (&[Vec<Cell>], usize),
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Option<Grid> {
    let side = full.side();
    let most = request.most_of_few()?;
    let mut givens = Grid::blank(side);
    let mut seen = Digits::EMPTY;
    for tries in 0..units.len() {
        let unit = &units[index_below(units.len())];
        let digits: Digits = unit.iter().filter_map(|&cell| full.get(cell)).collect();
        let is_new = digits.iter().all(|digit| !seen.contains(digit)) || tries > units.len() / 2;
        let is_free = unit.iter().all(|&cell| givens.get(cell).is_none());
        if is_new && is_free && givens.filled() + unit.len() <= most {
            seen.extend(digits.iter());
            unit.iter().for_each(|&cell| givens.set(cell, full.get(cell)));
        }
    }
    (givens.filled() >= least).then_some(givens)
}
