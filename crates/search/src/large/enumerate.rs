//! From one solution to the next, in polynomial space.
//!
//! At a solution the last decision is flipped and the level below becomes the *floor*: no backjump
//! goes below it, no restart happens, and a conflict at the floor flips the decision of the floor.
//! So every solution comes once, and no clause is needed to rule it out (M. Gebser, B. Kaufmann, A.
//! Neumann and T. Schaub, "Conflict-driven answer set enumeration", LPNMR 2007,
//! doi:10.1007/978-3-540-72200-7_13). A flipped decision has no reason and is never resolved upon,
//! because conflicts are analysed above the floor only: whatever is learned follows from the
//! puzzle, and what was learned on the way to the first solution helps to prove that it is the only
//! one. Only when the floor is the root does a flipped decision count as known; there it stays for
//! good.
//!
//! For that proof a clause against the first solution with free restarts was tried as well; it was
//! not faster.

use crate::large::search::ClauseSearch;
use crate::large::trail::Reason;

impl ClauseSearch {
    /// Turns the last decision into its opposite. False if there is none left.
    pub(super) fn flip(&mut self) -> bool {
        while self.state.trail.level() > 0 {
            let level = self.state.trail.level();
            let opposite = !self.state.trail.decision(level);
            self.floor = level - 1;
            self.state.backtrack(self.floor, &mut self.order);
            // What holds in every solution was taken back with the levels where it was learned.
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
