//! Conflict analysis: derives a clause from a conflict.

use crate::large::literal::{Lit, Var};
use crate::large::state::State;
use crate::large::trail::{Conflict, Reason};

/// The status of a variable while a clause is derived.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Unknown,
    /// The variable is, or was, in the clause.
    Seen,
    /// Redundant: it follows from literals of the clause.
    Implied,
    /// Not known to follow from the clause.
    Needed,
}

/// The properties of a learned clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lesson {
    /// The backjump level: the highest level among the literals after the first. There the first
    /// becomes true.
    pub(super) level: u32,
    /// The number of distinct levels ("literal block distance").
    pub(super) glue: u32,
}

/// Derives clauses from conflicts, and keeps its buffers.
#[derive(Default)]
pub(super) struct Analysis {
    /// The learned clause: first the literal that it makes true, second a literal of the highest
    /// other level.
    pub(super) clause: Vec<Lit>,
    /// The variables involved in the conflict, each once.
    pub(super) involved: Vec<Var>,
    /// The clauses involved in the conflict.
    pub(super) used: Vec<u32>,
    marks: Vec<Mark>,
    /// The variables with a mark that are not in `involved`.
    marked: Vec<Var>,
    /// Marks the variables between a block of literals and its implication point.
    in_block: Vec<bool>,
    block: Vec<Var>,
    /// The stamp of the last traversal that met each level.
    levels: Vec<u32>,
    stamp: u32,
    buffer: Vec<Lit>,
    positions: Vec<u32>,
}

/// The maximum depth of the recursion that shows a literal to be redundant.
const DEEPEST: u32 = 600;

impl Analysis {
    pub(super) fn reset(&mut self, variables: usize) {
        self.marks.clear();
        self.marks.resize(variables, Mark::Unknown);
        self.in_block.clear();
        self.in_block.resize(variables, false);
        self.levels.clear();
        self.levels.resize(variables + 1, 0);
        self.stamp = 0;
    }

    /// Derives a clause from a conflict at a level above 0.
    ///
    /// It is the clause of the first unique implication point, minimised by recursion (MiniSat) and
    /// shrunk (M. Fleury and A. Biere, "Efficient all-UIP learned clause minimization", SAT 2021,
    /// doi:10.1007/978-3-030-80223-3_12).
    pub(super) fn analyze(&mut self, state: &State, conflict: Conflict) -> Lesson {
        self.resolve(state, conflict);
        self.minimise(state);
        self.shrink(state);
        let lesson = self.lesson(state);
        for var in self.involved.iter().chain(&self.marked) {
            self.marks[*var as usize] = Mark::Unknown;
        }
        self.marked.clear();
        lesson
    }

    /// Resolves the conflict with reasons, backwards along the trail, until one literal of the
    /// current level is left.
    fn resolve(&mut self, state: &State, conflict: Conflict) {
        self.clause.clear();
        self.clause.push(Lit::default());
        self.involved.clear();
        self.used.clear();
        if let Conflict::Clause(clause) = conflict {
            self.used.push(clause);
        }
        // The number of literals of the current level that are not resolved yet.
        let mut ahead = 0;
        state.in_conflict(conflict, |literal| ahead += self.meet(state, literal));
        for &literal in state.trail.literals().iter().rev() {
            let var = literal.var();
            if self.marks[var as usize] != Mark::Seen {
                continue;
            }
            // The last one left is the implication point: all paths from the decision to the
            // conflict contain it.
            ahead -= 1;
            if ahead == 0 {
                self.clause[0] = !literal;
                return;
            }
            // Any other literal is replaced by its reason.
            if let Reason::Clause(clause) = state.trail.origin(var).reason {
                self.used.push(clause);
            }
            state.all_antecedents(var, |literal| {
                ahead += self.meet(state, literal);
                true
            });
        }
    }

    /// Records a literal of the conflict. Returns 1 if it is new and of the current level, so it
    /// must be resolved; otherwise 0.
    fn meet(&mut self, state: &State, literal: Lit) -> u32 {
        let var = literal.var();
        let level = state.trail.origin(var).level;
        if level == 0 || self.marks[var as usize] != Mark::Unknown {
            return 0;
        }
        self.marks[var as usize] = Mark::Seen;
        self.involved.push(var);
        if level == state.trail.level() {
            return 1;
        }
        self.clause.push(literal);
        0
    }

    fn next_stamp(&mut self) -> u32 {
        self.stamp += 1;
        self.stamp
    }

    /// Removes the literals that follow from others.
    fn minimise(&mut self, state: &State) {
        let stamp = self.next_stamp();
        let mut clause = std::mem::take(&mut self.clause);
        for literal in &clause[1..] {
            self.levels[state.trail.origin(literal.var()).level as usize] = stamp;
        }
        let mut kept = 1;
        for at in 1..clause.len() {
            let var = clause[at].var();
            let decided = state.trail.origin(var).reason == Reason::None;
            if decided || !self.is_redundant(state, var, 0) {
                clause[kept] = clause[at];
                kept += 1;
            }
        }
        clause.truncate(kept);
        self.clause = clause;
    }

    /// Returns `true` if all antecedents of a variable follow from the clause.
    fn is_redundant(&mut self, state: &State, var: Var, depth: u32) -> bool {
        depth <= DEEPEST
            && state.all_antecedents(var, |literal| self.is_implied(state, literal.var(), depth))
    }

    /// Returns `true` if a variable follows from the clause without being a decision, or is
    /// assigned at the root.
    fn is_implied(&mut self, state: &State, var: Var, depth: u32) -> bool {
        let origin = state.trail.origin(var);
        if origin.level == 0 {
            return true;
        }
        match self.marks[var as usize] {
            Mark::Seen | Mark::Implied => true,
            Mark::Needed => false,
            Mark::Unknown => {
                // Literals of a level that is not in the clause can't be eliminated.
                let implied = origin.reason != Reason::None
                    && self.levels[origin.level as usize] == self.stamp
                    && self.is_redundant(state, var, depth + 1);
                self.marks[var as usize] = if implied { Mark::Implied } else { Mark::Needed };
                self.marked.push(var);
                implied
            }
        }
    }

    /// Replaces the literals of a level by their implication point, if there is one that adds no
    /// literal of another level.
    fn shrink(&mut self, state: &State) {
        if self.clause.len() <= 2 {
            return;
        }
        let mut clause = std::mem::take(&mut self.clause);
        let mut buffer = std::mem::take(&mut self.buffer);
        let level = |literal: &Lit| state.trail.origin(literal.var()).level;
        // The literals assigned last come first; these have the highest level.
        let position = |literal: &Lit| state.trail.origin(literal.var()).position;
        self.positions.clear();
        self.positions.extend(clause[1..].iter().map(position));
        self.positions.sort_unstable();
        for (literal, &position) in clause[1..].iter_mut().zip(self.positions.iter().rev()) {
            *literal = !state.trail.literals()[position as usize];
        }
        buffer.clear();
        buffer.push(clause[0]);
        for block in clause[1..].chunk_by(|a, b| level(a) == level(b)) {
            match self.implication_point(state, block) {
                Some(point) => buffer.push(point),
                None => buffer.extend_from_slice(block),
            }
        }
        self.clause = buffer;
        self.buffer = clause;
    }

    /// The literal that can replace a block of literals of one level; the one assigned last comes
    /// first.
    fn implication_point(&mut self, state: &State, block: &[Lit]) -> Option<Lit> {
        if block.len() == 1 {
            return None;
        }
        for literal in block {
            self.in_block[literal.var() as usize] = true;
            self.block.push(literal.var());
        }
        let last = state.trail.origin(block[0].var());
        let point = self.walk_back(state, last.level, last.position as usize);
        for var in self.block.drain(..) {
            self.in_block[var as usize] = false;
        }
        let point = point?;
        if self.marks[point.var() as usize] == Mark::Unknown {
            self.marks[point.var() as usize] = Mark::Seen;
            self.marked.push(point.var());
        }
        Some(point)
    }

    fn walk_back(&mut self, state: &State, level: u32, from: usize) -> Option<Lit> {
        // Replaces the literals of the level by their reasons, those assigned last first, until one
        // is left. A reason on another level is allowed only if the clause implies it.
        let mut ahead = self.block.len();
        for &literal in state.trail.literals()[..=from].iter().rev() {
            let var = literal.var();
            if !self.in_block[var as usize] {
                continue;
            }
            if ahead == 1 {
                return Some(!literal);
            }
            if state.trail.origin(var).reason == Reason::None {
                return None;
            }
            let fits = state.all_antecedents(var, |antecedent| {
                let var = antecedent.var();
                if state.trail.origin(var).level != level {
                    return self.is_implied(state, var, 1);
                }
                if !self.in_block[var as usize] {
                    self.in_block[var as usize] = true;
                    self.block.push(var);
                    ahead += 1;
                }
                true
            });
            if !fits {
                return None;
            }
            ahead -= 1;
        }
        None
    }

    /// Computes the glue and the backjump level, which is the level of the second literal.
    fn lesson(&mut self, state: &State) -> Lesson {
        let clause = std::mem::take(&mut self.clause);
        let glue = self.levels_of(state, clause.iter().copied(), u32::MAX);
        let level = clause.get(1).map_or(0, |second| state.trail.origin(second.var()).level);
        self.clause = clause;
        Lesson { level, glue }
    }

    /// The number of distinct levels of some literals, at most `most`.
    pub(super) fn levels_of(
        &mut self,
        state: &State,
        literals: impl Iterator<Item = Lit>,
        most: u32,
    ) -> u32 {
        let stamp = self.next_stamp();
        let mut count = 0;
        for literal in literals {
            let level = &mut self.levels[state.trail.origin(literal.var()).level as usize];
            if *level != stamp {
                *level = stamp;
                count += 1;
                if count >= most {
                    break;
                }
            }
        }
        count
    }
}
