//! From one solution to the next.
//!
//! The first solution is ruled out by a clause, that one of its decisions is false, and the search
//! goes on with all freedom: most puzzles have one solution, and this is the proof. After the second
//! solution there may be any number of them and a clause for each would fill the memory. From then on
//! the last decision is flipped and the level below becomes the *floor*: no backjump goes below it and
//! no restart happens. A flipped decision has no reason and is never resolved upon, because conflicts
//! are analysed above the floor only, so that what is learned follows from the puzzle alone
//! (M. Gebser, B. Kaufmann, A. Neumann and T. Schaub, "Conflict-driven answer set enumeration", LPNMR
//! 2007, doi:10.1007/978-3-540-72200-7_13).

use crate::search::large::search::Search;
use crate::search::large::trail::Reason;

impl Search {
    /// Rules out the solution on the trail. False if it was the last.
    pub(super) fn leave_solution(&mut self) -> bool {
        self.solutions = (self.solutions + 1).min(2);
        if self.solutions > 1 { self.flip() } else { self.block() }
    }

    /// Adds a clause against the decisions.
    fn block(&mut self) -> bool {
        let trail = &self.state.trail;
        let levels = (1..=trail.level()).rev();
        let clause: Vec<_> = levels.map(|level| !trail.decision(level)).collect();
        let Some(&first) = clause.first() else { return false };
        self.state.backtrack(clause.len() as u32 - 1, &mut self.order);
        let reason =
            if clause.len() == 1 { Reason::None } else { self.state.clauses.add(&clause, 0) };
        self.state.trail.assign(first, reason);
        true
    }

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
