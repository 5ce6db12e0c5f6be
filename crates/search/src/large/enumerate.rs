//! Enumeration of solutions in polynomial space.
//!
//! At a solution, the last decision is flipped and the level below becomes the *floor*. No backjump
//! goes below the floor and no restart happens. A conflict at the floor flips the decision of the
//! floor. Every solution is therefore found once, without a clause to exclude it (M. Gebser, B.
//! Kaufmann, A. Neumann and T. Schaub, "Conflict-driven answer set enumeration", LPNMR 2007,
//! doi:10.1007/978-3-540-72200-7_13).
//!
//! A flipped decision has no reason and is never resolved upon, because only conflicts above the
//! floor are analysed. Every learned clause therefore follows from the puzzle alone, and clauses
//! learned before the first solution help to prove that it is the only one. A flipped decision
//! counts as known only when the floor is the root, where it remains.
//! To prove uniqueness, a clause against the first solution together with free restarts was tried
//! as well. It was not faster.

use crate::large::search::ClauseSearch;
use crate::large::trail::Reason;

impl ClauseSearch {
    /// Flips the last decision. Returns `false` if no decision is left.
    pub(super) fn flip(&mut self) -> bool {
        while self.state.trail.level() > 0 {
            let level = self.state.trail.level();
            let opposite = !self.state.trail.decision(level);
            self.floor = level - 1;
            self.state.backtrack(self.floor, &mut self.order);
            // Literals that hold in every solution were undone together with the levels where they
            // were learned.
            for &unit in &self.units {
                if self.state.trail.value(unit) == 0 {
                    self.state.trail.assign_at(unit, Reason::None, 0);
                }
            }
            match self.state.trail.value(opposite) {
                0 => {
                    self.state.trail.assign(opposite, Reason::None);
                    return true;
                }
                1.. => return true,
                _ => {}
            }
        }
        false
    }
}
