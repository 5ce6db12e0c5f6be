//! Generates puzzles with constraints that are laid out separately for each.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::boards::Boards;
use crate::layout::{Drawing, Drawn, settle};
use crate::order::Order;
use crate::request::{Refusal, Request};
use evoku_model::{Cell, Constraint, Digits, Geometry, Grid, Rules, Sudoku};
use evoku_search::cancel::is_set;

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

    /// Counts the cells tried while removing givens in `tried`.
    pub(super) fn count(&mut self, tried: Arc<AtomicU64>) {
        self.tried = tried;
    }

    /// A puzzle whose only solution is this full grid, or a random one, and that solution.
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
    ) -> Result<(Sudoku, Grid), Refusal> {
        let mut drawn = self.drawing.draw(grid, cancel, index_below).ok_or(Refusal::Layout)?;
        let few = few_givens(&drawn.full, request, units_and_least, index_below);
        let few = few.filter(|few| settle(&mut self.drawing, &mut drawn, few, cancel, index_below));
        let mut boards = Boards::new(&drawn.geometry);
        boards.count(Arc::clone(&self.tried));
        let puzzle = match few.filter(|few| boards.does(few, request, cancel)) {
            Some(few) => Some(few),
            None => boards.make(&drawn.full, request, units_and_least, cancel, index_below),
        };
        let puzzle = puzzle.ok_or(Refusal::Solutions)?;
        let geometry = match request.minimal {
            true => spare(&drawn, &puzzle, cancel, index_below),
            false => Arc::clone(&drawn.geometry),
        };
        let sudoku = Sudoku::new(geometry, puzzle).map_err(|_| Refusal::Layout)?;
        Ok((sudoku, drawn.full))
    }
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

/// Leaves out constraints, unit by unit in random order, as long as the puzzle keeps its only
/// solution.
fn spare(
    drawn: &Drawn,
    puzzle: &Grid,
    cancel: Option<&AtomicBool>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Arc<Geometry> {
    let mut geometry = Arc::clone(&drawn.geometry);
    let mut left_out = vec![false; geometry.constraints().len()];
    let mut order = Order::random(drawn.units.len(), index_below);
    loop {
        let tried = order.next().iter().flat_map(|&unit| &drawn.units[usize::from(unit)]);
        let tried: Vec<usize> = tried.copied().collect();
        if tried.is_empty() || is_set(cancel) {
            return geometry;
        }
        tried.iter().for_each(|&number| left_out[number] = true);
        // A rule about missing marks may be broken if a mark is left out.
        let fewer = without(&drawn.geometry, &left_out)
            .filter(|fewer| fewer.broken(&drawn.full).is_none())
            .filter(|fewer| Boards::new(fewer).is_unique(puzzle, cancel));
        order.learn(fewer.is_some());
        match fewer {
            Some(fewer) => geometry = fewer,
            None => tried.iter().for_each(|&number| left_out[number] = false),
        }
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
