//! The engine `cadical`: a Sudoku as clauses for the SAT solver CaDiCaL. Requires the feature
//! `cadical`, which needs a C++ compiler.
//!
//! (A. Biere, T. Faller, K. Fazekas, M. Fleury, N. Froleyks and F. Pollitt, "CaDiCaL 2.0", CAV
//! 2024, doi:10.1007/978-3-031-65627-9_7.) In the extended encoding, each cell has exactly one
//! digit, and each digit exactly one place in each house (I. Lynce and J. Ouaknine, "Sudoku as a
//! SAT problem", ISAIM 2006).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::engine::Engine;
use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use evoku_messages::say;
use evoku_model::{Cell, Digit, Element, Geometry, Grid, Sudoku};

pub(super) static ENGINE: Engine = Engine {
    name: "cadical",
    about: say::engine_about_cadical,
    solves: say::engine_boards_without_constraints,
    supports: |geometry: &Geometry| geometry.constraints().is_empty(),
    solver: || Box::new(Cadical::default()),
    at_once: SLICE as u64,
    lines: None,
};

/// The polling interval in conflicts. It is constant, so that an interruption doesn't change the
/// course of a search.
const SLICE: i32 = 1000;

/// CaDiCaL as an engine. Each solution adds a clause that forbids it, so memory grows with the
/// number of solutions found.
#[derive(Default)]
pub struct Cadical {
    solver: Option<cadical::Solver<Conflicts>>,
    conflicts: Arc<AtomicU64>,
    /// The candidates of the puzzle; the variable of each is its index in this list, counted from
    /// 1.
    candidates: Vec<(Cell, Digit)>,
    solution: Vec<(Cell, Digit)>,
}

/// Counts the clauses that the solver learns: one per conflict.
struct Conflicts(Arc<AtomicU64>);

impl cadical::Callbacks for Conflicts {
    fn max_length(&self) -> i32 {
        i32::MAX
    }

    fn learn(&mut self, _clause: &[i32]) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl Cadical {
    fn conflicts(&self) -> u64 {
        self.conflicts.load(Ordering::Relaxed)
    }
}

/// Adds clauses that make exactly one of the variables true.
fn exactly_one(solver: &mut cadical::Solver<Conflicts>, variables: &[i32]) {
    solver.add_clause(variables.iter().copied());
    for (index, &one) in variables.iter().enumerate() {
        for &other in &variables[index + 1..] {
            solver.add_clause([-one, -other]);
        }
    }
}

impl Solver for Cadical {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        let geometry = sudoku.geometry();
        ENGINE.check(geometry)?;
        let side = geometry.side();
        let candidates = sudoku.candidates();
        let mut variable = vec![0; side * side * side];
        let place = |cell: Cell, digit: Digit| cell.index() * side + digit.index();
        self.candidates.clear();
        for (index, digits) in candidates.cells().iter().enumerate() {
            for digit in digits.iter() {
                let cell = Cell::from_index(index);
                self.candidates.push((cell, digit));
                variable[place(cell, digit)] = self.candidates.len() as i32;
            }
        }
        let mut solver = cadical::Solver::new();
        self.conflicts.store(0, Ordering::Relaxed);
        solver.set_callbacks(Some(Conflicts(Arc::clone(&self.conflicts))));
        let digits = || (0..side).map(Digit::from_index);
        let known = |cell, digit| Some(variable[place(cell, digit)]).filter(|&v| v > 0);
        for cell in (0..side * side).map(Cell::from_index) {
            let group: Vec<i32> = digits().filter_map(|digit| known(cell, digit)).collect();
            exactly_one(&mut solver, &group);
        }
        for house in geometry.houses() {
            for digit in digits() {
                let places = geometry.cells(house).iter();
                let group: Vec<i32> = places.filter_map(|&cell| known(cell, digit)).collect();
                exactly_one(&mut solver, &group);
            }
        }
        for pair in geometry.pairs() {
            for digit in digits() {
                if let Some((one, other)) = known(pair.first, digit).zip(known(pair.second, digit))
                {
                    solver.add_clause([-one, -other]);
                }
            }
        }
        self.solver = Some(solver);
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Halt {
        loop {
            let conflicts = self.conflicts();
            let Some(solver) = &mut self.solver else { return Halt::Exhausted };
            if let Some(reached) = limit.reached(conflicts) {
                return reached;
            }
            // The option `conflicts` exists, so this can't fail.
            let _ = solver.set_limit("conflicts", SLICE);
            match solver.solve() {
                None => {}
                Some(false) => {
                    self.solver = None;
                    return Halt::Exhausted;
                }
                Some(true) => {
                    let is_true = |index: &usize| solver.value(*index as i32 + 1) == Some(true);
                    let chosen: Vec<usize> = (0..self.candidates.len()).filter(is_true).collect();
                    solver.add_clause(chosen.iter().map(|&index| -(index as i32 + 1)));
                    self.solution = chosen.iter().map(|&index| self.candidates[index]).collect();
                    return Halt::Found;
                }
            }
        }
    }

    fn solution(&self, grid: &mut Grid) {
        for &(cell, digit) in &self.solution {
            grid.set(cell, Some(digit));
        }
    }

    fn effort(&self) -> Effort {
        Effort { nodes: self.conflicts(), guesses: self.conflicts() }
    }
}
