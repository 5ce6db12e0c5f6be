//! The constraints and the assignment: propagation and its explanations.

use crate::large::clauses::Clauses;
use crate::large::groups::{Groups, Membership};
use crate::large::hall::Halls;
use crate::large::literal::{Lit, Var};
use crate::large::order::Order;
use crate::large::trail::{Conflict, Reason, Trail};

/// The state of propagation.
#[derive(Default)]
pub(super) struct State {
    pub(super) groups: Groups,
    pub(super) clauses: Clauses,
    pub(super) trail: Trail,
    pub(super) halls: Halls,
    /// Groups that have lost candidates; empty between calls.
    few: Few,
    /// The number of trail literals that the clauses have followed.
    followed_by_clauses: usize,
    /// The number of trail literals that are in the queue or need not be there.
    queued: usize,
    /// Literals for the groups to follow; empty between calls.
    queue: Vec<Lit>,
    /// The number of queued literals that the groups have followed.
    next: usize,
}

impl State {
    /// Restarts with the current groups.
    pub(super) fn reset(&mut self) {
        let variables = self.groups.variables();
        self.clauses.reset(variables);
        self.trail.reset(variables);
        self.halls.reset();
        self.followed_by_clauses = 0;
        self.queued = 0;
        for group in 0..self.groups.live.len() as u32 {
            self.halls.notice(group, self.groups.live[group as usize]);
        }
    }

    /// Propagates everything that clauses, groups and Hall sets imply.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        let conflict = self.follow();
        self.queue.clear();
        self.next = 0;
        self.queued = self.trail.len();
        conflict
    }

    /// Clauses come first. Following groups to the end before them saves time, but boards with many
    /// solutions then take twice as many conflicts.
    fn follow(&mut self) -> Option<Conflict> {
        loop {
            // Clauses follow the trail to its end.
            while let Some(&literal) = self.trail.literals().get(self.followed_by_clauses) {
                self.followed_by_clauses += 1;
                let conflict = self.clauses.propagate(!literal, &mut self.trail);
                if conflict.is_some() {
                    return conflict;
                }
            }
            // Groups follow one literal; then clauses follow its consequences. Chains of
            // assignments by groups enter the queue by themselves, so only literals assigned by
            // clauses are added here.
            self.queue.extend_from_slice(&self.trail.literals()[self.queued..]);
            if let Some(&literal) = self.queue.get(self.next) {
                self.next += 1;
                let conflict = if literal.is_positive() {
                    self.exclude_others(literal)
                } else {
                    self.take_out(literal.var())
                };
                if conflict.is_some() {
                    return conflict;
                }
                self.queued = self.trail.len();
            // Hall sets, the most expensive rule, run when nothing else is left to follow.
            } else if !self.halls.exclude(&self.groups, &mut self.trail) {
                return None;
            }
        }
    }

    /// A candidate is true: the others in each of its groups become false, and are removed from
    /// their groups at once.
    fn exclude_others(&mut self, literal: Lit) -> Option<Conflict> {
        let Self { groups: Groups { live, memberships, variables, .. }, trail, few, .. } = self;
        for &membership in memberships.get(literal.var()) {
            let (group, bit) = (membership.group(), membership.bit());
            // The other candidates need not visit this group any more.
            let mut others = std::mem::replace(&mut live[group as usize], bit) & !bit;
            let variables_here = variables.get(group as usize);
            while others != 0 {
                let other = Lit::is_not(variables_here[others.trailing_zeros() as usize]);
                let value = trail.value(other);
                if value == 0 {
                    trail.assign(other, Reason::Other(!literal));
                } else if value < 0 {
                    live[group as usize] |= others;
                    few.clear();
                    return Some(Conflict::Two(!literal, other));
                }
                few.take_out(memberships.get(other.var()), live);
                others &= others - 1;
            }
        }
        self.place_last()
    }

    /// A candidate is false: it is removed from its groups, unless this is already done.
    fn take_out(&mut self, var: Var) -> Option<Conflict> {
        let Groups { live, memberships, .. } = &mut self.groups;
        let memberships = memberships.get(var);
        let in_cell = memberships[0];
        if live[in_cell.group() as usize] & in_cell.bit() == 0 {
            return None;
        }
        self.few.take_out(memberships, live);
        self.place_last()
    }

    /// Assigns the last candidate of groups with one left; queues those with two for Hall sets.
    fn place_last(&mut self) -> Option<Conflict> {
        let Self { groups: Groups { live, variables, .. }, trail, halls, few, queue, .. } = self;
        let mut conflict = None;
        for &group in few.groups() {
            let mask = live[group as usize];
            if mask & mask.wrapping_sub(1) != 0 {
                halls.notice(group, mask);
                continue;
            }
            if mask == 0 {
                conflict = Some(Conflict::Group(group));
                break;
            }
            let last = Lit::is(variables.get(group as usize)[mask.trailing_zeros() as usize]);
            let value = trail.value(last);
            if value == 0 {
                trail.assign(last, Reason::Group(group));
                queue.push(last);
            } else if value < 0 {
                conflict = Some(Conflict::Group(group));
                break;
            }
        }
        few.clear();
        conflict
    }

    /// Undoes all decisions above a level.
    pub(super) fn backtrack(&mut self, level: u32, order: &mut Order) {
        if self.trail.level() <= level {
            return;
        }
        let end = self.trail.end_of(level);
        let Groups { live, memberships, .. } = &mut self.groups;
        self.trail.shorten(end, |literal| {
            // True literals were never removed from their groups, so this has no effect on them.
            for membership in memberships.get(literal.var()) {
                live[membership.group() as usize] |= membership.bit();
            }
            order.insert(literal.var());
        });
        self.followed_by_clauses = self.followed_by_clauses.min(end);
        self.queued = self.queued.min(end);
        self.halls.backtrack(self.trail.level() - level);
        self.trail.close_levels(level);
    }

    pub(super) fn decide(&mut self, literal: Lit) {
        self.halls.open_level();
        self.trail.open_level();
        self.trail.assign(literal, Reason::None);
    }

    /// Called after propagation at the root: literals assigned there need no reasons any more.
    pub(super) fn settle_root(&mut self) {
        for at in 0..self.trail.len() {
            let var = self.trail.literals()[at].var();
            self.trail.set_reason(var, Reason::None);
        }
        self.halls.forget();
        self.groups.root.clone_from(&self.groups.live);
    }

    /// Visits the false literals that explain the value of a variable, in no particular order;
    /// stops when `f` returns `false`.
    #[inline]
    pub(super) fn all_antecedents(&self, var: Var, mut f: impl FnMut(Lit) -> bool) -> bool {
        match self.trail.origin(var).reason {
            Reason::None => true,
            Reason::Other(literal) => f(literal),
            Reason::Group(group) => {
                let root = self.groups.root[group as usize];
                self.groups.literals(group, root).all(|literal| literal.var() == var || f(literal))
            }
            Reason::Clause(clause) => {
                self.clauses.literals(clause).all(|literal| literal.var() == var || f(literal))
            }
            Reason::Hall(hall) => self.halls.all_antecedents(hall, &self.groups, f),
        }
    }

    /// The false literals of a conflict.
    pub(super) fn in_conflict(&self, conflict: Conflict, f: impl FnMut(Lit)) {
        match conflict {
            Conflict::Two(a, b) => [a, b].into_iter().for_each(f),
            Conflict::Group(group) => {
                self.groups.literals(group, self.groups.root[group as usize]).for_each(f);
            }
            Conflict::Clause(clause) => self.clauses.literals(clause).for_each(f),
        }
    }
}

/// A list of groups that have at most two live candidates left.
#[derive(Default)]
struct Few {
    /// The groups, followed by unused entries.
    groups: Vec<u32>,
    len: usize,
}

impl Few {
    fn groups(&self) -> &[u32] {
        &self.groups[..self.len]
    }

    fn clear(&mut self) {
        self.len = 0;
    }

    /// Removes a false candidate from its groups. The loop is branch-free, because branches here
    /// are unpredictable and most of the time is spent here.
    #[inline]
    fn take_out(&mut self, memberships: &[Membership], live: &mut [u64]) {
        if self.groups.len() < self.len + memberships.len() {
            self.groups.resize(2 * (self.len + memberships.len()), 0);
        }
        for membership in memberships {
            let live = &mut live[membership.group() as usize];
            let mask = *live & !membership.bit();
            let but_one = mask & mask.wrapping_sub(1);
            let are_few = but_one & but_one.wrapping_sub(1) == 0;
            self.groups[self.len] = membership.group();
            self.len += usize::from(are_few & (mask != *live));
            *live = mask;
        }
    }
}
