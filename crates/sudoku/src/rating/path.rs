//! The way from a puzzle to its solution, step by step.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::logic::{Deduction, LADDER, Reasoner, Rung};
use crate::model::{Candidate, Geometry, Grid, Sudoku};

/// A step of a path.
#[derive(Clone, Copy, Debug)]
pub enum Walked<'a> {
    /// What a technique concludes.
    Deduced(&'a Deduction, &'static Rung),
    /// A digit of the solution: no technique got on.
    Guessed(Candidate),
}

/// Walks the paths of puzzles of one geometry: always the first step of the easiest technique that
/// finds any, in the order of the [`LADDER`]; where none does, the solution's digit in the middle one of
/// the open cells, as HoDoKu 2.2.0 does.
pub struct Path {
    reasoner: Reasoner,
    rungs: Vec<&'static Rung>,
}

impl Path {
    /// Paths that use the techniques of these rungs.
    #[must_use]
    pub fn new(geometry: &Arc<Geometry>, uses: impl Fn(&Rung) -> bool) -> Self {
        let rungs = LADDER.iter().filter(|rung| uses(rung)).collect();
        Self { reasoner: Reasoner::new(geometry), rungs }
    }

    /// Walks from a puzzle to its solution, which is to be the only one; `each` sees every step and the
    /// position before it, and may break.
    ///
    /// # Panics
    /// If the puzzle or the solution has another side.
    pub fn walk(
        &mut self,
        sudoku: &Sudoku,
        solution: &Grid,
        each: &mut dyn FnMut(&Reasoner, Walked<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.reasoner.start(sudoku, true);
        self.walk_on(solution, each)
    }

    /// Walks on from where the reasoner is.
    fn walk_on(
        &mut self,
        solution: &Grid,
        each: &mut dyn FnMut(&Reasoner, Walked<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        'steps: while !self.reasoner.is_complete() {
            for rung in &self.rungs {
                let technique = rung.kinds.first().map(|&(technique, _)| technique);
                if let Some(deduction) = self.reasoner.next(technique) {
                    each(&self.reasoner, Walked::Deduced(&deduction, rung))?;
                    self.reasoner.apply(&deduction);
                    continue 'steps;
                }
            }
            let open: Vec<_> = self.reasoner.grid().blanks().collect();
            let cell = open[open.len() / 2];
            let Some(digit) = solution.get(cell) else { break };
            each(&self.reasoner, Walked::Guessed(Candidate { cell, digit }))?;
            self.reasoner.put(Candidate { cell, digit });
        }
        ControlFlow::Continue(())
    }
}
