//! Local search: boards filled completely, with conflicts, and made better cell by cell.
//!
//! Where solutions are many but learning is slow, on large boards with about half of their cells open,
//! this finds one long before the search does; elsewhere its best attempt is a
//! [`guide`](super::guide) that knows of the whole board. It works in slices between restarts, on what
//! is open at the root, and never decides anything itself: the search follows its attempt, and if that is a
//! solution, without a conflict.
//!
//! Tabu search as for colouring a graph from lists of colours (Y. Jin and J.-K. Hao, "Solving the Latin
//! square completion problem by memetic graph coloring", IEEE Transactions on Evolutionary
//! Computation 23(6), 2019, doi:10.1109/TEVC.2019.2899053). That modern SAT solvers guide their search
//! likewise: S. Cai and X. Zhang, "Deep cooperation of CDCL and local search for SAT", SAT 2021,
//! doi:10.1007/978-3-030-80223-3_6.
//!
//! It goes on from where it was: beginning from the search's own best attempt instead solved no more.

use crate::search::large::layout::bits;
use crate::search::large::literal::{Lit, Var};
use crate::search::large::state::State;
use crate::search::lists::Lists;

/// No candidate, no place in a list.
const NONE: u32 = u32::MAX;

/// A board filled with candidates that exclude each other here and there.
///
/// Cells are numbered as the groups are, whose first are the cells.
#[derive(Default)]
pub(super) struct Tabu {
    /// The candidate in each cell.
    placed: Vec<Var>,
    /// The candidates of the attempt with the fewest conflicts, ...
    best: Vec<Var>,
    /// ... and how many these are.
    fewest: i32,
    /// Pairs of placed candidates that exclude each other.
    pairs: i32,
    /// For each candidate how many placed ones exclude it.
    conflicts: Vec<i32>,
    /// For each candidate the move until which it may not come back.
    until: Vec<u64>,
    moves: u64,
    conflicted: Conflicted,
    /// The cell of each candidate.
    cell_of: Vec<u32>,
    /// What each candidate excludes, ...
    excluded: Lists<Var>,
    /// ... when so many literals were known at the root.
    known: usize,
    /// The moves among which one is chosen.
    choice: Vec<Var>,
    random: u64,
}

/// The cells with conflicts.
#[derive(Default)]
struct Conflicted {
    cells: Vec<u32>,
    /// For each cell its place in this list.
    places: Vec<u32>,
}

impl Conflicted {
    fn reset(&mut self, cells: usize) {
        self.cells.clear();
        self.places.clear();
        self.places.resize(cells, NONE);
    }

    /// Lists a cell if it has conflicts, and only then.
    #[inline]
    fn list(&mut self, cell: u32, has_conflicts: bool) {
        let place = self.places[cell as usize];
        if has_conflicts == (place != NONE) {
            return;
        }
        if has_conflicts {
            self.places[cell as usize] = self.cells.len() as u32;
            self.cells.push(cell);
        } else if let Some(last) = self.cells.pop() {
            if last != cell {
                self.cells[place as usize] = last;
                self.places[last as usize] = place;
            }
            self.places[cell as usize] = NONE;
        }
    }
}

impl Tabu {
    /// Begins with a board of which nothing is filled.
    pub(super) fn reset(&mut self, state: &State) {
        let variables = state.groups.variables();
        self.cell_of.clear();
        self.cell_of.extend((0..variables as Var).map(|var| state.groups.cell(var)));
        let cells = self.cell_of.last().map_or(0, |&last| last as usize + 1);
        for attempt in [&mut self.placed, &mut self.best] {
            attempt.clear();
            attempt.resize(cells, NONE);
        }
        self.fewest = i32::MAX;
        self.until.clear();
        self.until.resize(variables, 0);
        self.moves = 0;
        self.known = usize::MAX;
        self.random = 0x9e37_79b9_7f4a_7c15;
    }

    /// The candidates of the best attempt: all cells' after the first move.
    pub(super) fn best(&self) -> impl Iterator<Item = Var> + '_ {
        self.best.iter().copied().filter(|&var| var != NONE)
    }

    /// The moves made so far.
    pub(super) fn moves(&self) -> u64 {
        self.moves
    }

    /// The conflicts of the best attempt.
    #[cfg(test)]
    pub(super) fn fewest(&self) -> i32 {
        self.fewest
    }

    /// Makes so many moves, at the root after propagation. True if the best attempt is a solution.
    pub(super) fn search(&mut self, state: &State, moves: u64) -> bool {
        if self.known != state.trail.len() {
            self.known = state.trail.len();
            self.settle(state);
        }
        let end = self.moves + moves;
        loop {
            if self.pairs < self.fewest {
                self.fewest = self.pairs;
                self.best.clone_from(&self.placed);
            }
            if self.pairs == 0 || self.moves == end {
                return self.pairs == 0;
            }
            self.moves += 1;
            self.consider_all(state);
            if self.choice.is_empty() {
                self.consider_any(state);
            }
            if let Some(var) = self.choose() {
                self.place(var);
            }
        }
    }

    /// Collects the best moves: another candidate in a cell with conflicts, not one that was there
    /// lately unless the board becomes better than ever.
    fn consider_all(&mut self, state: &State) {
        self.choice.clear();
        let mut least = i32::MAX;
        for &cell in &self.conflicted.cells {
            let old = self.placed[cell as usize];
            let now = self.conflicts[old as usize];
            for literal in state.groups.literals(cell, state.groups.live[cell as usize]) {
                let var = literal.var();
                let change = self.conflicts[var as usize] - now;
                // Most are worse than the best so far: no further look at these.
                if change > least || var == old {
                    continue;
                }
                if self.until[var as usize] >= self.moves && self.pairs + change >= self.fewest {
                    continue;
                }
                if change < least {
                    least = change;
                    self.choice.clear();
                }
                self.choice.push(var);
            }
        }
    }

    /// Where all is tabu: any other candidate of a cell with conflicts.
    fn consider_any(&mut self, state: &State) {
        let at = self.below(self.conflicted.cells.len());
        let Some(&cell) = self.conflicted.cells.get(at) else { return };
        let old = self.placed[cell as usize];
        let live = bits(state.groups.live[cell as usize]);
        let candidates = live.map(|bit| state.groups.variable(cell, bit));
        self.choice.extend(candidates.filter(|&var| var != old));
    }

    fn choose(&mut self) -> Option<Var> {
        let at = self.below(self.choice.len());
        self.choice.get(at).copied()
    }

    /// Moves a candidate into its cell. What was there stays away the longer the more conflicts there
    /// are.
    fn place(&mut self, var: Var) {
        let cell = self.cell_of[var as usize];
        let old = std::mem::replace(&mut self.placed[cell as usize], var);
        self.pairs += self.conflicts[var as usize] - self.conflicts[old as usize];
        let tenure = self.conflicted.cells.len() * 3 / 5 + self.below(10);
        self.until[old as usize] = self.moves + 1 + tenure as u64;
        self.count(old, -1);
        self.count(var, 1);
        self.list(cell);
    }

    /// Adds to the conflicts of all that a candidate excludes.
    fn count(&mut self, var: Var, by: i32) {
        for &other in self.excluded.get(var) {
            let conflicts = &mut self.conflicts[other as usize];
            *conflicts += by;
            let cell = self.cell_of[other as usize];
            if self.placed[cell as usize] == other {
                self.conflicted.list(cell, *conflicts > 0);
            }
        }
    }

    /// Lists a cell that is filled if it has conflicts.
    fn list(&mut self, cell: u32) {
        let placed = self.placed[cell as usize];
        self.conflicted.list(cell, self.conflicts[placed as usize] > 0);
    }

    /// Takes notice of what is known at the root: keeps what is possible and fills the other cells with
    /// as few conflicts as may be.
    fn settle(&mut self, state: &State) {
        self.list_excluded(state);
        self.conflicts.clear();
        self.conflicts.resize(state.groups.variables(), 0);
        self.conflicted.reset(self.placed.len());
        for cell in 0..self.placed.len() {
            let var = self.placed[cell];
            if var == NONE || state.trail.value(Lit::is(var)) < 0 {
                self.placed[cell] = NONE;
            } else {
                self.count(var, 1);
            }
        }
        for cell in 0..self.placed.len() as u32 {
            if self.placed[cell as usize] != NONE {
                continue;
            }
            let live = bits(state.groups.live[cell as usize]);
            let candidates = live.map(|bit| state.groups.variable(cell, bit));
            self.choice.clear();
            self.choice.extend(candidates);
            let least = self.choice.iter().map(|&var| self.conflicts[var as usize]).min();
            self.choice.retain(|&var| Some(self.conflicts[var as usize]) == least);
            if let Some(var) = self.choose() {
                self.placed[cell as usize] = var;
                self.count(var, 1);
            }
        }
        for cell in 0..self.placed.len() as u32 {
            self.list(cell);
        }
        let twice: i32 = self.placed.iter().map(|&var| self.conflicts[var as usize]).sum();
        self.pairs = twice / 2;
    }

    /// A pair that shares a box and a line counts once: counted twice, the search does far worse.
    fn list_excluded(&mut self, state: &State) {
        let State { groups, clauses, .. } = state;
        self.excluded.clear();
        let mut others = Vec::new();
        for var in 0..groups.variables() as Var {
            others.clear();
            // The first group is the cell, which may stand there again.
            let (cell, houses) = (groups.cell(var), &groups.memberships(var)[1..]);
            for &membership in houses {
                let group = membership.group();
                let live = groups.live[group as usize];
                if group != cell && live & membership.bit() != 0 {
                    let live = bits(live & !membership.bit());
                    others.extend(live.map(|bit| groups.variable(group, bit)));
                }
            }
            let implied = clauses.implied(Lit::is_not(var)).iter();
            others.extend(implied.filter(|other| !other.is_positive()).map(|other| other.var()));
            others.sort_unstable();
            others.dedup();
            self.excluded.push(others.iter().copied());
        }
    }

    /// A random number below `n`, 0 for 0 (G. Marsaglia, "Xorshift RNGs", Journal of Statistical
    /// Software 8(14), 2003, doi:10.18637/jss.v008.i14): the same for every board, so that a search
    /// depends on nothing but the puzzle.
    fn below(&mut self, n: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (((self.random >> 32) * n as u64) >> 32) as usize
    }
}
