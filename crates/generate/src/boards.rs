//! Generates puzzles on any board, one at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::full::full_grid;
use crate::order::remove_units;
use crate::request::Request;
use evoku_logic::rating::Level;
use evoku_logic::{Reasoner, Rung, Technique, default_rungs};
use evoku_model::{Candidates, Cell, Digits, Geometry, Grid, Partition, Rules, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Auto, Halt, Limit, Solver};

/// Node limits of the search that checks if a given can be removed; at the highest limit of a board
/// the given stays. Each node takes longer on large boards and with constraints. A search starts
/// with a low limit, because it decides almost always.
const FEW_NODES: u64 = 1_000;
const NODES: u64 = 20_000;
const MANY_NODES: u64 = 200_000;

/// The node limit of the search for any full grid, multiplied by the number of cells. Nothing can
/// interrupt that search, so the limit keeps it below about a second.
const GRID_NODES: u64 = 8_100_000;

/// Generates puzzles of one geometry.
pub(super) struct Boards {
    geometry: Arc<Geometry>,
    /// The pencil marks of every puzzle, if there are any. Cells that were given have all marks.
    marks: Option<Candidates>,
    engine: Auto,
    reasoner: Reasoner,
    /// The number of cells tried so far while removing givens.
    tried: Arc<AtomicU64>,
    /// `true` if givens or constraints stayed because a search reached its node limit.
    undecided: bool,
}

impl Boards {
    pub(super) fn new(geometry: &Arc<Geometry>) -> Self {
        let (engine, reasoner) = (Auto::default(), Reasoner::new(geometry));
        let geometry = Arc::clone(geometry);
        Self { geometry, marks: None, engine, reasoner, tried: Arc::default(), undecided: false }
    }

    /// Restricts the open cells of every puzzle to these pencil marks, if there are any.
    pub(super) fn with_marks(self, marks: Option<Candidates>) -> Self {
        Self { marks, ..self }
    }

    /// The geometry.
    pub(super) fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The pencil marks of every puzzle.
    pub(super) fn marks(&self) -> Option<&Candidates> {
        self.marks.as_ref()
    }

    /// Returns `true` if givens or constraints stayed since the last call because the search that
    /// checks them reached its highest node limit.
    pub(super) fn take_undecided(&mut self) -> bool {
        std::mem::take(&mut self.undecided)
    }

    /// Records that givens or constraints stayed because of a node limit.
    pub(super) fn set_undecided(&mut self) {
        self.undecided = true;
    }

    /// Counts in `tried` the cells whose givens it tries to remove.
    pub(super) fn count(&mut self, tried: Arc<AtomicU64>) {
        self.tried = tried;
    }

    /// Returns `true` if it is proven that the rules allow no full grid.
    pub(super) fn has_no_grid(&mut self) -> bool {
        let rules = self.geometry.rules();
        let plain = Rules { partition: rules.partition.clone(), ..Rules::default() };
        // Rows, columns and boxes of one shape always allow a full grid.
        if *rules == plain && !matches!(rules.partition, Partition::Regions(_)) {
            return false;
        }
        let Some(blank) = self.puzzle(&Grid::blank(self.geometry.side())) else { return true };
        let nodes = match self.has_constraints() {
            true => NODES,
            false => GRID_NODES / blank.givens().cells().len() as u64,
        };
        self.engine.begin(&blank);
        self.engine.next(Limit { nodes, cancel: None }) == Halt::Exhausted
    }

    /// Returns a random full grid; `None` if the search finds none.
    pub(super) fn full_grid(
        &mut self,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Grid> {
        full_grid(&self.geometry, &mut self.engine, cancel, index_below).ok().flatten()
    }

    fn has_constraints(&self) -> bool {
        !self.geometry.constraints().is_empty()
    }

    /// The puzzle with these givens.
    pub(super) fn puzzle(&self, givens: &Grid) -> Option<Sudoku> {
        let geometry = Arc::clone(&self.geometry);
        let Some(mut marks) = self.marks.clone() else {
            return Sudoku::new(geometry, givens.clone()).ok();
        };
        for (cell, digit) in givens.digits() {
            marks.set(cell, Digits::only(digit));
        }
        Sudoku::from_marks(geometry, marks).ok()
    }

    /// The node limits of successive searches that check if a given or constraint can be removed.
    pub(super) fn limits(&self) -> &'static [u64] {
        match (self.geometry.side(), self.has_constraints()) {
            (..=16, false) => &[NODES, MANY_NODES],
            (..=25, false) => &[NODES],
            (..=12, true) => &[FEW_NODES, NODES],
            _ => &[FEW_NODES],
        }
    }

    /// Returns `true` if a short search proves that these givens have exactly one solution.
    pub(super) fn is_unique(&mut self, givens: &Grid, cancel: Option<&AtomicBool>) -> bool {
        let limit = Limit { nodes: self.limits()[0], cancel };
        self.uniqueness(givens, limit) == Some(true)
    }

    /// Returns `true` if these givens have exactly one solution; `None` if a limit is reached
    /// first.
    fn uniqueness(&mut self, givens: &Grid, limit: Limit<'_>) -> Option<bool> {
        let sudoku = self.puzzle(givens)?;
        self.engine.begin(&sudoku);
        match self.engine.count(2, limit) {
            (solutions, Halt::Found | Halt::Exhausted) => Some(solutions == 1),
            _ => None,
        }
    }

    /// Returns `true` if these givens have exactly one solution; `None` if a limit is reached
    /// first. With a `ladder`, returns `true` if its techniques find the digits of these cells.
    pub(super) fn suffices(
        &mut self,
        givens: &Grid,
        cells: &[Cell],
        ladder: Option<&[Technique]>,
        limit: Limit<'_>,
    ) -> Option<bool> {
        match ladder {
            None => self.uniqueness(givens, limit),
            Some(ladder) => Some(self.deduces(givens, cells, ladder, limit.cancel)),
        }
    }

    /// Generates a puzzle whose solution is this full grid. It uses the pattern of the request if
    /// there is one, and otherwise removes givens from the full grid. `None` if the remaining
    /// givens don't satisfy the request.
    pub(super) fn make(
        &mut self,
        full: &Grid,
        request: &Request,
        (units, least): (&[Vec<Cell>], usize),
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Grid> {
        if let Some(cells) = &request.pattern {
            let puzzle = Self::masked(full, cells);
            return self.is_unique(&puzzle, cancel).then_some(puzzle);
        }
        if self.has_constraints() && least == 0 {
            // The constraints alone may determine the solution. They have to if no givens are
            // allowed.
            let blank = Grid::blank(full.side());
            let does = self.does(&blank, request, cancel);
            if does || request.givens.as_ref().is_some_and(|givens| *givens.end() == 0) {
                return does.then_some(blank);
            }
        }
        let ladder = self.ladder(request.most());
        Some(self.dig(full, units, least, ladder.as_deref(), cancel, index_below))
    }

    /// Returns `true` if these givens have exactly one solution and the techniques of the requested
    /// levels find it.
    pub(super) fn does(
        &mut self,
        givens: &Grid,
        request: &Request,
        cancel: Option<&AtomicBool>,
    ) -> bool {
        let cells: Vec<Cell> = givens.open_cells().collect();
        let ladder = self.ladder(request.most());
        self.is_unique(givens, cancel)
            && ladder.is_none_or(|ladder| self.deduces(givens, &cells, &ladder, cancel))
    }

    /// The techniques allowed up to a level; `None` for the highest level, which also allows
    /// search.
    pub(super) fn ladder(&self, most: Level) -> Option<Vec<Technique>> {
        let rungs =
            default_rungs(&self.geometry).filter(|rung| Level::of(rung.level, 0, 81) <= most);
        (most < Level::Extreme).then(|| rungs.map(Rung::technique).collect())
    }

    /// Removes givens from a grid, unit by unit in random order, as long as the puzzle can still be
    /// solved: by these techniques, or by search if there is no `ladder`. At least `least` givens
    /// stay. Soon after `cancel` becomes true, it returns the grid as it is.
    pub(super) fn dig(
        &mut self,
        start: &Grid,
        units: &[Vec<Cell>],
        least: usize,
        ladder: Option<&[Technique]>,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Grid {
        let mut grid = start.clone();
        let mut givens = grid.filled();
        let limits = self.limits();
        let undecided =
            remove_units(units.len(), limits, cancel, index_below, &mut |tried, limit| {
                let tried = tried.iter().flat_map(|&unit| &units[usize::from(unit)]);
                let tried: Vec<Cell> = tried.copied().collect();
                self.tried.fetch_add(tried.len() as u64, Ordering::Relaxed);
                tried.iter().for_each(|&cell| grid.set(cell, None));
                let removed = match givens >= least + tried.len() {
                    true => self.suffices(&grid, &tried, ladder, limit),
                    false => Some(false),
                };
                match removed {
                    Some(true) => givens -= tried.len(),
                    _ => tried.iter().for_each(|&cell| grid.set(cell, start.get(cell))),
                }
                removed
            });
        self.undecided |= undecided;
        grid
    }

    /// Returns `true` if these techniques find the digits of all these cells. Then the cells can
    /// also be blank in any puzzle that the techniques solve. The techniques must not assume a
    /// unique solution, because uniqueness is to be proven.
    fn deduces(
        &mut self,
        givens: &Grid,
        cells: &[Cell],
        ladder: &[Technique],
        cancel: Option<&AtomicBool>,
    ) -> bool {
        let Some(sudoku) = self.puzzle(givens) else { return false };
        self.reasoner.start(&sudoku, false);
        while cells.iter().any(|&cell| self.reasoner.grid().get(cell).is_none()) {
            if let Some(single) = self.reasoner.single() {
                self.reasoner.put(single.placed);
                continue;
            }
            let goes = ladder.iter().copied().take_while(|_| !is_set(cancel));
            match self.reasoner.next(goes) {
                Some(deduction) => self.reasoner.apply(&deduction),
                None => return false,
            }
        }
        true
    }

    /// A grid with the full grid's digits in these cells, and blanks elsewhere.
    fn masked(full: &Grid, cells: &[Cell]) -> Grid {
        let mut grid = Grid::blank(full.side());
        cells.iter().for_each(|&cell| grid.set(cell, full.get(cell)));
        grid
    }
}
