//! The search loop: decide, propagate, learn, restart, reduce.

use crate::large::analyze::Analysis;
use crate::large::guide::Guide;
use crate::large::layout::GroupLayout;
use crate::large::literal::{Lit, Var};
use crate::large::local::LocalSearch;
use crate::large::modes::Turns;
use crate::large::order::Order;
use crate::large::restart::Restarts;
use crate::large::singles::DenseBoard;
use crate::large::state::State;
use crate::large::trail::{Conflict, Reason};
use crate::solver::{Effort, Halt, Limit};

/// The number of conflicts before the first reduction of the clauses.
const REDUCE: u64 = 200;

/// The number of words of the arena beyond which good clauses are removed too: 64 MiB, and 32 MiB
/// for binary clauses.
const MOST_WORDS: usize = 1 << 24;

/// The number of moves of local search per conflict; they take about a third of the time.
const MOVES: u64 = 128;

/// The maximum number of moves of local search at a restart. They take some ten milliseconds,
/// during which the caller's flag is not polled.
const MOST_MOVES: u64 = 1 << 16;

/// The polling interval of the caller's flag, in decisions and conflicts.
const PATIENCE: u64 = 256;

/// Conflict-driven search on the board that singles left open.
#[derive(Default)]
pub(super) struct ClauseSearch {
    pub(super) state: State,
    pub(super) order: Order,
    pub(super) analysis: Analysis,
    guide: Guide,
    local: LocalSearch,
    pairs: Vec<(Var, Var)>,
    pub(super) decisions: u64,
    pub(super) conflicts: u64,
    turns: Turns,
    restarts: Restarts,
    reductions: u64,
    next_reduction: u64,
    /// No backjump goes below this level, see [`enumerate`](super::enumerate).
    pub(super) floor: u32,
    /// Literals learned to hold in every solution while the floor was above 0.
    pub(super) units: Vec<Lit>,
    /// `true` if the last step was a solution, which the trail still contains.
    pub(super) at_solution: bool,
    exhausted: bool,
}

impl ClauseSearch {
    /// Starts with the groups that singles left open.
    pub(super) fn start(&mut self, layout: &GroupLayout, board: &DenseBoard) {
        self.state.groups.build(layout, board, &mut self.pairs);
        self.state.reset();
        for &(a, b) in &self.pairs {
            self.state.clauses.give([Lit::is_not(a), Lit::is_not(b)]);
        }
        self.order.reset(&self.state.groups);
        self.analysis.reset(self.state.groups.variables());
        self.guide.reset(layout.cells);
        self.local.reset();
        self.forget_effort();
        self.turns = Turns::default();
        self.restarts = Restarts::default();
        self.reductions = 0;
        self.next_reduction = REDUCE;
        self.floor = 0;
        self.units.clear();
        self.at_solution = false;
        self.exhausted = false;
    }

    pub(super) fn forget_effort(&mut self) {
        self.decisions = 0;
        self.conflicts = 0;
    }

    pub(super) fn effort(&self) -> Effort {
        Effort { nodes: self.decisions + self.conflicts, guesses: self.decisions }
    }

    /// The cells and digits of the last solution.
    pub(super) fn solution(&self) -> impl Iterator<Item = (u32, u8)> + '_ {
        let placed = self.state.trail.literals().iter().filter(|literal| literal.is_positive());
        placed.map(|literal| self.state.groups.candidates[literal.var() as usize])
    }

    /// Continues the search until the next solution, the end or a limit.
    pub(super) fn next(&mut self, limit: Limit<'_>) -> Halt {
        // To continue after a solution, flip its last decision.
        if self.at_solution {
            self.at_solution = false;
            self.exhausted = !self.flip();
        }
        let mut look = 0;
        while !self.exhausted {
            // Stop at a limit before anything is decided, so that the search can be resumed here.
            let nodes = self.decisions + self.conflicts;
            if nodes >= self.look_at(limit, nodes, &mut look) {
                return limit.reached(nodes).unwrap_or(Halt::Cancelled);
            }
            // Propagate. After a conflict, learn a clause and jump back to the level where it makes
            // a literal true. Without a conflict, restart or reduce if that is due, otherwise
            // decide.
            if let Some(conflict) = self.state.propagate() {
                self.conflicts += 1;
                self.exhausted = !self.learn_from(conflict);
            } else if !self.restart_or_reduce() {
                let Some(literal) = self.choose() else {
                    self.at_solution = true;
                    return Halt::Found;
                };
                self.decisions += 1;
                self.state.decide(literal);
            }
        }
        Halt::Exhausted
    }

    /// The number of nodes at which to stop: 0 if a limit is reached. The caller's flag is polled
    /// only every [`PATIENCE`] nodes.
    fn look_at(&self, limit: Limit<'_>, nodes: u64, look: &mut u64) -> u64 {
        if nodes < *look {
            return limit.nodes;
        }
        *look = nodes + PATIENCE;
        if limit.reached(nodes).is_some() { 0 } else { limit.nodes }
    }

    /// Learns from a conflict and jumps back. Returns `false` if the search is exhausted.
    fn learn_from(&mut self, conflict: Conflict) -> bool {
        self.analysis.clause.clear();
        // Without a decision above the floor, this branch of the enumeration is exhausted.
        if self.state.trail.level() == self.floor {
            return self.flip();
        }
        let lesson = self.analysis.analyze(&self.state, conflict);
        self.reward();
        self.guide.consider(&self.state.groups, &self.state.trail);
        self.restarts.conflict();
        // Jump back to the level where only one literal of the clause is not false, and make that
        // literal true. A clause of one literal holds at the root.
        let level = lesson.level.max(self.floor);
        self.state.backtrack(level, &mut self.order);
        let Some(&first) = self.analysis.clause.first() else { return false };
        if self.analysis.clause.len() == 1 {
            self.state.trail.assign_at(first, Reason::None, 0);
            if self.floor > 0 {
                self.units.push(first);
            }
        } else {
            let reason = self.state.clauses.add(&self.analysis.clause, lesson.glue);
            self.state.trail.assign(first, reason);
        }
        true
    }

    /// Increases the activities of the variables, and updates the glue of the clauses involved in a
    /// conflict.
    fn reward(&mut self) {
        for &var in &self.analysis.involved {
            self.order.bump(var);
        }
        self.order.decay(self.turns.mode.decay);
        let used = std::mem::take(&mut self.analysis.used);
        for &clause in &used {
            let mut glue = self.state.clauses.glue(clause);
            if glue > 2 {
                let literals = self.state.clauses.literals(clause);
                glue = self.analysis.levels_of(&self.state, literals, glue);
            }
            self.state.clauses.use_with_glue(clause, glue);
        }
        self.analysis.used = used;
    }

    /// Restarts or reduces the clauses if it is time. Returns `true` if propagation must continue
    /// before a decision.
    fn restart_or_reduce(&mut self) -> bool {
        // A restart: undo all decisions, keep the learned clauses, and run local search.
        if self.floor == 0 && self.restarts.is_due(self.turns.mode.unit) {
            self.restarts.restart();
            self.state.backtrack(0, &mut self.order);
            self.guide.renew(self.conflicts);
            let changed = self.turns.change(self.conflicts);
            // Most boards are solved in the first turn, without local search. The moves of that
            // turn are made up for later; otherwise 36x36 boards take longer.
            let due = (MOVES * self.conflicts).saturating_sub(self.local.moves());
            let moves = due.min(MOST_MOVES);
            let solved = !self.turns.is_first() && self.local.search(&self.state, moves);
            self.turns.mode.guided |= solved;
            if solved || changed && self.turns.mode.guided {
                self.guide.follow(&self.state.groups, self.local.attempt());
            }
            return true;
        }
        if self.conflicts < self.next_reduction {
            return false;
        }
        // A reduction: go back to the root first, where no literal needs a clause as its reason.
        // The next call continues here.
        if self.floor == 0 && self.state.trail.level() > 0 {
            self.state.backtrack(0, &mut self.order);
            return true;
        }
        self.reductions += 1;
        let pause = (REDUCE as f64 * ((self.reductions + 1) as f64).sqrt()) as u64;
        self.next_reduction = self.conflicts + pause;
        if self.state.trail.level() == 0 {
            self.state.settle_root();
        }
        self.state.clauses.reduce(&mut self.state.trail, MOST_WORDS);
        true
    }

    /// The next decision: the most active candidate, or the guide's candidate in its cell. `None`
    /// if all variables are assigned.
    fn choose(&mut self) -> Option<Lit> {
        loop {
            let var = self.order.pop()?;
            if self.state.trail.value(Lit::is(var)) != 0 {
                continue;
            }
            if !self.turns.mode.guided {
                return Some(Lit::is(var));
            }
            let guided = self.guide.instead_of(&self.state.groups, var).map(Lit::is);
            return match guided.filter(|&guided| self.state.trail.value(guided) == 0) {
                Some(guided) => {
                    // The guide's candidate remains in the heap, and is skipped later because it is
                    // assigned.
                    self.order.insert(var);
                    Some(guided)
                }
                None => Some(Lit::is(var)),
            };
        }
    }
}
