//! Local search: completely filled boards with conflicts, improved cell by cell.
//!
//! Large boards with about half of their cells open have many solutions, but learning is slow.
//! There, local search finds a solution long before the main search. On other boards, its attempt
//! is a [`guide`](super::guide) that covers the whole board. It runs in slices between restarts, on
//! the variables that are open at the root, and never decides anything itself. The main search
//! follows its attempt, without a conflict if that is a solution.
//!
//! An attempt is the best board of a walk of [tabu search](Tabu). The best attempts are kept, and
//! the next walk begins with a child of two of them (Y. Jin and J.-K. Hao, "Solving the Latin
//! square completion problem by memetic graph coloring", IEEE Transactions on Evolutionary
//! Computation 23(6), 2019, doi:10.1109/TEVC.2019.2899053). Guiding modern SAT solvers by local
//! search is due to S. Cai and X. Zhang, "Deep cooperation of CDCL and local search for SAT", SAT
//! 2021, doi:10.1007/978-3-030-80223-3_6.
//!
//! Each slice continues the previous one. Starting from the main search's own best attempt instead
//! did not solve more boards.

use std::iter::repeat;
use std::sync::Arc;

use crate::colouring::{Graph, Tabu, inherit};
use crate::large::layout::bits;
use crate::large::literal::{Lit, Var};
use crate::large::state::State;

/// The number of a variable that is not a candidate of the tabu search.
const NONE: u32 = u32::MAX;

/// The maximum number of attempts that are kept.
const MEMBERS: usize = 4;

/// The number of moves of a walk per cell.
const WALK: u64 = 1000;

/// The number of children without a new best attempt after which all attempts are discarded.
const PATIENCE: u64 = 500;

/// A filled board: the variable in each cell, and the number of conflicting pairs.
#[derive(Default)]
struct Attempt {
    placed: Vec<Var>,
    conflicts: u32,
}

impl Attempt {
    /// The number of cells in which two attempts differ.
    fn distance(&self, other: &Self) -> usize {
        self.placed.iter().zip(&other.placed).filter(|(one, other)| one != other).count()
    }
}

/// Local search, in slices.
///
/// Cells are numbered like the groups, the first of which are the cells.
#[derive(Default)]
pub(super) struct LocalSearch {
    tabu: Option<Tabu>,
    /// The variables that are open at the root, by candidate of the tabu search.
    variables: Vec<Var>,
    /// The inverse: the candidate of each variable, or [`NONE`].
    numbers: Vec<u32>,
    /// The number of literals known at the root when the tabu search was built.
    known: usize,
    /// The best board of this walk.
    attempt: Attempt,
    /// The number of moves of this walk.
    walked: u64,
    moves: u64,
    /// The kept attempts.
    members: Vec<Attempt>,
    /// The number of walks since one of them was better than all before.
    stale: u64,
    random: Random,
}

impl LocalSearch {
    /// Resets everything for a new board.
    pub(super) fn reset(&mut self) {
        *self = Self::default();
    }

    /// The variables of the best board of the current walk; complete after the first move. It
    /// guides better than the best attempt of all, which would stay the same for long.
    pub(super) fn attempt(&self) -> &[Var] {
        &self.attempt.placed
    }

    /// The number of conflicts of the current attempt.
    #[cfg(test)]
    pub(super) fn conflicts(&self) -> u32 {
        self.attempt.conflicts
    }

    /// The number of kept attempts.
    #[cfg(test)]
    pub(super) fn members(&self) -> usize {
        self.members.len()
    }

    /// The total number of moves so far.
    pub(super) fn moves(&self) -> u64 {
        self.moves
    }

    /// Makes at most `moves` moves; must be called at the root after propagation. Returns `true` if
    /// the attempt is a solution.
    pub(super) fn search(&mut self, state: &State, moves: u64) -> bool {
        let mut tabu = match self.tabu.take() {
            Some(tabu) if self.known == state.trail.len() => tabu,
            before => self.settle(state, before.as_ref()),
        };
        let end = self.moves + moves;
        self.store(&tabu);
        while tabu.cost() > 0 && self.moves < end {
            if self.walked == WALK * self.attempt.placed.len() as u64 {
                self.breed(state, &mut tabu);
                continue;
            }
            self.walked += 1;
            self.moves += 1;
            let (chosen, _) = tabu.choose(|bound| self.random.below(bound));
            let Some(candidate) = chosen else { continue };
            let tenure = tabu.conflicted() as u32 * 2 / 5 + self.random.below(10);
            if tabu.place(candidate, tenure) {
                self.store(&tabu);
            }
        }
        let is_solved = tabu.cost() == 0;
        self.tabu = Some(tabu);
        is_solved
    }

    /// Stores the board if it is the best of the walk.
    fn store(&mut self, tabu: &Tabu) {
        let Attempt { placed, conflicts } = &mut self.attempt;
        if placed.is_empty() || tabu.cost() < *conflicts {
            *conflicts = tabu.cost();
            placed.clear();
            placed.extend(tabu.placed().map(|candidate| self.variables[candidate as usize]));
        }
    }

    /// Ends a walk and begins the next, with a child of two members if there are enough, otherwise
    /// with a new board.
    fn breed(&mut self, state: &State, tabu: &mut Tabu) {
        let mut child = vec![None; self.attempt.placed.len()];
        self.keep();
        if self.members.len() == MEMBERS {
            let first = self.random.below(MEMBERS as u32) as usize;
            let second = (first + 1 + self.random.below(MEMBERS as u32 - 1) as usize) % MEMBERS;
            let parents = [first, second].map(|member| &self.members[member].placed[..]);
            let digit = |var: Var| usize::from(state.groups.candidates[var as usize].1);
            inherit(parents, 64, digit, &mut child, |bound| self.random.below(bound));
        }
        self.walked = 0;
        self.load(tabu, child);
        self.store(tabu);
    }

    /// Adds the best attempt of the walk to the members. If they are complete, it replaces the
    /// member that is too close to it, or else the worst, unless that member is better.
    fn keep(&mut self) {
        let attempt = std::mem::take(&mut self.attempt);
        if self.members.len() < MEMBERS {
            self.members.push(attempt);
            return;
        }
        self.stale += 1;
        if self.members.iter().all(|member| member.conflicts > attempt.conflicts) {
            self.stale = 0;
        }
        if self.stale > PATIENCE {
            self.stale = 0;
            self.members.clear();
            return;
        }
        let distances = self.members.iter().map(|member| member.distance(&attempt));
        let nearest = distances.enumerate().min_by_key(|&(_, distance)| distance);
        let worst =
            self.members.iter().enumerate().rev().max_by_key(|(_, member)| member.conflicts);
        let (Some((nearest, distance)), Some((worst, _))) = (nearest, worst) else { return };
        let too_close = distance < attempt.placed.len() / 20;
        let place = if too_close { nearest } else { worst };
        if attempt.conflicts <= self.members[place].conflicts {
            self.members[place] = attempt;
        }
    }

    /// Loads the still possible part of a board, and fills the other cells.
    fn load(&mut self, tabu: &mut Tabu, placed: impl IntoIterator<Item = Option<Var>>) {
        let numbers = &self.numbers;
        let placed = placed.into_iter().map(|placed| {
            let number = numbers[placed? as usize];
            (number != NONE).then_some(number)
        });
        tabu.load(placed, |bound| self.random.below(bound));
    }

    /// Rebuilds the tabu search after new literals became known at the root. Keeps the still
    /// possible part of the previous board.
    fn settle(&mut self, state: &State, before: Option<&Tabu>) -> Tabu {
        let before = before.into_iter().flat_map(Tabu::placed);
        let placed: Vec<Option<Var>> =
            before.map(|number| Some(self.variables[number as usize])).collect();
        self.known = state.trail.len();
        self.variables.clear();
        self.numbers.clear();
        self.numbers.resize(state.groups.variables(), NONE);
        let mut lists = Vec::new();
        for var in 0..state.groups.variables() as Var {
            let cell = state.groups.cell(var) as usize;
            lists.resize(cell + 1, 0);
            if state.trail.value(Lit::is(var)) >= 0 {
                self.numbers[var as usize] = self.variables.len() as u32;
                self.variables.push(var);
                lists[cell] += 1;
            }
        }
        let excluded = self.variables.iter().map(|&var| self.excluded(state, var));
        let graph = Graph::new(lists, excluded, vec![0; self.variables.len()]);
        let mut tabu = Tabu::new(&Arc::new(graph));
        self.load(&mut tabu, placed.into_iter().chain(repeat(None)));
        tabu
    }

    /// The candidates that a variable excludes in other cells. A pair that shares a box and a line
    /// counts once; counting it twice makes the search far worse.
    fn excluded(&self, state: &State, var: Var) -> Vec<u32> {
        let State { groups, clauses, .. } = state;
        let mut others = Vec::new();
        // The first group is the cell's, which may be repeated as padding.
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
        others.retain_mut(|other| {
            let is_elsewhere = groups.cell(*other) != cell;
            *other = self.numbers[*other as usize];
            is_elsewhere && *other != NONE
        });
        others.sort_unstable();
        others.dedup();
        others
    }
}

/// A random number generator with a fixed seed, so that a search depends only on the puzzle (G.
/// Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8(14), 2003,
/// doi:10.18637/jss.v008.i14).
struct Random(u64);

impl Default for Random {
    fn default() -> Self {
        Self(0x9e37_79b9_7f4a_7c15)
    }
}

impl Random {
    /// A number below `bound`; 0 if `bound` is 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}
