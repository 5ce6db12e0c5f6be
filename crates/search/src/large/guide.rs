//! Which digit to try in a cell: the one of the best attempt so far.
//!
//! The order of decisions names a candidate; if the best attempt has another digit in its cell that
//! is still possible, that is decided instead. On boards with many solutions the search then closes
//! in on one: they are where learning alone is slow. This is for exactly-one groups what target
//! phases are for single variables (A. Biere and M. Fleury, "Chasing target phases", Pragmatics of
//! SAT 2020), and close to solution-guided search (J. C. Beck, "Solution-guided multi-point
//! constructive search for job shop scheduling", JAIR 29, 2007, doi:10.1613/jair.2169).

use crate::large::groups::Groups;
use crate::large::literal::Var;
use crate::large::trail::Trail;

/// The conflicts before the best attempt may be replaced by a worse one for the first time. Each
/// further time takes this many conflicts more than the time before.
const PAUSE: u64 = 300;

/// The candidates of the best attempt.
#[derive(Default)]
pub(super) struct Guide {
    /// A candidate for each cell, or [`NONE`].
    best: Vec<Var>,
    /// The assignments of the best attempt.
    size: usize,
    /// Conflicts at which the next attempt is the best, whatever its size, ...
    next: u64,
    /// ... and how often that was so.
    renewals: u64,
}

const NONE: Var = Var::MAX;

impl Guide {
    pub(super) fn reset(&mut self, cells: usize) {
        self.best.clear();
        self.best.resize(cells, NONE);
        self.size = 0;
        self.next = PAUSE;
        self.renewals = 0;
    }

    /// Looks at the part of the trail that is free of conflict, at a conflict above the root.
    pub(super) fn consider(&mut self, groups: &Groups, trail: &Trail) {
        let size = trail.end_of(trail.level() - 1);
        if size <= self.size {
            return;
        }
        self.size = size;
        for literal in trail.literals()[..size].iter().filter(|literal| literal.is_positive()) {
            let (cell, _) = groups.candidates[literal.var() as usize];
            self.best[cell as usize] = literal.var();
        }
    }

    /// At a restart: lets go of the best attempt now and then.
    pub(super) fn renew(&mut self, conflicts: u64) {
        if conflicts >= self.next {
            self.renewals += 1;
            self.next = conflicts + PAUSE * (self.renewals + 1);
            self.size = 0;
        }
    }

    /// Takes over an attempt of the [local search](super::local). It is no trail, so the next one
    /// is better whatever its size; where it decides nothing, this attempt stays.
    pub(super) fn follow(&mut self, groups: &Groups, attempt: &[Var]) {
        for &var in attempt {
            let (cell, _) = groups.candidates[var as usize];
            self.best[cell as usize] = var;
        }
        self.size = 0;
    }

    /// What the best attempt has in the cell of a candidate.
    pub(super) fn instead_of(&self, groups: &Groups, var: Var) -> Option<Var> {
        let (cell, _) = groups.candidates[var as usize];
        let best = self.best[cell as usize];
        (best != NONE && best != var).then_some(best)
    }
}
