//! The search and its phases.

use std::ops::Range;
use std::sync::Arc;

use super::builder::Builder;
use super::choice::Weights;
use super::network::{Failure, Network};
use super::state::{Choice, State};
use crate::engine::Engine;
use crate::propagation::Contradiction;
use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use evoku_messages::say;
use evoku_model::{Cell, Digit, Element, Geometry, Grid, Sudoku};

pub(crate) static ENGINE: Engine = Engine {
    name: "weighted",
    about: say::engine_about_weighted,
    solves: say::engine_boards_of_every_geometry,
    supports: |_| true,
    solver: || Box::new(Weighted::default()),
    at_once: 1,
    lines: None,
};

/// An engine for boards with constraints; it supports all other boards too.
#[derive(Debug, Default)]
pub struct Weighted {
    network: Network,
    state: State,
    weights: Weights,
    /// The boards before each choice, concatenated, and the choices. Each choice has the digits
    /// that fail if it does.
    boards: Vec<u64>,
    choices: Vec<(Choice, u64)>,
    phase: Phase,
    /// The geometry, as long as the expensive propagators have not been added.
    weak: Option<Arc<Geometry>>,
    /// The indices of the candidates that remain to be probed.
    probes: Range<usize>,
    is_probed: bool,
    has_found: bool,
    effort: Effort,
}

/// The number of nodes after which expensive propagators are worth adding.
const PATIENCE: u64 = 50;

/// The number of nodes after which probing every candidate is worthwhile.
const PROBED_AFTER: u64 = 500;

/// The next action of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Phase {
    /// There is nothing left to search.
    #[default]
    Over,
    /// Examine a propagated board.
    Look,
    /// Undo the latest choice.
    Back,
}

impl Weighted {
    /// Propagates a board after a change, and updates the weights after a failure. The cell being
    /// propagated and the cells of the failed propagator each get a unit, the cell of the choice
    /// only half. The former tell more about the hard part of a board.
    fn settle(&mut self, changed: Result<(), Contradiction>, choice: Choice) {
        self.effort.nodes += 1;
        let settled = match changed {
            Ok(()) => self.network.propagate(&mut self.state),
            Err(Contradiction) => Err(Failure::default()),
        };
        self.phase = Phase::Look;
        if let Err(failure) = settled {
            self.phase = Phase::Back;
            self.weights.failed(choice, failure.followed.unwrap_or(choice));
            self.weights.failed_in(failure.cells);
        }
    }

    /// Saves the board, then tries the candidate of a choice.
    fn try_out(&mut self, choice: Choice) {
        self.effort.guesses += 1;
        self.state.save(&mut self.boards);
        self.choices.push((choice, self.network.alike(&self.state, choice)));
        let changed = self.state.keep(&self.network.board, choice.cell, choice.digit);
        self.settle(changed, choice);
    }

    /// Adds the expensive propagators, if there are any for this board, and restarts. Candidates
    /// removed before the first choice and the weights are kept. Once a solution was found, the
    /// search continues without a restart, so that none is found twice.
    fn strengthen(&mut self, geometry: &Geometry) {
        let root = self.boards.get(..self.state.cells().len()).unwrap_or(self.state.cells());
        match Builder::new(geometry, &mut self.network).add_derived(root) {
            Ok(true) => {}
            Ok(false) => return,
            Err(Contradiction) => {
                self.phase = Phase::Over;
                return;
            }
        }
        if !self.has_found {
            self.restart();
        }
        self.effort.nodes += 1;
        let begun = self.state.begin(&self.network.board);
        let settled = begun.is_ok() && self.network.propagate(&mut self.state).is_ok();
        self.phase = if settled { Phase::Look } else { Phase::Back };
    }

    /// Restores the board before the first choice.
    fn restart(&mut self) {
        if !self.choices.is_empty() {
            self.state.restore(&self.boards[..self.state.size()]);
            self.boards.clear();
            self.choices.clear();
        }
    }

    /// Probes a candidate, by index, before the first choice: if it fails at once, it is ruled out
    /// (singleton consistency: R. Debruyne and C. Bessière, "Some practicable filtering techniques
    /// for the constraint satisfaction problem", IJCAI 1997).
    fn probe(&mut self, candidate: usize) {
        let side = self.network.board.side();
        let choice = Choice { cell: candidate / side, digit: 1 << (candidate % side) };
        let digits = self.state.cells()[choice.cell];
        if digits & choice.digit != 0 && digits != choice.digit {
            self.try_out(choice);
            if self.phase == Phase::Look {
                self.undo();
            }
        }
    }

    /// Restores the board before the latest choice, and returns the choice.
    fn undo(&mut self) -> Option<(Choice, u64)> {
        let choice = self.choices.pop()?;
        let start = self.boards.len() - self.state.size();
        self.state.restore(&self.boards[start..]);
        self.boards.truncate(start);
        Some(choice)
    }

    /// Undoes the latest choice and rules its candidate out.
    fn take_back(&mut self) {
        match self.undo() {
            Some((choice, failed)) => {
                let changed = self.state.keep(&self.network.board, choice.cell, !failed);
                self.settle(changed, choice);
            }
            None => self.phase = Phase::Over,
        }
    }
}

impl Solver for Weighted {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        let candidates = sudoku.candidates();
        self.state.fill(candidates.cells().iter().map(|digits| digits.words()[0]));
        self.effort = Effort { nodes: 1, ..Effort::default() };
        self.boards.clear();
        self.choices.clear();
        let built = Builder::new(sudoku.geometry(), &mut self.network).build(&mut self.state);
        self.weights.clear(&self.network, self.state.cells().len());
        self.phase = if built.is_ok() { Phase::Look } else { Phase::Over };
        self.weak = Some(Arc::clone(sudoku.geometry()));
        self.probes = 0..0;
        self.is_probed = false;
        self.has_found = false;
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Halt {
        loop {
            if self.phase == Phase::Over {
                return Halt::Exhausted;
            }
            if let Some(reached) = limit.reached(self.effort.nodes) {
                return reached;
            }
            if self.phase == Phase::Back {
                self.take_back();
                continue;
            }
            if self.effort.nodes > PATIENCE
                && let Some(geometry) = self.weak.take()
            {
                self.strengthen(&geometry);
                continue;
            }
            if self.effort.nodes > PROBED_AFTER && !self.is_probed && !self.has_found {
                self.restart();
                self.is_probed = true;
                self.probes = 0..self.state.cells().len() * self.network.board.side();
            }
            if let Some(candidate) = self.probes.next() {
                self.probe(candidate);
                continue;
            }
            match self.weights.choose(&self.network, &self.state) {
                Some(choice) => self.try_out(choice),
                None => {
                    self.phase = Phase::Back;
                    self.has_found = true;
                    return Halt::Found;
                }
            }
        }
    }

    fn solution(&self, grid: &mut Grid) {
        for (cell, digits) in self.state.cells().iter().enumerate() {
            let digit = digits.is_power_of_two().then(|| digits.trailing_zeros() as usize);
            grid.set(Cell::from_index(cell), digit.map(Digit::from_index));
        }
        for (cell, digit) in self.network.regions().flat_map(|one| one.renumbered(&self.state)) {
            let digit = Digit::from_index(digit.trailing_zeros() as usize);
            grid.set(Cell::from_index(cell), Some(digit));
        }
    }

    fn effort(&self) -> Effort {
        self.effort
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Tree;
    use evoku_model::{Constraint, Rules, Shape};

    /// Givens by cell, and constraints.
    type Board = (&'static [(usize, u8)], &'static [&'static str]);

    /// Boards of 6x6 with few givens: lines with distinct digits, groups with equal sums, sums of
    /// houses.
    const BOARDS: [Board; 4] = [
        (
            &[(0, 2), (31, 4)],
            &["skyscraper 3 row 2", "skyscraper 3 column 4 back", "x-sum 9 row 5"],
        ),
        (&[(0, 2), (9, 3), (35, 1)], &["hidden-skyscraper 2 row 3", "skyscraper 3 row 4"]),
        (&[(1, 4), (18, 6)], &["zipper r1c1 r2c1 r2c2 r3c2 r3c3 r4c3 r4c4", "killer 7 r6c1 r6c2"]),
        (
            &[(0, 1), (33, 2)],
            &["region-sum r1c2 r2c2 r3c2 r4c2 r5c2", "zipper r3c3 r3c4 r4c4 r4c5"],
        ),
    ];

    fn board((givens, constraints): Board) -> Sudoku {
        let read = constraints.iter().map(|text| Constraint::parse(text, 6));
        let constraints = read.collect::<Result<_, _>>().expect("constraints");
        let shape = Shape::of_side(6).expect("a side");
        let geometry = Geometry::new(shape, Rules { constraints, ..Rules::default() });
        let mut grid = Grid::blank(6);
        for &(cell, digit) in givens {
            grid.set(Cell::from_index(cell), Digit::new(digit));
        }
        Sudoku::new(Arc::new(geometry.expect("a board")), grid).expect("a puzzle")
    }

    fn solutions(engine: &mut dyn Solver, side: usize, most: usize) -> Vec<Grid> {
        let mut found = Vec::new();
        while found.len() < most && engine.next(Limit::default()) == Halt::Found {
            let mut grid = Grid::blank(side);
            engine.solution(&mut grid);
            found.push(grid);
        }
        found
    }

    /// The solutions, sorted, if expensive propagators are added after `after` of them. The flag is
    /// `true` if there were any such propagators.
    fn strengthened(sudoku: &Sudoku, after: usize) -> (Vec<String>, bool) {
        let side = sudoku.geometry().side();
        let mut engine = Weighted::default();
        engine.start(sudoku).expect("an engine for every board");
        let mut found = solutions(&mut engine, side, after);
        while engine.phase == Phase::Back {
            engine.take_back();
        }
        let mut has_changed = false;
        if let Some(geometry) = engine.weak.take().filter(|_| engine.phase != Phase::Over) {
            let nodes = engine.effort.nodes;
            engine.strengthen(&geometry);
            has_changed = engine.effort.nodes > nodes;
        }
        found.extend(solutions(&mut engine, side, usize::MAX));
        (sorted(&found), has_changed)
    }

    fn sorted(grids: &[Grid]) -> Vec<String> {
        let mut texts: Vec<String> = grids.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    #[test]
    fn what_takes_long_to_make_changes_no_solution() {
        for (givens, constraints) in BOARDS {
            let sudoku = board((givens, constraints));
            let mut twin = Tree::default();
            twin.start(&sudoku).expect("an engine for every board");
            let expected = sorted(&solutions(&mut twin, sudoku.geometry().side(), usize::MAX));
            assert!(expected.len() > 1, "{constraints:?}");
            for after in [0, 1] {
                let (found, has_changed) = strengthened(&sudoku, after);
                assert!(has_changed, "{constraints:?}");
                assert!(
                    found == expected,
                    "{constraints:?}: {} of {}",
                    found.len(),
                    expected.len()
                );
            }
        }
    }
}
