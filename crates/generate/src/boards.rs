//! Generates puzzles on any board, one at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::full::full_grid;
use crate::order::Order;
use crate::request::Request;
use evoku_logic::rating::Level;
use evoku_logic::{Reasoner, Rung, Technique, usual_rungs};
use evoku_model::{Cell, Geometry, Grid, Partition, Rules, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Auto, Halt, Limit, Solver};

/// Node limits of the search that checks if a given can be removed; at the limit the given stays.
/// The first applies to boards up to 25x25 without constraints. The second applies to larger boards
/// and boards with constraints, where each node takes longer.
const NODES: [u64; 2] = [20_000, 1_000];

/// Node limit, times cells, of the search for any full grid. Nothing can interrupt that search, so
/// the limit keeps it below about a second.
const GRID_NODES: u64 = 8_100_000;

/// Generates puzzles of one geometry.
pub(super) struct Boards {
    geometry: Arc<Geometry>,
    engine: Auto,
    reasoner: Reasoner,
    /// The number of cells tried so far while removing givens.
    tried: Arc<AtomicU64>,
}

impl Boards {
    pub(super) fn new(geometry: &Arc<Geometry>) -> Self {
        let (engine, reasoner) = (Auto::default(), Reasoner::new(geometry));
        Self { geometry: Arc::clone(geometry), engine, reasoner, tried: Arc::default() }
    }

    /// Counts the cells tried while removing givens in `tried`.
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
            true => NODES[0],
            false => GRID_NODES / blank.givens().cells().len() as u64,
        };
        self.engine.begin(&blank);
        self.engine.next(Limit { nodes, cancel: None }) == Halt::Exhausted
    }

    /// A random full grid; `None` if the search finds none.
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
    fn puzzle(&self, givens: &Grid) -> Option<Sudoku> {
        Sudoku::new(Arc::clone(&self.geometry), givens.clone()).ok()
    }

    /// Returns `true` if these givens are proven to have exactly one solution.
    pub(super) fn is_unique(&mut self, givens: &Grid, cancel: Option<&AtomicBool>) -> bool {
        let Some(sudoku) = self.puzzle(givens) else { return false };
        let is_slow = self.geometry.side() > 25 || self.has_constraints();
        let nodes = NODES[usize::from(is_slow)];
        self.engine.begin(&sudoku);
        self.engine.count(2, Limit { nodes, cancel }) == (1, Halt::Exhausted)
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
            // The constraints alone may determine the solution, or have to if no givens are
            // allowed.
            let blank = Grid::blank(full.side());
            let does = self.does(&blank, request, cancel);
            if does || request.givens.as_ref().is_some_and(|givens| *givens.end() == 0) {
                return does.then_some(blank);
            }
        }
        Some(self.dig(full, units, least, request.most(), cancel, index_below))
    }

    /// Returns `true` if these givens have exactly one solution and the techniques of the requested
    /// levels find it.
    pub(super) fn does(
        &mut self,
        givens: &Grid,
        request: &Request,
        cancel: Option<&AtomicBool>,
    ) -> bool {
        let cells: Vec<Cell> = givens.blanks().collect();
        let ladder = self.ladder(request.most());
        self.is_unique(givens, cancel)
            && ladder.is_none_or(|ladder| self.deduces(givens, &cells, &ladder, cancel))
    }

    /// The techniques allowed up to a level; `None` for the highest, which allows search too.
    fn ladder(&self, most: Level) -> Option<Vec<Technique>> {
        let rungs = usual_rungs(&self.geometry).filter(|rung| Level::of(rung.level, 0, 81) <= most);
        (most < Level::Extreme).then(|| rungs.map(Rung::technique).collect())
    }

    /// Removes givens, unit by unit in random order, as long as the puzzle can still be solved.
    /// Below the level extreme, techniques up to `most` must solve it; otherwise search may. At
    /// least `least` givens stay. Soon after `cancel` becomes true, it returns the grid as it is.
    fn dig(
        &mut self,
        full: &Grid,
        units: &[Vec<Cell>],
        least: usize,
        most: Level,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Grid {
        let ladder = self.ladder(most);
        let mut order = Order::random(units.len(), index_below);
        let mut grid = full.clone();
        let mut givens = grid.filled();
        loop {
            let tried = order.next().iter().flat_map(|&unit| &units[usize::from(unit)]);
            let tried: Vec<Cell> = tried.copied().collect();
            if tried.is_empty() || is_set(cancel) {
                return grid;
            }
            self.tried.fetch_add(tried.len() as u64, Ordering::Relaxed);
            tried.iter().for_each(|&cell| grid.set(cell, None));
            let spared = givens >= least + tried.len()
                && match &ladder {
                    None => self.is_unique(&grid, cancel),
                    Some(ladder) => self.deduces(&grid, &tried, ladder, cancel),
                };
            if spared {
                givens -= tried.len();
            } else {
                tried.iter().for_each(|&cell| grid.set(cell, full.get(cell)));
            }
            order.learn(spared);
        }
    }

    /// Returns `true` if these techniques find the digits of all these cells. In a puzzle that they
    /// solve, the cells can be blank too. The techniques must not assume a unique solution, because
    /// uniqueness is to be proven.
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

    /// The grid with the full grid's digits in these cells only.
    fn masked(full: &Grid, cells: &[Cell]) -> Grid {
        let mut grid = Grid::blank(full.side());
        cells.iter().for_each(|&cell| grid.set(cell, full.get(cell)));
        grid
    }
}
