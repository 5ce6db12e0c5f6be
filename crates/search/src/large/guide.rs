//! Selects the digit to try in a cell: that of the best attempt so far.
//!
//! The order of decisions selects a candidate. If the best attempt has another digit in its cell
//! that is still possible, the search decides that digit instead. On boards with many solutions,
//! where learning alone is slow, the search thus converges to one of them. The technique is the
//! analogue of target phases for exactly-one groups (A. Biere and M. Fleury, "Chasing target
//! phases", Pragmatics of SAT 2020). It is close to solution-guided search (J. C. Beck,
//! "Solution-guided multi-point constructive search for job shop scheduling", JAIR 29, 2007,
//! doi:10.1613/jair.2169).

use crate::large::groups::Groups;
use crate::large::literal::Var;
use crate::large::trail::Trail;

/// The number of conflicts before a worse attempt may replace the best one for the first time. Each
/// later replacement takes this many more conflicts than the one before.
const PAUSE: u64 = 300;

/// The candidates of the best attempt.
#[derive(Default)]
pub(super) struct Guide {
    /// A candidate for each cell, or [`NONE`].
    best: Vec<Var>,
    /// The number of assignments of the best attempt.
    size: usize,
    /// The number of conflicts after which any next attempt becomes the best, regardless of its
    /// size.
    next: u64,
    /// The number of such replacements.
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

    /// Considers the conflict-free part of the trail as an attempt; called at a conflict above the
    /// root.
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

    /// Called at a restart: resets the size of the best attempt if it is time.
    pub(super) fn renew(&mut self, conflicts: u64) {
        if conflicts >= self.next {
            self.renewals += 1;
            self.next = conflicts + PAUSE * (self.renewals + 1);
            self.size = 0;
        }
    }

    /// Adopts an attempt of the [local search](super::local). It is not a trail, so any later
    /// attempt replaces it, except in cells that the later attempt does not decide.
    pub(super) fn follow(&mut self, groups: &Groups, attempt: &[Var]) {
        for &var in attempt {
            let (cell, _) = groups.candidates[var as usize];
            self.best[cell as usize] = var;
        }
        self.size = 0;
    }

    /// The candidate of the best attempt in the cell of `var`, if it is a different one.
    pub(super) fn instead_of(&self, groups: &Groups, var: Var) -> Option<Var> {
        let (cell, _) = groups.candidates[var as usize];
        let best = self.best[cell as usize];
        (best != NONE && best != var).then_some(best)
    }
}
