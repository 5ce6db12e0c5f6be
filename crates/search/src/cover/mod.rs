//! The engine `cover`: Sudoku as an exact cover problem.
//!
//! An *option* puts a digit into a cell. *Primary items* are covered by exactly one option: every
//! cell, and every digit of every house. *Secondary items* are covered by at most one option: every
//! digit of a pair of cells that must differ without sharing a house.
//!
//! ```text
//! option           covers
//! 5 into r1c2      r1c2   row 1: 5   column 2: 5   box 1: 5   r1c2 and r3c3 (a knight's move): 5
//! ```
//!
//! The search branches on the item with the fewest options, cells before houses (D. E. Knuth,
//! "Dancing Links", 2000, arXiv:cs/0011047; *The Art of Computer Programming*, volume 4B, 2022,
//! section 7.2.2.1). The options are stored in sparse sets, see [`dance`]. Dancing links visit the
//! same nodes, but took a third longer on hard 9x9 puzzles and nearly twice as long on 16x16.

mod dance;
mod items;

use std::sync::Arc;

use crate::Contradiction;
use crate::engine::Engine;
use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use evoku_messages::say;
use evoku_model::{Cell, Digit, Element, Geometry, Grid, Sudoku};

use dance::{Dance, Mark};
use items::Items;

pub(super) static ENGINE: Engine = Engine {
    name: "cover",
    about: say::engine_about_cover,
    solves: say::engine_boards_without_constraints,
    supports: |geometry: &Geometry| geometry.constraints().is_empty(),
    solver: || Box::new(Cover::default()),
    at_once: 1,
    lines: None,
};

/// The exact cover engine, with dancing cells.
#[derive(Debug, Default)]
pub struct Cover {
    geometry: Option<Arc<Geometry>>,
    side: usize,
    items: Items,
    dance: Dance,
    /// The items branched on, from the root down.
    levels: Vec<Level>,
    position: Position,
    effort: Effort,
}

/// An item that the search branches on.
#[derive(Clone, Copy, Debug)]
struct Level {
    item: usize,
    /// The number of its options tried so far.
    tried: usize,
    /// The state to restore before the next option.
    mark: Mark,
}

/// The position of the search in its tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Position {
    /// On a propagated board that is neither a solution nor branched on yet.
    Arrived,
    /// Finished with the board below the last level.
    Leaving,
    /// Finished with the whole tree.
    #[default]
    Over,
}

impl Cover {
    /// Places the givens, removes candidates that the pencil marks exclude, and propagates forced
    /// options.
    fn pose(&mut self, sudoku: &Sudoku) -> Result<(), Contradiction> {
        let Self { side, items, dance, .. } = self;
        let option = |cell: Cell, digit: Digit| cell.index() * *side + digit.index();
        for (cell, digit) in sudoku.givens().digits() {
            dance.choose_if_open(items, option(cell, digit))?;
        }
        if let Some(marks) = sudoku.marks() {
            for cell in sudoku.givens().blanks() {
                for digit in (0..*side).map(Digit::from_index) {
                    if !marks.get(cell).contains(digit) {
                        dance.remove(items, option(cell, digit))?;
                    }
                }
            }
        }
        dance.follow_forced(items)
    }
}

impl Solver for Cover {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        let geometry = sudoku.geometry();
        ENGINE.check(geometry)?;
        let is_known = self
            .geometry
            .as_ref()
            .is_some_and(|known| Arc::ptr_eq(known, geometry) || known == geometry);
        if !is_known {
            self.items = Items::of(geometry);
            self.dance.prepare(&self.items);
            self.side = geometry.side();
        }
        self.geometry = Some(Arc::clone(geometry));
        self.dance.start();
        self.levels.clear();
        self.effort = Effort { nodes: 1, guesses: 0 };
        let is_possible = self.pose(sudoku).is_ok();
        self.position = if is_possible { Position::Arrived } else { Position::Over };
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Halt {
        loop {
            match self.position {
                Position::Over => return Halt::Exhausted,
                Position::Arrived if self.effort.nodes > limit.nodes => return Halt::NodeLimit,
                Position::Arrived => {
                    self.position = Position::Leaving;
                    let Some(item) = self.dance.tightest_item() else { return Halt::Found };
                    self.levels.push(Level { item, tried: 0, mark: self.dance.mark() });
                    self.effort.guesses += 1;
                }
                Position::Leaving => {
                    let Some(level) = self.levels.last_mut() else {
                        self.position = Position::Over;
                        continue;
                    };
                    self.dance.back_to(level.mark);
                    let Some(option) = self.dance.option_of(&self.items, level.item, level.tried)
                    else {
                        self.levels.pop();
                        continue;
                    };
                    if let Some(reached) = limit.reached(self.effort.nodes) {
                        return reached;
                    }
                    level.tried += 1;
                    self.effort.nodes += 1;
                    let chosen = self.dance.choose(&self.items, option);
                    if chosen.and_then(|()| self.dance.follow_forced(&self.items)).is_ok() {
                        self.position = Position::Arrived;
                    }
                }
            }
        }
    }

    fn solution(&self, grid: &mut Grid) {
        for &option in self.dance.chosen() {
            let option = option as usize;
            let cell = Cell::from_index(option / self.side);
            grid.set(cell, Some(Digit::from_index(option % self.side)));
        }
    }

    fn effort(&self) -> Effort {
        self.effort
    }
}
