//! The engine for large boards: conflict-driven search on exactly-one groups.
//!
//! Sudoku is a satisfiability problem in which nearly all constraints have one form: exactly one
//! member of a group is true. The groups are the candidates of a cell, and the places of a digit in
//! a house. The engine is a conflict-driven clause-learning solver like MiniSat (N. Een and N.
//! Sorensson, "An extensible SAT-solver", SAT 2003, doi:10.1007/978-3-540-24605-3_37). It
//! represents these groups natively as 64-bit masks instead of clauses, because loading the clauses
//! would take longer than solving most boards.
//!
//! In reading order: [`layout`] (a geometry as groups) and [`singles`] (the dense stage, sufficient
//! for most boards). For boards that remain open: [`literal`], [`groups`], [`trail`], [`clauses`],
//! [`hall`], [`state`] (propagation), [`analyze`] (learning), [`order`], [`guide`], [`local`],
//! [`restart`] and [`modes`] (heuristics), [`search`] and [`enumerate`].

mod analyze;
mod clauses;
mod enumerate;
mod groups;
mod guide;
mod hall;
mod layout;
mod literal;
mod local;
mod modes;
mod order;
mod restart;
mod search;
mod singles;
mod state;
mod trail;

#[cfg(test)]
mod tests;

use crate::engine::Engine;
use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use evoku_messages::say;
use evoku_model::{Cell, Digit, Element, Geometry, Grid, Sudoku};
use layout::GroupLayout;
use search::ClauseSearch;
use singles::{BLANK, DenseBoard, Singles};

/// The engine for boards of every size and geometry.
///
/// ```
/// use std::sync::Arc;
/// use evoku_search::{Large, Limit, Solver, Halt};
/// use evoku_model::{Geometry, Grid, Shape, Sudoku};
///
/// let geometry = Arc::new(Geometry::plain(Shape::new(2, 2)?));
/// let blank = Sudoku::new(geometry, Grid::blank(4))?;
/// let mut engine = Large::default();
/// engine.start(&blank)?;
/// assert_eq!(engine.count(u64::MAX, Limit::default()), (288, Halt::Exhausted));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Large {
    layout: Option<GroupLayout>,
    board: DenseBoard,
    search: ClauseSearch,
    stage: Stage,
    /// The digits of the last solution, counted from 0.
    solution: Vec<u8>,
}

/// The progress of the engine on its puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Stage {
    /// There is no further solution.
    #[default]
    Exhausted,
    /// Singles have found the only solution, which the caller has not requested yet.
    Solved,
    /// The search can continue.
    Searching,
}

/// The entry in the table of engines.
pub(super) static ENGINE: Engine = Engine {
    name: "large",
    about: say::engine_about_large,
    solves: say::engine_boards_of_every_size,
    supports: |geometry: &Geometry| geometry.constraints().is_empty(),
    solver: || Box::new(Large::default()),
    at_once: 1,
    lines: None,
};

impl Solver for Large {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        let geometry = sudoku.geometry();
        ENGINE.check(geometry)?;
        let layout = match self.layout.take() {
            Some(layout) if layout.is_of(geometry) => layout,
            _ => GroupLayout::new(geometry),
        };
        self.stage = match self.board.solve(&layout, sudoku) {
            Singles::Contradiction => Stage::Exhausted,
            Singles::Solved => Stage::Solved,
            Singles::Open => Stage::Searching,
        };
        if self.stage == Stage::Searching {
            self.search.start(&layout, &self.board);
        } else {
            self.search.forget_effort();
        }
        self.solution.clear();
        self.solution.extend_from_slice(self.board.digits());
        self.layout = Some(layout);
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Halt {
        match self.stage {
            Stage::Exhausted => Halt::Exhausted,
            Stage::Solved => limit.reached(0).unwrap_or_else(|| {
                self.stage = Stage::Exhausted;
                Halt::Found
            }),
            Stage::Searching => {
                let step = self.search.next(limit);
                if step == Halt::Found {
                    for (cell, digit) in self.search.solution() {
                        self.solution[cell as usize] = digit;
                    }
                } else if step == Halt::Exhausted {
                    self.stage = Stage::Exhausted;
                }
                step
            }
        }
    }

    fn solution(&self, grid: &mut Grid) {
        assert_eq!(grid.cells().len(), self.solution.len(), "a grid of another side");
        for (cell, &digit) in self.solution.iter().enumerate() {
            let digit = (digit != BLANK).then(|| Digit::from_index(usize::from(digit)));
            grid.set(Cell::from_index(cell), digit);
        }
    }

    fn effort(&self) -> Effort {
        self.search.effort()
    }
}
